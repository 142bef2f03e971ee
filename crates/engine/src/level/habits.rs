//! The ways in which people err.

/// What keeps a player from seeing a position as it is. Points are points of
/// the cube; chances are from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Habits {
    /// How much every board is misjudged, as a standard deviation in points.
    /// Races, which can be counted, are misjudged less.
    pub blur: f32,
    /// The chance that a play isn't considered at all.
    pub overlooked_plays: f32,
    /// The chance of thinking a blot is safe although an indirect shot can hit
    /// it. Direct shots are overlooked half as often.
    pub overlooked_shots: f32,
    /// The fear for every blot that's seen to be in danger, in points: it makes
    /// people play safe and stack their checkers.
    pub fear: f32,
    /// The fondness for every checker above the third on a point, in points.
    pub stacking: f32,
    /// The urge to get every checker out of the opponent's home board, in
    /// points: it makes people run too early and break their anchors.
    pub running: f32,
    /// The joy of every opposing checker on the bar, in points.
    pub hitting: f32,
    /// How the cube is used.
    pub cube: CubeHabits,
}

/// What keeps a player from using the cube well.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeHabits {
    /// The chance of forgetting the cube before a roll.
    pub forgotten: f32,
    /// How much the winning chance is misjudged, as a standard deviation.
    pub blur: f32,
    /// Subtracted from the player's own winning chance, out of caution: such
    /// players double late and pass takes.
    pub caution: f32,
    /// Whether the cube is handled in a match as if playing for money.
    pub ignores_score: bool,
}
