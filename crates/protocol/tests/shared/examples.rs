//! Every message once, as it is sent.

/// What a part of the document is about.
pub(crate) struct Section {
    pub(crate) heading: &'static str,
    pub(crate) about: &'static str,
    /// What each example says, and the example.
    pub(crate) examples: &'static [(&'static str, &'static str)],
}

pub(crate) const TO_SERVER: Section = Section {
    heading: "What a client says",
    about: "The first message is `hello`; all others are commands and pings. Somebody who watches says `hello` without a key.\n\nA command has an `id`: a random number below 2^53, new for each command and the same whenever the same command is sent again. If the connection breaks before the answer came, send it again with the same `id`: the server knows the latest 32 commands of a table, writes none of them twice, and answers `accepted` with the number of the event that it became.\n\n`after` is the last event that the client has seen. If something decisive happened since (anything but `spoke`), nothing is done and the client gets `stale`. To sit down, to add to the dice, to throw for the start and to speak you need not have seen everything.",
    examples: &[
        (
            "A player comes for the first time",
            r#"{"type":"hello","version":1,"key":"aebagbafaydqqcikbmga2dqpcaireeyu","seen":0}"#,
        ),
        (
            "Somebody who watches comes back",
            r#"{"type":"hello","version":1,"key":null,"seen":41}"#,
        ),
        (
            "A command",
            r#"{"type":"command","id":5577006791947779,"after":41,"command":{"type":"act","action":"roll"}}"#,
        ),
        ("Is anybody there?", r#"{"type":"ping","id":8}"#),
    ],
};

pub(crate) const COMMANDS: Section = Section {
    heading: "Commands",
    about: "What a client asks for. An action is written as in a record of the match, without the player; where the server rolls, `roll` and `throw` come without numbers.",
    examples: &[
        (
            "Sit down, accept the terms, and add random bytes to the dice",
            r#"{"type":"sit","name":"Ada","share":"000102030405060708090a0b0c0d0e0f"}"#,
        ),
        (
            "Add random bytes to the dice of a rematch",
            r#"{"type":"share","share":"f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff"}"#,
        ),
        (
            "Throw a die for the start",
            r#"{"type":"act","action":"throw"}"#,
        ),
        (
            "Say what a real die shows",
            r#"{"type":"act","action":"throw 3"}"#,
        ),
        ("Roll", r#"{"type":"act","action":"roll"}"#),
        (
            "Move one checker, seen by the other at once",
            r#"{"type":"act","action":"move 8 by 3"}"#,
        ),
        (
            "Take back the last move of the turn",
            r#"{"type":"act","action":"undo"}"#,
        ),
        ("End the turn", r#"{"type":"act","action":"end"}"#),
        (
            "Make a whole play and end the turn",
            r#"{"type":"act","action":"play 8/5 6/5"}"#,
        ),
        (
            "Double; the answers are `take`, `pass`, `beaver`, and to a beaver `raccoon`",
            r#"{"type":"act","action":"double"}"#,
        ),
        (
            "Resign; the answers are `accept` and `decline`",
            r#"{"type":"act","action":"resign gammon"}"#,
        ),
        (
            "Offer to settle",
            r#"{"type":"act","action":"settle White 2"}"#,
        ),
        (
            "Set up the next game",
            r#"{"type":"act","action":"next game"}"#,
        ),
        (
            "Ask to take back one's last decision",
            r#"{"type":"ask","request":"take_back"}"#,
        ),
        (
            "Ask to go on without the clock",
            r#"{"type":"ask","request":"slow"}"#,
        ),
        (
            "Ask for a rematch, or agree to one that the other has asked for",
            r#"{"type":"ask","request":"rematch"}"#,
        ),
        ("Ask no longer", r#"{"type":"withdraw"}"#),
        ("Agree to what the other asked for", r#"{"type":"agree"}"#),
        ("Decline it", r#"{"type":"decline"}"#),
        (
            "Claim the match, the other's time being up",
            r#"{"type":"claim"}"#,
        ),
        ("Say something", r#"{"type":"say","text":"well rolled!"}"#),
    ],
};

pub(crate) const TO_CLIENT: Section = Section {
    heading: "What the server says",
    about: "`welcome` answers `hello`, and the events that were missed follow, up to `last`, at most 200 in a message and as fast as you read them. After that every client gets every event as soon as it is written. An event comes before the `accepted` of the command that it was made of.\n\nA client that misses a number connects again. If `last` is below what it has `seen`, the store of the server has lost events: the client forgets what it knows, and the whole log follows from event 1.\n\n`presence` comes when a player connects or goes, and at most every two seconds when the number of spectators changes.",
    examples: &[
        (
            "Welcome to a seat",
            r#"{"type":"welcome","table":"mrswmz3infvgw3dn","seat":"first","last":3,"now":1763251200000}"#,
        ),
        (
            "Events, in order and without gaps",
            r#"{"type":"events","events":[{"number":4,"at":1763251201000,"event":{"type":"acted","entry":"White throw 3"}}]}"#,
        ),
        (
            "Who is there",
            r#"{"type":"presence","here":{"first":true,"second":false},"spectators":2}"#,
        ),
        (
            "A command was accepted",
            r#"{"type":"accepted","id":5577006791947779,"number":42}"#,
        ),
        (
            "A command was refused",
            r#"{"type":"refused","id":5577006791947779,"refused":{"why":"stale","last":42}}"#,
        ),
        (
            "A message was none",
            r#"{"type":"refused","id":null,"refused":{"why":"not_understood","reason":"expected value at line 1 column 1"}}"#,
        ),
        (
            "Somebody is there",
            r#"{"type":"pong","id":8,"now":1763251202000}"#,
        ),
    ],
};

pub(crate) const EVENTS: Section = Section {
    heading: "Events",
    about: "The log of a table. Each has a number and the server's time in milliseconds; `credit` is how many of them the network took, where a clock runs; `command` is the id of the command that the event was made of. Events are never changed and never removed.",
    examples: &[
        (
            "The table was set up",
            r#"{"number":1,"at":1763251200000,"event":{"type":"created","terms":{"rules":"international, match 7","clock":{"reserve":840,"delay":12},"dice":"server","watching":"open","seats":{"first":"person","second":{"computer":"club"}}},"commitment":"630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"}}"#,
        ),
        (
            "Somebody sat down",
            r#"{"number":2,"at":1763251201000,"event":{"type":"seated","seat":"first","name":"Ada","share":"000102030405060708090a0b0c0d0e0f"}}"#,
        ),
        (
            "Somebody did something in the match",
            r#"{"number":3,"at":1763251202000,"credit":45,"command":5577006791947779,"event":{"type":"acted","entry":"White throw 3"}}"#,
        ),
        (
            "Somebody asked the other",
            r#"{"number":4,"at":1763251203000,"event":{"type":"asked","seat":"second","request":"take_back"}}"#,
        ),
        (
            "And no longer asks",
            r#"{"number":5,"at":1763251204000,"event":{"type":"withdrawn","seat":"second"}}"#,
        ),
        (
            "The other agreed",
            r#"{"number":6,"at":1763251205000,"event":{"type":"agreed","seat":"first","commitment":null}}"#,
        ),
        (
            "Or declined",
            r#"{"number":7,"at":1763251206000,"event":{"type":"declined","seat":"first"}}"#,
        ),
        (
            "Somebody said something",
            r#"{"number":8,"at":1763251207000,"event":{"type":"spoke","seat":"first","text":"well rolled!"}}"#,
        ),
        (
            "Somebody claimed the match on time",
            r#"{"number":9,"at":1763251208000,"event":{"type":"claimed","seat":"first"}}"#,
        ),
        (
            "The match is over: the secret of its dice",
            r#"{"number":10,"at":1763251209000,"event":{"type":"revealed","secret":"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"}}"#,
        ),
        (
            "A seat added to the dice of a rematch",
            r#"{"number":11,"at":1763251210000,"event":{"type":"shared","seat":"first","share":"f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff"}}"#,
        ),
    ],
};

pub(crate) const REFUSALS: Section = Section {
    heading: "Refusals",
    about: "Why something was not done. Nothing has changed, except that after `uncertain` it may be in the log all the same: send the same command with the same `id` again. `storage` is the same without the doubt. By HTTP they come in a `problem`.",
    examples: &[
        ("", r#"{"why":"unknown_table"}"#),
        ("", r#"{"why":"wrong_key"}"#),
        ("", r#"{"why":"not_open"}"#),
        ("", r#"{"why":"seat_taken"}"#),
        ("", r#"{"why":"watching"}"#),
        ("", r#"{"why":"not_seated"}"#),
        ("", r#"{"why":"waiting_for_other"}"#),
        ("", r#"{"why":"dice_not_ready"}"#),
        ("", r#"{"why":"stale","last":42}"#),
        (
            "",
            r#"{"why":"against_rules","reason":"31 was rolled, there is no 5"}"#,
        ),
        ("", r#"{"why":"match_over"}"#),
        ("", r#"{"why":"not_now"}"#),
        ("", r#"{"why":"nothing_asked"}"#),
        ("", r#"{"why":"already_asked"}"#),
        ("", r#"{"why":"no_clock"}"#),
        ("", r#"{"why":"time_not_up"}"#),
        ("", r#"{"why":"other_version","server":1}"#),
        (
            "",
            r#"{"why":"not_understood","reason":"missing field `id`"}"#,
        ),
        ("", r#"{"why":"too_large"}"#),
        ("", r#"{"why":"too_many"}"#),
        ("", r#"{"why":"full"}"#),
        ("", r#"{"why":"storage"}"#),
        ("", r#"{"why":"uncertain"}"#),
        ("", r#"{"why":"closing"}"#),
    ],
};

pub(crate) const NEW_TABLES: Section = Section {
    heading: "Setting up a table",
    about: "Sent by `POST /api/tables` with `content-type: application/json`. Only `rules` is needed.",
    examples: &[
        (
            "For a friend, by the international rules",
            r#"{"rules":"international, match 7","clock":null,"dice":"server","watching":"open","opponent":"friend","color":"either"}"#,
        ),
        (
            "Against the computer, with a clock and nobody watching",
            r#"{"rules":"swiss","clock":{"reserve":600,"delay":12},"dice":"server","watching":"closed","opponent":{"computer":"club"},"color":"black"}"#,
        ),
    ],
};

pub(crate) const SET_UP: Section = Section {
    heading: "A table that was set up",
    about: "The answer: what opens the own seat, and what opens the other, to be sent to a friend. Links carry keys after a `#`, so that no server sees them in an address.",
    examples: &[(
        "",
        r#"{"table":"mrswmz3infvgw3dn","seat":"first","key":"aebagbafaydqqcikbmga2dqpcaireeyu","invitation":"aiaqcaibaeaqcaibaeaqcaibaeaqcaib"}"#,
    )],
};

pub(crate) const PROBLEMS: Section = Section {
    heading: "A problem",
    about: "What a request by HTTP is refused with.",
    examples: &[(
        "",
        r#"{"refused":{"why":"unknown_table"},"message":"there is no such table"}"#,
    )],
};

pub(crate) const SECTIONS: [&Section; 8] = [
    &TO_SERVER,
    &COMMANDS,
    &TO_CLIENT,
    &EVENTS,
    &REFUSALS,
    &NEW_TABLES,
    &SET_UP,
    &PROBLEMS,
];

/// The whole of `docs/protocol.md`.
pub(crate) fn document() -> String {
    let mut text = String::from(
        "# The protocol\n\n\
        What a Gammonbox server and its clients say to each other, version 1. \
        Over a WebSocket at `/api/tables/{id}/socket` each message is one JSON text; by HTTP they are bodies.\n\n\
        This document is written from examples that are tests: \
        `cargo run --package protocol --example document > docs/protocol.md`.\n",
    );
    text.push_str(include_str!("protocol.md"));
    for section in SECTIONS {
        text.push_str(&format!("\n## {}\n\n{}\n", section.heading, section.about));
        let is_list = section.examples.iter().all(|(about, _)| about.is_empty());
        if is_list {
            text.push_str("\n```json\n");
            for (_, example) in section.examples {
                text.push_str(&format!("{example}\n"));
            }
            text.push_str("```\n");
            continue;
        }
        for (about, example) in section.examples {
            text.push_str(&format!("\n{about}:\n\n```json\n{example}\n```\n"));
        }
    }
    text
}
