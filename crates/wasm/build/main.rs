//! Compiles `web` for the browser.
#![forbid(unsafe_code)]
#![allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "a build script talks to the outside, and to cargo by printing"
)]

mod compile;
mod progress;

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::progress::Progress;

/// `docs/build.md` has the measured time.
const HEADLINE: &str = "    Building the page for the browser: \
     some minutes the first time, less than one after a change";

fn main() -> Result<()> {
    // Lints check code, not the page, so they don't have to wait for it.
    println!("cargo::rerun-if-env-changed=CLIPPY_ARGS");
    if env::var_os("CLIPPY_ARGS").is_some() {
        return Ok(());
    }

    let folder = |name| env::var_os(name).map(PathBuf::from).context(name);
    let web = folder("CARGO_MANIFEST_DIR")?.join("../web");
    let web = web.canonicalize().context("the crate web")?;
    let kept = kept_folder(&folder("OUT_DIR")?);
    let mut progress = Progress::start(HEADLINE);
    let modules = compile::modules(&web, &kept, &mut progress)?;
    println!("cargo::metadata=FOLDER={}", modules.display());
    Ok(())
}

/// A folder that all profiles share, so that the page is built once for debug,
/// release and documentation. It's next to theirs, whose subfolder `build` has
/// our output.
fn kept_folder(output: &Path) -> PathBuf {
    let build = output
        .ancestors()
        .find(|folder| folder.file_name() == Some(OsStr::new("build")));
    let target = build.and_then(Path::parent).and_then(Path::parent);
    target.unwrap_or(output).join("browser")
}
