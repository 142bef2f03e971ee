//! Playing pictures: one checker at a time, at the speed one likes.

use std::collections::VecDeque;
use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use rules::Player;

use super::geometry::{Geometry, Spot};
use super::motion::{Motion, count, lift, motions, put};
use super::{BoardLook, Picture, Place, Speed};
use crate::sound::Sound;

/// How long a checker let go by a hand takes to its place, in milliseconds.
const FROM_THE_HAND: u32 = 90;

/// A checker in the air.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct MovingChecker {
    /// Tells one motion from the next.
    pub(super) number: u32,
    pub(super) motion: Motion,
    /// Where it starts.
    pub(super) start: Spot,
    /// Where it ends.
    pub(super) end: Spot,
    /// How long it takes, in milliseconds.
    pub(super) duration: u32,
}

/// Shows pictures one after the other and lets what differs move.
#[derive(Clone, Copy)]
pub(super) struct Animator {
    look: Signal<BoardLook>,
    on_sound: Option<Callback<Sound>>,
    /// What is seen: the last picture shown, with the checkers as far as they
    /// have come.
    pub(super) shown: RwSignal<Picture>,
    pub(super) flying: RwSignal<Option<MovingChecker>>,
    /// Whose dice are tumbling.
    pub(super) tumbling: RwSignal<bool>,
    waiting: StoredValue<VecDeque<Picture>>,
    motions: StoredValue<u32>,
    /// What a hand has just let go, and where.
    let_go: StoredValue<Option<(Motion, Spot)>>,
    timer: StoredValue<Option<TimeoutHandle>>,
}

impl Animator {
    pub(super) fn new(
        first: Picture,
        look: Signal<BoardLook>,
        on_sound: Option<Callback<Sound>>,
    ) -> Animator {
        let timer: StoredValue<Option<TimeoutHandle>> = StoredValue::new(None);
        on_cleanup(move || {
            timer.try_with_value(|timer| timer.as_ref().map(TimeoutHandle::clear));
        });
        Animator {
            look,
            on_sound,
            shown: RwSignal::new(first),
            flying: RwSignal::new(None),
            tumbling: RwSignal::new(false),
            waiting: StoredValue::new(VecDeque::new()),
            motions: StoredValue::new(0),
            let_go: StoredValue::new(None),
            timer,
        }
    }

    /// Shows these pictures in their order, after those that still wait.
    pub(super) fn show(self, pictures: impl IntoIterator<Item = Picture>) {
        self.waiting
            .update_value(|waiting| waiting.extend(pictures));
        let is_idle = self.timer.with_value(Option::is_none);
        if is_idle {
            self.step();
        }
    }

    /// Shows a picture at once, and nothing of what was waiting.
    pub(super) fn cut(self, picture: Picture) {
        self.stop_timer();
        self.waiting.update_value(VecDeque::clear);
        self.flying.set(None);
        self.tumbling.set(false);
        self.shown.set(picture);
    }

    /// A hand has let go of a checker over a place, and the next picture will
    /// have it there.
    pub(super) fn release(self, motion: Motion, at: Spot) {
        self.let_go.set_value(Some((motion, at)));
    }

    /// A hand has let go of a checker where it cannot stay: it goes back.
    pub(super) fn move_back(self, player: Player, to: Place, from: Spot) {
        self.let_go.set_value(None);
        let speed = self.speed();
        let is_idle = self.timer.with_value(Option::is_none);
        if speed == Speed::Still || !is_idle {
            return;
        }
        let back = Motion {
            player,
            from: to,
            to,
        };
        self.start_motion(back, Some(from), speed.of_a_checker().min(220));
    }

