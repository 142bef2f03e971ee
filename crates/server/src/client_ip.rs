//! The client's address, as far as it can be trusted.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::str::FromStr;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::header::{FORWARDED, HeaderName};
use axum::http::request::Parts;

use crate::api::ApiState;
use crate::host;

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// A network of addresses: `10.0.0.0/8`, `2001:db8::/32`, or one address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

impl Network {
    /// This machine.
    pub const LOOPBACK: [Network; 2] = [
        Network {
            address: IpAddr::V4(Ipv4Addr::new(127, 0, 0, 0)),
            bits: 8,
        },
        Network {
            address: IpAddr::V6(std::net::Ipv6Addr::LOCALHOST),
            bits: 128,
        },
    ];

    pub(crate) fn contains(self, address: IpAddr) -> bool {
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(network), IpAddr::V4(address)) => {
                let shift = 32 - u32::from(self.bits);
                let prefix = |address: Ipv4Addr| address.to_bits().checked_shr(shift);
                prefix(network) == prefix(address)
            }
            (IpAddr::V6(network), IpAddr::V6(address)) => {
                let shift = 128 - u32::from(self.bits);
                let prefix = |address: std::net::Ipv6Addr| address.to_bits().checked_shr(shift);
                prefix(network) == prefix(address)
            }
            _ => false,
        }
    }
}

impl FromStr for Network {
    type Err = ParseNetworkError;

    fn from_str(text: &str) -> Result<Network, ParseNetworkError> {
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| ParseNetworkError)?;
        let most = match address {
            IpAddr::V4(_) => 32,
            IpAddr::V6(_) => 128,
        };
        let bits = bits.map_or(Ok(most), str::parse);
        let bits = bits.map_err(|_| ParseNetworkError)?;
        match bits <= most {
            true => Ok(Network { address, bits }),
            false => Err(ParseNetworkError),
        }
    }
}

/// A text that isn't a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected an address such as 192.0.2.7 or a network such as 10.0.0.0/8")]
pub struct ParseNetworkError;

/// The client of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ClientIp {
    pub(crate) address: IpAddr,
    /// Whether it's certainly a program on this machine. Such clients aren't
    /// limited.
    pub(crate) is_local: bool,
}

impl FromRequestParts<ApiState> for ClientIp {
    type Rejection = Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        state: &ApiState,
    ) -> Result<ClientIp, Infallible> {
        let connected = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = connected.map(|ConnectInfo(address)| address.ip());
        // There's no socket only in tests.
        let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
        Ok(client(peer, &parts.headers, state.trusted_proxies()))
    }
}

/// The client behind the trusted proxies: the last address that isn't one of
/// theirs. What an untrusted proxy says doesn't count, and if a hop can't be
/// read, the one before it counts.
fn client(peer: IpAddr, headers: &HeaderMap, trusted: &[Network]) -> ClientIp {
    let peer = peer.to_canonical();
    let is_trusted = |address: IpAddr| trusted.iter().any(|network| network.contains(address));
    let chains = [
        hops(headers, &X_FORWARDED_FOR, parse_hop),
        hops(headers, &FORWARDED, parse_element),
    ];
    if chains.iter().all(Vec::is_empty) {
        let is_local = peer.is_loopback() && host::is_local(headers);
        return ClientIp {
            address: peer,
            is_local,
        };
    }
    let behind = |hops: &Vec<Option<IpAddr>>| {
        let mut nearest = peer;
        for hop in hops.iter().rev() {
            match hop {
                _ if !is_trusted(nearest) => break,
                Some(hop) => nearest = *hop,
                None => break,
            }
        }
        nearest
    };
    let mut found = chains.iter().filter(|hops| !hops.is_empty()).map(behind);
    let address = found.next().unwrap_or(peer);
    // A proxy writes one of the two headers. A client that sends the other one,
    // too, is trying to pass for somebody else.
    let address = match found.next() {
        Some(other) if other != address => peer,
        _ => address,
    };
    ClientIp {
        address,
        is_local: false,
    }
}

/// The hops that all lines of a header name, in order.
fn hops(
    headers: &HeaderMap,
    name: &HeaderName,
    parse: impl Fn(&str) -> Option<IpAddr>,
) -> Vec<Option<IpAddr>> {
    let lines = headers.get_all(name).iter();
    lines
        .flat_map(|line| match line.to_str() {
            Ok(line) => line.split(',').map(&parse).collect(),
            Err(_) => vec![None],
        })
        .collect()
}

/// `192.0.2.7`, `192.0.2.7:80`, `2001:db8::7`, `[2001:db8::7]` or
/// `[2001:db8::7]:80`.
fn parse_hop(hop: &str) -> Option<IpAddr> {
    let hop = hop.trim();
    let address = hop.parse::<IpAddr>().ok();
    let with_port = || hop.parse::<SocketAddr>().ok().map(|address| address.ip());
    let in_brackets = || hop.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    let address = address.or_else(with_port).or_else(in_brackets)?;
    Some(address.to_canonical())
}

