//! A turn in progress, checker by checker.

mod reason;
mod written;

pub use written::UnmadePlay;

use alloc::vec;
use alloc::vec::Vec;

use crate::board::{Board, BoardFault, Placement};
use crate::dice::{Die, Roll};
use crate::generator::{Plays, State, places};
use crate::movement::{Duty, Movement};
use crate::play::{Move, Play};
use crate::point::{Origin, Point, Target};
use crate::refusal::{Instead, Reason, Refusal};
use crate::ruleset::{BlockedLanding, Ruleset};

/// A turn in progress: the roll, the moves made so far, and what can follow
/// them. Moves can be taken back until the turn ends.
///
/// All boards and moves are from the point of view of the player whose turn it
/// is.
#[derive(Clone, Debug)]
pub struct Turn {
    movement: Movement,
    blocked_landing: BlockedLanding,
    roll: Roll,
    start: Board,
    /// The boards on which the turn may end, in order.
    ends: Vec<Board>,
    /// The most moves that lead to such a board, counted from the start or the
    /// last penalty.
    most_moves: usize,
    now: Moment,
    /// The state before each move that can be taken back.
    before: Vec<Moment>,
    steps: Vec<Step>,
}

/// One step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A checker was moved.
    Move(Move),
    /// A checker landed on a blocked point and went to the bar for it.
    Penalty {
        /// Where the checker came from.
        from: Origin,
        /// The number that was used up.
        die: Die,
    },
}

#[derive(Clone, Debug)]
struct Moment {
    state: State,
    dice: Vec<Die>,
}

impl Turn {
    /// The turn of a player who rolled `roll` on `board`.
    #[must_use]
    pub fn new(board: &Board, roll: Roll, rules: &Ruleset) -> Turn {
        let plays = Plays::new(board, roll, rules.movement);
        let mut ends: Vec<_> = plays.iter().map(|&(_, end)| end).collect();
        ends.sort_unstable();
        let lengths = plays.iter().map(|(play, _)| play.moves().len());
        Turn {
            movement: rules.movement,
            blocked_landing: rules.blocked_landing,
            roll,
            start: *board,
            ends,
            most_moves: lengths.max().unwrap_or(0),
            now: Moment {
                state: State::new(board, rules.movement),
                dice: roll.dice().collect(),
            },
            before: Vec::new(),
            steps: Vec::new(),
        }
    }

    /// The roll being played.
    #[must_use]
    pub const fn roll(&self) -> Roll {
        self.roll
    }

    /// The board at the start of the turn.
    #[must_use]
    pub const fn start(&self) -> &Board {
        &self.start
    }

    /// The board after the moves made so far.
    #[must_use]
    pub fn board(&self) -> Board {
        self.now.state.board()
    }

    /// The board before the moves that can be taken back: at the start, or
    /// after a penalty if there was one.
    #[must_use]
    pub fn board_before_moves(&self) -> Board {
        self.before.first().unwrap_or(&self.now).state.board()
    }

    /// The numbers still to play, larger first.
    #[must_use]
    pub fn dice_left(&self) -> &[Die] {
        &self.now.dice
    }

    /// What has been done so far.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The moves made so far, without penalties.
    #[must_use]
    pub fn play(&self) -> Play {
        let moves = self.steps.iter().filter_map(|step| match step {
            Step::Move(made) => Some(*made),
            Step::Penalty { .. } => None,
        });
        moves.fold(Play::NONE, Play::and)
    }

    /// All legal plays for the roll, from the start of the turn.
    #[must_use]
    pub fn legal_plays(&self) -> Plays {
        Plays::new(&self.start, self.roll, self.movement)
    }

    /// The moves that can come next: those after which the turn can still reach
    /// a legal end.
    #[must_use]
    pub fn next_moves(&self) -> Vec<Move> {
        self.now
            .successors()
            .filter(|(_, next)| self.can_be_finished_from(next))
            .map(|(made, _)| made)
            .collect()
    }

