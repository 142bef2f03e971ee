//! The board: what it shows, and what input do to it.

#![allow(
    unreachable_pub,
    reason = "the component macro makes a public function of its own beside each component"
)]

mod animator;
mod aria;
mod arrow;
mod drawing;
mod geometry;
mod gesture;
mod input;
mod look;
mod motion;
mod picture;
mod theme;

use leptos::prelude::*;
use rules::{Player, Point};

pub use aria::{AriaLabels, ShownCube, ShownDice, ShownPlace};
pub use arrow::{Arrow, ArrowKind};
pub use geometry::{HomeSide, Shape};
pub use gesture::Gesture;
pub use look::{BoardLook, Speed};
pub use picture::{CubePlace, Picture, Place, ShownDie};
pub use theme::Theme;

use crate::sound::Sound;
use animator::{Animator, MovingChecker};
use geometry::{Geometry, Part, all_places};
use input::Input;

/// The board, drawn from a picture.
#[component]
pub fn Board(
    /// What is to be seen. What differs from the picture before moves.
    #[prop(into)]
    picture: Signal<Picture>,
    /// How it is looked at.
    #[prop(into)]
    look: Signal<BoardLook>,
    /// What a screen reader says.
    labels: AriaLabels,
    /// Told what input and keys do.
    #[prop(into)]
    on_gesture: Callback<Gesture>,
    /// What happened before the picture: set together with it, these are
    /// played first, one after the other. A turn of several moves is shown
    /// move by move by this.
    #[prop(optional, into)]
    animation: Signal<Animation>,
    /// Ways of checkers that lie over the picture.
    #[prop(optional, into)]
    arrows: Signal<Vec<Arrow>>,
    /// Told when something is to be heard.
    #[prop(optional, into)]
    on_sound: Option<Callback<Sound>>,
) -> impl IntoView {
    let geometry = Memo::new(move |_| look.get().geometry());
    let animator = Animator::new(picture.get_untracked(), look, on_sound);
    let input = Input::new(picture, geometry, animator, on_gesture);
    let animation = Memo::new(move |_| animation.get());
    let picture = Memo::new(move |_| picture.get());
    Effect::new(move |before: Option<Animation>| {
        let (animation, picture) = (animation.get(), picture.get());
        let is_new = before.as_ref().is_some_and(|before| *before != animation);
        let mut pictures = Vec::new();
        if is_new {
            pictures.clone_from(&animation.pictures);
            if let Some(start) = &animation.start {
                animator.cut(start.clone());
            }
        }
        pictures.push(picture);
        animator.show(pictures);
        animation
    });
    let board = BoardView {
        shown: animator.shown.into(),
        geometry,
        labels,
        input,
    };
    view! {
        <svg
            node_ref=input.svg
            class="board"
            class:marks-movable=move || look.get().marks_movable
            class:standing=move || look.get().shape == Shape::Portrait
            class:tumbling=animator.tumbling
            role="group"
            aria-label=labels.board
            viewBox=move || {
                let (width, height) = geometry.get().size();
                format!("0 0 {width} {height}")
            }
            on:pointerdown=move |event| input.pointer_down(&event)
            on:pointermove=move |event| input.pointer_moved(&event)
            on:pointerup=move |event| input.pointer_up(&event)
            on:pointercancel=move |event| input.pointer_lost(&event)
            on:contextmenu=move |event| event.prevent_default()
        >
            {move || ground(geometry.get())}
            {all_places().map(|place| board.place(place)).collect_view()}
            {Player::BOTH.map(|player| board.dice(player)).collect_view()}
            {board.cube()}
            <g class="arrows" aria-hidden="true">
                {move || {
                    let picture = animator.shown.get();
                    arrows.with(|arrows| arrow::arrows(&picture, arrows, geometry.get()))
                }}
            </g>
            <g class="air" aria-hidden="true">
                <For
                    each=move || animator.flying.get()
                    key=|flying| flying.number
                    children=|flying| flying_checker(&flying)
                />
                {move || {
                    let hand = input.dragged.get()?;
                    Some(view! { <g class="dragged">{drawing::checker(hand.player, hand.at, None)}</g> })
                }}
            </g>
        </svg>
    }
}

/// Every place of the board, for a picture on which all can be pressed.
#[must_use]
pub fn every_place() -> Vec<Place> {
    all_places().collect()
}

