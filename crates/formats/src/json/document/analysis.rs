//! The form of analysis on disk.

use serde::{Deserialize, Serialize};

use crate::analysis::{Analysis, Candidate, Chances, CubeAnalysis, Depth, Evaluation, Unit};
use crate::legs::{read_legs, write_legs};

#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct AnalysisDocument {
    #[serde(skip_serializing_if = "Option::is_none")]
    cube: Option<CubeDocument>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    plays: Vec<CandidateDocument>,
    #[serde(skip_serializing_if = "Option::is_none")]
    luck: Option<f32>,
}

#[derive(Debug, Serialize, Deserialize)]
struct CandidateDocument {
    play: String,
    depth: String,
    /// Win, gammon, backgammon; lose a gammon, a backgammon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    chances: Option<[f32; 5]>,
    equity: f32,
}

#[derive(Debug, Serialize, Deserialize)]
struct CubeDocument {
    depth: String,
    unit: UnitDocument,
    no_double: WorthDocument,
    double_take: WorthDocument,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    double_pass: Option<f32>,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum UnitDocument {
    Points,
    Chance,
}

#[derive(Debug, Serialize, Deserialize)]
struct WorthDocument {
    chances: [f32; 5],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cubeless: Option<f32>,
    cubeful: f32,
}

impl AnalysisDocument {
    pub(super) fn of(analysis: &Analysis) -> AnalysisDocument {
        let plays = analysis.plays.iter().map(|candidate| CandidateDocument {
            play: write_legs(&candidate.legs),
            depth: write_depth(&candidate.depth),
            chances: candidate.chances.map(to_numbers),
            equity: candidate.equity,
        });
        let worth = |worth: &Evaluation| WorthDocument {
            chances: to_numbers(worth.chances),
            cubeless: worth.cubeless,
            cubeful: worth.cubeful,
        };
        let cube = analysis.cube.as_ref().map(|cube| CubeDocument {
            depth: write_depth(&cube.depth),
            unit: match cube.unit {
                Unit::Points => UnitDocument::Points,
                Unit::MatchWinningChance => UnitDocument::Chance,
            },
            no_double: worth(&cube.no_double),
            double_take: worth(&cube.double_take),
            double_pass: cube.double_pass,
        });
        AnalysisDocument {
            cube,
            plays: plays.collect(),
            luck: analysis.luck,
        }
    }

    pub(super) fn into_analysis(self) -> Analysis {
        let plays = self.plays.into_iter().filter_map(|candidate| {
            Some(Candidate {
                legs: read_legs(&candidate.play)?,
                depth: read_depth(&candidate.depth),
                chances: candidate.chances.map(from_numbers),
                equity: candidate.equity,
            })
        });
        let worth = |worth: &WorthDocument| Evaluation {
            chances: from_numbers(worth.chances),
            cubeless: worth.cubeless,
            cubeful: worth.cubeful,
        };
        let cube = self.cube.map(|cube| CubeAnalysis {
            depth: read_depth(&cube.depth),
            unit: match cube.unit {
                UnitDocument::Points => Unit::Points,
                UnitDocument::Chance => Unit::MatchWinningChance,
            },
            no_double: worth(&cube.no_double),
            double_take: worth(&cube.double_take),
            double_pass: cube.double_pass,
        });
        Analysis {
            cube: cube.map(Box::new),
            plays: plays.collect(),
            luck: self.luck,
        }
    }
}

/// Writes `2-ply`, `2-ply cubeless`, `rollout 1296`, or a name.
fn write_depth(depth: &Depth) -> String {
    match depth {
        Depth::Plies { plies, is_cubeful } => {
            let cubeless = if *is_cubeful { "" } else { " cubeless" };
            format!("{plies}-ply{cubeless}")
        }
        Depth::Rollout { trials: None } => "rollout".to_owned(),
        Depth::Rollout {
            trials: Some(trials),
        } => format!("rollout {trials}"),
        Depth::Named(name) => name.clone(),
    }
}

fn read_depth(text: &str) -> Depth {
    if text == "rollout" {
        return Depth::Rollout { trials: None };
    }
    let trials = text
        .strip_prefix("rollout ")
        .and_then(|trials| trials.parse().ok());
    if trials.is_some() {
        return Depth::Rollout { trials };
    }
    let plies = text
        .strip_suffix(" cubeless")
        .unwrap_or(text)
        .strip_suffix("-ply");
    match plies.and_then(|plies| plies.parse().ok()) {
        Some(plies) => Depth::Plies {
            plies,
            is_cubeful: !text.ends_with("cubeless"),
        },
        None => Depth::Named(text.to_owned()),
    }
}

const fn to_numbers(chances: Chances) -> [f32; 5] {
    [
        chances.win,
        chances.win_gammon,
        chances.win_backgammon,
        chances.lose_gammon,
        chances.lose_backgammon,
    ]
}

const fn from_numbers(numbers: [f32; 5]) -> Chances {
    let [
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
    ] = numbers;
    Chances {
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
    }
}
