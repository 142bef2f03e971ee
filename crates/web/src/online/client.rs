//! A client at an online table.

#[cfg(test)]
mod tests;

use std::collections::VecDeque;

use protocol::{
    BySeat, Command, CommandId, Event, Hello, Moment, Numbered, Refused, Request, Standing, Table,
    ToClient, ToServer, VERSION,
};
use rules::{Entry, Match, Seat};

use super::{Link, Missed};

/// A client at an online table, in a seat or watching: the table as far as it's
/// known, and the commands that are waiting.
///
/// Commands are sent one at a time, because the server refuses a client that
/// hasn't seen the last event, and each accepted command is such an event. If
/// the connection is lost they wait, and they're sent if nothing else has
/// happened in the meantime.
#[derive(Clone, Debug)]
pub struct Client {
    link: Link,
    table: Option<Table>,
    seat: Option<Seat>,
    here: BySeat<bool>,
    /// When a player left, by the local clock.
    left_at: BySeat<Option<u64>>,
    spectators: u32,
    /// What was said, the latest last.
    chat: Vec<(Seat, String)>,
    /// How far the server's clock is ahead of the local one, in milliseconds.
    ahead: i64,
    /// The last event seen here, in this visit or an earlier one.
    seen: u32,
    /// Up to which event others acted while the user was away.
    missed_until: u32,
    missed: Option<Missed>,
    /// What is known of the server's log since we said hello.
    greeting: Greeting,
    /// Whether the server does not understand when we have seen the last event:
    /// then the next hello leaves it out.
    is_hello_short: bool,
    commands: VecDeque<(CommandId, Command)>,
    /// The command that is on its way.
    sent: Option<Sent>,
    /// Random bits for the next ID.
    next_id: u64,
    /// What came from the server and hasn't been reported yet.
    unread: Vec<OnlineEvent>,
    /// The last event of the table that has been reported.
    shown: u32,
}

/// What an update from the server changed.
#[derive(Clone, Debug)]
pub struct ServerUpdate {
    /// What happened, in order.
    pub events: Vec<OnlineEvent>,
    /// Whether the table differs from what's shown, because something happened
    /// or because an action was refused.
    pub is_table_changed: bool,
}

impl ServerUpdate {
    /// Whether something that was done here was refused.
    #[must_use]
    pub fn is_refused(&self) -> bool {
        let is_refusal = |event: &OnlineEvent| matches!(event, OnlineEvent::Refused(_));
        self.events.iter().any(is_refusal)
    }

    /// Whether several things happened while nobody was listening.
    #[must_use]
    pub fn is_catching_up(&self) -> bool {
        let is_it = |event: &OnlineEvent| matches!(event, OnlineEvent::CaughtUp);
        self.events.iter().any(is_it)
    }
}

/// How far the server has answered our hello.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Greeting {
    /// Not at all. Whether it was told when we saw the last event.
    Unanswered { is_long: bool },
    /// It has, and its log up to this event is on its way if it isn't ours.
    /// Something else always follows, and until then nobody knows.
    Welcome { last: u32 },
    /// Its log is ours.
    UpToDate,
}

/// A command that is on its way.
#[derive(Clone, Debug)]
struct Sent {
    id: CommandId,
    command: Command,
    /// The event that it became, if known.
    accepted: Option<u32>,
}

/// Something that happened at an online table. Changes to the match come with
/// the match before and after.
#[derive(Clone, Debug)]
pub enum OnlineEvent {
    /// Several things happened while nobody listened.
    CaughtUp,
    /// Something was done in the match, by this seat if a seat did it.
    Played(Box<(Match, Match, Entry)>),
    /// A player sat down.
    Joined(Seat),
    /// A player asked for something.
    Asked(Seat, Request),
    /// A player agreed to it.
    Agreed(Seat, Request),
    /// A player declined it.
    Declined(Seat, Request),
    /// A player withdrew the request.
    Withdrawn(Seat),
    /// A player claimed the match on time.
    Claimed(Seat),
    /// A player sent a chat message.
    Spoke(Seat, String),
    /// The secret of the dice is open.
    Revealed,
    /// A player connected.
    Came(Seat),
    /// A player came back.
    CameBack(Seat),
    /// A player left.
    Left(Seat),
    /// A command was refused.
    Refused(Refused),
    /// The log makes no sense here: the page is too old, or the server is
    /// broken.
    BadEvent(String),
}

impl Client {
    /// A client for a link, which had seen the table up to this event when it
    /// was last there; 0 if it never was. Command IDs are made from random
    /// bits.
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
            greeting: Greeting::Unanswered { is_long: false },
            is_hello_short: false,
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

    /// The seat that the link opens; `None` for spectators.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// Whether a player is connected.
    #[must_use]
    pub fn is_connected(&self, seat: Seat) -> bool {
        self.here[seat]
    }

    /// When a player left, by the local clock.
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

    /// What happened while the user was away, until it's dismissed.
    #[must_use]
    pub fn missed(&self) -> Option<&Missed> {
        self.missed
            .as_ref()
            .filter(|missed| !missed.news().is_empty())
    }

