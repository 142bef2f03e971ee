//! The board: what it shows, and its input.

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
mod ground;
mod input;
mod look;
mod motion;
mod picture;
mod sample;
mod theme;
mod trail;
mod tumble;

use leptos::prelude::*;
use rules::Player;

pub use aria::{AriaLabels, ShownCube, ShownDice, ShownPlace};
pub use arrow::{Arrow, ArrowKind};
pub use geometry::{HomeSide, Shape};
pub use gesture::Gesture;
pub use ground::BoardLight;
pub use look::{BoardLook, Speed};
pub use picture::{CubePlace, Picture, Place, ShownDie};
pub use sample::{CheckerSample, DiceSample};
pub use theme::{CheckerSet, DiceSet, Material, PageColors};

use crate::sound::Sound;
use animator::{Animator, MovingChecker, MovingCube};
use geometry::{Geometry, Part, Spot, all_places};
use input::Input;

/// The board, drawn from a picture.
#[component]
pub fn Board(
    /// What to show. Whatever differs from the previous picture moves.
    #[prop(into)]
    picture: Signal<Picture>,
    /// How it's displayed.
    #[prop(into)]
    look: Signal<BoardLook>,
    /// What a screen reader says.
    labels: AriaLabels,
    /// Told what input and keys do.
    #[prop(into)]
    on_gesture: Callback<Gesture>,
    /// What happened before the picture. Set together with it, these are shown
    /// first, one after the other, so that a turn of several moves is shown
    /// move by move.
    #[prop(optional, into)]
    animation: Signal<Animation>,
    /// Paths of checkers, drawn over the picture.
    #[prop(optional, into)]
    arrows: Signal<Vec<Arrow>>,
    /// Called when a sound should be played.
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
    let celebrates = move |player: Player| animator.celebrated.get() == Some(player);
    view! {
        <div
            class="board pieces"
            class:marks-movable=move || look.get().marks_movable
            class:standing=move || look.get().shape == Shape::Portrait
            class:tumbling=move || animator.tumble.with(Option::is_some)
            class:won-by-white=move || celebrates(Player::White)
            class:won-by-black=move || celebrates(Player::Black)
            style=("--ratio", move || {
                let (width, height) = geometry.get().size();
                format!("{:.4}", width / height)
            })
        >
            <div class="set">
                {move || ground::ground(geometry.get())}
                <svg
                    node_ref=input.svg
                    class="live"
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
                    <g class="trails" aria-hidden="true">
                        {move || board.shown.with(|picture| trail::trails(picture, geometry.get()))}
                    </g>
                    {all_places().map(|place| board.place(place)).collect_view()}
                    {Player::BOTH.map(|player| board.dice(player)).collect_view()}
                    {board.cube(animator.moving_cube)}
                    <g class="arrows" aria-hidden="true">
                        {move || {
                            let picture = animator.shown.get();
                            arrows.with(|arrows| arrow::arrows(&picture, arrows, geometry.get()))
                        }}
                    </g>
                </svg>
                // Whatever moves has its own layer, so that nothing below it is
                // redrawn.
                <svg
                    class="air"
                    aria-hidden="true"
                    viewBox=move || {
                        let (width, height) = geometry.get().size();
                        format!("0 0 {width} {height}")
                    }
                >
                    {move || {
                        let tumble = animator.tumble.get()?;
                        Some(tumble::dice(&tumble, animator.tumbled.into(), geometry.get()))
                    }}
                    <For
                        each=move || animator.moving_cube.get()
                        key=|moving| moving.number
                        children=move |moving| flying_cube(moving, geometry.get_untracked())
                    />
                    <For
                        each=move || animator.flying.get()
                        key=|flying| flying.number
                        children=|flying| flying_checker(&flying)
                    />
                    {move || {
                        let hand = input.dragged.get()?;
                        Some(view! { <g class="dragged">{drawing::checker(hand.player, hand.at, None)}</g> })
                    }}
                </svg>
            </div>
        </div>
    }
}

/// Every place of the board, for a picture on which all can be pressed.
#[must_use]
pub fn every_place() -> Vec<Place> {
    all_places().collect()
}

/// A sequence of pictures that ends with the current one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Animation {
    /// Where the animation starts, shown at once; `None` to start from what's
    /// shown now.
    pub start: Option<Picture>,
    /// The pictures shown from there, one after the other.
    pub pictures: Vec<Picture>,
    /// Counts the animations, so that the same one can be shown again.
    pub showing: u32,
}