/// Pictures that lead to the one that is shown at last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Animation {
    /// Where the animation starts, shown at once; `None` to start from what is
    /// seen.
    pub start: Option<Picture>,
    /// What is played from there, one picture after the other.
    pub pictures: Vec<Picture>,
    /// Counts the showings, so that the same animation can be shown again.
    pub showing: u32,
}

/// What the name of a part is in the document, for tests and for focus.
fn part_name(part: Part) -> String {
    match part {
        Part::Place(Place::Point(point)) => format!("point-{point}"),
        Part::Place(Place::Bar(player)) => format!("bar-{}", drawing::color(player)),
        Part::Place(Place::Tray(player)) => format!("tray-{}", drawing::color(player)),
        Part::Dice(player) => format!("dice-{}", drawing::color(player)),
        Part::Cube => "cube".to_owned(),
    }
}

fn flying_checker(flying: &MovingChecker) -> impl IntoView + use<> {
    let pixels = |length: f64| format!("{length:.1}px");
    view! {
        <g
            class="flying"
            style=("--from-x", pixels(flying.start.x))
            style=("--from-y", pixels(flying.start.y))
            style=("--to-x", pixels(flying.end.x))
            style=("--to-y", pixels(flying.end.y))
            style=("animation-duration", format!("{}ms", flying.duration))
        >
            {drawing::checker(flying.motion.player, drawing::ORIGIN, None)}
        </g>
    }
}

/// All that never moves: frame, fields, bar and troughs.
fn ground(geometry: Geometry) -> impl IntoView {
    let (width, height) = geometry.size();
    view! {
        <g class="ground">
            <rect class="frame" width=width height=height rx="10" />
            {geometry.fields().map(|area| drawing::rectangle("field", area, 2.0)).collect_view()}
            {geometry.troughs().map(|area| drawing::rectangle("trough", area, 4.0)).collect_view()}
            {drawing::rectangle("bar", geometry.bar(), 0.0)}
        </g>
    }
}

/// What all parts of the board are drawn from.
#[derive(Clone, Copy)]
struct BoardView {
    shown: Signal<Picture>,
    geometry: Memo<Geometry>,
    labels: AriaLabels,
    input: Input,
}

impl BoardView {
    fn place(self, place: Place) -> impl IntoView {
        let BoardView {
            geometry,
            labels,
            input,
            ..
        } = self;
        let part = Part::Place(place);
        let shown = Memo::new(move |_| self.shown.with(|picture| picture.shown(place)));
        let is_lifted =
            Memo::new(move |_| input.dragged.get().is_some_and(|hand| hand.from == place));
        view! {
            <g
                class="place"
                class:movable=move || shown.with(|shown| shown.is_movable)
                class:picked-up=move || shown.with(|shown| shown.is_picked_up)
                class:target=move || shown.with(|shown| shown.is_target)
                role="button"
                data-part=part_name(part)
                tabindex=move || if input.focused.get() == place { "0" } else { "-1" }
                aria-label=move || labels.place.run(shown.get())
                aria-disabled=move || {
                    shown.with(|shown| !shown.is_movable && !shown.is_target).to_string()
                }
                on:keydown=move |event| input.key_down(&event, part)
                on:click=move |event| input.clicked(&event, part)
                on:focus=move |_| input.focused.set(place)
            >
                {move || drawing::rectangle("area", geometry.get().area(place), 4.0)}
                {match place {
                    Place::Point(point) => Some(point_face(point, shown, geometry)),
                    Place::Bar(_) | Place::Tray(_) => None,
                }}
                {move || shown.with(|shown| stack(shown, is_lifted.get(), geometry.get()))}
                {move || drawing::focus(geometry.get().area(place))}
            </g>
        }
    }

    fn dice(self, player: Player) -> impl IntoView {
        let BoardView {
            geometry,
            labels,
            input,
            ..
        } = self;
        let part = Part::Dice(player);
        let shown = Memo::new(move |_| self.shown.with(|picture| picture.shown_dice(player)));
        view! {
            <g
                class="dice"
                class:can-press=move || shown.with(|shown| shown.can_press)
                role="button"
                data-part=part_name(part)
                tabindex="0"
                aria-label=move || labels.dice.run(shown.get())
                aria-disabled=move || {
                    shown.with(|shown| !shown.can_press && !shown.can_swap).to_string()
                }
                on:keydown=move |event| input.key_down(&event, part)
                on:click=move |event| input.clicked(&event, part)
            >
                {move || drawing::rectangle("area", geometry.get().dice_area(player), 4.0)}
                {move || shown.with(|shown| dice(shown, geometry.get()))}
                {move || drawing::focus(geometry.get().dice_area(player))}
            </g>
        }
    }

