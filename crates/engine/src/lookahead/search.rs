//! The search itself: one node, its 21 rolls, and the replies worth following.

use rules::{Board, Movement, Plays, Roll};

use super::Lookahead;
use super::filter::{Filter, Filters};
use super::judgment::Judgment;
use super::plies::Plies;
use super::remembered::Remembered;
use super::worth::Worth;
use crate::bear_off::{EndingEquities, EndingsOnDemand};
use crate::chances::{Chances, Equity};
use crate::class::Class;
use crate::cube_decision::{
    CubeEfficiency, CubeEquities, CubeHolder, CubeLadder, CubeOutlook, CubeStates,
};
use crate::evaluator::Evaluator;

/// All that stays the same in a search.
#[derive(Debug)]
pub(super) struct Question<'a, E> {
    pub(super) evaluator: &'a E,
    pub(super) movement: Movement,
    pub(super) filters: &'a Filters,
    ladders: Option<Ladders>,
    endings: Option<&'a EndingsOnDemand>,
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
            endings: lookahead.endings.as_ref().filter(|_| ladder.is_endless()),
            ..Question::cubeless(lookahead)
        }
    }

    fn ladder(&self, turn: Turn) -> Option<&CubeLadder> {
        let ladders = self.ladders.as_ref()?;
        Some(match turn {
            Turn::Own => &ladders.own,
            Turn::Opponents => &ladders.opponents,
        })
    }
}

/// Who is on roll: the player who asks, or the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    Own,
    Opponents,
}

impl Turn {
    const fn next(self) -> Turn {
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
    turn: Turn,
    states: Option<CubeStates>,
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

/// One who searches: room to work in, and what is remembered.
#[derive(Debug, Default)]
pub(super) struct Searcher {
    remembered: Remembered,
    /// Room for a node by the plies that are left below it.
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

    /// Judges a node of which the evaluator said `chances`.
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
    /// in their order. It is best for each state of the cube by itself.
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

/// The judgment of a node that needs no look ahead: no ply is left, the game
/// is over, or a table knows all that is asked.
pub(super) fn at_a_glance<E>(
    question: &Question<'_, E>,
    node: &Node,
    chances: Chances,
) -> Option<Judgment> {
    let class = Class::of(&node.board);
    let exact = match class {
        Class::BearOff => exact_equities(question, node),
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

/// What a table says of a small ending. A cube that was turned since the
/// search began counts for more.
fn exact_equities<E>(question: &Question<'_, E>, node: &Node) -> Option<CubeEquities> {
    let states = node.states?;
    let EndingEquities {
        own_cube,
        centered_cube,
        opponents_cube,
        ..
    } = question.endings?.equities(&node.board)?;
    Some(CubeEquities::from_fn(states, |state| {
        let Equity(equity) = match state.holder() {
            CubeHolder::Centered => centered_cube,
            CubeHolder::Player => own_cube,
            CubeHolder::Opponent => opponents_cube,
        };
        equity * f32::from(1_u8 << state.turns())
    }))
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

/// What follows a play: nodes with the opponent on roll, who may double.
pub(super) struct Followed<'a> {
    plies: Plies,
    turn: Turn,
    cube: Option<FollowedCube<'a>>,
    /// By what to sort the plays, as the opponent sees it: for each state of
    /// the cube, once where several agree.
    worths: Vec<Worth>,
}

struct FollowedCube<'a> {
    ladder: &'a CubeLadder,
    /// Before and after the opponent's chance to double.
    states: CubeStates,
    expanded: CubeStates,
}

impl<'a> Followed<'a> {
    /// After a play from this node, with so many plies left.
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
    fn choose(&self, best: &mut Option<(Judgment, f32)>, judgment: &Judgment) {
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
