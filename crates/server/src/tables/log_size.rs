//! How much disk space a table may use.
//!
//! Nobody has an account, so a log has a maximum size. What doesn't advance the
//! match has less room than what does: a player can't chat, move back and forth
//! or ask for things until there's no room left for the opponent's moves.

use protocol::{BySeat, Command, Event, MatchAction, Refused, Request, Table};
use rules::{ActionKind, Seat, WrittenEntry};

/// How long a log may become. A long match is a tenth of it.
const MAX_LOG_BYTES: usize = 16_000_000;

/// How long a log may be when another match begins.
const MAX_REMATCH_BYTES: usize = 8_000_000;

/// How much each seat may say at a table.
const MAX_CHAT_BYTES: usize = 1_000_000;

/// How much of the log may be moves that a seat took back, and its requests.
const MAX_DETOUR_BYTES: usize = 1_000_000;

/// How many entries may be replayed at a table because decisions were taken
/// back. Each time it's the whole record, and again whenever the log is read. In
/// a long match that's a few times; in others, more than anyone asks for.
const MAX_REPLAYED_ENTRIES: usize = 1_000_000;

/// How long a log is, and how much of it each seat wrote without advancing the
/// match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct LogSize {
    total: usize,
    chat: BySeat<usize>,
    detours: BySeat<usize>,
    replayed: usize,
}

impl LogSize {
    /// Counts what it takes to apply an event, before it's applied.
    pub(super) fn before(&mut self, table: &Table, event: &Event) {
        if let (Event::Agreed { .. }, Some((_, Request::TakeBack))) = (event, table.request()) {
            self.replayed += table.record().entries().len();
        }
    }

    /// Counts an event that has been applied to the table, by the bytes that
    /// are stored.
    pub(super) fn add(&mut self, table: &Table, event: &Event, bytes: usize) {
        self.total += bytes;
        match event {
            Event::Spoke { seat, .. } => self.chat[*seat] += bytes,
            Event::Asked { seat, .. } | Event::Withdrawn { seat } => self.detours[*seat] += bytes,
            Event::Acted {
                entry: WrittenEntry::Action { player, action },
            } if action.kind() == ActionKind::Undo => {
                let mut seats = Seat::BOTH.into_iter();
                if let Some(seat) = seats.find(|&seat| table.player_at(seat) == *player) {
                    // The move that was taken back is as long.
                    self.detours[seat] += 2 * bytes;
                }
            }
            _ => {}
        }
    }

    /// Refuses what there's no room for.
    pub(super) fn check(&self, seat: Option<Seat>, command: &Command) -> Result<(), Refused> {
        let has_room = self.total < MAX_LOG_BYTES
            && seat.is_none_or(|seat| match command {
                Command::Say { .. } => self.chat[seat] < MAX_CHAT_BYTES,
                Command::Ask {
                    request: Request::Rematch,
                } => self.total < MAX_REMATCH_BYTES,
                Command::Ask {
                    request: Request::TakeBack,
                } if self.replayed >= MAX_REPLAYED_ENTRIES => false,
                Command::Ask { .. } => self.detours[seat] < MAX_DETOUR_BYTES,
                Command::Act {
                    action: MatchAction::Act(action),
                } if action.kind() == ActionKind::Undo => self.detours[seat] < MAX_DETOUR_BYTES,
                _ => true,
            });
        has_room.then_some(()).ok_or(Refused::Full)
    }
}
