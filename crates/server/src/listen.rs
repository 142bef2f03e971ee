//! Accepts connections, within limits, until the server is told to stop.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::client_ip::Network;
use crate::limits::CountByAddress;
use crate::tables::Tables;

/// Limits on connections.
#[derive(Clone, Debug)]
pub struct ConnectionLimits {
    /// The longest time for the head of a request to arrive. A connection
    /// without a request is closed after this time.
    pub head_timeout: Duration,
    /// How long requests in progress may take after the server has been told to
    /// stop.
    pub shutdown_timeout: Duration,
    /// The most connections, not counting WebSockets.
    pub total: usize,
    /// The most connections from one address, unless it's this machine's or a
    /// trusted proxy's.
    pub per_address: u32,
    /// The proxies through which many clients come from one address.
    pub trusted_proxies: Vec<Network>,
}

impl Default for ConnectionLimits {
    fn default() -> ConnectionLimits {
        ConnectionLimits {
            head_timeout: Duration::from_secs(15),
            shutdown_timeout: Duration::from_secs(4),
            total: 20_000,
            per_address: 200,
            trusted_proxies: Network::LOOPBACK.to_vec(),
        }
    }
}

/// The longest head of a request. Browsers send a few kilobytes.
const MAX_HEAD_BYTES: usize = 64 * 1024;

/// How long to wait if no connection can be accepted, because the process has
/// no file descriptors left.
const PAUSE: Duration = Duration::from_millis(100);

/// Serves an app on a socket until `stop` completes. Then it accepts no more
/// connections, tells clients at tables, and gives requests in progress a
/// moment to finish.
pub async fn serve(
    listener: TcpListener,
    app: Router,
    tables: Tables,
    limits: ConnectionLimits,
    stop: impl Future<Output = ()>,
) {
    let places = Arc::new(Semaphore::new(limits.total));
    let addresses = CountByAddress::new(limits.per_address);
    let (stopping, stopped) = watch::channel(false);
    let mut connections = JoinSet::new();
    tokio::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            Some(_) = connections.join_next() => continue,
            () = &mut stop => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(fault) => {
                tracing::warn!(%fault, "a connection could not be accepted");
                sleep(PAUSE).await;
                continue;
            }
        };
        // Connections over the limit are closed: answering would cost more.
        let Ok(place) = Arc::clone(&places).try_acquire_owned() else {
            tracing::warn!("too many connections");
            continue;
        };
        let is_exempt = is_exempt(peer.ip(), &limits.trusted_proxies);
        let Some(counted) = addresses.enter(peer.ip(), is_exempt) else {
            continue;
        };
        // Messages are short, and somebody is waiting for each.
        if let Err(fault) = stream.set_nodelay(true) {
            tracing::warn!(%fault, "messages may come late");
        }
        let served = connection(
            stream,
            peer,
            app.clone(),
            limits.head_timeout,
            stopped.clone(),
        );
        connections.spawn(async move {
            let _held = (place, counted);
            served.await;
        });
    }
    drop(listener);
    stopping.send_replace(true);
    let drained = async { while connections.join_next().await.is_some() {} };
    let (_, drained) = tokio::join!(tables.close(), timeout(limits.shutdown_timeout, drained));
    if drained.is_err() {
        tracing::warn!(left = connections.len(), "requests were cut off");
    }
}

/// Whether an address may have any number of connections.
fn is_exempt(address: IpAddr, trusted_proxies: &[Network]) -> bool {
    let address = address.to_canonical();
    let is_proxy = |network: &Network| network.contains(address);
    address.is_loopback() || trusted_proxies.iter().any(is_proxy)
}

/// Serves one connection until it ends or becomes a WebSocket.
async fn connection(
    stream: TcpStream,
    peer: SocketAddr,
    app: Router,
    head_timeout: Duration,
    mut stopped: watch::Receiver<bool>,
) {
    let app = TowerToHyperService::new(app);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        app.call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head_timeout)
        .max_buf_size(MAX_HEAD_BYTES)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    tokio::pin!(connection);
    // A client that goes away isn't an error of ours.
    tokio::select! {
        _ = connection.as_mut() => return,
        _ = stopped.wait_for(|stopped| *stopped) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = connection.await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn proxies_have_as_many_connections_as_they_need() {
        let trusted = ["10.0.0.0/8".parse().unwrap()];
        for (address, expected) in [
            ("127.0.0.1", true),
            // As a server hears of it that listens on `::`.
            ("::ffff:127.0.0.1", true),
            ("::1", true),
            ("10.1.2.3", true),
            ("::ffff:10.1.2.3", true),
            ("192.0.2.1", false),
            ("2001:db8::1", false),
        ] {
            let address = address.parse().unwrap();
            assert_eq!(is_exempt(address, &trusted), expected, "{address}");
        }
    }
}
