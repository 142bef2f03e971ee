//! One trial: a line played to the end once.

use rules::{Board, Plays, Win};

use super::first_rolls::TrialDice;
use super::luck::{LuckMeter, ending};
use super::sums::Sample;
use super::{Line, Rollout};
use crate::chances::Equity;
use crate::class::Class;
use crate::cube_decision::{CubeHolder, Reply};
use crate::decider::{CubeView, Decider};
use crate::dice::Dice;
use crate::evaluator::Evaluator;

/// Plays trials, with its own working memory.
#[derive(Debug)]
pub(super) struct Trial<'a, D, E> {
    rollout: &'a Rollout<'a, D, E>,
    luck: LuckMeter<'a, E>,
    plays: Plays,
}

/// A trial that goes on longer than this is cut off and evaluated: under some
/// leaflets' rules, two players can wait for each other forever.
const LONGEST: u32 = 1_000;

impl<'a, D: Decider + Sync, E: Evaluator + Sync> Trial<'a, D, E> {
    pub(super) fn new(rollout: &'a Rollout<'a, D, E>) -> Trial<'a, D, E> {
        let judge = rollout.players.judge;
        Trial {
            rollout,
            luck: LuckMeter::new(judge, rollout.movement, rollout.backgammon_needs),
            plays: Plays::default(),
        }
    }

    /// Plays all lines once with the dice of a trial.
    pub(super) fn play_lines(&mut self, number: u32) -> Vec<Sample> {
        let rollout = self.rollout;
        let seed = rollout.settings.seed;
        let played = rollout.lines.iter().map(|line| {
            let sample = self.play(line, &mut TrialDice::new(seed, number));
            if rollout.is_turned {
                sample.for_opponent()
            } else {
                sample
            }
        });
        played.collect()
    }

    /// Plays a line and returns what it was worth to the player who rolls
    /// first, minus that player's luck.
    fn play(&mut self, line: &Line, dice: &mut impl Dice) -> Sample {
        let settings = &self.rollout.settings;
        let longest = settings
            .truncation
            .map_or(LONGEST, |rolls| rolls.get().into());
        let mut board = line.board;
        let mut view = self.rollout.view(line);
        let mut luck = Sample::default();
        let mut is_first = true;
        for rolled in 0.. {
            let may_double = rolled > 0 || line.may_double;
            let end = match ending(&board, self.rollout.backgammon_needs) {
                Some(lost) => Some(lost.worth_to_loser(view)),
                None if rolled == longest => Some(self.judged(&board, view)),
                None => self.known(&board, view, may_double),
            };
            let end = end.or_else(|| {
                if may_double {
                    self.offer_double(&board, &mut view)
                } else {
                    None
                }
            });
            if let Some(mut worth) = end {
                if !is_first {
                    worth = worth.for_opponent();
                }
                worth.add(&luck, -1.0);
                return worth;
            }
            let roll = dice.roll();
            if settings.variance_reduction {
                let of_roller = self.luck.luck(&board, roll, view);
                let of_first = if is_first {
                    of_roller
                } else {
                    of_roller.change_for_opponent()
                };
                luck.add(&of_first, 1.0);
            }
            self.plays.refill(&board, roll, self.rollout.movement);
            let chosen = self
                .rollout
                .players
                .decider
                .choose(&board, &self.plays, view);
            let result = self.plays.iter().nth(chosen);
            let (_, result) = result.expect("deciders choose among the plays");
            board = result.for_opponent();
            view = view.for_opponent();
            is_first = !is_first;
        }
        unreachable!("a trial ends after the longest number of rolls")
    }

    /// Lets the player on roll double. A pass ends the game.
    fn offer_double(&self, board: &Board, view: &mut CubeView<'_>) -> Option<Sample> {
        let decider = self.rollout.players.decider;
        let doubled = view.doubled()?;
        if !decider.doubles(board, *view) {
            return None;
        }
        match decider.reply(board, *view) {
            Reply::Pass => {
                let chances = self.rollout.players.judge.chances(board);
                return Some(Sample::new(&chances, view.won(Win::Single)));
            }
            Reply::Take => *view = view.with_state(doubled),
            Reply::Beaver => *view = view.with_state(view.beavered().unwrap_or(doubled)),
        }
        None
    }

    /// What the judge says about a board before the roll.
    fn judged(&self, board: &Board, view: CubeView<'_>) -> Sample {
        let chances = self.rollout.players.judge.chances(board);
        Sample::new(&chances, view.before_roll(board, &chances))
    }

    /// The value of a bear-off that doesn't have to be played: from the judge
    /// if the cube can't be turned, otherwise from the tables with the cube.
    fn known(&self, board: &Board, view: CubeView<'_>, may_double: bool) -> Option<Sample> {
        let stops = self.rollout.settings.stop_at_bear_off;
        if !stops || Class::of(board) != Class::BearOff {
            return None;
        }
        let can_turn = |view: CubeView<'_>| view.doubled().is_some();
        if !can_turn(view) && !can_turn(view.for_opponent()) {
            return Some(self.judged(board, view));
        }
        let tables = self.rollout.endings()?;
        let ending = tables.equities(board)?;
        let chances = tables.chances(board)?;
        let Equity(no_double) = match view.state().holder() {
            CubeHolder::Centered => ending.centered_cube,
            CubeHolder::Player => ending.own_cube,
            CubeHolder::Opponent => ending.opponents_cube,
        };
        let in_cubes = if may_double && can_turn(view) {
            let Equity(taken) = ending.opponents_cube;
            no_double.max((2.0 * taken).min(1.0))
        } else {
            no_double
        };
        let cube = view.won(Win::Single);
        Some(Sample::new(&chances, cube * in_cubes))
    }
}
