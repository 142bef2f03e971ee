//! A table, built from its log.

mod decide;
mod take_back;

use std::collections::VecDeque;

use rules::{Decision, Entry, EntryFault, Player, Record, Seat, WrittenEntry};

use crate::bytes::{Commitment, Secret, Share};
use crate::clock::{Clock, Moment};
use crate::command::{CommandId, Name};
use crate::dice::CheckableDice;
use crate::event::{Event, Numbered, Request};
use crate::key::TableId;
use crate::receipt::{GameThrows, Receipt, Throw, Thrown};
use crate::seat::BySeat;
use crate::terms::{DiceSource, Sitter, Terms};

/// A table, built from its log. The server and the page build it from the same
/// events with the same functions, so they never disagree about what's allowed.
///
/// It doesn't keep the chat; whoever shows the chat keeps it.
#[derive(Clone, Debug)]
pub struct Table {
    id: TableId,
    terms: Terms,
    seats: BySeat<SeatState>,
    match_number: u32,
    commitment: Option<Commitment>,
    secret: Option<Secret>,
    record: Record,
    throws: Vec<GameThrows>,
    clock: Option<Clock>,
    request: Option<(Seat, Request)>,
    won_on_time: Option<Seat>,
    last: u32,
    last_at: Moment,
    last_decisive: u32,
    /// The IDs of the latest commands, and the numbers of their events.
    commands: VecDeque<(CommandId, u32)>,
}

/// How many commands are recognized when sent a second time.
const REMEMBERED_COMMANDS: usize = 32;

/// What we know about a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatState {
    /// The player's name; `None` before someone sits down.
    pub name: Option<Name>,
    /// What they added to the dice of the current match.
    pub share: Option<Share>,
}

/// The state of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Someone hasn't sat down yet.
    Waiting,
    /// Someone hasn't added to the dice of the new match yet.
    BeforeDice,
    /// A game is in progress.
    Playing,
    /// A game is over, and the next one can start.
    BetweenGames,
    /// The match is over.
    Over {
        /// The seat that won.
        winner: Seat,
        /// Whether the opponent's time was up.
        is_on_time: bool,
    },
}

impl Table {
    /// The table that an event sets up.
    ///
    /// # Errors
    ///
    /// It isn't the first event of a log.
    pub fn new(id: TableId, first: &Numbered) -> Result<Table, BadEvent> {
        let Numbered {
            number: 1,
            event: Event::Created { terms, commitment },
            ..
        } = first
        else {
            return Err(BadEvent::NotTheFirst);
        };
        Ok(Table {
            id,
            seats: BySeat::default(),
            match_number: 1,
            commitment: *commitment,
            secret: None,
            record: Record::new(terms.rules.clone()),
            throws: vec![GameThrows::default()],
            clock: terms.clock.map(Clock::new),
            terms: terms.clone(),
            request: None,
            won_on_time: None,
            last: 1,
            last_at: first.at,
            last_decisive: 1,
            commands: VecDeque::new(),
        })
    }

    /// The table for a whole log.
    ///
    /// # Errors
    ///
    /// The log is empty, or an event can't follow those before it.
    pub fn from_log(id: TableId, log: &[Numbered]) -> Result<Table, BadEvent> {
        let (first, rest) = log.split_first().ok_or(BadEvent::NotTheFirst)?;
        let mut table = Table::new(id, first)?;
        for event in rest {
            table.apply(event)?;
        }
        Ok(table)
    }

