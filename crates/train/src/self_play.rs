//! Games of self-play, and the lessons from them.

use engine::{Chances, Class, Evaluator, Judge};
use rules::{Board, Die, Movement, Plays, Roll};

use crate::lessons::Lesson;
use crate::random::Random;

/// How lessons are made from a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Method {
    /// The lesson for a board is the value of the best result of the roll that
    /// came up, mixed with a share `lambda` of the lesson for the board that
    /// followed.
    OneRoll { lambda: f32 },
    /// The lesson for a board is the mean over all rolls of the best results.
    /// One board in `every` gets a lesson, and so do all with a close choice.
    AllRolls { every: u32 },
    /// The lesson for a board is the mean over all rolls of the best results,
    /// plus `lambda` times the error that the rest of the game revealed: the
    /// lesson for the next board minus the value it was thought to have. The
    /// dice cancel out. For each roll the best few plays get lessons, and the
    /// best of them by these is played.
    Expected { lambda: f32 },
}

/// A player of both sides that collects lessons.
#[derive(Debug)]
pub(crate) struct SelfPlayer<'a> {
    judge: &'a Judge,
    /// Decides which plays the judge doesn't have to look at, if there is one.
    pruner: Option<&'a Judge>,
    method: Method,
    plays: Plays,
    boards: Vec<Board>,
    pub(crate) lessons: Vec<Lesson>,
}

/// Differences in equity that make a choice close.
const CLOSE: f32 = 0.03;

/// How many plays of a roll get expected lessons, and how much worse than the
/// best they may look.
const CANDIDATES: usize = 3;
const CANDIDATE_MARGIN: f32 = 0.06;

/// One turn in this many gives a lesson for another play, too.
const ODD_PLAY: u32 = 8;

/// How many plays of a roll a pruner keeps, and how much worse than the best
/// they may look to it.
const UNPRUNED: usize = 3;
const PRUNING_MARGIN: f32 = 0.12;

