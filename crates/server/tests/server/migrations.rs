//! Stores of earlier versions.
//!
//! The first version wrote `version-1.sqlite` at commit 90fe8f9: a match against
//! the computer that is over, and a table where two have sat down. The last
//! program with that schema wrote `version-1-later.sqlite` at commit 618ba0a: a
//! match that is over, one in mid-game, and a table where nobody has sat down.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use protocol::{Command, Moment, Receipt, SeatKey, Table, TableId};
use server::{PgConnectOptions, PostgresStore, SharedStore, SqliteStore, StoreError};
use sqlx::{Connection as _, Row as _};

use crate::client::TestServer;
use crate::postgres::Cluster;
use crate::test_store::file;

const FIRST: &[u8] = include_bytes!("version-1.sqlite");
const LATER: &[u8] = include_bytes!("version-1-later.sqlite");

const DAY: Duration = Duration::from_secs(24 * 3_600);

/// Puts a store where it can be changed.
fn put(name: &str, store: &[u8]) -> PathBuf {
    let path = file(name);
    std::fs::write(&path, store).unwrap();
    path
}

async fn connect(path: &Path) -> sqlx::SqliteConnection {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
    sqlx::SqliteConnection::connect_with(&options)
        .await
        .unwrap()
}

#[tokio::test]
async fn what_the_first_version_wrote_is_read_and_played_on() {
    let path = put("version-1.sqlite", FIRST);
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

/// Plays on at the tables of `version-1-later.sqlite`, wherever they are now.
async fn play_on(store: SharedStore) {
    let [over, running, fresh] =
        ["hjdvvlhylmjd6sfz", "cmwoohew3usqbde5", "cuuotckbmair67fr"].map(|id| id.parse().unwrap());
    let key = |key: &str| key.parse::<SeatKey>().ok();

    // It isn't known yet when something last happened there, so all are looked
    // at once.
    let long_ago = Moment(1);
    let looked_at = async || -> Vec<TableId> {
        let quiet = store.maybe_quiet(long_ago, None, 10).await.unwrap();
        quiet.into_iter().map(|(_, id)| id).collect()
    };
    assert_eq!(looked_at().await, [running, fresh, over]);
    let server = TestServer::open(Arc::clone(&store)).await;
    let deleted = server.tables.delete_older_than(DAY * 40_000).await;
    assert_eq!(deleted.unwrap(), 0);
    let deleted = store.delete(looked_at().await, Some(long_ago)).await;
    assert_eq!(deleted.unwrap(), []);
    assert_eq!(looked_at().await, []);

    let log = server.log(over).await;
    assert_eq!(log.len(), 107);
    let table = Table::from_log(over, &log).unwrap();
    assert!(table.receipt().unwrap().check().unwrap() > 20);

    // Black has three checkers on the bar and is to play 32.
    let mut first = server
        .join(running, key("e6tdltqivoly6cufuge3gbxtrnpky6y6"), None)
        .await;
    let mut second = server
        .join(running, key("xjqeeamb4pyiatxhmn5qc2j3a3u3rskc"), None)
        .await;
    assert_eq!((first.last(), second.last()), (26, 26));
    let action = second.action().unwrap();
    assert_eq!(second.command(Command::Act { action }).await, Ok(27));
    first.hear_up_to(27).await;
    first.act("roll").await.unwrap();

    let mut newcomer = server
        .join(fresh, key("lmwwuvtv7lxqalufota2sx6gmitybygo"), None)
        .await;
    newcomer.sit("Ada").await;
    let new = server.create(r#"{"rules": "international"}"#).await;
    assert_eq!(server.log(new.table).await.len(), 1);
    store.probe().await.unwrap();
}

#[tokio::test]
async fn what_version_1_wrote_last_is_brought_up_to_date_and_played_on() {
    let path = put("version-1-later.sqlite", LATER);
    assert!(SqliteStore::is_outdated(&path).await.unwrap());
    let store = Arc::new(SqliteStore::open(&path).await.unwrap());
    assert!(!SqliteStore::is_outdated(&path).await.unwrap());
    play_on(store).await;
    // The next server that opens it has nothing to do.
    SqliteStore::open(&path).await.unwrap();
    assert!(!SqliteStore::is_outdated(&path).await.unwrap());
}

#[tokio::test]
async fn an_interrupted_migration_leaves_the_file_as_it_was() {
    let path = put("interrupted.sqlite", LATER);
    let mut meddler = connect(&path).await;
    // The first step of the migration works, and this is in the way of the
    // second.
    sqlx::query("CREATE INDEX tables_by_activity ON tables (seed)")
        .execute(&mut meddler)
        .await
        .unwrap();
    let columns = "SELECT count(*) FROM pragma_table_info('tables')";
    for _ in 0..2 {
        assert!(SqliteStore::open(&path).await.is_err());
        let version: i32 = sqlx::query_scalar("PRAGMA user_version")
            .fetch_one(&mut meddler)
            .await
            .unwrap();
        let columns: i32 = sqlx::query_scalar(columns)
            .fetch_one(&mut meddler)
            .await
            .unwrap();
        assert_eq!((version, columns), (1, 4));
    }
    sqlx::query("DROP INDEX tables_by_activity")
        .execute(&mut meddler)
        .await
        .unwrap();
    play_on(Arc::new(SqliteStore::open(&path).await.unwrap())).await;
}

/// What version 1 did to a database, and the tables of `version-1-later.sqlite`.
async fn database_of_version_1(cluster: &Cluster, name: &str) -> sqlx::PgPool {
    let options: PgConnectOptions = cluster.address().parse().unwrap();
    let pool = sqlx::PgPool::connect_with(options).await.unwrap();
    for statement in [
        "CREATE TABLE schema_version (version INTEGER NOT NULL)",
        "CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            first_digest BYTEA,
            second_digest BYTEA,
            seed BYTEA NOT NULL
        )",
        "CREATE TABLE events (
            table_id TEXT NOT NULL,
            number INTEGER NOT NULL,
            event TEXT NOT NULL,
            PRIMARY KEY (table_id, number)
        )",
        "INSERT INTO schema_version VALUES (1)",
    ] {
        sqlx::query(statement).execute(&pool).await.unwrap();
    }
    let mut file = connect(&put(name, LATER)).await;
    let tables = sqlx::query("SELECT id, first_digest, second_digest, seed FROM tables");
    for row in tables.fetch_all(&mut file).await.unwrap() {
        sqlx::query("INSERT INTO tables VALUES ($1, $2, $3, $4)")
            .bind(row.get::<String, _>(0))
            .bind(row.get::<Vec<u8>, _>(1))
            .bind(row.get::<Vec<u8>, _>(2))
            .bind(row.get::<Vec<u8>, _>(3))
            .execute(&pool)
            .await
            .unwrap();
    }
    let events = sqlx::query("SELECT table_id, number, event FROM events");
    for row in events.fetch_all(&mut file).await.unwrap() {
        sqlx::query("INSERT INTO events VALUES ($1, $2, $3)")
            .bind(row.get::<String, _>(0))
            .bind(row.get::<i32, _>(1))
            .bind(row.get::<String, _>(2))
            .execute(&pool)
            .await
            .unwrap();
    }
    pool
}