    /// Dismisses what happened while the user was away.
    pub fn dismiss_missed(&mut self) {
        self.missed = None;
    }

    /// The last event that was seen here.
    #[must_use]
    pub const fn seen(&self) -> u32 {
        self.seen
    }

    /// The server's time at this local time.
    #[must_use]
    pub fn server_time(&self, here: u64) -> Moment {
        Moment(here.saturating_add_signed(self.ahead))
    }

    /// A player's name, if they have sat down.
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

    /// Whether a command hasn't been accepted yet. What's shown may be ahead of
    /// the table by that command.
    #[must_use]
    pub fn is_ahead(&self) -> bool {
        self.sent.is_some() || !self.commands.is_empty()
    }

    /// The connection was lost. What was on its way may not have arrived, so
    /// it's sent again first.
    pub fn disconnect(&mut self) {
        self.greeting = Greeting::Unanswered { is_long: false };
        if let Some(sent) = self.sent.take()
            && sent.accepted.is_none()
        {
            self.commands.push_front((sent.id, sent.command));
        }
    }

    /// The first message on a new connection.
    pub fn hello(&mut self) -> ToServer {
        self.disconnect();
        let is_short = std::mem::take(&mut self.is_hello_short);
        let seen_at = self.table.as_ref().map(Table::last_at);
        let seen_at = seen_at.filter(|_| !is_short);
        let is_long = seen_at.is_some();
        self.greeting = Greeting::Unanswered { is_long };
        ToServer::Hello(Hello {
            version: VERSION,
            key: self.link.key,
            seen: self.last(),
            seen_at,
        })
    }

    /// Queues a command. Returns the message to send now, if there is one.
    pub fn command(&mut self, command: Command) -> Option<ToServer> {
        // IDs count up from a random number, so no two are the same.
        self.next_id = self.next_id.wrapping_add(1 << 11);
        let id = CommandId::new(self.next_id);
        self.commands.push_back((id, command));
        self.next_command()
    }

    /// Takes a message of the server, at this time here. What has come, and
    /// what is to be sent now. Nothing is given out as long as commands are on
    /// their way: the screen is ahead of the server by them. Nor is anything
    /// as long as the log comes.
    pub fn receive(
        &mut self,
        message: ToClient,
        here: u64,
    ) -> (Option<ServerUpdate>, Option<ToServer>) {
        let (events, reply) = self.hear(message, here);
        self.unread.extend(events);
        if self.is_ahead() || self.is_reading_log() {
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

    /// Whether more of the log comes that the server had when it welcomed us,
    /// and nothing is wrong with it so far.
    fn is_reading_log(&self) -> bool {
        let is_bad = |event: &OnlineEvent| {
            matches!(event, OnlineEvent::BadEvent(_) | OnlineEvent::Refused(_))
        };
        match self.greeting {
            Greeting::Welcome { last } => self.last() < last && !self.unread.iter().any(is_bad),
            Greeting::Unanswered { .. } | Greeting::UpToDate => false,
        }
    }

    /// The events of a message, and what to send now.
    fn hear(&mut self, message: ToClient, here: u64) -> (Vec<OnlineEvent>, Option<ToServer>) {
        let mut news = Vec::new();
        let greeting = self.greeting;
        match message {
            ToClient::Welcome {
                seat, now, last, ..
            } => {
                self.seat = seat;
                self.set_time(now, here);
                self.greeting = Greeting::Welcome { last };
                if last < self.last() {
                    self.forget_log();
                }
                if self.seen > 0 {
                    self.missed_until = last;
                }
                if last != self.last() {
                    // What was to be done was done without knowing of it, or
                    // was accepted: the events tell.
                    self.forget_actions();
                }
            }
            ToClient::Events { events } => {
                let is_catching_up = events.len() > 1;
                for event in events {
                    if event.number == 1 {
                        self.forget_log();
                    }
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
            // A server of the version before, which says good-bye now.
            ToClient::Refused {
                id: None,
                refused: Refused::NotUnderstood { .. },
            } if greeting == (Greeting::Unanswered { is_long: true }) => {
                self.is_hello_short = true;
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
        if let Greeting::Welcome { last: of_log } = greeting
            && of_log <= last
        {
            self.greeting = Greeting::UpToDate;
        }
        self.sent
            .take_if(|sent| sent.accepted.is_some_and(|number| number <= last));
        (news, self.next_command())
    }

    /// Starts over: the server's store has lost events, and its log counts.
    fn forget_log(&mut self) {
        if self.table.take().is_some() {
            self.forget_actions();
            self.chat.clear();
            self.seen = 0;
            self.shown = 0;
            self.missed_until = 0;
        }
    }

    /// Forgets what was to be done at a table that looks different now. What
    /// was said is said all the same, and once.
    fn forget_actions(&mut self) {
        let is_talk = |command: &Command| matches!(command, Command::Say { .. });
        self.commands.retain(|(_, command)| is_talk(command));
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
        if self.sent.is_some() || self.greeting != Greeting::UpToDate {
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

    /// The standing of the table.
    #[must_use]
    pub fn standing(&self) -> Option<Standing> {
        self.table.as_ref().map(Table::standing)
    }
}
