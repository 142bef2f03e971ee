//! How much anybody may ask for.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// A bucket that fills by so much a second, up to a limit, and that everything
/// takes one out of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    since: Instant,
}

/// How fast buckets fill, and how much they hold.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    pub(crate) a_second: f64,
    pub(crate) at_once: f64,
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now: Instant) -> Bucket {
        Bucket {
            left: rate.at_once,
            since: now,
        }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> bool {
        let since = now.saturating_duration_since(self.since).as_secs_f64();
        self.left = (self.left + since * rate.a_second).min(rate.at_once);
        self.since = now;
        let has_one = self.left >= 1.0;
        if has_one {
            self.left -= 1.0;
        }
        has_one
    }
}

/// A bucket for each address. Who asks from this machine is not limited.
#[derive(Debug)]
pub(crate) struct ByAddress {
    rate: Rate,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

/// How many addresses are remembered.
const MAX_ADDRESSES: usize = 10_000;

impl ByAddress {
    pub(crate) fn new(rate: Rate) -> ByAddress {
        ByAddress {
            rate,
            buckets: Mutex::default(),
        }
    }

    /// Whether an address may ask once more.
    pub(crate) fn allow(&self, address: IpAddr, now: Instant) -> bool {
        if address.is_loopback() {
            return true;
        }
        let address = network(address);
        // A map of numbers is never half changed.
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MAX_ADDRESSES {
            // Those that are full again have nothing to be remembered for.
            let filled = Duration::from_secs_f64(self.rate.at_once / self.rate.a_second);
            buckets.retain(|_, bucket| now < bucket.since + filled);
        }
        let bucket = buckets.entry(address);
        let bucket = bucket.or_insert_with(|| Bucket::full(self.rate, now));
        bucket.take(self.rate, now)
    }
}

/// Who has one address of the sixth version has all of its network.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => match six.to_ipv4_mapped() {
            Some(four) => IpAddr::V4(four),
            None => IpAddr::V6((six.to_bits() >> 64 << 64).into()),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: Rate = Rate {
        a_second: 0.5,
        at_once: 3.0,
    };

    #[test]
    fn an_address_may_ask_so_often_and_again_later() {
        let limits = ByAddress::new(RATE);
        let now = Instant::now();
        let address = "192.0.2.1".parse().unwrap();
        let asked: Vec<bool> = (0..5).map(|_| limits.allow(address, now)).collect();
        assert_eq!(asked, [true, true, true, false, false]);
        assert!(limits.allow("192.0.2.2".parse().unwrap(), now));
        let later = now + Duration::from_secs(2);
        assert!(limits.allow(address, later));
        assert!(!limits.allow(address, later));
    }

    #[test]
    fn a_network_of_the_sixth_version_is_one_address_and_this_machine_is_none() {
        let limits = ByAddress::new(RATE);
        let now = Instant::now();
        let asked: Vec<bool> = (0..4)
            .map(|host| limits.allow(format!("2001:db8::{host}").parse().unwrap(), now))
            .collect();
        assert_eq!(asked, [true, true, true, false]);
        assert!((0..9).all(|_| limits.allow("127.0.0.1".parse().unwrap(), now)));
    }
}
