//! A position on a board, for reading and for exercises.

use leptos::prelude::*;
use rules::{Appearance, ByPlayer, Cube, Player, Point, PointLabels};

use crate::app::app;
use crate::board::{Board, BoardLook, CubePlace, HomeSide, Picture, Place, Shape, Speed};
use crate::describe;

/// A position to look at, with White at the bottom.
#[component]
pub fn Diagram(
    /// Where the checkers are.
    board: rules::Board,
    /// The cube, where it matters.
    cube: Option<Cube>,
    /// How the leaflet draws its boards.
    appearance: Appearance,
    /// Upright where the board fills the screen.
    #[prop(default = Signal::stored(Shape::Landscape), into)]
    shape: Signal<Shape>,
) -> impl IntoView {
    let cube = cube.map(|cube| {
        let place = cube.owner.map_or(CubePlace::Centered, CubePlace::Owned);
        (cube.value, place)
    });
    let picture = Picture {
        cube,
        ..still(&board, appearance.labels)
    };
    view! {
        <div class="diagram" inert=true aria-hidden="true">
            <Board
                picture=Signal::stored(picture)
                look=Signal::derive(move || BoardLook { shape: shape.get(), ..look(appearance) })
                labels=describe::aria_labels_with_colors(app(), appearance.colors)
                on_gesture=Callback::new(|_| ())
            />
        </div>
    }
}

/// How the leaflet orients the board: White's home is on the side that White
/// moves to.
#[must_use]
pub fn look(appearance: Appearance) -> BoardLook {
    BoardLook {
        bottom: Player::White,
        home: match appearance.counter_clockwise {
            Player::White => HomeSide::Right,
            Player::Black => HomeSide::Left,
        },
        shape: Shape::Landscape,
        cube_at_rest: appearance.cube_at_rest,
        speed: Speed::Fast,
        marks_movable: true,
    }
}

/// The checkers of a board as White sees it, and nothing else.
#[must_use]
pub fn still(board: &rules::Board, labels: PointLabels) -> Picture {
    let mut checkers = Vec::new();
    for (player, own) in [
        (Player::White, board.player()),
        (Player::Black, board.opponent()),
    ] {
        let place = |point: Point| match player {
            Player::White => Place::Point(point),
            Player::Black => Place::Point(point.mirrored()),
        };
        let on_points = Point::ALL.map(|point| (place(point), own.on(point)));
        let beside = [
            (Place::Bar(player), own.on_bar()),
            (Place::Tray(player), own.off()),
        ];
        let all = on_points.into_iter().chain(beside);
        let all = all.filter(|&(_, count)| count > 0);
        checkers.extend(all.map(|(place, count)| (place, player, count)));
    }
    Picture {
        checkers,
        dice: ByPlayer::from_fn(|_| Vec::new()),
        rolls: 0,
        opening: None,
        can_press_dice: None,
        cube: None,
        can_press_cube: false,
        movable: Vec::new(),
        may_lift: None,
        picked_up: None,
        targets: Vec::new(),
        last_moved: Vec::new(),
        winner: None,
        labels: Point::ALL.map(|point| labels.label(point, Player::White)),
    }
}