    /// One thing after the other until something takes time.
    fn step(self) {
        self.timer.set_value(None);
        self.tumbling.set(false);
        self.finish_motion();
        let speed = self.speed();
        while let Some(next) = self.waiting.with_value(|waiting| waiting.front().cloned()) {
            if let Some((motion, at)) = self.let_go.try_update_value(Option::take).flatten()
                && speed != Speed::Still
                && let Motion { player, to, .. } = motion
                && self.shown.with_untracked(|shown| {
                    count(&next.checkers, to, player) > count(&shown.checkers, to, player)
                })
            {
                self.show_still(&next);
                return self.start_motion(motion, Some(at), FROM_THE_HAND);
            }
            let is_new_roll = self.shown.with_untracked(|shown| next.rolls > shown.rolls);
            if is_new_roll {
                self.sound(Sound::Dice);
                self.show_still(&next);
                if speed != Speed::Still {
                    self.tumbling.set(true);
                    return self.wait(speed.of_the_dice());
                }
            }
            let is_cube_turned = self.shown.with_untracked(|shown| {
                shown.cube != next.cube && shown.cube.is_some() && next.cube.is_some()
            });
            if is_cube_turned {
                self.sound(Sound::Cube);
            }
            let first = self
                .shown
                .with_untracked(|shown| motions(&shown.checkers, &next.checkers).first().copied());
            match first {
                Some(motion) if speed != Speed::Still => {
                    self.show_still(&next);
                    return self.start_motion(motion, None, speed.of_a_checker());
                }
                Some(_) => self.sound(Sound::Checker),
                None => {}
            }
            self.waiting.update_value(|waiting| {
                waiting.pop_front();
            });
            self.shown.set(next);
        }
    }

    /// All of a picture but its checkers, which are still on their way, and
    /// the marks on them.
    fn show_still(self, next: &Picture) {
        self.shown.update(|shown| {
            let checkers = std::mem::take(&mut shown.checkers);
            *shown = Picture {
                checkers,
                movable: Vec::new(),
                targets: Vec::new(),
                picked_up: None,
                last_moved: Vec::new(),
                ..next.clone()
            };
        });
    }

    fn start_motion(self, motion: Motion, start: Option<Spot>, duration: u32) {
        let geometry: Geometry = self.look.get_untracked().geometry();
        let Motion { player, from, to } = motion;
        let height = |place: Place| -> usize {
            self.shown.with_untracked(|shown| {
                Player::BOTH
                    .map(|player| usize::from(count(&shown.checkers, place, player)))
                    .iter()
                    .sum()
            })
        };
        let standing = height(from);
        let seen_start = geometry.checker(from, standing.saturating_sub(1), standing);
        self.shown
            .update(|shown| lift(&mut shown.checkers, from, player));
        let standing = height(to);
        self.motions.update_value(|motions| *motions += 1);
        self.flying.set(Some(MovingChecker {
            number: self.motions.get_value(),
            motion,
            start: start.unwrap_or(seen_start),
            end: geometry.checker(to, standing, standing + 1),
            duration,
        }));
        self.wait(duration);
    }

    /// Puts down the checker in the air, if there is one.
    fn finish_motion(self) {
        let Some(MovingChecker { motion, .. }) = self.flying.get_untracked() else {
            return;
        };
        self.flying.set(None);
        self.shown
            .update(|shown| put(&mut shown.checkers, motion.to, motion.player));
        if motion.from != motion.to {
            self.sound(if motion.is_hit() {
                Sound::Hit
            } else {
                Sound::Checker
            });
        }
    }

    fn wait(self, milliseconds: u32) {
        let duration = Duration::from_millis(u64::from(milliseconds));
        // Without a timer nothing would ever move on.
        match set_timeout_with_handle(move || self.step(), duration) {
            Ok(handle) => self.timer.set_value(Some(handle)),
            Err(_) => self.step(),
        }
    }

    fn stop_timer(self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }

    fn sound(self, sound: Sound) {
        if let Some(on_sound) = self.on_sound {
            on_sound.run(sound);
        }
    }

    fn speed(self) -> Speed {
        if is_motion_unwanted() {
            Speed::Still
        } else {
            self.look.get_untracked().speed
        }
    }
}

/// Whether the browser has been asked for as little motion as possible.
fn is_motion_unwanted() -> bool {
    window()
        .match_media("(prefers-reduced-motion: reduce)")
        .ok()
        .flatten()
        .is_some_and(|query| query.matches())
}
