//! Dice in the air: cubes that tumble over their real faces until they come to
//! rest.

#![allow(
    clippy::disallowed_methods,
    reason = "no answer depends on how a platform rounds a picture"
)]

use std::f64::consts::{PI, TAU};

use leptos::prelude::*;
use rules::{Die, Player};

use super::drawing::{self, color};
use super::geometry::{self, DIE, Geometry, Spot};

/// How far a die is thrown, in units of the drawing.
const THROW: f64 = 150.0;
/// How high it bounces at first.
const BOUNCE: f64 = 26.0;

/// One die that rolls.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct RollingDie {
    pub(super) player: Player,
    pub(super) die: Die,
    /// Which of the dice on this side it is, from 0.
    pub(super) index: usize,
    /// How many there are.
    pub(super) count: usize,
}

/// A roll under way.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Tumble {
    pub(super) dice: Vec<RollingDie>,
    /// How long it takes, in milliseconds.
    pub(super) duration: u32,
}

type Vector = [f64; 3];
/// The images of the three axes.
type Rotation = [Vector; 3];

/// The faces of a die as it is held with the one up: what each shows, and
/// where its right, its lower edge and its outside point to.
const FACES: [(Die, Rotation); 6] = [
    (
        Die::One,
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    ),
    (
        Die::Six,
        [[-1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, -1.0]],
    ),
    (
        Die::Two,
        [[1.0, 0.0, 0.0], [0.0, 0.0, -1.0], [0.0, 1.0, 0.0]],
    ),
    (
        Die::Five,
        [[1.0, 0.0, 0.0], [0.0, 0.0, 1.0], [0.0, -1.0, 0.0]],
    ),
    (
        Die::Three,
        [[0.0, 0.0, -1.0], [0.0, 1.0, 0.0], [1.0, 0.0, 0.0]],
    ),
    (
        Die::Four,
        [[0.0, 0.0, 1.0], [0.0, 1.0, 0.0], [-1.0, 0.0, 0.0]],
    ),
];

/// How a die lies at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Pose {
    rotation: Rotation,
    /// How far it is from where it will come to rest.
    aside: Spot,
    /// How high it is above the board.
    height: f64,
}

/// How a die lies after a part of its way, from 0 to 1. At the end it's at
/// rest, with its number up.
fn pose(rolling: RollingDie, part: f64) -> Pose {
    let left = 1.0 - part.clamp(0.0, 1.0);
    let left = left * left * (1.6 - 0.6 * left);
    let spread = rolling.index as f64 - (rolling.count as f64 - 1.0) / 2.0;
    // From the player's own side, each a little differently.
    let direction = -0.5 * PI + 0.35 + 0.22 * spread;
    let (sin, cos) = direction.sin_cos();
    let side = match rolling.player {
        Player::White => 1.0,
        Player::Black => -1.0,
    };
    let turns = 1.6 + 0.3 * (rolling.index % 3) as f64;
    // It rolls about the axis across its way.
    let axis = [sin * side, -cos * side, 0.35];
    let resting = resting(rolling);
    Pose {
        rotation: turned(resting, axis, turns * TAU * left),
        aside: Spot {
            x: -cos * side * THROW * left * 0.6,
            y: -sin * side * THROW * left * 0.45,
        },
        height: BOUNCE * left * (left * 3.0 * PI).sin().abs(),
    }
}

/// The rotation of a die at rest: its number up, slightly tilted.
fn resting(rolling: RollingDie) -> Rotation {
    let face = FACES.iter().find(|(die, _)| *die == rolling.die);
    let (_, [right, down, out]) = face.expect("every number has a face");
    // The rows of what takes the face's frame to that of the drawing.
    let upright = [0, 1, 2].map(|axis| [right[axis], down[axis], out[axis]]);
    let askew = drawing::askew(rolling.index).to_radians();
    turned(upright, [0.0, 0.0, 1.0], askew)
}

/// Turns what a rotation leads to about an axis.
fn turned(rotation: Rotation, axis: Vector, angle: f64) -> Rotation {
    let length = axis.iter().map(|part| part * part).sum::<f64>().sqrt();
    let [x, y, z] = axis.map(|part| part / length);
    let (sin, cos) = angle.sin_cos();
    rotation.map(|[a, b, c]| {
        let along = (x * a + y * b + z * c) * (1.0 - cos);
        [
            a * cos + (y * c - z * b) * sin + x * along,
            b * cos + (z * a - x * c) * sin + y * along,
            c * cos + (x * b - y * a) * sin + z * along,
        ]
    })
}

impl Pose {
    fn image(self, vector: Vector) -> Vector {
        [0, 1, 2].map(|part| {
            (0..3)
                .map(|axis| vector[axis] * self.rotation[axis][part])
                .sum()
        })
    }

    /// How a face lies on the drawing, and how much light falls on it; `None`
    /// if it is turned away.
    fn face(self, [right, down, out]: Rotation) -> Option<(String, f64)> {
        let [right, down, out] = [right, down, out].map(|vector| self.image(vector));
        if out[2] <= 0.02 {
            return None;
        }
        let half = DIE / 2.0;
        let matrix = format!(
            "matrix({:.3} {:.3} {:.3} {:.3} {:.2} {:.2})",
            right[0],
            right[1],
            down[0],
            down[1],
            out[0] * half,
            out[1] * half,
        );
        // The light comes from above left.
        let light = -0.35 * out[0] - 0.45 * out[1] + 0.82 * out[2];
        Some((matrix, light.clamp(0.0, 1.0)))
    }