impl<'a> SelfPlayer<'a> {
    pub(crate) fn new(
        judge: &'a Judge,
        pruner: Option<&'a Judge>,
        method: Method,
    ) -> SelfPlayer<'a> {
        SelfPlayer {
            judge,
            pruner,
            method,
            plays: Plays::default(),
            boards: Vec::new(),
            lessons: Vec::new(),
        }
    }

    fn push(&mut self, board: Board, value: &Chances) {
        self.lessons.push(Lesson::new(board, value));
    }

    /// Plays a game until its value is known. One turn in `stray` is played at
    /// random, to see more of the game; the lessons stay right, since they're
    /// about the best result and not the one played.
    pub(crate) fn play(&mut self, board: Board, stray: u32, random: &mut Random) {
        match self.method {
            Method::Expected { lambda } => self.play_expected(board, lambda, stray, random),
            Method::OneRoll { .. } | Method::AllRolls { .. } => {
                self.play_raw(board, stray, random);
            }
        }
    }

    fn play_raw(&mut self, mut board: Board, stray: u32, random: &mut Random) {
        let mut turns = Vec::new();
        // Two nets that wander about can go on forever.
        for _ in 0..400 {
            let roll = random.roll();
            let choice = self.choose(&board, roll);
            if let Method::AllRolls { every } = self.method
                && (choice.is_close || random.below(every) == 0)
            {
                let value = self.mean_of_all_rolls(&board);
                self.push(board, &value);
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
            if !is_learned(&next) {
                break;
            }
            board = next;
        }
        if let Method::OneRoll { lambda } = self.method {
            self.look_back(&turns, lambda);
        }
    }

    /// Collects the lessons of a game from its end to its beginning. What
    /// followed a random turn says nothing about the best play.
    fn look_back(&mut self, turns: &[Turn], lambda: f32) {
        let mut later: Option<Chances> = None;
        for turn in turns.iter().rev() {
            let lesson = match later {
                Some(later) if !turn.strays => {
                    turn.value * (1.0 - lambda) + later.for_opponent() * lambda
                }
                _ => turn.value,
            };
            self.push(turn.board, &lesson);
            later = Some(lesson);
        }
    }

    fn play_expected(&mut self, mut board: Board, lambda: f32, stray: u32, random: &mut Random) {
        let mut turns = Vec::new();
        let mut expected = self.mean_of_all_rolls(&board);
        for _ in 0..400 {
            let roll = random.roll();
            let choice = self.choose(&board, roll);
            let results: Vec<Board> = self.boards.drain(choice.first..).collect();
            let mut candidates: Vec<(Board, Chances)> = choice
                .candidates
                .iter()
                .map(|&place| (results[place], self.expected(&results[place])))
                .collect();
            // The opponent's worst is the player's best.
            let equity = |place: &usize| candidates[*place].1.equity().0;
            let mut chosen = (0..candidates.len())
                .min_by(|one, other| equity(one).total_cmp(&equity(other)))
                .expect("a roll has at least one result");
            let strays = random.below(stray) == 0;
            if strays || random.below(ODD_PLAY) == 0 {
                let odd = results[random.below(results.len() as u32) as usize];
                candidates.push((odd, self.expected(&odd)));
                if strays {
                    chosen = candidates.len() - 1;
                }
            }
            turns.push(ExpectedTurn {
                board,
                expected,
                seemed: choice.value,
                strays,
            });
            // The play that's made gets its lesson when the game is over.
            (board, expected) = candidates.swap_remove(chosen);
            for (result, value) in candidates {
                if is_learned(&result) {
                    self.push(result, &value);
                }
            }
            if !is_learned(&board) {
                break;
            }
        }
        let mut later: Option<Chances> = None;
        for turn in turns.iter().rev() {
            let lesson = match later {
                Some(later) if !turn.strays => {
                    let surprise = later.for_opponent() + turn.seemed * -1.0;
                    turn.expected + surprise * lambda
                }
                _ => turn.expected,
            };
            self.push(turn.board, &lesson);
            later = Some(lesson);
        }
    }

    /// The value of a board over all rolls, or exactly.
    fn expected(&mut self, board: &Board) -> Chances {
        if is_learned(board) {
            self.mean_of_all_rolls(board)
        } else {
            self.judge.chances(board)
        }
    }

    fn mean_of_all_rolls(&mut self, board: &Board) -> Chances {
        // All at once: neighbors in the list differ little.
        let first = self.boards.len();
        let mut ends = Vec::with_capacity(Roll::ALL.len());
        for roll in Roll::ALL {
            self.plays.refill(board, roll, Movement::INTERNATIONAL);
            let start = self.boards.len();
            self.boards
                .extend(self.plays.iter().map(|(_, result)| result.for_opponent()));
            if let Some(pruner) = self.pruner {
                prune(pruner, &mut self.boards, start);
            }
            ends.push(self.boards.len() - first);
        }
        let values = self.judge.chances_of_all(&self.boards[first..]);
        self.boards.truncate(first);
        let mut start = 0;
        let mut mean = Chances::default();
        for (roll, end) in Roll::ALL.into_iter().zip(ends) {
            let worst = values[start..end]
                .iter()
                .min_by(|one, other| one.equity().0.total_cmp(&other.equity().0));
            let worst = worst.expect("a roll has at least one result");
            mean += worst.for_opponent() * (roll.weight() as f32 / 36.0);
            start = end;
        }
        mean
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
        let mut candidates: Vec<usize> = (0..values.len()).collect();
        if matches!(self.method, Method::Expected { .. }) {
            let equity = |place: &usize| values[*place].equity().0;
            candidates.retain(|place| equity(place) <= least + CANDIDATE_MARGIN);
            candidates.sort_by(|one, other| equity(one).total_cmp(&equity(other)));
            candidates.truncate(CANDIDATES);
        }
        Choice {
            result: self.boards[first + best],
            value: values[best].for_opponent(),
            is_close: second - least < CLOSE,
            candidates,
            first,
            count: values.len(),
        }
    }
}

/// Whether a net learns from such boards. A table knows the others.
fn is_learned(board: &Board) -> bool {
    matches!(Class::of(board), Class::Contact | Class::Race)
}

/// Keeps the best few of the results from `start` on.
fn prune(pruner: &Judge, boards: &mut Vec<Board>, start: usize) {
    if boards.len() - start <= UNPRUNED {
        return;
    }
    let values = pruner.chances_of_all(&boards[start..]);
    let equity = |place: usize| values[place].equity().0;
    let mut places: Vec<usize> = (0..values.len()).collect();
    places.sort_by(|&one, &other| equity(one).total_cmp(&equity(other)));
    let least = equity(places[0]);
    places.retain(|&place| equity(place) <= least + PRUNING_MARGIN);
    places.truncate(UNPRUNED);
    let kept: Vec<Board> = places
        .into_iter()
        .map(|place| boards[start + place])
        .collect();
    boards.truncate(start);
    boards.extend(kept);
}

/// A turn of a game with expected lessons.
#[derive(Clone, Copy, Debug)]
struct ExpectedTurn {
    board: Board,
    /// The mean over all rolls.
    expected: Chances,
    /// What the best play of the roll seemed to be worth to the player.
    seemed: Chances,
    strays: bool,
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

#[derive(Clone, Debug)]
struct Choice {
    /// The board after the best play, as the opponent sees it.
    result: Board,
    /// What it is worth to the player who made it.
    value: Chances,
    is_close: bool,
    /// The places of the best few, the best first.
    candidates: Vec<usize>,
    first: usize,
    count: usize,
}

impl Random {
    pub(crate) fn roll(&mut self) -> Roll {
        let mut die = || Die::ALL[self.below(6) as usize];
        Roll::new(die(), die())
    }
}
