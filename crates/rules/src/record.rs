//! The history of a match, and its text form.

mod text;

use alloc::vec::Vec;
use core::fmt;

pub use text::{EntryFault, ParseRecordError, RecordFault, WrittenEntry};

use crate::game::Action;
use crate::match_play::{AlreadyWon, Match};
use crate::notation::{Unwritable, Xgid};
use crate::player::{ByPlayer, Player};
use crate::position::{IllegalPosition, Position};
use crate::refusal::{Reason, Refusal};
use crate::ruleset::Ruleset;
use crate::setup::{Offer, Setup};

/// A match with everything that was done in it, in order. Replaying the entries
/// gives the current match, so the record holds every moment of it.
///
/// Its text form has one entry per line. Parsing replays it and reports the
/// line that isn't legal, if any. Empty lines and lines that start with `#` are
/// ignored.
///
/// ```
/// use rules::Record;
///
/// let text = "\
/// gammonbox record 1
/// rules international, match 7
/// White throw 3
/// Black throw 1
/// White play 8/5 6/5
/// Black roll 64
/// ";
/// let mut record: Record = text.parse()?;
/// assert_eq!(record.to_string(), text);
/// assert_eq!(record.now().game().turn().map(|turn| turn.roll().to_string()), Some("64".into()));
///
/// // A log grows line by line.
/// record.read_line("Black play 24/14")?;
/// // Any turn can be taken back.
/// record.truncate(3);
/// assert_eq!(record.entries().last().map(ToString::to_string), Some("White play 8/5 6/5".into()));
///
/// let illegal = text.replace("8/5 6/5", "8/3 6/5").parse::<Record>();
/// assert_eq!(illegal.unwrap_err().to_string(), "line 5: 31 was rolled, so there is no 5");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    beginning: Match,
    entries: Vec<Entry>,
    now: Match,
}

/// A setup from which no match can continue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnplayableSetup {
    /// It isn't a position.
    Illegal(IllegalPosition),
    /// An XGID can't express it.
    Unwritable(Unwritable),
    /// The game is over.
    Over,
}

impl fmt::Display for UnplayableSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnplayableSetup::Illegal(fault) => fault.fmt(f),
            UnplayableSetup::Unwritable(fault) => fault.fmt(f),
            UnplayableSetup::Over => Reason::GameOver.fmt(f),
        }
    }
}

impl core::error::Error for UnplayableSetup {}

/// One entry in a match's history.
///
/// Written as `White roll 31`, or `next game`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entry {
    /// A player did something in the game.
    Action {
        /// Who did it, by their color at the time.
        player: Player,
        /// What the player did.
        action: Action,
    },
    /// The next game started.
    NextGame,
}

impl Record {
    /// The record of a match that has just begun.
    #[must_use]
    pub fn new(rules: Ruleset) -> Record {
        Record::of(Match::new(rules))
    }

    /// The record of a match that continues from a score: see
    /// [`Match::from_score`].
    ///
    /// # Errors
    ///
    /// Someone has already won.
    pub fn from_score(rules: Ruleset, score: ByPlayer<u32>) -> Result<Record, AlreadyWon> {
        Match::from_score(rules, score).map(Record::of)
    }

    /// The record of a match that continues from a score, with the Crawford
    /// game already played.
    ///
    /// # Errors
    ///
    /// Someone has already won.
    pub fn from_score_after_crawford(
        rules: Ruleset,
        score: ByPlayer<u32>,
    ) -> Result<Record, AlreadyWon> {
        Match::from_score_after_crawford(rules, score).map(Record::of)
    }

    /// The record of a match whose first game continues from a position: see
    /// [`Match::from_position`]. The text stores the position as an XGID, so
    /// anything an XGID can't express is refused, except open resignations,
    /// claims and settlements, which are left out.
    ///
    /// ```
    /// use rules::{AnyId, Record, Ruleset, Setup};
    ///
    /// let id: AnyId = "XGID=-a-B--E-B-a-dDB--b-bcb----:1:1:-1:63:0:0:0:3:8".parse()?;
    /// let mut record = Record::from_position(Ruleset::international(), id.into())?;
    /// record.read_line("Black play 24/18 13/10")?;
    /// assert_eq!(record.to_string().parse::<Record>()?, record);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Why no match can continue from there.
    pub fn from_position(rules: Ruleset, setup: Setup) -> Result<Record, UnplayableSetup> {
        let is_about_cube = |offer: &Offer| offer.what.doublings() > 0;
        let checkers = rules.variant.opening().player().total();
        let setup = Setup {
            offer: setup.offer.filter(is_about_cube),
            ..setup.with_checkers(checkers)
        };
        let written = Xgid::try_from(setup).map_err(UnplayableSetup::Unwritable)?;
        let setup = Setup::from(written).with_checkers(checkers);
        let position = Position::try_from(setup)
            .or_else(IllegalPosition::forgive_all)
            .map_err(UnplayableSetup::Illegal)?;
        let begun = Match::from_position(rules, &position).ok_or(UnplayableSetup::Over)?;
        Ok(Record::of(begun))
    }

    fn of(beginning: Match) -> Record {
        Record {
            now: beginning.clone(),
            entries: Vec::new(),
            beginning,
        }
    }

    /// The match before the first entry.
    #[must_use]
    pub const fn beginning(&self) -> &Match {
        &self.beginning
    }

    /// The match as it is now.
    #[must_use]
    pub const fn now(&self) -> &Match {
        &self.now
    }

    /// Everything that was done, in order.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The match after this many entries, or the current one if there aren't
    /// that many.
    #[must_use]
    pub fn after(&self, entries: usize) -> Match {
        let mut then = self.beginning.clone();
        for &entry in self.entries.iter().take(entries) {
            then.follow(entry).expect("what is recorded was legal");
        }
        then
    }

    /// Carries out a player's action and records it.
    ///
    /// # Errors
    ///
    /// The rule that refuses it, and what would be legal. Nothing has changed.
    pub fn act(&mut self, player: Player, action: Action) -> Result<(), Refusal> {
        self.append(Entry::Action { player, action })
    }

    /// Starts the next game and records it.
    ///
    /// # Errors
    ///
    /// The game isn't over, or the match is. Nothing has changed.
    pub fn start_next_game(&mut self) -> Result<(), Refusal> {
        self.append(Entry::NextGame)
    }

    /// Carries out any entry and records it.
    ///
    /// # Errors
    ///
    /// The rule that refuses it. Nothing has changed.
    pub fn append(&mut self, entry: Entry) -> Result<(), Refusal> {
        self.now.follow(entry)?;
        self.entries.push(entry);
        Ok(())
    }

    /// Takes back all entries beyond this many.
    pub fn truncate(&mut self, entries: usize) {
        self.now = self.after(entries);
        self.entries.truncate(entries);
    }
}

/// Two records are equal if they start the same and have the same entries.
impl PartialEq for Record {
    fn eq(&self, other: &Record) -> bool {
        self.beginning.begins_like(&other.beginning) && self.entries == other.entries
    }
}

impl Eq for Record {}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Action { player, action } => write!(f, "{player} {action}"),
            Entry::NextGame => f.write_str(text::NEXT_GAME),
        }
    }
}
