//! What a file comes to: its steps, and what can be judged of them.

use engine::{Among, Course, CubeChoice, Deed, MatchResult, Question, Reply};
use formats::{Leg, MatchFile, Moment, RecordedGame, Replay, Written};
use rules::{
    ByPlayer, Offer, Offered, Opening, Outcome, Player, Plays, Position, Roll, Ruleset, Seat,
    Session, Setup, Stage, Xgid,
};

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
            course: Course {
                questions: Vec::new(),
                result: result(file, replay),
            },
        };
        let mut entry = 0;
        for (game, (told, replayed)) in file.games.iter().zip(&replay.games).enumerate() {
            let mut is_start = told.start.is_none();
            if told.entries.is_empty() {
                account.steps.extend(position_alone(told, game, entry));
            }
            for (said, moment) in told.entries.iter().zip(&replayed.moments) {
                account.steps.extend(step(said, moment, game, entry));
                let asked = asked(said, moment, is_start, &file.rules);
                is_start &= asked.is_empty();
                let questions = asked.into_iter().map(|(position, deed)| Question {
                    entry,
                    game,
                    seat: seat(said.player),
                    player: said.player,
                    position,
                    deed,
                });
                account.course.questions.extend(questions);
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

const fn seat(player: Player) -> Seat {
    match player {
        Player::White => Seat::First,
        Player::Black => Seat::Second,
    }
}

/// How the match ended, if it did.
fn result(file: &MatchFile, replay: &Replay) -> Option<MatchResult> {
    let outcomes = replay.games.iter().filter_map(|game| game.outcome);
    match file.rules.session {
        Session::Money => Some(MatchResult::Money {
            points: outcomes.map(|outcome| points_of_white(&outcome)).sum(),
        }),
        Session::Match(length) => {
            let (last, replayed) = file.games.last().zip(replay.games.last())?;
            let outcome = replayed.outcome?;
            let before: ByPlayer<u32> = last.score;
            let points = before[outcome.winner].saturating_add(outcome.points.total());
            let winner = seat(outcome.winner);
            (points >= length.get()).then_some(MatchResult::Match { winner })
        }
    }
}

pub(super) fn points_of_white(outcome: &Outcome) -> i64 {
    match outcome.winner {
        Player::White => i64::from(outcome.points.total()),
        Player::Black => -i64::from(outcome.points.total()),
    }
}

/// What can be judged of an entry.
fn asked(
    said: &formats::Entry,
    moment: &Moment,
    is_start: bool,
    rules: &Ruleset,
) -> Vec<(Position, Deed)> {
    let Some(position) = moment.position else {
        return Vec::new();
    };
    let doubled = Offer {
        by: position.on_roll(),
        what: Offered::Double,
    };
    let is_reply = position.offer() == Some(doubled) && said.player != position.on_roll();
    let deed = match said.deed {
        formats::Deed::Roll { roll, .. } => {
            return rolled(&position, roll, moment, is_start, rules);
        }
        formats::Deed::Double { .. } if position.on_roll() == said.player => {
            Deed::Choice(CubeChoice::Double)
        }
        formats::Deed::Take if is_reply => Deed::Reply(Reply::Take),
        formats::Deed::Pass if is_reply => Deed::Reply(Reply::Pass),
        formats::Deed::Beaver if is_reply => Deed::Reply(Reply::Beaver),
        _ => return Vec::new(),
    };
    vec![(position, deed)]
}

/// A roll is a choice not to double, luck, and a play.
fn rolled(
    position: &Position,
    roll: Roll,
    moment: &Moment,
    is_start: bool,
    rules: &Ruleset,
) -> Vec<(Position, Deed)> {
    let before = Position::try_from(Setup {
        stage: Stage::BeforeRoll,
        ..Setup::from(*position)
    });
    let choice = before.ok().filter(|_| !is_start && rules.cube.in_use);
    let choice = choice.map(|before| (before, Deed::Choice(CubeChoice::Roll)));
    let is_pair = rules.opening == Opening::HighDiePlaysPair && !roll.is_double();
    let among = match is_start && is_pair {
        true => Among::DifferentDice,
        false => Among::All,
    };
    let plays = Plays::new(position.board(), roll, rules.movement);
    let mut plays = plays.iter();
    let played = plays.find(|(play, _)| moment.play == Some(*play));
    let played = played.map(|&(_, board)| (*position, Deed::Play { roll, board }));
    choice
        .into_iter()
        .chain([(*position, Deed::Roll { roll, among })])
        .chain(played)
        .collect()
}
