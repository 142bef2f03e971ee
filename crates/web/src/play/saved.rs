//! A table as text: its players, and the record of the match.

use std::fmt;
use std::str::FromStr;

use rules::{Action, ByPlayer, Entry, ParseRecordError, Player, Record, Seat};

use super::setup::{Bottom, DiceSource, Participant, TableSetup};
use super::table::Table;

/// The first line of every saved table. The number goes up when an old program
/// could no longer read a new table.
const TITLE: &str = "gammonbox table 1";
const SWAPPED: &str = "smaller die first";
/// The last line of every saved table, so that one that was cut off is
/// recognized.
const END: &str = "end of table";

/// The moves of an open turn are the last lines of the record.
impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{TITLE}")?;
        for player in Player::BOTH {
            writeln!(f, "{player} {}", self.setup.participants[player])?;
        }
        writeln!(f, "dice {}", self.setup.dice)?;
        writeln!(f, "bottom {}", self.setup.bottom)?;
        if self.is_swapped {
            writeln!(f, "{SWAPPED}")?;
        }
        write!(f, "{}", self.record)?;
        let mover = self.now.game().on_roll();
        for (&(from, die), player) in self.pending.moves().iter().zip(mover.into_iter().cycle()) {
            let action = Action::Move { from, die };
            writeln!(f, "{}", Entry::Action { player, action })?;
        }
        writeln!(f, "{END}")
    }
}

/// Reads a saved table by playing its record again. Nothing is guessed: an
/// incomplete text is refused, with the line.
impl FromStr for Table {
    type Err = LoadTableError;

    fn from_str(text: &str) -> Result<Table, LoadTableError> {
        let mut lines = (1..).zip(text.lines());
        let mut next = || lines.next().unwrap_or((text.lines().count() + 1, ""));
        let (line, title) = next();
        if title != TITLE {
            return Err(LoadFault::NoTitle.on(line));
        }
        let mut participant = |player: Player| {
            let (line, text) = next();
            let name = player.to_string();
            let participant = text.strip_prefix(name.as_str()).and_then(read_participant);
            participant.ok_or(LoadFault::NoParticipant(player).on(line))
        };
        let participants = ByPlayer {
            white: participant(Player::White)?,
            black: participant(Player::Black)?,
        };
        let (line, dice) = next();
        let dice = dice.strip_prefix("dice ").and_then(read_dice);
        let dice = dice.ok_or(LoadFault::NoDice.on(line))?;
        let (line, bottom) = next();
        let bottom = bottom.strip_prefix("bottom ").and_then(read_bottom);
        let bottom = bottom.ok_or(LoadFault::NoBottom.on(line))?;

        let is_swapped = text.lines().nth(line) == Some(SWAPPED);
        let head = line + usize::from(is_swapped);
        let mut rest: Vec<&str> = text.lines().skip(head).collect();
        if rest.pop() != Some(END) {
            return Err(LoadFault::NoEnd.on(text.lines().count() + 1));
        }
        let record: Result<Record, ParseRecordError> = rest.join("\n").parse();
        let record = record.map_err(|fault| {
            let line = head + fault.line();
            LoadFault::Record(fault.fault().clone()).on(line)
        })?;
        let setup = TableSetup {
            participants,
            rules: record.beginning().rules().clone(),
            dice,
            bottom,
        };
        let mut table = with_pending_moves(setup, record);
        table.is_swapped = is_swapped;
        Ok(table)
    }
}

/// The table of a record whose last moves are pending.
pub(super) fn with_pending_moves(setup: TableSetup, mut record: Record) -> Table {
    let open: Vec<(Player, Action)> = {
        let entries = record.entries().iter().rev();
        let moves = entries.map_while(|entry| match *entry {
            Entry::Action {
                player,
                action: action @ Action::Move { .. },
            } => Some((player, action)),
            _ => None,
        });
        moves.collect()
    };
    if !open.is_empty() {
        record.truncate(record.entries().len() - open.len());
    }
    let mut table = Table::with_record(setup, record);
    for (player, action) in open.into_iter().rev() {
        let made = table.try_perform(player, action);
        made.expect("what the record was read with is legal");
    }
    table
}

impl fmt::Display for Participant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Participant::Person { name } => write!(f, "person {name}"),
            Participant::Computer { level, seed } => write!(f, "computer {level} {seed}"),
            Participant::Remote { name } => write!(f, "remote {name}"),
        }
    }
}

impl fmt::Display for DiceSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DiceSource::Random(seed) => write!(f, "random {seed}"),
            DiceSource::Seed(seed) => write!(f, "seed {seed}"),
            DiceSource::ByHand => f.write_str("by hand"),
            DiceSource::Server => f.write_str("server"),
        }
    }
}

impl fmt::Display for Bottom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Bottom::Seat(Seat::First) => "first",
            Bottom::Seat(Seat::Second) => "second",
            Bottom::OnTurn => "on turn",
        })
    }
}

fn read_participant(text: &str) -> Option<Participant> {
    let text = text.strip_prefix(' ')?;
    if let Some(name) = text.strip_prefix("person") {
        let name = name.strip_prefix(' ').or(name.is_empty().then_some(""))?;
        return Some(Participant::Person {
            name: name.to_owned(),
        });
    }
    let (level, seed) = text.strip_prefix("computer ")?.split_once(' ')?;
    Some(Participant::Computer {
        level: level.to_owned(),
        seed: seed.parse().ok()?,
    })
}

fn read_dice(text: &str) -> Option<DiceSource> {
    match text.split_once(' ')? {
        ("random", seed) => seed.parse().ok().map(DiceSource::Random),
        ("seed", seed) => seed.parse().ok().map(DiceSource::Seed),
        ("by", "hand") => Some(DiceSource::ByHand),
        _ => None,
    }
}

fn read_bottom(text: &str) -> Option<Bottom> {
    match text {
        "first" => Some(Bottom::Seat(Seat::First)),
        "second" => Some(Bottom::Seat(Seat::Second)),
        "on turn" => Some(Bottom::OnTurn),
        _ => None,
    }
}

/// A text that isn't a saved table: what's wrong with it, and on which line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoadTableError {
    /// Which line is wrong, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: LoadFault,
}

/// What can be wrong with a saved table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadFault {
    /// It doesn't begin like our tables, or has another version.
    NoTitle,
    /// It doesn't say who sits there.
    NoParticipant(Player),
    /// It doesn't say where the dice come from.
    NoDice,
    /// It doesn't say who sits at the bottom.
    NoBottom,
    /// It doesn't end like our tables: something is missing.
    NoEnd,
    /// The record of the match is broken.
    Record(rules::RecordFault),
}

impl LoadFault {
    const fn on(self, line: usize) -> LoadTableError {
        LoadTableError { line, fault: self }
    }
}

impl fmt::Display for LoadTableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.fault {
            LoadFault::NoTitle => write!(f, "a table must start with '{TITLE}'"),
            LoadFault::NoParticipant(player) => {
                write!(
                    f,
                    "expected '{player} person Ann' or '{player} computer casual 1'"
                )
            }
            LoadFault::NoDice => {
                f.write_str("expected 'dice random 1', 'dice seed 1' or 'dice by hand'")
            }
            LoadFault::NoBottom => {
                f.write_str("expected 'bottom first', 'bottom second' or 'bottom on turn'")
            }
            LoadFault::NoEnd => write!(f, "a table must end with '{END}'"),
            LoadFault::Record(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for LoadTableError {}
