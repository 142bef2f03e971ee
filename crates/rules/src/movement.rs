//! The rules for moving checkers: the part of a ruleset that the play generator
//! needs.

/// How you may and must move checkers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Movement {
    /// How many opposing checkers block a point.
    pub block: Block,
    /// Whether you may skip a playable number.
    pub duty: Duty,
    /// Which number you must play if you can play either but not both.
    pub single_number: SingleNumber,
    /// Which checkers a number bears off.
    pub bear_off: BearOff,
    /// Whether a checker that has hit may continue in the same turn.
    pub hit_and_run: HitAndRun,
}

impl Movement {
    /// The usual rules for moving.
    pub const INTERNATIONAL: Movement = Movement {
        block: Block::FromTwo,
        duty: Duty::Always,
        single_number: SingleNumber::Larger,
        bear_off: BearOff::Standard,
        hit_and_run: HitAndRun::Allowed,
    };
}

/// How many opposing checkers block a point. If there are fewer, a checker that
/// lands there hits all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Block {
    /// Two or more block; one is hit.
    FromTwo,
    /// Three or more block, as some leaflets print. They don't say what happens
    /// if you land on a pair; here you hit both.
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

/// Whether you may skip a playable number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    /// You must play as many numbers as you can.
    Always,
    /// You must play as many numbers as you can until all your checkers are
    /// home. From then on, you may skip the rest of a roll.
    UntilHome,
}

/// Which number you must play if you can play either but not both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SingleNumber {
    /// The larger number, as is usual today.
    Larger,
    /// Whichever you like.
    Either,
}

/// Which checkers a number bears off once all are home. You may always move the
/// number inside the home board instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BearOff {
    /// From the number's point. If that point and all higher ones are empty,
    /// from the highest occupied point.
    Standard,
    /// Only from the number's point.
    Exact,
    /// From the number's point. If it's empty, from the nearest occupied point
    /// below, even if higher points are occupied.
    NearestLower,
    /// From any point up to the number.
    AnyLower,
}

/// Whether a checker that has hit may continue in the same turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HitAndRun {
    /// It may, anywhere.
    Allowed,
    /// A checker that hits in its own home board stays there until the turn
    /// is over. Others on the same point may move.
    NotAtHome,
}
