//! The things on the board, each drawn around its own middle.

use leptos::prelude::*;
use rules::{CubeValue, Die, Player};

use super::geometry::{Area, CHECKER, CUBE, DIE, Spot};
use super::{Place, ShownDie};

/// How far the outer pips of a die are from its middle.
const PIP: f64 = 8.6;

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

/// A checker that lies flat, with its rim, and with a number if it stands for
/// more checkers than can be seen.
pub(super) fn checker(player: Player, spot: Spot, number: Option<usize>) -> impl IntoView {
    let radius = CHECKER / 2.0 - 1.2;
    view! {
        <g class=format!("checker {}", color(player)) transform=at(spot)>
            <circle class="shadow" cy="1.6" r=radius />
            <circle class="face" r=radius - 0.8 />
            <circle class="groove" r=radius - 6.0 />
            {number.map(|number| view! { <text class="count">{number}</text> })}
        </g>
    }
}

/// A checker that lies on its edge in the tray.
pub(super) fn edge(player: Player, spot: Spot, (width, height): (f64, f64)) -> impl IntoView {
    let area = Area {
        x: spot.x - width / 2.0 + 0.8,
        y: spot.y - height / 2.0 + 0.8,
        width: width - 1.6,
        height: height - 1.6,
    };
    let along = 5.0;
    let (dx, dy) = if width > height {
        (width / 2.0 - along, 0.0)
    } else {
        (0.0, height / 2.0 - along)
    };
    view! {
        <g class=format!("checker {}", color(player))>
            {rectangle("face", area, 3.0)}
            <line
                class="groove"
                x1=spot.x - dx
                y1=spot.y - dy
                x2=spot.x + dx
                y2=spot.y + dy
            />
        </g>
    }
}

/// The ring around a checker that can be moved or has been picked up.
pub(super) fn ring(spot: Spot) -> impl IntoView {
    let radius = CHECKER / 2.0 - 1.6;
    outlined(move |class| {
        view! { <circle class=format!("ring {class}") cx=spot.x cy=spot.y r=radius /> }
    })
}

/// Where a checker could be put: a ring, or a bar in the tray.
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
                r=CHECKER / 2.0 - 5.0
            />
        }
        .into_any(),
    })
}

/// The frame around a part that has the focus; the style shows it then.
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

/// A mark twice, wider and in the opposite color below, so that it reads on
/// light and dark alike.
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

/// A die: dimmed when it is used up, crossed when no legal play uses it, and
/// with a tick for each time it can be played if that is more than once.
pub(super) fn die(
    player: Player,
    shown: ShownDie,
    spot: Spot,
    is_double: bool,
    can_press: bool,
) -> impl IntoView {
    let square = Area::square(ORIGIN, DIE);
    let class = format!(
        "die {}{}{}",
        color(player),
        if shown.left == 0 { " used" } else { "" },
        if shown.is_blocked { " blocked" } else { "" },
    );
    let ticks = if is_double { shown.left } else { 0 };
    view! {
        <g class=class transform=at(spot)>
            <g class="cast">
                <rect class="shadow" x=square.x y=square.y + 1.6 width=DIE height=DIE rx="7" />
                {rectangle("face", square, 7.0)}
                {pips(shown.die)
                    .iter()
                    .map(|(x, y)| {
                        view! {
                            <circle class="pip" cx=f64::from(*x) * PIP cy=f64::from(*y) * PIP r="3.3" />
                        }
                    })
                    .collect_view()}
            </g>
            {can_press.then(|| pressable(ORIGIN, DIE + 7.0))}
            {shown
                .is_blocked
                .then(|| {
                    let end = DIE / 2.0 - 4.0;
                    view! { <line class="cross" x1=-end y1=end x2=end y2=-end /> }
                })}
            {(0..ticks)
                .map(|tick| {
                    let x = (f64::from(tick) - f64::from(ticks - 1) / 2.0) * 9.0;
                    view! { <circle class="tick" cx=x cy=DIE / 2.0 + 7.0 r="2.4" /> }
                })
                .collect_view()}
        </g>
    }
}

/// The outline of a die that waits to be rolled.
pub(super) fn waiting_die(spot: Spot) -> impl IntoView {
    pressable(spot, DIE - 2.0)
}

/// A frame that asks for a press.
fn pressable(middle: Spot, side: f64) -> impl IntoView {
    rectangle("pressable", Area::square(middle, side), 8.0)
}

/// The cube. Before it is first turned its 64 is up.
pub(super) fn cube(value: CubeValue, spot: Spot, turn: i32) -> impl IntoView {
    let up = if value == CubeValue::ONE {
        CubeValue::SIXTY_FOUR.value()
    } else {
        value.value()
    };
    let digits = up.to_string();
    let size = match digits.len() {
        1 => 22,
        2 => 19,
        3 => 14,
        _ => 10,
    };
    let square = Area::square(ORIGIN, CUBE);
    view! {
        <g class="body" transform=format!("{} rotate({turn})", at(spot))>
            <rect class="shadow" x=square.x y=square.y + 1.6 width=CUBE height=CUBE rx="6" />
            {rectangle("face", square, 6.0)}
            <text class="value" font-size=size>
                {digits}
            </text>
        </g>
    }
}
