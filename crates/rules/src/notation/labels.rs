//! Labels of the points.

use alloc::format;
use alloc::string::{String, ToString};

use crate::player::Player;
use crate::point::Point;

/// The labels beside the points, which differ between leaflets. Plays and IDs
/// always use [`PointLabels::Numbers`].
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
    /// 24 down to 1, in the numbering of the player on roll.
    #[default]
    Numbers,
    /// 1 to 12 on White's half of the board and 1A to 12A on Black's, the
    /// same for both players.
    Halves,
    /// 1 to 6 in both home boards, in their owners' numbering, and nothing
    /// elsewhere.
    Homes,
    /// No labels; points still count from 24 to 1.
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

    /// Whether every point has a label, so that you can write plays with them.
    #[must_use]
    pub const fn names_all_points(self) -> bool {
        match self {
            PointLabels::Numbers | PointLabels::Halves => true,
            PointLabels::Homes | PointLabels::Blank => false,
        }
    }

    /// The point with this label for the player on roll, in upper or lower
    /// case.
    #[must_use]
    pub fn point(self, label: &str, on_roll: Player) -> Option<Point> {
        let is_it = |point: &Point| self.label(*point, on_roll).eq_ignore_ascii_case(label);
        Point::ALL
            .into_iter()
            .find(is_it)
            .filter(|_| !label.is_empty())
    }

    /// The label of a point for the player on roll, empty if it has none.
    #[must_use]
    pub fn label(self, point: Point, on_roll: Player) -> String {
        let number = point.number();
        // Counted from the nearer end of the board.
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
    fn plays_are_written_and_read_by_the_labels_of_the_halves() {
        for (player, number, label) in [
            (Player::White, "24/20*/18 6/off", "1A/5A*/7A 6/off"),
            (Player::Black, "24/20*/18 6/off", "1/5*/7 6A/off"),
            (Player::Black, "bar/20 8/5(2)", "bar/5 8A/5A(2)"),
        ] {
            let halves = PointLabels::Halves;
            let play = number.parse().unwrap();
            assert_eq!(halves.write_play(&play, player), label);
            assert_eq!(halves.read_play(label, player), Ok(play));
            let small = label.to_lowercase();
            assert_eq!(halves.read_play(&small, player), number.parse());
        }
        // The two numberings can't be mixed.
        let mixed = PointLabels::Halves.read_play("13/7", Player::White);
        assert_eq!(
            mixed.unwrap_err().to_string(),
            "'13/7' is not a play: expected a point, bar or off, found '13' at character 1"
        );
        assert_eq!(
            PointLabels::Homes.read_play("13-7", Player::White),
            "13/7".parse()
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
