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
    visit.until("document.querySelector('.progress strong').textContent.startsWith('PR ')")?;
    // One game is no trend.
    ensure!(visit.run("return document.querySelector('.trend') === null")? == true);
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
    add_file(&visit, FILE)?;
    listed(&visit, 1)?;
    visit.until("document.querySelector('.kept-game').textContent.includes('Carla vs. Dan')")?;
    add_file(&visit, FILE)?;
    visit.until("document.querySelector('.files').textContent.includes('Games added: 0')")?;
    listed(&visit, 1)?;
    visit.click(&visit.find(".files .plain")?)?;
    visit.click(&visit.find("dialog[open] .row button:not(.first)")?)?;
    listed(&visit, 0)?;
    visit.no_complaints()
}

/// One in which Carla errs with her first roll, whoever is asked.
const WITH_ERROR: &str = " 1 point match\\n\\n Game 1\\n Carla : 0                Dan : 0\\n  \
    1) 31: 13/10 24/23          42: 8/4 6/4\\n  2) Resigns\\n\
    Wins 1 point and the match\\n";

fn add_file(visit: &Visit, text: &str) -> Result<()> {
    visit.find(".files input:enabled")?;
    visit.run(&format!(
        "const files = new DataTransfer();
         files.items.add(new File(['{text}'], 'match.mat'));
         const field = document.querySelector('.files input');
         field.files = files.files;
         field.dispatchEvent(new Event('change', {{ bubbles: true }}))"
    ))?;
    Ok(())
}

/// Only the first file used to be read, and nothing said so.
#[test]
fn several_files_are_added_at_once() -> Result<()> {
    let visit = Visit::open_at(Screen::Desktop, "#/games")?;
    visit.find(".files input[multiple]:enabled")?;
    visit.run(&format!(
        "const files = new DataTransfer();
         for (const text of ['{FILE}', 'no match at all', '{WITH_ERROR}'])
           files.items.add(new File([text], 'match.mat'));
         const field = document.querySelector('.files input');
         field.files = files.files;
         field.dispatchEvent(new Event('change', {{ bubbles: true }}))"
    ))?;
    listed(&visit, 2)?;
    // The one that can't be read is not passed over, and is named.
    visit.until(
        "/^Games added: 2 · .*match.mat/.test(document.querySelector('.files [role=status]').textContent)",
    )?;
    visit.no_complaints()
}

#[test]
fn positions_are_found_opened_and_practiced() -> Result<()> {
    let visit = Visit::open(Screen::Desktop)?;
    visit.run("localStorage.setItem('gammonbox/1/settings', '{\"name\":\"Carla\"}')")?;
    visit.go("#/games")?;
    visit.reload()?;
    add_file(&visit, WITH_ERROR)?;
    listed(&visit, 1)?;
    // Boards can be asked about before anything is analyzed, errors can't.
    let ask = |query: &str| -> Result<()> {
        visit.find(".questions input[type=text]")?;
        visit.run(&format!(
            "const field = document.querySelector('.questions input[type=text]');
             field.value = '{query}';
             field.dispatchEvent(new Event('input', {{bubbles: true}}));
             field.form.requestSubmit();"
        ))?;
        Ok(())
    };
    ask("roll=31")?;
    visit.until("document.querySelectorAll('.positions img').length === 1")?;
    ask("colour=red")?;
    visit.until("document.querySelector('.questions').textContent.includes('colour=red')")?;
    // Nothing is analyzed, so nothing is said about errors.
    ask("error>=0.02")?;
    visit.until(
        "document.querySelector('.questions').textContent.includes('only be found in analyzed games')",
    )?;
    ensure!(!visit.text(&visit.find(".questions")?)?.contains("Found:"));
    // Stopped and continued before the first answer, it's still one analysis.
    let analyze = visit.find(".questions .analyzed-games button")?;
    ensure!(visit.text(&analyze)? == "Analyze");
    // It's a line. As high as the screen, it hid what was found.
    let height = visit.run("return document.querySelector('.analyzed-games').clientHeight")?;
    ensure!(height.as_u64() < Some(100), "{height} pixels high");
    visit.run(
        "const button = document.querySelector('.questions .analyzed-games button');
         button.click(); button.click(); button.click();",
    )?;
    visit.until("!document.querySelector('.questions .analyzed-games')")?;
    // What was asked before is found now.
    visit.until("document.querySelectorAll('.positions .figure').length > 0")?;
    // Carla is known by her name, so that her play can be summed up.
    visit.until("document.querySelector('.progress')?.textContent.includes('Deep neural net')")?;
    ensure!(visit.barriers()?.is_empty(), "{:?}", visit.barriers()?);
    // The words below the board used to lie on it.
    let room = visit.run(
        "const address = document.querySelector('.positions img').src;
         const drawn = decodeURIComponent(address.slice(address.indexOf(',') + 1));
         // The page itself allows no style within.
         const plain = drawn.replace(/<style>.*<.style>/s, '');
         const picture = new DOMParser().parseFromString(plain, 'image/svg+xml');
         const svg = document.body.appendChild(picture.documentElement);
         const bottom = (part) => part.getBoundingClientRect().bottom;
         const words = [...svg.querySelectorAll(':scope > text')].map(bottom);
         const board = bottom(svg.querySelector('.wood'));
         svg.remove();
         return words.filter((words) => words > board).length",
    )?;
    ensure!(room == 4, "{room} of 4 lines are below the board");
    visit.click(&visit.find(".positions button")?)?;
    visit.until("location.hash.startsWith('#/analysis')")?;
    visit.go("#/games")?;
    visit.click(&visit.find(".questions > button.first")?)?;
    visit.until("location.hash.startsWith('#/practice')")?;
    visit.go("#/games")?;
    visit.click(&visit.find(".kinds button")?)?;
    visit.until("location.hash.startsWith('#/practice')")?;
    visit.no_complaints()
}

