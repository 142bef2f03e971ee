//! A deck for Anki: an `.apkg` file, which is a ZIP archive with an SQLite
//! database in the schema that all versions of Anki read (version 11).

use std::fs;
use std::path::Path;

use anyhow::Context;
use flate2::Crc;
use serde_json::json;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode};
use sqlx::{AssertSqlSafe, Connection};

use super::super::analyze::card_style;
use super::practice::Card;
use crate::files::write_in_one_step;

/// The deck and the kind of note have ids of their own, so that a second
/// export goes into the same deck. Any numbers do; Anki's are times.
const DECK: i64 = 1_700_000_000_001;
const NOTE_KIND: i64 = 1_700_000_000_002;

const SCHEMA: [&str; 5] = [
    "CREATE TABLE col (id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL, \
     scm integer NOT NULL, ver integer NOT NULL, dty integer NOT NULL, usn integer NOT NULL, \
     ls integer NOT NULL, conf text NOT NULL, models text NOT NULL, decks text NOT NULL, \
     dconf text NOT NULL, tags text NOT NULL)",
    "CREATE TABLE notes (id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL, \
     mod integer NOT NULL, usn integer NOT NULL, tags text NOT NULL, flds text NOT NULL, \
     sfld integer NOT NULL, csum integer NOT NULL, flags integer NOT NULL, data text NOT NULL)",
    "CREATE TABLE cards (id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL, \
     ord integer NOT NULL, mod integer NOT NULL, usn integer NOT NULL, type integer NOT NULL, \
     queue integer NOT NULL, due integer NOT NULL, ivl integer NOT NULL, \
     factor integer NOT NULL, reps integer NOT NULL, lapses integer NOT NULL, \
     left integer NOT NULL, odue integer NOT NULL, odid integer NOT NULL, \
     flags integer NOT NULL, data text NOT NULL)",
    "CREATE TABLE revlog (id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL, \
     ease integer NOT NULL, ivl integer NOT NULL, lastIvl integer NOT NULL, \
     factor integer NOT NULL, time integer NOT NULL, type integer NOT NULL)",
    "CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL)",
];

const STYLE: &str = ".card{font-family:system-ui,sans-serif;font-size:18px;max-width:40rem;\
     margin:auto}figure{margin:0}svg{width:100%;height:auto}table{border-collapse:collapse;\
     font-size:15px}td,th{padding:2px 8px;text-align:start}";

/// Writes the cards as a deck.
///
/// # Errors
///
/// If a file can't be written.
pub(super) fn write(path: &Path, cards: &[Card], deck: &str) -> anyhow::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(format!(".deck-{}", std::process::id()));
    let beside = Path::new(&beside);
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    let made = runtime.block_on(write_database(beside, cards, deck));
    let database = made.and_then(|()| Ok(fs::read(beside)?));
    // It may not be there.
    let _ = fs::remove_file(beside);
    let database = database.with_context(|| format!("cannot write {}", path.display()))?;
    let files: [(&str, &[u8]); 2] = [("collection.anki2", &database), ("media", b"{}")];
    write_in_one_step(path, &zip(&files))
}

async fn write_database(path: &Path, cards: &[Card], deck: &str) -> anyhow::Result<()> {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Off);
    let mut connection = SqliteConnection::connect_with(&options).await?;
    for statement in SCHEMA {
        sqlx::query(AssertSqlSafe(statement))
            .execute(&mut connection)
            .await?;
    }
    sqlx::query("INSERT INTO col VALUES (1, 0, 0, 0, 11, 0, 0, 0, $1, $2, $3, $4, '{}')")
        .bind(json!({ "curDeck": DECK, "curModel": NOTE_KIND, "nextPos": 1 }).to_string())
        .bind(note_kinds().to_string())
        .bind(decks(deck).to_string())
        .bind(deck_options().to_string())
        .execute(&mut connection)
        .await?;
    for (place, card) in (0_i64..).zip(cards) {
        // Anki's ids are positive.
        let id = (card.id >> 1) as i64;
        sqlx::query("INSERT INTO notes VALUES ($1, $2, $3, 0, -1, '', $4, $5, $6, 0, '')")
            .bind(id)
            .bind(format!("{:016x}", card.id))
            .bind(NOTE_KIND)
            .bind(format!("{}\u{1f}{}", card.question, card.answer))
            .bind(&card.question)
            .bind((card.id & 0x7FFF_FFFF) as i64)
            .execute(&mut connection)
            .await?;
        sqlx::query(
            "INSERT INTO cards VALUES ($1, $1, $2, 0, 0, -1, 0, 0, $3, 0, 0, 0, 0, 0, 0, 0, 0, '')",
        )
        .bind(id)
        .bind(DECK)
        .bind(place + 1)
        .execute(&mut connection)
        .await?;
    }
    connection.close().await?;
    Ok(())
}

