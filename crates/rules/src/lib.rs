#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]
#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod board;
mod cube;
mod dice;
mod game;
mod generator;
mod insertion_sort;
mod match_play;
mod movement;
mod notation;
mod outcome;
mod perft;
mod play;
mod player;
mod point;
mod position;
mod record;
mod refusal;
mod ruleset;
#[cfg(feature = "serde")]
mod serial;
mod setup;
mod stakes;
mod turn;
mod variant;

pub use board::{Board, BoardFault, Checkers, IllegalBoard, MOST_CHECKERS, Placement, Side};
pub use cube::{Cube, CubeValue, NotACubeValue};
pub use dice::{Die, NotADie, ParseRollError, Roll};
pub use game::{Action, ActionKind, Decision, Game};
pub use generator::Plays;
pub use insertion_sort::insertion_sort_by;
pub use match_play::{AlreadyWon, FinishedGame, Match, Seat};
pub use movement::{BearOff, Block, Duty, HitAndRun, Movement, SingleNumber};
pub use notation::{
    AnyId, Diagram, DiagramFault, FieldFault, GnubgId, IllegalPositionId, MatchId, MatchIdFault,
    Ogid, ParseActionError, ParseDiagramError, ParseFieldsError, ParseGnubgIdError, ParseIdError,
    ParseMatchIdError, ParsePlayError, ParsePositionIdError, PlayFault, PlayNotFound, PointLabels,
    PositionId, PositionIdFault, Unwritable, WrittenAction, WrittenPlay, Xgid,
};
pub use outcome::{BackgammonNeeds, Ending, Outcome, Points, Win};
pub use perft::perft;
pub use play::{Move, Play};
pub use player::{ByPlayer, NotAPlayer, Player};
pub use point::{NotAPoint, Origin, Point, Target};
pub use position::{IllegalPosition, Position, PositionFault};
pub use record::{
    Entry, EntryFault, ParseRecordError, Record, RecordFault, UnplayableSetup, WrittenEntry,
};
pub use refusal::{Instead, Reason, Refusal};
pub use ruleset::{
    Appearance, BlockedLanding, ColorNames, CubeAtRest, CubeRules, CubeTiming, Leaflet, NextGame,
    Opening, ParseRulesetError, RuleOption, Ruleset, Session, Unit,
};
pub use setup::{Offer, Offered, Setup, Stage};
pub use stakes::{Beavers, Stakes};
pub use turn::{Step, Turn, UnmadePlay};
pub use variant::Variant;
