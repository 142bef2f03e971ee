//! Writes the analysis into a file.

use engine::{Analyst, CubeDecision, Equity, Finding, Subject};
use formats::{
    Analysis, Candidate, Chances, CubeAnalysis, Depth, Evaluation, Leg, MatchFile, Unit,
};
use rules::Position;

/// Writes the findings into the file they're about, replacing its analysis. In
/// a match, the cube is counted in this unit: GNU Backgammon needs match
/// winning chances, and points are exact.
pub fn annotate(file: &mut MatchFile, findings: &[Finding], analyst: &Analyst, unit: Unit) {
    let entries = file.games.iter_mut().flat_map(|game| &mut game.entries);
    let mut analyses: Vec<&mut Analysis> = entries.map(|entry| &mut entry.analysis).collect();
    for analysis in &mut analyses {
        **analysis = Analysis::default();
    }
    let writer = Writer { analyst, unit };
    for finding in findings {
        if let Some(analysis) = analyses.get_mut(finding.entry) {
            writer.write(finding, analysis);
        }
    }
}

struct Writer<'a> {
    analyst: &'a Analyst,
    unit: Unit,
}

impl Writer<'_> {
    fn write(&self, finding: &Finding, analysis: &mut Analysis) {
        let position = &finding.position;
        match &finding.subject {
            Subject::Roll(rolled) => analysis.luck = Some(rolled.luck.equity as f32),
            Subject::Play(judged) => {
                let candidates = judged.plays.iter().map(|ranked| Candidate {
                    legs: Leg::of_play(&ranked.play),
                    depth: match ranked.rollout {
                        Some(rollout) => Depth::Rollout {
                            trials: rollout.trials,
                        },
                        None => depth(ranked.plies.number()),
                    },
                    chances: Some(chances(ranked.chances)),
                    equity: ranked.equity.0,
                });
                analysis.plays = candidates.collect();
            }
            Subject::Cube(judged) => {
                let chances = finding.before.chances;
                analysis.cube = Some(self.cube(position, &judged.decision, chances));
            }
            // The analysis of the reply is from the doubler's point of view.
            Subject::Reply(judged) => {
                let chances = finding.before.chances.for_opponent();
                analysis.cube = Some(self.cube(position, &judged.decision, chances));
            }
        }
    }

    fn cube(
        &self,
        position: &Position,
        decision: &CubeDecision,
        judged: engine::Chances,
    ) -> Box<CubeAnalysis> {
        let in_match = |equity| self.analyst.match_winning_chance(position, equity);
        let unit = match in_match(Equity(0.0)) {
            Some(_) => self.unit,
            None => Unit::Points,
        };
        let counted = |equity: Equity| match (unit, in_match(equity)) {
            (Unit::MatchWinningChance, Some(chance)) => chance.0 as f32,
            _ => equity.0,
        };
        let worth = |equity: Equity| Evaluation {
            chances: chances(judged),
            cubeless: Some(judged.equity().0),
            cubeful: counted(equity),
        };
        Box::new(CubeAnalysis {
            depth: depth(self.analyst.plies().number()),
            unit,
            no_double: worth(decision.no_double),
            double_take: worth(decision.double_take),
            double_pass: Some(counted(decision.double_pass)),
        })
    }
}

fn depth(plies: u8) -> Depth {
    Depth::Plies {
        plies,
        is_cubeful: true,
    }
}

fn chances(judged: engine::Chances) -> Chances {
    Chances {
        win: judged.win,
        win_gammon: judged.win_gammon,
        win_backgammon: judged.win_backgammon,
        lose_gammon: judged.lose_gammon,
        lose_backgammon: judged.lose_backgammon,
    }
}
