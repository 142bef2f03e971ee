//! One-sided tables: how many rolls a side needs on its own.

use rules::{Board, Checkers, MOST_CHECKERS, Movement, Roll, insertion_sort_by};

use super::bytes::{Header, Kind, ReadTableError};
use super::home::Home;
use super::results::{Results, board_of};
use super::roll_counts::{Curve, RollCounts, Share};
use crate::chances::Chances;

/// For every home board of up to fifteen checkers: how many rolls it takes to
/// bear off all of them, and how many to bear off the first, which saves the
/// gammon. Each is played for the fewest rolls on average, ignoring the
/// opponent.
///
/// Being allowed to skip a number never helps on average, unless numbers bear
/// off only from their own point. Then a checker does better to wait for its
/// number than to move where fewer numbers bear off, and nearly every home
/// board takes fewer rolls, by up to seven.
#[derive(Clone, Debug, PartialEq)]
pub struct OneSidedTable {
    movement: Movement,
    mean_rolls: Vec<f32>,
    all_off: RollCounts<u16>,
    first_off: RollCounts<u16>,
}

impl OneSidedTable {
    /// Computes the table for these rules, in about a second.
    #[must_use]
    pub fn generate(movement: Movement) -> OneSidedTable {
        OneSidedTable::generate_up_to(MOST_CHECKERS, movement)
    }

    /// The same for no more than so many checkers.
    ///
    /// Every play leads to a home board with a smaller number, or leaves the
    /// board as it is (see [`Home::index`]). So one pass in the order of the
    /// numbers is enough, solving each home board by itself.
    pub(crate) fn generate_up_to(checkers: u8, movement: Movement) -> OneSidedTable {
        let count = Home::count(checkers);
        let mut results = Results::new(movement);
        let mut all_off = Aim::with_capacity(count);
        let mut first_off = Aim::with_capacity(count);
        for index in 1..count {
            let home = Home::from_index(index);
            let board = board_of(home);
            // Home boards with fewer checkers have smaller numbers.
            let fewer = Home::count(home.checkers() - 1);
            for roll in Roll::ALL {
                for result in results.of(&board, roll) {
                    all_off.offer(roll, index, result);
                    let first_result = if result < fewer { 0 } else { result };
                    first_off.offer(roll, index, first_result);
                }
            }
            all_off.solve();
            first_off.solve();
        }
        OneSidedTable {
            movement,
            mean_rolls: all_off.means.iter().map(|&mean| mean as f32).collect(),
            all_off: all_off.counts.to_coarse(),
            first_off: first_off.counts.to_coarse(),
        }
    }

