//! The config of a training run.

use std::fmt;
use std::str::FromStr;

use engine::Class;

use crate::opening::Mined;
use crate::self_play::Method;

/// The config of a run. Together with the code it determines the resulting
/// nets, number for number.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Config {
    /// The name that the nets carry in their header.
    pub(crate) name: String,
    /// The folder with the nets to start from, relative to this run's; they
    /// grow if these are wider.
    pub(crate) start: Option<String>,
    pub(crate) seed: u64,
    /// The widths of the hidden layers (default: those of the nets to start
    /// from).
    pub(crate) contact: Option<Vec<usize>>,
    pub(crate) race: Option<Vec<usize>>,
    pub(crate) method: Method,
    /// The folder with the nets that prune plays, relative to this run's.
    pub(crate) pruner: Option<String>,
    /// The folders with lessons to learn from, relative to this run's, and how
    /// often. `FOLDER:NUMBER` skips that many lessons. Without lessons, a run
    /// plays and learns as it goes.
    pub(crate) lessons: Vec<String>,
    pub(crate) passes: u32,
    /// The classes whose lessons are learned from.
    pub(crate) classes: Vec<Class>,
    /// Whether the net sees what the next rolls can do, or the bare board.
    pub(crate) sees_rolls: bool,
    /// The share of the averaged weights that each step keeps. With zero, the
    /// last weights count.
    pub(crate) average: f32,
    /// Weights are rounded to this many times the finest step that a net can
    /// hold. Coarse nets compress better.
    pub(crate) grain: u16,
    pub(crate) games: u64,
    /// Adam's rate at the start and at the end; in between it follows half a
    /// cosine.
    pub(crate) rate: (f32, f32),
    pub(crate) batch: usize,
    /// One turn in this many is played at random.
    pub(crate) stray: u32,
    pub(crate) mined: Mined,
    /// The number of shares that games and batches are split into. It's part of
    /// the run, since float sums depend on it.
    pub(crate) threads: usize,
}

/// A line that isn't valid in a config.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ParseConfigError {
    line: usize,
    fault: String,
}

impl fmt::Display for ParseConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

impl std::error::Error for ParseConfigError {}

impl FromStr for Config {
    type Err = ParseConfigError;

    /// Lines of `key = value`; `#` begins a comment.
    fn from_str(text: &str) -> Result<Config, ParseConfigError> {
        let mut config = Config {
            name: String::new(),
            start: None,
            seed: 1,
            contact: None,
            race: None,
            method: Method::OneRoll { lambda: 0.0 },
            pruner: None,
            lessons: Vec::new(),
            passes: 1,
            classes: vec![Class::Contact, Class::Race],
            sees_rolls: true,
            average: 0.0,
            grain: 1,
            games: 0,
            rate: (1e-3, 1e-4),
            batch: 512,
            stray: 40,
            mined: Mined::None,
            threads: 2,
        };
        for (index, text) in text.lines().enumerate() {
            let content = text.split('#').next().unwrap_or_default().trim();
            if content.is_empty() {
                continue;
            }
            let error = |fault: String| ParseConfigError {
                line: index + 1,
                fault,
            };
            let (key, value) = content
                .split_once('=')
                .ok_or_else(|| error("expected key = value".into()))?;
            let (key, value) = (key.trim(), value.trim());
            config.set(key, value).map_err(error)?;
        }
        let has_work = config.games > 0 || !config.lessons.is_empty();
        if config.name.is_empty() || !has_work {
            let fault = "a run needs a name, and a number of games or lessons".into();
            return Err(ParseConfigError {
                line: text.lines().count(),
                fault,
            });
        }
        Ok(config)
    }
}

