//! Makes an exam: decisions from games of players of several strengths, their
//! candidates rolled out.

use std::fs::OpenOptions;
use std::io::Write as _;
use std::num::{NonZeroU16, NonZeroUsize};
use std::ops::ControlFlow;
use std::path::Path;

use engine::{
    Class, CubeUse, Evaluator, Exam, ExamCandidate, ExamDecision, Expert, Judge, Lookahead,
    MatchEquityTable, Plies, Rollout, RolloutPlayers, RolloutSettings, StoppingRule,
};
use rules::{AnyId, Board, Movement, Plays, Position, PositionId, Roll, Ruleset, Setup};

use crate::opening::{Mined, opening};
use crate::random::Random;

/// How much the players of a game err: what is added to each equity is at
/// most so large. A game is played by one of them.
const SLIPS: [f32; 4] = [0.0, 0.02, 0.08, 0.25];

/// Of the decisions in a game, one in so many is taken: neighbors are much
/// alike.
const EVERY: u32 = 10;

/// Candidates are the plays that one ply puts within so many points of the
/// best, and no more than so many.
const WITHIN: f32 = 0.10;
const MOST: usize = 5;

/// Rolls of a trial before it is broken off and judged.
const TRUNCATION: NonZeroU16 = NonZeroU16::new(7).unwrap();

/// Where one candidate is far ahead fewer trials do: what counts is which play
/// is how much worse, and not the third digit of a blunder.
const UNTIL: StoppingRule = StoppingRule {
    most_trials: 144,
    least_trials: 36,
    standard_error: Some(0.004),
    lead: Some(4.0),
};

/// Adds decisions to the file until it has `count` of them.
pub(crate) fn make(
    path: &Path,
    count: usize,
    seed: u64,
    judge: &Judge,
) -> Result<(), Box<dyn std::error::Error>> {
    let begun = match std::fs::read_to_string(path) {
        Ok(text) => text.parse::<Exam>()?.decisions.len(),
        Err(_) => 0,
    };
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    // Each decision has a game of its own, named by its number.
    for number in begun..count {
        let mut random = Random::new(
            seed.wrapping_add(number as u64)
                .wrapping_mul(0x2545_F491_4F6C_DD1D),
        );
        let decision = loop {
            if let Some((board, roll)) = draw(judge, &mut random)
                && let Some(decision) = examine(judge, board, roll, number as u64)
            {
                break decision;
            }
        };
        writeln!(file, "{decision}")?;
        if number % 50 == 49 {
            println!("{} of {count}", number + 1);
        }
    }
    Ok(())
}

/// A decision of a game that was begun for it.
fn draw(judge: &Judge, random: &mut Random) -> Option<(Board, Roll)> {
    let slip = SLIPS[random.below(SLIPS.len() as u32) as usize];
    let mut board = opening(Mined::OneIn(4), random);
    loop {
        if !matches!(Class::of(&board), Class::Contact | Class::Race) {
            return None;
        }
        let roll = random.roll();
        if random.below(EVERY) == 0 {
            return Some((board, roll));
        }
        let plays = Plays::new(&board, roll, Movement::INTERNATIONAL);
        let results: Vec<Board> = plays
            .iter()
            .map(|(_, board)| board.for_opponent())
            .collect();
        let values = judge.chances_of_all(&results);
        let mut best = (0, f32::INFINITY);
        for (place, value) in values.iter().enumerate() {
            let equity = value.equity().0 + slip * random.signed();
            if equity < best.1 {
                best = (place, equity);
            }
        }
        board = results[best.0];
    }
}

/// The candidates of a roll, rolled out, if there are two or more.
fn examine(judge: &Judge, board: Board, roll: Roll, seed: u64) -> Option<ExamDecision> {
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
            equity: line.equity.0,
            error: line.equity_error.0,
        })
        .collect();
    candidates.sort_by(|one, other| other.equity.total_cmp(&one.equity));
    Some(ExamDecision {
        board,
        roll,
        candidates,
    })
}
