//! Mouse, finger, pen and keyboard: turns events into gestures.

use std::time::Duration;

use leptos::ev::{KeyboardEvent, MouseEvent, PointerEvent};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use leptos::svg::Svg;
use leptos::wasm_bindgen::JsCast;
use rules::Player;
use web_sys::SvgElement;

use super::animator::Animator;
use super::geometry::{Area, Direction, Geometry, Part, Spot};
use super::motion::Motion;
use super::{Gesture, Picture, Place, ShownDice, part_name};

/// How long a press has to last to mean the other die.
const LONG_PRESS: Duration = Duration::from_millis(480);

/// How far a press must move to be a drag, in pixels of the screen. A finger is
/// less steady than a mouse.
fn travel(pointer: &str) -> f64 {
    match pointer {
        "mouse" => 4.0,
        "pen" => 7.0,
        _ => 11.0,
    }
}

/// A pointer that is down.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Press {
    pointer: i32,
    on_screen: Spot,
    part: Option<Part>,
    travel: f64,
    state: PressState,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum PressState {
    /// It may become anything.
    Resting,
    /// A checker of this player is being dragged.
    Dragging(Player, Place),
    /// It has been handled; lifting the finger does nothing more.
    Done,
}

/// A checker being dragged.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Dragged {
    pub(super) player: Player,
    pub(super) from: Place,
    pub(super) at: Spot,
}

/// Listens to pointer and keys.
#[derive(Clone, Copy)]
pub(super) struct Input {
    pub(super) picture: Signal<Picture>,
    pub(super) geometry: Memo<Geometry>,
    pub(super) animator: Animator,
    pub(super) on_gesture: Callback<Gesture>,
    pub(super) svg: NodeRef<Svg>,
    /// What follows the pointer.
    pub(super) dragged: RwSignal<Option<Dragged>>,
    /// The place that the Tab key goes to.
    pub(super) focused: RwSignal<Place>,
    press: StoredValue<Option<Press>>,
    long_press: StoredValue<Option<TimeoutHandle>>,
}

impl Input {
    pub(super) fn new(
        picture: Signal<Picture>,
        geometry: Memo<Geometry>,
        animator: Animator,
        on_gesture: Callback<Gesture>,
    ) -> Input {
        Input {
            picture,
            geometry,
            animator,
            on_gesture,
            svg: NodeRef::new(),
            dragged: RwSignal::new(None),
            focused: RwSignal::new(Place::Point(rules::Point::new(24))),
            press: StoredValue::new(None),
            long_press: StoredValue::new(None),
        }
    }

    pub(super) fn pointer_down(self, event: &PointerEvent) {
        let Some(spot) = self.spot(event) else { return };
        let cube = self.picture.with_untracked(Picture::cube_place);
        let part = self.geometry.get_untracked().part_at(spot, cube);
        if self.press.get_value().is_some() {
            return;
        }
        if event.button() == 2 || (event.button() == 0 && event.ctrl_key()) {
            self.press_other(part);
            return;
        }
        if event.button() != 0 {
            return;
        }
        self.press.set_value(Some(Press {
            pointer: event.pointer_id(),
            on_screen: on_screen(event),
            part,
            travel: travel(&event.pointer_type()),
            state: PressState::Resting,
        }));
        if let Some(svg) = self.svg.get_untracked() {
            // Without capture a drag ends at the edge of the board.
            let _ = svg.set_pointer_capture(event.pointer_id());
        }
        if event.pointer_type() == "touch" {
            let rested = move || self.finger_rested();
            let timer = set_timeout_with_handle(rested, LONG_PRESS);
            self.long_press.set_value(timer.ok());
        }
    }

    fn finger_rested(self) {
        if let Some(press) = self.press.get_value()
            && press.state == PressState::Resting
        {
            self.set_state(PressState::Done);
            self.press_other(press.part);
        }
    }

    pub(super) fn pointer_moved(self, event: &PointerEvent) {
        let Some(press) = self.press.get_value() else {
            return;
        };
        let Some(spot) = self
            .spot(event)
            .filter(|_| press.pointer == event.pointer_id())
        else {
            return;
        };
        match press.state {
            PressState::Resting => {
                let now = on_screen(event);
                let (x, y) = (now.x - press.on_screen.x, now.y - press.on_screen.y);
                if x * x + y * y < press.travel * press.travel {
                    return;
                }
                self.stop_long_press();
                if let Some((player, from)) = self.liftable(press.part) {
                    self.set_state(PressState::Dragging(player, from));
                    self.dragged.set(Some(Dragged {
                        player,
                        from,
                        at: spot,
                    }));
                    self.tell(Gesture::PickUp(from));
                }
            }
            PressState::Dragging(player, from) => self.dragged.set(Some(Dragged {
                player,
                from,
                at: spot,
            })),
            PressState::Done => {}
        }
    }

    pub(super) fn pointer_up(self, event: &PointerEvent) {
        let Some(press) = self.take_press(event) else {
            return;
        };
        match press.state {
            PressState::Resting => self.press(press.part),
            PressState::Dragging(player, from) => {
                if let Some(spot) = self.spot(event) {
                    let to = self.geometry.get_untracked().place_at(spot);
                    self.put_down(player, from, to, spot);
                }
            }
            PressState::Done => {}
        }
    }

    /// The browser has taken the pointer away.
    pub(super) fn pointer_lost(self, event: &PointerEvent) {
        if let Some(Press {
            state: PressState::Dragging(player, from),
            ..
        }) = self.take_press(event)
        {
            let at = self.dragged.get_untracked().map(|hand| hand.at);
            let home = self.geometry.get_untracked().checker(from, 0, 1);
            self.put_down(player, from, None, at.unwrap_or(home));
        }
    }

