//! What a lesson is about.

use std::fmt;
use std::str::FromStr;

use engine::{ComparedPlay, Difference};
use rules::Point;
use texts::Texts;

/// What a decision turns on, as a teacher would name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// To hit.
    Hit,
    /// To leave fewer shots.
    Safe,
    /// To leave more shots, because it is worth it.
    Bold,
    /// To make a point.
    Point,
    /// Not to break one.
    KeepPoint,
    /// To make a point in the opponent's home board, or keep it.
    Anchor,
    /// To build a longer prime.
    Prime,
    /// To keep the opponent on the bar.
    Bar,
    /// To hold the opponent's rear checkers.
    Contain,
    /// To bring the own rear checkers out.
    Escape,
    /// To keep them where they may get a shot.
    Stay,
    /// Not to bury checkers.
    InPlay,
    /// To prepare a point.
    Prepare,
    /// To aim at blots.
    Aim,
    /// To attack with many checkers.
    Blitz,
    /// To waste nothing in a race.
    Race,
    /// Not to stack.
    Spread,
    /// To win more gammons.
    Gammon,
    /// To lose fewer.
    SaveGammon,
    /// To keep time for holding a prime or home points.
    Timing,
    /// To keep the next roll safe.
    NextTurn,
    /// To keep the opponent from making points.
    Hinder,
    /// To leave the opponent fewer good rolls.
    GoodRolls,
    /// To keep contact, being behind in the race.
    KeepContact,
    /// To break contact, being ahead.
    BreakContact,
    /// To play for a gammon that the score makes worth more.
    ScoreGammon,
    /// Not to play for a gammon that the score makes worth less.
    ScoreNoGammon,
    /// To risk a gammon that costs less at the score.
    ScoreRisk,
    /// To avoid a gammon that costs more at the score.
    ScoreSave,
    /// Not to play for a backgammon that the score makes worth nothing extra.
    ScoreNoBackgammon,
    /// Anything else that the score changes.
    Score,
    /// To win more games, for no reason that can be counted.
    Wins,
    /// To double before it is too late.
    DoubleNow,
    /// To double and win at once.
    Cash,
    /// To wait with a double.
    Wait,
    /// To play on, being too good to double.
    PlayOn,
    /// To take.
    Take,
    /// To pass.
    Pass,
}

impl Topic {
    /// All of them with the words by which data name them.
    const NAMED: [(Topic, &str); 38] = [
        (Topic::Hit, "hit"),
        (Topic::Safe, "safe"),
        (Topic::Bold, "bold"),
        (Topic::Point, "point"),
        (Topic::KeepPoint, "keep-point"),
        (Topic::Anchor, "anchor"),
        (Topic::Prime, "prime"),
        (Topic::Bar, "bar"),
        (Topic::Contain, "contain"),
        (Topic::Escape, "escape"),
        (Topic::Stay, "stay"),
        (Topic::InPlay, "in-play"),
        (Topic::Prepare, "prepare"),
        (Topic::Aim, "aim"),
        (Topic::Blitz, "blitz"),
        (Topic::Race, "race"),
        (Topic::Spread, "spread"),
        (Topic::Gammon, "gammon"),
        (Topic::SaveGammon, "save-gammon"),
        (Topic::Timing, "timing"),
        (Topic::NextTurn, "next-turn"),
        (Topic::Hinder, "hinder"),
        (Topic::GoodRolls, "good-rolls"),
        (Topic::KeepContact, "keep-contact"),
        (Topic::BreakContact, "break-contact"),
        (Topic::ScoreGammon, "score-gammon"),
        (Topic::ScoreNoGammon, "score-no-gammon"),
        (Topic::ScoreRisk, "score-risk"),
        (Topic::ScoreSave, "score-save"),
        (Topic::ScoreNoBackgammon, "score-no-backgammon"),
        (Topic::Score, "score"),
        (Topic::Wins, "wins"),
        (Topic::DoubleNow, "double-now"),
        (Topic::Cash, "cash"),
        (Topic::Wait, "wait"),
        (Topic::PlayOn, "play-on"),
        (Topic::Take, "take"),
        (Topic::Pass, "pass"),
    ];

