//! Plays pictures one after the other, at the chosen speed.

use std::collections::VecDeque;
use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use rules::{CubeValue, Player};

use super::geometry::{Geometry, Spot};
use super::motion::{Motion, count, lift, motions, put};
use super::tumble::{RollingDie, Tumble};
use super::{BoardLook, CubePlace, Picture, Place, ShownDie, Speed};
use crate::sound::Sound;

/// How long a checker that was let go takes to reach its place, in
/// milliseconds.
const FROM_THE_HAND: u32 = 120;

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

/// The cube on its way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct MovingCube {
    /// Tells one motion from the next.
    pub(super) number: u32,
    pub(super) from: (CubeValue, CubePlace),
    pub(super) to: (CubeValue, CubePlace),
    /// How long it takes, in milliseconds.
    pub(super) duration: u32,
}

/// Shows pictures one after the other and animates the differences.
#[derive(Clone, Copy)]
pub(super) struct Animator {
    look: Signal<BoardLook>,
    on_sound: Option<Callback<Sound>>,
    /// What's shown: the last picture, with the checkers as far as they've
    /// come.
    pub(super) shown: RwSignal<Picture>,
    pub(super) flying: RwSignal<Option<MovingChecker>>,
    /// The dice that are rolling. The result isn't shown before they come to
    /// rest.
    pub(super) tumble: RwSignal<Option<Tumble>>,
    /// How much of their way they've come, from 0 to 1.
    pub(super) tumbled: RwSignal<f64>,
    pub(super) moving_cube: RwSignal<Option<MovingCube>>,
    /// Whose win is being celebrated.
    pub(super) celebrated: RwSignal<Option<Player>>,
    waiting: StoredValue<VecDeque<Picture>>,
    motions: StoredValue<u32>,
    /// What has just been let go, and where.
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
            tumble: RwSignal::new(None),
            tumbled: RwSignal::new(0.0),
            moving_cube: RwSignal::new(None),
            celebrated: RwSignal::new(None),
            waiting: StoredValue::new(VecDeque::new()),
            motions: StoredValue::new(0),
            let_go: StoredValue::new(None),
            timer,
        }
    }

    /// Shows these pictures in order, after those that are still waiting.
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
        self.end_other_motions();
        self.shown.set(picture);
    }

    /// Whether something is moving or waiting to.
    pub(super) fn is_busy(self) -> bool {
        self.timer.with_value(Option::is_some)
    }

    /// Whether dice are rolling.
    pub(super) fn is_rolling(self) -> bool {
        self.tumble.with_untracked(Option::is_some)
    }

    /// Shows at once what would be shown when everything has come to rest.
    pub(super) fn skip(self) {
        if let Some(last) = self.waiting.with_value(|waiting| waiting.back().cloned()) {
            self.cut(last);
        } else if self.is_busy() {
            self.stop_timer();
            self.step();
        }
    }

    fn end_other_motions(self) {
        self.tumble.set(None);
        self.moving_cube.set(None);
        self.celebrated.set(None);
    }

    /// A checker was let go over a place, and the next picture will have it
    /// there.
    pub(super) fn release(self, motion: Motion, at: Spot) {
        self.let_go.set_value(Some((motion, at)));
    }

    /// A checker was let go where it can't stay: it goes back.
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
        self.start_motion(back, Some(from), speed);
    }

    /// One thing after the other until something takes time.
    fn step(self) {
        self.timer.set_value(None);
        self.end_other_motions();
        self.finish_motion();
        let speed = self.speed();
        while let Some(next) = self.waiting.with_value(|waiting| waiting.front().cloned()) {
            let is_done = if speed == Speed::Still {
                self.hear(&next);
                true
            } else {
                !self.start_next(&next, speed)
            };
            if !is_done {
                return;
            }
            self.waiting.update_value(|waiting| {
                waiting.pop_front();
            });
            self.shown.set(next);
        }
    }

    /// Plays the sounds of a picture that's shown at once.
    fn hear(self, next: &Picture) {
        let (is_rolled, is_turned, is_moved) = self.shown.with_untracked(|shown| {
            (
                next.rolls > shown.rolls,
                cube_motion(shown, next).is_some(),
                !motions(&shown.checkers, &next.checkers).is_empty(),
            )
        });
        let heard = [
            (is_rolled, Sound::Dice),
            (is_turned, Sound::Cube),
            (is_moved, Sound::Checker),
        ];
        for (_, sound) in heard.into_iter().filter(|(is_heard, _)| *is_heard) {
            self.sound(sound);
        }
    }

    /// Starts the next thing that leads to a picture; `false` if nothing is
    /// left to do.
    fn start_next(self, next: &Picture, speed: Speed) -> bool {
        if let Some((motion, at)) = self.let_go.try_update_value(Option::take).flatten()
            && let Motion { player, to, .. } = motion
            && self.shown.with_untracked(|shown| {
                count(&next.checkers, to, player) > count(&shown.checkers, to, player)
            })
        {
            self.show_still(next);
            self.start_motion(motion, Some(at), speed);
            return true;
        }
        let (is_new_roll, cube, first) = self.shown.with_untracked(|shown| {
            (
                next.rolls > shown.rolls,
                cube_motion(shown, next),
                motions(&shown.checkers, &next.checkers).first().copied(),
            )
        });
        if is_new_roll {
            // Both dice for the start are seen before they become a roll.
            let opening = next.opening.map(|dice| Picture {
                dice: dice.map(|die| {
                    vec![ShownDie {
                        die,
                        left: 1,
                        is_blocked: false,
                    }]
                }),
                ..next.clone()
            });
            let rolled = opening.as_ref().unwrap_or(next);
            let rolling = self
                .shown
                .with_untracked(|shown| rolling_dice(shown, rolled));
            self.sound(Sound::Dice);
            self.show_still(rolled);
            self.shown.update(|shown| {
                for rolling in &rolling {
                    shown.dice[rolling.player].clear();
                }
                shown.can_press_dice = None;
            });
            let tumble = Tumble {
                dice: rolling,
                duration: speed.of_the_dice(),
            };
            self.start_tumble(tumble, opening.map_or(0, |_| speed.of_the_start()));
            return true;
        }
        if let Some((from, to)) = cube {
            self.sound(Sound::Cube);
            self.show_still(next);
            self.motions.update_value(|motions| *motions += 1);
            self.moving_cube.set(Some(MovingCube {
                number: self.motions.get_value(),
                from,
                to,
                duration: speed.of_the_cube(),
            }));
            self.wait(speed.of_the_cube());
            return true;
        }
        if let Some(motion) = first {
            self.show_still(next);
            self.start_motion(motion, None, speed);
            return true;
        }
        let is_won = next.winner.is_some()
            && self
                .shown
                .with_untracked(|shown| shown.winner.is_none() && shown.rolls > 0);
        if is_won {
            self.shown.set(next.clone());
            self.celebrated.set(next.winner);
            self.wait(speed.of_a_win());
        }
        is_won
    }

    /// Shows everything in a picture except its checkers, which are still
    /// moving, and the marks on them.
    fn show_still(self, next: &Picture) {
        self.shown.update(|shown| {
            let checkers = std::mem::take(&mut shown.checkers);
            *shown = Picture {
                checkers,
                movable: Vec::new(),
                targets: Vec::new(),
                picked_up: None,
                last_moved: Vec::new(),
                winner: shown.winner,
                ..next.clone()
            };
        });
    }

    /// Animates the dice, frame by frame. They lie there for a while before
    /// anything else happens.
    fn start_tumble(self, tumble: Tumble, rest: u32) {
        let duration = tumble.duration;
        self.tumbled.set(0.0);
        self.tumble.set(Some(tumble));
        self.next_frame(None, f64::from(duration));
        self.wait(duration + rest);
    }

    fn next_frame(self, started: Option<f64>, duration: f64) {
        request_animation_frame(move || {
            let is_rolling = self
                .tumble
                .try_with_untracked(Option::is_some)
                .unwrap_or_default();
            if is_rolling {
                let now = js_sys::Date::now();
                let started = started.unwrap_or(now);
                self.tumbled.set(((now - started) / duration).min(1.0));
                self.next_frame(Some(started), duration);
            }
        });
    }

    /// Starts the motion of a checker: from where it was let go, or from where
    /// it stands.
    fn start_motion(self, motion: Motion, released: Option<Spot>, speed: Speed) {
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
        let start = released.unwrap_or(seen_start);
        let end = geometry.checker(to, standing, standing + 1);
        let (x, y) = (end.x - start.x, end.y - start.y);
        let duration = match released {
            Some(_) => FROM_THE_HAND,
            None if motion.is_hit() => {
                speed.of_a_checker((x * x + y * y).sqrt()) + speed.of_a_hit()
            }
            None => speed.of_a_checker((x * x + y * y).sqrt()),
        };
        self.motions.update_value(|motions| *motions += 1);
        self.flying.set(Some(MovingChecker {
            number: self.motions.get_value(),
            motion,
            start,
            end,
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
        // Without a timer, nothing would ever continue.
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

type Cube = (CubeValue, CubePlace);

/// From where to where the cube goes between two pictures.
fn cube_motion(shown: &Picture, next: &Picture) -> Option<(Cube, Cube)> {
    let (from, to) = (shown.cube?, next.cube?);
    (from != to).then_some((from, to))
}

/// The dice that a new roll sets in motion: those that differ from what's
/// there, or all that can be played if it's the same roll again.
fn rolling_dice(shown: &Picture, next: &Picture) -> Vec<RollingDie> {
    let of = |player: Player| {
        let dice = &next.dice[player];
        let dice = dice.iter().enumerate().map(move |(index, die)| RollingDie {
            player,
            die: die.die,
            index,
            count: dice.len(),
        });
        dice.collect::<Vec<_>>()
    };
    let changed = Player::BOTH
        .into_iter()
        .filter(|player| shown.dice[*player] != next.dice[*player]);
    let changed: Vec<RollingDie> = changed.flat_map(of).collect();
    if changed.is_empty() {
        Player::BOTH.into_iter().flat_map(of).collect()
    } else {
        changed
    }
}

/// Whether the user prefers reduced motion.
fn is_motion_unwanted() -> bool {
    window()
        .match_media("(prefers-reduced-motion: reduce)")
        .ok()
        .flatten()
        .is_some_and(|query| query.matches())
}
