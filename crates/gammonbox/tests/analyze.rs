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
    let mut command = Command::new(program);
    command.env("LC_ALL", "C").args(arguments).output().unwrap()
}

fn text_of(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn answer(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(text_of(&output.stderr), "", "{arguments:?}");
    assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    text_of(&output.stdout)
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
    assert!(table.contains("Performance rating (PR)"), "{table}");
    let mut lines = table.trim_end().lines().rev();
    let why = lines.next().unwrap();
    assert!(why.contains("Anna: ") && why.ends_with('.'), "{table}");
    assert!(lines.any(|line| line.ends_with("Blunder")), "{table}");
}

#[test]
fn the_answer_is_the_same_for_any_number_of_threads() {
    let path = file("threads.mat", MATCH_TEXT);
    let [one, three] =
        ["1", "3"].map(|threads| json(&path, &["--plies", "1", "--threads", threads]));
    assert_eq!(one, three);
}

/// Two players over two games, in which each doubles once.
const TWO_GAMES: &str = "; [EventDate \"2026-03-01\"]

 3 point match

 Game 1
 Anna : 0                              <b>Bob</b> & Co : 0
  1) 31: 8/5 6/5                       64: 24/14
  2)  Doubles => 2                      Drops
      Wins 1 point

 Game 2
 Anna : 1                              <b>Bob</b> & Co : 0
  1)                                   52: 13/8 24/22
  2) 66: 24/18 24/18 13/7 13/7         41: 13/9 6/5
  3)  Doubles => 2                      Takes
  4) 31: 8/5 6/5                       65: 24/13
";

/// What was judged and kept is gone on from, and the answer is the same as in
/// one go.
#[test]
fn a_run_that_was_stopped_goes_on() {
    let path = file("stopped.mat", TWO_GAMES);
    let kept = file("stopped.json", "");
    std::fs::remove_file(&kept).unwrap();
    let options = ["--plies", "1", "--save", &kept];
    let whole = json(&path, &options[..2]);
    assert_eq!(json(&path, &options), whole);
    // As if it had been stopped after 9 of its questions.
    let text = std::fs::read_to_string(&kept).unwrap();
    let done = format!("{} by ", whole["done"]);
    assert!(text.contains(&done), "{text}");
    std::fs::write(&kept, text.replace(&done, "9 by ")).unwrap();
    assert_eq!(json(&path, &options), whole);
    assert!(std::fs::read_to_string(&kept).unwrap().contains(&done));
    // The file is a match as any other.
    let table = answer(&["analyze", "--plies", "0", &kept]);
    assert!(table.contains("Anna"), "{table}");
    let refusal = |path: &str, options: &[&str]| {
        let output = run(&[&["analyze", path, "--save", &kept], options].concat());
        assert_eq!(output.status.code(), Some(2));
        text_of(&output.stderr)
    };
    assert!(refusal(&path, &["--plies", "0"]).contains("1-ply"));
    let other = file("other.mat", MATCH_TEXT);
    assert!(refusal(&other, &["--plies", "1"]).contains("for another match"));
    let foreign = file("foreign.mat", MATCH_TEXT);
    let output = run(&["analyze", "--plies", "0", &path, "--save", &foreign]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(std::fs::read_to_string(&foreign).unwrap(), MATCH_TEXT);
}

#[test]
fn rollouts_judge_what_is_close() {
    // An opening of which two plays are about as good.
    let text = MATCH_TEXT.split("  1)").next().unwrap().to_owned() + "  1) 21: 13/11 6/5\n";
    let path = file("rollout.mat", &text);
    let plain = json(&path, &["--plies", "0"]);
    let options = ["--plies", "0", "--rollout", "36"];
    let [one, three] = ["1", "3"].map(|threads| {
        let options = [&options[..], &["--threads", threads]].concat();
        json(&path, &options)
    });
    assert_eq!(one, three);
    assert_eq!(column(&one, "done"), column(&plain, "done"));
    let [rolled_out, at_a_glance] = [&one, &plain].map(|report| column(report, "win_after")[1]);
    assert_ne!(rolled_out, at_a_glance);
}

#[test]
fn a_page_is_written_once_and_holds_no_markup_of_others() {
    // A blunder, whatever net evaluates it.
    let blunder = TWO_GAMES.replace("41: 13/9 6/5", "41: 6/2 6/5");
    let path = file("page.mat", &blunder);
    let page = file("page.html", "kept");
    let arguments = ["analyze", "--plies", "0", "--html", &page, &path];
    let output = run(&arguments);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(std::fs::read_to_string(&page).unwrap(), "kept");
    answer(&[&arguments[..], &["--force"]].concat());
    let html = std::fs::read_to_string(&page).unwrap();
    assert!(html.contains("Anna vs. &lt;b&gt;Bob&lt;/b&gt; &amp; Co"));
    assert!(!html.contains("<b>"), "{html}");
    assert!(!html.contains("http"), "nothing is loaded from elsewhere");
    // Each element that is opened is closed.
    for name in [
        "section", "figure", "svg", "table", "tr", "td", "div", "details", "p",
    ] {
        let count = |mark: String| html.matches(&mark).count();
        let opened = count(format!("<{name}>")) + count(format!("<{name} "));
        assert_eq!(opened, count(format!("</{name}>")), "{name}");
    }
    assert!(
        html.contains("class=\"better\""),
        "an arrow for the better play"
    );
    // The parts of the rating are below one heading, and notes name their row.
    assert!(html.contains("<td class=\"indent\">Opening</td>"), "{html}");
    assert!(html.contains("<strong>Without luck</strong> · What the result"));
}

#[test]
fn a_folder_is_added_up_by_player_and_over_time() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("folder");
    let within = folder.join("within");
    std::fs::create_dir_all(&within).unwrap();
    let later = TWO_GAMES
        .replace("2026-03-01", "2026-05-01")
        .replace("Anna", "ANNA");
    std::fs::write(folder.join("a-later.mat"), later).unwrap();
    std::fs::write(within.join("b-first.mat"), TWO_GAMES).unwrap();
    std::fs::write(folder.join("no-match.txt"), "some words").unwrap();
    let folder = folder.to_str().unwrap();
    let statistics = json(folder, &["--plies", "0"]);
    assert_eq!(statistics["matches"], 2);
    let anna = &statistics["players"][0];
    assert_eq!(anna["name"], "Anna");
    let matches = anna["matches"].as_array().unwrap();
    let dates: Vec<_> = matches
        .iter()
        .map(|one| one["date"].as_str().unwrap())
        .collect();
    assert_eq!(dates, ["2026-03-01", "2026-05-01"]);
    let lost = |one: &Value| one["lost"].as_f64().unwrap();
    assert!((lost(anna) - matches.iter().map(lost).sum::<f64>()).abs() < 1e-9);
    assert!(
        (anna["rating"].as_f64().unwrap() - matches[0]["rating"].as_f64().unwrap()).abs() < 1e-9
    );
    let table = answer(&["analyze", "--plies", "0", folder]);
    assert!(table.contains("2 matches"), "{table}");
    assert!(table.contains("no-match.txt can't be read"), "{table}");
}

