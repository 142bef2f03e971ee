//! Extrapolation to longer matches than a table's author provided.

use super::Grid;

/// The length that every table is extended to.
pub(super) const LONGEST: usize = 64;

/// With one player a point from winning, the trailer wins about every other
/// game, doubled: two points more to go leave three fifths of the chance.
/// Kazaross' table has 0.599 to 0.606 from five away on.
const TRAILER_DECAY: f64 = 0.6;

/// What a game far from the end counts, each equally often. No real game pays
/// like this, but among simple mixtures of points this one has the spread that
/// continues published tables best.
const POINTS_A_GAME: [usize; 2] = [1, 4];

impl Grid {
    /// The same chances, and those of longer matches.
    pub(super) fn extended(&self) -> Grid {
        let given = self.length;
        let mut longer = Grid {
            length: LONGEST,
            up_to_crawford: vec![0.5; LONGEST * LONGEST],
            after_crawford: self.after_crawford.clone(),
        };
        for away in self.after_crawford.len() + 1..=LONGEST {
            let chance = decayed(away, |away| longer.after_crawford[away - 1]);
            longer.after_crawford.push(chance);
        }
        for behind in 1..=LONGEST {
            for ahead in 1..behind {
                let chance = if behind <= given {
                    self.up_to_crawford(behind, ahead)
                } else if ahead == 1 {
                    decayed(behind, |away| longer.up_to_crawford(away, 1))
                } else {
                    longer.played_on_paper(behind, ahead)
                };
                longer.up_to_crawford[(behind - 1) * LONGEST + ahead - 1] = chance;
                longer.up_to_crawford[(ahead - 1) * LONGEST + behind - 1] = 1.0 - chance;
            }
        }
        longer
    }

    fn played_on_paper(&self, away: usize, opponent_away: usize) -> f64 {
        let chances = POINTS_A_GAME.map(|points| {
            let won = match away.saturating_sub(points) {
                0 => 1.0,
                left => self.up_to_crawford(left, opponent_away),
            };
            let lost = match opponent_away.saturating_sub(points) {
                0 => 0.0,
                left => self.up_to_crawford(away, left),
            };
            (won + lost) / 2.0
        });
        (chances[0] + chances[1]) / 2.0
    }
}

/// The trailer's chance, `away` from winning, from the chances nearer to it.
fn decayed(away: usize, known: impl Fn(usize) -> f64) -> f64 {
    match away.saturating_sub(2) {
        0 => known(1) * TRAILER_DECAY,
        nearer => known(nearer) * TRAILER_DECAY,
    }
}

#[cfg(test)]
mod tests {
    use crate::match_equity::{CrawfordStage, MatchEquityTable};

    use super::*;

    /// The first part of a grid, as if its author had stopped there.
    fn cut(grid: &Grid, length: usize) -> Grid {
        let rows = 1..=length;
        let cells = rows
            .clone()
            .flat_map(|away| rows.clone().map(move |theirs| (away, theirs)));
        Grid {
            length,
            up_to_crawford: cells
                .map(|(away, theirs)| grid.up_to_crawford(away, theirs))
                .collect(),
            after_crawford: grid.after_crawford[..length].to_vec(),
        }
    }

    #[test]
    fn kazaross_table_cut_at_fifteen_points_grows_back_within_three_thousandths() {
        let whole = &MatchEquityTable::kazaross_xg2().grid;
        let regrown = cut(whole, 15).extended();
        for away in 1..=25 {
            let (grown, real) = (
                regrown.after_crawford[away - 1],
                whole.after_crawford[away - 1],
            );
            assert!((grown - real).abs() < 0.0001, "{away} after Crawford");
            for theirs in 1..=25 {
                let difference =
                    regrown.up_to_crawford(away, theirs) - whole.up_to_crawford(away, theirs);
                assert!(difference.abs() < 0.003, "{away} {theirs}: {difference}");
            }
        }
    }

    #[test]
    fn to_need_less_is_better_up_to_the_longest_match() {
        let table = MatchEquityTable::kazaross_xg2();
        for stage in [CrawfordStage::BeforeOrIn, CrawfordStage::After] {
            let chance = |away, theirs| table.chance(away, theirs, stage).unwrap().0;
            for away in 1..=64 {
                for theirs in 1..=64 {
                    let here = chance(away, theirs);
                    assert!(chance(away - 1, theirs) > here, "{away} {theirs}");
                    assert!(chance(away, theirs - 1) < here, "{away} {theirs}");
                    assert!((here + chance(theirs, away) - 1.0).abs() < 1e-12);
                }
            }
        }
    }

    #[test]
    fn a_table_of_a_single_point_can_be_extended() {
        let grid = cut(&MatchEquityTable::kazaross_xg2().grid, 1).extended();
        assert!((0.25..0.35).contains(&grid.up_to_crawford(2, 1)));
        assert_eq!(grid.up_to_crawford(64, 64), 0.5);
    }
}
