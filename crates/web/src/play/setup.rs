//! What is agreed before the start, and how each likes to play.

use rules::{ByPlayer, PointLabels, Ruleset, Seat};
use serde::{Deserialize, Serialize};

/// All that is agreed before the first die is thrown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSetup {
    /// Who sits at the board, by the color at the beginning. Where the die
    /// gives the colors they may change; people stay.
    pub participants: ByPlayer<Participant>,
    /// The rules, with what is played for and whether there is a cube.
    pub rules: Ruleset,
    /// Where the dice come from.
    pub dice: DiceSource,
    /// Who sits at the bottom of the screen.
    pub bottom: Bottom,
}

/// Somebody at the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Participant {
    /// Somebody in front of the screen.
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
    /// Whoever sits at another screen, a program or not. A table with one of
    /// these is kept by a server, and never saved here.
    Remote {
        /// What they are called.
        name: String,
    },
}

impl Participant {
    /// Whether it is the program.
    #[must_use]
    pub const fn is_computer(&self) -> bool {
        matches!(self, Participant::Computer { .. })
    }
}

/// Where the dice come from. The dice of a seed are always the same, so a turn
/// that was taken back gets the same dice again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiceSource {
    /// From a seed that nobody has chosen.
    Random(u64),
    /// From a seed that was chosen.
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
    /// Whoever has to decide: the board turns between two people. A computer
    /// never sits at the bottom for it.
    OnTurn,
}

/// How a person likes to play: what the table does by itself. It can change
/// at any time and is not saved with the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// The dice roll by themselves, but only when no double is possible.
    pub rolls_by_itself: bool,
    /// A roll that can be played in one way only is played.
    pub plays_forced: bool,
    /// The dice are picked up when all is played.
    pub ends_by_itself: bool,
    /// About what the coach speaks up before it stands.
    pub coach: Coach,
    /// What is printed beside the points; what the leaflet prints if nothing
    /// is chosen.
    pub labels: Option<PointLabels>,
}

/// About what the coach speaks up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Coach {
    /// About nothing.
    #[default]
    Silent,
    /// About what changes the game.
    Blunders,
    /// About everything that is no matter of taste.
    Mistakes,
}

impl Coach {
    /// Each, the quietest first.
    pub const ALL: [Coach; 3] = [Coach::Silent, Coach::Blunders, Coach::Mistakes];

    /// From what loss on the coach speaks, in points of the cube. What is
    /// close is never worth a word.
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
