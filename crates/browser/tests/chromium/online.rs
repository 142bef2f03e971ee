//! Two browsers, one table: a whole match through a link.

#[path = "../../../server/tests/server/postgres.rs"]
mod postgres;

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use browser::{Screen, Served, Visit};
use postgres::Cluster;

/// Moves the game forward if possible: presses its button, or a checker that
/// can move. It does so in one step, since the opponent may be faster.
const GO_ON: &str = "
    const next = document.querySelector('.control.main:enabled, .place.movable');
    next?.dispatchEvent(new MouseEvent('click', { bubbles: true }));";

/// A one-game match, in which both players click the first checker they can.
const LONGEST_MATCH: Duration = Duration::from_secs(400);

#[test]
fn two_friends_play_a_match_by_a_link() -> Result<()> {
    let host = Visit::open_at(Screen::Desktop, "#/invite")?;
    let path = invited_by(&host)?;
    host.picture("waiting-desktop")?;
    ensure!(host.barriers()?.is_empty(), "{:?}", host.barriers()?);

    let friend = Visit::beside(&host, Screen::Phone, &path)?;
    friend.until("document.querySelector('h1')?.textContent.includes('Ada invites you')")?;
    let terms = friend.text(&friend.find("form .card")?)?;
    for term in ["Match to 1 point", "Doubling cube"] {
        ensure!(
            terms.contains(term),
            "the invitation says no {term}: {terms}"
        );
    }
    type_into(&friend, "form input[type=text]", "Max")?;
    friend.picture("join-phone")?;
    ensure!(friend.barriers()?.is_empty(), "{:?}", friend.barriers()?);
    let accept = friend.find("form button[type=submit]:enabled")?;
    friend.tap(&accept)?;
    for visit in [&host, &friend] {
        visit.find(".board")?;
        the_key_is_not_in_the_address(visit, &path)?;
    }
    host.picture("online-desktop")?;
    friend.picture("online-phone")?;
    ensure!(friend.barriers()?.is_empty(), "{:?}", friend.barriers()?);

    // What one player says, the other reads.
    host.run("document.querySelector('.chat').open = true")?;
    type_into(&host, ".chat input", "Good luck!\u{e007}")?;
    friend.until("document.querySelector('.said')?.textContent.includes('Good luck!')")?;
    // "Chat1 new message", it said once.
    friend.until(
        "document.querySelector('.chat > summary').textContent.trim() === 'Chat · 1 new message'",
    )?;

    somebody_watches(&host, &path)?;
    one_goes_and_comes_back(&host, &friend)?;
    play_to_the_end(&host, &friend)?;
    host.picture("online-end-desktop")?;
    the_match_is_saved_with_its_receipt(&host)?;
    both_ask_for_a_rematch(&host, &friend)
}

/// The card shows the request, and asking for the same means agreeing.
fn both_ask_for_a_rematch(host: &Visit, friend: &Visit) -> Result<()> {
    host.run("document.querySelector('.result button.first').click()")?;
    host.until("document.querySelector('.rematch')?.textContent.includes('You asked Max')")?;
    friend.until("document.querySelector('.rematch')?.textContent.includes('Ada asks')")?;
    friend.picture("rematch-phone")?;
    friend.run("document.querySelector('.result button.first').click()")?;
    for visit in [host, friend] {
        visit.until("document.querySelector('.result') === null")?;
        visit.no_complaints()?;
    }
    Ok(())
}

/// Opens the table's link without the key to a seat.
fn somebody_watches(host: &Visit, path: &str) -> Result<()> {
    let (table, _) = path.split_once('.').context("a link has a key")?;
    let watcher = Visit::beside(host, Screen::Phone, table)?;
    watcher
        .until("document.querySelector('.presence')?.textContent.includes(`You're watching`)")?;
    watcher.find(".board")?;
    watcher.picture("watching-phone")?;
    let can_act = watcher.run("return document.querySelector('.control') !== null")?;
    ensure!(can_act == false, "who watches can act");
    let watched = "document.querySelector('.chat').textContent.includes('1 person is watching')";
    host.until(watched)?;
    watcher.no_complaints()
}

