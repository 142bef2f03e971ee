//! Whole matches judged. What is expected holds for any sensible net: errors
//! are gross, and the rest is counted.
#![allow(clippy::unwrap_used, reason = "everything here is a test")]
#![allow(
    clippy::disallowed_methods,
    reason = "the program reads files, and so do its tests"
)]

use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;

/// White makes the 5-point, Black doubles at once, and White passes.
const PASSED: &str = "\
gammonbox record 1
rules international
White throw 3
Black throw 1
White play 8/5 6/5
Black double
White pass
";

/// The same start as others write it, then a play that breaks everything.
const MATCH_TEXT: &str = " 5 point match

 Game 1
 Anna : 0                              Bob : 0
  1) 31: 8/5 6/5                       66: 24/18(2) 13/7(2)
  2) 21: 24/23 5/3
";

fn run(arguments: &[&str]) -> Output {
    let program = env!("CARGO_BIN_EXE_gammonbox");
    Command::new(program).args(arguments).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn answer(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(text(&output.stderr), "", "{arguments:?}");
    assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    text(&output.stdout)
}

/// A file of this test run with this text.
fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

fn json(path: &str, options: &[&str]) -> Value {
    let arguments = [&["analyze", "--json", path], options].concat();
    serde_json::from_str(&answer(&arguments)).unwrap()
}

/// One field of all findings.
fn column<'a>(report: &'a Value, field: &str) -> Vec<&'a Value> {
    let findings = report["findings"].as_array().unwrap();
    findings.iter().map(|finding| &finding[field]).collect()
}

#[test]
fn help_teaches_with_examples() {
    insta::assert_snapshot!("help-analyze", answer(&["help", "analyze"]));
}

#[test]
fn everything_that_was_done_is_judged() {
    let report = json(&file("passed.txt", PASSED), &["--plies", "0"]);
    assert_eq!(column(&report, "kind"), ["roll", "play", "cube", "reply"]);
    assert_eq!(column(&report, "entry"), [2, 3, 4, 5]);
    assert_eq!(
        column(&report, "player"),
        ["White", "White", "Black", "White"]
    );
    let [_, play, double, pass] = &report["findings"].as_array().unwrap()[..] else {
        panic!("{report}");
    };
    assert_eq!(
        (&play["done"], &play["lost"]),
        (&"8/5 6/5".into(), &0.0.into())
    );
    assert_eq!(double["best"], "no double");
    assert_eq!(
        (&pass["done"], &pass["best"]),
        (&"pass".into(), &"take".into())
    );
    assert_eq!(pass["mark"], "blunder");
    let [white, black] = &report["players"].as_array().unwrap()[..] else {
        panic!("{report}");
    };
    assert_eq!(white["decisions"], 2);
    assert!(white["wrong_passes"].as_f64().unwrap() > 0.9);
    assert!(black["wrong_doubles"].as_f64().unwrap() > 0.0);
    // 500 times the loss of a decision.
    let rating = 500.0 * pass["lost"].as_f64().unwrap() / 2.0;
    assert!((white["rating"].as_f64().unwrap() - rating).abs() < 1e-6);
}

#[test]
fn match_files_are_judged_like_records() {
    let path = file("anna-bob.mat", MATCH_TEXT);
    let report = json(&path, &["--plies", "0"]);
    assert_eq!(report["players"][0]["name"], "Anna");
    // Nobody may double before the first roll has been played.
    let kinds = [
        "roll", "play", "cube", "roll", "play", "cube", "roll", "play",
    ];
    assert_eq!(column(&report, "kind"), kinds);
    assert_eq!(report["findings"][7]["mark"], "blunder");
    let table = answer(&["analyze", "--plies", "0", "--worst", "1", &path]);
    assert!(table.contains("rating (PR)"), "{table}");
    assert!(table.trim_end().ends_with("blunder"), "{table}");
}

#[test]
fn the_answer_is_the_same_for_any_number_of_threads() {
    let path = file("threads.mat", MATCH_TEXT);
    let [one, three] =
        ["1", "3"].map(|threads| json(&path, &["--plies", "1", "--threads", threads]));
    assert_eq!(one, three);
}

#[test]
fn bad_files_are_refused_in_one_sentence() {
    let refusal = |path: &str| {
        let output = run(&["analyze", path]);
        assert_eq!(output.status.code(), Some(2));
        assert_eq!(text(&output.stdout), "");
        let refusal = text(&output.stderr);
        assert_eq!(refusal.lines().count(), 1, "{refusal}");
        refusal
    };
    let illegal = file("illegal.txt", &PASSED.replace("White pass", "White beaver"));
    let said = refusal(&illegal);
    assert!(said.contains("line 7: "), "{said}");
    assert!(refusal("no such file").starts_with("error: cannot read no such file"));
    let empty = file("empty.txt", "");
    assert!(refusal(&empty).starts_with("error: cannot use "));
}
