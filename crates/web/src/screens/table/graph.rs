//! Winning chances over the game, as a picture.

use leptos::prelude::*;

use crate::app::house;

const WIDTH: f32 = 600.0;
const HEIGHT: f32 = 140.0;

/// The chances of White over all that was judged; a click shows the position.
#[component]
pub(super) fn Graph() -> impl IntoView {
    let house = house();
    let table = house.table;
    let curve = Memo::new(move |_| table.review.with(crate::review::Review::curve));
    let spots = move || {
        let curve = curve.get();
        let step = WIDTH / (curve.len().max(2) - 1) as f32;
        let spot = |(number, (_, chance)): (usize, &(usize, f32))| {
            format!("{:.1},{:.1}", number as f32 * step, (1.0 - chance) * HEIGHT)
        };
        curve
            .iter()
            .enumerate()
            .map(spot)
            .collect::<Vec<_>>()
            .join(" ")
    };
    let area = move || format!("0,{HEIGHT} {} {WIDTH},{HEIGHT}", spots());
    let about = move || {
        table.with(|now| {
            let white = house.say(|t| crate::words::player_name(now, rules::Player::White, t));
            house.say(|t| t.graph_about(&white))
        })
    };
    let show = move |event: leptos::ev::MouseEvent| {
        let curve = curve.get_untracked();
        let target = event.current_target();
        let width = target
            .map_or(1, |target| crate::files::width_of(&target))
            .max(1);
        let share = f64::from(event.offset_x()) / f64::from(width);
        let number = (share * curve.len() as f64) as usize;
        if let Some((entry, _)) = curve.get(number.min(curve.len().saturating_sub(1))) {
            table.question.set(None);
            table.look_back(*entry);
        }
    };
    view! {
        <figure dir="ltr">
            <svg
                class="graph"
                viewBox=format!("0 0 {WIDTH} {HEIGHT}")
                preserveAspectRatio="none"
                role="img"
                aria-label=about
                on:click=show
            >
                <line class="even" x1="0" x2=WIDTH y1=HEIGHT / 2.0 y2=HEIGHT / 2.0 />
                <polygon class="area" points=area />
                <polyline class="line" points=spots />
            </svg>
            <figcaption class="small quiet">{about}</figcaption>
        </figure>
    }
}