/// What a file carries is judged as what we find: here it is our own.
#[test]
fn our_judgment_is_compared_with_that_of_a_file() {
    let path = file("compared.mat", TWO_GAMES);
    let kept = file("compared.json", "");
    std::fs::remove_file(&kept).unwrap();
    json(&path, &["--plies", "1", "--save", &kept]);
    let table = answer(&[
        "analyze",
        "--compare",
        "--plies",
        "1",
        "--worst",
        "0",
        &kept,
    ]);
    assert!(
        table.contains("Ratings differ by 0.00 on average."),
        "{table}"
    );
    let sgf = file("compared.sgf", "");
    let arguments = ["analyze", "--plies", "1", "--sgf", &sgf, &path];
    assert_eq!(
        run(&arguments).status.code(),
        Some(2),
        "it is there already"
    );
    answer(&[&arguments[..], &["--force"]].concat());
    let table = answer(&["analyze", "--compare", "--plies", "1", "--worst", "0", &sgf]);
    assert!(
        table.contains("Ratings differ by 0.00 on average."),
        "{table}"
    );
    // Where the two agree to three decimals, there is nothing to list.
    let table = answer(&["analyze", "--compare", "--plies", "1", &kept]);
    assert!(!table.contains("Played"), "{table}");
    let table = answer(&["analyze", "--compare", "--plies", "1", &path]);
    assert_eq!(table.trim(), "The file contains no analysis.");
    // The same for programs, and saved to go on from.
    let again = file("compared-again.json", "");
    std::fs::remove_file(&again).unwrap();
    let options = ["--compare", "--plies", "1", "--save", &again];
    let report = json(&sgf, &options);
    assert!(report["mean_difference"].as_f64().unwrap() < 0.01);
    let player = &report["matches"][0]["players"][0];
    assert_eq!(player["decisions"], player["decisions_in_file"]);
    assert!(report["matches"][0]["decisions"][0]["lost"].is_f64());
    assert_eq!(json(&sgf, &options), report);
    // What the file says stands beside what we say.
    let report = json(&sgf, &["--plies", "1"]);
    let decisions = report["findings"].as_array().unwrap().iter();
    let mut said = decisions.filter(|finding| finding["lost_in_file"].is_f64());
    assert!(said.any(|finding| finding["lost_in_file"].as_f64().unwrap() > 0.0));
    let page = file("compared.html", "");
    answer(&["analyze", "--plies", "1", "--force", "--html", &page, &sgf]);
    let html = std::fs::read_to_string(&page).unwrap();
    assert!(html.contains("<th class=\"figure\">In the file</th>"));
    answer(&["analyze", "--plies", "1", "--force", "--html", &page, &path]);
    let html = std::fs::read_to_string(&page).unwrap();
    assert!(!html.contains("In the file"), "this file says nothing");
}