    /// The table as bytes, for [`OneSidedTable::from_bytes`].
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let header = Header {
            kind: Kind::OneSided,
            movement: self.movement,
            checkers: MOST_CHECKERS,
        };
        header.with(|bytes| {
            bytes.extend(self.mean_rolls.iter().flat_map(|mean| mean.to_le_bytes()));
            self.all_off.write(bytes);
            self.first_off.write(bytes);
        })
    }

    /// Reads a table written by [`OneSidedTable::to_bytes`].
    ///
    /// # Errors
    ///
    /// If the bytes are something else, damaged, or a table for rules other
    /// than `movement`.
    pub fn from_bytes(bytes: &[u8], movement: Movement) -> Result<OneSidedTable, ReadTableError> {
        let (checkers, body) = Header::read(Kind::OneSided, movement, bytes)?;
        let count = Home::count(MOST_CHECKERS);
        let (means, mut rest) = body
            .split_at_checked(4 * count)
            .filter(|_| checkers == MOST_CHECKERS)
            .ok_or(ReadTableError::Damaged)?;
        let mean_rolls = means
            .as_chunks()
            .0
            .iter()
            .map(|&mean| f32::from_le_bytes(mean))
            .collect();
        let all_off = RollCounts::read(count, &mut rest).ok_or(ReadTableError::Damaged)?;
        let first_off = RollCounts::read(count, &mut rest).ok_or(ReadTableError::Damaged)?;
        if !rest.is_empty() {
            return Err(ReadTableError::Damaged);
        }
        Ok(OneSidedTable {
            movement,
            mean_rolls,
            all_off,
            first_off,
        })
    }

    /// The rules it was made for.
    #[must_use]
    pub fn movement(&self) -> Movement {
        self.movement
    }

    /// The mean number of rolls to bear off everything.
    #[must_use]
    pub fn mean_rolls(&self, home: Home) -> f32 {
        self.mean_rolls[home.index()]
    }

    /// The effective pip count: the mean number of rolls times 49/6, the pips
    /// of an average roll.
    #[must_use]
    pub fn effective_pips(&self, home: Home) -> f32 {
        self.mean_rolls(home) * 49.0 / 6.0
    }

    /// The pips lost to gaps and stacks: the effective pip count minus the pip
    /// count.
    #[must_use]
    pub fn wastage(&self, home: Home) -> f32 {
        self.effective_pips(home) - home.pips() as f32
    }

    /// The chance to bear off everything within `rolls` rolls.
    #[must_use]
    pub fn chance_off_within(&self, home: Home, rolls: usize) -> f32 {
        share(self.all_off.curve(home.index()).within(rolls))
    }

    /// The chance to bear off at least one checker within `rolls` rolls, when
    /// playing for that.
    #[must_use]
    pub fn chance_of_one_off_within(&self, home: Home, rolls: usize) -> f32 {
        share(self.first_off.curve(home.index()).within(rolls))
    }

    /// The chances of the player on roll if both sides are home; `None`
    /// otherwise. Nobody loses a backgammon from home, and only a player with
    /// nothing off can lose a gammon.
    ///
    /// They assume that the two sides ignore each other. On random boards of up
    /// to six checkers a side, where a [`TwoSidedTable`](crate::TwoSidedTable)
    /// is exact, `win` is off by 0.0004 on average and by 0.014 at most.
    #[must_use]
    pub fn chances(&self, board: &Board) -> Option<Chances> {
        let player = self.rolls_needed(board.player())?;
        let opponent = self.rolls_needed(board.opponent())?;
        Some(RollsNeeded::chances(player, opponent, board))
    }

    /// How many rolls a side needs; `None` if it isn't home.
    pub(super) fn rolls_needed(&self, side: Checkers) -> Option<RollsNeeded<'_>> {
        let index = Home::of(side)?.index();
        Some(RollsNeeded {
            all_off: self.all_off.curve(index),
            first_off: self.first_off.curve(index),
        })
    }
}

/// How many rolls a side needs on its own.
#[derive(Clone, Copy, Debug)]
pub(super) struct RollsNeeded<'a> {
    /// To bear off everything.
    pub(super) all_off: Curve<'a, u16>,
    /// To bear off a checker, which saves the gammon.
    pub(super) first_off: Curve<'a, u16>,
}

impl RollsNeeded<'_> {
    /// The chances of the player on roll if the two sides ignore each other and
    /// nobody can lose a backgammon.
    pub(super) fn chances(
        player: RollsNeeded<'_>,
        opponent: RollsNeeded<'_>,
        board: &Board,
    ) -> Chances {
        // When the player makes roll k, the opponent has made k - 1; when the
        // opponent makes roll k, the player has made k.
        let win = player.all_off.chance_before(opponent.all_off, 1);
        let win_gammon = match board.opponent().off() {
            0 => player.all_off.chance_before(opponent.first_off, 1),
            _ => 0.0,
        };
        let lose_gammon = match board.player().off() {
            0 => opponent.all_off.chance_before(player.first_off, 0),
            _ => 0.0,
        };
        Chances {
            win,
            win_gammon,
            lose_gammon,
            ..Chances::default()
        }
    }
}

fn share(chance: u16) -> f32 {
    f32::from(chance) / f32::from(u16::ONE)
}

/// One thing to play for in the fewest rolls, solved for one home board after
/// the other.
#[derive(Debug)]
struct Aim {
    means: Vec<f64>,
    counts: RollCounts<u32>,
    choices: [Choice; 21],
}

