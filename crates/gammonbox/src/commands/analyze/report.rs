//! The analysis of a match as text tables.

use std::io::Write;

use engine::{Analysis, Analyst, MatchResult, PositionKind, Tally, Totals};
use rules::{ByPlayer, Seat, Session};
use study::{CubeLine, CubeTable, Luck, Phase, Statistics};
use texts::{Number, Texts};

use super::loaded_match::LoadedMatch;
use super::phrases::{self, DecisionText, points};
use crate::table::Table;

/// A file that is wrong all over says so in a few lines.
const MOST_ODDITIES: usize = 5;

/// What the person at a seat is called.
pub(super) fn name(names: &ByPlayer<String>, seat: Seat) -> &str {
    match seat {
        Seat::First => &names.white,
        Seat::Second => &names.black,
    }
}

/// Writes both players' totals, then up to `worst` of the worst decisions; the
/// analyst knows what points are worth in the match.
pub(super) fn write(
    output: &mut dyn Write,
    loaded: &LoadedMatch,
    analysis: &Analysis,
    (worst, analyst): (usize, &Analyst),
    texts: &Texts,
) -> anyhow::Result<()> {
    let names = Seat::BOTH.map(|seat| name(&loaded.names, seat));
    let mut table = Table::new(["", names[0], names[1]]);
    for Row { heading, cells } in totals(loaded, analysis, texts) {
        table.push([&heading, &cells[0], &cells[1]]);
    }
    write!(output, "{table}")?;
    if !analysis.is_done() {
        let (done, total) = (analysis.done(), analysis.len());
        writeln!(output, "\n{}", texts.report_unfinished(done, total))?;
    }
    let odd = loaded.oddities();
    if !odd.is_empty() {
        writeln!(output, "\n{}:", texts.read_oddities(odd.len()))?;
        for line in odd.iter().take(MOST_ODDITIES) {
            writeln!(output, "  {line}")?;
        }
        let rest = odd.len().saturating_sub(MOST_ODDITIES);
        if rest > 0 {
            writeln!(output, "  {}", texts.read_more(rest))?;
        }
    }
    if worst == 0 {
        return Ok(());
    }
    let worst = analysis.worst(worst);
    if worst.is_empty() {
        writeln!(output, "\n{}", texts.worst_none())?;
        return Ok(());
    }
    let heading = phrases::headings(texts, String::new());
    let mut table = Table::new(heading.each_ref().map(String::as_str));
    let mut explained = Vec::new();
    let labels = loaded.rules.appearance.labels;
    for finding in worst {
        let reasons = study::reasons(finding, loaded.rules.movement, labels, texts);
        if !reasons.is_empty() {
            let place = texts.report_where(finding.game + 1, phrases::turn(loaded, finding));
            let player = name(&loaded.names, finding.seat);
            explained.push(format!("{place}, {player}: {}", reasons.join(" ")));
            let table = CubeTable::of(finding, analyst);
            explained.extend(table.map(|table| cube_line(&table, texts)));
        }
        let DecisionText { roll, done, best } = DecisionText::of(finding, labels, texts);
        let mark = finding.mark().map(|mark| phrases::mark(mark, texts));
        table.push([
            &(finding.game + 1).to_string(),
            &phrases::turn(loaded, finding).to_string(),
            name(&loaded.names, finding.seat),
            &roll,
            &done,
            &best,
            &points(finding.lost().unwrap_or_default().equity, texts),
            &mark.unwrap_or_default(),
        ]);
    }
    write!(output, "\n{table}")?;
    if !explained.is_empty() {
        writeln!(output)?;
    }
    for line in explained {
        writeln!(output, "{line}")?;
    }
    Ok(())
}

/// The table of a cube decision on one line.
fn cube_line(table: &CubeTable, texts: &Texts) -> String {
    let rows = table.rows.each_ref().map(|row| {
        let choice = match row.line {
            CubeLine::NoDouble => texts.cube_no_double(),
            CubeLine::DoubleTake => texts.cube_double_take(),
            CubeLine::DoublePass => texts.cube_double_pass(),
        };
        let equity = phrases::signed(row.equity, 3, texts);
        let chance = row.match_winning_chance;
        let chance = chance.map(|chance| format!(" ({})", phrases::percent(chance, texts)));
        format!("{choice} {equity}{}", chance.unwrap_or_default())
    });
    format!("  {}", rows.join(" · "))
}

