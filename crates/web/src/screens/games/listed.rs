//! One game of the list.

use leptos::prelude::*;
use texts::{Number, Texts};

use super::{length_name, names};
use crate::app::app;
use crate::describe;
use crate::games::{Figures, GameResult, KeptGame};
use crate::screens::date;

/// A game: with whom, how it ended, and what can be done with it.
#[component]
pub(super) fn Listed(game: KeptGame) -> impl IntoView {
    let app = app();
    let games = app.games;
    let game = StoredValue::new(game);
    let with = move |text: fn(&KeptGame, &Texts) -> String| {
        move || game.with_value(|game| app.texts.with(|t| text(game, t)))
    };
    let result = game.with_value(KeptGame::result);
    let mark = match result {
        GameResult::Won => "won",
        GameResult::Lost => "lost",
        GameResult::Running => "running",
        GameResult::Over => "over",
    };
    let figures = move || {
        // A match from a file keeps none: whose they'd be depends on your name.
        let figures = game.with_value(|game| {
            game.figures.or_else(|| {
                games.search.trends.with(|trends| {
                    let mut known = trends.figures.iter();
                    let found = known.find(|(id, _)| *id == game.id);
                    found.map(|(_, figures)| *figures)
                })
            })
        });
        figures.map(|figures| app.texts.with(|t| figures_text(&figures, t)))
    };
    let date = move || date::day(app, game.with_value(|game| game.played as f64));
    let main = if game.with_value(KeptGame::is_running) {
        view! {
            <button
                class="first"
                on:click=move |_| games.resume(app, game.with_value(|game| game.id.clone()))
            >
                {move || app.text(Texts::games_continue)}
            </button>
        }
        .into_any()
    } else {
        view! {
            <button on:click=move |_| game.with_value(|game| games.review(app, game))>
                {move || app.text(Texts::games_review)}
            </button>
        }
        .into_any()
    };
    // What one seldom does with a game.
    let review = game.with_value(KeptGame::is_running).then(|| {
        view! {
            <button on:click=move |_| game.with_value(|game| games.review(app, game))>
                {move || app.text(Texts::games_review)}
            </button>
        }
    });
    view! {
        <li class="kept-game" data-result=mark>
            <div class="about">
                <strong>{with(title)}</strong>
                <span class="quiet">{date} " · " {with(length)}</span>
            </div>
            <div class="outcome">
                <strong>{with(outcome)}</strong>
                <bdi dir="ltr" class="score">{with(score)}</bdi>
            </div>
            <p class="figures small quiet">{figures}</p>
            <div class="row">
                {main}
                <details class="actions">
                    <summary aria-label=move || app.text(Texts::button_more)>"⋯"</summary>
                    <div class="stack">
                        {review}
                        <button on:click=move |_| game.with_value(|game| games.export(app, game))>
                            {move || app.text(Texts::games_save)}
                        </button>
                        <button on:click=move |_| games.delete(app, game.get_value())>
                            {move || app.text(Texts::games_delete)}
                        </button>
                    </div>
                </details>
            </div>
        </li>
    }
}

/// The opponent, or both if neither owns this device.
fn title(game: &KeptGame, texts: &Texts) -> String {
    match names(game, texts).as_slice() {
        [white, black] => texts.read_title(white, black),
        names => names.concat(),
    }
}

fn length(game: &KeptGame, texts: &Texts) -> String {
    length_name(game.length, texts)
}

fn outcome(game: &KeptGame, texts: &Texts) -> String {
    match game.result() {
        GameResult::Won => texts.games_won(),
        GameResult::Lost => texts.games_lost(),
        GameResult::Running => texts.games_running(),
        GameResult::Over => texts.tables_over(),
    }
}

fn score(game: &KeptGame, _: &Texts) -> String {
    let [own, other] = game.own_points();
    format!("{own}–{other}")
}

fn figures_text(figures: &Figures, texts: &Texts) -> String {
    let rating = texts.games_rating(Number::with_decimals(figures.rating, 1));
    let luck = describe::analysis::signed(figures.luck, 2, texts);
    let luck = texts.games_luck(&luck);
    match figures.by {
        Some(by) => {
            let nets = describe::analysis::nets(by.nets, texts);
            format!("{rating} · {luck} · {nets}")
        }
        None => format!("{rating} · {luck}"),
    }
}
