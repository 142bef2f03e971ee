//! Tables that are no longer kept.

use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use protocol::{BySeat, Command, Moment, Refused, SeatKey, TableId, ToClient};
use server::{PgConnectOptions, PostgresStore, SharedStore, SqliteStore, Store as _, TableSecrets};
use sqlx::Connection as _;

use crate::client::TestServer;
use crate::postgres::Cluster;
use crate::test_store::file;

const DAY: Duration = Duration::from_secs(24 * 3_600);

fn now() -> Duration {
    std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap()
}

/// Writes a table where nothing has happened for so many days.
async fn old_table(store: &SharedStore, number: u8, days: u32) -> TableId {
    table_of(store, number, now() - DAY * days).await
}

/// Writes a table where something happened at a time, and nothing since.
async fn table_of(store: &SharedStore, number: u8, at: Duration) -> TableId {
    let at = at.as_millis();
    let id = TableId::new([number; 10]);
    let secrets = TableSecrets {
        digests: BySeat::from_fn(|_| Some(SeatKey::new([1; 20]).digest())),
        seed: [3; 32],
    };
    let text = format!(
        r#"{{"number":1,"at":{at},"event":{{"type":"created","terms":{{"rules":"international","clock":null,"dice":"hand","watching":"open","seats":{{"first":"person","second":"person"}}}},"commitment":null}}}}"#
    );
    store.import(id, secrets, vec![text]).await.unwrap();
    id
}

#[tokio::test]
async fn tables_go_when_nothing_has_happened_there_for_so_long() {
    let path = file("retention.sqlite");
    let store: SharedStore = Arc::new(SqliteStore::open(&path).await.unwrap());
    let mut old = Vec::new();
    // More than are deleted at once.
    for number in 0..120 {
        old.push(old_table(&store, number, 401).await);
    }
    let young = old_table(&store, 200, 399).await;
    let server = TestServer::open(Arc::clone(&store)).await;
    // Somebody is watching an old table, and is sent away.
    let mut watcher = server.join(old[0], None, None).await;
    let deleted = server.tables.delete_older_than(DAY * 400).await;
    assert_eq!(deleted.unwrap(), 120);
    let mut refused = None;
    while let Some(message) = watcher.next_or_end().await {
        refused = Some(message);
    }
    let unknown = ToClient::Refused {
        id: None,
        refused: Refused::UnknownTable,
    };
    assert_eq!(refused.as_ref(), Some(&unknown));
    // Nor can they join again.
    let mut again = server.connect(old[0]).await;
    again.hello(None, 0).await;
    assert_eq!(again.next_or_end().await.as_ref(), Some(&unknown));
    for id in old {
        let (status, _) = server.get(&format!("/api/tables/{id}/events")).await;
        assert_eq!(status, StatusCode::NOT_FOUND);
    }
    let (status, _) = server.get(&format!("/api/tables/{young}/events")).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(server.tables.delete_older_than(DAY * 400).await.unwrap(), 0);
}

#[tokio::test]
async fn a_table_that_stays_is_not_looked_at_every_time() {
    let store: SharedStore = Arc::new(SqliteStore::open(&file("looked-at.sqlite")).await.unwrap());
    let table = old_table(&store, 1, 401).await;
    let server = TestServer::open(Arc::clone(&store)).await;
    let since = Moment((now() - DAY * 400).as_millis() as u64);
    let maybe_quiet = async || store.maybe_quiet(since, None, 10).await.unwrap().len();
    // Its last event is from today, but the index doesn't say so.
    let mut player = server.join(table, Some(SeatKey::new([1; 20])), None).await;
    player.sit("Ada").await;
    assert_eq!(maybe_quiet().await, 1);
    assert_eq!(server.tables.delete_older_than(DAY * 400).await.unwrap(), 0);
    assert_eq!(maybe_quiet().await, 0);
    assert_eq!(server.log(table).await.len(), 2);
}

