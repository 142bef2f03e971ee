//! What every store does: the same tests for both.

use std::sync::Arc;
use std::time::Duration;

use crate::postgres::{Cluster, IS_LISTENER};
use crate::test_store::file;
use protocol::{BySeat, Event, Moment, Numbered, TableId};
use rules::Seat;
use server::{
    Appended, NewEvent, Notice, PostgresStore, SharedStore, SqliteStore, StoreError, TableSecrets,
};
use tokio::time::timeout;

fn table(number: u8) -> TableId {
    TableId::new([number; 10])
}

fn secrets() -> TableSecrets {
    TableSecrets {
        digests: BySeat {
            first: Some([1; 32]),
            second: None,
        },
        seed: [3; 32],
    }
}

/// When event `number` of a log happened.
fn moment(number: u32) -> Moment {
    Moment(1_763_251_200_000 + u64::from(number))
}

/// Event `number` of a log, told from others of the same number by what is
/// said.
fn new_event(table: TableId, number: u32, text: &str) -> NewEvent {
    NewEvent {
        table,
        event: Numbered {
            number,
            at: moment(number),
            credit: 0,
            command: None,
            event: Event::Spoke {
                seat: Seat::First,
                text: text.parse().unwrap(),
            },
        },
        after: (number > 1).then(|| moment(number - 1)),
        secrets: (number == 1).then(secrets),
        notify: true,
    }
}

async fn append(store: &SharedStore, table: TableId, number: u32, text: &str) -> Appended {
    store.append(new_event(table, number, text)).await.unwrap()
}

async fn texts(store: &SharedStore, table: TableId, after: u32) -> Vec<String> {
    let events = store.events(table, after, u32::MAX).await.unwrap();
    let text = |event: Numbered| match event.event {
        Event::Spoke { text, .. } => format!("{} {text}", event.number),
        other => panic!("{other:?}"),
    };
    events.into_iter().map(text).collect()
}

