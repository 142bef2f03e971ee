//! Judging by looking ahead: all rolls, the best reply to each, and so on for
//! a few plies, with another evaluator at the end.
//!
//! Plies are counted as players of GNU Backgammon count them: 0 plies is what
//! the evaluator says of a board by itself, and one ply more is the mean over
//! the 21 rolls of what the best reply comes to with one ply less.
//!
//! With a cube a node is judged for every state that the cube can be in by
//! then. Going down, each player may double before rolling; coming back, the
//! player doubles where that is better and the opponent takes or passes. Only
//! at the leaves is the cube judged by a formula.
//!
//! Every value is a function of the board and the question alone and is summed
//! up in the order of [`Roll::ALL`]. What is remembered, and how many threads
//! share the work, changes no bit of an answer.

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

/// Judges boards by looking a few plies ahead.
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
    /// Looks so far ahead under these rules of moving, with `evaluator` at the
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

    /// The same, looking so far ahead.
    #[must_use]
    pub fn with_plies(mut self, plies: Plies) -> Lookahead<E> {
        self.plies = plies;
        self
    }

    /// The same with other filters.
    #[must_use]
    pub fn with_filters(mut self, filters: Filters) -> Lookahead<E> {
        self.filters = filters;
        self
    }

    /// The same with small endings, if there is a cube, exactly as these tables
    /// have them: for money, where that is only a look.
    #[must_use]
    pub fn with_endings(mut self, tables: Arc<BearOffTables>) -> Lookahead<E> {
        self.endings = Some((tables, Cubes::Money));
        self
    }

    /// The same with small endings exact in matches too, and with any limit of
    /// the cube. They are worked out for the score: the first question about a
    /// game can take a second longer.
    #[must_use]
    pub fn with_all_endings(mut self, tables: Arc<BearOffTables>) -> Lookahead<E> {
        self.endings = Some((tables, Cubes::All));
        self
    }

    /// The same with the work shared by up to so many threads, if the feature
    /// `parallel` is on. The answers are the same.
    #[must_use]
    pub fn with_threads(mut self, threads: NonZeroUsize) -> Lookahead<E> {
        self.team = Team::new(threads);
        self
    }

    /// Who judges at the end.
    pub fn evaluator(&self) -> &E {
        &self.evaluator
    }

    /// How far it looks.
    pub fn plies(&self) -> Plies {
        self.plies
    }

    /// What a board is worth to the player on roll who does not double now,
    /// for each of these states of the cube. The ladder is as the player on
    /// roll sees it.
    pub fn judge(&self, board: &Board, ladder: &CubeLadder, states: CubeStates) -> Judgment {
        let question = Question::cubeful(self, board, ladder);
        self.look(&question, Node::cubeful(*board, self.plies, states))
    }

    /// The cube decision of the player on roll; nothing if there is none,
    /// because the player may not double.
    pub fn decide(&self, board: &Board, ladder: &CubeLadder) -> Option<CubeDecision> {
        let states = CubeDecision::states(ladder)?;
        let equities = self.judge(board, ladder, states).equities?;
        CubeDecision::from_equities(ladder, &equities)
    }

    /// What a board is worth to the player on roll, who may double now, with
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

    /// All plays of a roll, the best first, with the cube as it is.
    pub fn rank(&self, board: &Board, roll: Roll, ladder: &CubeLadder) -> Vec<RankedPlay> {
        ranking::rank(self, &Question::cubeful(self, board, ladder), board, roll)
    }

    /// All plays of a roll, the best first, in a game for money without a
    /// cube.
    pub fn rank_cubeless(&self, board: &Board, roll: Roll) -> Vec<RankedPlay> {
        ranking::rank(self, &Question::cubeless(self), board, roll)
    }

    /// Judges one node, its rolls shared by the team.
    fn look(&self, question: &Question<'_, E>, node: Node) -> Judgment {
        let mut judgments = self.team.judge(question, &[node]);
        judgments.pop().expect("one answer for each node")
    }
}

impl<E> Lookahead<E> {
    /// The tables of endings that are asked with this cube.
    fn endings_for(&self, ladder: &CubeLadder) -> Option<&BearOffTables> {
        let (tables, cubes) = self.endings.as_ref()?;
        let is_asked = *cubes == Cubes::All || ladder.is_endless();
        is_asked.then_some(&**tables)
    }

    /// Whether all that is asked about this board with this cube is answered
    /// exactly, at any depth.
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