/// A row of the totals: a figure for each player.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) heading: String,
    pub(super) cells: [String; 2],
}

/// What both did in the whole match.
pub(super) fn totals(loaded: &LoadedMatch, analysis: &Analysis, texts: &Texts) -> Vec<Row> {
    let both = Seat::BOTH.map(|seat| analysis.totals(seat));
    let statistics = Seat::BOTH.map(|seat| statistics(loaded, analysis, seat));
    let row = |heading: String, cell: &dyn Fn(&Totals) -> String| Row {
        heading,
        cells: both.each_ref().map(cell),
    };
    let whole = |count: u32| texts.figure(Number::from(count));
    let tally = |tally: Tally| {
        let lost = points(tally.lost.equity, texts);
        format!("{} ({lost})", whole(tally.count))
    };
    let mut rows = vec![
        row(texts.totals_rating(), &|totals| {
            phrases::rating(totals.rating(), texts)
        }),
        row(texts.report_skill(), &|totals| {
            let level = totals.rating().map(study::level_of_rating);
            let name = level.and_then(|level| texts.level_name(level));
            name.unwrap_or_else(|| "–".to_owned())
        }),
        row(texts.report_decisions(), &|totals| {
            whole(totals.decisions())
        }),
        row(texts.totals_lost(), &|totals| {
            points(totals.lost().equity, texts)
        }),
        row(format!("  {}", texts.totals_checker_play()), &|totals| {
            points(totals.plays.lost.equity, texts)
        }),
        row(format!("  {}", texts.totals_cube_play()), &|totals| {
            points(totals.cube.lost.equity, texts)
        }),
        row(texts.totals_missed_doubles(), &|totals| {
            tally(totals.missed_doubles)
        }),
        row(texts.totals_wrong_doubles(), &|totals| {
            tally(totals.wrong_doubles)
        }),
        row(texts.totals_wrong_takes(), &|totals| {
            tally(totals.wrong_takes)
        }),
        row(texts.totals_wrong_passes(), &|totals| {
            tally(totals.wrong_passes)
        }),
        row(texts.report_blunders(), &|totals| whole(totals.blunders)),
        row(texts.totals_errors(), &|totals| whole(totals.errors)),
        row(texts.totals_dubious(), &|totals| whole(totals.dubious)),
        row(texts.report_luck(), &|totals| {
            phrases::signed(totals.luck.equity, 3, texts)
        }),
    ];
    if let Session::Match(_) = loaded.rules.session {
        let lost = row(texts.totals_lost_match(), &|totals| {
            phrases::percent(totals.lost().worth, texts)
        });
        // Below the parts of the points.
        rows.insert(6, lost);
    }
    insert_cash_rows(&mut rows, &statistics, texts);
    rows.extend(statistics_rows(&statistics, texts));
    let by_play = Seat::BOTH.map(|seat| analysis.result_by_play_alone(seat));
    if let [Some(first), Some(second)] = by_play {
        let is_match = matches!(analysis.input().result, Some(MatchResult::Match { .. }));
        let cells = [first, second].map(|result| match is_match {
            true => phrases::percent(result, texts),
            false => phrases::signed(result, 2, texts),
        });
        rows.push(Row {
            heading: texts.report_by_play(),
            cells,
        });
    }
    rows
}

