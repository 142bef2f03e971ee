//! Text inside of HTML.

/// A text that no browser takes for anything else, in an element or in an
/// attribute with double quotes.
#[must_use]
pub fn escape_html(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
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
    }
}
