//! The net gives the same bits in the browser's machine: compiled to wasm,
//! with and without its wide instructions, and run by an interpreter.
#![allow(
    clippy::disallowed_methods,
    reason = "this test builds and reads a program"
)]

#[path = "shared/same_answers.rs"]
mod same_answers;

use engine::{Net, signature};
use wasmi::{Engine, Linker, Module, Store};

use same_answers::build;

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
    let program = std::fs::read(build(expected, 1, flags)).expect("cargo said it built it");
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
