//! How well somebody plays, by month and by kind of position.

use std::io::Write;

use serde::Serialize;
use study::{Query, Trend, Trends};
use texts::{Language, Texts};

use super::super::Answer;
use super::answer;
use super::store::Library as Store;
use crate::batch::write_line;
use crate::table::Table;

/// A line of the statistics.
#[derive(Serialize)]
struct TrendLine {
    of: String,
    pr: Option<f64>,
    decisions: u32,
    blunders: u32,
    lost: f64,
}

/// Writes the statistics of what a query finds.
///
/// # Errors
///
/// If they can't be written.
pub(super) fn write(
    store: &Store,
    query: &Query,
    json: bool,
    texts: &Texts,
    output: &mut dyn Write,
) -> anyhow::Result<Answer> {
    let trends = Trends::of(query.find(store.matches()));
    let line = |of: String, trend: &Trend| TrendLine {
        of,
        pr: trend.rating(),
        decisions: trend.decisions,
        blunders: trend.blunders,
        lost: trend.lost,
    };
    // Programs get the same words in every language.
    let words = match json {
        true => &Texts::embedded(Language::English),
        false => texts,
    };
    let mut lines = vec![line(words.report_decisions(), &trends.all)];
    // Different analyses aren't averaged without saying so.
    if trends.analyses.len() > 1 {
        let analyses = trends.analyses.iter();
        lines.extend(analyses.map(|(by, trend)| line(by.clone(), trend)));
    }
    let mut kinds: Vec<TrendLine> = trends
        .plays
        .iter()
        .map(|(kind, trend)| {
            let kind = study::kind_name(*kind, words);
            line(format!("{}: {kind}", words.plays_title()), trend)
        })
        .chain([
            line(
                format!("{} / {}", words.cube_no_double(), words.action_double()),
                &trends.doubles,
            ),
            line(
                format!("{} / {}", words.action_take(), words.action_pass()),
                &trends.replies,
            ),
        ])
        .collect();
    // What costs most comes first.
    kinds.sort_by(|one, other| other.lost.total_cmp(&one.lost));
    lines.extend(kinds);
    let months = trends.months.iter().map(|(month, trend)| {
        let month = if month.is_empty() { "–" } else { month };
        line(month.to_owned(), trend)
    });
    lines.extend(months);
    lines.retain(|line| line.decisions > 0);
    if json {
        for line in &lines {
            write_line(output, line)?;
        }
        return Ok(answer(!lines.is_empty()));
    }
    let heading = [
        String::new(),
        "PR".to_owned(),
        texts.report_decisions(),
        texts.report_blunders(),
        texts.totals_lost(),
    ];
    let mut table = Table::new(heading.each_ref().map(String::as_str));
    for line in &lines {
        table.push([
            &line.of,
            &figure(line.pr),
            &line.decisions.to_string(),
            &line.blunders.to_string(),
            &format!("{:.2}", line.lost),
        ]);
    }
    write!(output, "{table}")?;
    Ok(answer(!lines.is_empty()))
}

/// A rating as text.
pub(super) fn figure(rating: Option<f64>) -> String {
    rating.map_or("–".to_owned(), |rating| format!("{rating:.1}"))
}
