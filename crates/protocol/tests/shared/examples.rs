//! One example of every message, as it's sent.

/// A section of the document.
pub(crate) struct Section {
    pub(crate) heading: &'static str,
    pub(crate) about: &'static str,
    /// A caption and a message each.
    pub(crate) examples: &'static [(&'static str, &'static str)],
}

pub(crate) const TO_SERVER: Section = Section {
    heading: "Messages from a client",
    about: "The first message is `hello`; all others are commands and pings. Spectators send `hello` without a key. `seen` is the number of the last event you've seen, and `seen_at` is when it happened; leave `seen_at` out if you haven't seen any.\n\nA command has an `id`: a random number below 2^53, new for each command. If the connection breaks before you get an answer, send the command again with the same `id`: the server knows the latest 32 commands of a table, writes none of them twice, and answers `accepted` with the number of the event that the command became.\n\n`after` is the last event you've seen. If anything but chat (`spoke`) has happened since, nothing is done and you get `stale`. You don't have to be up to date to sit down, add to the dice, roll for the start or chat.",
    examples: &[
        (
            "A player joins for the first time",
            r#"{"type":"hello","version":1,"key":"aebagbafaydqqcikbmga2dqpcaireeyu","seen":0}"#,
        ),
        (
            "A spectator comes back",
            r#"{"type":"hello","version":1,"key":null,"seen":41,"seen_at":1763251260000}"#,
        ),
        (
            "A command",
            r#"{"type":"command","id":5577006791947779,"after":41,"command":{"type":"act","action":"roll"}}"#,
        ),
        ("Ping", r#"{"type":"ping","id":8}"#),
    ],
};

pub(crate) const COMMANDS: Section = Section {
    heading: "Commands",
    about: "What a client can ask for. An action is written as in the record of the match, without the player; where the server rolls, `roll` and `throw` have no numbers.",
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
            "Roll a die for the start",
            r#"{"type":"act","action":"throw"}"#,
        ),
        (
            "Enter what a real die shows",
            r#"{"type":"act","action":"throw 3"}"#,
        ),
        ("Roll", r#"{"type":"act","action":"roll"}"#),
        (
            "Move one checker; your opponent sees it at once",
            r#"{"type":"act","action":"move 8 by 3"}"#,
        ),
        (
            "Take back the last move of the turn",
            r#"{"type":"act","action":"undo"}"#,
        ),
        ("End the turn", r#"{"type":"act","action":"end"}"#),
        (
            "Play the whole turn and end it",
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
            "Ask to take back your last decision",
            r#"{"type":"ask","request":"take_back"}"#,
        ),
        (
            "Ask to play on without the clock",
            r#"{"type":"ask","request":"slow"}"#,
        ),
        (
            "Ask for a rematch, or agree to your opponent's request for one",
            r#"{"type":"ask","request":"rematch"}"#,
        ),
        ("Withdraw your request", r#"{"type":"withdraw"}"#),
        ("Agree to a request", r#"{"type":"agree"}"#),
        ("Decline it", r#"{"type":"decline"}"#),
        (
            "Claim the match when your opponent's time is up",
            r#"{"type":"claim"}"#,
        ),
        ("Chat", r#"{"type":"say","text":"well rolled!"}"#),
    ],
};

pub(crate) const TO_CLIENT: Section = Section {
    heading: "Messages from the server",
    about: "`welcome` answers `hello`. The events you missed follow, up to `last`, at most 200 per message and as fast as you read them. After that, every client gets every event as soon as it's written. An event comes before the `accepted` of the command it was made from.\n\nIf a number is missing, connect again. If `last` is below what you've `seen`, or the event with that number didn't happen at `seen_at`, the server's store has lost events, and the whole log follows from event 1. So whenever event 1 comes, forget what you know.\n\n`presence` comes when a player connects or leaves, and at most every two seconds when the number of spectators changes.",
    examples: &[
        (
            "Welcome, with your seat",
            r#"{"type":"welcome","table":"mrswmz3infvgw3dn","seat":"first","last":3,"now":1763251200000}"#,
        ),
        (
            "Events, in order and without gaps",
            r#"{"type":"events","events":[{"number":4,"at":1763251201000,"event":{"type":"acted","entry":"White throw 3"}}]}"#,
        ),
        (
            "Who's connected",
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
            "A message wasn't understood",
            r#"{"type":"refused","id":null,"refused":{"why":"not_understood","reason":"expected value at line 1 column 1"}}"#,
        ),
        ("Pong", r#"{"type":"pong","id":8,"now":1763251202000}"#),
    ],
};

pub(crate) const EVENTS: Section = Section {
    heading: "Events",
    about: "The log of a table. Each event has a number and the server's time in milliseconds. `credit`, if a clock is running, is how many milliseconds the network took; `command` is the `id` of the command that the event was made from. Events are never changed or removed.",
    examples: &[
        (
            "The table was set up",
            r#"{"number":1,"at":1763251200000,"event":{"type":"created","terms":{"rules":"international, match 7","clock":{"reserve":840,"delay":12},"dice":"server","watching":"open","seats":{"first":"person","second":{"computer":"club"}}},"commitment":"630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"}}"#,
        ),
        (
            "Someone sat down",
            r#"{"number":2,"at":1763251201000,"event":{"type":"seated","seat":"first","name":"Ada","share":"000102030405060708090a0b0c0d0e0f"}}"#,
        ),
        (
            "Someone acted in the match",
            r#"{"number":3,"at":1763251202000,"credit":45,"command":5577006791947779,"event":{"type":"acted","entry":"White throw 3"}}"#,
        ),
        (
            "A player asked for something",
            r#"{"number":4,"at":1763251203000,"event":{"type":"asked","seat":"second","request":"take_back"}}"#,
        ),
        (
            "And withdrew the request",
            r#"{"number":5,"at":1763251204000,"event":{"type":"withdrawn","seat":"second"}}"#,
        ),
        (
            "The opponent agreed",
            r#"{"number":6,"at":1763251205000,"event":{"type":"agreed","seat":"first","commitment":null}}"#,
        ),
        (
            "Or declined",
            r#"{"number":7,"at":1763251206000,"event":{"type":"declined","seat":"first"}}"#,
        ),
        (
            "A player sent a chat message",
            r#"{"number":8,"at":1763251207000,"event":{"type":"spoke","seat":"first","text":"well rolled!"}}"#,
        ),
        (
            "A player claimed the match on time",
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
    about: "Why something wasn't done. Nothing has changed, except that after `uncertain` the event may be in the log after all: send the same command with the same `id` again. After `storage`, it certainly isn't. Over HTTP, refusals come in a `problem`.",
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
            r#"{"why":"against_rules","reason":"31 was rolled, so there is no 5"}"#,
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
    about: "Send it with `POST /api/tables` and `content-type: application/json`. Only `rules` is required.",
    examples: &[
        (
            "With a friend, by the international rules",
            r#"{"rules":"international, match 7","clock":null,"dice":"server","watching":"open","opponent":"friend","color":"either"}"#,
        ),
        (
            "Against the computer, with a clock and without spectators",
            r#"{"rules":"swiss","clock":{"reserve":600,"delay":12},"dice":"server","watching":"closed","opponent":{"computer":"club"},"color":"black"}"#,
        ),
    ],
};

pub(crate) const SET_UP: Section = Section {
    heading: "The new table",
    about: "The response: the key to your own seat, and the invitation, which is the key to the other seat, to send to a friend. Links carry keys after a `#`, so no server sees them in an address.",
    examples: &[(
        "",
        r#"{"table":"mrswmz3infvgw3dn","seat":"first","key":"aebagbafaydqqcikbmga2dqpcaireeyu","invitation":"aiaqcaibaeaqcaibaeaqcaibaeaqcaib"}"#,
    )],
};

pub(crate) const PROBLEMS: Section = Section {
    heading: "A problem",
    about: "The body of a refused HTTP request.",
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
        The messages between a Gammonbox server and its clients, version 1. \
        Over a WebSocket at `/api/tables/{id}/socket`, each message is one JSON text; over HTTP, it's a body.\n\n\
        This page is generated from tested examples: \
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
