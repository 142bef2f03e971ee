//! Games against oneself, and what is to be learned from them.

use engine::net::encoder::{self, Sight};
use engine::{Chances, Class, Evaluator, Judge};
use rules::{Board, Die, Movement, Plays, Roll};

use crate::model::Sample;
use crate::random::Random;

/// What was learned, for each net.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lessons {
    pub(crate) contact: Vec<Sample>,
    pub(crate) race: Vec<Sample>,
}

impl Lessons {
    fn push(&mut self, board: &Board, target: &Chances) {
        let mut inputs = Vec::with_capacity(encoder::MOST_ON);
        encoder::for_each_input(&Sight::of(board), |input| inputs.push(input as u16));
        let target = [
            target.win,
            target.win_gammon,
            target.win_backgammon,
            target.lose_gammon,
            target.lose_backgammon,
        ];
        match Class::of(board) {
            Class::Contact => self.contact.push(Sample { inputs, target }),
            Class::Race => self.race.push(Sample { inputs, target }),
            Class::BearOff | Class::Over => unreachable!("these are known, not learned"),
        }
    }

    pub(crate) fn extend(&mut self, other: Lessons) {
        self.contact.extend(other.contact);
        self.race.extend(other.race);
    }
}

/// How lessons are taken from a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Method {
    /// The lesson of a board is the best result of the roll that came, and
    /// for the share `lambda` of it the lesson of the board that came of it.
    OneRoll { lambda: f32 },
    /// The lesson of a board is the mean over all rolls of the best results.
    /// One board in `every` is looked at, and all where the choice was close.
    AllRolls { every: u32 },
}

/// Somebody who plays both sides and takes lessons.
#[derive(Debug)]
pub(crate) struct SelfPlayer<'a> {
    judge: &'a Judge,
    method: Method,
    plays: Plays,
    boards: Vec<Board>,
    pub(crate) lessons: Lessons,
}

/// Differences in equity that make a choice close.
const CLOSE: f32 = 0.03;

impl<'a> SelfPlayer<'a> {
    pub(crate) fn new(judge: &'a Judge, method: Method) -> SelfPlayer<'a> {
        SelfPlayer {
            judge,
            method,
            plays: Plays::default(),
            boards: Vec::new(),
            lessons: Lessons::default(),
        }
    }

    /// Plays a game until its value is known. One turn in `stray` is played at
    /// random, to see more of the game; the lessons stay right, since they
    /// are of the best result and not of the one played.
    pub(crate) fn play(&mut self, mut board: Board, stray: u32, random: &mut Random) {
        let mut turns = Vec::new();
        // Two nets that wander about can go on for ever.
        for _ in 0..400 {
            let roll = random.roll();
            let choice = self.choose(&board, roll);
            if let Method::AllRolls { every } = self.method
                && (choice.is_close || random.below(every) == 0)
            {
                let value = self.mean_of_all_rolls(&board);
                self.lessons.push(&board, &value);
            }
            let strays = random.below(stray) == 0;
            turns.push(Turn {
                board,
                value: choice.value,
                strays,
            });
            let next = if strays {
                let place = random.below(choice.count as u32) as usize;
                self.boards[choice.first + place]
            } else {
                choice.result
            };
            self.boards.clear();
            if matches!(Class::of(&next), Class::Over | Class::BearOff) {
                break;
            }
            board = next;
        }
        if let Method::OneRoll { lambda } = self.method {
            self.look_back(&turns, lambda);
        }
    }

    /// Takes the lessons of a game from its end to its beginning. What came
    /// of a turn that strayed says nothing about the best play.
    fn look_back(&mut self, turns: &[Turn], lambda: f32) {
        let mut later: Option<Chances> = None;
        for turn in turns.iter().rev() {
            let lesson = match later {
                Some(later) if !turn.strays => {
                    turn.value * (1.0 - lambda) + later.for_opponent() * lambda
                }
                _ => turn.value,
            };
            self.lessons.push(&turn.board, &lesson);
            later = Some(lesson);
        }
    }

    fn mean_of_all_rolls(&mut self, board: &Board) -> Chances {
        let weighted = |roll: Roll| {
            let value = self.choose(board, roll).value;
            value * (roll.weight() as f32 / 36.0)
        };
        Roll::ALL.into_iter().map(weighted).sum()
    }

    /// The best result of a roll. All results are left in `boards`, as the
    /// opponent sees them.
    fn choose(&mut self, board: &Board, roll: Roll) -> Choice {
        self.plays.refill(board, roll, Movement::INTERNATIONAL);
        let first = self.boards.len();
        self.boards
            .extend(self.plays.iter().map(|(_, result)| result.for_opponent()));
        let values = self.judge.chances_of_all(&self.boards[first..]);
        // The opponent's worst is the player's best.
        let (mut best, mut second) = (0, f32::INFINITY);
        let mut least = f32::INFINITY;
        for (place, value) in values.iter().enumerate() {
            let equity = value.equity().0;
            if equity < least {
                second = least;
                (best, least) = (place, equity);
            } else if equity < second {
                second = equity;
            }
        }
        Choice {
            result: self.boards[first + best],
            value: values[best].for_opponent(),
            is_close: second - least < CLOSE,
            first,
            count: values.len(),
        }
    }
}

/// A turn of a game that was played.
#[derive(Clone, Copy, Debug)]
struct Turn {
    board: Board,
    /// What the best play of the roll was worth to the player.
    value: Chances,
    /// Whether another was played.
    strays: bool,
}

#[derive(Clone, Copy, Debug)]
struct Choice {
    /// The board after the best play, as the opponent sees it.
    result: Board,
    /// What it is worth to the player who made it.
    value: Chances,
    is_close: bool,
    first: usize,
    count: usize,
}

impl Random {
    fn roll(&mut self) -> Roll {
        let mut die = || Die::ALL[self.below(6) as usize];
        Roll::new(die(), die())
    }
}
