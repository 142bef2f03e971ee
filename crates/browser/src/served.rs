//! The page, served for one test.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::{self, JoinHandle};

use tokio::runtime;
use tokio::sync::oneshot;

/// A server on a port of its own, in a thread of its own. It ends when it is
/// dropped or told to.
#[derive(Debug)]
pub struct Served {
    address: SocketAddr,
    running: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
}

impl Served {
    /// Serves the page at a free port.
    #[must_use]
    pub fn start() -> Served {
        Served::at(SocketAddr::from((Ipv4Addr::LOCALHOST, 0)))
    }

    fn at(address: SocketAddr) -> Served {
        let listener = TcpListener::bind(address).expect("this machine has a free port");
        let address = listener.local_addr().expect("what is bound has an address");
        let (stop, stopped) = oneshot::channel();
        let thread = thread::spawn(move || {
            let runtime = runtime::Builder::new_current_thread()
                .enable_all()
                .build()
                .expect("a runtime starts");
            runtime.block_on(async {
                listener.set_nonblocking(true).expect("a socket can wait");
                let listener =
                    tokio::net::TcpListener::from_std(listener).expect("a runtime is here");
                let tables = server::Tables::new(store().await);
                let app = server::app(bundle::ASSETS, tables, Vec::new());
                let server = axum::serve(listener, app);
                // Not gracefully: a network that is gone says no farewell.
                tokio::select! {
                    _ = server.into_future() => {}
                    _ = stopped => {}
                }
            });
        });
        Served {
            address,
            running: Some((stop, thread)),
        }
    }

    /// The same server, for somebody else to look at. It ends with the first.
    pub(crate) fn shared(&self) -> Served {
        Served {
            address: self.address,
            running: None,
        }
    }

    /// What to type into the browser.
    #[must_use]
    pub fn address(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Takes the network away: nobody listens any longer.
    pub fn stop(&mut self) {
        if let Some((stop, thread)) = self.running.take() {
            // If it has ended by itself there is nothing to stop.
            let _ = stop.send(());
            thread.join().expect("a server does not panic");
        }
    }
}

/// Tables for one test.
async fn store() -> server::SharedStore {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let name = format!("gammonbox-browser-{}-{number}.sqlite", std::process::id());
    let path = std::env::temp_dir().join(name);
    let store = server::SqliteStore::open(&path).await;
    Arc::new(store.expect("a file can be made"))
}

impl Drop for Served {
    fn drop(&mut self) {
        self.stop();
    }
}
