//! Succeeds if the bundled net for contact answers here as it did where this
//! was compiled: the signature that it must have is given at compile time.
//! `tests/wasm.rs` runs it where there is neither input nor output.

#![forbid(unsafe_code)]

use std::process::ExitCode;

use engine::{Net, signature};

fn main() -> ExitCode {
    let net = Net::from_bytes(include_bytes!("../../nets/contact.net"));
    let found = net.map(|net| signature(&net).to_string());
    match option_env!("EXPECTED_SIGNATURE") {
        Some(expected) if found.as_deref() == Ok(expected) => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}
