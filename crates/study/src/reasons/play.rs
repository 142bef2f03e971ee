//! Why a play was wrong.

use engine::{
    ComparedPlay, Contrast, Difference, Importance, JudgedPlay, PlayComparison, PlayFacts,
    ReplyEffect, RollGroup,
};
use rules::{Board, Movement, Point, Roll};
use texts::Texts;

use super::words;
use super::{Explanation, Topic};

/// How many counted differences a person hears at once.
const MOST: usize = 3;

/// A difference counts if the plays without it lose this share of the loss.
const NEEDED: f32 = 0.4;

/// Differences of less weight are not worth a word.
const SMALL: u32 = 30;

/// What one more roll that hits matters, in thousandths of a point.
const WORTH_OF_HIT: u32 = 15;

/// Rolls that do the same are spoken of from this share of the loss on.
const SPOKEN_OF: f32 = 0.25;

/// What speaks for the best play, chosen and in order, before it is put into
/// words.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Reasons {
    pub(super) topics: Vec<Topic>,
    /// Counted differences that matter here, the weightiest first.
    pub(super) deciding: Vec<Decisive>,
    /// The rolls with which the opponent's best reply hits after each play, if
    /// the best play leaves more of them.
    pub(super) price: Option<[u8; 2]>,
    /// The rolls with which the opponent's best reply hits after each play.
    pub(super) hits: Option<[u8; 2]>,
    /// The pips with what will be wasted, if that is what differs.
    pub(super) effective_pips: Option<[f32; 2]>,
    /// What the plays lead to: more wins, more gammons, or fewer lost.
    pub(super) outcome: Option<Difference>,
    /// Rolls of the opponent that do the same, and which share of the loss
    /// they make up.
    pub(super) rolls: Option<(RollGroup, f32)>,
    /// After how many rolls the best play is ahead, and where most.
    pub(super) ahead: Option<(u8, Vec<Roll>)>,
}

/// A difference and how much it matters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Decisive {
    pub(super) difference: Difference,
    pub(super) importance: Importance,
    /// Only good for putting them in order.
    score: f32,
}

impl Reasons {
    pub(super) fn of(before: &Board, judged: &JudgedPlay, movement: Movement) -> Reasons {
        let comparison = PlayComparison::new(before, &judged.plays, judged.played, movement);
        let contrasts = comparison.contrasts();
        let effective_pips = judged.facts.as_ref().and_then(|facts| facts.effective_pips);
        // A tenth of a pip is what is shown.
        let effective_pips = effective_pips.filter(|[played, better]| played - better >= 0.1);
        let mut reasons = Reasons {
            topics: Vec::new(),
            deciding: deciding(&comparison, &contrasts, judged),
            price: price(judged),
            hits: judged.facts.as_ref().map(PlayFacts::hits),
            effective_pips,
            outcome: outcome(&contrasts),
            rolls: rolls(judged),
            ahead: judged
                .facts
                .as_ref()
                .map(|facts| (facts.rolls_that_cost(), facts.worst_rolls()))
                .filter(|(_, worst)| !worst.is_empty()),
        };
        reasons.topics = reasons.topics(&comparison, judged);
        reasons
    }

    fn topics(&self, comparison: &PlayComparison<'_>, judged: &JudgedPlay) -> Vec<Topic> {
        let mut topics = Vec::new();
        let board = &judged.best().board;
        if is_race(judged) {
            let saves = self
                .outcome
                .filter(|it| !matches!(it, Difference::Wins { .. }));
            topics.extend(saves.as_ref().map(Topic::of));
            topics.push(Topic::Race);
        }
        topics.extend(self.deciding.iter().map(|it| Topic::of(&it.difference)));
        let near = (1..=11).map(|number| board.player().on(Point::new(number)));
        let attacks = [Topic::Hit, Topic::Point, Topic::Bar, Topic::Aim];
        let attacks = topics.first().is_some_and(|first| attacks.contains(first));
        if attacks && Topic::is_blitz(comparison.better_facts(), near.sum()) {
            topics.insert(0, Topic::Blitz);
        }
        if self.price.is_some() {
            topics.push(Topic::Bold);
        }
        let effect = self.rolls.as_ref().map(|(group, _)| group.effect);
        topics.extend(effect.and_then(|effect| match effect {
            ReplyEffect::Hits => Some(Topic::Safe),
            ReplyEffect::Enters => Some(Topic::Bar),
            ReplyEffect::Anchors | ReplyEffect::Escapes => Some(Topic::Contain),
            ReplyEffect::Blocks => None,
        }));
        topics.extend(self.outcome.as_ref().map(Topic::of));
        let mut seen = Vec::new();
        topics.retain(|topic| {
            let is_new = !seen.contains(topic);
            seen.push(*topic);
            is_new
        });
        topics
    }

