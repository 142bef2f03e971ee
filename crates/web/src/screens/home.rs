//! The first screen: what shall we play?

mod seats;

use leptos::prelude::*;
use rules::{ByPlayer, Player, Ruleset, Seat};
use texts::Texts;

use self::seats::Seats;
use super::{Company, Screen};
use crate::app::{House, house};
use crate::board::{Board, BoardLook};
use crate::play::{Bottom, DiceSource, Sitter, Table, TableSetup};
use crate::words::{self, player_name};

/// The first screen.
#[component]
pub fn Home() -> impl IntoView {
    let house = house();
    let has_table = move || house.table.is_there();
    view! {
        <header class="top">
            <span class="mark">{move || house.say(|t| t.app_name())}</span>
            <a class="button" href=format!("#{}", Screen::Settings)>
                {move || house.say(|t| t.home_settings())}
            </a>
        </header>
        <main class="sheet home">
            <Laid />
            <div class="choosing">
            <h1>{move || house.say(|t| t.home_title())}</h1>
            <nav class="doors">
                <Show when=has_table>
                    <a class="button door first" href=format!("#{}", Screen::Table)>
                        <strong>{move || house.say(|t| t.home_continue())}</strong>
                        <span>{move || summary(house)}</span>
                    </a>
                </Show>
                <Door company=Company::Computer />
                <WayTo
                    screen=Screen::Invite
                    title=|t| t.home_friend()
                    about=|t| t.home_friend_about()
                />
                <Door company=Company::Two />
                <Door company=Company::RealBoard />
                <WayTo
                    screen=Screen::Desk
                    title=|t| t.home_analyze()
                    about=|t| t.home_analyze_about()
                />
                <WayTo
                    screen=Screen::Leaflets
                    title=|t| t.home_learn()
                    about=|t| t.home_learn_about()
                />
            </nav>
            <Seats />
            {move || {
                house.install.get().map(|offer| {
                    view! {
                        <p class="row">
                            <span class="quiet">{move || house.say(|t| t.install_offer())}</span>
                            <button on:click=move |_| {
                                offer.take_up();
                                house.install.set(None);
                            }>{move || house.say(|t| t.install_now())}</button>
                        </p>
                    }
                })
            }}
            <p class="quiet">
                {move || house.say(|t| t.home_promise())} " "
                <a href=format!("#{}", Screen::About)>{move || house.say(|t| t.home_about())}</a>
            </p>
            </div>
        </main>
    }
}

/// A board with the checkers laid out: a picture, not to be played on.
#[component]
fn Laid() -> impl IntoView {
    let house = house();
    let table = Table::new(TableSetup {
        sitters: ByPlayer::from_fn(|_| Sitter::Person {
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
        home: house.settings.with(|settings| settings.home),
        ..BoardLook::default()
    });
    view! {
        <div class="home-picture" inert=true aria-hidden="true">
            <Board
                picture=Signal::stored(picture)
                look=look
                words=words::board_words(house)
                on_gesture=Callback::new(|_| ())
            />
        </div>
    }
}

/// One way to begin.
#[component]
fn Door(company: Company) -> impl IntoView {
    let house = house();
    let title = move || {
        house.say(|t| match company {
            Company::Computer => t.home_computer(),
            Company::Two => t.home_two(),
            Company::RealBoard => t.home_real(),
        })
    };
    let about = move || {
        house.say(|t| match company {
            Company::Computer => t.home_computer_about(),
            Company::Two => t.home_two_about(),
            Company::RealBoard => t.home_real_about(),
        })
    };
    view! {
        <a class="button door" href=format!("#{}", Screen::Start(company))>
            <strong>{title}</strong>
            <span class="quiet">{about}</span>
        </a>
    }
}

/// A way to another screen than a table that is set up.
#[component]
fn WayTo(
    screen: Screen,
    title: fn(&Texts) -> String,
    about: fn(&Texts) -> String,
) -> impl IntoView {
    let house = house();
    view! {
        <a class="button door" href=format!("#{screen}")>
            <strong>{move || house.say(title)}</strong>
            <span class="quiet">{move || house.say(about)}</span>
        </a>
    }
}

/// Who plays at the table, and how it stands.
fn summary(house: House) -> String {
    house
        .table
        .with(|table| {
            let score = table.now().score();
            let side = |player| {
                let name = house.say(|t| player_name(table, player, t));
                format!("{name} {}", score[player])
            };
            format!("{} – {}", side(Player::White), side(Player::Black))
        })
        .unwrap_or_default()
}