/// Goes to the first screen, which lists the table. On return, the player sees
/// what was said in the meantime.
fn one_goes_and_comes_back(host: &Visit, friend: &Visit) -> Result<()> {
    friend.go("#/")?;
    friend.until("document.querySelector('.seats li')?.textContent.includes('With Ada')")?;
    friend.until("document.querySelector('.seats .own-turn') !== null")?;
    friend.picture("tables-phone")?;
    host.until("document.querySelector('.presence')?.textContent.includes('Max has been away')")?;
    type_into(host, ".chat input", "Where are you?\u{e007}")?;
    host.until("document.querySelector('.said').textContent.includes('Where are you?')")?;
    let back = friend.find(".seats a.button")?;
    friend.tap(&back)?;
    friend.until("document.querySelector('.missed')?.textContent.includes('Where are you?')")?;
    friend.picture("missed-phone")?;
    ensure!(friend.barriers()?.is_empty(), "{:?}", friend.barriers()?);
    friend.run("document.querySelector('.missed .row button:last-child').click()")?;
    friend.until("document.querySelector('.missed') === null")?;
    host.until("document.querySelector('.presence') === null")
}

/// `gammonbox verify` accepts what the page saves.
fn the_match_is_saved_with_its_receipt(host: &Visit) -> Result<()> {
    host.run(
        "const make = URL.createObjectURL;
         URL.createObjectURL = (blob) => {
           blob.text().then((text) => { window.saved = text; });
           return make(blob);
         };
         document.querySelector('.result details > button').click()",
    )?;
    host.until("window.saved !== undefined")?;
    let saved = host.run("return window.saved")?;
    let saved = saved.as_str().context("a file is text")?;
    let file = formats::read(saved.as_bytes())?.file;
    ensure!(file.players.white.name == "Ada", "{saved}");
    let receipt: protocol::Receipt = file.receipt.join("\n").parse()?;
    ensure!(receipt.check()? > 10, "a game has more rolls");
    let (record, departs) = file.to_record()?;
    ensure!(departs.is_none(), "{departs:?}");
    receipt.check_match(&record)?;
    Ok(())
}

/// The browser keeps the key of the seat, so the address need not show it, and
/// opens the seat all the same.
fn the_key_is_not_in_the_address(visit: &Visit, path: &str) -> Result<()> {
    let (table, _) = path.split_once('.').context("a link has a key")?;
    let is_hidden = format!("location.hash === '{table}'");
    visit.until(&is_hidden)?;
    visit.reload()?;
    visit.find(".board")?;
    visit.find(".chat")?;
    visit.until(&is_hidden)?;
    let watches = "return document.body.textContent.includes(`You're watching`)";
    ensure!(visit.run(watches)? == false, "the seat is lost");
    Ok(())
}

/// A host and a friend who has accepted the invitation.
fn two_at_a_table() -> Result<(Visit, Visit)> {
    let host = Visit::open_at(Screen::Desktop, "#/invite")?;
    let path = invited_by(&host)?;
    let friend = Visit::beside(&host, Screen::Phone, &path)?;
    let accept = friend.find("form button[type=submit]:enabled")?;
    friend.tap(&accept)?;
    for visit in [&host, &friend] {
        visit.find(".board")?;
        visit.until("document.querySelector('.presence') === null")?;
    }
    Ok((host, friend))
}

/// Whoever plays needs to do nothing when the server is upgraded.
#[test]
fn an_upgrade_of_the_server_is_a_pause() -> Result<()> {
    let (mut host, friend) = two_at_a_table()?;
    host.served.upgrade();
    // Said before the connection is back, or after: it arrives, once.
    host.run("document.querySelector('.chat').open = true")?;
    type_into(&host, ".chat input", "Still there?\u{e007}")?;
    friend.until("document.querySelector('.said')?.textContent.includes('Still there?')")?;
    let said = "return document.querySelector('.said').textContent.split('Still there?').length";
    ensure!(friend.run(said)? == 2, "it was said twice");
    play_to_the_end(&host, &friend)
}

