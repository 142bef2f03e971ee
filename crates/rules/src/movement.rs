//! The rules of moving checkers: the part of a ruleset that the generator of
//! plays needs.

/// How checkers may and must be moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Movement {
    /// How many opposing checkers block a point.
    pub block: Block,
    /// Whether a playable number may be passed.
    pub duty: Duty,
    /// Which number must be played when either can be, but not both.
    pub single_number: SingleNumber,
    /// Which checkers a number bears off.
    pub bear_off: BearOff,
    /// Whether a checker that has hit may move on in the same turn.
    pub hit_and_run: HitAndRun,
}

impl Movement {
    /// The rules of moving that are usual everywhere.
    pub const INTERNATIONAL: Movement = Movement {
        block: Block::FromTwo,
        duty: Duty::Always,
        single_number: SingleNumber::Larger,
        bear_off: BearOff::Standard,
        hit_and_run: HitAndRun::Allowed,
    };
}

/// How many opposing checkers block a point. Fewer than that are hit, all of
/// them, by a checker that lands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Block {
    /// Two or more block; one is hit.
    FromTwo,
    /// Three or more block, as some leaflets print. They leave open what
    /// becomes of a pair that is landed on; here both are hit.
    FromThree,
}

impl Block {
    /// The fewest checkers that block.
    #[must_use]
    pub const fn checkers(self) -> u8 {
        match self {
            Block::FromTwo => 2,
            Block::FromThree => 3,
        }
    }
}

/// Whether a playable number may be passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    /// As many numbers as possible must be played.
    Always,
    /// As many as possible must be played, until all of the player's
    /// checkers are home; from there the rest of a roll may be passed.
    UntilHome,
}

/// Which number must be played when either can be, but not both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SingleNumber {
    /// The larger number, as everywhere today.
    Larger,
    /// Whichever the player likes.
    Either,
}

/// Which checkers a number bears off once all are home. In every case the
/// number may be moved inside the home board instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BearOff {
    /// From the point of the number; if it and all higher points are empty,
    /// from the highest point that is not.
    Standard,
    /// Only from the point of the number.
    Exact,
    /// From the point of the number; if it is empty, from the nearest
    /// occupied point below, even if higher points are occupied.
    NearestLower,
    /// From any point up to the number.
    AnyLower,
}

/// Whether a checker that has hit may move on in the same turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HitAndRun {
    /// It may, anywhere.
    Allowed,
    /// A checker that hits in its own home board stays there until the turn
    /// is over. Others on the same point may move.
    NotAtHome,
}
