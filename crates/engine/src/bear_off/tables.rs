//! All bear-off tables for one set of rules.

use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError, RwLock};

use rules::{Board, Checkers, Movement};

use super::home::Home;
use super::match_endings::{Homes, MatchEndings, OnRoll, Size};
use super::nearly_home::NearlyHome;
use super::one_sided::{OneSidedTable, RollsNeeded};
use super::two_sided::{EndingEquities, TwoSidedTable};
use crate::chances::Chances;
use crate::cube_decision::{CubeEquities, CubeLadder, CubeStates};

/// The tables for the rules in force: a two-sided one for small endings and a
/// one-sided one for all other bear-offs. Each is computed when it's first
/// needed, in about a second, since most questions never need one.
///
/// You can provide a larger table of endings. It knows exactly what the
/// one-sided table only approximates, so *answers depend on it*: two programs
/// agree to the last bit only if their tables have the same size.
#[derive(Debug)]
pub struct BearOffTables {
    movement: Movement,
    one_sided: OnceLock<OneSidedTable>,
    two_sided: OnceLock<TwoSidedTable>,
    nearly_home: RwLock<NearlyHome>,
    /// What has been computed for cubes that the table doesn't cover.
    worked_out: Mutex<WorkedOut>,
}

/// Endings for the ladders that were asked about last: both players', since
/// they alternate.
#[derive(Debug)]
struct WorkedOut {
    homes: Homes,
    ladders: Vec<MatchEndings>,
}

impl WorkedOut {
    const MOST_LADDERS: usize = 2;

    fn new(movement: Movement) -> WorkedOut {
        WorkedOut {
            homes: Homes::new(movement),
            ladders: Vec::new(),
        }
    }

    /// The endings of a ladder, last in the list.
    fn with(&mut self, ladder: &CubeLadder) -> (&mut Homes, &mut MatchEndings) {
        let WorkedOut { homes, ladders } = self;
        match ladders.iter().position(|endings| endings.is_for(ladder)) {
            Some(place) => ladders[place..].rotate_left(1),
            None => {
                if ladders.len() == WorkedOut::MOST_LADDERS {
                    ladders.remove(0);
                }
                ladders.push(MatchEndings::new(ladder));
            }
        }
        (homes, ladders.last_mut().expect("one was put there"))
    }
}

/// The checkers a side of the endings that are made on demand: a table of 7
/// megabytes.
const CHECKERS: u8 = 6;

impl BearOffTables {
    /// Tables for these rules, none of them computed yet.
    #[must_use]
    pub fn on_demand(movement: Movement) -> BearOffTables {
        BearOffTables {
            movement,
            one_sided: OnceLock::new(),
            two_sided: OnceLock::new(),
            nearly_home: RwLock::new(NearlyHome::new(movement)),
            worked_out: Mutex::new(WorkedOut::new(movement)),
        }
    }

    /// Tables with these endings, for the rules they were made for.
    #[must_use]
    pub fn with_endings(endings: TwoSidedTable) -> BearOffTables {
        BearOffTables {
            movement: endings.movement(),
            one_sided: OnceLock::new(),
            nearly_home: RwLock::new(NearlyHome::new(endings.movement())),
            worked_out: Mutex::new(WorkedOut::new(endings.movement())),
            two_sided: OnceLock::from(endings),
        }
    }

    /// The rules that the tables are for.
    #[must_use]
    pub const fn movement(&self) -> Movement {
        self.movement
    }

    /// The number of checkers a side up to which endings are exact.
    #[must_use]
    pub fn exact_up_to(&self) -> u8 {
        self.two_sided
            .get()
            .map_or(CHECKERS, TwoSidedTable::checkers)
    }

    /// The cubeless chances of the player on roll: exact in small endings,
    /// otherwise those of [`OneSidedTable::chances`], also if a side has up to
    /// three checkers just outside home. `None` for other boards.
    #[must_use]
    pub fn chances(&self, board: &Board) -> Option<Chances> {
        if let Some(endings) = self.endings_with(board) {
            return endings.chances(board);
        }
        let sides = [board.player(), board.opponent()];
        if sides.iter().all(|side| side.are_home()) {
            return self.one_sided().chances(board);
        }
        let are_close = board.is_race() && sides.into_iter().all(NearlyHome::includes);
        are_close.then(|| self.chances_nearly_home(board))
    }