    /// The ways in which one checker can continue with one number or several:
    /// where a player can drag it. Of ways that leave the same board and the
    /// same numbers, only one is listed.
    #[must_use]
    pub fn ways_from(&self, from: Origin) -> Vec<Play> {
        let mut ways: Vec<(Play, Moment)> = Vec::new();
        let mut open = vec![(Play::NONE, from, self.now.clone())];
        while let Some((play, from, moment)) = open.pop() {
            for (made, next) in moment.successors() {
                let is_new = ways.iter().all(|(_, other)| !other.is_same(&next));
                if made.from() == from && is_new && self.can_be_finished_from(&next) {
                    let play = play.and(made);
                    ways.push((play, next.clone()));
                    if let Target::Point(point) = made.to() {
                        open.push((play, point.into(), next));
                    }
                }
            }
        }
        ways.into_iter().map(|(play, _)| play).collect()
    }

    /// Whether the turn may end here.
    #[must_use]
    pub fn can_end(&self) -> bool {
        let may_pass = self.movement.duty == Duty::UntilHome && self.now.state.is_home();
        self.is_end(&self.now) && (may_pass || self.next_moves().is_empty())
    }

    /// Moves the checker at `from` by `die`.
    ///
    /// # Errors
    ///
    /// The rule that refuses it. Nothing has changed.
    pub fn make_move(&mut self, from: Origin, die: Die) -> Result<Move, Refusal> {
        if let Some(reason) = self.reason_against(from, die) {
            return Err(self.refuse_move(from, reason));
        }
        let (made, next) = self.now.after(from.pips(), die);
        self.before.push(core::mem::replace(&mut self.now, next));
        self.steps.push(Step::Move(made));
        Ok(made)
    }

    /// Takes back the last move. Penalties are final.
    ///
    /// # Errors
    ///
    /// There's no move to take back.
    pub fn undo(&mut self) -> Result<(), Refusal> {
        match self.before.pop() {
            Some(before) => {
                self.now = before;
                self.steps.pop();
                Ok(())
            }
            None => Err(self.refuse(Reason::NothingToUndo)),
        }
    }

    /// Whether there is a move to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Takes back all moves that can be taken back.
    pub fn undo_all(&mut self) {
        while self.undo().is_ok() {}
    }

    /// Puts the checker at `from` on the blocked point that `die` leads to, if
    /// the rules have a penalty for it: the number is used up and the checker
    /// goes to the bar. This is final, so ask the player first.
    ///
    /// # Errors
    ///
    /// The rule that refuses it. Nothing has changed.
    pub fn land_on_block(&mut self, from: Origin, die: Die) -> Result<(), Refusal> {
        if let Err(reason) = self.may_land_on_block(from, die) {
            return Err(self.refuse_move(from, reason));
        }
        let board = with_checker_on_bar(&self.board(), from);
        self.now = Moment {
            state: self.now.state.on_board(&board),
            dice: without(&self.now.dice, die),
        };
        self.before.clear();
        self.steps.push(Step::Penalty { from, die });
        (self.ends, self.most_moves) = ends_of_one_number(&self.now);
        Ok(())
    }

    /// The checkers and numbers that can land on a blocked point, if the rules
    /// have a penalty for it.
    #[must_use]
    pub fn penalties(&self) -> Vec<(Origin, Die)> {
        let points = Point::ALL.into_iter().rev().map(Origin::Point);
        let origins = core::iter::once(Origin::Bar).chain(points);
        origins
            .flat_map(|from| distinct(&self.now.dice).map(move |die| (from, die)))
            .filter(|&(from, die)| self.may_land_on_block(from, die).is_ok())
            .collect()
    }

    /// Ends the turn and returns the board, still from the point of view of the
    /// player who moved.
    ///
    /// # Errors
    ///
    /// You can and must play more.
    pub fn end(&self) -> Result<Board, Refusal> {
        if self.can_end() {
            Ok(self.board())
        } else {
            Err(self.refuse(Reason::TurnNotOver))
        }
    }