    /// The number that is up.
    #[cfg(test)]
    fn up(self) -> Die {
        let height = |frame: &Rotation| self.image(frame[2])[2];
        let faces = FACES.iter();
        let best = faces.max_by(|(_, one), (_, other)| height(one).total_cmp(&height(other)));
        best.expect("there are six").0
    }
}

/// The dice of a roll after a part of their way.
pub(super) fn dice(
    tumble: &Tumble,
    part: Signal<f64>,
    geometry: Geometry,
) -> impl IntoView + use<> {
    let one = |rolling: RollingDie| {
        let RollingDie {
            player,
            index,
            count,
            ..
        } = rolling;
        let spot = geometry.die(player, index, count);
        let scale = geometry::die_size(count) / DIE;
        let pose = Memo::new(move |_| pose(rolling, part.get()));
        let on_board = move || {
            let pose = pose.get();
            format!(
                "translate({:.1} {:.1}) scale({scale:.3})",
                spot.x + pose.aside.x,
                spot.y + pose.aside.y
            )
        };
        let faces = FACES.map(|(die, frame)| {
            let seen = Memo::new(move |_| pose.get().face(frame));
            view! {
                <g
                    transform=move || seen.get().map(|(matrix, _)| matrix)
                    visibility=move || if seen.get().is_some() { "visible" } else { "hidden" }
                >
                    {drawing::die_face(die)}
                    <rect
                        class="shade"
                        x=-DIE / 2.0
                        y=-DIE / 2.0
                        width=DIE
                        height=DIE
                        rx="6"
                        opacity=move || seen.get().map(|(_, light)| format!("{:.2}", 0.5 * (1.0 - light)))
                    />
                </g>
            }
        });
        view! {
            <g class=format!("die {}", color(player)) transform=on_board>
                <ellipse
                    class="shadow"
                    cx=move || 3.0 + pose.get().height * 0.5
                    cy=move || 5.0 + pose.get().height * 0.8
                    rx=DIE * 0.68
                    ry=DIE * 0.64
                />
                <g transform=move || format!("translate(0 {:.1})", -pose.get().height)>
                    {faces.collect_view()}
                </g>
            </g>
        }
    };
    tumble
        .dice
        .iter()
        .map(|rolling| one(*rolling))
        .collect_view()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every_die() -> impl Iterator<Item = RollingDie> {
        let dice = [
            Die::One,
            Die::Two,
            Die::Three,
            Die::Four,
            Die::Five,
            Die::Six,
        ];
        dice.into_iter().flat_map(|die| {
            Player::BOTH.into_iter().flat_map(move |player| {
                (0..4).map(move |index| RollingDie {
                    player,
                    die,
                    index,
                    count: 4,
                })
            })
        })
    }

    #[test]
    fn a_die_rests_where_it_lies_with_its_number_up() {
        for rolling in every_die() {
            let at_rest = pose(rolling, 1.0);
            assert_eq!(at_rest.up(), rolling.die);
            assert_eq!(at_rest.aside, Spot { x: 0.0, y: 0.0 });
            assert!(at_rest.height.abs() < 1e-9);
        }
    }

    #[test]
    fn a_die_at_rest_looks_as_the_one_that_is_drawn_still() {
        for rolling in every_die() {
            let at_rest = pose(rolling, 1.0);
            let (_, frame) = FACES.iter().find(|(die, _)| *die == rolling.die).unwrap();
            let [right, down, _] = frame.map(|vector| at_rest.image(vector));
            let (sin, cos) = drawing::askew(rolling.index).to_radians().sin_cos();
            for (found, expected) in [(right, [cos, sin]), (down, [-sin, cos])] {
                assert!((found[0] - expected[0]).abs() < 1e-9, "{rolling:?}");
                assert!((found[1] - expected[1]).abs() < 1e-9, "{rolling:?}");
            }
        }
    }

    #[test]
    fn a_die_rolls_over_several_faces_on_its_way() {
        for rolling in every_die() {
            let mut up: Vec<Die> = (0..60)
                .map(|frame| pose(rolling, f64::from(frame) / 60.0).up())
                .collect();
            up.dedup();
            assert!(up.len() >= 4, "{rolling:?}: {up:?}");
        }
    }

    #[test]
    fn one_two_or_three_faces_are_seen_at_any_time() {
        for rolling in every_die() {
            for frame in 0..=60 {
                let pose = pose(rolling, f64::from(frame) / 60.0);
                let seen = FACES
                    .iter()
                    .filter(|(_, frame)| pose.face(*frame).is_some());
                assert!((1..=3).contains(&seen.count()));
            }
        }
    }

    #[test]
    fn opposite_faces_make_seven() {
        for (die, [.., out]) in FACES {
            let opposite = FACES.iter().find(|(_, [.., other])| {
                out.iter().zip(other).all(|(one, other)| one + other == 0.0)
            });
            assert_eq!(opposite.unwrap().0.pips() + die.pips(), 7);
        }
    }
}
