//! Numbers of plays, listed in `counts.txt`.
//!
//! The three from the opening under the usual rules are known from other
//! programs; all others come from the generator's twin.

use rules::{Board, Movement, PositionId, Ruleset, perft};

use crate::rule_book::Table;

/// The most that the twin has time to count.
const TWIN_LIMIT: u64 = 1_000_000;

#[test]
fn the_generator_counts_as_written() {
    for known in known_counts() {
        let count = perft(&known.board, known.movement, known.depth);
        assert_eq!(count, known.count, "{}", known.line);
    }
}

#[test]
fn the_twin_counts_as_written() {
    for known in known_counts().filter(|known| known.count <= TWIN_LIMIT) {
        let count = Table::from(&known.board).perft(known.movement, known.depth);
        assert_eq!(count, known.count, "{}", known.line);
    }
}

struct KnownCount {
    line: &'static str,
    board: Board,
    movement: Movement,
    depth: u8,
    count: u64,
}

fn known_counts() -> impl Iterator<Item = KnownCount> {
    include_str!("counts.txt")
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| known_count(line).unwrap_or_else(|fault| panic!("{line}: {fault}")))
}

fn known_count(line: &'static str) -> Result<KnownCount, Box<dyn std::error::Error>> {
    let columns: Vec<&str> = line.split(';').map(str::trim).collect();
    let [rules, position, depth, count] = columns[..] else {
        return Err("not four columns".into());
    };
    let rules: Ruleset = rules.parse()?;
    let board = match position {
        "opening" => rules.variant.opening(),
        id => id.parse::<PositionId>()?.board()?,
    };
    Ok(KnownCount {
        line,
        board,
        movement: rules.movement,
        depth: depth.parse()?,
        count: count.replace(',', "").parse()?,
    })
}
