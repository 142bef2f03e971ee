//! Positions as people name them.

use std::fmt;
use std::str::FromStr;

use anyhow::Context;
use rules::{Board, Cube, Player, Position, PositionId, Setup, Stage, Stakes};

/// A position and the text by which it was named.
#[derive(Clone, Debug)]
pub(crate) struct NamedPosition {
    name: String,
    position: Position,
}

impl NamedPosition {
    /// Everything that the name says.
    pub(crate) const fn position(&self) -> &Position {
        &self.position
    }
}

impl FromStr for NamedPosition {
    type Err = anyhow::Error;

    fn from_str(name: &str) -> anyhow::Result<NamedPosition> {
        let board = name.parse::<PositionId>()?.board();
        let board = board.with_context(|| format!("'{name}' is not a position"))?;
        Ok(NamedPosition {
            name: name.to_owned(),
            position: Position::try_from(before_roll(&board))?,
        })
    }
}

/// As the text by which it was named.
impl fmt::Display for NamedPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.name)
    }
}

/// What a Position ID leaves open: a game for money without extras, before
/// the roll, and the cube in the middle.
fn before_roll(board: &Board) -> Setup {
    let is_over = board.player().are_off() || board.opponent().are_off();
    Setup {
        player: board.player().into(),
        opponent: board.opponent().into(),
        on_roll: Player::White,
        stage: if is_over {
            Stage::Over
        } else {
            Stage::BeforeRoll
        },
        offer: None,
        cube: Cube::CENTERED,
        highest_cube: None,
        stakes: Stakes::MONEY,
    }
}
