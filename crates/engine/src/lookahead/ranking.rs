//! The plays of a roll, the best first.

use rules::{Board, Play, Plays, Roll};

use super::Lookahead;
use super::followed::Followed;
use super::plies::Plies;
use super::question::{Node, Question};
use super::search::{at_a_glance, keep};
use crate::chances::{Chances, Equity};
use crate::evaluator::Evaluator;

/// A play and what it is worth to the player who makes it.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RankedPlay {
    /// The play.
    pub play: Play,
    /// The board it leads to, still as the player sees it who moved.
    pub board: Board,
    /// The cubeless chances after it, of the player who moved.
    pub chances: Chances,
    /// What it is worth with the cube as it is, or without one if that was
    /// asked.
    pub equity: Equity,
    /// How far was looked ahead. Plays that were clearly worse were looked at
    /// less closely and come after all others, whatever their equity says.
    pub plies: Plies,
    /// How it was played out, if it was: then chances and equity are those of
    /// the rollout.
    pub rollout: Option<PlayRollout>,
}

/// How a play was played out.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PlayRollout {
    /// How often; nothing if a file does not say.
    pub trials: Option<u32>,
    /// The standard error of the equity; nothing if a file does not say.
    pub equity_error: Option<Equity>,
}

/// Ranks the plays of a roll: all of them by what the evaluator says, then
/// those that a filter lets through one ply deeper, and so on.
pub(super) fn rank<E: Evaluator + Sync>(
    lookahead: &Lookahead<E>,
    question: &Question<'_, E>,
    board: &Board,
    roll: Roll,
) -> Vec<RankedPlay> {
    let from = Node::root(question, *board);
    let mut ranked = at_first_sight(question, &from, roll);
    let mut plies = Plies::ZERO;
    while let Some(deeper) = plies.more_one().filter(|&deeper| deeper <= lookahead.plies) {
        let judged = ranked.iter().take_while(|play| play.plies == plies);
        let scores: Vec<f32> = judged.map(|play| play.equity.0).collect();
        let filter = question.filters.candidates_after(plies);
        let mut kept = Vec::new();
        keep(filter, 1.0, &scores, &mut kept);
        // The kept are the first, since all are sorted.
        let candidates = &mut ranked[..kept.len()];
        look_deeper(lookahead, question, &from, deeper, candidates);
        plies = deeper;
    }
    ranked
}

/// All plays, the best first by what the evaluator says.
fn at_first_sight<E: Evaluator>(
    question: &Question<'_, E>,
    from: &Node,
    roll: Roll,
) -> Vec<RankedPlay> {
    let plays = Plays::new(&from.board, roll, question.movement);
    let results: Vec<Board> = plays
        .iter()
        .map(|(_, board)| board.for_opponent())
        .collect();
    let all_chances = question.evaluator.chances_of_all(&results);
    let followed = Followed::new(question, from, Plies::ZERO);
    let judged = plays.iter().zip(&results).zip(all_chances);
    let mut ranked: Vec<RankedPlay> = judged
        .map(|((&(play, board), result), chances)| {
            let judgment = at_a_glance(question, &followed.node(*result), chances);
            let judgment = judgment.expect("no ply is left");
            let (judgment, equity) = followed.judgment_of_play(&judgment);
            RankedPlay {
                play,
                board,
                chances: judgment.chances,
                equity: Equity(equity),
                plies: Plies::ZERO,
                rollout: None,
            }
        })
        .collect();
    sort(&mut ranked);
    ranked
}

/// Looks so far ahead after each of the candidates, and sorts them anew.
fn look_deeper<E: Evaluator + Sync>(
    lookahead: &Lookahead<E>,
    question: &Question<'_, E>,
    from: &Node,
    plies: Plies,
    candidates: &mut [RankedPlay],
) {
    let followed = Followed::new(question, from, plies);
    let nodes: Vec<Node> = candidates
        .iter()
        .map(|play| followed.node(play.board.for_opponent()))
        .collect();
    let judgments = lookahead.team.judge(question, &nodes);
    for (play, judgment) in candidates.iter_mut().zip(&judgments) {
        let (judgment, equity) = followed.judgment_of_play(judgment);
        play.chances = judgment.chances;
        play.equity = Equity(equity);
        play.plies = plies;
    }
    sort(candidates);
}

/// The best first; equals stay in their order.
fn sort(plays: &mut [RankedPlay]) {
    plays.sort_by(|one, other| other.equity.0.total_cmp(&one.equity.0));
}
