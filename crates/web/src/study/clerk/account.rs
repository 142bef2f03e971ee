//! What a file comes to: its steps, and what can be judged of them.

use engine::Course;
use formats::{Leg, MatchFile, Moment, RecordedGame, Replay, Written};
use rules::{Outcome, Player, Setup, Xgid};

use crate::study::message::{Step, StepKind};

/// What a file comes to. The entries of the file are counted through all
/// games.
#[derive(Debug)]
pub(super) struct Account {
    pub(super) steps: Vec<Step>,
    pub(super) course: Course,
}

impl Account {
    pub(super) fn of(file: &MatchFile, replay: &Replay) -> Account {
        let mut account = Account {
            steps: Vec::new(),
            course: ::study::course(file),
        };
        let mut entry = 0;
        for (game, (told, replayed)) in file.games.iter().zip(&replay.games).enumerate() {
            if told.entries.is_empty() {
                account.steps.extend(position_alone(told, game, entry));
            }
            for (said, moment) in told.entries.iter().zip(&replayed.moments) {
                account.steps.extend(step(said, moment, game, entry));
                entry += 1;
            }
        }
        account
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

fn step(said: &formats::Entry, moment: &Moment, game: usize, entry: usize) -> Option<Step> {
    let position = moment.position?;
    let kind = match &said.deed {
        formats::Deed::Roll { roll, play } => StepKind::Roll {
            roll: *roll,
            play: match (moment.play, play) {
                (Some(play), _) => Some(play.to_string()),
                (None, Written::Moved(legs)) => Some(legs_text(legs)),
                (None, Written::Unsaid | Written::Illegible(_)) => None,
            },
        },
        formats::Deed::Double { .. } => {
            let doubled = position.cube().value.doubled();
            StepKind::Double(doubled.unwrap_or(position.cube().value).value())
        }
        formats::Deed::Take => StepKind::Take,
        formats::Deed::Pass => StepKind::Pass,
        formats::Deed::Beaver => StepKind::Beaver,
        formats::Deed::Raccoon => StepKind::Raccoon,
        formats::Deed::Resign(_) => StepKind::Resign,
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
