//! The things on the board, each drawn around its own center.

use leptos::prelude::*;
use rules::{CubeValue, Die, Player};

use super::geometry::{Area, CHECKER, CUBE, DIE, Spot};
use super::{Place, ShownDie};

/// How far the outer pips of a die are from its middle.
const PIP: f64 = 8.8;

/// The middle of whatever is drawn.
pub(super) const ORIGIN: Spot = Spot { x: 0.0, y: 0.0 };

/// The class that carries a player's colors.
pub(super) fn color(player: Player) -> &'static str {
    match player {
        Player::White => "white",
        Player::Black => "black",
    }
}

pub(super) fn at(spot: Spot) -> String {
    format!("translate({:.1} {:.1})", spot.x, spot.y)
}

/// A rectangle with rounded corners.
pub(super) fn rectangle(class: &'static str, area: Area, corner: f64) -> impl IntoView {
    view! {
        <rect class=class x=area.x y=area.y width=area.width height=area.height rx=corner />
    }
}

/// A flat checker with a rounded edge and a dish, and with a number if it stands
/// for more checkers than can be shown.
pub(super) fn checker(player: Player, spot: Spot, number: Option<usize>) -> impl IntoView {
    let radius = CHECKER / 2.0 - 0.6;
    view! {
        <g class=format!("checker {}", color(player)) transform=at(spot)>
            <circle class="shadow" cx="1.6" cy="2.6" r=radius + 2.4 />
            <circle class="face disk" r=radius - 0.5 />
            <circle class="turned" r=radius - 1.0 />
            <circle class="round" r=radius - 2.6 />
            <circle class="inlay" r=radius - 5.6 />
            <circle class="dish" r=radius - 7.4 />
            <ellipse class="gleam" cx="-6" cy="-9.5" rx="9" ry="5" transform="rotate(-32 -6 -9.5)" />
            {number.map(|number| view! { <text class="count">{number}</text> })}
        </g>
    }
}

/// A checker on its edge in the tray, with the total number if it's the last of
/// many.
pub(super) fn edge(
    player: Player,
    spot: Spot,
    (width, height): (f64, f64),
    number: Option<usize>,
) -> impl IntoView {
    let area = Area {
        x: spot.x - width / 2.0 + 0.5,
        y: spot.y - height / 2.0 + 0.5,
        width: width - 1.0,
        height: height - 1.0,
    };
    let is_upright = height > width;
    let (dx, dy) = if is_upright {
        (0.0, height / 2.0 - 1.0)
    } else {
        (width / 2.0 - 1.0, 0.0)
    };
    let side = if is_upright { "side upright" } else { "side" };
    view! {
        <g class=format!("checker {}", color(player))>
            {rectangle("face", area, 2.6)}
            {match number {
                Some(number) => view! {
                    <text class="tray-count" x=spot.x y=spot.y>{number}</text>
                }
                .into_any(),
                None => view! {
                    <line
                        class="inlay"
                        x1=spot.x - dx
                        y1=spot.y - dy
                        x2=spot.x + dx
                        y2=spot.y + dy
                    />
                }
                .into_any(),
            }}
            {rectangle(side, area, 2.6)}
        </g>
    }
}

/// The ring around a checker that can be moved or has been picked up.
pub(super) fn ring(spot: Spot) -> impl IntoView {
    let radius = CHECKER / 2.0 + 0.4;
    outlined(move |class| {
        view! { <circle class=format!("ring {class}") cx=spot.x cy=spot.y r=radius /> }
    })
}

/// Where a checker could be put: a disk of gold, or a bar in the tray.
pub(super) fn landing(place: Place, spot: Spot, (width, height): (f64, f64)) -> impl IntoView {
    let area = Area {
        x: spot.x - width / 2.0 + 1.5,
        y: spot.y - height / 2.0 + 1.5,
        width: width - 3.0,
        height: height - 3.0,
    };
    outlined(move |class| match place {
        Place::Tray(_) => view! {
            <rect
                class=format!("landing {class}")
                x=area.x
                y=area.y
                width=area.width
                height=area.height
                rx="4"
            />
        }
        .into_any(),
        Place::Point(_) | Place::Bar(_) => view! {
            <circle
                class=format!("landing {class}")
                cx=spot.x
                cy=spot.y
                r=CHECKER / 5.2
            />
        }
        .into_any(),
    })
}

/// The frame around a part; the style shows it while the part has the focus.
pub(super) fn focus(area: Area) -> impl IntoView {
    let inset = 2.5;
    outlined(move |class| {
        view! {
            <rect
                class=format!("focus {class}")
                x=area.x + inset
                y=area.y + inset
                width=area.width - 2.0 * inset
                height=area.height - 2.0 * inset
                rx="5"
            />
        }
    })
}