    fn may_land_on_block(&self, from: Origin, die: Die) -> Result<(), Reason> {
        match self.reason_against(from, die) {
            _ if self.blocked_landing == BlockedLanding::Illegal => Err(Reason::NoPenaltyLanding),
            Some(Reason::Blocked { .. }) => Ok(()),
            // The checker can get there, even if an obligation forbids it.
            None
            | Some(
                Reason::BothNumbers(_) | Reason::LargerNumber(_) | Reason::AsManyAsPossible { .. },
            ) => Err(Reason::NotBlocked),
            Some(reason) => Err(reason),
        }
    }

    fn is_end(&self, moment: &Moment) -> bool {
        self.ends.binary_search(&moment.state.board()).is_ok()
    }

    fn can_be_finished_from(&self, moment: &Moment) -> bool {
        self.is_end(moment)
            || moment
                .successors()
                .any(|(_, next)| self.can_be_finished_from(&next))
    }

    fn refuse(&self, reason: Reason) -> Refusal {
        Refusal {
            reason,
            instead: Instead::Moves(self.next_moves()),
        }
    }

    fn refuse_move(&self, from: Origin, reason: Reason) -> Refusal {
        let mut moves = self.next_moves();
        if moves.iter().any(|next| next.from() == from) {
            moves.retain(|next| next.from() == from);
        }
        Refusal {
            reason,
            instead: Instead::Moves(moves),
        }
    }
}

impl Moment {
    fn is_same(&self, other: &Moment) -> bool {
        self.state.board() == other.state.board() && self.dice == other.dice
    }

    /// All moves that are possible in themselves, and the state after each.
    fn successors(&self) -> impl Iterator<Item = (Move, Moment)> {
        distinct(&self.dice).flat_map(move |die| {
            places(self.state.sources(die)).map(move |from| self.after(from, die))
        })
    }

    fn after(&self, from: u8, die: Die) -> (Move, Moment) {
        let (made, state) = self.state.after(from, die);
        let dice = without(&self.dice, die);
        (made, Moment { state, dice })
    }
}

/// Each number once. The dice must be in order.
fn distinct(dice: &[Die]) -> impl Iterator<Item = Die> {
    dice.chunk_by(|one, other| one == other).map(|same| same[0])
}

fn without(dice: &[Die], die: Die) -> Vec<Die> {
    let mut rest = dice.to_vec();
    if let Some(index) = rest.iter().position(|&other| other == die) {
        rest.remove(index);
    }
    rest
}

/// The board with the checker at `from` on the bar.
fn with_checker_on_bar(board: &Board, from: Origin) -> Board {
    let mut player = Placement::from(board.player());
    if let Origin::Point(point) = from {
        player.points[usize::from(point.number()) - 1] -= 1;
        player.bar += 1;
    }
    Board::from_placements(player, board.opponent().into())
        .or_else(|illegal| illegal.forgive(BoardFault::BothShutOut))
        .expect("a checker more on the bar does no other harm")
}

/// The boards on which the rest of a roll may end after a penalty, and how many
/// moves lead there. After one of two different numbers, or part of a double,
/// only one number is left, so as many moves as possible must be made. Three
/// sixes don't bring a checker home from the bar, so the obligation can't end
/// earlier.
fn ends_of_one_number(start: &Moment) -> (Vec<Board>, usize) {
    let mut moments = vec![start.clone()];
    let mut moves = 0;
    loop {
        let next: Vec<_> = moments
            .iter()
            .flat_map(Moment::successors)
            .map(|(_, next)| next)
            .collect();
        if next.is_empty() {
            break;
        }
        moves += 1;
        moments = next;
    }
    let mut ends: Vec<_> = moments.iter().map(|moment| moment.state.board()).collect();
    ends.sort_unstable();
    ends.dedup();
    (ends, moves)
}
