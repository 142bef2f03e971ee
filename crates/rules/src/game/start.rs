//! The opening dice, which decide who starts.

use super::{Game, Phase};
use crate::dice::{Die, Roll};
use crate::player::{ByPlayer, Player};
use crate::ruleset::Opening;
use crate::stakes::Stakes;

impl Game {
    pub(super) fn throw_die(&mut self, player: Player, die: Die) {
        let Phase::Start { thrown } = &mut self.phase else {
            unreachable!("the die for the start is thrown only before it");
        };
        thrown[player] = Some(die);
        let (Some(white), Some(black)) = (thrown.white, thrown.black) else {
            return;
        };
        if white == black {
            *thrown = ByPlayer::default();
            self.double_automatically();
        } else {
            let higher = if white > black {
                Player::White
            } else {
                Player::Black
            };
            self.start(higher, Roll::new(white, black));
        }
    }

    /// If the players agreed on automatic doubles, a tie in the opening dice
    /// doubles the stake and leaves the cube centered.
    fn double_automatically(&mut self) {
        let is_money = matches!(self.stakes, Stakes::Money { .. });
        let has_more = self.automatic_doubles < self.rules.automatic_doubles;
        if let (true, true, Ok(value)) = (is_money, has_more, self.cube_after(1)) {
            self.cube.value = value;
            self.automatic_doubles += 1;
        }
    }

    fn start(&mut self, higher: Player, thrown: Roll) {
        let board = self.rules.variant.opening();
        self.phase = Phase::BeforeRoll {
            on_roll: higher,
            board,
        };
        match self.rules.opening {
            Opening::HighDiePlaysPair => self.roll(thrown),
            Opening::HighDieRollsAgain => {}
            Opening::DieForColor => {
                if higher == Player::Black {
                    self.swap_colors();
                }
                self.phase = Phase::BeforeRoll {
                    on_roll: Player::White,
                    board,
                };
            }
        }
    }

    fn swap_colors(&mut self) {
        self.are_colors_swapped = true;
        if let Stakes::Match { score, .. } = &mut self.stakes {
            *score = score.swapped();
        }
    }
}
