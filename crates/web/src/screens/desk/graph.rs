//! Winning chances over the match.

use leptos::prelude::*;
use rules::{Player, Session};

use crate::app::house;
use crate::study::{Desk, Way, words};

const WIDTH: f32 = 600.0;
const HEIGHT: f32 = 140.0;

/// The chances of White over all that was judged, with the step that is
/// looked at. A click goes to the step.
#[component]
pub(super) fn Graph() -> impl IntoView {
    let house = house();
    let desk = house.desk;
    let curve = Memo::new(move |_| desk.with(Desk::curve).unwrap_or_default());
    let steps = Memo::new(move |_| desk.with(|desk| desk.steps().len()).unwrap_or_default());
    let x_of = move |step: usize| step as f32 * WIDTH / (steps.get().max(2) - 1) as f32;
    let spots = move || {
        let spot = |&(step, chance): &(usize, f32)| {
            format!("{:.1},{:.1}", x_of(step), (1.0 - chance) * HEIGHT)
        };
        curve.with(|curve| curve.iter().map(spot).collect::<Vec<_>>().join(" "))
    };
    let area = move || {
        let last = curve.with(|curve| curve.last().map_or(0, |(step, _)| *step));
        format!("0,{HEIGHT} {} {},{HEIGHT}", spots(), x_of(last))
    };
    let here = move || x_of(desk.with(Desk::at).unwrap_or_default());
    let title = move || {
        desk.with(|desk| {
            let name = house.say(|t| words::name_of(desk.opened(), Player::White, t));
            match desk.rules().session {
                Session::Match(_) => house.say(|t| t.chances_match(&name)),
                Session::Money => house.say(|t| t.chances_game(&name)),
            }
        })
        .unwrap_or_default()
    };
    let show = move |event: leptos::ev::MouseEvent| {
        let target = event.current_target();
        let width = target.map_or(1, |target| crate::files::width_of(&target));
        let share = f64::from(event.offset_x()) / f64::from(width.max(1));
        let last = steps.get_untracked().saturating_sub(1);
        let step = (share * last as f64).round().max(0.0) as usize;
        desk.go(house, Way::To(step));
    };
    view! {
        <figure dir="ltr" class="card">
            <svg
                class="graph"
                viewBox=format!("0 0 {WIDTH} {HEIGHT}")
                preserveAspectRatio="none"
                role="img"
                aria-label=title
                on:click=show
            >
                <line class="even" x1="0" x2=WIDTH y1=HEIGHT / 2.0 y2=HEIGHT / 2.0 />
                <polygon class="area" points=area />
                <polyline class="line" points=spots />
                <line class="here" x1=here x2=here y1="0" y2=HEIGHT />
            </svg>
            <figcaption class="small quiet">{title}</figcaption>
        </figure>
    }
}
