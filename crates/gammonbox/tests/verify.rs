//! `gammonbox verify`: honest dice pass, and no others.
#![allow(clippy::unwrap_used, reason = "everything here is a test")]
#![allow(clippy::disallowed_methods, reason = "a test makes files")]

#[path = "../../protocol/tests/shared/seated.rs"]
mod seated;

use std::path::PathBuf;
use std::process::Command;

use formats::MatchFile;
use protocol::{Event, Numbered, Standing};
use rules::ByPlayer;
use seated::Log;

/// A match of one point with its receipt, as a server saves it.
fn saved() -> MatchFile {
    let mut log = Log::seated(r#"{"rules": "international, match 1"}"#);
    while !matches!(log.table.standing(), Standing::Over { .. }) {
        let seat = log.start();
        match log.table.record().now().game().turn() {
            Some(_) => log.play(),
            None => drop(log.act(seat, "roll").unwrap()),
        }
    }
    assert_eq!(log.events.len(), log.table.last() as usize);
    let revealed = Numbered {
        number: log.table.last() + 1,
        at: log.now,
        credit: 0,
        command: None,
        event: Event::Revealed {
            secret: seated::secret(1),
        },
    };
    log.table.apply(&revealed).unwrap();
    let names = ByPlayer::from_fn(|player| player.to_string());
    let receipt = log.table.receipt().unwrap().to_string();
    MatchFile::from_record(log.table.record(), names).with_receipt(&receipt)
}

/// What the program says of a file, and how it exits.
fn verify(name: &str, file: &MatchFile) -> (Option<i32>, String) {
    verify_with(name, file, &[])
}

/// The same with what somebody knows from before the match.
fn verify_with(name: &str, file: &MatchFile, known: &[&str]) -> (Option<i32>, String) {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, formats::write_match_text(file).unwrap()).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_gammonbox"));
    let output = command
        .arg("verify")
        .arg(path)
        .args(known)
        .output()
        .unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(said).unwrap())
}

#[test]
fn dice_that_were_fixed_before_the_match_pass() {
    let (code, said) = verify("honest.mat", &saved());
    assert_eq!(code, Some(0), "{said}");
    let end = " rolls match the receipt.";
    assert!(said.starts_with("All ") && said.contains(end), "{said}");
    // Nobody has said what was shown before the match.
    assert!(said.contains("Not proved: that they were fixed"), "{said}");
}

#[test]
fn a_receipt_made_up_afterward_is_told_by_what_was_shown_before() {
    let commitment = seated::secret(1).commitment().to_string();
    let other = seated::secret(2).commitment().to_string();
    let (own, strange) = ("01".repeat(16), "99".repeat(16));
    for (known, code, expected) in [
        (
            vec!["--commitment", &commitment, "--share", &own],
            0,
            "it didn't choose the dice",
        ),
        (
            vec!["--commitment", &commitment],
            0,
            "Not proved: that a player's",
        ),
        (vec!["--share", &own], 0, "Not proved: that the server"),
        (vec!["--commitment", &other], 1, "isn't the one shown"),
        (vec!["--share", &strange], 1, "neither player's bytes"),
    ] {
        let (found, said) = verify_with("known.mat", &saved(), &known);
        assert_eq!(found, Some(code), "{known:?}: {said}");
        assert!(said.contains(expected), "{known:?}: {said}");
    }
}

#[test]
fn other_dice_and_other_secrets_do_not() {
    let mut forged = saved();
    let game = forged
        .receipt
        .iter()
        .position(|line| line.starts_with("game "));
    let game = &mut forged.receipt[game.unwrap()];
    let other = if game.ends_with("66") { "11" } else { "66" };
    game.replace_range(game.len() - 2.., other);
    let (code, said) = verify("forged.mat", &forged);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("doesn't follow from the secret"), "{said}");

    let mut forged = saved();
    for line in &mut forged.receipt {
        if line.starts_with("secret ") {
            *line = format!("secret {}", "0".repeat(64));
        }
    }
    let (code, said) = verify("secret.mat", &forged);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("committed to"), "{said}");
}

#[test]
fn without_a_receipt_there_is_nothing_to_check() {
    let mut file = saved();
    file.receipt.clear();
    let (code, said) = verify("bare.mat", &file);
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("there is no receipt"), "{said}");
}
