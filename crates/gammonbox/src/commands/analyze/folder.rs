//! Totals for many matches, by player and over time.

use std::io::Write;
use std::path::{Path, PathBuf};

use engine::{Analysis, MatchResult, Totals};
use rules::Seat;
use serde::Serialize;
use texts::{Number, Texts};

use super::loaded_match::LoadedMatch;
use super::phrases;
use super::report::name;
use crate::files::files_in;
use crate::table::Table;

/// The summary of an analyzed match.
#[derive(Debug)]
pub(super) struct MatchSummary {
    file: String,
    date: String,
    sides: [Side; 2],
    is_done: bool,
}

/// What one player did in a match.
#[derive(Clone, Debug)]
pub(super) struct Side {
    pub(super) name: String,
    pub(super) totals: Totals,
    /// Whether the match was won, or more points than lost; `None` if it is
    /// open.
    pub(super) has_won: Option<bool>,
}

/// What one player did in all matches, those first that were played first.
#[derive(Debug)]
pub(super) struct PlayerHistory<'a> {
    pub(super) name: &'a str,
    pub(super) matches: Vec<PlayedMatch<'a>>,
    pub(super) totals: Totals,
}

/// One match as one of its players sees it.
#[derive(Debug)]
pub(super) struct PlayedMatch<'a> {
    file: &'a str,
    pub(super) date: &'a str,
    pub(super) opponent: &'a str,
    pub(super) side: &'a Side,
}

/// What is in a folder.
#[derive(Debug, Default)]
pub(super) struct Folder {
    /// The matches, in the order of their names.
    pub(super) matches: Vec<(PathBuf, LoadedMatch)>,
    /// What could not be read, and why.
    pub(super) unread: Vec<(PathBuf, anyhow::Error)>,
}

/// Reads all matches in a folder and its subfolders, sorted by name. Files that
/// aren't matches are listed separately.
///
/// # Errors
///
/// If the folder cannot be read.
pub(super) fn read(folder: &Path) -> anyhow::Result<Folder> {
    let mut found = Folder::default();
    for path in files_in(folder)? {
        match LoadedMatch::read(&path) {
            // Positions have nothing to judge.
            Ok(loaded) if loaded.input.questions.is_empty() => {}
            Ok(loaded) => found.matches.push((path, loaded)),
            Err(error) => found.unread.push((path, error)),
        }
    }
    Ok(found)
}

impl MatchSummary {
    pub(super) fn new(path: &Path, loaded: &LoadedMatch, analysis: &Analysis) -> MatchSummary {
        let won = |seat: Seat| match analysis.input().result? {
            MatchResult::Match { winner } => Some(winner == seat),
            MatchResult::Money { points: 0 } => None,
            MatchResult::Money { points } => Some((points > 0) == (seat == Seat::First)),
        };
        let date = loaded.file.as_ref().map(|file| &file.occasion.date);
        MatchSummary {
            file: path.display().to_string(),
            date: date.cloned().unwrap_or_default(),
            sides: Seat::BOTH.map(|seat| Side {
                name: name(&loaded.names, seat).to_owned(),
                totals: analysis.totals(seat),
                has_won: won(seat),
            }),
            is_done: analysis.is_done(),
        }
    }

    /// Whether all of it was analyzed.
    pub(super) fn is_done(&self) -> bool {
        self.is_done
    }
}

/// All players, those first who played most. Names that differ in capitals
/// only are one.
pub(super) fn histories(matches: &[MatchSummary]) -> Vec<PlayerHistory<'_>> {
    let mut in_order: Vec<&MatchSummary> = matches.iter().collect();
    // Those without a date come first, as they are.
    in_order.sort_by_key(|judged| &judged.date);
    let mut histories: Vec<PlayerHistory<'_>> = Vec::new();
    for judged in in_order {
        for (side, other) in [(0, 1), (1, 0)] {
            let (side, other) = (&judged.sides[side], &judged.sides[other]);
            let folded = side.name.trim().to_lowercase();
            let known = histories
                .iter()
                .position(|history| history.name.trim().to_lowercase() == folded);
            let place = known.unwrap_or_else(|| {
                histories.push(PlayerHistory {
                    name: side.name.trim(),
                    matches: Vec::new(),
                    totals: Totals::default(),
                });
                histories.len() - 1
            });
            let history = &mut histories[place];
            history.totals.add_all(&side.totals);
            history.matches.push(PlayedMatch {
                file: &judged.file,
                date: &judged.date,
                opponent: &other.name,
                side,
            });
        }
    }
    histories.sort_by_key(|history| std::cmp::Reverse(history.matches.len()));
    histories
}

impl PlayerHistory<'_> {
    pub(super) fn won(&self) -> usize {
        let won = self.matches.iter();
        won.filter(|played| played.side.has_won == Some(true))
            .count()
    }

    /// The rating over all matches up to each.
    pub(super) fn ratings_so_far(&self) -> Vec<Option<f64>> {
        let mut sum = Totals::default();
        let matches = self.matches.iter().map(|played| {
            sum.add_all(&played.side.totals);
            sum.rating()
        });
        matches.collect()
    }
}

