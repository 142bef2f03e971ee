//! Games at the terminal, played by typing.
#![allow(
    clippy::disallowed_methods,
    clippy::unwrap_used,
    reason = "everything here is a test, and matches are saved to files"
)]

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
            "3",       // White's die for the start
            "1",       // Black's, and White has 31 to play
            "8/4 6/3", // too much
            "8/5",     // checker by checker
            "undo",    // or rather
            "8-5 6/5", // at once
            "done",    // and that is it
            "double",  // Black
            "31",      // White has to answer first
            "take",    //
            "double",  // White owns the cube
            "64",      // Black's roll
            "63",      // mistyped: it is 6-3
            "24/18 13/10",
            "",
            "resign gammon",
            "maybe", // is no answer
            "yes",
            "accept",
            "nonsense", // does not end the session
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
            "done",
            "black resign",
            "yes",
            "decline",
            "black resign gammon",
            "yes",
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
fn who_plays_the_computer_is_told_who_is_who() {
    let said = play(&["--own-dice"], &["6", "4"]);
    assert!(said.contains("\nWhite: You. Black: Expert.\n"), "{said}");
    // By this leaflet the higher die gets White.
    let said = play(&["--own-dice", "--rules", "deluxe"], &["2", "5"]);
    assert!(
        said.contains("Black rolled higher, gets White and starts.\nBlack: You. White: Expert.\n"),
        "{said}"
    );
}

#[test]
fn norwegians_play_the_nordic_leaflet_by_their_own_text() {
    let said = play(&["--lang", "nb", "--rules", "nordic", "--own-dice"], &[]);
    assert!(said.contains("Det nordiske regelarket, på norsk"), "{said}");
    let said = play(&["--lang", "sv", "--rules", "nordic", "--own-dice"], &[]);
    assert!(said.contains("Regler: Det nordiska regelbladet."), "{said}");
}

