//! The one who plays against a person.

use std::sync::Arc;

use engine::{
    CubeAction, CubeDecision, CubeEfficiency, CubeLadder, Evaluator, Judge, MatchEquityTable,
    OneSidedTable, Reply,
};
use rules::{Action, Offer, Offered, Play, Plays, Position, Ruleset};

use super::dice;

/// Who sits on the other side of the board, if it is no person.
#[derive(Debug)]
pub(super) enum Program {
    /// Any legal play, and every double is taken.
    Random,
    /// The best by the nets that come with the program, without looking
    /// ahead.
    Computer(Box<Computer>),
}

#[derive(Debug)]
pub(super) struct Computer {
    judge: Judge,
}

/// An equity that nobody plays on for.
const HARDLY_ANYTHING: f32 = 0.001;

impl Computer {
    /// A computer that knows how to bear off by these rules.
    pub(super) fn new(rules: &Ruleset) -> Computer {
        Computer {
            judge: Judge::bundled(Arc::new(OneSidedTable::generate(rules.movement))),
        }
    }

    fn best(&self, plays: &Plays) -> Play {
        let boards: Vec<_> = plays
            .iter()
            .map(|(_, board)| board.for_opponent())
            .collect();
        let judged = self.judge.chances_of_all(&boards);
        let worth = judged
            .iter()
            .map(|chances| chances.equity().for_opponent().0);
        let best = plays
            .iter()
            .zip(worth)
            .max_by(|(_, one), (_, other)| one.total_cmp(other));
        best.map_or(Play::NONE, |(&(play, _), _)| play)
    }

    fn cube_decision(&self, position: &Position) -> Option<CubeDecision> {
        let board = position.board();
        CubeDecision::judged(
            &CubeLadder::of(position, MatchEquityTable::kazaross_xg2()),
            &self.judge.chances(board),
            CubeEfficiency::on(board),
        )
    }

    /// What the game is worth to this side, cubeless, in units of the cube.
    fn worth(&self, position: &Position, is_on_roll: bool) -> f32 {
        let equity = self.judge.chances(position.board()).equity();
        if is_on_roll {
            equity.0
        } else {
            equity.for_opponent().0
        }
    }
}

impl Program {
    /// The play of a roll.
    ///
    /// # Errors
    ///
    /// If the operating system has no randomness to give.
    pub(super) fn choose(&self, plays: &Plays) -> anyhow::Result<Play> {
        Ok(match self {
            Program::Random => plays.iter().as_slice()[dice::below(plays.len())?].0,
            Program::Computer(computer) => computer.best(plays),
        })
    }

    /// Whether to double before the roll, when that is allowed.
    pub(super) fn doubles(&self, position: &Position) -> bool {
        match self {
            Program::Random => false,
            Program::Computer(computer) => computer
                .cube_decision(position)
                .is_some_and(|decision| decision.action() == CubeAction::Double),
        }
    }

    /// How an offer of the other side is answered.
    pub(super) fn answer(&self, position: &Position, offer: Offer) -> Action {
        let Program::Computer(computer) = self else {
            return match offer.what {
                Offered::Double | Offered::Beaver | Offered::Raccoon => Action::Take,
                Offered::Resignation(_) => Action::Accept,
                Offered::Claim(_) | Offered::Settlement { .. } => Action::Decline,
            };
        };
        let is_on_roll = position.on_roll() != offer.by;
        let worth = computer.worth(position, is_on_roll);
        let is_right = match offer.what {
            Offered::Double if !is_on_roll => {
                let reply = computer.cube_decision(position).map(|it| it.reply());
                return match reply {
                    Some(Reply::Pass) => Action::Pass,
                    Some(Reply::Beaver) => Action::Beaver,
                    Some(Reply::Take) | None => Action::Take,
                };
            }
            // To pass costs 1, to play on twice what it is worth.
            Offered::Double | Offered::Beaver | Offered::Raccoon => {
                return if worth > -0.5 {
                    Action::Take
                } else {
                    Action::Pass
                };
            }
            Offered::Resignation(win) => worth <= win.factor() as f32 + HARDLY_ANYTHING,
            Offered::Claim(win) => worth <= -(win.factor() as f32) + HARDLY_ANYTHING,
            Offered::Settlement { .. } => false,
        };
        if is_right {
            Action::Accept
        } else {
            Action::Decline
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::{AnyId, Player, Setup, Win};

    use super::*;

    fn position(id: &str) -> Position {
        let setup = Setup::from(id.parse::<AnyId>().unwrap());
        Position::try_from(setup).unwrap()
    }

    /// The answer to an offer that White makes.
    fn answer(computer: &Program, id: &str, what: Offered) -> Action {
        let by = Player::White;
        computer.answer(&position(id), Offer { by, what })
    }

    #[test]
    fn the_computer_knows_what_an_offer_is_worth() {
        let rules = Ruleset::international();
        let computer = Program::Computer(Box::new(Computer::new(&rules)));
        let opening = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";
        // White bears off the last checker, Black has two left.
        let lost = "XGID=-A-----------------b------:0:0:1:00:0:0:0:0:10";
        // White has not come home, Black bears off the last checker.
        let won = "XGID=-------------O----------a-:0:0:1:00:0:0:0:0:10";
        for (id, offered, expected) in [
            (opening, Offered::Double, Action::Take),
            (lost, Offered::Double, Action::Pass),
            (won, Offered::Double, Action::Take),
            (opening, Offered::Resignation(Win::Single), Action::Accept),
            (won, Offered::Resignation(Win::Single), Action::Decline),
            (won, Offered::Resignation(Win::Gammon), Action::Accept),
            (opening, Offered::Claim(Win::Single), Action::Decline),
            (lost, Offered::Claim(Win::Single), Action::Accept),
            (lost, Offered::Claim(Win::Gammon), Action::Decline),
        ] {
            assert_eq!(answer(&computer, id, offered), expected, "{id} {offered}");
        }
    }

    #[test]
    fn the_computer_doubles_a_race_it_leads_by_far() {
        let rules = Ruleset::international();
        let computer = Program::Computer(Box::new(Computer::new(&rules)));
        let opening = position("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10");
        assert!(!computer.doubles(&opening));
        // Each side has one checker left, five pips from off, and White rolls.
        let last_roll = position("XGID=-----A--------------a-----:0:0:1:00:0:0:0:0:10");
        assert!(computer.doubles(&last_roll));
    }
}
