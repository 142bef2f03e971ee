//! One position, written by hand in every format that has positions.

use formats::{Format, Reading, read};
use rules::{Setup, Xgid};

/// The 5-point is made, and Bob owns the cube.
const XGID: &str = "XGID=-b---BD-B---eE---c-e----B-:1:-1:1:21:3:6:0:7:10";

const SNOWIE: &str = "7;0;0;0;1;Ann;Bob;0;3;6;2;-1;0;\
                      -2;0;0;0;2;4;0;2;0;0;0;-5;5;0;0;0;-3;0;-5;0;0;0;0;2;0;2;1;";

const BGBLITZ: &str = "\
 +12-11-10--9--8--7-------6--5--4--3--2--1-+   X: Ann  159

 XGID=-b---BD-B---eE---c-e----B-:1:-1:1:21:3:6:0:7:10

 Bob - 6 Ann - 3 in a 7 point match.
 Ann to move 1-2

Évaluation  (EMG)
 ==========
  1.   0.124 mwp /  -0.492            13/11, 6/5
       0.254  0.000  0.000  -  0.746  0.338  0.004

  2.   0.111 mwp /  -0.545  (-0.053)  24/21
       0.227  0.000  0.000  -  0.773  0.385  0.005
";

/// A Jellyfish file, number by number.
fn jellyfish() -> Vec<u8> {
    let mut bytes = Vec::new();
    let numbers = |bytes: &mut Vec<u8>, numbers: &[i16]| {
        let pairs = numbers.iter().flat_map(|number| number.to_le_bytes());
        bytes.extend(pairs);
    };
    // The version; the first player, at the top, owns the cube at 2; the second
    // has rolled; a match to 7 at 6 to 3.
    numbers(&mut bytes, &[124, 2, 1, 2, 0, 0, 0, 1, 0, 0, 7, 6, 3]);
    bytes.extend(b"\x03Bob\x03Ann");
    // No Crawford game, no last move, and the dice.
    numbers(&mut bytes, &[0, 0, 0]);
    bytes.push(0);
    numbers(&mut bytes, &[2, 1]);
    // 20 plus the number of checkers, or 20 minus it for the first player.
    let mut places = [20_i16; 26];
    for (point, checkers) in [(24, 2), (13, 5), (8, 3), (6, 5)] {
        places[point] -= checkers;
    }
    for (point, checkers) in [(24, 2), (13, 5), (8, 2), (6, 4), (5, 2)] {
        places[25 - point] += checkers;
    }
    for place in places {
        numbers(&mut bytes, &[place, place]);
    }
    bytes
}

fn reading(bytes: &[u8], format: Format) -> Reading {
    let reading = read(bytes).expect("it can be read");
    assert_eq!((reading.format, &reading.warnings[..]), (format, &[][..]));
    assert_eq!(reading.file.replay().violations, []);
    reading
}

/// The position, except for the cube's limit, which few formats have.
fn setup(reading: &Reading) -> Setup {
    let start = reading.file.games[0].start.as_ref();
    Setup {
        highest_cube: None,
        ..start.expect("a position").setup
    }
}

#[test]
fn every_format_tells_the_same_position() {
    let id: Xgid = XGID.parse().expect("an id");
    let expected = Setup {
        highest_cube: None,
        ..Setup::from(id)
    };
    for (bytes, format) in [
        (XGID.as_bytes(), Format::PositionText),
        (BGBLITZ.as_bytes(), Format::PositionText),
        (SNOWIE.as_bytes(), Format::Snowie),
        (&jellyfish(), Format::Jellyfish),
    ] {
        let reading = reading(bytes, format);
        assert_eq!(setup(&reading), expected, "{format}");
        if bytes != XGID.as_bytes() {
            assert_eq!(reading.file.players.white.name, "Ann", "{format}");
        }
    }
}

#[test]
fn what_bgblitz_thinks_of_the_plays_is_read() {
    let file = reading(BGBLITZ.as_bytes(), Format::PositionText).file;
    let start = file.games[0].start.as_ref().expect("a position");
    let [_, second] = start.analysis.plays.as_slice() else {
        panic!("{:?}", start.analysis);
    };
    assert_eq!(second.equity, -0.545);
    let chances = second.chances.expect("chances");
    assert_eq!((chances.win, chances.lose_gammon), (0.227, 0.385));
}
