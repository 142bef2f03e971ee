//! Our analysis beside the one in the files.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use engine::{Analysis, Finding, Plies, Subject, Totals};
use formats::{Depth, MatchFile};
use rules::Seat;
use serde::Serialize;
use texts::{Number, Texts};

use super::judge_options::JudgeOptions;
use super::loaded_match::LoadedMatch;
use super::phrases::{self, DecisionText, points, signed};
use super::report::name;
use crate::table::Table;

/// A file's own findings; `None` if it has none.
pub(super) fn findings_of_file(
    loaded: &LoadedMatch,
    options: &JudgeOptions,
) -> Option<Vec<Finding>> {
    let analyst = options.analyst(&loaded.rules);
    let theirs = study::file_findings(loaded.file.as_ref()?, &loaded.input, &analyst);
    (!theirs.is_empty()).then_some(theirs)
}

/// How many decisions make a rating that is worth an average.
const FEWEST_DECISIONS: u32 = 5;

/// The ratings of both players by us and by a file.
#[derive(Debug)]
pub(super) struct Comparison {
    /// What the file is called.
    title: String,
    /// The usual depth of the file's analysis.
    depth: Option<Depth>,
    players: Vec<Rated>,
    disagreements: Vec<Disagreement>,
}

/// One player, analyzed twice, on the decisions that the file analyzes.
#[derive(Debug)]
struct Rated {
    name: String,
    ours: Totals,
    theirs: Totals,
}

/// A decision that one analysis rates worse than the other.
#[derive(Debug)]
struct Disagreement {
    text: DecisionText,
    name: String,
    game: usize,
    ours: f64,
    theirs: f64,
}

impl Comparison {
    /// Compares what was found with what the file says.
    pub(super) fn new(
        path: &Path,
        loaded: &LoadedMatch,
        analysis: &Analysis,
        theirs: &[Finding],
        texts: &Texts,
    ) -> Comparison {
        // Only what the file says something about is compared.
        let is_theirs = |our: &&Finding| theirs.iter().any(|their| their.entry == our.entry);
        let is_roll = |our: &&Finding| matches!(our.subject, Subject::Roll(_));
        let ours = analysis.findings().iter();
        let ours: Vec<&Finding> = ours.filter(|our| is_theirs(our) && !is_roll(our)).collect();
        let title = path.file_name().unwrap_or(path.as_os_str());
        let players = Seat::BOTH.map(|seat| Rated {
            name: name(&loaded.names, seat).to_owned(),
            ours: of_seat(ours.iter().copied(), seat),
            theirs: of_seat(theirs, seat),
        });
        let disagreements = ours.iter().filter_map(|our| {
            let same = |their: &&Finding| their.entry == our.entry && is_alike(their, our);
            let their = theirs.iter().find(same)?;
            Some(Disagreement {
                text: DecisionText::of(our, loaded.rules.appearance.labels, texts),
                name: name(&loaded.names, our.seat).to_owned(),
                game: our.game,
                ours: our.lost()?.equity,
                theirs: their.lost()?.equity,
            })
        });
        let mut disagreements: Vec<_> = disagreements.collect();
        let size = |one: &Disagreement| (one.ours - one.theirs).abs();
        disagreements.sort_by(|one, other| size(other).total_cmp(&size(one)));
        Comparison {
            title: title.to_string_lossy().into_owned(),
            depth: loaded.file.as_ref().and_then(usual_depth),
            players: players.into(),
            disagreements,
        }
    }

    /// Whether the file's analysis looked at least this far ahead: a shallow
    /// one finds no fault with someone who plays the way it does.
    fn is_deep(&self, plies: Plies) -> bool {
        match self.depth {
            Some(Depth::Plies { plies: theirs, .. }) => theirs >= plies.number(),
            Some(Depth::Rollout { .. } | Depth::Named(_)) => true,
            None => false,
        }
    }

    /// How much the ratings differ, where both exist. A position with a
    /// decision or two is no basis for a rating.
    fn differences(&self) -> impl Iterator<Item = f64> + '_ {
        let has_enough = |player: &&Rated| player.theirs.decisions() >= FEWEST_DECISIONS;
        let players = self.players.iter().filter(has_enough);
        players.filter_map(|player| Some(player.ours.rating()? - player.theirs.rating()?))
    }
}

/// How most of the best plays in a file were analyzed.
fn usual_depth(file: &MatchFile) -> Option<Depth> {
    let entries = file.games.iter().flat_map(|game| &game.entries);
    let best = entries.filter_map(|entry| entry.analysis.plays.first());
    let mut depths = BTreeMap::<String, (usize, &Depth)>::new();
    for depth in best.map(|candidate| &candidate.depth) {
        depths.entry(shown(depth)).or_insert((0, depth)).0 += 1;
    }
    let usual = depths.into_values().max_by_key(|(count, _)| *count);
    usual.map(|(_, depth)| depth.clone())
}

fn shown(depth: &Depth) -> String {
    match depth {
        Depth::Plies { plies, .. } => format!("{plies}-ply"),
        Depth::Rollout { .. } => "rollout".to_owned(),
        Depth::Named(name) => name.clone(),
    }
}

fn of_seat<'a>(findings: impl IntoIterator<Item = &'a Finding>, seat: Seat) -> Totals {
    Totals::of(findings.into_iter().filter(|finding| finding.seat == seat))
}

/// Whether two findings about one entry are about the same question: an entry
/// may be a decision not to double and a play.
fn is_alike(one: &Finding, other: &Finding) -> bool {
    std::mem::discriminant(&one.subject) == std::mem::discriminant(&other.subject)
}

