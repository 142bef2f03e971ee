//! Against the computer: its moves, its advice, and its comments afterward.

use anyhow::{Result, bail, ensure};
use browser::{Screen, Visit};

/// What moves the game forward: its button, a checker that can move, or the
/// answer to the computer's offer.
const PRESSABLE: &str = ".control.main:enabled, .place.movable, .table-card .first";

#[test]
fn a_game_against_the_computer_ends_with_a_report() -> Result<()> {
    let visit = sit_down(Screen::Desktop)?;
    for _ in 0..2000 {
        visit.until(&format!("document.querySelector('.result, {PRESSABLE}')"))?;
        if visit.run("return document.querySelector('.result') !== null")? == true {
            // Luck and skill appear once everything is analyzed.
            visit.until("!document.querySelector('.result progress')")?;
            visit.until("document.querySelector('.result').textContent.includes('dice')")?;
            ensure!(visit.barriers()?.is_empty(), "{:?}", visit.barriers()?);
            visit.picture("report-desktop")?;
            return visit.no_complaints();
        }
        let next = visit.find(PRESSABLE)?;
        visit.drag(&next, &next, "mouse")?;
    }
    bail!("the game does not end")
}

#[test]
fn a_hint_can_be_played_and_taken_back() -> Result<()> {
    let visit = sit_down(Screen::Phone)?;
    loop {
        visit.until(&format!("document.querySelector('{PRESSABLE}')"))?;
        if visit.run("return document.querySelector('.place.movable') !== null")? == true {
            break;
        }
        // Roll for the start, roll, or end a turn without a legal move.
        let next = visit.find(".control.main")?;
        visit.tap(&next)?;
    }
    let before = checkers(&visit)?;
    visit.run("document.activeElement?.blur()")?;
    visit.keys("h")?;
    visit.find(".table-card .plays .first")?;
    visit.picture("hint-phone")?;
    // A deeper search may replace the list in the meantime, so find and press
    // in one step.
    visit.run("document.querySelector('.table-card .plays .first').click()")?;
    visit.until("!document.querySelector('.place.movable, .flying')")?;
    ensure!(checkers(&visit)? != before, "the hint was not played");
    // Undo checker by checker, at most four.
    for _ in 0..4 {
        visit.keys("u")?;
        if checkers(&visit)? == before {
            return visit.no_complaints();
        }
    }
    bail!("the play was not taken back")
}

/// Starts a game against the computer.
fn sit_down(screen: Screen) -> Result<Visit> {
    let visit = Visit::open_at(screen, "#/start/computer")?;
    let begin = visit.find("form button[type=submit]")?;
    visit.click(&begin)?;
    visit.find(".board")?;
    Ok(visit)
}

/// Where the checkers are, once none is moving.
fn checkers(visit: &Visit) -> Result<serde_json::Value> {
    visit.until("!document.querySelector('.flying')")?;
    visit.run(
        "return [...document.querySelectorAll('.board .place')]
           .map((place) => place.getAttribute('aria-label').split(', ').slice(0, 2))",
    )
}
