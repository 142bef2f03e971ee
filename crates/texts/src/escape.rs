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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_left_that_means_something() {
        let escaped = escape_html("<a href=\"x\">it's &amp;</a>");
        let expected = "&lt;a href=&quot;x&quot;&gt;it's &amp;amp;&lt;/a&gt;";
        assert_eq!(escaped, expected);
        assert_eq!(escape_html("a\0b\x01\tc\u{ffff}"), "ab\tc");
    }
}
