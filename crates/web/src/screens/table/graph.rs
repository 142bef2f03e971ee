//! Winning chances over the game.

use leptos::prelude::*;

use crate::analysis::white_wins;
use crate::app::app;
use crate::screens::chart::Chart;

/// The chances of White over all that was judged; a click shows the position.
#[component]
pub(super) fn Graph() -> impl IntoView {
    let app = app();
    let table = app.table;
    let curve = Memo::new(move |_| {
        table.review.with(|review| {
            let findings = review.iter().flat_map(engine::Analysis::findings);
            let points = findings.map(|finding| (finding.entry, white_wins(finding)));
            points.collect::<Vec<_>>()
        })
    });
    let points = Signal::derive(move || {
        let curve = curve.get();
        let last = (curve.len().max(2) - 1) as f32;
        let points = curve.iter().enumerate();
        let points = points.map(|(number, (_, chance))| (number as f32 / last, *chance));
        points.collect::<Vec<_>>()
    });
    let about = Signal::derive(move || {
        let about = table.with(|now| {
            let white = app.text(|t| crate::describe::player_name(now, rules::Player::White, t));
            app.text(|t| t.graph_about(&white))
        });
        about.unwrap_or_default()
    });
    let show = move |share: f64| {
        let curve = curve.get_untracked();
        let number = (share * curve.len() as f64) as usize;
        if let Some((entry, _)) = curve.get(number.min(curve.len().saturating_sub(1))) {
            table.question.set(None);
            table.look_back(*entry);
        }
    };
    view! { <Chart points about on_pick=Callback::new(show) /> }
}
