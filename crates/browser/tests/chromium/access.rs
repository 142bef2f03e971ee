//! Accessibility: screen readers, keyboards, touch, poor eyesight.

use anyhow::{Result, ensure};
use browser::{Screen, Visit};
use serde_json::json;

/// The screens that have their own address.
const SCREENS: [&str; 10] = [
    "",
    "#/games",
    "#/practice",
    "#/learn",
    "#/rules/international",
    "#/start/computer",
    "#/start/two",
    "#/start/real-board",
    "#/settings",
    "#/about",
];

const BOARDS: [&str; 6] = ["walnut", "maple", "club", "marble", "slate", "contrast"];

#[test]
fn no_screen_keeps_anybody_out() -> Result<()> {
    for screen in Screen::ALL {
        let visit = Visit::open(screen)?;
        for path in SCREENS {
            visit.go(path)?;
            visit.find("h1")?;
            nothing_in_the_way(&visit, &format!("{path:?} on a {}", screen.name()))?;
            let name = path.trim_start_matches("#/").replace('/', "-");
            visit.picture(&format!("screen-{name}-{}", screen.name()))?;
        }
    }
    Ok(())
}

#[test]
fn no_card_keeps_anybody_out_on_any_board() -> Result<()> {
    let visit = Visit::open_at(Screen::Phone, "#/start/two")?;
    let begin = visit.find("form button[type=submit]")?;
    visit.click(&begin)?;
    visit.find(".board")?;
    for (page, board) in ["light", "dark"].into_iter().cycle().zip(BOARDS) {
        visit.run(&format!(
            "Object.assign(document.documentElement.dataset, {{ page: {page:?}, board: {board:?} }})"
        ))?;
        nothing_in_the_way(&visit, &format!("the table in {board}"))?;
        visit.picture(&format!("board-{board}"))?;
        let menu = visit.find(".to-menu")?;
        visit.click(&menu)?;
        visit.find(".table-card h2")?;
        nothing_in_the_way(&visit, &format!("the menu in {board}"))?;
        visit.picture(&format!("menu-{board}"))?;
        let close = visit.find(".table-card .close button")?;
        visit.click(&close)?;
        visit.until("!document.querySelector('.table-card')")?;
    }
    Ok(())
}

#[test]
fn the_focus_is_seen_wherever_it_goes() -> Result<()> {
    let visit = Visit::open_at(Screen::Desktop, "#/start/two")?;
    let begin = visit.find("form button[type=submit]")?;
    visit.click(&begin)?;
    visit.find(".board")?;
    let mut seen = Vec::new();
    for _ in 0..12 {
        visit.keys("\u{e004}")?;
        let at = visit.run(
            "const at = document.activeElement;
             const style = getComputedStyle(at);
             const isMarked = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
               || at.closest('.board')?.querySelector('.focus, .focused, :focus-visible') !== null;
             return [at.getAttribute('aria-label') ?? at.textContent.trim(), isMarked]",
        )?;
        ensure!(at[1] == true, "the focus on {} is not seen", at[0]);
        seen.push(at[0].to_string());
    }
    seen.dedup();
    ensure!(seen.len() > 5, "the focus goes nowhere: {seen:?}");
    Ok(())
}

#[test]
fn nothing_moves_for_who_wants_no_motion() -> Result<()> {
    let visit = Visit::open_at(Screen::Desktop, "#/start/two")?;
    let features = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
    visit.tools("Emulation.setEmulatedMedia", &features)?;
    let begin = visit.find("form button[type=submit]")?;
    visit.click(&begin)?;
    // Two opening dice and a move.
    for _ in 0..4 {
        let next = visit.find(".control.main:enabled, .place.movable")?;
        visit.drag(&next, &next, "mouse")?;
        let moving = visit.run(
            "return document.querySelectorAll('.flying').length
               + document.getAnimations().filter((one) => one.playState === 'running').length",
        )?;
        ensure!(moving == 0, "{moving} things move");
    }
    Ok(())
}

fn nothing_in_the_way(visit: &Visit, place: &str) -> Result<()> {
    let barriers = visit.barriers()?;
    ensure!(barriers.is_empty(), "{place}:\n  {}", barriers.join("\n  "));
    Ok(())
}
