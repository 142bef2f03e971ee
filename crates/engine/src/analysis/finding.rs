//! The result of analyzing one event of a match.

use rules::{Player, Position, Roll, Seat};

use super::cube_facts::CubeFacts;
use super::play_facts::PlayFacts;
use crate::chances::{Chances, Equity};
use crate::cube_decision::{CubeAction, CubeDecision, Reply};
use crate::lookahead::RankedPlay;

/// The result of analyzing one event of a match.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Finding {
    /// The index of the entry in the record.
    pub entry: usize,
    /// The index of the game.
    pub game: usize,
    /// Who did it.
    pub seat: Seat,
    /// That player's color at the time.
    pub player: Player,
    /// The position before it. All equities and chances are for the player who
    /// did it.
    pub position: Position,
    /// The outlook with the right decision, or before a roll.
    pub before: Outlook,
    /// The outlook after what was done, or after a roll.
    pub after: Outlook,
    /// What was done.
    pub subject: Subject,
}

/// What was done.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Subject {
    /// A roll.
    Roll(JudgedRoll),
    /// A play of a roll.
    Play(JudgedPlay),
    /// Whether to double.
    Cube(JudgedCube),
    /// The reply to a double.
    Reply(JudgedReply),
}

/// How things stand for the player who decides or rolls.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Outlook {
    /// The cubeless chances of the game.
    pub chances: Chances,
    /// The cubeful equity, in points of the current cube.
    pub equity: Equity,
    /// The match winning chance; `None` in money play.
    pub match_winning_chance: Option<f64>,
}

impl Outlook {
    pub(super) fn for_opponent(self) -> Outlook {
        Outlook {
            chances: self.chances.for_opponent(),
            equity: self.equity.for_opponent(),
            match_winning_chance: self.match_winning_chance.map(|chance| 1.0 - chance),
        }
    }

    /// The value for a graph: the chance to win the match, or the game in money
    /// play.
    #[must_use]
    pub fn win(&self) -> f64 {
        let game = f64::from(self.chances.win);
        self.match_winning_chance.unwrap_or(game)
    }
}

/// What an error lost or luck won, in two units.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Amount {
    /// In points of the cube at that moment, the unit in which errors are
    /// compared; in a match, match winning chances are scaled to it.
    pub equity: f64,
    /// In what's at stake: match winning chance or, in money play, points.
    pub worth: f64,
}

/// How bad an error is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Mark {
    /// Loses [`Mark::DUBIOUS`] points or more.
    Dubious,
    /// Loses [`Mark::ERROR`] points or more.
    Error,
    /// Loses [`Mark::BLUNDER`] points or more.
    Blunder,
}

/// The luck of a roll.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct JudgedRoll {
    /// What was rolled.
    pub roll: Roll,
    /// How much better it was than the average roll.
    pub luck: Amount,
}

/// A play, with its alternatives.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct JudgedPlay {
    /// What was rolled.
    pub roll: Roll,
    /// All plays of the roll, best first.
    pub plays: Vec<RankedPlay>,
    /// The index in `plays` of the one that was made.
    pub played: usize,
    /// What it lost.
    pub lost: Amount,
    /// Why it was wrong, if it lost anything.
    pub facts: Option<PlayFacts>,
}

/// The decision to roll or double, with the value of each choice.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct JudgedCube {
    /// What was done.
    pub choice: CubeChoice,
    /// What each choice was worth.
    pub decision: CubeDecision,
    /// What it lost.
    pub lost: Amount,
    /// Why it was wrong, if it lost anything.
    pub facts: Option<CubeFacts>,
}

/// What a player who may double does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum CubeChoice {
    /// Rolls.
    Roll,
    /// Doubles.
    Double,
}

/// The reply to a double, with the value of each choice.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct JudgedReply {
    /// What was done.
    pub reply: Reply,
    /// The value of each choice, from the doubler's view.
    pub decision: CubeDecision,
    /// What it lost.
    pub lost: Amount,
    /// Why it was wrong, from the doubler's view, if it lost anything.
    pub facts: Option<CubeFacts>,
}

/// The kinds of wrong cube decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum CubeError {
    /// Rolling when a double was right.
    MissedDouble,
    /// Doubling too early or too late.
    WrongDouble,
    /// Taking or beavering when it was wrong, mostly when a pass was right.
    WrongTake,
    /// Passing a take.
    WrongPass,
}