    fn cube(self) -> impl IntoView {
        let BoardView {
            geometry,
            labels,
            input,
            ..
        } = self;
        let shown = Memo::new(move |_| self.shown.with(Picture::shown_cube));
        move || {
            let shown = shown.get()?;
            let ShownCube {
                value,
                place,
                can_press,
            } = shown;
            Some(view! {
                <g
                    class="cube"
                    class:can-press=can_press
                    role="button"
                    data-part=part_name(Part::Cube)
                    tabindex="0"
                    aria-label=move || labels.cube.run(shown)
                    aria-disabled=(!can_press).to_string()
                    on:keydown=move |event| input.key_down(&event, Part::Cube)
                    on:click=move |event| input.clicked(&event, Part::Cube)
                >
                    {move || {
                        let geometry = geometry.get();
                        drawing::cube(value, geometry.cube(place), geometry.cube_turn(place))
                    }}
                    {move || drawing::focus(geometry.get().cube_area(place))}
                </g>
            })
        }
    }
}

/// The triangle of a point and its label.
fn point_face(point: Point, shown: Memo<ShownPlace>, geometry: Memo<Geometry>) -> impl IntoView {
    view! {
        <polygon
            class=move || if geometry.get().is_dark(point) { "point dark" } else { "point light" }
            points=move || {
                geometry.get().triangle(point).map(|spot| format!("{},{}", spot.x, spot.y)).join(" ")
            }
        />
        <text
            class="label"
            aria-hidden="true"
            x=move || geometry.get().label(point).x
            y=move || geometry.get().label(point).y
        >
            {move || shown.with(|shown| shown.label.clone())}
        </text>
    }
}

/// The checkers of a place, and its marks. The topmost is not drawn while it
/// is in a hand.
fn stack(shown: &ShownPlace, is_lifted: bool, geometry: Geometry) -> impl IntoView + use<> {
    let place = shown.place;
    let players: Vec<Player> = shown
        .checkers
        .iter()
        .flat_map(|(player, count)| (0..*count).map(|_| *player))
        .collect();
    let count = players.len();
    let standing = count - usize::from(is_lifted).min(count);
    let is_number_needed = standing > geometry::seen_apart(place);
    let foot = shown.is_last_moved.then(|| {
        let [from, to] = geometry.foot(place);
        view! { <line class="last-moved" x1=from.x y1=from.y x2=to.x y2=to.y /> }
    });
    let checkers = players
        .into_iter()
        .take(standing)
        .enumerate()
        .map(|(index, player)| {
            let spot = geometry.checker(place, index, count);
            match place {
                Place::Tray(_) => drawing::edge(player, spot, geometry.edge_size()).into_any(),
                Place::Point(_) | Place::Bar(_) => {
                    let number = (is_number_needed && index + 1 == standing).then_some(standing);
                    drawing::checker(player, spot, number).into_any()
                }
            }
        })
        .collect_view();
    let is_ringed = (shown.is_movable || shown.is_picked_up) && standing > 0 && !is_lifted;
    let ring = is_ringed.then(|| drawing::ring(geometry.checker(place, standing - 1, count)));
    let landing = shown.is_target.then(|| {
        let spot = geometry.checker(place, standing, standing + 1);
        drawing::landing(place, spot, geometry.edge_size())
    });
    view! {
        {foot}
        {checkers}
        {ring}
        {landing}
    }
}

/// A player's dice, or where they will lie.
fn dice(shown: &ShownDice, geometry: Geometry) -> impl IntoView + use<> {
    let ShownDice {
        player,
        dice,
        can_press,
        ..
    } = shown;
    if dice.is_empty() && *can_press {
        return (0..2)
            .map(|index| drawing::waiting_die(geometry.die(*player, index, 2)).into_any())
            .collect_view();
    }
    let is_double = dice.iter().all(|die| die.die == dice[0].die);
    dice.iter()
        .enumerate()
        .map(|(index, die)| {
            let spot = geometry.die(*player, index, dice.len());
            drawing::die(*player, *die, spot, is_double, *can_press).into_any()
        })
        .collect_view()
}