/// What one roll can do.
#[derive(Clone, Copy, Debug, Default)]
struct Choice {
    /// The best of the other home boards, and its mean number of rolls.
    best: Option<(f64, usize)>,
    /// Whether the home board may, or must, stay as it is.
    may_stay: bool,
}

impl Aim {
    /// Starts with the empty home board solved.
    fn with_capacity(count: usize) -> Aim {
        let mut means = Vec::with_capacity(count);
        means.push(0.0);
        let mut counts = RollCounts::default();
        counts.push_done();
        Aim {
            means,
            counts,
            choices: [Choice::default(); 21],
        }
    }

    /// Notes that `roll` can turn the home board `index` into `result`.
    fn offer(&mut self, roll: Roll, index: usize, result: usize) {
        let choice = &mut self.choices[roll.index()];
        if result == index {
            choice.may_stay = true;
            return;
        }
        // Among equals the smallest number, so that the table doesn't depend on
        // the order of the plays.
        let offer = (self.means[result], result);
        if choice.best.is_none_or(|best| offer < best) {
            choice.best = Some(offer);
        }
    }

    /// Solves the next home board, all of whose results have been offered.
    ///
    /// Let x be its mean number of rolls. If each roll r, with weight w(r) of
    /// 36, led to a home board of mean m(r), then 36 x = 36 + Σ w(r) m(r). A
    /// roll that changes nothing has m(r) = x, so with Σ over the rest
    ///
    /// > x = (36 + Σ w(r) m(r)) / Σ w(r).
    ///
    /// A roll that *may* stay should do so if x < m(r): by Deluxe's rules a
    /// checker on the 6-point, which 17 throws bear off, doesn't go to the
    /// 1-point, from where only 11 do. Including a roll with m(r) < x in the
    /// sums lowers x, and leaving it out does if m(r) > x; so rolls are
    /// included from the smallest m(r) up, until the next is no better than x.
    fn solve(&mut self) {
        let choices = std::mem::take(&mut self.choices);
        let mut taken = Taken::default();
        let mut open = Vec::new();
        for (roll, choice) in Roll::ALL.into_iter().zip(choices) {
            match choice.best {
                Some(best) if choice.may_stay => open.push((best, roll)),
                Some(best) => taken.add(best, roll),
                None => {}
            }
        }
        insertion_sort_by(
            &mut open,
            |((mean, result), _), ((other_mean, other), _)| {
                mean.total_cmp(other_mean).then(result.cmp(other))
            },
        );
        for (best, roll) in open {
            if taken.throws > 0 && best.0 >= taken.mean() {
                break;
            }
            taken.add(best, roll);
        }
        assert!(taken.throws > 0, "a die bears off from its own point");
        self.means.push(taken.mean());
        let staying = 36 - taken.throws;
        self.counts.push_mean(&taken.into_results(), staying);
    }
}

/// The rolls that move, and what they lead to.
#[derive(Debug, Default)]
struct Taken {
    throws: u32,
    /// Σ w(r) m(r).
    sum: f64,
    results: Vec<(usize, u32)>,
}

impl Taken {
    fn add(&mut self, (mean, result): (f64, usize), roll: Roll) {
        self.throws += roll.weight();
        self.sum += f64::from(roll.weight()) * mean;
        self.results.push((result, roll.weight()));
    }

    fn mean(&self) -> f64 {
        (36.0 + self.sum) / f64::from(self.throws)
    }

    /// The home boards that the rolls lead to, each once, with how many throws
    /// lead there.
    fn into_results(mut self) -> Vec<(usize, u32)> {
        insertion_sort_by(&mut self.results, Ord::cmp);
        self.results.dedup_by(|later, earlier| {
            let is_same = later.0 == earlier.0;
            if is_same {
                earlier.1 += later.1;
            }
            is_same
        });
        self.results
    }
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use rules::{BearOff, Duty, Placement};

    use super::*;

    static USUAL: LazyLock<OneSidedTable> =
        LazyLock::new(|| OneSidedTable::generate(Movement::INTERNATIONAL));

    const BEAR_OFFS: [BearOff; 4] = [
        BearOff::Standard,
        BearOff::Exact,
        BearOff::NearestLower,
        BearOff::AnyLower,
    ];

