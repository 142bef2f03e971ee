//! Everything that never moves: frame, field, points, bar and trays.
//!
//! It's in its own layer below everything live, with the grain of its
//! materials, and is redrawn only when size or material change.

use leptos::prelude::*;
use rules::Point;

use super::geometry::{Area, Geometry};

pub(super) fn ground(geometry: Geometry) -> impl IntoView {
    let (width, height) = geometry.size();
    let part = move |class: &'static str, area: Area| {
        let percent = |part: f64, whole: f64| format!("{:.3}%", part / whole * 100.0);
        view! {
            <div
                class=class
                style=("left", percent(area.x, width))
                style=("top", percent(area.y, height))
                style=("width", percent(area.width, width))
                style=("height", percent(area.height, height))
            ></div>
        }
    };
    view! {
        <div class="ground" aria-hidden="true">
            <div class="frame"></div>
            {geometry.fields().map(|area| part("field", area)).collect_view()}
            <svg class="points" viewBox=format!("0 0 {width} {height}")>
                {Point::ALL.map(|point| triangle(point, geometry)).collect_view()}
            </svg>
            {geometry.fields().map(|area| part("cover", area)).collect_view()}
            {geometry.troughs().map(|area| part("trough", area)).collect_view()}
            {part("bar", geometry.bar())}
        </div>
    }
}

fn triangle(point: Point, geometry: Geometry) -> impl IntoView {
    let class = if geometry.is_dark(point) {
        "point dark"
    } else {
        "point light"
    };
    let corners = geometry.triangle(point);
    let corners = corners.map(|spot| format!("{:.1},{:.1}", spot.x, spot.y));
    view! { <polygon class=class points=corners.join(" ") /> }
}

/// Light and shadow on whatever is drawn. They have no color, so all boards on
/// the page share them; the page draws this once.
#[component]
pub fn BoardLight() -> impl IntoView {
    view! {
        <svg class="board-light" width="0" height="0" aria-hidden="true"><defs>
            <radialGradient id="board-shadow">
                <stop offset="0.7" stop-color="#000" stop-opacity="0.5" />
                <stop offset="1" stop-color="#000" stop-opacity="0" />
            </radialGradient>
            <radialGradient id="board-turned" cx="0.5" cy="0.5" r="0.5">
                <stop offset="0.56" stop-color="#000" stop-opacity="0" />
                <stop offset="0.62" stop-color="#000" stop-opacity="0.1" />
                <stop offset="0.66" stop-color="#fff" stop-opacity="0.1" />
                <stop offset="0.71" stop-color="#000" stop-opacity="0.07" />
                <stop offset="0.75" stop-color="#fff" stop-opacity="0.1" />
                <stop offset="0.8" stop-color="#000" stop-opacity="0.04" />
                <stop offset="0.88" stop-color="#000" stop-opacity="0.02" />
                <stop offset="1" stop-color="#000" stop-opacity="0.34" />
            </radialGradient>
            <radialGradient id="board-gleam">
                <stop offset="0" stop-color="#fff" stop-opacity="0.6" />
                <stop offset="1" stop-color="#fff" stop-opacity="0" />
            </radialGradient>
            <linearGradient id="board-drilled" x1="0.2" y1="0.1" x2="0.8" y2="0.9">
                <stop offset="0" stop-color="#000" stop-opacity="0.5" />
                <stop offset="0.5" stop-color="#000" stop-opacity="0" />
                <stop offset="1" stop-color="#fff" stop-opacity="0.4" />
            </linearGradient>
            <linearGradient id="board-dish" x1="0.18" y1="0.1" x2="0.82" y2="0.9">
                <stop offset="0" stop-color="#000" stop-opacity="0.34" />
                <stop offset="0.45" stop-color="#000" stop-opacity="0.05" />
                <stop offset="0.6" stop-color="#fff" stop-opacity="0.04" />
                <stop offset="1" stop-color="#fff" stop-opacity="0.36" />
            </linearGradient>
            <linearGradient id="board-lip" x1="0.15" y1="0.1" x2="0.85" y2="0.9">
                <stop offset="0" stop-color="#fff" stop-opacity="0.75" />
                <stop offset="0.5" stop-color="#fff" stop-opacity="0" />
                <stop offset="1" stop-color="#000" stop-opacity="0.35" />
            </linearGradient>
            <linearGradient id="board-dish-lip" x1="0.85" y1="0.9" x2="0.15" y2="0.1">
                <stop offset="0" stop-color="#fff" stop-opacity="0.75" />
                <stop offset="0.5" stop-color="#fff" stop-opacity="0" />
                <stop offset="1" stop-color="#000" stop-opacity="0.35" />
            </linearGradient>
            <linearGradient id="board-sheen" x1="0.1" y1="0" x2="0.9" y2="1">
                <stop offset="0" stop-color="#fff" stop-opacity="0.45" />
                <stop offset="0.4" stop-color="#fff" stop-opacity="0.05" />
                <stop offset="1" stop-color="#000" stop-opacity="0.2" />
            </linearGradient>
            <linearGradient id="board-side" x1="0" y1="0" x2="1" y2="0">
                <stop offset="0" stop-color="#000" stop-opacity="0.35" />
                <stop offset="0.25" stop-color="#fff" stop-opacity="0.35" />
                <stop offset="0.6" stop-color="#000" stop-opacity="0" />
                <stop offset="1" stop-color="#000" stop-opacity="0.5" />
            </linearGradient>
            <linearGradient id="board-side-upright" x1="0" y1="0" x2="0" y2="1">
                <stop offset="0" stop-color="#000" stop-opacity="0.35" />
                <stop offset="0.25" stop-color="#fff" stop-opacity="0.35" />
                <stop offset="0.6" stop-color="#000" stop-opacity="0" />
                <stop offset="1" stop-color="#000" stop-opacity="0.5" />
            </linearGradient>
        </defs></svg>
    }
}
