//! `gammonbox rollout`: plays a position to the end many times.

mod report;

use std::fs;
use std::io::Write;
use std::num::{NonZeroU16, NonZeroUsize};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, bail};
use clap::Args;
use engine::{
    CubeUse, Evaluator, Judge, Lookahead, Plies, Rollout as Trials, RolloutPlayers,
    RolloutSettings, StoppingRule,
};
use rules::{Board, Plays, Position, Roll, Stage, WrittenPlay};

use self::report::Report;
use super::Answer;
use crate::batch::write_line;
use crate::engine_choice::EngineChoice;
use crate::files::write_in_one_step;
use crate::named_position::NamedPosition;
use crate::progress::Progress;

/// Roll out a position: play it to the end many times and average the results.
///
/// Without a roll, the position before rolling and its cube decision are rolled
/// out; with a roll, its best plays, or the ones you name, are compared.
/// Variance is reduced by taking the luck of every roll out of the results. The
/// same seed gives the same answer on every machine, with any number of
/// threads.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Rollout {
    /// The position, as the player on roll sees it
    #[arg(allow_hyphen_values = true)]
    position: NamedPosition,

    /// Compare plays of this roll
    #[arg(long)]
    roll: Option<Roll>,

    /// Compare these plays, such as "8/5 6/5"; needs a roll
    #[arg(value_name = "PLAY")]
    plays: Vec<WrittenPlay>,

    /// How many of the best-looking plays to compare, if you name none
    #[arg(long, value_name = "N", default_value = "4")]
    candidates: NonZeroUsize,

    /// Maximum number of trials
    #[arg(long, value_name = "N", default_value = "1296", value_parser = trials)]
    trials: u32,

    /// Stop when every equity's standard error is at most this
    #[arg(long, value_name = "POINTS", value_parser = positive)]
    error: Option<f64>,

    /// Stop when the best play is ahead by this many standard errors
    #[arg(long, value_name = "N", value_parser = positive)]
    lead: Option<f64>,

    /// Cut trials off after this many rolls, and evaluate there
    #[arg(long, value_name = "ROLLS")]
    truncate: Option<NonZeroU16>,

    /// Plies the players look ahead, 0 to 3
    #[arg(long, value_name = "N", default_value_t = Plies::ZERO)]
    plies: Plies,

    /// Seed for the dice
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,

    /// Play without the cube
    #[arg(long)]
    cubeless: bool,

    /// Don't reduce variance: trials are faster, but you need many more
    #[arg(long)]
    keep_luck: bool,

    /// Save the results to this file and continue from it next time
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,

    #[command(flatten)]
    engine: EngineChoice,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = r#"Examples:
  gammonbox rollout 4HPwATDgc/ABMA --truncate 11
  gammonbox rollout 4HPwATDgc/ABMA --roll 41 --lead 3
  gammonbox rollout 4HPwATDgc/ABMA --roll 41 "24/23 13/9" "13/9 6/5"
  gammonbox rollout 4HPwATDgc/ABMA --trials 12960 --resume opening.rollout

With --json the answer is one line, with a standard error for every number:
  {"position":"…","roll":"41","seed":1,"trials":1296,"lines":[{"play":"…",
   "equity":0.01,"equity_error":0.004,"win":0.51,"win_error":0.002, …}, …]}
Before a roll a line has "cube" instead of "play": "no double" or "double,
take". "decision" then says what to do, unless nobody may double."#;

impl Rollout {
    /// Rolls out, and says what came out.
    ///
    /// # Errors
    ///
    /// If what is asked makes no sense, or a file or stream fails.
    pub(crate) fn run(&self, output: &mut dyn Write) -> anyhow::Result<Answer> {
        let position = self.position.position();
        let roll = self.roll()?;
        let (rules, settings) = (&self.engine.rules, self.settings());
        let plays = roll.map(|roll| Plays::new(position.board(), roll, rules.movement));
        let named = self.named_plays(plays.as_ref())?;
        let judge = self.engine.judge()?;
        let lookahead = Lookahead::new(&judge, rules.movement, self.plies)
            .with_endings(Arc::clone(judge.tables()));
        let players = RolloutPlayers {
            decider: &lookahead,
            judge: &judge,
            endings: Some(Arc::clone(judge.tables())),
        };
        let table = &*self.engine.match_equities()?;
        let (mut rollout, names) = match plays {
            None => {
                let trials = Trials::before_roll(position, rules, table, settings, players);
                (trials, Vec::new())
            }
            Some(plays) => {
                let results = named.unwrap_or_else(|| self.candidates(&plays, &judge));
                let names = results.iter().map(|result| plays.leading_to(result));
                let names = names.flatten().map(|play| play.to_string()).collect();
                let trials = Trials::of_plays(position, &results, rules, table, settings, players);
                (trials, names)
            }
        };
        self.roll_out(&mut rollout)?;
        let report = Report::new(&self.position, roll, self.seed, names, &rollout);
        if self.json {
            write_line(output, &report)?;
        } else {
            report.write(output)?;
        }
        Ok(Answer::Done)
    }

