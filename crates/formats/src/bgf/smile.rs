//! Smile, a binary form of JSON. We have our own reader because it must limit
//! depth and size for hostile files, and only needs values.

use serde_json::{Map, Number, Value};

/// The deepest nesting allowed.
const MOST_DEPTH: usize = 64;
/// How many names or texts can be referred to before counting starts over.
const MOST_SHARED: usize = 1024;
/// Longer names and texts aren't shared.
const LONGEST_SHARED: usize = 64;
/// The most bytes of text in all values together. Two bytes can refer to a long
/// text, so a small file could otherwise become huge.
const MOST_TEXT: usize = 64 << 20;

/// Reads one value. If the data is cut short, it reads as far as it can.
pub(super) fn read(bytes: &[u8]) -> Option<(Value, SmileEnd)> {
    let [b':', b')', b'\n', options, rest @ ..] = bytes else {
        return None;
    };
    let mut reader = Reader {
        rest,
        shares_names: options & 1 != 0,
        shares_texts: options & 2 != 0,
        names: Vec::new(),
        texts: Vec::new(),
        text_left: MOST_TEXT,
        end: SmileEnd::Whole,
    };
    let value = reader.value(0);
    Some((value.unwrap_or_default(), reader.end))
}

/// How reading ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SmileEnd {
    Whole,
    CutShort,
}

struct Reader<'a> {
    rest: &'a [u8],
    shares_names: bool,
    shares_texts: bool,
    names: Vec<String>,
    texts: Vec<String>,
    text_left: usize,
    end: SmileEnd,
}

impl<'a> Reader<'a> {
    fn byte(&mut self) -> Option<u8> {
        let (&byte, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(byte)
    }

    fn bytes(&mut self, count: usize) -> Option<&'a [u8]> {
        let (bytes, rest) = self.rest.split_at_checked(count)?;
        self.rest = rest;
        Some(bytes)
    }

    /// A value; `None` if the file ends or stops making sense.
    fn value(&mut self, depth: usize) -> Option<Value> {
        let token = self.byte()?;
        Some(match token {
            0x01..=0x1F => self.shared_text(usize::from(token) - 1)?,
            0x20 => Value::from(""),
            0x21 => Value::Null,
            0x22 => Value::from(false),
            0x23 => Value::from(true),
            0x24 | 0x25 => Value::from(zigzag(self.variable()?)),
            0x28 => self.float32()?,
            0x29 => self.float64()?,
            0x40..=0x5F => self.text(usize::from(token & 0x1F) + 1)?,
            0x60..=0x7F => self.text(usize::from(token & 0x1F) + 33)?,
            0x80..=0x9F => self.text(usize::from(token & 0x1F) + 2)?,
            0xA0..=0xBF => self.text(usize::from(token & 0x1F) + 34)?,
            0xC0..=0xDF => Value::from(zigzag(u64::from(token & 0x1F))),
            0xE0 | 0xE4 => Value::from(self.long_text()?),
            0xEC..=0xEF => {
                let low = self.byte()?;
                self.shared_text(usize::from(token & 3) << 8 | usize::from(low))?
            }
            0xF8 if depth < MOST_DEPTH => self.array(depth),
            0xFA if depth < MOST_DEPTH => self.object(depth),
            // These files don't have binary data or big numbers.
            _ => return None,
        })
    }

    fn array(&mut self, depth: usize) -> Value {
        let mut values = Vec::new();
        loop {
            if self.rest.first() == Some(&0xF9) {
                self.byte();
                break;
            }
            let Some(value) = self.value(depth + 1) else {
                self.end = SmileEnd::CutShort;
                self.rest = &[];
                break;
            };
            values.push(value);
            if self.end == SmileEnd::CutShort {
                break;
            }
        }
        Value::Array(values)
    }

    fn object(&mut self, depth: usize) -> Value {
        let mut members = Map::new();
        loop {
            if self.rest.first() == Some(&0xFB) {
                self.byte();
                break;
            }
            let member = self
                .name()
                .and_then(|name| Some((name, self.value(depth + 1)?)));
            let Some((name, value)) = member else {
                self.end = SmileEnd::CutShort;
                self.rest = &[];
                break;
            };
            members.insert(name, value);
            if self.end == SmileEnd::CutShort {
                break;
            }
        }
        Value::Object(members)
    }

