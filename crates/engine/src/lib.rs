// The examples need nets.
#![cfg_attr(feature = "bundled-net", doc = include_str!("../README.md"))]
#![cfg_attr(
    not(feature = "bundled-net"),
    doc = "Judging backgammon positions, without the bundled nets."
)]

mod analysis;
mod analyst;
mod bear_off;
#[cfg(feature = "bundled-net")]
mod bundled;
mod chances;
mod checksum;
mod class;
mod computer;
mod cube_decision;
mod decider;
mod dice;
mod evaluator;
mod exam;
mod facts;
mod judge;
mod level;
mod lookahead;
mod match_equity;
pub mod net;
mod nets;
mod position_kind;
mod random;
mod rollout;
#[cfg(feature = "serde")]
mod serial;
mod signature;
mod simd;

pub use analysis::{
    Among, Amount, Analysis, AnalysisInput, ComparedReply, CubeChoice, CubeError, CubeFacts,
    Finding, JudgedCube, JudgedPlay, JudgedReply, JudgedRoll, Mark, MatchResult, Opinion, Outlook,
    PlayFacts, PlayedOut, PointWorth, Question, QuestionKind, ReplyEffect, ReplyEffects, RollGroup,
    ScoreFacts, Subject, Tally, Totals,
};
pub use analyst::{Analyst, CubeAdvice};
pub use bear_off::{
    BearOffTables, EndingEquities, Home, OneSidedTable, ReadTableError, TwoSidedTable,
};
pub use chances::{Chances, Equity, MatchWinningChance};
pub use checksum::checksum;
pub use class::Class;
pub use computer::Computer;
pub use cube_decision::{
    CubeAction, CubeDecision, CubeEfficiency, CubeEquities, CubeHolder, CubeLadder, CubeOutlook,
    CubeState, CubeStates, DoublingWindow, Reply,
};
pub use decider::{CubeView, Decider, Expert, Intent, Opponents, intent, play_game};
pub use dice::{Dice, SeededDice, WrittenDice};
pub use evaluator::Evaluator;
pub use exam::{
    Exam, ExamCandidate, ExamCube, ExamDecision, ExamEquity, ExamMark, ExamPlay, ParseExamError,
};
pub use facts::{
    Blot, ComparedPlay, Contrast, Difference, Facts, Importance, PlayComparison, PrimeFacts,
    RaceFacts, SideFacts, contrasts,
};
pub use judge::Judge;
pub use level::{CloserLook, CubeHabits, CubeLook, Habits, Level, LevelPlayer, NoSuchLevel};
pub use lookahead::{
    Filter, Filters, Judgment, Lookahead, NotPlies, PlayRollout, Plies, RankedPlay,
};
pub use match_equity::{CrawfordStage, MatchEquityTable, MetFault, ParseMetError};
pub use net::Net;
pub use nets::{NetKind, NetPair, Nets};
pub use position_kind::PositionKind;
pub use random::Random;
pub use rollout::{
    CubeUse, LineResult, ReadRolloutError, RolledOut, Rollout, RolloutPlayers, RolloutSettings,
    StoppingRule,
};
pub use signature::{analysis_signature, evaluator_signature, fixed_positions, signature};
