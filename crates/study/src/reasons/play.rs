//! Why a play was wrong.

use engine::{
    ComparedPlay, Contrast, Difference, JudgedPlay, PlayComparison, PlayFacts, ReplyEffect,
    RollGroup,
};
use rules::{Movement, Position, Roll, insertion_sort_by};
use texts::Texts;

use super::deciding::{Decisive, deciding, is_race, yields_to_hits};
use super::plan::{Plan, is_blitz};
use super::replies::{self, Purpose, price, rolls, rolls_of_price};
use super::score::ScoreReason;
use super::words::{self, PointNames};
use super::{Explanation, Topic};

/// A gammon that adds less than this to a win isn't mentioned, money being 1.
const WORTHLESS: f32 = 0.05;

/// So many pips tell who should run.
const CLEAR_LEAD: u32 = 8;

/// Fewer gammons, as a share of all games, are named only if nothing else is.
const FEW_GAMMONS: f32 = 0.02;

/// If there are so many, what the opponent replies is not needed.
const ENOUGH: usize = 2;

/// What speaks for the best play, chosen and in order, before it is put into
/// words.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Reasons {
    pub(super) topics: Vec<Topic>,
    /// The plan of the best play, if it's worth a word, and whether the play that
    /// was made has the same.
    pub(super) plan: Option<(Plan, bool)>,
    /// The score, if it decides.
    pub(super) score: Option<ScoreReason>,
    /// The pip counts before the roll, where the race tells what to do.
    pub(super) pips: Option<[u32; 2]>,
    /// Counted differences that matter here, the weightiest first.
    pub(super) deciding: Vec<Decisive>,
    /// The rolls with which the opponent's best reply hits after each play, if
    /// the best play leaves more of them.
    pub(super) price: Option<[u8; 2]>,
    /// How many rolls hit only after the best play, and which of them cost most.
    pub(super) price_rolls: Option<(u8, Vec<Roll>)>,
    /// Whether the play made hits, and the best one doesn't.
    pub(super) gives_up_hit: bool,
    /// The rolls with which the opponent's best reply hits after each play.
    pub(super) hits: Option<[u8; 2]>,
    /// What the opponent achieves with fewer rolls after the best play.
    pub(super) replies: Option<(Purpose, [u8; 2])>,
    /// Whether that says more than the first counted difference.
    pub(super) replies_first: bool,
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

impl Reasons {
    pub(super) fn of(position: &Position, judged: &JudgedPlay, movement: Movement) -> Reasons {
        let before = position.board();
        let comparison = PlayComparison::new(before, &judged.plays, judged.played, movement);
        let contrasts = comparison.contrasts();
        let outcome = outcome(&contrasts, judged);
        let effective_pips = judged.facts.as_ref().and_then(|facts| facts.effective_pips);
        // A tenth of a pip is what is shown.
        let effective_pips = effective_pips.filter(|[played, better]| played - better >= 0.1);
        let mut reasons = Reasons {
            topics: Vec::new(),
            plan: None,
            score: ScoreReason::of(position, judged),
            pips: None,
            deciding: deciding(&comparison, &contrasts, judged, outcome),
            price: price(judged),
            price_rolls: None,
            gives_up_hit: contrasts.iter().any(|contrast| {
                matches!(
                    contrast.difference,
                    Difference::Hits {
                        played: 1..,
                        better: 0
                    }
                )
            }),
            hits: judged.facts.as_ref().map(PlayFacts::hits),
            replies: None,
            replies_first: false,
            effective_pips,
            outcome,
            rolls: rolls(judged),
            ahead: judged
                .facts
                .as_ref()
                .map(|facts| (facts.rolls_that_cost(), facts.worst_rolls()))
                .filter(|(_, worst)| !worst.is_empty()),
        };
        if reasons.price.is_some() {
            reasons.price_rolls = judged.facts.as_ref().map(rolls_of_price);
        }
        let named = reasons.purposes_named();
        let facts = judged.facts.as_ref();
        let by_hits = facts.filter(|_| !named.contains(&Purpose::Hit));
        if let Some(facts) = by_hits.filter(|facts| replies::is_from_hits(facts)) {
            let first = reasons.deciding.first();
            reasons.replies = Some((Purpose::Hit, facts.hits()));
            reasons.replies_first = first.is_none_or(|it| yields_to_hits(&it.difference));
        } else if reasons.deciding.len() < ENOUGH {
            reasons.replies = facts.and_then(|facts| replies::fewer(facts, &named));
        }
        let first = reasons.deciding.first();
        let pips = [before.player(), before.opponent()].map(|side| side.pips());
        reasons.pips = first
            .filter(|it| agrees_with_race(&it.difference, pips))
            .map(|_| pips);
        reasons.topics = reasons.topics(&comparison, judged);
        reasons.plan = reasons.plan(&comparison, judged);
        reasons
    }

