//! Load, analyze and step through a match; set up a position; practice errors.

use anyhow::Result;
use browser::{Screen, Visit};
use serde_json::json;

/// The next step with an error.
const NEXT_ERROR: &str = ".steps button:last-child";

/// One of our own files, dropped on the analysis screen.
const MATCH: &str = include_str!("../../../formats/tests/files/gnubg.mat");

/// Opens the analysis screen and drops a match on it.
fn with_match(screen: Screen) -> Result<Visit> {
    with_file(screen, MATCH)
}

/// The same with any file.
fn with_file(screen: Screen, file: &str) -> Result<Visit> {
    let visit = Visit::open_at(screen, "#/analysis")?;
    visit.find(".drop")?;
    visit.run(&format!(
        "const files = new DataTransfer();
         files.items.add(new File([{file:?}], 'wrongly-named.txt'));
         const drop = new DragEvent('drop', {{ dataTransfer: files, cancelable: true }});
         document.querySelector('.drop').dispatchEvent(drop);"
    ))?;
    visit.until("document.querySelector('progress')?.value > 0")?;
    Ok(visit)
}

fn judged(visit: &Visit) -> Result<()> {
    visit.until("(({ value, max }) => value === max)(document.querySelector('progress'))")
}

/// The page is no wider than the window, apart from a scroll bar.
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
        open_tab(&visit, "decision")?;
        let verdict = text(&visit, ".decision:not(details) .verdict")?;
        assert!(
            verdict.contains("better") || verdict.contains("right"),
            "{verdict}"
        );
        visit.find(".arrow.best")?;
        visit.find(".graph polyline")?;
        visit.find(".error-list li")?;
        nothing_hangs_over(&visit)?;
        assert_eq!(visit.barriers()?, [""; 0], "{}", screen.name());
        visit.picture(&format!("analysis-{}", screen.name()))?;
        visit.no_complaints()?;
    }
    Ok(())
}

/// Opens a tab, unless it's already visible.
fn open_tab(visit: &Visit, name: &str) -> Result<()> {
    visit.run(&format!("document.querySelector('.tab.to-{name}').click()"))?;
    Ok(())
}

/// With these, the tables were wider than the card.
#[test]
fn the_figures_of_a_file_fit_beside_ours() -> Result<()> {
    let file = include_str!("../../../formats/tests/files/gnubg.sgf").replace(
        ";W[double]",
        ";W[double]DA[E ver 3 2C 1 0.000000 1 0.752557 0.174323 0.003967 0.030305 0.000667 \
         0.640754 0.568712 0.752557 0.174323 0.003967 0.030305 0.000667 0.640754 0.587527]",
    );
    for screen in Screen::ALL {
        let visit = with_file(screen, &file)?;
        judged(&visit)?;
        for step in ["3-1", "Double"] {
            open_tab(&visit, "moves")?;
            visit.run(&format!(
                "[...document.querySelectorAll('.turn button')]
                   .find((move) => move.textContent.startsWith('{step}')).click()"
            ))?;
            open_tab(&visit, "decision")?;
            visit.until(
                "document.querySelector('.decision:not(details) > table thead th:last-child')
                   ?.textContent === 'In the file'",
            )?;
            let card = "document.querySelector('.pane-decision')";
            let fits = visit.run(&format!("return {card}.scrollWidth <= {card}.clientWidth"))?;
            assert_eq!(fits, true, "{step} on a {}", screen.name());
            visit.picture(&format!("analysis-file-{step}-{}", screen.name()))?;
        }
        // Both players' pips are in sight, wherever the board is.
        let pips = "return [...document.querySelectorAll('.score-bar .pips')]
                      .filter((pips) => pips.offsetHeight > 0).length";
        assert_eq!(visit.run(pips)?, 2, "{}", screen.name());
        nothing_hangs_over(&visit)?;
        visit.no_complaints()?;
    }
    Ok(())
}

