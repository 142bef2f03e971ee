//! Search: all rolls, the best reply to each, and so on for a few plies, with
//! another evaluator at the end.
//!
//! Plies are counted as in GNU Backgammon: 0 plies is the evaluator's own value
//! of a board, and each further ply is the mean over the 21 rolls of the best
//! reply's value with one ply less.
//!
//! With a cube, a node is evaluated for every state the cube can be in by then.
//! On the way down, each player may double before rolling; on the way back, the
//! player doubles where that's better, and the opponent takes or passes. Only
//! at the leaves is the cube valued by a formula.
//!
//! Every value depends only on the board and the question and is summed in the
//! order of [`Roll::ALL`]. Neither caching nor the number of threads changes a
//! bit of an answer.

mod filter;
mod followed;
mod judgment;
mod plies;
mod question;
mod ranking;
mod remembered;
mod search;
mod team;
#[cfg(test)]
mod tests;
mod worth;

use std::num::NonZeroUsize;
use std::sync::Arc;

use rules::{Board, Movement, Roll};

use crate::bear_off::BearOffTables;
use crate::chances::{Chances, Equity};
use crate::cube_decision::{CubeDecision, CubeLadder, CubeStates};
use crate::evaluator::Evaluator;

pub use filter::{Filter, Filters};
pub use judgment::Judgment;
pub use plies::{NotPlies, Plies};
pub use ranking::{PlayRollout, RankedPlay};

use question::{Node, Question};
use team::Team;

/// Evaluates boards by looking a few plies ahead.
#[derive(Debug)]
pub struct Lookahead<E> {
    evaluator: E,
    movement: Movement,
    plies: Plies,
    filters: Filters,
    endings: Option<(Arc<BearOffTables>, Cubes)>,
    team: Team,
}

/// With which cubes endings are exact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cubes {
    /// For money, without a limit.
    Money,
    /// With every cube.
    All,
}

impl<E: Evaluator + Sync> Lookahead<E> {
    /// Looks `plies` ahead under these movement rules, with `evaluator` at the
    /// end. Its tables should be made for the same rules.
    #[must_use]
    pub fn new(evaluator: E, movement: Movement, plies: Plies) -> Lookahead<E> {
        Lookahead {
            evaluator,
            movement,
            plies,
            filters: Filters::USUAL,
            endings: None,
            team: Team::default(),
        }
    }

    /// Sets the look-ahead.
    #[must_use]
    pub fn with_plies(mut self, plies: Plies) -> Lookahead<E> {
        self.plies = plies;
        self
    }

    /// Replaces the filters.
    #[must_use]
    pub fn with_filters(mut self, filters: Filters) -> Lookahead<E> {
        self.filters = filters;
        self
    }

    /// Makes small endings with a cube exact, using these tables: only for
    /// money, where it's a lookup.
    #[must_use]
    pub fn with_endings(mut self, tables: Arc<BearOffTables>) -> Lookahead<E> {
        self.endings = Some((tables, Cubes::Money));
        self
    }

    /// Makes small endings exact in matches, too, and with any cube limit.
    /// They're computed for the score, so the first question about a game can
    /// take a second longer.
    #[must_use]
    pub fn with_all_endings(mut self, tables: Arc<BearOffTables>) -> Lookahead<E> {
        self.endings = Some((tables, Cubes::All));
        self
    }

    /// Shares the work between up to this many threads, if the feature
    /// `parallel` is on. The answers are the same.
    #[must_use]
    pub fn with_threads(mut self, threads: NonZeroUsize) -> Lookahead<E> {
        self.team = Team::new(threads);
        self
    }

    /// The evaluator at the end of the search.
    pub fn evaluator(&self) -> &E {
        &self.evaluator
    }

    /// How far it looks ahead.
    pub fn plies(&self) -> Plies {
        self.plies
    }

    /// The value of a board to a player on roll who doesn't double now, for
    /// each of these cube states. The ladder is from the view of the player on
    /// roll.
    pub fn judge(&self, board: &Board, ladder: &CubeLadder, states: CubeStates) -> Judgment {
        let question = Question::cubeful(self, board, ladder);
        self.look(&question, Node::cubeful(*board, self.plies, states))
    }

    /// The cube decision of the player on roll; `None` if the player may not
    /// double.
    pub fn decide(&self, board: &Board, ladder: &CubeLadder) -> Option<CubeDecision> {
        let states = CubeDecision::states(ladder)?;
        let equities = self.judge(board, ladder, states).equities?;
        CubeDecision::from_equities(ladder, &equities)
    }

    /// The equity of a board for the player on roll, who may double now, with
    /// the cube as it is.
    pub fn equity(&self, board: &Board, ladder: &CubeLadder) -> Equity {
        let question = Question::cubeful(self, board, ladder);
        let states = CubeStates::only(ladder.state());
        let node = Node::cubeful(*board, self.plies, ladder.expanded(states));
        let rolled = self.look(&question, node).equities;
        let rolled = rolled.expect("a cubeful question has a cubeful answer");
        let equities = ladder.collapsed(&rolled, states);
        let equity = equities.get(ladder.state());
        equity.expect("the state was asked for")
    }

    /// All plays of a roll, best first, with the cube as it is.
    pub fn rank(&self, board: &Board, roll: Roll, ladder: &CubeLadder) -> Vec<RankedPlay> {
        ranking::rank(self, &Question::cubeful(self, board, ladder), board, roll)
    }

    /// All plays of a roll, best first, for money without a cube.
    pub fn rank_cubeless(&self, board: &Board, roll: Roll) -> Vec<RankedPlay> {
        ranking::rank(self, &Question::cubeless(self), board, roll)
    }

    /// Evaluates one node, with its rolls shared among the team.
    fn look(&self, question: &Question<'_, E>, node: Node) -> Judgment {
        let mut judgments = self.team.judge(question, &[node]);
        judgments.pop().expect("one answer for each node")
    }
}

impl<E> Lookahead<E> {
    /// The tables of endings to ask with this cube.
    fn endings_for(&self, ladder: &CubeLadder) -> Option<&BearOffTables> {
        let (tables, cubes) = self.endings.as_ref()?;
        let is_asked = *cubes == Cubes::All || ladder.is_endless();
        is_asked.then_some(&**tables)
    }

    /// Whether every question about this board with this cube has an exact
    /// answer, at any depth.
    pub(crate) fn is_exact(&self, board: &Board, ladder: &CubeLadder) -> bool {
        let tables = self.endings_for(ladder);
        tables.is_some_and(|tables| tables.is_exact(board, ladder))
    }
}

impl<E: Evaluator + Sync> Evaluator for Lookahead<E> {
    /// Cubeless, with replies chosen for money.
    fn chances(&self, board: &Board) -> Chances {
        self.look(
            &Question::cubeless(self),
            Node::cubeless(*board, self.plies),
        )
        .chances
    }

    fn chances_of_all(&self, boards: &[Board]) -> Vec<Chances> {
        if self.plies == Plies::ZERO {
            return self.evaluator.chances_of_all(boards);
        }
        let nodes: Vec<Node> = boards
            .iter()
            .map(|board| Node::cubeless(*board, self.plies))
            .collect();
        let judgments = self.team.judge(&Question::cubeless(self), &nodes);
        judgments.iter().map(|judgment| judgment.chances).collect()
    }
}
