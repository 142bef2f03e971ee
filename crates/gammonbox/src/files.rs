//! Reading and writing files.

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

/// Reads a match file. One that is larger than any match is not read to its
/// end: `formats` refuses it by its length.
///
/// # Errors
///
/// If it cannot be read.
pub(crate) fn read_match(path: &Path) -> anyhow::Result<Vec<u8>> {
    let cannot_read = || format!("cannot read {}", path.display());
    let file = fs::File::open(path).with_context(cannot_read)?;
    let mut bytes = Vec::new();
    let most = formats::MAX_BYTES as u64 + 1;
    let read = file.take(most).read_to_end(&mut bytes);
    read.with_context(cannot_read)?;
    Ok(bytes)
}

/// All files in a folder and in those within it, in the order of their names.
///
/// # Errors
///
/// If a folder cannot be read.
pub(crate) fn files_in(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    add_files(folder, &mut paths)?;
    paths.sort();
    Ok(paths)
}

fn add_files(folder: &Path, paths: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    let cannot_read = || format!("cannot read {}", folder.display());
    for entry in fs::read_dir(folder).with_context(cannot_read)? {
        let entry = entry.with_context(cannot_read)?;
        // A link could lead back here.
        let kind = entry.file_type().with_context(cannot_read)?;
        if kind.is_dir() {
            add_files(&entry.path(), paths)?;
        } else if entry.path().is_file() {
            paths.push(entry.path());
        }
    }
    Ok(())
}

/// Writes a file atomically: anyone who stops the program or reads in the
/// meantime finds either the old file or the new one.
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

/// Writes a file that must not be there already, unless that is wanted.
///
/// # Errors
///
/// If it is there, or cannot be written.
pub(crate) fn write_new(path: &Path, bytes: impl AsRef<[u8]>, force: bool) -> anyhow::Result<()> {
    if force {
        return write_in_one_step(path, bytes.as_ref());
    }
    let shown = path.display();
    let file = fs::OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(path);
    let mut file = match file {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            bail!("{shown} already exists; use --force to overwrite it")
        }
        file => file.with_context(|| format!("cannot write {shown}"))?,
    };
    let written = file.write_all(bytes.as_ref());
    written.with_context(|| format!("cannot write {shown}"))
}
