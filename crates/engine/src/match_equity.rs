//! The chance to win a match from every score.

mod document;
mod extension;
mod kazaross;
mod reader;

use std::sync::LazyLock;

use crate::chances::MatchWinningChance;

pub use reader::{MetFault, ParseMetError};

/// Where a match stands relative to the Crawford game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CrawfordStage {
    /// Before or in the Crawford game: the next game from a score where one
    /// player needs one point is the Crawford game.
    BeforeOrIn,
    /// After the Crawford game: the cube is back in play.
    After,
}

/// The chance to win a match from every score, for two equal players with the
/// Crawford rule.
///
/// Scores are given as the points that each player still needs ("away"). Every
/// table reaches [`MatchEquityTable::LONGEST`] points; what its author didn't
/// provide is filled in as [`MatchEquityTable::given`] explains. Two tables are
/// equal if everything is, including name and description.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchEquityTable {
    name: String,
    description: String,
    given: usize,
    grid: Grid,
}

/// The chances of a table by points away, from 1 to some length: first those
/// up to the Crawford game by both players' needs, then the trailer's after
/// it. No place for 0 away: that match is over.
#[derive(Clone, Debug, PartialEq)]
struct Grid {
    length: usize,
    up_to_crawford: Vec<f64>,
    after_crawford: Vec<f64>,
}

/// Neil Kazaross' table, as GNU Backgammon has it.
#[cfg(test)]
const KAZAROSS_XG2: &str = include_str!("../data/Kazaross-XG2.xml");

impl MatchEquityTable {
    /// The most points away that tables cover.
    pub const LONGEST: u32 = extension::LONGEST as u32;

    /// The table that players expect: rolled out by eXtreme Gammon up to nine
    /// points and by GNU Backgammon up to fifteen, projected to twenty-five.
    #[must_use]
    pub fn kazaross_xg2() -> &'static MatchEquityTable {
        static TABLE: LazyLock<MatchEquityTable> = LazyLock::new(kazaross::table);
        &TABLE
    }

    /// The author's name for it.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The author's description.
    #[must_use]
    pub fn description(&self) -> &str {
        &self.description
    }

    /// The longest match length that the author provides. Longer ones are
    /// extrapolated as if each game were worth one or four points with equal
    /// chances, which continues Kazaross' table from 15 to 25 points to within
    /// 0.003.
    #[must_use]
    pub fn given(&self) -> u32 {
        self.given as u32
    }

    /// The chance to win the match for a player who needs `away` points against
    /// one who needs `opponent_away`. A player who needs none has won. The
    /// stage matters only if a player needs one point.
    ///
    /// `None` if both need none, or if a player needs more than
    /// [`MatchEquityTable::LONGEST`].
    #[must_use]
    pub fn chance(
        &self,
        away: u32,
        opponent_away: u32,
        stage: CrawfordStage,
    ) -> Option<MatchWinningChance> {
        let (mine, theirs) = (away as usize, opponent_away as usize);
        if mine.max(theirs) > self.grid.length {
            return None;
        }
        match (mine, theirs, stage) {
            (0, 0, _) => None,
            (0, _, _) => Some(MatchWinningChance::WON),
            (_, 0, _) => Some(MatchWinningChance::LOST),
            (_, 1, CrawfordStage::After) => Some(self.grid.after_crawford(mine)),
            (1, _, CrawfordStage::After) => Some(self.grid.after_crawford(theirs).for_opponent()),
            _ => Some(MatchWinningChance(self.grid.up_to_crawford(mine, theirs))),
        }
    }
}

impl Grid {
    fn up_to_crawford(&self, away: usize, opponent_away: usize) -> f64 {
        self.up_to_crawford[(away - 1) * self.length + opponent_away - 1]
    }

    fn after_crawford(&self, away: usize) -> MatchWinningChance {
        MatchWinningChance(self.after_crawford[away - 1])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kazaross(away: u32, opponent_away: u32) -> f64 {
        let stage = CrawfordStage::BeforeOrIn;
        let table = MatchEquityTable::kazaross_xg2();
        table.chance(away, opponent_away, stage).unwrap().0
    }

    fn kazaross_after_crawford(away: u32, opponent_away: u32) -> f64 {
        let stage = CrawfordStage::After;
        let table = MatchEquityTable::kazaross_xg2();
        table.chance(away, opponent_away, stage).unwrap().0
    }

    #[test]
    fn the_embedded_table_has_the_published_values() {
        #[rustfmt::skip]
        let published: [&[f64]; 9] = [
            &[0.50000, 0.67736, 0.75076, 0.81436, 0.84179, 0.88731, 0.90724, 0.93250, 0.94402],
            &[0.50000, 0.59947, 0.66870, 0.74359, 0.79940, 0.84225, 0.87539, 0.90197],
            &[0.50000, 0.57150, 0.64795, 0.71123, 0.76209, 0.80468, 0.84017],
            &[0.50000, 0.57732, 0.64285, 0.69924, 0.74577, 0.78799],
            &[0.50000, 0.56635, 0.62638, 0.67786, 0.72540],
            &[0.50000, 0.56261, 0.61636, 0.66787],
            &[0.50000, 0.55480, 0.60854],
            &[0.50000, 0.55442],
            &[0.50000],
        ];
        for (row, away) in published.into_iter().zip(1..) {
            for (&chance, opponent_away) in row.iter().zip(away..) {
                assert!((kazaross(away, opponent_away) - chance).abs() < 1e-9);
                assert!((kazaross(opponent_away, away) + chance - 1.0).abs() < 1e-9);
            }
        }
    }

    #[test]
    fn after_the_crawford_game_an_even_need_is_worth_little_more_than_one_point_more() {
        let published = [
            0.50000, 0.48803, 0.32264, 0.31002, 0.19012, 0.18072, 0.11559, 0.10906, 0.06953,
            0.065161, 0.042069, 0.039060,
        ];
        for (chance, away) in published.into_iter().zip(1..) {
            assert!((kazaross_after_crawford(away, 1) - chance).abs() < 1e-9);
            assert!((kazaross_after_crawford(1, away) + chance - 1.0).abs() < 1e-9);
        }
    }

    #[test]
    fn the_stage_matters_only_a_point_from_the_end() {
        assert_eq!(kazaross(3, 5), kazaross_after_crawford(3, 5));
        assert_ne!(kazaross(1, 3), kazaross_after_crawford(1, 3));
    }

    #[test]
    fn a_match_that_somebody_has_won_is_over() {
        assert_eq!((kazaross(0, 3), kazaross(3, 0)), (1.0, 0.0));
        assert_eq!(kazaross(0, 64), 1.0);
        let table = MatchEquityTable::kazaross_xg2();
        assert_eq!(table.chance(0, 0, CrawfordStage::BeforeOrIn), None);
        assert_eq!(table.chance(65, 0, CrawfordStage::BeforeOrIn), None);
        assert_eq!(table.chance(1, u32::MAX, CrawfordStage::After), None);
    }

    #[test]
    fn the_table_names_itself() {
        let table = MatchEquityTable::kazaross_xg2();
        assert_eq!(table.name(), "Kazaross XG2 25 point MET");
        assert!(table.description().starts_with("Generated using XG"));
        assert_eq!(table.given(), 25);
    }
}
