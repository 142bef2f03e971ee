//! From a node to its successors, and back.

use rules::Board;

use super::judgment::Judgment;
use super::plies::Plies;
use super::question::{Node, Question, Turn};
use super::worth::Worth;
use crate::cube_decision::{CubeLadder, CubeStates};

/// What follows a play: nodes with the opponent on roll, who may double.
pub(super) struct Followed<'a> {
    plies: Plies,
    turn: Turn,
    cube: Option<FollowedCube<'a>>,
    /// What to sort plays by, from the opponent's view: one for each cube
    /// state, or one for several that agree.
    pub(super) worths: Vec<Worth>,
}

struct FollowedCube<'a> {
    ladder: &'a CubeLadder,
    /// Before and after the opponent's chance to double.
    states: CubeStates,
    expanded: CubeStates,
}

impl<'a> Followed<'a> {
    /// After a play from this node, with this many plies left.
    pub(super) fn new<E>(question: &'a Question<'_, E>, node: &Node, plies: Plies) -> Followed<'a> {
        let turn = node.turn.next();
        let cube = question
            .ladder(turn)
            .zip(node.states)
            .map(|(ladder, states)| {
                let states = states.for_opponent();
                FollowedCube {
                    ladder,
                    states,
                    expanded: ladder.expanded(states),
                }
            });
        let mut worths: Vec<Worth> = Vec::new();
        match &cube {
            None => worths.push(Worth::CUBELESS),
            Some(cube) => {
                for state in cube.states.iter() {
                    let worth = Worth::with_cube(cube.ladder, state);
                    if !worths.iter().any(|other| other.is_like(&worth)) {
                        worths.push(worth);
                    }
                }
            }
        }
        Followed {
            plies,
            turn,
            cube,
            worths,
        }
    }

    pub(super) fn node(&self, board: Board) -> Node {
        Node {
            board,
            plies: self.plies,
            turn: self.turn,
            states: self.cube.as_ref().map(|cube| cube.expanded),
        }
    }

    /// What a play is worth to the player who made it, from the judgment of
    /// the node it leads to: for each state, and for the first of them, in
    /// which nobody has doubled.
    pub(super) fn judgment_of_play(&self, judgment: &Judgment) -> (Judgment, f32) {
        let chances = judgment.chances.for_opponent();
        let Some((cube, rolled)) = self.cube.as_ref().zip(judgment.equities) else {
            let judgment = Judgment {
                chances,
                equities: None,
            };
            return (judgment, chances.equity().0);
        };
        let equities = cube.ladder.collapsed(&rolled, cube.states).for_opponent();
        let first = equities.states().iter().next();
        let first = first.and_then(|state| equities.get(state));
        let judgment = Judgment {
            chances,
            equities: Some(equities),
        };
        (judgment, first.expect("at least one state is asked for").0)
    }

    /// Keeps the better of the best play so far and the one that leads to a
    /// node with this judgment, state by state.
    pub(super) fn choose(&self, best: &mut Option<(Judgment, f32)>, judgment: &Judgment) {
        let (judgment, equity) = self.judgment_of_play(judgment);
        match best {
            None => *best = Some((judgment, equity)),
            Some((best, best_equity)) => {
                if equity > *best_equity {
                    *best_equity = equity;
                    best.chances = judgment.chances;
                }
                if let (Some(best), Some(equities)) = (&mut best.equities, &judgment.equities) {
                    best.keep_better(equities);
                }
            }
        }
    }
}