#[tokio::test]
async fn a_database_of_version_1_is_brought_up_to_date_while_others_use_it() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let pool = database_of_version_1(&cluster, "to-postgres.sqlite").await;
    let options: PgConnectOptions = cluster.address().parse().unwrap();

    // Something is in the way, so the database stays as it was.
    let in_the_way = "CREATE TABLE tables_by_activity ()";
    sqlx::query(in_the_way).execute(&pool).await.unwrap();
    assert!(PostgresStore::open(options.clone()).await.is_err());
    let version = "SELECT max(version) FROM schema_version";
    let columns = "SELECT count(*) FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name = 'tables'";
    let version_1: i32 = sqlx::query_scalar(version).fetch_one(&pool).await.unwrap();
    let four: i64 = sqlx::query_scalar(columns).fetch_one(&pool).await.unwrap();
    assert_eq!((version_1, four), (1, 4));
    let out_of_the_way = "DROP TABLE tables_by_activity";
    sqlx::query(out_of_the_way).execute(&pool).await.unwrap();

    // If several servers start at once, one of them does it.
    let opening = (0..4).map(|_| PostgresStore::open(options.clone()));
    let opened = futures_util::future::join_all(opening).await;
    let opened: Vec<PostgresStore> = opened.into_iter().map(Result::unwrap).collect();
    let versions = "SELECT count(*) FROM schema_version";
    let versions: i64 = sqlx::query_scalar(versions).fetch_one(&pool).await.unwrap();
    assert_eq!(versions, 2);

    // A server of version 1 that's still running sets up a table and continues
    // there.
    let old = TableId::new([4; 10]);
    sqlx::query(
        "INSERT INTO tables
        SELECT * FROM UNNEST($1::text[], $2::bytea[], $3::bytea[], $4::bytea[])
        ON CONFLICT DO NOTHING",
    )
    .bind(vec![old.to_string()])
    .bind(vec![vec![1_u8; 32]])
    .bind(vec![vec![2_u8; 32]])
    .bind(vec![vec![3_u8; 32]])
    .execute(&pool)
    .await
    .unwrap();
    let store: SharedStore = Arc::new(opened.into_iter().next().unwrap());
    assert!(store.secrets(old).await.unwrap().is_some());
    store.delete(vec![old], None).await.unwrap();
    play_on(store).await;
}

