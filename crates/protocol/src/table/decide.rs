//! What is allowed at a table: turns commands into events or refuses them.

use rules::{Action, Entry, Seat, WrittenAction};

use super::{Standing, Table};
use crate::bytes::Secret;
use crate::clock::Moment;
use crate::command::{Command, MatchAction, ParseTextError};
use crate::event::{Event, Request};
use crate::refused::Refused;
use crate::terms::DiceSource;

impl Table {
    /// The event for a command. Nothing changes until the server writes it to
    /// the log.
    ///
    /// `after` is the last event that the sender has seen. `secret` returns the
    /// secret of the match with a number.
    ///
    /// # Errors
    ///
    /// Why the command is refused.
    pub fn decide(
        &self,
        seat: Option<Seat>,
        after: u32,
        command: &Command,
        now: Moment,
        secret: impl Fn(u32) -> Secret,
    ) -> Result<Event, Refused> {
        let seat = seat.ok_or(Refused::Watching)?;
        let is_clean = match command {
            Command::Say { text } => text.is_clean(),
            Command::Sit { name, .. } => name.is_clean(),
            _ => true,
        };
        if !is_clean {
            let reason = ParseTextError::Forbidden.to_string();
            return Err(Refused::NotUnderstood { reason });
        }
        if let Command::Say { text } = command {
            self.has_sat(seat)?;
            let text = text.clone();
            return Ok(Event::Spoke { seat, text });
        }
        let has_seen_all = (self.last_decisive..=self.last).contains(&after);
        if !has_seen_all && !is_blind(command) {
            return Err(Refused::Stale { last: self.last });
        }
        if let Command::Sit { name, share } = command {
            let (name, share) = (name.clone(), *share);
            return match self.seats[seat].name {
                None => Ok(Event::Seated { seat, name, share }),
                Some(_) => Err(Refused::SeatTaken),
            };
        }
        self.has_sat(seat)?;
        match command {
            Command::Sit { .. } | Command::Say { .. } => unreachable!("decided above"),
            Command::Share { share } if self.lacks_share(seat) => Ok(Event::Shared {
                seat,
                share: *share,
            }),
            Command::Share { .. } => Err(Refused::NotNow),
            Command::Act { action } => {
                let entry = self.entry(seat, action, &secret)?;
                Ok(Event::Acted {
                    entry: entry.into(),
                })
            }
            // Two players who want the same have agreed.
            Command::Ask {
                request: Request::Rematch,
            } if self.request == Some((seat.other(), Request::Rematch)) => self.agree(seat, secret),
            &Command::Ask { request } => {
                self.may_ask(seat, request)?;
                Ok(Event::Asked { seat, request })
            }
            Command::Withdraw => match self.request {
                Some((asker, _)) if asker == seat => Ok(Event::Withdrawn { seat }),
                _ => Err(Refused::NothingAsked),
            },
            Command::Agree => self.agree(seat, secret),
            Command::Decline => {
                self.asked_by_other(seat)?;
                Ok(Event::Declined { seat })
            }
            Command::Claim => {
                self.may_claim(seat, now)?;
                Ok(Event::Claimed { seat })
            }
        }
    }

    /// Whether a seat may ask for something now.
    ///
    /// # Errors
    ///
    /// Why not.
    pub fn may_ask(&self, seat: Seat, request: Request) -> Result<(), Refused> {
        if self.request.is_some() {
            return Err(Refused::AlreadyAsked);
        }
        let standing = self.standing();
        let is_possible = match request {
            Request::TakeBack => {
                standing == Standing::Playing && self.entries_before_last_decision(seat).is_some()
            }
            Request::Slow if self.clock.is_none() => return Err(Refused::NoClock),
            Request::Slow => matches!(standing, Standing::Playing | Standing::BetweenGames),
            Request::Rematch => matches!(standing, Standing::Over { .. }) && !self.lacks_secret(),
        };
        is_possible.then_some(()).ok_or(Refused::NotNow)
    }