/// Opening another page in the same tab means leaving.
#[test]
fn who_goes_to_another_page_is_away_at_once() -> Result<()> {
    let (host, friend) = two_at_a_table()?;
    friend.go("nothing/here")?;
    let left = Instant::now();
    host.until("document.querySelector('.presence')?.textContent.includes('away')")?;
    ensure!(
        left.elapsed() < Duration::from_secs(20),
        "{:?}",
        left.elapsed()
    );
    Ok(())
}

#[test]
fn friends_at_two_servers_play_a_match() -> Result<()> {
    let Some(cluster) = Cluster::start() else {
        return Ok(());
    };
    let server = || Served::apart(env!("CARGO_BIN_EXE_another_server"), &cluster.address());
    let host = Visit::at(server()?, Screen::Desktop, "#/invite")?;
    let path = invited_by(&host)?;
    let friend = Visit::at(server()?, Screen::Desktop, &path)?;
    let accept = friend.find("form button[type=submit]:enabled")?;
    friend.click(&accept)?;
    // Each sees that the other is there, through the other server.
    for visit in [&host, &friend] {
        visit.find(".board")?;
        visit.until("document.querySelector('.presence') === null")?;
    }
    play_to_the_end(&host, &friend)
}

/// Sets up a table for one game and returns the path of the link for a friend.
fn invited_by(host: &Visit) -> Result<String> {
    host.find(".more")?;
    host.run("document.querySelector('.more').open = true")?;
    type_into(host, ".more input[type=text]", "Ada")?;
    // From three points to one.
    host.run("document.querySelector('.stepper button').click()")?;
    host.until("document.querySelector('.stepper output').textContent === 'Match to 1 point'")?;
    let create = host.find("form button[type=submit]")?;
    host.click(&create)?;
    let link = host.find(".sendable input")?;
    let address = host.run_with("return arguments[0].value", &link)?;
    let address = address.as_str().context("a link is text")?;
    let (_, path) = address.split_once("/#").context("a link has a fragment")?;
    Ok(format!("#{path}"))
}

/// Types into a field, after its current text.
fn type_into(visit: &Visit, selector: &str, keys: &str) -> Result<()> {
    let field = visit.find(selector)?;
    visit.run_with("arguments[0].focus()", &field)?;
    visit.keys(keys)
}

/// Has both players do whatever they can, until both see the same end.
fn play_to_the_end(host: &Visit, friend: &Visit) -> Result<()> {
    // Moving checkers and dice take the time, not the clicks; a fast machine
    // just clicks in vain more often.
    let begun = Instant::now();
    let mut step = 0;
    while begun.elapsed() < LONGEST_MATCH {
        for visit in [host, friend] {
            if visit.run("return document.querySelector('.result') !== null")? == true {
                return both_see_the_end(host, friend);
            }
            // Cut the connection once.
            if step == 40 {
                visit.reload()?;
                visit.find(".board")?;
            }
            visit.run(GO_ON)?;
        }
        step += 1;
    }
    bail!("the match does not end")
}

fn both_see_the_end(host: &Visit, friend: &Visit) -> Result<()> {
    let score = "return [...document.querySelectorAll('.score')].map((one) => one.textContent).sort().join()";
    for visit in [host, friend] {
        visit.find(".result h2")?;
        visit.until("document.querySelector('.result').textContent.includes('Check the dice')")?;
    }
    ensure!(host.run(score)? == friend.run(score)?, "they disagree");
    host.run("document.querySelector('.result details').open = true")?;
    host.until("document.querySelector('.result').textContent.includes('Checked: all')")?;
    host.no_complaints()?;
    friend.no_complaints()
}