/// Everything that a store promises. `open` opens the same store again.
async fn suite(open: impl AsyncFn() -> SharedStore) {
    let store = open().await;

    // Events come back in order, from any number on.
    for (number, text) in [(1, "set up"), (2, "hello"), (3, "well rolled")] {
        assert_eq!(
            append(&store, table(1), number, text).await,
            Appended::Written
        );
    }
    assert_eq!(
        texts(&store, table(1), 0).await,
        ["1 set up", "2 hello", "3 well rolled"]
    );
    assert_eq!(texts(&store, table(1), 2).await, ["3 well rolled"]);
    assert_eq!(texts(&store, table(1), 9).await, [""; 0]);
    let events = store.events(table(1), 2, 1).await.unwrap();
    assert_eq!(events, [new_event(table(1), 3, "well rolled").event]);

    // A number is written once, and no number is left out.
    for number in [1, 2, 3, 5, 1_000_000] {
        assert_eq!(
            append(&store, table(1), number, "again").await,
            Appended::NotNext
        );
    }
    assert_eq!(
        append(&store, table(2), 2, "without a first").await,
        Appended::NotNext
    );
    // Nor is one written that was decided on another than the last.
    let on_another = NewEvent {
        after: Some(Moment(5)),
        ..new_event(table(1), 4, "on another")
    };
    let appended = store.append(on_another).await.unwrap();
    assert_eq!(appended, Appended::NotNext);
    assert_eq!(texts(&store, table(1), 0).await.len(), 3);
    assert_eq!(texts(&store, table(2), 0).await, [""; 0]);

    // What is secrets besides is there from the first line on.
    assert_eq!(store.secrets(table(1)).await.unwrap(), Some(secrets()));
    assert_eq!(store.secrets(table(2)).await.unwrap(), None);

    // If many write the same number, one succeeds.
    let racers = (0..40).map(|racer| {
        let store = Arc::clone(&store);
        tokio::spawn(async move { append(&store, table(1), 4, &format!("racer {racer}")).await })
    });
    let racers: Vec<_> = racers.collect();
    let mut winners = Vec::new();
    for (number, racer) in racers.into_iter().enumerate() {
        if racer.await.unwrap() == Appended::Written {
            winners.push(format!("4 racer {number}"));
        }
    }
    assert_eq!(winners.len(), 1);
    assert_eq!(texts(&store, table(1), 3).await, winners);

    // Many logs grow at once.
    let logs = (10..90).map(|log| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            for number in 1..=20 {
                let written = append(&store, table(log), number, "on").await;
                assert_eq!(written, Appended::Written);
            }
        })
    });
    for log in logs.collect::<Vec<_>>() {
        log.await.unwrap();
    }
    assert_eq!(texts(&store, table(89), 0).await.len(), 20);

    // Logs are listed, separately those where nothing has happened lately.
    assert_eq!(store.last(table(1)).await.unwrap(), 4);
    assert_eq!(store.last(table(3)).await.unwrap(), 0);
    let mut listed: Vec<TableId> = Vec::new();
    loop {
        let after = listed.last().copied();
        let page = store.tables(after, 30).await.unwrap();
        listed.extend(&page);
        if page.len() < 30 {
            break;
        }
    }
    listed.sort();
    assert_eq!(
        listed,
        [1].into_iter().chain(10..90).map(table).collect::<Vec<_>>()
    );

    // A whole table is copied as it is, and never into an existing one.
    let texts_of_89 = store.texts(table(89), 0, u32::MAX).await.unwrap();
    let import = async |id| store.import(id, secrets(), texts_of_89.clone()).await;
    import(table(90)).await.unwrap();
    assert_eq!(texts(&store, table(90), 18).await, ["19 on", "20 on"]);
    assert_eq!(store.secrets(table(90)).await.unwrap(), Some(secrets()));
    assert!(import(table(1)).await.is_err());
    assert_eq!(texts(&store, table(1), 0).await.len(), 4);

    // What's deleted is gone, but a table that's still in use isn't deleted for
    // its age, and neither is one that can't be read. The fourth event of a log
    // is older than the twentieth.
    let between = Some(Moment(1_763_251_200_010));
    let four = texts_of_89[..4].to_vec();
    let unreadable = [&four[..], &["{\"number\":5,".to_owned()]].concat();
    store.import(table(91), secrets(), four).await.unwrap();
    store
        .import(table(92), secrets(), unreadable)
        .await
        .unwrap();
    let four_tables = vec![table(90), table(92), table(3), table(91)];
    let deleted = store.delete(four_tables, between).await;
    assert_eq!(deleted.unwrap(), [table(91)]);
    assert_eq!(store.last(table(91)).await.unwrap(), 0);
    let deleted = store.delete(vec![table(92)], None).await;
    assert_eq!(deleted.unwrap(), [table(92)]);
    let deleted = store.delete(vec![table(90), table(3)], None).await;
    assert_eq!(deleted.unwrap(), [table(90)]);
    assert_eq!(texts(&store, table(90), 0).await, [""; 0]);
    assert_eq!(store.secrets(table(90)).await.unwrap(), None);
    assert_eq!(append(&store, table(90), 21, "on").await, Appended::NotNext);

    // All of it is there when the store is opened again.
    drop(store);
    let store = open().await;
    assert_eq!(texts(&store, table(1), 0).await.len(), 4);
    assert_eq!(store.secrets(table(50)).await.unwrap(), Some(secrets()));
    assert_eq!(append(&store, table(1), 5, "on").await, Appended::Written);
}

#[tokio::test]
async fn a_file_keeps_its_promises() {
    let path = file("suite.sqlite");
    suite(async || Arc::new(SqliteStore::open(&path).await.unwrap()) as SharedStore).await;
}

/// Changes the file of a store behind its back.
async fn meddle(path: &std::path::Path, statement: &'static str) {
    use sqlx::Connection as _;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
    let connection = sqlx::SqliteConnection::connect_with(&options).await;
    let mut connection = connection.unwrap();
    sqlx::query(statement)
        .execute(&mut connection)
        .await
        .unwrap();
    connection.close().await.unwrap();
}

