//! The ways in which people err.

/// What keeps a player from seeing a position as it is. Everything that is a
/// number of points is in points of the cube; every chance is from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Habits {
    /// By how much every board is misjudged, as a standard deviation in
    /// points. Races, which can be counted, are misjudged by less.
    pub blur: f32,
    /// The chance that a play is not thought of at all.
    pub overlooked_plays: f32,
    /// The chance that a blot is thought to be safe although it can be hit
    /// from afar. A shot that one die can hit is overlooked half as often.
    pub overlooked_shots: f32,
    /// The fear of every blot that is seen to be in danger, in points: what
    /// makes people play safe and stack their checkers.
    pub fear: f32,
    /// The liking for every checker above the third on a point, in points.
    pub stacking: f32,
    /// The wish to get every checker out of the opponent's home, in points:
    /// what makes people run too early and break their anchors.
    pub running: f32,
    /// The joy of every opposing checker on the bar, in points.
    pub hitting: f32,
    /// How the cube is used.
    pub cube: CubeHabits,
}

/// What keeps a player from using the cube well.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeHabits {
    /// The chance not to think of the cube before a roll.
    pub forgotten: f32,
    /// By how much the chance to win is misjudged, as a standard deviation.
    pub blur: f32,
    /// What is taken off the own chance to win, for caution: such players
    /// double late and pass what they should take.
    pub caution: f32,
    /// Whether the cube is handled in a match as if it were for money.
    pub ignores_score: bool,
}