    fn chances_nearly_home(&self, board: &Board) -> Chances {
        let table = self.one_sided();
        let chances = |nearly_home: &NearlyHome| {
            let needed = |side| nearly_home.rolls_needed(table, side);
            let (player, opponent) = (needed(board.player())?, needed(board.opponent())?);
            Some(RollsNeeded::chances(player, opponent, board))
        };
        // Nothing half done is left behind: a side is stored only once it's
        // computed.
        let known = self.nearly_home.read();
        if let Some(chances) = chances(&known.unwrap_or_else(PoisonError::into_inner)) {
            return chances;
        }
        let nearly_home = self.nearly_home.write();
        let mut nearly_home = nearly_home.unwrap_or_else(PoisonError::into_inner);
        nearly_home.compute(table, [board.player(), board.opponent()]);
        chances(&nearly_home).expect("both sides were computed")
    }

    /// The value of a small ending for money, with the cube; `None` for other
    /// boards.
    #[must_use]
    pub fn equities(&self, board: &Board) -> Option<EndingEquities> {
        self.endings_with(board)?.equities(board)
    }

    /// The value of a small ending to the player on roll, who doesn't double
    /// now, for each of these states of this ladder's cube: from the table for
    /// money, computed otherwise. `None` if a side isn't home or can lose a
    /// gammon, or if the ending is larger than `size`.
    ///
    /// The ladder is from the view of the player who asks.
    pub(crate) fn cube_equities(
        &self,
        board: &Board,
        ladder: &CubeLadder,
        on_roll: OnRoll,
        states: CubeStates,
        size: Size,
    ) -> Option<CubeEquities> {
        if ladder.is_endless() {
            let equities = self.equities(board)?;
            return Some(CubeEquities::from_fn(states, |state| equities.with(state)));
        }
        let both = homes_of_ending(board)?;
        let mut worked_out = self.worked_out();
        if !worked_out.homes.is_small(both, size) {
            return None;
        }
        let (homes, endings) = worked_out.with(ladder);
        Some(endings.equities(homes, both, on_roll, states))
    }

    /// Whether a board is an ending that [`BearOffTables::cube_equities`] knows
    /// everything about.
    pub(crate) fn is_exact(&self, board: &Board, ladder: &CubeLadder) -> bool {
        if ladder.is_endless() {
            return self.endings_with(board).is_some();
        }
        homes_of_ending(board)
            .is_some_and(|both| self.worked_out().homes.is_small(both, Size::AtTheRoot))
    }

    fn worked_out(&self) -> MutexGuard<'_, WorkedOut> {
        // Nothing half done is left behind: an ending is stored only once it's
        // computed.
        let worked_out = self.worked_out.lock();
        worked_out.unwrap_or_else(PoisonError::into_inner)
    }

    /// The table of how many rolls each side needs on its own.
    #[must_use]
    pub fn one_sided(&self) -> &OneSidedTable {
        let make = || OneSidedTable::generate(self.movement);
        self.one_sided.get_or_init(make)
    }

    /// The table of endings, if the board is in it.
    fn endings_with(&self, board: &Board) -> Option<&TwoSidedTable> {
        let most = self.exact_up_to();
        let is_small = [board.player(), board.opponent()].iter().all(|side| {
            let left = side.total() - side.off();
            side.are_home() && side.off() > 0 && left <= most
        });
        let make = || TwoSidedTable::generate(CHECKERS, self.movement, |_| ());
        is_small.then(|| self.two_sided.get_or_init(make))
    }
}

/// Both home boards, if both sides bear off, nobody is done, and nobody can
/// lose a gammon.
fn homes_of_ending(board: &Board) -> Option<[Home; 2]> {
    let home = |side: Checkers| Home::of(side).filter(|_| side.off() > 0 && !side.are_off());
    Some([home(board.player())?, home(board.opponent())?])
}

