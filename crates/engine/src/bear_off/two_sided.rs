//! Two-sided tables: exact values of small endings, with the cube.

use rules::{Board, Movement, Roll};

use super::bytes::{Header, Kind, ReadTableError};
use super::home::Home;
use super::results::{Results, board_of};
use super::standoff::{self, Choices};
use crate::chances::{Chances, Equity};
use crate::cube_decision::{CubeHolder, CubeState};

/// For every pair of home boards with a few checkers each: the value of the
/// ending for money, without a cube and with the cube in each place, when both
/// sides play and double perfectly.
///
/// A turn leads from a pair (player, opponent) of home boards to the pair
/// (opponent, result), and the result has a smaller index than the player's
/// home board (see [`Home`]). So if the pairs are computed in the order of the
/// larger of their two indices, and those with the larger index i in the order
/// (i, 0), (0, i), (i, 1), (1, i) … (i, i), every pair finds what it needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TwoSidedTable {
    movement: Movement,
    checkers: u8,
    /// By the number of the player's and then of the opponent's home board.
    values: Vec<[i16; 4]>,
}

/// The value of an ending to a player on roll who doesn't double now, in units
/// of the current cube: for money, without Jacoby.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EndingEquities {
    /// Without a cube.
    pub cubeless: Equity,
    /// The player on roll owns the cube.
    pub own_cube: Equity,
    /// The cube is centered.
    pub centered_cube: Equity,
    /// The opponent owns the cube.
    pub opponents_cube: Equity,
}

impl EndingEquities {
    /// With the cube in this state, in units of the cube before it was turned.
    pub(crate) fn with(&self, state: CubeState) -> f32 {
        let Equity(equity) = match state.holder() {
            CubeHolder::Centered => self.centered_cube,
            CubeHolder::Player => self.own_cube,
            CubeHolder::Opponent => self.opponents_cube,
        };
        equity * f32::from(1_u8 << state.turns())
    }
}

/// Values while a table is made: one for each member of [`EndingEquities`],
/// in that order.
pub(super) type Values = [i32; 4];

/// A win while a table is made: twice as much still fits.
pub(super) const WIN: i32 = 32_767 << COARSE;
/// How many bits of a value are left out of a finished table.
const COARSE: u32 = 14;

impl TwoSidedTable {
    /// The most checkers a side that a table can have. That takes 1.5 gigabytes
    /// of memory; six checkers take 20 megabytes and less than a second.
    pub const MOST_CHECKERS: u8 = 10;

    /// Computes the table for up to `checkers` checkers a side and these rules.
    /// `progress` is called now and then with the share of the work that's
    /// done.
    ///
    /// # Panics
    ///
    /// If there are more checkers than [`TwoSidedTable::MOST_CHECKERS`].
    #[must_use]
    pub fn generate(
        checkers: u8,
        movement: Movement,
        mut progress: impl FnMut(f32),
    ) -> TwoSidedTable {
        assert!(
            checkers <= TwoSidedTable::MOST_CHECKERS,
            "a two-sided table is for 10 checkers at most"
        );
        let count = Home::count(checkers);
        let results = all_results(count, movement);
        let mut making = Making {
            count,
            can_stay: homes_that_can_stay(&results),
            results,
            turns: vec![[-WIN; 4]; count * count],
            values: vec![[0; 4]; count * count],
        };
        for larger in 0..count {
            for smaller in 0..=larger {
                making.solve(larger, smaller);
            }
            let done = (larger + 1) as f32 / count as f32;
            progress(done * done);
        }
        TwoSidedTable {
            movement,
            checkers,
            values: making.values,
        }
    }

    /// The rules it was made for.
    #[must_use]
    pub fn movement(&self) -> Movement {
        self.movement
    }

    /// The maximum number of checkers a side.
    #[must_use]
    pub fn checkers(&self) -> u8 {
        self.checkers
    }

    /// The value of the ending; `None` if the board isn't in the table: a side
    /// isn't home, has too many checkers, or can lose a gammon.
    #[must_use]
    pub fn equities(&self, board: &Board) -> Option<EndingEquities> {
        if board.player().off() == 0 || board.opponent().off() == 0 {
            return None;
        }
        let player = Home::of(board.player())?.index();
        let opponent = Home::of(board.opponent())?.index();
        let count = Home::count(self.checkers);
        if player >= count || opponent >= count {
            return None;
        }
        let [cubeless, own_cube, centered_cube, opponents_cube] = self.values
            [player * count + opponent]
            .map(|value| Equity(f32::from(value) / f32::from(i16::MAX)));
        Some(EndingEquities {
            cubeless,
            own_cube,
            centered_cube,
            opponents_cube,
        })
    }

