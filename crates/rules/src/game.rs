//! A game, from the dice that decide who starts to its end.

mod action;
mod offers;
mod permission;
mod start;
mod written;

pub use action::{Action, ActionKind, Decision};

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::board::Board;
use crate::cube::Cube;
use crate::dice::{Die, Roll};
use crate::outcome::{Ending, Outcome, Win};
use crate::play::Play;
use crate::player::{ByPlayer, Player};
use crate::position::Position;
use crate::refusal::{Instead, Reason, Refusal};
use crate::ruleset::Ruleset;
use crate::setup::{Offer, Offered, Setup, Stage};
use crate::stakes::Stakes;
use crate::turn::Turn;

/// A game: whose turn it is, what the next decision is, and which actions the
/// rules allow. Dice come in as actions; nothing here is random.
///
/// A refused action changes nothing.
///
/// ```
/// use rules::{Action, Decision, Die, Game, Player, Ruleset, Stakes};
///
/// let mut game = Game::new(Ruleset::international(), Stakes::MONEY);
/// game.act(Player::White, Action::ThrowDie(Die::Three))?;
/// game.act(Player::Black, Action::ThrowDie(Die::One))?;
/// let roll = "31".parse()?;
/// assert_eq!(game.decision(), Decision::Play { player: Player::White, roll });
///
/// let refusal = game.act(Player::White, Action::Double).unwrap_err();
/// assert_eq!(
///     refusal.to_string(),
///     "nobody may double before the first roll has been played"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    rules: Ruleset,
    stakes: Stakes,
    cube: Cube,
    offer: Option<Offer>,
    phase: Phase,
    /// Whether the first roll of the game has been played.
    has_begun: bool,
    automatic_doubles: u8,
    /// Whether the opening dice swapped the colors.
    are_colors_swapped: bool,
}

#[derive(Clone, Debug)]
enum Phase {
    /// Each player rolls one die.
    Start { thrown: ByPlayer<Option<Die>> },
    /// The board is from the point of view of the player on roll.
    BeforeRoll { on_roll: Player, board: Board },
    /// The turn is being played.
    Rolled { on_roll: Player, turn: Box<Turn> },
    /// The board is from the point of view of the last player on roll.
    Over {
        on_roll: Player,
        board: Board,
        outcome: Outcome,
    },
}

impl Game {
    /// A new game, before the opening dice.
    #[must_use]
    pub fn new(rules: Ruleset, stakes: Stakes) -> Game {
        Game {
            rules,
            stakes,
            cube: Cube::CENTERED,
            offer: None,
            phase: Phase::Start {
                thrown: ByPlayer::default(),
            },
            has_begun: false,
            automatic_doubles: 0,
            are_colors_swapped: false,
        }
    }

    /// A new game that this player starts, without opening dice.
    pub(crate) fn started_by(player: Player, rules: Ruleset, stakes: Stakes) -> Game {
        let board = rules.variant.opening();
        Game {
            phase: Phase::BeforeRoll {
                on_roll: player,
                board,
            },
            ..Game::new(rules, stakes)
        }
    }

    /// A game that continues from a position, at its stakes; the first roll
    /// counts as played. The cube's limit is the lower of those in the rules
    /// and in the position, but never below its current value. `None` if the
    /// position is over.
    #[must_use]
    pub fn from_position(mut rules: Ruleset, position: &Position) -> Option<Game> {
        let (on_roll, board) = (position.on_roll(), *position.board());
        let doublings = position.offer().map_or(0, |offer| offer.what.doublings());
        let reached = position.cube().value.doubled_times(doublings);
        let reached = reached.expect("no position goes above the highest value");
        let limits = [rules.cube.highest, position.highest_cube()];
        let limit = limits.into_iter().flatten().min();
        rules.cube.highest = limit.map(|limit| limit.max(reached));
        let phase = match position.stage() {
            Stage::BeforeRoll => Phase::BeforeRoll { on_roll, board },
            Stage::Rolled(roll) => Phase::Rolled {
                on_roll,
                turn: Box::new(Turn::new(&board, roll, &rules)),
            },
            Stage::Over => return None,
        };
        Some(Game {
            rules,
            stakes: position.stakes(),
            cube: position.cube(),
            offer: position.offer(),
            phase,
            has_begun: true,
            automatic_doubles: 0,
            are_colors_swapped: false,
        })
    }

