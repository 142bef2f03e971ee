//! Positions given as IDs.

use std::fmt;
use std::str::FromStr;

use anyhow::{Context, bail};
use rules::{AnyId, Position, Roll, Setup, Stage};

/// A position and the ID it was given as: a Position ID, a GNUbg ID, an XGID or
/// an OGID. A Position ID doesn't include the stakes: then it's money play with
/// a centered cube and White on roll.
#[derive(Clone, Debug)]
pub(crate) struct NamedPosition {
    name: String,
    position: Position,
    says_cube: bool,
}

impl NamedPosition {
    /// Everything that the name says.
    pub(crate) const fn position(&self) -> &Position {
        &self.position
    }

    /// Whether the name says where the cube is and what the game is for, or
    /// only where the checkers are.
    pub(crate) const fn says_cube(&self) -> bool {
        self.says_cube
    }

    /// The roll to play: the one that is given, else the one that the name
    /// says.
    ///
    /// # Errors
    ///
    /// If there is none, or nothing to play any more.
    pub(crate) fn roll_to_play(&self, given: Option<Roll>) -> anyhow::Result<Roll> {
        let rolled = match self.position.stage() {
            Stage::Rolled(roll) => Some(roll),
            Stage::BeforeRoll => None,
            Stage::Over => bail!("the game is already over in position {self}"),
        };
        let roll = given.or(rolled);
        roll.with_context(|| format!("position {self} has no roll; give one"))
    }
}

impl FromStr for NamedPosition {
    type Err = anyhow::Error;

    fn from_str(name: &str) -> anyhow::Result<NamedPosition> {
        let id = name.parse::<AnyId>()?;
        let position = Position::try_from(Setup::from(id));
        Ok(NamedPosition {
            name: name.to_owned(),
            // The id alone: it may have come in a text of many lines.
            position: position.with_context(|| format!("'{id}' is not a legal position"))?,
            says_cube: !matches!(id, AnyId::PositionId(_)),
        })
    }
}

/// The ID as it was given.
impl fmt::Display for NamedPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.name)
    }
}
