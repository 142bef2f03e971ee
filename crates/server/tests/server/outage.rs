//! A database that goes away, hangs, and comes back.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use protocol::{Command, Hello, Moment, Refused, ToClient, ToServer, VERSION};
use server::{PgConnectOptions, PostgresStore, Store as _, StoreError};
use sqlx::Connection as _;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, UnixStream};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use crate::client::{TestClient, TestServer};
use crate::postgres::{Cluster, IS_LISTENER};

const ONE_POINT: &str = r#"{"rules": "international, match 1", "color": "white"}"#;

/// How long play may be held up after a database has come back.
const SECONDS: Duration = Duration::from_secs(5);

async fn serve(address: &str) -> TestServer {
    let options: PgConnectOptions = address.parse().unwrap();
    TestServer::open(Arc::new(PostgresStore::open(options).await.unwrap())).await
}

fn say(text: &str) -> Command {
    Command::Say {
        text: text.parse().unwrap(),
    }
}

/// Says something until it is accepted, as people do.
async fn insist(client: &mut TestClient, text: &str) {
    while let Err(refused) = client.command(say(text)).await {
        let is_passing = matches!(refused, Refused::Storage | Refused::Uncertain);
        assert!(is_passing, "{refused:?}");
        sleep(Duration::from_millis(100)).await;
    }
}

/// Waits until the server says whether to send people there.
async fn until_ready_is(server: &TestServer, expected: StatusCode, within: Duration) {
    let asked = timeout(within, async {
        while server.get("/ready").await.0 != expected {
            sleep(Duration::from_millis(100)).await;
        }
    });
    assert!(asked.await.is_ok(), "/ready never said {expected}");
}

