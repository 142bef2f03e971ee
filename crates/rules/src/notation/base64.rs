//! Bits as base64 letters, without padding. Bit `k` of the data is bit `k % 8`
//! of byte `k / 8`, least significant first.

use alloc::string::String;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

pub(super) fn encode(bytes: &[u8]) -> String {
    let letter = |index: u8| char::from(ALPHABET[usize::from(index & 63)]);
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let byte = |index: usize| chunk.get(index).copied().unwrap_or(0);
        let (one, two, three) = (byte(0), byte(1), byte(2));
        let letters = [
            letter(one >> 2),
            letter(one << 4 | two >> 4),
            letter(two << 2 | three >> 6),
            letter(three),
        ];
        text.extend(&letters[..=chunk.len()]);
    }
    text
}

/// Why a text doesn't decode to this many bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Base64Fault {
    /// It has this many characters.
    Length(usize),
    /// This character, at this position counted from 1, isn't a base64 letter.
    Character(char, usize),
    /// Bits beyond the last byte are set.
    UnusedBits,
}

pub(super) fn decode<const BYTES: usize>(text: &str) -> Result<[u8; BYTES], Base64Fault> {
    let length = text.chars().count();
    if length != (BYTES * 8).div_ceil(6) {
        return Err(Base64Fault::Length(length));
    }
    let mut bytes = [0; BYTES];
    for (index, character) in text.chars().enumerate() {
        let value = ALPHABET
            .iter()
            .position(|&letter| char::from(letter) == character)
            .ok_or(Base64Fault::Character(character, index + 1))?;
        // The six bits of a letter, most significant first, continue through
        // the bytes, which also fill from the most significant bit.
        for bit in 0..6 {
            let is_set = value >> (5 - bit) & 1 == 1;
            let place = 6 * index + bit;
            match bytes.get_mut(place / 8) {
                Some(byte) => *byte |= u8::from(is_set) << (7 - place % 8),
                None if is_set => return Err(Base64Fault::UnusedBits),
                None => {}
            }
        }
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_stand_for_bytes_as_in_the_standard() {
        for (bytes, text) in [
            (&b"foobar"[..], "Zm9vYmFy"),
            (b"fooba", "Zm9vYmE"),
            (b"foob", "Zm9vYg"),
        ] {
            assert_eq!(encode(bytes), text);
        }
        assert_eq!(decode("Zm9vYg"), Ok(*b"foob"));
        assert_eq!(decode::<4>("Zm9vYh"), Err(Base64Fault::UnusedBits));
        assert_eq!(decode::<4>("Zm9v-g"), Err(Base64Fault::Character('-', 5)));
        assert_eq!(decode::<4>("Zm9vYg=="), Err(Base64Fault::Length(8)));
    }
}