/// `for="[2001:db8::7]:80";proto=https`, as RFC 7239 has it.
fn parse_element(element: &str) -> Option<IpAddr> {
    let mut pairs = element.split(';').filter_map(|pair| pair.split_once('='));
    let (_, node) = pairs.find(|(name, _)| name.trim().eq_ignore_ascii_case("for"))?;
    parse_hop(node.trim().trim_matches('"'))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;
    use axum::http::header::HOST;

    use super::*;

    fn check(peer: &str, lines: &[(&str, &str)], trusted: &[&str], expected: &str) {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            let name = HeaderName::try_from(*name).unwrap();
            headers.append(name, HeaderValue::from_str(value).unwrap());
        }
        let trusted: Vec<Network> = trusted.iter().map(|text| text.parse().unwrap()).collect();
        let found = client(peer.parse().unwrap(), &headers, &trusted);
        assert_eq!(
            found.address,
            expected.parse::<IpAddr>().unwrap(),
            "{lines:?}"
        );
    }

    #[test]
    fn the_last_hop_that_is_not_trusted_is_the_client() {
        const XFF: &str = "x-forwarded-for";
        let local = ["127.0.0.0/8", "10.0.0.0/8"];
        for (peer, lines, expected) in [
            ("127.0.0.1", vec![(XFF, "198.51.100.7")], "198.51.100.7"),
            // A client that isn't trusted speaks only for itself.
            ("192.0.2.1", vec![(XFF, "198.51.100.7")], "192.0.2.1"),
            // What the client itself has written comes first.
            (
                "127.0.0.1",
                vec![(XFF, "203.0.113.9, 198.51.100.7")],
                "198.51.100.7",
            ),
            (
                "127.0.0.1",
                vec![(XFF, "203.0.113.9"), (XFF, "198.51.100.7, 10.1.2.3")],
                "198.51.100.7",
            ),
            (
                "127.0.0.1",
                vec![(XFF, "198.51.100.7:5555")],
                "198.51.100.7",
            ),
            ("127.0.0.1", vec![(XFF, "[2001:db8::7]:443")], "2001:db8::7"),
            ("127.0.0.1", vec![(XFF, "2001:db8::7")], "2001:db8::7"),
            (
                "::ffff:127.0.0.1",
                vec![(XFF, "198.51.100.7")],
                "198.51.100.7",
            ),
            // A header that can't be read names nobody else.
            (
                "127.0.0.1",
                vec![(XFF, "198.51.100.7, unknown")],
                "127.0.0.1",
            ),
            (
                "127.0.0.1",
                vec![(XFF, "198.51.100.7, nonsense, 10.0.0.2")],
                "10.0.0.2",
            ),
            (
                "127.0.0.1",
                vec![(
                    "forwarded",
                    "for=203.0.113.9, For=\"[2001:db8::7]:80\";proto=https",
                )],
                "2001:db8::7",
            ),
            ("127.0.0.1", vec![("forwarded", "for=_hidden")], "127.0.0.1"),
            // Two headers that disagree.
            (
                "127.0.0.1",
                vec![("forwarded", "for=203.0.113.9"), (XFF, "198.51.100.7")],
                "127.0.0.1",
            ),
        ] {
            check(peer, &lines, &local, expected);
        }
    }

    #[test]
    fn only_programs_on_this_machine_are_local() {
        for (peer, header, is_local) in [
            ("127.0.0.1", None, true),
            ("127.0.0.1", Some((HOST, "localhost:7170")), true),
            ("127.0.0.1", Some((HOST, "127.0.0.1:7170")), true),
            // A proxy that doesn't say who its client is.
            ("127.0.0.1", Some((HOST, "box.example")), false),
            ("127.0.0.1", Some((X_FORWARDED_FOR, "127.0.0.1")), false),
            ("127.0.0.1", Some((X_FORWARDED_FOR, "")), false),
            ("192.0.2.1", None, false),
        ] {
            let headers = header
                .map(|(name, value)| (name, HeaderValue::from_static(value)))
                .into_iter()
                .collect();
            let found = client(peer.parse().unwrap(), &headers, &Network::LOOPBACK);
            assert_eq!(found.is_local, is_local, "{headers:?}");
        }
    }

    #[test]
    fn networks_are_read_and_hold_their_addresses() {
        for (network, address, is_in) in [
            ("10.0.0.0/8", "10.255.0.1", true),
            ("10.0.0.0/8", "11.0.0.1", false),
            ("0.0.0.0/0", "198.51.100.7", true),
            ("192.0.2.7", "192.0.2.7", true),
            ("192.0.2.7", "192.0.2.8", false),
            ("2001:db8::/32", "2001:db8:1::1", true),
            ("2001:db8::/32", "2001:db9::1", false),
            ("10.0.0.0/8", "2001:db8::1", false),
        ] {
            let network: Network = network.parse().unwrap();
            assert_eq!(
                network.contains(address.parse().unwrap()),
                is_in,
                "{address}"
            );
        }
        for text in [
            "",
            "10.0.0.0/33",
            "::/129",
            "10.0.0.0/",
            "box.example",
            "10.0.0/8",
        ] {
            assert_eq!(text.parse::<Network>(), Err(ParseNetworkError), "{text}");
        }
    }
}
