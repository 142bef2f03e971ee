//! A store that the first version wrote, at commit 90fe8f9: a match against the
//! computer that is over, and a table where two have sat down.

use std::path::PathBuf;
use std::sync::Arc;

use axum::http::StatusCode;
use protocol::{Command, Receipt, Table};
use server::SqliteStore;

use crate::client::TestServer;

const STORE: &[u8] = include_bytes!("version-1.sqlite");

#[tokio::test]
async fn what_the_first_version_wrote_is_read_and_played_on() {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("version-1.sqlite");
    for ending in ["", "-wal", "-shm"] {
        // From a run before.
        let _ = std::fs::remove_file(format!("{}{ending}", path.display()));
    }
    std::fs::write(&path, STORE).unwrap();
    let store = SqliteStore::open(&path).await.unwrap();
    let server = TestServer::open(Arc::new(store)).await;

    let over = "lc6h75xjpgu67cfz".parse().unwrap();
    let log = server.log(over).await;
    assert_eq!(log.len(), 140);
    let table = Table::from_log(over, &log).unwrap();
    assert_eq!(table.receipt().unwrap().check(), Ok(69));
    let (status, text) = server.get(&format!("/api/tables/{over}/match")).await;
    assert_eq!(status, StatusCode::OK);
    let file = formats::read(text.as_bytes()).unwrap().file;
    let receipt: Receipt = file.receipt.join("\n").parse().unwrap();
    assert_eq!(receipt.check(), Ok(69));

    let open = "wlnw6kiogkvus46k".parse().unwrap();
    let mut first = server
        .join(open, "jdzwr6genzuhklxp7ghx2dqfrgrvjim4".parse().ok(), None)
        .await;
    let second = server
        .join(open, "qtxc7ixlzafruoiwx6ld3xfsw4g6mowi".parse().ok(), None)
        .await;
    assert_eq!((first.last(), second.last()), (5, 5));
    assert!(first.seat.is_some() && second.seat.is_some());
    let text = "on we go".parse().unwrap();
    assert_eq!(first.command(Command::Say { text }).await, Ok(6));
}
