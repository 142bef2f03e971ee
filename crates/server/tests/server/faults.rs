//! Stores that fail, connections that hang, clients that send twice.

use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use protocol::{Command, CommandId, Event, Moment, Numbered, Refused, TableId, ToClient, ToServer};
use server::{
    Appended, ConnectionLimits, NewEvent, Notice, Options, SqliteStore, Store as _, Tables,
};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::client::TestServer;
use crate::test_store::{Fault, TestStore, file};

const ONE_POINT: &str = r#"{"rules": "international, match 1", "color": "white"}"#;

fn say(text: &str) -> Command {
    Command::Say {
        text: text.parse().unwrap(),
    }
}

/// How often something was said at a table.
async fn said(server: &TestServer, table: TableId, expected: &str) -> usize {
    let log = server.log(table).await;
    let is_it = |event: &Event| match event {
        Event::Spoke { text, .. } => text.as_str() == expected,
        _ => false,
    };
    log.iter().filter(|event| is_it(&event.event)).count()
}

#[tokio::test]
async fn what_is_refused_was_not_done() {
    let store = TestStore::new("faulty.sqlite").await;
    let server = TestServer::open(store.clone()).await;
    let table = server.create(ONE_POINT).await;
    let mut client = server.join(table.table, Some(table.key), None).await;
    client.sit("Ada").await;

    // It's in the log, so it was accepted.
    store.set(Fault::WrittenAndLost);
    let number = client.command(say("written")).await.unwrap();
    assert_eq!(number, 3);
    assert_eq!(said(&server, table.table, "written").await, 1);

    // It is written once, though the answer got lost the first time.
    store.set(Fault::LostOnce);
    assert_eq!(client.command(say("lost once")).await, Ok(4));
    assert_eq!(said(&server, table.table, "lost once").await, 1);

    // It does not, as far as anybody knows.
    store.set(Fault::Lost);
    let id = CommandId::new(7 << 20);
    let refused = client.command_with(id, 4, say("lost")).await;
    assert_eq!(refused, Err(Refused::Uncertain));
    store.set(Fault::Full);
    assert_eq!(client.command(say("full")).await, Err(Refused::Storage));

    // The same command again is written once, however often it is sent.
    store.set(Fault::None);
    for _ in 0..3 {
        assert_eq!(client.command_with(id, 4, say("lost")).await, Ok(5));
    }
    let mut again = server
        .join(table.table, Some(table.key), client.table.take())
        .await;
    assert_eq!(again.command_with(id, 4, say("lost")).await, Ok(5));
    assert_eq!(said(&server, table.table, "lost").await, 1);
    assert_eq!(said(&server, table.table, "full").await, 0);
}

#[tokio::test]
async fn nobody_has_to_leave_a_table_that_was_nearly_deleted() {
    let store = TestStore::new("deleting.sqlite").await;
    let server = TestServer::open(store.clone()).await;
    let table = server.create(ONE_POINT).await;
    let mut client = server.join(table.table, Some(table.key), None).await;
    client.sit("Ada").await;
    store.set(Fault::Deleting);
    assert_eq!(client.command(say("now?")).await, Err(Refused::Storage));
    store.set(Fault::None);
    assert_eq!(client.command(say("now")).await, Ok(3));
}

#[tokio::test]
async fn a_command_whose_answer_got_lost_is_not_done_twice() {
    let server = TestServer::with_file("twice.sqlite").await;
    let table = server.create(ONE_POINT).await;
    let mut first = server.join(table.table, Some(table.key), None).await;
    let mut second = server.join(table.table, table.invitation, None).await;
    first.sit("Ada").await;
    second.sit("Max").await;
    first.hear_up_to(3).await;
    let throw = || Command::Act {
        action: protocol::MatchAction::Throw,
    };
    let id = CommandId::new(u64::MAX);
    let number = first.command_with(id, 3, throw()).await.unwrap();
    // The connection breaks; the client has not seen the event.
    drop(first);
    let mut first = server.join(table.table, Some(table.key), None).await;
    assert_eq!(first.command_with(id, 3, throw()).await, Ok(number));
    assert_eq!(server.log(table.table).await.len(), number as usize);
    // A command with another ID is another command.
    let other = CommandId::new(1 << 40);
    assert!(first.command_with(other, number, throw()).await.is_err());
    // A spectator learns nothing from an ID.
    let mut watcher = server.join(table.table, None, None).await;
    let refused = watcher.command_with(id, number, throw()).await;
    assert_eq!(refused, Err(Refused::Watching));
}

