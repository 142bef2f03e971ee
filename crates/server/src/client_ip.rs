//! The address of a client, and what else its headers say of it.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{AUTHORIZATION, HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName};
use protocol::SeatKey;

const FORWARDED: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The address of the client. A proxy on this machine says whose request it
/// passes on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClientIp(pub(crate) IpAddr);

impl<S: Sync> FromRequestParts<S> for ClientIp {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<ClientIp, Infallible> {
        let connected = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = connected.map(|ConnectInfo(address)| address.ip());
        // Without a socket it is a test.
        let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
        let forwarded = parts.headers.get(FORWARDED).filter(|_| peer.is_loopback());
        // What comes last is what the proxy itself has seen.
        let last = forwarded.and_then(|header| {
            header
                .to_str()
                .ok()?
                .rsplit(',')
                .next()?
                .trim()
                .parse()
                .ok()
        });
        Ok(ClientIp(last.unwrap_or(peer)))
    }
}

/// Whether a request comes from a page of this server, or from no page at all.
/// Browsers let any page connect to any WebSocket and say which page it was.
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

/// The key that comes as `Authorization: Bearer …`, if one does.
pub(crate) fn bearer_key(headers: &HeaderMap) -> Option<SeatKey> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ")?.parse().ok()
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

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
}