    /// The plan, unless the lesson names it or says the opposite.
    fn plan(&self, comparison: &PlayComparison<'_>, judged: &JudgedPlay) -> Option<(Plan, bool)> {
        let better = Plan::of(&judged.best().board, comparison.better_facts())?;
        let played = Plan::of(&judged.made().board, comparison.played_facts());
        let is_same = played == Some(better);
        let first = self.topics.first()?;
        let is_said = match better {
            Plan::Race => is_same || *first == Topic::BreakContact,
            Plan::Blitz => is_same || *first == Topic::Blitz,
            Plan::Prime => is_same || *first == Topic::Prime,
            Plan::Containment => *first == Topic::Contain,
            // Who leaves waits no longer.
            Plan::BackGame | Plan::Holding => *first == Topic::Escape,
        };
        (!is_said).then_some((better, is_same))
    }

    /// What the opponent's replies need not be named for again.
    fn purposes_named(&self) -> Vec<Purpose> {
        let purposes = self.deciding.iter().filter_map(|it| match it.difference {
            Difference::Shots { .. } => Some(Purpose::Hit),
            Difference::Escapes { .. } => Some(Purpose::Escape),
            _ => None,
        });
        purposes.chain(self.price.map(|_| Purpose::Hit)).collect()
    }

    fn topics(&self, comparison: &PlayComparison<'_>, judged: &JudgedPlay) -> Vec<Topic> {
        let mut topics = Vec::new();
        if is_race(judged) {
            let saves = self
                .outcome
                .filter(|it| !matches!(it, Difference::Wins { .. }));
            topics.extend(saves.as_ref().map(Topic::of));
            topics.push(Topic::Race);
        }
        let replies = self.replies.map(|(purpose, _)| purpose.topic());
        topics.extend(replies.filter(|_| self.replies_first));
        let about = self.deciding.iter();
        topics.extend(about.filter_map(|it| self.topic(&it.difference, comparison, judged)));
        let attacks = [Topic::Hit, Topic::Point, Topic::Bar, Topic::Aim];
        let attacks = topics.first().is_some_and(|first| attacks.contains(first));
        // A point far from home attacks nobody.
        let is_outside = self.deciding.first().is_some_and(
            |it| matches!(it.difference, Difference::Makes { point, .. } if !point.is_home()),
        );
        let board = &judged.best().board;
        if attacks && !is_outside && is_blitz(board, comparison.better_facts()) {
            topics.insert(0, Topic::Blitz);
        }
        if let Some(score) = &self.score {
            topics.insert(0, score.topic);
        }
        topics.extend(replies);
        // To take a risk is no lesson unless something else says what for.
        let has_gain = !topics.is_empty();
        if self.price.is_some() && has_gain {
            topics.push(Topic::Bold);
        }
        let effect = self.rolls.as_ref().map(|(group, _)| group.effect);
        topics.extend(effect.and_then(|effect| match effect {
            // Other numbers hit after the best play, and more of them.
            ReplyEffect::Hits => self.price.is_none().then_some(Topic::Safe),
            ReplyEffect::Enters => Some(Topic::Bar),
            ReplyEffect::Anchors | ReplyEffect::Escapes => Some(Topic::Contain),
            ReplyEffect::Blocks => None,
        }));
        topics.extend(self.outcome.as_ref().map(Topic::of));
        if self.price.is_some() && !has_gain {
            topics.push(Topic::Bold);
        }
        let mut seen = Vec::new();
        topics.retain(|topic| {
            let is_new = !seen.contains(topic);
            seen.push(*topic);
            is_new
        });
        topics
    }

    /// The lesson, with the risk if it doesn't speak of one.
    fn lesson(&self, texts: &Texts) -> Option<String> {
        let first = self.topics.first()?;
        let lesson = first.lesson(texts)?;
        match self.price {
            Some(_) if *first != Topic::Bold => Some(format!("{lesson} {}", texts.advice_price())),
            _ => Some(lesson),
        }
    }

    /// The topic of a difference in this position.
    fn topic(
        &self,
        difference: &Difference,
        comparison: &PlayComparison<'_>,
        judged: &JudgedPlay,
    ) -> Option<Topic> {
        let mut anchors = comparison.better_facts().player.anchors();
        match (Topic::of(difference), difference) {
            // A checker borne off with others still in the way is no race.
            (Topic::Race, _) if !is_race(judged) => {
                let outcome = self.outcome.as_ref().map(Topic::of);
                outcome.filter(|topic| *topic == Topic::Gammon)
            }
            // Who has an anchor needs none.
            (Topic::Anchor, Difference::Builders { .. }) if anchors.next().is_some() => {
                Some(Topic::Prepare)
            }
            (topic, _) => Some(topic),
        }
    }