#[tokio::test]
async fn a_computer_goes_on_when_the_store_does() {
    let store = TestStore::new("computer-waits.sqlite").await;
    let server = TestServer::open(store.clone()).await;
    let wanted = r#"{"rules": "international", "opponent": {"computer": "beginner"}}"#;
    let table = server.create(wanted).await;
    let mut client = server.join(table.table, Some(table.key), None).await;
    store.set(Fault::FullForTheServer);
    client.sit("Ada").await;
    // The computer's die for the start is not written.
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(server.log(table.table).await.len(), 2);
    store.set(Fault::None);
    let heard = timeout(Duration::from_secs(20), client.hear_up_to(3)).await;
    assert!(heard.is_ok(), "the computer has given up");
}

#[tokio::test]
async fn a_computer_plays_on_what_a_room_hears_of_when_somebody_joins() {
    let store = TestStore::new("unheard.sqlite").await;
    let server = TestServer::open(store.clone()).await;
    let wanted =
        r#"{"rules": "international", "color": "white", "opponent": {"computer": "beginner"}}"#;
    let table = server.create(wanted).await;
    let watcher = server.join(table.table, None, None).await;
    // The player sits down through another process, which dies before it says
    // so.
    let seated = Event::Seated {
        seat: rules::Seat::First,
        name: "Ada".parse().unwrap(),
        share: protocol::Share([1; 16]),
    };
    let unheard = NewEvent {
        table: table.table,
        event: Numbered::new(2, Moment(2), seated),
        after: Some(watcher.table().last_at()),
        secrets: None,
        notify: false,
    };
    let appended = store.append(unheard).await.unwrap();
    assert_eq!(appended, Appended::Written);
    let mut player = server.join(table.table, Some(table.key), None).await;
    let heard = timeout(Duration::from_secs(20), player.hear_up_to(3)).await;
    assert!(heard.is_ok(), "the computer doesn't know that it's on");
}

#[tokio::test]
async fn health_and_readiness_try_the_store() {
    let store = TestStore::new("health.sqlite").await;
    let server = TestServer::open(store.clone()).await;
    for path in ["/health", "/ready"] {
        assert_eq!(server.get(path).await, (StatusCode::OK, "ok\n".to_owned()));
    }
    store.set(Fault::Full);
    // An answer is good for a second.
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    for path in ["/health", "/ready"] {
        let (status, _) = server.get(path).await;
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{path}");
    }
    store.set(Fault::None);
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    assert_eq!(server.get("/health").await.0, StatusCode::OK);
    server.tables.close().await;
    assert_eq!(server.get("/health").await.0, StatusCode::OK);
    let (status, _) = server.get("/ready").await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
}

