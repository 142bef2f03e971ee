//! The language of the page: the preferred one, and its texts.
//!
//! English is part of the page. Every other language is a file: only the one in
//! use is loaded, and the browser keeps it with the settings, so that the next
//! visit has it at once, with or without a network.

use leptos::prelude::*;
use leptos::task::spawn_local;
use texts::{Language, Texts};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use crate::app::{AppState, remove_from_root, set_on_root};
use crate::settings::Settings;
use crate::storage;

/// Where the words are saved.
const STORAGE_KEY: &str = "words";

/// The language to use: the chosen one, or else the first of the browser's list
/// that we have, or else English.
#[must_use]
pub fn preferred(settings: &Settings) -> Language {
    let chosen = settings.language.as_deref().and_then(Language::from_tag);
    let is_written = |language: &Language| Language::written().any(|other| other == *language);
    chosen
        .into_iter()
        .chain(of_the_browser())
        .find(is_written)
        .unwrap_or(Language::English)
}

/// The browser's languages, in the order of its list.
fn of_the_browser() -> Vec<Language> {
    let tags = window().navigator().languages().to_vec();
    let tags = tags.iter().filter_map(JsValue::as_string);
    tags.filter_map(|tag| Language::from_tag(&tag)).collect()
}

/// The texts that are available at once: English, or what the browser has saved
/// for this version of the page.
#[must_use]
pub fn available(language: Language) -> Option<Texts> {
    if language == Language::English {
        return Some(Texts::english());
    }
    let saved = SavedTexts::read(language)?;
    (Some(&saved.path) == path_of(language).as_ref())
        .then(|| Texts::new(language, &saved.words).ok())
        .flatten()
}

/// Uses the preferred language, now and whenever it changes.
pub fn follow_settings(app: AppState) {
    let language = Memo::new(move |_| app.settings.with(preferred));
    Effect::new(move |before: Option<()>| {
        // Nobody wants to see English for a moment on a first visit.
        let is_first = before.is_none();
        switch_to(app, language.get(), is_first);
    });
}

fn switch_to(app: AppState, language: Language, is_first: bool) {
    if app.base_texts.with_untracked(Texts::language) == language {
        return;
    }
    if let Some(words) = available(language) {
        app.base_texts.set(words);
        return;
    }
    if is_first {
        set_on_root("data-loading-language", "");
    }
    spawn_local(async move {
        let loaded = load(language).await;
        remove_from_root("data-loading-language");
        // The user may have chosen another one meanwhile.
        if app.settings.with_untracked(preferred) != language {
            return;
        }
        match loaded.or_else(|fault| older(language).ok_or(fault)) {
            Ok(words) => app.base_texts.set(words),
            Err(fault) => {
                web_sys::console::warn_1(&fault);
                app.notify(|t| t.error_language(language.own_name()));
            }
        }
    });
}

/// Loads the texts from the server; the browser keeps them.
async fn load(language: Language) -> Result<Texts, JsValue> {
    let path = path_of(language).ok_or("the page does not name them")?;
    let answer = JsFuture::from(window().fetch_with_str(&path)).await?;
    let answer: Response = answer.dyn_into()?;
    if !answer.ok() {
        return Err(answer.status_text().into());
    }
    let words = JsFuture::from(answer.text()?).await?;
    let words = words.as_string().ok_or("the answer is no text")?;
    let texts = Texts::new(language, &words).map_err(|fault| fault.to_string())?;
    // If there is no room, they are loaded again next time.
    let _ = storage::write(STORAGE_KEY, &SavedTexts { path, words }.to_text(language));
    Ok(texts)
}

/// The texts of an earlier version of the page, which are better than none.
fn older(language: Language) -> Option<Texts> {
    Texts::new(language, &SavedTexts::read(language)?.words).ok()
}

/// Where the texts of a language are. The name changes with the content, so the
/// document says it.
fn path_of(language: Language) -> Option<String> {
    let named = document().query_selector("meta[name=words]").ok()??;
    let paths = named.get_attribute("content")?;
    let mut paths = paths
        .split_whitespace()
        .filter_map(|one| one.split_once('='));
    let found = paths.find(|(code, _)| *code == language.code());
    found.map(|(_, path)| path.to_owned())
}

/// Words that the browser keeps, with the path that they came from.
struct SavedTexts {
    path: String,
    words: String,
}

impl SavedTexts {
    fn read(language: Language) -> Option<SavedTexts> {
        let text = storage::read(STORAGE_KEY)?;
        let (head, words) = text.split_once('\n')?;
        let (code, path) = head.split_once(' ')?;
        (code == language.code()).then(|| SavedTexts {
            path: path.to_owned(),
            words: words.to_owned(),
        })
    }

    fn to_text(&self, language: Language) -> String {
        format!("{} {}\n{}", language.code(), self.path, self.words)
    }
}
