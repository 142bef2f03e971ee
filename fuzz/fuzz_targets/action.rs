#![no_main]

#[path = "../../crates/rules/tests/fuzz/statements.rs"]
mod statements;

libfuzzer_sys::fuzz_target!(|text: &str| statements::check("action", text));
