//! The steps of the first lesson, computed by the rules.

use std::fmt;

use rules::{Die, Placement, Point, Roll, Setup, Stage};
use texts::Texts;

use super::{Arrow, TrialTurn};
use crate::board::{ArrowKind, Place};

/// A step of the lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Move,
    BothDice,
    Doubles,
    Blocked,
    Hit,
    Enter,
    MakePoint,
    BearOff,
    Win,
    Double,
}

/// What is to be done in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Goal {
    /// One move.
    OneMove,
    /// The whole turn, in any way.
    WholeTurn,
    /// A checker of the opponent goes to the bar.
    Hit,
    /// No checker is left on the bar.
    Enter,
    /// Two checkers on this point.
    Point(u8),
    /// This many checkers are off.
    Off(u8),
    /// The cube is offered.
    Double,
}

/// The progress in the lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Progress {
    /// At this step.
    At(Step),
    /// Through.
    Done,
}

/// The way around the board, for the first step.
const WAY: [Arrow; 2] = [
    Arrow {
        from: Place::Point(Point::new(24)),
        to: Place::Point(Point::new(14)),
        kind: ArrowKind::Best,
    },
    Arrow {
        from: Place::Point(Point::new(8)),
        to: Place::Point(Point::new(2)),
        kind: ArrowKind::Best,
    },
];

const START: [(u8, u8); 4] = [(24, 2), (13, 5), (8, 3), (6, 5)];

impl Step {
    /// All of them, in order.
    pub(super) const ALL: [Step; 10] = [
        Step::Move,
        Step::BothDice,
        Step::Doubles,
        Step::Blocked,
        Step::Hit,
        Step::Enter,
        Step::MakePoint,
        Step::BearOff,
        Step::Win,
        Step::Double,
    ];

    /// Its number, from 1.
    pub(super) fn number(self) -> usize {
        let place = Step::ALL.iter().position(|step| *step == self);
        place.map_or(1, |place| place + 1)
    }

    /// What comes after it.
    pub(super) fn next(self) -> Progress {
        let next = Step::ALL.get(self.number());
        next.map_or(Progress::Done, |step| Progress::At(*step))
    }

    /// What came before it.
    pub(super) fn before(self) -> Option<Step> {
        Step::ALL.get(self.number().checked_sub(2)?).copied()
    }

    /// Where the checkers are, and what White has rolled.
    pub(super) fn position(self) -> Setup {
        let on = |points: &[(u8, u8)]| Placement::on_points(points).with_rest_off();
        let (white, black, roll) = match self {
            Step::Move => (on(&START), on(&START), Some((Die::Four, Die::Two))),
            Step::BothDice => (on(&START), on(&START), Some((Die::Six, Die::Two))),
            Step::Doubles => (on(&START), on(&START), Some((Die::Three, Die::Three))),
            Step::Blocked => (on(&START), on(&START), Some((Die::Five, Die::Four))),
            Step::Hit => (
                on(&START),
                on(&[(21, 1), (13, 5), (8, 4), (6, 5)]),
                Some((Die::Four, Die::Two)),
            ),
            Step::Enter => (
                Placement {
                    bar: 1,
                    ..Placement::on_points(&[(13, 5), (8, 4), (6, 5)])
                },
                on(&[(13, 4), (8, 3), (6, 4), (4, 2), (3, 2)]),
                Some((Die::Five, Die::Four)),
            ),
            Step::MakePoint => (on(&START), on(&START), Some((Die::Three, Die::One))),
            Step::BearOff => (
                on(&[(6, 3), (5, 3), (4, 3), (3, 2), (2, 2), (1, 2)]),
                on(&[(8, 2), (6, 4), (5, 4), (4, 3), (3, 2)]),
                Some((Die::Six, Die::Five)),
            ),
            Step::Win => (
                on(&[(2, 1), (1, 1)]),
                on(&[(6, 3), (5, 4), (4, 4), (3, 2)]),
                Some((Die::Six, Die::Three)),
            ),
            Step::Double => (
                on(&[(6, 4), (5, 4), (4, 4), (3, 3)]),
                on(&[(24, 1), (18, 2), (13, 5), (8, 3), (6, 4)]),
                None,
            ),
        };
        Setup {
            stage: roll.map_or(Stage::BeforeRoll, |(one, other)| {
                Stage::Rolled(Roll::new(one, other))
            }),
            ..Setup::for_money(white, black)
        }
    }

    /// What is to be done.
    pub(super) const fn goal(self) -> Goal {
        match self {
            Step::Move => Goal::OneMove,
            Step::BothDice | Step::Doubles | Step::Blocked => Goal::WholeTurn,
            Step::Hit => Goal::Hit,
            Step::Enter => Goal::Enter,
            Step::MakePoint => Goal::Point(5),
            Step::BearOff => Goal::Off(2),
            Step::Win => Goal::Off(15),
            Step::Double => Goal::Double,
        }
    }