#[tokio::test]
async fn a_table_goes_on_with_a_store_that_has_lost_its_last_events() {
    use sqlx::Connection as _;
    let path = file("behind.sqlite");
    let store = SqliteStore::open(&path).await.unwrap();
    let server = TestServer::open(Arc::new(store)).await;
    let table = server.create(ONE_POINT).await;
    let mut first = server.join(table.table, Some(table.key), None).await;
    let mut second = server.join(table.table, table.invitation, None).await;
    first.sit("Ada").await;
    second.sit("Max").await;
    first.command(say("one")).await.unwrap();
    first.command(say("two")).await.unwrap();
    assert_eq!(first.last(), 5);

    // A database that took over lacks the last two.
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path);
    let mut meddler = sqlx::SqliteConnection::connect_with(&options)
        .await
        .unwrap();
    sqlx::query("DELETE FROM events WHERE number > 3")
        .execute(&mut meddler)
        .await
        .unwrap();

    // Whoever acts finds out, and everybody starts over.
    let three = ToServer::Command {
        id: CommandId::new(3 << 30),
        after: 5,
        command: say("three"),
    };
    first.send(&three).await;
    while first.next_or_end().await.is_some() {}
    while second.next_or_end().await.is_some() {}
    let mut first = server.join(table.table, Some(table.key), None).await;
    // What was said comes after what's in the log.
    assert_eq!(first.last(), 4);
    assert_eq!(said(&server, table.table, "two").await, 0);
    assert_eq!(said(&server, table.table, "three").await, 1);
    assert_eq!(first.command(say("four")).await, Ok(5));

    // A client that has seen more than there is gets the whole log.
    let mut ahead = server.connect(table.table).await;
    ahead.hello(None, 99).await;
    let ToClient::Welcome { last: 5, .. } = ahead.next().await else {
        panic!("no welcome");
    };
    let mut events = Vec::new();
    while events.is_empty() {
        if let ToClient::Events { events: told } = ahead.next().await {
            events = told;
        }
    }
    assert_eq!(events.first().map(|event| event.number), Some(1));
    assert_eq!(events.len(), 5);
}

#[tokio::test]
async fn what_was_decided_on_an_event_that_is_lost_is_not_written() {
    use sqlx::Connection as _;
    let path = file("replaced.sqlite");
    let store = SqliteStore::open(&path).await.unwrap();
    let server = TestServer::open(Arc::new(store)).await;
    let table = server.create(ONE_POINT).await;
    let mut first = server.join(table.table, Some(table.key), None).await;
    let mut second = server.join(table.table, table.invitation, None).await;
    first.sit("Ada").await;
    second.sit("Max").await;
    while first.table().to_decide().is_none() {
        for client in [&mut first, &mut second] {
            if let Some(action @ protocol::MatchAction::Throw) = client.action() {
                client.command(Command::Act { action }).await.unwrap();
            }
        }
        let last = first.last().max(second.last());
        first.hear_up_to(last).await;
        second.hear_up_to(last).await;
    }
    let mut on_roll = match first.action() {
        Some(_) => first,
        None => second,
    };
    let (last, action) = (on_roll.last(), on_roll.action().unwrap());

    // A database took over that lacked the last event, and another process has
    // written one with the same number.
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path);
    let mut meddler = sqlx::SqliteConnection::connect_with(&options)
        .await
        .unwrap();
    sqlx::query(
        "UPDATE events SET event = replace(event, '\"at\":', '\"at\":1') WHERE number = $1",
    )
    .bind(last)
    .execute(&mut meddler)
    .await
    .unwrap();

    // Who has seen the other is sent away, and nothing is done.
    let play = ToServer::Command {
        id: CommandId::new(3 << 30),
        after: last,
        command: Command::Act { action },
    };
    on_roll.send(&play).await;
    let ended = timeout(Duration::from_secs(20), async {
        while on_roll.next_or_end().await.is_some() {}
    });
    assert!(ended.await.is_ok(), "it was done");
    assert_eq!(server.log(table.table).await.len(), last as usize);
    let key = match on_roll.seat {
        Some(rules::Seat::First) => Some(table.key),
        _ => table.invitation,
    };
    let mut again = server.join(table.table, key, None).await;
    let action = again.action().unwrap();
    assert_eq!(again.command(Command::Act { action }).await, Ok(last + 1));
}