#[cfg(test)]
mod tests {
    use rules::{Placement, Plays, Roll};

    use super::*;
    use crate::random::Random;

    fn board(player: &[(u8, u8)], opponent: &[(u8, u8)]) -> Board {
        let side = |points| Placement::on_points(points).with_rest_off();
        Board::from_placements(side(player), side(opponent)).unwrap()
    }

    #[test]
    fn small_endings_are_exact_and_others_nearly() {
        let tables = BearOffTables::on_demand(Movement::INTERNATIONAL);
        let known = |board: &Board| tables.chances(board).map(|chances| chances.win);
        // A checker on the 5- and one on the 2-point go off with 19 throws;
        // otherwise the opponent bears off at once.
        let last_roll = board(&[(5, 1), (2, 1)], &[(1, 1)]);
        assert!((known(&last_roll).unwrap() - 19.0 / 36.0).abs() < 2e-5);
        // Seven checkers: too many for the table of endings that is made on
        // demand. The loser of this race is hopelessly behind.
        let large = board(&[(1, 7)], &[(6, 15)]);
        assert_eq!(tables.equities(&large), None);
        assert_eq!(known(&large), Some(1.0));
        // From the 7-point: 7 pips or more, or 2-2 or 3-3.
        let nearly_home = board(&[(7, 1)], &[(1, 1)]);
        assert!((known(&nearly_home).unwrap() - 23.0 / 36.0).abs() < 2e-5);
        assert_eq!(known(&board(&[(7, 4)], &[(1, 1)])), None);
        let contact = board(&[(7, 1)], &[(20, 1)]);
        assert_eq!(known(&contact), None);
    }

    /// How far off the one-sided table is where the two-sided one is exact, as
    /// a measure of how good it is elsewhere.
    #[test]
    fn one_sided_decisions_lose_little() {
        let tables = BearOffTables::on_demand(Movement::INTERNATIONAL);
        let mut random = Random::new(3, 0);
        let mut below = |limit: u32| random.below(limit) as usize;
        let (mut sum, mut most, mut decisions) = (0.0, 0.0_f32, 0);
        while decisions < 4000 {
            let mut side = || {
                let mut counts = [0; 6];
                for _ in 0..=below(5) {
                    counts[below(6)] += 1;
                }
                Vec::from_iter((1..).zip(counts))
            };
            let board = board(&side(), &side());
            let plays = Plays::new(&board, Roll::ALL[below(21)], Movement::INTERNATIONAL);
            let lost = |(_, result): &(_, Board)| {
                let left = result.for_opponent();
                let exact = tables.equities(&left).map_or(-1.0, |left| left.cubeless.0);
                let nearly = tables.one_sided().chances(&left).unwrap().equity().0;
                (nearly, exact)
            };
            let judged: Vec<(f32, f32)> = plays.iter().map(lost).collect();
            if judged.len() < 2 {
                continue;
            }
            let exact = judged.iter().map(|&(_, exact)| exact);
            let best = exact.fold(f32::INFINITY, f32::min);
            let chosen = judged
                .iter()
                .min_by(|(one, _), (other, _)| one.total_cmp(other))
                .unwrap();
            let loss = chosen.1 - best;
            sum += loss;
            most = most.max(loss);
            decisions += 1;
        }
        let mean = sum / decisions as f32;
        assert!(mean < 2e-6 && most < 0.001, "{mean} {most}");
    }

    #[test]
    fn given_endings_are_the_ones_that_are_asked() {
        let endings = TwoSidedTable::generate(2, Movement::INTERNATIONAL, |_| ());
        let tables = BearOffTables::with_endings(endings);
        assert_eq!(tables.exact_up_to(), 2);
        assert!(tables.equities(&board(&[(6, 2)], &[(6, 2)])).is_some());
        assert!(tables.equities(&board(&[(6, 3)], &[(6, 2)])).is_none());
    }
}
