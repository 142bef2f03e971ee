//! Offers, answers, and games that they end.

use super::{Game, Phase};
use crate::cube::{Cube, CubeValue};
use crate::outcome::{Ending, Outcome, Points, Win};
use crate::player::Player;
use crate::setup::{Offer, Offered};
use crate::stakes::Stakes;

impl Game {
    pub(super) fn make_offer(&mut self, by: Player, what: Offered) {
        self.offer = Some(Offer { by, what });
    }

    /// Takes a double, a beaver or a raccoon: the player who was doubled first
    /// gets, or keeps, the cube.
    pub(super) fn take(&mut self) {
        let offer = self.close_offer();
        self.cube = Cube {
            value: self.doubled_times(offer.what.doublings()),
            owner: offer.doubler().map(Player::opponent),
        };
    }

    /// Passes a double, a beaver or a raccoon, and pays what the game was worth
    /// before it.
    pub(super) fn pass(&mut self) {
        let offer = self.close_offer();
        let value = self.doubled_times(offer.what.doublings() - 1);
        let points = Points::new(Win::Single, value);
        self.finish(offer.by, Ending::Passed, points);
    }

    /// Agrees to a resignation, a claim or a settlement.
    pub(super) fn accept(&mut self) {
        let Offer { by, what } = self.close_offer();
        match what {
            Offered::Resignation(win) => {
                self.finish(by.opponent(), Ending::Resigned, self.points(win));
            }
            Offered::Claim(win) => self.finish(by, Ending::Claimed, self.points(win)),
            Offered::Settlement { winner, points } => {
                self.finish(winner, Ending::Settled, Points::Agreed(points));
            }
            Offered::Double | Offered::Beaver | Offered::Raccoon => {
                unreachable!("the cube is taken or passed")
            }
        }
    }

    fn close_offer(&mut self) -> Offer {
        self.offer.take().expect("only an open offer is answered")
    }

    fn doubled_times(&self, times: u8) -> CubeValue {
        let value = self.cube.value.doubled_times(times);
        value.expect("nobody is doubled above the highest value")
    }

    /// What a win is worth now.
    pub(super) fn points(&self, win: Win) -> Points {
        let is_jacoby = matches!(self.stakes, Stakes::Money { jacoby: true, .. });
        let is_unturned = self.rules.cube.in_use && self.cube.is_centered();
        Points::Product {
            win,
            counted: if is_jacoby && is_unturned {
                Win::Single
            } else {
                win
            },
            cube: self.cube.value,
        }
    }

    pub(super) fn finish(&mut self, winner: Player, ending: Ending, points: Points) {
        let (on_roll, board) = match &self.phase {
            Phase::BeforeRoll { on_roll, board } => (*on_roll, *board),
            Phase::Rolled { on_roll, turn } => (*on_roll, turn.board()),
            Phase::Start { .. } | Phase::Over { .. } => {
                unreachable!("only a game that is being played comes to its end")
            }
        };
        self.phase = Phase::Over {
            on_roll,
            board,
            outcome: Outcome {
                winner,
                ending,
                points,
            },
        };
    }
}
