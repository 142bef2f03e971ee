//! What was found about one thing that was done in a match.

use rules::{Player, Position, Roll, Seat};

use super::cube_facts::CubeFacts;
use super::play_facts::PlayFacts;
use crate::chances::{Chances, Equity};
use crate::cube_decision::{CubeAction, CubeDecision, Reply};
use crate::lookahead::RankedPlay;

/// What was found about one thing that was done.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Finding {
    /// The place of the entry in the record, from 0.
    pub entry: usize,
    /// The number of the game, from 0.
    pub game: usize,
    /// Who did it.
    pub seat: Seat,
    /// The color of that person then.
    pub player: Player,
    /// The position in which it was done. All equities and chances are as the
    /// one who did it sees them.
    pub position: Position,
    /// How the match stood with the right decision, or before a roll.
    pub before: Outlook,
    /// How it stood after what was done, or after a roll.
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
    /// To double or not to.
    Cube(JudgedCube),
    /// The reply to a double.
    Reply(JudgedReply),
}

/// How things stand for the one who decides or rolls.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Outlook {
    /// The cubeless chances of the game.
    pub chances: Chances,
    /// What the game is worth with the cube, in points of the present cube.
    pub equity: Equity,
    /// The chance to win the match; nothing in money play.
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

    /// What to draw in a graph: the chance to win the match, or in money play
    /// the game.
    #[must_use]
    pub fn win(&self) -> f64 {
        let game = f64::from(self.chances.win);
        self.match_winning_chance.unwrap_or(game)
    }
}

/// Something lost by an error or won by luck, in two units.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Amount {
    /// In points of the cube at that moment, as errors are compared; in a
    /// match the chances to win it are stretched to that scale.
    pub equity: f64,
    /// In what is played for: the chance to win the match or, in money play,
    /// points.
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
    /// What it was better than the mean of all rolls.
    pub luck: Amount,
}

/// A play, with what could have been played.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct JudgedPlay {
    /// What was rolled.
    pub roll: Roll,
    /// All plays of the roll, the best first.
    pub plays: Vec<RankedPlay>,
    /// The place in `plays` of the one that was made.
    pub played: usize,
    /// What it lost.
    pub lost: Amount,
    /// What it hangs on, counted if it lost something.
    pub facts: Option<PlayFacts>,
}

/// To roll or to double, with what each was worth.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct JudgedCube {
    /// What was done.
    pub choice: CubeChoice,
    /// What each choice was worth.
    pub decision: CubeDecision,
    /// What it lost.
    pub lost: Amount,
    /// What it hangs on, counted if it lost something.
    pub facts: Option<CubeFacts>,
}

/// What one does who may double.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum CubeChoice {
    /// Rolls.
    Roll,
    /// Doubles.
    Double,
}

/// The reply to a double, with what each was worth.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct JudgedReply {
    /// What was done.
    pub reply: Reply,
    /// What each choice was worth, as the one who doubled sees it.
    pub decision: CubeDecision,
    /// What it lost.
    pub lost: Amount,
    /// What it hangs on, as the one who doubled sees it, counted if it lost
    /// something.
    pub facts: Option<CubeFacts>,
}

/// The kinds of wrong cube decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum CubeError {
    /// To roll when a double was right.
    MissedDouble,
    /// To double when it was too early, or too late.
    WrongDouble,
    /// To take, or to beaver, when it was wrong: mostly when to pass was
    /// right.
    WrongTake,
    /// To pass what was a take.
    WrongPass,
}

impl Mark {
    /// From how many points on an error is dubious.
    pub const DUBIOUS: f64 = 0.02;
    /// From how many points on it is an error.
    pub const ERROR: f64 = 0.04;
    /// From how many points on it is a blunder.
    pub const BLUNDER: f64 = 0.08;

    /// The mark of an error of so many points of the cube.
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
    /// What a decision lost; nothing if this is a roll.
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

    /// Whether there was nothing to choose.
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
    /// A roll instead of a double by somebody who is ahead counts as a
    /// decision as long as a double would cost less than this.
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
