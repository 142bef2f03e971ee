//! Somebody at a table that a server keeps.

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

#[cfg(test)]
mod tests {
    use protocol::{MatchAction, NewTable, SeatKey, Secret, Share, TableId};

    use super::*;

    const NOW: Moment = Moment(1_000_000);

    /// A server with one table, as far as a client can tell.
    struct Server(Table);

    fn link(key: u8) -> Link {
        Link {
            table: TableId::new([7; 10]),
            key: Some(SeatKey::new([key; 20])),
        }
    }

    fn secret(match_number: u32) -> Secret {
        Secret([match_number as u8; 32])
    }

    fn numbered(number: u32, event: Event) -> Numbered {
        Numbered {
            number,
            at: NOW,
            credit: 0,
            command: None,
            event,
        }
    }

    impl Server {
        fn new() -> (Server, Numbered) {
            let wanted: NewTable =
                serde_json::from_str(r#"{"rules": "international, match 3"}"#).unwrap();
            let created = numbered(
                1,
                Event::Created {
                    terms: wanted.terms(Seat::First),
                    commitment: Some(secret(1).commitment()),
                },
            );
            (
                Server(Table::new(link(1).table, &created).unwrap()),
                created,
            )
        }

        /// What the server says to a command of a seat, and to everybody.
        fn hear(&mut self, seat: Seat, said: &ToServer) -> [ToClient; 2] {
            let ToServer::Command { id, after, command } = said else {
                panic!("no command: {said:?}");
            };
            let event = self
                .0
                .decide(Some(seat), *after, command, NOW, secret)
                .unwrap();
            let next = numbered(self.0.last() + 1, event);
            self.0.apply(&next).unwrap();
            let accepted = ToClient::Accepted {
                id: *id,
                number: next.number,
            };
            [accepted, ToClient::Events { events: vec![next] }]
        }
    }

    /// The server answers a hello, having written so many events.
    fn welcome(last: u32) -> ToClient {
        ToClient::Welcome {
            table: link(1).table,
            seat: Some(Seat::First),
            last,
            now: NOW,
        }
    }

    fn sit(name: &str) -> Command {
        Command::Sit {
            name: name.parse().unwrap(),
            share: Share([3; 16]),
        }
    }

    /// Two guests who have sat down, as the first sees it.
    fn seated() -> (Server, Client) {
        let (mut server, created) = Server::new();
        let mut client = Client::new(link(1), 0, 1 << 60);
        assert!(matches!(
            client.hello(),
            ToServer::Hello(Hello { seen: 0, .. })
        ));
        client.hear(welcome(1), NOW.0);
        client.hear(
            ToClient::Events {
                events: vec![created],
            },
            NOW.0,
        );
        assert!(client.is_to_sit_down());
        let said = client.command(sit("Ada")).unwrap();
        for message in server.hear(Seat::First, &said) {
            client.hear(message, NOW.0);
        }
        let mut friend = Client::new(link(2), 0, 2 << 60);
        friend.table = client.table.clone();
        friend.is_welcome = true;
        let said = friend.command(sit("Max")).unwrap();
        let [_, told] = server.hear(Seat::Second, &said);
        let (news, _) = client.hear(told, NOW.0);
        assert!(
            matches!(news.as_slice(), [OnlineEvent::Joined(Seat::Second)]),
            "{news:?}"
        );
        (server, client)
    }