/// The lists that a decision was chosen from agree with what is said of it.
#[test]
fn programs_get_the_plays_and_the_table_of_the_cube() {
    let report = json(&file("listed.mat", TWO_GAMES), &["--plies", "1"]);
    let findings = report["findings"].as_array().unwrap();
    for finding in findings {
        let figure = |value: &Value| value.as_f64().unwrap();
        match finding["kind"].as_str().unwrap() {
            "play" => {
                let plays = finding["plays"].as_array().unwrap();
                assert_eq!(plays[0]["play"], finding["best"]);
                assert_eq!(figure(&plays[0]["difference"]), 0.0);
                // The deepest come first.
                let plies = plays.iter().map(|play| play["plies"].as_u64().unwrap());
                assert!(plies.is_sorted_by(|one, other| one >= other));
                let mut made = plays.iter();
                let made = made.find(|play| play["play"] == finding["done"]).unwrap();
                let lost = -figure(&made["difference"]);
                assert!((lost - figure(&finding["lost"])).abs() < 1e-5);
            }
            "cube" | "reply" => {
                let cube = &finding["cube"];
                let pass = figure(&cube["double_pass"]["equity"]);
                assert!((pass - 1.0).abs() < 1e-5, "{cube}");
                for line in ["no_double", "double_take", "double_pass"] {
                    let chance = figure(&cube[line]["match_winning_chance"]);
                    assert!((0.0..=1.0).contains(&chance), "{cube}");
                }
                // One of the three is what happens if both do the right thing.
                let lines = ["no_double", "double_take", "double_pass"];
                let mut differences = lines.iter().map(|line| figure(&cube[line]["difference"]));
                assert!(differences.any(|difference| difference == 0.0), "{cube}");
                // The window opens before it is cashed, if it opens.
                let [opens, pass] = ["double", "pass"].map(|limit| cube["window"][limit].as_f64());
                let is_in_order = opens.zip(pass).is_none_or(|(opens, pass)| opens <= pass);
                assert!(is_in_order, "{cube}");
            }
            _ => assert!(finding.get("plays").is_none()),
        }
    }
    // What is counted by phase and by luck adds up.
    let anna = &report["players"][0];
    let phases = anna["phases"].as_object().unwrap().values();
    let decisions: u64 = phases
        .map(|phase| phase["decisions"].as_u64().unwrap())
        .sum();
    assert_eq!(decisions, anna["decisions"].as_u64().unwrap());
    assert!(anna["fibs_rating"].as_f64().unwrap() < 2050.0);
    assert!(anna["level"].is_string());
}

/// Without a list of errors nothing is said about there being none.
/// The play isn't analyzed, so whoever reads the figures has to know.
#[test]
fn an_illegal_play_is_mentioned() {
    let path = file("fine.mat", MATCH_TEXT);
    let options = ["analyze", "--plies", "0", "--worst", "0", "--lang", "en"];
    let fine = answer(&[&options[..], &[&path]].concat());
    assert!(!fine.contains("in the file"), "{fine}");
    let illegal = MATCH_TEXT.replace("21: 24/23 5/3", "21: 24/20 5/3");
    let path = file("illegal.mat", &illegal);
    let said = answer(&[&options[..], &[&path]].concat());
    assert!(said.contains("1 problem in the file:\n"), "{said}");
    assert!(
        said.contains("'24/20 5/3' is not a legal play of 21"),
        "{said}"
    );
}

/// They used to be numbered by rolls, and the play that breaks everything was
/// the third.
#[test]
fn moves_have_the_numbers_of_the_match_text() {
    let path = file("numbers.mat", MATCH_TEXT);
    let said = answer(&["analyze", "--plies", "0", &path]);
    assert!(said.contains("Game 1, turn 2, Anna:"), "{said}");
}

#[test]
fn nothing_is_said_of_errors_that_are_not_listed() {
    let path = file("unlisted.mat", MATCH_TEXT);
    let table = answer(&["analyze", "--plies", "0", "--worst", "0", &path]);
    assert!(table.contains("Blunders"), "{table}");
    assert!(!table.contains("No error"), "{table}");
}

#[test]
fn bad_files_are_refused_in_one_sentence() {
    let refusal = |path: &str| {
        let output = run(&["analyze", path]);
        assert_eq!(output.status.code(), Some(2));
        assert_eq!(text_of(&output.stdout), "");
        let refusal = text_of(&output.stderr);
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
