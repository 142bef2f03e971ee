//! The table: where things are, and that they stay there.

use anyhow::{Result, ensure};
use browser::{Screen, Visit};
use serde_json::{Value, json};

/// White, a person, is to roll in the third turn.
const TO_ROLL: &str = "White throw 3\nBlack throw 1\nWhite play 8/5 6/5\nBlack roll 62\n\
    Black play 24/18 13/11\nWhite roll 64\nWhite play 24/18 13/9\nBlack roll 41\nBlack play 13/8\n";

/// Black, the computer, has doubled.
const DOUBLED: &str = "White throw 3\nBlack throw 1\nWhite play 13/10 6/5\nBlack roll 62\n\
    Black play 24/18 13/11\nWhite roll 21\nWhite play 6/4 6/5\nBlack double\n";

/// A phone in landscape, in CSS pixels.
const LYING: (u32, u32) = (844, 390);

/// Opens a table where this has been played.
fn sit_down(screen: Screen, played: &str) -> Result<Visit> {
    let visit = Visit::open(screen)?;
    play(&visit, played)?;
    Ok(visit)
}

fn play(visit: &Visit, played: &str) -> Result<()> {
    let table = format!(
        "gammonbox table 1\nWhite person Ann\nBlack computer club 9\ndice random 77\n\
         bottom first\ngammonbox record 1\nrules international, match 5\n{played}end of table\n"
    );
    visit.run(&format!(
        "localStorage.setItem('gammonbox/1/table', {table:?})"
    ))?;
    visit.go("#/table")?;
    visit.reload()?;
    visit.find(".board .live")?;
    Ok(())
}

/// Turns a phone to landscape.
fn lay_down(visit: &Visit) -> Result<()> {
    let (width, height) = LYING;
    let metrics = json!({
        "width": width, "height": height, "deviceScaleFactor": 2, "mobile": true,
    });
    visit.tools("Emulation.setDeviceMetricsOverride", &metrics)?;
    visit.until("innerHeight < 400 && document.querySelector('.table:not(.standing)')")
}

fn press(visit: &Visit, selector: &str) -> Result<()> {
    let pressed = visit.find(selector)?;
    visit.run_with(
        "arguments[0].dispatchEvent(new MouseEvent('click', { bubbles: true }))",
        &pressed,
    )?;
    Ok(())
}

/// Left, top, right and bottom of each of these, in whole pixels.
fn boxes(visit: &Visit, selector: &str) -> Result<Vec<[i64; 4]>> {
    let boxes = visit.run(&format!(
        "return [...document.querySelectorAll({selector:?})]
           .map((element) => element.getBoundingClientRect())
           .filter((box) => box.width > 0)
           .map((box) => [box.left, box.top, box.right, box.bottom].map(Math.round))"
    ))?;
    Ok(serde_json::from_value(boxes)?)
}

fn overlap(one: [i64; 4], other: [i64; 4]) -> bool {
    one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]
}

/// The buttons you press all the time are always in the same place, and nothing
/// that loses a game is ever there.
#[test]
fn nothing_moves_under_a_finger() -> Result<()> {
    for screen in Screen::ALL {
        let visit = sit_down(screen, TO_ROLL)?;
        let [hint] = boxes(&visit, ".control.hint")?[..] else {
            anyhow::bail!("no hint");
        };
        let [main] = boxes(&visit, ".control.main")?[..] else {
            anyhow::bail!("no main button");
        };
        let middle = |[_, top, right, bottom]: [i64; 4]| (right, (top + bottom) / 2);
        press(&visit, ".control.main")?;
        loop {
            visit.until("document.querySelector('.place.movable, .control.main:enabled')")?;
            for one in boxes(&visit, ".control.hint")? {
                ensure!(one == hint, "{}: {hint:?} to {one:?}", screen.name());
            }
            for one in boxes(&visit, ".control.main")? {
                ensure!(
                    middle(one) == middle(main),
                    "{}: {main:?} to {one:?}",
                    screen.name()
                );
            }
            let losing = visit.run(
                "return [...document.querySelectorAll('.control')]
                   .some((one) => /pass|resign/i.test(one.ariaLabel ?? one.textContent))",
            )?;
            ensure!(losing == false, "a control loses the game");
            if visit.run("return document.querySelector('.place.movable') === null")? == true {
                break;
            }
            press(&visit, ".place.movable")?;
            visit.until("document.querySelector('.flying') === null")?;
        }
        visit.no_complaints()?;
    }
    Ok(())
}

