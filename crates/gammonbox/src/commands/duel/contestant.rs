//! Parses the contestants of a duel.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use engine::{Judge, Level, LevelPlayer};
use rules::Ruleset;

use crate::nets::judge;

/// A level, with nets of its own if it has any.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Contestant {
    name: String,
    level: Level,
    contact: Option<PathBuf>,
    race: Option<PathBuf>,
}

impl Contestant {
    /// The contestant at the board, by these rules.
    ///
    /// # Errors
    ///
    /// If a net cannot be read.
    pub(super) fn player(&self, seed: u64, rules: &Ruleset) -> anyhow::Result<LevelPlayer<Judge>> {
        let judge = judge(rules, self.contact.as_deref(), self.race.as_deref())?;
        Ok(LevelPlayer::new(self.level, seed, judge, rules.movement))
    }
}

impl FromStr for Contestant {
    type Err = engine::NoSuchLevel;

    fn from_str(name: &str) -> Result<Contestant, engine::NoSuchLevel> {
        let level_and_nets = name.split_once(':');
        let (level, nets) = match level_and_nets {
            Some((level, nets)) if Level::named(level).is_some() => (level, Some(nets)),
            // Names of files have dots or slashes, names of levels do not.
            _ if name.contains(['.', '/', '\\']) => ("expert", Some(name)),
            _ => (name, None),
        };
        let mut nets = nets
            .into_iter()
            .flat_map(|nets| nets.splitn(2, ','))
            .map(PathBuf::from);
        Ok(Contestant {
            name: name.to_owned(),
            level: level.parse()?,
            contact: nets.next(),
            race: nets.next(),
        })
    }
}

/// As it was written.
impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(name: &str) -> (String, Option<PathBuf>, Option<PathBuf>) {
        let contestant: Contestant = name.parse().unwrap();
        assert_eq!(contestant.to_string(), name);
        let level = contestant.level.name.to_owned();
        (level, contestant.contact, contestant.race)
    }

    #[test]
    fn a_contestant_is_a_level_a_net_or_both() {
        let file = |name: &str| Some(PathBuf::from(name));
        assert_eq!(read("club"), ("club".to_owned(), None, None));
        assert_eq!(
            read("run/contact.net"),
            ("expert".to_owned(), file("run/contact.net"), None)
        );
        assert_eq!(
            read("master:a.net,b.net"),
            ("master".to_owned(), file("a.net"), file("b.net"))
        );
        assert!("wizard".parse::<Contestant>().is_err());
    }
}
