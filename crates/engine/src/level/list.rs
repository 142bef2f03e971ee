//! The built-in levels.

use std::num::NonZeroU16;

use super::Level;
use super::closer_look::CloserLook;
use super::cube_look::CubeLook;
use super::habits::{CubeHabits, Habits};
use crate::lookahead::{Filter, Plies};

/// Takes less than five seconds per decision, and about one on average.
const CLOSER_LOOK: CloserLook = CloserLook {
    candidates: Filter {
        most: 3,
        within: 0.03,
    },
    rolls: NonZeroU16::new(3).unwrap(),
    trials: 36,
    plies: Plies::TWO,
    followed: Filter {
        most: 2,
        within: 0.012,
    },
    lookahead_error: 0.012,
    cube: CubeLook {
        within: 0.1,
        rolls: NonZeroU16::new(15).unwrap(),
        trials: 144,
        lookahead_error: 0.05,
    },
};

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 10] = [
        Level {
            name: "leaflet",
            about: "has just read the leaflet",
            plies: Plies::ZERO,
            closer_look: None,
            habits: Some(Habits {
                blur: 0.15,
                overlooked_plays: 0.22,
                overlooked_shots: 0.6,
                fear: 0.0,
                stacking: 0.015,
                running: 0.03,
                hitting: 0.08,
                cube: CubeHabits {
                    forgotten: 0.6,
                    blur: 0.12,
                    caution: 0.04,
                    ignores_score: true,
                },
            }),
        },
        Level {
            name: "beginner",
            about: "has played a few evenings",
            plies: Plies::ZERO,
            closer_look: None,
            habits: Some(Habits {
                blur: 0.1,
                overlooked_plays: 0.13,
                overlooked_shots: 0.4,
                fear: 0.01,
                stacking: 0.015,
                running: 0.025,
                hitting: 0.05,
                cube: CubeHabits {
                    forgotten: 0.45,
                    blur: 0.1,
                    caution: 0.05,
                    ignores_score: true,
                },
            }),
        },
        Level {
            name: "casual",
            about: "plays now and then, and likes it safe",
            plies: Plies::ZERO,
            closer_look: None,
            habits: Some(Habits {
                blur: 0.07,
                overlooked_plays: 0.08,
                overlooked_shots: 0.25,
                fear: 0.02,
                stacking: 0.012,
                running: 0.02,
                hitting: 0.03,
                cube: CubeHabits {
                    forgotten: 0.3,
                    blur: 0.08,
                    caution: 0.04,
                    ignores_score: true,
                },
            }),
        },
        Level {
            name: "regular",
            about: "plays every week",
            plies: Plies::ZERO,
            closer_look: None,
            habits: Some(Habits {
                blur: 0.045,
                overlooked_plays: 0.05,
                overlooked_shots: 0.15,
                fear: 0.015,
                stacking: 0.008,
                running: 0.015,
                hitting: 0.02,
                cube: CubeHabits {
                    forgotten: 0.15,
                    blur: 0.06,
                    caution: 0.03,
                    ignores_score: true,
                },
            }),
        },
        Level {
            name: "club",
            about: "plays at a club",
            plies: Plies::ZERO,
            closer_look: None,
            habits: Some(Habits {
                blur: 0.03,
                overlooked_plays: 0.025,
                overlooked_shots: 0.06,
                fear: 0.01,
                stacking: 0.004,
                running: 0.01,
                hitting: 0.01,
                cube: CubeHabits {
                    forgotten: 0.05,
                    blur: 0.04,
                    caution: 0.02,
                    ignores_score: false,
                },
            }),
        },
        Level {
            name: "tournament",
            about: "plays tournaments",
            plies: Plies::ZERO,
            closer_look: None,
            habits: Some(Habits {
                blur: 0.015,
                overlooked_plays: 0.01,
                overlooked_shots: 0.02,
                fear: 0.005,
                stacking: 0.0,
                running: 0.005,
                hitting: 0.005,
                cube: CubeHabits {
                    forgotten: 0.0,
                    blur: 0.025,
                    caution: 0.01,
                    ignores_score: false,
                },
            }),
        },
        Level {
            name: "expert",
            about: "the nets alone, at a glance",
            plies: Plies::ZERO,
            closer_look: None,
            habits: None,
        },
        Level {
            name: "master",
            about: "looks at every reply",
            plies: Plies::ONE,
            closer_look: None,
            habits: None,
        },
        Level {
            name: "grandmaster",
            about: "looks two plies ahead",
            plies: Plies::TWO,
            closer_look: None,
            habits: None,
        },
        Level {
            name: "machine",
            about: "looks two plies ahead and rolls out what is close",
            plies: Plies::TWO,
            closer_look: Some(CLOSER_LOOK),
            habits: None,
        },
    ];
}