impl Mark {
    /// The loss, in points, from which a decision is doubtful.
    pub const DUBIOUS: f64 = 0.02;
    /// The loss, in points, from which it's an error.
    pub const ERROR: f64 = 0.04;
    /// The loss, in points, from which it's a blunder.
    pub const BLUNDER: f64 = 0.08;

    /// The mark for a loss of this many points of the cube.
    #[must_use]
    pub fn of(equity: f64) -> Option<Mark> {
        match equity {
            lost if lost >= Mark::BLUNDER => Some(Mark::Blunder),
            lost if lost >= Mark::ERROR => Some(Mark::Error),
            lost if lost >= Mark::DUBIOUS => Some(Mark::Dubious),
            _ => None,
        }
    }
}

impl Finding {
    /// What the decision lost; `None` for a roll.
    #[must_use]
    pub const fn lost(&self) -> Option<Amount> {
        match &self.subject {
            Subject::Roll(_) => None,
            Subject::Play(play) => Some(play.lost),
            Subject::Cube(cube) => Some(cube.lost),
            Subject::Reply(reply) => Some(reply.lost),
        }
    }

    /// The mark of a decision, if it lost enough for one.
    #[must_use]
    pub fn mark(&self) -> Option<Mark> {
        self.lost().and_then(|lost| Mark::of(lost.equity))
    }

    /// Whether this is a decision that counts: see [`Totals`](crate::Totals).
    #[must_use]
    pub fn is_counted(&self) -> bool {
        match &self.subject {
            Subject::Roll(_) => false,
            Subject::Play(play) => play.is_counted(),
            Subject::Cube(cube) => cube.is_counted(),
            Subject::Reply(_) => true,
        }
    }

    /// The kind of cube error, if this is one.
    #[must_use]
    pub fn cube_error(&self) -> Option<CubeError> {
        match &self.subject {
            Subject::Cube(cube) if cube.lost.equity >= DIFFERENCE => Some(match cube.choice {
                CubeChoice::Roll => CubeError::MissedDouble,
                CubeChoice::Double => CubeError::WrongDouble,
            }),
            Subject::Reply(reply) if reply.lost.equity >= DIFFERENCE => Some(match reply.reply {
                Reply::Take | Reply::Beaver => CubeError::WrongTake,
                Reply::Pass => CubeError::WrongPass,
            }),
            _ => None,
        }
    }
}

/// Points that make a difference: choices nearer to each other are worth the
/// same.
const DIFFERENCE: f64 = 0.001;

impl JudgedPlay {
    /// The play that was made.
    #[must_use]
    pub fn made(&self) -> &RankedPlay {
        &self.plays[self.played]
    }

    /// The best play.
    #[must_use]
    pub fn best(&self) -> &RankedPlay {
        &self.plays[0]
    }

    /// Whether there was no choice.
    #[must_use]
    pub fn is_forced(&self) -> bool {
        self.plays.len() == 1
    }

    /// Whether the choice made a difference: not if all plays are worth the
    /// same to a thousandth of a point.
    fn is_counted(&self) -> bool {
        let equities = self.plays.iter().map(|ranked| ranked.equity.0);
        let worst = equities.fold(f32::INFINITY, f32::min);
        !self.is_forced() && f64::from(self.best().equity.0 - worst) >= DIFFERENCE
    }
}

impl JudgedCube {
    /// Rolling instead of doubling counts as a decision if the player is ahead
    /// and a double would cost less than this.
    pub const CLOSE: f32 = 0.2;

    /// What was right.
    #[must_use]
    pub fn right(&self) -> CubeAction {
        self.decision.action()
    }

    fn is_counted(&self) -> bool {
        let decision = &self.decision;
        let doubled = decision.double_take.0.min(decision.double_pass.0);
        let is_close = decision.no_double.0 > 0.0 && decision.no_double.0 - doubled < Self::CLOSE;
        self.choice == CubeChoice::Double || self.lost.equity >= DIFFERENCE || is_close
    }
}

impl JudgedReply {
    /// What was right.
    #[must_use]
    pub fn right(&self) -> Reply {
        self.decision.reply()
    }
}
