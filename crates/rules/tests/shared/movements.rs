//! The rules of moving in every combination.

use rules::{BearOff, Block, Duty, Movement, SingleNumber};

/// All 32 of them.
pub(crate) fn all_movements() -> Vec<Movement> {
    let mut all = Vec::new();
    for block in [Block::FromTwo, Block::FromThree] {
        for duty in [Duty::Always, Duty::UntilHome] {
            for single_number in [SingleNumber::Larger, SingleNumber::Either] {
                for bear_off in [
                    BearOff::Standard,
                    BearOff::Exact,
                    BearOff::NearestLower,
                    BearOff::AnyLower,
                ] {
                    all.push(Movement {
                        block,
                        duty,
                        single_number,
                        bear_off,
                    });
                }
            }
        }
    }
    all
}
