//! Why one play is better than another, in sentences from counted facts.

use engine::{Choice, Difference, Finding, Mark, Subject, contrasts};
use rules::Movement;
use texts::{Number, Texts};

/// How many facts a person hears at once.
const MOST: usize = 3;

/// The sentences that speak for the better play, the weightiest first; one
/// that says so if nothing can be counted. There is nothing to count about the
/// cube.
#[must_use]
pub fn reasons(finding: &Finding, movement: Movement, texts: &Texts) -> Vec<String> {
    let Subject::Play(judged) = &finding.subject else {
        return Vec::new();
    };
    let mut sentences = Vec::new();
    // Smaller losses are matters of taste.
    if judged.lost.equity >= Mark::ERROR {
        let board = finding.position.board();
        let found = contrasts(board, judged.made(), judged.best(), movement);
        let speaking = found.iter().filter(|fact| fact.favors == Choice::Better);
        let speaking = speaking.filter_map(|fact| reason(&fact.difference, texts));
        sentences.extend(speaking.take(MOST));
    }
    if sentences.is_empty() {
        sentences.push(texts.coach_no_reason());
    }
    sentences
}

/// Nothing if there are no words for it yet.
fn reason(difference: &Difference, texts: &Texts) -> Option<String> {
    let count = |number: u8| Number::with_decimals(f64::from(number), 0);
    let percent = |share: f32| Number::percent(f64::from(share), 0);
    Some(match *difference {
        Difference::Shots { played, better } => texts.coach_shots(count(played), count(better)),
        Difference::Hits { played, better } => texts.coach_hits(count(played), count(better)),
        Difference::Makes { by, point } => match by {
            Choice::Better => texts.coach_better_makes(&point.to_string()),
            Choice::Played => texts.coach_played_makes(&point.to_string()),
        },
        Difference::Breaks { by, point } => match by {
            Choice::Better => texts.coach_better_breaks(&point.to_string()),
            Choice::Played => texts.coach_played_breaks(&point.to_string()),
        },
        Difference::Prime { played, better } => texts.coach_prime(count(played), count(better)),
        Difference::StaysOnBar { played, better } => {
            texts.coach_stays_on_bar(count(played), count(better))
        }
        Difference::Aims { played, better } => texts.coach_aims(count(played), count(better)),
        Difference::Lead { played, better } => lead(played, better, texts),
        Difference::Back { played, better } => texts.coach_back(count(played), count(better)),
        Difference::Stack { played, better } => texts.coach_stack(count(played), count(better)),
        Difference::Off { played, better } => texts.coach_off(count(played), count(better)),
        Difference::Wins { played, better } => texts.coach_wins(percent(played), percent(better)),
        Difference::Gammons { played, better } => {
            texts.coach_gammons(percent(played), percent(better))
        }
        Difference::LostGammons { played, better } => {
            texts.coach_lost_gammons(percent(played), percent(better))
        }
        _ => return None,
    })
}

/// Who leads the race after each play, and by how much.
fn lead(played: i32, better: i32, texts: &Texts) -> String {
    let pips = |lead: i32| Number::with_decimals(f64::from(lead.abs()), 0);
    match (played >= 0, better >= 0) {
        (true, true) => texts.coach_lead_ahead(pips(played), pips(better)),
        (false, false) => texts.coach_lead_behind(pips(played), pips(better)),
        (false, true) => texts.coach_lead_passes(pips(played), pips(better)),
        (true, false) => texts.coach_lead_loses(pips(played), pips(better)),
    }
}
