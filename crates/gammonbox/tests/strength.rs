//! The commands about strength: rollouts, duels and levels.
#![allow(clippy::unwrap_used, reason = "everything here is a test")]
#![allow(
    clippy::disallowed_methods,
    reason = "the program reads and writes files, and so do its tests"
)]

use std::path::PathBuf;
use std::process::{Command, Output};

const OPENING: &str = "4HPwATDgc/ABMA";

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

/// One sentence, exit code 2, and nothing on standard output.
fn refusal(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(text(&output.stdout), "", "{arguments:?}");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    let refusal = text(&output.stderr);
    assert_eq!(refusal.lines().count(), 1, "{refusal}");
    refusal
}

/// A file of this test run that is not there yet.
fn new_file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

#[test]
fn a_duel_is_the_same_for_any_number_of_threads() {
    let duel = |threads| {
        let options = ["--games", "20", "--seed", "7", "--json"];
        let who = ["duel", "beginner", "expert", "--threads", threads];
        answer(&[&who[..], &options].concat())
    };
    let one = duel("1");
    assert_eq!(duel("3"), one);
    let duel: serde_json::Value = serde_json::from_str(&one).unwrap();
    assert_eq!(duel["games"], 20);
    let won = duel["first_won"].as_u64().unwrap() + duel["second_won"].as_u64().unwrap();
    assert_eq!(won, 20);
    assert!(duel["standard_error"].as_f64().unwrap() > 0.0);
}

#[test]
fn help_teaches_with_examples() {
    for command in ["duel", "exam", "levels", "rollout"] {
        insta::assert_snapshot!(format!("help-{command}"), answer(&["help", command]));
    }
}

/// Whether it is a double is for the engine to say.
const CUBE_EXAM: &str = "\
XGID=-b-B-BD-C---cC---c-e----A-:0:0:1:00:0:0:0:0:10: \
no double +0.6000 0.0040; double/take +0.8000 0.0075
";

#[test]
fn a_level_takes_an_exam_and_a_cube_decision_counts_twice() {
    let path = new_file("cube-exam");
    std::fs::write(&path, CUBE_EXAM).unwrap();
    let exam = ["exam", path.to_str().unwrap(), "--level", "expert"];
    let rows = answer(&[&exam[..], &["--plies", "1", "--json"]].concat());
    let rows = rows.lines().map(|row| serde_json::from_str(row).unwrap());
    let rows: Vec<serde_json::Value> = rows.collect();
    let who = |row: &serde_json::Value| (row["plies"].as_u64(), row["level"].as_str().is_some());
    let who: Vec<_> = rows.iter().map(who).collect();
    // Each for all kinds, and for the one kind that it is.
    let (ahead, level) = ((Some(1), false), (None, true));
    assert_eq!(who, [ahead, ahead, level, level]);
    for row in &rows {
        assert_eq!(row["decisions"], 2, "{row}");
        assert_eq!(row["equity_error"].is_null(), row["plies"].is_null());
    }
    let table = answer(&exam);
    assert!(table.contains("expert"), "{table}");
    assert!(!table.contains("plies"), "{table}");
}

/// Two decisions that nobody gets wrong: to make the point, and to hit.
const EXAM: &str = "\
# an exam
4HPwATDgc/ABMA 31: 8/5 6/5 +0.1600 0.0030; 24/23 13/10 -0.0100 0.0020
4HPwATDgc/ABMA 61: 13/7 8/7 +0.1100 0.0030; 24/18 24/23 -0.1000 0.0020; 13/6 -0.1500 0.0020
";

#[test]
fn an_exam_is_marked_by_kind_of_position_and_depth() {
    let path = new_file("exam");
    std::fs::write(&path, EXAM).unwrap();
    let exam = ["exam", path.to_str().unwrap(), "--threads"];
    let json = |threads| {
        let options = [threads, "--plies", "0", "--plies", "1", "--json"];
        answer(&[&exam[..], &options].concat())
    };
    let rows = json("1");
    assert_eq!(json("3"), rows);
    let rows = rows.lines().map(|row| serde_json::from_str(row).unwrap());
    let rows: Vec<serde_json::Value> = rows.collect();
    let kinds: Vec<_> = rows
        .iter()
        .map(|row| (&row["plies"], &row["kind"]))
        .collect();
    let opening = serde_json::Value::from("opening");
    let all = serde_json::Value::Null;
    let plies = [serde_json::Value::from(0), serde_json::Value::from(1)];
    let expected: Vec<_> = plies
        .iter()
        .flat_map(|plies| [(plies, &all), (plies, &opening)])
        .collect();
    assert_eq!(kinds, expected);
    for row in &rows {
        assert_eq!(row["decisions"], 2);
        assert_eq!(row["pr"], 0.0);
        assert_eq!(row["best"], 1.0);
        assert!(row["equity_error"].as_f64().unwrap() < 0.1, "{row}");
    }
    let table = answer(&["exam", path.to_str().unwrap(), "--first", "1"]);
    assert!(table.contains("opening"), "{table}");
    assert!(table.contains("100.0 %"), "{table}");
}

