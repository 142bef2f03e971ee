//! Games at the terminal, played by typing.
#![allow(clippy::unwrap_used, reason = "everything here is a test")]

use std::io::Write;
use std::process::{Command, Stdio};

/// What is said when these lines are typed, one after the other.
fn play(arguments: &[&str], lines: &[&str]) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_gammonbox"))
        .env("LC_ALL", "C")
        .arg("play")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let typed: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let mut input = child.stdin.take().unwrap();
    input.write_all(typed.as_bytes()).unwrap();
    drop(input);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_start_of_a_game() {
    let said = play(
        &["--own-dice", "--opponent", "person"],
        &[
            "3",          // White's die for the start
            "1",          // Black's, and White has 31 to play
            "8/4 6/3",    // too much
            "8/5",        // checker by checker
            "undo",       // or rather
            "8/5 6/5",    // at once
            "double",     // Black
            "31",         // White has to answer first
            "take",       //
            "double",     // the cube is White's
            "64",         // Black's roll
            "24/18 13/9", //
            "resign gammon",
            "accept",
            "quit",
        ],
    );
    insta::assert_snapshot!(said);
}

#[test]
fn the_deluxe_leaflet_lets_one_land_on_a_block_and_pay_for_it() {
    let said = play(
        &["--own-dice", "--opponent", "person", "--rules", "deluxe"],
        &[
            "5",
            "2",
            "51",
            "24/19",
            "land 24 5",
            "no",
            "land 24 5",
            "yes",
            "bar/24",
            "done",
        ],
    );
    insta::assert_snapshot!(said);
}

#[test]
fn a_match_ends_with_its_last_point() {
    let said = play(
        &[
            "--own-dice",
            "--opponent",
            "person",
            "--rules",
            "international, match 2",
        ],
        &[
            "6",
            "1",
            "13/7 8/7",
            "black resign",
            "decline",
            "black resign gammon",
            "accept",
        ],
    );
    assert!(said.ends_with("White won the match.\n"), "{said}");
    assert!(said.contains("Gammon (2) × cube 1 = 2 points\n"), "{said}");
}

#[test]
fn enter_ends_a_turn_that_is_made_and_no_other() {
    let two = ["--own-dice", "--opponent", "person"];
    let said = play(&two, &["3", "1", "8/5", "", "6/5", "", "quit"]);
    assert!(
        said.contains("White to play 1 > \nYou've already rolled: 3-1.\n"),
        "{said}"
    );
    assert!(
        said.contains("White: pick up the dice to end the turn > \n+"),
        "{said}"
    );
    assert!(said.ends_with("Black to roll or double > quit\n"), "{said}");
}

#[test]
fn nobody_decides_for_the_computer() {
    let lines = [
        "6",
        "4",
        "24/18 13/9",
        "resign gammon",
        "black resign gammon",
    ];
    let said = play(&["--own-dice"], &lines);
    // It is asked what the computer's dice show, and nothing else.
    assert_eq!(said.matches("Black has to decide.\n").count(), 2);
    assert!(!said.contains("won"), "{said}");
}

#[test]
fn the_computer_knows_what_to_do() {
    let said = play(&["--own-dice"], &["1", "3"]);
    assert!(said.contains("Black played 8/5 6/5.\n"), "{said}");
}

#[test]
fn a_program_plays_on_the_other_side_until_the_input_ends() {
    let said = play(&["--opponent", "random"], &[]);
    assert!(said.contains("White threw"), "{said}");
    let said = play(&["--opponent", "random", "--own-dice"], &["1", "6"]);
    assert!(said.contains("Black played "), "{said}");
}

#[test]
fn a_game_is_in_the_language_and_the_words_of_its_leaflet() {
    let swiss = ["--lang", "de", "--rules", "swiss", "--own-dice"];
    let said = play(&swiss, &["6", "1", "8/7 nonsense", "help"]);
    assert!(
        said.starts_with("Regeln: Die Schweizer Anleitung."),
        "{said}"
    );
    assert!(said.contains("Weiß"), "{said}");
    assert!(said.contains("  double "), "what is typed stays: {said}");
    assert!(!said.contains("White t"), "{said}");
}
