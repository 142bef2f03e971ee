//! The local side of an online table: actions made here are sent to the server,
//! and the server's version counts.

use protocol::MatchAction;
use rules::{Decision, Entry, Match, Record};

use super::action;
use super::event::{DiceWanted, TableEvent};
use super::saved::with_pending_moves;
use super::setup::TableSetup;
use super::table::Table;

/// What's on its way to the server.
#[derive(Clone, Debug, Default)]
pub(super) struct Outbox {
    actions: Vec<MatchAction>,
    /// Whether dice were asked for that haven't come yet.
    awaits_dice: bool,
}

impl Table {
    /// An online table, with the server's record. Actions made here are shown
    /// at once and wait to be sent: [`Table::take_actions`].
    #[must_use]
    pub fn online(setup: TableSetup, record: Record) -> Table {
        let mut table = with_pending_moves(setup, record);
        table.outbox = Some(Outbox::default());
        table
    }

    /// Whether the table is kept by a server.
    #[must_use]
    pub const fn is_online(&self) -> bool {
        self.outbox.is_some()
    }

    /// What was done here and hasn't been sent yet, in order.
    pub fn take_actions(&mut self) -> Vec<MatchAction> {
        let outbox = self.outbox.as_mut();
        outbox.map_or_else(Vec::new, |outbox| std::mem::take(&mut outbox.actions))
    }

    /// Takes over the server's record. Actions made here that haven't arrived
    /// there are undone.
    pub fn follow(&mut self, setup: TableSetup, record: Record) {
        let mut followed = Table::online(setup, record);
        followed.settings = self.settings;
        followed.is_swapped = self.is_swapped && followed.now.game().turn().is_some();
        followed.has_undone = self.has_undone && followed.now.game().turn().is_some();
        followed.revision = self.revision + 1;
        *self = followed;
    }

    /// Sends something that was done, if the table is kept by a server.
    pub(super) fn send(&mut self, done: MatchAction) -> bool {
        match &mut self.outbox {
            Some(outbox) => {
                outbox.actions.push(done);
                true
            }
            None => false,
        }
    }

    /// Asks for dice, once.
    pub(super) fn ask_for_dice(&mut self, wanted: DiceWanted) -> Vec<TableEvent> {
        let asks = match wanted {
            DiceWanted::ForStart(_) => MatchAction::Throw,
            DiceWanted::ForRoll(_) => MatchAction::Roll,
        };
        if let Some(outbox) = &mut self.outbox
            && !outbox.awaits_dice
        {
            outbox.awaits_dice = true;
            outbox.actions.push(asks);
        }
        Vec::new()
    }

    /// Whether nothing can happen here until the server sends something.
    pub(super) fn waits_for_server(&self) -> bool {
        let Some(outbox) = &self.outbox else {
            return false;
        };
        let next = match self.now.game().decision() {
            Decision::ThrowForStart { has_thrown } => self.to_throw(has_thrown),
            Decision::RollOrDouble { player, .. } | Decision::Play { player, .. } => Some(player),
            Decision::Answer { .. } | Decision::Over(_) => None,
        };
        outbox.awaits_dice || !next.is_some_and(|player| self.is_local(player))
    }
}

/// What an entry of a record did, as seen by others.
#[must_use]
pub fn events_of(before: &Match, after: &Match, entry: &Entry) -> Vec<TableEvent> {
    match *entry {
        Entry::Action { player, action } => action::events(before, after, player, action),
        Entry::NextGame => vec![TableEvent::NextGame],
    }
}
