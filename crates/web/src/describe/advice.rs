//! What would be better, and what an offer means, in a sentence.

use engine::{CubeAction, Finding, Reply, Subject};
use rules::{Offer, Offered, PointLabels};
use texts::{Number, Texts};

use super::{best, value_after};
use crate::play::Table;

/// From this loss on, the better play is much better, in points.
const MUCH: f64 = 0.1;

/// What would be better than the decision about to be made.
#[must_use]
pub fn advice(finding: &Finding, labels: PointLabels, texts: &Texts) -> String {
    let better = best(finding, labels, texts);
    match &finding.subject {
        Subject::Roll(_) => String::new(),
        Subject::Play(judged) if judged.lost.equity > MUCH => texts.coach_much_better(&better),
        Subject::Play(_) => texts.coach_better(&better),
        Subject::Cube(judged) => match judged.right() {
            CubeAction::Double => texts.coach_should_double(),
            CubeAction::NoDouble if finding.before.chances.win < 0.5 => texts.advice_cube_behind(),
            CubeAction::NoDouble => texts.coach_should_roll(),
            CubeAction::TooGood => texts.coach_should_play_on(),
        },
        Subject::Reply(judged) => {
            let wins = Number::percent(f64::from(finding.before.chances.win), 0);
            match judged.right() {
                Reply::Take => texts.coach_should_take(wins),
                Reply::Pass => texts.coach_should_pass(wins),
                Reply::Beaver => texts.coach_better(&better),
            }
        }
    }
}

/// What an answer to an offer wins or costs, for the player who has to answer.
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
