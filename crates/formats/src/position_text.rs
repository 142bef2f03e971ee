//! Positions as programs print them for people: eXtreme Gammon and BGBlitz in
//! any language, GNU Backgammon, and bare ids.
//!
//! Words are translated, ids, numbers and moves are not: so everything is told
//! by its looks.

use rules::{AnyId, Setup};

use crate::analysis::{Candidate, Chances, CubeAnalysis, Depth, Unit, Worth};
use crate::legs::read_legs;
use crate::place::{Oddities, OddityKind, Place};
use crate::record::{Leg, MatchFile};
use rules::ByPlayer;

/// Whether a text holds the id of a position.
pub(crate) fn is_position_text(text: &str) -> bool {
    // An id is near the beginning of what a program prints.
    let head: String = text.lines().take(100).collect::<Vec<_>>().join("\n");
    head.parse::<AnyId>().is_ok()
}

/// Reads the position as a game that starts there.
pub(crate) fn read(text: &str, oddities: &mut Oddities) -> MatchFile {
    let mut file = MatchFile::default();
    let Ok(id) = text.parse::<AnyId>() else {
        oddities.add(
            Place::text(0, 0),
            OddityKind::NotUnderstood(text.to_owned()),
        );
        return file;
    };
    let more = text.matches("XGID=").count().saturating_sub(1);
    if more > 0 {
        oddities.add(Place::Everywhere, OddityKind::MorePositions(more));
    }
    file.start_at(Setup::from(id), read_names(text));
    if let Some(start) = file.games.first_mut().and_then(|game| game.start.as_mut()) {
        start.analysis.plays = read_candidates(text);
        start.analysis.cube = read_cube(text).map(Box::new);
    }
    file
}

/// The names after `X:` and `O:`, which may stand on one line or on two, with
/// other things after a gap.
fn read_names(text: &str) -> ByPlayer<String> {
    let name = |label: &str| {
        let found = text.lines().find_map(|line| {
            let at = line.find(label)?;
            let is_word = line[..at].chars().last().is_none_or(char::is_whitespace);
            is_word.then(|| line[at + label.len()..].trim_start())
        });
        let rest = found.unwrap_or_default();
        let end = [
            rest.find("  "),
            rest.find(" ("),
            rest.find(" O:"),
            rest.find(" X:"),
        ];
        let end = end.into_iter().flatten().min().unwrap_or(rest.len());
        rest[..end].trim().to_owned()
    };
    ByPlayer {
        white: name("X:"),
        black: name("O:"),
    }
}

/// Plays with a rank, an equity and, on the lines below, their chances.
fn read_candidates(text: &str) -> Vec<Candidate> {
    let mut candidates: Vec<Candidate> = Vec::new();
    let mut percents: Vec<[f32; 3]> = Vec::new();
    for line in text.lines() {
        if let Some(candidate) = read_candidate(line) {
            candidates.push(candidate);
            percents.clear();
            continue;
        }
        let Some(candidate) = candidates
            .last_mut()
            .filter(|candidate| candidate.chances.is_none())
        else {
            continue;
        };
        if let Some(triple) = read_percents(line) {
            percents.push(triple);
            if let [mine, others] = percents.as_slice() {
                candidate.chances = Some(chances(*mine, *others));
            }
        } else {
            candidate.chances = read_six(line);
        }
    }
    candidates
}

/// Reads `1. 4-ply  19/18 14/12  eq:-0.491 (-0.065)` of eXtreme Gammon, or
/// `1.  0.124 mwp /  -0.492  19/18, 14/12` of BGBlitz.
fn read_candidate(line: &str) -> Option<Candidate> {
    let (rank, rest) = line
        .trim_start()
        .trim_start_matches('*')
        .trim_start()
        .split_once('.')?;
    rank.parse::<u32>().ok()?;
    if !rest.starts_with(char::is_whitespace) {
        return None;
    }
    let mut legs: Vec<Leg> = Vec::new();
    let mut equity = None;
    let mut depth = Vec::new();
    for word in rest.split_whitespace() {
        let word = word.trim_end_matches(',');
        if word.contains('/') && word.len() > 1 {
            legs.extend(read_legs(word)?);
        } else if word.starts_with('(') {
            // How much worse it is than the best.
        } else if let Some(number) = read_equity(word) {
            // The last one outside of brackets is the equity: BGBlitz has
            // the chance to win the match before it.
            equity = Some(number);
        } else if legs.is_empty() && word != "/" {
            depth.push(word);
        }
    }
    (legs.len() <= 4).then_some(Candidate {
        legs,
        depth: read_depth(&depth.join(" ")),
        chances: None,
        equity: equity?,
    })
}

