//! The analysis that a file itself contains.

use engine::{
    AnalysisInput, Analyst, Chances, CubeDecision, Equity, Finding, MatchWinningChance, Opinion,
    PlayRollout, Plies, QuestionKind, RankedPlay,
};
use formats::{Analysis, Depth, Evaluation, MatchFile, Unit};
use rules::{Board, Movement, Plays, Position, Roll};

/// A file's analysis of one of its entries, as an opinion.
#[derive(Clone, Copy, Debug)]
pub struct FileAnalysis<'a> {
    /// The numbers from the program that wrote the file.
    pub analysis: &'a Analysis,
    /// How checkers move in the match.
    pub movement: Movement,
    /// Knows what points are worth in the match.
    pub analyst: &'a Analyst,
}

/// A file's own analysis, counted the way we count our findings. It doesn't
/// include luck.
#[must_use]
pub fn file_findings(
    file: &MatchFile,
    analysis_input: &AnalysisInput,
    analyst: &Analyst,
) -> Vec<Finding> {
    let entries = file.games.iter().flat_map(|game| &game.entries);
    let analyses: Vec<&Analysis> = entries.map(|entry| &entry.analysis).collect();
    let decisions = analysis_input.questions.iter().filter_map(|question| {
        let said = *analyses.get(question.entry)?;
        let analysis = match question.kind {
            QuestionKind::Roll { .. } => return None,
            // Some programs analyze only the double.
            QuestionKind::Reply(_) if said.cube.is_none() => {
                analyses.get(question.entry.checked_sub(1)?)?
            }
            QuestionKind::Play { .. } | QuestionKind::Choice(_) | QuestionKind::Reply(_) => said,
        };
        let opinion = FileAnalysis {
            analysis,
            movement: file.rules.movement,
            analyst,
        };
        analyst.judge_by(&opinion, question)
    });
    decisions.collect()
}

impl Opinion for FileAnalysis<'_> {
    fn plays(&self, position: &Position, roll: Roll, made: &Board) -> Vec<RankedPlay> {
        let plays = Plays::new(position.board(), roll, self.movement);
        let candidates = self.analysis.plays.iter().filter_map(|candidate| {
            let (play, board) = candidate.find(&plays)?;
            Some(RankedPlay {
                play,
                board,
                chances: candidate.chances.map(chances).unwrap_or_default(),
                equity: Equity(candidate.equity),
                plies: plies(&candidate.depth),
                rollout: rollout(&candidate.depth),
            })
        });
        let candidates: Vec<_> = candidates.collect();
        match candidates.iter().any(|ranked| ranked.board == *made) {
            true => candidates,
            false => Vec::new(),
        }
    }

    fn double(&self, position: &Position) -> Option<(CubeDecision, Chances)> {
        let cube = self.analysis.cube.as_ref()?;
        let equity = |worth: &Evaluation| match cube.unit {
            Unit::Points => Some(Equity(worth.cubeful)),
            Unit::MatchWinningChance => {
                let chance = MatchWinningChance(f64::from(worth.cubeful));
                self.analyst.equity_of(position, chance)
            }
        };
        let (no_double, double_take) = (equity(&cube.no_double)?, equity(&cube.double_take)?);
        let decision = self
            .analyst
            .cube_decision(position, no_double, double_take)?;
        Some((decision, chances(cube.no_double.chances)))
    }
}

fn chances(said: formats::Chances) -> Chances {
    Chances {
        win: said.win,
        win_gammon: said.win_gammon,
        win_backgammon: said.win_backgammon,
        lose_gammon: said.lose_gammon,
        lose_backgammon: said.lose_backgammon,
    }
}

fn rollout(depth: &Depth) -> Option<PlayRollout> {
    match depth {
        Depth::Rollout { trials } => Some(PlayRollout {
            trials: *trials,
            equity_error: None,
        }),
        Depth::Plies { .. } | Depth::Named(_) => None,
    }
}

/// How many plies the program looked ahead. Anything not counted in plies is
/// deeper than all our plies.
fn plies(depth: &Depth) -> Plies {
    match depth {
        Depth::Plies { plies, .. } => Plies::try_from(*plies).unwrap_or(Plies::THREE),
        Depth::Rollout { .. } | Depth::Named(_) => Plies::THREE,
    }
}
