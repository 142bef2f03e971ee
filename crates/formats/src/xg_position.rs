//! Positions in eXtreme Gammon's notation.

use rules::{Setup, Xgid};

/// Reads the text after `Set Pos=` in an eXtreme Gammon match text: 26
/// characters, a slash, and the cube, positive if the bottom player owns it.
/// The bottom player is the one in the right column.
pub(crate) fn read_set_pos(text: &str) -> Option<Setup> {
    let (board, cube) = text.trim().split_once('/')?;
    let cube: i32 = cube.trim().parse().ok()?;
    let (doublings, owner) = (cube.unsigned_abs(), cube.signum());
    let id = format!("XGID={board}:{doublings}:{owner}:1:00:0:0:0:0:10");
    let setup = Setup::from(id.parse::<Xgid>().ok()?);
    Some(Setup {
        highest_cube: None,
        ..recolored(setup)
    })
}

/// The same with the colors swapped.
pub(crate) fn recolored(setup: Setup) -> Setup {
    let mut setup = setup;
    setup.on_roll = setup.on_roll.opponent();
    setup.cube.owner = setup.cube.owner.map(rules::Player::opponent);
    if let Some(offer) = &mut setup.offer {
        offer.by = offer.by.opponent();
    }
    if let rules::Stakes::Match { score, .. } = &mut setup.stakes {
        *score = score.swapped();
    }
    setup
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{CubeValue, Player};

    #[test]
    fn a_position_that_was_set_belongs_to_the_right_player() {
        let setup = read_set_pos("-b----E-C---eE---c-e----B-/1").unwrap();
        assert_eq!(setup.on_roll, Player::Black);
        assert_eq!(setup.cube.value, CubeValue::new(2));
        assert_eq!(setup.cube.owner, Some(Player::Black));
        assert_eq!(setup.player.points[5], 5);
        let other = read_set_pos("-b----E-C---eE---c-e----B-/-1").unwrap();
        assert_eq!(other.cube.owner, Some(Player::White));
        for text in [
            "",
            "/",
            "-b-/0",
            "-b----E-C---eE---c-e----B-",
            "-b----E-C---eE---c-e----B-/99",
        ] {
            assert_eq!(read_set_pos(text), None, "{text}");
        }
    }
}
