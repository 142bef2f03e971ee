//! `docs/protocol.md` is correct: every example is a message, and every message
//! has an example.

#![allow(clippy::unwrap_used, reason = "everything here is a test")]

#[path = "shared/examples.rs"]
mod examples;

use std::collections::BTreeSet;
use std::fmt::Debug;

use examples::Section;
use protocol::{
    Command, CreatedTable, Event, NewTable, Numbered, Problem, Refused, ToClient, ToServer,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Reads every example of a section and writes it back the same.
fn check<T: Serialize + DeserializeOwned + Debug>(section: &Section) -> Vec<T> {
    let read = |(_, text): &(_, &str)| {
        let message: T =
            serde_json::from_str(text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
        assert_eq!(serde_json::to_string(&message).unwrap(), *text);
        message
    };
    section.examples.iter().map(read).collect()
}

/// The names of all variants, as the reader lists them when it meets an unknown
/// one.
fn variants<T: DeserializeOwned + Debug>(tag: &str) -> BTreeSet<String> {
    let unknown = format!("{{\"{tag}\":\"nobody says this\"}}");
    let message = serde_json::from_str::<T>(&unknown).unwrap_err().to_string();
    let (_, names) = message.split_once("expected one of ").unwrap();
    names
        .split('`')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect()
}

fn tags<T: Serialize>(messages: &[T], tag: &str) -> BTreeSet<String> {
    let tag_of = |message: &T| {
        let value = serde_json::to_value(message).unwrap();
        value[tag].as_str().unwrap().to_owned()
    };
    messages.iter().map(tag_of).collect()
}

fn check_all<T: Serialize + DeserializeOwned + Debug>(section: &Section, tag: &str) {
    let messages = check::<T>(section);
    assert_eq!(
        tags(&messages, tag),
        variants::<T>(tag),
        "{}",
        section.heading
    );
}

#[test]
fn every_message_has_an_example_that_is_read_and_written_the_same() {
    check_all::<ToServer>(&examples::TO_SERVER, "type");
    check_all::<Command>(&examples::COMMANDS, "type");
    check_all::<ToClient>(&examples::TO_CLIENT, "type");
    check_all::<Refused>(&examples::REFUSALS, "why");
    let events: Vec<Event> = check::<Numbered>(&examples::EVENTS)
        .into_iter()
        .map(|numbered| numbered.event)
        .collect();
    assert_eq!(tags(&events, "type"), variants::<Event>("type"));
    check::<NewTable>(&examples::NEW_TABLES);
    check::<CreatedTable>(&examples::SET_UP);
    check::<Problem>(&examples::PROBLEMS);
}

#[test]
fn the_document_is_written_from_the_examples() {
    let kept = include_str!("../../../docs/protocol.md");
    assert!(
        kept == examples::document(),
        "docs/protocol.md differs from the examples; write it again: \
         cargo run --package protocol --example document > docs/protocol.md"
    );
}

#[test]
fn what_is_no_message_is_refused() {
    for (text, fault) in [
        ("", "EOF"),
        ("{}", "missing field `type`"),
        (r#"{"type":"ping"}"#, "missing field `id`"),
        (r#"{"type":"ping","id":-1}"#, "invalid value"),
        (r#"{"type":"ping","id":1,"more":2}"#, "unknown field `more`"),
        (
            r#"{"type":"command","id":1,"after":1,"command":{"type":"act","action":"cheat"}}"#,
            "cheat",
        ),
        (
            r#"{"type":"command","id":1,"after":1,"command":{"type":"say","text":" "}}"#,
            "1 to 500 characters",
        ),
        (
            r#"{"type":"command","id":1,"after":1,"command":{"type":"say","text":"a\u0007b"}}"#,
            "invisible characters",
        ),
        (
            r#"{"type":"hello","version":1,"key":"short","seen":0}"#,
            "32 letters",
        ),
    ] {
        let refused = serde_json::from_str::<ToServer>(text)
            .unwrap_err()
            .to_string();
        assert!(refused.contains(fault), "{text}: {refused}");
    }
}
