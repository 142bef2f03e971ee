//! Generates all legal plays for a board and a roll, with each result once.
//!
//! This is everyone's inner loop, so it works with sets of places as bits: die
//! `n` can move the checkers at "my places" and "open places shifted by `n`".
//! If two plays can reach the same board in only a few known ways, it skips the
//! duplicates from the start; if there are many ways (bearing off), it compares
//! each board with those found so far.
//!
//! `#[inline]` has each crate that uses it compile it by its own settings: fast
//! in the engine, small in the page.

use alloc::vec;
use alloc::vec::Vec;

use crate::board::{BAR, Board, Checkers};
use crate::dice::{Die, Roll};
use crate::movement::{BearOff, Duty, HitAndRun, Movement, SingleNumber};
use crate::play::{Move, Play};

/// The legal plays for a board and a roll: each board that can result, once,
/// with one play that leads to it. It's never empty: if you can't move, the
/// only play is [`Play::NONE`].
///
/// The boards are still from the point of view of the player who moved.
#[derive(Clone, Debug, Default)]
pub struct Plays {
    /// The board and the dice before the first move.
    start: Option<(State, Roll)>,
    list: Vec<(Play, Board)>,
}

impl Plays {
    /// The legal plays for `roll` on `board`.
    #[must_use]
    #[inline]
    pub fn new(board: &Board, roll: Roll, movement: Movement) -> Plays {
        let mut plays = Plays::default();
        plays.refill(board, roll, movement);
        plays
    }

    /// The same as [`Plays::new`], but reuses this memory.
    #[inline]
    pub fn refill(&mut self, board: &Board, roll: Roll, movement: Movement) {
        self.list.clear();
        let start = State::new(board, movement);
        self.start = Some((start, roll));
        match (roll.is_double(), start.can_be_held()) {
            (true, false) => self.play_four(&start, roll.larger()),
            (true, true) => self.play_four_in_any_order(&start, roll.larger()),
            (false, false) => self.play_two(&start, roll.larger(), roll.smaller()),
            (false, true) => self.play_two_in_any_order(&start, roll.larger(), roll.smaller()),
        }
        if self.list.is_empty() {
            self.list.push((Play::NONE, *board));
        }
    }

    /// The board and the dice before the first move.
    pub(crate) const fn start(&self) -> Option<&(State, Roll)> {
        self.start.as_ref()
    }

