//! Rollouts: a position judged by playing it to its end many times.
//!
//! Trial `n` of a seed has the same dice for every line that is compared, on
//! every machine and whichever thread plays it, and the trials are summed up
//! in their order. So the answer depends on nothing but the question.

mod bytes;
mod evaluator;
mod first_rolls;
mod luck;
mod stop;
mod sums;
#[cfg(test)]
mod tests;
mod trial;

use std::num::{NonZeroU16, NonZeroUsize};
use std::ops::ControlFlow;
use std::sync::Arc;

use rules::{BackgammonNeeds, Beavers, Board, Movement, Position, Ruleset, Stakes, Win};

use crate::bear_off::BearOffTables;
use crate::cube_decision::{CubeDecision, CubeHolder, CubeLadder, CubeState};
use crate::decider::{CubeView, Decider};
use crate::evaluator::Evaluator;
use crate::match_equity::MatchEquityTable;
use sums::Sums;
use trial::Trial;

pub use bytes::ReadRolloutError;
pub use evaluator::RolledOut;
pub use stop::StoppingRule;
pub use sums::LineResult;

/// How a position is rolled out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RolloutSettings {
    /// What names the dice.
    pub seed: u64,
    /// After how many rolls a trial is broken off and judged; none to play
    /// to the end.
    pub truncation: Option<NonZeroU16>,
    /// Whether a trial is broken off when both sides bear off and somebody
    /// knows what that is worth: the judge if the cube can be turned no more,
    /// else the table of endings.
    pub stop_at_bear_off: bool,
    /// Whether the luck of every roll is taken out of the result, which needs
    /// fewer trials, each of which takes longer.
    pub variance_reduction: bool,
    /// Whether the players use the cube.
    pub cube: CubeUse,
}

/// Whether the cube is used in a rollout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum CubeUse {
    /// Nobody doubles; the cube stays as it is.
    Cubeless,
    /// Both sides double, take and pass.
    Cubeful,
}

impl Default for RolloutSettings {
    fn default() -> RolloutSettings {
        RolloutSettings {
            seed: 1,
            truncation: None,
            stop_at_bear_off: true,
            variance_reduction: true,
            cube: CubeUse::Cubeful,
        }
    }
}

/// Who plays a rollout, and who is asked.
#[derive(Clone, Debug)]
pub struct RolloutPlayers<'a, D, E> {
    /// Who plays both sides.
    pub decider: &'a D,
    /// Who judges the luck of rolls and the boards where trials are broken
    /// off.
    pub judge: &'a E,
    /// Endings whose worth with the cube is known, for money play: trials
    /// with the cube are broken off there.
    pub endings: Option<Arc<BearOffTables>>,
}

/// A rollout, as far as it has come. The same trials give the same numbers,
/// in one go or in several and by any number of threads.
///
/// All that it answers is for the player who is on roll in the position it
/// was made of.
#[derive(Debug)]
pub struct Rollout<'a, D, E> {
    players: RolloutPlayers<'a, D, E>,
    settings: RolloutSettings,
    movement: Movement,
    backgammon_needs: BackgammonNeeds,
    /// As the player who rolls first in the lines sees it, and the opponent.
    ladders: [CubeLadder; 2],
    /// Whether those who roll first in the lines are the opponents of the
    /// player the answers are for.
    is_turned: bool,
    /// Whether it is for money, with a cube without a limit and no beavers.
    has_plain_cube: bool,
    lines: Vec<Line>,
    sums: Sums,
}

/// One of the things that are compared: a board before a roll, and a cube.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Line {
    board: Board,
    cube: CubeState,
    /// Whether who rolls first may double before.
    may_double: bool,
}

/// Trials are played in lots of this size, each with all 36 first rolls: a
/// rollout can stop between two lots only, so that threads do not matter.
pub(crate) const LOT: u32 = 36;

