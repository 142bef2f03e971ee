//! Why one play is better than another, in sentences from counted facts.

use texts::{Number, Texts};

use crate::worker::{Check, Fact, FactKind};

/// How many facts a person hears at once.
const MOST: usize = 3;

/// The sentences that speak for the better play, the weightiest first; one
/// that says so if nothing can be counted.
#[must_use]
pub fn reasons(check: &Check, texts: &Texts) -> Vec<String> {
    let speaking = check.facts.iter().filter(|fact| fact.favors_best);
    let sentences: Vec<_> = speaking
        .map(|fact| reason(*fact, texts))
        .take(MOST)
        .collect();
    if sentences.is_empty() && check.action.starts_with("play") {
        vec![texts.coach_no_reason()]
    } else {
        sentences
    }
}

fn reason(fact: Fact, texts: &Texts) -> String {
    let count = |number: f32| Number::with_decimals(f64::from(number), 0);
    let percent = |share: f32| Number::percent(f64::from(share), 0);
    let (played, best) = (count(fact.played), count(fact.best));
    let is_of_best = fact.best > fact.played;
    match fact.about {
        FactKind::Shots => texts.coach_shots(played, best),
        FactKind::Hits => texts.coach_hits(played, best),
        FactKind::Makes(point) if is_of_best => texts.coach_better_makes(&point.to_string()),
        FactKind::Makes(point) => texts.coach_played_makes(&point.to_string()),
        FactKind::Breaks(point) if is_of_best => texts.coach_better_breaks(&point.to_string()),
        FactKind::Breaks(point) => texts.coach_played_breaks(&point.to_string()),
        FactKind::Prime => texts.coach_prime(played, best),
        FactKind::StaysOnBar => texts.coach_stays_on_bar(played, best),
        FactKind::Aims => texts.coach_aims(played, best),
        FactKind::Lead => lead(fact, texts),
        FactKind::Back => texts.coach_back(played, best),
        FactKind::Stack => texts.coach_stack(played, best),
        FactKind::Off => texts.coach_off(played, best),
        FactKind::Wins => texts.coach_wins(percent(fact.played), percent(fact.best)),
        FactKind::Gammons => texts.coach_gammons(percent(fact.played), percent(fact.best)),
        FactKind::LostGammons => texts.coach_lost_gammons(percent(fact.played), percent(fact.best)),
    }
}

/// Who leads the race after each play, and by how much.
fn lead(fact: Fact, texts: &Texts) -> String {
    let pips = |lead: f32| Number::with_decimals(f64::from(lead.abs()), 0);
    let (played, best) = (pips(fact.played), pips(fact.best));
    match (fact.played >= 0.0, fact.best >= 0.0) {
        (true, true) => texts.coach_lead_ahead(played, best),
        (false, false) => texts.coach_lead_behind(played, best),
        (false, true) => texts.coach_lead_passes(played, best),
        (true, false) => texts.coach_lead_loses(played, best),
    }
}