    #[test]
    fn commands_go_out_one_by_one_and_each_after_the_event_of_the_last() {
        let (mut server, mut client) = seated();
        let said = client.command(throw()).unwrap();
        let text = "hello".parse().unwrap();
        assert_eq!(
            client.command(Command::Say { text }),
            None,
            "one is on its way"
        );
        let [accepted, told] = server.hear(Seat::First, &said);
        // The server says that it was done before it says what was done.
        let (_, next) = client.hear(accepted, NOW.0);
        assert_eq!(next, None, "the event has not been seen");
        assert!(client.is_ahead());
        let (news, next) = client.hear(told, NOW.0);
        assert!(
            matches!(news.as_slice(), [OnlineEvent::Played(_)]),
            "{news:?}"
        );
        let next = next.unwrap();
        assert!(
            matches!(next, ToServer::Command { after: 4, .. }),
            "{next:?}"
        );
        for message in server.hear(Seat::First, &next) {
            client.hear(message, NOW.0);
        }
        assert!(!client.is_ahead());
        assert_eq!(client.chat(), [(Seat::First, "hello".to_owned())]);
    }

    fn throw() -> Command {
        Command::Act {
            action: MatchAction::Throw,
        }
    }

    #[test]
    fn what_was_accepted_on_a_lost_connection_is_not_sent_again() {
        let (mut server, mut client) = seated();
        let said = client.command(throw()).unwrap();
        client.command(Command::Act {
            action: MatchAction::Roll,
        });
        // The command arrives, the answer does not.
        let [_, told] = server.hear(Seat::First, &said);
        let hello = client.hello();
        assert!(
            matches!(hello, ToServer::Hello(Hello { seen: 3, .. })),
            "{hello:?}"
        );
        assert!(client.is_ahead());
        let (_, next) = client.hear(welcome(4), NOW.0);
        assert_eq!(next, None);
        assert!(!client.is_ahead());
        let (news, next) = client.hear(told, NOW.0);
        assert!(
            matches!(news.as_slice(), [OnlineEvent::Played(_)]),
            "{news:?}"
        );
        assert_eq!(next, None);
        assert!(client.missed().is_none(), "one's own doing is no news");
    }

    #[test]
    fn what_a_lost_connection_has_lost_is_sent_again_in_order() {
        let (mut server, mut client) = seated();
        let lost = client.command(throw()).unwrap();
        client.disconnect();
        let text = "hello".parse().unwrap();
        assert_eq!(
            client.command(Command::Say { text }),
            None,
            "the line is broken"
        );
        client.hello();
        let (_, again) = client.hear(welcome(3), NOW.0);
        // With the same id: the server knows it if it has arrived after all.
        assert_eq!(again.as_ref(), Some(&lost));
        let mut next = again;
        while let Some(said) = next.take() {
            for message in server.hear(Seat::First, &said) {
                next = client.hear(message, NOW.0).1.or(next);
            }
        }
        assert!(!client.is_ahead());
        assert_eq!(client.chat().len(), 1);
    }

    #[test]
    fn talk_on_a_lost_connection_is_said_once_whatever_happened_meanwhile() {
        let (_, mut client) = seated();
        let text = "hello".parse().unwrap();
        let said = client.command(Command::Say { text }).unwrap();
        client.hello();
        let (_, again) = client.hear(welcome(4), NOW.0);
        assert_eq!(again, Some(said));
    }

    #[test]
    fn a_log_that_has_lost_events_is_heard_anew() {
        let (server, mut client) = seated();
        client.hello();
        client.hear(welcome(2), NOW.0);
        assert_eq!((client.last(), client.seen()), (0, 0));
        assert_eq!(server.0.last(), 3);
    }

    #[test]
    fn who_comes_back_hears_what_the_other_did_meanwhile() {
        let (mut server, mut client) = seated();
        let mut friend = Client::new(link(2), 0, 2 << 60);
        friend.table = client.table.clone();
        friend.is_welcome = true;
        client.disconnect();
        let text = "are you there?".parse().unwrap();
        let said = friend.command(Command::Say { text }).unwrap();
        let [_, told] = server.hear(Seat::Second, &said);
        client.hello();
        client.hear(welcome(4), NOW.0);
        client.hear(told.clone(), NOW.0);
        let news = client.missed().map(Missed::news);
        assert!(
            matches!(news, Some([OnlineEvent::Spoke(Seat::Second, _)])),
            "{news:?}"
        );
        client.dismiss_missed();
        assert!(client.missed().is_none());
        // On another visit, all events come again.
        let seen = client.seen();
        assert_eq!(seen, 4);
        for (seen, hears_of_it) in [(0, false), (3, true), (4, false)] {
            let mut later = Client::new(link(1), seen, 3 << 60);
            later.table = seated().1.table;
            later.hello();
            later.hear(welcome(4), NOW.0);
            later.hear(told.clone(), NOW.0);
            assert_eq!(later.missed().is_some(), hears_of_it, "seen {seen}");
        }
    }

