//! Winning chances over the match.

use leptos::prelude::*;
use rules::{Player, Session};

use super::tabs::Tab;
use crate::analysis::{GoTo, MatchView};
use crate::app::app;
use crate::describe;
use crate::screens::chart::Chart;

/// The chances of White over all that was judged, with the step that is
/// looked at. A click goes to the step.
#[component]
pub(super) fn Graph() -> impl IntoView {
    let app = app();
    let analysis = app.analysis;
    let curve = Memo::new(move |_| analysis.with(MatchView::curve).unwrap_or_default());
    let last = Memo::new(move |_| {
        let steps = analysis.with(|analysis| analysis.steps().len());
        steps.unwrap_or_default().max(2) - 1
    });
    let share = move |step: usize| step as f32 / last.get() as f32;
    let points = Signal::derive(move || {
        let points = curve.get().into_iter();
        let points = points.map(|(step, chance)| (share(step), chance));
        points.collect::<Vec<_>>()
    });
    let here = Signal::derive(move || share(analysis.with(MatchView::at).unwrap_or_default()));
    let about = Signal::derive(move || {
        let about = analysis.with(|analysis| {
            let name =
                app.text(|t| describe::analysis::name_of(analysis.imported(), Player::White, t));
            match analysis.rules().session {
                Session::Match(_) => app.text(|t| t.chances_match(&name)),
                Session::Money => app.text(|t| t.chances_game(&name)),
            }
        });
        about.unwrap_or_default()
    });
    let show = move |share: f64| {
        let step = (share * last.get_untracked() as f64).round().max(0.0);
        analysis.go(app, GoTo::Step(step as usize));
    };
    view! {
        <section class="pane pane-graph" id=Tab::Graph.panel()>
            <Chart points here about on_pick=Callback::new(show) />
        </section>
    }
}
