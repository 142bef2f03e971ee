//! The page, served for one test.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::{self, JoinHandle};

use anyhow::{Context, Result};
use server::{Options, PgConnectOptions, PostgresStore, SharedStore, SqliteStore, Tables};
use tokio::runtime;
use tokio::sync::oneshot;

/// A server on its own port. It ends when it's dropped or stopped.
#[derive(Debug)]
pub struct Served {
    address: SocketAddr,
    running: Running,
}

#[derive(Debug)]
enum Running {
    /// In a thread of this process.
    Here(oneshot::Sender<End>, JoinHandle<Kept>),
    /// In its own process, which ends with its standard input.
    Apart(Child),
    /// Not running, or ended by someone else.
    Not,
}

/// How a server ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// As a broken network does, without a word.
    Broken,
    /// As for an upgrade: everyone is told.
    Upgrade,
}

impl Served {
    /// Serves the page on a free port, with its own tables.
    #[must_use]
    pub fn start() -> Served {
        Served::keeping(Kept::in_a_file())
    }

    /// The same, with tables in a PostgreSQL database that other servers may
    /// share.
    #[must_use]
    pub fn sharing(tables: PgConnectOptions) -> Served {
        Served::keeping(Kept::Shared(Box::new(tables)))
    }

    /// The same in its own process: `program` is the path of `another_server`.
    ///
    /// # Errors
    ///
    /// If it doesn't start, or prints no address.
    pub fn apart(program: &str, tables: &str) -> Result<Served> {
        let mut process = Command::new(program)
            .arg(tables)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| program.to_owned())?;
        let output = process.stdout.take().context("its output is ours")?;
        let mut address = String::new();
        BufReader::new(output).read_line(&mut address)?;
        let running = Running::Apart(process);
        let address = address.trim().parse();
        let address = address.context("it ended before it listened")?;
        Ok(Served { address, running })
    }

    fn keeping(kept: Kept) -> Served {
        Served::keeping_at(SocketAddr::from((Ipv4Addr::LOCALHOST, 0)), kept)
    }

    fn keeping_at(address: SocketAddr, kept: Kept) -> Served {
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
                let tables = Tables::new(kept.open().await);
                let app = server::app(bundle::ASSETS, tables.clone(), Options::default());
                let server = axum::serve(listener, app);
                let end = tokio::select! {
                    _ = server.into_future() => return,
                    end = stopped => end,
                };
                if end == Ok(End::Upgrade) {
                    tables.close().await;
                }
            });
            // Anything still running has the file open.
            drop(runtime);
            kept
        });
        Served {
            address,
            running: Running::Here(stop, thread),
        }
    }

    /// The same server for another visitor. It ends with the first.
    pub(crate) fn shared(&self) -> Served {
        Served {
            address: self.address,
            running: Running::Not,
        }
    }

    /// The address it listens on.
    #[must_use]
    pub const fn socket(&self) -> SocketAddr {
        self.address
    }

    /// What to type into the browser.
    #[must_use]
    pub fn address(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Ends it as for an upgrade, and starts it again at the same address with
    /// the same tables.
    ///
    /// # Panics
    ///
    /// If it doesn't run in this process.
    pub fn upgrade(&mut self) {
        let Running::Here(stop, thread) = std::mem::replace(&mut self.running, Running::Not) else {
            panic!("the server is not ours");
        };
        stop.send(End::Upgrade).expect("the server runs");
        let kept = thread.join().expect("a server does not panic");
        *self = Served::keeping_at(self.address, kept);
    }

    /// Simulates a network failure: nobody listens any more.
    pub fn stop(&mut self) {
        match std::mem::replace(&mut self.running, Running::Not) {
            Running::Here(stop, thread) => {
                // If it has already ended, there's nothing to stop.
                let _ = stop.send(End::Broken);
                thread.join().expect("a server does not panic");
            }
            Running::Apart(mut process) => {
                // It may have ended already.
                let _ = process.kill();
                let _ = process.wait();
            }
            Running::Not => {}
        }
    }
}

/// Where the tables of a server are kept.
#[derive(Debug)]
enum Kept {
    /// In a database that several servers share.
    Shared(Box<PgConnectOptions>),
    /// In a file that goes with the server.
    File(PathBuf),
}

impl Kept {
    /// In a file that nobody else has.
    fn in_a_file() -> Kept {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("gammonbox-browser-{}-{number}.sqlite", std::process::id());
        Kept::File(std::env::temp_dir().join(name))
    }

    async fn open(&self) -> SharedStore {
        match self {
            Kept::Shared(options) => {
                let store = PostgresStore::open(PgConnectOptions::clone(options)).await;
                Arc::new(store.expect("the database can be reached"))
            }
            Kept::File(path) => {
                let store = SqliteStore::open(path).await;
                Arc::new(store.expect("a file can be made"))
            }
        }
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        let Kept::File(path) = self else {
            return;
        };
        for part in ["sqlite", "sqlite-wal", "sqlite-shm"] {
            // SQLite may have removed the last two itself.
            let _ = fs::remove_file(path.with_extension(part));
        }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.stop();
    }
}
