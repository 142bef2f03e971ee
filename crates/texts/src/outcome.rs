//! How a game ended, and for how much.

use rules::{Ending, Points, Unit, Win};

use crate::texts::Texts;

impl Texts {
    /// How a game ended.
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

    /// What a game is worth, as a formula.
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
            Points::Agreed(_) => {
                return match unit {
                    Unit::Points => self.result_agreed(total),
                    Unit::Stake => self.result_agreed_stake(total),
                };
            }
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

    /// A kind of win with its multiplier.
    #[must_use]
    pub fn result_win(&self, win: Win) -> String {
        match win {
            Win::Single => self.result_single(),
            Win::Gammon => self.result_gammon(),
            Win::Backgammon => self.result_backgammon(),
        }
    }

    /// What passing a double costs.
    #[must_use]
    pub fn pass_price(&self, total: u32, unit: Unit) -> String {
        match unit {
            Unit::Points => self.offered_pass_price(total),
            Unit::Stake => self.offered_pass_price_stake(total),
        }
    }

    /// What a double wins if this player passes it.
    #[must_use]
    pub fn double_gain(&self, player: &str, total: u32, unit: Unit) -> String {
        match unit {
            Unit::Points => self.double_explain(player, total),
            Unit::Stake => self.double_explain_stake(player, total),
        }
    }

    /// What resigning costs, in points or stakes.
    #[must_use]
    pub fn resignation_price(&self, total: u32, unit: Unit) -> String {
        match unit {
            Unit::Points => self.resign_price(total),
            Unit::Stake => self.resign_price_stake(total),
        }
    }

    /// What a resignation or a claim would be worth.
    #[must_use]
    pub fn offer_worth(&self, total: u32, unit: Unit) -> String {
        match unit {
            Unit::Points => self.offered_worth(total),
            Unit::Stake => self.offered_worth_stake(total),
        }
    }

    /// A player's offer to settle the game for this much.
    #[must_use]
    pub fn settlement(&self, player: &str, winner: &str, total: u32, unit: Unit) -> String {
        match unit {
            Unit::Points => self.offered_settlement(total, player, winner),
            Unit::Stake => self.offered_settlement_stake(player, &self.stake_count(total), winner),
        }
    }

    /// A player's score; a bare number if it's counted in stakes.
    #[must_use]
    pub fn score_of(&self, player: &str, total: u32, unit: Unit) -> String {
        match unit {
            Unit::Points => self.table_score_of(player, total),
            Unit::Stake => self.table_score_of_stake(player, total),
        }
    }

    /// An amount in points or stakes.
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
        assert_eq!(
            texts.result(Points::Agreed(3), Unit::Stake),
            "Settled: 3 times the stake"
        );
    }

    #[test]
    fn who_plays_for_a_stake_is_told_prices_in_stakes() {
        let texts = Texts::english();
        let said = |unit| {
            [
                texts.pass_price(1, unit),
                texts.double_gain("Anna", 2, unit),
                texts.resignation_price(4, unit),
                texts.offer_worth(6, unit),
                texts.settlement("Anna", "Bob", 2, unit),
                texts.score_of("Anna", 0, unit),
            ]
        };
        assert_eq!(
            said(Unit::Points),
            [
                "If you pass, you lose 1 point.",
                "If Anna passes, you win 2 points.",
                "costs 4 points",
                "It would be worth 6 points.",
                "Anna offers a settlement: 2 points for Bob.",
                "Anna: 0 points",
            ]
        );
        assert_eq!(
            said(Unit::Stake),
            [
                "If you pass, you lose the stake.",
                "If Anna passes, you win 2 times the stake.",
                "costs 4 times the stake",
                "It would be worth 6 times the stake.",
                "Anna offers a settlement: twice the stake for Bob.",
                "Anna: 0",
            ]
        );
    }
}
