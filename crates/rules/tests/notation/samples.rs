//! Ids that other programs wrote. They are not part of this repository: the
//! test passes without them.

use std::fs;
use std::path::Path;

use rules::{ByPlayer, GnubgId, Ogid, Player, Setup, Stakes, Xgid};

#[expect(clippy::disallowed_methods, reason = "a test may look at files")]
fn sample(name: &str) -> String {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/formats/samples/ids");
    fs::read_to_string(samples.join(name)).unwrap_or_default()
}

/// The values of a key in a JSON text whose strings hold no escapes.
fn values<'a>(json: &'a str, key: &str) -> Vec<&'a str> {
    let start = format!("\"{key}\": \"");
    json.split(start.as_str())
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect()
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
    for line in sample("xgid-gnubgid.jsonl").lines() {
        let [xgid] = values(line, "xgid")[..] else {
            panic!("{line}");
        };
        let setup = Setup::from(xgid.parse::<Xgid>().unwrap());
        // GNU Backgammon loses a double that waits, and refuses beavers.
        if setup.offer.is_some() {
            continue;
        }
        for key in ["gnubg_1_07_gnubgid", "bgblitz_gnubgid"] {
            for id in values(line, key) {
                // It puts the player on roll at the bottom.
                let expected = match setup.on_roll {
                    Player::White => setup,
                    Player::Black => colors_exchanged(setup),
                };
                let written = GnubgId::try_from(expected).unwrap();
                assert_eq!(id.parse(), Ok(written), "{xgid}");
            }
        }
    }
}

/// The writer of these leaves field 6 empty and calls the top player White.
#[test]
fn ogids_with_the_player_on_roll_mean_the_same_as_their_xgids() {
    let pairs = sample("ogid-xgid-pairs.json");
    let xgids = values(&pairs, "xgid");
    for (xgid, ogid) in xgids.iter().zip(values(&pairs, "ogid")) {
        let expected = Setup::from(xgid.parse::<Xgid>().unwrap());
        let read = Setup::from(ogid.parse::<Ogid>().unwrap());
        assert_eq!(colors_exchanged(read), expected, "{xgid} {ogid}");
    }
}
