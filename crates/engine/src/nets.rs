//! Which nets there are to judge with.

use std::sync::Arc;

use crate::net::Net;

/// The nets that judge: a quick pair, and a deep one where there is one.
///
/// With both, the deep nets judge, and the quick ones do what takes many
/// answers and no fine judgment: leave out bad replies inside of a search,
/// measure luck in rollouts, and play the weak levels. A page can begin with
/// the quick pair and get the deep one later.
#[derive(Clone, Debug)]
pub struct Nets {
    quick: NetPair,
    deep: Option<NetPair>,
}

/// Two nets of one training run. To clone them costs nothing.
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
    /// Quick nets alone.
    #[must_use]
    pub const fn quick_alone(quick: NetPair) -> Nets {
        Nets { quick, deep: None }
    }

    /// The same with deep nets, which judge from now on.
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

    /// The training runs that made the nets for contact, the deep one first.
    #[must_use]
    pub fn runs(&self) -> String {
        let quick = self.quick.contact.run();
        match &self.deep {
            Some(deep) => format!("{} {quick}", deep.contact.run()),
            None => quick.to_owned(),
        }
    }

    /// Which of them judge.
    #[must_use]
    pub const fn kind(&self) -> NetKind {
        match self.deep {
            Some(_) => NetKind::Deep,
            None => NetKind::Quick,
        }
    }
}

impl NetPair {
    /// A net for contact and one for races.
    #[must_use]
    pub fn new(contact: Net, race: Net) -> NetPair {
        NetPair {
            contact: Arc::new(contact),
            race: Arc::new(race),
        }
    }
}
