//! `gammonbox serve`: the server and the page.

use std::io::{self, Seek, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, UdpSocket};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context, bail, ensure};
use clap::builder::BoolishValueParser;
use clap::{Args, ValueEnum};
use server::{ConnectionLimits, Network, Options, PgConnectOptions, SharedStore, Tables};
use texts::{Language, Texts};
use tokio::runtime;

use super::Answer;
use crate::file_limit;
use crate::table_store::{Lock, TableStore, lock};

/// Play in the browser: start a server and show its address.
///
/// This is what gammonbox does when you give no command.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Serve {
    /// Address to listen on; 0.0.0.0 lets the whole network in
    #[arg(long, value_name = "ADDRESS", default_value_t = AT_HOME, env = "GAMMONBOX_LISTEN")]
    listen: IpAddr,

    /// Port (default: 7170, or the next free one; 0: any free port)
    #[arg(long, env = "GAMMONBOX_PORT")]
    port: Option<u16>,

    /// Open the page in your browser, too
    #[arg(long, env = "GAMMONBOX_OPEN", value_parser = BoolishValueParser::new())]
    open: bool,

    /// Folder to keep tables in [default: your data folder]
    #[arg(long, value_name = "FOLDER", env = "GAMMONBOX_DATA")]
    data: Option<PathBuf>,

    /// Keep tables in a PostgreSQL database instead, which several servers can
    /// share: postgres://user@host/database
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "GAMMONBOX_STORE",
        hide_env_values = true,
        value_parser = database
    )]
    store: Option<PgConnectOptions>,

    /// What to log to standard error, one JSON object per line
    #[arg(long, value_enum, default_value_t = Log::Warnings, env = "GAMMONBOX_LOG")]
    log: Log,

    #[command(flatten)]
    public: Public,
}

/// What a server needs that the world reaches.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = PUBLIC)]
#[allow(
    rustdoc::bare_urls,
    reason = "it is shown in the terminal, where <> would be too"
)]
struct Public {
    /// The address people use to reach this server, such as
    /// https://play.example/; requests for any other public name are refused
    #[arg(long, value_name = "URL", env = "GAMMONBOX_PUBLIC_URL", value_parser = host_of)]
    public_url: Option<String>,

    /// A proxy whose X-Forwarded-For or Forwarded header counts: an address or
    /// a network such as 10.0.0.0/8 [default: proxies on this machine]
    #[arg(
        long = "trusted-proxy",
        value_name = "NETWORK",
        env = "GAMMONBOX_TRUSTED_PROXIES",
        value_delimiter = ','
    )]
    trusted_proxies: Vec<Network>,

    /// Token for /metrics, sent as Authorization: Bearer; without one, only
    /// programs on this machine can read them
    #[arg(
        long,
        value_name = "TOKEN",
        env = "GAMMONBOX_METRICS_TOKEN",
        hide_env_values = true
    )]
    metrics_token: Option<String>,

    /// Delete tables where nothing has happened for this many days, such as 400d
    /// [default: keep all]
    #[arg(long, value_name = "DAYS", env = "GAMMONBOX_KEEP", value_parser = days)]
    keep: Option<Duration>,
}

/// So many days, as in `400d`.
fn days(text: &str) -> Result<Duration, String> {
    const DAY: Duration = Duration::from_secs(24 * 3_600);
    let days = text.strip_suffix('d').and_then(|days| days.parse().ok());
    let days = days.filter(|&days: &u32| days > 0);
    let age = days.and_then(|days| DAY.checked_mul(days));
    age.ok_or_else(|| "expected a number of days, such as 400d".to_owned())
}

/// The heading of the options that only those need who run a public server.
pub(crate) const PUBLIC: &str = "For a public server";

/// Where a database is.
fn database(text: &str) -> anyhow::Result<PgConnectOptions> {
    let is_known = ["postgres://", "postgresql://"]
        .iter()
        .any(|scheme| text.starts_with(scheme));
    // What was typed may have a password in it.
    ensure!(
        is_known,
        "only PostgreSQL is supported: postgres://user@host/database"
    );
    Ok(text.parse()?)
}

/// The host of an address, without port.
fn host_of(url: &str) -> Result<String, String> {
    let rest = url
        .strip_prefix("https://")
        .or_else(|| url.strip_prefix("http://"));
    let host = rest.and_then(|rest| rest.split(['/', ':']).next());
    match host {
        Some(host) if !host.is_empty() => Ok(host.to_ascii_lowercase()),
        _ => Err("expected an address such as https://play.example/".to_owned()),
    }
}

