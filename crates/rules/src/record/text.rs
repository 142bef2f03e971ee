//! Records as text.

use core::fmt;
use core::str::FromStr;

use super::{Entry, Record, UnplayableSetup};
use crate::match_play::{AlreadyWon, Match};
use crate::notation::{ParseActionError, ParseFieldsError, WrittenAction, Xgid};
use crate::player::{ByPlayer, NotAPlayer, Player};
use crate::refusal::Refusal;
use crate::ruleset::{ParseRulesetError, Ruleset};
use crate::setup::Setup;
use crate::turn::UnmadePlay;

/// The first line of every record. The number goes up when old programs can't
/// read new records.
const TITLE: &str = "gammonbox record 1";
const RULES: &str = "rules ";
const SCORE: &str = "score ";
const POSITION: &str = "position ";
const AFTER_CRAWFORD: &str = "after Crawford";
pub(super) const NEXT_GAME: &str = "next game";

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let beginning = self.beginning();
        writeln!(f, "{TITLE}")?;
        writeln!(f, "{RULES}{}", beginning.rules())?;
        let score @ ByPlayer { white, black } = beginning.score();
        if let Some(position) = beginning.game().position() {
            let written = Xgid::try_from(Setup::from(position));
            let written = written.expect("a record goes on only from what an XGID says");
            writeln!(f, "{POSITION}{written}")?;
        } else if score != ByPlayer::default() {
            write!(f, "{SCORE}{white}-{black}")?;
            if beginning.is_after_crawford() {
                write!(f, " {AFTER_CRAWFORD}")?;
            }
            writeln!(f)?;
        }
        for entry in self.entries() {
            writeln!(f, "{entry}")?;
        }
        Ok(())
    }
}

impl FromStr for Record {
    type Err = ParseRecordError;

    fn from_str(text: &str) -> Result<Record, ParseRecordError> {
        let lines = (1..).zip(text.lines().map(str::trim));
        let mut lines = lines
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
            .peekable();
        let end = text.lines().count() + 1;
        let mut next = || lines.next().unwrap_or((end, ""));

        let (line, title) = next();
        if title != TITLE {
            return Err(RecordFault::NoTitle.on(line));
        }
        let (line, rules) = next();
        let rules = rules.strip_prefix(RULES).ok_or(RecordFault::NoRules);
        let rules = rules.and_then(|rules| rules.parse().map_err(RecordFault::Rules));
        let rules: Ruleset = rules.map_err(|fault| fault.on(line))?;

        let is_beginning = |line: &str| line.starts_with(SCORE) || line.starts_with(POSITION);
        let mut record = match lines.next_if(|(_, line)| is_beginning(line)) {
            None => Record::new(rules),
            Some((line, beginning)) => begun(rules, beginning).map_err(|fault| fault.on(line))?,
        };
        for (number, line) in lines {
            let read = record.read_line(line);
            read.map_err(|fault| RecordFault::Entry(fault).on(number))?;
        }
        Ok(record)
    }
}

/// A match that starts from a position, such as `position XGID=…`, or from a
/// score, such as `score 6-4 after Crawford`.
fn begun(rules: Ruleset, text: &str) -> Result<Record, RecordFault> {
    if let Some(id) = text.strip_prefix(POSITION) {
        let id: Xgid = id.parse().map_err(RecordFault::Xgid)?;
        return Record::from_position(rules, id.into()).map_err(RecordFault::Position);
    }
    let text = text.strip_prefix(SCORE).unwrap_or_default();
    let (score, after) = text.split_once(' ').unwrap_or((text, ""));
    let points = |number: &str| number.parse::<u32>().ok();
    let (white, black) = score
        .split_once('-')
        .and_then(|(white, black)| points(white).zip(points(black)))
        .ok_or(RecordFault::NoScore)?;
    let score = ByPlayer { white, black };
    let begun = match after.trim() {
        "" => Record::from_score(rules, score),
        AFTER_CRAWFORD => Record::from_score_after_crawford(rules, score),
        _ => return Err(RecordFault::NoScore),
    };
    begun.map_err(RecordFault::Score)
}

impl Record {
    /// Reads one entry, such as `White roll 31` or `next game`, and carries it
    /// out. Use it to follow a log as it grows.
    ///
    /// # Errors
    ///
    /// The line isn't an entry, or the rules refuse it. Nothing has changed.
    pub fn read_line(&mut self, line: &str) -> Result<Entry, EntryFault> {
        self.append_written(&line.parse()?)
    }

    /// Carries out a written entry and records it.
    ///
    /// # Errors
    ///
    /// The play is impossible, or the rules refuse it. Nothing has changed.
    pub fn append_written(&mut self, written: &WrittenEntry) -> Result<Entry, EntryFault> {
        let entry = self.now.read(written)?;
        self.append(entry).map_err(EntryFault::Refused)?;
        Ok(entry)
    }
}

