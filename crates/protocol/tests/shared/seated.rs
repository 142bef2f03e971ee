//! A table for tests, with two players seated.

use protocol::{
    Command, Event, Moment, NewTable, Numbered, Refused, Secret, Share, Table, TableId,
};
use rules::Seat;

pub(crate) const FIRST: Option<Seat> = Some(Seat::First);
pub(crate) const SECOND: Option<Seat> = Some(Seat::Second);

/// The secrets of the table's matches.
pub(crate) fn secret(match_number: u32) -> Secret {
    Secret([match_number as u8; 32])
}

/// A log and its table.
pub(crate) struct Log {
    pub(crate) table: Table,
    pub(crate) events: Vec<Numbered>,
    pub(crate) now: Moment,
}

impl Log {
    /// A table with these terms in JSON, and nobody seated.
    pub(crate) fn new(wanted: &str) -> Log {
        let wanted: NewTable = serde_json::from_str(wanted).unwrap();
        let created = Numbered {
            number: 1,
            at: Moment(0),
            credit: 0,
            command: None,
            event: Event::Created {
                terms: wanted.terms(Seat::First),
                commitment: Some(secret(1).commitment()),
            },
        };
        Log {
            table: Table::new(TableId::new([9; 10]), &created).unwrap(),
            events: vec![created],
            now: Moment(0),
        }
    }

    /// The same with both players seated.
    pub(crate) fn seated(wanted: &str) -> Log {
        let mut log = Log::new(wanted);
        for (seat, name, byte) in [(FIRST, "Ada", 1), (SECOND, "Max", 2)] {
            let sit = Command::Sit {
                name: name.parse().unwrap(),
                share: Share([byte; 16]),
            };
            log.command(seat, sit).unwrap();
        }
        log
    }

    /// Sends a command as a client that has seen everything.
    #[expect(clippy::needless_pass_by_value, reason = "tests read better so")]
    pub(crate) fn command(
        &mut self,
        seat: Option<Seat>,
        command: Command,
    ) -> Result<Event, Refused> {
        self.command_after(seat, self.table.last(), &command)
    }

    /// Sends a command and applies its event.
    pub(crate) fn command_after(
        &mut self,
        seat: Option<Seat>,
        after: u32,
        command: &Command,
    ) -> Result<Event, Refused> {
        let event = self.table.decide(seat, after, command, self.now, secret)?;
        let next = Numbered {
            number: self.table.last() + 1,
            at: self.now,
            credit: 0,
            command: None,
            event: event.clone(),
        };
        self.table.apply(&next).unwrap();
        self.events.push(next);
        Ok(event)
    }

    /// Does something in the match, in a client's words.
    pub(crate) fn act(&mut self, seat: Option<Seat>, action: &str) -> Result<Event, Refused> {
        let action = action.parse().unwrap();
        self.command(seat, Command::Act { action })
    }

    /// Rolls until the start is decided, and returns whose turn it is.
    pub(crate) fn start(&mut self) -> Option<Seat> {
        while self.table.record().now().game().on_roll().is_none() {
            for seat in [FIRST, SECOND] {
                self.act(seat, "throw").unwrap();
            }
        }
        self.table.to_decide()
    }

    /// Plays the first legal play for the current roll.
    pub(crate) fn play(&mut self) {
        let seat = self.table.to_decide();
        let turn = self.table.record().now().game().turn().unwrap();
        let plays = turn.legal_plays();
        let play = plays.iter().next().unwrap().0;
        self.act(seat, &format!("play {play}")).unwrap();
    }
}
