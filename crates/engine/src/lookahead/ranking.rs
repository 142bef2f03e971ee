//! The plays of a roll, the best first.

use rules::{Board, Play, Plays, Roll};

use super::Lookahead;
use super::plies::Plies;
use super::search::{Followed, Node, Question, at_a_glance, keep};
use crate::chances::{Chances, Equity};
use crate::cube_decision::CubeStates;
use crate::evaluator::Evaluator;

/// A play and what it is worth to the player who makes it.
#[derive(Clone, Copy, Debug, PartialEq)]
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
}

/// Ranks the plays of a roll: all of them by what the evaluator says, then
/// those that a filter lets through one ply deeper, and so on.
pub(super) fn rank<E: Evaluator + Sync>(
    lookahead: &Lookahead<E>,
    question: &Question<'_, E>,
    board: &Board,
    roll: Roll,
) -> Vec<RankedPlay> {
    let state = question
        .ladder(super::search::Turn::Own)
        .map(|ladder| ladder.state());
    let node = |plies| match state {
        Some(state) => Node::cubeful(*board, plies, CubeStates::only(state)),
        None => Node::cubeless(*board, plies),
    };
    let plays = Plays::new(board, roll, question.movement);
    let results: Vec<Board> = plays
        .iter()
        .map(|(_, board)| board.for_opponent())
        .collect();
    let followed = Followed::new(question, &node(Plies::ZERO), Plies::ZERO);
    let all_chances = question.evaluator.chances_of_all(&results);
    let glances = plays.iter().zip(&results).zip(all_chances);
    let mut ranked: Vec<RankedPlay> = glances
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
            }
        })
        .collect();
    sort(&mut ranked);
    let mut plies = Plies::ZERO;
    while let Some(deeper) = plies.more_one().filter(|&deeper| deeper <= lookahead.plies) {
        let scores: Vec<f32> = ranked
            .iter()
            .filter(|play| play.plies == plies)
            .map(|play| play.equity.0)
            .collect();
        let mut kept = Vec::new();
        let filter = question.filters.candidates_after(plies);
        keep(filter, 1.0, &scores, &mut kept);
        let followed = Followed::new(question, &node(deeper), deeper);
        // The kept are the first, since all are sorted.
        let candidates = &mut ranked[..kept.len()];
        let nodes: Vec<Node> = candidates
            .iter()
            .map(|play| followed.node(play.board.for_opponent()))
            .collect();
        let judgments = lookahead.team.judge(question, &nodes);
        for (play, judgment) in candidates.iter_mut().zip(&judgments) {
            let (judgment, equity) = followed.judgment_of_play(judgment);
            play.chances = judgment.chances;
            play.equity = Equity(equity);
            play.plies = deeper;
        }
        sort(candidates);
        plies = deeper;
    }
    ranked
}

/// The best first; equals stay in their order.
fn sort(plays: &mut [RankedPlay]) {
    plays.sort_by(|one, other| other.equity.0.total_cmp(&one.equity.0));
}
