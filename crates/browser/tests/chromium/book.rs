//! The rule book in the page: read, try out, change, share and print it.

use anyhow::{Context, Result};
use browser::{Screen, Visit};
use serde_json::json;

/// The button that opens a section's exercise, counted from 1.
fn exercise(section: usize) -> String {
    format!(".sections > section:nth-of-type({section}) .try")
}

fn click(visit: &Visit, selector: &str) -> Result<()> {
    let element = visit.find(selector)?;
    visit.run_with("arguments[0].scrollIntoView({ block: 'center' })", &element)?;
    visit.click(&element)
}

/// Presses a point on the exercise's board, like a screen reader does.
fn press(visit: &Visit, part: &str) -> Result<()> {
    let place = visit.find(&format!(".exercise [data-part={part}]"))?;
    visit.run_with(
        "arguments[0].dispatchEvent(new MouseEvent('click', { bubbles: true }))",
        &place,
    )?;
    Ok(())
}

#[test]
fn numbers_are_chosen_and_a_wrong_one_is_explained() -> Result<()> {
    let visit = Visit::open_at(Screen::Desktop, "#/rules/international")?;
    // Entering: a 2 and a 5 bring the checker in.
    click(&visit, &exercise(7))?;
    let number = |pips: u8| format!(".exercise .number:nth-child({pips})");
    click(&visit, &number(4))?;
    click(&visit, ".exercise button.first")?;
    let verdict = visit.find(".exercise .verdict span")?;
    assert_eq!(
        visit.text(&verdict)?,
        "Not quite. 4: The 21-point is blocked by 3 opposing checkers."
    );
    for pips in [4, 2, 5] {
        click(&visit, &number(pips))?;
    }
    click(&visit, ".exercise button.first")?;
    visit.find(".exercise .verdict .right")?;
    let progress = visit.find(".progress")?;
    assert_eq!(visit.text(&progress)?, "1 of 12 exercises solved");
    visit.no_complaints()
}

#[test]
fn every_way_to_play_is_found_on_the_board() -> Result<()> {
    let visit = Visit::open_at(Screen::Phone, "#/rules/international")?;
    click(&visit, &exercise(4))?;
    // Each of the three ways, by the checkers to press.
    for (found, parts) in [
        ["point-13", "point-8"],
        ["point-13", "point-7"],
        ["point-8", "point-8"],
    ]
    .into_iter()
    .enumerate()
    {
        for part in parts {
            press(&visit, part)?;
        }
        visit.until(&format!(
            "document.querySelectorAll('.exercise .found li').length === {}",
            found + 1
        ))?;
        // The checkers go back.
        visit.until("document.querySelector('.exercise [data-part=point-13].movable')")?;
    }
    visit.find(".exercise .verdict .right")?;
    visit.picture("exercise-phone")?;
    visit.no_complaints()
}

/// A book opens at its beginning, no matter where you scrolled before.
#[test]
fn a_book_opens_at_its_top() -> Result<()> {
    let visit = Visit::open_at(Screen::Phone, "#/rules")?;
    visit.find("main nav")?;
    visit.run("window.scrollTo(0, document.body.scrollHeight)")?;
    visit.until("window.scrollY > 200")?;
    visit.run("location.hash = '#/rules/international'")?;
    visit.find(".sections")?;
    visit.until("window.scrollY === 0")?;
    visit.no_complaints()
}

#[test]
fn the_contents_and_the_search_lead_to_a_rule() -> Result<()> {
    let visit = Visit::open_at(Screen::Desktop, "#/rules/international")?;
    click(&visit, ".contents li:nth-child(9) button")?;
    visit.until("window.scrollY > 1000")?;
    visit.run("window.scrollTo(0, 0)")?;
    visit.run(
        "const field = document.querySelector('.contents input');
         field.value = 'GAMMON';
         field.dispatchEvent(new Event('input', { bubbles: true }))",
    )?;
    visit.until("document.querySelector('.sections mark')")?;
    let shown = "[...document.querySelectorAll('.sections > section')]
        .filter((section) => !section.hidden)";
    visit.until(&format!("{shown}.length > 0 && {shown}.length < 6"))?;
    visit.until(&format!(
        "{shown}.every((section) => section.textContent.toLowerCase().includes('gammon'))"
    ))?;
    visit.no_complaints()
}

#[test]
fn a_ticked_option_changes_book_and_address() -> Result<()> {
    let visit = Visit::open_at(Screen::Desktop, "#/rules/hungarian")?;
    visit.find(".sections")?;
    visit.run("document.querySelectorAll('.tools details').forEach((part) => part.open = true)")?;
    let exact = "[...document.querySelectorAll('input[name=rule-bear-off]')][1]";
    visit.run(&format!("{exact}.click()"))?;
    visit.until("location.hash === '#/rules/hungarian,bear-off+exact'")?;
    visit.until(
        "[...document.querySelectorAll('.sections .differs')]
           .some((rule) => rule.textContent.includes('and from no other'))",
    )?;
    visit.reload()?;
    visit.until("document.querySelector('h1').textContent.includes('with changes')")?;
    visit.no_complaints()
}

#[test]
fn a_link_leads_to_its_rules_and_a_bad_one_says_why() -> Result<()> {
    let visit = Visit::open_at(Screen::Phone, "#/shared/nordic,jacoby+on")?;
    visit.find(".sections")?;
    visit.run("location.hash = '#/shared/swiss,vido+on'")?;
    visit.until("document.querySelector('main').textContent.includes('vido')")?;
    visit.no_complaints()
}

#[test]
fn two_people_agree_before_they_play_by_a_leaflet() -> Result<()> {
    let visit = Visit::open_at(Screen::Phone, "#/rules/deluxe")?;
    visit.find(".sections")?;
    visit.run("document.querySelector('.tools details').open = true")?;
    click(&visit, ".tools details .row button:last-of-type")?;
    click(&visit, "form button[type=submit]")?;
    visit.find("dialog[open] button.first:disabled")?;
    visit.picture("agreement-phone")?;
    for player in [1, 2] {
        click(
            &visit,
            &format!("dialog .switch:nth-of-type({player}) input"),
        )?;
    }
    click(&visit, "dialog button.first:enabled")?;
    visit.find(".table .board")?;
    visit.no_complaints()
}

#[test]
fn a_book_is_printed_on_two_pages() -> Result<()> {
    let visit = Visit::open(Screen::Desktop)?;
    for leaflet in ["international", "deluxe", "nordic", "hungarian"] {
        visit.run(&format!("location.hash = '#/rules/{leaflet}'"))?;
        visit.until("document.querySelectorAll('.sections .board').length >= 10")?;
        let printed = visit.tools(
            "Page.printToPDF",
            &json!({ "preferCSSPageSize": true, "printBackground": true }),
        )?;
        let data = printed["data"].as_str().context("a document")?;
        let pages = pages_of(data);
        assert!((1..=2).contains(&pages), "{leaflet}: {pages} pages");
    }
    Ok(())
}

/// The number of pages in a PDF, which WebDriver returns as base64.
fn pages_of(encoded: &str) -> usize {
    let bytes = browser::from_base64(encoded);
    let text = String::from_utf8_lossy(&bytes);
    let pages = text.matches("/Type /Page").count();
    // The list of pages has its own type.
    pages - text.matches("/Type /Pages").count()
}
