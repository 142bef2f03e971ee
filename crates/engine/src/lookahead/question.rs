//! What a search is asked, and about which boards.

use rules::{Board, Movement};

use super::Lookahead;
use super::filter::Filters;
use super::judgment::Judgment;
use super::plies::Plies;
use crate::bear_off::{BearOffTables, OnRoll, Size};
use crate::chances::Chances;
use crate::cube_decision::{CubeEquities, CubeLadder, CubeStates};

/// Everything that stays the same during a search.
#[derive(Debug)]
pub(super) struct Question<'a, E> {
    pub(super) evaluator: &'a E,
    pub(super) movement: Movement,
    pub(super) filters: &'a Filters,
    ladders: Option<Ladders>,
    endings: Option<&'a BearOffTables>,
    /// How large endings may be.
    size: Size,
}

/// The cube from the view of each player.
#[derive(Debug)]
struct Ladders {
    own: CubeLadder,
    opponents: CubeLadder,
}

impl<'a, E> Question<'a, E> {
    pub(super) fn cubeless(lookahead: &'a Lookahead<E>) -> Question<'a, E> {
        Question {
            evaluator: &lookahead.evaluator,
            movement: lookahead.movement,
            filters: &lookahead.filters,
            ladders: None,
            endings: None,
            size: Size::AtALeaf,
        }
    }

    /// About this board, or about plays from it. The ladder is from the view of
    /// the player who asks.
    pub(super) fn cubeful(
        lookahead: &'a Lookahead<E>,
        board: &Board,
        ladder: &CubeLadder,
    ) -> Question<'a, E> {
        let endings = lookahead.endings_for(ladder);
        // All boards that are compared must be evaluated in the same way.
        let is_exact = endings.is_some_and(|endings| endings.is_exact(board, ladder));
        Question {
            size: if is_exact {
                Size::AtTheRoot
            } else {
                Size::AtALeaf
            },
            ladders: Some(Ladders {
                own: *ladder,
                opponents: ladder.for_opponent(),
            }),
            endings,
            ..Question::cubeless(lookahead)
        }
    }

    /// What a table says about a small ending, for the requested cube states.
    pub(super) fn ending(&self, node: &Node) -> Option<CubeEquities> {
        let on_roll = match node.turn {
            Turn::Own => OnRoll::Asker,
            Turn::Opponents => OnRoll::Opponent,
        };
        let ladder = self.ladder(Turn::Own)?;
        let endings = self.endings?;
        endings.cube_equities(&node.board, ladder, on_roll, node.states?, self.size)
    }

    pub(super) fn ladder(&self, turn: Turn) -> Option<&CubeLadder> {
        let ladders = self.ladders.as_ref()?;
        Some(match turn {
            Turn::Own => &ladders.own,
            Turn::Opponents => &ladders.opponents,
        })
    }
}

/// Who is on roll: the player who asks, or the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    Own,
    Opponents,
}

impl Turn {
    pub(super) const fn next(self) -> Turn {
        match self {
            Turn::Own => Turn::Opponents,
            Turn::Opponents => Turn::Own,
        }
    }
}

/// A board to evaluate: how many plies deep, and for which cube states.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) board: Board,
    pub(super) plies: Plies,
    pub(super) turn: Turn,
    pub(super) states: Option<CubeStates>,
}

impl Node {
    pub(super) const fn cubeless(board: Board, plies: Plies) -> Node {
        Node {
            board,
            plies,
            turn: Turn::Own,
            states: None,
        }
    }

    pub(super) const fn cubeful(board: Board, plies: Plies, states: CubeStates) -> Node {
        Node {
            board,
            plies,
            turn: Turn::Own,
            states: Some(states),
        }
    }

    /// The board from which plays are ranked, with the cube as it is.
    pub(super) fn root<E>(question: &Question<'_, E>, board: Board) -> Node {
        let ladder = question.ladder(Turn::Own);
        Node {
            states: ladder.map(|ladder| CubeStates::only(ladder.state())),
            ..Node::cubeless(board, Plies::ZERO)
        }
    }

    /// Nothing yet: the start of a sum over rolls.
    pub(super) fn nothing(&self) -> Judgment {
        Judgment {
            chances: Chances::default(),
            equities: self.states.map(CubeEquities::nothing),
        }
    }
}