    /// The cubeless chances of the player on roll; `None` if the board isn't in
    /// the table.
    #[must_use]
    pub fn chances(&self, board: &Board) -> Option<Chances> {
        let Equity(cubeless) = self.equities(board)?.cubeless;
        Some(Chances {
            win: f32::midpoint(1.0, cubeless),
            ..Chances::default()
        })
    }

    /// The table as bytes, for [`TwoSidedTable::from_bytes`].
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let header = Header {
            kind: Kind::TwoSided,
            movement: self.movement,
            checkers: self.checkers,
        };
        let values = self.values.iter().flatten();
        header.with(|bytes| bytes.extend(values.flat_map(|value| value.to_le_bytes())))
    }

    /// Reads a table written by [`TwoSidedTable::to_bytes`].
    ///
    /// # Errors
    ///
    /// If the bytes are something else, damaged, or a table for rules other
    /// than `movement`.
    pub fn from_bytes(bytes: &[u8], movement: Movement) -> Result<TwoSidedTable, ReadTableError> {
        let (checkers, body) = Header::read(Kind::TwoSided, movement, bytes)?;
        if checkers > TwoSidedTable::MOST_CHECKERS {
            return Err(ReadTableError::Damaged);
        }
        let count = Home::count(checkers);
        let (values, rest) = body.as_chunks::<8>();
        if values.len() != count * count || !rest.is_empty() {
            return Err(ReadTableError::Damaged);
        }
        let value = |bytes: &[u8; 8]| {
            let [b0, b1, b2, b3, b4, b5, b6, b7] = *bytes;
            [[b0, b1], [b2, b3], [b4, b5], [b6, b7]].map(i16::from_le_bytes)
        };
        Ok(TwoSidedTable {
            movement,
            checkers,
            values: values.iter().map(value).collect(),
        })
    }
}

/// A table in the making.
#[derive(Debug)]
struct Making {
    count: usize,
    /// The results of each roll for each home board.
    results: Vec<[Vec<u16>; 21]>,
    /// Whether some roll may or must leave each home board as it is.
    can_stay: Vec<bool>,
    /// What each pair is worth to the player on roll who may still double if
    /// the cube allows: *as the opponent sees the cube*, so that it can be
    /// handed over as it is.
    turns: Vec<Values>,
    values: Vec<[i16; 4]>,
}

impl Making {
    /// Solves a pair of home boards with either side on roll. All pairs
    /// before it are solved.
    fn solve(&mut self, larger: usize, smaller: usize) {
        if smaller == 0 {
            // A player who has borne off everything has won; the turns already
            // say so.
            self.values[larger * self.count] = [-i16::MAX; 4];
            self.values[larger] = [i16::MAX; 4];
            return;
        }
        let choices = self.choices(larger, smaller);
        if self.can_stay[larger] || self.can_stay[smaller] {
            // Only then may the two depend on each other.
            let others = self.choices(smaller, larger);
            let (values, others_values) = standoff::solve(&choices, &others);
            self.keep(larger, smaller, values);
            self.keep(smaller, larger, others_values);
        } else {
            self.keep(larger, smaller, choices.values());
            let others = self.choices(smaller, larger);
            self.keep(smaller, larger, others.values());
        }
    }

    /// What the player on roll can do with each roll.
    fn choices(&self, player: usize, opponent: usize) -> Choices {
        let turns = &self.turns[opponent * self.count..][..self.count];
        let mut choices = Choices::default();
        for (choice, results) in choices.0.iter_mut().zip(&self.results[player]) {
            for &result in results {
                let result = usize::from(result);
                if result == player {
                    choice.may_stay = true;
                } else {
                    choice.least = least(choice.least, turns[result]);
                }
            }
        }
        choices
    }

    fn keep(&mut self, player: usize, opponent: usize, values: Values) {
        let pair = player * self.count + opponent;
        self.turns[pair] = turn(values);
        let half = 1 << (COARSE - 1);
        self.values[pair] = values.map(|value| ((value + half) >> COARSE) as i16);
    }
}

/// What a turn is worth to the player on roll, who may double first, from
/// what it is worth if not. The order is as the *opponent* sees the cube:
/// cubeless, the opponent's own, centered, the player's.
///
/// Doubling is worth 1 if the opponent passes, otherwise twice what the turn is
/// worth with the cube on the other side.
pub(super) fn turn([cubeless, own, centered, opponents]: Values) -> Values {
    let doubled = WIN.min(2 * opponents);
    [cubeless, opponents, centered.max(doubled), own.max(doubled)]
}

