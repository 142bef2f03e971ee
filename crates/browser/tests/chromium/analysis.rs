//! A match is brought, judged and gone through; a position is set up; errors
//! come back as questions.

use anyhow::Result;
use browser::{Screen, Visit};
use serde_json::json;

/// The next step is one with an error.
const NEXT_ERROR: &str = ".steps button:last-child";

/// One of our own files, dropped on the analysis screen.
const MATCH: &str = include_str!("../../../formats/tests/files/gnubg.mat");

/// Opens the analysis screen and drops a file on it.
fn with_match(screen: Screen) -> Result<Visit> {
    let visit = Visit::open_at(screen, "#/analysis")?;
    visit.find(".drop")?;
    visit.run(&format!(
        "const files = new DataTransfer();
         files.items.add(new File([{MATCH:?}], 'wrongly-named.txt'));
         const drop = new DragEvent('drop', {{ dataTransfer: files, cancelable: true }});
         document.querySelector('.drop').dispatchEvent(drop);"
    ))?;
    visit.until("document.querySelector('progress')?.value > 0")?;
    Ok(visit)
}

fn judged(visit: &Visit) -> Result<()> {
    visit.until("(({ value, max }) => value === max)(document.querySelector('progress'))")
}

/// The page is no wider than the window, but for a bar to scroll it.
fn nothing_hangs_over(visit: &Visit) -> Result<()> {
    let page = "document.documentElement";
    let fits = format!("return {page}.scrollWidth <= {page}.clientWidth");
    assert_eq!(visit.run(&fits)?, true);
    Ok(())
}

fn text(visit: &Visit, selector: &str) -> Result<String> {
    visit.text(&visit.find(selector)?)
}

#[test]
fn a_dropped_match_is_judged_and_gone_through() -> Result<()> {
    for screen in Screen::ALL {
        let visit = with_match(screen)?;
        judged(&visit)?;
        let first = text(&visit, ".step-text")?;
        visit.click(&visit.find(NEXT_ERROR)?)?;
        let error = text(&visit, ".step-text")?;
        assert_ne!(error, first);
        let verdict = text(&visit, ".decision.wrong strong")?;
        assert!(
            verdict.contains("better") || verdict.contains("right"),
            "{verdict}"
        );
        visit.find(".arrow.best")?;
        visit.find(".graph polyline")?;
        visit.find(".error-list li")?;
        nothing_hangs_over(&visit)?;
        visit.picture(&format!("analysis-{}", screen.name()))?;
        visit.no_complaints()?;
    }
    Ok(())
}

#[test]
fn keys_step_and_a_rollout_becomes_surer() -> Result<()> {
    let visit = with_match(Screen::Desktop)?;
    judged(&visit)?;
    let first = text(&visit, ".step-text")?;
    // Arrow to the right, then to the left.
    visit.keys("\u{e014}")?;
    assert_ne!(text(&visit, ".step-text")?, first);
    visit.keys("\u{e012}")?;
    assert_eq!(text(&visit, ".step-text")?, first);

    visit.click(&visit.find(".rollout summary")?)?;
    visit.click(&visit.find(".rollout button")?)?;
    let margin = |visit: &Visit| -> Result<f64> {
        let margin = text(visit, ".rollout .margin")?;
        Ok(margin.trim_start_matches('±').trim().parse()?)
    };
    visit.until("parseInt(document.querySelector('.rolled')?.textContent) >= 36")?;
    let wide = margin(&visit)?;
    visit.until("parseInt(document.querySelector('.rolled')?.textContent) >= 144")?;
    assert!(margin(&visit)? < wide);
    visit.no_complaints()
}

#[test]
fn what_cannot_be_read_says_so_and_a_pasted_id_is_judged() -> Result<()> {
    let visit = Visit::open_at(Screen::Phone, "#/analysis")?;
    visit.click(&visit.find("#pasted")?)?;
    visit.keys("hello")?;
    visit.click(&visit.find("form button")?)?;
    visit.until("document.body.textContent.includes(`isn't a backgammon match`)")?;
    visit.run("document.querySelector('#pasted').select()")?;
    visit.keys("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10")?;
    visit.click(&visit.find("form button")?)?;
    visit.until(
        "document.querySelector('.numbers th[scope=row]')?.textContent.startsWith('8/5 6/5')",
    )?;
    visit.no_complaints()
}

#[test]
fn an_impossible_position_is_refused_by_name() -> Result<()> {
    for screen in Screen::ALL {
        let visit = Visit::open_at(screen, "#/position")?;
        visit.find("[data-part='point-6']")?;
        visit.until("document.querySelector('.faults').textContent.includes('is possible')")?;
        visit.click(&visit.find("[data-part='point-6']")?)?;
        visit.until(
            "document.querySelector('.faults').textContent
               .includes('White has 16 checkers, more than 15.')",
        )?;
        visit.until("document.querySelector('button.first').disabled")?;
        // The same with the keys: Shift and Enter take it away again.
        visit.run("document.querySelector(\"[data-part='point-6']\").focus()")?;
        let shift_enter = json!({ "type": "keyDown", "key": "Enter", "modifiers": 8 });
        visit.tools("Input.dispatchKeyEvent", &shift_enter)?;
        visit.until("!document.querySelector('button.first').disabled")?;
        visit.click(&visit.find("button.first")?)?;
        visit.find(".numbers .best")?;
        nothing_hangs_over(&visit)?;
        visit.picture(&format!("editor-{}", screen.name()))?;
        visit.no_complaints()?;
    }
    Ok(())
}

#[test]
fn an_error_comes_back_as_a_question_and_survives_a_reload() -> Result<()> {
    let visit = with_match(Screen::Desktop)?;
    judged(&visit)?;
    visit.run(
        "[...document.querySelectorAll('button')]
           .filter((button) => /^Practice .+'s errors/.test(button.textContent))
           .forEach((button) => button.click())",
    )?;
    visit.until("localStorage.getItem('gammonbox/1/quiz')")?;
    visit.go("#/practice")?;
    visit.reload()?;
    visit.click(&visit.find("main button.first")?)?;
    visit.find(".step-text")?;
    visit.run(
        "[...document.querySelectorAll('button')]
           .find((button) => button.textContent.includes(`don't know`)).click()",
    )?;
    visit.until("document.querySelector('main').textContent.includes('Best: ')")?;
    visit.until("document.querySelector('main').textContent.includes(`It'll come back today.`)")?;
    visit.picture("practice")?;
    visit.no_complaints()
}
