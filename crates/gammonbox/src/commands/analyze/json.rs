//! The analysis of a match as JSON.

use engine::{
    Amount, Analysis, Analyst, Chances, CubeAction, CubeChoice, Finding, Mark, RankedPlay, Reply,
    Subject, Tally, Totals,
};
use rules::{ByPlayer, PositionId, Seat};
use serde::Serialize;
use study::CubeTable;

use super::compare::findings_of_file;
use super::judge_options::JudgeOptions;
use super::loaded_match::LoadedMatch;
use super::report::{self, name};

/// Everything, for programs.
#[derive(Serialize)]
pub(super) struct Report {
    /// How it was analyzed, such as `Gammonbox 0.1.0 2-ply`.
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
    /// The level of ours that plays so.
    level: Option<&'static str>,
    snowie_rate: Option<f64>,
    fibs_rating: Option<f64>,
    /// In what is played for: points, or the chance to win the match.
    lost_worth: f64,
    missed_below_cash: f64,
    missed_above_cash: f64,
    doubled_too_early: f64,
    doubled_too_late: f64,
    phases: PhasesReport,
    rolls: RollsReport,
}

/// What was decided in each phase of the games.
#[derive(Serialize)]
struct PhasesReport {
    opening: TallyReport,
    middle_game: TallyReport,
    race: TallyReport,
    bear_off: TallyReport,
}

#[derive(Serialize)]
struct TallyReport {
    decisions: u32,
    lost: f64,
}

/// How many rolls of each kind of luck there were.
#[derive(Serialize)]
struct RollsReport {
    very_lucky: u32,
    lucky: u32,
    unlucky: u32,
    very_unlucky: u32,
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
    /// What it lost by the analysis that the file carries.
    #[serde(skip_serializing_if = "Option::is_none")]
    lost_in_file: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mark: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    luck: Option<f64>,
    win_before: f64,
    win_after: f64,
    /// What could have been played, the best first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    plays: Vec<PlayReport>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cube: Option<CubeReport>,
}

/// One of the plays that were compared.
#[derive(Serialize)]
struct PlayReport {
    play: String,
    equity: f32,
    /// What it is worth more than the best, so 0 or less.
    difference: f32,
    plies: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    rollout: Option<RolloutReport>,
    #[serde(flatten)]
    chances: ChancesReport,
}

/// How a play was played out.
#[derive(Serialize)]
struct RolloutReport {
    trials: Option<u32>,
    /// The standard error of the equity.
    error: Option<f32>,
}

#[derive(Serialize)]
struct ChancesReport {
    win: f32,
    win_gammon: f32,
    win_backgammon: f32,
    lose_gammon: f32,
    lose_backgammon: f32,
}

/// What each choice about the cube is worth, as the doubler sees it.
#[derive(Serialize)]
struct CubeReport {
    no_double: CubeLineReport,
    double_take: CubeLineReport,
    double_pass: CubeLineReport,
    #[serde(flatten)]
    chances: ChancesReport,
    #[serde(skip_serializing_if = "Option::is_none")]
    window: Option<WindowReport>,
}

/// From which chance to win on each is right.
#[derive(Serialize)]
struct WindowReport {
    double: Option<f32>,
    pass: Option<f32>,
    too_good: Option<f32>,
}

#[derive(Serialize)]
struct CubeLineReport {
    equity: f64,
    /// What it is worth more than if both decide rightly.
    difference: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    match_winning_chance: Option<f64>,
}

impl From<&RankedPlay> for PlayReport {
    fn from(ranked: &RankedPlay) -> PlayReport {
        PlayReport {
            play: ranked.play.to_string(),
            equity: ranked.equity.0,
            difference: 0.0,
            plies: ranked.plies.number(),
            rollout: ranked.rollout.map(|rollout| RolloutReport {
                trials: rollout.trials,
                error: rollout.equity_error.map(|error| error.0),
            }),
            chances: ranked.chances.into(),
        }
    }
}

impl From<Chances> for ChancesReport {
    fn from(chances: Chances) -> ChancesReport {
        ChancesReport {
            win: chances.win,
            win_gammon: chances.win_gammon,
            win_backgammon: chances.win_backgammon,
            lose_gammon: chances.lose_gammon,
            lose_backgammon: chances.lose_backgammon,
        }
    }
}

