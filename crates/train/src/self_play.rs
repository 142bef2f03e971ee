//! Games against oneself, and what is to be learned from them.

use engine::{Chances, Class, Evaluator, Judge};
use rules::{Board, Die, Movement, Plays, Roll};

use crate::lessons::Lesson;
use crate::random::Random;

/// How lessons are taken from a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Method {
    /// The lesson of a board is the best result of the roll that came, and
    /// for the share `lambda` of it the lesson of the board that came of it.
    OneRoll { lambda: f32 },
    /// The lesson of a board is the mean over all rolls of the best results.
    /// One board in `every` is looked at, and all where the choice was close.
    AllRolls { every: u32 },
    /// The lesson of a board is the mean over all rolls of the best results,
    /// plus the share `lambda` of what the rest of the game showed it to be
    /// wrong by: the lesson of the board that came, less the value it was
    /// thought to have. The dice cancel out. Of each roll the best few plays
    /// are given lessons, and the best of them by these is played.
    Expected { lambda: f32 },
}

/// Somebody who plays both sides and takes lessons.
#[derive(Debug)]
pub(crate) struct SelfPlayer<'a> {
    judge: &'a Judge,
    /// Who says which plays the judge need not look at, if anybody.
    pruner: Option<&'a Judge>,
    method: Method,
    plays: Plays,
    boards: Vec<Board>,
    pub(crate) lessons: Vec<Lesson>,
}

/// Differences in equity that make a choice close.
const CLOSE: f32 = 0.03;

/// How many plays of a roll are given expected lessons, and how much worse
/// than the best they may seem.
const CANDIDATES: usize = 3;
const CANDIDATE_MARGIN: f32 = 0.06;

/// Of how many turns one gives a lesson of any other play too.
const ODD_PLAY: u32 = 8;

/// How many plays of a roll a pruner leaves over, and how much worse than the
/// best they may seem to it.
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
    /// random, to see more of the game; the lessons stay right, since they
    /// are of the best result and not of the one played.
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
        // Two nets that wander about can go on for ever.
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
            // What is played gets its lesson when the game is over.
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

    /// What a board is worth if one looks at all rolls, or exactly.
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

/// Whether a net judges such boards; the others are known.
fn is_learned(board: &Board) -> bool {
    matches!(Class::of(board), Class::Contact | Class::Race)
}

/// Leaves the best few of the results from `start` on.
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

/// A turn of a game whose lessons are expected ones.
#[derive(Clone, Copy, Debug)]
struct ExpectedTurn {
    board: Board,
    /// The mean over all rolls.
    expected: Chances,
    /// What the best play of the roll that came was thought to be worth to
    /// the player.
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
