//! What the points are called.

use crate::player::Player;
use crate::point::Point;

/// What is written beside the points: the leaflets differ. Plays and ids
/// always count as [`PointLabels::Numbers`] does.
///
/// ```
/// use rules::{Player, Point, PointLabels};
///
/// let midpoint = Point::new(13);
/// assert_eq!(PointLabels::Numbers.label(midpoint, Player::White), "13");
/// assert_eq!(PointLabels::Halves.label(midpoint, Player::White), "12A");
/// assert_eq!(PointLabels::Halves.label(midpoint, Player::Black), "12");
/// assert_eq!(PointLabels::Homes.label(midpoint, Player::White), "");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PointLabels {
    /// 24 down to 1, as the player on roll counts.
    #[default]
    Numbers,
    /// 1 to 12 on White's half of the board and 1A to 12A on Black's, the
    /// same for both players.
    Halves,
    /// 1 to 6 in both home boards, as their owners count, and nothing
    /// elsewhere.
    Homes,
    /// Nothing.
    Blank,
}

impl PointLabels {
    /// All ways of labeling.
    pub const ALL: [PointLabels; 4] = [
        PointLabels::Numbers,
        PointLabels::Halves,
        PointLabels::Homes,
        PointLabels::Blank,
    ];

    /// What a point of the player on roll is called, empty if nothing.
    #[must_use]
    pub fn label(self, point: Point, on_roll: Player) -> String {
        let number = point.number();
        // From whichever end of the board is nearer.
        let from_the_end = number.min(point.mirrored().number());
        match self {
            PointLabels::Numbers => number.to_string(),
            PointLabels::Halves => {
                let is_own_half = number <= 12;
                let is_white_half = is_own_half == (on_roll == Player::White);
                let letter = if is_white_half { "" } else { "A" };
                format!("{from_the_end}{letter}")
            }
            PointLabels::Homes if from_the_end <= 6 => from_the_end.to_string(),
            PointLabels::Homes | PointLabels::Blank => String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn labels(labels: PointLabels, on_roll: Player) -> String {
        let all = Point::ALL.map(|point| labels.label(point, on_roll));
        all.join(" ")
    }

    #[test]
    fn the_halves_are_labeled_as_the_swiss_leaflet_shows() {
        assert_eq!(
            labels(PointLabels::Halves, Player::White),
            "1 2 3 4 5 6 7 8 9 10 11 12 12A 11A 10A 9A 8A 7A 6A 5A 4A 3A 2A 1A"
        );
        assert_eq!(
            labels(PointLabels::Halves, Player::Black),
            "1A 2A 3A 4A 5A 6A 7A 8A 9A 10A 11A 12A 12 11 10 9 8 7 6 5 4 3 2 1"
        );
    }

    #[test]
    fn the_homes_are_labeled_for_both_players_alike() {
        let expected = "1 2 3 4 5 6             6 5 4 3 2 1";
        for on_roll in Player::BOTH {
            assert_eq!(labels(PointLabels::Homes, on_roll), expected);
        }
    }
}
