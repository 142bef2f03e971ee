//! Controls outside the game: leave, look, sound, menu.

use leptos::prelude::*;
use texts::Texts;

use crate::app::app;
use crate::board::{HomeSide, PageColors};
use crate::screens::Screen;
use crate::screens::icon::{Drawn, Icon, IconButton};
use crate::table_session::Question;

#[component]
pub(super) fn Tools() -> impl IntoView {
    let app = app();
    let table = app.table;
    let text = move |text: fn(&Texts) -> String| Signal::derive(move || app.text(text));
    let ask = move |question: Question| {
        let is_open = table
            .question
            .with_untracked(|open| open.as_ref() == Some(&question));
        table.question.set((!is_open).then_some(question));
    };
    let flip = move || {
        app.settings.update(|settings| {
            settings.home = match settings.home {
                HomeSide::Right => HomeSide::Left,
                HomeSide::Left => HomeSide::Right,
            };
        });
    };
    let is_muted = move || app.settings.with(|settings| settings.sounds.is_muted);
    let light = move || {
        app.settings.update(|settings| {
            let shown = settings.page.unwrap_or_else(colors_of_the_device);
            settings.page = Some(match shown {
                PageColors::Light => PageColors::Dark,
                PageColors::Dark => PageColors::Light,
            });
        });
    };
    view! {
        <nav class="tools">
            <a class="icon-button" href=format!("#{}", Screen::Home)
                aria-label=text(|t| t.table_to_home()) title=text(|t| t.table_to_home())>
                <Drawn icon=Icon::Home />
            </a>
            <IconButton class="flip" icon=Icon::Flip label=text(|t| t.table_flip()) on_press=flip />
            <IconButton
                icon=Signal::derive(move || if is_muted() { Icon::SoundOff } else { Icon::SoundOn })
                label=text(|t| t.table_sound())
                is_on=Signal::derive(move || !is_muted())
                on_press=move || app.settings.update(|settings| {
                    settings.sounds.is_muted = !settings.sounds.is_muted;
                })
            />
            <IconButton class="light" icon=Icon::Light label=text(|t| t.table_light()) on_press=light />
            <IconButton
                class="to-keys"
                icon=Icon::Help
                label=text(|t| t.table_keys())
                on_press=move || ask(Question::Keys)
            />
            <IconButton
                class="to-menu"
                icon=Icon::Menu
                label=text(|t| t.table_menu())
                on_press=move || ask(Question::Menu)
            />
        </nav>
    }
}

/// The colors of the page if nobody has chosen any.
fn colors_of_the_device() -> PageColors {
    match window().match_media("(prefers-color-scheme: dark)") {
        Ok(Some(query)) if query.matches() => PageColors::Dark,
        _ => PageColors::Light,
    }
}
