//! The net gives the same bits in the browser's machine: compiled to wasm,
//! with and without its wide instructions, and run by an interpreter.
#![allow(
    clippy::disallowed_methods,
    reason = "this test builds and reads a program"
)]

use std::path::PathBuf;
use std::process::Command;

use engine::{Net, signature};
use wasmi::{Engine, Linker, Module, Store};

#[test]
fn a_net_answers_alike_in_wasm() {
    assert!(runs_in_wasm(
        bundled_signature(),
        "-C target-feature=+simd128"
    ));
}

#[test]
fn a_net_answers_alike_in_wasm_without_simd() {
    assert!(runs_in_wasm(
        bundled_signature(),
        "-C target-feature=-simd128"
    ));
}

fn bundled_signature() -> u64 {
    let net =
        Net::from_bytes(include_bytes!("../nets/contact.net")).expect("the bundled net is whole");
    assert_eq!(signature(&net), signature(&net.clone().without_simd()));
    signature(&net)
}

/// Whether the program `same_answers`, compiled with these flags, succeeds.
fn runs_in_wasm(expected: u64, flags: &str) -> bool {
    let program = std::fs::read(build(expected, flags)).expect("cargo said it built it");
    let engine = Engine::default();
    let module = Module::new(&engine, program).expect("the compiler writes sound modules");
    let mut store = Store::new(&engine, ());
    let instance = Linker::new(&engine)
        .instantiate_and_start(&mut store, &module)
        .expect("the program imports nothing");
    let main = instance
        .get_typed_func::<(i32, i32), i32>(&store, "main")
        .expect("a program has a main function");
    main.call(&mut store, (0, 0))
        .expect("the program does not trap")
        == 0
}

/// Builds the program, in a folder of its own so that no other build waits.
fn build(expected: u64, flags: &str) -> PathBuf {
    let name: String = flags
        .chars()
        .filter(|letter| letter.is_alphanumeric())
        .collect();
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let mut cargo = Command::new(env!("CARGO"));
    cargo
        .args(["build", "--release", "--locked", "--package", "engine"])
        .args([
            "--bin",
            "same_answers",
            "--target",
            "wasm32-unknown-unknown",
        ])
        .arg("--target-dir")
        .arg(&folder)
        .env("EXPECTED_SIGNATURE", expected.to_string())
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