    fn settings(&self) -> RolloutSettings {
        let has_cube = self.engine.rules.cube.in_use && !self.cubeless;
        RolloutSettings {
            seed: self.seed,
            truncation: self.truncate,
            stop_at_bear_off: true,
            variance_reduction: !self.keep_luck,
            cube: if has_cube {
                CubeUse::Cubeful
            } else {
                CubeUse::Cubeless
            },
        }
    }

    /// The roll whose plays are compared, if one is given or in the position.
    fn roll(&self) -> anyhow::Result<Option<Roll>> {
        let position: &Position = self.position.position();
        match position.stage() {
            Stage::Over => bail!("the game is already over in position {}", self.position),
            Stage::Rolled(roll) => Ok(self.roll.or(Some(roll))),
            Stage::BeforeRoll => Ok(self.roll),
        }
    }

    /// The results of the plays that were named, if any were.
    fn named_plays(&self, plays: Option<&Plays>) -> anyhow::Result<Option<Vec<Board>>> {
        if self.plays.is_empty() {
            return Ok(None);
        }
        let plays = plays.context("comparing plays takes a roll, and there is none")?;
        let mut results = Vec::new();
        for written in &self.plays {
            let (_, result) = plays.find(written)?;
            if !results.contains(result) {
                results.push(*result);
            }
        }
        Ok(Some(results))
    }

    /// The results of the plays that look best, for money.
    fn candidates(&self, plays: &Plays, judge: &Judge) -> Vec<Board> {
        let results: Vec<Board> = plays.iter().map(|&(_, result)| result).collect();
        let turned: Vec<_> = results.iter().map(Board::for_opponent).collect();
        let chances = judge.chances_of_all(&turned);
        let worth = |place: usize| chances[place].equity().0;
        let mut places: Vec<usize> = (0..results.len()).collect();
        // What is worst for the opponent comes first.
        places.sort_by(|&one, &other| worth(one).total_cmp(&worth(other)));
        places.truncate(self.candidates.get());
        places.into_iter().map(|place| results[place]).collect()
    }

    /// Plays the trials, from where a file says and back into it.
    fn roll_out(&self, rollout: &mut Trials<'_, Lookahead<&Judge>, Judge>) -> anyhow::Result<()> {
        if let Some(path) = self.resume.as_deref().filter(|path| path.exists()) {
            let bytes =
                fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
            let resumed = rollout.resume(&bytes);
            resumed.with_context(|| format!("cannot continue from {}", path.display()))?;
        }
        let until = StoppingRule {
            most_trials: self.trials,
            least_trials: self.trials.min(LEAST_TRIALS),
            standard_error: self.error,
            lead: self.lead,
        };
        let mut progress = Progress::new(self.trials as usize);
        let mut kept = Ok(());
        rollout.run(&until, self.engine.threads(), |rollout| {
            let errors = rollout
                .results()
                .into_iter()
                .map(|line| line.equity_error.0);
            let error = errors.fold(0.0, f32::max);
            progress.reach(rollout.trials() as usize, &format!("± {error:.4}"));
            if let Some(path) = &self.resume {
                kept = write_in_one_step(path, &rollout.to_bytes());
            }
            match kept {
                Ok(()) => ControlFlow::Continue(()),
                Err(_) => ControlFlow::Break(()),
            }
        });
        kept
    }
}

/// A rollout doesn't stop before this many trials, since errors are guesses
/// until then.
const LEAST_TRIALS: u32 = 144;

fn trials(text: &str) -> anyhow::Result<u32> {
    let trials = text.parse().ok().filter(|trials| *trials > 0);
    trials.with_context(|| format!("'{text}' is not a number of trials: expected 1 or more"))
}

fn positive(text: &str) -> anyhow::Result<f64> {
    let number = text.parse().ok();
    let number = number.filter(|number: &f64| number.is_finite() && *number > 0.0);
    number.with_context(|| format!("'{text}' is not a number above 0"))
}