    /// Whether it is done.
    pub(super) fn is_reached(self, turn: TrialTurn) -> bool {
        let board = turn.board();
        match self.goal() {
            Goal::OneMove => turn.moves() > 0,
            Goal::WholeTurn => turn.is_played(),
            Goal::Hit => board.opponent().on_bar() > 0,
            Goal::Enter => board.player().on_bar() == 0,
            Goal::Point(point) => board.player().on(Point::new(point)) >= 2,
            Goal::Off(checkers) => board.player().off() >= checkers,
            Goal::Double => turn.has_doubled(),
        }
    }

    /// What shows the way.
    pub(super) const fn arrows(self) -> &'static [Arrow] {
        match self {
            Step::Move => &WAY,
            _ => &[],
        }
    }

    /// What is to be done, in a sentence.
    pub(super) fn sentence(self, texts: &Texts) -> String {
        match self {
            Step::Move => texts.lesson_move(),
            Step::BothDice => texts.lesson_both_dice(),
            Step::Doubles => texts.lesson_doubles(),
            Step::Blocked => texts.lesson_blocked(),
            Step::Hit => texts.lesson_hit(),
            Step::Enter => texts.lesson_enter(),
            Step::MakePoint => texts.lesson_make_point(),
            Step::BearOff => texts.lesson_bear_off(),
            Step::Win => texts.lesson_win(),
            Step::Double => texts.lesson_double(),
        }
    }

    /// The sentence when it's done.
    pub(super) fn praise(self, texts: &Texts) -> String {
        match self {
            Step::Win => texts.lesson_won(),
            Step::Double => texts.lesson_doubled(),
            _ => texts.exercise_right(),
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Step::Move => "move",
            Step::BothDice => "both-dice",
            Step::Doubles => "doubles",
            Step::Blocked => "blocked",
            Step::Hit => "hit",
            Step::Enter => "enter",
            Step::MakePoint => "make-point",
            Step::BearOff => "bear-off",
            Step::Win => "win",
            Step::Double => "double",
        }
    }
}

const DONE: &str = "done";

impl Progress {
    /// Reads the saved progress. Any other text means the beginning.
    pub(super) fn from_text(text: &str) -> Progress {
        if text == DONE {
            return Progress::Done;
        }
        let step = Step::ALL.into_iter().find(|step| step.name() == text);
        step.map_or_else(Progress::default, Progress::At)
    }
}

impl Default for Progress {
    fn default() -> Progress {
        Progress::At(Step::Move)
    }
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Progress::At(step) => step.name(),
            Progress::Done => DONE,
        })
    }
}

#[cfg(test)]
mod tests {
    use rules::{Board, Game, Player, Plays, Position, Ruleset};

    use super::*;

    /// The boards that every way to play a step leads to.
    fn ends(step: Step) -> Vec<Board> {
        let position = Position::try_from(step.position()).unwrap();
        let Stage::Rolled(roll) = position.stage() else {
            panic!("nothing was rolled");
        };
        let rules = Ruleset::international();
        let plays = Plays::new(position.board(), roll, rules.movement);
        plays.iter().map(|(_, board)| *board).collect()
    }

    #[test]
    fn every_step_can_be_done_and_some_can_be_missed() {
        for step in Step::ALL {
            let is_reached = |board: &Board| match step.goal() {
                Goal::OneMove | Goal::WholeTurn => true,
                Goal::Hit => board.opponent().on_bar() > 0,
                Goal::Enter => board.player().on_bar() == 0,
                Goal::Point(point) => board.player().on(Point::new(point)) >= 2,
                Goal::Off(checkers) => board.player().off() >= checkers,
                Goal::Double => unreachable!("nothing is played"),
            };
            if step == Step::Double {
                continue;
            }
            let ends = ends(step);
            assert!(ends.iter().any(is_reached), "{step:?} cannot be done");
            if matches!(step, Step::Hit | Step::MakePoint) {
                assert!(!ends.iter().all(is_reached), "{step:?} is no question");
            }
        }
    }

    /// The steps that are about one thing show that thing.
    #[test]
    fn every_step_is_about_what_it_says() {
        let position = |step: Step| Position::try_from(step.position()).unwrap();
        let blocked = position(Step::Blocked);
        let landing = Point::new(24 - 5);
        assert!(
            blocked.board().opponent_on(landing) >= 2,
            "a 5 from 24 is blocked"
        );
        assert_eq!(position(Step::Enter).board().player().on_bar(), 1);
        assert_eq!(position(Step::Win).board().player().off(), 13);
        let game = Game::from_position(Ruleset::international(), &position(Step::Double));
        let decision = game.unwrap().decision();
        assert!(
            matches!(
                decision,
                rules::Decision::RollOrDouble {
                    player: Player::White,
                    may_double: true
                }
            ),
            "{decision:?}"
        );
    }

    #[test]
    fn progress_is_kept_by_name() {
        let all = Step::ALL.map(Progress::At);
        for progress in all.into_iter().chain([Progress::Done]) {
            assert_eq!(Progress::from_text(&progress.to_string()), progress);
        }
        assert_eq!(
            Progress::from_text("no such step"),
            Progress::At(Step::Move)
        );
        assert_eq!(Step::Double.next(), Progress::Done);
        assert_eq!(Step::Move.next(), Progress::At(Step::BothDice));
        assert_eq!(
            (Step::Move.before(), Step::BothDice.before()),
            (None, Some(Step::Move))
        );
    }
}
