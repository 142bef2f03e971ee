//! `gammonbox serve`, asked as a browser asks.
#![allow(clippy::unwrap_used, reason = "everything here is a test")]
#![allow(
    clippy::disallowed_methods,
    reason = "a test waits for a server to end, but not for ever"
)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

fn gammonbox(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gammonbox"));
    command
        .args(arguments)
        .env("LC_ALL", "C")
        // Not among the tables of whoever runs the tests, nor of another test.
        .env("XDG_DATA_HOME", data_folder())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// A data folder of this test.
fn data_folder() -> PathBuf {
    let name = format!("serve-{}", std::process::id());
    let test = std::thread::current().name().map(str::to_owned);
    PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join(name)
        .join(test.unwrap_or_default())
}

/// A server that is ended with the test.
struct Server {
    child: Child,
    said: Vec<String>,
    port: u16,
}

impl Server {
    /// Starts the program and waits until it says where it listens.
    fn start(arguments: &[&str]) -> Server {
        let mut server = Server {
            child: gammonbox(arguments).spawn().unwrap(),
            said: Vec::new(),
            port: 0,
        };
        let output = server.child.stdout.take().unwrap();
        for line in BufReader::new(output).lines() {
            let line = line.unwrap();
            let address = line.split_once("http://127.0.0.1:");
            let port = address.and_then(|(_, address)| address.split_once('/'));
            let port = port.map(|(port, _)| port.parse().unwrap());
            server.said.push(line);
            if let Some(port) = port {
                server.port = port;
                return server;
            }
        }
        panic!("no address: {:?}", server.said);
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).unwrap();
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"
        )
        .unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn refusal(output: Output) -> String {
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(output.stdout, b"");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn the_page_is_served_with_everything_that_it_names() {
    let server = Server::start(&["serve", "--port", "0"]);
    let page = server.get("/");
    assert!(page.starts_with("HTTP/1.1 200 OK\r\n"), "{page}");
    let (_, page) = page.split_once("\r\n\r\n").unwrap();
    let names: Vec<&str> = page
        .split('"')
        .filter(|quoted| quoted.starts_with('/'))
        .collect();
    assert!(names.iter().any(|name| name.ends_with(".wasm")), "{page}");
    for name in names {
        let answer = server.get(name);
        assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{name}");
    }
}

#[test]
fn no_other_database_is_taken_for_postgresql() {
    let said = refusal(
        gammonbox(&["serve", "--store", "mysql://x"])
            .output()
            .unwrap(),
    );
    assert_eq!(
        said,
        "error: only PostgreSQL is supported: postgres://user@host/database\n"
    );
}

#[test]
fn a_taken_port_that_was_named_is_refused_and_the_next_one_offered() {
    let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let port = taken.local_addr().unwrap().port();
    let said = refusal(
        gammonbox(&["serve", "--port", &port.to_string()])
            .output()
            .unwrap(),
    );
    let offered = said
        .strip_prefix(&format!(
            "error: port {port} is in use; the next free one is "
        ))
        .and_then(|rest| rest.trim_end().strip_suffix(')'))
        .and_then(|rest| rest.split_once(" (--port "))
        .unwrap_or_else(|| panic!("{said}"));
    assert_eq!(offered.0, offered.1);
    assert!(offered.0.parse::<u16>().unwrap() > port);
}

#[test]
fn without_a_port_the_next_free_one_is_taken() {
    // If somebody else has it already, so much the better.
    let _taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 7170));
    let server = Server::start(&[]);
    assert_eq!(
        server.said[0],
        "Port 7170 is in use, so this is the next free one."
    );
    assert!(server.port > 7170);
    assert!(server.get("/health").ends_with("ok\n"));
}

#[test]
fn an_address_that_is_not_ours_is_refused() {
    // From the block that is kept for documentation.
    let output = gammonbox(&["serve", "--listen", "192.0.2.1"])
        .output()
        .unwrap();
    let said = refusal(output);
    assert!(
        said.starts_with("error: cannot listen on 192.0.2.1:7170: "),
        "{said}"
    );
}

#[cfg(unix)]
#[test]
fn an_interrupt_closes_the_box() {
    for signal in ["-INT", "-TERM"] {
        let mut server = Server::start(&["serve", "--port", "0"]);
        assert!(server.get("/health").ends_with("ok\n"));
        let pid = server.child.id().to_string();
        let sent = Command::new("kill").args([signal, &pid]).status().unwrap();
        assert!(sent.success());
        assert_eq!(server.child.wait().unwrap().code(), Some(0), "{signal}");
    }
}

#[cfg(unix)]
#[test]
fn half_a_request_does_not_keep_the_server_from_closing() {
    let mut server = Server::start(&["serve", "--port", "0"]);
    let mut half = TcpStream::connect((Ipv4Addr::LOCALHOST, server.port)).unwrap();
    half.write_all(b"GET / HTTP/1.1\r\nhost: local").unwrap();
    let began = Instant::now();
    let pid = server.child.id().to_string();
    let sent = Command::new("kill").args(["-TERM", &pid]).status().unwrap();
    assert!(sent.success());
    while server.child.try_wait().unwrap().is_none() {
        assert!(began.elapsed() < Duration::from_secs(15), "it does not end");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn a_second_server_leaves_the_tables_of_the_first_alone() {
    let first = Server::start(&["serve", "--port", "0"]);
    let said = refusal(gammonbox(&["serve", "--port", "0"]).output().unwrap());
    assert!(said.contains("is using the tables in"), "{said}");
    let address = format!("http://127.0.0.1:{}/", first.port);
    assert!(said.contains(&address), "{said}");
    drop(first);
    Server::start(&["serve", "--port", "0"]);
}

#[test]
fn a_lock_that_names_a_server_that_is_gone_holds_nobody_up() {
    let folder = data_folder().join("gammonbox");
    std::fs::create_dir_all(&folder).unwrap();
    let lock = folder.join("lock");
    let long_gone = format!("http://127.0.0.1:9/{}", "a".repeat(100));
    std::fs::write(&lock, long_gone).unwrap();
    let server = Server::start(&["serve", "--port", "0"]);
    assert_eq!(
        std::fs::read_to_string(&lock).unwrap(),
        format!("http://127.0.0.1:{}/", server.port)
    );
    // A program that is no server, or none yet, has no address.
    drop(server);
    let held = std::fs::File::open(&lock).unwrap();
    held.lock().unwrap();
    std::fs::write(&lock, "").unwrap();
    for arguments in [&["serve", "--port", "0"][..], &["serve", "--open"]] {
        let said = refusal(gammonbox(arguments).output().unwrap());
        assert!(
            said.contains("another program is using the tables in"),
            "{said}"
        );
    }
}

#[test]
fn the_address_is_said_in_the_language_of_the_user() {
    let server = Server::start(&["--lang", "de", "serve", "--port", "0"]);
    let said = server.said.last().unwrap();
    assert!(said.starts_with("Gammonbox läuft unter http"), "{said}");
}
