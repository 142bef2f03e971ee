//! The settings.

use leptos::prelude::*;
use texts::Texts;

use super::components::{Choices, Header, Switch, TextField};
use super::language::LanguageChoice;
use crate::app::app;
use crate::board::{HomeSide, Speed, Theme};
use crate::play::Coach;
use crate::settings::{Labels, Pips, Settings};

/// The screen where a person says what they like.
#[component]
pub fn SettingsScreen() -> impl IntoView {
    let app = app();
    let settings = app.settings;
    let text = move |text: fn(&Texts) -> String| Signal::derive(move || app.text(text));
    let switch = move |label: fn(&Texts) -> String,
                       read: fn(&Settings) -> bool,
                       write: fn(&mut Settings, bool)| {
        view! {
            <Switch
                label=text(label)
                is_on=Signal::derive(move || settings.with(read))
                on_change=move |is_on| settings.update(|settings| write(settings, is_on))
            />
        }
    };
    view! {
        <Header title=text(|t| t.settings_title()) />
        <main class="sheet">
            <section class="card">
                <LanguageChoice />
            </section>
            <section class="card">
                <h2>{text(|t| t.settings_board())}</h2>
                <Choices
                    label=text(|t| t.settings_theme())
                    values=Signal::derive(move || {
                        let named = |theme| (theme, app.text(|t| theme_name(theme, t)));
                        let chosen = Theme::ALL.into_iter().map(Some);
                        std::iter::once(None).chain(chosen).map(named).collect()
                    })
                    chosen=Signal::derive(move || settings.with(|settings| settings.theme))
                    on_choose=move |theme| settings.update(|settings| settings.theme = theme)
                />
                <Choices
                    label=text(|t| t.settings_speed())
                    values=Signal::derive(move || {
                        Speed::ALL.map(|speed| (speed, app.text(|t| speed_name(speed, t)))).to_vec()
                    })
                    chosen=Signal::derive(move || settings.with(|settings| settings.speed))
                    on_choose=move |speed| settings.update(|settings| settings.speed = speed)
                />
                <Choices
                    label=text(|t| t.settings_home_side())
                    values=Signal::derive(move || {
                        vec![
                            (HomeSide::Left, app.text(|t| t.side_left())),
                            (HomeSide::Right, app.text(|t| t.side_right())),
                        ]
                    })
                    chosen=Signal::derive(move || settings.with(|settings| settings.home))
                    on_choose=move |home| settings.update(|settings| settings.home = home)
                />
                <Choices
                    label=text(|t| t.settings_labels())
                    values=Signal::derive(move || {
                        Labels::ALL.map(|labels| (labels, app.text(|t| labels_name(labels, t)))).to_vec()
                    })
                    chosen=Signal::derive(move || settings.with(|settings| settings.labels))
                    on_choose=move |labels| settings.update(|settings| settings.labels = labels)
                />
                <Choices
                    label=text(|t| t.settings_pips())
                    values=Signal::derive(move || {
                        Pips::ALL.map(|pips| (pips, app.text(|t| pips_name(pips, t)))).to_vec()
                    })
                    chosen=Signal::derive(move || settings.with(|settings| settings.pips))
                    on_choose=move |pips| settings.update(|settings| settings.pips = pips)
                />
                {switch(|t| t.settings_marks(), |s| s.marks_movable, |s, is_on| s.marks_movable = is_on)}
            </section>
            <section class="card">
                <h2>{text(|t| t.settings_play())}</h2>
                <Choices
                    label=text(|t| t.settings_coach())
                    values=Signal::derive(move || {
                        Coach::ALL.map(|coach| (coach, app.text(|t| coach_name(coach, t)))).to_vec()
                    })
                    chosen=Signal::derive(move || settings.with(|settings| settings.coach))
                    on_choose=move |coach| settings.update(|settings| settings.coach = coach)
                />
                <p class="quiet small">{text(|t| t.settings_coach_about())}</p>
                {switch(|t| t.settings_confirm_double(), |s| s.confirms_double, |s, is_on| s.confirms_double = is_on)}
                {switch(|t| t.settings_auto_roll(), |s| s.rolls_alone, |s, is_on| s.rolls_alone = is_on)}
                <p class="quiet small">{text(|t| t.settings_auto_roll_about())}</p>
                {switch(|t| t.settings_forced_moves(), |s| s.plays_forced, |s, is_on| s.plays_forced = is_on)}
                <p class="quiet small">{text(|t| t.settings_forced_moves_about())}</p>
                {switch(|t| t.settings_auto_done(), |s| s.ends_turn_alone, |s, is_on| s.ends_turn_alone = is_on)}
                <p class="quiet small">{text(|t| t.settings_auto_done_about())}</p>
                {switch(|t| t.settings_shortcuts(), |s| s.has_shortcuts, |s, is_on| s.has_shortcuts = is_on)}
                <TextField
                    label=text(|t| t.start_name())
                    value=Signal::derive(move || settings.with(|settings| settings.name.clone()))
                    on_change=move |name| settings.update(|settings| settings.name = name)
                />
            </section>
            <section class="card">
                <h2>{text(|t| t.settings_sounds())}</h2>
                {switch(|t| t.settings_sounds_dice(), |s| s.sounds.dice, |s, is_on| s.sounds.dice = is_on)}
                {switch(|t| t.settings_sounds_checkers(), |s| s.sounds.checkers, |s, is_on| s.sounds.checkers = is_on)}
                {switch(|t| t.settings_sounds_cube(), |s| s.sounds.cube, |s, is_on| s.sounds.cube = is_on)}
                {switch(|t| t.settings_sounds_end(), |s| s.sounds.result, |s, is_on| s.sounds.result = is_on)}
            </section>
            <Reset />
        </main>
    }
}

