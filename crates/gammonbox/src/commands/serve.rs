//! `gammonbox serve`: the box in the browser.

use std::fs;
use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, UdpSocket};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Arc;

use anyhow::{Context, bail};
use axum::serve::ListenerExt;
use clap::{Args, ValueEnum};
use server::{PgConnectOptions, PostgresStore, SharedStore, SqliteStore, Tables};
use texts::{Language, Texts};
use tokio::net::TcpStream;
use tokio::runtime;

use super::Answer;
use crate::user_folders;

/// Play in the browser: start a server and show its address.
///
/// This is what gammonbox does when you give no command.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Serve {
    /// Address to listen on; 0.0.0.0 lets the whole network in
    #[arg(long, value_name = "ADDRESS", default_value_t = AT_HOME)]
    listen: IpAddr,

    /// Port (default: 7170, or the next free one; 0: any free port)
    #[arg(long)]
    port: Option<u16>,

    /// Open the page in your browser, too
    #[arg(long)]
    open: bool,

    /// Folder to keep tables in [default: your data folder]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,

    /// Keep tables in a PostgreSQL database instead, which several servers can
    /// share: postgres://user@host/database
    #[arg(long, value_name = "ADDRESS", conflicts_with = "data")]
    store: Option<PgConnectOptions>,

    /// What to log to standard error, one JSON object per line
    #[arg(long, value_enum, default_value_t = Log::Warnings)]
    log: Log,
}

/// What the server tells about itself while it runs.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Log {
    /// Nothing
    None,
    /// Only what goes wrong
    Warnings,
    /// Everything that happens
    Everything,
}

const EXAMPLES: &str = "\
Examples:
  gammonbox serve --open                        play in the browser now
  gammonbox serve --port 8000                   use this port or none
  gammonbox serve --listen 0.0.0.0 --port 8000  let everyone on your network in
  gammonbox serve --store postgres://box@db/box one of several for the world

Friends play each other at tables by a link. What happens there is on disk
before anybody hears of it: whatever ends the server, the game goes on.
/health says whether it is well, /metrics counts for Prometheus, and /api
describes what programs can ask.";

const AT_HOME: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

/// Where the box is looked for first.
const FIRST_PORT: u16 = 7170;

/// How many ports after a taken one are tried.
const PORTS_TRIED: u16 = 100;

impl Default for Serve {
    fn default() -> Serve {
        Serve {
            listen: AT_HOME,
            port: None,
            open: false,
            data: None,
            store: None,
            log: Log::Warnings,
        }
    }
}

impl Serve {
    /// Serves the page until it is interrupted.
    ///
    /// # Errors
    ///
    /// If it cannot listen where it should.
    pub(crate) fn run(&self, language: Language, output: &mut dyn Write) -> anyhow::Result<Answer> {
        let texts = Texts::embedded(language);
        self.log.start();
        let runtime = runtime::Builder::new_multi_thread().enable_all().build()?;
        let store = runtime.block_on(self.open_store())?;
        let listener = self.bind()?;
        let bound = listener.local_addr()?;
        if self.port.is_none() && bound.port() != FIRST_PORT {
            writeln!(output, "{}", texts.serve_next_port(&FIRST_PORT.to_string()))?;
        }
        let address = address_for_people(bound);
        writeln!(output, "{}", texts.serve_address(&address))?;
        let at_home = home_network(bound);
        if let Some(address) = at_home.first() {
            writeln!(output, "{} {address}", texts.waiting_home_network())?;
        }
        output.flush()?;
        if self.open
            && let Err(error) = open_browser(&address)
        {
            writeln!(output, "{}", texts.serve_no_browser(&error.to_string()))?;
            output.flush()?;
        }
        let served = runtime.block_on(serve(listener, store, at_home));
        served.context("the server has stopped")?;
        Ok(Answer::Done)
    }

    /// Opens what tables are kept in.
    async fn open_store(&self) -> anyhow::Result<SharedStore> {
        if let Some(options) = &self.store {
            let store = PostgresStore::open(options.clone()).await;
            return Ok(Arc::new(store.context("cannot use the database")?));
        }
        let folder = self.data.clone().or_else(user_folders::data);
        let folder = folder.context("there is no data folder: name one with --data")?;
        let made = fs::create_dir_all(&folder);
        made.with_context(|| format!("cannot make the folder {}", folder.display()))?;
        let path = folder.join("tables.sqlite");
        let store = SqliteStore::open(&path).await;
        Ok(Arc::new(store.with_context(|| {
            format!("cannot use {}", path.display())
        })?))
    }

