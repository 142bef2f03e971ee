//! Rate limits.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::time::{Instant, sleep};

use crate::client_ip::ClientIp;

/// A token bucket, for requests or bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    since: Instant,
}

/// How fast buckets refill, and how much they hold.
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

    /// How much is in it.
    fn left(&self, rate: Rate, now: Instant) -> f64 {
        let since = now.saturating_duration_since(self.since).as_secs_f64();
        (self.left + since * rate.a_second).min(rate.at_once)
    }

    /// Takes this much, if there is enough.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant, amount: f64) -> bool {
        self.left = self.left(rate, now);
        self.since = now;
        let is_enough = self.left >= amount;
        if is_enough {
            self.left -= amount;
        }
        is_enough
    }
}

/// One bucket per address. Clients on this machine aren't limited.
#[derive(Debug)]
pub(crate) struct ByAddress {
    rate: Rate,
    buckets: Mutex<Buckets>,
}

#[derive(Debug, Default)]
struct Buckets {
    each: HashMap<IpAddr, Bucket>,
    /// Shared by addresses that come when there's no room for more.
    rest: Option<Bucket>,
    /// When full buckets were last removed.
    looked: Option<Instant>,
}

/// How many addresses are remembered.
const MAX_ADDRESSES: usize = 100_000;

/// How often full buckets are removed.
const LOOK_INTERVAL: Duration = Duration::from_secs(5);

impl ByAddress {
    pub(crate) fn new(rate: Rate) -> ByAddress {
        ByAddress {
            rate,
            buckets: Mutex::default(),
        }
    }

    /// Whether an address may ask once more.
    pub(crate) fn allow(&self, client: ClientIp, now: Instant) -> bool {
        self.take(client, now, 1.0)
    }

    /// Whether an address may have this much more.
    pub(crate) fn take(&self, client: ClientIp, now: Instant, amount: f64) -> bool {
        if client.is_local {
            return true;
        }
        let address = network(client.address);
        // A map of numbers is never half changed.
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let Buckets { each, rest, looked } = &mut *buckets;
        let is_due = looked.is_none_or(|looked| now >= looked + LOOK_INTERVAL);
        if each.len() >= MAX_ADDRESSES && is_due {
            // Full buckets don't have to be remembered.
            each.retain(|_, bucket| bucket.left(self.rate, now) < self.rate.at_once);
            *looked = Some(now);
        }
        let full = || Bucket::full(self.rate, now);
        let bucket = match each.len() < MAX_ADDRESSES || each.contains_key(&address) {
            true => each.entry(address).or_insert_with(full),
            false => rest.get_or_insert_with(full),
        };
        bucket.take(self.rate, now, amount)
    }
}

/// How many bytes an address may write to logs: as much as a hundred fast
/// players write.
const WRITTEN: Rate = Rate {
    a_second: 4_000.0,
    at_once: 32e6,
};

/// How many bytes of logs an address may read.
const READ: Rate = Rate {
    a_second: 500_000.0,
    at_once: 64e6,
};

/// How long a client that has read too much waits before the next try.
const READ_PAUSE: Duration = Duration::from_millis(100);

/// The bytes that addresses write and read.
#[derive(Debug)]
pub(crate) struct Quotas {
    written: ByAddress,
    read: ByAddress,
}

impl Default for Quotas {
    fn default() -> Quotas {
        Quotas {
            written: ByAddress::new(WRITTEN),
            read: ByAddress::new(READ),
        }
    }
}

/// What one client may write and read.
#[derive(Clone, Debug)]
pub(crate) struct Quota {
    pub(crate) client: ClientIp,
    pub(crate) quotas: Arc<Quotas>,
}

impl Quota {
    /// Whether the client may write this many bytes.
    pub(crate) fn write(&self, bytes: usize) -> bool {
        let written = &self.quotas.written;
        written.take(self.client, Instant::now(), bytes as f64)
    }

    /// Waits until the client may read this many bytes.
    pub(crate) async fn read(&self, bytes: usize) {
        let bytes = (bytes as f64).min(READ.at_once);
        while !self.quotas.read.take(self.client, Instant::now(), bytes) {
            sleep(READ_PAUSE).await;
        }
    }
}

