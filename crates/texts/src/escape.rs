//! HTML and SVG escaping.

/// Escapes a text for an element or a double-quoted attribute. Control
/// characters, which XML refuses, are left out.
#[must_use]
pub fn escape_html(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\t' | '\n' | '\r' => escaped.push(character),
            '\0'..='\x1f' | '\u{fffe}' | '\u{ffff}' => {}
            _ => escaped.push(character),
        }
    }
    escaped
}

/// A text in which no line ends inside a roll or a move: browsers break "6-1"
/// after the hyphen, and "5/1*(2)" before the parenthesis.
#[must_use]
pub fn unbroken(text: &str) -> String {
    let mut unbroken = String::with_capacity(text.len());
    let mut characters = text.chars().peekable();
    let mut last = ' ';
    while let Some(character) = characters.next() {
        let next = characters.peek().copied().unwrap_or(' ');
        let is_roll = last.is_ascii_digit() && next.is_ascii_digit();
        unbroken.push(match character {
            '-' if is_roll => NON_BREAKING_HYPHEN,
            _ => character,
        });
        if character == '*' && next == '(' {
            unbroken.push(WORD_JOINER);
        }
        last = character;
    }
    unbroken
}

const NON_BREAKING_HYPHEN: char = '\u{2011}';

const WORD_JOINER: char = '\u{2060}';

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rolls_and_moves_stay_on_one_line() {
        let said = unbroken("6-1 and 5-5: 8/4(2) 5/1*(2), your 8-point, -1");
        let expected = "6\u{2011}1 and 5\u{2011}5: 8/4(2) 5/1*\u{2060}(2), your 8-point, -1";
        assert_eq!(said, expected);
    }

    #[test]
    fn nothing_is_left_that_means_something() {
        let escaped = escape_html("<a href=\"x\">it's &amp;</a>");
        let expected = "&lt;a href=&quot;x&quot;&gt;it's &amp;amp;&lt;/a&gt;";
        assert_eq!(escaped, expected);
        assert_eq!(escape_html("a\0b\x01\tc\u{ffff}"), "ab\tc");
    }
}