/// A number with a point or a comma, maybe with a label and a colon before it.
fn read_equity(word: &str) -> Option<f32> {
    let number = word.rsplit(':').next()?.replace(',', ".");
    let number = number.contains('.').then(|| number.parse().ok())??;
    Some(number).filter(|number: &f32| number.is_finite())
}

/// The plies as others count them: eXtreme Gammon's 1-ply is 0-ply elsewhere.
fn read_depth(words: &str) -> Depth {
    let plies = words
        .split('-')
        .next()
        .and_then(|number| number.parse::<u8>().ok());
    match plies.and_then(|plies| plies.checked_sub(1)) {
        Some(plies) if words.contains('-') => Depth::Plies {
            plies,
            is_cubeful: true,
        },
        _ => Depth::Named(words.to_owned()),
    }
}

/// The first three percentages of a line, as chances.
fn read_percents(line: &str) -> Option<[f32; 3]> {
    let mut numbers = line.split('%').filter_map(|part| {
        let number = part
            .rsplit(|c: char| !(c.is_ascii_digit() || c == '.' || c == ','))
            .next()?;
        number.replace(',', ".").parse::<f32>().ok()
    });
    (line.matches('%').count() >= 3).then_some(())?;
    let triple = [numbers.next()?, numbers.next()?, numbers.next()?];
    Some(triple.map(|percent| percent / 100.0))
}

/// Reads `0.254  0.000  0.000  -  0.746  0.338  0.004`.
fn read_six(line: &str) -> Option<Chances> {
    let (mine, others) = line.split_once(" - ")?;
    let three = |side: &str| {
        let numbers: Option<Vec<f32>> = side
            .split_whitespace()
            .map(|word| word.replace(',', ".").parse().ok())
            .collect();
        <[f32; 3]>::try_from(numbers?).ok()
    };
    Some(chances(three(mine)?, three(others)?))
}

const fn chances(mine: [f32; 3], others: [f32; 3]) -> Chances {
    Chances {
        win: mine[0],
        win_gammon: mine[1],
        win_backgammon: mine[2],
        lose_gammon: others[1],
        lose_backgammon: others[2],
    }
}

/// The table of a cube decision: two lines of chances, then three lines that
/// end in equities, for no double, take and pass.
fn read_cube(text: &str) -> Option<CubeAnalysis> {
    let mut percents = text.lines().filter_map(read_percents);
    let (mine, others) = (percents.next()?, percents.next()?);
    let rows: Vec<f32> = text.lines().filter_map(read_cube_row).collect();
    let &[no_double, double_take, double_pass, ..] = rows.as_slice() else {
        return None;
    };
    let worth = |cubeful: f32| Worth {
        chances: chances(mine, others),
        cubeless: None,
        cubeful,
    };
    Some(CubeAnalysis {
        depth: Depth::Named(String::new()),
        unit: Unit::Points,
        no_double: worth(no_double),
        double_take: worth(double_take),
        double_pass: Some(double_pass),
    })
}

/// Reads `No double: +0.287` or `No redouble:  +0.287 (-0.010)`: words, a
/// colon, one signed number, and a difference in brackets.
fn read_cube_row(line: &str) -> Option<f32> {
    let (words, rest) = line.trim().split_once(':')?;
    let is_label = words.contains(char::is_alphabetic) && !words.contains(char::is_numeric);
    let rest = rest.trim();
    let number = rest.split_whitespace().next()?;
    let is_signed = number.starts_with(['+', '-']);
    (is_label && is_signed).then(|| read_equity(number))?
}
