//! Which encodings a browser accepts, from `Accept-Encoding`.

use axum::http::HeaderValue;

/// A compression that a file can be sent in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
}

impl Encoding {
    fn names(self) -> &'static [&'static str] {
        match self {
            Encoding::Brotli => &["br"],
            Encoding::Gzip => &["gzip", "x-gzip"],
        }
    }
}

/// Whether these headers allow the encoding: by name or, failing that, by `*`,
/// and not with a weight of zero.
pub(crate) fn is_accepted<'a>(
    encoding: Encoding,
    headers: impl IntoIterator<Item = &'a HeaderValue>,
) -> bool {
    let mut everything = false;
    let parts = headers
        .into_iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','));
    for part in parts {
        let (name, parameters) = part.split_once(';').unwrap_or((part, ""));
        let (name, allowed) = (name.trim(), !has_no_weight(parameters));
        if encoding
            .names()
            .iter()
            .any(|known| name.eq_ignore_ascii_case(known))
        {
            return allowed;
        }
        if name == "*" {
            everything = allowed;
        }
    }
    everything
}

/// Whether the parameters of a name say `q=0`, with or without decimals.
fn has_no_weight(parameters: &str) -> bool {
    let weight = parameters.split(';').find_map(|parameter| {
        let (name, weight) = parameter.split_once('=')?;
        name.trim().eq_ignore_ascii_case("q").then_some(weight)
    });
    weight.is_some_and(|weight| weight.trim().parse() == Ok(0.0_f32))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_gets_what_it_says_it_can_read() {
        for (header, brotli, gzip) in [
            ("", false, false),
            ("identity", false, false),
            ("gzip, deflate, br, zstd", true, true),
            ("gzip", false, true),
            ("BR", true, false),
            ("x-gzip", false, true),
            ("*", true, true),
            ("br;q=0, *", false, true),
            ("*;q=0, gzip;q=0.1", false, true),
            ("br; Q=0.000,gzip ;q=1", false, true),
            ("brotli, gzipped", false, false),
            ("br;q=nonsense", true, false),
        ] {
            let value = HeaderValue::from_static(header);
            assert_eq!(is_accepted(Encoding::Brotli, [&value]), brotli, "{header}");
            assert_eq!(is_accepted(Encoding::Gzip, [&value]), gzip, "{header}");
        }
    }

    #[test]
    fn the_header_may_come_in_pieces() {
        let pieces = [
            HeaderValue::from_static("gzip"),
            HeaderValue::from_static("br"),
        ];
        assert!(is_accepted(Encoding::Brotli, &pieces));
    }

    #[test]
    fn a_browser_that_says_nothing_gets_the_file_itself() {
        assert!(!is_accepted(Encoding::Brotli, []));
    }
}
