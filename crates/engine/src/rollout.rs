//! Rollouts: evaluating a position by playing it to the end many times.
//!
//! Trial `n` of a seed has the same dice for every line that's compared, on
//! every machine and in every thread, and the trials are summed in order. So
//! the answer depends only on the question.

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

use rules::{BackgammonNeeds, Beavers, Board, CubeValue, Movement, Position, Ruleset, Stakes, Win};

use crate::bear_off::BearOffTables;
use crate::chances::Equity;
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
    /// The seed of the dice.
    pub seed: u64,
    /// After how many rolls a trial is cut off and evaluated; `None` to play to
    /// the end.
    pub truncation: Option<NonZeroU16>,
    /// Whether a trial stops when both sides bear off and the value is known:
    /// from the judge if the cube can't be turned anymore, otherwise from the
    /// table of endings.
    pub stop_at_bear_off: bool,
    /// Whether the luck of every roll is removed from the result. This needs
    /// fewer trials, but each takes longer.
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

/// Who plays a rollout, and who evaluates.
#[derive(Clone, Debug)]
pub struct RolloutPlayers<'a, D, E> {
    /// Plays both sides.
    pub decider: &'a D,
    /// Evaluates the luck of rolls, and the boards where trials are cut off.
    pub judge: &'a E,
    /// Endings with known cubeful values, for money play: trials with the cube
    /// stop there.
    pub endings: Option<Arc<BearOffTables>>,
}

/// A rollout in progress. The same trials give the same numbers, all at once or
/// in several runs, and with any number of threads.
///
/// All answers are for the player on roll in the original position.
#[derive(Debug)]
pub struct Rollout<'a, D, E> {
    players: RolloutPlayers<'a, D, E>,
    settings: RolloutSettings,
    movement: Movement,
    backgammon_needs: BackgammonNeeds,
    /// From the view of the player who rolls first in the lines, and of the
    /// opponent.
    ladders: [CubeLadder; 2],
    /// Whether the player who rolls first in the lines is the opponent of the
    /// one the answers are for.
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
    /// Whether the player who rolls first may double before that.
    may_double: bool,
}

/// Trials are played in lots of this size, each with all 36 first rolls: a
/// rollout can stop between two lots only, so that threads do not matter.
pub(crate) const LOT: u32 = 36;

impl<'a, D: Decider + Sync, E: Evaluator + Sync> Rollout<'a, D, E> {
    /// A rollout of a position before the roll, by these rules. It has one
    /// line, or two if the player on roll may double and the cube is used: no
    /// double, and double/take.
    #[must_use]
    pub fn before_roll(
        position: &Position,
        rules: &Ruleset,
        table: &MatchEquityTable,
        settings: RolloutSettings,
        players: RolloutPlayers<'a, D, E>,
    ) -> Rollout<'a, D, E> {
        let ladder = ladder(position, rules, settings.cube, table);
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

