//! Numbers and texts at fixed offsets of a record.

use rules::Placement;

use crate::encoding::{utf16, windows_1252};

/// The size of the header at the start.
pub(super) const HEADER: usize = 8232;

/// The bytes of a record. Missing bytes read as zero.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fields<'a>(pub(super) &'a [u8]);

impl<'a> Fields<'a> {
    /// This many bytes from an offset, or fewer if there aren't that many.
    pub(super) fn get(self, at: usize, size: usize) -> &'a [u8] {
        let rest = self.0.get(at..).unwrap_or_default();
        &rest[..rest.len().min(size)]
    }

    fn array<const SIZE: usize>(self, at: usize) -> [u8; SIZE] {
        self.get(at, SIZE).try_into().unwrap_or([0; SIZE])
    }

    pub(super) fn u8(self, at: usize) -> u8 {
        self.array::<1>(at)[0]
    }

    pub(super) fn i8(self, at: usize) -> i8 {
        i8::from_le_bytes(self.array(at))
    }

    pub(super) fn i16(self, at: usize) -> i16 {
        i16::from_le_bytes(self.array(at))
    }

    pub(super) fn u32(self, at: usize) -> u32 {
        u32::from_le_bytes(self.array(at))
    }

    pub(super) fn i32(self, at: usize) -> i32 {
        i32::from_le_bytes(self.array(at))
    }

    pub(super) fn f32(self, at: usize) -> f32 {
        f32::from_le_bytes(self.array(at))
    }

    pub(super) fn f64(self, at: usize) -> f64 {
        f64::from_le_bytes(self.array(at))
    }

    /// A text preceded by its length, one byte per character.
    pub(super) fn short_text(self, at: usize) -> String {
        windows_1252(self.get(at + 1, usize::from(self.u8(at))))
    }

    /// A text of at most this many characters, two bytes each, up to a zero.
    pub(super) fn long_text(self, at: usize, most: usize) -> String {
        let text = utf16(self.get(at, 2 * most), u16::from_le_bytes);
        text.split('\0').next().unwrap_or_default().to_owned()
    }

    /// The checkers of a board with 26 places from one player's point of view:
    /// the opponent's bar, the points, the player's bar. The opponent's
    /// checkers are negative.
    pub(super) fn placements(self, at: usize) -> Option<(Placement, Placement)> {
        let places = self.get(at, 26);
        if places.len() < 26 {
            return None;
        }
        let mut player = Placement::default();
        let mut opponent = Placement::default();
        for (place, &byte) in places.iter().enumerate() {
            let count = i8::from_le_bytes([byte]);
            let (side, number) = match count {
                0.. => (&mut player, place),
                _ => (&mut opponent, 25 - place),
            };
            let count = count.unsigned_abs();
            match number {
                0 if count == 0 => {}
                0 => return None,
                25 => side.bar = count,
                _ if count > 0 => side.points[number - 1] = count,
                _ => {}
            }
        }
        // If nothing was set up, all places are empty.
        (player.total() + opponent.total() > 0).then_some((player, opponent))
    }
}