/// The name of a part in the document, for tests and for focus.
fn part_name(part: Part) -> String {
    match part {
        Part::Place(Place::Point(point)) => format!("point-{point}"),
        Part::Place(Place::Bar(player)) => format!("bar-{}", drawing::color(player)),
        Part::Place(Place::Tray(player)) => format!("tray-{}", drawing::color(player)),
        Part::Dice(player) => format!("dice-{}", drawing::color(player)),
        Part::Cube => "cube".to_owned(),
    }
}

fn pixels(length: f64) -> String {
    format!("{length:.1}px")
}

fn flying_checker(flying: &MovingChecker) -> impl IntoView + use<> {
    let class = if flying.motion.is_hit() {
        "flying hit"
    } else {
        "flying"
    };
    let MovingChecker { start, end, .. } = *flying;
    view! {
        <g
            class=class
            style=("--from-x", pixels(start.x))
            style=("--from-y", pixels(start.y))
            style=("--to-x", pixels(end.x))
            style=("--to-y", pixels(end.y))
            style=("--takes", format!("{}ms", flying.duration))
        >
            <g class="lifted">
                {drawing::checker(flying.motion.player, drawing::ORIGIN, None)}
            </g>
        </g>
    }
}

/// The cube on its way: it slides, and turns over to its new value.
fn flying_cube(moving: MovingCube, geometry: Geometry) -> impl IntoView {
    let [(old, from), (new, to)] = [moving.from, moving.to];
    let [start, end]: [Spot; 2] = [from, to].map(|place| geometry.cube(place));
    let [turn, end_turn] = [from, to].map(|place| geometry.cube_turn(place));
    let is_turned = old != new;
    view! {
        <g
            class="cube flying"
            class:turns-over=is_turned
            style=("--from-x", pixels(start.x))
            style=("--from-y", pixels(start.y))
            style=("--to-x", pixels(end.x))
            style=("--to-y", pixels(end.y))
            style=("--takes", format!("{}ms", moving.duration))
        >
            {is_turned.then(|| view! { <g class="old">{drawing::cube(old, turn)}</g> })}
            <g class="new">{drawing::cube(new, end_turn)}</g>
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
                    Place::Point(point) => Some(view! {
                        <text
                            class="label"
                            aria-hidden="true"
                            x=move || geometry.get().label(point).x
                            y=move || geometry.get().label(point).y
                        >
                            {move || shown.with(|shown| shown.label.clone())}
                        </text>
                    }),
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

    fn cube(self, moving: RwSignal<Option<MovingCube>>) -> impl IntoView {
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
            let lies = move || drawing::at(geometry.get().cube(place));
            let turn = move || geometry.get().cube_turn(place);
            Some(view! {
                <g
                    class="cube"
                    class:away=move || moving.with(Option::is_some)
                    class:can-press=can_press
                    role="button"
                    data-part=part_name(Part::Cube)
                    tabindex="0"
                    aria-label=move || labels.cube.run(shown)
                    aria-disabled=(!can_press).to_string()
                    on:keydown=move |event| input.key_down(&event, Part::Cube)
                    on:click=move |event| input.clicked(&event, Part::Cube)
                >
                    <g class="body" transform=lies>{move || drawing::cube(value, turn())}</g>
                    {move || drawing::focus(geometry.get().cube_area(place))}
                </g>
            })
        }
    }
}

/// This many checkers in a tray can be counted at a glance.
const FEW: usize = 4;

/// The checkers of a place, and its marks. The topmost isn't drawn while it's
/// being dragged.
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
    let checkers = players
        .into_iter()
        .take(standing)
        .enumerate()
        .map(|(index, player)| {
            let spot = geometry.checker(place, index, count);
            match place {
                Place::Tray(_) => {
                    let is_last_of_many = index + 1 == standing && standing > FEW;
                    let number = is_last_of_many.then_some(standing);
                    drawing::edge(player, spot, geometry.edge_size(), number).into_any()
                }
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
        {checkers}
        {ring}
        {landing}
    }
}

/// A player's dice, or where they will be.
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
    let count = dice.len();
    dice.iter()
        .enumerate()
        .map(|(index, die)| {
            let spot = geometry.die(*player, index, count);
            let size = geometry::die_size(count);
            drawing::die(*player, *die, index, spot, size, *can_press).into_any()
        })
        .collect_view()
}
