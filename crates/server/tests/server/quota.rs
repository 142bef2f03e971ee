//! How much disk space and bandwidth strangers may use.

use std::time::Duration;

use axum::http::StatusCode;
use protocol::{BySeat, Command, Numbered, Refused, SeatKey, TableId};
use server::{Store as _, TableSecrets};
use tokio::time::timeout;

use crate::client::TestServer;
use crate::test_store::TestStore;

/// A table with both seats taken and what follows.
async fn table(store: &TestStore, log: &[String]) -> (TableId, BySeat<SeatKey>) {
    let id = TableId::new([7; 10]);
    let keys = BySeat {
        first: SeatKey::new([1; 20]),
        second: SeatKey::new([2; 20]),
    };
    let secrets = TableSecrets {
        digests: keys.map(|key| Some(key.digest())),
        seed: [3; 32],
    };
    let share = "00".repeat(16);
    let begin = [
        r#"{"type":"created","terms":{"rules":"international, match 5","clock":null,"dice":"hand","watching":"open","seats":{"first":"person","second":"person"}},"commitment":null}"#.to_owned(),
        format!(r#"{{"type":"seated","seat":"first","name":"Ada","share":"{share}"}}"#),
        format!(r#"{{"type":"seated","seat":"second","name":"Max","share":"{share}"}}"#),
    ];
    let events = begin.iter().chain(log);
    let texts = (1..).zip(events).map(|(number, event)| {
        format!(r#"{{"number":{number},"at":1763251200000,"event":{event}}}"#)
    });
    store.import(id, secrets, texts.collect()).await.unwrap();
    (id, keys)
}

fn say(text: &str) -> Command {
    Command::Say {
        text: text.parse().unwrap(),
    }
}

fn spoke(seat: &str, text: &str) -> String {
    format!(r#"{{"type":"spoke","seat":"{seat}","text":"{text}"}}"#)
}

fn acted(entry: &str) -> String {
    format!(r#"{{"type":"acted","entry":"{entry}"}}"#)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_joins_a_long_table_and_its_log_is_read_once() {
    const EVENTS: u32 = 40_003;
    let store = TestStore::new("crowd-joins.sqlite").await;
    let log: Vec<String> = (0..EVENTS - 3).map(|_| spoke("first", "on")).collect();
    let (table, _) = table(&store, &log).await;
    let server = TestServer::open(store.clone()).await;
    // It is longer than what may wait for a client, and nobody is there yet.
    let joining = (0..20).map(|_| server.join(table, None, None));
    for joined in futures_util::future::join_all(joining).await {
        assert_eq!(joined.last(), EVENTS);
    }
    // It is loaded once by the thousand, and read once by the message; what is
    // not a full message is read by each.
    let reads = store.reads();
    assert!(reads <= 41 + 200 + 20, "{reads} reads for 20 who join");

    // The same over HTTP, from any number on.
    let (status, whole) = server.get(&format!("/api/tables/{table}/events")).await;
    assert_eq!(status, StatusCode::OK);
    let whole: Vec<Numbered> = serde_json::from_str(&whole).unwrap();
    assert_eq!(whole.len(), EVENTS as usize);
    for after in [0, 199, 200, 201, 39_999, 40_000, 40_002, 40_003, 50_000] {
        let path = format!("/api/tables/{table}/events?after={after}");
        let (_, rest) = server.get(&path).await;
        let rest: Vec<Numbered> = serde_json::from_str(&rest).unwrap();
        assert_eq!(rest, whole[whole.len().min(after)..], "after {after}");
    }
}

#[tokio::test]
async fn who_fills_a_table_with_words_is_stopped_and_the_other_is_not() {
    let store = TestStore::new("words.sqlite").await;
    let log: Vec<String> = (0..500)
        .map(|_| spoke("first", &"語".repeat(500)))
        .chain(
            [spoke("first", &"a".repeat(500))]
                .into_iter()
                .cycle()
                .take(500),
        )
        .collect();
    let (table, keys) = table(&store, &log).await;
    let server = TestServer::open(store).await;
    let mut first = server.join(table, Some(keys.first), None).await;
    let mut second = server.join(table, Some(keys.second), None).await;
    assert_eq!(first.command(say("more")).await, Err(Refused::Full));
    assert!(second.command(say("enough")).await.is_ok());
    first.hear_up_to(second.last()).await;
    assert!(first.act("throw 3").await.is_ok());
}

#[tokio::test]
async fn who_moves_back_and_forth_for_ever_is_stopped_and_may_play_on() {
    let store = TestStore::new("undo.sqlite").await;
    let start = [acted("White throw 6"), acted("Black throw 1")];
    let pair = [acted("White move 13 by 6"), acted("White undo")];
    let log: Vec<String> = start
        .into_iter()
        .chain(pair.into_iter().cycle().take(16_000))
        .collect();
    let (table, keys) = table(&store, &log).await;
    let server = TestServer::open(store).await;
    let mut first = server.join(table, Some(keys.first), None).await;
    first.act("move 13 by 6").await.unwrap();
    assert_eq!(first.act("undo").await, Err(Refused::Full));
    let take_back = Command::Ask {
        request: protocol::Request::TakeBack,
    };
    assert_eq!(first.command(take_back).await, Err(Refused::Full));
    first.act("move 8 by 1").await.unwrap();
    first.act("end").await.unwrap();
}

#[tokio::test]
async fn a_long_match_is_not_played_again_for_ever_because_of_what_is_taken_back() {
    let store = TestStore::new("take-back.sqlite").await;
    let start = [acted("White throw 6"), acted("Black throw 1")];
    let pair = [acted("White move 13 by 6"), acted("White undo")];
    let turn = [
        "White move 13 by 6",
        "White move 8 by 1",
        "White end",
        "Black roll 61",
    ];
    let taken_back = [
        acted("Black play 13/7 8/7"),
        r#"{"type":"asked","seat":"second","request":"take_back"}"#.to_owned(),
        r#"{"type":"agreed","seat":"first","commitment":null}"#.to_owned(),
    ];
    // Each time some 8,000 entries stay.
    let log: Vec<String> = start
        .into_iter()
        .chain(pair.into_iter().cycle().take(8_000))
        .chain(turn.map(acted))
        .chain(taken_back.into_iter().cycle().take(3 * 125))
        .collect();
    let (table, keys) = table(&store, &log).await;
    let server = TestServer::open(store).await;
    let mut second = server.join(table, Some(keys.second), None).await;
    second.act("play 13/7 8/7").await.unwrap();
    let take_back = Command::Ask {
        request: protocol::Request::TakeBack,
    };
    assert_eq!(second.command(take_back).await, Err(Refused::Full));
    let mut first = server.join(table, Some(keys.first), None).await;
    first.act("roll 31").await.unwrap();
}

#[tokio::test]
async fn nobody_talks_faster_than_people_type() {
    let server = TestServer::with_file("talk.sqlite").await;
    let table = server
        .create(r#"{"rules": "international, match 1", "color": "white"}"#)
        .await;
    let mut client = server.join(table.table, Some(table.key), None).await;
    client.sit("Ada").await;
    // Some long messages are as much as many short ones.
    let mut bytes = 0;
    let long = "語".repeat(500);
    let refused = loop {
        match client.command(say(&long)).await {
            Ok(_) => bytes += long.len(),
            Err(refused) => break refused,
        }
    };
    assert_eq!(refused, Refused::TooMany);
    assert!(bytes < 8_000, "{bytes}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_reads_logs_again_and_again_reads_them_slowly_and_others_do_not() {
    let store = TestStore::new("reading.sqlite").await;
    // Some eight megabytes.
    let log: Vec<String> = (0..5_000)
        .map(|_| spoke("first", &"語".repeat(500)))
        .collect();
    let (table, _) = table(&store, &log).await;
    let server = TestServer::open(store).await;
    let read = async |from: &str| {
        let mut client = server.connect_from(table, Some(from)).await;
        client.hello(None, 0).await;
        let mut bytes = 0;
        while bytes < 7_500_000 {
            bytes += client.next_bytes().await.unwrap();
        }
    };
    let greedy = "203.0.113.7";
    for _ in 0..7 {
        read(greedy).await;
    }
    // An address has 64 MB, and 500 kB a second. That's less than this, unless
    // it has taken a minute so far.
    let slow = timeout(Duration::from_secs(4), async {
        for _ in 0..6 {
            read(greedy).await;
        }
    });
    assert!(slow.await.is_err(), "nobody slows it down");
    timeout(Duration::from_secs(20), read("203.0.113.8"))
        .await
        .unwrap();
}