/// Writes a line for each player, then the matches of those who played more
/// than one.
pub(super) fn write(
    output: &mut dyn Write,
    matches: &[MatchSummary],
    unread: &[(PathBuf, anyhow::Error)],
    texts: &Texts,
) -> anyhow::Result<()> {
    let histories = histories(matches);
    writeln!(output, "{}\n", texts.report_many(matches.len()))?;
    let mut table = Table::new(player_heading(texts).each_ref().map(String::as_str));
    for history in &histories {
        table.push(player_row(history, texts).each_ref().map(String::as_str));
    }
    write!(output, "{table}")?;
    for history in histories.iter().filter(|history| history.matches.len() > 1) {
        let mut table = Table::new(match_heading(texts).each_ref().map(String::as_str));
        for row in match_rows(history, texts) {
            table.push(row.each_ref().map(String::as_str));
        }
        write!(output, "\n{}\n{table}", history.name)?;
    }
    if !unread.is_empty() {
        writeln!(output)?;
    }
    for (path, error) in unread {
        let (file, reason) = (path.display().to_string(), error.root_cause().to_string());
        writeln!(output, "{}", texts.error_bad_file(&file, &reason))?;
    }
    Ok(())
}

pub(super) fn player_heading(texts: &Texts) -> [String; 8] {
    [
        texts.report_player(),
        texts.report_matches(),
        texts.report_matches_won(),
        texts.totals_rating(),
        texts.report_decisions(),
        texts.report_blunders(),
        texts.totals_errors(),
        texts.report_luck(),
    ]
}

pub(super) fn player_row(history: &PlayerHistory<'_>, texts: &Texts) -> [String; 8] {
    let totals = &history.totals;
    let whole = |count: Number| texts.figure(count);
    [
        history.name.to_owned(),
        whole(history.matches.len().into()),
        whole(history.won().into()),
        phrases::rating(totals.rating(), texts),
        whole(totals.decisions().into()),
        whole(totals.blunders.into()),
        whole(totals.errors.into()),
        phrases::signed(totals.luck.equity, 2, texts),
    ]
}

pub(super) fn match_heading(texts: &Texts) -> [String; 6] {
    [
        texts.report_date(),
        texts.report_opponent(),
        texts.totals_rating(),
        texts.report_so_far(),
        texts.report_blunders(),
        texts.report_luck(),
    ]
}

pub(super) fn match_rows(history: &PlayerHistory<'_>, texts: &Texts) -> Vec<[String; 6]> {
    let rows = history.matches.iter().zip(history.ratings_so_far());
    let rows = rows.map(|(played, so_far)| {
        let totals = &played.side.totals;
        [
            played.date.to_owned(),
            played.opponent.to_owned(),
            phrases::rating(totals.rating(), texts),
            phrases::rating(so_far, texts),
            texts.figure(totals.blunders),
            phrases::signed(totals.luck.equity, 2, texts),
        ]
    });
    rows.collect()
}

/// All of it, for programs.
#[derive(Serialize)]
pub(super) struct Statistics {
    matches: usize,
    players: Vec<PlayerStatistics>,
}

#[derive(Serialize)]
struct PlayerStatistics {
    name: String,
    won: usize,
    #[serde(flatten)]
    sums: Sums,
    matches: Vec<MatchStatistics>,
}

#[derive(Serialize)]
struct MatchStatistics {
    file: String,
    date: String,
    opponent: String,
    won: Option<bool>,
    #[serde(flatten)]
    sums: Sums,
}

#[derive(Serialize)]
struct Sums {
    rating: Option<f64>,
    decisions: u32,
    lost: f64,
    blunders: u32,
    errors: u32,
    luck: f64,
}

impl Sums {
    fn of(totals: &Totals) -> Sums {
        Sums {
            rating: totals.rating(),
            decisions: totals.decisions(),
            lost: totals.lost().equity,
            blunders: totals.blunders,
            errors: totals.errors,
            luck: totals.luck.equity,
        }
    }
}

impl Statistics {
    pub(super) fn new(matches: &[MatchSummary]) -> Statistics {
        let players = histories(matches)
            .into_iter()
            .map(|history| PlayerStatistics {
                name: history.name.to_owned(),
                won: history.won(),
                sums: Sums::of(&history.totals),
                matches: history.matches.iter().map(MatchStatistics::of).collect(),
            });
        Statistics {
            matches: matches.len(),
            players: players.collect(),
        }
    }
}

impl MatchStatistics {
    fn of(played: &PlayedMatch<'_>) -> MatchStatistics {
        MatchStatistics {
            file: played.file.to_owned(),
            date: played.date.to_owned(),
            opponent: played.opponent.to_owned(),
            won: played.side.has_won,
            sums: Sums::of(&played.side.totals),
        }
    }
}