    fn name(&mut self) -> Option<String> {
        let token = self.byte()?;
        let length = match token {
            0x20 => return Some(String::new()),
            0x30..=0x33 => {
                let low = self.byte()?;
                return self.shared_name(usize::from(token & 3) << 8 | usize::from(low));
            }
            0x34 => return self.long_text(),
            0x40..=0x7F => return self.shared_name(usize::from(token & 0x3F)),
            0x80..=0xBF => usize::from(token & 0x3F) + 1,
            0xC0..=0xF7 => usize::from(token - 0xC0) + 2,
            _ => return None,
        };
        let name = self.characters(length)?;
        if self.shares_names {
            share(&mut self.names, &name);
        }
        Some(name)
    }

    fn shared_name(&mut self, index: usize) -> Option<String> {
        let name = self.names.get(index)?.clone();
        self.spend(name.len())?;
        Some(name)
    }

    fn shared_text(&mut self, index: usize) -> Option<Value> {
        let text = self.texts.get(index)?.clone();
        self.spend(text.len())?;
        Some(Value::from(text))
    }

    fn text(&mut self, length: usize) -> Option<Value> {
        let text = self.characters(length)?;
        if self.shares_texts && length <= LONGEST_SHARED {
            share(&mut self.texts, &text);
        }
        Some(Value::from(text))
    }

    fn characters(&mut self, length: usize) -> Option<String> {
        self.spend(length)?;
        let bytes = self.bytes(length)?;
        Some(String::from_utf8_lossy(bytes).into_owned())
    }

    fn spend(&mut self, length: usize) -> Option<()> {
        self.text_left = self.text_left.checked_sub(length)?;
        Some(())
    }

    /// A text up to the byte that can't be part of a text.
    fn long_text(&mut self) -> Option<String> {
        let length = self.rest.iter().position(|&byte| byte == 0xFC)?;
        let text = self.characters(length)?;
        self.byte();
        Some(text)
    }

    /// Seven bits per byte, and six in the last, which has its highest bit set.
    fn variable(&mut self) -> Option<u64> {
        let mut number = 0_u64;
        for _ in 0..10 {
            let byte = self.byte()?;
            if byte & 0x80 != 0 {
                return Some(number << 6 | u64::from(byte & 0x3F));
            }
            number = number << 7 | u64::from(byte);
        }
        None
    }

    fn float32(&mut self) -> Option<Value> {
        let bits = self.seven_bit_bytes(5)?;
        Some(float(f64::from(f32::from_bits(bits as u32))))
    }

    fn float64(&mut self) -> Option<Value> {
        let bits = self.seven_bit_bytes(10)?;
        Some(float(f64::from_bits(bits)))
    }

    fn seven_bit_bytes(&mut self, count: usize) -> Option<u64> {
        let bytes = self.bytes(count)?;
        Some(
            bytes
                .iter()
                .fold(0, |bits, &byte| bits << 7 | u64::from(byte & 0x7F)),
        )
    }
}

fn share(list: &mut Vec<String>, text: &str) {
    if list.len() == MOST_SHARED {
        list.clear();
    }
    list.push(text.to_owned());
}

fn float(number: f64) -> Value {
    Number::from_f64(number).map_or(Value::Null, Value::Number)
}

/// Decodes small numbers of both signs from small numbers: 0, -1, 1, -2 …
const fn zigzag(number: u64) -> i64 {
    (number >> 1) as i64 ^ -((number & 1) as i64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn values_of_every_kind_are_read() {
        let mut bytes = b":)\n\x03".to_vec();
        bytes.push(0xFA);
        bytes.extend(b"\x80a\xC1"); // -1
        bytes.extend(b"\x80b\x24\x01\x80"); // 64 before the sign is taken out
        bytes.extend(b"\x80c\xF8\x21\x22\x23\x20\x42xyz\x01\xF9");
        bytes.extend(b"\x80d\x29\x00\x3F\x78\x00\x00\x00\x00\x00\x00\x00"); // 1.0
        bytes.extend(b"\x80e\xFA\x40\xE0long\xFC\xFB");
        bytes.push(0xFB);
        let (value, end) = read(&bytes).unwrap();
        let expected = json!({
            "a": -1, "b": 32, "c": [null, false, true, "", "xyz", "xyz"], "d": 1.0,
            "e": { "a": "long" },
        });
        assert_eq!((value, end), (expected, SmileEnd::Whole));
    }

    #[test]
    fn what_is_cut_short_is_kept_and_what_is_too_deep_is_not() {
        let (value, end) = read(b":)\n\x01\xFA\x80a\xC2\x80b\xF8\xC4").unwrap();
        assert_eq!(
            (value, end),
            (json!({"a": 1, "b": [2]}), SmileEnd::CutShort)
        );
        let mut deep = b":)\n\x00".to_vec();
        deep.extend([0xF8; 100_000]);
        assert_eq!(read(&deep).unwrap().1, SmileEnd::CutShort);
        assert_eq!(read(b":)"), None);
    }
}