/// Writes the ratings of all players, their average difference, and the
/// decisions with the largest differences. The average covers analyses at least
/// as deep as ours, and players with enough decisions.
pub(super) fn write(
    output: &mut dyn Write,
    comparisons: &[Comparison],
    plies: Plies,
    most: usize,
    texts: &Texts,
) -> anyhow::Result<()> {
    if comparisons.is_empty() {
        writeln!(output, "{}", texts.report_nothing_to_compare())?;
        return Ok(());
    }
    let rating = |totals: &Totals| phrases::rating(totals.rating(), texts);
    let heading = [
        "",
        &texts.plays_depth(),
        &texts.report_player(),
        &texts.report_decisions(),
        &texts.report_ours(),
        &texts.report_theirs(),
        &texts.report_difference(),
    ];
    let mut table = Table::new(heading);
    for comparison in comparisons {
        let mut title = comparison.title.as_str();
        let mut depth = comparison.depth.as_ref().map(shown).unwrap_or_default();
        for player in &comparison.players {
            let decisions = (player.ours.decisions(), player.theirs.decisions());
            let difference = player.ours.rating().zip(player.theirs.rating());
            let difference = difference.map(|(ours, theirs)| signed(ours - theirs, 2, texts));
            table.push([
                title,
                &depth,
                &player.name,
                &format!("{} / {}", decisions.0, decisions.1),
                &rating(&player.ours),
                &rating(&player.theirs),
                &difference.unwrap_or_default(),
            ]);
            title = "";
            depth.clear();
        }
    }
    writeln!(output, "{table}")?;
    if let Some(mean) = mean_difference(comparisons, plies) {
        let mean = Number::with_decimals(mean, 2);
        writeln!(output, "{}", texts.report_mean_difference(mean))?;
    }
    for comparison in comparisons.iter().filter(|_| most > 0) {
        write_disagreements(output, comparison, most, texts)?;
    }
    Ok(())
}

/// By how much ratings differ on average.
fn mean_difference(comparisons: &[Comparison], plies: Plies) -> Option<f64> {
    let deep = comparisons.iter().filter(|one| one.is_deep(plies));
    let all: Vec<f64> = deep.flat_map(Comparison::differences).collect();
    let sum: f64 = all.iter().map(|difference| difference.abs()).sum();
    (!all.is_empty()).then(|| sum / all.len() as f64)
}

/// All comparisons, for programs.
#[derive(Serialize)]
pub(super) struct Report<'a> {
    /// By how much the ratings differ on average.
    mean_difference: Option<f64>,
    matches: Vec<ComparisonReport<'a>>,
}

#[derive(Serialize)]
struct ComparisonReport<'a> {
    file: &'a str,
    /// How deep the file's analysis looked, mostly.
    depth: Option<String>,
    players: Vec<RatedReport<'a>>,
    /// What the two judge differently, the greatest difference first.
    decisions: Vec<DisagreementReport<'a>>,
}

#[derive(Serialize)]
struct RatedReport<'a> {
    name: &'a str,
    rating: Option<f64>,
    rating_in_file: Option<f64>,
    decisions: u32,
    decisions_in_file: u32,
}

#[derive(Serialize)]
struct DisagreementReport<'a> {
    game: usize,
    player: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    roll: &'a str,
    done: &'a str,
    best: &'a str,
    lost: f64,
    lost_in_file: f64,
}

impl<'a> Report<'a> {
    pub(super) fn new(comparisons: &'a [Comparison], plies: Plies) -> Report<'a> {
        Report {
            mean_difference: mean_difference(comparisons, plies),
            matches: comparisons.iter().map(ComparisonReport::of).collect(),
        }
    }
}

impl<'a> ComparisonReport<'a> {
    fn of(comparison: &'a Comparison) -> ComparisonReport<'a> {
        let players = comparison.players.iter().map(|player| RatedReport {
            name: &player.name,
            rating: player.ours.rating(),
            rating_in_file: player.theirs.rating(),
            decisions: player.ours.decisions(),
            decisions_in_file: player.theirs.decisions(),
        });
        let decisions = comparison
            .disagreements
            .iter()
            .map(|one| DisagreementReport {
                game: one.game + 1,
                player: &one.name,
                roll: &one.text.roll,
                done: &one.text.done,
                best: &one.text.best,
                lost: one.ours,
                lost_in_file: one.theirs,
            });
        ComparisonReport {
            file: &comparison.title,
            depth: comparison.depth.as_ref().map(shown),
            players: players.collect(),
            decisions: decisions.collect(),
        }
    }
}

fn write_disagreements(
    output: &mut dyn Write,
    comparison: &Comparison,
    most: usize,
    texts: &Texts,
) -> anyhow::Result<()> {
    let mut table = Table::new(
        [
            &texts.report_game(),
            &texts.report_player(),
            &texts.report_roll(),
            &texts.report_done(),
            &texts.report_better(),
            &texts.report_ours(),
            &texts.report_theirs(),
        ]
        .map(String::as_str),
    );
    // Less can't be seen in three decimals.
    let disagreements = comparison.disagreements.iter();
    let seen = disagreements.filter(|one| (one.ours - one.theirs).abs() >= 0.001);
    let mut seen = seen.take(most).peekable();
    if seen.peek().is_none() {
        return Ok(());
    }
    for disagreement in seen {
        let DecisionText { roll, done, best } = &disagreement.text;
        table.push([
            &(disagreement.game + 1).to_string(),
            &disagreement.name,
            roll,
            done,
            best,
            &points(disagreement.ours, texts),
            &points(disagreement.theirs, texts),
        ]);
    }
    writeln!(output, "\n{}\n{table}", comparison.title)?;
    Ok(())
}
