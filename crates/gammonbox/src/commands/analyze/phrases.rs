//! Decisions and findings as text, in the user's language.

use engine::{CubeAction, CubeChoice, Finding, Mark, PlayRollout, RankedPlay, Reply, Subject};
use rules::{Play, PointLabels, Session};
use study::MoveCounter;
use texts::{Number, Texts};

use super::loaded_match::LoadedMatch;

/// What was done and what would have been better, as two cells of a table.
#[derive(Debug)]
pub(super) struct DecisionText {
    pub(super) roll: String,
    pub(super) done: String,
    pub(super) best: String,
}

impl DecisionText {
    pub(super) fn of(finding: &Finding, labels: PointLabels, texts: &Texts) -> DecisionText {
        let reply = |reply: Reply| match reply {
            Reply::Take => texts.action_take(),
            Reply::Pass => texts.action_pass(),
            Reply::Beaver => texts.action_beaver(),
        };
        let roll = |roll: rules::Roll| roll.to_string();
        let (roll, done, best) = match &finding.subject {
            Subject::Roll(rolled) => (roll(rolled.roll), String::new(), String::new()),
            Subject::Play(play) => (
                roll(play.roll),
                written(&play.made().play, finding, labels),
                written(&play.best().play, finding, labels),
            ),
            Subject::Cube(cube) => {
                let done = match cube.choice {
                    CubeChoice::Roll => texts.cube_no_double(),
                    CubeChoice::Double => texts.action_double(),
                };
                let best = match cube.right() {
                    CubeAction::Double => texts.action_double(),
                    CubeAction::NoDouble | CubeAction::TooGood => texts.cube_no_double(),
                };
                (String::new(), done, best)
            }
            Subject::Reply(replied) => {
                (String::new(), reply(replied.reply), reply(replied.right()))
            }
        };
        DecisionText { roll, done, best }
    }
}

/// A play of whoever decided, with the labels of the board.
pub(super) fn written(play: &Play, finding: &Finding, labels: PointLabels) -> String {
    labels.write_play(&(*play).into(), finding.player)
}

/// The headings of a table of decisions, with the last as said.
pub(super) fn headings(texts: &Texts, last: String) -> [String; 8] {
    [
        texts.report_game(),
        texts.report_turn(),
        texts.report_player(),
        texts.report_roll(),
        texts.report_done(),
        texts.report_better(),
        texts.plays_loss(),
        last,
    ]
}

/// What was done, in a sentence: "Anna plays 31: 8/5 6/5".
pub(super) fn action(
    finding: &Finding,
    player: &str,
    labels: PointLabels,
    texts: &Texts,
) -> String {
    let next = finding.position.cube().value.value().saturating_mul(2);
    match &finding.subject {
        Subject::Roll(rolled) => texts.turn_play(player, &rolled.roll.to_string()),
        Subject::Play(play) => {
            let made = written(&play.made().play, finding, labels);
            let roll = play.roll.to_string();
            match made.is_empty() {
                true => texts.step_no_play(player, &roll),
                false => texts.step_roll(player, &roll, &made),
            }
        }
        Subject::Cube(cube) => match cube.choice {
            CubeChoice::Roll => texts.report_rolled_on(player),
            CubeChoice::Double => texts.step_double(player, next),
        },
        Subject::Reply(replied) => match replied.reply {
            Reply::Take => texts.step_take(player),
            Reply::Pass => texts.step_pass(player),
            Reply::Beaver => texts.step_beaver(player),
        },
    }
}

/// What was right, in a sentence.
pub(super) fn right(finding: &Finding, labels: PointLabels, texts: &Texts) -> String {
    match &finding.subject {
        Subject::Roll(_) => String::new(),
        Subject::Play(play) => texts.step_better(&written(&play.best().play, finding, labels)),
        Subject::Cube(cube) => match cube.right() {
            CubeAction::Double => texts.step_right_double(),
            CubeAction::NoDouble => texts.step_right_roll(),
            CubeAction::TooGood => texts.step_right_too_good(),
        },
        Subject::Reply(replied) => match replied.right() {
            Reply::Take => texts.step_right_take(),
            Reply::Pass => texts.step_right_pass(),
            Reply::Beaver => texts.step_right_beaver(),
        },
    }
}

/// What it lost, in a sentence.
pub(super) fn cost(finding: &Finding, texts: &Texts) -> String {
    let lost = finding.lost().unwrap_or_default();
    let points = Number::with_decimals(lost.equity, 3);
    match finding.before.match_winning_chance {
        Some(_) => texts.report_cost_match(points, Number::percent(lost.worth, 1)),
        None => texts.report_cost(points),
    }
}

pub(super) fn mark(mark: Mark, texts: &Texts) -> String {
    match mark {
        Mark::Dubious => texts.step_dubious(),
        Mark::Error => texts.step_error(),
        Mark::Blunder => texts.step_blunder(),
    }
}

/// How closely a play was looked at: "2-ply", or how it was played out.
pub(super) fn depth(ranked: &RankedPlay, texts: &Texts) -> String {
    match ranked.rollout {
        None => format!("{}-ply", ranked.plies.number()),
        Some(PlayRollout { equity_error, .. }) => {
            let rollout = texts.rollout_title();
            // The margin of 95 of 100 cases.
            let margin = equity_error.map(|error| {
                let margin = Number::with_decimals(1.96 * f64::from(error.0), 3);
                format!(" {}", texts.rollout_margin(margin))
            });
            rollout + &margin.unwrap_or_default()
        }
    }
}

/// What is played for: "to 7 points".
pub(super) fn stakes(loaded: &LoadedMatch, texts: &Texts) -> String {
    match loaded.rules.session {
        Session::Match(length) => texts.table_match_to(length.get()),
        Session::Money => texts.table_money(),
    }
}

/// A number with its sign, whichever it is.
pub(super) fn signed(value: f64, decimals: u8, texts: &Texts) -> String {
    let number = Number::with_decimals(value, decimals);
    match value > 0.0 && number != Number::with_decimals(0.0, decimals) {
        true => texts.figure_plus(number),
        false => texts.figure(number),
    }
}

/// Points with three decimals.
pub(super) fn points(value: f64, texts: &Texts) -> String {
    texts.figure(Number::with_decimals(value, 3))
}

/// A share of one, in percent.
pub(super) fn percent(share: f64, texts: &Texts) -> String {
    texts.figure_percent(Number::percent(share, 1))
}

/// A rating with two decimals; a dash if there is none.
pub(super) fn rating(rating: Option<f64>, texts: &Texts) -> String {
    let shown = rating.map(|rating| texts.figure(Number::with_decimals(rating, 2)));
    shown.unwrap_or_else(|| "–".to_owned())
}

/// The number of the move that a finding belongs to.
pub(super) fn turn(loaded: &LoadedMatch, finding: &Finding) -> usize {
    let mut counter = MoveCounter::default();
    let questions = &loaded.input.questions;
    // An entry can give rise to several questions.
    let entries = questions.chunk_by(|one, other| one.entry == other.entry);
    let numbered = entries.map(|entry| {
        let number = counter.next(entry[0].game, entry[0].player);
        (entry[0].entry, number)
    });
    let own = numbered.take_while(|(entry, _)| *entry <= finding.entry);
    own.last().map_or(1, |(_, number)| number)
}
