//! A position played to its end many times.

use std::num::{NonZeroU16, NonZeroUsize};
use std::ops::ControlFlow;
use std::sync::Arc;

use engine::{
    Analyst, CubeUse, Judge, Lookahead, MatchEquityTable, Plies, Rollout, RolloutPlayers,
    RolloutSettings, StoppingRule,
};
use rules::{Action, Board, Play, Plays, Position, Record, Roll, Ruleset, Stage, WrittenPlay};

use super::in_english;
use crate::worker::ROLL;
use crate::worker::file_messages::{RolledLine, RolledOut};

/// After so many rolls a trial is judged where it stands: what comes later
/// says little, and takes most of the time.
const TRUNCATION: NonZeroU16 = NonZeroU16::new(11).expect("not zero");

/// By so many standard errors the best must be ahead to be called the best.
const BEYOND_DOUBT: f64 = 3.0;

/// Before so many trials nothing is called settled.
const LEAST_TRIALS: u32 = 144;

/// How many plays are compared if none are named.
const CANDIDATES: usize = 3;

/// Plays on from where the state says. One call plays one lot of trials.
pub(super) fn roll_out(
    record: &Record,
    plays: &[String],
    state: &str,
) -> Result<RolledOut, String> {
    let game = record.now().game();
    let position = game.position().ok_or("there is no position yet")?;
    let rules = game.rules();
    let judge = Judge::for_rules(rules);
    let (results, actions) = match position.stage() {
        Stage::Over => return Err("the game is over".to_owned()),
        Stage::BeforeRoll => (Vec::new(), Vec::new()),
        Stage::Rolled(roll) => compared(&position, roll, rules, &judge, plays)?,
    };
    let lookahead = Lookahead::new(&judge, rules.movement, Plies::ZERO)
        .with_endings(Arc::clone(judge.tables()));
    let players = RolloutPlayers {
        decider: &lookahead,
        judge: &judge,
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
    let mut rollout = match position.stage() {
        Stage::Rolled(_) => Rollout::of_plays(&position, &results, rules, table, settings, players),
        _ => Rollout::before_roll(&position, rules, table, settings, players),
    };
    if !state.is_empty() {
        let bytes: Option<Vec<u8>> = state.chars().map(|byte| u8::try_from(byte).ok()).collect();
        let bytes = bytes.ok_or("a byte is a character up to 255")?;
        rollout.resume(&bytes).map_err(in_english)?;
    }
    let forever = StoppingRule::after(u32::MAX);
    rollout.run(&forever, NonZeroUsize::MIN, |_| ControlFlow::Break(()));
    Ok(told(&rollout, actions))
}

/// The plays that are compared, by the boards they lead to and by their names:
/// those that were named, or those that look best.
fn compared(
    position: &Position,
    roll: Roll,
    rules: &Ruleset,
    judge: &Judge,
    named: &[String],
) -> Result<(Vec<Board>, Vec<String>), String> {
    let mut found: Vec<(Play, Board)> = Vec::new();
    if named.is_empty() {
        let analyst = Analyst::new(judge.clone(), rules.cube);
        let ranked = analyst.plays(position, roll).into_iter().take(CANDIDATES);
        found.extend(ranked.map(|ranked| (ranked.play, ranked.board)));
    } else {
        let plays = Plays::new(position.board(), roll, rules.movement);
        for text in named {
            let written: WrittenPlay = text.parse().map_err(in_english)?;
            let play = *plays.find(&written).map_err(in_english)?;
            if !found.iter().any(|(_, board)| *board == play.1) {
                found.push(play);
            }
        }
    }
    let names = found.iter().map(|(play, _)| play.to_string()).collect();
    Ok((found.into_iter().map(|(_, board)| board).collect(), names))
}

fn told(rollout: &Rollout<'_, Lookahead<&Judge>, Judge>, actions: Vec<String>) -> RolledOut {
    let results = rollout.results();
    let actions = match actions.is_empty() {
        true => vec![ROLL.to_owned(), Action::Double.to_string()],
        false => actions,
    };
    let lines = results
        .iter()
        .zip(actions)
        .map(|(line, action)| RolledLine {
            action,
            equity: line.equity.0,
            error: line.equity_error.0,
            chances: line.chances.into(),
        });
    RolledOut {
        state: rollout.to_bytes().into_iter().map(char::from).collect(),
        trials: rollout.trials(),
        is_settled: is_settled(rollout),
        lines: lines.collect(),
    }
}

/// Whether the best is known beyond doubt. Of a double that is passed the
/// worth is known, so nothing else is compared with it.
fn is_settled(rollout: &Rollout<'_, Lookahead<&Judge>, Judge>) -> bool {
    let results = rollout.results();
    let mut places: Vec<usize> = (0..results.len()).collect();
    places.sort_by(|&one, &other| results[other].equity.0.total_cmp(&results[one].equity.0));
    let Some((&best, others)) = places.split_first() else {
        return false;
    };
    rollout.trials() >= LEAST_TRIALS
        && others.iter().all(|&other| {
            let (ahead, error) = rollout.difference(best, other);
            ahead >= BEYOND_DOUBT * error
        })
}
