//! Compiles the binaries of `web` for the browser.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};

use crate::progress::Progress;

const TARGET: &str = "wasm32-unknown-unknown";

/// Enables wide instructions for the nets, and has Leptos erase the type of
/// each component, which makes the module a sixth smaller and halves the link
/// time.
const FLAGS: &str = "-C target-feature=+simd128 --cfg erase_components";

/// The profile in the workspace's `Cargo.toml`.
const PROFILE: &str = "browser";

/// The profile for working on the page: a large module, quickly compiled.
const QUICK_PROFILE: &str = "quick-browser";

/// Set it to anything to compile the page with the quick profile.
const QUICK: &str = "GAMMONBOX_QUICK_PAGE";

/// Compiles the modules and returns their folder.
pub(crate) fn modules(web: &Path, kept: &Path, progress: &mut Progress) -> Result<PathBuf> {
    have_target()?;
    println!("cargo::rerun-if-env-changed={QUICK}");
    let profile = if env::var_os(QUICK).is_some() {
        QUICK_PROFILE
    } else {
        PROFILE
    };

    let mut cargo = Command::new(program("CARGO", "cargo"));
    for (name, _) in env::vars_os() {
        if name.to_str().is_some_and(is_about_the_outer_build) {
            cargo.env_remove(name);
        }
    }
    cargo
        .current_dir(web)
        .env("RUSTFLAGS", FLAGS)
        .args(["build", "--locked", "--bins", "--target", TARGET])
        .args(["--profile", profile])
        .arg("--target-dir")
        .arg(kept)
        // Show the progress bar even though there's no terminal.
        .env("CARGO_TERM_PROGRESS_WHEN", "always")
        .env("CARGO_TERM_PROGRESS_WIDTH", "80")
        .env("CARGO_TERM_COLOR", "never")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped());
    let mut cargo = cargo.spawn().context("cargo cannot be run")?;
    let output = cargo.stderr.take().context("cargo has no output")?;
    let said = progress.follow(output)?;
    let status = cargo.wait().context("cargo cannot be waited for")?;
    ensure!(status.success(), "the page does not compile:\n{said}");

    let modules = kept.join(TARGET).join(profile);
    watch_sources(&modules)?;
    for manifest in ["../../Cargo.toml", "../../Cargo.lock", "Cargo.toml"] {
        println!("cargo::rerun-if-changed={}", web.join(manifest).display());
    }
    Ok(modules)
}

/// Whether cargo, clippy or another tool set this variable for the build that
/// runs this script, which has another target and other rules.
fn is_about_the_outer_build(name: &str) -> bool {
    const NAMES: [&str; 8] = [
        "RUSTFLAGS",
        "RUSTC",
        "RUSTC_WRAPPER",
        "RUSTC_WORKSPACE_WRAPPER",
        "RUSTDOC",
        "TARGET",
        "PROFILE",
        "OUT_DIR",
    ];
    const BEGINNINGS: [&str; 7] = [
        "CARGO_ENCODED_",
        "CARGO_PROFILE_",
        "CARGO_FEATURE_",
        "CARGO_CFG_",
        "CARGO_BUILD_",
        "CARGO_TARGET_",
        "CLIPPY_",
    ];
    NAMES.contains(&name) || BEGINNINGS.iter().any(|start| name.starts_with(start))
}

/// Has cargo rebuild the page when one of its source files changes. The
/// compiler lists them beside each module.
fn watch_sources(modules: &Path) -> Result<()> {
    for entry in fs::read_dir(modules)? {
        let path = entry?.path();
        if path.extension() != Some(OsStr::new("d")) {
            continue;
        }
        let list = fs::read_to_string(&path)?;
        let (_, sources) = list
            .split_once(": ")
            .with_context(|| format!("no list of sources in {}", path.display()))?;
        // A space in a name has a backslash before it.
        let sources = sources.trim().replace("\\ ", "\0");
        for source in sources.split(' ') {
            println!("cargo::rerun-if-changed={}", source.replace('\0', " "));
        }
    }
    Ok(())
}

/// Makes sure that the compiler supports the browser target.
fn have_target() -> Result<()> {
    let rustc = Command::new(program("RUSTC", "rustc"))
        .args(["--print", "target-libdir", "--target", TARGET])
        .output()
        .context("rustc cannot be run")?;
    let libraries = String::from_utf8(rustc.stdout).context("rustc names no folder")?;
    if Path::new(libraries.trim()).exists() {
        return Ok(());
    }
    let added = Command::new("rustup")
        .args(["target", "add", TARGET])
        .status();
    if !added.is_ok_and(|status| status.success()) {
        bail!(
            "this Rust cannot compile for the browser yet, and rustup could not change that. \
             Run it by hand and try again: rustup target add {TARGET} \
             (rustup, and how to install it: https://rustup.rs)"
        );
    }
    Ok(())
}

/// The program that cargo says it uses, or the one found by name.
fn program(variable: &str, name: &str) -> PathBuf {
    env::var_os(variable).map_or_else(|| name.into(), PathBuf::from)
}
