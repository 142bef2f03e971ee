//! A series of games: a match, or a money session.

use alloc::vec::Vec;
use core::fmt;
use core::num::NonZeroU32;

use crate::game::{Action, Game};
use crate::outcome::Outcome;
use crate::player::{ByPlayer, Player};
use crate::position::Position;
use crate::refusal::{Instead, Reason, Refusal};
use crate::ruleset::{NextGame, Ruleset, Session};
use crate::stakes::Stakes;

/// A series of games, with a score that adds up what they were worth: a match
/// to a number of points, or money games without end.
#[derive(Clone, Debug)]
pub struct Match {
    rules: Ruleset,
    finished: Vec<FinishedGame>,
    /// The points at the start. White at that time has the first seat.
    start: ByPlayer<u32>,
    game: Game,
    /// Who sits where in the current game.
    seats: ByPlayer<Seat>,
    had_crawford_game: bool,
}

/// One of the two people at the board. Colors can change from game to game if a
/// die decides them; people keep their seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Seat {
    /// The person who began the match as White.
    First,
    /// The person who began the match as Black.
    Second,
}

impl Seat {
    /// Both seats.
    pub const BOTH: [Seat; 2] = [Seat::First, Seat::Second];

    /// The other seat.
    #[must_use]
    pub const fn other(self) -> Seat {
        match self {
            Seat::First => Seat::Second,
            Seat::Second => Seat::First,
        }
    }
}

/// A finished game in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FinishedGame {
    /// The winner's seat, since colors may change between games.
    pub winner: Seat,
    /// How it ended, and for how much.
    pub outcome: Outcome,
}

impl Match {
    /// A match by these rules, before the opening dice.
    #[must_use]
    pub fn new(rules: Ruleset) -> Match {
        Match::begun(rules, ByPlayer::default()).with_game()
    }

    /// A match that continues from a score. If a player is a point away from
    /// winning and the rules have a Crawford game, this is it.
    ///
    /// ```
    /// use rules::{ByPlayer, Match, Ruleset};
    ///
    /// let rules: Ruleset = "international, match 7".parse()?;
    /// let score = ByPlayer { white: 6, black: 2 };
    /// let resumed = Match::from_score(rules.clone(), score)?;
    /// assert!(resumed.game().stakes().is_crawford());
    /// let later = Match::from_score_after_crawford(rules.clone(), score)?;
    /// assert!(!later.game().stakes().is_crawford());
    ///
    /// let won = Match::from_score(rules, ByPlayer { white: 7, black: 2 });
    /// assert_eq!(won.unwrap_err().to_string(), "a match to 7 is over at 7-2");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Someone has already won.
    pub fn from_score(rules: Ruleset, score: ByPlayer<u32>) -> Result<Match, AlreadyWon> {
        already_won(&rules, score)?;
        Ok(Match::begun(rules, score).with_game())
    }

    /// A match that continues from a score, with the Crawford game already
    /// played.
    ///
    /// # Errors
    ///
    /// Someone has already won.
    pub fn from_score_after_crawford(
        rules: Ruleset,
        score: ByPlayer<u32>,
    ) -> Result<Match, AlreadyWon> {
        already_won(&rules, score)?;
        let mut begun = Match::begun(rules, score);
        begun.had_crawford_game = begun.is_crawford_next();
        Ok(begun.with_game())
    }

    /// A match whose first game continues from a position, at its score. Match
    /// length, score and Crawford game come from the position, everything else
    /// from the rules. `None` if the position is over.
    #[must_use]
    pub fn from_position(mut rules: Ruleset, position: &Position) -> Option<Match> {
        let (session, score, crawford) = match position.stakes() {
            Stakes::Money { .. } => (Session::Money, ByPlayer::default(), false),
            Stakes::Match {
                length,
                score,
                crawford,
            } => (Session::Match(NonZeroU32::new(length)?), score, crawford),
        };
        rules.session = session;
        let stakes = if crawford {
            rules.crawford_stakes(score)
        } else {
            rules.stakes(score)
        };
        let game = Game::from_position(rules.clone(), position)?.with_stakes(stakes);
        let mut begun = Match::begun(rules, score);
        begun.had_crawford_game = crawford || begun.is_crawford_next();
        begun.game = game;
        Some(begun)
    }

    fn begun(rules: Ruleset, start: ByPlayer<u32>) -> Match {
        let stakes = rules.stakes(start);
        Match {
            game: Game::new(rules.clone(), stakes),
            rules,
            finished: Vec::new(),
            start,
            seats: ByPlayer {
                white: Seat::First,
                black: Seat::Second,
            },
            had_crawford_game: false,
        }
    }

    fn with_game(mut self) -> Match {
        self.set_up_game();
        self
    }