    /// The same game for different stakes.
    pub(crate) fn with_stakes(mut self, stakes: Stakes) -> Game {
        self.stakes = stakes;
        self
    }

    /// The rules of this game. They never change.
    #[must_use]
    pub const fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// What the players are playing for.
    #[must_use]
    pub const fn stakes(&self) -> Stakes {
        self.stakes
    }

    /// The cube, as it was before a double that is waiting for an answer.
    #[must_use]
    pub const fn cube(&self) -> Cube {
        self.cube
    }

    /// The offer that is waiting for an answer.
    #[must_use]
    pub const fn offer(&self) -> Option<Offer> {
        self.offer
    }

    /// The turn in progress.
    #[must_use]
    pub fn turn(&self) -> Option<&Turn> {
        match &self.phase {
            Phase::Rolled { turn, .. } => Some(turn),
            _ => None,
        }
    }

    /// How the game ended, if it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over { outcome, .. } => Some(outcome),
            _ => None,
        }
    }

    /// Whose turn it is, or was when the game ended; `None` before it's decided
    /// who starts.
    #[must_use]
    pub const fn on_roll(&self) -> Option<Player> {
        match self.phase {
            Phase::Start { .. } => None,
            Phase::BeforeRoll { on_roll, .. }
            | Phase::Rolled { on_roll, .. }
            | Phase::Over { on_roll, .. } => Some(on_roll),
        }
    }

    /// Whether the opening dice swapped the colors: the player who rolled as
    /// White is now Black.
    #[must_use]
    pub const fn are_colors_swapped(&self) -> bool {
        self.are_colors_swapped
    }

    /// Where the checkers are now, even in the middle of a turn, from this
    /// player's point of view.
    #[must_use]
    pub fn board_for(&self, player: Player) -> Board {
        let (on_roll, board) = match &self.phase {
            // Before the start, both players see their own opening position.
            Phase::Start { .. } => (player, self.rules.variant.opening()),
            Phase::BeforeRoll { on_roll, board } | Phase::Over { on_roll, board, .. } => {
                (*on_roll, *board)
            }
            Phase::Rolled { on_roll, turn } => (*on_roll, turn.board()),
        };
        if on_roll == player {
            board
        } else {
            board.for_opponent()
        }
    }

    /// The position to decide on; `None` before it's decided who starts. It
    /// doesn't include moves of an unfinished turn, but it does include a
    /// penalty, which is final. Even then, the roll is the whole roll.
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        let (on_roll, board, stage) = match &self.phase {
            Phase::Start { .. } => return None,
            Phase::BeforeRoll { on_roll, board } => (*on_roll, *board, Stage::BeforeRoll),
            Phase::Rolled { on_roll, turn } => {
                let board = turn.board_before_moves();
                (*on_roll, board, Stage::Rolled(turn.roll()))
            }
            Phase::Over { on_roll, board, .. } => (*on_roll, *board, Stage::Over),
        };
        let highest_cube = match self.rules.cube.in_use {
            true => self.rules.cube.highest,
            // A game from a position may still have a double to answer.
            false => {
                let doublings = self.offer.map_or(0, |offer| offer.what.doublings());
                self.cube.value.doubled_times(doublings)
            }
        };
        let setup = Setup {
            player: board.player().into(),
            opponent: board.opponent().into(),
            on_roll,
            stage,
            offer: self.offer,
            cube: self.cube,
            highest_cube,
            stakes: self.stakes,
        };
        Some(Position::from_sound(&setup, board))
    }

    /// The current decision, and who makes it.
    #[must_use]
    pub fn decision(&self) -> Decision {
        match (&self.phase, self.offer) {
            (Phase::Start { thrown }, _) => Decision::ThrowForStart {
                has_thrown: thrown.map(|die| die.is_some()),
            },
            (Phase::Over { outcome, .. }, _) => Decision::Over(*outcome),
            (_, Some(offer)) => Decision::Answer {
                player: offer.by.opponent(),
                offer,
            },
            (Phase::BeforeRoll { on_roll, .. }, None) => Decision::RollOrDouble {
                player: *on_roll,
                may_double: self.may(*on_roll, ActionKind::Double).is_ok(),
            },
            (Phase::Rolled { on_roll, turn }, None) => Decision::Play {
                player: *on_roll,
                roll: turn.roll(),
            },
        }
    }

    /// The kinds of action that this player may take now.
    #[must_use]
    pub fn choices(&self, player: Player) -> Vec<ActionKind> {
        let is_possible = |kind: &ActionKind| match (kind, self.turn()) {
            (ActionKind::Move, Some(turn)) => !turn.next_moves().is_empty(),
            (ActionKind::LandOnBlock, Some(turn)) => !turn.penalties().is_empty(),
            (ActionKind::EndTurn, Some(turn)) => turn.can_end(),
            _ => true,
        };
        ActionKind::ALL
            .into_iter()
            .filter(|&kind| self.may(player, kind).is_ok())
            .filter(is_possible)
            .collect()
    }

    /// Carries out a player's action.
    ///
    /// # Errors
    ///
    /// The rule that refuses it, and what would be legal. Nothing has changed.
    pub fn act(&mut self, player: Player, action: Action) -> Result<(), Refusal> {
        if let Err(reason) = self.may(player, action.kind()) {
            return Err(self.refuse(player, reason));
        }
        match action {
            Action::ThrowDie(die) => self.throw_die(player, die),
            Action::Roll(roll) => self.roll(roll),
            Action::Double => self.make_offer(player, Offered::Double),
            Action::Beaver => self.make_offer(player, Offered::Beaver),
            Action::Raccoon => self.make_offer(player, Offered::Raccoon),
            Action::Resign(win) | Action::Claim(win)
                if !self.rules.backgammon_needs.wins().contains(&win) =>
            {
                return Err(self.refuse(player, Reason::NoBackgammon));
            }
            Action::Resign(win) => self.make_offer(player, Offered::Resignation(win)),
            Action::Claim(win) => self.make_offer(player, Offered::Claim(win)),
            Action::Settle { points: 0, .. } => {
                return Err(self.refuse(player, Reason::SettlementForNothing));
            }
            Action::Settle { winner, points } => {
                self.make_offer(player, Offered::Settlement { winner, points });
            }
            Action::Take => self.take(),
            Action::Pass => self.pass(),
            Action::Accept => self.accept(),
            Action::Decline => self.offer = None,
            Action::Move { from, die } => {
                self.turn_mut().make_move(from, die)?;
            }
            Action::Undo => self.turn_mut().undo()?,
            Action::LandOnBlock { from, die } => {
                self.turn_mut().land_on_block(from, die)?;
            }
            Action::Play(play) => {
                play_whole(self.turn_mut(), &play)?;
                self.end_turn()?;
            }
            Action::EndTurn => self.end_turn()?,
        }
        Ok(())
    }

    fn roll(&mut self, roll: Roll) {
        let Phase::BeforeRoll { on_roll, board } = self.phase else {
            unreachable!("the dice are rolled only at the beginning of a turn");
        };
        self.phase = Phase::Rolled {
            on_roll,
            turn: Box::new(Turn::new(&board, roll, &self.rules)),
        };
    }

    fn end_turn(&mut self) -> Result<(), Refusal> {
        let Phase::Rolled { on_roll, turn } = &self.phase else {
            unreachable!("a turn is ended only after a roll");
        };
        let (on_roll, board) = (*on_roll, turn.end()?);
        self.has_begun = true;
        if board.player().are_off() {
            let win = Win::over(board.opponent(), self.rules.backgammon_needs);
            self.finish(on_roll, Ending::BorneOff, self.points(win));
        } else {
            self.phase = Phase::BeforeRoll {
                on_roll: on_roll.opponent(),
                board: board.for_opponent(),
            };
        }
        Ok(())
    }

    fn turn_mut(&mut self) -> &mut Turn {
        match &mut self.phase {
            Phase::Rolled { turn, .. } => turn,
            _ => unreachable!("checkers are moved only after a roll"),
        }
    }

    fn refuse(&self, player: Player, reason: Reason) -> Refusal {
        Refusal {
            reason,
            instead: Instead::Actions(self.choices(player)),
        }
    }
}

/// Makes all moves of a play, replacing those made so far. If one of them is
/// refused, or the turn couldn't end after them, the turn stays as it was.
fn play_whole(turn: &mut Turn, play: &Play) -> Result<(), Refusal> {
    let mut trial = turn.clone();
    trial.undo_all();
    for wanted in play.moves() {
        trial.make_move(wanted.from(), wanted.die())?;
    }
    trial.end()?;
    *turn = trial;
    Ok(())
}