    /// The plays and the boards that result.
    pub fn iter(&self) -> core::slice::Iter<'_, (Play, Board)> {
        self.list.iter()
    }

    /// How many there are.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "there is always a play")]
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// The play that leads to `board`, if one does.
    #[must_use]
    pub fn leading_to(&self, board: &Board) -> Option<Play> {
        self.iter()
            .find(|(_, result)| result == board)
            .map(|&(play, _)| play)
    }

    #[inline]
    fn play_two(&mut self, start: &State, larger: Die, smaller: Die) {
        match start.on_bar() {
            0 if start.has_at_most_outside(1) => {
                self.play_two_in_any_order(start, larger, smaller);
            }
            0 => self.move_two(start, larger, smaller),
            1 => self.enter_one_and_move(start, larger, smaller),
            _ => self.enter_two(start, larger, smaller),
        }
    }

    /// Two dice, with nothing on the bar and nothing to bear off: a move needs
    /// a checker and an open target, whatever else happens. So we take all
    /// pairs with the larger number first, then only the checkers that continue
    /// from the smaller number.
    #[inline]
    fn move_two(&mut self, start: &State, larger: Die, smaller: Die) {
        let with_larger = start.sources(larger);
        let quietly_with_larger = with_larger & !(start.hittable << larger.pips());
        for first in places(with_larger) {
            let (first_move, middle) = start.after(first, larger);
            // Filling the gap left by the first checker gives the same board as
            // moving the second one past it.
            let behind = 1 << (first + smaller.pips());
            let seconds = middle.sources(smaller) & !(behind & quietly_with_larger);
            self.push_each(&middle, Play::NONE.and(first_move), seconds, smaller);
        }
        let with_smaller = start.sources(smaller);
        let hitting_with_smaller = with_smaller & (start.hittable << smaller.pips());
        // Continuing from an occupied point is the same as moving the two
        // checkers above.
        let goes_on = with_smaller
            & !(start.own << smaller.pips())
            & (start.open << (smaller.pips() + larger.pips()));
        for first in places(goes_on & (hitting_with_smaller | !quietly_with_larger)) {
            let (first_move, middle) = start.after(first, smaller);
            let stop = 1 << (first - smaller.pips());
            self.push_each(&middle, Play::NONE.and(first_move), stop, larger);
        }
        if self.list.is_empty() {
            self.play_one(start, larger, smaller);
        }
    }

    /// Enters one checker with either number, then plays the other number.
    #[inline]
    fn enter_one_and_move(&mut self, start: &State, larger: Die, smaller: Die) {
        let mut both_with_larger_first = false;
        if start.sources(larger) != 0 {
            let (first_move, middle) = start.after(BAR, larger);
            let seconds = middle.sources(smaller);
            self.push_each(&middle, Play::NONE.and(first_move), seconds, smaller);
            let stop = BAR - larger.pips();
            both_with_larger_first = !first_move.is_hit() && seconds & (1 << stop) != 0;
        }
        if start.sources(smaller) != 0 {
            let (first_move, middle) = start.after(BAR, smaller);
            let mut seconds = middle.sources(larger);
            // If the entering checker continues, either order gives the same
            // board, unless it hits on the way.
            if both_with_larger_first && !first_move.is_hit() {
                seconds &= !(1 << (BAR - smaller.pips()));
            }
            self.push_each(&middle, Play::NONE.and(first_move), seconds, larger);
        }
        if self.list.is_empty() {
            self.play_one(start, larger, smaller);
        }
    }

    /// Two or more on the bar: each number enters one checker, in either order.
    #[inline]
    fn enter_two(&mut self, start: &State, larger: Die, smaller: Die) {
        if start.sources(larger) != 0 && start.sources(smaller) != 0 {
            let (first_move, middle) = start.after(BAR, larger);
            self.push_each(&middle, Play::NONE.and(first_move), ON_BAR, smaller);
        } else {
            self.play_one(start, larger, smaller);
        }
    }

    /// Two dice where one move can open or close the way for the other: the
    /// first may bring the last checker home, or hit and have to stay.
    #[inline]
    fn play_two_in_any_order(&mut self, start: &State, larger: Die, smaller: Die) {
        let mut plays_both = false;
        self.push_if_rest_may_be_passed(Play::NONE, start);
        for (first_die, second_die) in [(larger, smaller), (smaller, larger)] {
            for first in places(start.sources(first_die)) {
                let (first_move, middle) = start.after(first, first_die);
                let play = Play::NONE.and(first_move);
                self.push_if_rest_may_be_passed(play, &middle);
                for second in places(middle.sources(second_die)) {
                    let (second_move, end) = middle.after(second, second_die);
                    plays_both = true;
                    self.push_if_new(play.and(second_move), &end);
                }
            }
        }
        if !plays_both {
            self.play_one(start, larger, smaller);
        }
    }

    /// One of two dice, if no play uses both.
    #[inline]
    fn play_one(&mut self, start: &State, larger: Die, smaller: Die) {
        let with_larger = start.sources(larger);
        for from in places(with_larger) {
            let (only_move, end) = start.after(from, larger);
            self.push_if_new(Play::NONE.and(only_move), &end);
        }
        if with_larger == 0 || start.movement.single_number == SingleNumber::Either {
            for from in places(start.sources(smaller)) {
                let (only_move, end) = start.after(from, smaller);
                self.push_if_new(Play::NONE.and(only_move), &end);
            }
        }
    }

    #[inline]
    fn play_four(&mut self, start: &State, die: Die) {
        // Only one way to bear off needs an empty point below a higher one, and
        // another move of the same turn may fill it. That takes two moves
        // inside the home board.
        if start.movement.bear_off == BearOff::NearestLower && start.has_at_most_outside(2) {
            self.play_four_in_any_order(start, die);
        } else {
            self.play_four_from_the_rear(start, die);
        }
    }

    /// A double whose moves can all be made from the rear forward. Each result
    /// comes from exactly one such sequence, because the moves out of a place
    /// are known once those into it are.
    #[inline]
    fn play_four_from_the_rear(&mut self, start: &State, die: Die) {
        if self.go_on_from_the_rear(start, Play::NONE, die, u32::MAX) == Ends::SomeEarly {
            let lengths = self.list.iter().map(|(play, _)| play.moves().len());
            let longest = lengths.max().unwrap_or(0);
            let may_pass = start.movement.duty == Duty::UntilHome;
            self.list.retain(|(play, board)| {
                play.moves().len() == longest || (may_pass && board.player().are_home())
            });
        }
    }

    /// Pushes the sequences that continue from `state`, after at most two
    /// moves, with checkers at the `allowed` places.
    #[inline]
    fn go_on_from_the_rear(&mut self, state: &State, play: Play, die: Die, allowed: u32) -> Ends {
        let sources = state.sources(die) & allowed;
        if sources == 0 {
            self.list.push((play, state.board()));
            return Ends::SomeEarly;
        }
        self.push_if_rest_may_be_passed(play, state);
        let mut ends = Ends::AllAtFour;
        for from in places(sources) {
            let (next_move, next) = state.after(from, die);
            let play = play.and(next_move);
            let up_to_here = (2 << from) - 1;
            let later = if play.len() < 3 {
                self.go_on_from_the_rear(&next, play, die, up_to_here)
            } else {
                self.end_from_the_rear(&next, play, die, up_to_here)
            };
            ends = ends.max(later);
        }
        ends
    }

    /// The same before the last move, inlined with the move before it. Doubles
    /// spend most of their time here.
    #[inline(always)]
    fn end_from_the_rear(&mut self, state: &State, play: Play, die: Die, allowed: u32) -> Ends {
        let sources = state.sources(die) & allowed;
        if sources == 0 {
            self.list.push((play, state.board()));
            return Ends::SomeEarly;
        }
        self.push_if_rest_may_be_passed(play, state);
        self.push_each(state, play, sources, die);
        Ends::AllAtFour
    }

    /// A double where one move can open or close the way for another: all
    /// states after one move, after two, and so on, each once.
    #[inline]
    fn play_four_in_any_order(&mut self, start: &State, die: Die) {
        let mut states = vec![(Play::NONE, *start)];
        for _ in 0..4 {
            let mut next: Vec<(Play, State)> = Vec::new();
            for (play, state) in &states {
                self.push_if_rest_may_be_passed(*play, state);
                for from in places(state.sources(die)) {
                    let (next_move, after) = state.after(from, die);
                    if next.iter().all(|(_, other)| other.board() != after.board()) {
                        next.push((play.and(next_move), after));
                    }
                }
            }
            if next.is_empty() {
                break;
            }
            states = next;
        }
        for (play, state) in &states {
            self.push_if_new(*play, state);
        }
    }

    #[inline]
    fn push_if_rest_may_be_passed(&mut self, play: Play, state: &State) {
        if state.movement.duty == Duty::UntilHome && state.is_home() {
            self.push_if_new(play, state);
        }
    }

    #[inline]
    fn push_if_new(&mut self, play: Play, state: &State) {
        if self.leading_to(&state.board()).is_none() {
            self.list.push((play, state.board()));
        }
    }

    /// Pushes `play` with each last move that `sources` allow. Few of them hit,
    /// so the others skip that check.
    #[inline(always)]
    fn push_each(&mut self, state: &State, play: Play, sources: u32, die: Die) {
        let hitting = sources & (state.hittable << die.pips());
        for from in places(sources & !hitting) {
            let play = play.and(Move::new(from, die, false));
            let board = Board::from_checkers(state.player.moved(from, die), state.opponent);
            self.list.push((play, board));
        }
        for from in places(hitting) {
            let (last_move, board) = state.board_after(from, die);
            self.list.push((play.and(last_move), board));
        }
    }
}