    #[test]
    fn who_goes_and_comes_again_is_back() {
        let (_, mut client) = seated();
        let present = |second| ToClient::Presence {
            here: BySeat {
                first: true,
                second,
            },
            spectators: 0,
        };
        let told = |client: &mut Client, second, at| client.hear(present(second), at).0;
        assert!(matches!(
            told(&mut client, true, 1)[..],
            [OnlineEvent::Came(_), OnlineEvent::Came(_)]
        ));
        assert!(matches!(
            told(&mut client, false, 2)[..],
            [OnlineEvent::Left(Seat::Second)]
        ));
        assert_eq!(client.left_at(Seat::Second), Some(2));
        assert!(matches!(
            told(&mut client, true, 3)[..],
            [OnlineEvent::CameBack(Seat::Second)]
        ));
        assert_eq!(client.left_at(Seat::Second), None);
    }

    #[test]
    fn a_refusal_ends_what_was_to_follow_it() {
        let (_, mut client) = seated();
        let roll = || Command::Act {
            action: MatchAction::Roll,
        };
        let Some(ToServer::Command { id, .. }) = client.command(roll()) else {
            panic!("nothing was sent");
        };
        assert_eq!(client.command(roll()), None);
        let (id, refused) = (Some(id), Refused::NotNow);
        let (news, next) = client.hear(ToClient::Refused { id, refused }, NOW.0);
        assert!(matches!(
            news.as_slice(),
            [OnlineEvent::Refused(Refused::NotNow)]
        ));
        assert_eq!(next, None);
        assert!(!client.is_ahead());
    }

    #[test]
    fn what_comes_is_given_out_when_nothing_is_on_its_way() {
        let (mut server, mut client) = seated();
        let said = client.command(throw()).unwrap();
        let [accepted, told] = server.hear(Seat::First, &said);
        let (update, _) = client.receive(accepted, NOW.0);
        assert!(update.is_none(), "the event has not come");
        let (update, _) = client.receive(told, NOW.0);
        let update = update.unwrap();
        assert!(update.is_table_changed && !update.is_refused());
        assert!(matches!(update.events[..], [OnlineEvent::Played(_)]));
        let pong = ToClient::Pong { id: 1, now: NOW };
        let (update, _) = client.receive(pong, NOW.0);
        let update = update.unwrap();
        assert!(!update.is_table_changed && update.events.is_empty());
    }

    #[test]
    fn what_was_shown_and_refused_is_shown_anew() {
        let (_, mut client) = seated();
        let pong = ToClient::Pong { id: 1, now: NOW };
        client.receive(pong, NOW.0);
        let Some(ToServer::Command { id, .. }) = client.command(throw()) else {
            panic!("it is sent at once");
        };
        let refused = ToClient::Refused {
            id: Some(id),
            refused: Refused::NotNow,
        };
        let (update, _) = client.receive(refused, NOW.0);
        let update = update.unwrap();
        assert!(update.is_refused() && update.is_table_changed);
    }

    #[test]
    fn the_clock_of_the_server_counts() {
        let (_, mut client) = seated();
        client.hear(
            ToClient::Pong {
                id: 1,
                now: Moment(5_000),
            },
            9_000,
        );
        assert_eq!(client.server_time(9_500), Moment(5_500));
    }
}