    pub(super) fn explain(&self, texts: &Texts) -> Explanation {
        let mut facts = Vec::new();
        for (place, decisive) in self.deciding.iter().enumerate() {
            let fact = match (&decisive.difference, self.hits) {
                // Not every shot is worth taking: what counts is who is hit.
                (Difference::Shots { .. }, Some([played, better])) => {
                    Some(texts.coach_will_hit(words::count(played), words::count(better)))
                }
                (difference, _) => words::difference(difference, texts),
            };
            let Some(mut fact) = fact else { continue };
            // With one play alone it would say nothing.
            if place == 0 && decisive.importance.plays_without > 2 {
                fact.push(' ');
                fact.push_str(&texts.reason_needed(words::points(decisive.importance.needed)));
            }
            facts.push(fact);
        }
        if let Some([played, better]) = self.effective_pips {
            facts.push(texts.coach_wastage(words::tenths(played), words::tenths(better)));
        }
        if let Some([played, better]) = self.price {
            facts.push(texts.coach_will_hit(words::count(played), words::count(better)));
        }
        let outcome = self.outcome.as_ref();
        facts.extend(outcome.and_then(|outcome| words::difference(outcome, texts)));
        let mut figures = Vec::new();
        if let Some((group, share)) = &self.rolls {
            let said = words::group(group, texts);
            let share = texts.reason_rolls_share(words::whole(*share));
            figures.push(format!("{said} {share}"));
        } else if let Some((rolls, worst)) = &self.ahead {
            figures.push(texts.reason_rolls_most(*rolls, &words::rolls(worst, texts)));
        }
        Explanation {
            topics: self.topics.clone(),
            lesson: self.topics.first().and_then(|topic| topic.lesson(texts)),
            facts,
            figures,
        }
    }
}

/// The differences that the engine's own ranking of all plays bears out.
fn deciding(
    comparison: &PlayComparison<'_>,
    contrasts: &[Contrast],
    judged: &JudgedPlay,
) -> Vec<Decisive> {
    let lost = judged.lost.equity as f32;
    let counted = contrasts
        .iter()
        .filter(|contrast| is_counted(&contrast.difference, judged));
    let found = counted.filter_map(|contrast| {
        let importance = comparison.importance(contrast)?;
        let needed = importance.needed / lost;
        let explained = (importance.explained / lost).min(1.0);
        let rolls = share_of_rolls(&contrast.difference, judged);
        let weight = match (&contrast.difference, &judged.facts) {
            // Not every shot is worth taking.
            (Difference::Shots { .. }, Some(facts)) => {
                let [played, better] = facts.hits();
                (WORTH_OF_HIT * u32::from(played.saturating_sub(better))).min(contrast.weight)
            }
            _ => contrast.weight,
        };
        let score = needed * (0.25 + explained) * (weight as f32).sqrt();
        let decisive = Decisive {
            difference: contrast.difference,
            importance,
            score: match contrast.difference {
                Difference::Shots { .. } => score * (0.25 + rolls),
                _ => score * (1.0 + rolls),
            },
        };
        let is_small = contrast.weight < SMALL || decisive.score <= 0.0;
        (!is_small).then_some(decisive)
    });
    let found: Vec<Decisive> = found.collect();
    let needed = |least: f32| {
        let found = found.iter().copied();
        let needed = found.filter(|it| it.importance.needed / lost >= least);
        needed.collect::<Vec<Decisive>>()
    };
    // If no difference decides by itself, the one that decides most.
    let mut found = needed(NEEDED);
    if found.is_empty() {
        found = needed(NEEDED / 3.0);
        found.truncate(1);
    }
    found.sort_by(|one, other| other.score.total_cmp(&one.score));
    let hits = |it: &Decisive| matches!(it.difference, Difference::Hits { .. });
    if found.iter().any(hits) {
        // A hit is a lead, and says more.
        found.retain(|it| !matches!(it.difference, Difference::Lead { .. }));
    }
    let least = found.first().map_or(0.0, |first| first.score / 3.0);
    found.retain(|it| it.score >= least);
    found.truncate(MOST);
    found
}

