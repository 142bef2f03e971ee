//! The page loads, and continues without a network.

use anyhow::Result;
use browser::{Screen, Visit};
use serde_json::json;

/// Sends a worker an invalid request, which it must report.
const ENGINE_ANSWERS: &str = "new Promise((done, failed) => {
    const worker = new Worker(document.querySelector('meta[name=worker]').content);
    worker.onerror = (event) => failed(event.message);
    worker.onmessage = (event) => {
        if (event.data === 'ready') worker.postMessage('no request');
        else done(event.data.endsWith('the message cannot be read'));
    };
})";

#[test]
fn the_page_is_there_on_every_screen() -> Result<()> {
    for screen in Screen::ALL {
        let visit = Visit::open(screen)?;
        visit.find("main")?;
        visit.picture(&format!("home-{}", screen.name()))?;
        let edge = "const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth";
        assert_eq!(visit.run(edge)?, 0, "{screen:?}: something hangs over it");
        visit.no_complaints()?;
    }
    Ok(())
}

/// On a slow network, you see the board before any of the program has loaded.
#[test]
fn the_board_is_seen_before_the_program_is_there() -> Result<()> {
    let visit = Visit::open_at(Screen::Phone, "nothing/here")?;
    visit.tools("Network.enable", &json!({}))?;
    let program = json!({ "urls": ["*.wasm*", "*.js*"] });
    visit.tools("Network.setBlockedURLs", &program)?;
    visit.go("")?;
    let seen = visit.run(
        "const board = document.querySelector('#first-paint svg').getBoundingClientRect();
         const checkers = document.querySelectorAll('#first-paint svg circle').length;
         return [document.querySelector('.mark').textContent, checkers, board.width > 300,
           board.bottom <= innerHeight]",
    )?;
    assert_eq!(seen, json!(["Gammonbox", 30, true, true]));
    visit.picture("first-paint")
}

#[test]
fn page_and_engine_are_there_without_a_network() -> Result<()> {
    let mut visit = Visit::open(Screen::Desktop)?;
    visit.until("navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller)")?;
    visit.until(ENGINE_ANSWERS)?;
    visit.no_complaints()?;
    visit.served.stop();
    visit.reload()?;
    visit.find("main")?;
    visit.until(ENGINE_ANSWERS)
}

#[test]
fn the_page_can_be_installed() -> Result<()> {
    let visit = Visit::open(Screen::Phone)?;
    let faults = visit.tools("Page.getInstallabilityErrors", &json!({}))?;
    assert_eq!(faults["installabilityErrors"], json!([]));
    let manifest = visit.tools("Page.getAppManifest", &json!({}))?;
    assert_eq!(manifest["errors"], json!([]));
    Ok(())
}

#[test]
fn an_address_without_anything_leads_to_the_page() -> Result<()> {
    let visit = Visit::open_at(Screen::Desktop, "nothing/here")?;
    let link = visit.find("a")?;
    visit.click(&link)?;
    visit.find("main")?;
    Ok(())
}