/// A click once changed a board that was off the screen.
#[test]
fn the_board_stays_in_sight_wherever_one_goes() -> Result<()> {
    for screen in Screen::ALL {
        let visit = with_match(screen)?;
        judged(&visit)?;
        for tab in ["errors", "moves", "graph", "match"] {
            open_tab(&visit, tab)?;
            visit.run(
                "const buttons = document.querySelectorAll('.error-list button');
                 [...buttons].at(-1).click()",
            )?;
            let is_in_sight = visit.run(
                "const board = document.querySelector('.analyzed-board .board').getBoundingClientRect();
                 return board.width > 200 && board.top >= 0 && board.left >= 0
                   && board.bottom <= innerHeight + 1 && board.right <= innerWidth + 1",
            )?;
            assert_eq!(is_in_sight, true, "{tab} on a {}", screen.name());
        }
        // The selected line is marked, and visible in its list.
        open_tab(&visit, "moves")?;
        visit.keys("\u{e014}")?;
        visit.until(
            "(() => {
               const list = document.querySelector('.pane-moves').getBoundingClientRect();
               const chosen = document.querySelector('.pane-moves [aria-current]');
               const line = chosen.getBoundingClientRect();
               return line.top >= list.top && line.bottom <= list.bottom + 1;
             })()",
        )?;
        visit.no_complaints()?;
    }
    Ok(())
}

#[test]
fn a_match_travels_in_a_link() -> Result<()> {
    let visit = with_match(Screen::Desktop)?;
    let players = text(&visit, "h1")?;
    // Analyzed otherwise than usual: without looking ahead.
    visit.run(
        "[...document.querySelectorAll('.pane-match .choice')]
           .find((choice) => choice.textContent.startsWith('None')).querySelector('input').click()",
    )?;
    judged(&visit)?;
    // Once the deep nets have judged everything.
    let figures = "document.querySelector('.pane-match table')?.textContent";
    visit.until("document.querySelector('.pane-match').textContent.includes('Deep neural net')")?;
    judged(&visit)?;
    let shared = visit.run(&format!("return {figures}"))?;
    visit.run(
        "[...document.querySelectorAll('.pane-match button')]
           .find((button) => button.textContent === 'Share').click()",
    )?;
    visit.until("document.querySelector('.shared input')?.value.includes('#/analysis/')")?;
    let link = visit.run("return document.querySelector('.shared input').value")?;
    let link = link.as_str().unwrap_or_default();
    assert!(link.len() < 8000, "{} letters", link.len());
    // A fresh page knows only the link.
    let other = Visit::open_at(Screen::Desktop, &link[link.find('#').unwrap_or(0)..])?;
    other.until("document.querySelector('progress')?.value > 0")?;
    assert_eq!(text(&other, "h1")?, players);
    other.until(&format!("{figures} === {shared}"))?;
    let broken = Visit::open_at(Screen::Desktop, "#/analysis/not-a-match")?;
    broken.find(".drop")?;
    other.no_complaints()
}

#[test]
fn best_and_played_are_told_apart_and_have_one_arrow_a_checker() -> Result<()> {
    let visit = with_match(Screen::Desktop)?;
    judged(&visit)?;
    // Checker play errors, not cube errors.
    for _ in 0..20 {
        visit.click(&visit.find(NEXT_ERROR)?)?;
        if visit.run("return document.querySelector('.arrow.played') !== null")? == true {
            break;
        }
    }
    let look = |kind: &str| {
        visit.run(&format!(
            "const style = getComputedStyle(document.querySelector('.arrow.{kind} .shaft'));
             return [style.stroke, style.strokeDasharray]"
        ))
    };
    let (best, played) = (look("best")?, look("played")?);
    assert_ne!(best[0], played[0], "colors");
    assert_ne!(best[1], played[1], "dashes");
    // A four-step play with one checker is one arrow: there are never more
    // arrows than moves in the notation.
    let arrows = visit.run("return document.querySelectorAll('.arrow.played').length")?;
    let played = visit.run(
        "const play = document.querySelector('.numbers .played bdi').textContent;
         return play.split(' ').reduce((sum, move) =>
           sum + Number(/\\((\\d)\\)/.exec(move)?.[1] ?? 1), 0)",
    )?;
    assert_eq!(arrows, played);
    visit.no_complaints()
}

