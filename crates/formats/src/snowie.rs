//! Snowie's positions: one line of 40 values.
//!
//! Source of truth: lines written by GNU Backgammon, which reads them too.

use rules::{ByPlayer, Cube, CubeValue, Die, Placement, Player, Roll, Setup, Stage, Stakes};

use crate::place::{Place, WarningKind, Warnings};
use crate::record::MatchFile;

/// The contents of such a line. White is on roll.
#[derive(Debug)]
pub(crate) struct SnowiePosition {
    pub(crate) setup: Setup,
    names: ByPlayer<String>,
}

/// Whether a text is such a line and nothing else.
pub(crate) fn is_snowie(text: &str) -> bool {
    let text = text.trim();
    !text.contains('\n') && text.matches(';').count() >= 39 && read_line(text).is_some()
}

/// Reads the position as a game that starts there.
pub(crate) fn read(text: &str, warnings: &mut Warnings) -> MatchFile {
    let mut file = MatchFile::default();
    match read_line(text.trim()) {
        Some(position) => file.start_at(position.setup, position.names),
        None => warnings.add(
            Place::text(0, 0),
            WarningKind::NotUnderstood(text.to_owned()),
        ),
    }
    file
}

/// Reads one line without checking whether the position is legal.
pub(crate) fn read_line(line: &str) -> Option<SnowiePosition> {
    let fields: Vec<&str> = line.trim_end().trim_end_matches(';').split(';').collect();
    let fields: &[&str; 40] = fields.as_slice().try_into().ok()?;
    let number = |index: usize| fields[index].trim().parse::<i32>().ok();
    let count = |value: i32| u8::try_from(value.abs()).ok();

    let mut player = Placement::default();
    let mut opponent = Placement::default();
    player.bar = count(number(12)?)?;
    opponent.bar = count(number(37)?)?;
    for point in 0..24 {
        let checkers = number(13 + point)?;
        if checkers > 0 {
            player.points[point] = count(checkers)?;
        } else {
            opponent.points[23 - point] = count(checkers)?;
        }
    }
    let mut setup = Setup::for_money(player, opponent).with_checkers(15);
    let die = |index: usize| Die::try_from(count(number(index)?)?).ok();
    if let (Some(one), Some(other)) = (die(38), die(39)) {
        setup.stage = Stage::Rolled(Roll::new(one, other));
    }
    setup.cube = Cube {
        value: CubeValue::try_from(u32::try_from(number(10)?).ok()?).ok()?,
        owner: match number(11)? {
            1 => Some(Player::White),
            -1 => Some(Player::Black),
            _ => None,
        },
    };
    let points = |index: usize| u32::try_from(number(index)?).ok();
    setup.stakes = match points(0)? {
        0 => Stakes::Money {
            jacoby: number(1)? == 1,
            beavers: rules::Beavers::Off,
        },
        length => Stakes::Match {
            length,
            score: ByPlayer {
                white: points(8)?,
                black: points(9)?,
            },
            crawford: number(7)? == 1,
        },
    };
    Some(SnowiePosition {
        setup,
        names: ByPlayer {
            white: fields[5].to_owned(),
            black: fields[6].to_owned(),
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Position, Xgid};

    #[test]
    fn a_line_of_a_match_is_read() {
        // The same position in both of GNU Backgammon's forms.
        let line = "7;0;0;0;1;Ann;Bob;0;3;6;2;-1;0;2;0;3;2;2;2;0;0;0;-1;0;0;0;1;0;0;0;1;2;\
                    -3;-2;-2;-2;-4;0;2;1;";
        let xgid = "XGID=-B-CBBB---a---A---ABcbbbd-:1:-1:1:21:3:6:0:7:10";
        let read = read_line(line).unwrap();
        let mut expected = Setup::from(xgid.parse::<Xgid>().unwrap());
        expected.highest_cube = None;
        assert_eq!(read.setup, expected);
        assert_eq!(read.names.black, "Bob");
        assert!(Position::try_from(read.setup).is_ok());
    }

    #[test]
    fn a_line_that_lacks_something_is_not_read() {
        for line in ["", ";", "7;0;0", &"0;".repeat(40), &"x;".repeat(40)] {
            assert!(read_line(line).is_none(), "{line}");
        }
    }
}
