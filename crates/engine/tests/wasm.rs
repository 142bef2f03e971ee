//! The engine gives the same bits in the browser's machine: compiled to wasm,
//! with and without its wide instructions, and run by an interpreter.
#![allow(
    clippy::disallowed_methods,
    reason = "this test builds and reads a program"
)]

#[path = "shared/same_answers.rs"]
mod same_answers;

use wasmi::{Engine, Linker, Module, Store};

use same_answers::build;

#[test]
fn the_engine_answers_alike_in_wasm() {
    assert!(runs_in_wasm("-C target-feature=+simd128"));
}

#[test]
fn the_engine_answers_alike_in_wasm_without_simd() {
    assert!(runs_in_wasm("-C target-feature=-simd128"));
}

/// Whether the program `same_answers`, compiled with these flags, succeeds.
fn runs_in_wasm(flags: &str) -> bool {
    let expected = include_str!("../signature").trim();
    let expected = expected.parse().expect("a number");
    let program =
        std::fs::read(build("engine", expected, "release", flags)).expect("cargo said it built it");
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
