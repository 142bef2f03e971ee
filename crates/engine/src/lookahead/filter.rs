//! Which plays are searched more deeply.

use super::plies::Plies;

/// Keeps the best plays: at most `most`, and none that's worse than the best by
/// more than `within`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Filter {
    /// The most plays to keep. The best one is always kept.
    pub most: usize,
    /// How much worse than the best a play may be, in points of the current
    /// cube.
    pub within: f32,
}

impl Filter {
    /// Keeps every play.
    pub const NONE: Filter = Filter {
        most: usize::MAX,
        within: f32::INFINITY,
    };

    /// Keeps only the best play.
    pub const BEST: Filter = Filter {
        most: 1,
        within: 0.0,
    };
}

/// Where a search goes deeper and where it doesn't.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Filters {
    /// Which plays of the given roll are searched one ply deeper, after being
    /// searched 0, 1 and 2 plies deep.
    pub candidates: [Filter; 3],
    /// Which replies inside the search are followed, by the evaluator's value:
    /// those with 0, 1 and 2 plies left. Without a cube, the first makes no
    /// difference. Unless it's [`Filter::NONE`], a quick evaluator leaves out
    /// clearly worse replies first.
    pub replies: [Filter; 3],
}

impl Filters {
    /// Quick, and as good as wider ones: to look at every play and to follow
    /// every reply that the quick evaluator leaves takes fourteen times as long
    /// at two plies, and finds no better plays (docs/nets.md).
    pub const USUAL: Filters = Filters {
        candidates: [
            Filter {
                most: 10,
                within: 0.2,
            },
            Filter {
                most: 5,
                within: 0.08,
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
            Filter::BEST,
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
