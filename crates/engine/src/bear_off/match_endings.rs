//! Exact small endings in matches and with other cube limits, by recursion.
//!
//! For money, one table serves every cube, because a cube at 2 is a game for
//! twice as much. At a score, each cube value is a different game, so an ending
//! is computed for the ladder at hand, from the last checkers backward, and
//! results are kept as long as the ladder stays the same.

use rules::{Movement, Roll, Win};

use super::home::Home;
use super::results::{Results, board_of};
use crate::cube_decision::{CubeEquities, CubeHolder, CubeLadder, CubeState, CubeStates};

/// What endings are worth with the cube of one ladder.
#[derive(Debug)]
pub(super) struct MatchEndings {
    /// From the view of the player who asks, and of the opponent.
    ladders: [CubeLadder; 2],
    /// The cube states in which turning the cube can still matter, from the
    /// view of the player who asks. In all others the winning chance says
    /// everything.
    live: Vec<CubeState>,
    /// By who is on roll, and then by the home board of that player.
    rows: [Vec<Row>; 2],
    /// How many numbers are kept.
    kept: usize,
}

/// The numbers of all endings in which the player on roll has one home board,
/// in blocks by the opponent's home board. A block is made when it's needed;
/// numbers that aren't known yet are NaN.
type Row = Vec<Option<Box<[f32]>>>;

/// Home boards of the opponent in a block.
const BLOCK: usize = 32;

/// Who is on roll: the player who asks, or the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OnRoll {
    Asker,
    Opponent,
}

impl OnRoll {
    const fn next(self) -> OnRoll {
        match self {
            OnRoll::Asker => OnRoll::Opponent,
            OnRoll::Opponent => OnRoll::Asker,
        }
    }
}

/// Two home boards by their places in [`Homes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ending {
    on_roll: OnRoll,
    player: usize,
    opponent: usize,
}

impl Ending {
    /// The ending after a play that leaves this home board.
    const fn after(self, result: usize) -> Ending {
        Ending {
            on_roll: self.on_roll.next(),
            player: self.opponent,
            opponent: result,
        }
    }
}

/// How large an ending may be: how many pairs of home boards can follow from
/// it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Size {
    /// Worth computing for a single board, in a second at most: up to about
    /// seven checkers a side.
    AtTheRoot,
    /// Worth computing for each of the many boards of a search.
    AtALeaf,
}

impl Size {
    const fn most_pairs(self) -> usize {
        match self {
            Size::AtTheRoot => 1_000_000,
            Size::AtALeaf => 50_000,
        }
    }
}

/// When this many numbers are kept, all are dropped before the next question:
/// 32 megabytes, plus as much again for the largest question.
const MOST_NUMBERS_KEPT: usize = 8_000_000;
/// The winning chance and the live states: one centered, and two for each of
/// the seven doubles that are considered.
const MOST_NUMBERS: usize = 16;

/// The chance to win of the player on roll, and then an equity for each live
/// state.
type Numbers = [f32; MOST_NUMBERS];

impl MatchEndings {
    pub(super) fn new(ladder: &CubeLadder) -> MatchEndings {
        let ladders = [*ladder, ladder.for_opponent()];
        let live = ladder.state().and_all_after().filter(|&state| {
            let opponents = state.for_opponent();
            ladders[0].makes_sense(state) || ladders[1].makes_sense(opponents)
        });
        MatchEndings {
            ladders,
            live: live.collect(),
            rows: [Vec::new(), Vec::new()],
            kept: 0,
        }
    }

    pub(super) fn is_for(&self, ladder: &CubeLadder) -> bool {
        self.ladders[0] == *ladder
    }

    /// The value of an ending without gammons to the player on roll, who
    /// doesn't double now. The ending must not be too large.
    pub(super) fn equities(
        &mut self,
        homes: &mut Homes,
        [player, opponent]: [Home; 2],
        on_roll: OnRoll,
        states: CubeStates,
    ) -> CubeEquities {
        if self.kept > MOST_NUMBERS_KEPT {
            self.rows = [Vec::new(), Vec::new()];
            self.kept = 0;
        }
        let ending = Ending {
            on_roll,
            player: homes.place(player),
            opponent: homes.place(opponent),
        };
        self.solve(homes, ending);
        let rolled = self.rolled(homes, ending);
        CubeEquities::from_fn(states, |state| self.equity(&rolled, on_roll, state))
    }