    /// Listens at the port that was named, or at the first that is free.
    fn bind(&self) -> anyhow::Result<TcpListener> {
        let wanted = SocketAddr::new(self.listen, self.port.unwrap_or(FIRST_PORT));
        match TcpListener::bind(wanted) {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
                let next = next_free(wanted)
                    .with_context(|| format!("port {} is taken", wanted.port()))?;
                if self.port.is_some() {
                    let free = next.local_addr()?.port();
                    bail!(
                        "port {} is taken; the next free one is {free}: --port {free}",
                        wanted.port()
                    );
                }
                Ok(next)
            }
            bound => bound.with_context(|| format!("cannot listen at {wanted}")),
        }
    }
}

/// Listens at the first free port after a taken one.
fn next_free(taken: SocketAddr) -> anyhow::Result<TcpListener> {
    let first = taken.port().saturating_add(1);
    let last = taken.port().saturating_add(PORTS_TRIED);
    (first..=last)
        .find_map(|port| TcpListener::bind(SocketAddr::new(taken.ip(), port)).ok())
        .with_context(|| format!("so are those up to {last}"))
}

/// What to type into a browser on this machine.
fn address_for_people(bound: SocketAddr) -> String {
    if bound.ip().is_unspecified() {
        format!("http://localhost:{}/", bound.port())
    } else {
        format!("http://{bound}/")
    }
}

/// Where the box can be reached from the home network.
fn home_network(bound: SocketAddr) -> Vec<String> {
    if !bound.ip().is_unspecified() {
        return Vec::new();
    }
    // Nothing is sent: to connect this way only asks which of the machine's
    // addresses would be used. The other one is kept for documentation.
    let asked = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0))
        .and_then(|socket| socket.connect("192.0.2.1:9").map(|()| socket))
        .and_then(|socket| socket.local_addr());
    let own = asked.map(|own| format!("http://{}:{}/", own.ip(), bound.port()));
    own.into_iter().collect()
}

async fn serve(listener: TcpListener, store: SharedStore, at_home: Vec<String>) -> io::Result<()> {
    listener.set_nonblocking(true)?;
    // Messages are short, and somebody waits for each.
    let at_once = |stream: &mut TcpStream| {
        if let Err(fault) = stream.set_nodelay(true) {
            tracing::warn!(%fault, "messages may come late");
        }
    };
    let listener = tokio::net::TcpListener::from_std(listener)?.tap_io(at_once);
    let tables = Tables::new(store);
    let app = server::app(bundle::ASSETS, tables.clone(), at_home)
        .into_make_service_with_connect_info::<SocketAddr>();
    let interrupted = async move {
        interrupted().await;
        tables.close().await;
    };
    axum::serve(listener, app)
        .with_graceful_shutdown(interrupted)
        .await
}

impl Log {
    /// Begins to tell.
    fn start(self) {
        let level = match self {
            Log::None => return,
            Log::Warnings => tracing::Level::WARN,
            Log::Everything => tracing::Level::INFO,
        };
        // Who has begun already goes on.
        let _ = tracing_subscriber::fmt()
            .json()
            .with_max_level(level)
            .with_writer(io::stderr)
            .try_init();
    }
}

/// Waits for Ctrl-C, or for whoever runs the program to end it.
async fn interrupted() {
    let keyboard = async {
        // Without a way to be told, the program ends the hard way.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut ended) = signal(SignalKind::terminate()) {
            tokio::select! {
                () = keyboard => {}
                _ = ended.recv() => {}
            }
            return;
        }
    }
    keyboard.await;
}

/// Hands the address to whatever opens addresses here.
fn open_browser(address: &str) -> io::Result<()> {
    let (program, arguments): (&str, &[&str]) = if cfg!(target_os = "windows") {
        ("cmd", &["/c", "start", ""])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else {
        ("xdg-open", &[])
    };
    Command::new(program)
        .args(arguments)
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| io::Error::new(error.kind(), format!("{program}: {error}")))?;
    Ok(())
}