    /// Applies the next event of the log.
    ///
    /// # Errors
    ///
    /// The event can't be the next one. Nothing has changed.
    pub fn apply(&mut self, next: &Numbered) -> Result<(), BadEvent> {
        if next.number != self.last + 1 {
            return Err(BadEvent::Number {
                expected: self.last + 1,
                found: next.number,
            });
        }
        match &next.event {
            Event::Created { .. } => return Err(BadEvent::SecondCreation),
            Event::Seated { seat, name, share } => {
                self.seats[*seat] = SeatState {
                    name: Some(name.clone()),
                    share: Some(*share),
                };
            }
            Event::Shared { seat, share } => self.seats[*seat].share = Some(*share),
            Event::Acted { entry } => self.apply_entry(entry)?,
            Event::Asked { seat, request } => self.request = Some((*seat, *request)),
            Event::Withdrawn { .. } | Event::Declined { .. } => self.request = None,
            Event::Agreed { commitment, .. } => self.apply_agreement(*commitment)?,
            Event::Claimed { seat } => self.won_on_time = Some(*seat),
            Event::Spoke { .. } => {}
            Event::Revealed { secret } => self.secret = Some(*secret),
        }
        self.last = next.number;
        self.last_at = next.at;
        if let Some(id) = next.command {
            if self.commands.len() == REMEMBERED_COMMANDS {
                self.commands.pop_front();
            }
            self.commands.push_back((id, next.number));
        }
        if next.event.is_decisive() {
            self.last_decisive = next.number;
            let to_decide = self.to_decide();
            if let Some(clock) = &mut self.clock {
                clock.pass_to(to_decide, next.at, next.credit);
            }
        }
        Ok(())
    }

    fn apply_entry(&mut self, written: &WrittenEntry) -> Result<(), BadEvent> {
        let entry = self.record.append_written(written);
        let entry = entry.map_err(BadEvent::Entry)?;
        if let (Some(thrown), Some(game)) = (Thrown::of(&entry), self.throws.last_mut()) {
            game.0.push(Throw {
                thrown,
                is_taken_back: false,
            });
        }
        if entry == Entry::NextGame {
            self.throws.push(GameThrows::default());
        }
        if matches!(self.request, Some((_, Request::TakeBack))) {
            self.request = None;
        }
        Ok(())
    }

    fn apply_agreement(&mut self, commitment: Option<Commitment>) -> Result<(), BadEvent> {
        let (seat, request) = self.request.take().ok_or(BadEvent::NothingAsked)?;
        match request {
            Request::TakeBack => self.take_back(seat),
            Request::Slow => self.clock = None,
            Request::Rematch => self.begin_match(commitment),
        }
        Ok(())
    }

    fn begin_match(&mut self, commitment: Option<Commitment>) {
        self.match_number += 1;
        self.commitment = commitment;
        self.secret = None;
        self.record = Record::new(self.terms.rules.clone());
        self.throws = vec![GameThrows::default()];
        self.clock = self.terms.clock.map(Clock::new);
        self.won_on_time = None;
        for seat in Seat::BOTH {
            self.seats[seat].share = None;
        }
    }

    /// Which table this is.
    #[must_use]
    pub const fn id(&self) -> TableId {
        self.id
    }

