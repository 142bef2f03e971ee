//! Winning chances over the match.

use leptos::prelude::*;
use rules::{Player, Session};

use crate::app::house;
use crate::screens::chart::Chart;
use crate::study::{Desk, Way, words};

/// The chances of White over all that was judged, with the step that is
/// looked at. A click goes to the step.
#[component]
pub(super) fn Graph() -> impl IntoView {
    let house = house();
    let desk = house.desk;
    let curve = Memo::new(move |_| desk.with(Desk::curve).unwrap_or_default());
    let last = Memo::new(move |_| {
        let steps = desk.with(|desk| desk.steps().len());
        steps.unwrap_or_default().max(2) - 1
    });
    let share = move |step: usize| step as f32 / last.get() as f32;
    let points = Signal::derive(move || {
        let points = curve.get().into_iter();
        let points = points.map(|(step, chance)| (share(step), chance));
        points.collect::<Vec<_>>()
    });
    let here = Signal::derive(move || share(desk.with(Desk::at).unwrap_or_default()));
    let about = Signal::derive(move || {
        let about = desk.with(|desk| {
            let name = house.say(|t| words::name_of(desk.opened(), Player::White, t));
            match desk.rules().session {
                Session::Match(_) => house.say(|t| t.chances_match(&name)),
                Session::Money => house.say(|t| t.chances_game(&name)),
            }
        });
        about.unwrap_or_default()
    });
    let show = move |share: f64| {
        let step = (share * last.get_untracked() as f64).round().max(0.0);
        desk.go(house, Way::To(step as usize));
    };
    view! {
        <section class="card chances">
            <Chart points here about on_pick=Callback::new(show) />
        </section>
    }
}
