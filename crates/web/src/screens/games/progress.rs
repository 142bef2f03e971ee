//! How the owner of the device plays over time.

use leptos::prelude::*;
use texts::{Number, Texts};

use crate::app::app;
use crate::games::Figures;
use crate::screens::chart::Trend;

/// So many of the last games are drawn.
const DRAWN: usize = 60;

/// Rating and luck, game by game.
#[component]
pub(super) fn Progress() -> impl IntoView {
    let app = app();
    let figures = Memo::new(move |_| {
        app.games.games.with(|games| {
            let newest = games.iter().flatten().filter_map(|game| game.figures);
            let mut figures: Vec<Figures> = newest.take(DRAWN).collect();
            figures.reverse();
            figures
        })
    });
    let average = move || {
        figures.with(|figures| {
            let sum: f64 = figures.iter().map(|figures| figures.rating).sum();
            let average = sum / figures.len().max(1) as f64;
            app.text(|t| t.games_average(Number::with_decimals(average, 1)))
        })
    };
    let ratings = move || figures.with(|all| all.iter().map(|one| one.rating).collect::<Vec<_>>());
    let luck = move || figures.with(|all| all.iter().map(|one| one.luck).collect::<Vec<_>>());
    let text = move |text: fn(&Texts) -> String| Signal::derive(move || app.text(text));
    view! {
        <Show when=move || figures.with(|figures| !figures.is_empty())>
            <section class="card progress">
                <h2>{text(Texts::games_progress)}</h2>
                <p><strong>{average}</strong></p>
                <h3 class="small">{text(Texts::totals_rating)}</h3>
                <Trend
                    values=Signal::derive(ratings)
                    about=text(Texts::totals_rating)
                    written=|value| format!("{value:.0}")
                />
                <h3 class="small">{text(Texts::report_luck)}</h3>
                <Trend
                    values=Signal::derive(luck)
                    about=text(Texts::report_luck)
                    written=|value| format!("{value:+.0}")
                />
            </section>
        </Show>
    }
}