#[tokio::test]
async fn a_log_that_could_not_be_read_when_something_was_missed_is_read_later() {
    let store = TestStore::new("missed.sqlite").await;
    let server = TestServer::open(store.clone()).await;
    let table = server.create(ONE_POINT).await;
    let mut client = server.join(table.table, Some(table.key), None).await;
    client.sit("Ada").await;
    // Another process writes, and nobody hears of it.
    let unheard = NewEvent {
        table: table.table,
        event: Numbered::new(
            3,
            Moment(3),
            Event::Spoke {
                seat: rules::Seat::First,
                text: "unheard".parse().unwrap(),
            },
        ),
        after: Some(client.table().last_at()),
        secrets: None,
        notify: false,
    };
    let appended = store.append(unheard).await.unwrap();
    assert_eq!(appended, Appended::Written);
    store.set(Fault::Unreadable);
    let reads = store.reads();
    store.notice(Notice::Missed);
    while store.reads() == reads {
        tokio::task::yield_now().await;
    }
    store.set(Fault::None);
    let heard = timeout(Duration::from_secs(20), client.hear_up_to(3)).await;
    assert!(heard.is_ok(), "nobody looks again");
}

#[tokio::test]
async fn whoever_joins_while_no_log_can_be_read_is_asked_to_try_again() {
    let store = TestStore::new("unreadable.sqlite").await;
    let server = TestServer::open(store.clone()).await;
    let table = server.create(ONE_POINT).await;
    store.set(Fault::Unreadable);
    let mut client = server.connect(table.table).await;
    client.hello(Some(table.key), 0).await;
    // A refusal would be about something that the client wanted to do.
    assert_eq!(client.last_words().await, (vec![], Some(1013)));
    // The same if the log can't be read to the end.
    store.set(Fault::None);
    let _here = server.join(table.table, Some(table.key), None).await;
    store.set(Fault::Unreadable);
    let mut client = server.connect(table.table).await;
    client.hello(Some(table.key), 0).await;
    let (messages, code) = client.last_words().await;
    assert!(
        matches!(messages[..], [ToClient::Welcome { .. }]),
        "{messages:?}"
    );
    assert_eq!(code, Some(1013));
}

#[tokio::test]
async fn a_room_that_nobody_is_in_is_let_go_though_others_could_write() {
    let store = TestStore::new("idle.sqlite").await;
    store.set(Fault::Shared);
    let server = TestServer::open(store).await;
    let table = server.create(ONE_POINT).await;
    let client = server.join(table.table, Some(table.key), None).await;
    let rooms = async || {
        let (_, metrics) = server.get("/metrics").await;
        metrics.contains("gammonbox_rooms 1")
    };
    assert!(rooms().await);
    drop(client);
    while !server
        .get("/metrics")
        .await
        .1
        .contains("gammonbox_sockets 0")
    {
        tokio::task::yield_now().await;
    }
    // It says who is there every twenty seconds.
    tokio::time::pause();
    for _ in 0..6 {
        tokio::time::advance(Duration::from_secs(10)).await;
        for _ in 0..100 {
            tokio::task::yield_now().await;
        }
    }
    tokio::time::resume();
    assert!(!rooms().await);
}

#[tokio::test]
async fn a_crowd_that_watches_is_counted_and_not_announced_one_by_one() {
    let server = TestServer::with_file("crowd.sqlite").await;
    let table = server.create(ONE_POINT).await;
    let mut first = server.join(table.table, Some(table.key), None).await;
    let began = std::time::Instant::now();
    let mut crowd = Vec::new();
    for _ in 0..40 {
        crowd.push(server.join(table.table, None, None).await);
    }
    let mut told = 0;
    loop {
        if let ToClient::Presence { spectators, .. } = first.next().await {
            told += 1;
            if spectators == 40 {
                break;
            }
        }
    }
    // When the player joined, and every two seconds.
    let most = 2 + began.elapsed().as_secs() / 2;
    assert!(told <= most, "{told} messages for 40 spectators");
}