#[tokio::test]
async fn a_table_is_deleted_without_bringing_the_database_up_to_date() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let pool = database_of_version_1(&cluster, "deleted-beside.sqlite").await;
    let options: PgConnectOptions = cluster.address().parse().unwrap();
    let mut listener = sqlx::postgres::PgListener::connect_with(&pool)
        .await
        .unwrap();
    listener.listen("gammonbox").await.unwrap();
    let (there, not_there) = ("cuuotckbmair67fr".parse().unwrap(), TableId::new([4; 10]));
    let deleted = PostgresStore::delete_beside_servers(&options, &[there, not_there]).await;
    assert_eq!(deleted.unwrap(), [there]);
    for table in ["tables WHERE id", "events WHERE table_id"] {
        let count = format!("SELECT count(*) FROM {table} = '{there}'");
        let count: i64 = sqlx::query_scalar(sqlx::AssertSqlSafe(count))
            .fetch_one(&pool)
            .await
            .unwrap();
        assert_eq!(count, 0, "{table}");
    }
    // Servers of that version hear of it, and can be restarted.
    let heard = listener.recv().await.unwrap();
    let deleted = format!("deleted {there}");
    assert!(heard.payload().ends_with(&deleted), "{heard:?}");
    let version = "SELECT max(version) FROM schema_version";
    let version: i32 = sqlx::query_scalar(version).fetch_one(&pool).await.unwrap();
    assert_eq!(version, 1);

    let newer = "INSERT INTO schema_version VALUES (9)";
    sqlx::query(newer).execute(&pool).await.unwrap();
    let refused = PostgresStore::delete_beside_servers(&options, &[there]).await;
    assert!(
        matches!(refused, Err(StoreError::Newer { found: 9, known: 2 })),
        "{refused:?}"
    );
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_left_alone() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let options: PgConnectOptions = cluster.address().parse().unwrap();
    drop(PostgresStore::open(options.clone()).await.unwrap());
    let pool = sqlx::PgPool::connect_with(options.clone()).await.unwrap();
    let newer = "INSERT INTO schema_version VALUES (9)";
    sqlx::query(newer).execute(&pool).await.unwrap();
    let refused = PostgresStore::open(options).await.unwrap_err();
    assert!(
        matches!(refused, StoreError::Newer { found: 9, known: 2 }),
        "{refused}"
    );
}