#[test]
fn nobody_decides_for_the_computer() {
    let lines = [
        "6",
        "4",
        "24/18 13/9",
        "done",
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
    assert!(said.contains("White rolled a "), "{said}");
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
    assert!(said.contains("  verdoppeln (double, d)"), "{said}");
    assert!(!said.contains("beaver"), "not by these rules: {said}");
    assert!(!said.contains("White t"), "{said}");
}

#[test]
fn commands_are_words_of_the_language_or_english() {
    let two = ["--lang", "de", "--own-dice", "--opponent", "person"];
    let said = play(
        &two,
        &[
            "3",
            "1",
            "tipp",
            "8/5 6/5",
            "FERTIG",
            "Verdoppeln",
            "take",
            "schwarz aufgeben gammon",
            "n",
            "resign einfacher Sieg",
            "ja",
            "zustimmen",
            "stand",
            "ende",
        ],
    );
    assert!(said.contains("8/5 6/5\nWeiß"), "{said}");
    assert!(said.contains("(Ja, Nein) > n\n"), "{said}");
    assert!(
        said.contains("Nächstes Spiel (Enter, ende) > stand\n"),
        "{said}"
    );
}

/// Some languages have one word for taking a double and accepting an offer, and
/// players mix them up in others.
#[test]
fn what_is_offered_decides_what_an_answer_means() {
    let two = ["--own-dice", "--opponent", "person"];
    let start = ["3", "1", "8/5 6/5", "done"];
    let said = play(&two, &[&start[..], &["double", "accept", "board"]].concat());
    assert!(said.contains("White owns the cube, at 2"), "{said}");
    let said = play(&two, &[&start[..], &["double", "decline"]].concat());
    assert!(said.contains("The double was passed."), "{said}");
    let resigned = [
        &start[..],
        &["resign", "yes", "pass", "resign", "yes", "take"],
    ]
    .concat();
    let said = play(&two, &resigned);
    assert_eq!(said.matches("Black resigns").count(), 2, "{said}");
    assert!(said.contains("White won"), "{said}");
    let said = play(&two, &["3", "1", "take", "accept"]);
    let refused = said.matches("There's no offer to answer.\n").count();
    assert_eq!(refused, 2, "{said}");
}

#[test]
fn help_says_what_a_short_word_does() {
    let said = play(&["--lang", "de", "--own-dice"], &["hilfe"]);
    for line in [
        "  beanspruchen (claim)  ",
        "  zurück (undo, u)  ",
        "  ende (quit, exit, q)  ",
        "Sieg beanspruchen: einfacher Sieg, Gammon oder Backgammon\n",
        "Tisch verlassen\n",
    ] {
        assert!(said.contains(line), "{line} in {said}");
    }
}

#[test]
fn by_the_swiss_leaflet_points_have_the_names_of_its_halves() {
    let swiss = ["--rules", "swiss", "--own-dice", "--opponent", "person"];
    let said = play(
        &swiss,
        &[
            "6",
            "1",
            "13/7",
            "1A/6A",
            "12A/7 8/7",
            "done",
            "31",
            "plays",
        ],
    );
    assert!(
        said.contains("+12A11A10A9A-8A-7A------6A-5A-4A-3A-2A-1A-+"),
        "{said}"
    );
    assert!(said.contains("> 13/7\nThat isn't a move."), "{said}");
    assert!(said.contains("Possible: 1A/"), "{said}");
    // Black's plays, as the leaflet counts.
    assert!(said.contains("\n  8A/5A 6A/5A\n"), "{said}");
    assert!(!said.contains("24"), "{said}");
}

#[test]
fn the_hungarian_board_lies_the_same_way_for_the_whole_game() {
    let two = ["--rules", "hungarian", "--own-dice", "--opponent", "person"];
    let said = play(&two, &["3", "1", "8/5 6/5", "done", "64"]);
    // Light sits at the bottom and moves clockwise: home is at the left.
    let light = "+-1--2--3--4--5--6-------7--8--9-10-11-12-+";
    let boards: Vec<_> = said.lines().filter(|line| line.starts_with('+')).collect();
    assert_eq!(boards[1], light, "{said}");
    // Dark counts from the other side, but nothing has been turned.
    assert_eq!(boards[boards.len() - 2], light, "{said}");
    let bottom: Vec<_> = said
        .lines()
        .filter(|line| line.contains("X: Light"))
        .collect();
    assert!(bottom.len() > 2, "{said}");
    assert!(!said.contains("X: Dark"), "{said}");
    assert!(said.contains("Dark to play 6-4"), "{said}");
    assert!(said.contains("Cube beside the board"), "{said}");
}

#[test]
fn typed_dice_can_be_taken_back_even_after_the_computer_has_played() {
    let said = play(&["--own-dice"], &["1", "3", "back", "4"]);
    assert!(said.contains("Black played 8/5 6/5.\n"), "{said}");
    assert!(said.contains("Black played 24/23 13/9.\n"), "{said}");
}

#[test]
fn a_match_is_saved_and_loaded() {
    let folder = std::env::temp_dir().join(format!("gammonbox-play-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("my match.txt");
    let (save, load) = (
        format!("save {}", file.display()),
        format!("load {}", file.display()),
    );
    let two = ["--own-dice", "--opponent", "person", "--rules", "swiss"];
    let said = play(&two, &["3", "1", "8/5", &save, &save, "quit"]);
    let saved = format!("save: {}\n", file.display());
    assert_eq!(said.matches(&saved).count(), 2, "{said}");
    // Somebody else's file is not written over.
    let said = play(&two, &[&save, "quit"]);
    assert!(said.contains("already exists\n"), "{said}");
    // The rules come from the file.
    let two = ["--own-dice", "--opponent", "person"];
    let said = play(&two, &["load nowhere.txt", &load, "6/5", "", "quit"]);
    assert!(said.contains("cannot read nowhere.txt"), "{said}");
    assert!(said.contains("White to play 1 > 6/5\n"), "{said}");
    assert!(said.contains("1A"), "{said}");
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn help_lists_what_the_rules_know() {
    let help = |rules: &str| play(&["--rules", rules, "--opponent", "person"], &["help"]);
    let usual = help("international");
    assert!(usual.contains("  double (d)"), "{usual}");
    assert!(!usual.contains("  land"), "{usual}");
    assert!(!usual.contains("  beaver"), "{usual}");
    let deluxe = help("deluxe");
    assert!(
        deluxe.contains("  Land on the block: land 8 3\n"),
        "{deluxe}"
    );
    assert!(help("international, beavers on").contains("  beaver"));
    let tavla = help("tavla");
    assert!(!tavla.contains("  double"), "{tavla}");
    assert!(!tavla.contains("backgammon"), "{tavla}");
}

#[test]
fn a_player_does_one_thing_and_answers_in_a_sentence() {
    let lines = ["3", "1", "8/5 6/5", "", "21", "double"];
    let arguments = ["--own-dice", "--opponent", "random"];
    let said = play(&arguments, &lines);
    assert!(said.contains("Black took. The cube is on 2."), "{said}");
    // The color is a plural there, and the player isn't.
    let russian = play(&[&arguments[..], &["--lang", "ru"]].concat(), &lines);
    assert!(russian.contains("Чёрный берёт куб. На нём 2."), "{russian}");
    assert!(!russian.contains("Чёрные берёт"), "{russian}");
}
