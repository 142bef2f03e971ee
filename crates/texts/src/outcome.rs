//! How a game ended, and for how much.

use rules::{Ending, Points, Unit, Win};

use crate::texts::Texts;

impl Texts {
    /// How a game came to its end.
    #[must_use]
    pub fn ending(&self, ending: Ending, winner: &str) -> String {
        match ending {
            Ending::BorneOff => self.ending_borne_off(winner),
            Ending::Passed => self.ending_passed(),
            Ending::Resigned => self.ending_resigned(),
            Ending::Claimed => self.ending_claimed(),
            Ending::Settled => self.ending_settled(),
        }
    }

    /// What a game is worth, as a sum.
    ///
    /// ```
    /// use rules::{CubeValue, Points, Unit, Win};
    /// use texts::Texts;
    ///
    /// let gammon = Points::new(Win::Gammon, CubeValue::new(4));
    /// let sum = Texts::english().result(gammon, Unit::Points);
    /// assert_eq!(sum, "Gammon (2) × cube 4 = 8 points");
    /// ```
    #[must_use]
    pub fn result(&self, points: Points, unit: Unit) -> String {
        let total = points.total();
        let (win, cube) = match points {
            Points::Agreed(_) => return self.result_agreed(total),
            Points::Product { win, counted, cube } if win != counted => {
                (self.result_jacoby(win), cube)
            }
            Points::Product { win, cube, .. } => (self.result_win(win), cube),
        };
        let cube = self.result_cube(cube.value());
        let total = match unit {
            Unit::Points => self.result_equals(total),
            Unit::Stake => self.result_equals_stake(total),
        };
        format!("{win} {cube} {total}")
    }

    /// How often a kind of win counts.
    #[must_use]
    pub fn result_win(&self, win: Win) -> String {
        match win {
            Win::Single => self.result_single(),
            Win::Gammon => self.result_gammon(),
            Win::Backgammon => self.result_backgammon(),
        }
    }

    /// So many points or so often the stake.
    #[must_use]
    pub fn won(&self, total: u32, unit: Unit) -> String {
        match unit {
            Unit::Points => self.point_count(total),
            Unit::Stake => self.stake_count(total),
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::CubeValue;

    use super::*;

    #[test]
    fn the_sum_says_why_it_is_less_than_it_looks() {
        let texts = Texts::english();
        let jacoby = Points::Product {
            win: Win::Gammon,
            counted: Win::Single,
            cube: CubeValue::ONE,
        };
        let sum = texts.result(jacoby, Unit::Points);
        assert!(
            sum.ends_with("counts as a single win (1) × cube 1 = 1 point"),
            "{sum}"
        );
        let backgammon = Points::new(Win::Backgammon, CubeValue::new(8));
        assert_eq!(
            texts.result(backgammon, Unit::Stake),
            "Backgammon (3) × cube 8 = 24 times the stake"
        );
        assert_eq!(
            texts.result(Points::Agreed(3), Unit::Points),
            "Settled: 3 points"
        );
    }
}
