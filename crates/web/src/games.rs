//! The games played on this device: what's kept of each, how they're searched,
//! and the file that holds all of them.
//!
//! A game here is all that was played at one table: a match, or a session of
//! money play.

mod archive;
mod drawing;
mod filter;
mod trend;

use engine::{Analysis, Totals};
use rules::{Seat, Session};
use serde::{Deserialize, Serialize};

pub use archive::{Archive, ArchivedGame, ParseArchiveError};
pub use drawing::{PatternBrush, PatternDrawing, short};
pub use filter::{GameFilter, LengthFilter};
pub use trend::TrendPoint;

use crate::play::{Participant, Table, Waiting};
use crate::worker::{AnalyzedBy, ImportedMatch};

/// What's known about a game without opening it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeptGame {
    /// No other game has it.
    pub id: String,
    /// When it was played last, in milliseconds since 1970.
    pub played: u64,
    /// The players in the first and second seat.
    pub sides: [Side; 2],
    /// The seat of the owner of this device; `None` if both or neither are
    /// theirs.
    pub own: Option<Seat>,
    /// How far it is.
    pub stage: GameStage,
    /// The points of the first seat and of the second.
    pub points: [u32; 2],
    /// The match length; `None` in money play.
    pub length: Option<u32>,
    /// The rules as they are written: `swiss, bear-off exact`.
    pub rules: String,
    /// How the owner of the device played, once it was analyzed.
    #[serde(default)]
    pub figures: Option<Figures>,
    /// What its text is.
    pub kind: TextKind,
    /// How long its text is.
    pub bytes: u32,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// A person of this name.
    Person(String),
    /// The engine at the level of this name.
    Computer(String),
}

/// Whether a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameStage {
    /// It can be continued.
    Running,
    /// It's over. Someone has won unless the points are equal.
    Over(Option<Seat>),
}

/// The result of a game for the owner of this device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// It is not over.
    Running,
    /// The owner has won.
    Won,
    /// The owner has lost.
    Lost,
    /// It is over, and neither is true.
    Over,
}

/// How well someone played.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Figures {
    /// The performance rating.
    pub rating: f64,
    /// The luck of all rolls, in points of the cube.
    pub luck: f64,
    /// How it was analyzed; unknown in games kept by older versions.
    #[serde(default)]
    pub by: Option<AnalyzedBy>,
}

/// The format of a game's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TextKind {
    /// A saved table, where play can continue.
    Table,
    /// A match as every program reads it.
    MatchText,
    /// A match as our JSON.
    Json,
}

/// A day in milliseconds.
const DAY: u64 = 24 * HOUR;
/// A time of the day in UTC, by which it's the same day almost everywhere.
const MORNING: u64 = 10 * HOUR;
const HOUR: u64 = 60 * 60 * 1000;

impl KeptGame {
    /// What is kept of a table, with its text; `None` if nothing has happened
    /// there.
    ///
    /// `own` is the owner's seat in a game played online.
    #[must_use]
    pub fn of_table(id: String, now: u64, table: &Table, own: Option<Seat>) -> Option<KeptGame> {
        let record = table.record();
        if record.entries().is_empty() {
            return None;
        }
        let game = table.now();
        let participants = &table.setup().participants;
        let sides = [&participants.white, &participants.black].map(Side::from);
        let is_over = match game.rules().session {
            Session::Match(_) => game.winner().is_some(),
            Session::Money => matches!(table.waiting(), Waiting::Over(_)),
        };
        let points = Seat::BOTH.map(|seat| game.points_of(seat));
        Some(KeptGame {
            id,
            played: now,
            own: own.or_else(|| own_seat(&sides)),
            sides,
            stage: match is_over {
                true => GameStage::Over(leader(points)),
                false => GameStage::Running,
            },
            points,
            length: length(game.rules().session),
            rules: game.rules().to_string(),
            figures: None,
            kind: TextKind::Table,
            bytes: 0,
        })
    }

    /// What is kept of a match from a file, played when the file says, or else
    /// now.
    #[must_use]
    pub fn of_file(now: u64, imported: &ImportedMatch) -> KeptGame {
        let points = imported.games.last().map_or([0; 2], |last| {
            let [white, black] = last.score;
            let won = last.won.unwrap_or(0);
            let points = u32::try_from(won.unsigned_abs()).unwrap_or(u32::MAX);
            match won >= 0 {
                true => [white.saturating_add(points), black],
                false => [white, black.saturating_add(points)],
            }
        });
        KeptGame {
            // The same file is the same game.
            id: format!("file-{:016x}", engine::checksum(imported.json.as_bytes())),
            played: imported.day.map_or(now, |day| day * DAY + MORNING),
            sides: imported.names.clone().map(Side::Person),
            own: None,
            stage: GameStage::Over(leader(points)),
            points,
            length: length(imported.rules.session),
            rules: imported.rules.to_string(),
            figures: None,
            kind: TextKind::Json,
            bytes: 0,
        }
    }

