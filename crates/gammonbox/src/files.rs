//! Writing files.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;

/// Writes a file in one step: whoever stops the program, or reads meanwhile,
/// finds the old one or the new one.
///
/// # Errors
///
/// If it cannot be written.
pub(crate) fn write_in_one_step(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    // Two programs at once write two files, and the later one stays.
    let mut beside = path.as_os_str().to_owned();
    beside.push(format!(".new-{}", std::process::id()));
    let beside = PathBuf::from(beside);
    let written = fs::write(&beside, bytes).and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        // What was said about the file itself is what matters.
        let _ = fs::remove_file(&beside);
    }
    written.with_context(|| format!("cannot write {}", path.display()))
}