#[tokio::test]
async fn a_file_that_could_not_be_written_can_be_written_again() {
    let path = file("full.sqlite");
    let store = Arc::new(SqliteStore::open(&path).await.unwrap()) as SharedStore;
    append(&store, table(1), 1, "set up").await;
    // A full disk ends the transaction, as this does.
    let full = "CREATE TRIGGER full BEFORE INSERT ON events
        BEGIN SELECT RAISE(ROLLBACK, 'database or disk is full'); END";
    meddle(&path, full).await;
    for _ in 0..3 {
        let refused = store.append(new_event(table(1), 2, "hello")).await;
        assert!(
            matches!(refused, Err(StoreError::NotWritten)),
            "{refused:?}"
        );
    }
    meddle(&path, "DROP TRIGGER full").await;
    assert_eq!(
        append(&store, table(1), 2, "hello").await,
        Appended::Written
    );
    assert_eq!(texts(&store, table(1), 1).await, ["2 hello"]);
}

#[tokio::test]
async fn a_store_says_whether_it_can_be_written() {
    let path = file("probe.sqlite");
    let store = Arc::new(SqliteStore::open(&path).await.unwrap()) as SharedStore;
    store.probe().await.unwrap();
    // Another process locks the file for longer than anybody waits.
    use sqlx::Connection as _;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path);
    let mut other = sqlx::SqliteConnection::connect_with(&options)
        .await
        .unwrap();
    let held = other.begin_with("BEGIN IMMEDIATE").await.unwrap();
    let probed = timeout(Duration::from_secs(1), store.probe()).await;
    assert!(!matches!(probed, Ok(Ok(()))), "{probed:?}");
    held.rollback().await.unwrap();
    store.probe().await.unwrap();
}

#[tokio::test]
async fn a_copy_of_a_store_in_use_has_all_of_it() {
    let (path, copy) = (file("copied.sqlite"), file("copy.sqlite"));
    let store = Arc::new(SqliteStore::open(&path).await.unwrap()) as SharedStore;
    for number in 1..=200 {
        append(&store, table(1), number, "hello").await;
    }
    SqliteStore::copy(&path, &copy).await.unwrap();
    append(&store, table(1), 201, "later").await;
    let copied = Arc::new(SqliteStore::open(&copy).await.unwrap()) as SharedStore;
    assert_eq!(texts(&copied, table(1), 0).await.len(), 200);
    assert_eq!(copied.secrets(table(1)).await.unwrap(), Some(secrets()));
    // Nothing is written over.
    assert!(SqliteStore::copy(&path, &copy).await.is_err());
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_reads_the_file() {
    use std::os::unix::fs::PermissionsExt as _;
    let path = file("private.sqlite");
    let store = Arc::new(SqliteStore::open(&path).await.unwrap()) as SharedStore;
    append(&store, table(1), 1, "set up").await;
    for ending in ["", "-wal"] {
        let path = format!("{}{ending}", path.display());
        let mode = std::fs::metadata(&path).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{path}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn what_a_link_leads_to_stays_as_it_is() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};
    let (target, link) = (file("target.sqlite"), file("link.sqlite"));
    drop(SqliteStore::open(&target).await.unwrap());
    let readable = std::fs::Permissions::from_mode(0o644);
    std::fs::set_permissions(&target, readable).unwrap();
    symlink(&target, &link).unwrap();
    let store = Arc::new(SqliteStore::open(&link).await.unwrap()) as SharedStore;
    append(&store, table(1), 1, "set up").await;
    let mode = std::fs::metadata(&target).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o644);

    // Nothing is created where a link leads to.
    let (nowhere, link) = (file("nowhere.sqlite"), file("to-nowhere.sqlite"));
    symlink(&nowhere, &link).unwrap();
    assert!(SqliteStore::open(&link).await.is_err());
    assert!(!nowhere.exists());
}

#[tokio::test]
async fn a_database_keeps_its_promises() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let options: server::PgConnectOptions = cluster.address().parse().unwrap();
    suite(async || Arc::new(PostgresStore::open(options.clone()).await.unwrap()) as SharedStore)
        .await;
}

