//! States of the cube carried through a search.

use std::collections::HashMap;

use rules::{Board, Movement, Placement, Plays, Roll, Win};

use super::*;

/// Games searched to their end: no formula at any leaf.
struct Search {
    /// White's and Black's.
    ladders: [CubeLadder; 2],
    known: HashMap<(usize, Board, CubeStates), CubeEquities>,
}

impl Search {
    fn from(ladder: &CubeLadder) -> Search {
        Search {
            ladders: [*ladder, ladder.for_opponent()],
            known: HashMap::new(),
        }
    }

    /// The equities once the player on roll has not doubled.
    fn rolled(&mut self, on_roll: usize, board: &Board, states: CubeStates) -> CubeEquities {
        if let Some(known) = self.known.get(&(on_roll, *board, states)) {
            return *known;
        }
        let mut sum = CubeEquities::nothing(states);
        for roll in Roll::ALL {
            let plays = Plays::new(board, roll, Movement::INTERNATIONAL);
            let equities = plays
                .iter()
                .map(|(_, after)| self.played(on_roll, after, states));
            let best = equities.reduce(|mut best, other| {
                best.keep_better(&other);
                best
            });
            let best = best.expect("there is always a play");
            sum.add_weighted(&best, roll.weight() as f32 / 36.0);
        }
        self.known.insert((on_roll, *board, states), sum);
        sum
    }

    /// The equities of the player who has just played.
    fn played(&mut self, on_roll: usize, after: &Board, states: CubeStates) -> CubeEquities {
        if after.player().are_off() {
            let ladder = &self.ladders[on_roll];
            return CubeEquities::from_fn(states, |state| ladder.won(state, Win::Single).0);
        }
        let ladder = self.ladders[1 - on_roll];
        let turned = states.for_opponent();
        let rolled = self.rolled(1 - on_roll, &after.for_opponent(), ladder.expanded(turned));
        ladder.collapsed(&rolled, turned).for_opponent()
    }
}

fn home(points: &[(u8, u8)]) -> Placement {
    Placement::on_points(points).with_rest_off()
}

fn searched(ladder: &CubeLadder, board: &Board, states: CubeStates) -> CubeEquities {
    Search::from(ladder).rolled(0, board, states)
}

/// From GNU Backgammon's exact two-sided table: own cube, centered cube,
/// opponent's cube, each without a double this turn.
#[test]
fn small_bear_offs_searched_to_the_end_are_exact() {
    let check = |player: &[(u8, u8)], opponent: &[(u8, u8)], expected: [f32; 3]| {
        let board = Board::from_placements(home(player), home(opponent)).unwrap();
        let cubes = [
            owned_by(Player::White, 2),
            Cube::CENTERED,
            owned_by(Player::Black, 2),
        ];
        for (cube, expected) in cubes.into_iter().zip(expected) {
            let ladder = ladder(cube, Stakes::MONEY);
            let states = CubeStates::only(ladder.state());
            let equities = searched(&ladder, &board, states);
            assert_near(equities.get(ladder.state()).unwrap().0, expected, 1e-4);
        }
    };
    check(&[(6, 1), (1, 1)], &[(1, 1)], [-0.1667; 3]);
    check(&[(6, 2)], &[(6, 1)], [-0.4090, -0.7778, -0.7778]);
    check(
        &[(6, 1), (5, 1)],
        &[(4, 1), (3, 1)],
        [0.1382, 0.0808, 0.0254],
    );
    check(&[(3, 2)], &[(3, 2)], [0.5015; 3]);
    check(&[(6, 2)], &[(6, 2)], [0.6217, 0.6031, 0.4806]);
}

#[test]
fn the_root_decision_comes_from_the_search() {
    let check = |player: &[(u8, u8)], opponent: &[(u8, u8)], equity, words| {
        let board = Board::from_placements(home(player), home(opponent)).unwrap();
        let ladder = ladder(Cube::CENTERED, Stakes::MONEY);
        let states = CubeDecision::states(&ladder).unwrap();
        let rolled = searched(&ladder, &board, states);
        let decision = CubeDecision::from_equities(&ladder, &rolled).unwrap();
        assert_near(decision.equity().0, equity, 1e-4);
        assert_eq!(decision.to_string(), words);
    };
    check(&[(5, 1), (2, 1)], &[(1, 1)], 0.1111, "double, take");
    check(&[(3, 2)], &[(3, 2)], 1.0, "double, pass");
    check(&[(6, 2)], &[(6, 2)], 0.9613, "double, take");
    check(&[(6, 2)], &[(6, 1)], -0.7778, "no double, take");
}

/// At two away each a double decides the match: so the trailer of this
/// ending, once doubled, wins as often as the game is won.
#[test]
fn in_a_match_the_search_counts_match_winning_chances() {
    let board = Board::from_placements(home(&[(6, 2)]), home(&[(6, 2)])).unwrap();
    let ladder = ladder(Cube::CENTERED, needs(2, 2));
    let states = CubeDecision::states(&ladder).unwrap();
    let rolled = searched(&ladder, &board, states);
    let decision = CubeDecision::from_equities(&ladder, &rolled).unwrap();
    let taken = ladder.match_winning_chance(decision.double_take).unwrap();
    // Cubeless equity 0.5090 is 75.45 % of wins.
    assert_near(taken.0 as f32, 0.7545, 1e-4);
    // The opponent, who may pass into a Crawford game with 0.32264, does.
    assert_eq!(decision.to_string(), "double, pass");
}

#[test]
fn a_node_is_worth_the_better_of_rolling_and_a_double_answered_well() {
    let check = |stakes, no_double, taken, expected| {
        let ladder = ladder(Cube::CENTERED, stakes);
        let state = ladder.state();
        let states = CubeStates::only(state);
        let rolled = CubeEquities::from_fn(ladder.expanded(states), |of| {
            if of == state { no_double } else { taken }
        });
        let collapsed = ladder.collapsed(&rolled, states);
        assert_eq!(collapsed.states(), states);
        assert_eq!(collapsed.get(state).unwrap().0, expected);
    };
    let beavers = Stakes::Money {
        jacoby: true,
        beavers: Beavers::Beavers,
    };
    for stakes in [Stakes::MONEY, needs(5, 7)] {
        check(stakes, 0.5, 0.25, 0.5);
        check(stakes, 0.5, 0.75, 0.75);
        check(stakes, 0.5, 1.5, 1.0);
        check(stakes, 1.25, 1.5, 1.25);
        check(stakes, -0.5, -0.25, -0.25);
    }
    check(beavers, -0.5, -0.25, -0.5);
    check(beavers, -0.5, -0.125, -0.25);
    check(beavers, -0.5, 0.25, 0.25);
}

#[test]
fn a_search_follows_only_doubles_that_make_sense() {
    let doubles = |cube, stakes| {
        let ladder = ladder(cube, stakes);
        let states = CubeStates::only(ladder.state());
        ladder.expanded(states).iter().count() - 1
    };
    assert_eq!(doubles(Cube::CENTERED, Stakes::MONEY), 1);
    assert_eq!(doubles(owned_by(Player::White, 2), Stakes::MONEY), 1);
    assert_eq!(doubles(owned_by(Player::Black, 2), Stakes::MONEY), 0);
    assert_eq!(doubles(owned_by(Player::White, 2), needs(2, 5)), 0);
    assert_eq!(doubles(Cube::CENTERED, needs(1, 3)), 0);
    assert_eq!(doubles(Cube::CENTERED, needs(3, 1)), 1);
}