/// Whatever the question, you can see the whole board and the answers.
#[test]
fn a_card_covers_neither_the_board_nor_its_own_buttons() -> Result<()> {
    for (screen, lies) in [
        (Screen::Phone, false),
        (Screen::Phone, true),
        (Screen::Tablet, false),
        (Screen::Desktop, false),
    ] {
        let visit = sit_down(screen, DOUBLED)?;
        if lies {
            lay_down(&visit)?;
        }
        let name = if lies { "lying" } else { screen.name() };
        visit.find(".table-card .first")?;
        whole(&visit, &format!("double-{name}"))?;
        play(&visit, TO_ROLL)?;
        press(&visit, ".control.double")?;
        visit.find(".table-card .first")?;
        whole(&visit, &format!("confirm-{name}"))?;
        press(&visit, ".table-card .row button:not(.first)")?;
        press(&visit, ".control.main")?;
        visit.find(".place.movable")?;
        press(&visit, ".control.hint")?;
        visit.find(".table-card .plays .first")?;
        whole(&visit, &format!("hint-{name}"))?;
    }
    Ok(())
}

fn whole(visit: &Visit, name: &str) -> Result<()> {
    visit.until("document.getAnimations().every((one) => one.playState !== 'running')")?;
    visit.picture(&format!("card-{name}"))?;
    let (width, height) = window(visit)?;
    let board = boxes(visit, ".board .ground")?;
    let card = boxes(visit, ".table-card")?;
    let buttons = boxes(visit, ".table-card button.first")?;
    for (what, place) in [("board", &board), ("button", &buttons)] {
        ensure!(!place.is_empty(), "{name}: no {what}");
        for &[left, top, right, bottom] in place {
            ensure!(
                left >= 0 && top >= 0 && right <= width && bottom <= height,
                "{name}: the {what} is out of sight: {place:?}"
            );
        }
    }
    ensure!(
        !overlap(board[0], card[0]),
        "{name}: {card:?} lies over {board:?}"
    );
    for button in buttons {
        // Something that scrolls may hide it.
        ensure!(
            button[3] <= card[0][3],
            "{name}: {button:?} is below the edge of {card:?}"
        );
        for bar in boxes(visit, ".control")? {
            ensure!(!overlap(bar, card[0]), "{name}: {bar:?} lies over {card:?}");
        }
    }
    let barriers = visit.barriers()?;
    ensure!(barriers.is_empty(), "{name}: {barriers:?}");
    visit.no_complaints()
}

fn window(visit: &Visit) -> Result<(i64, i64)> {
    let size: Value = visit.run("return [innerWidth, innerHeight]")?;
    Ok(serde_json::from_value(size)?)
}

/// Plays begin below each other, and what they cost ends below each other; every
/// play but the best says something.
#[test]
fn the_rows_of_a_hint_are_aligned() -> Result<()> {
    for screen in Screen::ALL {
        let visit = sit_down(screen, &format!("{TO_ROLL}White roll 61\n"))?;
        press(&visit, ".control.hint")?;
        visit.until("document.querySelectorAll('.plays li').length > 2")?;
        visit.until("document.getAnimations().every((one) => one.playState !== 'running')")?;
        // A deeper search may replace the list: ask once for all of it.
        let rows = visit.run(
            "return [...document.querySelectorAll('.plays li .plain')].map((row) => {
               const [play, figure] = row.children;
               const [left, right] = [play, figure].map((one) => one.getBoundingClientRect());
               return [Math.round(left.left), Math.round(right.right), figure.textContent];
             })",
        )?;
        let rows: Vec<(i64, i64, String)> = serde_json::from_value(rows)?;
        let (left, right, _) = &rows[1];
        for (index, row) in rows.iter().enumerate() {
            ensure!(row.0 == *left, "{}: {rows:?}", screen.name());
            // The chosen row has a button beside it.
            if index > 0 {
                ensure!(row.1 == *right, "{}: {rows:?}", screen.name());
                ensure!(!row.2.is_empty(), "{}: {rows:?}", screen.name());
            }
        }
    }
    Ok(())
}

#[test]
fn four_dice_lie_free_of_every_control() -> Result<()> {
    for screen in Screen::ALL {
        let visit = sit_down(screen, &format!("{TO_ROLL}White roll 33\n"))?;
        visit.until("document.querySelectorAll('.live .die').length >= 4")?;
        // A die's shadow may fall on a button.
        let dice = boxes(&visit, ".live .die .face")?;
        ensure!(dice.len() >= 4, "{dice:?}");
        for control in boxes(&visit, ".control")? {
            for &die in &dice {
                ensure!(
                    !overlap(control, die),
                    "{}: {control:?} lies over {die:?}",
                    screen.name()
                );
            }
        }
        visit.picture(&format!("four-dice-{}", screen.name()))?;
    }
    Ok(())
}

