//! The trail of the last move: where its checkers came from and went to.

use leptos::prelude::*;

use super::geometry::{CHECKER, Geometry, Spot};
use super::{Picture, Place};

/// How wide a trail is where it ends.
const WIDTH: f64 = CHECKER * 0.52;

/// A soft band for each checker of the last move, thin where it left and
/// wide where it arrived.
pub(super) fn trails(picture: &Picture, geometry: Geometry) -> impl IntoView + use<> {
    let height = |place: Place| -> usize {
        let here = picture.checkers.iter().filter(|(at, ..)| *at == place);
        here.map(|(_, _, count)| usize::from(*count)).sum()
    };
    let trails = picture.last_moved.iter().map(|&(from, to)| {
        let left = height(from);
        let start = geometry.checker(from, left, left + 1);
        let arrived = height(to).max(1);
        let end = geometry.checker(to, arrived - 1, arrived);
        view! {
            <polygon class="way" points=band(start, end) />
            <circle class="left" cx=start.x cy=start.y r=CHECKER / 2.0 - 2.0 />
            {matches!(to, Place::Point(_)).then(|| {
                view! { <circle class="came" cx=end.x cy=end.y r=CHECKER / 2.0 + 2.5 /> }
            })}
        }
    });
    trails.collect_view()
}

/// The corners of a band that widens from one spot to the other.
fn band(start: Spot, end: Spot) -> String {
    let (x, y) = (end.x - start.x, end.y - start.y);
    let length = (x * x + y * y).sqrt().max(1.0);
    let (x, y) = (x / length, y / length);
    let corner =
        |spot: Spot, aside: f64| format!("{:.1},{:.1}", spot.x - y * aside, spot.y + x * aside);
    let (thin, wide) = (WIDTH / 8.0, WIDTH / 2.0);
    [
        corner(start, thin),
        corner(end, wide),
        corner(end, -wide),
        corner(start, -thin),
    ]
    .join(" ")
}