    /// The terms that both players accepted.
    #[must_use]
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// What we know about a seat.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> &SeatState {
        &self.seats[seat]
    }

    /// The number of the current match at the table, from 1.
    #[must_use]
    pub const fn match_number(&self) -> u32 {
        self.match_number
    }

    /// The current match and everything done in it.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The clock, unless there's none or both players agreed to drop it.
    #[must_use]
    pub const fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// What someone has asked the opponent for, and who asked.
    #[must_use]
    pub const fn request(&self) -> Option<(Seat, Request)> {
        self.request
    }

    /// The commitment to the secret of the current match.
    #[must_use]
    pub const fn commitment(&self) -> Option<Commitment> {
        self.commitment
    }

    /// The number of a command's event, if it's one of the latest.
    #[must_use]
    pub fn event_of(&self, command: CommandId) -> Option<u32> {
        let mut commands = self.commands.iter().rev();
        let found = commands.find(|(id, _)| *id == command);
        found.map(|(_, number)| *number)
    }

    /// The number of the last event.
    #[must_use]
    pub const fn last(&self) -> u32 {
        self.last
    }

    /// When the last event happened. It tells the event from another with the
    /// same number, in a log that a server lost and went on with.
    #[must_use]
    pub const fn last_at(&self) -> Moment {
        self.last_at
    }

    /// The color that a seat has now.
    #[must_use]
    pub fn player_at(&self, seat: Seat) -> Player {
        self.record.now().player_at(seat)
    }

    /// The state of the table.
    #[must_use]
    pub fn standing(&self) -> Standing {
        let has_sat = |seat: Seat| self.seats[seat].name.is_some() || self.is_computer(seat);
        let now = self.record.now();
        if let Some(winner) = self.won_on_time {
            Standing::Over {
                winner,
                is_on_time: true,
            }
        } else if let Some(winner) = now.winner() {
            Standing::Over {
                winner: now.seat_of(winner),
                is_on_time: false,
            }
        } else if !has_sat(Seat::First) || !has_sat(Seat::Second) {
            Standing::Waiting
        } else if self.lacks_share(Seat::First) || self.lacks_share(Seat::Second) {
            Standing::BeforeDice
        } else if now.game().outcome().is_some() {
            Standing::BetweenGames
        } else {
            Standing::Playing
        }
    }

    /// Whose turn it is to decide something in the game; nobody's during the
    /// opening roll or while no game is in progress.
    #[must_use]
    pub fn to_decide(&self) -> Option<Seat> {
        if self.standing() != Standing::Playing {
            return None;
        }
        let now = self.record.now();
        match now.game().decision() {
            Decision::RollOrDouble { player, .. }
            | Decision::Play { player, .. }
            | Decision::Answer { player, .. } => Some(now.seat_of(player)),
            Decision::ThrowForStart { .. } | Decision::Over(_) => None,
        }
    }

    /// Whether a seat has sat down but hasn't added to the dice of the current
    /// match. Its page does that by itself.
    #[must_use]
    pub fn lacks_share(&self, seat: Seat) -> bool {
        self.terms.dice == DiceSource::Server
            && !self.is_computer(seat)
            && self.seats[seat].share.is_none()
    }

    /// Whether a computer sits here.
    #[must_use]
    pub fn is_computer(&self, seat: Seat) -> bool {
        matches!(self.terms.seats[seat], Sitter::Computer(_))
    }

    /// Whether the match is over and its secret should be revealed.
    #[must_use]
    pub fn lacks_secret(&self) -> bool {
        let is_over = matches!(self.standing(), Standing::Over { .. });
        is_over && self.commitment.is_some() && self.secret.is_none()
    }

    /// What you need to check the dice of the current match, once its secret is
    /// revealed.
    #[must_use]
    pub fn receipt(&self) -> Option<Receipt> {
        Some(Receipt {
            commitment: self.commitment?,
            dice: self.dice(self.secret?),
            games: self.throws.clone(),
        })
    }

    /// The dice of the current match, if this is the secret.
    fn dice(&self, secret: Secret) -> CheckableDice {
        CheckableDice {
            secret,
            table: self.id,
            match_number: self.match_number,
            shares: BySeat::from_fn(|seat| self.seats[seat].share),
        }
    }
}

/// An event that can't be the next one in a log.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadEvent {
    /// A log starts with the creation of the table.
    #[error("a log must start with the creation of the table, as event 1")]
    NotTheFirst,
    /// A table can be set up only once.
    #[error("a table can be set up only once")]
    SecondCreation,
    /// An event is missing or came twice.
    #[error("expected event {expected}, found {found}")]
    Number {
        /// The next number without a gap.
        expected: u32,
        /// The number of the event.
        found: u32,
    },
    /// Nobody has asked for anything to agree to.
    #[error("there is no request to agree to")]
    NothingAsked,
    /// The rules refuse the action.
    #[error("{_0}")]
    Entry(EntryFault),
}
