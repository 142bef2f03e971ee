//! Tables that are kept no longer.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use protocol::{BySeat, Command, Refused, SeatKey, TableId, ToClient};
use server::{PgConnectOptions, PostgresStore, SharedStore, SqliteStore, Store as _, TableSecrets};

use crate::client::TestServer;
use crate::postgres::Cluster;

const DAY: Duration = Duration::from_secs(24 * 3_600);

/// Writes a table where nothing has happened for so many days.
async fn old_table(store: &SharedStore, number: u8, days: u32) -> TableId {
    let now = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap();
    let at = (now - DAY * days).as_millis();
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
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("retention.sqlite");
    for ending in ["", "-wal", "-shm"] {
        // From a run before.
        let _ = std::fs::remove_file(format!("{}{ending}", path.display()));
    }
    let store: SharedStore = Arc::new(SqliteStore::open(&path).await.unwrap());
    let mut old = Vec::new();
    // More than are deleted at once.
    for number in 0..120 {
        old.push(old_table(&store, number, 401).await);
    }
    let young = old_table(&store, 200, 399).await;
    let server = TestServer::open(Arc::clone(&store)).await;
    // Somebody looks at an old table; they are sent away.
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
    // Nor do they come in again.
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
async fn a_table_that_another_program_deletes_is_gone_for_who_does_something_or_comes() {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("deleted.sqlite");
    for ending in ["", "-wal", "-shm"] {
        // From a run before.
        let _ = std::fs::remove_file(format!("{}{ending}", path.display()));
    }
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