fn note_kinds() -> serde_json::Value {
    let field = |name: &str, ord: u8| {
        json!({ "name": name, "ord": ord, "sticky": false, "rtl": false,
                "font": "Arial", "size": 20, "media": [] })
    };
    json!({ NOTE_KIND.to_string(): {
        "id": NOTE_KIND, "name": "Gammonbox", "type": 0, "mod": 0, "usn": -1, "sortf": 0,
        "did": DECK, "css": format!("{STYLE}{}", card_style()), "latexPre": "", "latexPost": "", "tags": [], "vers": [],
        "req": [[0, "any", [0]]],
        "flds": [field("Question", 0), field("Answer", 1)],
        "tmpls": [{ "name": "Card", "ord": 0, "qfmt": "{{Question}}",
                    "afmt": "{{FrontSide}}<hr id=answer>{{Answer}}",
                    "bqfmt": "", "bafmt": "", "did": null }],
    } })
}

fn decks(name: &str) -> serde_json::Value {
    let deck = |id: i64, name: &str| {
        json!({ "id": id, "name": name, "mod": 0, "usn": -1, "desc": "", "dyn": 0, "conf": 1,
                "collapsed": false, "browserCollapsed": false, "extendNew": 0, "extendRev": 0,
                "lrnToday": [0, 0], "newToday": [0, 0], "revToday": [0, 0], "timeToday": [0, 0] })
    };
    json!({ "1": deck(1, "Default"), DECK.to_string(): deck(DECK, name) })
}

fn deck_options() -> serde_json::Value {
    json!({ "1": {
        "id": 1, "name": "Default", "mod": 0, "usn": 0, "maxTaken": 60, "autoplay": true,
        "timer": 0, "replayq": true, "dyn": false,
        "new": { "delays": [1, 10], "ints": [1, 4, 7], "initialFactor": 2500, "order": 1,
                 "perDay": 20, "bury": true, "separate": true },
        "rev": { "perDay": 100, "ease4": 1.3, "fuzz": 0.05, "minSpace": 1, "ivlFct": 1,
                 "maxIvl": 36500, "bury": true },
        "lapse": { "delays": [10], "mult": 0, "minInt": 1, "leechFails": 8, "leechAction": 0 },
    } })
}

/// A ZIP archive of files as they are: what's in it is text that Anki keeps
/// anyway.
fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
    /// The first moment that the format knows, since no clock is asked: the
    /// first of January 1980.
    const DATE: u16 = 0x21;
    let mut archive = Vec::new();
    let mut directory = Vec::new();
    for (name, bytes) in files {
        let offset = archive.len() as u32;
        let mut crc = Crc::new();
        crc.update(bytes);
        // Version 1.0, no flags, stored, time and date.
        let mut head = Vec::new();
        for number in [10, 0, 0, 0, DATE] {
            head.extend(u16::to_le_bytes(number));
        }
        for number in [crc.sum(), bytes.len() as u32, bytes.len() as u32] {
            head.extend(number.to_le_bytes());
        }
        head.extend((name.len() as u16).to_le_bytes());
        head.extend([0, 0]);
        archive.extend(b"PK\x03\x04");
        archive.extend(&head);
        archive.extend(name.as_bytes());
        archive.extend(*bytes);
        // The same again, with no comment, on the first disk, without
        // attributes.
        directory.extend(b"PK\x01\x02\x0A\x00");
        directory.extend(&head);
        directory.extend([0; 10]);
        directory.extend(offset.to_le_bytes());
        directory.extend(name.as_bytes());
    }
    let count = files.len() as u16;
    let (start, length) = (archive.len() as u32, directory.len() as u32);
    archive.extend(directory);
    archive.extend(b"PK\x05\x06\0\0\0\0");
    archive.extend([count.to_le_bytes(), count.to_le_bytes()].concat());
    archive.extend([length.to_le_bytes(), start.to_le_bytes()].concat());
    archive.extend([0, 0]);
    archive
}
