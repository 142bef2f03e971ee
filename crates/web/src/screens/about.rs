//! About the program, and its keyboard shortcuts.

use leptos::prelude::*;
use texts::{Language, Texts};

use super::components::Header;
use crate::app::app;

/// A key, or several, and what they do at the table.
type Key = (&'static str, fn(&Texts) -> String);

const KEYS: [Key; 10] = [
    ("R", |t| t.about_keys_roll()),
    ("↑ ↓ ← →", |t| t.about_keys_places()),
    ("↵", |t| t.about_keys_move()),
    ("⇧ ↵", |t| t.about_keys_other()),
    ("U", |t| t.about_keys_undo()),
    ("D", |t| t.about_keys_double()),
    ("H", |t| t.about_keys_hint()),
    ("T", |t| t.about_keys_type()),
    ("B", |t| t.about_keys_read()),
    ("?", |t| t.about_keyboard()),
];

/// The screen about the program.
#[component]
pub fn About() -> impl IntoView {
    let app = app();
    let text = move |text: fn(&Texts) -> String| Signal::derive(move || app.text(text));
    let languages = u32::try_from(Language::written().count()).unwrap_or(u32::MAX);
    view! {
        <Header title=text(|t| t.about_title()) />
        <main class="sheet">
            <section class="card">
                <p>{text(|t| t.about_what())}</p>
                <p>{text(|t| t.about_leaflets())}</p>
                <p>{text(|t| t.about_free())}</p>
                <p>{text(|t| t.about_dice())}</p>
                <p>{text(|t| t.about_strength())}</p>
                <p class="quiet">
                    {move || app.text(|t| t.about_version(env!("CARGO_PKG_VERSION")))}
                    " · "
                    {move || app.text(|t| t.about_languages(languages))}
                    " · "
                    {text(|t| t.about_license())}
                </p>
            </section>
            <section class="card">
                <h2>{text(|t| t.about_keyboard())}</h2>
                <KeyTable />
            </section>
        </main>
    }
}

/// What the keys do at the table.
#[component]
pub(super) fn KeyTable() -> impl IntoView {
    let app = app();
    let keys = KEYS.map(|(key, does)| {
        view! {
            <tr>
                <th scope="row"><kbd dir="ltr">{key}</kbd></th>
                <td>{move || app.text(does)}</td>
            </tr>
        }
    });
    view! {
        <table class="keys">
            <tbody>{keys.collect_view()}</tbody>
        </table>
    }
}
