//! Names the commit that the program is built from, for `--version`.
#![forbid(unsafe_code)]
#![allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "a build script asks git, and talks to cargo by printing"
)]

use std::env;
use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=GAMMONBOX_COMMIT");
    // Whoever builds from an archive can name the commit themselves.
    let named = env::var("GAMMONBOX_COMMIT").ok();
    let commit = named.or_else(checked_out).unwrap_or_default();
    println!("cargo::rustc-env=GAMMONBOX_COMMIT={commit}");
}

/// The commit that git has checked out, if our sources are a repository and not
/// just inside of one.
fn checked_out() -> Option<String> {
    let from_top = git(&["rev-parse", "--show-prefix"])?;
    if from_top != "crates/gammonbox/" {
        return None;
    }
    // Both change with a commit or a checkout, and with nothing else. A file
    // that is missing would have the script run every time.
    for name in ["HEAD", "logs/HEAD"] {
        let path = git(&["rev-parse", "--git-path", name])?;
        if Path::new(&path).exists() {
            println!("cargo::rerun-if-changed={path}");
        }
    }
    git(&["rev-parse", "--short=10", "HEAD"])
}

fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}
