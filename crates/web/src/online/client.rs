//! Somebody at a table that a server keeps.

#[cfg(test)]
mod tests;

use std::collections::VecDeque;

use protocol::{
    BySeat, Command, CommandId, Event, Hello, Moment, Numbered, Refused, Request, Standing, Table,
    ToClient, ToServer, VERSION,
};
use rules::{Entry, Match, Seat};

use super::{Link, Missed};

/// Somebody at a table that a server keeps, at a seat or watching: the table
/// as far as it is known here, and the commands that wait.
///
/// Commands go out one at a time. The server does nothing for who has not seen
/// what happened last, and each accepted command is such an event. On a
/// lost connection they wait, and go out if nothing else has happened meanwhile.
#[derive(Clone, Debug)]
pub struct Client {
    link: Link,
    table: Option<Table>,
    seat: Option<Seat>,
    here: BySeat<bool>,
    /// When somebody who was here went, by our own clock.
    left_at: BySeat<Option<u64>>,
    spectators: u32,
    /// What was said, the latest last.
    chat: Vec<(Seat, String)>,
    /// What the server's clock is ahead of ours, in milliseconds.
    ahead: i64,
    /// The last event that was seen here, in this visit or one before.
    seen: u32,
    /// Up to which event others acted while nobody looked from here.
    missed_until: u32,
    missed: Option<Missed>,
    /// Whether the server has answered our hello.
    is_welcome: bool,
    commands: VecDeque<(CommandId, Command)>,
    /// The command that is on its way.
    sent: Option<Sent>,
    /// Random bits that the next id is made of.
    next_id: u64,
    /// What came from the server and was not given out yet.
    unread: Vec<OnlineEvent>,
    /// The last event of the table that was given out.
    shown: u32,
}

/// What has come from the server.
#[derive(Clone, Debug)]
pub struct ServerUpdate {
    /// What happened, in order.
    pub events: Vec<OnlineEvent>,
    /// Whether the table stands otherwise than it was shown, because something
    /// happened, or because something was shown that was refused.
    pub is_table_changed: bool,
}

impl ServerUpdate {
    /// Whether something that was done here was refused.
    #[must_use]
    pub fn is_refused(&self) -> bool {
        let is_refusal = |event: &OnlineEvent| matches!(event, OnlineEvent::Refused(_));
        self.events.iter().any(is_refusal)
    }

    /// Whether several things happened while nobody listened.
    #[must_use]
    pub fn is_catching_up(&self) -> bool {
        let is_it = |event: &OnlineEvent| matches!(event, OnlineEvent::CaughtUp);
        self.events.iter().any(is_it)
    }
}

/// A command that is on its way.
#[derive(Clone, Debug)]
struct Sent {
    id: CommandId,
    command: Command,
    /// The event by which it has come true, if it is known.
    accepted: Option<u32>,
}

/// Something that happened at a table that a server keeps. What changed the
/// match comes with it before and after.
#[derive(Clone, Debug)]
pub enum OnlineEvent {
    /// Several things happened while nobody listened.
    CaughtUp,
    /// Something was done in the match, by this seat if by one.
    Played(Box<(Match, Match, Entry)>),
    /// Somebody sat down.
    Joined(Seat),
    /// Somebody asked for something.
    Asked(Seat, Request),
    /// Somebody agreed to it.
    Agreed(Seat, Request),
    /// Somebody declined it.
    Declined(Seat, Request),
    /// Somebody no longer asks for it.
    Withdrawn(Seat),
    /// Somebody claimed the match on time.
    Claimed(Seat),
    /// Somebody said something.
    Spoke(Seat, String),
    /// The secret of the dice is open.
    Revealed,
    /// Somebody has come.
    Came(Seat),
    /// Somebody who had gone has come back.
    CameBack(Seat),
    /// Somebody has gone.
    Left(Seat),
    /// A command was refused.
    Refused(Refused),
    /// The log makes no sense here: the page is too old, or the server is
    /// broken.
    BadEvent(String),
}

impl Client {
    /// Somebody who has opened a link, and had seen the table up to this
    /// event when they were there before; 0 if they were not. The ids of
    /// commands are made of random bits.
    #[must_use]
    pub fn new(link: Link, seen: u32, random: u64) -> Client {
        Client {
            link,
            table: None,
            seat: None,
            here: BySeat::default(),
            left_at: BySeat::default(),
            spectators: 0,
            chat: Vec::new(),
            ahead: 0,
            seen,
            missed_until: 0,
            missed: None,
            is_welcome: false,
            commands: VecDeque::new(),
            sent: None,
            next_id: random,
            unread: Vec::new(),
            shown: 0,
        }
    }

    /// The link that was opened.
    #[must_use]
    pub const fn link(&self) -> Link {
        self.link
    }

