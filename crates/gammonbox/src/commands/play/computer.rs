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
            Offered::Resignation(win) => worth <= win.factor() as f32,
            Offered::Claim(win) => worth <= -(win.factor() as f32),
            Offered::Settlement { .. } => false,
        };
        if is_right {
            Action::Accept
        } else {
            Action::Decline
        }
    }
}
