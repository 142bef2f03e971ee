//! Single facts in words.

use engine::{ComparedPlay, Difference, ReplyEffect, RollGroup};
use rules::{Player, Point, PointLabels, Roll};
use texts::{Number, Texts};

use super::replies::Purpose;

/// What a player's points are called: by the labels of the board.
#[derive(Clone, Copy, Debug)]
pub(super) struct PointNames {
    pub(super) player: Player,
    pub(super) labels: PointLabels,
}

impl PointNames {
    fn of(self, point: Point, texts: &Texts) -> String {
        texts.point_in_sentence(point, self.player, self.labels)
    }
}

pub(super) fn whole(share: f32) -> Number {
    Number::percent(f64::from(share), 0)
}

/// Two shares that can be told apart if they differ by a tenth of a percent.
pub(super) fn both(one: f32, other: f32) -> [Number; 2] {
    let decimals = u8::from(whole(one) == whole(other));
    [one, other].map(|share| Number::percent(f64::from(share), decimals))
}

pub(super) fn count(number: u8) -> Number {
    Number::with_decimals(f64::from(number), 0)
}

pub(super) fn tenths(number: f32) -> Number {
    Number::with_decimals(f64::from(number), 1)
}

pub(super) fn hundredths(number: f32) -> Number {
    Number::with_decimals(f64::from(number), 2)
}

pub(super) fn points(equity: f32) -> Number {
    Number::with_decimals(f64::from(equity), 3)
}

/// Rolls as a list of names.
pub(super) fn rolls(rolls: &[Roll], texts: &Texts) -> String {
    let names: Vec<String> = rolls.iter().map(|roll| texts.roll_name(*roll)).collect();
    texts.all_of(&names)
}

/// What rolls of the opponent do about one play and not about the other.
pub(super) fn group(group: &RollGroup, texts: &Texts) -> String {
    let (number, examples) = (count(group.rolls), rolls(&group.worst, texts));
    match group.effect {
        ReplyEffect::Hits => texts.reason_rolls_hit(number, &examples),
        ReplyEffect::Enters => texts.reason_rolls_enter(number, &examples),
        ReplyEffect::Anchors => texts.reason_rolls_anchor(number, &examples),
        ReplyEffect::Escapes => texts.reason_rolls_escape(number, &examples),
        ReplyEffect::Blocks => texts.reason_rolls_block(number, &examples),
    }
}

/// With how many rolls the opponent should do something after each play.
pub(super) fn replies(purpose: Purpose, [played, better]: [u8; 2], texts: &Texts) -> String {
    let (played, better) = (count(played), count(better));
    match purpose {
        Purpose::Hit => texts.coach_will_hit(played, better),
        Purpose::Anchor => texts.coach_will_anchor(played, better),
        Purpose::Escape => texts.coach_will_escape(played, better),
        Purpose::Block => texts.coach_will_block(played, better),
        Purpose::Anything => texts.coach_good_rolls(played, better),
    }
}

/// A difference between two plays; `None` if there are no words for it.
pub(super) fn difference(
    difference: &Difference,
    names: PointNames,
    texts: &Texts,
) -> Option<String> {
    let name = |point| names.of(point, texts);
    Some(match *difference {
        Difference::Shots { played, better } => texts.coach_shots(count(played), count(better)),
        Difference::Hits { played, better } => texts.coach_hits(count(played), count(better)),
        Difference::Makes { by, point } => match by {
            ComparedPlay::Better => texts.coach_better_makes(&name(point)),
            ComparedPlay::Played => texts.coach_played_makes(&name(point)),
        },
        Difference::Breaks { by, point } => match by {
            ComparedPlay::Better => texts.coach_better_breaks(&name(point)),
            ComparedPlay::Played => texts.coach_played_breaks(&name(point)),
        },
        Difference::Prime { played, better } => texts.coach_prime(count(played), count(better)),
        Difference::StaysOnBar { played, better } => {
            texts.coach_stays_on_bar(count(played), count(better))
        }
        Difference::Aims { played, better } => texts.coach_aims(count(played), count(better)),
        Difference::Escapes { played, better } => texts.coach_escapes(count(played), count(better)),
        Difference::OwnEscapes { played, better } => {
            texts.coach_own_escapes(count(played), count(better))
        }
        Difference::Builders {
            point,
            played,
            better,
        } => texts.coach_builders(&name(point), count(played), count(better)),
        Difference::Lead { played, better } => lead(played, better, texts),
        Difference::Back { played, better } => texts.coach_back(count(played), count(better)),
        Difference::Deep { played, better } => {
            let [first, second] = [1, 2].map(|number| name(Point::new(number)));
            texts.coach_deep(&first, &second, count(played), count(better))
        }
        Difference::Stack { played, better } => texts.coach_stack(count(played), count(better)),
        Difference::Block { played, better } => texts.coach_block(count(played), count(better)),
        Difference::SparePips { played, better } => {
            texts.coach_spare_pips(count(played), count(better))
        }
        Difference::Breaking { played, better } => {
            texts.coach_breaking(count(played), count(better))
        }
        Difference::Exposing { played, better } => {
            texts.coach_exposing(count(played), count(better))
        }
        Difference::Contact { kept_by } => match kept_by {
            ComparedPlay::Better => texts.coach_contact_kept(),
            ComparedPlay::Played => texts.coach_contact_broken(),
        },
        Difference::Crossovers { played, better } => {
            texts.coach_crossovers(count(played), count(better))
        }
        Difference::PipsFromHome { played, better } => {
            texts.coach_pips_from_home(count(played), count(better))
        }
        Difference::Off { played, better } => texts.coach_off(count(played), count(better)),
        Difference::Wins { played, better } => {
            let [played, better] = both(played, better);
            texts.coach_wins(played, better)
        }
        Difference::Gammons { played, better } => {
            let [played, better] = both(played, better);
            texts.coach_gammons(played, better)
        }
        Difference::LostGammons { played, better } => {
            let [played, better] = both(played, better);
            texts.coach_lost_gammons(played, better)
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
