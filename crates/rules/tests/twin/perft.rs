//! Counts of plays, written down in `counts.txt`.
//!
//! The three from the opening under the usual rules are known from other
//! programs; all others come from the twin of the generator.

use rules::{BearOff, Block, Board, Duty, Movement, SingleNumber, Variant, perft};

use crate::rule_book::Table;

/// The most that the twin has the time to count.
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
    let mut checked = 0;
    for known in known_counts() {
        if known.count <= TWIN_LIMIT {
            let count = Table::from(&known.board).perft(known.movement, known.depth);
            assert_eq!(count, known.count, "{}", known.line);
            checked += 1;
        }
    }
    assert!(checked >= 2, "the twin checked {checked} lines only");
}

struct KnownCount {
    line: &'static str,
    movement: Movement,
    board: Board,
    depth: u8,
    count: u64,
}

fn known_counts() -> impl Iterator<Item = KnownCount> {
    include_str!("counts.txt")
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| {
            let [rules, position, depth, count] = line
                .split_whitespace()
                .collect::<Vec<_>>()
                .try_into()
                .expect("four words a line");
            KnownCount {
                line,
                movement: movement(rules),
                board: board(position),
                depth: depth.parse().expect("a depth"),
                count: count.replace(',', "").parse().expect("a count"),
            }
        })
}

/// The movement of a ruleset as differences.md has it.
fn movement(name: &str) -> Movement {
    let international = Movement::INTERNATIONAL;
    match name {
        "international" => international,
        "deluxe" => Movement {
            duty: Duty::UntilHome,
            bear_off: BearOff::Exact,
            ..international
        },
        "nordic" => Movement {
            bear_off: BearOff::NearestLower,
            ..international
        },
        "nordic-no" => Movement {
            bear_off: BearOff::AnyLower,
            ..international
        },
        "three-block" => Movement {
            block: Block::FromThree,
            single_number: SingleNumber::Either,
            ..international
        },
        _ => panic!("{name} is not a ruleset"),
    }
}

fn board(name: &str) -> Board {
    let variant = match name {
        "backgammon" => Variant::Backgammon,
        "nackgammon" => Variant::Nackgammon,
        "hypergammon" => Variant::Hypergammon,
        _ => panic!("{name} is not a position"),
    };
    variant.opening()
}
