//! The plays of a roll, best first.

use rules::{Board, Play, Plays, Roll};

use super::Lookahead;
use super::followed::Followed;
use super::plies::Plies;
use super::question::{Node, Question};
use super::search::{at_a_glance, keep};
use crate::chances::{Chances, Equity};
use crate::evaluator::Evaluator;

/// A play and its value to the player who makes it.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RankedPlay {
    /// The play.
    pub play: Play,
    /// The board it leads to, still from the view of the player who moved.
    pub board: Board,
    /// The cubeless chances of the player who moved, after the play.
    pub chances: Chances,
    /// Its equity with the cube as it is, or cubeless if that was asked for.
    pub equity: Equity,
    /// The look-ahead. Plays that were clearly worse weren't searched as deeply
    /// and come after all others, whatever their equity.
    pub plies: Plies,
    /// The rollout, if there was one: then chances and equity come from it.
    pub rollout: Option<PlayRollout>,
}

/// A rollout of a play.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PlayRollout {
    /// How many trials; `None` if a file doesn't say.
    pub trials: Option<u32>,
    /// The standard error of the equity; `None` if a file doesn't say.
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
        // The plays to keep come first, since all are sorted.
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

/// Looks this far ahead after each of the candidates, and sorts them again.
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
