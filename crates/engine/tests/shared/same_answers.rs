//! Compiling the program `same_answers` for the browser's machine.

use std::path::PathBuf;
use std::process::Command;

/// Builds the program with these flags of the compiler, in a folder of its own
/// so that no other build waits. It succeeds if the engine's signature is the
/// one expected; if rounds are given, that of the bundled net for contact, which
/// it finds so many times.
pub(crate) fn build(expected: u64, rounds: u32, flags: &str) -> PathBuf {
    let name: String = flags
        .chars()
        .filter(|letter| letter.is_alphanumeric())
        .collect();
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let mut cargo = Command::new(env!("CARGO"));
    cargo
        .args(["build", "--release", "--locked"])
        .args(["--package", "gammonbox-engine", "--bin", "same_answers"])
        .args(["--target", "wasm32-unknown-unknown"])
        .arg("--target-dir")
        .arg(&folder)
        .env("EXPECTED_SIGNATURE", expected.to_string())
        .env("ROUNDS", rounds.to_string())
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("RUSTFLAGS", flags)
        .env_remove("CARGO_ENCODED_RUSTFLAGS");
    let output = cargo.output().expect("cargo runs this test");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success(),
        "{said}\nIf the target is missing: rustup target add wasm32-unknown-unknown"
    );
    folder.join("wasm32-unknown-unknown/release/same_answers.wasm")
}
