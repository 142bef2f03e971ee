//! Why a play was wrong: compared with the best one, roll by roll of the
//! opponent.

use rules::{Board, MOST_CHECKERS, Point, Position, Roll, insertion_sort_by};

use super::judging::after;
use super::point_worth::PointWorth;
use super::score_facts::ScoreFacts;
use crate::analyst::Analyst;
use crate::bear_off::Home;
use crate::lookahead::{Plies, RankedPlay};

/// A play compared with the best one after each of the opponent's rolls.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PlayFacts {
    /// One for each roll, in the order of [`Roll::ALL`].
    pub replies: Vec<ComparedReply>,
    /// The look-ahead after the replies.
    pub plies: Plies,
    /// The effective pip counts after the play made and after the best; `None`
    /// unless this side is home and out of contact.
    pub effective_pips: Option<[f32; 2]>,
    /// What the points are worth that only the best play has.
    pub points: Vec<PointWorth>,
    /// What the score has to do with it; `None` in money play.
    pub score: Option<ScoreFacts>,
}

/// How two plays compare after one roll of the opponent, with the best reply to
/// each.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ComparedReply {
    /// What the opponent rolls.
    pub roll: Roll,
    /// How much more the best play is worth after this roll, in points of the
    /// cube; negative if the play made is worth more.
    pub gain: f32,
    /// What the opponent's best reply achieves, after the play made and after
    /// the best one.
    pub achieves: [ReplyEffects; 2],
    /// What the opponent's best reply achieves only after the play made.
    pub only_after_played: Option<ReplyEffect>,
    /// What the opponent's best reply achieves only after the best play.
    pub only_after_better: Option<ReplyEffect>,
}

/// What a reply can achieve, most important first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum ReplyEffect {
    /// It hits.
    Hits,
    /// It leaves no checker on the bar.
    Enters,
    /// It holds more points in the other side's home board.
    Anchors,
    /// It leaves fewer checkers behind, up to the other side's bar point.
    Escapes,
    /// It holds more points in its own home board.
    Blocks,
}

/// What one reply achieves, all of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ReplyEffects(u8);

/// Rolls with the same effect, and what they cost in total.
#[derive(Clone, Debug, PartialEq)]
pub struct RollGroup {
    /// What they do.
    pub effect: ReplyEffect,
    /// How many there are, out of 36.
    pub rolls: u8,
    /// What they cost, in points of the cube.
    pub cost: f32,
    /// The most expensive ones, worst first.
    pub worst: Vec<Roll>,
}

/// How many rolls are named as examples.
const EXAMPLES: usize = 3;

impl PlayFacts {
    /// What all rolls cost together, in points of the cube.
    #[must_use]
    pub fn cost(&self) -> f32 {
        self.replies.iter().map(ComparedReply::share).sum()
    }

    /// After how many of the 36 rolls the best play is ahead.
    #[must_use]
    pub fn rolls_that_cost(&self) -> u8 {
        weigh(self.replies.iter().filter(|reply| reply.gain > 0.0))
    }

    /// The rolls after which the play costs most, worst first.
    #[must_use]
    pub fn worst_rolls(&self) -> Vec<Roll> {
        worst(self.replies.iter().collect())
    }

    /// The rolls that achieve something only against the play made, grouped by
    /// effect, most expensive first.
    #[must_use]
    pub fn groups(&self) -> Vec<RollGroup> {
        let group = |effect: ReplyEffect| {
            let is_in = |reply: &&ComparedReply| reply.only_after_played == Some(effect);
            let replies: Vec<&ComparedReply> = self.replies.iter().filter(is_in).collect();
            RollGroup {
                effect,
                rolls: weigh(replies.iter().copied()),
                cost: replies.iter().map(|reply| reply.share()).sum(),
                worst: worst(replies),
            }
        };
        let mut groups = ReplyEffect::ALL.map(group).to_vec();
        groups.retain(|group| group.rolls > 0 && group.cost > 0.0);
        insertion_sort_by(&mut groups, |one, other| other.cost.total_cmp(&one.cost));
        groups
    }

    /// With how many of the 36 rolls the opponent's best reply hits, after the
    /// play made and after the best one.
    #[must_use]
    pub fn hits(&self) -> [u8; 2] {
        self.rolls_that(|effects| effects.contains(ReplyEffect::Hits))
    }

    /// How much more the opponent's hits cost after the play made than after
    /// the best one.
    #[must_use]
    pub fn cost_of_hits(&self) -> f32 {
        self.cost_of(|effects| effects.contains(ReplyEffect::Hits))
    }

    /// With how many of the 36 rolls the opponent's best reply achieves
    /// something, after the play made and after the best one.
    pub fn rolls_that(&self, achieves: impl Fn(ReplyEffects) -> bool) -> [u8; 2] {
        let replies = || self.replies.iter();
        [0, 1].map(|play| weigh(replies().filter(|reply| achieves(reply.achieves[play]))))
    }

