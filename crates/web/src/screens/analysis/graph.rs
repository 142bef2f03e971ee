//! Winning chances over the match.

use leptos::prelude::*;
use rules::{Player, Session};
use texts::Texts;

use super::tabs::Tab;
use crate::analysis::{GoTo, MatchView};
use crate::app::app;
use crate::describe;
use crate::screens::chart::Chart;

/// White's chances over everything analyzed, with the current step. A click
/// goes to a step.
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
    let step_at = move |share: f32| (share * last.get_untracked() as f32).round().max(0.0) as usize;
    let points = Signal::derive(move || {
        let points = curve.get().into_iter();
        let points = points.map(|(step, chance)| (share(step), chance));
        points.collect::<Vec<_>>()
    });
    let here = Signal::derive(move || share(analysis.with(MatchView::at).unwrap_or_default()));
    let about = Signal::derive(move || {
        let about = analysis.with(|analysis| {
            let name =
                app.text(|t| describe::analysis::subject_of(analysis.imported(), Player::White, t));
            match analysis.rules().session {
                Session::Match(_) => app.text(|t| t.chances_match(&name)),
                Session::Money => app.text(|t| t.chances_game(&name)),
            }
        });
        about.unwrap_or_default()
    });
    // Where each game begins.
    let starts = Memo::new(move |_| {
        let starts = analysis.with(|analysis| {
            let games = 0..analysis.imported().games.len();
            games
                .map(|game| analysis.start_of(game))
                .collect::<Vec<_>>()
        });
        starts.unwrap_or_default()
    });
    let parts = Signal::derive(move || {
        let numbered = (1..).zip(starts.get());
        let named = numbered.map(|(number, step): (usize, usize)| {
            let name = match number {
                1 => format!("{} 1", app.text(Texts::report_game)),
                number => number.to_string(),
            };
            (share(step), name)
        });
        named.collect::<Vec<_>>()
    });
    let chance_at = move |step: usize| {
        curve.with(|curve| {
            let known = curve.iter().rfind(|(known, _)| *known <= step);
            known
                .map(|(_, chance)| app.text(|t| describe::analysis::percent(f64::from(*chance), t)))
        })
    };
    // A sentence and the chances with which each game began and ended.
    let text = Signal::derive(move || {
        let mut text = about.get();
        let starts = starts.get();
        for (place, start) in starts.iter().enumerate() {
            let end = starts.get(place + 1).map_or(last.get(), |next| next - 1);
            if let (Some(first), Some(last)) = (chance_at(*start), chance_at(end)) {
                let game = app.text(Texts::report_game);
                text += &format!(". {game} {}: {first} → {last}", place + 1);
            }
        }
        text
    });
    let told = move |share: f32| {
        let step = step_at(share);
        let done = analysis.with(|analysis| {
            let done = analysis.steps().get(step)?;
            Some(app.text(|t| describe::analysis::step(done, analysis.imported(), t)))
        });
        match (done.flatten(), chance_at(step)) {
            (Some(done), Some(chance)) => format!("{chance} · {done}"),
            (Some(done), None) => done,
            _ => String::new(),
        }
    };
    let show = move |share: f32| analysis.go(app, GoTo::Step(step_at(share)));
    view! {
        <section class="pane pane-graph" id=Tab::Graph.panel()>
            <Chart
                points
                here
                parts
                about
                text
                told=Callback::new(told)
                on_pick=Callback::new(show)
            />
        </section>
    }
}
