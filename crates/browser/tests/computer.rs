//! Against the computer: its moves, and what it says afterwards.

use anyhow::{Result, bail, ensure};
use browser::{Screen, Visit};

/// What goes on: the button for it, or a checker that can move.
const PRESSABLE: &str = ".hand button.first:enabled, .place.movable";

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

/// Begins a game against the computer whose dice are known.
fn sit_down(screen: Screen) -> Result<Visit> {
    let visit = Visit::open_at(screen, "#/start/computer")?;
    let begin = visit.find("form button[type=submit]")?;
    visit.click(&begin)?;
    visit.find(".board")?;
    Ok(visit)
}
