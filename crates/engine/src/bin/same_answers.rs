//! Succeeds if the bundled net for contact answers here as it did where this
//! was compiled: the signature that it must have is given at compile time.
//! `tests/wasm.rs` runs it where there is neither input nor output, and
//! `benches/browser.rs` has it repeat itself to see how long it takes.

#![forbid(unsafe_code)]

use std::hint::black_box;
use std::process::ExitCode;

use engine::{Net, signature};

fn main() -> ExitCode {
    let rounds = option_env!("ROUNDS").and_then(|rounds| rounds.parse().ok());
    let Ok(net) = Net::from_bytes(include_bytes!("../../nets/contact.net")) else {
        return ExitCode::FAILURE;
    };
    let expected = option_env!("EXPECTED_SIGNATURE").and_then(|number| number.parse().ok());
    let is_right = |_| Some(signature(black_box(&net))) == expected;
    if (0..rounds.unwrap_or(1)).all(is_right) {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
