//! IDs that other programs wrote: one position per line, in two notations.

use rules::{ByPlayer, GnubgId, Ogid, Player, Setup, Stakes, Xgid};

/// XGIDs, with the IDs that GNU Backgammon 1.07 and BGBlitz give for them.
const GNUBG_IDS: &str = include_str!("gnubg_ids.txt");

/// XGIDs, and the OGIDs of the same positions.
const OGIDS: &str = include_str!("ogids.txt");

fn pairs(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.lines()
        .map(|line| line.split_once(' ').expect("two ids a line"))
}

fn colors_exchanged(setup: Setup) -> Setup {
    let mut setup = setup;
    setup.on_roll = setup.on_roll.opponent();
    setup.cube.owner = setup.cube.owner.map(Player::opponent);
    if let Stakes::Match { score, .. } = &mut setup.stakes {
        *score = ByPlayer {
            white: score.black,
            black: score.white,
        };
    }
    setup
}

#[test]
fn gnubg_reads_an_xgid_as_we_do() {
    let mut compared = 0;
    for (xgid, id) in pairs(GNUBG_IDS) {
        let setup = Setup::from(xgid.parse::<Xgid>().unwrap());
        // GNU Backgammon loses a double that is waiting for an answer, and
        // refuses beavers.
        if setup.offer.is_some() {
            continue;
        }
        // It puts the player on roll at the bottom.
        let expected = match setup.on_roll {
            Player::White => setup,
            Player::Black => colors_exchanged(setup),
        };
        let written = GnubgId::try_from(expected).unwrap();
        assert_eq!(id.parse(), Ok(written), "{xgid}");
        compared += 1;
    }
    assert!(compared > 20, "{compared}");
}

/// The program that wrote these leaves field 6 empty and calls the top player
/// White.
#[test]
fn ogids_with_the_player_on_roll_mean_the_same_as_their_xgids() {
    for (xgid, ogid) in pairs(OGIDS) {
        let expected = Setup::from(xgid.parse::<Xgid>().unwrap());
        let read = Setup::from(ogid.parse::<Ogid>().unwrap());
        assert_eq!(colors_exchanged(read), expected, "{xgid} {ogid}");
    }
}
