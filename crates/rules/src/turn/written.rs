//! Moves as players write them.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use super::Turn;
use crate::dice::Die;
use crate::notation::{PlayNotFound, WrittenPlay};
use crate::play::{Move, Play};
use crate::point::{Origin, Target};
use crate::refusal::Refusal;

impl Turn {
    /// Makes the written moves: the whole turn, or part of it. It doesn't end
    /// the turn.
    ///
    /// At the start of a turn, a text that matches a whole legal play is that
    /// play. Otherwise the checkers move as written, rearmost first, from stop
    /// to stop with one number or several.
    ///
    /// ```
    /// use rules::{Ruleset, Turn, Variant};
    ///
    /// let opening = Variant::Backgammon.opening();
    /// let mut turn = Turn::new(&opening, "61".parse()?, &Ruleset::international());
    /// turn.make_written(&"13/7".parse()?)?;
    /// let refused = turn.make_written(&"6/off".parse()?).unwrap_err();
    /// assert_eq!(refused.to_string(), "the remaining numbers don't lead from 6 to off");
    /// turn.make_written(&"8/7".parse()?)?;
    /// assert_eq!(turn.play().to_string(), "13/7 8/7");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Why the first impossible move is refused. Nothing has changed.
    pub fn make_written(&mut self, written: &WrittenPlay) -> Result<(), UnmadePlay> {
        let mut after = self.clone();
        match self.legal_plays().find(written) {
            Ok((play, _)) if self.steps.is_empty() => after.make_all(play)?,
            Err(open @ PlayNotFound::Ambiguous { .. }) if self.steps.is_empty() => {
                return Err(UnmadePlay::Ambiguous(open));
            }
            _ => {
                for (from, to) in written.legs() {
                    after.make_leg(from, to, written)?;
                }
            }
        }
        *self = after;
        Ok(())
    }

    fn make_all(&mut self, play: &Play) -> Result<(), Refusal> {
        for made in play.moves() {
            self.make_move(made.from(), made.die())?;
        }
        Ok(())
    }

    /// Moves one checker, with one number if possible, otherwise with several.
    fn make_leg(
        &mut self,
        from: Origin,
        to: Target,
        written: &WrittenPlay,
    ) -> Result<(), UnmadePlay> {
        match self.ways_to(from, to)?[..] {
            [way] => Ok(self.make_all(&way)?),
            ref ways => Err(UnmadePlay::Ambiguous(PlayNotFound::Ambiguous {
                written: written.clone(),
                plays: ways.to_vec(),
            })),
        }
    }

    /// Why the checker at `from` can't go to `to` now, with one number or
    /// several; `None` if it can.
    ///
    /// ```
    /// use rules::{Point, Ruleset, Target, Turn, Variant};
    ///
    /// let opening = Variant::Backgammon.opening();
    /// let turn = Turn::new(&opening, "51".parse()?, &Ruleset::international());
    /// let why_not = |from, to| turn.why_not(Point::new(from).into(), Point::new(to).into());
    /// assert_eq!(why_not(13, 7), None);
    /// assert_eq!(
    ///     why_not(24, 19).unwrap().to_string(),
    ///     "point 19 is blocked by 5 opposing checkers"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn why_not(&self, from: Origin, to: Target) -> Option<UnmadePlay> {
        if to.pips() >= from.pips() {
            return Some(UnmadePlay::NoWay { from, to });
        }
        self.ways_to(from, to).err()
    }

    /// One checker's ways to a place ahead: with one number if that's enough,
    /// otherwise with several. There's at least one.
    fn ways_to(&self, from: Origin, to: Target) -> Result<Vec<Play>, UnmadePlay> {
        let pips = from.pips() - to.pips();
        let die = match to {
            Target::Point(_) => Die::try_from(pips).ok(),
            // The smallest number that is large enough.
            Target::Off => self
                .now
                .dice
                .iter()
                .copied()
                .rfind(|die| die.pips() >= pips),
        };
        if let Some(die) = die.filter(|die| self.now.dice.contains(die)) {
            if let Some(reason) = self.reason_against(from, die) {
                return Err(self.refuse_move(from, reason).into());
            }
            let (only, _) = self.now.after(from.pips(), die);
            return Ok(vec![Play::NONE.and(only)]);
        }
        let mut ways = self.ways_from(from);
        ways.retain(|way| way.moves().last().is_some_and(|last| last.to() == to));
        if ways.is_empty() {
            return Err(self.why_no_way(from, to, die));
        }
        Ok(ways)
    }

    /// Why a checker can't go that far: the reason against the one number it
    /// would take, or against several if they add up.
    fn why_no_way(&self, from: Origin, to: Target, die: Option<Die>) -> UnmadePlay {
        let sums = self.now.dice.iter().scan(0, |sum, die| {
            *sum += die.pips();
            Some(*sum)
        });
        let is_sum = sums.skip(1).any(|sum| sum == from.pips() - to.pips());
        let first = self.now.dice.first().filter(|_| is_sum);
        let mut after = self.clone();
        let moved = match (die, first) {
            (Some(die), _) => after.make_move(from, die),
            (None, Some(&first)) => after.make_move(from, first),
            (None, None) => return UnmadePlay::NoWay { from, to },
        };
        match moved.map(Move::to) {
            Err(refusal) => UnmadePlay::Refused(refusal),
            Ok(Target::Point(stop)) if stop.number() > to.pips() => {
                let rest = Die::try_from(stop.number() - to.pips()).ok();
                after.why_no_way(stop.into(), to, rest)
            }
            Ok(_) => UnmadePlay::NoWay { from, to },
        }
    }
}

