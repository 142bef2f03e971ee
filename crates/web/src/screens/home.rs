//! The first screen: what shall we play?

mod seats;

use leptos::prelude::*;
use rules::{ByPlayer, Player, Ruleset, Seat};
use texts::Texts;

use self::seats::Seats;
use super::{Screen, StartMode};
use crate::app::{AppState, app};
use crate::board::{Board, BoardLook};
use crate::describe::{self, player_name};
use crate::play::{Bottom, DiceSource, Participant, Table, TableSetup};

/// The first screen.
#[component]
pub fn Home() -> impl IntoView {
    let app = app();
    let has_table = move || app.table.is_there();
    view! {
        <header class="top">
            <span class="mark">{move || app.text(|t| t.app_name())}</span>
            <a class="button" href=format!("#{}", Screen::Settings)>
                {move || app.text(|t| t.home_settings())}
            </a>
        </header>
        <main class="sheet home">
            <BoardPicture />
            <div class="choosing">
            <h1>{move || app.text(|t| t.home_title())}</h1>
            <nav class="start-links">
                <Show when=has_table>
                    <a class="button start-link first" href=format!("#{}", Screen::Table)>
                        <strong>{move || app.text(|t| t.home_continue())}</strong>
                        <span>{move || summary(app)}</span>
                    </a>
                </Show>
                <StartLink mode=StartMode::Computer />
                <ScreenLink
                    screen=Screen::Invite
                    title=|t| t.home_friend()
                    about=|t| t.home_friend_about()
                />
                <StartLink mode=StartMode::Two />
                <StartLink mode=StartMode::RealBoard />
                <ScreenLink
                    screen=Screen::Analysis
                    title=|t| t.home_analyze()
                    about=|t| t.home_analyze_about()
                />
                <ScreenLink
                    screen=Screen::Leaflets
                    title=|t| t.home_learn()
                    about=|t| t.home_learn_about()
                />
            </nav>
            <Seats />
            {move || {
                app.install.get().map(|offer| {
                    view! {
                        <p class="row">
                            <span class="quiet">{move || app.text(|t| t.install_offer())}</span>
                            <button on:click=move |_| {
                                offer.take_up();
                                app.install.set(None);
                            }>{move || app.text(|t| t.install_now())}</button>
                        </p>
                    }
                })
            }}
            <p class="quiet">
                {move || app.text(|t| t.home_promise())} " "
                <a href=format!("#{}", Screen::About)>{move || app.text(|t| t.home_about())}</a>
            </p>
            </div>
        </main>
    }
}

/// A board with the checkers laid out: a picture, not to be played on.
#[component]
fn BoardPicture() -> impl IntoView {
    let app = app();
    let table = Table::new(TableSetup {
        participants: ByPlayer::from_fn(|_| Participant::Person {
            name: String::new(),
        }),
        rules: Ruleset::international(),
        dice: DiceSource::ByHand,
        bottom: Bottom::Seat(Seat::First),
    });
    let mut picture = table.picture();
    picture.can_press_dice = None;
    picture.can_press_cube = false;
    let look = Memo::new(move |_| BoardLook {
        home: app.settings.with(|settings| settings.home),
        ..BoardLook::default()
    });
    view! {
        <div class="home-picture" inert=true aria-hidden="true">
            <Board
                picture=Signal::stored(picture)
                look=look
                labels=describe::aria_labels(app)
                on_gesture=Callback::new(|_| ())
            />
        </div>
    }
}

/// One way to begin.
#[component]
fn StartLink(mode: StartMode) -> impl IntoView {
    let app = app();
    let title = move || {
        app.text(|t| match mode {
            StartMode::Computer => t.home_computer(),
            StartMode::Two => t.home_two(),
            StartMode::RealBoard => t.home_real(),
        })
    };
    let about = move || {
        app.text(|t| match mode {
            StartMode::Computer => t.home_computer_about(),
            StartMode::Two => t.home_two_about(),
            StartMode::RealBoard => t.home_real_about(),
        })
    };
    view! {
        <a class="button start-link" href=format!("#{}", Screen::Start(mode))>
            <strong>{title}</strong>
            <span class="quiet">{about}</span>
        </a>
    }
}

/// A way to another screen than a table that is set up.
#[component]
fn ScreenLink(
    screen: Screen,
    title: fn(&Texts) -> String,
    about: fn(&Texts) -> String,
) -> impl IntoView {
    let app = app();
    view! {
        <a class="button start-link" href=format!("#{screen}")>
            <strong>{move || app.text(title)}</strong>
            <span class="quiet">{move || app.text(about)}</span>
        </a>
    }
}

/// Who plays at the table, and how it stands.
fn summary(app: AppState) -> String {
    app.table
        .with(|table| {
            let score = table.now().score();
            let side = |player| {
                let name = app.text(|t| player_name(table, player, t));
                format!("{name} {}", score[player])
            };
            format!("{} – {}", side(Player::White), side(Player::Black))
        })
        .unwrap_or_default()
}