    /// The table, once it is known.
    #[must_use]
    pub const fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// The seat that the link opens; nothing for who watches.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// Whether somebody is connected to a seat.
    #[must_use]
    pub fn is_connected(&self, seat: Seat) -> bool {
        self.here[seat]
    }

    /// When somebody went who was here, by our own clock.
    #[must_use]
    pub fn left_at(&self, seat: Seat) -> Option<u64> {
        self.left_at[seat]
    }

    /// How many watch.
    #[must_use]
    pub const fn spectators(&self) -> u32 {
        self.spectators
    }

    /// What was said, the latest last.
    #[must_use]
    pub fn chat(&self) -> &[(Seat, String)] {
        &self.chat
    }

    /// What happened while nobody looked from here, until it is put away.
    #[must_use]
    pub fn missed(&self) -> Option<&Missed> {
        self.missed
            .as_ref()
            .filter(|missed| !missed.news().is_empty())
    }

    /// Puts away what happened while nobody looked.
    pub fn dismiss_missed(&mut self) {
        self.missed = None;
    }

    /// The last event that was seen here.
    #[must_use]
    pub const fn seen(&self) -> u32 {
        self.seen
    }

    /// The server's time, when it is so late here.
    #[must_use]
    pub fn server_time(&self, here: u64) -> Moment {
        Moment(here.saturating_add_signed(self.ahead))
    }

    /// What somebody is called, if they have sat down.
    #[must_use]
    pub fn name(&self, seat: Seat) -> Option<&str> {
        let seat = self.table.as_ref()?.seat(seat);
        seat.name.as_ref().map(protocol::Name::as_str)
    }

    /// Whether this seat still has to be taken: the link opens it and nobody
    /// has sat down.
    #[must_use]
    pub fn is_to_sit_down(&self) -> bool {
        self.seat.is_some_and(|seat| self.name(seat).is_none())
    }

    /// Whether a command has not been accepted yet. What is shown may
    /// be ahead of the table by it.
    #[must_use]
    pub fn is_ahead(&self) -> bool {
        self.sent.is_some() || !self.commands.is_empty()
    }

    /// The connection was lost. What was on its way may not have arrived: it is the
    /// first to be sent again.
    pub fn disconnect(&mut self) {
        self.is_welcome = false;
        if let Some(sent) = self.sent.take()
            && sent.accepted.is_none()
        {
            self.commands.push_front((sent.id, sent.command));
        }
    }

    /// What to say first on a new connection.
    pub fn hello(&mut self) -> ToServer {
        self.disconnect();
        ToServer::Hello(Hello {
            version: VERSION,
            key: self.link.key,
            seen: self.last(),
        })
    }

    /// Sends a command. What is to be said now, if anything.
    pub fn command(&mut self, command: Command) -> Option<ToServer> {
        // Ids follow each other from a random one, so no two are the same.
        self.next_id = self.next_id.wrapping_add(1 << 11);
        let id = CommandId::new(self.next_id);
        self.commands.push_back((id, command));
        self.next_command()
    }

    /// Takes a message of the server, at this time here. What has come, and
    /// what is to be sent now. Nothing is given out as long as commands are on
    /// their way: the screen is ahead of the server by them.
    pub fn receive(
        &mut self,
        message: ToClient,
        here: u64,
    ) -> (Option<ServerUpdate>, Option<ToServer>) {
        let (events, reply) = self.hear(message, here);
        self.unread.extend(events);
        if self.is_ahead() {
            return (None, reply);
        }
        let mut update = ServerUpdate {
            events: std::mem::take(&mut self.unread),
            is_table_changed: false,
        };
        if self.table.is_some() {
            update.is_table_changed = update.is_refused() || self.shown != self.last();
            self.shown = self.last();
        }
        (Some(update), reply)
    }

