//! What the score of a match has to do with a play.

use engine::{JudgedPlay, ScoreFacts};
use rules::Position;
use texts::Texts;

use super::Topic;
use super::words;

/// The score as a reason: the play would be all right, or nearly, for money.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct ScoreReason {
    pub(super) topic: Topic,
    pub(super) facts: ScoreFacts,
    /// What the play would lose for money; less than nothing if it would win.
    pub(super) lost_for_money: f32,
    /// The points that the player and the opponent still need.
    pub(super) needed: [u32; 2],
    pub(super) is_crawford: bool,
}

/// What a gammon is worth for money.
const FOR_MONEY: f32 = 0.5;

/// Other values are as good as that.
const UNUSUAL: f32 = 0.1;

/// What gammons must change to be named, in halves of a point.
const SMALL: f32 = 0.004;

impl ScoreReason {
    /// `None` in money play, or if the score does not decide.
    pub(super) fn of(position: &Position, judged: &JudgedPlay) -> Option<ScoreReason> {
        let facts = judged.facts.as_ref()?.score?;
        let lost_for_money = facts.lost_for_money?;
        let stakes = position.stakes();
        let player = position.on_roll();
        let needed = [stakes.away(player)?, stakes.away(player.opponent())?];
        let gammon = 2_u32.saturating_mul(position.cube().value.value());
        let topic = match topic(&facts, judged) {
            Topic::Score if needed[0] <= gammon && backgammons(judged) >= SMALL => {
                Topic::ScoreNoBackgammon
            }
            topic => topic,
        };
        // Where gammons don't explain it, it must be plain.
        let by_gammons = !matches!(topic, Topic::Score | Topic::ScoreNoBackgammon);
        if !by_gammons && lost_for_money > 0.0 {
            return None;
        }
        Some(ScoreReason {
            topic,
            facts,
            lost_for_money,
            needed,
            is_crawford: stakes.is_crawford(),
        })
    }

    /// The score, and what the play would be for money.
    pub(super) fn explain(&self, texts: &Texts) -> Vec<String> {
        let [yours, theirs] = self.needed;
        let mut said = texts.reason_score(yours, theirs);
        if self.is_crawford {
            said = format!("{said} {}", texts.reason_score_crawford());
        }
        let lost = self.lost_for_money;
        let for_money = match lost < SHOWN {
            true => texts.reason_score_money_better(),
            false => texts.reason_score_money_less(words::points(lost)),
        };
        vec![said, for_money]
    }

    /// What gammons are worth.
    pub(super) fn figures(&self, texts: &Texts) -> String {
        let [yours, theirs] = self.facts.gammon_values.map(words::hundredths);
        texts.reason_gammon_value_now(yours, theirs)
    }
}

/// Less is shown as nothing.
const SHOWN: f32 = 0.0005;

/// Which gammons make the difference, and how.
fn topic(facts: &ScoreFacts, judged: &JudgedPlay) -> Topic {
    let more = facts.gammon_values.map(|value| value - FOR_MONEY);
    let [yours, theirs] = more.map(|more| if more.abs() < UNUSUAL { 0.0 } else { more });
    let (made, best) = (judged.made().chances, judged.best().chances);
    let won = yours * (best.win_gammon - made.win_gammon);
    let lost = theirs * (made.lose_gammon - best.lose_gammon);
    // For money the play may be good for its backgammons, which a score has
    // little use for.
    let least = SMALL.max(backgammons(judged));
    match (won.max(lost) < least, won >= lost) {
        (true, _) => Topic::Score,
        (false, true) if yours > 0.0 => Topic::ScoreGammon,
        (false, true) => Topic::ScoreNoGammon,
        (false, false) if theirs > 0.0 => Topic::ScoreSave,
        (false, false) => Topic::ScoreRisk,
    }
}

/// What the backgammons that only the play made wins are worth for money.
fn backgammons(judged: &JudgedPlay) -> f32 {
    let (made, best) = (judged.made().chances, judged.best().chances);
    FOR_MONEY * (made.win_backgammon - best.win_backgammon)
}