#[tokio::test]
async fn a_file_of_a_newer_program_is_left_alone() {
    let path = file("newer.sqlite");
    drop(SqliteStore::open(&path).await.unwrap());
    // The version is at byte 60 of the file, by the format of SQLite.
    let mut bytes = std::fs::read(&path).unwrap();
    bytes[60..64].copy_from_slice(&9_u32.to_be_bytes());
    let newer = file("newer-2.sqlite");
    std::fs::write(&newer, bytes).unwrap();
    let refused = SqliteStore::open(&newer).await.unwrap_err();
    assert!(
        matches!(refused, StoreError::Newer { found: 9, known: 2 }),
        "{refused}"
    );
}

#[tokio::test]
async fn what_is_written_while_a_table_is_deleted_does_not_outlive_it() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let options: server::PgConnectOptions = cluster.address().parse().unwrap();
    let store: SharedStore = Arc::new(PostgresStore::open(options.clone()).await.unwrap());
    append(&store, table(1), 1, "set up").await;
    // As a process does that deletes it, up to before the end.
    let pool = sqlx::PgPool::connect_with(options).await.unwrap();
    let mut deleting = pool.begin().await.unwrap();
    for statement in [
        "SELECT 1 FROM tables FOR UPDATE",
        "DELETE FROM events",
        "DELETE FROM tables",
    ] {
        let done = sqlx::query(statement).execute(&mut *deleting).await;
        done.unwrap();
    }
    let writing = tokio::spawn({
        let store = Arc::clone(&store);
        async move { append(&store, table(1), 2, "on").await }
    });
    let waits = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
    while !writing.is_finished() {
        let waiting: i64 = sqlx::query_scalar(waits).fetch_one(&pool).await.unwrap();
        if waiting > 0 {
            break;
        }
    }
    deleting.commit().await.unwrap();
    assert_eq!(writing.await.unwrap(), Appended::NotNext);
    assert_eq!(store.last(table(1)).await.unwrap(), 0);
}

#[tokio::test]
async fn while_a_table_is_deleted_others_are_written() {
    use sqlx::Connection as _;
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let options: server::PgConnectOptions = cluster.address().parse().unwrap();
    let store: SharedStore = Arc::new(PostgresStore::open(options.clone()).await.unwrap());
    for number in [1, 2] {
        append(&store, table(number), 1, "set up").await;
    }
    // As a process does that takes long to delete a table.
    let mut other = sqlx::PgConnection::connect_with(&options).await.unwrap();
    let mut deleting = other.begin().await.unwrap();
    let lock = sqlx::query("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE");
    let lock = lock.bind(table(1).to_string()).execute(&mut *deleting);
    lock.await.unwrap();
    let (deleted, other) = tokio::join!(
        append(&store, table(1), 2, "on"),
        append(&store, table(2), 2, "on")
    );
    assert_eq!((deleted, other), (Appended::NotNext, Appended::Written));
    // It didn't come to that.
    deleting.rollback().await.unwrap();
    assert_eq!(append(&store, table(1), 2, "on").await, Appended::Written);
}

#[tokio::test]
async fn processes_hear_of_each_other_even_after_a_lost_connection() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let options: server::PgConnectOptions = cluster.address().parse().unwrap();
    let open =
        async || Arc::new(PostgresStore::open(options.clone()).await.unwrap()) as SharedStore;
    let (here, there) = (open().await, open().await);
    let (mut own, mut notices) = (here.notices(), there.notices());
    let mut next = async || {
        let next = timeout(Duration::from_secs(20), notices.recv());
        next.await.unwrap().unwrap()
    };
    append(&here, table(1), 1, "set up").await;
    let written = |number, text| {
        let event = new_event(table(1), number, text).event;
        Notice::Written {
            table: table(1),
            number,
            text: Some(serde_json::to_string(&event).unwrap()),
        }
    };
    assert_eq!(next().await, written(1, "set up"));
    here.publish("anything".to_owned());
    assert_eq!(next().await, Notice::Message("anything".to_owned()));

    // What is written while nobody listens is not heard of, but that
    // something may have been missed is.
    let pool = sqlx::PgPool::connect_with(options).await.unwrap();
    let kill =
        format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {IS_LISTENER}");
    let kill = sqlx::query(sqlx::AssertSqlSafe(kill));
    let killed = kill.execute(&pool).await.unwrap();
    assert_eq!(killed.rows_affected(), 2);
    assert_eq!(next().await, Notice::Missed);
    let missed = timeout(Duration::from_secs(20), own.recv());
    assert_eq!(missed.await.unwrap().unwrap(), Notice::Missed);
    append(&here, table(1), 2, "hello").await;
    let mut heard = Vec::new();
    while heard.last() != Some(&written(2, "hello")) {
        heard.push(next().await);
    }

    // The process that writes isn't notified.
    append(&here, table(1), 3, "more").await;
    assert_eq!(next().await, written(3, "more"));
    assert!(own.try_recv().is_err());

    // Nor is anybody if no other process has the table open.
    let alone = NewEvent {
        notify: false,
        ..new_event(table(1), 4, "to myself")
    };
    assert_eq!(here.append(alone).await.unwrap(), Appended::Written);
    append(&here, table(1), 5, "to all").await;
    assert_eq!(next().await, written(5, "to all"));
}

