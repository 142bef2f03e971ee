//! The results of a rollout, as text or JSON.

use std::io::Write;

use engine::{Decider, Equity, Evaluator, LineResult, Rollout};
use rules::Roll;
use serde::Serialize;

use crate::figures::{percent, points};
use crate::named_position::NamedPosition;
use crate::table::Table;

#[derive(Serialize)]
pub(super) struct Report {
    position: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    roll: Option<String>,
    seed: u64,
    trials: u32,
    lines: Vec<Line>,
    #[serde(skip_serializing_if = "Option::is_none")]
    decision: Option<String>,
}

#[derive(Serialize)]
struct Line {
    #[serde(flatten)]
    name: Name,
    equity: f32,
    equity_error: f32,
    win: f32,
    win_error: f32,
    win_gammon: f32,
    win_gammon_error: f32,
    win_backgammon: f32,
    win_backgammon_error: f32,
    lose_gammon: f32,
    lose_gammon_error: f32,
    lose_backgammon: f32,
    lose_backgammon_error: f32,
}

#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Name {
    Play(String),
    Cube(&'static str),
}

impl Report {
    /// What a rollout has found. Plays have names and come the best first.
    pub(super) fn new<D: Decider + Sync, E: Evaluator + Sync>(
        position: &NamedPosition,
        roll: Option<Roll>,
        seed: u64,
        plays: Vec<String>,
        rollout: &Rollout<'_, D, E>,
    ) -> Report {
        let cubes = ["no double", "double, take"].map(Name::Cube);
        let names: Vec<Name> = match roll {
            Some(_) => plays.into_iter().map(Name::Play).collect(),
            None => cubes.into_iter().collect(),
        };
        let results = rollout.results();
        let lines = names.into_iter().zip(&results);
        let mut lines: Vec<_> = lines.map(|(name, line)| Line::new(name, line)).collect();
        if roll.is_some() {
            lines.sort_by(|one, other| other.equity.total_cmp(&one.equity));
        }
        Report {
            position: position.to_string(),
            roll: roll.map(|roll| roll.to_string()),
            seed,
            trials: rollout.trials(),
            lines,
            decision: rollout.cube_decision().map(|decision| decision.to_string()),
        }
    }

    pub(super) fn write(&self, output: &mut dyn Write) -> anyhow::Result<()> {
        let mut table = Table::new([
            "", "equity", "±", "win", "±", "gammon", "backg.", "lose g.", "lose b.",
        ]);
        for line in &self.lines {
            let name = match &line.name {
                Name::Play(play) if play.is_empty() && self.lines.len() > 1 => "pass",
                Name::Play(play) if play.is_empty() => "cannot move",
                Name::Play(play) => play,
                Name::Cube(cube) => cube,
            };
            table.push([
                name,
                &points(Equity(line.equity)),
                &format!("{:.4}", line.equity_error),
                &percent(line.win),
                &format!("{:.2}", 100.0 * line.win_error),
                &percent(line.win_gammon),
                &percent(line.win_backgammon),
                &percent(line.lose_gammon),
                &percent(line.lose_backgammon),
            ]);
        }
        write!(output, "{table}")?;
        if let Some(decision) = &self.decision {
            writeln!(output, "{decision}")?;
        }
        writeln!(output, "{} trials, seed {}", self.trials, self.seed)?;
        Ok(())
    }
}

impl Line {
    fn new(name: Name, result: &LineResult) -> Line {
        let (mean, error) = (&result.chances, &result.chance_errors);
        Line {
            name,
            equity: result.equity.0,
            equity_error: result.equity_error.0,
            win: mean.win,
            win_error: error.win,
            win_gammon: mean.win_gammon,
            win_gammon_error: error.win_gammon,
            win_backgammon: mean.win_backgammon,
            win_backgammon_error: error.win_backgammon,
            lose_gammon: mean.lose_gammon,
            lose_gammon_error: error.lose_gammon,
            lose_backgammon: mean.lose_backgammon,
            lose_backgammon_error: error.lose_backgammon,
        }
    }
}
