//! The equity of chances when the cube isn't turned anymore: cheap enough to
//! sort all plays by.

use rules::Win;

use crate::chances::Chances;
use crate::cube_decision::{CubeLadder, CubeState};

/// What each of the five chances is worth to the player on roll, with the
/// cube where it is until the end of the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Worth {
    /// Of a single loss.
    loss: f32,
    /// What a win adds to it.
    win: f32,
    win_gammon: f32,
    win_backgammon: f32,
    lose_gammon: f32,
    lose_backgammon: f32,
}

impl Worth {
    /// For money without a cube.
    pub(super) const CUBELESS: Worth = Worth {
        loss: -1.0,
        win: 2.0,
        win_gammon: 1.0,
        win_backgammon: 1.0,
        lose_gammon: -1.0,
        lose_backgammon: -1.0,
    };

    /// With the cube in this state.
    pub(super) fn with_cube(ladder: &CubeLadder, state: CubeState) -> Worth {
        let won = Win::ALL.map(|win| ladder.won(state, win).0);
        let lost = Win::ALL.map(|win| ladder.lost(state, win).0);
        Worth {
            loss: lost[0],
            win: won[0] - lost[0],
            win_gammon: won[1] - won[0],
            win_backgammon: won[2] - won[1],
            lose_gammon: lost[1] - lost[0],
            lose_backgammon: lost[2] - lost[1],
        }
    }

    pub(super) fn of(&self, chances: &Chances) -> f32 {
        let won = self.win * chances.win
            + self.win_gammon * chances.win_gammon
            + self.win_backgammon * chances.win_backgammon;
        let lost =
            self.lose_gammon * chances.lose_gammon + self.lose_backgammon * chances.lose_backgammon;
        self.loss + (won + lost)
    }

    /// What a point is worth: half of what lies between a single win and a
    /// single loss.
    pub(super) fn point(&self) -> f32 {
        self.win / 2.0
    }

    /// Whether the two put all chances in the same order, because one is a
    /// multiple of the other.
    pub(super) fn is_like(&self, other: &Worth) -> bool {
        let parts = |worth: &Worth| {
            [
                worth.win_gammon,
                worth.win_backgammon,
                worth.lose_gammon,
                worth.lose_backgammon,
            ]
            .map(|part| part / worth.win)
        };
        parts(self) == parts(other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::match_equity::MatchEquityTable;
    use rules::{Beavers, ByPlayer, Cube, Player, Stakes};

    const CHANCES: Chances = Chances {
        win: 0.6,
        win_gammon: 0.2,
        win_backgammon: 0.05,
        lose_gammon: 0.1,
        lose_backgammon: 0.01,
    };

    fn worth(stakes: Stakes) -> Worth {
        let table = MatchEquityTable::kazaross_xg2();
        let ladder = CubeLadder::new(Player::White, Cube::CENTERED, stakes, None, table);
        Worth::with_cube(&ladder, ladder.state())
    }

    #[test]
    fn for_money_it_is_the_cubeless_equity() {
        // 0.6 - 0.4 + 0.2 + 0.05 - 0.1 - 0.01.
        assert!((Worth::CUBELESS.of(&CHANCES) - 0.34).abs() < 1e-6);
        assert_eq!(worth(Stakes::MONEY), Worth::CUBELESS);
    }

    #[test]
    fn by_jacoby_an_unturned_cube_counts_no_gammons() {
        let jacoby = worth(Stakes::Money {
            jacoby: true,
            beavers: Beavers::Off,
        });
        assert!((jacoby.of(&CHANCES) - 0.2).abs() < 1e-6);
        assert!(!jacoby.is_like(&Worth::CUBELESS));
    }

    #[test]
    fn a_point_from_winning_the_match_no_gammon_is_won() {
        let worth = worth(Stakes::Match {
            length: 5,
            score: ByPlayer { white: 4, black: 0 },
            crawford: true,
        });
        let without = Chances {
            win_gammon: 0.0,
            win_backgammon: 0.0,
            ..CHANCES
        };
        assert_eq!(worth.of(&CHANCES), worth.of(&without));
        assert!((worth.point() - 1.0).abs() < 1e-6);
    }
}