/// Everything as at first, after one more question.
#[component]
fn Reset() -> impl IntoView {
    let app = app();
    let is_asked = RwSignal::new(false);
    let reset = move |_| {
        app.settings.set(Settings::default());
        is_asked.set(false);
    };
    view! {
        <section class="card">
            <Show
                when=move || is_asked.get()
                fallback=move || view! {
                    <button on:click=move |_| is_asked.set(true)>
                        {move || app.text(|t| t.settings_reset())}
                    </button>
                }
            >
                <p>{move || app.text(|t| t.settings_reset_question())}</p>
                <div class="row">
                    <button on:click=reset>{move || app.text(|t| t.button_yes())}</button>
                    <button on:click=move |_| is_asked.set(false)>
                        {move || app.text(|t| t.button_no())}
                    </button>
                </div>
            </Show>
        </section>
    }
}

fn labels_name(labels: Labels, t: &Texts) -> String {
    match labels {
        Labels::Leaflet => t.labels_leaflet(),
        Labels::Numbers => t.labels_numbers(),
        Labels::Halves => t.labels_halves(),
        Labels::Homes => t.labels_homes(),
        Labels::Blank => t.labels_none(),
    }
}

fn pips_name(pips: Pips, t: &Texts) -> String {
    match pips {
        Pips::Shown => t.pips_shown(),
        Pips::OnRequest => t.pips_ask(),
        Pips::Hidden => t.pips_hidden(),
    }
}

fn coach_name(coach: Coach, t: &Texts) -> String {
    match coach {
        Coach::Silent => t.coach_setting_silent(),
        Coach::Blunders => t.coach_setting_blunders(),
        Coach::Mistakes => t.coach_setting_mistakes(),
    }
}

fn theme_name(theme: Option<Theme>, t: &Texts) -> String {
    match theme {
        None => t.theme_system(),
        Some(Theme::Daylight) => t.theme_daylight(),
        Some(Theme::Evening) => t.theme_evening(),
        Some(Theme::Felt) => t.theme_felt(),
        Some(Theme::Clear) => t.theme_clear(),
        Some(Theme::Contrast) => t.theme_contrast(),
    }
}

fn speed_name(speed: Speed, t: &Texts) -> String {
    match speed {
        Speed::Slow => t.speed_slow(),
        Speed::Normal => t.speed_normal(),
        Speed::Fast => t.speed_fast(),
        Speed::Still => t.speed_instant(),
    }
}
