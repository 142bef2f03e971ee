//! The look of the board: tumbling dice, and a choice of sets.

use anyhow::{Result, ensure};
use browser::{Screen, Visit};

/// Sits down at a table for two.
fn sit_down() -> Result<Visit> {
    let visit = Visit::open_at(Screen::Desktop, "#/start/two")?;
    let begin = visit.find("form button[type=submit]")?;
    visit.click(&begin)?;
    visit.find(".board .live")?;
    Ok(visit)
}

#[test]
fn a_roll_is_not_known_before_the_dice_rest() -> Result<()> {
    let visit = sit_down()?;
    // Checked in the same task as the press, and again on every frame.
    let seen = visit.run(
        "document.querySelector('.control.main').click();
         return new Promise((resolve) => {
           const seen = [];
           const look = () => {
             const isRolling = document.querySelector('.board.tumbling') !== null;
             const dice = document.querySelector('[data-part=dice-white]');
             const isRead = [...document.querySelectorAll('.message, .moves li:last-child button')]
               .some((part) => /[0-9]-[0-9]/.test(part.textContent) && part.checkVisibility({
                 visibilityProperty: true,
               }));
             if (isRolling) seen.push([
               dice.getAttribute('aria-label'), dice.querySelectorAll('.die').length, isRead,
             ]);
             if (seen.length > 0 && !isRolling) resolve(seen);
             else requestAnimationFrame(look);
           };
           look();
         });",
    )?;
    let seen = seen.as_array().cloned().unwrap_or_default();
    ensure!(!seen.is_empty(), "the dice do not tumble");
    for one in &seen {
        let label = one[0].as_str().unwrap_or_default();
        ensure!(!label.contains("Die:"), "{label} is known too soon");
        ensure!(one[1] == 0, "{one} is seen too soon");
        ensure!(one[2] == false, "the roll is read too soon");
    }
    visit.until("document.querySelector('[data-part=dice-white] .die')")?;
    let label = visit.run(
        "return document.querySelector('[data-part=dice-white]').getAttribute('aria-label')",
    )?;
    ensure!(label.to_string().contains("Die:"), "{label}");
    visit.no_complaints()
}

/// Who starts is seen by two dice side by side, not by a roll out of nowhere.
#[test]
fn both_dice_for_the_start_are_seen() -> Result<()> {
    let visit = Visit::open(Screen::Desktop)?;
    let table = "gammonbox table 1\nWhite person Ann\nBlack computer casual 9\n\
        dice random 77\nbottom first\ngammonbox record 1\n\
        rules international, match 5\nend of table\n";
    visit.run(&format!(
        "localStorage.setItem('gammonbox/1/table', {table:?})"
    ))?;
    visit.go("#/table")?;
    visit.reload()?;
    visit.find(".control.main")?;
    // On each frame: how many dice each side has, at rest or rolling.
    let seen = visit.run(
        "document.querySelector('.control.main').click();
         return new Promise((resolve) => {
           const seen = new Set();
           const look = () => {
             const count = (color) => document.querySelectorAll(`.die.${color}`).length;
             seen.add(`${count('white')} ${count('black')}`);
             if (seen.has('2 0') || seen.has('0 2') || seen.has('0 0') && seen.has('1 1'))
               resolve([...seen]);
             else requestAnimationFrame(look);
           };
           requestAnimationFrame(look);
         });",
    )?;
    let seen: Vec<String> = serde_json::from_value(seen)?;
    ensure!(seen.contains(&"1 1".to_owned()), "{seen:?}");
    visit.no_complaints()
}

#[test]
fn a_press_shows_a_roll_at_once() -> Result<()> {
    let visit = sit_down()?;
    let rolls = visit.find(".control.main")?;
    visit.click(&rolls)?;
    let point = visit.find("[data-part=point-6]")?;
    visit.drag(&point, &point, "mouse")?;
    visit.until(
        "!document.querySelector('.board.tumbling')
           && document.querySelector('[data-part=dice-white] .die')",
    )
}

#[test]
fn a_double_is_four_dice_and_those_that_are_played_are_dimmed() -> Result<()> {
    let visit = Visit::open_at(Screen::Desktop, "#/start/two")?;
    // The opening with a double rolled.
    visit.find(".more")?;
    visit.run(
        "document.querySelector('.more').open = true;
         const position = [...document.querySelectorAll('.more input[type=text]')].at(-1);
         position.value = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:22:0:0:0:0:10';
         position.dispatchEvent(new Event('input', { bubbles: true }))",
    )?;
    let begin = visit.find("form button[type=submit]")?;
    visit.click(&begin)?;
    let dice = |of: &str| format!("document.querySelectorAll('.live .die{of}').length");
    visit.until(&format!("{} === 4", dice(":not(.used)")))?;
    let first = visit.find(".place.movable")?;
    visit.drag(&first, &first, "mouse")?;
    visit.until(&format!("{} === 3", dice(":not(.used)")))?;
    visit.no_complaints()
}

#[test]
fn a_set_that_is_chosen_is_there_after_a_reload() -> Result<()> {
    let visit = Visit::open_at(Screen::Desktop, "#/settings")?;
    for (family, name) in [("board", "marble"), ("checkers", "jade"), ("dice", "ruby")] {
        let sample = visit.find(&format!(".choice [data-{family}={name}]"))?;
        visit.run_with("arguments[0].closest('label').click()", &sample)?;
        visit.until(&format!(
            "document.documentElement.dataset.{family} === {name:?}"
        ))?;
    }
    visit.reload()?;
    visit.find(".board-sample")?;
    let chosen = visit.run(
        "const { board, checkers, dice } = document.documentElement.dataset;
         return [board, checkers, dice].join(' ')",
    )?;
    assert_eq!(chosen, "marble jade ruby");
    visit.no_complaints()
}

#[test]
fn the_settings_lead_back_to_the_table() -> Result<()> {
    let visit = sit_down()?;
    visit.run("location.hash = '#/settings'")?;
    let back = visit.find("header a.button")?;
    visit.click(&back)?;
    visit.until("location.hash === '#/table' && document.querySelector('.board .live')")
}
