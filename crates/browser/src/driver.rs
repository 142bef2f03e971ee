//! The small part of WebDriver that we need, over a plain socket. Writing this
//! client takes less than adding a dependency.

use std::error::Error;
use std::fmt;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

/// Debian's driver, started for one session, and that session.
#[derive(Debug)]
pub struct Driver {
    process: Child,
    port: u16,
    session: String,
}

/// The browser's answer when it can't do something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failed {
    /// The kind of failure, such as `no such element`.
    pub kind: String,
    /// What exactly was wrong.
    pub message: String,
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.kind, self.message)
    }
}

impl Error for Failed {}

impl Driver {
    /// Starts the driver and the browser, with these options for Chromium.
    ///
    /// # Errors
    ///
    /// If one of them is missing or doesn't start.
    pub fn start(options: &Value) -> Result<Driver> {
        // It takes a free port of IPv4 and ends if that isn't free for IPv6, too,
        // as it may not be while other tests run. Another try gets another port.
        let (process, port) = spawn().or_else(|_| spawn()).or_else(|_| spawn())?;
        let mut driver = Driver {
            process,
            port,
            session: String::new(),
        };
        let wanted = json!({ "capabilities": { "alwaysMatch": {
            "browserName": "chrome",
            "goog:chromeOptions": options,
            "goog:loggingPrefs": { "browser": "ALL" },
        } } });
        let session = driver.send("POST", "/session", &wanted)?;
        let id = session["sessionId"].as_str().context("no session")?;
        driver.session = id.to_owned();
        Ok(driver)
    }

    /// Sends a GET request to the session.
    ///
    /// # Errors
    ///
    /// [`Failed`] if the browser refuses.
    pub fn get(&self, path: &str) -> Result<Value> {
        self.send(
            "GET",
            &format!("/session/{}{path}", self.session),
            &Value::Null,
        )
    }

    /// Sends a POST request to the session.
    ///
    /// # Errors
    ///
    /// [`Failed`] if the browser refuses.
    pub fn post(&self, path: &str, body: &Value) -> Result<Value> {
        self.send("POST", &format!("/session/{}{path}", self.session), body)
    }

    /// Sends one request and reads its answer.
    fn send(&self, method: &str, path: &str, body: &Value) -> Result<Value> {
        let body = if body.is_null() {
            String::new()
        } else {
            body.to_string()
        };
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        )?;
        let mut answer = BufReader::new(stream);
        let mut length = 0;
        let mut line = String::new();
        while answer.read_line(&mut line)? > 2 {
            if let Some((name, value)) = line.split_once(':')
                && name.eq_ignore_ascii_case("content-length")
            {
                length = value.trim().parse()?;
            }
            line.clear();
        }
        let mut text = vec![0; length];
        answer.read_exact(&mut text)?;
        let mut answer: Value = serde_json::from_slice(&text)?;
        let value = answer["value"].take();
        if let (Some(kind), Some(message)) = (value["error"].as_str(), value["message"].as_str()) {
            let (kind, message) = (kind.to_owned(), message.to_owned());
            bail!(Failed { kind, message });
        }
        Ok(value)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // If it's already gone, there's nothing to end.
        let _ = self.send(
            "DELETE",
            &format!("/session/{}", self.session),
            &Value::Null,
        );
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn spawn() -> Result<(Child, u16)> {
    let mut process = Command::new("chromedriver")
        .arg("--port=0")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .context("chromedriver does not start; have it with: apt install chromium-driver")?;
    let port = said_port(&mut process)?;
    Ok((process, port))
}

/// The free port that the driver found. It prints it when it's listening.
fn said_port(process: &mut Child) -> Result<u16> {
    let output = process.stdout.take().context("its output is ours")?;
    let mut lines = BufReader::new(output).lines();
    let port = lines.by_ref().find_map(|line| {
        let line = line.ok()?;
        let (_, port) = line.split_once("started successfully on port ")?;
        port.trim_end_matches('.').parse().ok()
    });
    // Keep reading its output, so that a full pipe doesn't stop it.
    std::thread::spawn(move || lines.for_each(drop));
    port.context("chromedriver has ended before it listened")
}
