//! My games: what is kept, and that nothing gets lost.

use anyhow::{Result, ensure};
use browser::{Screen, Visit};
use serde_json::json;

/// An unfinished match against the computer.
const RUNNING: &str = "gammonbox table 1\\nWhite person Ann\\nBlack computer club 9\\n\
    dice random 77\\nbottom first\\ngammonbox record 1\\nrules international, match 7\\n\
    White throw 3\\nBlack throw 1\\nWhite play 8/5 6/5\\nend of table\\n";

/// One that Ann has lost.
const LOST: &str = "gammonbox table 1\\nWhite person Ann\\nBlack computer casual 9\\n\
    dice random 77\\nbottom first\\ngammonbox record 1\\nrules international, match 1\\n\
    White throw 3\\nBlack throw 1\\nWhite play 13/10 24/23\\nBlack roll 42\\n\
    Black play 8/4 6/4\\nWhite resign single\\nBlack accept\\nend of table\\n";

/// A match from another program.
const FILE: &str = " 1 point match\\n\\n Game 1\\n Carla : 0                Dan : 0\\n  \
    1) 31: 8/5 6/5              42: 8/4 6/4\\n  2)                          Resigns\\n\
    Wins 1 point and the match\\n";

/// Opens the page with this table in progress.
fn with_table(table: &str) -> Result<Visit> {
    let visit = Visit::open(Screen::Desktop)?;
    visit.run(&format!(
        "localStorage.setItem('gammonbox/1/table', '{table}')"
    ))?;
    visit.go("#/games")?;
    visit.reload()?;
    Ok(visit)
}

fn listed(visit: &Visit, count: usize) -> Result<()> {
    visit.until(&format!(
        "document.querySelectorAll('.kept-game').length === {count}"
    ))
}

fn saved_table(visit: &Visit) -> Result<String> {
    let table = visit.run("return localStorage.getItem('gammonbox/1/table')")?;
    Ok(table.as_str().unwrap_or_default().to_owned())
}

fn open_new_table(visit: &Visit) -> Result<()> {
    visit.go("#/start/computer")?;
    visit.click(&visit.find("form button[type=submit]")?)
}

#[test]
fn a_new_table_keeps_the_running_one() -> Result<()> {
    let visit = with_table(RUNNING)?;
    listed(&visit, 1)?;
    open_new_table(&visit)?;
    visit.find(".board")?;
    ensure!(!saved_table(&visit)?.contains("computer club"));
    visit.go("#/games")?;
    visit.until(
        "[...document.querySelectorAll('.kept-game')]
           .some((game) => game.textContent.includes('Club player'))",
    )?;
    visit.run(
        "[...document.querySelectorAll('.kept-game')]
           .find((game) => game.textContent.includes('Club player'))
           .querySelector('button.first').click()",
    )?;
    visit.until("location.hash === '#/table'")?;
    let table = saved_table(&visit)?;
    ensure!(table.contains("computer club"), "{table}");
    ensure!(
        table.contains("8/5 6/5") || table.contains("move"),
        "{table}"
    );
    visit.no_complaints()
}

/// A browser without a database can only keep the current game, so the player
/// has to confirm before it's replaced.
#[test]
fn without_a_database_nobody_loses_a_game_unasked() -> Result<()> {
    let visit = Visit::open(Screen::Phone)?;
    let source = "Object.defineProperty(window, 'indexedDB', { value: undefined })";
    visit.tools(
        "Page.addScriptToEvaluateOnNewDocument",
        &json!({ "source": source }),
    )?;
    visit.run(&format!(
        "localStorage.setItem('gammonbox/1/table', '{RUNNING}')"
    ))?;
    visit.go("#/games")?;
    visit.reload()?;
    visit.find("main [role=alert]")?;
    open_new_table(&visit)?;
    let stay = visit.find("dialog[open] button.first")?;
    visit.click(&stay)?;
    visit.until("location.hash === '#/table'")?;
    ensure!(saved_table(&visit)?.contains("computer club"));
    open_new_table(&visit)?;
    visit.click(&visit.find("dialog[open] .row button:not(.first)")?)?;
    visit.until("!localStorage.getItem('gammonbox/1/table').includes('computer club')")?;
    visit.no_complaints()
}

#[test]
fn a_game_is_found_analyzed_deleted_and_brought_back() -> Result<()> {
    let visit = with_table(LOST)?;
    listed(&visit, 1)?;
    // Once the analysis is done.
    visit.until("document.querySelector('.kept-game .figures').textContent.includes('PR ')")?;
    visit.until("document.querySelector('.trend circle')")?;
    ensure!(visit.barriers()?.is_empty(), "{:?}", visit.barriers()?);
    visit.picture("games-desktop")?;
    let search = "const field = document.querySelector('.search input');
        field.value = TEXT;
        field.dispatchEvent(new Event('input', { bubbles: true }))";
    visit.run(&search.replace("TEXT", "'nobody'"))?;
    listed(&visit, 0)?;
    visit.run(&search.replace("TEXT", "'casual'"))?;
    listed(&visit, 1)?;
    visit.click(&visit.find(".kept-game summary")?)?;
    visit.click(&visit.find(".kept-game .stack button:last-child")?)?;
    listed(&visit, 0)?;
    visit.click(&visit.find(".undo button")?)?;
    listed(&visit, 1)?;
    visit.reload()?;
    listed(&visit, 1)?;
    visit.click(&visit.find(".kept-game .row > button")?)?;
    visit.until("location.hash === '#/analysis'")?;
    visit.until("document.querySelector('main').textContent.includes('Ann')")?;
    visit.no_complaints()
}

#[test]
fn a_match_file_is_added_once_and_all_can_be_deleted() -> Result<()> {
    let visit = Visit::open_at(Screen::Desktop, "#/games")?;
    visit.find(".my-games .empty")?;
    let choose = format!(
        "const files = new DataTransfer();
         files.items.add(new File(['{FILE}'], 'match.mat'));
         const field = document.querySelector('.files input');
         field.files = files.files;
         field.dispatchEvent(new Event('change', {{ bubbles: true }}))"
    );
    visit.run(&choose)?;
    listed(&visit, 1)?;
    visit.until("document.querySelector('.kept-game').textContent.includes('Carla vs. Dan')")?;
    visit.run(&choose)?;
    visit.until("document.querySelector('.files').textContent.includes('Games added: 0')")?;
    listed(&visit, 1)?;
    visit.click(&visit.find(".files .plain")?)?;
    visit.click(&visit.find("dialog[open] .row button:not(.first)")?)?;
    listed(&visit, 0)?;
    visit.no_complaints()
}