/// Adds on which side of the point where the opponent should pass the doubling
/// errors were, below the rows that count them.
fn insert_cash_rows(rows: &mut Vec<Row>, both: &[Statistics; 2], texts: &Texts) {
    type Part = (String, fn(&Statistics) -> Tally);
    let parts: [(String, [Part; 2]); 2] = [
        (
            texts.totals_missed_doubles(),
            [
                (texts.doubles_take_right(), |it| it.missed_below_cash),
                (texts.doubles_pass_right(), |it| it.missed_above_cash),
            ],
        ),
        (
            texts.totals_wrong_doubles(),
            [
                (texts.doubles_early(), |it| it.doubled_too_early),
                (texts.doubles_too_good(), |it| it.doubled_too_late),
            ],
        ),
    ];
    for (heading, parts) in parts {
        let below = rows.iter().position(|row| row.heading == heading);
        let Some(below) = below.map(|row| row + 1) else {
            continue;
        };
        let has_errors = |(_, tally): &Part| both.iter().any(|it| tally(it).count > 0);
        if !parts.iter().any(has_errors) {
            continue;
        }
        let parts = parts.map(|(name, tally)| Row {
            heading: format!("  {name}"),
            cells: both.each_ref().map(|statistics| {
                let Tally { count, lost } = tally(statistics);
                let count = texts.figure(Number::from(count));
                format!("{count} ({})", points(lost.equity, texts))
            }),
        });
        rows.splice(below..below, parts);
    }
}

/// What one player did, in ways that other programs count too.
pub(super) fn statistics(loaded: &LoadedMatch, analysis: &Analysis, seat: Seat) -> Statistics {
    let length = match loaded.rules.session {
        Session::Match(length) => length.get(),
        Session::Money => 1,
    };
    Statistics::of(analysis.findings(), seat, length)
}

/// Luck, other programs' measures, and the phases of the games.
fn statistics_rows(both: &[Statistics; 2], texts: &Texts) -> Vec<Row> {
    let row = |heading: String, cell: &dyn Fn(&Statistics) -> String| Row {
        heading,
        cells: both.each_ref().map(cell),
    };
    let rolls = |luck: Luck| {
        let heading = match luck {
            Luck::VeryLucky => texts.report_very_lucky(),
            Luck::Lucky => texts.report_lucky(),
            Luck::Unlucky => texts.report_unlucky(),
            Luck::VeryUnlucky => texts.report_very_unlucky(),
            Luck::Plain => return None,
        };
        let count =
            |statistics: &Statistics| texts.figure(Number::from(statistics.rolls[luck as usize]));
        Some(row(format!("  {heading}"), &count))
    };
    let rating = |figure: Option<f64>, decimals: u8| {
        let figure = figure.map(|figure| texts.figure(Number::with_decimals(figure, decimals)));
        figure.unwrap_or_else(|| "–".to_owned())
    };
    let mut rows: Vec<Row> = Luck::ALL.into_iter().filter_map(rolls).collect();
    let snowie = format!("{} (Snowie)", texts.report_error_rate());
    rows.push(row(snowie, &|statistics| rating(statistics.snowie_rate, 1)));
    rows.push(row(texts.report_fibs(), &|statistics| {
        rating(statistics.fibs_rating, 0)
    }));
    let rated = |Tally { count, lost }: Tally| {
        let mean = (count > 0).then(|| 500.0 * lost.equity / f64::from(count));
        let count = texts.figure(Number::from(count));
        format!("{} ({count})", phrases::rating(mean, texts))
    };
    // The parts of the rating, below a heading without figures.
    rows.push(row(texts.totals_rating(), &|_| String::new()));
    for phase in Phase::ALL {
        let heading = match phase {
            Phase::Opening => texts.phase_opening(),
            Phase::MiddleGame => texts.phase_middle_game(),
            Phase::Race => texts.phase_race(),
            Phase::BearOff => texts.option_bear_off(),
        };
        let heading = format!("  {heading}");
        rows.push(row(heading, &|it| rated(it.phases[phase as usize])));
    }
    // Race and opening are phases already.
    for (index, kind) in PositionKind::ALL.into_iter().enumerate() {
        let is_new = !matches!(kind, PositionKind::Race | PositionKind::Opening);
        let occurs = both.iter().any(|it| it.kinds[index].count > 0);
        if is_new && occurs {
            let name = study::kind_name(kind, texts);
            let heading = format!("  {name}");
            rows.push(row(heading, &|it| rated(it.kinds[index])));
        }
    }
    rows
}
