//! Two browsers, one table: a whole match by a link.

use anyhow::{Context, Result, bail, ensure};
use browser::{Screen, Visit};

/// What goes on: the button for it, or a checker that can move.
const PRESSABLE: &str = ".hand button.first:enabled, .place.movable";

#[test]
fn two_friends_play_a_match_by_a_link() -> Result<()> {
    let host = Visit::open_at(Screen::Desktop, "#/invite")?;
    // One game is enough.
    let shortest = host.find("input[type=radio][name] + span")?;
    host.run_with("arguments[0].scrollIntoView()", &shortest)?;
    host.run(
        "for (const label of document.querySelectorAll('label.choice'))
           if (label.textContent.trim() === 'Match to 1 point') label.click()",
    )?;
    let create = host.find("form button[type=submit]")?;
    host.click(&create)?;
    let link = host.find(".sendable input")?;
    host.picture("waiting-desktop")?;
    ensure!(host.barriers()?.is_empty(), "{:?}", host.barriers()?);
    let address = host.run_with("return arguments[0].value", &link)?;
    let address = address.as_str().context("a link is text")?;
    let path = address.split_once("/#").context("a link has a fragment")?.1;

    let friend = Visit::beside(&host, Screen::Phone, &format!("#{path}"))?;
    let accept = friend.find("form button[type=submit]:enabled")?;
    friend.picture("join-phone")?;
    ensure!(friend.barriers()?.is_empty(), "{:?}", friend.barriers()?);
    friend.tap(&accept)?;
    for visit in [&host, &friend] {
        visit.find(".board")?;
    }
    host.picture("far-desktop")?;
    friend.picture("far-phone")?;
    ensure!(friend.barriers()?.is_empty(), "{:?}", friend.barriers()?);

    // What one says, the other reads.
    host.run("document.querySelector('.talk').open = true")?;
    let field = host.find(".talk input")?;
    host.click(&field)?;
    host.keys("Good luck!\u{e007}")?;
    friend.until("document.querySelector('.said')?.textContent.includes('Good luck!')")?;

    for step in 0..4000 {
        for visit in [&host, &friend] {
            if visit.run("return document.querySelector('dialog[open]') !== null")? == true {
                return both_see_the_end(&host, &friend);
            }
            // Now and then the line is cut.
            if step == 40 {
                visit.reload()?;
                visit.find(".board")?;
            }
            if visit.run(&format!(
                "return document.querySelector({PRESSABLE:?}) !== null"
            ))? == true
            {
                let next = visit.find(PRESSABLE)?;
                // It may be gone by the time it is pressed: the other was faster.
                let _ = visit.click(&next);
            }
        }
    }
    bail!("the match does not end")
}

fn both_see_the_end(host: &Visit, friend: &Visit) -> Result<()> {
    let score = "return [...document.querySelectorAll('.score')].map((one) => one.textContent).sort().join()";
    for visit in [host, friend] {
        visit.find("dialog[open] h2")?;
        visit.until("document.querySelector('dialog').textContent.includes('Check the dice')")?;
    }
    ensure!(host.run(score)? == friend.run(score)?, "they disagree");
    host.run("document.querySelector('dialog details').open = true")?;
    host.until("document.querySelector('dialog').textContent.includes('Checked: all')")?;
    host.picture("far-end-desktop")?;
    host.no_complaints()?;
    friend.no_complaints()
}
