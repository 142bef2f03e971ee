#![no_main]

#[path = "../../crates/formats/tests/fuzz/statements.rs"]
mod statements;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| statements::check("ogxm", bytes));
