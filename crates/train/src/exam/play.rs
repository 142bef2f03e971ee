//! Checker decisions for an exam.

use std::num::{NonZeroU16, NonZeroUsize};
use std::ops::ControlFlow;

use engine::{
    Class, CubeUse, ExamCandidate, ExamPlay, Expert, Judge, Lookahead, MatchEquityTable, Plies,
    Rollout, RolloutPlayers, RolloutSettings, StoppingRule,
};
use rules::{AnyId, Board, Movement, Position, PositionId, Roll, Ruleset, Setup};

use super::{played, rolled_out, slip};
use crate::opening::{Mined, opening};
use crate::random::Random;

/// One decision in this many is taken from a game, since neighbors are much
/// alike.
const EVERY: u32 = 10;

/// Candidates are plays within this many points of the best at one ply, up to a
/// maximum number.
const WITHIN: f32 = 0.10;
const MOST: usize = 5;

/// Rolls in a trial before it's cut off and evaluated.
const TRUNCATION: NonZeroU16 = NonZeroU16::new(7).unwrap();

/// If one candidate is far ahead, fewer trials will do: what counts is how much
/// worse each play is, not the third digit of a blunder.
const UNTIL: StoppingRule = StoppingRule {
    most_trials: 144,
    least_trials: 36,
    standard_error: Some(0.004),
    lead: Some(4.0),
};

/// A decision from a game that is started for it, if it gets to one.
pub(super) fn find(judge: &Judge, random: &mut Random, seed: u64) -> Option<ExamPlay> {
    let (board, roll) = draw(judge, random)?;
    examine(judge, board, roll, seed)
}

fn draw(judge: &Judge, random: &mut Random) -> Option<(Board, Roll)> {
    let slip = slip(random);
    let mut board = opening(Mined::OneIn(4), random);
    loop {
        if !matches!(Class::of(&board), Class::Contact | Class::Race) {
            return None;
        }
        let roll = random.roll();
        if random.below(EVERY) == 0 {
            return Some((board, roll));
        }
        board = played(judge, &board, roll, slip, random);
    }
}

/// The candidates of a roll, rolled out, if there are two or more.
fn examine(judge: &Judge, board: Board, roll: Roll, seed: u64) -> Option<ExamPlay> {
    let look = Lookahead::new(judge, Movement::INTERNATIONAL, Plies::ONE);
    let mut ranked = look.rank_cubeless(&board, roll);
    let best = ranked.first()?.equity.0;
    ranked.retain(|play| play.plies == Plies::ONE && play.equity.0 >= best - WITHIN);
    ranked.truncate(MOST);
    if ranked.len() < 2 {
        return None;
    }
    let results: Vec<Board> = ranked.iter().map(|play| play.board).collect();
    let id: AnyId = PositionId::from(board).to_string().parse().ok()?;
    let position = Position::try_from(Setup::from(id)).ok()?;
    let settings = RolloutSettings {
        seed,
        truncation: Some(TRUNCATION),
        cube: CubeUse::Cubeless,
        ..RolloutSettings::default()
    };
    let players = RolloutPlayers {
        decider: &Expert(judge),
        judge,
        endings: None,
    };
    let table = MatchEquityTable::kazaross_xg2();
    let rules = Ruleset::international();
    let mut rollout = Rollout::of_plays(&position, &results, &rules, table, settings, players);
    rollout.run(&UNTIL, NonZeroUsize::MIN, |_| ControlFlow::Continue(()));
    let lines = ranked.iter().zip(rollout.results());
    let mut candidates: Vec<ExamCandidate> = lines
        .map(|(play, line)| ExamCandidate {
            play: play.play,
            board: play.board,
            rolled_out: rolled_out(&line),
        })
        .collect();
    candidates.sort_by(|one, other| other.rolled_out.equity.total_cmp(&one.rolled_out.equity));
    Some(ExamPlay {
        board,
        roll,
        candidates,
    })
}