    /// What the rolls cost whose best reply achieves something after one of the
    /// plays and not after the other.
    pub fn cost_of(&self, achieves: impl Fn(ReplyEffects) -> bool) -> f32 {
        let differs = |reply: &&ComparedReply| {
            let [played, better] = reply.achieves.map(&achieves);
            played != better
        };
        let differing = self.replies.iter().filter(differs);
        differing.map(ComparedReply::share).sum()
    }
}

impl ReplyEffects {
    /// Whether this is one of them.
    #[must_use]
    pub const fn contains(self, effect: ReplyEffect) -> bool {
        self.0 >> effect as u8 & 1 == 1
    }

    /// Whether the reply achieves nothing.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What there's more of after the reply than before it.
    fn between(before: [u8; 5], after: [u8; 5]) -> ReplyEffects {
        let more = ReplyEffect::ALL
            .into_iter()
            .filter(|&effect| after[effect as usize] > before[effect as usize]);
        ReplyEffects(more.fold(0, |effects, effect| effects | 1 << effect as u8))
    }
}

impl ReplyEffect {
    /// All of them.
    pub const ALL: [ReplyEffect; 5] = [
        ReplyEffect::Hits,
        ReplyEffect::Enters,
        ReplyEffect::Anchors,
        ReplyEffect::Escapes,
        ReplyEffect::Blocks,
    ];
}

impl ComparedReply {
    /// What the roll adds to the mean of all.
    fn share(&self) -> f32 {
        self.gain * self.roll.weight() as f32 / 36.0
    }
}

fn weigh<'a>(replies: impl Iterator<Item = &'a ComparedReply>) -> u8 {
    replies.map(|reply| reply.roll.weight() as u8).sum()
}

fn worst(mut replies: Vec<&ComparedReply>) -> Vec<Roll> {
    replies.retain(|reply| reply.gain > 0.0);
    // Equals stay in the order of the rolls.
    insertion_sort_by(&mut replies, |one, other| other.gain.total_cmp(&one.gain));
    let worst = replies.into_iter().take(EXAMPLES);
    worst.map(|reply| reply.roll).collect()
}

impl Analyst {
    /// Compares a play that lost `lost` with the best one, roll by roll; `None`
    /// if the game is over after either.
    ///
    /// Replies are chosen without look-ahead. If that shows less than half of
    /// the loss, they're searched one ply deeper; if that shows no loss at all,
    /// the result is `None`.
    #[must_use]
    pub fn play_facts(
        &self,
        position: &Position,
        made: &RankedPlay,
        best: &RankedPlay,
        lost: f64,
    ) -> Option<PlayFacts> {
        let boards = [made, best].map(|ranked| after(position, &ranked.board));
        let [Some(made_after), Some(best_after)] = boards else {
            return None;
        };
        let facts = |plies: Plies| {
            let replies = Roll::ALL.into_iter().map(|roll| {
                let [played, better] = [&made_after, &best_after]
                    .map(|after| Some((after, self.best_reply(after, roll, plies)?)));
                Some(compared(roll, played?, better?))
            });
            let replies: Option<Vec<ComparedReply>> = replies.collect();
            Some(PlayFacts {
                replies: replies?,
                plies,
                effective_pips: self.effective_pips(&made.board, &best.board),
                points: Vec::new(),
                score: None,
            })
        };
        let shows = |share: f64| move |facts: &PlayFacts| f64::from(facts.cost()) >= share * lost;
        let glanced = facts(Plies::ZERO).filter(shows(0.5));
        let found = glanced.or_else(|| facts(Plies::ONE).filter(shows(0.1)))?;
        Some(PlayFacts {
            points: self.worth_of_points(position, made, best),
            score: self.score_facts(position, made, best, lost),
            ..found
        })
    }

    fn effective_pips(&self, made: &Board, best: &Board) -> Option<[f32; 2]> {
        if !made.is_race() || !best.is_race() {
            return None;
        }
        let homes = [made, best].map(|board| Home::of(board.player()));
        let [Some(made), Some(best)] = homes else {
            return None;
        };
        let table = self.judge_at_a_glance().tables().one_sided();
        Some([made, best].map(|home| table.effective_pips(home)))
    }
}

