//! A second play generator, written from the words of the rule book, with
//! nothing but arrays and loops. It shares no code with the library; it's slow
//! and easy to verify.

use rules::{BearOff, Block, Board, Duty, HitAndRun, Movement, Point, Roll, SingleNumber};

/// Where the player on roll can have checkers besides the points 1 to 24.
pub(crate) const OFF: usize = 0;
pub(crate) const BAR: usize = 25;

/// Where the opponent's hit checkers wait.
const OPPONENT_BAR: usize = 0;

/// A board in the numbering of the player on roll, `[0]` to `[25]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Table {
    /// The player's checkers: off, the points, the bar.
    pub(crate) player: [u8; 26],
    /// The opponent's: their bar, the points, off. They move upward.
    pub(crate) opponent: [u8; 26],
    /// Where one of the player's checkers has hit in this turn and must stay.
    pub(crate) must_stay: [bool; 26],
}

impl From<&Board> for Table {
    fn from(board: &Board) -> Table {
        let mut table = Table {
            player: [0; 26],
            opponent: [0; 26],
            must_stay: [false; 26],
        };
        for point in Point::ALL {
            let number = usize::from(point.number());
            table.player[number] = board.player().on(point);
            table.opponent[25 - number] = board.opponent().on(point);
        }
        table.player[OFF] = board.player().off();
        table.player[BAR] = board.player().on_bar();
        table.opponent[OPPONENT_BAR] = board.opponent().on_bar();
        table.opponent[25] = board.opponent().off();
        table
    }
}

impl Table {
    /// The same table in the opponent's numbering.
    pub(crate) fn for_opponent(mut self) -> Table {
        self.player.reverse();
        self.opponent.reverse();
        Table {
            player: self.opponent,
            opponent: self.player,
            must_stay: [false; 26],
        }
    }

    /// "The game is over when a player has borne off all checkers."
    pub(crate) fn is_over(&self) -> bool {
        self.player[1..].iter().all(|&count| count == 0)
            || self.opponent[..25].iter().all(|&count| count == 0)
    }

    /// The table after the checker at `from` has moved by `number`, if it
    /// may.
    pub(crate) fn after(&self, from: usize, number: usize, movement: Movement) -> Option<Table> {
        if self.player[from] == 0 {
            return None;
        }
        // "A checker on the bar enters before any other moves."
        if self.player[BAR] > 0 && from != BAR {
            return None;
        }
        // "A checker that has hit in its own home board may not be moved on
        // in the same turn."
        if self.must_stay[from] && self.player[from] == 1 {
            return None;
        }
        let mut table = *self;
        table.player[from] -= 1;
        if from <= number {
            if !self.bears_off(from, number, movement.bear_off) {
                return None;
            }
            table.player[OFF] += 1;
        } else {
            let to = from - number;
            // "A point is blocked by two (three) opposing checkers or more."
            let blocking = match movement.block {
                Block::FromTwo => 2,
                Block::FromThree => 3,
            };
            if self.opponent[to] >= blocking {
                return None;
            }
            if movement.hit_and_run == HitAndRun::NotAtHome && to <= 6 && self.opponent[to] > 0 {
                table.must_stay[to] = true;
            }
            // "Fewer are hit and go to the bar."
            table.opponent[OPPONENT_BAR] += table.opponent[to];
            table.opponent[to] = 0;
            table.player[to] += 1;
        }
        Some(table)
    }

    /// "Home: every checker that is not off stands on the points 1 to 6."
    pub(crate) fn is_home(&self) -> bool {
        self.player[7..].iter().all(|&count| count == 0)
    }

    /// Whether `number` bears off a checker from `from`, which isn't higher.
    fn bears_off(&self, from: usize, number: usize, rule: BearOff) -> bool {
        let none_from_there_up_to =
            |last: usize| self.player[from + 1..=last].iter().all(|&count| count == 0);
        self.is_home()
            && match rule {
                // "Only from the point of the number."
                BearOff::Exact => from == number,
                // "From the point of the number, or, if no checker stands
                // there or higher, from the highest point that has one."
                BearOff::Standard => from == number || none_from_there_up_to(6),
                // "From the point of the number, or, if no checker stands
                // there, from the next lower point that has one."
                BearOff::NearestLower => from == number || none_from_there_up_to(number),
                // "From any point up to the number."
                BearOff::AnyLower => true,
            }
    }

    /// Every table that a roll can lead to, sorted, each once.
    pub(crate) fn results(&self, roll: Roll, movement: Movement) -> Vec<Table> {
        let larger = usize::from(roll.larger().pips());
        let smaller = usize::from(roll.smaller().pips());
        // "A double is played four times, other dice in either order."
        let orders = if larger == smaller {
            vec![self.played(&[larger; 4], movement)]
        } else {
            vec![
                self.played(&[larger, smaller], movement),
                self.played(&[smaller, larger], movement),
            ]
        };
        // "As many numbers as possible must be played."
        let most = orders
            .iter()
            .map(|stages| stages.len() - 1)
            .max()
            .expect("an order");
        let mut results = Vec::new();
        for (index, stages) in orders.iter().enumerate() {
            // "If either number can be played, but not both, the larger."
            let is_refused_as_smaller = most == 1
                && index == 1
                && orders[0].len() == 2
                && movement.single_number == SingleNumber::Larger;
            if stages.len() - 1 == most && !is_refused_as_smaller {
                results.extend_from_slice(&stages[most]);
            }
            // "Once all checkers are home nobody must play a number."
            if movement.duty == Duty::UntilHome {
                let stages = stages.iter().flatten();
                results.extend(stages.filter(|table| table.is_home()));
            }
        }
        // The turn is over.
        for table in &mut results {
            table.must_stay = [false; 26];
        }
        results.sort_unstable();
        results.dedup();
        results
    }

    /// All tables after none of the numbers, after the first, after two, and so
    /// on in this order, for as long as there are any.
    fn played(&self, numbers: &[usize], movement: Movement) -> Vec<Vec<Table>> {
        let mut stages = vec![vec![*self]];
        for &number in numbers {
            let mut next: Vec<Table> = stages[stages.len() - 1]
                .iter()
                .flat_map(|table| (1..=BAR).map(move |from| table.after(from, number, movement)))
                .flatten()
                .collect();
            next.sort_unstable();
            next.dedup();
            if next.is_empty() {
                break;
            }
            stages.push(next);
        }
        stages
    }

    /// The same count as `rules::perft`.
    pub(crate) fn perft(&self, movement: Movement, depth: u8) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.is_over() {
            return 0;
        }
        let results = Roll::ALL.map(|roll| self.results(roll, movement));
        let later = results.iter().flatten();
        later
            .map(|table| table.for_opponent().perft(movement, depth - 1))
            .sum()
    }
}