/// When the move sequences for a double end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Ends {
    AllAtFour,
    SomeEarly,
}

impl<'a> IntoIterator for &'a Plays {
    type Item = &'a (Play, Board);
    type IntoIter = core::slice::Iter<'a, (Play, Board)>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// A board in the middle of a play, plus what the next move needs. Places are
/// those of [`Checkers`]; sets of places have one bit each.
#[derive(Clone, Copy, Debug)]
pub(crate) struct State {
    player: Checkers,
    opponent: Checkers,
    /// The places of the player's checkers that are not off.
    own: u32,
    /// The points that aren't blocked. A hit never changes them.
    open: u32,
    /// The points where landing hits.
    hittable: u32,
    /// The points where a checker that hits must stay until the turn is over.
    holding: u32,
    /// The points where one checker has hit and must stay. They follow from the
    /// boards before and after, so within a turn equal boards are equal states.
    held: u32,
    movement: Movement,
}

const ON_BAR: u32 = 1 << BAR;
const HOME: u32 = 0b111_1110;
const OUTSIDE: u32 = ON_BAR | (ON_BAR - 1) & !HOME & !1;

impl State {
    #[inline]
    pub(crate) fn new(board: &Board, movement: Movement) -> State {
        // The opponent's place n is the player's place 25 - n.
        let mirrored = |places: u32| places.reverse_bits() >> (31 - BAR);
        let blocked = mirrored(board.opponent().places_with(movement.block.checkers()));
        let open = !blocked & (ON_BAR - 1) & !1;
        let holding = match movement.hit_and_run {
            HitAndRun::Allowed => 0,
            HitAndRun::NotAtHome => HOME,
        };
        State {
            player: board.player(),
            opponent: board.opponent(),
            own: board.player().places_with(1),
            open,
            hittable: mirrored(board.opponent().places_with(1)) & open,
            holding,
            held: 0,
            movement,
        }
    }

