//! Numbers, texts and records, read from the front of some bytes. Everything is
//! `None` where the bytes end too early.

use crate::analysis::Chances;

#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor<'a>(pub(super) &'a [u8]);

impl<'a> Cursor<'a> {
    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    fn array<const SIZE: usize>(&mut self) -> Option<[u8; SIZE]> {
        self.take(SIZE)?.try_into().ok()
    }

    pub(super) fn u8(&mut self) -> Option<u8> {
        self.array().map(|[byte]| byte)
    }

    pub(super) fn u32(&mut self) -> Option<u32> {
        self.array().map(u32::from_le_bytes)
    }

    /// A number of seven bits a byte, the smallest first.
    pub(super) fn long(&mut self) -> Option<u64> {
        let mut number = 0_u64;
        for shift in (0..64).step_by(7) {
            let byte = self.u8()?;
            number |= u64::from(byte & 127) << shift;
            if byte < 128 {
                return Some(number);
            }
        }
        None
    }

    pub(super) fn number(&mut self) -> Option<u32> {
        u32::try_from(self.long()?).ok()
    }

    pub(super) fn text(&mut self) -> Option<String> {
        let length = usize::try_from(self.long()?).ok()?;
        Some(String::from_utf8_lossy(self.take(length)?).into_owned())
    }

    /// A value in millionths.
    pub(super) fn equity(&mut self) -> Option<f32> {
        let millionths = self.array().map(i32::from_le_bytes)?;
        Some((f64::from(millionths) / 1e6) as f32)
    }

    /// A chance in ten-thousandths.
    pub(super) fn chance(&mut self) -> Option<f32> {
        let parts = self.array().map(u16::from_le_bytes)?;
        Some(f32::from(parts) / 10_000.0)
    }

    pub(super) fn chances(&mut self) -> Option<Chances> {
        Some(Chances {
            win: self.chance()?,
            win_gammon: self.chance()?,
            win_backgammon: self.chance()?,
            lose_gammon: self.chance()?,
            lose_backgammon: self.chance()?,
        })
    }

    /// A record, and nothing of what follows it.
    pub(super) fn record(&mut self) -> Option<Record<'a>> {
        let length = usize::try_from(self.long()?).ok()?;
        let mut fields = Cursor(self.take(length)?);
        let mask = fields.long()?;
        Some(Record { mask, fields })
    }
}

/// A record: fields that it always has, then those of its mask, from the lowest
/// bit up. What it has beyond those that we know is left out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Record<'a> {
    mask: u64,
    pub(super) fields: Cursor<'a>,
}

impl<'a> Record<'a> {
    pub(super) const fn has(&self, bit: u32) -> bool {
        self.mask >> bit & 1 == 1
    }

    /// The field of this bit, if the record has it; the outer `None` means that
    /// it should, and doesn't.
    pub(super) fn optional<T>(
        &mut self,
        bit: u32,
        read: impl FnOnce(&mut Cursor<'a>) -> Option<T>,
    ) -> Option<Option<T>> {
        if self.has(bit) {
            read(&mut self.fields).map(Some)
        } else {
            Some(None)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_end_where_their_length_says() {
        // Six bytes: bits 0 and 2, the number 300, the text "a", and a byte of
        // a field that nobody knows.
        let mut cursor = Cursor(&[6, 5, 0xAC, 2, 1, b'a', 9, 7]);
        let mut record = cursor.record().expect("it is whole");
        assert_eq!(record.optional(0, Cursor::number), Some(Some(300)));
        assert_eq!(record.optional(1, Cursor::number), Some(None));
        assert_eq!(record.optional(2, Cursor::text), Some(Some("a".to_owned())));
        assert_eq!(cursor.u8(), Some(7));
        assert!(Cursor(&[6, 5, 0xAC]).record().is_none());
        assert_eq!(Cursor(&[0xFF; 11]).long(), None);
    }
}