    /// A rollout of plays by the player on roll: one line for each board they
    /// lead to, from that player's view.
    #[must_use]
    pub fn of_plays(
        position: &Position,
        results: &[Board],
        rules: &Ruleset,
        table: &MatchEquityTable,
        settings: RolloutSettings,
        players: RolloutPlayers<'a, D, E>,
    ) -> Rollout<'a, D, E> {
        let ladder = ladder(position, rules, settings.cube, table).for_opponent();
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
        rules: (Movement, BackgammonNeeds),
        settings: RolloutSettings,
        players: RolloutPlayers<'a, D, E>,
    ) -> Rollout<'a, D, E> {
        let opponent = cube.for_opponent();
        let line = |result: &Board| Line {
            board: result.for_opponent(),
            cube: opponent.state(),
            may_double: true,
        };
        let mut rollout = Rollout::with_view(opponent, rules, settings, players);
        rollout.is_turned = true;
        rollout.set_lines(results.iter().map(line).collect());
        rollout
    }

    /// A rollout before the roll of a player who sees the cube like this: no
    /// double, and double/take if a double can help.
    pub(crate) fn of_cube(
        board: &Board,
        cube: CubeView<'_>,
        rules: (Movement, BackgammonNeeds),
        settings: RolloutSettings,
        players: RolloutPlayers<'a, D, E>,
    ) -> Rollout<'a, D, E> {
        let line = |cube| Line {
            board: *board,
            cube,
            may_double: false,
        };
        let states = [Some(cube.state()), cube.doubled()].into_iter().flatten();
        let mut rollout = Rollout::with_view(cube, rules, settings, players);
        rollout.set_lines(states.map(line).collect());
        rollout
    }

    /// Without lines yet, for a player who rolls first and sees the cube like
    /// this.
    fn with_view(
        cube: CubeView<'_>,
        (movement, backgammon_needs): (Movement, BackgammonNeeds),
        settings: RolloutSettings,
        players: RolloutPlayers<'a, D, E>,
    ) -> Rollout<'a, D, E> {
        Rollout {
            players,
            settings,
            movement,
            backgammon_needs,
            ladders: [*cube.ladder(), *cube.for_opponent().ladder()],
            is_turned: false,
            has_plain_cube: false,
            lines: Vec::new(),
            sums: Sums::new(0),
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
            has_plain_cube: is_plain_money && highest_cube(position, rules).is_none(),
            lines: Vec::new(),
            sums: Sums::new(0),
        }
    }

    fn set_lines(&mut self, lines: Vec<Line>) {
        self.sums = Sums::new(lines.len());
        self.lines = lines;
    }

    /// Plays trials until the stopping rule is satisfied or `progress`, which
    /// is called after every 36 trials, stops it.
    pub fn run(
        &mut self,
        until: &StoppingRule,
        threads: NonZeroUsize,
        mut progress: impl FnMut(&Self) -> ControlFlow<()>,
    ) {
        while !until.is_reached(&self.sums, self.double_pass()) {
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

    /// How many trials each line has.
    #[must_use]
    pub fn trials(&self) -> u32 {
        self.sums.trials()
    }

    /// The results of each line.
    #[must_use]
    pub fn results(&self) -> Vec<LineResult> {
        (0..self.lines.len())
            .map(|line| self.sums.result(line))
            .collect()
    }

    /// How much higher one line's equity is than another's, with the standard
    /// error of the difference. It's smaller than the two errors suggest, since
    /// both lines had the same dice.
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
        Some(CubeDecision {
            no_double,
            double_take,
            double_pass: self.double_pass()?,
            double_beaver: self.view(line).beaver(double_take),
            is_redouble: line.cube.holder() == CubeHolder::Player,
        })
    }

    /// What a pass is worth, if this is a rollout of a cube decision.
    fn double_pass(&self) -> Option<Equity> {
        match (self.is_turned, &*self.lines) {
            (false, [no_double, _]) => Some(self.view(no_double).won(Win::Single)),
            _ => None,
        }
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

    /// Plays some trials of all lines and returns their samples in order.
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
fn ladder(
    position: &Position,
    rules: &Ruleset,
    cube_use: CubeUse,
    table: &MatchEquityTable,
) -> CubeLadder {
    let (player, cube) = (position.on_roll(), position.cube());
    let (stakes, highest) = match (cube_use, position.stakes()) {
        (CubeUse::Cubeful, stakes) => (stakes, highest_cube(position, rules)),
        // Without a cube every gammon counts.
        (CubeUse::Cubeless, Stakes::Money { .. }) => (Stakes::MONEY, Some(cube.value)),
        (CubeUse::Cubeless, stakes @ Stakes::Match { .. }) => (stakes, Some(cube.value)),
    };
    CubeLadder::new(player, cube, stakes, highest, table)
}

/// The cube's limit: the position's own, or else that of the rules.
fn highest_cube(position: &Position, rules: &Ruleset) -> Option<CubeValue> {
    position.highest_cube().or(rules.cube.highest)
}
