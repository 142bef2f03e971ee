//! The page in its languages: choosing, switching, and fitting everywhere.

use anyhow::{Context, Result, ensure};
use browser::{Screen, Visit};
use serde_json::json;
use texts::{Direction, Language, Texts};

/// The languages whose screenshots we look at: short words, long words, words
/// with endings, and words from right to left.
const LOOKED_AT: [Language; 4] = [
    Language::English,
    Language::German,
    Language::Hungarian,
    Language::Arabic,
];

/// Every screen, with a name for its screenshot.
const SCREENS: [(&str, &str); 8] = [
    ("home", "#/"),
    ("start-computer", "#/start/computer"),
    ("start-two", "#/start/two"),
    ("start-real-board", "#/start/real-board"),
    ("table", "#/table"),
    ("settings", "#/settings"),
    ("leaflets", "#/rules"),
    ("book", "#/rules/deluxe"),
];

/// What overflows its button or the page.
const OVERFLOWING: &str = "
    const spilled = [...document.querySelectorAll('button, .button, .choice, select, summary')]
      .filter((part) => part.offsetParent && part.scrollWidth > part.clientWidth + 1)
      .map((part) => part.textContent.trim().slice(0, 60));
    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth) {
      const wide = [...document.querySelectorAll('main *, header *')].filter((part) => {
        const box = part.getBoundingClientRect();
        return box.right > page.clientWidth + 1 || box.left < -1;
      });
      spilled.push('the page: ' + wide.map((part) => part.className || part.tagName).slice(0, 5));
    }
    return spilled;";

fn is_written(language: Language) -> bool {
    Language::written().any(|other| other == language)
}

/// A visit to a table for two.
fn sit_down(screen: Screen) -> Result<Visit> {
    let visit = Visit::open_at(screen, "#/start/two")?;
    let begin = visit.find("form button[type=submit]")?;
    visit.click(&begin)?;
    visit.find(".board")?;
    Ok(visit)
}

/// Chooses a language in the settings.
fn choose(visit: &Visit, code: &str) -> Result<()> {
    visit.run("location.hash = '#/settings'")?;
    visit.find("#language")?;
    visit.run(&format!(
        "const choice = document.querySelector('#language');
         choice.value = '{code}';
         choice.dispatchEvent(new Event('change'));"
    ))?;
    visit.until(&format!("document.documentElement.lang === '{code}'"))
}

fn show(visit: &Visit, address: &str) -> Result<()> {
    visit.run(&format!("location.hash = '{address}'"))?;
    visit.until(&format!(
        "location.hash === '{address}' && document.querySelector('main')"
    ))
}

#[test]
fn the_page_speaks_the_first_language_of_the_browser_that_it_has() -> Result<()> {
    let visit = Visit::open(Screen::Desktop)?;
    visit.find("main")?;
    let wishes = json!({ "userAgent": "test", "acceptLanguage": "rm-CH,hu-HU,en" });
    visit.tools("Emulation.setUserAgentOverride", &wishes)?;
    visit.reload()?;
    let spoken = match is_written(Language::Hungarian) {
        true => "hu",
        false => "en",
    };
    visit.until(&format!("document.documentElement.lang === '{spoken}'"))?;
    visit.no_complaints()
}

#[test]
fn switching_in_mid_game_changes_words_and_nothing_else() -> Result<()> {
    let visit = sit_down(Screen::Desktop)?;
    let kept = "return localStorage.getItem('gammonbox/1/table')";
    let before = visit.run(kept)?;
    for language in LOOKED_AT.into_iter().rev().filter(|&one| is_written(one)) {
        choose(&visit, language.code())?;
        show(&visit, "#/table")?;
        visit.find(".board")?;
        let direction = visit.run("return document.documentElement.dir")?;
        assert_eq!(direction, language.direction().code());
        let menu = Texts::embedded(language).table_menu();
        visit.until(&format!(
            "document.querySelector('.tools .to-menu').getAttribute('aria-label') === {menu:?}"
        ))?;
        assert_eq!(visit.run(kept)?, before, "{language:?}");
    }
    visit.no_complaints()
}