    /// The rules for all games.
    #[must_use]
    pub const fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// The current game, or the last one.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The finished games, in order.
    #[must_use]
    pub fn finished(&self) -> &[FinishedGame] {
        &self.finished
    }

    /// The person who has this color now.
    #[must_use]
    pub fn seat_of(&self, player: Player) -> Seat {
        self.seats[player]
    }

    /// The color this person has now.
    #[must_use]
    pub fn player_at(&self, seat: Seat) -> Player {
        if self.seats.white == seat {
            Player::White
        } else {
            Player::Black
        }
    }

    /// Each color's points now.
    #[must_use]
    pub fn score(&self) -> ByPlayer<u32> {
        self.seats.map(|seat| self.points_of(seat))
    }

    /// A person's points: those at the start plus games won.
    #[must_use]
    pub fn points_of(&self, seat: Seat) -> u32 {
        let start = match seat {
            Seat::First => self.start.white,
            Seat::Second => self.start.black,
        };
        let won = self.finished.iter().filter(|game| game.winner == seat);
        won.fold(start, |sum, game| {
            u32::saturating_add(sum, game.outcome.points.total())
        })
    }

    /// Who has won the match, if it is over. Money play is never over.
    #[must_use]
    pub fn winner(&self) -> Option<Player> {
        let Session::Match(length) = self.rules.session else {
            return None;
        };
        let score = self.score();
        Player::BOTH
            .into_iter()
            .find(|&player| score[player] >= length.get())
    }

    /// Carries out a player's action in the game.
    ///
    /// # Errors
    ///
    /// The rule that refuses it, and what would be legal. Nothing has changed.
    pub fn act(&mut self, player: Player, action: Action) -> Result<(), Refusal> {
        let were_swapped = self.game.are_colors_swapped();
        self.game.act(player, action)?;
        if self.game.are_colors_swapped() != were_swapped {
            self.seats = self.seats.swapped();
        }
        if let Some(outcome) = self.game.outcome() {
            self.finished.push(FinishedGame {
                winner: self.seats[outcome.winner],
                outcome,
            });
        }
        Ok(())
    }

    /// Starts the next game.
    ///
    /// # Errors
    ///
    /// The game isn't over, or the match is. Nothing has changed.
    pub fn start_next_game(&mut self) -> Result<(), Refusal> {
        let reason = match (self.winner(), self.game.outcome()) {
            (Some(winner), _) => Reason::MatchOver(winner),
            (None, None) => Reason::GameNotOver,
            (None, Some(_)) => {
                self.set_up_game();
                return Ok(());
            }
        };
        Err(Refusal {
            reason,
            instead: Instead::Actions(Vec::new()),
        })
    }

    /// Whether the Crawford game has been played and is over.
    pub(crate) const fn is_after_crawford(&self) -> bool {
        self.had_crawford_game && !self.game.stakes().is_crawford()
    }

    /// Whether two matches that haven't begun are the same.
    pub(crate) fn begins_like(&self, other: &Match) -> bool {
        (&self.rules, self.start, self.is_after_crawford())
            == (&other.rules, other.start, other.is_after_crawford())
            && self.game.position() == other.game.position()
    }

    fn set_up_game(&mut self) {
        let score = self.score();
        let stakes = if self.is_crawford_next() {
            self.had_crawford_game = true;
            self.rules.crawford_stakes(score)
        } else {
            self.rules.stakes(score)
        };
        let rules = self.rules.clone();
        self.game = match (rules.next_game, self.finished.last()) {
            (NextGame::Winner, Some(last)) => {
                Game::started_by(self.player_at(last.winner), rules, stakes)
            }
            _ => Game::new(rules, stakes),
        };
    }

    /// Whether the next game is the Crawford game: the first after a player
    /// comes within a point of winning.
    fn is_crawford_next(&self) -> bool {
        let Session::Match(length) = self.rules.session else {
            return false;
        };
        let ByPlayer { white, black } = self.score().map(|score| score == length.get() - 1);
        self.rules.crawford && !self.had_crawford_game && white != black
    }
}

fn already_won(rules: &Ruleset, score: ByPlayer<u32>) -> Result<(), AlreadyWon> {
    match rules.session {
        Session::Match(length) if score.white.max(score.black) >= length.get() => Err(AlreadyWon {
            length: length.get(),
            score,
        }),
        _ => Ok(()),
    }
}

/// A score from which a match can't continue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AlreadyWon {
    /// The points that win the match.
    pub length: u32,
    /// The points given for each player.
    pub score: ByPlayer<u32>,
}

impl fmt::Display for AlreadyWon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let AlreadyWon { length, score } = self;
        let ByPlayer { white, black } = score;
        write!(f, "a match to {length} is over at {white}-{black}")
    }
}

impl core::error::Error for AlreadyWon {}
