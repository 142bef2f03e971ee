//! A match at one screen.

use std::collections::VecDeque;

use rules::{ByPlayer, Decision, Match, Player, PointLabels, Record, Seat};

use super::coach::Coaching;
use super::online::Outbox;
use super::pending_moves::{PendingMove, PendingMoves};
use super::setup::{Bottom, Participant, Settings, TableSetup};
use crate::board::Place;

/// A match at one screen, with its players.
///
/// The record of the match and the pending moves of the current turn are the
/// only truth. The rest is what input and engine are about to do, and may be
/// lost at any time.
#[derive(Clone, Debug)]
pub struct Table {
    pub(super) setup: TableSetup,
    pub(super) settings: Settings,
    /// Everything that's final. It never ends with a move of an unfinished
    /// turn.
    pub(super) record: Record,
    /// The record's match, with the pending moves made.
    pub(super) now: Match,
    /// The moves that can still be taken back without a trace.
    pub(super) pending: PendingMoves,
    /// Whether the smaller die lies on the left and is played first.
    pub(super) is_swapped: bool,
    /// Where a checker is being dragged from.
    pub(super) picked_up: Option<Place>,
    /// The moves that are made automatically, one at a time; empty when a
    /// computer has made all of its moves.
    pub(super) plan: Option<VecDeque<PendingMove>>,
    /// Whether the computer on turn has decided not to double.
    pub(super) is_computer_rolling: bool,
    /// Whether a move of this turn was undone: then nothing is played for the
    /// person.
    pub(super) has_undone: bool,
    pub(super) coaching: Coaching,
    /// What's on its way to the server, at an online table.
    pub(super) outbox: Option<Outbox>,
    /// Goes up with every change, so that answers to earlier questions can be
    /// recognized as late.
    pub(super) revision: u64,
}

impl Table {
    /// A new table.
    #[must_use]
    pub fn new(setup: TableSetup) -> Table {
        let record = Record::new(setup.rules.clone());
        Table::with_record(setup, record)
    }

    /// A table that continues a match, by the rules of its record.
    #[must_use]
    pub fn with_record(mut setup: TableSetup, record: Record) -> Table {
        setup.participants = setup.participants.map(Participant::tidied);
        setup.rules = record.now().rules().clone();
        let revision = first_revision(&setup, &record);
        Table {
            now: record.now().clone(),
            setup,
            settings: Settings::default(),
            record,
            pending: PendingMoves::default(),
            is_swapped: false,
            picked_up: None,
            plan: None,
            is_computer_rolling: false,
            has_undone: false,
            coaching: Coaching::Silent,
            outbox: None,
            revision,
        }
    }

    /// The same people at a new match by the same rules and colors. Random
    /// dice come from the new seed; a chosen seed gives the same dice again.
    #[must_use]
    pub fn rematch(&self, seed: u64) -> Table {
        let mut table = Table::new(self.setup.clone().with_seed(seed));
        table.settings = self.settings;
        table
    }

    /// What was agreed before the start.
    #[must_use]
    pub const fn setup(&self) -> &TableSetup {
        &self.setup
    }

    /// What the table does automatically.
    #[must_use]
    pub const fn settings(&self) -> Settings {
        self.settings
    }

    /// Changes what the table does automatically.
    pub fn set_settings(&mut self, settings: Settings) {
        self.settings = settings;
    }

    /// Changes who sits at the bottom.
    pub fn set_bottom(&mut self, bottom: Bottom) {
        self.setup.bottom = bottom;
    }

    /// The match, with the moves of the open turn made.
    #[must_use]
    pub const fn now(&self) -> &Match {
        &self.now
    }

    /// Everything that's final, for exports. It doesn't include the moves of an
    /// unfinished turn.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The player with this color.
    #[must_use]
    pub fn participant(&self, player: Player) -> &Participant {
        match self.now.seat_of(player) {
            Seat::First => &self.setup.participants.white,
            Seat::Second => &self.setup.participants.black,
        }
    }

    /// Whether a person at this screen plays this color now.
    #[must_use]
    pub fn is_local(&self, player: Player) -> bool {
        matches!(self.participant(player), Participant::Person { .. })
    }

    /// Whether someone at another screen plays this color now.
    #[must_use]
    pub fn is_remote(&self, player: Player) -> bool {
        matches!(self.participant(player), Participant::Remote { .. })
    }

    /// Whether the program plays with this color now.
    #[must_use]
    pub fn is_computer(&self, player: Player) -> bool {
        self.participant(player).is_computer()
    }

    /// The color at the bottom of the screen.
    #[must_use]
    pub fn bottom(&self) -> Player {
        match self.setup.bottom {
            Bottom::Seat(seat) => self.now.player_at(seat),
            Bottom::OnTurn => match self.on_turn() {
                Some(player) if !self.is_local(player) => player.opponent(),
                Some(player) => player,
                None => self.now.player_at(Seat::First),
            },
        }
    }

    /// Who numbers the points when this player is on turn: the one person at
    /// this screen, so that the numbers stay as they are; with two or none,
    /// whoever is on turn.
    #[must_use]
    pub fn counter(&self, on_turn: Option<Player>) -> Player {
        match Player::BOTH.map(|player| self.is_local(player)) {
            [true, false] => Player::White,
            [false, true] => Player::Black,
            _ => on_turn.unwrap_or_else(|| self.bottom()),
        }
    }

    /// What is printed beside the points: what the person likes, or what the
    /// leaflet prints.
    #[must_use]
    pub fn labels(&self) -> PointLabels {
        let of_the_leaflet = self.now.rules().appearance.labels;
        self.settings.labels.unwrap_or(of_the_leaflet)
    }

    /// Who has to decide now, or had to last; `None` before the start.
    #[must_use]
    pub fn on_turn(&self) -> Option<Player> {
        match self.now.game().decision() {
            Decision::Answer { player, .. } => Some(player),
            _ => self.now.game().on_roll(),
        }
    }

    /// Whether a roll that can't be played stays on the board until someone
    /// presses the dice.
    #[must_use]
    pub fn is_held(&self) -> bool {
        let is_open = matches!(self.now.game().decision(), Decision::Play { .. });
        let turn = self.now.game().turn();
        is_open && turn.is_some_and(|turn| turn.steps().is_empty() && turn.next_moves().is_empty())
    }

    /// Who has to roll a die for the start: people before computers.
    pub(super) fn to_throw(&self, has_thrown: ByPlayer<bool>) -> Option<Player> {
        let missing = || Player::BOTH.into_iter().filter(|&who| !has_thrown[who]);
        missing()
            .find(|&player| self.is_local(player))
            .or_else(|| missing().next())
    }
}

/// The first revision of a table: far from those of any other table, so that an
/// answer for one never fits another, and small enough to be an exact number in
/// any browser.
fn first_revision(setup: &TableSetup, record: &Record) -> u64 {
    let ByPlayer { white, black } = &setup.participants;
    let text = format!("{white} {black} {} {record}", setup.dice);
    engine::checksum(text.as_bytes()) >> 12
}
