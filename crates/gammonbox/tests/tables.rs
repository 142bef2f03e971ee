//! Larger tables of endings: made, kept, found and refused.
#![allow(clippy::unwrap_used, reason = "everything here is a test")]
#![allow(
    clippy::disallowed_methods,
    reason = "the program reads and writes files, and so do its tests"
)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Seven checkers a side: two on the ace point and one on each other.
const SEVEN_EACH: &str = "qwoAAKsKAAAAAA";

fn run(arguments: &[&str], cache: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_gammonbox"))
        .env("LC_ALL", "C")
        .args(arguments)
        .arg("--cache")
        .arg(cache)
        .output()
        .unwrap()
}

#[track_caller]
fn answer(arguments: &[&str], cache: &Path) -> String {
    let output = run(arguments, cache);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
    String::from_utf8(output.stdout).unwrap()
}

#[track_caller]
fn refusal(arguments: &[&str], cache: &Path) -> String {
    let output = run(arguments, cache);
    assert_eq!(output.status.code(), Some(2));
    String::from_utf8(output.stderr).unwrap()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap();
    entries.map(|entry| entry.unwrap().path()).collect()
}

/// An equity that is exact is the same however far one looks ahead.
fn is_exact(cache: &Path) -> bool {
    let equity = |plies| {
        let answer = answer(&["cube", SEVEN_EACH, "--json", "--plies", plies], cache);
        let answer: serde_json::Value = serde_json::from_str(&answer).unwrap();
        answer["no_double"].clone()
    };
    equity("0") == equity("1")
}

#[test]
fn a_table_is_made_once_and_then_found() {
    let cache = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache-of-tables");
    if cache.exists() {
        fs::remove_dir_all(&cache).unwrap();
    }
    let said = answer(&["tables"], &cache);
    assert!(said.starts_with("endings of up to 6 checkers a side are exact; there is no "));
    assert!(!is_exact(&cache));

    let made = answer(&["tables", "--checkers", "7"], &cache);
    assert!(made.starts_with("endings of up to 7 checkers a side are exact, from "));
    assert_eq!(answer(&["tables"], &cache), made);
    assert!(is_exact(&cache));
    let [file] = &files(&cache)[..] else {
        panic!("one file, and nothing beside it");
    };

    // Damaged, it is refused wherever it is needed, until somebody has it
    // made again.
    let whole = fs::read(file).unwrap();
    let mut damaged = whole.clone();
    damaged[5_000_000] ^= 1;
    fs::write(file, damaged).unwrap();
    let questions: [&[&str]; 4] = [
        &["tables"],
        &["tables", "--checkers", "7"],
        &["cube", SEVEN_EACH],
        &["rollout", SEVEN_EACH],
    ];
    for question in questions {
        let refused = refusal(question, &cache);
        assert!(refused.contains("`gammonbox tables --renew` rebuilds it"));
        assert!(refused.ends_with("this bear-off table is damaged\n"));
    }
    answer(&["tables", "--checkers", "7", "--renew"], &cache);
    assert!(fs::read(file).unwrap() == whole);
}

#[test]
fn help_teaches_with_examples() {
    let help = Command::new(env!("CARGO_BIN_EXE_gammonbox"))
        .env("LC_ALL", "C")
        .args(["help", "tables"])
        .output()
        .unwrap();
    insta::assert_snapshot!("help-tables", String::from_utf8(help.stdout).unwrap());
}

#[test]
fn a_table_is_for_seven_checkers_or_more() {
    let nowhere = Path::new("nowhere");
    for checkers in ["6", "11", "x"] {
        let refused = refusal(&["tables", "--checkers", checkers], nowhere);
        assert!(refused.starts_with("error: "), "{refused}");
    }
}
