//! The commands that ask the engine, run as people and other programs run
//! them. What is expected is known without a net: it comes from bear-offs,
//! which are exact, or from what must hold for any net.
#![allow(clippy::unwrap_used, reason = "everything here is a test")]

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Output, Stdio};

use serde_json::Value;

const OPENING: &str = "4HPwATDgc/ABMA";

/// Two checkers on the 5- and 2-points against one on the ace point: 19 of 36
/// throws win, and if they do not, the opponent wins.
const LAST_ROLL: &str = "AQAAiAAAAAAAAA";

/// Two checkers on the 6-point each.
const TWO_EACH: &str = "YAAAAAMAAAAAAA";

fn start(arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_gammonbox"))
        .env("LC_ALL", "C")
        .args(arguments)
        // Whoever runs this may have tables that know more.
        .env("XDG_CACHE_HOME", env!("CARGO_TARGET_TMPDIR"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

fn run(arguments: &[&str]) -> Output {
    start(arguments).wait_with_output().unwrap()
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

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&answer(arguments)).unwrap()
}

#[test]
fn help_teaches_with_examples() {
    for command in ["best", "cube", "evaluate"] {
        insta::assert_snapshot!(format!("help-{command}"), answer(&["help", command]));
    }
}

#[test]
fn tables_are_for_people() {
    insta::assert_snapshot!("evaluate", answer(&["evaluate", LAST_ROLL]));
    insta::assert_snapshot!("best", answer(&["best", TWO_EACH, "21"]));
    insta::assert_snapshot!("cube", answer(&["cube", LAST_ROLL]));
    // The same where both need two points.
    let in_a_match = "XGID=--A--A------------------a-:0:0:1:00:1:1:0:3:10";
    insta::assert_snapshot!("cube-match", answer(&["cube", in_a_match]));
}

#[test]
fn json_is_for_programs() {
    let evaluation = answer(&["evaluate", "--json", LAST_ROLL]);
    let names = r#"{"position":"AQAAiAAAAAAAAA","win":0.5277"#;
    assert!(evaluation.starts_with(names), "{evaluation}");
    let evaluation: Value = serde_json::from_str(&evaluation).unwrap();
    assert_eq!(evaluation.as_object().unwrap().len(), 7);
    let near = |value: &Value, expected: f64| (value.as_f64().unwrap() - expected).abs() < 2e-4;
    assert!(near(&evaluation["equity"], 2.0 / 36.0));
    assert!(near(&evaluation["win_gammon"], 0.0));

    let cube = json(&["cube", "--json", LAST_ROLL]);
    assert_eq!(cube["decision"], "double, take");
    assert!(near(&cube["no_double"], 2.0 / 36.0));
    assert!(near(&cube["double_take"], 4.0 / 36.0));
    assert!(near(&cube["double_pass"], 1.0));
}

#[test]
fn plays_are_worth_what_is_left_to_the_opponent() {
    let best = json(&["best", "--json", "--plies", "1", OPENING, "31"]);
    let plays = best["plays"].as_array().unwrap();
    assert_eq!(plays.len(), 16);
    assert_eq!(plays[0]["play"], "8/5 6/5");
    let after = plays[0]["position"].as_str().unwrap();
    let opponent = json(&["evaluate", "--json", "--plies", "1", after]);
    let (own, theirs) = (&plays[0]["equity"], &opponent["equity"]);
    let sum = own.as_f64().unwrap() + theirs.as_f64().unwrap();
    assert!(sum.abs() < 1e-6, "{own} {theirs}");
}

#[test]
fn any_number_of_threads_gives_the_same_answer() {
    let ask = |threads| answer(&["best", "--json", "--threads", threads, OPENING, "43"]);
    assert_eq!(ask("1"), ask("3"));
}

#[test]
fn who_may_not_double_gets_no_for_an_answer() {
    let owned_by_opponent = "XGID=-b----E-C---eE---c-e----B-:1:-1:1:00:0:0:0:0:10";
    let output = run(&["cube", "--plies", "0", owned_by_opponent]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(text(&output.stdout), "the player on roll may not double\n");
}

#[test]
fn a_batch_is_a_conversation() {
    let mut child = start(&["best", "--plies", "0", "--top", "1", "--batch"]);
    let mut requests = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap());
    for (request, expected) in [
        (
            format!("{OPENING} 31"),
            r#"{"position":"4HPwATDgc/ABMA","roll":"31","plays":[{"play":"8/5 6/5","position":"sGfwATDgc/ABMA","equity":0."#,
        ),
        (
            format!("{OPENING} 7"),
            r#"{"error":"'7' is not a roll: expected two numbers from 1 to 6, such as 31"}"#,
        ),
        (
            format!("{OPENING} 31 8/5"),
            r#"{"error":"expected a position and a roll, and nothing else"}"#,
        ),
        (
            String::new(),
            r#"{"error":"the line is empty: expected a position and a roll"}"#,
        ),
    ] {
        // The answer is read before the next line is written: a program that
        // waited for more would hang here.
        writeln!(requests, "{request}").unwrap();
        let mut answer = String::new();
        answers.read_line(&mut answer).unwrap();
        assert!(answer.starts_with(expected), "{request}: {answer}");
    }
    drop(requests);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn bad_input_is_refused_in_one_sentence() {
    let refusals: String = [
        &["best", OPENING, "71"][..],
        &["best", OPENING],
        &["best", "--plies", "4", OPENING, "31"],
        &["best", "--plies", "two", OPENING, "31"],
        &["best", "--rules", "nordik", OPENING, "31"],
        &["best", "--net", "Cargo.toml", OPENING, "31"],
        &["best", "--race-net", "no such file", OPENING, "31"],
        &["cube", "--met", "no such file", OPENING],
        &["cube", "--met", "Cargo.toml", OPENING],
        &["evaluate", "4HPwATDBc/ABMA"],
    ]
    .into_iter()
    .map(|arguments| {
        let output = run(arguments);
        assert_eq!(text(&output.stdout), "", "{arguments:?}");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let refusal = text(&output.stderr);
        assert_eq!(refusal.matches('\n').count(), 1, "{refusal}");
        format!("$ gammonbox {}\n{refusal}\n", arguments.join(" "))
    })
    .collect();
    insta::assert_snapshot!(refusals);
}

#[test]
#[allow(clippy::disallowed_methods, reason = "the program reads files")]
fn a_damaged_net_is_refused() {
    let bytes = std::fs::read("../engine/nets/deep/contact.net").unwrap();
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("damaged.net");
    std::fs::write(&path, &bytes[..bytes.len() - 1]).unwrap();
    let output = run(&["best", "--net", path.to_str().unwrap(), OPENING, "31"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("checksum is wrong"));
}

#[test]
fn the_bear_off_of_the_rules_that_are_named_is_known() {
    // A lone checker on the 6-point against one on the ace point: 27 of 36
    // throws bear it off, but fewer where each number must fit, and there the
    // opponent may have to wait for a one.
    let lone_six = "AQAAgAAAAAAAAA";
    let win = |rules| {
        let answer = json(&["evaluate", "--json", "--rules", rules, lone_six]);
        answer["win"].as_f64().unwrap()
    };
    assert!((win("international") - 27.0 / 36.0).abs() < 1e-4);
    let exact = win("international, bear-off exact");
    assert!((0.3..0.7).contains(&exact), "{exact}");
}
