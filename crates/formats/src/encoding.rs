//! Decoding text in any encoding.

use std::borrow::Cow;

use crate::place::{Place, WarningKind, Warnings};

/// The text of a file. It's UTF-8 or UTF-16, depending on its first bytes, and
/// otherwise Windows-1252, in which every byte is a character. So every file
/// has a text, and a wrong guess only costs the accents in a name.
pub(crate) fn decode<'a>(bytes: &'a [u8], warnings: &mut Warnings) -> Cow<'a, str> {
    match bytes {
        [0xEF, 0xBB, 0xBF, rest @ ..] => utf8(rest, warnings),
        [0xFF, 0xFE, rest @ ..] => Cow::Owned(utf16(rest, u16::from_le_bytes)),
        [0xFE, 0xFF, rest @ ..] => Cow::Owned(utf16(rest, u16::from_be_bytes)),
        // No text starts with a zero or has one after its first character.
        [1..=255, 0, 1..=255, 0, ..] => Cow::Owned(utf16(bytes, u16::from_le_bytes)),
        [0, 1..=255, 0, 1..=255, ..] => Cow::Owned(utf16(bytes, u16::from_be_bytes)),
        _ => utf8(bytes, warnings),
    }
}

fn utf8<'a>(bytes: &'a [u8], warnings: &mut Warnings) -> Cow<'a, str> {
    match str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => {
            let what = WarningKind::Encoding("Windows-1252");
            warnings.add(Place::Everywhere, what);
            Cow::Owned(windows_1252(bytes))
        }
    }
}

/// UTF-16, with replacement characters for invalid units.
pub(crate) fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let (pairs, _) = bytes.as_chunks();
    let units = pairs.iter().map(|&pair| unit(pair));
    char::decode_utf16(units)
        .map(|character| character.unwrap_or(char::REPLACEMENT_CHARACTER))
        .collect()
}

/// The characters from 0x80 to 0x9F. All others are the same as in Unicode.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8D}', 'Ž', '\u{8F}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9D}', 'ž', 'Ÿ',
];

/// Windows-1252, which includes Latin-1 as far as names are concerned.
pub(crate) fn windows_1252(bytes: &[u8]) -> String {
    let characters = bytes.iter().map(|&byte| match byte {
        0x80..=0x9F => WINDOWS[usize::from(byte) - 0x80],
        _ => char::from(byte),
    });
    characters.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(bytes: &[u8], text: &str, odd: usize) {
        let mut warnings = Warnings::default();
        assert_eq!(decode(bytes, &mut warnings), text);
        assert_eq!(warnings.0.len(), odd, "{text}");
    }

    #[test]
    fn every_encoding_gives_its_text() {
        check("Zoë".as_bytes(), "Zoë", 0);
        check(b"\xEF\xBB\xBFZo\xC3\xAB", "Zoë", 0);
        check(b"\xFF\xFEZ\0o\0\xEB\0", "Zoë", 0);
        check(b"\xFE\xFF\0Z\0o\0\xEB", "Zoë", 0);
        check(b"Z\0o\0\xEB\0", "Zoë", 0);
        check(b"\0Z\0o\0\xEB", "Zoë", 0);
        check(b"Zo\xEB \x80", "Zoë €", 1);
        check(b"", "", 0);
    }
}