#[test]
fn what_is_no_exam_is_refused() {
    let path = new_file("no-exam");
    assert!(refusal(&["exam", path.to_str().unwrap()]).contains("cannot read"));
    std::fs::write(&path, "# nothing\n").unwrap();
    assert!(refusal(&["exam", path.to_str().unwrap()]).contains("has no decisions"));
    std::fs::write(&path, "4HPwATDgc/ABMA 31: 8/5 6/5 good 0.1\n").unwrap();
    assert!(refusal(&["exam", path.to_str().unwrap()]).contains("line 1: 'good' is no equity"));
}

/// With the same dice in both seats nobody is better than oneself.
#[test]
fn who_plays_against_oneself_comes_out_even() {
    let even = answer(&["duel", "expert", "expert", "--games", "8", "--json"]);
    let even: serde_json::Value = serde_json::from_str(&even).unwrap();
    assert_eq!(even["points_per_game"], 0.0);
    assert_eq!(even["first_won"], 4);
}

#[test]
fn a_rollout_that_was_kept_goes_on_to_the_same_answer() {
    let path = new_file("opening.rollout");
    let rollout = |more: &[&str]| {
        let all = [
            "rollout",
            OPENING,
            "--truncate",
            "3",
            "--json",
            "--seed",
            "5",
        ];
        answer(&[&all[..], more].concat())
    };
    let whole = rollout(&["--trials", "100", "--threads", "1"]);
    let resume = ["--resume", path.to_str().unwrap()];
    rollout(&[&["--trials", "36", "--threads", "2"], &resume[..]].concat());
    let resumed = rollout(&[&["--trials", "100", "--threads", "3"], &resume[..]].concat());
    assert_eq!(resumed, whole);

    let other = ["rollout", OPENING, "--cubeless", "--resume", resume[1]];
    assert_eq!(
        refusal(&other),
        format!(
            "error: cannot continue from {}: the rollout is for a different position, different settings or \
             a different net\n",
            path.display()
        )
    );
}

#[test]
fn a_rollout_compares_plays() {
    let options = ["--truncate", "3", "--trials", "72", "--json"];
    let plays = ["rollout", OPENING, "--roll", "31", "8/5 6/5", "24/20"];
    let report = answer(&[&plays[..], &options].concat());
    let report: serde_json::Value = serde_json::from_str(&report).unwrap();
    assert_eq!(report["trials"], 72);
    assert_eq!(report["roll"], "31");
    let lines = report["lines"].as_array().unwrap();
    let names: Vec<_> = lines.iter().map(|line| line["play"].clone()).collect();
    assert_eq!(names, ["8/5 6/5", "24/20"]);
    for line in lines {
        for number in ["equity", "win", "win_gammon", "lose_gammon"] {
            assert!(line[number].is_f64());
            assert!(line[format!("{number}_error")].as_f64().unwrap() > 0.0);
        }
    }
}

#[test]
fn levels_are_listed_and_measured() {
    let list = answer(&["levels"]);
    assert_eq!(list.lines().count(), 11);
    assert!(list.lines().nth(1).unwrap().starts_with("leaflet"));
    let measure = [
        "levels",
        "--measure",
        "--level",
        "leaflet",
        "--level",
        "expert",
        "--decisions",
        "30",
        "--plies",
        "1",
        "--games",
        "4",
        "--json",
    ];
    let measured = answer(&measure);
    let losses: Vec<f64> = measured
        .lines()
        .map(|line| {
            let level: serde_json::Value = serde_json::from_str(line).unwrap();
            level["loss"]["mean"].as_f64().unwrap()
        })
        .collect();
    let [leaflet, expert] = losses[..] else {
        panic!("two levels")
    };
    assert!(leaflet > 2.0 * expert, "{leaflet} {expert}");
}

#[test]
fn bad_input_is_refused_in_one_sentence() {
    let damaged = new_file("damaged.net");
    std::fs::write(&damaged, "not a net at all").unwrap();
    let damaged = damaged.to_str().unwrap();
    let refusals: String = [
        &["rollout", OPENING, "--roll", "71"][..],
        &["rollout", OPENING, "--trials", "0"],
        &["rollout", OPENING, "--error", "0"],
        &["rollout", OPENING, "--roll", "31", "8/4 6/5"],
        &["rollout", OPENING, "8/5 6/5"],
        &["rollout", "not-a-position"],
        &["rollout", "/////////////w"],
        &["rollout", OPENING, "--net", damaged],
        &["rollout", OPENING, "--race-net", "no/such/file"],
        &["duel", "wizard", "expert"],
        &["duel", "expert", "no-such.net"],
        &["duel", damaged, "expert"],
        &["duel", "club", "expert", "--games", "7"],
        &["levels", "--level", "wizard"],
        &["levels", "--measure", "--games", "3"],
        &["levels", "--measure", "--decisions", "1"],
    ]
    .iter()
    .map(|arguments| {
        let shown = arguments.join(" ").replace(damaged, "damaged.net");
        let refusal = refusal(arguments).replace(damaged, "damaged.net");
        format!("$ gammonbox {shown}\n{refusal}")
    })
    .collect();
    insta::assert_snapshot!(refusals);
}
