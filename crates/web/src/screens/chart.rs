//! Winning chances as a picture.

use leptos::prelude::*;

const WIDTH: f32 = 600.0;
const HEIGHT: f32 = 140.0;

/// Chances over time, of which a click picks a moment. All numbers are from 0
/// to 1.
#[component]
pub(super) fn Chart(
    /// When, and how likely it was then.
    #[prop(into)]
    points: Signal<Vec<(f32, f32)>>,
    /// The moment that is looked at.
    #[prop(optional, into)]
    here: Option<Signal<f32>>,
    /// What it shows, in a sentence.
    #[prop(into)]
    about: Signal<String>,
    /// Called with the moment that was clicked.
    on_pick: Callback<f64>,
) -> impl IntoView {
    let spots = move || {
        let spot = |&(when, chance): &(f32, f32)| {
            format!("{:.1},{:.1}", when * WIDTH, (1.0 - chance) * HEIGHT)
        };
        points.with(|points| points.iter().map(spot).collect::<Vec<_>>().join(" "))
    };
    let area = move || {
        let last = points.with(|points| points.last().map_or(0.0, |(when, _)| *when));
        format!("0,{HEIGHT} {} {},{HEIGHT}", spots(), last * WIDTH)
    };
    let pick = move |event: leptos::ev::MouseEvent| {
        let target = event.current_target();
        let width = target.map_or(1, |target| crate::files::width_of(&target));
        on_pick.run(f64::from(event.offset_x()) / f64::from(width.max(1)));
    };
    let here = here.map(|here| {
        let x = move || here.get() * WIDTH;
        view! { <line class="here" x1=x x2=x y1="0" y2=HEIGHT /> }
    });
    view! {
        <figure dir="ltr">
            <svg
                class="graph"
                viewBox=format!("0 0 {WIDTH} {HEIGHT}")
                preserveAspectRatio="none"
                role="img"
                aria-label=about
                on:click=pick
            >
                <line class="even" x1="0" x2=WIDTH y1=HEIGHT / 2.0 y2=HEIGHT / 2.0 />
                <polygon class="area" points=area />
                <polyline class="line" points=spots />
                {here}
            </svg>
            <figcaption class="small quiet">{about}</figcaption>
        </figure>
    }
}
