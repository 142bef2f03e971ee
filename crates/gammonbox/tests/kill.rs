//! Servers that are killed or upgraded while people play.
#![allow(clippy::unwrap_used, reason = "everything here is a test")]
#![allow(
    clippy::disallowed_methods,
    reason = "a test makes files, looks for programs and waits before it kills"
)]
#![cfg(unix)]

#[path = "../../server/tests/server/postgres.rs"]
mod postgres;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use postgres::Cluster;

fn gammonbox(arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_gammonbox"))
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// A server that is killed and started again at the same port.
struct Mortal {
    arguments: Vec<String>,
    child: Child,
}

impl Mortal {
    fn start(port: u16, keeping: &[&str]) -> Mortal {
        let port = port.to_string();
        let arguments = [&["serve", "--port", &port], keeping].concat();
        let arguments: Vec<String> = arguments.into_iter().map(str::to_owned).collect();
        let child = born(&arguments);
        Mortal { arguments, child }
    }

    /// Ends it as a loss of power would, and starts it again.
    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        self.child = born(&self.arguments);
    }
}

impl Mortal {
    /// Ends it as an upgrade does, and starts it again. It says goodbye, and
    /// does not take long.
    fn upgrade(&mut self) {
        let began = Instant::now();
        let pid = self.child.id().to_string();
        let told = Command::new("kill").args(["-TERM", &pid]).status().unwrap();
        assert!(told.success());
        assert_eq!(self.child.wait().unwrap().code(), Some(0));
        assert!(began.elapsed() < Duration::from_secs(10), "it takes long");
        self.child = born(&self.arguments);
    }
}

impl Drop for Mortal {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts a server and waits until it listens.
fn born(arguments: &[String]) -> Child {
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let mut child = gammonbox(&arguments);
    line(child.stdout.as_mut().unwrap());
    child
}

fn line(output: &mut ChildStdout) -> String {
    let mut line = String::new();
    BufReader::with_capacity(1, output)
        .read_line(&mut line)
        .unwrap();
    assert!(!line.is_empty(), "the program has ended");
    line
}

/// Ports that nobody listens at, each another.
fn free_ports<const N: usize>() -> [u16; N] {
    let bind = |_| TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let listeners: [TcpListener; N] = std::array::from_fn(bind);
    listeners.map(|listener| listener.local_addr().unwrap().port())
}

/// Has matches played to their end while `meanwhile` happens.
fn play_while(ports: &[u16], tables: u32, meanwhile: impl FnOnce()) -> String {
    let tables = tables.to_string();
    let mut arguments = vec!["load", "--to-the-end", "--pace", "0.02", "--seconds", "300"];
    arguments.extend(["--tables", &tables]);
    let ports: Vec<String> = ports.iter().map(u16::to_string).collect();
    for port in &ports {
        arguments.extend(["--port", port]);
    }
    let mut load = gammonbox(&arguments);
    let mut output = load.stdout.take().unwrap();
    let said = line(&mut output);
    assert!(said.starts_with("set up"), "{said}");
    meanwhile();
    let mut report = String::new();
    output.read_to_string(&mut report).unwrap();
    assert_eq!(load.wait().unwrap().code(), Some(0), "{report}");
    assert!(
        report.contains(&format!("{tables}, {tables} matches over")),
        "{report}"
    );
    report
}

/// Pauses of every length up to most of a second, the same in every run.
fn pauses() -> impl Iterator<Item = Duration> {
    let mut number = 7_u64;
    std::iter::repeat_with(move || {
        number = number
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        Duration::from_millis(100 + (number >> 33) % 800)
    })
}

#[test]
fn two_hundred_games_survive_a_server_that_is_killed_again_and_again() {
    let data = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("killed");
    // From a run before.
    let _ = std::fs::remove_dir_all(&data);
    let [port] = free_ports();
    let mut server = Mortal::start(port, &["--data", data.to_str().unwrap()]);
    let mut kills = 0;
    let report = play_while(&[port], 200, || {
        let until = Instant::now() + Duration::from_secs(10);
        for pause in pauses().take_while(|_| Instant::now() < until) {
            thread::sleep(pause);
            server.kill();
            kills += 1;
        }
    });
    assert!(kills >= 3, "only {kills} kills: {report}");
    assert!(!report.contains("connections lost 0\n"), "{report}");
}

/// Two servers with the tables of one database.
fn two_servers(cluster: &Cluster) -> ([u16; 2], [Mortal; 2]) {
    let store = ["--store", &cluster.address()];
    let ports = free_ports();
    (ports, ports.map(|port| Mortal::start(port, &store)))
}

#[test]
fn players_at_two_servers_survive_the_death_of_either() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let (ports, mut servers) = two_servers(&cluster);
    play_while(&ports, 20, || {
        for (pause, victim) in pauses().zip([0, 1, 0, 1]) {
            thread::sleep(pause);
            servers[victim].kill();
        }
    });
}

#[test]
fn games_survive_upgrades_and_so_do_the_tables_of_the_version_before() {
    let data = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("upgraded");
    // From a run before.
    let _ = std::fs::remove_dir_all(&data);
    std::fs::create_dir_all(&data).unwrap();
    let old = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../server/tests/server/version-1-later.sqlite"
    );
    std::fs::copy(old, data.join("tables.sqlite")).unwrap();
    let [port] = free_ports();
    let mut server = Mortal::start(port, &["--data", data.to_str().unwrap()]);
    let report = play_while(&[port], 40, || {
        for pause in pauses().take(4) {
            thread::sleep(pause);
            server.upgrade();
        }
    });
    assert!(!report.contains("connections lost 0\n"), "{report}");
    // The match that was over before the first upgrade.
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).unwrap();
    let request =
        "GET /api/tables/hjdvvlhylmjd6sfz/events?after=106 HTTP/1.0\r\nhost: localhost\r\n\r\n";
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.contains("\"type\":\"revealed\""), "{answer}");
}

#[test]
fn of_two_servers_one_after_the_other_is_upgraded() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let (ports, mut servers) = two_servers(&cluster);
    play_while(&ports, 20, || {
        for (pause, next) in pauses().zip([0, 1]) {
            thread::sleep(pause);
            servers[next].upgrade();
        }
    });
}
