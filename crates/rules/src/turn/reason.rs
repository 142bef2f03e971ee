//! Which rule forbids a move.

use super::Turn;
use crate::board::Board;
use crate::dice::Die;
use crate::movement::BearOff;
use crate::point::{Origin, Point};
use crate::refusal::Reason;

impl Turn {
    /// The rule against moving the checker at `from` by `die`, simplest first;
    /// `None` if the move is legal.
    pub(super) fn reason_against(&self, from: Origin, die: Die) -> Option<Reason> {
        let roll = self.roll;
        let board = self.board();
        let on_bar = board.player().on_bar();
        if roll.dice().all(|rolled| rolled != die) {
            return Some(Reason::DieNotRolled { die, roll });
        }
        if !self.now.dice.contains(&die) {
            return Some(Reason::DieUsed(die));
        }
        if board.player().at(from.pips()) == 0 {
            return Some(Reason::NoChecker(from));
        }
        if on_bar > 0 && from != Origin::Bar {
            return Some(Reason::BarFirst { checkers: on_bar });
        }
        if self.now.state.sources(die) & (1 << from.pips()) == 0 {
            if let Origin::Point(point) = from
                && self.now.state.stuck() & (1 << point.number()) != 0
            {
                return Some(Reason::HitAndRun(point));
            }
            return Some(
                match Point::try_from(from.pips().saturating_sub(die.pips())) {
                    Ok(point) => Reason::Blocked {
                        point,
                        checkers: board.opponent_on(point),
                    },
                    Err(_) => self.reason_against_bearing_off(&board, from, die),
                },
            );
        }
        // The moves of a double exclude each other only if a hit holds a
        // checker. Otherwise, a refusal here means two different numbers.
        let (_, next) = self.now.after(from.pips(), die);
        if self.can_be_finished_from(&next) {
            None
        } else if self.most_moves == 1 && !roll.is_double() {
            Some(Reason::LargerNumber(roll.larger()))
        } else {
            Some(self.duty())
        }
    }

    /// Why `die` doesn't bear off the checker at `from`.
    fn reason_against_bearing_off(&self, board: &Board, from: Origin, die: Die) -> Reason {
        let rearmost = board.player().rearmost();
        let holds = |number: &u8| board.player().at(*number) > 0;
        if rearmost > 6 {
            return Reason::NotAllHome {
                outside: Point::new(rearmost),
            };
        }
        // A number belongs to its own point or, if that's empty, to the one the
        // rules name instead.
        let higher = match self.movement.bear_off {
            BearOff::Exact | BearOff::AnyLower => None,
            _ if holds(&die.pips()) => Some(die.pips()),
            BearOff::Standard => Some(rearmost),
            BearOff::NearestLower => (1..die.pips()).rev().find(holds),
        };
        match (higher, from) {
            (Some(higher), _) => Reason::HigherChecker {
                higher: Point::new(higher),
            },
            (None, Origin::Point(from)) => Reason::ExactNumberNeeded { from, die },
            (None, Origin::Bar) => unreachable!("nobody bears off from the bar"),
        }
    }

    /// The obligation that a move would break.
    fn duty(&self) -> Reason {
        match self.most_moves {
            // After a penalty, at most one of two numbers is left.
            2 if !self.roll.is_double() => Reason::BothNumbers(self.roll),
            moves => Reason::AsManyAsPossible { moves },
        }
    }
}
