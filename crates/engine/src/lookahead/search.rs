//! The search itself: one node, its 21 rolls, and the replies worth following.

use rules::{Board, Plays, Roll};

use super::filter::Filter;
use super::followed::Followed;
use super::judgment::Judgment;
use super::plies::Plies;
use super::question::{Node, Question};
use super::remembered::Remembered;
use super::worth::Worth;
use crate::chances::Chances;
use crate::class::Class;
use crate::cube_decision::{CubeEfficiency, CubeEquities, CubeOutlook};
use crate::evaluator::Evaluator;

/// A searcher: its working memory and its cache.
#[derive(Debug, Default)]
pub(super) struct Searcher {
    remembered: Remembered,
    /// Working memory for a node, by the plies left below it.
    rooms: [Room; Plies::THREE.index() + 1],
}

#[derive(Debug, Default)]
struct Room {
    plays: Plays,
    /// The results of all rolls, as the opponent sees them, and their chances.
    boards: Vec<Board>,
    chances: Vec<Chances>,
    /// Where the results of each roll end.
    ends: Vec<usize>,
    scores: Vec<f32>,
    kept: Vec<usize>,
}

impl Searcher {
    /// Judges a node.
    pub(super) fn judge<E: Evaluator>(
        &mut self,
        question: &Question<'_, E>,
        node: &Node,
    ) -> Judgment {
        let chances = question.evaluator.chances(&node.board);
        self.judge_with(question, node, chances)
    }

    /// Evaluates a node for which the evaluator said `chances`.
    fn judge_with<E: Evaluator>(
        &mut self,
        question: &Question<'_, E>,
        node: &Node,
        chances: Chances,
    ) -> Judgment {
        if let Some(judgment) = at_a_glance(question, node, chances) {
            return judgment;
        }
        let mut sum = node.nothing();
        self.for_each_reply(question, node, &Roll::ALL, |roll, reply| {
            sum.add_weighted(reply, roll.weight() as f32 / 36.0);
        });
        settled(node, chances, sum)
    }

    /// Calls `found` with the judgment of the best reply to each of the rolls,
    /// in their order. Each cube state has its own best reply.
    pub(super) fn for_each_reply<E: Evaluator>(
        &mut self,
        question: &Question<'_, E>,
        node: &Node,
        rolls: &[Roll],
        mut found: impl FnMut(Roll, &Judgment),
    ) {
        let plies = node.plies.less_one();
        let plies = plies.expect("a node with no ply left has been judged");
        let filter = question.filters.replies_before(plies);
        let next = Followed::new(question, node, plies);
        let mut room = std::mem::take(&mut self.rooms[plies.index()]);
        room.boards.clear();
        room.ends.clear();
        for &roll in rolls {
            room.plays.refill(&node.board, roll, question.movement);
            let results = room.plays.iter().map(|(_, board)| board.for_opponent());
            room.boards.extend(results);
            room.ends.push(room.boards.len());
        }
        // Without a filter, every reply is followed.
        if filter != Filter::NONE
            && let Some(quick) = question.evaluator.quick()
        {
            prune(&mut room, quick, &next.worths, UNPRUNED[plies.index()]);
        }
        let chances = &mut room.chances;
        self.remembered
            .look_up(&room.boards, question.evaluator, chances);
        let mut start = 0;
        for (&roll, &end) in rolls.iter().zip(&room.ends) {
            let (boards, chances) = (&room.boards[start..end], &room.chances[start..end]);
            start = end;
            room.kept.clear();
            for worth in &next.worths {
                room.scores.clear();
                room.scores
                    .extend(chances.iter().map(|chances| -worth.of(chances)));
                keep(filter, worth.point(), &room.scores, &mut room.kept);
            }
            let mut best = None;
            for &place in &room.kept {
                let node = next.node(boards[place]);
                let judgment = self.judge_with(question, &node, chances[place]);
                next.choose(&mut best, &judgment);
            }
            let (best, _) = best.expect("there is always a reply");
            found(roll, &best);
        }
        self.rooms[plies.index()] = room;
    }
}

/// Which replies a quick evaluator keeps, for each worth they're sorted by:
/// with 0, 1 and 2 plies left after them. At the last ply, where most of the
/// time goes, a reply that is nearly as good does hardly any harm.
const UNPRUNED: [Filter; 3] = [
    Filter {
        most: 2,
        within: 0.05,
    },
    Filter {
        most: 4,
        within: 0.12,
    },
    Filter {
        most: 5,
        within: 0.16,
    },
];

/// Keeps the best replies to each roll, by the quick evaluator's values.
fn prune(room: &mut Room, quick: &dyn Evaluator, worths: &[Worth], filter: Filter) {
    let chances = quick.chances_of_all(&room.boards);
    let mut left = Vec::with_capacity(room.boards.len());
    let mut start = 0;
    for end in &mut room.ends {
        room.kept.clear();
        for worth in worths {
            room.scores.clear();
            let chances = &chances[start..*end];
            room.scores
                .extend(chances.iter().map(|chances| -worth.of(chances)));
            keep(filter, worth.point(), &room.scores, &mut room.kept);
        }
        left.extend(room.kept.iter().map(|place| room.boards[start + place]));
        start = *end;
        *end = left.len();
    }
    room.boards = left;
}

/// The judgment of a node that needs no look-ahead: no ply is left, the game is
/// over, or a table has the answer.
pub(super) fn at_a_glance<E>(
    question: &Question<'_, E>,
    node: &Node,
    chances: Chances,
) -> Option<Judgment> {
    let class = Class::of(&node.board);
    let exact = match class {
        Class::BearOff => question.ending(node),
        Class::Over | Class::Race | Class::Contact => None,
    };
    let is_settled = match class {
        Class::Over => true,
        Class::BearOff => node.states.is_none() || exact.is_some(),
        Class::Race | Class::Contact => false,
    };
    let is_settled = is_settled || node.plies == Plies::ZERO;
    is_settled.then(|| Judgment {
        chances,
        equities: exact.or_else(|| equities_at_leaf(question, node, &chances)),
    })
}

/// The judgment of a node from the mean of all rolls. What a table says about
/// the chances in a bear-off is better than any mean.
pub(super) fn settled(node: &Node, chances: Chances, mean: Judgment) -> Judgment {
    match Class::of(&node.board) {
        Class::BearOff => Judgment { chances, ..mean },
        Class::Over | Class::Race | Class::Contact => mean,
    }
}

fn equities_at_leaf<E>(
    question: &Question<'_, E>,
    node: &Node,
    chances: &Chances,
) -> Option<CubeEquities> {
    let ladder = question.ladder(node.turn)?;
    let efficiency = CubeEfficiency::on(&node.board);
    Some(CubeOutlook::new(ladder, chances, efficiency).equities(node.states?))
}

/// Adds to `kept` the places of the scores that a filter lets through, the
/// highest first, where one point is worth `point`.
pub(super) fn keep(filter: Filter, point: f32, scores: &[f32], kept: &mut Vec<usize>) {
    let best = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let least = best - filter.within * point;
    let first = kept.len();
    let places = (0..scores.len()).filter(|&place| scores[place] >= least);
    let mut chosen: Vec<usize> = places.collect();
    chosen.sort_by(|&one, &other| scores[other].total_cmp(&scores[one]));
    chosen.truncate(filter.most.max(1));
    let (before, _) = kept.split_at(first);
    chosen.retain(|place| !before.contains(place));
    kept.extend(chosen);
}
