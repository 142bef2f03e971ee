//! What a file comes to: its steps, and what can be judged of them.

use engine::AnalysisInput;
use formats::{Leg, MatchFile, RecordedGame, RecordedPlay, Replay, ReplayedEntry};
use rules::{Outcome, Player, Setup, Xgid};

use crate::worker::file_messages::{Step, StepKind};

/// What a file comes to. The entries of the file are counted through all
/// games.
#[derive(Debug)]
pub(super) struct LoadedMatch {
    pub(super) steps: Vec<Step>,
    pub(super) input: AnalysisInput,
}

impl LoadedMatch {
    pub(super) fn of(file: &MatchFile, replay: &Replay) -> LoadedMatch {
        let mut loaded = LoadedMatch {
            steps: Vec::new(),
            input: ::study::analysis_input(file, replay),
        };
        let mut entry = 0;
        for (game, (told, replayed)) in file.games.iter().zip(&replay.games).enumerate() {
            if told.entries.is_empty() {
                loaded.steps.extend(position_alone(told, game, entry));
            }
            for (said, replayed_entry) in told.entries.iter().zip(&replayed.entries) {
                loaded.steps.extend(step(said, replayed_entry, game, entry));
                entry += 1;
            }
        }
        loaded
    }
}

/// The step of a game of which there is a position only.
fn position_alone(game: &RecordedGame, number: usize, entry: usize) -> Option<Step> {
    let setup = game.start.as_ref()?.setup;
    Some(Step {
        game: number,
        entry,
        player: setup.on_roll,
        position: id(setup)?,
        kind: StepKind::Position,
    })
}

fn step(
    said: &formats::Entry,
    replayed_entry: &ReplayedEntry,
    game: usize,
    entry: usize,
) -> Option<Step> {
    let position = replayed_entry.position?;
    let kind = match &said.action {
        formats::RecordedAction::Roll { roll, play } => StepKind::Roll {
            roll: *roll,
            play: match (replayed_entry.play, play) {
                (Some(play), _) => Some(play.to_string()),
                (None, RecordedPlay::Moves(legs)) => Some(legs_text(legs)),
                (None, RecordedPlay::Unknown | RecordedPlay::Unreadable(_)) => None,
            },
        },
        formats::RecordedAction::Double { .. } => {
            let doubled = position.cube().value.doubled();
            StepKind::Double(doubled.unwrap_or(position.cube().value).value())
        }
        formats::RecordedAction::Take => StepKind::Take,
        formats::RecordedAction::Pass => StepKind::Pass,
        formats::RecordedAction::Beaver => StepKind::Beaver,
        formats::RecordedAction::Raccoon => StepKind::Raccoon,
        formats::RecordedAction::Resign(_) => StepKind::Resign,
    };
    Some(Step {
        game,
        entry,
        player: said.player,
        position: id(position.into())?,
        kind,
    })
}

/// The position as an id, without what no id can say.
fn id(setup: Setup) -> Option<String> {
    let plain = Setup {
        offer: None,
        ..setup
    };
    let id = Xgid::try_from(setup).or_else(|_| Xgid::try_from(plain));
    id.ok().map(|id| id.to_string())
}

/// A play that is none, as it is written.
pub(super) fn legs_text(legs: &[Leg]) -> String {
    let place = |number: u8| match number {
        Leg::BAR => "bar".to_owned(),
        Leg::OFF => "off".to_owned(),
        point => point.to_string(),
    };
    let legs = legs.iter();
    let legs = legs.map(|leg| format!("{}/{}", place(leg.from), place(leg.to)));
    legs.collect::<Vec<_>>().join(" ")
}

pub(super) fn points_of_white(outcome: &Outcome) -> i64 {
    match outcome.winner {
        Player::White => i64::from(outcome.points.total()),
        Player::Black => -i64::from(outcome.points.total()),
    }
}