impl Public {
    fn options(&self, addresses: Vec<String>) -> Options {
        let default = Options::default();
        Options {
            addresses,
            public_host: self.public_url.clone(),
            trusted_proxies: match self.trusted_proxies.is_empty() {
                true => default.trusted_proxies,
                false => self.trusted_proxies.clone(),
            },
            metrics_token: self.metrics_token.clone(),
        }
    }
}

/// What the server logs.
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
  gammonbox serve --store postgres://box@db/box one of several servers

Friends join a table through a link. Every action is saved before anyone sees
it, so games survive if the server stops. /health says whether the server works,
/ready whether to send people to it, /metrics is for Prometheus, and /api
describes the HTTP interface. To run a public server, see docs/operations.md.";

const AT_HOME: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

/// Where the box is looked for first.
const FIRST_PORT: u16 = 7170;

/// How long to wait for the last tasks of a server that has stopped.
const END_TIMEOUT: Duration = Duration::from_millis(500);

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
            public: Public::default(),
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
        raise_file_limit();
        let store = TableStore::named(self.data.as_ref(), self.store.as_ref())?;
        let folder = match &store {
            TableStore::Folder(folder) => Some(folder),
            TableStore::Postgres(_) => None,
        };
        let mut lock = match folder.map(|folder| lock(folder)).transpose()? {
            Some(Lock::Held {
                address: Some(address),
            }) if self.open => {
                writeln!(output, "{}", texts.serve_address(&address))?;
                open_browser(&address)?;
                return Ok(Answer::Done);
            }
            Some(Lock::Held {
                address: Some(address),
            }) => bail!("another server, at {address}, is using the tables in {store}"),
            Some(Lock::Held { address: None }) => {
                bail!("another program is using the tables in {store}");
            }
            Some(Lock::Ours(file)) => Some(file),
            None => None,
        };
        let store = runtime.block_on(store.open())?;
        let listener = self.bind()?;
        let bound = listener.local_addr()?;
        if self.port.is_none() && bound.port() != FIRST_PORT {
            writeln!(output, "{}", texts.serve_next_port(&FIRST_PORT.to_string()))?;
        }
        let address = address_for_people(bound);
        if let Some(lock) = &mut lock {
            lock.rewind()?;
            lock.write_all(address.as_bytes())?;
        }
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
        let options = self.public.options(at_home);
        let served = runtime.block_on(serve(listener, store, options, self.public.keep));
        // What writes has to end before the folder is unlocked. What is still
        // being computed or looked up need not.
        runtime.shutdown_timeout(END_TIMEOUT);
        drop(lock);
        served.context("the server has stopped")?;
        Ok(Answer::Done)
    }

    /// Listens at the port that was named, or at the first that is free.
    fn bind(&self) -> anyhow::Result<TcpListener> {
        let wanted = SocketAddr::new(self.listen, self.port.unwrap_or(FIRST_PORT));
        match TcpListener::bind(wanted) {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
                let next = next_free(wanted)
                    .with_context(|| format!("port {} is in use", wanted.port()))?;
                if self.port.is_some() {
                    let free = next.local_addr()?.port();
                    bail!(
                        "port {} is in use; the next free one is {free} (--port {free})",
                        wanted.port()
                    );
                }
                Ok(next)
            }
            bound => bound.with_context(|| format!("cannot listen on {wanted}")),
        }
    }
}

/// Each connection is a file: warns if there can be few.
fn raise_file_limit() {
    const FEW: u64 = 4_096;
    if let Some(files) = file_limit::raise()
        && files < FEW
    {
        tracing::warn!(
            files,
            "the limit on open files is low, so there can be only a few connections"
        );
    }
}

/// Listens at the first free port after a taken one.
fn next_free(taken: SocketAddr) -> anyhow::Result<TcpListener> {
    let first = taken.port().saturating_add(1);
    let last = taken.port().saturating_add(PORTS_TRIED);
    (first..=last)
        .find_map(|port| TcpListener::bind(SocketAddr::new(taken.ip(), port)).ok())
        .with_context(|| format!("so are the ports up to {last}"))
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

async fn serve(
    listener: TcpListener,
    store: SharedStore,
    options: Options,
    keep: Option<Duration>,
) -> io::Result<()> {
    listener.set_nonblocking(true)?;
    let listener = tokio::net::TcpListener::from_std(listener)?;
    let tables = Tables::new(store);
    if let Some(age) = keep {
        tables.keep_for(age);
    }
    let limits = ConnectionLimits {
        trusted_proxies: options.trusted_proxies.clone(),
        ..ConnectionLimits::default()
    };
    let app = server::app(bundle::ASSETS, tables.clone(), options);
    server::serve(listener, app, tables, limits, interrupted()).await;
    Ok(())
}

impl Log {
    /// Starts logging.
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

/// Waits for Ctrl-C or a signal to stop.
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
