//! How a client handles the server's messages, and what it sends.

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

/// The server's answer to a hello, with this many events written.
fn welcome(last: u32) -> ToClient {
    ToClient::Welcome {
        table: link(1).table,
        seat: Some(Seat::First),
        last,
        now: NOW,
    }
}

/// Who is there, which comes after the log.
fn presence(second: bool) -> ToClient {
    ToClient::Presence {
        here: BySeat {
            first: true,
            second,
        },
        spectators: 0,
    }
}

fn sit(name: &str) -> Command {
    Command::Sit {
        name: name.parse().unwrap(),
        share: Share([3; 16]),
    }
}

/// Two players who have sat down, from the first one's view.
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
    friend.greeting = Greeting::UpToDate;
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
fn a_log_that_begins_anew_replaces_what_was_known() {
    let (_, mut client) = seated();
    let seen_at = client.table().map(Table::last_at);
    assert!(seen_at.is_some());
    let hello = client.hello();
    assert!(
        matches!(&hello, ToServer::Hello(Hello { seen: 3, seen_at: at, .. }) if *at == seen_at),
        "{hello:?}"
    );
    // The server has lost some of it and written something else.
    let (_, created) = Server::new();
    let sat = |number, seat, name: &str| {
        let (name, share) = (name.parse().unwrap(), Share([9; 16]));
        numbered(number, Event::Seated { seat, name, share })
    };
    let log = vec![
        created,
        sat(2, Seat::First, "Ada"),
        sat(3, Seat::Second, "Eve"),
    ];
    client.hear(welcome(3), NOW.0);
    let (news, _) = client.hear(ToClient::Events { events: log }, NOW.0);
    let is_bad = |event: &OnlineEvent| matches!(event, OnlineEvent::BadEvent(_));
    assert!(!news.iter().any(is_bad), "{news:?}");
    assert_eq!(client.name(Seat::Second), Some("Eve"));
    assert_eq!(client.seen(), 3);
}

#[test]
fn what_waits_is_not_done_at_a_table_whose_log_was_replaced() {
    let (_, mut client) = seated();
    client.disconnect();
    client.command(throw());
    let text = "hello".parse().unwrap();
    client.command(Command::Say { text });
    client.hello();
    // As long as the one that is known, and another.
    let (_, created) = Server::new();
    let sat = |number, seat, name: &str| {
        let (name, share) = (name.parse().unwrap(), Share([9; 16]));
        numbered(number, Event::Seated { seat, name, share })
    };
    assert_eq!(client.hear(welcome(3), NOW.0).1, None);
    let [second, third] = [sat(2, Seat::First, "Ada"), sat(3, Seat::Second, "Eve")];
    let events = vec![created, second];
    assert_eq!(client.hear(ToClient::Events { events }, NOW.0).1, None);
    let events = vec![third];
    let (_, next) = client.hear(ToClient::Events { events }, NOW.0);
    let Some(ToServer::Command { command, .. }) = next else {
        panic!("what was said is said");
    };
    assert!(matches!(command, Command::Say { .. }), "{command:?}");
}

#[test]
fn a_server_that_does_not_know_when_something_was_seen_is_not_told() {
    let (_, mut client) = seated();
    let seen_at = |hello: ToServer| match hello {
        ToServer::Hello(hello) => (hello.seen, hello.seen_at.is_some()),
        other => panic!("{other:?}"),
    };
    client.disconnect();
    client.command(throw());
    assert_eq!(seen_at(client.hello()), (3, true));
    let refused = || ToClient::Refused {
        id: None,
        refused: Refused::NotUnderstood {
            reason: "unknown field `seen_at`".to_owned(),
        },
    };
    let (news, next) = client.hear(refused(), NOW.0);
    assert!(news.is_empty() && next.is_none(), "{news:?} {next:?}");
    assert_eq!(seen_at(client.hello()), (3, false));
    client.hear(welcome(3), NOW.0);
    let (_, next) = client.hear(presence(true), NOW.0);
    assert!(matches!(next, Some(ToServer::Command { .. })), "{next:?}");
    // The next server may know.
    assert_eq!(seen_at(client.hello()), (3, true));
    // Whoever doesn't understand a short hello either is not to be helped.
    client.hear(refused(), NOW.0);
    assert_eq!(seen_at(client.hello()), (3, false));
    let (news, _) = client.hear(refused(), NOW.0);
    assert!(
        matches!(news.as_slice(), [OnlineEvent::Refused(_)]),
        "{news:?}"
    );
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
    let (_, too_soon) = client.hear(welcome(3), NOW.0);
    assert_eq!(too_soon, None, "another log may follow");
    let (_, again) = client.hear(presence(true), NOW.0);
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
    let (mut server, mut client) = seated();
    let text = "hello".parse().unwrap();
    let said = client.command(Command::Say { text }).unwrap();
    let mut friend = Client::new(link(2), 0, 2 << 60);
    friend.table = client.table.clone();
    friend.greeting = Greeting::UpToDate;
    let [_, told] = server.hear(Seat::Second, &friend.command(throw()).unwrap());
    client.hello();
    client.hear(welcome(4), NOW.0);
    let (_, again) = client.hear(told, NOW.0);
    let (
        Some(ToServer::Command { id, command, .. }),
        ToServer::Command {
            id: first_id,
            command: first_command,
            ..
        },
    ) = (again, said)
    else {
        panic!("it is said again");
    };
    assert_eq!((id, command), (first_id, first_command));
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
    friend.greeting = Greeting::UpToDate;
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
    let told = |client: &mut Client, second, at| client.hear(presence(second), at).0;
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
fn a_log_in_several_messages_is_given_out_once() {
    let (mut server, created) = Server::new();
    let mut client = Client::new(link(1), 0, 1 << 60);
    client.hello();
    let sat = |number, seat, name: &str| {
        let (name, share) = (name.parse().unwrap(), Share([9; 16]));
        numbered(number, Event::Seated { seat, name, share })
    };
    let [second, third] = [sat(2, Seat::First, "Ada"), sat(3, Seat::Second, "Max")];
    for event in [&second, &third] {
        server.0.apply(event).unwrap();
    }
    assert!(client.receive(welcome(3), NOW.0).0.is_none());
    let events = vec![created, second];
    let (update, _) = client.receive(ToClient::Events { events }, NOW.0);
    assert!(update.is_none(), "more is to come");
    let events = vec![third];
    let (update, _) = client.receive(ToClient::Events { events }, NOW.0);
    let update = update.unwrap();
    assert!(update.is_table_changed && update.is_catching_up());
    let joined = |event: &&OnlineEvent| matches!(event, OnlineEvent::Joined(_));
    assert_eq!(update.events.iter().filter(joined).count(), 2);
}

#[test]
fn a_log_that_makes_no_sense_is_told_at_once() {
    let (_, mut client) = seated();
    client.hello();
    client.receive(welcome(9), NOW.0);
    let text = "hello".parse().unwrap();
    let seat = Seat::First;
    let events = vec![numbered(7, Event::Spoke { seat, text })];
    let (update, _) = client.receive(ToClient::Events { events }, NOW.0);
    let events = update.unwrap().events;
    assert!(
        matches!(events[..], [OnlineEvent::BadEvent(_)]),
        "{events:?}"
    );
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
