//! The real program, run as people and other programs run it.
#![allow(clippy::unwrap_used, reason = "everything here is a test")]

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Output, Stdio};

const OPENING: &str = "4HPwATDgc/ABMA";

fn start(arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_gammonbox"))
        .env("LC_ALL", "C")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

fn run_with(arguments: &[&str], input: &str) -> Output {
    let mut child = start(arguments);
    child
        .stdin
        .take()
        .unwrap()
        .write_all(input.as_bytes())
        .unwrap();
    child.wait_with_output().unwrap()
}

/// What a command that succeeds writes.
fn answer(arguments: &[&str]) -> String {
    answer_to(arguments, "")
}

fn answer_to(arguments: &[&str], input: &str) -> String {
    let output = run_with(arguments, input);
    assert_eq!(text(&output.stderr), "", "{arguments:?}");
    assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    text(&output.stdout)
}

/// What a command that is refused writes: exit code 2, and nothing on
/// standard output.
fn refusal(arguments: &[&str]) -> String {
    let output = run_with(arguments, "");
    assert_eq!(text(&output.stdout), "", "{arguments:?}");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    text(&output.stderr)
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn help_teaches_with_examples() {
    insta::assert_snapshot!("help", answer(&["--help"]));
    for command in [
        "load", "moves", "perft", "play", "rules", "serve", "show", "verify",
    ] {
        insta::assert_snapshot!(format!("help-{command}"), answer(&["help", command]));
    }
}

#[test]
#[allow(clippy::disallowed_methods, reason = "the nets are files")]
fn the_version_names_each_net_by_a_run_that_is_kept_its_layers_and_its_checksum() {
    let version = answer(&["--version"]);
    let (front, nets) = version.trim_end().rsplit_once("nets ").unwrap();
    assert!(front.starts_with("gammonbox 0.1.0 ("), "{version}");
    let nets: Vec<_> = nets.strip_suffix(')').unwrap().split(", ").collect();
    let folder = env!("CARGO_MANIFEST_DIR");
    for (net, kind) in nets.iter().zip(["deep", "quick"]) {
        let [run, layers, sum] = net.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{version}");
        };
        let config = format!("{folder}/../train/runs/{run}/config");
        assert!(std::path::Path::new(&config).exists(), "{config}");
        assert!(layers.starts_with("512-"), "{layers}");
        // A net ends with its checksum.
        let bytes = std::fs::read(format!("{folder}/../engine/nets/{kind}/contact.net")).unwrap();
        let last = u64::from_le_bytes(*bytes.last_chunk().unwrap());
        assert_eq!(sum, format!("{last:016x}"));
    }
    assert_eq!(nets.len(), 2, "{version}");
}

#[test]
fn a_position_is_drawn_and_named() {
    insta::assert_snapshot!("show", answer(&["show", OPENING]));
    let doubled = "XGID=-a-a--E-C---dE---d-e----B-:1:1:1:D:2:4:0:7:10";
    insta::assert_snapshot!("show-doubled", answer(&["show", doubled]));
    insta::assert_snapshot!(
        "show-swiss",
        answer(&["show", "--rules", "swiss", "27YBADjg8+ADQA"])
    );
    let names = answer(&["show", "--json", OPENING]);
    let names: serde_json::Value = serde_json::from_str(&names).unwrap();
    assert_eq!(names["position_id"], OPENING);
    assert_eq!(
        names["xgid"],
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10"
    );
}

#[test]
fn tables_are_for_people() {
    insta::assert_snapshot!("moves", answer(&["moves", OPENING, "31"]));
    insta::assert_snapshot!("moves-danced", answer(&["moves", "27YBADjg8+ADQA", "11"]));
    insta::assert_snapshot!("rules", answer(&["rules"]));
    insta::assert_snapshot!("rules-nordic", answer(&["rules", "nordic"]));
    insta::assert_snapshot!(
        "rules-house",
        answer(&["rules", "deluxe, bear-off standard, match 7"])
    );
}

/// What the books say is tested with the texts.
#[test]
fn the_rule_book_comes_in_three_forms() {
    let book = |format| answer(&["rules", "swiss", "--lang", "en", "--format", format]);
    let title = "Backgammon: The Swiss leaflet";
    assert!(book("text").starts_with(&format!("{title}\n===")));
    assert!(book("markdown").starts_with(&format!("# {title}\n")));
    assert!(book("html").contains(&format!("<h1>{title}</h1>")));
}

#[test]
fn every_level_has_words() {
    let texts = texts::Texts::english();
    for level in engine::Level::ALL {
        assert!(texts.level_name(level.name).is_some(), "{level}");
        assert!(texts.level_about(level.name).is_some(), "{level}");
    }
}

#[test]
fn json_is_for_programs() {
    let expected = r#"{"position":"4HPwATDgc/ABMA","roll":"31","plays":[{"play":"8/5 6/5","position":"sGfwATDgc/ABMA"}]}"#;
    let one = answer(&["moves", "--json", OPENING, "13", "6/5 8/5"]);
    assert_eq!(one, format!("{expected}\n"));
}

#[test]
fn a_position_can_be_named_in_every_usual_way() {
    for name in [
        OPENING,
        "4HPwATDgc/ABMA:cIkFAAAAAAAA",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
        "-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
        "OGID=11ccccchhhjjjjj:66666888dddddoo:N0N::W:IW:0:0:1:0",
    ] {
        let answer = answer(&["moves", name, "31", "8/5 6/5"]);
        assert!(answer.contains("8/5 6/5  sGfwATDgc/ABMA"), "{name}");
    }
}

#[test]
fn a_roll_in_the_name_need_not_be_given_again() {
    let name = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
    assert_eq!(answer(&["moves", name]), answer(&["moves", OPENING, "31"]));
}

#[test]
fn the_opening_has_the_known_number_of_plays() {
    assert_eq!(answer(&["perft", "1"]), "447\n");
    assert_eq!(answer(&["perft", OPENING, "2"]), "202782\n");
    // White has a checker left and Black none.
    let over = "XGID=-A------------------------:0:0:1:00:0:0:0:0:10";
    assert_eq!(answer(&["perft", over, "1"]), "0\n");
}

#[test]
fn a_question_with_the_answer_no_has_exit_code_1() {
    let yes = run_with(&["perft", "--expect", "447", "1"], "");
    let no = run_with(&["perft", "--expect", "448", "1"], "");
    assert_eq!((yes.status.code(), no.status.code()), (Some(0), Some(1)));
    assert_eq!(text(&no.stderr), "");
}

#[test]
fn bad_input_is_refused_in_one_sentence() {
    let refusals: String = [
        &["moves", "4HPwATDgc/ABM", "31"][..],
        &["moves", "4HPwATDgc_ABMA", "31"],
        &["moves", "//8AAAAAAAAAAA", "31"],
        &["moves", "AAAAAAAAAAAAAA", "31"],
        &["moves", "4HPwATDBc/ABMA", "31"],
        &[
            "moves",
            "XGID=-b----F-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10",
        ],
        &[
            "moves",
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:71:0:0:0:0:10",
        ],
        &[
            "moves",
            "Position ID: //8AAAAAAAAAAA\nMatch ID: cIkFAAAAAAAA",
            "31",
        ],
        &["moves", "4HPwATDgc/ABMA:cIkFAAAAAAA", "31"],
        &["moves", OPENING, "71"],
        &["moves", OPENING],
        &["moves", OPENING, "31", "8/3"],
        &["moves", OPENING, "31", "8\\3"],
        &["moves", OPENING, "31", "8/5 6/5(4)"],
        &["moves", "--rules", "nordik", OPENING, "31"],
        &["moves", "--rules", "nordic, bear-off never", OPENING, "31"],
        &["rules", "nordik"],
        &["rules", "swiss", "--format", "html", "--lang", "tlh"],
        &["show", "4HPwATDgc/ABM"],
        &["perft", "7"],
        &["best", "--top", "0", OPENING, "31"],
        &["best", "--top", "many", OPENING, "31"],
        &["load", "--tables", "0"],
        &["load", "--pace", "fast"],
        &["rules", "swiss, cube-highest 1"],
        &["rules", "swiss, jacoby on, jacoby off"],
        &["best", "--top", "1", "--top", "2", OPENING, "31"],
    ]
    .into_iter()
    .map(|arguments| {
        let refusal = refusal(arguments);
        assert_eq!(refusal.matches('\n').count(), 1, "{refusal}");
        format!("$ gammonbox {}\n{refusal}\n", arguments.join(" "))
    })
    .collect();
    insta::assert_snapshot!(refusals);
}

#[test]
fn a_command_line_that_makes_no_sense_gets_the_usage() {
    insta::assert_snapshot!("usage-unknown", refusal(&["movse"]));
    insta::assert_snapshot!("usage-missing", refusal(&["moves"]));
}

#[test]
fn a_batch_is_a_conversation() {
    let mut child = start(&["moves", "--batch"]);
    let mut requests = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap());
    for (request, expected) in [
        (
            "4HPwATDgc/ABMA 31 8/5 6/5",
            r#"{"position":"4HPwATDgc/ABMA","roll":"31","plays":[{"play":"8/5 6/5","position":"sGfwATDgc/ABMA"}]}"#,
        ),
        (
            " 4HPwATDgc/ABMA \t 31   8/5  6/5 ",
            r#"{"position":"4HPwATDgc/ABMA","roll":"31","plays":[{"play":"8/5 6/5","position":"sGfwATDgc/ABMA"}]}"#,
        ),
        (
            "4HPwATDgc/ABMA 7",
            r#"{"error":"'7' is not a roll: expected two numbers from 1 to 6, such as 31"}"#,
        ),
        (
            "",
            r#"{"error":"the line is empty: expected a position and a roll"}"#,
        ),
        (
            "27YBADjg8+ADQA 11",
            r#"{"position":"27YBADjg8+ADQA","roll":"11","plays":[{"play":"","position":"4PPgA0DbtgEAOA"}]}"#,
        ),
    ] {
        // The answer is read before the next line is written: a program that
        // waited for more would hang here.
        writeln!(requests, "{request}").unwrap();
        let mut answer = String::new();
        answers.read_line(&mut answer).unwrap();
        assert_eq!(answer.trim_end(), expected, "{request}");
    }
    drop(requests);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn the_rules_that_are_named_are_followed() {
    // Two checkers on the 5-point, one on the 3-point, the rest off: a 6 bears
    // off from the 5-point, but not where the number must fit, and there the
    // rest of the roll may be passed too.
    let home = "4HPYBwBkAAAAAA";
    for (rules, expected) in [
        ("international", &["5/4 5/off", "5/off 3/2"][..]),
        ("deluxe", &["", "3/2", "5/4"]),
        (
            "deluxe, bear-off standard, duty always",
            &["5/4 5/off", "5/off 3/2"],
        ),
    ] {
        let answer = answer(&["moves", "--json", "--rules", rules, home, "61"]);
        let answer: serde_json::Value = serde_json::from_str(&answer).unwrap();
        let plays = answer["plays"].as_array().unwrap();
        let mut plays: Vec<_> = plays
            .iter()
            .map(|play| play["play"].as_str().unwrap())
            .collect();
        plays.sort_unstable();
        assert_eq!(plays, expected, "{rules}");
    }
}

#[test]
fn a_reader_who_leaves_is_no_error() {
    let mut child = start(&["moves", "--batch"]);
    drop(child.stdout.take());
    let mut requests = child.stdin.take().unwrap();
    // The program may be gone before the last line: that is the point.
    for _ in 0..100 {
        if writeln!(requests, "{OPENING} 31").is_err() {
            break;
        }
    }
    drop(requests);
    let output = child.wait_with_output().unwrap();
    assert_eq!(text(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}

/// Each `$ cargo run --release -- …` of the README, with what follows it: all
/// of the output, or its beginning if an ellipsis ends it.
#[test]
fn the_readme_shows_what_the_program_says() {
    let readme = include_str!("../../../README.md");
    let mut shown = 0;
    for block in readme.split("$ cargo run --release -- ").skip(1) {
        let block = block.split("```").next().unwrap();
        let (command, expected) = block.split_once('\n').unwrap();
        let arguments: Vec<_> = command.split_whitespace().collect();
        let answer = answer(&arguments);
        match expected.strip_suffix("…\n") {
            Some(beginning) => assert!(answer.starts_with(beginning), "{command}:\n{answer}"),
            None => assert_eq!(answer, expected, "{command}"),
        }
        shown += 1;
    }
    assert_eq!(shown, 2);
}