#[test]
fn a_long_message_pushes_nothing_around() -> Result<()> {
    let visit = sit_down(Screen::Desktop, &format!("{TO_ROLL}White roll 33\n"))?;
    visit.until("document.querySelectorAll('.live .die').length >= 4")?;
    let before = boxes(&visit, ".message, .seat, .moves li:last-child")?;
    // The refusal is a sentence: for a checker that can't move, and for one of
    // the opponent's.
    press(&visit, "[data-part=point-19]")?;
    visit.until("document.querySelector('.message.refused')?.textContent.includes('opponent')")?;
    ensure!(boxes(&visit, ".message, .seat, .moves li:last-child")? == before);
    let fits = visit.run(
        "const message = document.querySelector('.message');
         return message.scrollHeight <= message.clientHeight",
    )?;
    ensure!(fits == true, "the message is cut");
    Ok(())
}

#[test]
fn the_title_of_the_tab_says_whose_turn_it_is() -> Result<()> {
    let visit = sit_down(Screen::Desktop, TO_ROLL)?;
    visit.until("document.title === 'Your turn · Gammonbox'")?;
    // The computer answers.
    press(&visit, ".control.double")?;
    press(&visit, ".table-card .first")?;
    visit.until("document.title === 'Gammonbox'")
}

#[test]
fn the_end_of_the_network_covers_nothing_that_is_pressed() -> Result<()> {
    for screen in Screen::ALL {
        let visit = sit_down(screen, TO_ROLL)?;
        visit.run("dispatchEvent(new Event('offline'))")?;
        visit.find(".notice")?;
        let notice = boxes(&visit, ".notice")?[0];
        for control in boxes(&visit, ".control")? {
            ensure!(
                !overlap(notice, control),
                "{}: {notice:?} lies over {control:?}",
                screen.name()
            );
        }
    }
    Ok(())
}

#[test]
fn the_keys_are_told_on_a_question_mark() -> Result<()> {
    let visit = sit_down(Screen::Desktop, TO_ROLL)?;
    visit.keys("?")?;
    visit.find(".table-card .keys")?;
    visit.keys("\u{e00c}")?;
    visit.until("document.querySelector('.table-card') === null")?;
    // Letters do what the card says.
    visit.keys("r")?;
    visit.until("document.querySelectorAll('.live .white.die').length >= 2")?;
    visit.no_complaints()
}

/// Every move was once a tab stop.
#[test]
fn the_list_of_moves_is_one_tab_stop_with_arrow_keys_within() -> Result<()> {
    let visit = sit_down(Screen::Desktop, TO_ROLL)?;
    visit.until("document.querySelectorAll('.moves button').length === 4")?;
    visit.until("document.querySelectorAll('.moves [tabindex=\"0\"]').length === 1")?;
    visit.run("document.querySelector('.moves [tabindex=\"0\"]').focus()")?;
    let focused = "document.activeElement.textContent.replace(/[\\u2066-\\u2069]/g, '')";
    visit.until(&format!("{focused} === '4-1: 13/8'"))?;
    // Up, then Home; Tab leaves the list, and Shift-Tab would come back there.
    visit.keys("\u{e013}")?;
    visit.until(&format!("{focused} === '6-4: 24/18, 13/9'"))?;
    visit.keys("\u{e011}")?;
    visit.until(&format!("{focused} === '3-1: 8/5, 6/5'"))?;
    let barriers = visit.barriers()?;
    ensure!(barriers.is_empty(), "{barriers:?}");
    visit.keys("\u{e004}")?;
    visit.until("document.activeElement.closest('.moves') === null")?;
    visit.until("document.querySelectorAll('.moves [tabindex=\"0\"]').length === 1")?;
    visit.no_complaints()
}

/// The coach first says that there's something better, then lets you try again
/// with the checkers back, then says what it is.
#[test]
fn the_coach_lets_one_try_again_and_then_shows() -> Result<()> {
    let visit = Visit::open(Screen::Desktop)?;
    visit.run("localStorage.setItem('gammonbox/1/settings', '{\"coach\":\"mistakes\"}')")?;
    play(&visit, &format!("{TO_ROLL}White roll 61\n"))?;
    let blunder = |visit: &Visit| -> Result<()> {
        for part in ["point-8", "point-6"] {
            press(visit, &format!("[data-part={part}]"))?;
            visit.until("document.querySelector('.flying') === null")?;
        }
        press(visit, ".control.main:enabled")
    };
    let board = "return [...document.querySelectorAll('.place')].map((one) => one.ariaLabel)";
    visit.until("document.querySelector('.place.movable')")?;
    let before = visit.run(board)?;
    blunder(&visit)?;
    visit.find(".table-card .kicker")?;
    ensure!(visit.run("return document.querySelector('.arrow') === null")? == true);
    press(&visit, ".table-card .first")?;
    visit.until("document.querySelector('.table-card, .flying') === null")?;
    ensure!(visit.run(board)? == before, "the checkers are not put back");
    blunder(&visit)?;
    visit.find(".table-card .kicker")?;
    press(&visit, ".table-card .row button:nth-child(2)")?;
    visit.find(".arrow.best")?;
    visit.picture("coach-shows")?;
    visit.no_complaints()
}
