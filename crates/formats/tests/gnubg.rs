//! GNU Backgammon reads what we write, if it's installed.
#![allow(
    clippy::disallowed_methods,
    clippy::print_stderr,
    reason = "another program is run, which reads and writes files"
)]

#[path = "shared/chance.rs"]
mod chance;
#[path = "shared/chance_match.rs"]
mod chance_match;
#[path = "shared/files.rs"]
mod files;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use formats::{MatchFile, RecordedAction, read, write_match_text, write_sgf};

use chance::Chance;
use chance_match::chance_match;
use files::files;

/// The program, where Debian puts it or where the shell finds it.
fn gnubg() -> Option<&'static str> {
    let is_here = |program: &&str| {
        let run = Command::new(program)
            .arg("--version")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        run.is_ok_and(|status| status.success())
    };
    ["gnubg", "/usr/games/gnubg"].into_iter().find(is_here)
}

/// A separate folder for each test.
fn folder(name: &str) -> Option<PathBuf> {
    if gnubg().is_none() {
        eprintln!("left out: GNU Backgammon is not installed");
        return None;
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).expect("a folder for the files");
    Some(folder)
}

/// Has GNU Backgammon read a file, and returns what it saves.
fn through_gnubg(folder: &Path, command: &str, name: &str, text: &str) -> MatchFile {
    let (input, output) = (folder.join(name), folder.join("saved.sgf"));
    fs::write(&input, text).expect("the file");
    // Nothing to remove is fine.
    let _ = fs::remove_file(&output);
    let commands = format!(
        "set automatic game off\n{command} \"{}\"\nsave match \"{}\"\n",
        input.display(),
        output.display()
    );
    let script = folder.join("commands");
    fs::write(&script, commands).expect("the commands");
    let run = Command::new(gnubg().expect("it is installed"))
        .args(["--tty", "--quiet", "--no-rc", "--commands"])
        .arg(&script)
        .env("HOME", folder)
        .stdin(Stdio::null())
        .output()
        .expect("GNU Backgammon runs");
    let said = String::from_utf8_lossy(&run.stdout);
    let saved = fs::read(&output).unwrap_or_else(|error| panic!("{name}: {error}\n{said}"));
    assert!(!said.contains("rror"), "{name}: {said}");
    read(&saved).expect("it was saved").file
}

/// The games as text, without the head and what GNU Backgammon leaves out:
/// comments in match text, and last rolls that weren't played.
fn games(file: &MatchFile) -> String {
    let mut file = file.clone();
    let replay = file.replay();
    for (game, replayed) in file.games.iter_mut().zip(&replay.games) {
        let is_unplayed = replayed
            .entries
            .last()
            .is_some_and(|replayed| replayed.play.is_none());
        let is_roll = matches!(game.entries.last(), Some(entry) if matches!(entry.action, RecordedAction::Roll { .. }));
        if is_unplayed && is_roll {
            game.entries.pop();
        }
        for entry in &mut game.entries {
            entry.comment.clear();
        }
    }
    let text = write_match_text(&file).expect("something was played");
    let start = text.find("point match").expect("the length");
    text[start..].to_owned()
}

fn check(folder: &Path, name: &str, file: &MatchFile) {
    let text = write_match_text(file).expect("something was played");
    let again = through_gnubg(folder, "import mat", "match.mat", &text);
    assert_eq!(games(&again), games(file), "{name}");
    let again = through_gnubg(
        folder,
        "load match",
        "match.sgf",
        &write_sgf(file).expect("it is not empty"),
    );
    assert_eq!(games(&again), games(file), "{name}");
    for (game, saved) in file.games.iter().zip(&again.games) {
        for (entry, saved) in game.entries.iter().zip(&saved.entries) {
            assert_eq!(
                saved.analysis.plays.len(),
                entry.analysis.plays.len(),
                "{name}"
            );
            assert_eq!(saved.comment, entry.comment, "{name}");
        }
    }
}

#[test]
fn gnubg_reads_our_files_as_the_same_matches() {
    let Some(folder) = folder("gnubg-files") else {
        return;
    };
    for (name, bytes) in files() {
        let file = read(&bytes).expect("our own file").file;
        if matches!(&*name, "gnubg.sgf" | "xg.txt" | "single.gam") {
            check(&folder, &name, &file);
        }
    }
}

#[test]
fn gnubg_reads_matches_of_chance() {
    let Some(folder) = folder("gnubg-chance") else {
        return;
    };
    let mut chance = Chance::new(99);
    for length in [0, 1, 5, 11] {
        check(&folder, "chance", &chance_match(length, &mut chance));
    }
}