#[tokio::test(flavor = "multi_thread")]
async fn play_goes_on_within_seconds_after_the_database_was_started_again() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let (here, there) = (
        serve(&cluster.address()).await,
        serve(&cluster.address()).await,
    );
    let table = here.create(ONE_POINT).await;
    let mut first = here.join(table.table, Some(table.key), None).await;
    let mut second = there.join(table.table, table.invitation, None).await;
    first.sit("Ada").await;
    second.sit("Max").await;
    // All connections of the pools have been used.
    for _ in 0..5 {
        here.log(table.table).await;
        there.log(table.table).await;
    }
    let down = async {
        until_ready_is(&here, StatusCode::SERVICE_UNAVAILABLE, SECONDS * 2).await;
        until_ready_is(&there, StatusCode::SERVICE_UNAVAILABLE, SECONDS * 2).await;
    };
    cluster.restart_after("immediate", down).await;
    let back = Instant::now();
    insist(&mut first, "are you there?").await;
    second.hear_up_to(first.last()).await;
    insist(&mut second, "yes").await;
    first.hear_up_to(second.last()).await;
    until_ready_is(&here, StatusCode::OK, SECONDS).await;
    // Somebody else can look.
    here.join(table.table, None, None).await;
    there.join(table.table, None, None).await;
    assert!(back.elapsed() < SECONDS, "{:?}", back.elapsed());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_reads_does_not_notice_that_the_database_was_restarted_as_planned() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let server = serve(&cluster.address()).await;
    let table = server.create(ONE_POINT).await;
    // All connections of the pool are there, and told that it stops.
    let readers = (0..8).map(|_| server.log(table.table));
    futures_util::future::join_all(readers).await;
    cluster.restart_after("fast", async {}).await;
    for _ in 0..10 {
        assert_eq!(server.log(table.table).await.len(), 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_hangs_is_not_ready_and_goes_on_when_it_does() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let server = serve(&cluster.address()).await;
    let table = server.create(ONE_POINT).await;
    let mut client = server.join(table.table, Some(table.key), None).await;
    client.sit("Ada").await;
    until_ready_is(&server, StatusCode::OK, SECONDS).await;
    cluster.signal("-STOP");
    until_ready_is(&server, StatusCode::SERVICE_UNAVAILABLE, SECONDS * 2).await;
    cluster.signal("-CONT");
    let back = Instant::now();
    insist(&mut client, "are you there?").await;
    until_ready_is(&server, StatusCode::OK, SECONDS).await;
    assert!(back.elapsed() < SECONDS, "{:?}", back.elapsed());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_only_reads_is_not_ready() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let server = serve(&cluster.address()).await;
    until_ready_is(&server, StatusCode::OK, SECONDS).await;
    let options: PgConnectOptions = cluster.address().parse().unwrap();
    let mut owner = sqlx::PgConnection::connect_with(&options).await.unwrap();
    // As some providers do when the disk is nearly full.
    let read_only = "ALTER DATABASE postgres SET default_transaction_read_only = on";
    sqlx::query(read_only).execute(&mut owner).await.unwrap();
    let kill = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
        WHERE application_name = 'gammonbox'";
    sqlx::query(kill).execute(&mut owner).await.unwrap();
    // Once, it fails because the connection is gone.
    for _ in 0..3 {
        until_ready_is(&server, StatusCode::SERVICE_UNAVAILABLE, SECONDS * 2).await;
        sleep(Duration::from_millis(1_100)).await;
    }
    let (status, _) = server.get("/ready").await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    let writable = "ALTER DATABASE postgres RESET default_transaction_read_only";
    sqlx::query(writable).execute(&mut owner).await.unwrap();
    until_ready_is(&server, StatusCode::OK, SECONDS * 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn so_many_who_read_that_some_find_no_connection_are_no_outage() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let options: PgConnectOptions = cluster.address().parse().unwrap();
    let store = Arc::new(PostgresStore::open(options.clone()).await.unwrap());
    let pool = sqlx::PgPool::connect_with(options).await.unwrap();
    let listener = format!("SELECT pid FROM pg_stat_activity WHERE {IS_LISTENER}");
    let listener = sqlx::query_scalar(sqlx::AssertSqlSafe(listener));
    let before: Vec<i32> = listener.fetch_all(&pool).await.unwrap();
    assert_eq!(before.len(), 1);
    // Nobody can read for a while, so those wait who come first, and others for
    // them.
    let mut locked = pool.begin().await.unwrap();
    let lock = "LOCK TABLE events IN ACCESS EXCLUSIVE MODE";
    sqlx::query(lock).execute(&mut *locked).await.unwrap();
    let table = protocol::TableId::new([1; 10]);
    let reads = (0..40).map(|_| store.texts(table, 0, 1));
    let read = futures_util::future::join_all(reads).await;
    let found_none =
        |fault: &StoreError| matches!(fault, StoreError::Database(sqlx::Error::PoolTimedOut));
    let faults: Vec<StoreError> = read.into_iter().filter_map(Result::err).collect();
    assert_eq!(faults.len(), 40);
    assert!(faults.iter().any(found_none), "{faults:?}");
    locked.rollback().await.unwrap();
    // All connections are good, and stay.
    assert!(store.texts(table, 0, 1).await.unwrap().is_empty());
    let still = sqlx::query_scalar("SELECT pid FROM pg_stat_activity WHERE pid = ANY($1)");
    let after: Vec<i32> = still.bind(&before).fetch_all(&pool).await.unwrap();
    assert_eq!(after, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn rooms_and_clients_take_the_log_of_a_database_that_has_lost_some() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let server = serve(&cluster.address()).await;
    let table = server.create(ONE_POINT).await;
    let mut first = server.join(table.table, Some(table.key), None).await;
    first.sit("Ada").await;
    for text in ["one", "two", "three"] {
        first.command(say(text)).await.unwrap();
    }
    assert_eq!(first.last(), 5);
    // Another database takes over that lacks two events, and another process
    // goes on from there.
    let options: PgConnectOptions = cluster.address().parse().unwrap();
    let pool = sqlx::PgPool::connect_with(options).await.unwrap();
    for statement in [
        "DELETE FROM events WHERE number > 3",
        r#"INSERT INTO events SELECT table_id, 4, '{"number":4,"at":4,"event":{"type":"spoke","seat":"first","text":"four"}}' FROM events WHERE number = 1"#,
        r#"INSERT INTO events SELECT table_id, 5, '{"number":5,"at":5,"event":{"type":"spoke","seat":"first","text":"five"}}' FROM events WHERE number = 1"#,
        r#"INSERT INTO events SELECT table_id, 6, '{"number":6,"at":6,"event":{"type":"spoke","seat":"first","text":"six"}}' FROM events WHERE number = 1"#,
    ] {
        sqlx::query(statement).execute(&pool).await.unwrap();
    }
    let kill =
        format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {IS_LISTENER}");
    let kill = sqlx::query(sqlx::AssertSqlSafe(kill));
    let killed = kill.execute(&pool).await.unwrap();
    assert_eq!(killed.rows_affected(), 1);
    // The server notices, and sends everybody away.
    while first.next_or_end().await.is_some() {}
    // Clients that have seen more or less of what was lost get the whole log.
    let seen = first.table.take().unwrap();
    assert_eq!(seen.last(), 5);
    let mut again = server.join(table.table, Some(table.key), Some(seen)).await;
    assert_eq!((again.last(), again.table().last_at().0), (6, 6));
    assert_eq!(again.begun_anew, 1);
    // A client that has seen only what's still there gets the rest.
    let mut same = server.connect(table.table).await;
    let hello = Hello {
        version: VERSION,
        key: None,
        seen: 5,
        seen_at: Some(Moment(5)),
    };
    same.send(&ToServer::Hello(hello)).await;
    let mut told = Vec::new();
    while told.is_empty() {
        if let ToClient::Events { events } = same.next().await {
            told = events.iter().map(|event| event.number).collect();
        }
    }
    assert_eq!(told, [6]);
    assert_eq!(again.command(say("seven")).await, Ok(7));
}

/// A connection to the database that can be cut: connections stay open, but
/// nothing gets through anymore.
struct Wire {
    port: u16,
    is_cut: watch::Sender<bool>,
}

impl Wire {
    async fn to(cluster: &Cluster) -> Wire {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let socket = cluster.folder.join(".s.PGSQL.5432");
        let is_cut = watch::Sender::new(false);
        let cut = is_cut.clone();
        tokio::spawn(async move {
            loop {
                let (mut near, _) = listener.accept().await.unwrap();
                let (socket, mut cut) = (socket.clone(), cut.subscribe());
                tokio::spawn(async move {
                    // At the end of the test, the database is gone.
                    let Ok(mut far) = UnixStream::connect(socket).await else {
                        return;
                    };
                    tokio::select! {
                        // Whoever closes a connection is done with it.
                        _ = copy_bidirectional(&mut near, &mut far) => return,
                        _ = cut.wait_for(|is_cut| *is_cut) => {}
                    }
                    std::future::pending::<()>().await;
                });
            }
        });
        Wire { port, is_cut }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_that_hang_for_ever_are_given_up() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let wire = Wire::to(&cluster).await;
    let address = format!(
        "postgres://gammonbox@127.0.0.1:{}/postgres?sslmode=disable",
        wire.port
    );
    let (here, there) = (serve(&address).await, serve(&address).await);
    let table = here.create(ONE_POINT).await;
    let mut first = here.join(table.table, Some(table.key), None).await;
    let mut second = there.join(table.table, table.invitation, None).await;
    first.sit("Ada").await;
    second.sit("Max").await;
    // All readers of a process are connected.
    let readers = (0..8).map(|_| here.log(table.table));
    futures_util::future::join_all(readers).await;

    wire.is_cut.send_replace(true);
    until_ready_is(&here, StatusCode::SERVICE_UNAVAILABLE, SECONDS * 2).await;
    wire.is_cut.send_replace(false);
    let back = Instant::now();
    insist(&mut first, "are you there?").await;
    for _ in 0..10 {
        here.log(table.table).await;
    }
    second.hear_up_to(first.last()).await;
    insist(&mut second, "yes").await;
    first.hear_up_to(second.last()).await;
    let (took, limit) = (back.elapsed(), SECONDS * 3);
    assert!(took < limit, "{took:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_another_process_has_changed_unheard_is_looked_at() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let (here, there) = (
        serve(&cluster.address()).await,
        serve(&cluster.address()).await,
    );
    let table = here.create(ONE_POINT).await;
    let mut first = here.join(table.table, Some(table.key), None).await;
    first.sit("Ada").await;
    // As if a process had died between writing an event and announcing it.
    let options: PgConnectOptions = cluster.address().parse().unwrap();
    let pool = sqlx::PgPool::connect_with(options).await.unwrap();
    let text = r#"{"number":3,"at":3,"event":{"type":"spoke","seat":"first","text":"unheard"}}"#;
    sqlx::query("INSERT INTO events VALUES ($1, 3, $2)")
        .bind(table.table.to_string())
        .bind(text)
        .execute(&pool)
        .await
        .unwrap();
    // A client that joins through another process brings the news.
    let mut second = there.join(table.table, table.invitation, None).await;
    assert_eq!(second.last(), 3);
    first.hear_up_to(3).await;
    second.sit("Max").await;
    first.hear_up_to(4).await;
}
