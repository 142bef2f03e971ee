//! How close to the best moment players turn the cube.

use rules::Board;

/// How much of a live cube's value is real: 0 if the cube is as good as dead, 1
/// if it's always turned at the best moment.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct CubeEfficiency(f32);

impl CubeEfficiency {
    /// A cube that is never turned.
    pub const DEAD: CubeEfficiency = CubeEfficiency(0.0);
    /// A cube that is always turned at the best moment.
    pub const LIVE: CubeEfficiency = CubeEfficiency(1.0);
    /// While checkers can still hit each other.
    pub const CONTACT: CubeEfficiency = CubeEfficiency(0.68);
    /// When both sides are bearing off.
    pub const BEAR_OFF: CubeEfficiency = CubeEfficiency(0.6);

    /// A custom efficiency, clamped to 0 to 1; NaN becomes 0.
    #[must_use]
    pub fn new(efficiency: f32) -> CubeEfficiency {
        let is_number = !efficiency.is_nan();
        CubeEfficiency(if is_number {
            efficiency.clamp(0.0, 1.0)
        } else {
            0.0
        })
    }

    /// The usual efficiency on such a board. In a race, the longer it still is,
    /// the more efficient the cube.
    #[must_use]
    pub fn on(board: &Board) -> CubeEfficiency {
        if !board.is_race() {
            CubeEfficiency::CONTACT
        } else if board.player().are_home() && board.opponent().are_home() {
            CubeEfficiency::BEAR_OFF
        } else {
            let pips = board.player().pips() as f32;
            CubeEfficiency((0.55 + 0.00125 * pips).clamp(0.6, 0.7))
        }
    }

    /// The efficiency as a number from 0 to 1.
    #[must_use]
    pub const fn share(self) -> f32 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Placement, Variant};

    fn race(player: &[(u8, u8)], opponent: &[(u8, u8)]) -> f32 {
        let side = Placement::on_points;
        let board = Board::from_placements(side(player), side(opponent)).unwrap();
        CubeEfficiency::on(&board).share()
    }

    #[test]
    fn efficiency_depends_on_the_kind_of_board() {
        let opening = Variant::Backgammon.opening();
        assert_eq!(CubeEfficiency::on(&opening), CubeEfficiency::CONTACT);
        let home = &[(6, 5), (5, 5), (4, 5)];
        assert_eq!(race(home, home), 0.6);
        // 70 pips: 0.6375; 30 and 150 pips lie outside of the limits.
        assert_eq!(race(&[(12, 1), (5, 10), (2, 4)], home), 0.6375);
        assert_eq!(race(&[(8, 1), (2, 8), (1, 6)], home), 0.6);
        assert_eq!(race(&[(12, 5), (10, 9)], &[(6, 14)]), 0.7);
    }

    #[test]
    fn every_number_becomes_an_efficiency() {
        let share = |number| CubeEfficiency::new(number).share();
        assert_eq!(
            [share(-1.0), share(0.5), share(7.0), share(f32::NAN)],
            [0.0, 0.5, 1.0, 0.0]
        );
    }
}