/// Two games of a match: Ann wins the first, and loses the second after a bad
/// play.
const TABLE: &str = "\
gammonbox table 1
White person Ann
Black computer expert 7
dice random 77
bottom first
gammonbox record 1
rules international, match 3
White throw 3
Black throw 1
White play 13/10 6/5
Black roll 62
Black play 24/18 13/11
White double
Black pass
next game
White throw 1
Black throw 4
Black play 24/23 13/9
White roll 21
White play 6/4 6/5
Black double
White pass
end of table
";

/// Sits down at a table whose second game is over, and waits until it's
/// analyzed.
fn after_a_game(screen: Screen) -> Result<Visit> {
    let visit = Visit::open(screen)?;
    visit.run(&format!(
        "localStorage.setItem('gammonbox/1/table', {TABLE:?})"
    ))?;
    visit.reload()?;
    visit.go("#/table")?;
    visit.find(".result .worst li")?;
    Ok(visit)
}

#[test]
fn the_end_of_a_game_is_about_that_game_and_leaves_the_board_in_sight() -> Result<()> {
    for screen in Screen::ALL {
        let visit = after_a_game(screen)?;
        assert_eq!(
            visit.run("return document.querySelector('dialog[open]')")?,
            json!(null)
        );
        let card = text(&visit, ".result")?;
        assert!(card.contains("You lost"), "{card}");
        assert!(
            card.contains("You: 6/5 6/4") || card.contains("You: 6/4 6/5"),
            "{card}"
        );
        assert!(
            !card.contains("13/10"),
            "an error of the game before: {card}"
        );
        // What comes next is in sight without scrolling, and once: in the card,
        // or on a phone in the bar.
        let is_in_sight = visit.run(
            "const next = [...document.querySelectorAll('.result button.first, .control.after-game')]
               .map((one) => one.getBoundingClientRect())
               .filter((one) => one.height > 0);
             return next.length === 1 && next[0].top >= 0 && next[0].bottom <= innerHeight",
        )?;
        assert_eq!(is_in_sight, true, "{}", screen.name());
        assert_eq!(visit.barriers()?, [""; 0], "{}", screen.name());
        visit.picture(&format!("end-{}", screen.name()))?;
        visit.no_complaints()?;
    }
    Ok(())
}

#[test]
fn an_error_costs_the_same_at_the_end_of_the_game_and_in_the_review() -> Result<()> {
    let visit = after_a_game(Screen::Desktop)?;
    let error = visit.run(
        "const error = [...document.querySelectorAll('.result .worst button')]
           .find((error) => error.textContent.includes('6/4'));
         const cost = error.querySelector('.figure').textContent;
         error.click();
         return cost",
    )?;
    let cost = error.as_str().unwrap_or_default();
    assert!(cost.len() > 5, "three decimals: {cost}");
    visit.until("location.hash === '#/analysis'")?;
    // The review opens at that decision, with the same figure everywhere.
    visit.until(&format!(
        "document.querySelector('.mark-chip')?.textContent.includes({cost:?})"
    ))?;
    visit.until("document.querySelector('.step-text').textContent.includes('6/4')")?;
    let digits = cost.trim_start_matches(|sign: char| !sign.is_ascii_digit());
    let verdict = text(&visit, ".decision:not(details) .verdict")?;
    assert!(verdict.contains(digits), "{verdict} {cost}");
    let row = text(&visit, ".numbers .played")?;
    assert!(row.contains(digits), "{row} {cost}");
    let listed = visit.run(
        "return [...document.querySelectorAll('.error-list button')]
           .find((error) => error.textContent.includes('6/4')).textContent",
    )?;
    assert!(
        listed.as_str().unwrap_or_default().contains(cost),
        "{listed} {cost}"
    );
    // And back to the table.
    visit.run("document.querySelector('.analyzed-tools a[href$=\"#/table\"]').click()")?;
    visit.find(".result")?;
    visit.no_complaints()
}

