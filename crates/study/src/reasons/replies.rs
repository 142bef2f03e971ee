//! What the opponent's replies say about a play.

use engine::{
    ComparedReply, Difference, JudgedPlay, PlayFacts, ReplyEffect, ReplyEffects, RollGroup,
};
use rules::{Roll, insertion_sort_by};

use super::Topic;

/// Rolls that do the same are spoken of from this share of the loss on.
pub(super) const SPOKEN_OF: f32 = 0.25;

/// They count as a reason from this share on.
const DECISIVE: f32 = 0.4;

/// They make the loss from this share on.
const NEARLY_ALL: f32 = 0.8;

/// A risk that costs less than this share of what is gained is none.
const FELT: f32 = 0.1;

/// So many rolls fewer, or more, can be seen.
pub(super) const FEWER_ROLLS: u8 = 3;

/// How many rolls are named as examples.
const EXAMPLES: usize = 3;

/// What the opponent replies for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// To hit.
    Hit,
    /// To hold more points in the other home board.
    Anchor,
    /// To free a rear checker.
    Escape,
    /// To hold more home points.
    Block,
    /// Any of these, or to enter.
    Anything,
}

impl Purpose {
    /// Whether a reply that achieves this serves it.
    pub(super) fn is_served_by(self, effects: ReplyEffects) -> bool {
        match self {
            Purpose::Hit => effects.contains(ReplyEffect::Hits),
            Purpose::Anchor => effects.contains(ReplyEffect::Anchors),
            Purpose::Escape => effects.contains(ReplyEffect::Escapes),
            Purpose::Block => effects.contains(ReplyEffect::Blocks),
            Purpose::Anything => !effects.is_empty(),
        }
    }

    pub(super) const fn topic(self) -> Topic {
        match self {
            Purpose::Hit => Topic::Safe,
            Purpose::Anchor | Purpose::Escape => Topic::Contain,
            Purpose::Block => Topic::Hinder,
            Purpose::Anything => Topic::GoodRolls,
        }
    }
}

/// What the opponent achieves with fewer rolls after the best play, if that
/// makes up much of the loss, and with how many after each play. What is
/// spoken of already is left out.
pub(super) fn fewer(facts: &PlayFacts, except: &[Purpose]) -> Option<(Purpose, [u8; 2])> {
    let serves = |purpose: Purpose| move |effects| purpose.is_served_by(effects);
    let share = |purpose: Purpose| facts.cost_of(serves(purpose)) / facts.cost();
    let decides = |purpose: &Purpose| {
        let [played, better] = facts.rolls_that(serves(*purpose));
        played >= better + FEWER_ROLLS && share(*purpose) >= DECISIVE
    };
    let named = [
        Purpose::Hit,
        Purpose::Anchor,
        Purpose::Escape,
        Purpose::Block,
    ];
    let named = named.into_iter().filter(decides);
    let named = named.filter(|purpose| !except.contains(purpose));
    let named = named.max_by(|one, other| share(*one).total_cmp(&share(*other)));
    let anything = || Some(Purpose::Anything).filter(|it| except.is_empty() && decides(it));
    let found = named.or_else(anything)?;
    Some((found, facts.rolls_that(serves(found))))
}

/// Whether the loss comes from the opponent's hits, with fewer rolls after the
/// best play.
pub(super) fn is_from_hits(facts: &PlayFacts) -> bool {
    let [played, better] = facts.hits();
    played >= better + FEWER_ROLLS && facts.cost_of_hits() >= NEARLY_ALL * facts.cost()
}

/// The rolls that hit, if the best play pays for what it gains by letting the
/// opponent hit more often.
pub(super) fn price(judged: &JudgedPlay) -> Option<[u8; 2]> {
    let facts = judged.facts.as_ref()?;
    let [played, better] = facts.hits();
    let is_felt = -facts.cost_of_hits() >= FELT * facts.cost();
    (better >= played + FEWER_ROLLS && is_felt).then_some([played, better])
}

/// The share of the loss that falls on rolls which do what a difference is
/// about.
pub(super) fn share_of_rolls(difference: &Difference, judged: &JudgedPlay) -> f32 {
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

/// The rolls that hit only after the best play, worst first, and how many of 36
/// they are.
pub(super) fn rolls_of_price(facts: &PlayFacts) -> (u8, Vec<Roll>) {
    let hits = |reply: &&ComparedReply| {
        let [played, better] = reply
            .achieves
            .map(|effects| effects.contains(ReplyEffect::Hits));
        better && !played
    };
    let mut hitting: Vec<&ComparedReply> = facts.replies.iter().filter(hits).collect();
    insertion_sort_by(&mut hitting, |one, other| one.gain.total_cmp(&other.gain));
    let rolls = hitting.iter().map(|reply| reply.roll.weight() as u8).sum();
    let worst = hitting.into_iter().take(EXAMPLES);
    (rolls, worst.map(|reply| reply.roll).collect())
}

/// The rolls that make up most of the loss by doing the same.
pub(super) fn rolls(judged: &JudgedPlay) -> Option<(RollGroup, f32)> {
    let facts = judged.facts.as_ref()?;
    let group = facts.groups().into_iter().next()?;
    if group.rolls < FEWER_ROLLS || !is_gain(facts, group.effect) {
        return None;
    }
    let share = group.cost / facts.cost();
    // What these rolls cost, others may give back: a share of more than all
    // would not be understood.
    (SPOKEN_OF..=1.0).contains(&share).then_some((group, share))
}

/// Whether replies that have more of something after the play made gain it. They
/// may have kept what they give up after the best play, an anchor for instance.
fn is_gain(facts: &PlayFacts, effect: ReplyEffect) -> bool {
    let replies = facts.replies.iter();
    let mut having = replies.filter(|reply| reply.only_after_played == Some(effect));
    effect == ReplyEffect::Enters || having.all(|reply| reply.achieves[0].contains(effect))
}