#[test]
fn the_chosen_language_is_there_without_a_network() -> Result<()> {
    let Some(language) = Language::written().find(|&one| one != Language::English) else {
        return Ok(());
    };
    let mut visit = Visit::open(Screen::Desktop)?;
    visit.until("navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller)")?;
    choose(&visit, language.code())?;
    visit.served.stop();
    visit.reload()?;
    visit.until(&format!(
        "document.documentElement.lang === '{}'",
        language.code()
    ))?;
    let title = Texts::embedded(language).settings_title();
    visit.until(&format!(
        "document.querySelector('h1')?.textContent === {title:?}"
    ))
}

#[test]
fn pictures_of_every_screen_are_kept() -> Result<()> {
    for screen in [Screen::Phone, Screen::Desktop] {
        let visit = sit_down(screen)?;
        for language in LOOKED_AT.into_iter().filter(|&one| is_written(one)) {
            choose(&visit, language.code())?;
            for (name, address) in SCREENS {
                show(&visit, address)?;
                let (code, screen) = (language.code(), screen.name());
                visit.picture(&format!("{name}-{code}-{screen}"))?;
            }
        }
    }
    Ok(())
}

/// The board contains no text that could run the other way.
#[test]
fn the_board_is_not_mirrored_from_right_to_left() -> Result<()> {
    let Some(language) = Language::written().find(|&one| one.direction() == Direction::RightToLeft)
    else {
        return Ok(());
    };
    let visit = sit_down(Screen::Desktop)?;
    let place = "const box = document.querySelector('[data-part=point-1]').getBoundingClientRect();
                 const board = document.querySelector('.board').getBoundingClientRect();
                 return box.x - board.x > board.width / 2";
    let before = visit.run(place)?;
    choose(&visit, language.code())?;
    show(&visit, "#/table")?;
    visit.find(".board")?;
    assert_eq!(visit.run(place)?, before);
    Ok(())
}

/// The browser mirrors the arrow of the way back. Turned once more by a style,
/// it pointed forward.
#[test]
fn the_way_back_points_back_from_right_to_left() -> Result<()> {
    let Some(language) = Language::written().find(|&one| one.direction() == Direction::RightToLeft)
    else {
        return Ok(());
    };
    let visit = sit_down(Screen::Phone)?;
    choose(&visit, language.code())?;
    show(&visit, "#/about")?;
    let arrow = visit.run(
        "const arrow = document.querySelector('.top a > span');
         return [arrow.textContent, getComputedStyle(arrow).transform]",
    )?;
    assert_eq!(arrow, json!(["‹", "none"]));
    Ok(())
}

/// In Arabic and Hungarian, White and Black begin with the same letter, by
/// which their moves were once told apart.
#[test]
fn whose_move_it_was_is_told_by_its_column_in_every_language() -> Result<()> {
    let visit = sit_down(Screen::Desktop)?;
    let table = "gammonbox table 1\nWhite person Ann\nBlack computer club 9\n\
        dice random 77\nbottom first\ngammonbox record 1\nrules international, match 5\n\
        White throw 3\nBlack throw 1\nWhite play 8/5 6/5\nBlack roll 62\n\
        Black play 24/18 13/11\nend of table\n";
    visit.run(&format!(
        "localStorage.setItem('gammonbox/1/table', {table:?})"
    ))?;
    visit.reload()?;
    for code in ["en", "ar", "hu"] {
        choose(&visit, code)?;
        show(&visit, "#/table")?;
        visit.find(".moves li button")?;
        let moves = visit.run(
            "return [...document.querySelectorAll('.moves li:first-child > :not(.number)')]
               .map((one) => one.textContent.replace(/[\\u2066-\\u2069]/g, '').trim())",
        )?;
        let moves: Vec<String> = serde_json::from_value(moves)?;
        assert_eq!(moves, ["3-1: 8/5, 6/5", "6-2: 24/18, 13/11"], "{code}");
    }
    Ok(())
}

#[test]
fn no_text_hangs_over_its_button_on_a_narrow_phone() -> Result<()> {
    let visit = sit_down(Screen::Phone)?;
    let mut spilled = Vec::new();
    for language in Language::written() {
        choose(&visit, language.code())?;
        for (name, address) in SCREENS {
            show(&visit, address)?;
            let found = visit.run(OVERFLOWING)?;
            let found = found.as_array().context("a list")?;
            spilled.extend(
                found
                    .iter()
                    .map(|text| format!("{language:?}, {name}: {text}")),
            );
        }
    }
    ensure!(spilled.is_empty(), "{spilled:#?}");
    Ok(())
}