impl Config {
    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        match key {
            "name" => self.name = value.into(),
            "start" => self.start = Some(value.into()),
            "seed" => self.seed = number(key, value)?,
            "contact" => self.contact = Some(numbers(key, value)?),
            "race" => self.race = Some(numbers(key, value)?),
            "method" if value == "one roll" => self.method = Method::OneRoll { lambda: 0.0 },
            "method" if value == "all rolls" => self.method = Method::AllRolls { every: 4 },
            "method" if value == "expected" => self.method = Method::Expected { lambda: 0.0 },
            "method" => {
                return Err(format!(
                    "method is 'one roll', 'all rolls' or 'expected', not '{value}'"
                ));
            }
            "lambda" => match (&mut self.method, number(key, value)?) {
                (Method::OneRoll { lambda } | Method::Expected { lambda }, share @ 0.0..=1.0) => {
                    *lambda = share;
                }
                _ => return Err("lambda is a share from 0 to 1, after the method".into()),
            },
            "pruner" => self.pruner = Some(value.into()),
            "lessons" => self.lessons = value.split_whitespace().map(str::to_string).collect(),
            "passes" => self.passes = number(key, value)?,
            "only" if value == "contact" => self.classes = vec![Class::Contact],
            "only" if value == "races" => self.classes = vec![Class::Race],
            "only" => return Err(format!("only must be 'contact' or 'races', not '{value}'")),
            "inputs" if value == "all" => self.sees_rolls = true,
            "inputs" if value == "board" => self.sees_rolls = false,
            "inputs" => return Err(format!("inputs must be 'all' or 'board', not '{value}'")),
            "average" => match number(key, value)? {
                share @ 0.0..1.0 => self.average = share,
                _ => return Err("average is a share from 0 to below 1".into()),
            },
            "grain" => self.grain = number(key, value)?,
            "games" => self.games = number(key, value)?,
            "rate" => match numbers(key, value)?[..] {
                [first, last] => self.rate = (first, last),
                _ => return Err("rate is two numbers, the first and the last".into()),
            },
            "batch" => self.batch = number(key, value)?,
            "stray" => self.stray = number(key, value)?,
            "mined" if value == "races" => self.mined = Mined::Races,
            "mined" if value == "played races" => self.mined = Mined::PlayedRaces,
            "mined" => self.mined = Mined::OneIn(number(key, value)?),
            "threads" => self.threads = number(key, value)?,
            _ => return Err(format!("there is no setting called '{key}'")),
        }
        let layers = |widths: &Option<Vec<usize>>| widths.as_ref().map_or(1, Vec::len);
        let sizes = [
            self.batch,
            self.threads,
            layers(&self.contact),
            layers(&self.race),
        ];
        if sizes.contains(&0)
            || self.passes == 0
            || self.stray == 0
            || self.grain == 0
            || self.mined == Mined::OneIn(0)
        {
            return Err(format!("{key} can't be zero"));
        }
        Ok(())
    }
}

fn number<T: FromStr>(key: &str, value: &str) -> Result<T, String> {
    value
        .parse()
        .map_err(|_| format!("{key} is no number: '{value}'"))
}

fn numbers<T: FromStr>(key: &str, value: &str) -> Result<Vec<T>, String> {
    value
        .split_whitespace()
        .map(|value| number(key, value))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_says_what_a_run_is() {
        let text = "name = try # a comment\ngames = 500\nmethod = all rolls\nrate = 1e-4 1e-5\n";
        let config: Config = text.parse().unwrap();
        assert_eq!(config.name, "try");
        assert_eq!(config.method, Method::AllRolls { every: 4 });
        assert_eq!(config.rate, (1e-4, 1e-5));
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        let said = |text: &str| text.parse::<Config>().unwrap_err().to_string();
        assert_eq!(
            said("name = a\ngame = 3"),
            "line 2: there is no setting called 'game'"
        );
        assert_eq!(
            said("name = a"),
            "line 1: a run needs a name, and a number of games or lessons"
        );
        assert_eq!(said("batch = 0"), "line 1: batch can't be zero");
        assert_eq!(
            said("only = bear-offs"),
            "line 1: only must be 'contact' or 'races', not 'bear-offs'"
        );
    }
}
