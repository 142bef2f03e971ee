//! Compiling the program `same_answers` for the browser's machine.

use std::path::PathBuf;
use std::process::Command;

/// Builds the program with this profile and these flags of the compiler, in a
/// folder of its own so that no other build waits. It succeeds if the answers of
/// the engine, or of this part of it, have the expected checksum.
pub(crate) fn build(answers_of: &str, expected: u64, profile: &str, flags: &str) -> PathBuf {
    let folder: String = [profile, flags].concat();
    let folder: String = folder.chars().filter(|c| c.is_alphanumeric()).collect();
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(folder);
    let mut cargo = Command::new(env!("CARGO"));
    cargo
        .args(["build", "--locked", "--profile", profile])
        .args(["--package", "gammonbox-engine", "--bin", "same_answers"])
        .args(["--target", "wasm32-unknown-unknown"])
        .arg("--target-dir")
        .arg(&folder)
        .env("EXPECTED_SIGNATURE", expected.to_string())
        .env("ANSWERS_OF", answers_of)
        .env("RUSTFLAGS", flags)
        .env_remove("CARGO_ENCODED_RUSTFLAGS");
    let output = cargo.output().expect("cargo runs this test");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success(),
        "{said}\nIf the target is missing: rustup target add wasm32-unknown-unknown"
    );
    folder
        .join("wasm32-unknown-unknown")
        .join(profile)
        .join("same_answers.wasm")
}