#[tokio::test]
async fn what_is_no_text_and_what_is_too_much_are_answered_as_such() {
    let server = TestServer::with_file("bytes.sqlite").await;
    let table = server.create(ONE_POINT).await;
    let mut client = server.join(table.table, Some(table.key), None).await;
    client.send_bytes_as_text(b"\xff\xfe").await;
    let mut refused = None;
    while let Some(message) = client.next_or_end().await {
        if let ToClient::Refused { refused: why, .. } = message {
            refused = Some(why);
        }
    }
    assert!(
        matches!(refused, Some(Refused::NotUnderstood { .. })),
        "{refused:?}"
    );

    // A refusal for exceeding the rate names the command. In five seconds, this
    // many would be allowed.
    let mut client = server.join(table.table, Some(table.key), None).await;
    let ids: Vec<CommandId> = (0..160)
        .map(|number| CommandId::new(number << 40))
        .collect();
    for &id in &ids {
        let command = Command::Withdraw;
        client
            .send(&ToServer::Command {
                id,
                after: 1,
                command,
            })
            .await;
    }
    let mut answered = Vec::new();
    while answered.len() < ids.len() {
        if let ToClient::Refused { id, refused } = client.next().await {
            answered.push((id, refused == Refused::TooMany));
        }
    }
    assert!(answered.iter().any(|(_, is_too_many)| *is_too_many));
    assert!(answered.iter().all(|(id, _)| id.is_some()));
}

#[tokio::test]
async fn pings_count_as_messages() {
    let server = TestServer::with_file("pings.sqlite").await;
    let table = server.create(ONE_POINT).await;
    let mut client = server.join(table.table, Some(table.key), None).await;
    client.ping(10_000).await;
    // Whoever sends too many is hung up on, and may not hear why.
    let ended = timeout(Duration::from_secs(20), async {
        while client.next_or_end().await.is_some() {}
    });
    assert!(ended.await.is_ok(), "the server takes them all");
}

#[tokio::test]
async fn only_a_few_matches_are_written_as_text_at_the_same_time() {
    use axum::body::Body;
    use axum::http::Request;
    use tower::ServiceExt as _;
    let store = TestStore::new("exports.sqlite").await;
    let server = TestServer::open(store.clone()).await;
    let table = server.create(ONE_POINT).await;
    let app = server::app(&[], server.tables.clone(), Options::default());
    let exports = (0..30).map(|_| {
        let path = format!("/api/tables/{}/match", table.table);
        let request = Request::get(path).body(Body::empty()).unwrap();
        app.clone().oneshot(request)
    });
    let answers = futures_util::future::join_all(exports).await;
    assert!(answers.iter().all(Result::is_ok));
    let most = store.most_whole_logs();
    assert!(
        (1..=4).contains(&most),
        "{most} whole logs were read at once"
    );
}

#[test]
fn an_export_that_nobody_waits_for_keeps_its_place_until_it_is_done() {
    use axum::body::Body;
    use axum::http::Request;
    use tower::ServiceExt as _;
    // There's one thread for what takes long, and it's busy.
    let runtime = tokio::runtime::Builder::new_current_thread()
        .max_blocking_threads(1)
        .enable_all()
        .build();
    runtime.unwrap().block_on(async {
        let store = TestStore::new("abandoned.sqlite").await;
        let server = TestServer::open(store.clone()).await;
        let table = server.create(ONE_POINT).await;
        let app = server::app(&[], server.tables.clone(), Options::default());
        let export = || {
            let path = format!("/api/tables/{}/match", table.table);
            let request = Request::get(path).body(Body::empty()).unwrap();
            tokio::spawn(app.clone().oneshot(request))
        };
        let (free, is_free) = std::sync::mpsc::channel::<()>();
        let busy = tokio::task::spawn_blocking(move || is_free.recv());

        // Each reads the first event, then the whole log.
        let before = store.reads();
        let abandoned: Vec<_> = (0..4).map(|_| export()).collect();
        while store.reads() < before + 8 || store.whole_logs() > 0 {
            tokio::task::yield_now().await;
        }
        for one in abandoned {
            one.abort();
            assert!(one.await.unwrap_err().is_cancelled());
        }
        let waiting = export();
        while store.reads() < before + 9 {
            tokio::task::yield_now().await;
        }
        // If there were a place for it, it would read the log now.
        tokio::time::sleep(Duration::from_millis(200)).await;
        assert_eq!(store.reads(), before + 9);
        free.send(()).unwrap();
        busy.await.unwrap().unwrap();
        waiting.await.unwrap().unwrap();
        assert_eq!(store.reads(), before + 10);
    });
}