/// Why a written play is impossible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnmadePlay {
    /// A rule refuses a move.
    Refused(Refusal),
    /// The remaining numbers don't lead there.
    NoWay {
        /// Where the checker is.
        from: Origin,
        /// Where it should go.
        to: Target,
    },
    /// The text doesn't say what it hits on the way.
    Ambiguous(PlayNotFound),
}

impl From<Refusal> for UnmadePlay {
    fn from(refusal: Refusal) -> UnmadePlay {
        UnmadePlay::Refused(refusal)
    }
}

impl fmt::Display for UnmadePlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnmadePlay::Refused(refusal) => refusal.fmt(f),
            UnmadePlay::NoWay { from, to } => {
                write!(f, "the remaining numbers don't lead from {from} to {to}")
            }
            UnmadePlay::Ambiguous(open) => open.fmt(f),
        }
    }
}

impl core::error::Error for UnmadePlay {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Roll;
    use crate::notation::PositionId;
    use crate::point::Point;
    use crate::ruleset::Ruleset;

    const OPENING: &str = "4HPwATDgc/ABMA";

    fn turn(id: &str, roll: &str) -> Turn {
        let board = id.parse::<PositionId>().unwrap().board().unwrap();
        Turn::new(&board, roll.parse().unwrap(), &Ruleset::international())
    }

    /// Plays the texts one after another and expects the resulting play, or the
    /// reason why the last text was refused.
    fn check(id: &str, roll: &str, texts: &[&str], expected: &str) {
        let mut turn = turn(id, roll);
        let mut result = String::new();
        for text in texts {
            let before = turn.play();
            result = match turn.make_written(&text.parse().unwrap()) {
                Ok(()) => turn.play().to_string(),
                Err(refused) => {
                    assert_eq!(turn.play(), before);
                    refused.to_string()
                }
            };
        }
        assert_eq!(result, expected, "{texts:?}");
    }

    #[test]
    fn a_turn_is_made_at_once_or_in_parts() {
        check(OPENING, "31", &["6/5 8/5"], "8/5 6/5");
        check(OPENING, "31", &["6/5", "8/5"], "8/5 6/5");
        check(OPENING, "64", &["24/14"], "24/14");
        check(OPENING, "66", &["24/18(2)", "13/7(2)"], "24/18(2) 13/7(2)");
        check(OPENING, "44", &["24/16", "13/9", "13/9"], "24/16 13/9(2)");
        // Thirteen on the 3-point, two off.
        check("4HPwATD8fwAAAA", "63", &["3/off(2)"], "3/off(2)");
    }

    #[test]
    fn every_legal_play_can_be_typed() {
        // The opening, blots to hit, a checker on the bar, and bearing off.
        for id in [
            OPENING,
            "0HPwASLgc/ABMA",
            "g8/BBwDgc/AATA",
            "4HPwATD8fwAAAA",
        ] {
            for roll in Roll::ALL {
                let start = turn(id, &roll.to_string());
                for (play, board) in start.legal_plays().iter() {
                    let mut turn = start.clone();
                    let written = play.to_string().parse().unwrap();
                    turn.make_written(&written).unwrap();
                    assert_eq!(turn.end().as_ref(), Ok(board), "{id} {roll} {play}");
                }
            }
        }
    }

    #[test]
    fn why_not_says_what_making_the_move_would_say() {
        for id in [
            OPENING,
            "0HPwASLgc/ABMA",
            "g8/BBwDgc/AATA",
            "4HPwATD8fwAAAA",
        ] {
            for roll in Roll::ALL {
                let turn = turn(id, &roll.to_string());
                for from in 1..=25 {
                    for to in 0..from {
                        let text = format!("{from}/{to}");
                        let made = turn.clone().make_written(&text.parse().unwrap());
                        let (from, to) = (place(from), target(to));
                        match (made, turn.why_not(from, to)) {
                            (Ok(()) | Err(UnmadePlay::Ambiguous(_)), None) => {}
                            (Err(refused), Some(why)) => assert_eq!(refused, why, "{text}"),
                            other => panic!("{id} {roll} {text}: {other:?}"),
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn nobody_moves_backward() {
        let turn = turn(OPENING, "31");
        let (from, to) = (place(6), target(8));
        assert_eq!(turn.why_not(from, to), Some(UnmadePlay::NoWay { from, to }));
        let (from, to) = (place(6), target(6));
        assert_eq!(turn.why_not(from, to), Some(UnmadePlay::NoWay { from, to }));
    }

    fn place(number: u8) -> Origin {
        Point::try_from(number).map_or(Origin::Bar, Origin::Point)
    }

    fn target(number: u8) -> Target {
        Point::try_from(number).map_or(Target::Off, Target::Point)
    }

    #[test]
    fn what_cannot_be_made_is_refused_with_its_reason() {
        check(
            OPENING,
            "61",
            &["24/17"],
            "point 17 is blocked by 3 opposing checkers",
        );
        check(
            OPENING,
            "51",
            &["24/19"],
            "point 19 is blocked by 5 opposing checkers",
        );
        // The other way around, 24/23/18, is open.
        check(
            OPENING,
            "61",
            &["24/18/17"],
            "point 17 is blocked by 3 opposing checkers",
        );
        check(
            OPENING,
            "62",
            &["24/21/16"],
            "62 was rolled, so there is no 3",
        );
        check(OPENING, "51", &["13/10"], "51 was rolled, so there is no 3");
        check(
            OPENING,
            "55",
            &["24/14"],
            "point 19 is blocked by 5 opposing checkers",
        );
        check(
            OPENING,
            "31",
            &["8/5", "6/3"],
            "the 3 has already been played",
        );
        check(
            OPENING,
            "31",
            &["13/6"],
            "the remaining numbers don't lead from 13 to 6",
        );
        check(
            OPENING,
            "31",
            &["7/4"],
            "there is no checker of yours on point 7",
        );
    }
}
