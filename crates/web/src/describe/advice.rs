//! What would be better, and what an offer means, in a sentence.

use rules::{Offer, Offered};
use texts::{Number, Texts};

use super::{action, value_after};
use crate::play::Table;
use crate::worker::{Check, CubeAdvice, CubeWords};

/// From what loss on the better play is much better, in points.
const MUCH: f32 = 0.1;

/// What would be better than what is about to stand.
#[must_use]
pub fn advice(check: &Check, texts: &Texts) -> String {
    let better = action(&check.best, texts);
    match check.cube {
        Some(CubeAdvice { right, wins }) => {
            let wins = Number::percent(f64::from(wins), 0);
            match right {
                CubeWords::Double => texts.coach_should_double(),
                CubeWords::NoDouble => texts.coach_should_roll(),
                CubeWords::TooGood => texts.coach_should_play_on(),
                CubeWords::Take => texts.coach_should_take(wins),
                CubeWords::Pass => texts.coach_should_pass(wins),
                CubeWords::Beaver => texts.coach_better(&better),
            }
        }
        None if check.loss > MUCH => texts.coach_much_better(&better),
        None => texts.coach_better(&better),
    }
}

/// What an answer to an offer brings or costs, for whoever has to answer it.
#[must_use]
pub fn meaning(offer: Offer, table: &Table, texts: &Texts) -> String {
    let cube = table.now().game().cube().value;
    let unit = table.now().rules().appearance.unit;
    let before = |doublings: u8| {
        let passed = cube.doubled_times(doublings.saturating_sub(1));
        passed.unwrap_or(cube).value()
    };
    match offer.what {
        Offered::Double | Offered::Raccoon => {
            let price = texts.pass_price(before(offer.what.doublings()), unit);
            let taken = texts.offered_take_meaning(value_after(offer, table));
            format!("{price} {taken}")
        }
        Offered::Beaver => texts.pass_price(before(offer.what.doublings()), unit),
        Offered::Resignation(win) | Offered::Claim(win) => {
            texts.offer_worth(cube.value().saturating_mul(win.factor()), unit)
        }
        Offered::Settlement { .. } => String::new(),
    }
}
