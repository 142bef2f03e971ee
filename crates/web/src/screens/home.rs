//! The first screen: a live board, Play, and links to everything else.

mod demo;
mod seats;

use std::time::Duration;

use leptos::prelude::*;
use rules::Player;
use texts::Texts;

use self::demo::Demo;
use self::seats::Seats;
use super::icon::{Drawn, Icon};
use super::start::{StartForm, open_table};
use super::{Screen, StartMode};
use crate::app::{AppState, app};
use crate::board::{Board, BoardLook, Picture, Shape};
use crate::describe::{self, seat_title};
use crate::play::Waiting;
use crate::table_session::person_to_act;

/// How long each picture of the game that plays itself is shown.
const PAUSE: Duration = Duration::from_millis(1500);

/// A link to another screen: where it leads, its icon, its name, and a few
/// words.
type Door = (Screen, Icon, fn(&Texts) -> String, fn(&Texts) -> String);

const DOORS: [Door; 6] = [
    (
        Screen::Invite,
        Icon::Link,
        |t| t.home_friend(),
        |t| t.home_friend_about(),
    ),
    (
        Screen::Start(StartMode::Two),
        Icon::People,
        |t| t.home_two(),
        |t| t.home_two_about(),
    ),
    (
        Screen::Start(StartMode::RealBoard),
        Icon::Dice,
        |t| t.home_real(),
        |t| t.home_real_about(),
    ),
    (
        Screen::Learn,
        Icon::Book,
        |t| t.home_learn(),
        |t| t.home_learn_about(),
    ),
    (
        Screen::Analysis,
        Icon::Analyze,
        |t| t.home_analyze(),
        |t| t.home_analyze_about(),
    ),
    (
        Screen::Quiz,
        Icon::Target,
        |t| t.home_practice(),
        |t| t.home_practice_about(),
    ),
];

/// The first screen.
#[component]
pub fn Home() -> impl IntoView {
    let app = app();
    let doors = DOORS.map(|(screen, icon, title, about)| {
        view! {
            <a class="door" href=format!("#{screen}")>
                <Drawn icon />
                <strong>{move || app.text(title)}</strong>
                <span class="quiet">{move || app.text(about)}</span>
            </a>
        }
    });
    view! {
        <header class="top">
            <span class="mark">{move || app.text(|t| t.app_name())}</span>
            <a class="button plain" href=format!("#{}", Screen::Games)>
                <Drawn icon=Icon::Games />
                {move || app.text(|t| t.games_title())}
            </a>
            <a
                class="icon-button"
                href=format!("#{}", Screen::Settings)
                aria-label=move || app.text(|t| t.home_settings())
                title=move || app.text(|t| t.home_settings())
            >
                <Drawn icon=Icon::Settings />
            </a>
        </header>
        <main class="home">
            <LivingBoard />
            <div class="doors-place">
                <h1>{move || app.text(|t| t.home_title())}</h1>
                <PlayCard />
                <Seats />
                <nav class="doors">{doors.collect_view()}</nav>
                {move || app.install.get().map(|offer| view! {
                    <p class="row">
                        <span class="quiet">{move || app.text(|t| t.install_offer())}</span>
                        <button on:click=move |_| {
                            offer.take_up();
                            app.install.set(None);
                        }>{move || app.text(|t| t.install_now())}</button>
                    </p>
                })}
                <p class="quiet small">
                    {move || app.text(|t| t.home_promise())} " "
                    <a href=format!("#{}", Screen::About)>{move || app.text(|t| t.home_about())}</a>
                </p>
            </div>
        </main>
    }
}

/// What most people come for: continue the game, or start a new one at once.
#[component]
fn PlayCard() -> impl IntoView {
    let app = app();
    let running = Memo::new(move |_| {
        let is_running = app
            .table
            .with(|table| !matches!(table.waiting(), Waiting::Over(_)));
        is_running == Some(true)
    });
    let play = move |_| {
        let form = StartForm::last(StartMode::Computer, &app.settings.get_untracked());
        match form.table(&app.texts.get_untracked()) {
            Ok(table) => open_table(app, table),
            // The saved choices no longer make a table, so the form is shown to
            // change them.
            Err(_) => app.go_to(Screen::Start(StartMode::Computer)),
        }
    };
    let next = move || {
        let form = app
            .settings
            .with(|settings| StartForm::last(StartMode::Computer, settings));
        app.texts.with(|t| form.summary(t))
    };
    view! {
        <Show when=move || running.get()>
            <a class="play-card first" href=format!("#{}", Screen::Table)>
                <strong>{move || app.text(|t| t.home_continue())}</strong>
                <span>{move || summary(app)}</span>
            </a>
        </Show>
        <div class="play-card" class:first=move || !running.get()>
            <button class="play-now" on:click=play>
                <strong>
                    {move || app.text(|t| if running.get() { t.home_new_game() } else { t.home_play() })}
                </strong>
                <span>{next}</span>
            </button>
            <a class="change" href=format!("#{}", Screen::Start(StartMode::Computer))>
                {move || app.text(|t| t.home_change())}
            </a>
        </div>
    }
}

/// The game that is running, or a quiet one that plays itself.
#[component]
fn LivingBoard() -> impl IntoView {
    let app = app();
    let demo = RwSignal::new(Demo::new());
    let turning = set_interval_with_handle(move || demo.update(Demo::advance), PAUSE);
    on_cleanup(move || {
        if let Ok(turning) = turning {
            turning.clear();
        }
    });
    // It takes no input, so nothing is marked.
    let picture = Memo::new(move |_| {
        let running = app.table.with(|table| Picture {
            can_press_dice: None,
            can_press_cube: false,
            movable: Vec::new(),
            ..table.picture()
        });
        running.unwrap_or_else(|| demo.with(Demo::picture))
    });
    let look = Memo::new(move |_| BoardLook {
        home: app.settings.with(|settings| settings.home),
        bottom: app
            .table
            .status()
            .map_or(Player::White, |status| status.bottom),
        shape: Shape::Landscape,
        marks_movable: false,
        ..BoardLook::default()
    });
    view! {
        <div class="home-board" inert=true aria-hidden="true">
            <Board
                picture=picture
                look=look
                labels=describe::aria_labels(app)
                on_gesture=Callback::new(|_| ())
            />
        </div>
    }
}

/// Who plays at the table, the score, and whose turn it is.
fn summary(app: AppState) -> String {
    app.table
        .with(|table| {
            let score = table.now().score();
            let side = |player| {
                let name = app.text(|t| seat_title(table, player, t));
                format!("{name} {}", score[player])
            };
            let score = format!("{} – {}", side(Player::White), side(Player::Black));
            match person_to_act(table) {
                Some(_) => format!("{score} · {}", app.text(|t| t.turn_you())),
                None => score,
            }
        })
        .unwrap_or_default()
}