fn compared(
    roll: Roll,
    played: (&Position, RankedPlay),
    better: (&Position, RankedPlay),
) -> ComparedReply {
    let effects = [&played, &better].map(|(before, reply)| counted(before.board(), &reply.board));
    let [after_played, after_better] = effects;
    let befores = [&played, &better].map(|(before, _)| counted(before.board(), before.board()));
    let only = |one: [u8; 5], other: [u8; 5]| {
        let mut effects = ReplyEffect::ALL.into_iter();
        effects.find(|&effect| one[effect as usize] > other[effect as usize])
    };
    ComparedReply {
        roll,
        // The opponent replies, so that less is better.
        gain: (played.1.equity - better.1.equity).0,
        achieves: [0, 1].map(|play| ReplyEffects::between(befores[play], effects[play])),
        only_after_played: only(after_played, after_better),
        only_after_better: only(after_better, after_played),
    }
}

/// How much of each effect there is after a reply, in the order of [`ReplyEffect::ALL`].
/// Both boards are as the one sees them who replies.
fn counted(before: &Board, after: &Board) -> [u8; 5] {
    let side = after.player();
    let held = |from: u8, to: u8| {
        let points = (from..=to).map(Point::new);
        points.filter(|&point| side.on(point) >= 2).count() as u8
    };
    let behind: u8 = (18..=24).map(|number| side.on(Point::new(number))).sum();
    [
        u8::from(after.opponent().on_bar() > before.opponent().on_bar()),
        u8::from(side.on_bar() == 0),
        held(19, 24),
        MOST_CHECKERS - behind - side.on_bar(),
        held(1, 6),
    ]
}

#[cfg(test)]
#[cfg(feature = "bundled-net")]
mod tests {
    use rules::{AnyId, Ruleset, Setup};

    use super::*;
    use crate::Nets;

    /// The facts of a play at the opening, against the best one.
    fn from_opening(roll: &str, played: &str) -> PlayFacts {
        let setup: Setup = "4HPwATDgc/ABMA".parse::<AnyId>().unwrap().into();
        let position = Position::try_from(setup).unwrap();
        let analyst = Analyst::for_rules(&Ruleset::international(), Nets::bundled_quick());
        let plays = analyst.plays(&position, roll.parse().unwrap());
        let made = plays
            .iter()
            .find(|ranked| ranked.play.to_string() == played);
        let made = made.unwrap();
        let lost = f64::from((plays[0].equity - made.equity).0);
        analyst
            .play_facts(&position, made, &plays[0], lost)
            .unwrap()
    }

    #[test]
    fn a_slot_is_hit_where_a_point_is_not() {
        let facts = from_opening("31", "13/10 6/5");
        let groups = facts.groups();
        assert_eq!(groups[0].effect, ReplyEffect::Hits, "{groups:?}");
        // All fours, 3-1, 2-2, 1-1, and 6-3 and 3-3 at the other blot.
        assert!((11..=18).contains(&groups[0].rolls), "{groups:?}");
        assert_eq!(facts.hits(), [groups[0].rolls, 0]);
        assert!(facts.cost() > 0.1);
        assert!(facts.cost_of_hits() > facts.cost() / 2.0);
        assert!(facts.rolls_that_cost() > 30);
        assert_eq!(facts.effective_pips, None);
    }

    #[test]
    fn all_rolls_together_are_the_whole() {
        let facts = from_opening("42", "13/11 13/9");
        let weights: u32 = facts.replies.iter().map(|reply| reply.roll.weight()).sum();
        assert_eq!((facts.replies.len(), weights), (21, 36));
        let mean: f32 = facts
            .replies
            .iter()
            .map(|reply| reply.gain * reply.roll.weight() as f32)
            .sum();
        assert!((mean / 36.0 - facts.cost()).abs() < 1e-5);
        let in_groups: u8 = facts.groups().iter().map(|group| group.rolls).sum();
        assert!(in_groups <= 36);
        // The worst first.
        let gain = |roll| {
            facts
                .replies
                .iter()
                .find(|reply| reply.roll == roll)
                .unwrap()
                .gain
        };
        let worst = facts.worst_rolls();
        assert!(
            facts
                .replies
                .iter()
                .all(|reply| reply.gain <= gain(worst[0]))
        );
        assert!(gain(worst[0]) >= gain(worst[1]));
    }

    #[test]
    fn wasted_pips_are_counted_where_nobody_is_in_the_way() {
        let id = format!("XGID=-BBB--A{}bbb----:0:0:1:61:0:0:0:0:10", "-".repeat(12));
        let setup: Setup = id.parse::<AnyId>().unwrap().into();
        let position = Position::try_from(setup).unwrap();
        let analyst = Analyst::for_rules(&Ruleset::international(), Nets::bundled_quick());
        let plays = analyst.plays(&position, "61".parse().unwrap());
        let (best, worst) = (&plays[0], &plays[plays.len() - 1]);
        let lost = f64::from((best.equity - worst.equity).0);
        // One checker off instead of two.
        let facts = analyst.play_facts(&position, worst, best, lost).unwrap();
        let [played, better] = facts.effective_pips.unwrap();
        assert!(better < played, "{better} and {played}");
    }
}
