//! Jellyfish's binary positions: `.pos`.
//!
//! Source of truth: a file that GNU Backgammon wrote, and how it reads them.

use rules::{
    Beavers, ByPlayer, Cube, CubeValue, Die, Placement, Player, Roll, Setup, Stage, Stakes,
};

use crate::encoding::windows_1252;
use crate::place::{Place, WarningKind, Warnings};
use crate::record::MatchFile;

/// Whether bytes are in this format: one of its three versions, and places that
/// hold 20 plus the number of checkers.
pub(crate) fn is_jellyfish(bytes: &[u8]) -> bool {
    matches!(bytes, [124..=126, 0, ..]) && bytes.len() < 2000 && read_position(bytes).is_some()
}

/// Reads the position as a game that starts there.
pub(crate) fn read(bytes: &[u8], warnings: &mut Warnings) -> MatchFile {
    let mut file = MatchFile::default();
    match read_position(bytes) {
        Some((setup, names)) => file.start_at(setup, names),
        None => warnings.add(Place::Everywhere, WarningKind::CutShort("the position")),
    }
    file
}

struct Numbers<'a>(&'a [u8]);

impl Numbers<'_> {
    fn next(&mut self) -> Option<i16> {
        let (&pair, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(i16::from_le_bytes(pair))
    }

    fn skip(&mut self, count: usize) -> Option<()> {
        self.0 = self.0.get(2 * count..)?;
        Some(())
    }

    /// A text preceded by its length.
    fn text(&mut self) -> Option<String> {
        let (&length, rest) = self.0.split_first()?;
        let (text, rest) = rest.split_at_checked(usize::from(length))?;
        self.0 = rest;
        Some(windows_1252(text))
    }
}

/// The first player is at the top and is Black here; the second is White.
fn read_position(bytes: &[u8]) -> Option<(Setup, ByPlayer<String>)> {
    let mut numbers = Numbers(bytes);
    let version = numbers.next()?;
    if version == 126 {
        numbers.skip(2)?;
    }
    let (mut jacoby, mut beavers) = (false, false);
    if version >= 125 {
        numbers.skip(1)?;
        jacoby = numbers.next()? != 0;
        beavers = numbers.next()? != 0;
    }
    let cube = u32::try_from(numbers.next()?).ok()?;
    let owner = numbers.next()?;
    let on_roll = numbers.next()?;
    numbers.skip(3)?;
    let is_match = numbers.next()? == 1;
    numbers.skip(2)?;
    let length = u32::try_from(numbers.next()?).ok()?;
    let score = [numbers.next()?, numbers.next()?];
    let names = [numbers.text()?, numbers.text()?];
    // Whether the dice are swapped.
    numbers.skip(1)?;
    let crawford = numbers.next()?;
    numbers.skip(1)?;
    numbers.text()?;
    let dice = [numbers.next()?, numbers.next()?];

    let mut top = Placement::default();
    let mut bottom = Placement::default();
    for index in 0..26_usize {
        let count = numbers.next()?.checked_sub(20)?;
        numbers.skip(1)?;
        let checkers = u8::try_from(count.unsigned_abs()).ok()?;
        match (index, count) {
            (_, 0) => {}
            (0, ..0) => top.bar = checkers,
            (25, 1..) => bottom.bar = checkers,
            (0 | 25, _) => return None,
            (_, ..0) => top.points[index - 1] = checkers,
            (_, 1..) => bottom.points[24 - index] = checkers,
        }
    }
    let player = |number: i16| match number {
        1 => Some(Player::Black),
        2 => Some(Player::White),
        _ => None,
    };
    // Three and four: the same players, before the roll.
    let is_rolled = on_roll <= 2;
    let on_roll = player((on_roll + 1) % 2 + 1).unwrap_or(Player::White);
    let sides = match on_roll {
        Player::White => (bottom, top),
        Player::Black => (top, bottom),
    };
    let mut setup = Setup::for_money(sides.0, sides.1).with_checkers(15);
    setup.on_roll = on_roll;
    setup.cube = Cube {
        value: CubeValue::try_from(cube).ok()?,
        owner: player(owner),
    };
    let die = |number: i16| Die::try_from(u8::try_from(number.unsigned_abs()).ok()?).ok();
    if let (true, Some(one), Some(other)) = (is_rolled, die(dice[0]), die(dice[1])) {
        setup.stage = Stage::Rolled(Roll::new(one, other));
    }
    let points = |number: i16| u32::try_from(number).ok();
    setup.stakes = if is_match && length > 0 {
        Stakes::Match {
            length,
            score: ByPlayer {
                white: points(score[1])?,
                black: points(score[0])?,
            },
            crawford: crawford == 2,
        }
    } else {
        Stakes::Money {
            jacoby,
            beavers: if beavers {
                Beavers::Beavers
            } else {
                Beavers::Off
            },
        }
    };
    let [black, white] = names;
    Some((setup, ByPlayer { white, black }))
}