/// Hyphens stood for minus on some screens, and a true minus on others.
#[test]
fn every_figure_has_the_same_minus() -> Result<()> {
    let visit = with_match(Screen::Desktop)?;
    judged(&visit)?;
    let mut seen = 0;
    for _ in 0..4 {
        visit.click(&visit.find(NEXT_ERROR)?)?;
        visit.find(".numbers td")?;
        let signs = visit.run(
            "return [...document.querySelectorAll('td, .figure, .mark-chip, .verdict, .luck')]
               .flatMap((one) => one.textContent.match(/[-\\u2010-\\u2013\\u2212](?=\\d+[.]\\d)/g) ?? [])",
        )?;
        for sign in signs.as_array().into_iter().flatten() {
            assert_eq!(sign, "\u{2212}");
            seen += 1;
        }
    }
    assert!(seen > 4, "{seen} negative figures");
    Ok(())
}

/// A name in Latin letters at its beginning once turned an Arabic sentence
/// around, so that it named the better play as the error.
#[test]
fn a_sentence_that_begins_with_a_name_keeps_its_direction() -> Result<()> {
    let visit = with_match(Screen::Desktop)?;
    judged(&visit)?;
    visit.run("location.hash = '#/settings'")?;
    visit.find("#language")?;
    visit.run(
        "const choice = document.querySelector('#language');
         choice.value = 'ar';
         choice.dispatchEvent(new Event('change'));",
    )?;
    visit.until("document.documentElement.lang === 'ar'")?;
    visit.run("location.hash = '#/analysis'")?;
    visit.find(".error-list li")?;
    let directions = visit.run(
        "const sentences = '.step-text, .error-list li button > span > :first-child';
         return [...document.querySelectorAll(sentences)]
           .map((one) => getComputedStyle(one).direction)",
    )?;
    let directions: Vec<String> = serde_json::from_value(directions)?;
    assert!(directions.len() > 2, "{directions:?}");
    assert!(directions.iter().all(|one| one == "rtl"), "{directions:?}");
    visit.no_complaints()
}

/// "On skill alone" and the PR count different things and can disagree: the
/// screen says so.
#[test]
fn what_skill_alone_would_have_won_is_told_from_the_rating() -> Result<()> {
    let visit = with_match(Screen::Phone)?;
    judged(&visit)?;
    open_tab(&visit, "match")?;
    let rating = visit.find(".pane-match .statistics")?;
    assert!(visit.text(&rating)?.contains("PR"));
    let explained = visit.run(
        "const alone = [...document.querySelectorAll('.pane-match p')]
           .find((one) => one.textContent.startsWith('On skill alone'));
         return alone.nextElementSibling.textContent",
    )?;
    let explained = explained.as_str().unwrap_or_default();
    assert!(
        explained.contains("PR") && explained.contains("luck"),
        "{explained}"
    );
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
        // The same with the keyboard: Shift and Enter remove it again.
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
    // The button takes you straight to practice.
    visit.run(
        "[...document.querySelectorAll('button')]
           .find((button) => /^Practice .+'s errors/.test(button.textContent)).click()",
    )?;
    visit.until("location.hash === '#/practice'")?;
    visit.find(".study-side .card h2")?;
    visit.reload()?;
    visit.find(".study-side .card h2")?;
    // No cube decision can be answered without the score, and few without pips.
    let asked = text(&visit, ".study-side .card")?;
    assert!(
        asked.contains("Points still needed to win the match: "),
        "{asked}"
    );
    assert!(asked.contains("Pips: "), "{asked}");
    visit.run(
        "[...document.querySelectorAll('button')]
           .find((button) => button.textContent.includes(`don't know`)).click()",
    )?;
    visit.until("document.querySelector('main').textContent.includes('Best: ')")?;
    visit.until("document.querySelector('main').textContent.includes(`It'll come back today.`)")?;
    // However long the reasons are, one goes on without scrolling.
    let metrics = json!({ "width": 360, "height": 640, "deviceScaleFactor": 1, "mobile": true });
    visit.tools("Emulation.setDeviceMetricsOverride", &metrics)?;
    visit.until(
        "(() => {
           const next = document.querySelector('.study-side .card > .row .first');
           const { top, bottom } = next.getBoundingClientRect();
           return innerWidth === 360 && top > 0 && bottom <= innerHeight;
         })()",
    )?;
    visit.picture("practice")?;
    visit.no_complaints()
}
