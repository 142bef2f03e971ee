//! Who is connected to a table, through this process and others.

use std::collections::HashMap;
use std::time::Duration;

use protocol::{BySeat, TableId, ToClient};
use rules::Seat;
use tokio::time::Instant;

/// How long the presence that another process published is valid.
pub(super) const EXPIRY: Duration = Duration::from_secs(60);

/// How often a process publishes its presence again.
pub(super) const REPEAT_INTERVAL: Duration = Duration::from_secs(20);

/// After how long a process knows all others that have a table: by then, each has
/// said so at least once.
pub(super) const ACQUAINTANCE: Duration = Duration::from_secs(30);

/// Who is connected to a table through one process.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Presence {
    pub(super) seats: BySeat<bool>,
    pub(super) spectators: u32,
}

/// Who is connected to a table through another process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RemotePresence {
    pub(super) process: u64,
    pub(super) table: TableId,
    pub(super) presence: Presence,
    /// The last event that it knows of.
    pub(super) last: u32,
}

impl RemotePresence {
    /// The text that is published.
    pub(super) fn write(&self) -> String {
        let RemotePresence {
            process,
            table,
            presence: Presence { seats, spectators },
            last,
        } = self;
        let BySeat { first, second } = seats.map(u8::from);
        format!("present {process} {table} {first} {second} {spectators} {last}")
    }

    /// Reads what another process has published.
    pub(super) fn read(text: &str) -> Option<RemotePresence> {
        let mut words = text.strip_prefix("present ")?.split(' ');
        let process = words.next()?.parse().ok()?;
        let table = words.next()?.parse().ok()?;
        let first = words.next()? == "1";
        let second = words.next()? == "1";
        let spectators = words.next()?.parse().ok()?;
        let last = words.next()?.parse().ok()?;
        Some(RemotePresence {
            process,
            table,
            presence: Presence {
                seats: BySeat { first, second },
                spectators,
            },
            last,
        })
    }
}

/// Who is connected through each of the other processes, and when it said so.
#[derive(Debug, Default)]
pub(super) struct RemotePresences(HashMap<u64, (Presence, Instant)>);

impl RemotePresences {
    /// Replaces what a process said before. Returns whether it's a new process,
    /// which doesn't know who's connected here.
    pub(super) fn update(&mut self, remote: RemotePresence, now: Instant) -> bool {
        let RemotePresence {
            process, presence, ..
        } = remote;
        self.0.insert(process, (presence, now)).is_none()
    }

    /// Removes what's no longer valid. Returns whether there was any.
    pub(super) fn expire(&mut self, now: Instant) -> bool {
        let before = self.0.len();
        self.0.retain(|_, (_, heard)| now < *heard + EXPIRY);
        self.0.len() < before
    }

    /// Whether no other process has said that it has the table.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Everyone who's connected, including through this process.
    pub(super) fn with(&self, own: Presence) -> ToClient {
        let all = self.0.values().map(|(presence, _)| *presence).chain([own]);
        let (mut seats, mut spectators) = (BySeat::default(), 0);
        for presence in all {
            for seat in Seat::BOTH {
                seats[seat] |= presence.seats[seat];
            }
            spectators += presence.spectators;
        }
        ToClient::Presence {
            here: seats,
            spectators,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_one_process_publishes_another_reads() {
        let remote = RemotePresence {
            process: u64::MAX,
            table: TableId::new([3; 10]),
            presence: Presence {
                seats: BySeat {
                    first: false,
                    second: true,
                },
                spectators: 12,
            },
            last: 41,
        };
        assert_eq!(RemotePresence::read(&remote.write()), Some(remote));
        assert_eq!(RemotePresence::read("present 1 nowhere 1 1 1 1"), None);
        assert_eq!(RemotePresence::read("something else"), None);
    }
}