/// What is left to the opponent if the player on roll chooses best, cube by
/// cube.
pub(super) fn least(one: Values, other: Values) -> Values {
    std::array::from_fn(|cube| one[cube].min(other[cube]))
}

fn homes_that_can_stay(results: &[[Vec<u16>; 21]]) -> Vec<bool> {
    let homes = results.iter().enumerate();
    homes
        .map(|(home, results)| {
            results
                .iter()
                .any(|results| results.contains(&(home as u16)))
        })
        .collect()
}

fn all_results(count: usize, movement: Movement) -> Vec<[Vec<u16>; 21]> {
    let mut results = Results::new(movement);
    let mut all = vec![std::array::from_fn(|_| Vec::new())];
    for index in 1..count {
        let board = board_of(Home::from_index(index));
        let of_roll = |roll| {
            results
                .of(&board, roll)
                .map(|result| result as u16)
                .collect()
        };
        all.push(Roll::ALL.map(of_roll));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{BearOff, Duty, Placement, Plays};
    use std::collections::HashMap;

    fn board(player: [u8; 6], opponent: [u8; 6]) -> Board {
        let placement = |points: [u8; 6]| {
            let mut placement = Placement::default();
            placement.points[..6].copy_from_slice(&points);
            placement.with_rest_off()
        };
        Board::from_placements(placement(player), placement(opponent)).unwrap()
    }

    fn values(table: &TwoSidedTable, board: &Board) -> [f32; 4] {
        let equities = table.equities(board).unwrap();
        [
            equities.cubeless,
            equities.own_cube,
            equities.centered_cube,
            equities.opponents_cube,
        ]
        .map(|Equity(equity)| equity)
    }

    #[test]
    fn known_values_of_the_usual_rules() {
        let table = TwoSidedTable::generate(6, Movement::INTERNATIONAL, |_| ());
        let check = |tolerance: f32, player, opponent, known: [f32; 4]| {
            let found = values(&table, &board(player, opponent));
            for (found, known) in found.iter().zip(known) {
                let is_near = (found - known).abs() < tolerance;
                assert!(is_near, "{player:?} {opponent:?}: {found} {known}");
            }
        };
        let known = [
            ([1, 0, 0, 0, 0, 1], [1, 0, 0, 0, 0, 0], [-0.1667; 4]),
            ([0, 1, 0, 0, 1, 0], [1, 0, 0, 0, 0, 0], [0.0556; 4]),
            (
                [0, 0, 0, 0, 0, 2],
                [0, 0, 0, 0, 0, 1],
                [-0.4421, -0.4090, -0.7778, -0.7778],
            ),
            (
                [0, 0, 0, 0, 1, 1],
                [0, 0, 1, 1, 0, 0],
                [0.0810, 0.1382, 0.0808, 0.0254],
            ),
            ([0, 0, 2, 0, 0, 0], [0, 0, 2, 0, 0, 0], [0.5015; 4]),
            (
                [0, 0, 0, 0, 0, 2],
                [0, 0, 0, 0, 0, 2],
                [0.5090, 0.6217, 0.6031, 0.4806],
            ),
        ];
        for (player, opponent, known) in known {
            check(1e-4, player, opponent, known);
        }
        // These were read from a file whose values were rounded turn by turn.
        let rounded = [
            ([0, 0, 0, 0, 0, 6], [0.3023, 0.5449, 0.4849, 0.2215]),
            ([1, 1, 1, 1, 1, 1], [0.4011, 0.6367, 0.6022, 0.3511]),
            ([2, 2, 2, 0, 0, 0], [0.6161, 0.8268, 0.8268, 0.6148]),
        ];
        for (both, known) in rounded {
            check(1.5e-4, both, both, known);
        }
    }

    /// The rules of cube and turn spelled out, as a slow twin.
    struct Twin {
        movement: Movement,
        known: HashMap<(Board, Cube), f64>,
    }

    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    enum Cube {
        Absent,
        Own,
        Centered,
        Opponents,
    }

    impl Twin {
        fn on_roll(&mut self, board: &Board, cube: Cube) -> f64 {
            if board.opponent().are_off() {
                return -1.0;
            }
            let no_double = self.rolling(board, cube);
            match cube {
                Cube::Absent | Cube::Opponents => no_double,
                Cube::Own | Cube::Centered => {
                    let take = 2.0 * self.rolling(board, Cube::Opponents);
                    let pass = 1.0;
                    no_double.max(f64::min(take, pass))
                }
            }
        }

        fn rolling(&mut self, board: &Board, cube: Cube) -> f64 {
            if let Some(&known) = self.known.get(&(*board, cube)) {
                return known;
            }
            let for_opponent = match cube {
                Cube::Absent | Cube::Centered => cube,
                Cube::Own => Cube::Opponents,
                Cube::Opponents => Cube::Own,
            };
            let mut mean = 0.0;
            for roll in Roll::ALL {
                let plays = Plays::new(board, roll, self.movement);
                let values = plays
                    .iter()
                    .map(|(_, result)| -self.on_roll(&result.for_opponent(), for_opponent));
                mean += f64::from(roll.weight()) / 36.0 * values.fold(-1.0, f64::max);
            }
            self.known.insert((*board, cube), mean);
            mean
        }
    }

    #[test]
    fn equals_its_slow_twin() {
        for bear_off in [BearOff::Standard, BearOff::NearestLower, BearOff::AnyLower] {
            let movement = Movement {
                bear_off,
                ..Movement::INTERNATIONAL
            };
            let table = TwoSidedTable::generate(3, movement, |_| ());
            let mut twin = Twin {
                movement,
                known: HashMap::new(),
            };
            for (player, opponent) in [
                ([0, 0, 0, 0, 0, 3], [0, 0, 0, 1, 1, 1]),
                ([1, 0, 1, 0, 1, 0], [1, 0, 0, 0, 0, 2]),
                ([0, 0, 3, 0, 0, 0], [1, 1, 0, 0, 0, 1]),
            ] {
                let board = board(player, opponent);
                let cubes = [Cube::Absent, Cube::Own, Cube::Centered, Cube::Opponents];
                let expected = cubes.map(|cube| twin.rolling(&board, cube));
                for (found, expected) in values(&table, &board).iter().zip(expected) {
                    // Half of the table's last digit, and a hair.
                    assert!((f64::from(*found) - expected).abs() < 1.6e-5);
                }
            }
        }
    }

    #[test]
    fn waiting_gains_nothing_unless_only_exact_numbers_bear_off() {
        let table = |bear_off, duty| {
            let movement = Movement {
                bear_off,
                duty,
                ..Movement::INTERNATIONAL
            };
            TwoSidedTable::generate(4, movement, |_| ()).values
        };
        for bear_off in [BearOff::Standard, BearOff::NearestLower, BearOff::AnyLower] {
            let with_duty = table(bear_off, Duty::Always);
            assert!(
                with_duty == table(bear_off, Duty::UntilHome),
                "{bear_off:?}"
            );
        }
        assert!(table(BearOff::Exact, Duty::Always) != table(BearOff::Exact, Duty::UntilHome));
    }

    #[test]
    fn a_standoff_of_two_lone_checkers() {
        let movement = Movement {
            bear_off: BearOff::Exact,
            ..Movement::INTERNATIONAL
        };
        let table = TwoSidedTable::generate(1, movement, |_| ());
        let ace = [1, 0, 0, 0, 0, 0];
        let [cubeless, _, _, opponents] = values(&table, &board(ace, ace));
        // 11 throws win; after the others it is the opponent's turn, so
        // x = 11/36 - 25/36 x.
        let never_doubled = 11.0 / 61.0;
        assert!((cubeless - never_doubled).abs() < 2e-5);
        // Either the opponent redoubles for the last time, or does not.
        let redoubled = 11.0 / 36.0 - 25.0 / 36.0 * 2.0 * never_doubled;
        assert!((opponents - f32::midpoint(never_doubled, redoubled)).abs() < 2e-5);
    }

    #[test]
    fn only_small_endings_without_gammons_are_in_the_table() {
        let table = TwoSidedTable::generate(2, Movement::INTERNATIONAL, |_| ());
        let two = [2, 0, 0, 0, 0, 0];
        assert!(table.equities(&board(two, two)).is_some());
        assert!(table.equities(&board(two, [3, 0, 0, 0, 0, 0])).is_none());
        assert!(table.equities(&board([3, 0, 0, 0, 0, 0], two)).is_none());
        assert!(table.equities(&board(two, [0, 0, 0, 0, 0, 15])).is_none());
        let outside = Placement {
            off: 13,
            ..Placement::on_points(&[(7, 2)])
        };
        let inside = Placement::from(board(two, two).player());
        let outside = Board::from_placements(outside, inside).unwrap();
        assert!(table.equities(&outside).is_none());
        assert!(table.equities(&outside.for_opponent()).is_none());
    }

    #[test]
    fn progress_rises_to_one() {
        let mut told = Vec::new();
        let _ = TwoSidedTable::generate(1, Movement::INTERNATIONAL, |share| told.push(share));
        assert!(told.is_sorted());
        assert_eq!(told.last(), Some(&1.0));
    }
}