    const fn numbers(&self) -> usize {
        1 + self.live.len()
    }

    fn ladder(&self, on_roll: OnRoll) -> &CubeLadder {
        &self.ladders[on_roll as usize]
    }

    /// The numbers of all endings with this player on roll, who has this home
    /// board.
    fn row(&self, on_roll: OnRoll, player: usize) -> &[Option<Box<[f32]>>] {
        self.rows[on_roll as usize]
            .get(player)
            .map_or(&[], |row| row)
    }

    /// The numbers of the ending in a row with this opponent, if they are
    /// known.
    fn known<'a>(&self, row: &'a [Option<Box<[f32]>>], opponent: usize) -> Option<&'a [f32]> {
        let block = row.get(opponent / BLOCK)?.as_deref()?;
        let start = opponent % BLOCK * self.numbers();
        let numbers = &block[start..start + self.numbers()];
        (!numbers[0].is_nan()).then_some(numbers)
    }

    fn keep(&mut self, ending: Ending, numbers: &Numbers) {
        let count = self.numbers();
        let rows = &mut self.rows[ending.on_roll as usize];
        let row = at(rows, ending.player);
        let block = at(row, ending.opponent / BLOCK).get_or_insert_with(|| {
            self.kept += BLOCK * count;
            vec![f32::NAN; BLOCK * count].into()
        });
        let start = ending.opponent % BLOCK * count;
        block[start..start + count].copy_from_slice(&numbers[..count]);
    }

    /// Computes an ending and everything that can follow it.
    fn solve(&mut self, homes: &mut Homes, ending: Ending) {
        let Ending {
            on_roll,
            player,
            opponent,
        } = ending;
        let row = self.row(on_roll, player);
        if self.known(row, opponent).is_some() {
            return;
        }
        if homes.can_stay(player) || homes.can_stay(opponent) {
            return self.solve_standoff(homes, ending);
        }
        self.solve_all_after(homes, ending);
        let numbers = self.before_roll(homes, ending);
        self.keep(ending, &numbers);
    }

    /// Computes everything that can follow an ending when a checker moves.
    fn solve_all_after(&mut self, homes: &mut Homes, ending: Ending) {
        let next = ending.on_roll.next();
        let mut first = 0;
        // Most of it is known, so the row is looked up once for all that is.
        loop {
            let row = self.row(next, ending.opponent);
            let all = &homes.of(ending.player).all;
            let rest = all[first..].iter().enumerate();
            let unknown = rest.filter(|&(_, &result)| result != OFF && result != ending.player);
            let unknown = unknown.map(|(place, &result)| (place, result));
            let mut unknown = unknown.filter(|&(_, result)| self.known(row, result).is_none());
            let Some((place, result)) = unknown.next() else {
                return;
            };
            first += place + 1;
            self.solve(homes, ending.after(result));
        }
    }

    /// Computes two endings that may depend on each other because a side
    /// doesn't have to move: in turns, until nothing changes. Each turn more
    /// than halves the error, since most rolls do move.
    fn solve_standoff(&mut self, homes: &mut Homes, ending: Ending) {
        const ROUNDS: u32 = 200;
        let other = ending.after(ending.player);
        // The work is the same, whichever is asked about first.
        let pair = match ending.on_roll {
            OnRoll::Asker => [ending, other],
            OnRoll::Opponent => [other, ending],
        };
        for one in pair {
            self.solve_all_after(homes, one);
        }
        let mut numbers = [[0.0; MOST_NUMBERS]; 2];
        for (one, numbers) in pair.into_iter().zip(&numbers) {
            self.keep(one, numbers);
        }
        for _ in 0..ROUNDS {
            let mut change = 0.0_f32;
            for (one, known) in pair.into_iter().zip(&mut numbers) {
                let found = self.before_roll(homes, one);
                for (found, known) in found.iter().zip(&*known) {
                    change = change.max((found - known).abs());
                }
                *known = found;
                self.keep(one, known);
            }
            if change < 1e-6 {
                break;
            }
        }
    }

    /// The numbers of an ending whose player may still double, from those of
    /// everything that can follow.
    fn before_roll(&self, homes: &mut Homes, ending: Ending) -> Numbers {
        let rolled = self.rolled(homes, ending);
        let ladder = self.ladder(ending.on_roll);
        let mut numbers = rolled;
        for (number, &state) in numbers[1..].iter_mut().zip(&self.live) {
            let state = seen(state, ending.on_roll);
            if ladder.makes_sense(state) {
                let taken = self.equity(&rolled, ending.on_roll, state.doubled());
                *number = number.max(ladder.doubled(state, taken));
            }
        }
        numbers
    }

    /// The numbers of an ending whose player doesn't double now: for each
    /// number, the mean over all rolls of the best result.
    fn rolled(&self, homes: &mut Homes, ending: Ending) -> Numbers {
        let ladder = self.ladder(ending.on_roll);
        let count = self.numbers();
        let row = self.row(ending.on_roll.next(), ending.opponent);
        let mut sum = [0.0; MOST_NUMBERS];
        for (weight, results) in &homes.of(ending.player).by_roll {
            let mut best = [f32::NEG_INFINITY; MOST_NUMBERS];
            if *results == [OFF] {
                best[0] = 1.0;
                for (won, &state) in best[1..].iter_mut().zip(&self.live) {
                    *won = ladder.won(seen(state, ending.on_roll), Win::Single).0;
                }
            }
            for &result in results.iter().filter(|&&result| result != OFF) {
                let numbers = self.known(row, result);
                let numbers = numbers.expect("what follows was worked out before");
                best[0] = best[0].max(1.0 - numbers[0]);
                for (best, number) in best[1..count].iter_mut().zip(&numbers[1..]) {
                    *best = best.max(-number);
                }
            }
            for (sum, best) in sum[..count].iter_mut().zip(best) {
                *sum += weight * best;
            }
        }
        sum
    }

    /// The equity of a state, as the player on roll sees it.
    fn equity(&self, numbers: &Numbers, on_roll: OnRoll, state: CubeState) -> f32 {
        let asked = seen(state, on_roll);
        match self.live.iter().position(|&live| live == asked) {
            Some(place) => numbers[1 + place],
            None => {
                let ladder = self.ladder(on_roll);
                let lost = ladder.lost(state, Win::Single).0;
                lost + (ladder.won(state, Win::Single).0 - lost) * numbers[0]
            }
        }
    }
}

