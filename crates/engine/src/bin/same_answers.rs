//! Succeeds if the engine's signature is the one given at compile time.
//! `tests/wasm.rs` runs it where there's no input or output. If a number of
//! rounds is given, the bundled quick contact net must give the same answers
//! that many times; `benches/browser.rs` measures how long that takes.

#![forbid(unsafe_code)]

use std::hint::black_box;
use std::process::ExitCode;

use engine::{Judge, Nets, evaluator_signature, signature};
use rules::Ruleset;

fn main() -> ExitCode {
    let expected: Option<u64> =
        option_env!("EXPECTED_SIGNATURE").and_then(|number| number.parse().ok());
    let rounds = option_env!("ROUNDS").and_then(|rounds| rounds.parse().ok());
    let is_right = match rounds {
        None | Some(0) => {
            let judge = Judge::for_rules(&Ruleset::international(), Nets::bundled());
            Some(signature(&judge)) == expected
        }
        Some(rounds) => {
            let net = &*Nets::bundled_quick().quick().contact;
            (0..rounds).all(|_: u32| Some(evaluator_signature(black_box(net))) == expected)
        }
    };
    if is_right {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
