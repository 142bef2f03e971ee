//! Writes `docs/protocol.md`.
#![allow(clippy::print_stdout, reason = "that is what it is for")]

#[path = "../tests/shared/examples.rs"]
mod examples;

fn main() {
    print!("{}", examples::document());
}
