//! Playing a file through by the rules.

mod game;
mod violation;

pub use violation::{Violation, ViolationKind};

use rules::{ByPlayer, Outcome, Play, Plays, Position, Session, Stakes};

use crate::record::{MatchFile, RecordedAction, RecordedGame};
use game::GameReplay;
pub(crate) use game::apply_legs;

/// The result of playing a file through by the rules.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The games, as many as the file has.
    pub games: Vec<ReplayedGame>,
    /// Everything the rules don't allow, in the order of the file.
    pub violations: Vec<Violation>,
}

/// A game played through.
#[derive(Clone, Debug)]
pub struct ReplayedGame {
    /// What it was for.
    pub stakes: Stakes,
    /// One for each entry of the file.
    pub entries: Vec<ReplayedEntry>,
    /// How it ended, if it did.
    pub outcome: Option<Outcome>,
}

/// One entry of a file, played through.
#[derive(Clone, Debug)]
pub struct ReplayedEntry {
    /// The position of the decision: with the roll if one was played, with the
    /// offer if one was answered. `None` if the game was already over.
    pub position: Option<Position>,
    /// The legal play, if a roll was played by the rules.
    pub play: Option<Play>,
}

impl MatchFile {
    /// Plays the file through by the rules. It lists violations and applies
    /// them as far as a board allows, so one slip doesn't spoil the rest.
    #[must_use]
    pub fn replay(&self) -> Replay {
        let mut replay = Replay {
            games: Vec::with_capacity(self.games.len()),
            violations: Vec::new(),
        };
        for (game, mut violations) in self.replay_games() {
            replay.games.push(game);
            replay.violations.append(&mut violations);
        }
        replay
    }

    /// Plays the games through one by one, like [`MatchFile::replay`], without
    /// keeping them.
    pub fn replay_games(&self) -> impl Iterator<Item = (ReplayedGame, Vec<Violation>)> + '_ {
        let mut expected: Option<ByPlayer<u32>> = None;
        let mut had_crawford = false;
        let mut plays = Plays::default();
        self.games.iter().enumerate().map(move |(index, game)| {
            let mut violations = Vec::new();
            if let Some(computed) = expected.filter(|expected| *expected != game.score) {
                violations.push(Violation {
                    game: index,
                    entry: None,
                    place: game.place,
                    what: ViolationKind::Score {
                        said: game.score,
                        counted: computed,
                    },
                });
            }
            let crawford = self.is_crawford(index, had_crawford);
            had_crawford |= crawford;
            let stakes = match crawford {
                true => self.rules.crawford_stakes(game.score),
                false => self.rules.stakes(game.score),
            };
            let replayed =
                GameReplay::new(&self.rules, stakes, index, game, &mut plays).run(&mut violations);
            expected = replayed.outcome.map(|outcome| {
                let mut score = game.score;
                let won = &mut score[outcome.winner];
                *won = won.saturating_add(outcome.points.total());
                score
            });
            (replayed, violations)
        })
    }

    /// Whether a game is the Crawford game. Few files say so; otherwise it's
    /// the first game in which exactly one player is a point from winning.
    fn is_crawford(&self, index: usize, had_crawford: bool) -> bool {
        let game = &self.games[index];
        let Session::Match(length) = self.rules.session else {
            return false;
        };
        if let Some(crawford) = game.crawford {
            return crawford;
        }
        let ByPlayer { white, black } = game
            .score
            .map(|score| score.checked_add(1) == Some(length.get()));
        // A file that starts in the middle of a match may start after it.
        let is_first_told = index == 0 && has_double(game);
        self.rules.crawford && !had_crawford && white != black && !is_first_told
    }
}

fn has_double(game: &RecordedGame) -> bool {
    let mut actions = game.entries.iter().map(|entry| &entry.action);
    actions.any(|action| matches!(action, RecordedAction::Double { .. }))
}