/// An entry as text: `White roll 31`, or `next game`. A play in it is
/// unchecked; [`Match::read`] resolves it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum WrittenEntry {
    /// A player did something in the game.
    Action {
        /// Who did it, by their color at the time.
        player: Player,
        /// What the player did, as written.
        action: WrittenAction,
    },
    /// The next game started.
    NextGame,
}

impl From<Entry> for WrittenEntry {
    fn from(entry: Entry) -> WrittenEntry {
        match entry {
            Entry::Action { player, action } => WrittenEntry::Action {
                player,
                action: action.into(),
            },
            Entry::NextGame => WrittenEntry::NextGame,
        }
    }
}

impl fmt::Display for WrittenEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WrittenEntry::Action { player, action } => write!(f, "{player} {action}"),
            WrittenEntry::NextGame => f.write_str(NEXT_GAME),
        }
    }
}

impl FromStr for WrittenEntry {
    type Err = EntryFault;

    fn from_str(line: &str) -> Result<WrittenEntry, EntryFault> {
        let line = line.trim();
        if line == NEXT_GAME {
            return Ok(WrittenEntry::NextGame);
        }
        let (player, action) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        Ok(WrittenEntry::Action {
            player: player.parse().map_err(EntryFault::Player)?,
            action: action.parse().map_err(EntryFault::Action)?,
        })
    }
}

impl Match {
    /// Resolves a written entry in the current state. [`Match::follow`] says
    /// whether the rules allow it.
    ///
    /// # Errors
    ///
    /// It isn't a possible play.
    pub fn read(&self, written: &WrittenEntry) -> Result<Entry, EntryFault> {
        match written {
            WrittenEntry::Action { player, action } => {
                let action = self.game().read(*player, action);
                Ok(Entry::Action {
                    player: *player,
                    action: action.map_err(EntryFault::Play)?,
                })
            }
            WrittenEntry::NextGame => Ok(Entry::NextGame),
        }
    }

    /// Carries out an entry of a record.
    ///
    /// # Errors
    ///
    /// The rule that refuses it. Nothing has changed.
    pub fn follow(&mut self, entry: Entry) -> Result<(), Refusal> {
        match entry {
            Entry::Action { player, action } => self.act(player, action),
            Entry::NextGame => self.start_next_game(),
        }
    }
}

/// A line that can't be the next one in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EntryFault {
    /// It doesn't start with a player.
    Player(NotAPlayer),
    /// The text after the player isn't an action.
    Action(ParseActionError),
    /// The play is impossible.
    Play(UnmadePlay),
    /// The rules refuse it.
    Refused(Refusal),
}

impl fmt::Display for EntryFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EntryFault::Player(fault) => fault.fmt(f),
            EntryFault::Action(fault) => fault.fmt(f),
            EntryFault::Play(fault) => fault.fmt(f),
            EntryFault::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl core::error::Error for EntryFault {}

/// A text that isn't a record, with what is wrong and on which line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseRecordError {
    line: usize,
    fault: RecordFault,
}

impl ParseRecordError {
    /// The wrong line, counted from 1; one past the end if something is
    /// missing.
    #[must_use]
    pub const fn line(&self) -> usize {
        self.line
    }

    /// What is wrong there.
    #[must_use]
    pub const fn fault(&self) -> &RecordFault {
        &self.fault
    }
}

impl fmt::Display for ParseRecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

impl core::error::Error for ParseRecordError {}

/// What can be wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RecordFault {
    /// It doesn't start with our title line.
    NoTitle,
    /// The rules are missing.
    NoRules,
    /// The rules are invalid.
    Rules(ParseRulesetError),
    /// The starting score is invalid.
    NoScore,
    /// The match is over at that score.
    Score(AlreadyWon),
    /// The starting position isn't an XGID.
    Xgid(ParseFieldsError),
    /// No match can continue from the starting position.
    Position(UnplayableSetup),
    /// An entry can't follow those before it.
    Entry(EntryFault),
}

impl RecordFault {
    fn on(self, line: usize) -> ParseRecordError {
        ParseRecordError { line, fault: self }
    }
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordFault::NoTitle => write!(f, "a record must start with '{TITLE}'"),
            RecordFault::NoRules => f.write_str("expected the rules, such as 'rules swiss'"),
            RecordFault::Rules(fault) => fault.fmt(f),
            RecordFault::NoScore => {
                write!(
                    f,
                    "expected a score such as 'score 6-4' or 'score 6-4 {AFTER_CRAWFORD}'"
                )
            }
            RecordFault::Score(fault) => fault.fmt(f),
            RecordFault::Xgid(fault) => fault.fmt(f),
            RecordFault::Position(fault) => fault.fmt(f),
            RecordFault::Entry(fault) => fault.fmt(f),
        }
    }
}