/// A server with limits of its own, and what stops it.
async fn listening(
    name: &str,
    limits: ConnectionLimits,
) -> (
    std::net::SocketAddr,
    oneshot::Sender<()>,
    tokio::task::JoinHandle<()>,
) {
    let store = SqliteStore::open(&file(name)).await.unwrap();
    let tables = Tables::new(Arc::new(store));
    let app = server::app(&[], tables.clone(), Options::default());
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let stopped = async { drop(stopped.await) };
    let serving = tokio::spawn(server::serve(listener, app, tables, limits, stopped));
    (address, stop, serving)
}

#[tokio::test]
async fn half_a_request_is_not_waited_for_long() {
    let limits = ConnectionLimits {
        head_timeout: Duration::from_millis(300),
        shutdown_timeout: Duration::from_millis(500),
        ..ConnectionLimits::default()
    };
    let (address, stop, serving) = listening("half.sqlite", limits.clone()).await;
    let mut half = TcpStream::connect(address).await.unwrap();
    half.write_all(b"GET /health HTTP/1.1\r\nhost: local")
        .await
        .unwrap();
    let mut rest = Vec::new();
    let ended = timeout(Duration::from_secs(5), half.read_to_end(&mut rest)).await;
    assert!(ended.is_ok(), "the connection stays open");

    // Nor when the server shuts down.
    let limits = ConnectionLimits {
        head_timeout: Duration::from_secs(60),
        ..limits
    };
    let (other, stop_other, serving_other) = listening("half-2.sqlite", limits).await;
    let mut half = TcpStream::connect(other).await.unwrap();
    half.write_all(b"GET /health HTTP/1.1\r\nhost: local")
        .await
        .unwrap();
    for (stop, serving) in [(stop, serving), (stop_other, serving_other)] {
        stop.send(()).unwrap();
        let ended = timeout(Duration::from_secs(5), serving).await;
        assert!(ended.is_ok(), "the server does not end");
    }
}

#[tokio::test]
async fn a_head_that_is_too_long_is_refused_before_it_ends() {
    let limits = ConnectionLimits {
        head_timeout: Duration::from_secs(60),
        ..ConnectionLimits::default()
    };
    let (address, _stop, _serving) = listening("head.sqlite", limits).await;
    let mut client = TcpStream::connect(address).await.unwrap();
    let head = format!("GET / HTTP/1.1\r\nx-long: {}", "x".repeat(100_000));
    // The server may hang up before it has read all of it.
    let _ = client.write_all(head.as_bytes()).await;
    let mut answer = Vec::new();
    let ended = timeout(Duration::from_secs(20), client.read_to_end(&mut answer)).await;
    assert!(ended.is_ok(), "the rest is waited for");
    let answer = String::from_utf8(answer).unwrap();
    assert!(
        answer.is_empty() || answer.starts_with("HTTP/1.1 431"),
        "{answer}"
    );
}

#[tokio::test]
async fn so_many_connections_and_no_more() {
    let limits = ConnectionLimits {
        total: 2,
        ..ConnectionLimits::default()
    };
    let (address, _stop, _serving) = listening("many.sqlite", limits).await;
    let ask = async |stream: &mut TcpStream| {
        let request = b"GET /api/server HTTP/1.1\r\nhost: localhost\r\n\r\n";
        stream.write_all(request).await.ok()?;
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).await.ok()?;
        Some(answer)
    };
    let mut first = TcpStream::connect(address).await.unwrap();
    let mut second = TcpStream::connect(address).await.unwrap();
    assert_eq!(ask(&mut first).await.as_ref(), Some(b"HTTP/1.1 200"));
    assert_eq!(ask(&mut second).await.as_ref(), Some(b"HTTP/1.1 200"));
    let mut third = TcpStream::connect(address).await.unwrap();
    assert_eq!(ask(&mut third).await, None);
    drop(first);
    let mut answer = None;
    while answer.is_none() {
        let mut fourth = TcpStream::connect(address).await.unwrap();
        answer = ask(&mut fourth).await;
    }
}