    /// What a message tells, and what is to be sent now.
    fn hear(&mut self, message: ToClient, here: u64) -> (Vec<OnlineEvent>, Option<ToServer>) {
        let mut news = Vec::new();
        match message {
            ToClient::Welcome {
                seat, now, last, ..
            } => {
                self.seat = seat;
                self.set_time(now, here);
                self.is_welcome = true;
                if self.seen > 0 {
                    self.missed_until = last;
                }
                if last < self.last() {
                    // The server's store has lost events: its log counts.
                    self.table = None;
                    self.chat.clear();
                    self.seen = 0;
                }
                if last != self.last() {
                    // What was to be done was done without knowing of it, or
                    // was accepted: the events tell. What was said is said
                    // all the same, and once.
                    let is_talk = |command: &Command| matches!(command, Command::Say { .. });
                    self.commands.retain(|(_, command)| is_talk(command));
                }
            }
            ToClient::Events { events } => {
                let is_catching_up = events.len() > 1;
                for event in events {
                    let told = news.len();
                    let entries = self.entries();
                    self.follow(&event, &mut news);
                    if event.number > self.seen {
                        self.seen = event.number;
                        if event.number <= self.missed_until {
                            let missed = self.missed.get_or_insert_with(|| Missed::after(entries));
                            for news in &news[told..] {
                                missed.add(news, self.seat);
                            }
                        }
                    }
                }
                if is_catching_up {
                    news.push(OnlineEvent::CaughtUp);
                }
            }
            ToClient::Presence {
                here: is_here,
                spectators,
            } => {
                for seat in [Seat::First, Seat::Second] {
                    match (self.here[seat], is_here[seat]) {
                        (false, true) => {
                            let had_left = self.left_at[seat].take().is_some();
                            let came = if had_left {
                                OnlineEvent::CameBack
                            } else {
                                OnlineEvent::Came
                            };
                            news.push(came(seat));
                        }
                        (true, false) => {
                            self.left_at[seat] = Some(here);
                            news.push(OnlineEvent::Left(seat));
                        }
                        _ => {}
                    }
                }
                self.here = is_here;
                self.spectators = spectators;
            }
            ToClient::Accepted { id, number } => {
                if let Some(sent) = &mut self.sent
                    && sent.id == id
                {
                    sent.accepted = Some(number);
                }
            }
            ToClient::Refused { id, refused } => {
                if id.is_none() || id == self.sent.as_ref().map(|sent| sent.id) {
                    self.sent = None;
                    self.commands.clear();
                }
                news.push(OnlineEvent::Refused(refused));
            }
            ToClient::Pong { now, .. } => self.set_time(now, here),
        }
        // The next command needs the event of the last.
        let last = self.last();
        self.sent
            .take_if(|sent| sent.accepted.is_some_and(|number| number <= last));
        (news, self.next_command())
    }

    /// Who has to decide, if somebody has.
    #[must_use]
    pub fn to_decide(&self) -> Option<Seat> {
        self.table.as_ref().and_then(Table::to_decide)
    }

    fn set_time(&mut self, there: Moment, here: u64) {
        self.ahead = there.0.cast_signed().wrapping_sub(here.cast_signed());
    }

    fn follow(&mut self, next: &Numbered, news: &mut Vec<OnlineEvent>) {
        let Some(table) = &mut self.table else {
            match Table::new(self.link.table, next) {
                Ok(table) => self.table = Some(table),
                Err(fault) => news.push(OnlineEvent::BadEvent(fault.to_string())),
            }
            return;
        };
        let before = table.record().now().clone();
        let asked = table.request();
        if let Err(fault) = table.apply(next) {
            news.push(OnlineEvent::BadEvent(fault.to_string()));
            return;
        }
        match &next.event {
            Event::Acted { .. } => {
                if let Some(entry) = table.record().entries().last() {
                    let after = table.record().now().clone();
                    news.push(OnlineEvent::Played(Box::new((before, after, *entry))));
                }
            }
            Event::Seated { seat, .. } => news.push(OnlineEvent::Joined(*seat)),
            Event::Asked { seat, request } => news.push(OnlineEvent::Asked(*seat, *request)),
            Event::Withdrawn { seat } => news.push(OnlineEvent::Withdrawn(*seat)),
            Event::Agreed { seat, .. } => {
                news.extend(asked.map(|(_, request)| OnlineEvent::Agreed(*seat, request)));
            }
            Event::Declined { seat } => {
                news.extend(asked.map(|(_, request)| OnlineEvent::Declined(*seat, request)));
            }
            Event::Claimed { seat } => news.push(OnlineEvent::Claimed(*seat)),
            Event::Spoke { seat, text } => {
                self.chat.push((*seat, text.to_string()));
                news.push(OnlineEvent::Spoke(*seat, text.to_string()));
            }
            Event::Revealed { .. } => news.push(OnlineEvent::Revealed),
            Event::Created { .. } | Event::Shared { .. } => {}
        }
    }

    fn next_command(&mut self) -> Option<ToServer> {
        if self.sent.is_some() || !self.is_welcome {
            return None;
        }
        let (id, command) = self.commands.pop_front()?;
        self.sent = Some(Sent {
            id,
            command: command.clone(),
            accepted: None,
        });
        Some(ToServer::Command {
            id,
            after: self.last(),
            command,
        })
    }

    /// The last event that is known.
    fn last(&self) -> u32 {
        self.table.as_ref().map_or(0, Table::last)
    }

    /// How many entries the record has.
    fn entries(&self) -> usize {
        self.table
            .as_ref()
            .map_or(0, |table| table.record().entries().len())
    }

    /// How the table stands.
    #[must_use]
    pub fn standing(&self) -> Option<Standing> {
        self.table.as_ref().map(Table::standing)
    }
}