    /// A press without a pointer, as by a screen reader.
    pub(super) fn clicked(self, event: &MouseEvent, part: Part) {
        if event.detail() == 0 {
            self.press(Some(part));
        }
    }

    pub(super) fn key_down(self, event: &KeyboardEvent, part: Part) {
        let key = event.key();
        match (key.as_str(), part) {
            ("Enter" | " ", _) if event.shift_key() => self.press_other(Some(part)),
            ("Enter" | " ", Part::Place(place)) if event.ctrl_key() => {
                self.tell(Gesture::PickUp(place));
            }
            ("Enter" | " ", _) => self.press(Some(part)),
            ("Escape", _) => {
                let picked_up = self.picture.with_untracked(|picture| picture.picked_up);
                let Some(from) = picked_up else { return };
                self.tell(Gesture::PutDown { from, to: None });
            }
            (_, Part::Place(place)) => {
                let Some(direction) = arrow(&key) else { return };
                if let Some(next) = self.geometry.get_untracked().next(place, direction) {
                    self.focus(next);
                }
            }
            (_, Part::Dice(_) | Part::Cube) => return,
        }
        event.prevent_default();
    }

    fn focus(self, place: Place) {
        self.focused.set(place);
        let selector = format!("[data-part='{}']", part_name(Part::Place(place)));
        let found = self
            .svg
            .get_untracked()
            .and_then(|svg| svg.query_selector(&selector).ok().flatten())
            .and_then(|element| element.dyn_into::<SvgElement>().ok());
        if let Some(element) = found {
            // If the element can't take the focus, the focus stays where it
            // was.
            let _ = element.focus();
        }
    }

    /// Reports a gesture. If it moves checkers, whatever is still moving
    /// arrives at once, so that a fast player doesn't have to wait.
    fn tell(self, gesture: Gesture) {
        // Nobody can act on a roll that hasn't been shown yet: the press shows
        // it.
        if self.animator.is_rolling() {
            return self.animator.skip();
        }
        let before = self.picture.get_untracked();
        self.on_gesture.run(gesture);
        let has_moved = self.picture.with_untracked(|picture| {
            picture.checkers != before.checkers || picture.rolls != before.rolls
        });
        if has_moved {
            self.animator.cut(before);
        } else if self.animator.is_busy() {
            self.animator.skip();
        }
    }

    fn press(self, part: Option<Part>) {
        let gesture = match part {
            Some(Part::Place(place)) => Gesture::Press(place),
            Some(Part::Dice(player)) => {
                let dice = self
                    .picture
                    .with_untracked(|picture| picture.shown_dice(player));
                match dice {
                    ShownDice {
                        can_press: true, ..
                    } => Gesture::PressDice,
                    ShownDice { can_swap: true, .. } => Gesture::SwapDice,
                    ShownDice { .. } => return,
                }
            }
            Some(Part::Cube) => Gesture::PressCube,
            None => return,
        };
        self.tell(gesture);
    }

    fn press_other(self, part: Option<Part>) {
        match part {
            Some(Part::Place(place)) => self.tell(Gesture::PressOther(place)),
            Some(Part::Dice(_)) => self.tell(Gesture::SwapDice),
            Some(Part::Cube) | None => {}
        }
    }

    /// Reports that a checker was let go, and lets it stay or fly back,
    /// depending on the result.
    fn put_down(self, player: Player, from: Place, to: Option<Place>, at: Spot) {
        let before = self
            .picture
            .with_untracked(|picture| picture.checkers.clone());
        if let Some(to) = to {
            self.animator.release(Motion { player, from, to }, at);
        }
        self.dragged.set(None);
        self.tell(Gesture::PutDown { from, to });
        if self
            .picture
            .with_untracked(|picture| picture.checkers == before)
        {
            self.animator.move_back(player, from, at);
        }
    }

    /// Whose checker a drag from here would lift.
    fn liftable(self, part: Option<Part>) -> Option<(Player, Place)> {
        let Some(Part::Place(place)) = part else {
            return None;
        };
        self.picture.with_untracked(|picture| {
            let player = picture.may_lift?;
            let mut here = picture.checkers.iter();
            here.any(|(at, of, count)| *at == place && *of == player && *count > 0)
                .then_some((player, place))
        })
    }

    fn set_state(self, state: PressState) {
        self.press.update_value(|press| {
            if let Some(press) = press {
                press.state = state;
            }
        });
    }

    fn take_press(self, event: &PointerEvent) -> Option<Press> {
        let press = self
            .press
            .get_value()
            .filter(|press| press.pointer == event.pointer_id())?;
        self.press.set_value(None);
        self.stop_long_press();
        Some(press)
    }

    fn stop_long_press(self) {
        if let Some(timer) = self.long_press.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }

    /// Where on the drawing an event happened.
    fn spot(self, event: &PointerEvent) -> Option<Spot> {
        let rectangle = self.svg.get_untracked()?.get_bounding_client_rect();
        let area = Area {
            x: rectangle.x(),
            y: rectangle.y(),
            width: rectangle.width(),
            height: rectangle.height(),
        };
        let size = self.geometry.get_untracked().size();
        Some(area.spot_within(on_screen(event), size))
    }
}

fn on_screen(event: &PointerEvent) -> Spot {
    Spot {
        x: f64::from(event.client_x()),
        y: f64::from(event.client_y()),
    }
}

fn arrow(key: &str) -> Option<Direction> {
    match key {
        "ArrowUp" => Some(Direction::Up),
        "ArrowDown" => Some(Direction::Down),
        "ArrowLeft" => Some(Direction::Left),
        "ArrowRight" => Some(Direction::Right),
        _ => None,
    }
}
