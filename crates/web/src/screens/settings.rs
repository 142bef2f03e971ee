//! The settings.

use leptos::prelude::*;
use texts::Texts;

use super::components::{Choices, Header, Switch, TextField, unique_name};
use super::diagram::still;
use super::language::LanguageChoice;
use crate::app::app;
use crate::board::{
    Board, BoardLook, CheckerSample, CheckerSet, CubePlace, DiceSample, DiceSet, HomeSide,
    Material, PageColors, Picture, Speed,
};
use crate::describe;
use crate::play::Coach;
use crate::settings::{Labels, Pips, Settings};
use crate::sound::Sound;

/// The settings screen.
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
        <Header title=text(|t| t.settings_title()) back=app.came_from />
        <main class="sheet">
            <section class="card">
                <LanguageChoice />
            </section>
            <section class="card">
                <h2>{text(|t| t.settings_board())}</h2>
                <Choices
                    label=text(|t| t.settings_page())
                    values=Signal::derive(move || {
                        let named = |page| (page, app.text(|t| page_name(page, t)));
                        let chosen = PageColors::ALL.into_iter().map(Some);
                        std::iter::once(None).chain(chosen).map(named).collect()
                    })
                    chosen=Signal::derive(move || settings.with(|settings| settings.page))
                    on_choose=move |page| settings.update(|settings| settings.page = page)
                />
                <Samples
                    label=text(|t| t.settings_board())
                    values=Material::ALL.to_vec()
                    name=board_name
                    chosen=Signal::derive(move || settings.with(|settings| settings.board))
                    on_choose=move |board| settings.update(|settings| settings.board = board)
                    sample=|board| view! { <BoardSample board /> }.into_any()
                />
                <Samples
                    label=text(|t| t.settings_sounds_checkers())
                    values=CheckerSet::ALL.to_vec()
                    name=checkers_name
                    chosen=Signal::derive(move || settings.with(|settings| settings.checkers))
                    on_choose=move |set| settings.update(|settings| settings.checkers = set)
                    sample=|set| view! { <CheckerSample set /> }.into_any()
                />
                <Samples
                    label=text(|t| t.settings_sounds_dice())
                    values=DiceSet::ALL.to_vec()
                    name=dice_name
                    chosen=Signal::derive(move || settings.with(|settings| settings.dice))
                    on_choose=move |set| settings.update(|settings| settings.dice = set)
                    sample=|set| view! { <DiceSample set /> }.into_any()
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
                <Volume />
                {switch(|t| t.settings_sounds_dice(), |s| s.sounds.dice, |s, is_on| s.sounds.dice = is_on)}
                {switch(|t| t.settings_sounds_checkers(), |s| s.sounds.checkers, |s, is_on| s.sounds.checkers = is_on)}
                {switch(|t| t.settings_sounds_cube(), |s| s.sounds.cube, |s, is_on| s.sounds.cube = is_on)}
                {switch(|t| t.tables_your_turn(), |s| s.sounds.turn, |s, is_on| s.sounds.turn = is_on)}
                {switch(|t| t.settings_sounds_end(), |s| s.sounds.result, |s, is_on| s.sounds.result = is_on)}
            </section>
            <Reset />
        </main>
    }
}

/// One of several values, each with a small picture of what it is.
#[component]
fn Samples<T>(
    /// What is chosen.
    #[prop(into)]
    label: Signal<String>,
    /// The values.
    values: Vec<T>,
    /// The name of a value.
    name: fn(T, &Texts) -> String,
    /// The value that is chosen now.
    #[prop(into)]
    chosen: Signal<T>,
    /// Called with a new choice.
    on_choose: impl Fn(T) + Copy + Send + Sync + 'static,
    /// The picture of a value.
    sample: fn(T) -> AnyView,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let app = app();
    let group = StoredValue::new(unique_name());
    let radio = |value: T| {
        view! {
            <label class="choice sampled">
                {sample(value)}
                <span class="sample-name">
                    <input
                        type="radio"
                        name=group.get_value()
                        prop:checked=move || chosen.get() == value
                        on:change=move |_| on_choose(value)
                    />
                    {move || app.text(|t| name(value, t))}
                </span>
            </label>
        }
    };
    view! {
        <fieldset class="field">
            <legend>{label}</legend>
            <div class="samples">{values.into_iter().map(radio).collect_view()}</div>
        </fieldset>
    }
}

/// A small board of a material with some checkers on it.
#[component]
fn BoardSample(board: Material) -> impl IntoView {
    let start = rules::Variant::Backgammon.opening();
    let picture = Picture {
        cube: Some((rules::CubeValue::ONE, CubePlace::Centered)),
        ..still(&start, rules::PointLabels::Blank)
    };
    view! {
        <div class="board-sample" data-board=board.name() inert=true aria-hidden="true">
            <Board
                picture=Signal::stored(picture)
                look=Signal::stored(BoardLook::default())
                labels=describe::aria_labels(app())
                on_gesture=Callback::new(|_| ())
            />
        </div>
    }
}

/// The volume. Moving it plays a sound.
#[component]
fn Volume() -> impl IntoView {
    let app = app();
    let volume = move || {
        app.settings
            .with(|settings| match settings.sounds.is_muted {
                true => 0,
                false => settings.sounds.volume,
            })
    };
    let moved = move |event| {
        if let Ok(volume) = event_target_value(&event).parse() {
            app.settings.update(|settings| {
                settings.sounds.volume = volume;
                settings.sounds.is_muted = false;
            });
            app.sound(Sound::Checker);
        }
    };
    let name = unique_name();
    view! {
        <div class="field">
            <label for=name.clone()>{move || app.text(|t| t.settings_volume())}</label>
            <input
                id=name
                type="range"
                min="0"
                max="100"
                step="5"
                prop:value=move || volume().to_string()
                on:change=moved
            />
        </div>
    }
}

/// Resets everything, after asking.
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

fn page_name(page: Option<PageColors>, t: &Texts) -> String {
    match page {
        None => t.page_auto(),
        Some(PageColors::Light) => t.page_light(),
        Some(PageColors::Dark) => t.page_dark(),
    }
}

fn board_name(board: Material, t: &Texts) -> String {
    match board {
        Material::Walnut => t.board_walnut(),
        Material::Maple => t.board_maple(),
        Material::Club => t.board_club(),
        Material::Marble => t.board_marble(),
        Material::Slate => t.board_slate(),
        Material::Contrast => t.set_contrast(),
    }
}

fn checkers_name(set: CheckerSet, t: &Texts) -> String {
    match set {
        CheckerSet::Ivory => t.checkers_ivory(),
        CheckerSet::Cherry => t.checkers_cherry(),
        CheckerSet::Jade => t.checkers_jade(),
        CheckerSet::Copper => t.checkers_copper(),
        CheckerSet::Clear => t.checkers_clear(),
        CheckerSet::Contrast => t.set_contrast(),
    }
}

fn dice_name(set: DiceSet, t: &Texts) -> String {
    match set {
        DiceSet::Matching => t.dice_matching(),
        DiceSet::Ivory => t.dice_ivory(),
        DiceSet::Ruby => t.dice_ruby(),
        DiceSet::Onyx => t.dice_onyx(),
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
