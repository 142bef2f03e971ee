//! What was found, written into a file.

use engine::{Analyst, CubeDecision, Equity, Finding, RankedPlay, Subject};
use formats::{Analysis, Candidate, CubeAnalysis, Depth, Leg, MatchFile, Unit, Worth};
use rules::{Play, Position, Stakes};

/// How many plays are written, besides the one that was made.
const MOST_PLAYS: usize = 10;

/// Writes findings into the entries they are about, in place of what was
/// there.
pub(super) fn annotate(file: &mut MatchFile, analyst: &Analyst, findings: &[Finding]) {
    let entries = file.games.iter_mut().flat_map(|game| &mut game.entries);
    let mut findings = findings.iter().peekable();
    for (number, entry) in entries.enumerate() {
        let mut about = Vec::new();
        while let Some(finding) = findings.next_if(|finding| finding.entry == number) {
            about.push(finding);
        }
        if !about.is_empty() {
            entry.analysis = analysis(analyst, &about);
        }
    }
}

fn analysis(analyst: &Analyst, about: &[&Finding]) -> Analysis {
    let mut analysis = Analysis::default();
    for finding in about {
        let chances = finding.before.chances;
        let cube = |decision, chances| Some(cube(analyst, &finding.position, decision, chances));
        match &finding.subject {
            Subject::Roll(rolled) => analysis.luck = Some(rolled.luck.equity as f32),
            Subject::Play(judged) => {
                let plays = judged.plays.iter().enumerate();
                let told = plays.filter(|&(place, _)| place < MOST_PLAYS || place == judged.played);
                analysis.plays = told.map(|(_, play)| candidate(play)).collect();
            }
            Subject::Cube(judged) => analysis.cube = cube(&judged.decision, chances),
            Subject::Reply(judged) => {
                analysis.cube = cube(&judged.decision, chances.for_opponent());
            }
        }
    }
    analysis
}

fn candidate(ranked: &RankedPlay) -> Candidate {
    Candidate {
        legs: legs(&ranked.play),
        depth: Depth::Plies {
            plies: ranked.plies.number(),
            is_cubeful: true,
        },
        chances: Some(chances(ranked.chances)),
        equity: ranked.equity.0,
    }
}

fn legs(play: &Play) -> Vec<Leg> {
    let moves = play.moves().iter();
    let legs = moves.map(|made| Leg {
        from: made.from().pips(),
        to: made.to().pips(),
    });
    legs.collect()
}

/// The decision in what is played for: points, or the chance to win the match.
fn cube(
    analyst: &Analyst,
    position: &Position,
    decision: &CubeDecision,
    before: engine::Chances,
) -> Box<CubeAnalysis> {
    let in_match = |equity| analyst.match_winning_chance(position, equity);
    let value = |equity: Equity| in_match(equity).map_or(equity.0, |chance| chance.0 as f32);
    let worth = |equity: Equity| Worth {
        chances: chances(before),
        cubeless: None,
        cubeful: value(equity),
    };
    Box::new(CubeAnalysis {
        depth: Depth::Plies {
            plies: analyst.plies().number(),
            is_cubeful: true,
        },
        unit: match position.stakes() {
            Stakes::Money { .. } => Unit::Points,
            Stakes::Match { .. } => Unit::MatchWinningChance,
        },
        no_double: worth(decision.no_double),
        double_take: worth(decision.double_take),
        double_pass: Some(value(decision.double_pass)),
    })
}

fn chances(chances: engine::Chances) -> formats::Chances {
    formats::Chances {
        win: chances.win,
        win_gammon: chances.win_gammon,
        win_backgammon: chances.win_backgammon,
        lose_gammon: chances.lose_gammon,
        lose_backgammon: chances.lose_backgammon,
    }
}
