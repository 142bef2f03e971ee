//! The nets to evaluate with.

use std::sync::Arc;

use crate::net::Net;

/// A quick pair of nets and, optionally, a deep pair.
///
/// With both, the deep nets evaluate positions, and the quick ones do work that
/// needs many answers but less precision: pruning bad replies in a search,
/// measuring luck in rollouts, and playing the weak levels. A page can start
/// with the quick pair and get the deep one later.
#[derive(Clone, Debug)]
pub struct Nets {
    quick: NetPair,
    deep: Option<NetPair>,
}

/// Two nets from one training run. Cloning is cheap.
#[derive(Clone, Debug)]
pub struct NetPair {
    /// For contact.
    pub contact: Arc<Net>,
    /// For races.
    pub race: Arc<Net>,
}

/// Which nets an answer comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum NetKind {
    /// The quick nets.
    Quick,
    /// The deep nets.
    Deep,
}

impl Nets {
    /// Only quick nets.
    #[must_use]
    pub const fn quick_alone(quick: NetPair) -> Nets {
        Nets { quick, deep: None }
    }

    /// Adds deep nets, which evaluate positions from now on.
    #[must_use]
    pub fn with_deep(mut self, deep: NetPair) -> Nets {
        self.deep = Some(deep);
        self
    }

    /// The quick nets.
    #[must_use]
    pub const fn quick(&self) -> &NetPair {
        &self.quick
    }

    /// The deep nets, if there are any.
    #[must_use]
    pub const fn deep(&self) -> Option<&NetPair> {
        self.deep.as_ref()
    }

    /// The training runs that made the nets, each once, the deep ones first.
    #[must_use]
    pub fn runs(&self) -> String {
        let pairs = self.deep.iter().chain([&self.quick]);
        let mut runs: Vec<&str> = Vec::new();
        for run in pairs.flat_map(|pair| [pair.contact.run(), pair.race.run()]) {
            if !runs.contains(&run) {
                runs.push(run);
            }
        }
        runs.join(" ")
    }

    /// Which of them evaluate positions.
    #[must_use]
    pub const fn kind(&self) -> NetKind {
        match self.deep {
            Some(_) => NetKind::Deep,
            None => NetKind::Quick,
        }
    }
}

impl NetPair {
    /// A contact net and a race net.
    #[must_use]
    pub fn new(contact: Net, race: Net) -> NetPair {
        NetPair {
            contact: Arc::new(contact),
            race: Arc::new(race),
        }
    }
}
