//! All combinations of movement rules.

use rules::{BearOff, Block, Duty, HitAndRun, Movement, SingleNumber};

/// All 64 of them.
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
                    for hit_and_run in [HitAndRun::Allowed, HitAndRun::NotAtHome] {
                        all.push(Movement {
                            block,
                            duty,
                            single_number,
                            bear_off,
                            hit_and_run,
                        });
                    }
                }
            }
        }
    }
    all
}
