//! The first lesson, played from its first step to its last.

use anyhow::{Result, ensure};
use browser::{Screen, Visit};

/// What to press in each step.
const STEPS: [&[&str]; 10] = [
    &["point-13"],
    &["point-13", "point-13"],
    &["point-13", "point-13", "point-13", "point-13"],
    &["point-13", "point-13"],
    &["point-8"],
    &["bar-white"],
    &["point-8", "point-6"],
    &["point-6", "point-5"],
    &["point-2", "point-1"],
    &["cube"],
];

/// Presses a part of the board, like a screen reader does.
fn press(visit: &Visit, part: &str) -> Result<()> {
    let place = visit.find(&format!(".study-board [data-part={part}]"))?;
    visit.run_with(
        "arguments[0].dispatchEvent(new MouseEvent('click', { bubbles: true }))",
        &place,
    )?;
    Ok(())
}

fn next(visit: &Visit) -> Result<()> {
    visit.find(".study .says.right")?;
    visit.click(&visit.find(".study-side button.first")?)
}

#[test]
fn the_lesson_is_played_to_its_end() -> Result<()> {
    let visit = Visit::open_at(Screen::Phone, "#/learn")?;
    for (number, parts) in (1..).zip(STEPS) {
        visit.until(&format!(
            "document.querySelector('.study-side .small').textContent.includes('{number} of 10')"
        ))?;
        if number == 5 {
            ensure!(visit.barriers()?.is_empty(), "{:?}", visit.barriers()?);
            visit.picture("lesson-phone")?;
        }
        for part in parts {
            press(&visit, part)?;
        }
        next(&visit)?;
    }
    visit.find(".after-lesson a.first")?;
    visit.no_complaints()
}

#[test]
fn a_wrong_turn_is_taken_back_and_the_lesson_goes_on_after_a_reload() -> Result<()> {
    let visit = Visit::open(Screen::Desktop)?;
    visit.run("localStorage.setItem('gammonbox/1/lesson', 'make-point')")?;
    visit.go("#/learn")?;
    visit.reload()?;
    press(&visit, "point-13")?;
    press(&visit, "point-24")?;
    visit.until("document.querySelector('.says').textContent.includes('try again')")?;
    visit.until("document.querySelector('.says').textContent === ''")?;
    press(&visit, "point-8")?;
    press(&visit, "point-6")?;
    next(&visit)?;
    visit.reload()?;
    visit.until("document.querySelector('.study-side .small').textContent.includes('8 of 10')")?;
    visit.no_complaints()
}