    /// Whether a seat may claim the match at this moment because the opponent's
    /// time is up.
    ///
    /// # Errors
    ///
    /// Why not.
    pub fn may_claim(&self, seat: Seat, now: Moment) -> Result<(), Refused> {
        let clock = self.clock.as_ref().ok_or(Refused::NoClock)?;
        self.is_being_played()?;
        match clock.is_up(seat.other(), now) {
            true => Ok(()),
            false => Err(Refused::TimeNotUp),
        }
    }

    fn agree(&self, seat: Seat, secret: impl Fn(u32) -> Secret) -> Result<Event, Refused> {
        let request = self.asked_by_other(seat)?;
        let begins = request == Request::Rematch && self.terms.dice == DiceSource::Server;
        let commitment = begins.then(|| secret(self.match_number + 1).commitment());
        Ok(Event::Agreed { seat, commitment })
    }

    /// What the opponent has asked for.
    fn asked_by_other(&self, seat: Seat) -> Result<Request, Refused> {
        match self.request {
            Some((asker, request)) if asker != seat => Ok(request),
            _ => Err(Refused::NothingAsked),
        }
    }

    fn has_sat(&self, seat: Seat) -> Result<(), Refused> {
        match self.seats[seat].name.is_some() || self.is_computer(seat) {
            true => Ok(()),
            false => Err(Refused::NotSeated),
        }
    }

    fn is_being_played(&self) -> Result<(), Refused> {
        match self.standing() {
            Standing::Waiting => Err(Refused::WaitingForOther),
            Standing::BeforeDice => Err(Refused::DiceNotReady),
            Standing::Over { .. } => Err(Refused::MatchOver),
            Standing::Playing | Standing::BetweenGames => Ok(()),
        }
    }

    /// The action as an entry of the record, if the rules allow it.
    fn entry(
        &self,
        seat: Seat,
        action: &MatchAction,
        secret: &impl Fn(u32) -> Secret,
    ) -> Result<Entry, Refused> {
        self.is_being_played()?;
        let player = self.player_at(seat);
        let now = self.record.now();
        let action = match (action, self.terms.dice) {
            (MatchAction::NextGame, _) => None,
            (MatchAction::Throw, DiceSource::Server) => {
                let (game, throw) = self.next_throw();
                let die = self.dice(secret(self.match_number)).die(game, throw);
                Some(Action::ThrowDie(die))
            }
            (MatchAction::Roll, DiceSource::Server) => {
                let (game, throw) = self.next_throw();
                let roll = self.dice(secret(self.match_number)).roll(game, throw);
                Some(Action::Roll(roll))
            }
            (MatchAction::Throw | MatchAction::Roll, DiceSource::Hand) => {
                return Err(Refused::NotNow);
            }
            (MatchAction::Act(written), source) => {
                let action = now.game().read(player, written);
                let action = action.map_err(against_rules)?;
                if source == DiceSource::Server && is_throw(written) {
                    return Err(Refused::NotNow);
                }
                Some(action)
            }
        };
        let entry = match action {
            Some(action) => Entry::Action { player, action },
            None => Entry::NextGame,
        };
        now.clone().follow(entry).map_err(against_rules)?;
        Ok(entry)
    }

    /// The numbers of the current game and of its next throw.
    fn next_throw(&self) -> (u32, u32) {
        let game = self.throws.len();
        let throw = self.throws.last().map_or(0, |game| game.0.len()) + 1;
        (game as u32, throw as u32)
    }
}

/// Whether a command means the same no matter what happened in the meantime:
/// both players may sit down, add to the dice, roll for the start or ask for a
/// rematch at the same time.
const fn is_blind(command: &Command) -> bool {
    matches!(
        command,
        Command::Sit { .. }
            | Command::Share { .. }
            | Command::Act {
                action: MatchAction::Throw
            }
            | Command::Ask {
                request: Request::Rematch
            }
    )
}

fn is_throw(written: &WrittenAction) -> bool {
    use rules::ActionKind::{Roll, ThrowDie};
    matches!(written.kind(), Roll | ThrowDie)
}

fn against_rules(refusal: impl std::fmt::Display) -> Refused {
    Refused::AgainstRules {
        reason: refusal.to_string(),
    }
}
