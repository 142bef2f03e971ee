//! Our judgment beside the one that files carry.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use engine::{Analysis, AnalysisInput, Finding, Plies, QuestionKind, Totals};
use formats::{Depth, MatchFile};
use rules::Seat;
use texts::{Number, Texts};

use super::judge_options::JudgeOptions;
use super::loaded_match::LoadedMatch;
use super::phrases::{self, DecisionText, points, signed};
use super::report::{SEATS, name};
use crate::table::Table;

/// What a file says of its decisions, and these decisions for us to judge
/// too; nothing if it says nothing.
pub(super) fn said(
    loaded: &LoadedMatch,
    options: &JudgeOptions,
) -> Option<(AnalysisInput, Vec<Finding>)> {
    let analyst = options.analyst(&loaded.rules);
    let theirs = study::file_findings(loaded.file.as_ref()?, &loaded.input, &analyst);
    let mut input = loaded.input.clone();
    input.questions.retain(|question| {
        let is_roll = matches!(question.kind, QuestionKind::Roll { .. });
        !is_roll && theirs.iter().any(|their| their.entry == question.entry)
    });
    (!theirs.is_empty()).then_some((input, theirs))
}

/// How many decisions make a rating that is worth an average.
const FEWEST_DECISIONS: u32 = 5;

/// The ratings of both players by us and by a file.
#[derive(Debug)]
pub(super) struct Comparison {
    /// What the file is called.
    title: String,
    /// How deep its judge looked, mostly.
    depth: Option<Depth>,
    players: Vec<Rated>,
    disagreements: Vec<Disagreement>,
}

/// One player, judged twice on the decisions that the file says something
/// about.
#[derive(Debug)]
struct Rated {
    name: String,
    ours: Totals,
    theirs: Totals,
}

/// A decision of which one judge thinks worse than the other.
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
        let ours = analysis.findings();
        let title = path.file_name().unwrap_or(path.as_os_str());
        let players = SEATS.map(|seat| Rated {
            name: name(&loaded.names, seat).to_owned(),
            ours: of_seat(ours, seat),
            theirs: of_seat(theirs, seat),
        });
        let disagreements = ours.iter().filter_map(|our| {
            let same = |their: &&Finding| their.entry == our.entry && is_alike(their, our);
            let their = theirs.iter().find(same)?;
            Some(Disagreement {
                text: DecisionText::of(our, texts),
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

    /// Whether its judge looked at least so far: a shallow one finds no fault
    /// with somebody who played as it would.
    fn is_deep(&self, plies: Plies) -> bool {
        match self.depth {
            Some(Depth::Plies { plies: theirs, .. }) => theirs >= plies.number(),
            Some(Depth::Rollout { .. } | Depth::Named(_)) => true,
            None => false,
        }
    }

    /// By how much the ratings differ, where both judges have one. A position
    /// with a decision or two rates nobody.
    fn differences(&self) -> impl Iterator<Item = f64> + '_ {
        let has_enough = |player: &&Rated| player.theirs.decisions() >= FEWEST_DECISIONS;
        let players = self.players.iter().filter(has_enough);
        players.filter_map(|player| Some(player.ours.rating()? - player.theirs.rating()?))
    }
}

/// How most of the best plays of a file were judged.
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

fn of_seat(findings: &[Finding], seat: Seat) -> Totals {
    Totals::of(findings.iter().filter(|finding| finding.seat == seat))
}

/// Whether two findings about one entry are about the same question: an entry
/// may be a decision not to double and a play.
fn is_alike(one: &Finding, other: &Finding) -> bool {
    std::mem::discriminant(&one.subject) == std::mem::discriminant(&other.subject)
}

/// Writes the ratings of all players, by how much they differ on average, and
/// the decisions of which the judges think most differently. On the average
/// are those of judges who looked as far ahead as we did, and of players who
/// had something to decide.
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
    let deep = comparisons.iter().filter(|one| one.is_deep(plies));
    let all: Vec<f64> = deep.flat_map(Comparison::differences).collect();
    let mean = all.iter().map(|difference| difference.abs()).sum::<f64>() / all.len() as f64;
    if !all.is_empty() {
        let mean = Number::with_decimals(mean, 2);
        writeln!(output, "{}", texts.report_mean_difference(mean))?;
    }
    for comparison in comparisons.iter().filter(|_| most > 0) {
        write_disagreements(output, comparison, most, texts)?;
    }
    Ok(())
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
    for disagreement in comparison.disagreements.iter().take(most) {
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
