//! What was found in a match, for people and for programs.

use std::io::Write;

use engine::{
    Amount, Analysis, CubeAction, CubeChoice, Finding, Mark, MatchResult, Reply, Subject, Tally,
    Totals,
};
use rules::{ByPlayer, PositionId, Seat};
use serde::Serialize;

use crate::table::Table;

const SEATS: [Seat; 2] = [Seat::First, Seat::Second];

/// What the person at a seat is called.
fn name(names: &ByPlayer<String>, seat: Seat) -> &str {
    match seat {
        Seat::First => &names.white,
        Seat::Second => &names.black,
    }
}

/// Writes the totals of both, then the worst decisions.
pub(super) fn write(
    output: &mut dyn Write,
    analysis: &Analysis,
    names: &ByPlayer<String>,
    worst: usize,
) -> anyhow::Result<()> {
    write!(output, "{}", totals(analysis, names))?;
    let worst = analysis.worst(worst);
    if worst.is_empty() {
        writeln!(
            output,
            "\nno decision lost {} points or more",
            Mark::DUBIOUS
        )?;
        return Ok(());
    }
    let mut table = Table::new(["game", "entry", "", "", "done", "better", "lost", ""]);
    for finding in worst {
        let words = Words::of(finding);
        table.push([
            &(finding.game + 1).to_string(),
            &(finding.entry + 1).to_string(),
            name(names, finding.seat),
            &words.roll,
            &words.done,
            &words.best,
            &points(finding.lost().unwrap_or_default().equity),
            finding.mark().map_or("", mark),
        ]);
    }
    writeln!(output)?;
    write!(output, "{table}")?;
    Ok(())
}

fn totals(analysis: &Analysis, names: &ByPlayer<String>) -> Table<3> {
    let both = SEATS.map(|seat| analysis.totals(seat));
    let mut table = Table::new(["", name(names, SEATS[0]), name(names, SEATS[1])]);
    let mut row = |heading: &str, cell: &dyn Fn(&Totals) -> String| {
        let [first, second] = [cell(&both[0]), cell(&both[1])];
        table.push([heading, &first, &second]);
    };
    row("rating (PR)", &|totals| {
        let rating = totals.rating().map(|rating| format!("{rating:.2}"));
        rating.unwrap_or_else(|| "-".to_owned())
    });
    row("decisions", &|totals| totals.decisions().to_string());
    row("lost by plays", &|totals| points(totals.plays.lost.equity));
    row("lost by the cube", &|totals| {
        points(totals.cube.lost.equity)
    });
    row("  missed doubles", &|totals| tally(totals.missed_doubles));
    row("  wrong doubles", &|totals| tally(totals.wrong_doubles));
    row("  wrong takes", &|totals| tally(totals.wrong_takes));
    row("  wrong passes", &|totals| tally(totals.wrong_passes));
    row("blunders", &|totals| totals.blunders.to_string());
    row("errors", &|totals| totals.errors.to_string());
    row("dubious", &|totals| totals.dubious.to_string());
    row("luck", &|totals| format!("{:+.3}", totals.luck.equity));
    let by_play = SEATS.map(|seat| analysis.result_by_play_alone(seat));
    if let [Some(first), Some(second)] = by_play {
        let is_match = matches!(analysis.course().result, Some(MatchResult::Match { .. }));
        let [first, second] = [first, second].map(|result| match is_match {
            true => format!("{:.1} %", 100.0 * result),
            false => format!("{result:+.2}"),
        });
        table.push(["by play alone", &first, &second]);
    }
    table
}

fn points(equity: f64) -> String {
    format!("{equity:.3}")
}

fn tally(tally: Tally) -> String {
    format!("{} ({:.3})", tally.count, tally.lost.equity)
}

const fn mark(mark: Mark) -> &'static str {
    match mark {
        Mark::Dubious => "dubious",
        Mark::Error => "error",
        Mark::Blunder => "blunder",
    }
}

/// A finding in words.
struct Words {
    kind: &'static str,
    roll: String,
    done: String,
    best: String,
}

impl Words {
    fn of(finding: &Finding) -> Words {
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
        Words {
            kind,
            roll,
            done,
            best,
        }
    }
}

/// Everything, for programs.
#[derive(Serialize)]
pub(super) struct Report {
    players: Vec<PlayerReport>,
    findings: Vec<FindingReport>,
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
    pub(super) fn new(analysis: &Analysis, names: &ByPlayer<String>) -> Report {
        let findings = analysis.findings().iter();
        Report {
            players: SEATS
                .map(|seat| PlayerReport::new(analysis, names, seat))
                .into(),
            findings: findings
                .map(|finding| FindingReport::new(names, finding))
                .collect(),
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
        let Words {
            kind,
            roll,
            done,
            best,
        } = Words::of(finding);
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
