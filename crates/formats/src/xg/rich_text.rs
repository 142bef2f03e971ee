//! Comments, which are rich text.

use crate::encoding::windows_1252;

/// The lines of the comment file. `\x01\x02` in a line is a line break in its
/// text.
pub(super) fn comments(bytes: &[u8]) -> Vec<String> {
    let text = match str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => windows_1252(bytes),
    };
    let lines = text.trim_start_matches('\u{FEFF}').lines();
    lines
        .map(|line| plain(&line.replace("\u{1}\u{2}", "\n")))
        .collect()
}

/// The plain text of rich text. It skips groups that start with `{\*` or hold
/// fonts, colors and the like.
fn plain(text: &str) -> String {
    if !text.starts_with("{\\rtf") {
        return text.to_owned();
    }
    let mut plain = String::new();
    let mut depth = 0_usize;
    // The depth of the outermost skipped group.
    let mut hidden: Option<usize> = None;
    let mut rest = text;
    while let Some(character) = rest.chars().next() {
        rest = &rest[character.len_utf8()..];
        match character {
            '{' => depth += 1,
            '}' => {
                if hidden == Some(depth) {
                    hidden = None;
                }
                depth = depth.saturating_sub(1);
            }
            '\\' => {
                let is_hiding = word(&mut rest, &mut plain, hidden.is_some());
                if is_hiding && hidden.is_none() {
                    hidden = Some(depth);
                }
            }
            '\n' | '\r' | '\0' => {}
            _ if hidden.is_none() => plain.push(character),
            _ => {}
        }
    }
    plain.trim().to_owned()
}

/// Reads what follows a backslash, and returns whether to skip the group.
fn word(rest: &mut &str, plain: &mut String, is_hidden: bool) -> bool {
    let letters = rest.bytes().take_while(u8::is_ascii_alphabetic).count();
    let (name, after) = rest.split_at(letters);
    let digits = after
        .bytes()
        .enumerate()
        .take_while(|(index, byte)| byte.is_ascii_digit() || *index == 0 && *byte == b'-')
        .count();
    let (number, after) = after.split_at(digits);
    if letters == 0 {
        let mut characters = rest.chars();
        let symbol = characters.next();
        *rest = characters.as_str();
        match symbol {
            Some('\'') => {
                let byte = rest
                    .get(..2)
                    .and_then(|hex| u8::from_str_radix(hex, 16).ok());
                if let Some(byte) = byte {
                    *rest = &rest[2..];
                    if !is_hidden {
                        plain.push_str(&windows_1252(&[byte]));
                    }
                }
            }
            Some('*') => return true,
            Some(symbol @ ('\\' | '{' | '}')) if !is_hidden => plain.push(symbol),
            _ => {}
        }
        return false;
    }
    *rest = after.strip_prefix(' ').unwrap_or(after);
    match name {
        "par" | "line" if !is_hidden => plain.push('\n'),
        "tab" if !is_hidden => plain.push('\t'),
        "u" if !is_hidden => {
            let code = number.parse::<i32>().unwrap_or(0).rem_euclid(0x1_0000);
            plain.push(char::from_u32(code as u32).unwrap_or(char::REPLACEMENT_CHARACTER));
            // One character follows as a fallback for readers that don't know
            // it.
            if let Some(stand_in) = rest
                .chars()
                .next()
                .filter(|c| !matches!(c, '\\' | '{' | '}'))
            {
                *rest = &rest[stand_in.len_utf8()..];
            }
        }
        "fonttbl" | "colortbl" | "stylesheet" | "info" | "generator" => return true,
        _ => {}
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rich_text_gives_its_words() {
        let rich = "{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}{\\*\\generator X;}\
                    \\pard\\f0 Caf\\'e9 \\{x\\}\\par next \\u8364?!\\par}";
        assert_eq!(plain(rich), "Café {x}\nnext €!");
        assert_eq!(plain("plain"), "plain");
        for broken in [
            "{\\rtf",
            "{\\rtf\\",
            "{\\rtf\\'",
            "{\\rtf\\'z",
            "{\\rtf}}}\\u",
            "{\\rtf\\u-1",
        ] {
            plain(broken);
        }
    }
}
