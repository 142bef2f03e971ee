//! A library of matches: added once, analyzed, asked about.
#![allow(clippy::unwrap_used, reason = "everything here is a test")]
#![allow(
    clippy::disallowed_methods,
    reason = "the program reads files, and so do its tests"
)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

/// White makes the 5-point, Black runs, and White breaks everything.
const MATCH: &str = " 5 point match

 Game 1
 Anna : 0                              Bob : 0
  1) 31: 8/5 6/5                       66: 24/18(2) 13/7(2)
  2) 21: 24/23 5/3
";

/// A folder of this test, empty.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // It's there only if the test ran before.
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    path
}

fn run(library: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gammonbox"));
    command.env("LC_ALL", "C").arg("library").args(arguments);
    command.arg("--library").arg(library).output().unwrap()
}

fn answer(library: &Path, arguments: &[&str]) -> String {
    let output = run(library, arguments);
    assert_eq!(
        String::from_utf8(output.stderr).unwrap(),
        "",
        "{arguments:?}"
    );
    assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn lines(text: &str) -> Vec<Value> {
    let lines = text.lines();
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn matches_are_added_once_analyzed_and_found() {
    let here = folder("library-found");
    let library = here.join("library");
    let matches = here.join("matches");
    fs::create_dir(&matches).unwrap();
    fs::write(matches.join("one.mat"), MATCH).unwrap();
    // The same dice and plays by others: the same match.
    let renamed = MATCH.replace("Anna", "Zoe ");
    fs::write(matches.join("two.mat"), renamed).unwrap();
    // The same match from a program that puts the players the other way around.
    let swapped = " 5 point match

 Game 1
 Bob : 0                               Anna : 0
  1)                                   31: 8/5 6/5
  2) 66: 24/18(2) 13/7(2)              21: 24/23 5/3
";
    fs::write(matches.join("three.mat"), swapped).unwrap();
    fs::write(matches.join("notes.txt"), "milk, bread").unwrap();

    let added = answer(&library, &["add", matches.to_str().unwrap()]);
    assert!(
        added.starts_with("Matches added: 1, already there: 2\n"),
        "{added}"
    );
    assert!(added.contains("notes.txt"), "{added}");

    // Without an analysis the board can be asked about, errors can't.
    let found = answer(&library, &["find", "holds=5", "--json"]);
    assert_eq!(lines(&found)[0]["player"], "Anna");
    // What was played, and where, is known without one.
    let plays = lines(&answer(&library, &["find", "decision=play", "--json"]));
    assert_eq!(plays[0]["done"], "8/5 6/5");
    assert_eq!(
        plays[0]["xgid"],
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:5:10"
    );
    let errors = run(&library, &["find", "error>=0.08"]);
    assert_eq!(errors.status.code(), Some(1));

    let analyzed = answer(&library, &["analyze", "--plies", "0"]);
    assert!(analyzed.ends_with("Analyzed 1 of 1\n"), "{analyzed}");
    let again = answer(&library, &["analyze", "--plies", "0"]);
    assert_eq!(again, "Analyzed 0 of 0\n");

    let errors = ["find", "decision=play", "error>=0.08", "--json"];
    let found = lines(&answer(&library, &errors));
    assert_eq!(found[0]["done"], "24/23 5/3");
    assert_eq!(found[0]["roll"], "21");
    let stats = lines(&answer(&library, &["stats", "player=anna", "--json"]));
    assert_eq!(stats[0]["of"], "Decisions");
    assert!(stats[0]["blunders"].as_u64().unwrap() >= 1);

    // An index that is broken, or of another version, is made again from the
    // files.
    let index = fs::read(library.join("index")).unwrap();
    let mut other_version = index.clone();
    other_version[7] -= 1;
    for wrong in [b"broken".to_vec(), other_version] {
        fs::write(library.join("index"), wrong).unwrap();
        assert_eq!(lines(&answer(&library, &errors)), found);
        assert_eq!(fs::read(library.join("index")).unwrap(), index);
    }

    let listed = lines(&answer(&library, &["list", "--json"]));
    let id = listed[0]["id"].as_str().unwrap();
    answer(&library, &["remove", id]);
    assert_eq!(run(&library, &["list"]).status.code(), Some(1));
}

#[test]
fn a_file_that_is_no_match_holds_up_no_other() {
    let here = folder("library-refused");
    let [first, second] = ["first.txt", "match.mat"].map(|name| here.join(name));
    fs::write(&first, "no match").unwrap();
    fs::write(&second, MATCH).unwrap();
    let [first, second] = [&first, &second].map(|path| path.to_str().unwrap());
    let library = here.join("library");
    let output = run(&library, &["add", first, second]);
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("first.txt"), "{said}");
    assert_eq!(lines(&answer(&library, &["list", "--json"])).len(), 1);
}

#[test]
fn a_query_that_makes_no_sense_is_refused_by_name() {
    let library = folder("library-query").join("library");
    let output = run(&library, &["find", "colour=red"]);
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("'colour=red': expected a field"), "{said}");
    assert!(!library.exists(), "nothing is made for a question");
}

#[test]
fn decisions_become_a_page_to_print_and_a_deck() {
    let here = folder("library-practice");
    let library = here.join("library");
    let file = here.join("one.mat");
    fs::write(&file, MATCH).unwrap();
    answer(&library, &["add", file.to_str().unwrap()]);
    // Nothing is known about decisions that weren't analyzed.
    let html = here.join("practice.html");
    let to_html = [
        "practice",
        "decision=play",
        "--html",
        html.to_str().unwrap(),
    ];
    assert_eq!(run(&library, &to_html).status.code(), Some(1));
    answer(&library, &["analyze", "--plies", "0"]);

    // What was written is named.
    let said = format!("Found: 3\n{}\n", html.display());
    assert_eq!(answer(&library, &to_html), said);
    let page = fs::read_to_string(&html).unwrap();
    assert_eq!(page.matches("<svg").count(), 3);
    assert!(page.contains("How do you play 21?"), "{page}");

    let deck = here.join("practice.apkg");
    let path = deck.to_str().unwrap();
    answer(&library, &["practice", "decision=play", "--anki", path]);
    let bytes = fs::read(&deck).unwrap();
    assert!(bytes.starts_with(b"PK\x03\x04"));
    // The database begins after the first file's head and name.
    let database = &bytes[30 + "collection.anki2".len()..];
    assert!(database.starts_with(b"SQLite format 3\0"));
    let holds = |text: &str| {
        let mut parts = database.windows(text.len());
        parts.any(|part| part == text.as_bytes())
    };
    assert!(holds("How do you play 21?"));
    // The style draws the doubling window, too, on light and dark cards.
    assert!(holds(".window .all{fill:var(--line)}"));
    assert!(holds(".card.nightMode{--ink:"));
    // A sentence after what was played starts apart from it.
    assert!(holds(" · It cost 0."));
}
