//! How the owner of the device plays: over time, and where it costs most.

use leptos::prelude::*;
use texts::{Number, Texts};

use crate::app::{AppState, app};
use crate::describe;
use crate::games::TrendPoint;
use crate::screens::chart::Trend;
use crate::screens::date;
use crate::worker::{KindTrend, PlayTrends, TrendKind};

/// So many kinds of decisions are named.
const MOST_KINDS: usize = 6;

/// Rating and luck over time, and what is lost by kind of decision.
#[component]
pub(super) fn Progress() -> impl IntoView {
    let app = app();
    let trends = app.games.search.trends;
    let text = move |text: fn(&Texts) -> String| Signal::derive(move || app.text(text));
    let points = Memo::new(move |_| trends.with(|trends| TrendPoint::of(&trends.games)));
    let charted = move |value: fn(&TrendPoint) -> f64| {
        Signal::derive(move || {
            points.with(|points| {
                let points = points.iter();
                let dated =
                    points.map(|point| (date::day_or_month(app, &point.when), value(point)));
                dated.collect::<Vec<_>>()
            })
        })
    };
    let average = move || {
        let rating = trends.with(PlayTrends::rating)?;
        Some(app.text(|t| t.games_average(Number::with_decimals(rating, 1))))
    };
    let charts = move || {
        view! {
            <Trend
                points=charted(TrendPoint::rating)
                about=text(Texts::totals_rating)
                written=|value, decimals, t| t.figure(Number::with_decimals(value, decimals))
            />
            <Trend
                points=charted(TrendPoint::luck)
                about=text(Texts::trend_luck)
                written=describe::analysis::signed
            />
        }
        .into_any()
    };
    let kinds = move || {
        let kinds = trends.with(|trends| trends.kinds.clone());
        let all: f64 = kinds.iter().map(|kind| kind.lost).sum();
        let kinds = kinds.into_iter().take(MOST_KINDS);
        let kinds = kinds.filter(|kind| kind.lost > 0.0);
        kinds.map(|kind| listed(app, kind, all)).collect_view()
    };
    // One game is no trend.
    let is_trend = Memo::new(move |_| points.with(Vec::len) > 1);
    let card = move || {
        view! {
            <section class="card progress">
                <h2>{text(Texts::games_progress)}</h2>
                <p><strong>{average}</strong></p>
                <p class="small quiet">{move || trends.with(|trends| counted(app, trends))}</p>
                {move || is_trend.get().then(charts)}
                <h3>{text(Texts::trend_where)}</h3>
                <ul class="kinds">{kinds}</ul>
            </section>
        }
        .into_any()
    };
    let is_known = Memo::new(move |_| trends.with(|trends| trends.rating().is_some()));
    move || is_known.get().then(card)
}

/// How many games these figures come from, how they were analyzed, and how
/// many are left out because they were analyzed otherwise.
fn counted(app: AppState, trends: &PlayTrends) -> String {
    let amount = describe::analysis::amount;
    app.text(|t| {
        let by = trends.by.map(|by| describe::analysis::analyzed_by(by, t));
        let games = t.trend_games(amount(trends.games.len()), &by.unwrap_or_default());
        match trends.others {
            0 => games,
            others => format!("{games} {}", t.trend_others(amount(others))),
        }
    })
}

/// A kind of decision: what share of all it costs, and the way to practice it.
fn listed(app: AppState, trend: KindTrend, all: f64) -> AnyView {
    let KindTrend { kind, lost, .. } = trend;
    let name = app.text(|t| match kind {
        TrendKind::Play(kind) => study::kind_name(kind, t),
        TrendKind::Double => t.cube_title(),
        TrendKind::Reply => format!("{} / {}", t.action_take(), t.action_pass()),
    });
    let share = lost / all.max(f64::MIN_POSITIVE);
    let rating = trend
        .rating()
        .map(|rating| app.text(|t| t.games_rating(Number::with_decimals(rating, 1))));
    let label = format!("{}: {name}", app.text(Texts::question_practice));
    view! {
        <li>
            <span>{name}</span>
            <bdi dir="ltr" class="small quiet">
                {app.text(|t| t.figure_percent(Number::percent(share, 0)))} " · " {rating}
            </bdi>
            <span class="share" aria-hidden="true">
                <span style:width=format!("{:.0}%", 100.0 * share)></span>
            </span>
            <button
                class="plain"
                aria-label=label
                on:click=move |_| app.games.practice(app, kind.query())
            >
                {app.text(Texts::question_practice)}
            </button>
        </li>
    }
    .into_any()
}
