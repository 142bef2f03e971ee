//! A separate PostgreSQL for one test.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A cluster for this test alone, started as a user other than root, reached
/// through a socket in its own folder, and removed after the test.
#[derive(Debug)]
pub(crate) struct Cluster {
    pub(crate) folder: PathBuf,
    programs: PathBuf,
}

/// Whether a row of `pg_stat_activity` is the listener of a server. Its last
/// query is LISTEN or, after a silence, the one that finds out if it's still
/// connected.
#[allow(dead_code, reason = "not every test that has a database needs it")]
pub(crate) const IS_LISTENER: &str = "pid <> pg_backend_pid() \
    AND (query LIKE 'LISTEN%' OR query LIKE '%gammonbox.listens%')";

impl Cluster {
    /// Starts one; `None` if PostgreSQL isn't installed. `./check` installs it
    /// where it can.
    pub(crate) fn start() -> Option<Cluster> {
        let Some(programs) = programs() else {
            let _ = writeln!(
                std::io::stderr(),
                "left out: PostgreSQL is not installed; on Debian: apt install postgresql"
            );
            return None;
        };
        let folder = said(as_nobody(Path::new("mktemp")).args(["-d", "-t", "gammonbox-XXXXXX"]));
        let cluster = Cluster {
            folder: PathBuf::from(folder.trim()),
            programs,
        };
        let data = cluster.folder.join("data");
        said(
            cluster
                .program("initdb")
                .args(["--auth=trust", "--username=gammonbox", "--encoding=UTF8"])
                .args(["--no-sync", "--pgdata"])
                .arg(&data),
        );
        cluster.run();
        Some(cluster)
    }

    /// Starts its server.
    fn run(&self) {
        // A test without a power failure doesn't have to wait for the disk.
        let options = format!(
            "-c listen_addresses='' -c fsync=off -c max_connections=60 -k {}",
            self.folder.display()
        );
        said(
            self.program("pg_ctl")
                .args(["start", "--wait", "--silent", "--log"])
                .arg(self.folder.join("log"))
                .args(["--options", &options, "--pgdata"])
                .arg(self.folder.join("data")),
        );
    }

    /// Stops its server, `fast` as for an upgrade or `immediate` as in a power
    /// failure, does something meanwhile, and starts it again.
    #[allow(dead_code, reason = "not every test that has a database needs it")]
    pub(crate) async fn restart_after(&self, mode: &str, meanwhile: impl Future<Output = ()>) {
        said(
            self.program("pg_ctl")
                .args(["stop", "--mode", mode, "--silent", "--pgdata"])
                .arg(self.folder.join("data")),
        );
        meanwhile.await;
        self.run();
    }

    /// Sends a signal to all processes of its server.
    #[allow(dead_code, reason = "not every test that has a database needs it")]
    pub(crate) fn signal(&self, signal: &str) {
        let pid = std::fs::read_to_string(self.folder.join("data/postmaster.pid")).unwrap();
        let pid = pid.lines().next().unwrap();
        let children = Command::new("pgrep").args(["-P", pid]).output().unwrap();
        let children = String::from_utf8(children.stdout).unwrap();
        said(
            Command::new("kill")
                .args([signal, pid])
                .args(children.split_whitespace()),
        );
    }

    /// Its address.
    pub(crate) fn address(&self) -> String {
        let folder = self.folder.display().to_string().replace('/', "%2F");
        format!("postgres://gammonbox@localhost/postgres?host={folder}")
    }

    fn program(&self, name: &str) -> Command {
        as_nobody(&self.programs.join(name))
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let data = self.folder.join("data");
        // Anything left over is in a folder for temporary files.
        let _ = self
            .program("pg_ctl")
            .args(["stop", "--mode=immediate", "--silent", "--pgdata"])
            .arg(data)
            .output();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Where the programs are: Debian has them beside the path.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter();
    let debian = versions
        .flatten()
        .filter_map(|version| Some(version.ok()?.path().join("bin")));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders = debian.chain(std::env::split_paths(&path));
    folders.find(|folder| folder.join("initdb").exists())
}

/// A command run by a user other than root, as PostgreSQL requires.
fn as_nobody(program: &Path) -> Command {
    let id = Command::new("id").arg("-u").output();
    let is_root = id.is_ok_and(|id| id.stdout == b"0\n");
    if !is_root {
        return Command::new(program);
    }
    let mut command = Command::new("runuser");
    command.args(["-u", "postgres", "--"]).arg(program);
    command
}

fn said(command: &mut Command) -> String {
    let Output {
        status,
        stdout,
        stderr,
    } = command.current_dir("/").output().unwrap();
    let stderr = String::from_utf8_lossy(&stderr);
    assert!(status.success(), "{command:?}: {stderr}");
    String::from_utf8(stdout).unwrap()
}
