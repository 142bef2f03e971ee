//! `gammonbox convert`, as it is used from a shell.
#![allow(
    clippy::disallowed_methods,
    clippy::unwrap_used,
    reason = "the program is run, and reads and writes files"
)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const MATCH: &str = "\
; [Event \"Club night\"]

3 point match

 Game 1
 Ann : 0                        Bob : 0
  1) 31: 8/5 6/5                 62: 24/18 13/10
  2)  Doubles => 2                Drops
      Wins 1 point
";

/// A new folder with the match in it.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // Nothing to remove is fine.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("match.txt"), MATCH).unwrap();
    folder
}

fn convert(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_gammonbox"))
        .env("LC_ALL", "C")
        .arg("convert")
        .args(arguments)
        .current_dir(folder)
        .output()
        .unwrap()
}

fn said(output: &Output) -> (Option<i32>, String) {
    let text = [&output.stdout[..], &output.stderr[..]].concat();
    (output.status.code(), String::from_utf8(text).unwrap())
}

#[test]
fn a_file_is_checked_line_by_line() {
    let folder = folder("convert-check");
    let (code, text) = said(&convert(&folder, &["match.txt"]));
    assert_eq!(code, Some(0));
    assert_eq!(
        text,
        "match text: 1 game, 2 rolls\n  \
         line 7, column 34: game 1: '24/18 13/10' is not a legal play of 62\n"
    );
}

#[test]
fn a_file_is_written_in_every_format_and_read_again() {
    let folder = folder("convert-write");
    for (from, to) in [
        ("match.txt", "match.json"),
        ("match.json", "match.ogxm"),
        ("match.ogxm", "match.sgf"),
        ("match.sgf", "match.mat"),
    ] {
        let (code, text) = said(&convert(&folder, &["--quiet", from, to]));
        assert_eq!(code, Some(0), "{from} {to}: {text}");
        assert!(text.ends_with(": 1 game, 2 rolls\n"), "{text}");
    }
    let written = fs::read_to_string(folder.join("match.mat")).unwrap();
    assert!(
        written.contains("  2)  Doubles => 2                Drops\n"),
        "{written}"
    );
    assert!(written.contains("[Event \"Club night\"]"), "{written}");
    let (_, printed) = said(&convert(&folder, &["--to", "mat", "match.sgf", "-"]));
    assert_eq!(printed, written);
}

#[test]
fn no_file_is_lost() {
    let folder = folder("convert-keep");
    fs::write(folder.join("there.mat"), "mine").unwrap();
    let (code, text) = said(&convert(&folder, &["match.txt", "there.mat"]));
    assert_eq!(code, Some(2));
    let expected = "error: there.mat already exists; use --force to overwrite it\n";
    assert_eq!(text, expected);
    assert_eq!(
        fs::read_to_string(folder.join("there.mat")).unwrap(),
        "mine"
    );
    let (code, _) = said(&convert(&folder, &["--force", "match.txt", "there.mat"]));
    assert_eq!(code, Some(0));
    assert!(
        fs::read_to_string(folder.join("there.mat"))
            .unwrap()
            .contains("point match")
    );
}

#[test]
fn what_cannot_be_converted_is_said_in_one_sentence() {
    let folder = folder("convert-refuse");
    fs::write(folder.join("letter.txt"), "Dear Ann,\nlet us play.\n").unwrap();
    fs::write(folder.join("position.txt"), "4HPwATDgc/ABMA").unwrap();
    fs::write(folder.join("nothing.txt"), "5 point match\n").unwrap();
    let refusals = [
        (
            &["letter.txt", "x.mat"][..],
            "letter.txt: this isn't a backgammon match or position",
        ),
        (
            &["match.txt", "x.pdf"],
            "can't tell the format from 'x.pdf'",
        ),
        (
            &["missing.mat", "x.mat"],
            "cannot read missing.mat: No such file",
        ),
        (
            &["position.txt", "x.mat"],
            "position.txt: there are no plays",
        ),
        (
            &["nothing.txt", "x.sgf"],
            "nothing.txt: there is no game and no position to write",
        ),
    ];
    for (arguments, message) in refusals {
        let (code, text) = said(&convert(&folder, arguments));
        assert_eq!(code, Some(2), "{text}");
        assert!(text.starts_with(&format!("error: {message}")), "{text}");
        assert_eq!(text.lines().count(), 1);
    }
    assert!(!folder.join("x.mat").exists());
}

#[test]
fn a_folder_is_converted_file_by_file() {
    let folder = folder("convert-folder");
    let within = folder.join("matches/2026");
    fs::create_dir_all(&within).unwrap();
    fs::write(within.join("final.txt"), MATCH).unwrap();
    fs::write(
        folder.join("matches/letter.txt"),
        "Dear Ann,\nlet us play.\n",
    )
    .unwrap();
    let arguments = ["--quiet", "--to", "sgf", "matches", "out"];
    let (code, text) = said(&convert(&folder, &arguments));
    assert_eq!(code, Some(1), "{text}");
    assert!(
        text.contains("final.txt: match text: 1 game, 2 rolls\n"),
        "{text}"
    );
    assert!(
        text.contains("letter.txt: this isn't a backgammon"),
        "{text}"
    );
    let written = fs::read_to_string(folder.join("out/2026/final.sgf")).unwrap();
    assert!(written.starts_with("(;"), "{written}");
    // A second run loses nothing.
    let (code, text) = said(&convert(&folder, &arguments));
    assert_eq!(code, Some(1));
    assert!(text.contains("already exists"), "{text}");
    let (code, text) = said(&convert(&folder, &["--quiet", "matches"]));
    assert_eq!(code, Some(1));
    assert!(text.contains("2 rolls"), "{text}");
    let (code, text) = said(&convert(&folder, &["matches", "out"]));
    assert_eq!(code, Some(2));
    assert!(text.contains("--to"), "{text}");
}
