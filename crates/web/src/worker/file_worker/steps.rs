//! The steps of a match in a file.

use formats::{Leg, MatchFile, RecordedGame, RecordedPlay, Replay, ReplayedEntry};
use rules::{Outcome, Player, Setup, Xgid};

use crate::worker::imported_match::{Step, StepKind};

/// The steps of a file. Entries are numbered across all games.
pub(super) fn steps(file: &MatchFile, replay: &Replay) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut entry = 0;
    for (number, (game, replayed)) in file.games.iter().zip(&replay.games).enumerate() {
        if game.entries.is_empty() {
            steps.extend(position_alone(game, number, entry));
        }
        for (recorded, replayed) in game.entries.iter().zip(&replayed.entries) {
            steps.extend(step(recorded, replayed, number, entry));
            entry += 1;
        }
    }
    steps
}

/// The step of a game that's only a position.
fn position_alone(game: &RecordedGame, number: usize, entry: usize) -> Option<Step> {
    let setup = game.start.as_ref()?.setup;
    Some(Step {
        game: number,
        entry,
        player: setup.on_roll,
        position: shown(setup)?,
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
        position: shown(position.into())?,
        kind,
    })
}

/// The position without an offer that no ID can express; `None` if the rest
/// can't be expressed, either.
fn shown(setup: Setup) -> Option<Setup> {
    let plain = Setup {
        offer: None,
        ..setup
    };
    let can_be_said = |setup: &Setup| Xgid::try_from(*setup).is_ok();
    [setup, plain].into_iter().find(can_be_said)
}

/// An illegal play, as it's written.
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
