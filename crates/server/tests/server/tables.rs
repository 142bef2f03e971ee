//! People at tables, over real connections.

use std::sync::Arc;
use std::time::Duration;

use crate::client::{TestServer, play_to_the_end};
use crate::postgres::Cluster;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use protocol::{
    BySeat, Command, Event, Receipt, Refused, Request as Asked, SeatKey, Standing, TableId,
    ToClient, ToServer,
};
use rules::Seat;
use server::{PgConnectOptions, PostgresStore};

const ONE_POINT: &str = r#"{"rules": "international, match 1", "color": "white"}"#;

#[tokio::test]
async fn two_play_a_match_and_a_third_watches_all_of_it() {
    let server = TestServer::with_file("match.sqlite").await;
    let seated = server
        .create(r#"{"rules": "international, match 3", "color": "white"}"#)
        .await;
    let mut first = server.join(seated.table, Some(seated.key), None).await;
    let mut second = server.join(seated.table, seated.invitation, None).await;
    let mut watcher = server.join(seated.table, None, None).await;
    assert_eq!(
        (first.seat, second.seat),
        (Some(Seat::First), Some(Seat::Second))
    );
    assert_eq!(watcher.seat, None);
    first.sit("Ada").await;
    second.sit("Max").await;
    first.hear_up_to(3).await;
    play_to_the_end(&mut first, &mut second).await;
    watcher.hear_up_to(first.last()).await;
    for table in [second.table(), watcher.table()] {
        assert_eq!(table.record(), first.table().record());
    }
    assert_eq!(watcher.act("roll").await, Err(Refused::Watching));

    // The saved match proves its dice.
    let path = format!("/api/tables/{}/match", seated.table);
    let (status, text) = server.get(&path).await;
    assert_eq!(status, StatusCode::OK);
    let file = formats::read(text.as_bytes()).unwrap().file;
    assert_eq!(
        (
            file.players.white.name.as_str(),
            file.players.black.name.as_str()
        ),
        ("Ada", "Max")
    );
    let receipt: Receipt = file.receipt.join("\n").parse().unwrap();
    assert!(receipt.check().unwrap() > 10);
    let (record, end) = file.to_record().unwrap();
    assert_eq!(end, None);
    assert_eq!(receipt.check_match(&record), Ok(()));

    // And they play another, in the same seats.
    let rematch = Command::Ask {
        request: Asked::Rematch,
    };
    first.patiently(rematch).await;
    second.hear_up_to(first.last()).await;
    second.patiently(Command::Agree).await;
    assert_eq!(second.table().standing(), Standing::BeforeDice);
    assert_eq!(second.table().match_number(), 2);

    // The previous match can still be saved.
    let (_, before) = server.get(&format!("{path}?number=1")).await;
    assert_eq!(before, text);
    let (status, _) = server.get(&format!("{path}?number=3")).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn whoever_comes_back_is_told_exactly_what_they_missed() {
    let server = TestServer::with_file("back.sqlite").await;
    let seated = server.create(ONE_POINT).await;
    let mut first = server.join(seated.table, Some(seated.key), None).await;
    let mut second = server.join(seated.table, seated.invitation, None).await;
    first.sit("Ada").await;
    second.sit("Max").await;

    // Both lose their connection after everything that happens.
    let mut so_far = vec![None];
    while second.table().receipt().is_none() {
        for client in [&mut first, &mut second] {
            let key = match client.seat.unwrap() {
                Seat::First => Some(seated.key),
                Seat::Second => seated.invitation,
            };
            *client = server.join(seated.table, key, client.table.take()).await;
            if let Some(action) = client.action() {
                client.command(Command::Act { action }).await.unwrap();
            }
            so_far.push(client.table.clone());
        }
    }
    let log = server.log(seated.table).await;
    assert_eq!(log.len(), second.last() as usize);

    // From any point of the match, a client gets to its end.
    for seen in so_far {
        let client = server.join(seated.table, None, seen).await;
        assert_eq!(client.table().record(), second.table().record());
        assert_eq!(client.last(), second.last());
    }
}

#[tokio::test]
async fn what_is_not_allowed_is_refused_and_changes_nothing() {
    let server = TestServer::with_file("refused.sqlite").await;
    let seated = server.create(ONE_POINT).await;
    let mut first = server.join(seated.table, Some(seated.key), None).await;
    let mut second = server.join(seated.table, seated.invitation, None).await;
    first.sit("Ada").await;
    second.sit("Max").await;
    first.hear_up_to(3).await;
    let before = server.log(seated.table).await;

    for text in [
        "",
        "nonsense",
        "{}",
        "[]",
        "null",
        r#"{"type":"command"}"#,
        r#"{"type":"hello","version":1,"key":null,"seen":0}"#,
        r#"{"type":"command","id":1,"after":3,"command":{"type":"act","action":"win"}}"#,
        r#"{"type":"command","id":1,"after":3,"command":{"type":"act","action":"throw 6"},"seat":"second"}"#,
    ] {
        first.send_text(text).await;
        loop {
            match first.next().await {
                ToClient::Refused {
                    refused: Refused::NotUnderstood { .. },
                    ..
                } => break,
                ToClient::Presence { .. } => {}
                other => panic!("{text}: {other:?}"),
            }
        }
    }
    for (command, expected) in [
        (r#"{"type":"act","action":"throw 6"}"#, "now"),
        (r#"{"type":"act","action":"roll"}"#, "start"),
        (r#"{"type":"act","action":"play 8/5 6/5"}"#, ""),
        (r#"{"type":"act","action":"next game"}"#, "isn't over"),
        (r#"{"type":"agree"}"#, "nobody has asked"),
        (r#"{"type":"claim"}"#, "no clock"),
        (r#"{"type":"ask","request":"rematch"}"#, "can't do that now"),
        (
            r#"{"type":"share","share":"00000000000000000000000000000000"}"#,
            "now",
        ),
    ] {
        let refused = first
            .command(serde_json::from_str(command).unwrap())
            .await
            .unwrap_err();
        assert!(
            refused.to_string().contains(expected),
            "{command}: {refused}"
        );
    }
    let roll: Command = serde_json::from_str(r#"{"type":"act","action":"roll"}"#).unwrap();
    for after in [0, 2, 4, u32::MAX] {
        let refused = first.command_after(after, roll.clone()).await;
        assert_eq!(refused, Err(Refused::Stale { last: 3 }), "{after}");
    }
    assert_eq!(server.log(seated.table).await, before);

    // The two play on as if nothing had happened.
    play_to_the_end(&mut first, &mut second).await;
}

#[tokio::test]
async fn who_has_no_business_here_is_not_let_in() {
    let server = TestServer::with_file("strangers.sqlite").await;
    let wanted = r#"{"rules": "international", "watching": "closed"}"#;
    let closed = server.create(wanted).await;
    let open = server.create(ONE_POINT).await;
    let hello = |version: u32, key: Option<SeatKey>| {
        let seen = 0;
        ToServer::Hello(protocol::Hello {
            version,
            key,
            seen,
            seen_at: None,
        })
    };
    let nobody = Some(SeatKey::new([8; 20]));
    for (table, message, expected) in [
        (closed.table, hello(1, None), Refused::NotOpen),
        (closed.table, hello(1, nobody), Refused::WrongKey),
        // The key of another table.
        (closed.table, hello(1, Some(open.key)), Refused::WrongKey),
        (
            open.table,
            hello(2, None),
            Refused::OtherVersion { server: 1 },
        ),
        (TableId::new([4; 10]), hello(1, None), Refused::UnknownTable),
    ] {
        let mut client = server.connect(table).await;
        client.send(&message).await;
        let ToClient::Refused { refused, .. } = client.next().await else {
            panic!("let in");
        };
        assert_eq!(refused, expected);
        assert_eq!(client.next_or_end().await, None);
    }

    // The same over HTTP.
    let path = format!("/api/tables/{}/events", closed.table);
    assert_eq!(server.get(&path).await.0, StatusCode::FORBIDDEN);
    let with_key = |key: SeatKey| {
        let request = Request::get(&path).header("authorization", format!("Bearer {key}"));
        server.ask(request.body(Body::empty()).unwrap())
    };
    assert_eq!(with_key(open.key).await.0, StatusCode::FORBIDDEN);
    let (status, log) = with_key(closed.key).await;
    assert_eq!(status, StatusCode::OK);
    // No log contains a key.
    for key in [Some(closed.key), closed.invitation].into_iter().flatten() {
        assert!(!log.contains(&key.to_string()));
    }
}

#[tokio::test]
async fn pages_of_other_servers_cannot_connect() {
    let server = TestServer::with_file("origin.sqlite").await;
    let seated = server.create(ONE_POINT).await;
    let address = format!("ws://{}/api/tables/{}/socket", server.address, seated.table);
    for (origin, is_let_in) in [
        (format!("http://{}", server.address), true),
        ("https://remote.example".to_owned(), false),
    ] {
        use tokio_tungstenite::tungstenite::client::IntoClientRequest;
        let mut request = address.as_str().into_client_request().unwrap();
        request
            .headers_mut()
            .insert("origin", origin.parse().unwrap());
        let stream = tokio::net::TcpStream::connect(server.address)
            .await
            .unwrap();
        let connected = tokio_tungstenite::client_async(request, stream).await;
        assert_eq!(connected.is_ok(), is_let_in, "{origin}");
    }
}

#[tokio::test]
async fn who_says_too_much_at_once_is_slowed_down_and_too_long_a_message_ends_it() {
    let server = TestServer::with_file("flood.sqlite").await;
    let seated = server.create(ONE_POINT).await;
    let mut client = server.join(seated.table, Some(seated.key), None).await;
    let mut answers = Vec::new();
    // In five seconds, this many would be allowed.
    for id in 0..160 {
        client.send(&ToServer::Ping { id }).await;
    }
    while answers.len() < 160 {
        match client.next().await {
            ToClient::Pong { .. } => answers.push(true),
            ToClient::Refused {
                refused: Refused::TooMany,
                ..
            } => answers.push(false),
            _ => {}
        }
    }
    assert!(answers[..60].iter().all(|answered| *answered));
    assert!(answers.iter().any(|answered| !answered));

    let mut client = server.join(seated.table, Some(seated.key), None).await;
    client.send_text("x".repeat(100_000)).await;
    let mut refused = None;
    while let Some(message) = client.next_or_end().await {
        if let ToClient::Refused { refused: why, .. } = message {
            refused = Some(why);
        }
    }
    assert_eq!(refused, Some(Refused::TooLarge));
    server
        .join(seated.table, Some(seated.key), None)
        .await
        .sit("Ada")
        .await;
}

#[tokio::test]
async fn a_computer_sits_down_and_plays() {
    let server = TestServer::with_file("computer.sqlite").await;
    let wanted = r#"{"rules": "international, match 1", "opponent": {"computer": "beginner"}}"#;
    let seated = server.create(wanted).await;
    assert_eq!(seated.invitation, None);
    let mut client = server.join(seated.table, Some(seated.key), None).await;
    client.sit("Ada").await;
    while client.table().receipt().is_none() {
        match client.action() {
            Some(action) => {
                let acted = client.command(Command::Act { action }).await;
                if acted == Err(Refused::TooMany) {
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            }
            None => drop(client.hear().await),
        }
    }
    assert!(client.table().receipt().unwrap().check().is_ok());
    client
        .command(Command::Ask {
            request: Asked::Rematch,
        })
        .await
        .unwrap();
    while client.table().match_number() == 1 {
        client.hear().await;
    }

    let unknown = r#"{"rules": "international", "opponent": {"computer": "wizard"}}"#;
    let request = Request::post("/api/tables")
        .header("content-type", "application/json")
        .body(Body::from(unknown))
        .unwrap();
    let (status, body) = server.ask(request).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert!(body.contains("'wizard' is no level"), "{body}");
}

#[tokio::test]
async fn everybody_sees_who_is_there_and_what_is_said() {
    let server = TestServer::with_file("presence.sqlite").await;
    let seated = server.create(ONE_POINT).await;
    let mut first = server.join(seated.table, Some(seated.key), None).await;
    first.sit("Ada").await;
    let watcher = server.join(seated.table, None, None).await;
    let second = server.join(seated.table, seated.invitation, None).await;
    let mut wait_for = async |first_here, second_here, spectators| {
        let here = BySeat {
            first: first_here,
            second: second_here,
        };
        while first.hear().await != (ToClient::Presence { here, spectators }) {}
    };
    wait_for(true, true, 1).await;
    drop(second);
    wait_for(true, false, 1).await;
    drop(watcher);
    wait_for(true, false, 0).await;

    let text = "is anybody there?".parse().unwrap();
    let said = first.command(Command::Say { text }).await.unwrap();
    let log = server.log(seated.table).await;
    assert!(matches!(log[said as usize - 1].event, Event::Spoke { .. }));
}

#[tokio::test]
async fn a_server_that_closes_says_so_and_another_goes_on() {
    let path = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("closing.sqlite");
    let server = TestServer::with_file("closing.sqlite").await;
    let seated = server.create(ONE_POINT).await;
    let mut first = server.join(seated.table, Some(seated.key), None).await;
    first.sit("Ada").await;
    let goes = async { while first.next_or_end().await.is_some() {} };
    tokio::join!(server.tables.close(), goes);

    let store = server::SqliteStore::open(&path).await.unwrap();
    let server = TestServer::open(Arc::new(store)).await;
    let mut first = server
        .join(seated.table, Some(seated.key), first.table.take())
        .await;
    let mut second = server.join(seated.table, seated.invitation, None).await;
    second.sit("Max").await;
    first.hear_up_to(3).await;
    play_to_the_end(&mut first, &mut second).await;
}

#[tokio::test]
async fn players_at_two_servers_with_one_database_sit_at_one_table() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let options: PgConnectOptions = cluster.address().parse().unwrap();
    let open = async || {
        let store = PostgresStore::open(options.clone()).await.unwrap();
        TestServer::open(Arc::new(store)).await
    };
    let (here, there) = (open().await, open().await);
    let seated = here.create(ONE_POINT).await;
    let mut first = here.join(seated.table, Some(seated.key), None).await;
    let mut second = there.join(seated.table, seated.invitation, None).await;

    // Each is told that the other is there.
    let both = BySeat {
        first: true,
        second: true,
    };
    let presence = ToClient::Presence {
        here: both,
        spectators: 0,
    };
    while first.hear().await != presence {}
    first.sit("Ada").await;
    second.hear_up_to(2).await;
    second.sit("Max").await;
    first.hear_up_to(3).await;
    play_to_the_end(&mut first, &mut second).await;
    assert_eq!(first.table().record(), second.table().record());
    assert_eq!(here.log(seated.table).await, there.log(seated.table).await);
}