#[tokio::test]
async fn the_file_is_brought_up_to_date_beside_the_writer() {
    let path = file("checkpoints.sqlite");
    let store = Arc::new(SqliteStore::open(&path).await.unwrap()) as SharedStore;
    let long = "a".repeat(500);
    append(&store, table(1), 1, "set up").await;
    let length = |ending: &str| {
        let path = format!("{}{ending}", path.display());
        std::fs::metadata(path).map_or(0, |metadata| metadata.len())
    };
    let empty = length("");
    for number in 2..=60 {
        append(&store, table(1), number, &long).await;
    }
    // Nobody asks for it, and nobody waits for it but this test.
    timeout(Duration::from_secs(20), async {
        while length("") < empty + 30_000 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    })
    .await
    .unwrap();
}

#[tokio::test]
async fn nothing_of_a_deleted_table_is_left_on_the_disk() {
    let path = file("overwritten.sqlite");
    let store = Arc::new(SqliteStore::open(&path).await.unwrap()) as SharedStore;
    for number in 1..=50 {
        append(&store, table(1), number, "nobody must know").await;
    }
    append(&store, table(2), 1, "everybody may know").await;
    let is_there = |words: &str| {
        ["", "-wal"].iter().any(|ending| {
            let bytes = std::fs::read(format!("{}{ending}", path.display())).unwrap();
            bytes
                .windows(words.len())
                .any(|some| some == words.as_bytes())
        })
    };
    assert!(is_there("nobody must know"));
    assert_eq!(
        store.delete(vec![table(1)], None).await.unwrap(),
        [table(1)]
    );
    assert!(!is_there("nobody must know"));
    assert!(is_there("everybody may know"));
    let log = std::fs::metadata(format!("{}-wal", path.display())).unwrap();
    assert_eq!(log.len(), 0);
}

#[tokio::test]
async fn a_deletion_during_a_long_backup_keeps_nobody_from_writing() {
    use sqlx::Connection as _;
    let path = file("long-backup.sqlite");
    let store = Arc::new(SqliteStore::open(&path).await.unwrap()) as SharedStore;
    for number in [1, 2] {
        append(&store, table(number), 1, "set up").await;
    }
    // Reads what is there now, as a backup does, for as long as it takes.
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path);
    let mut backup = sqlx::SqliteConnection::connect_with(&options)
        .await
        .unwrap();
    let mut reading = backup.begin().await.unwrap();
    sqlx::query("SELECT count(*) FROM events")
        .fetch_one(&mut *reading)
        .await
        .unwrap();
    let deleting = tokio::spawn({
        let store = Arc::clone(&store);
        async move { store.delete(vec![table(1)], None).await }
    });
    let (mut number, mut slowest) = (1, Duration::ZERO);
    while !deleting.is_finished() {
        number += 1;
        let began = std::time::Instant::now();
        append(&store, table(2), number, "on").await;
        slowest = slowest.max(began.elapsed());
    }
    assert_eq!(deleting.await.unwrap().unwrap(), [table(1)]);
    // SQLite would wait for ten seconds, and let nobody write.
    assert!(slowest < Duration::from_secs(5), "{slowest:?}");
    reading.rollback().await.unwrap();
}