/// Switches a state between the views of the player who asks and the player on
/// roll.
const fn seen(state: CubeState, on_roll: OnRoll) -> CubeState {
    match on_roll {
        OnRoll::Asker => state,
        OnRoll::Opponent => state.for_opponent(),
    }
}

impl CubeState {
    /// This state and all that doubles can lead to from here.
    fn and_all_after(self) -> impl Iterator<Item = CubeState> {
        let mut next = vec![self];
        let mut found = Vec::new();
        while let Some(state) = next.pop() {
            if found.contains(&state) {
                continue;
            }
            found.push(state);
            if state.holder() != CubeHolder::Opponent {
                next.extend(state.doubled_once());
            }
            if state.holder() != CubeHolder::Player {
                let turned = state.for_opponent().doubled_once();
                next.extend(turned.map(CubeState::for_opponent));
            }
        }
        found.into_iter()
    }
}

/// The item at a place in a list, which is extended if it's too short.
fn at<T: Default>(list: &mut Vec<T>, place: usize) -> &mut T {
    if list.len() <= place {
        list.resize_with(place + 1, T::default);
    }
    &mut list[place]
}

/// What rolls make of home boards. Each home board has a place, in the order in
/// which they were first asked about.
#[derive(Debug)]
pub(super) struct Homes {
    generator: Results,
    /// The place of each home board by its number, plus one.
    places: Vec<u16>,
    list: Vec<HomeResults>,
}

/// More checkers on a side are never looked at.
const MOST_CHECKERS: u8 = 9;