    /// The topic of a difference between two plays that speaks for the better.
    pub(super) fn of(difference: &Difference) -> Topic {
        let is_anchor = |point: &Point| point.mirrored().is_home();
        match difference {
            Difference::Hits { .. } | Difference::Lead { .. } => Topic::Hit,
            Difference::Shots { .. } => Topic::Safe,
            Difference::Makes { point, .. } if is_anchor(point) => Topic::Anchor,
            Difference::Builders { point, .. } if is_anchor(point) => Topic::Anchor,
            Difference::Makes {
                by: ComparedPlay::Better,
                ..
            } => Topic::Point,
            Difference::Makes { .. } | Difference::Breaks { .. } => Topic::KeepPoint,
            Difference::Prime { .. } => Topic::Prime,
            Difference::StaysOnBar { .. } => Topic::Bar,
            Difference::Aims { .. } => Topic::Aim,
            Difference::Escapes { .. } => Topic::Contain,
            Difference::Back { played, better } if better > played => Topic::Stay,
            Difference::Deep { .. } => Topic::InPlay,
            Difference::OwnEscapes { .. } | Difference::Back { .. } => Topic::Escape,
            Difference::Builders { .. } => Topic::Prepare,
            Difference::Stack { .. } => Topic::Spread,
            Difference::Block { .. } => Topic::Prime,
            Difference::SparePips { .. } | Difference::Breaking { .. } => Topic::Timing,
            Difference::Exposing { .. } => Topic::NextTurn,
            Difference::Contact { kept_by } => match kept_by {
                ComparedPlay::Better => Topic::KeepContact,
                ComparedPlay::Played => Topic::BreakContact,
            },
            Difference::Crossovers { .. } | Difference::PipsFromHome { .. } => Topic::SaveGammon,
            Difference::Off { .. } => Topic::Race,
            Difference::Gammons { .. } => Topic::Gammon,
            Difference::LostGammons { .. } => Topic::SaveGammon,
            _ => Topic::Wins,
        }
    }

    /// The lesson in a sentence.
    pub(super) fn lesson(self, texts: &Texts) -> Option<String> {
        Some(match self {
            Topic::Hit => texts.advice_hit(),
            Topic::Safe => texts.advice_safe(),
            Topic::Bold => texts.advice_bold(),
            Topic::Point => texts.advice_point(),
            Topic::KeepPoint => texts.advice_keep_point(),
            Topic::Anchor => texts.advice_anchor(),
            Topic::Prime => texts.advice_prime(),
            Topic::Bar => texts.advice_bar(),
            Topic::Contain => texts.advice_contain(),
            Topic::Escape => texts.advice_escape(),
            Topic::Stay => texts.advice_stay(),
            Topic::InPlay => texts.advice_in_play(),
            Topic::Prepare => texts.advice_prepare(),
            Topic::Aim => texts.advice_aim(),
            Topic::Blitz => texts.advice_blitz(),
            Topic::Race => texts.advice_race(),
            Topic::Spread => texts.advice_spread(),
            Topic::Gammon => texts.advice_gammon(),
            Topic::SaveGammon => texts.advice_save_gammon(),
            Topic::Timing => texts.advice_timing(),
            Topic::NextTurn => texts.advice_next_turn(),
            Topic::Hinder => texts.advice_hinder(),
            Topic::GoodRolls => texts.advice_good_rolls(),
            Topic::KeepContact => texts.advice_keep_contact(),
            Topic::BreakContact => texts.advice_break_contact(),
            Topic::ScoreGammon => texts.advice_score_gammon(),
            Topic::ScoreNoGammon => texts.advice_score_no_gammon(),
            Topic::ScoreRisk => texts.advice_score_risk(),
            Topic::ScoreSave => texts.advice_score_save(),
            Topic::ScoreNoBackgammon => texts.advice_score_no_backgammon(),
            Topic::Score => texts.advice_score(),
            Topic::Wins => texts.advice_wins(),
            Topic::DoubleNow => texts.advice_cube_now(),
            Topic::Cash => texts.advice_cube_cash(),
            Topic::Wait => texts.coach_should_roll(),
            Topic::PlayOn => texts.coach_should_play_on(),
            // What is said of these needs figures.
            Topic::Take | Topic::Pass => return None,
        })
    }
}

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = Topic::NAMED.iter().find(|(topic, _)| topic == self);
        f.pad(named.map_or("", |(_, name)| name))
    }
}

/// A word that names no topic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchTopic(String);

impl fmt::Display for NoSuchTopic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no topic called {:?}", self.0)
    }
}

impl std::error::Error for NoSuchTopic {}

impl FromStr for Topic {
    type Err = NoSuchTopic;

    fn from_str(name: &str) -> Result<Topic, NoSuchTopic> {
        let named = Topic::NAMED.iter().find(|(_, named)| *named == name);
        named
            .map(|(topic, _)| *topic)
            .ok_or_else(|| NoSuchTopic(name.to_owned()))
    }
}
