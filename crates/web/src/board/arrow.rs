//! Arrows over the board: the paths of checkers.

use leptos::prelude::*;

use super::geometry::{CHECKER, Geometry, Spot};
use super::motion::{lift, put};
use super::{Picture, Place};

/// The path of one checker, shown over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// Where it stands.
    pub from: Place,
    /// Where it goes.
    pub to: Place,
    /// Whose idea it is.
    pub kind: ArrowKind,
}

/// Whose move an arrow shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArrowKind {
    /// It was played.
    Played,
    /// It would have been best.
    Best,
}

/// Arrows one after the other, each starting from where the one before left the
/// checkers.
pub(super) fn arrows(
    picture: &Picture,
    arrows: &[Arrow],
    geometry: Geometry,
) -> impl IntoView + use<> {
    let mut drawn = Vec::new();
    for kind in [ArrowKind::Played, ArrowKind::Best] {
        let mut checkers = picture.checkers.clone();
        for arrow in arrows.iter().filter(|arrow| arrow.kind == kind) {
            let count = |checkers: &[(Place, rules::Player, u8)], place| {
                let here = checkers.iter().filter(|(at, ..)| *at == place);
                here.map(|(_, _, count)| usize::from(*count)).sum::<usize>()
            };
            let mover = checkers.iter().find(|(at, ..)| *at == arrow.from);
            let Some(&(_, player, _)) = mover else {
                continue;
            };
            let standing = count(&checkers, arrow.from);
            let start = geometry.checker(arrow.from, standing.saturating_sub(1), standing);
            lift(&mut checkers, arrow.from, player);
            let landed = count(&checkers, arrow.to);
            let end = geometry.checker(arrow.to, landed, landed + 1);
            put(&mut checkers, arrow.to, player);
            drawn.push(one(start, end, kind));
        }
    }
    drawn
}

fn one(start: Spot, end: Spot, kind: ArrowKind) -> impl IntoView {
    let (x, y) = (end.x - start.x, end.y - start.y);
    let length = (x * x + y * y).sqrt().max(1.0);
    let (x, y) = (x / length, y / length);
    let head = CHECKER / 3.0;
    // The line ends where the head begins, so that its tip is sharp.
    let neck = Spot {
        x: end.x - x * head,
        y: end.y - y * head,
    };
    let corner = |side: f64| {
        let half = side * head / 1.7;
        format!("{:.1},{:.1}", neck.x - y * half, neck.y + x * half)
    };
    let points = format!("{:.1},{:.1} {} {}", end.x, end.y, corner(1.0), corner(-1.0));
    let class = match kind {
        ArrowKind::Played => "arrow played",
        ArrowKind::Best => "arrow best",
    };
    view! {
        <g class=class>
            <line class="edge" x1=start.x y1=start.y x2=neck.x y2=neck.y />
            <polygon class="edge" points=points.clone() />
            <line class="shaft" x1=start.x y1=start.y x2=neck.x y2=neck.y />
            <polygon class="head" points=points />
        </g>
    }
}
