//! Analysis in the third version of GNU Backgammon's own properties.

use rules::Player;

use super::{read_legs, write_legs};
use crate::analysis::{Candidate, Chances, CubeAnalysis, Depth, Evaluation, Unit};
use crate::decimal::read_decimal;

/// Reads one value of `A`: a play, then `E` and an evaluation or `X` and a
/// rollout.
pub(super) fn read_candidate(value: &str, player: Player) -> Option<Candidate> {
    let words: Vec<&str> = value.split_whitespace().collect();
    let [play, kind, "ver", _, rest @ ..] = words.as_slice() else {
        return None;
    };
    let legs = read_legs(play, player)?;
    match *kind {
        "E" => {
            let numbers = floats(rest.get(..6)?)?;
            Some(Candidate {
                legs,
                depth: read_plies(rest.get(6)?)?,
                chances: chances(&numbers),
                equity: numbers[5],
            })
        }
        "X" => {
            let (depth, outputs) = read_rollout(rest)?;
            let output = outputs.first()?;
            Some(Candidate {
                legs,
                depth,
                chances: chances(output),
                equity: *output.get(6)?,
            })
        }
        _ => None,
    }
}

/// Reads the value of `DA`. In a match, the value with the cube is a match
/// winning chance.
pub(super) fn read_cube(value: &str, unit: Unit) -> Option<CubeAnalysis> {
    let words: Vec<&str> = value.split_whitespace().collect();
    let [kind, "ver", _, rest @ ..] = words.as_slice() else {
        return None;
    };
    let (depth, outputs) = match *kind {
        "E" => {
            let numbers = floats(rest.get(rest.len().checked_sub(14)?..)?)?;
            let outputs = vec![numbers[..7].to_vec(), numbers[7..].to_vec()];
            (read_plies(rest.first()?)?, outputs)
        }
        "X" => read_rollout(rest)?,
        _ => return None,
    };
    let [no_double, double_take, ..] = outputs.as_slice() else {
        return None;
    };
    Some(CubeAnalysis {
        depth,
        unit,
        no_double: worth(no_double)?,
        double_take: worth(double_take)?,
        double_pass: (unit == Unit::Points).then_some(1.0),
    })
}

/// The trials of a rollout, and each of its groups of seven numbers.
fn read_rollout(words: &[&str]) -> Option<(Depth, Vec<Vec<f32>>)> {
    let after = |name: &str| {
        let at = words.iter().position(|&word| word == name)?;
        words.get(at + 1..)
    };
    let trials = after("Trials").and_then(|rest| rest.first()?.parse().ok());
    let groups = words
        .iter()
        .enumerate()
        .filter(|(_, word)| **word == "Output");
    let outputs = groups.map(|(at, _)| floats(words.get(at + 1..at + 8)?));
    let outputs: Option<Vec<_>> = outputs.collect();
    Some((Depth::Rollout { trials }, outputs?))
}

fn floats(words: &[&str]) -> Option<Vec<f32>> {
    words.iter().map(|word| read_decimal(word)).collect()
}

fn read_plies(word: &str) -> Option<Depth> {
    let plies = word.trim_end_matches('C');
    Some(Depth::Plies {
        plies: plies.parse().ok()?,
        is_cubeful: plies.len() < word.len(),
    })
}

fn chances(numbers: &[f32]) -> Option<Chances> {
    let &[
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
        ..,
    ] = numbers
    else {
        return None;
    };
    Some(Chances {
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
    })
}

fn worth(numbers: &[f32]) -> Option<Evaluation> {
    Some(Evaluation {
        chances: chances(numbers)?,
        cubeless: Some(*numbers.get(5)?),
        cubeful: *numbers.get(6)?,
    })
}

/// Writes one value of `A`; `None` if the format has no room for this kind of
/// evaluation.
pub(super) fn write_candidate(candidate: &Candidate, player: Player) -> Option<String> {
    let plies = write_plies(&candidate.depth)?;
    let play = write_legs(&candidate.legs, player);
    let chances = write_chances(&candidate.chances?);
    let equity = candidate.equity;
    Some(format!(
        "{play} E ver 3 {chances} {equity:.6} {plies} 0 1 0.000000 1"
    ))
}

/// Writes the value of `DA`; `None` if the format has no room for this kind of
/// evaluation or unit.
pub(super) fn write_cube(cube: &CubeAnalysis, unit: Unit) -> Option<String> {
    if cube.unit != unit {
        return None;
    }
    let plies = write_plies(&cube.depth)?;
    let worth = |worth: &Evaluation| {
        let chances = write_chances(&worth.chances);
        let (cubeless, cubeful) = (worth.cubeless.unwrap_or_default(), worth.cubeful);
        format!("{chances} {cubeless:.6} {cubeful:.6}")
    };
    let (no_double, double_take) = (worth(&cube.no_double), worth(&cube.double_take));
    Some(format!(
        "E ver 3 {plies} 1 0.000000 1 {no_double} {double_take}"
    ))
}

fn write_plies(depth: &Depth) -> Option<String> {
    match depth {
        Depth::Plies { plies, is_cubeful } => {
            let cubeful = if *is_cubeful { "C" } else { "" };
            Some(format!("{plies}{cubeful}"))
        }
        Depth::Rollout { .. } | Depth::Named(_) => None,
    }
}

fn write_chances(chances: &Chances) -> String {
    format!(
        "{:.6} {:.6} {:.6} {:.6} {:.6}",
        chances.win,
        chances.win_gammon,
        chances.win_backgammon,
        chances.lose_gammon,
        chances.lose_backgammon
    )
}