/// Whether a difference can decide: those of judgment follow from others, and
/// points are nothing in a race.
fn is_counted(difference: &Difference, judged: &JudgedPlay) -> bool {
    match difference {
        Difference::Wins { .. } | Difference::Gammons { .. } | Difference::LostGammons { .. } => {
            false
        }
        // Shots count only if the opponent's best replies make use of them.
        Difference::Shots { .. } => judged.facts.as_ref().is_none_or(|facts| {
            let [played, better] = facts.hits();
            played > better && facts.cost_of_hits() >= SPOKEN_OF * facts.cost()
        }),
        Difference::Off { .. } => true,
        _ => !is_race(judged),
    }
}

fn is_race(judged: &JudgedPlay) -> bool {
    judged.best().board.is_race() && judged.made().board.is_race()
}

/// The rolls that hit, if the best play pays for what it gains by letting the
/// opponent hit more often.
fn price(judged: &JudgedPlay) -> Option<[u8; 2]> {
    let facts = judged.facts.as_ref()?;
    let [played, better] = facts.hits();
    (better >= played + 3 && facts.cost_of_hits() < 0.0).then_some([played, better])
}

/// The share of the loss that falls on rolls which do what a difference is
/// about.
fn share_of_rolls(difference: &Difference, judged: &JudgedPlay) -> f32 {
    let effects: &[ReplyEffect] = match difference {
        Difference::Shots { .. } => &[ReplyEffect::Hits],
        Difference::Hits { .. } | Difference::StaysOnBar { .. } => &[ReplyEffect::Enters],
        Difference::Escapes { .. } | Difference::Prime { .. } => &[ReplyEffect::Escapes],
        Difference::Aims { .. } => &[ReplyEffect::Blocks],
        _ => &[],
    };
    let Some(facts) = &judged.facts else {
        return 0.0;
    };
    let groups = facts.groups().into_iter();
    let cost: f32 = groups
        .filter(|group| effects.contains(&group.effect))
        .map(|group| group.cost)
        .sum();
    (cost / facts.cost()).clamp(0.0, 1.0)
}

/// What the better play leads to more often, in what differs most and can be
/// seen: in whole percents, or else in tenths.
fn outcome(contrasts: &[Contrast]) -> Option<Difference> {
    let is_seen = |difference: &Difference, parts: f32| match *difference {
        Difference::Wins { played, better }
        | Difference::Gammons { played, better }
        | Difference::LostGammons { played, better } => {
            (parts * played).round() != (parts * better).round()
        }
        _ => false,
    };
    let seen = |parts: f32| {
        let mut speaking = contrasts
            .iter()
            .filter(|contrast| contrast.favors == ComparedPlay::Better);
        speaking.find(|contrast| is_seen(&contrast.difference, parts))
    };
    let found = seen(100.0).or_else(|| seen(1000.0));
    found.map(|contrast| contrast.difference)
}

/// The rolls that make up most of the loss by doing the same.
fn rolls(judged: &JudgedPlay) -> Option<(RollGroup, f32)> {
    let facts = judged.facts.as_ref()?;
    let group = facts.groups().into_iter().next()?;
    let share = group.cost / facts.cost();
    // What these rolls cost, others may give back: a share of more than all
    // would not be understood.
    (SPOKEN_OF..=1.0).contains(&share).then_some((group, share))
}
