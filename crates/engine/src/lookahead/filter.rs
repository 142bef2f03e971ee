//! Which plays are looked at more closely.

use super::plies::Plies;

/// Keeps the best plays: at most so many, and none that is worse than the best
/// by more than so much.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Filter {
    /// How many are kept at most. The best one always is.
    pub most: usize,
    /// How much worse than the best a play may be, in points of the present
    /// cube.
    pub within: f32,
}

impl Filter {
    /// Keeps every play.
    pub const NONE: Filter = Filter {
        most: usize::MAX,
        within: f32::INFINITY,
    };

    /// Keeps the best play alone.
    pub const BEST: Filter = Filter {
        most: 1,
        within: 0.0,
    };
}

/// Where a search looks more closely and where it does not.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Filters {
    /// Which plays of the roll that is asked about are looked at one ply
    /// deeper, once they have been looked at 0, 1 and 2 plies deep.
    pub candidates: [Filter; 3],
    /// Which replies are followed inside of a search, by what the evaluator
    /// says of them: those after which 0, 1 and 2 plies are left. Without a
    /// cube the first makes no difference.
    pub replies: [Filter; 3],
}

impl Filters {
    /// Quick, and nearly as good as no filter: at two plies a quarter of a
    /// thousandth of a point is lost for each decision between plays that
    /// are close, in a fortieth of the time.
    pub const USUAL: Filters = Filters {
        candidates: [
            Filter {
                most: 10,
                within: 0.2,
            },
            Filter {
                most: 6,
                within: 0.1,
            },
            Filter {
                most: 3,
                within: 0.04,
            },
        ],
        replies: [
            Filter {
                most: 3,
                within: 0.04,
            },
            Filter {
                most: 2,
                within: 0.04,
            },
            Filter::BEST,
        ],
    };

    /// No filter at all: exact, and slow beyond one ply.
    pub const NONE: Filters = Filters {
        candidates: [Filter::NONE; 3],
        replies: [Filter::NONE; 3],
    };

    pub(super) const fn candidates_after(&self, plies: Plies) -> Filter {
        self.candidates[plies.index()]
    }

    pub(super) const fn replies_before(&self, plies: Plies) -> Filter {
        self.replies[plies.index()]
    }
}