    /// The same with how the owner of the device played, if all is analyzed.
    #[must_use]
    pub fn with_figures(mut self, analysis: &Analysis, by: AnalyzedBy) -> KeptGame {
        if let Some(own) = self.own.filter(|_| analysis.is_done()) {
            self.figures = Figures::of(&analysis.totals(own), by).or(self.figures);
        }
        self
    }

    /// The owner's seat; in a match from a file, the seat of the only player
    /// with this name, or else of the only one whose name has all its words.
    #[must_use]
    pub fn own_seat(&self, name: &str) -> Option<Seat> {
        if self.own.is_some() || self.kind != TextKind::Json {
            return self.own;
        }
        let name = name.trim().to_lowercase();
        let seat_where = |is_named: &dyn Fn(&str) -> bool| {
            let named = self.sides.each_ref().map(|side| match side {
                Side::Person(other) => !name.is_empty() && is_named(&other.trim().to_lowercase()),
                Side::Computer(_) => false,
            });
            match named {
                [true, false] => Some(Seat::First),
                [false, true] => Some(Seat::Second),
                _ => None,
            }
        };
        let has_words = |other: &str| {
            let mut words = name.split_whitespace();
            words.all(|word| other.split_whitespace().any(|it| it == word))
        };
        seat_where(&|other| other == name).or_else(|| seat_where(&has_words))
    }

    /// The result for the owner of this device.
    #[must_use]
    pub fn result(&self) -> GameResult {
        match (self.stage, self.own) {
            (GameStage::Running, _) => GameResult::Running,
            (GameStage::Over(Some(winner)), Some(own)) if winner == own => GameResult::Won,
            (GameStage::Over(Some(_)), Some(_)) => GameResult::Lost,
            (GameStage::Over(_), _) => GameResult::Over,
        }
    }

    /// Whether it can be continued.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.stage == GameStage::Running && self.kind == TextKind::Table
    }

    /// The points of the owner and of the opponent; of the first seat and the
    /// second if nobody owns this.
    #[must_use]
    pub const fn own_points(&self) -> [u32; 2] {
        let [first, second] = self.points;
        match self.own {
            Some(Seat::Second) => [second, first],
            Some(Seat::First) | None => [first, second],
        }
    }

    /// The owner's opponent; `None` if nobody at this table is the owner.
    #[must_use]
    pub fn opponent(&self) -> Option<&Side> {
        self.own.map(|own| match own {
            Seat::First => &self.sides[1],
            Seat::Second => &self.sides[0],
        })
    }
}

impl Figures {
    /// The figures for a player's totals; `None` if there were no decisions.
    fn of(totals: &Totals, by: AnalyzedBy) -> Option<Figures> {
        Some(Figures {
            rating: totals.rating()?,
            luck: totals.luck.equity,
            by: Some(by),
        })
    }

    /// Whether these replace others of the same game: unless the others were
    /// found by a better analysis.
    #[must_use]
    pub fn replaces(&self, other: &Figures) -> bool {
        let quality = |figures: &Figures| figures.by.map(AnalyzedBy::quality);
        quality(self) >= quality(other)
    }
}

impl From<&Participant> for Side {
    fn from(participant: &Participant) -> Side {
        match participant {
            Participant::Person { name } | Participant::Remote { name } => {
                Side::Person(name.clone())
            }
            Participant::Computer { level, .. } => Side::Computer(level.clone()),
        }
    }
}

/// The seat of the one person at a board with a computer.
const fn own_seat(sides: &[Side; 2]) -> Option<Seat> {
    match sides {
        [Side::Person(_), Side::Computer(_)] => Some(Seat::First),
        [Side::Computer(_), Side::Person(_)] => Some(Seat::Second),
        _ => None,
    }
}

/// The seat with more points.
const fn leader([first, second]: [u32; 2]) -> Option<Seat> {
    if first > second {
        Some(Seat::First)
    } else if second > first {
        Some(Seat::Second)
    } else {
        None
    }
}

fn length(session: Session) -> Option<u32> {
    match session {
        Session::Match(length) => Some(length.get()),
        Session::Money => None,
    }
}

#[cfg(test)]
mod tests;