    /// The state for another board of the same turn: checkers that must stay
    /// still must.
    pub(crate) fn on_board(&self, board: &Board) -> State {
        State {
            held: self.held,
            ..State::new(board, self.movement)
        }
    }

    /// The points that aren't blocked, one bit each.
    pub(crate) const fn open(&self) -> u32 {
        self.open
    }

    /// Whether a hit could force a checker to stay.
    #[inline]
    fn can_be_held(&self) -> bool {
        self.hittable & self.holding != 0
    }

    /// The places whose only checker must stay.
    #[inline]
    pub(crate) fn stuck(&self) -> u32 {
        let is_alone = |&place: &u8| self.player.at(place) == 1;
        places(self.held)
            .filter(is_alone)
            .map(|place| 1 << place)
            .sum()
    }

    #[inline]
    pub(crate) fn board(&self) -> Board {
        Board::from_checkers(self.player, self.opponent)
    }

    /// The places from which this die can move a checker.
    #[inline]
    pub(crate) fn sources(&self, die: Die) -> u32 {
        let moving = self.own & (self.open << die.pips());
        let sources = if self.own & OUTSIDE == 0 {
            moving | self.bearing_off(die)
        } else if self.own & ON_BAR != 0 {
            moving & ON_BAR
        } else {
            moving
        };
        if self.held == 0 {
            sources
        } else {
            sources & !self.stuck()
        }
    }

    /// The places from which this die bears off, if all checkers are home.
    #[inline]
    fn bearing_off(&self, die: Die) -> u32 {
        let exact = 1 << die.pips();
        let lower = self.own & (exact - 1);
        let higher = self.own & !(exact - 1);
        match self.movement.bear_off {
            BearOff::AnyLower => lower | self.own & exact,
            _ if self.own & exact != 0 => exact,
            BearOff::Exact => 0,
            BearOff::Standard if higher != 0 => 0,
            BearOff::Standard | BearOff::NearestLower => highest(lower),
        }
    }

    /// The move of the checker at `from`, which must be one of the sources of
    /// `die`, and the state after it.
    #[inline(always)]
    pub(crate) fn after(&self, from: u8, die: Die) -> (Move, State) {
        let (next_move, board) = self.board_after(from, die);
        let to = 1 << from.saturating_sub(die.pips());
        let left = if board.player().is_empty_at(from) {
            1 << from
        } else {
            0
        };
        let next = State {
            player: board.player(),
            opponent: board.opponent(),
            own: (self.own & !left | to) & !1,
            hittable: self.hittable & !to,
            held: self.held | to & self.hittable & self.holding,
            ..*self
        };
        (next_move, next)
    }

    /// The same as [`State::after`] for the last move of a play.
    #[inline]
    fn board_after(&self, from: u8, die: Die) -> (Move, Board) {
        let to = from.saturating_sub(die.pips());
        let is_hit = self.hittable & (1 << to) != 0;
        let opponent = if is_hit {
            self.opponent.hit_at(BAR - to)
        } else {
            self.opponent
        };
        let board = Board::from_checkers(self.player.moved(from, die), opponent);
        (Move::new(from, die, is_hit), board)
    }

    #[inline]
    pub(crate) fn is_home(&self) -> bool {
        self.own & OUTSIDE == 0
    }

    #[inline]
    fn on_bar(&self) -> u8 {
        self.player.on_bar()
    }

    #[inline]
    fn has_at_most_outside(&self, most: u8) -> bool {
        let outside = self.own & OUTSIDE;
        outside.count_ones() <= u32::from(most)
            && places(outside)
                .map(|place| self.player.at(place))
                .sum::<u8>()
                <= most
    }
}

/// The places in a set, highest first.
#[inline]
pub(crate) fn places(mut set: u32) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        let place = set.checked_ilog2()?;
        set &= !(1 << place);
        Some(place as u8)
    })
}

/// The highest place in a set, as a set.
fn highest(set: u32) -> u32 {
    set.checked_ilog2().map_or(0, |place| 1 << place)
}