impl From<CubeTable> for CubeReport {
    fn from(table: CubeTable) -> CubeReport {
        let [no_double, double_take, double_pass] = table.rows.map(|row| CubeLineReport {
            equity: row.equity,
            difference: row.difference,
            match_winning_chance: row.match_winning_chance,
        });
        CubeReport {
            no_double,
            double_take,
            double_pass,
            chances: table.chances.into(),
            window: table.window.map(|window| WindowReport {
                double: window.opens,
                pass: window.cash,
                too_good: window.too_good,
            }),
        }
    }
}

/// What could have been played.
fn plays(finding: &Finding) -> Vec<PlayReport> {
    let Subject::Play(judged) = &finding.subject else {
        return Vec::new();
    };
    let best = judged.best().equity;
    let plays = judged.plays.iter().map(|ranked| PlayReport {
        difference: (ranked.equity - best).0,
        ..PlayReport::from(ranked)
    });
    plays.collect()
}

impl Report {
    pub(super) fn new(loaded: &LoadedMatch, analysis: &Analysis, options: &JudgeOptions) -> Report {
        let names = &loaded.names;
        let analyst = options.analyst(&loaded.rules);
        let findings = analysis.findings().iter();
        let theirs = findings_of_file(loaded, options).unwrap_or_default();
        let games = (0..analysis.games()).map(|game| GameReport {
            game: game + 1,
            players: Seat::BOTH
                .map(|seat| {
                    GameTotals::new(name(names, seat), &analysis.totals_of_game(game, seat))
                })
                .into(),
        });
        Report {
            by: options.to_string(),
            done: analysis.done(),
            of: analysis.len(),
            games: games.collect(),
            players: Seat::BOTH
                .map(|seat| PlayerReport::new(loaded, analysis, seat))
                .into(),
            findings: findings
                .map(|finding| FindingReport {
                    lost_in_file: lost_in_file(finding, &theirs),
                    ..FindingReport::new(names, finding, &analyst)
                })
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
    fn new(loaded: &LoadedMatch, analysis: &Analysis, seat: Seat) -> PlayerReport {
        let totals = analysis.totals(seat);
        let statistics = report::statistics(loaded, analysis, seat);
        let [very_lucky, lucky, _, unlucky, very_unlucky] = statistics.rolls;
        let tally = |tally: Tally| TallyReport {
            decisions: tally.count,
            lost: tally.lost.equity,
        };
        let [opening, middle_game, race, bear_off] = statistics.phases.map(tally);
        PlayerReport {
            name: name(&loaded.names, seat).to_owned(),
            rating: totals.rating(),
            level: totals.rating().map(study::level_of_rating),
            snowie_rate: statistics.snowie_rate,
            fibs_rating: statistics.fibs_rating,
            phases: PhasesReport {
                opening,
                middle_game,
                race,
                bear_off,
            },
            rolls: RollsReport {
                very_lucky,
                lucky,
                unlucky,
                very_unlucky,
            },
            missed_below_cash: statistics.missed_below_cash.lost.equity,
            missed_above_cash: statistics.missed_above_cash.lost.equity,
            doubled_too_early: statistics.doubled_too_early.lost.equity,
            doubled_too_late: statistics.doubled_too_late.lost.equity,
            lost_worth: totals.lost().worth,
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
    fn new(names: &ByPlayer<String>, finding: &Finding, analyst: &Analyst) -> FindingReport {
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
            lost_in_file: None,
            mark: finding.mark().map(mark),
            luck,
            win_before: finding.before.win(),
            win_after: finding.after.win(),
            plays: plays(finding),
            cube: CubeTable::of(finding, analyst).map(CubeReport::from),
        }
    }
}

/// What the file says that the same decision lost.
fn lost_in_file(finding: &Finding, theirs: &[Finding]) -> Option<f64> {
    let kind = std::mem::discriminant(&finding.subject);
    let same = theirs
        .iter()
        .find(|said| said.entry == finding.entry && std::mem::discriminant(&said.subject) == kind);
    Some(same?.lost()?.equity)
}

const fn mark(mark: Mark) -> &'static str {
    match mark {
        Mark::Dubious => "dubious",
        Mark::Error => "error",
        Mark::Blunder => "blunder",
    }
}

/// A finding in the words that programs are given.
#[derive(Clone, Debug)]
pub(crate) struct DecisionText {
    pub(crate) kind: &'static str,
    /// Empty if it isn't a play.
    pub(crate) roll: String,
    pub(crate) done: String,
    pub(crate) best: String,
}

impl DecisionText {
    pub(crate) fn of(finding: &Finding) -> DecisionText {
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
