//! Whole games, played by hand.

use anyhow::{Context, Result};
use browser::{Element, Screen, Visit};

/// The input device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hands {
    Mouse,
    Fingers,
    Keys,
}

/// The first thing to press: the button that moves the game forward, or a point
/// with a checker that can move.
const PRESSABLE: &str = ".control.main:enabled, .place.movable";

/// More presses than the longest game we've seen here.
const PRESSES: usize = 4000;

#[test]
fn a_whole_game_is_played_with_the_mouse() -> Result<()> {
    play_a_game(Screen::Desktop, Hands::Mouse)
}

#[test]
fn a_whole_game_is_played_with_fingers_on_a_phone() -> Result<()> {
    play_a_game(Screen::Phone, Hands::Fingers)
}

#[test]
fn a_whole_game_is_played_with_the_keyboard() -> Result<()> {
    play_a_game(Screen::Tablet, Hands::Keys)
}

#[test]
fn a_reload_in_mid_turn_loses_nothing() -> Result<()> {
    let visit = sit_down(Screen::Desktop, "two")?;
    // Until a checker has moved and another still can.
    let moved = ".control.undo:enabled ~ .control.main:disabled";
    while visit.run(&exists(moved))? != true {
        press_next(&visit, Hands::Mouse)?;
    }
    let before = what_is_seen(&visit)?;
    visit.reload()?;
    visit.find(".board")?;
    assert_eq!(what_is_seen(&visit)?, before);
    visit.no_complaints()
}

#[test]
fn a_broken_table_is_kept_and_the_page_goes_on() -> Result<()> {
    let visit = sit_down(Screen::Desktop, "two")?;
    visit.run("localStorage.setItem('gammonbox/1/table', 'nonsense')")?;
    visit.go("")?;
    visit.reload()?;
    visit.find(".play-card")?;
    let kept = visit.run("return localStorage.getItem('gammonbox/1/table/unreadable-1')")?;
    assert_eq!(kept, "nonsense");
    Ok(())
}

/// Starts a game between these players.
fn sit_down(screen: Screen, mode: &str) -> Result<Visit> {
    let visit = Visit::open_at(screen, &format!("#/start/{mode}"))?;
    let begin = visit.find("form button[type=submit]")?;
    visit.click(&begin)?;
    visit.find(".board")?;
    Ok(visit)
}

fn play_a_game(screen: Screen, hands: Hands) -> Result<()> {
    let visit = sit_down(screen, "two")?;
    visit.picture(&format!("table-{}", screen.name()))?;
    for _ in 0..PRESSES {
        visit.until(&format!(
            "document.querySelector('.table-card, {PRESSABLE}')"
        ))?;
        if visit.run(&exists(".table-card"))? == true {
            visit.picture(&format!("end-{}", screen.name()))?;
            return visit.no_complaints();
        }
        press_next(&visit, hands)?;
    }
    anyhow::bail!("the game does not end")
}

fn press_next(visit: &Visit, hands: Hands) -> Result<()> {
    let next = visit.find(PRESSABLE)?;
    match hands {
        Hands::Mouse => visit.drag(&next, &next, "mouse"),
        Hands::Fingers => visit.tap(&next),
        Hands::Keys => {
            if focus(visit, &next)? {
                visit.keys("\u{e007}")?;
            }
            Ok(())
        }
    }
}

/// Moves the focus to an element with Tab and the arrow keys alone. No if the
/// game went on meanwhile, and there's something else to press.
fn focus(visit: &Visit, wanted: &Element) -> Result<bool> {
    // The list of moves is one stop, however long it is.
    for _ in 0..60 {
        // Which key leads there from the current focus.
        let key = visit.run_with(
            &"const [from, to] = [document.activeElement, arguments[0]];
             if (!to.matches('PRESSABLE')) return 'changed';
             if (from === to) return '';
             if (!from.matches('.place') || !to.matches('.place')) return '\\ue004';
             const middle = (element) => {
               const box = element.getBoundingClientRect();
               return [box.x + box.width / 2, box.y + box.height / 2];
             };
             const [[fromX, fromY], [toX, toY]] = [middle(from), middle(to)];
             if (Math.abs(toX - fromX) > 8) return toX > fromX ? '\\ue014' : '\\ue012';
             return toY > fromY ? '\\ue015' : '\\ue013';"
                .replace("PRESSABLE", PRESSABLE),
            wanted,
        )?;
        let key = key.as_str().context("a key is a string")?;
        match key {
            "" => return Ok(true),
            "changed" => return Ok(false),
            key => visit.keys(key)?,
        }
    }
    visit.picture("out-of-reach")?;
    anyhow::bail!("no key leads to it")
}

fn exists(selector: &str) -> String {
    format!("return document.querySelector({selector:?}) !== null")
}

/// The board in words, once every checker has landed.
fn what_is_seen(visit: &Visit) -> Result<serde_json::Value> {
    visit.until("!document.querySelector('.flying')")?;
    visit.run(
        "return [...document.querySelectorAll('.board [aria-label]')]
           .map((part) => part.getAttribute('aria-label'))",
    )
}
