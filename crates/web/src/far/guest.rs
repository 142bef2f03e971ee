//! Somebody at a table that a server keeps.

use std::collections::VecDeque;

use protocol::{
    BySeat, Event, Hello, Moment, Numbered, Refused, Request, Standing, Table, ToClient, ToServer,
    VERSION, Wish,
};
use rules::{Entry, Match, Seat};

use super::Link;

/// Somebody at a table that a server keeps, at a seat or watching: the table
/// as far as it is known here, and what is wished for.
///
/// Wishes go out one at a time. The server does nothing for who has not seen
/// what happened last, and each wish that comes true is such a thing.
#[derive(Clone, Debug)]
pub struct Guest {
    link: Link,
    table: Option<Table>,
    seat: Option<Seat>,
    here: BySeat<bool>,
    spectators: u32,
    /// What was said, the latest last.
    talk: Vec<(Seat, String)>,
    /// What the server's clock is ahead of ours, in milliseconds.
    ahead: i64,
    wishes: VecDeque<Wish>,
    /// The wish that is on its way.
    sent: Option<Sent>,
    next_id: u32,
}

/// A wish that is on its way.
#[derive(Clone, Copy, Debug)]
struct Sent {
    id: u32,
    /// The event by which it has come true, if it is known.
    granted: Option<u32>,
}

/// Something to be told. What changed the match comes with it before and
/// after.
#[derive(Clone, Debug)]
pub enum News {
    /// Several things happened while nobody listened.
    CaughtUp,
    /// Something was done in the match, by this seat if by one.
    Done(Box<(Match, Match, Entry)>),
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
    /// Somebody has gone.
    Left(Seat),
    /// A wish was refused.
    Refused(Refused),
    /// The log makes no sense here: the page is too old, or the server is
    /// broken.
    Foreign(String),
}

