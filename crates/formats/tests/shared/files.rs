//! The files that we wrote ourselves: one match in every dialect.

use std::fs;
use std::path::Path;

/// The name and the bytes of every file, sorted by name.
#[expect(clippy::disallowed_methods, reason = "the files are files")]
pub(crate) fn files() -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files");
    let mut paths: Vec<_> = fs::read_dir(folder)
        .expect("the folder is here")
        .map(|file| file.expect("a file").path())
        .collect();
    paths.sort();
    let files = paths.iter().map(|path| {
        let name = path.file_name().expect("a name").display().to_string();
        (name, fs::read(path).expect("a file"))
    });
    files.collect()
}
