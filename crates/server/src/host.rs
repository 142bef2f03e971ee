//! The host name that a client asks for.
//!
//! A page from another site can't read this server's responses unless the
//! site's name resolves to this machine. So a name that anyone could have
//! registered must be the server's own.

use std::net::IpAddr;

use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, HOST, ORIGIN};
use protocol::SeatKey;

/// Whether a request is for this machine by one of its own names: without a
/// host, as `localhost`, or by a loopback address.
pub(crate) fn is_local(headers: &HeaderMap) -> bool {
    match host(headers) {
        None => true,
        Some(Err(())) => false,
        Some(Ok(name)) => {
            is_localhost(name) || address(name).is_some_and(|address| address.is_loopback())
        }
    }
}

/// Whether this server answers to the host of a request: an IP address, a name
/// that only a home network knows, or its own public name.
pub(crate) fn is_own(headers: &HeaderMap, public: Option<&str>) -> bool {
    match host(headers) {
        None => true,
        Some(Err(())) => false,
        Some(Ok(name)) => {
            let is_public = public.is_some_and(|public| public.eq_ignore_ascii_case(name));
            is_public || is_localhost(name) || address(name).is_some() || is_private(name)
        }
    }
}

/// The name in the host header, without the port.
fn host(headers: &HeaderMap) -> Option<Result<&str, ()>> {
    let value = headers.get(HOST)?;
    let Ok(text) = value.to_str() else {
        return Some(Err(()));
    };
    let name = match text.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => text,
    };
    Some(Ok(name.strip_suffix('.').unwrap_or(name)))
}

fn is_localhost(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    name == "localhost" || name.ends_with(".localhost")
}

fn address(name: &str) -> Option<IpAddr> {
    let inner = name.strip_prefix('[').and_then(|it| it.strip_suffix(']'));
    inner.unwrap_or(name).parse().ok()
}

/// Whether nobody can register the name: it has one part, or an ending reserved
/// for home networks.
fn is_private(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    let ends = [
        ".local",
        ".lan",
        ".home",
        ".internal",
        ".home.arpa",
        ".fritz.box",
    ];
    !name.contains('.') || ends.iter().any(|end| name.ends_with(end))
}

/// Whether a request comes from a page of this server, or from no page at all.
/// Browsers let any page connect to any WebSocket, but say which page it was.
pub(crate) fn is_own_page(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).map(|value| value.to_str().ok());
    match (text(ORIGIN), text(HOST)) {
        (None, _) => true,
        (Some(Some(origin)), Some(Some(host))) => {
            let page = origin.split_once("://").map(|(_, page)| page);
            page.is_some_and(|page| page.eq_ignore_ascii_case(host))
        }
        _ => false,
    }
}

/// The key in `Authorization: Bearer …`, if there is one.
pub(crate) fn bearer_key(headers: &HeaderMap) -> Option<SeatKey> {
    bearer(headers)?.parse().ok()
}

/// What `Authorization: Bearer …` contains, with `Bearer` in upper or lower
/// case.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    let is_bearer = scheme.eq_ignore_ascii_case("bearer");
    is_bearer.then_some(token.trim())
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn a_name_that_others_could_have_registered_is_not_ours() {
        for (host, is_ours) in [
            (None, true),
            (Some("localhost"), true),
            (Some("LOCALHOST:7170"), true),
            (Some("127.0.0.1:7170"), true),
            (Some("[::1]:7170"), true),
            (Some("192.168.1.20:7170"), true),
            (Some("mybox"), true),
            (Some("mybox.local:7170"), true),
            (Some("play.example"), true),
            (Some("Play.Example.:443"), true),
            (Some("evil.example"), false),
            (Some("play.example.evil.com"), false),
            (Some("localhost.evil.com"), false),
            (Some("127.0.0.1.evil.com"), false),
            (Some("evil.example:7170"), false),
        ] {
            let headers: HeaderMap = host
                .map(|host| (HOST, HeaderValue::from_static(host)))
                .into_iter()
                .collect();
            assert_eq!(is_own(&headers, Some("play.example")), is_ours, "{host:?}");
        }
    }

    #[test]
    fn only_pages_of_this_server_connect() {
        for (origin, host, is_own) in [
            (None, Some("box.example"), true),
            (Some("https://box.example"), Some("box.example"), true),
            (Some("http://localhost:7170"), Some("localhost:7170"), true),
            (Some("http://localhost:7171"), Some("localhost:7170"), false),
            (Some("https://evil.example"), Some("box.example"), false),
            (Some("https://box.example.evil"), Some("box.example"), false),
            (Some("null"), Some("box.example"), false),
            (Some("https://box.example"), None, false),
        ] {
            let mut headers = HeaderMap::new();
            for (name, value) in [(ORIGIN, origin), (HOST, host)] {
                headers.extend(value.map(|value| (name, HeaderValue::from_static(value))));
            }
            assert_eq!(is_own_page(&headers), is_own, "{origin:?} {host:?}");
        }
    }

    #[test]
    fn the_scheme_of_a_key_comes_in_any_case() {
        for value in ["Bearer abc", "bearer abc", "BEARER  abc"] {
            let headers = [(AUTHORIZATION, HeaderValue::from_static(value))];
            let headers = headers.into_iter().collect();
            assert_eq!(bearer(&headers), Some("abc"), "{value}");
        }
    }
}
