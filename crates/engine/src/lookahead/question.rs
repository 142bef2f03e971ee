//! What is asked, and about which boards.

use rules::{Board, Movement};

use super::Lookahead;
use super::filter::Filters;
use super::judgment::Judgment;
use super::plies::Plies;
use crate::bear_off::BearOffTables;
use crate::chances::Chances;
use crate::cube_decision::{CubeEquities, CubeLadder, CubeStates};

/// All that stays the same in a search.
#[derive(Debug)]
pub(super) struct Question<'a, E> {
    pub(super) evaluator: &'a E,
    pub(super) movement: Movement,
    pub(super) filters: &'a Filters,
    ladders: Option<Ladders>,
    pub(super) endings: Option<&'a BearOffTables>,
}

/// The cube as either player sees it who can be on roll.
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
        }
    }

    /// The ladder is as the player sees it who asks.
    pub(super) fn cubeful(lookahead: &'a Lookahead<E>, ladder: &CubeLadder) -> Question<'a, E> {
        Question {
            ladders: Some(Ladders {
                own: *ladder,
                opponents: ladder.for_opponent(),
            }),
            endings: lookahead.endings.as_deref().filter(|_| ladder.is_endless()),
            ..Question::cubeless(lookahead)
        }
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

/// A board to be judged: so many plies deep, and for some states of the cube.
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