/// How many connections each address has.
#[derive(Clone, Debug)]
pub(crate) struct CountByAddress {
    most: u32,
    counts: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

/// Counts a connection until it's dropped.
#[derive(Debug)]
pub(crate) struct Counted {
    address: IpAddr,
    counts: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

impl CountByAddress {
    pub(crate) fn new(most: u32) -> CountByAddress {
        CountByAddress {
            most,
            counts: Arc::default(),
        }
    }

    /// Counts one more connection; `None` if the address has too many. There's
    /// no limit on this machine.
    pub(crate) fn enter(&self, address: IpAddr, is_local: bool) -> Option<Counted> {
        let address = network(address);
        // A map of numbers is never half changed.
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(address).or_default();
        if *count >= self.most && !is_local {
            return None;
        }
        *count += 1;
        Some(Counted {
            address,
            counts: Arc::clone(&self.counts),
        })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

/// A client with one IPv6 address has its whole network.
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

    fn client(address: &str, is_local: bool) -> ClientIp {
        ClientIp {
            address: address.parse().unwrap(),
            is_local,
        }
    }

    const RATE: Rate = Rate {
        a_second: 0.5,
        at_once: 3.0,
    };

    #[test]
    fn an_address_may_ask_so_often_and_again_later() {
        let limits = ByAddress::new(RATE);
        let now = Instant::now();
        let one = client("192.0.2.1", false);
        let asked: Vec<bool> = (0..5).map(|_| limits.allow(one, now)).collect();
        assert_eq!(asked, [true, true, true, false, false]);
        assert!(limits.allow(client("192.0.2.2", false), now));
        let later = now + Duration::from_secs(2);
        assert!(limits.allow(one, later));
        assert!(!limits.allow(one, later));
    }

    #[test]
    fn a_network_of_the_sixth_version_is_one_address_and_this_machine_is_none() {
        let limits = ByAddress::new(RATE);
        let now = Instant::now();
        let asked: Vec<bool> = (0..4)
            .map(|host| limits.allow(client(&format!("2001:db8::{host}"), false), now))
            .collect();
        assert_eq!(asked, [true, true, true, false]);
        assert!((0..9).all(|_| limits.allow(client("127.0.0.1", true), now)));
        // A client behind a proxy on this machine isn't on this machine.
        assert!((0..9).any(|_| !limits.allow(client("127.0.0.1", false), now)));
    }

    #[test]
    fn addresses_are_forgotten_when_they_have_nothing_to_wait_for() {
        let limits = ByAddress::new(RATE);
        let now = Instant::now();
        let address = |number: u32| ClientIp {
            address: IpAddr::V4((0x0a00_0000 + number).into()),
            is_local: false,
        };
        let count = || limits.buckets.lock().unwrap().each.len();
        let most = MAX_ADDRESSES as u32;
        assert!((0..most).all(|number| limits.allow(address(number), now)));
        // Further addresses share one bucket.
        let asked: Vec<bool> = (most..most + 4)
            .map(|number| limits.allow(address(number), now))
            .collect();
        assert_eq!(asked, [true, true, true, false]);
        assert_eq!(count(), MAX_ADDRESSES);
        // After one request, nothing is left to wait for in two seconds.
        let one = address(0);
        assert!((0..2).all(|_| limits.allow(one, now + Duration::from_secs(1))));
        assert!(limits.allow(address(most), now + Duration::from_secs(5)));
        assert_eq!(count(), 2);
    }

    #[test]
    fn an_address_writes_so_many_bytes_however_many_tables_it_has() {
        let written = ByAddress::new(WRITTEN);
        let now = Instant::now();
        let (here, there) = (client("192.0.2.1", false), client("192.0.2.2", false));
        let count = (0..100).filter(|_| written.take(here, now, 1e6)).count();
        assert_eq!(count, 32);
        assert!(written.take(there, now, 1e6));
        let later = now + Duration::from_secs(250);
        assert!(written.take(here, later, 1e6));
        assert!(!written.take(here, later, 1e6));
    }

    #[test]
    fn an_address_has_so_many_connections_at_once() {
        let counts = CountByAddress::new(2);
        let address = "192.0.2.1".parse().unwrap();
        let first = counts.enter(address, false);
        let second = counts.enter(address, false);
        assert!(first.is_some() && second.is_some());
        assert!(counts.enter(address, false).is_none());
        assert!(counts.enter("192.0.2.2".parse().unwrap(), false).is_some());
        drop(first);
        assert!(counts.enter(address, false).is_some());
    }
}