impl<'a, D: Decider + Sync, E: Evaluator + Sync> Rollout<'a, D, E> {
    /// A rollout of a position before the roll, by these rules. It has one
    /// line, or two if the player on roll may double and the cube is used: no
    /// double, and double and take.
    #[must_use]
    pub fn before_roll(
        position: &Position,
        rules: &Ruleset,
        table: &MatchEquityTable,
        settings: RolloutSettings,
        players: RolloutPlayers<'a, D, E>,
    ) -> Rollout<'a, D, E> {
        let ladder = ladder(position, settings.cube, table);
        let mut rollout = Rollout::new(position, ladder, rules, settings, players);
        let line = Line {
            board: *position.board(),
            cube: ladder.state(),
            may_double: false,
        };
        rollout.set_lines(vec![line]);
        if let Some(cube) = rollout.view(&line).doubled() {
            rollout.set_lines(vec![line, Line { cube, ..line }]);
        }
        rollout
    }

    /// A rollout of plays by the player on roll, given by the boards they
    /// lead to, as that player sees them: a line for each.
    #[must_use]
    pub fn of_plays(
        position: &Position,
        results: &[Board],
        rules: &Ruleset,
        table: &MatchEquityTable,
        settings: RolloutSettings,
        players: RolloutPlayers<'a, D, E>,
    ) -> Rollout<'a, D, E> {
        let ladder = ladder(position, settings.cube, table).for_opponent();
        let mut rollout = Rollout::new(position, ladder, rules, settings, players);
        rollout.is_turned = true;
        let line = |result: &Board| Line {
            board: result.for_opponent(),
            cube: ladder.state(),
            may_double: true,
        };
        rollout.set_lines(results.iter().map(line).collect());
        rollout
    }

    /// The same for a player who sees the cube like this.
    pub(crate) fn of_results(
        results: &[Board],
        cube: CubeView<'_>,
        (movement, backgammon_needs): (Movement, BackgammonNeeds),
        settings: RolloutSettings,
        players: RolloutPlayers<'a, D, E>,
    ) -> Rollout<'a, D, E> {
        let opponent = cube.for_opponent();
        let line = |result: &Board| Line {
            board: result.for_opponent(),
            cube: opponent.state(),
            may_double: true,
        };
        Rollout {
            players,
            settings,
            movement,
            backgammon_needs,
            ladders: [*opponent.ladder(), *cube.ladder()],
            is_turned: true,
            has_plain_cube: false,
            lines: results.iter().map(line).collect(),
            sums: Sums::new(results.len()),
        }
    }

    fn new(
        position: &Position,
        ladder: CubeLadder,
        rules: &Ruleset,
        settings: RolloutSettings,
        players: RolloutPlayers<'a, D, E>,
    ) -> Rollout<'a, D, E> {
        let is_plain_money = matches!(
            position.stakes(),
            Stakes::Money {
                beavers: Beavers::Off,
                ..
            }
        );
        Rollout {
            players,
            settings,
            movement: rules.movement,
            backgammon_needs: rules.backgammon_needs,
            ladders: [ladder, ladder.for_opponent()],
            is_turned: false,
            has_plain_cube: is_plain_money && position.highest_cube().is_none(),
            lines: Vec::new(),
            sums: Sums::new(0),
        }
    }

    fn set_lines(&mut self, lines: Vec<Line>) {
        self.sums = Sums::new(lines.len());
        self.lines = lines;
    }

    /// Plays trials until the rule says that it is enough or `progress`, who
    /// is asked after every 36 trials, breaks it off.
    pub fn run(
        &mut self,
        until: &StoppingRule,
        threads: NonZeroUsize,
        mut progress: impl FnMut(&Self) -> ControlFlow<()>,
    ) {
        while !until.is_reached(&self.sums) {
            let first = self.sums.trials();
            let last = (first + LOT).min(until.most_trials);
            for samples in self.play_trials(first..last, threads) {
                self.sums.add(&samples);
            }
            if progress(self).is_break() {
                break;
            }
        }
    }

    /// How many trials each line has had.
    #[must_use]
    pub fn trials(&self) -> u32 {
        self.sums.trials()
    }

    /// What is known about each line.
    #[must_use]
    pub fn results(&self) -> Vec<LineResult> {
        (0..self.lines.len())
            .map(|line| self.sums.result(line))
            .collect()
    }

    /// By how much the equity of one line is above that of another, and the
    /// standard error of that. It is smaller than the errors of the two make
    /// think, since both had the same dice.
    #[must_use]
    pub fn difference(&self, one: usize, other: usize) -> (f64, f64) {
        self.sums.difference(one, other)
    }

    /// The cube decision, if both its lines were rolled out.
    #[must_use]
    pub fn cube_decision(&self) -> Option<CubeDecision> {
        let (line, [no_double, double_take]) = match (self.is_turned, &*self.lines) {
            (false, [line, _]) => (line, [0, 1].map(|line| self.sums.result(line).equity)),
            _ => return None,
        };
        let view = self.view(line);
        Some(CubeDecision {
            no_double,
            double_take,
            double_pass: view.won(Win::Single),
            double_beaver: view.beaver(double_take),
            is_redouble: line.cube.holder() == CubeHolder::Player,
        })
    }

    /// The tables of endings, if they are for what is played here: money, a cube
    /// without a limit, no beavers. Nobody can lose a gammon in such endings,
    /// so the Jacoby rule does not matter.
    fn endings(&self) -> Option<&BearOffTables> {
        let tables = self.players.endings.as_deref()?;
        (self.has_plain_cube && tables.movement() == self.movement).then_some(tables)
    }

    fn view(&self, line: &Line) -> CubeView<'_> {
        let [player, opponent] = &self.ladders;
        CubeView::new(player, opponent, line.cube)
    }

    /// Plays some trials of all lines and gives their samples in order.
    fn play_trials(
        &self,
        trials: std::ops::Range<u32>,
        threads: NonZeroUsize,
    ) -> Vec<Vec<sums::Sample>> {
        let threads = threads.get().min(trials.len());
        let play_every = |start: usize| {
            let mut trial = Trial::new(self);
            let numbers = trials.clone().skip(start).step_by(threads);
            let samples = numbers.map(|number| trial.play_lines(number));
            samples.collect::<Vec<_>>()
        };
        if threads <= 1 {
            return play_every(0);
        }
        let mut by_thread: Vec<_> = std::thread::scope(|scope| {
            let play_every = &play_every;
            let start = |thread| scope.spawn(move || play_every(thread));
            let running: Vec<_> = (0..threads).map(start).collect();
            let finished = running.into_iter().map(|thread| {
                let samples = thread.join();
                samples.unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            });
            finished.map(Vec::into_iter).collect()
        });
        (0..trials.len())
            .filter_map(|place| by_thread[place % threads].next())
            .collect()
    }
}

/// The ladder of a position, as far as the cube is used.
fn ladder(position: &Position, cube: CubeUse, table: &MatchEquityTable) -> CubeLadder {
    match cube {
        CubeUse::Cubeful => CubeLadder::of(position, table),
        CubeUse::Cubeless => {
            let stakes = match position.stakes() {
                // Without a cube every gammon counts.
                Stakes::Money { .. } => Stakes::MONEY,
                stakes @ Stakes::Match { .. } => stakes,
            };
            let (player, cube) = (position.on_roll(), position.cube());
            CubeLadder::new(player, cube, stakes, Some(cube.value), table)
        }
    }
}