    fn table(checkers: u8, bear_off: BearOff, duty: Duty) -> OneSidedTable {
        let movement = Movement {
            bear_off,
            duty,
            ..Movement::INTERNATIONAL
        };
        OneSidedTable::generate_up_to(checkers, movement)
    }

    #[track_caller]
    fn assert_near(found: f32, expected: f32) {
        assert!((found - expected).abs() < 2e-5, "{found} {expected}");
    }

    #[test]
    fn known_means_of_the_usual_rules() {
        let known = [
            ([1, 0, 0, 0, 0, 0], 1.00000, 8.167),
            ([0, 0, 0, 0, 0, 1], 1.25000, 10.208),
            ([0, 0, 0, 0, 0, 2], 2.10961, 17.228),
            ([3, 0, 0, 0, 0, 0], 1.83333, 14.972),
            ([1, 1, 1, 1, 1, 1], 3.46365, 28.286),
            ([2, 2, 2, 2, 2, 2], 6.36032, 51.943),
            ([2, 2, 2, 3, 3, 3], 8.13892, 66.468),
            ([0, 0, 0, 5, 5, 5], 10.07376, 82.269),
            ([10, 0, 0, 0, 0, 0], 4.40818, 36.000),
            ([15, 0, 0, 0, 0, 0], 6.97959, 57.000),
            ([0, 0, 0, 0, 0, 15], 12.26619, 100.174),
        ];
        for (points, mean, effective_pips) in known {
            let home = Home::new(points);
            let found = USUAL.mean_rolls(home);
            assert!((found - mean).abs() < 6e-6, "{points:?}: {found}");
            let found = USUAL.effective_pips(home);
            assert!((found - effective_pips).abs() < 6e-4, "{points:?}: {found}");
        }
        let stack = Home::new([10, 0, 0, 0, 0, 0]);
        assert!((USUAL.wastage(stack) - 26.0).abs() < 6e-4);
    }

    #[test]
    fn known_throws_that_bear_off_two_checkers() {
        let known: [&[u8]; 6] = [
            &[36],
            &[36, 26],
            &[34, 25, 17],
            &[29, 23, 17, 11],
            &[23, 19, 14, 10, 6],
            &[15, 13, 10, 8, 6, 4],
        ];
        for (rear, throws) in known.iter().enumerate() {
            for (front, &throws) in throws.iter().enumerate() {
                let mut points = [0; 6];
                points[rear] += 1;
                points[front] += 1;
                let chance = USUAL.chance_off_within(Home::new(points), 1);
                assert_near(chance, f32::from(throws) / 36.0);
            }
        }
    }

    /// On the 2-point 12 throws bear off exactly, eight have a 1 that leads
    /// to the 1-point, where 11 throws do, and 16 can do nothing.
    #[test]
    fn a_lone_checker_waits_for_its_number_if_it_may() {
        let ace = Home::new([1, 0, 0, 0, 0, 0]);
        let deuce = Home::new([0, 1, 0, 0, 0, 0]);
        let must_move = table(1, BearOff::Exact, Duty::Always);
        assert_near(must_move.mean_rolls(ace), 36.0 / 11.0);
        assert_near(
            must_move.mean_rolls(deuce),
            (36.0 + 8.0 * 36.0 / 11.0) / 20.0,
        );
        assert_near(must_move.chance_off_within(deuce, 1), 12.0 / 36.0);
        assert_near(
            must_move.chance_off_within(deuce, 2),
            (12.0 + (8.0 * 11.0 + 16.0 * 12.0) / 36.0) / 36.0,
        );
        let may_wait = table(1, BearOff::Exact, Duty::UntilHome);
        assert_near(may_wait.mean_rolls(ace), 36.0 / 11.0);
        assert_near(may_wait.mean_rolls(deuce), 3.0);
        assert_near(
            may_wait.chance_off_within(deuce, 2),
            1.0 - (24.0 * 24.0) / (36.0 * 36.0),
        );
    }

