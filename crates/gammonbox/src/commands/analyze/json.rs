//! What was found in a match, for programs.

use engine::{Amount, Analysis, CubeAction, CubeChoice, Finding, Mark, Reply, Subject, Totals};
use rules::{ByPlayer, PositionId, Seat};
use serde::Serialize;

use super::report::{SEATS, name};

/// Everything, for programs.
#[derive(Serialize)]
pub(super) struct Report {
    /// How was judged, such as `Gammonbox 0.1.0 2-ply`.
    by: String,
    /// How many questions are answered, of how many.
    done: usize,
    of: usize,
    players: Vec<PlayerReport>,
    games: Vec<GameReport>,
    findings: Vec<FindingReport>,
}

/// One game of the match: for each player what the whole match has too.
#[derive(Serialize)]
struct GameReport {
    game: usize,
    players: Vec<GameTotals>,
}

#[derive(Serialize)]
struct GameTotals {
    name: String,
    rating: Option<f64>,
    decisions: u32,
    lost: f64,
    luck: f64,
}

#[derive(Serialize)]
struct PlayerReport {
    name: String,
    rating: Option<f64>,
    decisions: u32,
    lost: f64,
    lost_by_plays: f64,
    lost_by_cube: f64,
    missed_doubles: f64,
    wrong_doubles: f64,
    wrong_takes: f64,
    wrong_passes: f64,
    blunders: u32,
    errors: u32,
    dubious: u32,
    luck: f64,
    by_play_alone: Option<f64>,
}

#[derive(Serialize)]
struct FindingReport {
    entry: usize,
    game: usize,
    player: String,
    position: String,
    kind: &'static str,
    #[serde(skip_serializing_if = "String::is_empty")]
    roll: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    done: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    best: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lost: Option<f64>,
    /// In what is played for: points, or the chance to win the match.
    #[serde(skip_serializing_if = "Option::is_none")]
    lost_worth: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mark: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    luck: Option<f64>,
    win_before: f64,
    win_after: f64,
}

impl Report {
    pub(super) fn new(analysis: &Analysis, names: &ByPlayer<String>, by: String) -> Report {
        let findings = analysis.findings().iter();
        let games = (0..analysis.games()).map(|game| GameReport {
            game: game + 1,
            players: SEATS
                .map(|seat| {
                    GameTotals::new(name(names, seat), &analysis.totals_of_game(game, seat))
                })
                .into(),
        });
        Report {
            by,
            done: analysis.done(),
            of: analysis.len(),
            games: games.collect(),
            players: SEATS
                .map(|seat| PlayerReport::new(analysis, names, seat))
                .into(),
            findings: findings
                .map(|finding| FindingReport::new(names, finding))
                .collect(),
        }
    }
}

impl GameTotals {
    fn new(name: &str, totals: &Totals) -> GameTotals {
        GameTotals {
            name: name.to_owned(),
            rating: totals.rating(),
            decisions: totals.decisions(),
            lost: totals.lost().equity,
            luck: totals.luck.equity,
        }
    }
}

impl PlayerReport {
    fn new(analysis: &Analysis, names: &ByPlayer<String>, seat: Seat) -> PlayerReport {
        let totals = analysis.totals(seat);
        PlayerReport {
            name: name(names, seat).to_owned(),
            rating: totals.rating(),
            decisions: totals.decisions(),
            lost: totals.lost().equity,
            lost_by_plays: totals.plays.lost.equity,
            lost_by_cube: totals.cube.lost.equity,
            missed_doubles: totals.missed_doubles.lost.equity,
            wrong_doubles: totals.wrong_doubles.lost.equity,
            wrong_takes: totals.wrong_takes.lost.equity,
            wrong_passes: totals.wrong_passes.lost.equity,
            blunders: totals.blunders,
            errors: totals.errors,
            dubious: totals.dubious,
            luck: totals.luck.equity,
            by_play_alone: analysis.result_by_play_alone(seat),
        }
    }
}

impl FindingReport {
    fn new(names: &ByPlayer<String>, finding: &Finding) -> FindingReport {
        let DecisionText {
            kind,
            roll,
            done,
            best,
        } = DecisionText::of(finding);
        let luck = match &finding.subject {
            Subject::Roll(rolled) => Some(rolled.luck.equity),
            _ => None,
        };
        let lost: Option<Amount> = finding.lost();
        FindingReport {
            entry: finding.entry + 1,
            game: finding.game + 1,
            player: name(names, finding.seat).to_owned(),
            position: PositionId::from(*finding.position.board()).to_string(),
            kind,
            roll,
            done: lost.map(|_| done),
            best: lost.map(|_| best),
            lost: lost.map(|lost| lost.equity),
            lost_worth: lost.map(|lost| lost.worth),
            mark: finding.mark().map(mark),
            luck,
            win_before: finding.before.win(),
            win_after: finding.after.win(),
        }
    }
}

const fn mark(mark: Mark) -> &'static str {
    match mark {
        Mark::Dubious => "dubious",
        Mark::Error => "error",
        Mark::Blunder => "blunder",
    }
}

/// A finding in the words that programs are given.
struct DecisionText {
    kind: &'static str,
    roll: String,
    done: String,
    best: String,
}

impl DecisionText {
    fn of(finding: &Finding) -> DecisionText {
        let (kind, roll, done, best) = match &finding.subject {
            Subject::Roll(rolled) => (
                "roll",
                rolled.roll.to_string(),
                String::new(),
                String::new(),
            ),
            Subject::Play(play) => (
                "play",
                play.roll.to_string(),
                play.made().play.to_string(),
                play.best().play.to_string(),
            ),
            Subject::Cube(cube) => {
                let done = match cube.choice {
                    CubeChoice::Roll => "no double",
                    CubeChoice::Double => "double",
                };
                let best = match cube.right() {
                    CubeAction::Double => "double",
                    CubeAction::NoDouble => "no double",
                    CubeAction::TooGood => "too good to double",
                };
                ("cube", String::new(), done.to_owned(), best.to_owned())
            }
            Subject::Reply(replied) => {
                let word = |reply| match reply {
                    Reply::Take => "take",
                    Reply::Pass => "pass",
                    Reply::Beaver => "beaver",
                };
                let (done, best) = (word(replied.reply), word(replied.right()));
                ("reply", String::new(), done.to_owned(), best.to_owned())
            }
        };
        DecisionText {
            kind,
            roll,
            done,
            best,
        }
    }
}
