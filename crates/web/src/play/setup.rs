//! What's agreed before the start, and how each person likes to play.

use rules::{ByPlayer, PointLabels, Ruleset, Seat};
use serde::{Deserialize, Serialize};

/// Everything that's agreed before the first die is rolled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSetup {
    /// The players, by their colors at the start. Where a die decides the
    /// colors, these may change; the people stay.
    pub participants: ByPlayer<Participant>,
    /// The rules, including what's played for and whether there's a cube.
    pub rules: Ruleset,
    /// Where the dice come from.
    pub dice: DiceSource,
    /// Who sits at the bottom of the screen.
    pub bottom: Bottom,
}

/// A player at the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Participant {
    /// A person at this screen.
    Person {
        /// Any name, without line breaks.
        name: String,
    },
    /// The program.
    Computer {
        /// The name of a level of the engine, one word.
        level: String,
        /// Which player of that level: what one overlooks, another sees.
        seed: u64,
    },
    /// A player at another screen, person or program. A table with one is kept
    /// by a server and never saved here.
    Remote {
        /// Their name.
        name: String,
    },
}

impl Participant {
    /// Whether it's the computer.
    #[must_use]
    pub const fn is_computer(&self) -> bool {
        matches!(self, Participant::Computer { .. })
    }
}

/// Where the dice come from. A seed always gives the same dice, so a turn
/// that's taken back gets the same dice again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiceSource {
    /// From a random seed.
    Random(u64),
    /// From a chosen seed.
    Seed(u64),
    /// From real dice, typed in for both sides.
    ByHand,
    /// From the server that keeps the table.
    Server,
}

/// Who sits at the bottom of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bottom {
    /// Always the same person, whatever the color.
    Seat(Seat),
    /// The player who has to decide: the board turns between two people. It
    /// never turns to a computer.
    OnTurn,
}

/// How a person likes to play: what the table does automatically. It can change
/// at any time and isn't saved with the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// Dice are rolled automatically, but only when no double is possible.
    pub rolls_by_itself: bool,
    /// A roll that can be played in only one way is played automatically.
    pub plays_forced: bool,
    /// The dice are picked up automatically when everything is played.
    pub ends_by_itself: bool,
    /// When the coach speaks up before a decision is final.
    pub coach: Coach,
    /// What is printed beside the points; what the leaflet prints if nothing
    /// is chosen.
    pub labels: Option<PointLabels>,
}

/// When the coach speaks up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Coach {
    /// About nothing.
    #[default]
    Silent,
    /// About what changes the game.
    Blunders,
    /// About everything that isn't a matter of taste.
    Mistakes,
}

impl Coach {
    /// Each, the quietest first.
    pub const ALL: [Coach; 3] = [Coach::Silent, Coach::Blunders, Coach::Mistakes];

    /// The loss from which the coach speaks up, in points of the cube. Close
    /// decisions are never worth mentioning.
    pub(super) const fn speaks_from(self) -> Option<f64> {
        match self {
            Coach::Silent => None,
            Coach::Blunders => Some(0.08),
            Coach::Mistakes => Some(0.03),
        }
    }
}

impl Participant {
    /// The same with a name on one line.
    pub(super) fn tidied(self) -> Participant {
        let on_one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        match self {
            Participant::Person { name } => Participant::Person {
                name: on_one_line(&name),
            },
            Participant::Computer { level, seed } => Participant::Computer {
                level: on_one_line(&level).replace(' ', "-"),
                seed,
            },
            Participant::Remote { name } => Participant::Remote {
                name: on_one_line(&name),
            },
        }
    }
}

impl TableSetup {
    /// The same with other random dice, if they are random.
    pub(super) fn with_seed(mut self, seed: u64) -> TableSetup {
        if let DiceSource::Random(random) = &mut self.dice {
            *random = seed;
        }
        self
    }
}