/// A table that was set up while the clock was years ahead is kept for as long
/// as others, from when that was noticed.
async fn tables_of_the_future_go_too(store: SharedStore) {
    let future = table_of(&store, 1, now() + DAY * 2_000).await;
    let ahead = table_of(&store, 2, now() + Duration::from_secs(3_600)).await;
    let server = TestServer::open(Arc::clone(&store)).await;
    assert_eq!(server.tables.delete_older_than(DAY * 400).await.unwrap(), 0);
    let (status, _) = server.get(&format!("/api/tables/{future}/events")).await;
    assert_eq!(status, StatusCode::OK);
    let noticed = now().as_millis();
    while now().as_millis() == noticed {
        tokio::task::yield_now().await;
    }
    let deleted = server.tables.delete_older_than(Duration::ZERO).await;
    assert_eq!(deleted.unwrap(), 1);
    // Clocks may differ by an hour.
    for (id, expected) in [(future, StatusCode::NOT_FOUND), (ahead, StatusCode::OK)] {
        let (status, _) = server.get(&format!("/api/tables/{id}/events")).await;
        assert_eq!(status, expected);
    }
}

#[tokio::test]
async fn tables_of_the_future_go_from_a_file() {
    let path = file("future.sqlite");
    tables_of_the_future_go_too(Arc::new(SqliteStore::open(&path).await.unwrap())).await;
}

#[tokio::test]
async fn tables_of_the_future_go_from_a_database() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let options: PgConnectOptions = cluster.address().parse().unwrap();
    tables_of_the_future_go_too(Arc::new(PostgresStore::open(options).await.unwrap())).await;
}

#[tokio::test]
async fn while_one_process_deletes_old_tables_others_do_not() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let options: PgConnectOptions = cluster.address().parse().unwrap();
    let store: SharedStore = Arc::new(PostgresStore::open(options.clone()).await.unwrap());
    old_table(&store, 1, 401).await;
    let server = TestServer::open(store).await;
    // As a process does that is at it.
    let mut other = sqlx::PgConnection::connect_with(&options).await.unwrap();
    let lock = "SELECT pg_advisory_lock(7171)";
    sqlx::query(lock).execute(&mut other).await.unwrap();
    let deleted = server.tables.delete_older_than(DAY * 400).await;
    assert_eq!(deleted.unwrap(), 0);
    other.close().await.unwrap();
    // The database lets go of the lock a moment later.
    while server.tables.delete_older_than(DAY * 400).await.unwrap() == 0 {}
}

#[tokio::test]
async fn a_table_that_another_program_deletes_is_gone_for_who_does_something_or_comes() {
    let path = file("deleted.sqlite");
    let store: SharedStore = Arc::new(SqliteStore::open(&path).await.unwrap());
    let server = TestServer::open(store).await;
    let other = SqliteStore::open(&path).await.unwrap();
    let wanted = r#"{"rules": "international", "color": "white"}"#;
    for somebody_does_something in [true, false] {
        let table = server.create(wanted).await;
        let mut player = server.join(table.table, Some(table.key), None).await;
        player.sit("Ada").await;
        other.delete(vec![table.table], None).await.unwrap();
        if somebody_does_something {
            let text = "hello?".parse().unwrap();
            let said = player.command(Command::Say { text }).await;
            assert_eq!(said, Err(Refused::UnknownTable));
        }
        let mut visitor = server.connect(table.table).await;
        visitor.hello(None, 0).await;
        let unknown = ToClient::Refused {
            id: None,
            refused: Refused::UnknownTable,
        };
        assert_eq!(visitor.next_or_end().await.as_ref(), Some(&unknown));
        let mut told = Vec::new();
        while let Some(message) = player.next_or_end().await {
            told.push(message);
        }
        assert_eq!(told.last(), Some(&unknown));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_one_process_deletes_is_gone_at_the_others() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let open = async || {
        let options: PgConnectOptions = cluster.address().parse().unwrap();
        Arc::new(PostgresStore::open(options).await.unwrap()) as SharedStore
    };
    let (here, there) = (open().await, TestServer::open(open().await).await);
    let old = old_table(&here, 1, 401).await;
    let young = old_table(&here, 2, 399).await;
    let mut watcher = there.join(old, None, None).await;
    let here = TestServer::open(here).await;
    let deleted = here.tables.delete_older_than(DAY * 400).await;
    assert_eq!(deleted.unwrap(), 1);
    // Nobody has done anything there.
    let mut refused = None;
    while let Some(message) = watcher.next_or_end().await {
        refused = Some(message);
    }
    let unknown = ToClient::Refused {
        id: None,
        refused: Refused::UnknownTable,
    };
    assert_eq!(refused, Some(unknown));
    there.join(young, None, None).await;
}
