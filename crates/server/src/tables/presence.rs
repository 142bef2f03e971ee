//! Who is at a table, here and by way of other processes.

use std::collections::HashMap;
use std::time::Duration;

use protocol::{BySeat, TableId, ToClient};
use rules::Seat;
use tokio::time::Instant;

/// How long another process is believed without hearing from it again.
pub(super) const BELIEVED: Duration = Duration::from_secs(60);

/// How often a process says again who is there.
pub(super) const REPEATED: Duration = Duration::from_secs(20);

/// Who is at a table by way of one process.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Here {
    pub(super) seats: BySeat<bool>,
    pub(super) spectators: u32,
}

/// What another process says of who is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Elsewhere {
    pub(super) process: u64,
    pub(super) table: TableId,
    pub(super) here: Here,
}

impl Elsewhere {
    /// As processes tell it each other.
    pub(super) fn write(&self) -> String {
        let Elsewhere {
            process,
            table,
            here: Here { seats, spectators },
        } = self;
        let BySeat { first, second } = seats.map(u8::from);
        format!("present {process} {table} {first} {second} {spectators}")
    }

    /// Reads what another process has told.
    pub(super) fn read(word: &str) -> Option<Elsewhere> {
        let mut words = word.strip_prefix("present ")?.split(' ');
        let process = words.next()?.parse().ok()?;
        let table = words.next()?.parse().ok()?;
        let first = words.next()? == "1";
        let second = words.next()? == "1";
        let spectators = words.next()?.parse().ok()?;
        Some(Elsewhere {
            process,
            table,
            here: Here {
                seats: BySeat { first, second },
                spectators,
            },
        })
    }
}

/// Who is at a table by way of the other processes.
#[derive(Debug, Default)]
pub(super) struct Others(HashMap<u64, (Here, Instant)>);

impl Others {
    /// Believes what another process says. Whether it is one that was not
    /// heard of before, which does not know who is here.
    pub(super) fn believe(&mut self, elsewhere: Elsewhere, now: Instant) -> bool {
        let Elsewhere { process, here, .. } = elsewhere;
        self.0.insert(process, (here, now)).is_none()
    }

    /// Forgets those that have long said nothing. Whether there were any.
    pub(super) fn forget(&mut self, now: Instant) -> bool {
        let before = self.0.len();
        self.0.retain(|_, (_, heard)| now < *heard + BELIEVED);
        self.0.len() < before
    }

    /// Everybody, with those who are here.
    pub(super) fn with(&self, here: Here) -> ToClient {
        let all = self.0.values().map(|(here, _)| *here).chain([here]);
        let (mut seats, mut spectators) = (BySeat::default(), 0);
        for here in all {
            for seat in [Seat::First, Seat::Second] {
                seats[seat] |= here.seats[seat];
            }
            spectators += here.spectators;
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
    fn what_one_process_tells_another_understands() {
        let elsewhere = Elsewhere {
            process: u64::MAX,
            table: TableId::new([3; 10]),
            here: Here {
                seats: BySeat {
                    first: false,
                    second: true,
                },
                spectators: 12,
            },
        };
        assert_eq!(Elsewhere::read(&elsewhere.write()), Some(elsewhere));
        assert_eq!(Elsewhere::read("present 1 nowhere 1 1 1"), None);
        assert_eq!(Elsewhere::read("something else"), None);
    }
}
