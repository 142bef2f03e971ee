//! Against the computer: its moves, its advice, and what it says afterwards.

use anyhow::{Result, bail, ensure};
use browser::{Screen, Visit};

/// What goes on: the button for it, or a checker that can move.
const PRESSABLE: &str = ".controls button.first:enabled, .place.movable";

#[test]
fn a_game_against_the_computer_ends_with_a_report() -> Result<()> {
    let visit = sit_down(Screen::Desktop)?;
    for _ in 0..2000 {
        visit.until(&format!(
            "document.querySelector('dialog[open], {PRESSABLE}')"
        ))?;
        if visit.run("return document.querySelector('dialog[open]') !== null")? == true {
            // Luck and errors of both are there once all is judged.
            visit.until("document.querySelectorAll('dialog table td bdi').length === 6")?;
            visit.until("document.querySelector('dialog .graph polyline').points.length > 10")?;
            visit.until("!document.querySelector('dialog').textContent.includes('…')")?;
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
        // To throw, to roll, or to end a turn in which nothing could move.
        let next = visit.find(".controls button.first")?;
        visit.tap(&next)?;
    }
    let before = checkers(&visit)?;
    visit.run("document.activeElement?.blur()")?;
    visit.keys("h")?;
    let best = visit.find("dialog[open] .plays li button")?;
    visit.picture("hint-phone")?;
    visit.tap(&best)?;
    visit.until("!document.querySelector('.place.movable, .flying')")?;
    ensure!(checkers(&visit)? != before, "the hint was not played");
    // Undone checker by checker, as a hand would: four at most.
    for _ in 0..4 {
        visit.keys("u")?;
        if checkers(&visit)? == before {
            return visit.no_complaints();
        }
    }
    bail!("the play was not taken back")
}

/// Begins a game against the computer.
fn sit_down(screen: Screen) -> Result<Visit> {
    let visit = Visit::open_at(screen, "#/start/computer")?;
    let begin = visit.find("form button[type=submit]")?;
    visit.click(&begin)?;
    visit.find(".board")?;
    Ok(visit)
}

/// Where the checkers are, once none is under way.
fn checkers(visit: &Visit) -> Result<serde_json::Value> {
    visit.until("!document.querySelector('.flying')")?;
    visit.run(
        "return [...document.querySelectorAll('.board .place')]
           .map((place) => place.getAttribute('aria-label').split(', ').slice(0, 2))",
    )
}