    #[test]
    fn any_lower_point_is_no_better_than_the_nearest() {
        let nearest = table(8, BearOff::NearestLower, Duty::Always);
        let any = table(8, BearOff::AnyLower, Duty::Always);
        assert!(nearest.mean_rolls == any.mean_rolls);
        let usual = table(8, BearOff::Standard, Duty::Always);
        assert!(usual.mean_rolls != any.mean_rolls);
    }

    #[test]
    fn waiting_gains_nothing_unless_only_exact_numbers_bear_off() {
        for bear_off in BEAR_OFFS {
            let must_move = table(6, bear_off, Duty::Always);
            let may_wait = table(6, bear_off, Duty::UntilHome);
            let is_same = must_move.mean_rolls == may_wait.mean_rolls;
            assert_eq!(is_same, bear_off != BearOff::Exact, "{bear_off:?}");
        }
    }

    /// The mean is solved as an equation and the curve roll by roll; the mean
    /// is also the sum of the chances that more rolls are needed.
    #[test]
    fn curves_have_the_means_of_the_equation() {
        for bear_off in BEAR_OFFS {
            for duty in [Duty::Always, Duty::UntilHome] {
                let table = table(6, bear_off, duty);
                for index in 0..Home::count(6) {
                    let home = Home::from_index(index);
                    let more_needed = |rolls| 1.0 - table.chance_off_within(home, rolls);
                    let mean: f32 = (0..200).map(more_needed).sum();
                    assert!((mean - table.mean_rolls(home)).abs() < 4e-4, "{home:?}");
                }
            }
        }
    }

    /// So a gammon is never likelier than a win.
    #[test]
    fn one_checker_is_off_no_later_than_all() {
        let leaflets = [BearOff::Exact, BearOff::NearestLower, BearOff::AnyLower]
            .map(|bear_off| table(7, bear_off, Duty::UntilHome));
        let tables = leaflets
            .iter()
            .map(|table| (7, table))
            .chain([(15, &*USUAL)]);
        for (checkers, table) in tables {
            for home in (0..Home::count(checkers)).map(Home::from_index) {
                for rolls in 0..20 {
                    let all = table.chance_off_within(home, rolls);
                    let one = table.chance_of_one_off_within(home, rolls);
                    assert!(all <= one, "{home:?} {rolls}");
                }
            }
        }
    }

    #[test]
    fn gammons_of_who_has_nothing_off() {
        let ace = Placement {
            off: 14,
            ..Placement::on_points(&[(1, 1)])
        };
        let stack = Placement::on_points(&[(6, 15)]);
        let winning = Board::from_placements(ace, stack).unwrap();
        let chances = USUAL.chances(&winning).unwrap();
        assert_eq!((chances.win, chances.win_gammon), (1.0, 1.0));
        assert_eq!(chances.lose_gammon, 0.0);
        // A 6, 51, 42, 33 and 22 bear off from the 6-point: 17 throws.
        let losing = USUAL.chances(&winning.for_opponent()).unwrap();
        assert_eq!((losing.win, losing.win_gammon), (0.0, 0.0));
        assert_near(losing.lose_gammon, 19.0 / 36.0);
    }

    #[test]
    fn finished_games_are_won_and_lost() {
        let done = Placement {
            off: 15,
            ..Placement::default()
        };
        let left = Placement {
            off: 13,
            ..Placement::on_points(&[(1, 2)])
        };
        let won = Board::from_placements(done, left).unwrap();
        assert_eq!(USUAL.chances(&won).unwrap().win, 1.0);
        assert_eq!(USUAL.chances(&won.for_opponent()).unwrap().win, 0.0);
    }

    #[test]
    fn bytes_make_the_same_table_again() {
        let bytes = USUAL.to_bytes();
        let movement = Movement::INTERNATIONAL;
        let again = OneSidedTable::from_bytes(&bytes, movement).unwrap();
        assert!(again == *USUAL);
        let shorter = &bytes[..bytes.len() - 1];
        assert_eq!(
            OneSidedTable::from_bytes(shorter, movement),
            Err(ReadTableError::Damaged)
        );
    }
}
