//! `gammonbox serve`: the box in the browser.

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::process::{Command, Stdio};

use anyhow::{Context, bail};
use clap::Args;
use tokio::runtime;

use super::Answer;

/// Open the box in the browser: serve the page where people play.
///
/// This is what happens without any command.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Serve {
    /// Where to listen: 0.0.0.0 lets the whole network in
    #[arg(long, value_name = "ADDRESS", default_value_t = AT_HOME)]
    listen: IpAddr,

    /// At which port; 7170 or the next that is free if nothing is said, and 0
    /// means any
    #[arg(long)]
    port: Option<u16>,

    /// Open the page in your browser too
    #[arg(long)]
    open: bool,
}

const EXAMPLES: &str = "\
Examples:
  gammonbox serve --open                        play in the browser now
  gammonbox serve --port 8000                   at this port or not at all
  gammonbox serve --listen 0.0.0.0 --port 8000  for everybody in the house";

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
        }
    }
}

impl Serve {
    /// Serves the page until it is interrupted.
    ///
    /// # Errors
    ///
    /// If it cannot listen where it should.
    pub(crate) fn run(&self, output: &mut dyn Write) -> anyhow::Result<Answer> {
        let listener = self.bind()?;
        let bound = listener.local_addr()?;
        if self.port.is_none() && bound.port() != FIRST_PORT {
            writeln!(output, "Port {FIRST_PORT} is taken, this is the next.")?;
        }
        let address = address_for_people(bound);
        writeln!(output, "The box is open at {address} (Ctrl-C closes it)")?;
        output.flush()?;
        if self.open
            && let Err(error) = open_browser(&address)
        {
            writeln!(output, "No browser could be started: {error}")?;
            output.flush()?;
        }
        serve(listener).context("the server has stopped")?;
        Ok(Answer::Done)
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

fn serve(listener: TcpListener) -> io::Result<()> {
    listener.set_nonblocking(true)?;
    let runtime = runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        axum::serve(listener, server::app(bundle::ASSETS))
            .with_graceful_shutdown(interrupted())
            .await
    })
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
