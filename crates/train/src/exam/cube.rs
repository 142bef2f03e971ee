//! Cube decisions for an exam.

use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::Arc;

use engine::{
    Chances, CubeAction, CubeDecision, CubeLadder, CubeView, Decider, Evaluator, ExamCube, Expert,
    Judge, Lookahead, MatchEquityTable, Plies, PositionKind, Reply, Rollout, RolloutPlayers,
    RolloutSettings, StoppingRule,
};
use rules::{
    Beavers, Board, ByPlayer, Cube, CubeValue, Movement, Player, Plays, Position, Ruleset, Setup,
    Stakes,
};

use super::{played, rolled_out, slip};
use crate::opening::{Mined, opening};
use crate::random::Random;

/// A decision is asked if at a glance a double or a take is right or wrong by
/// no more than this many points, and the other isn't absurd.
const CLOSE: f32 = 0.12;
const ABSURD: f32 = 0.7;

/// One close decision in this many is taken from a game, since the first ones
/// of a game are much alike.
const EVERY: u32 = 3;

/// Lengths of matches.
const LENGTHS: [u32; 5] = [3, 5, 7, 9, 11];

/// Trials are played to the end, so no formula values the cube.
const UNTIL: StoppingRule = StoppingRule {
    most_trials: 288,
    least_trials: 144,
    standard_error: Some(0.012),
    lead: None,
};

/// A decision from a game that is started for it, if it gets to one of the kind
/// whose turn it is.
pub(super) fn find(judge: &Judge, random: &mut Random, number: u64) -> Option<ExamCube> {
    let kinds = PositionKind::ALL;
    let wanted = kinds[(number % kinds.len() as u64) as usize];
    let position = draw(judge, wanted, random)?;
    examine(judge, position, number)
}

fn draw(judge: &Judge, wanted: PositionKind, random: &mut Random) -> Option<Position> {
    let slip = slip(random);
    let mut board = opening(Mined::OneIn(3), random);
    let table = MatchEquityTable::kazaross_xg2();
    while !board.is_over() && !is_known(judge, &board) {
        let position = with_stakes(&board, random);
        if let Some(position) = position
            && PositionKind::of(&board) == wanted
            && is_close(judge, &position, table)
            && random.below(EVERY) == 0
        {
            return Some(position);
        }
        board = played(judge, &board, random.roll(), slip, random);
    }
    None
}

/// Whether the ending is so small that a table knows all about it.
fn is_known(judge: &Judge, board: &Board) -> bool {
    judge.tables().equities(board).is_some()
}

/// The board in a game for money or in a match that isn't nearly over, with a
/// cube that the player on roll may turn.
fn with_stakes(board: &Board, random: &mut Random) -> Option<Position> {
    let stakes = match random.below(6) {
        0 => Stakes::Money {
            jacoby: true,
            beavers: Beavers::Off,
        },
        1 | 2 => Stakes::MONEY,
        _ => {
            let length = LENGTHS[random.below(LENGTHS.len() as u32) as usize];
            // A point away a cube is dead, or turned at once.
            let mut score = || random.below(length - 1);
            Stakes::Match {
                length,
                score: ByPlayer {
                    white: score(),
                    black: score(),
                },
                crawford: false,
            }
        }
    };
    let cube = match random.below(4) {
        0 | 1 => Cube::CENTERED,
        turned => Cube {
            value: CubeValue::ONE.doubled_times(turned as u8 - 1)?,
            owner: Some(Player::White),
        },
    };
    Position::try_from(Setup {
        cube,
        stakes,
        ..Setup::for_money(board.player().into(), board.opponent().into())
    })
    .ok()
}

fn is_close(judge: &Judge, position: &Position, table: &MatchEquityTable) -> bool {
    let ladder = CubeLadder::of(position, table);
    let opponents = ladder.for_opponent();
    let view = CubeView::new(&ladder, &opponents, ladder.state());
    let board = position.board();
    let decision = view.decision(board, &judge.chances(board));
    decision.is_some_and(|decision| {
        let (double, reply) = (gap(&decision), gap_of_reply(&decision));
        double.min(reply) < CLOSE && double.max(reply) < ABSURD && decision.no_double.0 > 0.0
    })
}

/// By how much a double is right or wrong.
fn gap(decision: &CubeDecision) -> f32 {
    let cost = |action| decision.cost_of(action).0;
    cost(CubeAction::Double).max(cost(CubeAction::NoDouble))
}

/// By how much a take is right or wrong.
fn gap_of_reply(decision: &CubeDecision) -> f32 {
    (decision.double_take - decision.double_pass).0.abs()
}

/// Both choices, rolled out with the cube.
fn examine(judge: &Judge, position: Position, seed: u64) -> Option<ExamCube> {
    let settings = RolloutSettings {
        seed,
        ..RolloutSettings::default()
    };
    let players = RolloutPlayers {
        decider: &TrialPlayer::new(judge),
        judge,
        endings: Some(Arc::clone(judge.tables())),
    };
    let table = MatchEquityTable::kazaross_xg2();
    let rules = Ruleset::international();
    let mut rollout = Rollout::before_roll(&position, &rules, table, settings, players);
    rollout.run(&UNTIL, NonZeroUsize::MIN, |_| ControlFlow::Continue(()));
    let [no_double, double_take] = rollout.results()[..] else {
        return None;
    };
    ExamCube::new(position, rolled_out(&no_double), rolled_out(&double_take))
}

/// Plays at a glance, and looks a ply ahead where the cube is close.
#[derive(Debug)]
struct TrialPlayer<'a> {
    glance: Expert<&'a Judge>,
    ahead: Lookahead<&'a Judge>,
}

/// Where a double or a take is right or wrong by less than this many points, it
/// pays to look ahead.
const WORTH_A_LOOK: f32 = 0.1;

impl<'a> TrialPlayer<'a> {
    fn new(judge: &'a Judge) -> TrialPlayer<'a> {
        let ahead = Lookahead::new(judge, Movement::INTERNATIONAL, Plies::ONE);
        TrialPlayer {
            glance: Expert(judge),
            ahead: ahead.with_endings(Arc::clone(judge.tables())),
        }
    }
}

impl Decider for TrialPlayer<'_> {
    fn choose(&self, board: &Board, plays: &Plays, cube: CubeView<'_>) -> usize {
        self.glance.choose(board, plays, cube)
    }

    fn doubles(&self, board: &Board, cube: CubeView<'_>) -> bool {
        let decision = cube.decision(board, &self.glance.0.chances(board));
        decision.is_some_and(|decision| {
            if gap(&decision) < WORTH_A_LOOK {
                self.ahead.doubles(board, cube)
            } else {
                decision.action() == CubeAction::Double
            }
        })
    }

    fn reply(&self, board: &Board, cube: CubeView<'_>) -> Reply {
        let decision = cube.decision(board, &self.glance.0.chances(board));
        decision.map_or(Reply::Take, |decision| {
            if gap_of_reply(&decision) < WORTH_A_LOOK {
                self.ahead.reply(board, cube)
            } else {
                decision.reply()
            }
        })
    }

    fn estimate(&self, board: &Board) -> Chances {
        self.glance.estimate(board)
    }
}
