//! Backups, moving between databases, deleting, and a client in Python: what
//! people do with a server that somebody runs.
#![allow(clippy::unwrap_used, reason = "everything here is a test")]
#![allow(
    clippy::disallowed_methods,
    reason = "a test makes files and looks for programs"
)]

#[path = "../../server/tests/server/postgres.rs"]
mod postgres;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use postgres::Cluster;

fn gammonbox(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gammonbox"));
    command
        .args(arguments)
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// What a command says, and how it ends.
fn run(arguments: &[&str]) -> (Option<i32>, String) {
    let Output {
        status,
        stdout,
        stderr,
    } = gammonbox(arguments).output().unwrap();
    let said = [stdout, stderr].concat();
    (status.code(), String::from_utf8(said).unwrap())
}

/// A folder of this test that is not there yet.
fn folder(name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    // From a run before.
    let _ = std::fs::remove_dir_all(&folder);
    folder.to_str().unwrap().to_owned()
}

/// A server that is ended with the test.
struct Server {
    child: Child,
    port: u16,
}

impl Server {
    fn start(arguments: &[&str]) -> Server {
        let arguments = [&["serve", "--port", "0"], arguments].concat();
        let mut child = gammonbox(&arguments).spawn().unwrap();
        let mut line = String::new();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        output.read_line(&mut line).unwrap();
        let address = line.split_once("http://127.0.0.1:").unwrap().1;
        let port = address.split_once('/').unwrap().0.parse().unwrap();
        Server { child, port }
    }

    fn ask(&self, request: &str, body: &str) -> (u16, String) {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).unwrap();
        let length = body.len();
        write!(
            stream,
            "{request} HTTP/1.0\r\nhost: localhost\r\ncontent-type: application/json\r\n\
             content-length: {length}\r\n\r\n{body}"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, body.to_owned())
    }

    /// Sets up a table, and returns its id.
    fn create(&self) -> String {
        let (status, body) = self.ask("POST /api/tables", r#"{"rules": "international"}"#);
        assert_eq!(status, 201, "{body}");
        let created: serde_json::Value = serde_json::from_str(&body).unwrap();
        created["table"].as_str().unwrap().to_owned()
    }

    fn log(&self, table: &str) -> (u16, String) {
        self.ask(&format!("GET /api/tables/{table}/events"), "")
    }

    /// Has some matches played to their end.
    fn play(&self) {
        let port = self.port.to_string();
        let (code, said) = run(&[
            "load",
            "--tables",
            "4",
            "--pace",
            "0.02",
            "--seconds",
            "200",
            "--to-the-end",
            "--port",
            &port,
        ]);
        assert_eq!(code, Some(0), "{said}");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// All tables of a folder that nobody uses: ids and logs.
fn contents(folder: &str, tables: &[String]) -> Vec<(u16, String)> {
    let server = Server::start(&["--data", folder]);
    tables.iter().map(|table| server.log(table)).collect()
}

#[test]
fn a_backup_of_a_running_server_is_a_server() {
    let (data, copy) = (folder("backed-up"), folder("restored"));
    let server = Server::start(&["--data", &data]);
    let tables: Vec<String> = (0..5).map(|_| server.create()).collect();
    std::fs::create_dir_all(&copy).unwrap();
    let file = Path::new(&copy).join("tables.sqlite");
    let file = file.to_str().unwrap();
    let (code, said) = run(&["backup", file, "--data", &data]);
    assert_eq!(code, Some(0), "{said}");
    let (code, said) = run(&["backup", file, "--data", &data]);
    assert_eq!(code, Some(2), "it is not written over: {said}");
    // Nothing is left beside it, and nobody else reads it.
    assert_eq!(std::fs::read_dir(&copy).unwrap().count(), 1);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    for (table, (status, log)) in tables.iter().zip(contents(&copy, &tables)) {
        assert_eq!((status, log), server.log(table));
    }
}

#[test]
fn a_deleted_table_is_gone_while_the_server_runs() {
    let data = folder("deleted-from");
    let server = Server::start(&["--data", &data]);
    let (first, second) = (server.create(), server.create());
    let (code, said) = run(&["delete-table", &first, "--data", &data]);
    assert_eq!(
        (code, said.as_str()),
        (Some(0), &*format!("deleted {first}\n"))
    );
    assert_eq!(server.log(&first).0, 404);
    assert_eq!(server.log(&second).0, 200);
    let (code, _) = run(&["delete-table", &first, "--data", &data]);
    assert_eq!(code, Some(1));
    let (code, _) = run(&["delete-table", "nonsense", "--data", &data]);
    assert_eq!(code, Some(2));
    // A folder that was mistyped isn't made.
    let nowhere = folder("mistyped");
    let (code, said) = run(&["delete-table", &second, "--data", &nowhere]);
    assert_eq!(code, Some(2));
    assert!(said.contains("there are no tables in"), "{said}");
    assert!(!Path::new(&nowhere).exists());
}

#[test]
fn a_file_is_not_brought_up_to_date_beside_a_server_of_an_earlier_version() {
    let data = folder("earlier");
    std::fs::create_dir_all(&data).unwrap();
    let old = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../server/tests/server/version-1-later.sqlite"
    );
    let file = Path::new(&data).join("tables.sqlite");
    std::fs::copy(old, &file).unwrap();
    let before = std::fs::read(&file).unwrap();
    // As the earlier server holds it.
    let lock = std::fs::File::create(Path::new(&data).join("lock")).unwrap();
    lock.lock().unwrap();
    let delete = ["delete-table", "cuuotckbmair67fr", "--data", &data];
    let (code, said) = run(&delete);
    assert_eq!(code, Some(2));
    assert!(
        said.contains("an earlier version serves the tables"),
        "{said}"
    );
    assert_eq!(std::fs::read(&file).unwrap(), before);
    // A backup only reads.
    let copy = Path::new(&data).join("copy.sqlite");
    let (code, said) = run(&["backup", copy.to_str().unwrap(), "--data", &data]);
    assert_eq!(code, Some(0), "{said}");
    drop(lock);
    let (code, said) = run(&delete);
    assert_eq!(code, Some(0), "{said}");
}

#[test]
fn a_store_that_is_half_moved_is_served_by_nobody_and_moved_again() {
    let (data, half) = (folder("whole"), folder("half-moved"));
    let server = Server::start(&["--data", &data]);
    let tables: Vec<String> = (0..3).map(|_| server.create()).collect();
    let before: Vec<_> = tables.iter().map(|table| server.log(table)).collect();
    drop(server);
    let nowhere = folder("mistyped-too");
    let (code, said) = run(&["move-store", &nowhere, &half]);
    assert_eq!(code, Some(2));
    assert!(said.contains("there are no tables in"), "{said}");
    assert!(!Path::new(&nowhere).exists());

    // As if a move had been interrupted after some tables.
    let (code, said) = run(&["move-store", &data, &half]);
    assert_eq!(code, Some(0), "{said}");
    let (code, said) = run(&["delete-table", &tables[0], "--data", &half]);
    assert_eq!(code, Some(0), "{said}");
    std::fs::write(Path::new(&half).join("unfinished-move"), "").unwrap();
    let (code, said) = run(&["serve", "--port", "0", "--data", &half]);
    assert_eq!(code, Some(2));
    assert!(said.contains("run move-store again"), "{said}");
    let (code, said) = run(&["move-store", &data, &half]);
    assert_eq!(code, Some(0), "{said}");
    assert_eq!(contents(&half, &tables), before);
}

#[test]
fn tables_move_to_a_database_and_back() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let (data, back, address) = (folder("moved"), folder("moved-back"), cluster.address());
    let server = Server::start(&["--data", &data]);
    let tables: Vec<String> = (0..3).map(|_| server.create()).collect();
    server.play();
    let (code, said) = run(&["move-store", &data, &address]);
    assert_eq!(code, Some(2));
    assert!(said.contains("stop it first"), "{said}");
    let before: Vec<_> = tables.iter().map(|table| server.log(table)).collect();
    drop(server);
    let (code, moved) = run(&["move-store", &data, &address]);
    assert_eq!(code, Some(0), "{moved}");
    assert!(moved.starts_with("moved 7 tables with "), "{moved}");

    let server = Server::start(&["--store", &address]);
    let there: Vec<_> = tables.iter().map(|table| server.log(table)).collect();
    assert_eq!(there, before);
    let (code, said) = run(&["move-store", &address, &back]);
    assert_eq!(code, Some(2));
    assert!(said.contains("stop it first"), "{said}");
    drop(server);
    // The database notices by and by that the server is gone.
    let said = loop {
        let (code, said) = run(&["move-store", &address, &back]);
        match code {
            Some(0) => break said,
            _ => assert!(said.contains("stop it first"), "{said}"),
        }
    };
    assert_eq!(said, moved);
    assert_eq!(contents(&back, &tables), before);
    let (code, said) = run(&["move-store", &data, &address]);
    assert_eq!(code, Some(2));
    assert!(said.contains("there are already tables in"), "{said}");
}

#[test]
fn a_client_written_from_the_protocol_plays_a_match_and_checks_its_dice() {
    if Command::new("python3").arg("--version").output().is_err() {
        let _ = writeln!(std::io::stderr(), "left out: Python 3 is not installed");
        return;
    }
    let data = folder("python");
    let server = Server::start(&["--data", &data]);
    let client = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/client.py");
    let address = format!("http://127.0.0.1:{}", server.port);
    let played = Command::new("python3")
        .args([client, &address, "--rules", "international, match 3"])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&played.stdout).into_owned();
    let fault = String::from_utf8_lossy(&played.stderr);
    assert!(played.status.success(), "{said}{fault}");
    assert!(
        said.ends_with("throws as committed to before the match\n"),
        "{said}"
    );
}

#[test]
fn a_package_has_a_page_and_completions_for_every_command() {
    let files = folder("package-files");
    let (code, said) = run(&["package-files", &files]);
    assert_eq!(code, Some(0), "{said}");
    let read = |path: &str| std::fs::read_to_string(Path::new(&files).join(path)).unwrap();
    assert!(read("man/man1/gammonbox.1").contains("gammonbox"));
    assert!(read("man/man1/gammonbox-serve.1").contains("GAMMONBOX_PUBLIC_URL"));
    for path in [
        "bash-completion/completions/gammonbox",
        "zsh/vendor-completions/_gammonbox",
        "fish/vendor_completions.d/gammonbox.fish",
    ] {
        assert!(read(path).contains("move-store"), "{path}");
    }
}
