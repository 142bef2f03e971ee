//! Rollouts in the worker.

use std::num::{NonZeroU16, NonZeroUsize};
use std::ops::ControlFlow;
use std::sync::Arc;

use engine::{
    Analyst, CubeChoice, CubeUse, Judge, Lookahead, MatchEquityTable, Plies, ReadRolloutError,
    Rollout, RolloutPlayers, RolloutSettings, StoppingRule,
};
use rules::{Board, Play, Plays, Position, Roll, Ruleset, Stage, insertion_sort_by};

use super::choice::Choice;
use super::engine_worker::bytes_of;
use super::rollout_progress::RolloutProgress;

/// After this many rolls a trial is cut off and evaluated: what comes later
/// says little and takes most of the time.
const TRUNCATION: NonZeroU16 = NonZeroU16::new(11).expect("not zero");

/// How many standard errors the best must be ahead to be called the best.
const BEYOND_DOUBT: f64 = 3.0;

/// Nothing is called settled before this many trials.
const LEAST_TRIALS: u32 = 144;

/// How many plays are compared if none are named.
const CANDIDATES: usize = 3;

/// Continues from the state. One call plays one lot of trials.
pub(super) fn roll_out(
    judge: &Judge,
    rules: &Ruleset,
    position: &Position,
    plays: &[Play],
    state: &str,
) -> Result<RolloutProgress, String> {
    let compared = match position.stage() {
        Stage::Over => return Err("the game is over".to_owned()),
        Stage::BeforeRoll => Vec::new(),
        Stage::Rolled(roll) => compared(position, roll, rules, judge, plays)?,
    };
    let lookahead =
        Lookahead::new(judge, rules.movement, Plies::ZERO).with_endings(Arc::clone(judge.tables()));
    let players = RolloutPlayers {
        decider: &lookahead,
        judge,
        endings: Some(Arc::clone(judge.tables())),
    };
    let settings = RolloutSettings {
        truncation: Some(TRUNCATION),
        cube: match rules.cube.in_use {
            true => CubeUse::Cubeful,
            false => CubeUse::Cubeless,
        },
        ..RolloutSettings::default()
    };
    let table = MatchEquityTable::kazaross_xg2();
    let boards: Vec<Board> = compared.iter().map(|(_, board)| *board).collect();
    let mut rollout = match position.stage() {
        Stage::Rolled(_) => Rollout::of_plays(position, &boards, rules, table, settings, players),
        _ => Rollout::before_roll(position, rules, table, settings, players),
    };
    if !state.is_empty() {
        match rollout.resume(&bytes_of(state)?) {
            // The deep nets have arrived meanwhile, or a new worker has only
            // the quick ones: trials played with other nets don't count.
            Ok(()) | Err(ReadRolloutError::Another) => {}
            Err(fault) => return Err(fault.to_string()),
        }
    }
    let forever = StoppingRule::after(u32::MAX);
    rollout.run(&forever, NonZeroUsize::MIN, |_| ControlFlow::Break(()));
    let choices = match compared.is_empty() {
        true => [CubeChoice::Roll, CubeChoice::Double]
            .map(Choice::Cube)
            .to_vec(),
        false => {
            let plays = compared.into_iter();
            plays.map(|(play, _)| Choice::Play(play)).collect()
        }
    };
    Ok(RolloutProgress {
        state: rollout.to_bytes().into_iter().map(char::from).collect(),
        trials: rollout.trials(),
        is_settled: is_settled(&rollout),
        lines: choices.into_iter().zip(rollout.results()).collect(),
    })
}

/// The plays that are compared, with the boards they lead to: those that were
/// named, or those that look best.
fn compared(
    position: &Position,
    roll: Roll,
    rules: &Ruleset,
    judge: &Judge,
    named: &[Play],
) -> Result<Vec<(Play, Board)>, String> {
    if named.is_empty() {
        let analyst = Analyst::new(judge.clone(), rules.cube);
        let ranked = analyst.plays(position, roll).into_iter().take(CANDIDATES);
        return Ok(ranked.map(|ranked| (ranked.play, ranked.board)).collect());
    }
    let plays = Plays::new(position.board(), roll, rules.movement);
    let mut found: Vec<(Play, Board)> = Vec::new();
    for play in named {
        let known = plays.iter().find(|(known, _)| known == play);
        let &known = known.ok_or_else(|| format!("{play} is no play of {roll}"))?;
        if !found.contains(&known) {
            found.push(known);
        }
    }
    Ok(found)
}

/// Whether the best is known beyond doubt. The value of a passed double is
/// known, so nothing is compared with it.
fn is_settled(rollout: &Rollout<'_, Lookahead<&Judge>, Judge>) -> bool {
    let results = rollout.results();
    let mut places: Vec<usize> = (0..results.len()).collect();
    insertion_sort_by(&mut places, |&one, &other| {
        results[other].equity.0.total_cmp(&results[one].equity.0)
    });
    let Some((&best, others)) = places.split_first() else {
        return false;
    };
    rollout.trials() >= LEAST_TRIALS
        && others.iter().all(|&other| {
            let (ahead, error) = rollout.difference(best, other);
            ahead >= BEYOND_DOUBT * error
        })
}
