//! Tables that are kept no longer.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use protocol::{BySeat, SeatKey, TableId};
use server::{SharedStore, SqliteStore, TableSecrets};

use crate::client::TestServer;

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
    while watcher.next_or_end().await.is_some() {}
    for id in old {
        let (status, _) = server.get(&format!("/api/tables/{id}/events")).await;
        assert_eq!(status, StatusCode::NOT_FOUND);
    }
    let (status, _) = server.get(&format!("/api/tables/{young}/events")).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(server.tables.delete_older_than(DAY * 400).await.unwrap(), 0);
}