/// Whoever moves to another device shouldn't have to analyze everything again.
#[test]
fn all_games_are_saved_and_come_back_analyzed() -> Result<()> {
    let visit = Visit::open_at(Screen::Desktop, "#/games")?;
    add_file(&visit, WITH_ERROR)?;
    listed(&visit, 1)?;
    visit.click(&visit.find(".questions .analyzed-games button")?)?;
    visit.until("!document.querySelector('.questions .analyzed-games')")?;
    visit.run(
        "const create = URL.createObjectURL;
         URL.createObjectURL = (blob) => {
           blob.text().then((text) => window.saved = text);
           return create.call(URL, blob);
         }",
    )?;
    visit.click(&visit.find(".files button:not(.plain)")?)?;
    visit.until("window.saved?.includes('Carla')")?;
    visit.click(&visit.find(".files .plain")?)?;
    visit.click(&visit.find("dialog[open] .row button:not(.first)")?)?;
    listed(&visit, 0)?;
    visit.run(
        "const files = new DataTransfer();
         files.items.add(new File([window.saved], 'games.json'));
         const field = document.querySelector('.files input');
         field.files = files.files;
         field.dispatchEvent(new Event('change', { bubbles: true }))",
    )?;
    listed(&visit, 1)?;
    visit.find(".questions form")?;
    visit.run(
        "const field = document.querySelector('.questions input[type=text]');
         field.value = 'error>=0.02';
         field.dispatchEvent(new Event('input', {bubbles: true}));
         field.form.requestSubmit();",
    )?;
    visit.until("document.querySelectorAll('.positions .figure').length > 0")?;
    ensure!(visit.run("return document.querySelector('.analyzed-games') === null")? == true);
    visit.no_complaints()
}

#[test]
fn a_position_is_drawn_and_found_on_a_phone() -> Result<()> {
    let visit = Visit::open_at(Screen::Phone, "#/games")?;
    add_file(&visit, WITH_ERROR)?;
    listed(&visit, 1)?;
    visit.click(&visit.find(".questions button[aria-expanded]")?)?;
    // Carla's checkers on her 8-point and 6-point, as they were at the start.
    for number in [6, 8] {
        visit.tap(&visit.find(&format!(".draw [data-part=\"point-{number}\"]"))?)?;
    }
    visit.until(
        "document.querySelector('.questions input[type=text]').value
           === 'board=......B.B.................'",
    )?;
    ensure!(visit.barriers()?.is_empty(), "{:?}", visit.barriers()?);
    visit.picture("games-draw-phone")?;
    visit.click(&visit.find(".questions form button")?)?;
    visit.until("document.querySelectorAll('.positions img').length > 0")?;
    visit.no_complaints()
}

/// Another version of the page kept an index that this one can't read.
#[test]
fn an_index_of_another_version_is_made_anew() -> Result<()> {
    let visit = Visit::open_at(Screen::Desktop, "#/games")?;
    add_file(&visit, WITH_ERROR)?;
    listed(&visit, 1)?;
    let index = "const opened = await new Promise((done) => {
           const request = indexedDB.open('gammonbox', 1);
           request.onsuccess = () => done(request.result);
         });
         const store = opened.transaction('texts', 'readwrite').objectStore('texts');
         const asked = (request) => new Promise((done) => {
           request.onsuccess = () => done(request.result);
         });
         const keys = await asked(store.getAllKeys());
         const key = keys.find((key) => key.startsWith('index-'));
         const index = key && JSON.parse(await asked(store.get(key)));";
    let version = format!("(async () => {{ {index} return index?.version }})()");
    visit.run(&format!(
        "window.version = () => {version}.then((version) => window.found = version)"
    ))?;
    visit.until("(window.version(), window.found === 49)")?;
    visit.run(&format!(
        "(async () => {{
           {index}
           index.version = 48;
           index.digits = 'ff';
           await asked(store.put(JSON.stringify(index), key));
           window.spoiled = true;
         }})()"
    ))?;
    visit.until("window.spoiled")?;
    visit.reload()?;
    listed(&visit, 1)?;
    visit.run(&format!(
        "window.version = () => {version}.then((version) => window.found = version)"
    ))?;
    visit.until("(window.version(), window.found === 49)")?;
    visit.no_complaints()
}
