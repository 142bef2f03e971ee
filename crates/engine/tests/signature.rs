//! The engine answers as it did when its answers were last meant to change.
#![cfg(feature = "bundled-net")]

use engine::{Judge, Nets, signature};
use rules::Ruleset;

/// A commit that changes answers writes the new number into this file, and as
/// `Bench:` at the end of its message. `tests/wasm.rs` expects the same in the
/// browser's machine.
const EXPECTED: &str = include_str!("../signature");

#[track_caller]
fn check(judge: &Judge) {
    let found = signature(judge).to_string();
    let hint = "if answers were meant to change, write the number into crates/engine/signature";
    assert_eq!(found, EXPECTED.trim(), "{hint}");
}

#[test]
fn the_answers_are_the_expected_ones() {
    check(&Judge::for_rules(
        &Ruleset::international(),
        Nets::bundled(),
    ));
}

#[test]
fn the_answers_are_the_same_without_wide_instructions() {
    check(&Judge::for_rules(&Ruleset::international(), Nets::bundled()).without_simd());
}