impl Guest {
    /// Somebody who has opened a link.
    #[must_use]
    pub fn new(link: Link) -> Guest {
        Guest {
            link,
            table: None,
            seat: None,
            here: BySeat::default(),
            spectators: 0,
            talk: Vec::new(),
            ahead: 0,
            wishes: VecDeque::new(),
            sent: None,
            next_id: 1,
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
    pub fn is_here(&self, seat: Seat) -> bool {
        self.here[seat]
    }

    /// How many watch.
    #[must_use]
    pub const fn spectators(&self) -> u32 {
        self.spectators
    }

    /// What was said, the latest last.
    #[must_use]
    pub fn talk(&self) -> &[(Seat, String)] {
        &self.talk
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

    /// Whether something wished for has not come true yet. What is shown may
    /// be ahead of the table by it.
    #[must_use]
    pub fn is_ahead(&self) -> bool {
        self.sent.is_some() || !self.wishes.is_empty()
    }

    /// What to say first on a new connection. What was wished for on the old
    /// one has come true or has not: the events tell.
    pub fn hello(&mut self) -> ToServer {
        self.wishes.clear();
        self.sent = None;
        ToServer::Hello(Hello {
            version: VERSION,
            key: self.link.key,
            seen: self.table.as_ref().map_or(0, Table::last),
        })
    }

    /// Wishes for something. What is to be said now, if anything.
    pub fn wish(&mut self, wish: Wish) -> Option<ToServer> {
        self.wishes.push_back(wish);
        self.next_wish()
    }

    /// Hears what the server says when it is so late here. What there is to
    /// tell, and what is to be said now.
    pub fn hear(&mut self, message: ToClient, here: u64) -> (Vec<News>, Option<ToServer>) {
        let mut news = Vec::new();
        match message {
            ToClient::Welcome { seat, now, .. } => {
                self.seat = seat;
                self.set_time(now, here);
            }
            ToClient::Events { events } => {
                let is_catching_up = events.len() > 1;
                for event in events {
                    self.follow(&event, &mut news);
                }
                if is_catching_up {
                    news.push(News::CaughtUp);
                }
            }
            ToClient::Presence { here, spectators } => {
                for seat in [Seat::First, Seat::Second] {
                    match (self.here[seat], here[seat]) {
                        (false, true) => news.push(News::Came(seat)),
                        (true, false) => news.push(News::Left(seat)),
                        _ => {}
                    }
                }
                self.here = here;
                self.spectators = spectators;
            }
            ToClient::Granted { id, number } => {
                if let Some(sent) = &mut self.sent
                    && sent.id == id
                {
                    sent.granted = Some(number);
                }
            }
            ToClient::Refused { id, refused } => {
                if id.is_none() || id == self.sent.map(|sent| sent.id) {
                    self.sent = None;
                    self.wishes.clear();
                }
                news.push(News::Refused(refused));
            }
            ToClient::Pong { now, .. } => self.set_time(now, here),
        }
        // The next wish needs the event of the last.
        let last = self.table.as_ref().map_or(0, Table::last);
        self.sent = self
            .sent
            .filter(|sent| sent.granted.is_none_or(|number| number > last));
        (news, self.next_wish())
    }

    /// Who has to decide, if somebody has.
    #[must_use]
    pub fn to_decide(&self) -> Option<Seat> {
        self.table.as_ref().and_then(Table::to_decide)
    }

    fn set_time(&mut self, there: Moment, here: u64) {
        self.ahead = there.0.cast_signed().wrapping_sub(here.cast_signed());
    }

    fn follow(&mut self, next: &Numbered, news: &mut Vec<News>) {
        let Some(table) = &mut self.table else {
            match Table::new(self.link.table, next) {
                Ok(table) => self.table = Some(table),
                Err(foreign) => news.push(News::Foreign(foreign.to_string())),
            }
            return;
        };
        let before = table.record().now().clone();
        let asked = table.request();
        if let Err(foreign) = table.follow(next) {
            news.push(News::Foreign(foreign.to_string()));
            return;
        }
        match &next.event {
            Event::Done { .. } => {
                if let Some(entry) = table.record().entries().last() {
                    let after = table.record().now().clone();
                    news.push(News::Done(Box::new((before, after, *entry))));
                }
            }
            Event::Seated { seat, .. } => news.push(News::Joined(*seat)),
            Event::Asked { seat, request } => news.push(News::Asked(*seat, *request)),
            Event::Withdrawn { seat } => news.push(News::Withdrawn(*seat)),
            Event::Agreed { seat, .. } => {
                news.extend(asked.map(|(_, request)| News::Agreed(*seat, request)));
            }
            Event::Declined { seat } => {
                news.extend(asked.map(|(_, request)| News::Declined(*seat, request)));
            }
            Event::Claimed { seat } => news.push(News::Claimed(*seat)),
            Event::Spoke { seat, text } => {
                self.talk.push((*seat, text.to_string()));
                news.push(News::Spoke(*seat, text.to_string()));
            }
            Event::Revealed { .. } => news.push(News::Revealed),
            Event::Created { .. } | Event::Shared { .. } => {}
        }
    }

    fn next_wish(&mut self) -> Option<ToServer> {
        if self.sent.is_some() {
            return None;
        }
        let wish = self.wishes.pop_front()?;
        let id = self.next_id;
        self.next_id += 1;
        self.sent = Some(Sent { id, granted: None });
        Some(ToServer::Wish {
            id,
            after: self.table.as_ref().map_or(0, Table::last),
            wish,
        })
    }

    /// How the table stands.
    #[must_use]
    pub fn standing(&self) -> Option<Standing> {
        self.table.as_ref().map(Table::standing)
    }
}

#[cfg(test)]
mod tests {
    use protocol::{Deed, NewTable, SeatKey, Secret, Share, TableId};

    use super::*;

    const NOW: Moment = Moment(1_000_000);

    /// A server with one table, as far as a guest can tell.
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

        /// What the server says to a wish of a seat, and to everybody.
        fn hear(&mut self, seat: Seat, said: &ToServer) -> [ToClient; 2] {
            let ToServer::Wish { id, after, wish } = said else {
                panic!("no wish: {said:?}");
            };
            let event = self.0.grant(Some(seat), *after, wish, NOW, secret).unwrap();
            let next = numbered(self.0.last() + 1, event);
            self.0.follow(&next).unwrap();
            let granted = ToClient::Granted {
                id: *id,
                number: next.number,
            };
            [granted, ToClient::Events { events: vec![next] }]
        }
    }

    fn welcome(seat: Seat) -> ToClient {
        ToClient::Welcome {
            table: link(1).table,
            seat: Some(seat),
            last: 1,
            now: NOW,
        }
    }

    fn sit(name: &str) -> Wish {
        Wish::Sit {
            name: name.parse().unwrap(),
            share: Share([3; 16]),
        }
    }

    /// Two guests who have sat down, as the first sees it.
    fn seated() -> (Server, Guest) {
        let (mut server, created) = Server::new();
        let mut guest = Guest::new(link(1));
        assert!(matches!(
            guest.hello(),
            ToServer::Hello(Hello { seen: 0, .. })
        ));
        guest.hear(welcome(Seat::First), NOW.0);
        guest.hear(
            ToClient::Events {
                events: vec![created],
            },
            NOW.0,
        );
        assert!(guest.is_to_sit_down());
        let said = guest.wish(sit("Ada")).unwrap();
        for message in server.hear(Seat::First, &said) {
            guest.hear(message, NOW.0);
        }
        let mut friend = Guest::new(link(2));
        friend.table = guest.table.clone();
        let said = friend.wish(sit("Max")).unwrap();
        let [_, told] = server.hear(Seat::Second, &said);
        let (news, _) = guest.hear(told, NOW.0);
        assert!(
            matches!(news.as_slice(), [News::Joined(Seat::Second)]),
            "{news:?}"
        );
        (server, guest)
    }

    #[test]
    fn wishes_go_out_one_by_one_and_each_after_the_event_of_the_last() {
        let (mut server, mut guest) = seated();
        let throw = || Wish::Do { deed: Deed::Throw };
        let said = guest.wish(throw()).unwrap();
        let text = "hello".parse().unwrap();
        assert_eq!(guest.wish(Wish::Say { text }), None, "one is on its way");
        let [granted, told] = server.hear(Seat::First, &said);
        // The server says that it was done before it says what was done.
        let (_, next) = guest.hear(granted, NOW.0);
        assert_eq!(next, None, "the event has not been seen");
        assert!(guest.is_ahead());
        let (news, next) = guest.hear(told, NOW.0);
        assert!(matches!(news.as_slice(), [News::Done(_)]), "{news:?}");
        let next = next.unwrap();
        assert!(matches!(next, ToServer::Wish { after: 4, .. }), "{next:?}");
        for message in server.hear(Seat::First, &next) {
            guest.hear(message, NOW.0);
        }
        assert!(!guest.is_ahead());
        assert_eq!(guest.talk(), [(Seat::First, "hello".to_owned())]);
    }

    #[test]
    fn what_was_wished_on_a_broken_line_is_forgotten_and_the_rest_is_told() {
        let (mut server, mut guest) = seated();
        let said = guest.wish(Wish::Do { deed: Deed::Throw }).unwrap();
        guest.wish(Wish::Do { deed: Deed::Roll });
        // The wish arrives, the answer does not.
        let [_, told] = server.hear(Seat::First, &said);
        let hello = guest.hello();
        assert!(
            matches!(hello, ToServer::Hello(Hello { seen: 3, .. })),
            "{hello:?}"
        );
        assert!(!guest.is_ahead());
        let (news, next) = guest.hear(told, NOW.0);
        assert!(matches!(news.as_slice(), [News::Done(_)]), "{news:?}");
        assert_eq!(next, None);
    }

    #[test]
    fn a_refusal_ends_what_was_wished_after_it() {
        let (_, mut guest) = seated();
        guest.wish(Wish::Do { deed: Deed::Roll });
        guest.wish(Wish::Do { deed: Deed::Roll });
        let refused = Refused::NotNow;
        let (news, next) = guest.hear(
            ToClient::Refused {
                id: Some(2),
                refused,
            },
            NOW.0,
        );
        assert!(matches!(news.as_slice(), [News::Refused(Refused::NotNow)]));
        assert_eq!(next, None);
        assert!(!guest.is_ahead());
    }

    #[test]
    fn the_clock_of_the_server_counts() {
        let (_, mut guest) = seated();
        guest.hear(
            ToClient::Pong {
                id: 1,
                now: Moment(5_000),
            },
            9_000,
        );
        assert_eq!(guest.server_time(9_500), Moment(5_500));
    }
}