    pub(super) fn explain(&self, names: PointNames, texts: &Texts) -> Explanation {
        let score = self.score.as_ref();
        let mut facts = score.map_or_else(Vec::new, |score| score.explain(texts));
        facts.extend(self.plan.map(|(plan, is_same)| match is_same {
            true => texts.coach_plan(&plan.name(texts)),
            false => texts.coach_plan_better(&plan.name(texts)),
        }));
        let replies = self.replies;
        let replies = replies.map(|(purpose, rolls)| words::replies(purpose, rolls, texts));
        facts.extend(replies.clone().filter(|_| self.replies_first));
        for (place, decisive) in self.deciding.iter().enumerate() {
            let fact = match (&decisive.difference, self.hits) {
                // Not every shot is worth taking: what counts is who is hit.
                (Difference::Shots { .. }, Some([played, better])) => {
                    Some(texts.coach_will_hit(words::count(played), words::count(better)))
                }
                (difference, _) => words::difference(difference, names, texts),
            };
            let Some(mut fact) = fact else { continue };
            // With one play alone it would say nothing.
            if place == 0 && decisive.importance.plays_without > 2 && decisive.is_needed {
                fact.push(' ');
                fact.push_str(&texts.reason_needed(words::points(decisive.importance.needed)));
            }
            facts.push(fact);
        }
        if let Some([yours, theirs]) = self.pips {
            facts.push(texts.reason_race_pips(yours, theirs));
        }
        facts.extend(replies.filter(|_| !self.replies_first));
        if let Some([played, better]) = self.effective_pips {
            facts.push(texts.coach_wastage(words::tenths(played), words::tenths(better)));
        }
        let outcome = self.outcome.as_ref();
        facts.extend(outcome.and_then(|outcome| words::difference(outcome, names, texts)));
        // What the better play gives up comes last.
        if self.gives_up_hit {
            facts.push(texts.coach_price_hit());
        }
        if let Some([played, better]) = self.price {
            // The lesson has said that it's worth it.
            facts.push(texts.coach_will_hit(words::count(played), words::count(better)));
        }
        let mut figures: Vec<String> = score.iter().map(|score| score.figures(texts)).collect();
        if let Some((group, share)) = &self.rolls {
            let said = words::group(group, texts);
            let share = texts.reason_rolls_share(words::whole(*share));
            figures.push(format!("{said} {share}"));
        } else if let Some((rolls, worst)) = &self.ahead {
            figures.push(texts.reason_rolls_most(*rolls, &words::rolls(worst, texts)));
        }
        if let Some((rolls, worst)) = &self.price_rolls {
            let examples = words::rolls(worst, texts);
            figures.push(texts.reason_rolls_price(words::count(*rolls), &examples));
        }
        Explanation {
            topics: self.topics.clone(),
            lesson: self.lesson(texts),
            facts,
            figures,
        }
    }
}

/// What the better play leads to more often, in what differs most and can be
/// seen: in whole percents, or else in tenths. Gammons count for what they're
/// worth at the score.
fn outcome(contrasts: &[Contrast], judged: &JudgedPlay) -> Option<Difference> {
    let score = judged.facts.as_ref().and_then(|facts| facts.score);
    // For money they're worth half of the way from a loss to a win.
    let [yours, theirs] = score.map_or([1.0; 2], |score| score.gammon_values.map(|it| 2.0 * it));
    let weighed = contrasts
        .iter()
        .filter(|contrast| contrast.favors == ComparedPlay::Better);
    let weighed = weighed.filter_map(|contrast| {
        let worth = match contrast.difference {
            Difference::Wins { .. } => 1.0,
            Difference::Gammons { .. } => yours,
            Difference::LostGammons { .. } => theirs,
            _ => return None,
        };
        let weight = worth * contrast.weight as f32;
        (worth > WORTHLESS).then_some((weight, contrast.difference))
    });
    let mut weighed: Vec<(f32, Difference)> = weighed.collect();
    insertion_sort_by(&mut weighed, |one, other| other.0.total_cmp(&one.0));
    let is_seen = |difference: &Difference, parts: f32| match *difference {
        Difference::Wins { played, better }
        | Difference::Gammons { played, better }
        | Difference::LostGammons { played, better } => {
            (parts * played).round() != (parts * better).round()
        }
        _ => false,
    };
    // A few gammons more or less are nothing to play for.
    let is_few = |difference: &Difference| match *difference {
        Difference::Gammons { played, better } | Difference::LostGammons { played, better } => {
            (played - better).abs() < FEW_GAMMONS
        }
        _ => false,
    };
    let seen = |few: bool, parts: f32| {
        let mut weighed = weighed.iter().map(|(_, difference)| *difference);
        weighed.find(|it| is_few(it) == few && is_seen(it, parts))
    };
    let tries = [
        (false, 100.0),
        (false, 1000.0),
        (true, 100.0),
        (true, 1000.0),
    ];
    tries.into_iter().find_map(|(few, parts)| seen(few, parts))
}

/// Whether a difference is about staying or running, and these pip counts say
/// which.
fn agrees_with_race(difference: &Difference, [player, opponent]: [u32; 2]) -> bool {
    let is_behind = player > opponent;
    let is_clear = player.abs_diff(opponent) >= CLEAR_LEAD;
    is_clear
        && match difference {
            Difference::Back { played, better } => (better > played) == is_behind,
            Difference::Contact { kept_by } => (*kept_by == ComparedPlay::Better) == is_behind,
            _ => false,
        }
}