/// A mark drawn twice, wider and in the opposite color below, so that it's
/// visible on light and dark.
fn outlined<Mark: IntoView>(mark: impl Fn(&'static str) -> Mark) -> impl IntoView {
    (mark("edge"), mark("mark"))
}

/// Where the pips of a die are, in steps from its middle.
fn pips(die: Die) -> &'static [(i8, i8)] {
    match die {
        Die::One => &[(0, 0)],
        Die::Two => &[(-1, -1), (1, 1)],
        Die::Three => &[(-1, -1), (0, 0), (1, 1)],
        Die::Four => &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        Die::Five => &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        Die::Six => &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
    }
}

/// By how many degrees a die is tilted.
pub(super) fn askew(index: usize) -> f64 {
    [-7.0, 9.0, -3.0, 6.0][index % 4]
}

/// The face of a die around the middle, upright.
pub(super) fn die_face(die: Die) -> impl IntoView {
    let square = Area::square(ORIGIN, DIE);
    let bevel = Area::square(ORIGIN, DIE - 1.2);
    let pips = pips(die).iter().map(|(x, y)| {
        let (x, y) = (f64::from(*x) * PIP, f64::from(*y) * PIP);
        view! {
            <circle class="pip" cx=x cy=y r="3.4" />
            <circle class="drilled" cx=x cy=y r="3.8" />
        }
    });
    view! {
        {rectangle("face", square, 8.0)}
        {rectangle("sheen", square, 8.0)}
        {rectangle("bevel", bevel, 7.4)}
        {pips.collect_view()}
    }
}

/// A die at rest, the `index`-th: dimmed when it is used up, crossed when no
/// legal play uses it.
pub(super) fn die(
    player: Player,
    shown: ShownDie,
    index: usize,
    spot: Spot,
    size: f64,
    can_press: bool,
) -> impl IntoView {
    let class = format!(
        "die {}{}{}",
        color(player),
        if shown.left == 0 { " used" } else { "" },
        if shown.is_blocked { " blocked" } else { "" },
    );
    let lies = format!(
        "{} rotate({}) scale({:.3})",
        at(spot),
        askew(index),
        size / DIE
    );
    let below = Area {
        y: -DIE / 2.0 + 2.2,
        ..Area::square(ORIGIN, DIE)
    };
    view! {
        <g class=class transform=lies>
            <g class="cast">
                <ellipse class="shadow" cx="3" cy="5" rx=DIE * 0.68 ry=DIE * 0.64 />
                {rectangle("face", below, 8.0)}
                {rectangle("under", below, 8.0)}
                {die_face(shown.die)}
            </g>
            {can_press.then(|| pressable(ORIGIN, DIE + 6.0))}
            {shown
                .is_blocked
                .then(|| {
                    let end = DIE / 2.0 - 4.0;
                    outlined(move |class| {
                        view! { <line class=format!("cross {class}") x1=-end y1=end x2=end y2=-end /> }
                    })
                })}
        </g>
    }
}

/// The outline of a die that waits to be rolled.
pub(super) fn waiting_die(spot: Spot) -> impl IntoView {
    pressable(spot, DIE - 2.0)
}

/// A frame that invites a press.
fn pressable(middle: Spot, side: f64) -> impl IntoView {
    outlined(move |class| {
        let area = Area::square(middle, side);
        view! {
            <rect
                class=format!("pressable {class}")
                x=area.x
                y=area.y
                width=area.width
                height=area.height
                rx="9"
            />
        }
    })
}

/// The cube around the middle, seen a little from the front, with its number
/// turned by this many degrees.
pub(super) fn cube(value: CubeValue, turn: i32) -> impl IntoView {
    let digits = face_up(value).to_string();
    let size = match digits.len() {
        1 => 21,
        2 => 18,
        3 => 13,
        _ => 10,
    };
    let top = Area {
        x: -CUBE / 2.0,
        y: -CUBE / 2.0,
        width: CUBE,
        height: CUBE - 1.5,
    };
    let side = Area {
        y: top.y + 3.0,
        ..top
    };
    let panel = Area {
        x: top.x + 3.8,
        y: top.y + 3.6,
        width: top.width - 7.6,
        height: top.height - 7.3,
    };
    view! {
        <ellipse class="shadow" cx="3" cy="6" rx=CUBE * 0.66 ry=CUBE * 0.62 />
        {rectangle("face", side, 6.5)}
        {rectangle("front", side, 6.5)}
        {rectangle("face", top, 6.5)}
        {rectangle("sheen", top, 6.5)}
        {rectangle("bevel", panel, 4.4)}
        <text class="value" font-size=size transform=format!("translate(0 -0.6) rotate({turn})")>
            {digits}
        </text>
    }
}

/// The number on top of the cube: 64 before it's first turned.
fn face_up(value: CubeValue) -> u32 {
    if value == CubeValue::ONE {
        CubeValue::SIXTY_FOUR.value()
    } else {
        value.value()
    }
}
