//! Analysis in a record.

use super::fields::Fields;
use crate::analysis::{Candidate, Chances, CubeAnalysis, Depth, Evaluation, Unit};
use crate::record::Leg;

/// The most plays a record can hold.
const MOST_PLAYS: usize = 32;

/// The plays that were compared, in a record of a move.
pub(super) fn plays(record: Fields<'_>) -> Vec<Candidate> {
    let analysis = Fields(record.get(124, 2184));
    let count = usize::try_from(analysis.i32(64))
        .unwrap_or(0)
        .min(MOST_PLAYS);
    let candidates = (0..count).filter_map(|index| {
        let moves = Fields(analysis.get(900 + 8 * index, 8));
        let numbers = analysis.get(1284 + 28 * index, 28);
        Some(Candidate {
            legs: legs(|half| i32::from(moves.i8(half)))?,
            depth: depth(i32::from(analysis.i16(1156 + 4 * index))),
            chances: Some(chances(Fields(numbers), 0)?),
            equity: finite(Fields(numbers).f32(24))?,
        })
    });
    candidates.collect()
}

/// A record's cube analysis, if there is one.
pub(super) fn cube(record: Fields<'_>) -> Option<CubeAnalysis> {
    let analysis = Fields(record.get(64, 132));
    let worth = |eval: usize, equity: usize| {
        Some(Evaluation {
            chances: chances(analysis, eval)?,
            cubeless: finite(analysis.f32(eval + 24)),
            cubeful: finite(analysis.f32(equity))?,
        })
    };
    Some(CubeAnalysis {
        depth: depth(analysis.i32(28)),
        unit: Unit::Points,
        no_double: worth(60, 88)?,
        double_take: worth(104, 92)?,
        double_pass: finite(analysis.f32(96)),
    })
}

/// Up to four legs from numbers that count points from 0. A negative start ends
/// the list; a negative end is off.
pub(super) fn legs(number: impl Fn(usize) -> i32) -> Option<Vec<Leg>> {
    let mut legs = Vec::new();
    for half in (0..8).step_by(2) {
        let (from, to) = (number(half), number(half + 1));
        if from < 0 {
            break;
        }
        legs.push(Leg {
            from: u8::try_from(from + 1)
                .ok()
                .filter(|&from| from <= Leg::BAR)?,
            to: u8::try_from(to.max(-1) + 1)
                .ok()
                .filter(|&to| to <= Leg::BAR)?,
        });
    }
    Some(legs)
}

/// Seven numbers from the worst result to the best; `None` if they aren't
/// chances, for example because there was no analysis.
fn chances(fields: Fields<'_>, at: usize) -> Option<Chances> {
    let number = |index: usize| finite(fields.f32(at + 4 * index));
    let (lose, win) = (number(2)?, number(3)?);
    let are_chances = (lose + win - 1.0).abs() < 0.01;
    are_chances.then_some(Chances {
        win,
        win_gammon: number(4)?,
        win_backgammon: number(5)?,
        lose_gammon: number(1)?,
        lose_backgammon: number(0)?,
    })
}

fn finite(number: f32) -> Option<f32> {
    number.is_finite().then_some(number)
}

/// Levels are numbers. What eXtreme Gammon calls 1-ply, others call 0-ply.
fn depth(level: i32) -> Depth {
    let named = |name: &str| Depth::Named(name.to_owned());
    match level {
        0..=6 => Depth::Plies {
            plies: level as u8,
            is_cubeful: true,
        },
        12 => named("3-ply red"),
        100 => Depth::Rollout { trials: None },
        998 | 999 => named("opening book"),
        1000 => named("XG Roller"),
        1001 => named("XG Roller+"),
        1002 => named("XG Roller++"),
        _ => Depth::Named(format!("level {level}")),
    }
}