/// The place of the empty home board.
const OFF: usize = 0;

#[derive(Debug, Default)]
struct HomeResults {
    number: usize,
    /// The places of the results and how likely they are, for rolls with other
    /// results each.
    by_roll: Vec<(f32, Vec<usize>)>,
    /// Those of all rolls, each once.
    all: Vec<usize>,
    /// Whether this home board is one of them.
    can_stay: bool,
    is_known: bool,
    /// How many home boards can follow from this one, including itself, once
    /// they've been counted.
    reached: Option<usize>,
}

impl Homes {
    pub(super) fn new(movement: Movement) -> Homes {
        let mut homes = Homes {
            generator: Results::new(movement),
            places: Vec::new(),
            list: Vec::new(),
        };
        homes.place_of_number(0);
        homes
    }

    /// Whether at most this many pairs of home boards can follow from these
    /// two.
    pub(super) fn is_small(&mut self, [player, opponent]: [Home; 2], size: Size) -> bool {
        if player.checkers().max(opponent.checkers()) > MOST_CHECKERS {
            return false;
        }
        let most = size.most_pairs();
        let [player, opponent] = [player, opponent].map(|home| self.place(home));
        self.reached_from(player, most).is_some_and(|reached| {
            let most = most / reached.max(1);
            self.reached_from(opponent, most).is_some()
        })
    }

    fn place(&mut self, home: Home) -> usize {
        self.place_of_number(home.index())
    }

    fn place_of_number(&mut self, number: usize) -> usize {
        let place = at(&mut self.places, number);
        if *place == 0 {
            self.list.push(HomeResults {
                number,
                ..HomeResults::default()
            });
            *place = self.list.len() as u16;
        }
        usize::from(*place) - 1
    }

    fn of(&mut self, place: usize) -> &HomeResults {
        if !self.list[place].is_known {
            self.look(place);
        }
        &self.list[place]
    }

    /// Finds what can follow from a home board.
    fn look(&mut self, place: usize) {
        let board = board_of(Home::from_index(self.list[place].number));
        let mut by_roll: Vec<(u32, Vec<usize>)> = Vec::new();
        for roll in Roll::ALL {
            let mut numbers: Vec<usize> = self.generator.of(&board, roll).collect();
            // Answers mustn't depend on the order of the generator.
            numbers.sort_unstable();
            let numbers = numbers.into_iter();
            let mut results: Vec<usize> =
                numbers.map(|number| self.place_of_number(number)).collect();
            if results.contains(&OFF) {
                // Nothing is better than being done.
                results = vec![OFF];
            }
            match by_roll.iter_mut().find(|(_, others)| *others == results) {
                Some((weight, _)) => *weight += roll.weight(),
                None => by_roll.push((roll.weight(), results)),
            }
        }
        let shares = by_roll.into_iter();
        let shares = shares.map(|(weight, results)| (weight as f32 / 36.0, results));
        let by_roll: Vec<(f32, Vec<usize>)> = shares.collect();
        let mut all: Vec<usize> = by_roll
            .iter()
            .flat_map(|(_, results)| results.iter().copied())
            .collect();
        all.sort_unstable();
        all.dedup();
        let home = &mut self.list[place];
        home.by_roll = by_roll;
        home.can_stay = all.contains(&place);
        home.all = all;
        home.is_known = true;
    }

    fn can_stay(&mut self, place: usize) -> bool {
        self.of(place).can_stay
    }

    /// How many home boards can follow from one, including itself; `None` if
    /// there are more than `most`.
    fn reached_from(&mut self, start: usize, most: usize) -> Option<usize> {
        if let Some(reached) = self.list[start].reached {
            return (reached <= most).then_some(reached);
        }
        let mut seen = Vec::new();
        let mut next = vec![start];
        let mut reached = 0;
        while let Some(place) = next.pop() {
            if place == OFF || std::mem::replace(at(&mut seen, place), true) {
                continue;
            }
            reached += 1;
            if reached > most {
                return None;
            }
            next.extend(&self.of(place).all);
        }
        self.list[start].reached = Some(reached);
        Some(reached)
    }
}
