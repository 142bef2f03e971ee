//! Files that nobody else on this machine can read: they hold the secrets of
//! the dice.

use std::fs::File;
use std::io;
use std::path::Path;

/// Makes sure that there's such a file and that nobody else can read it. SQLite
/// gives the files beside it the same permissions.
///
/// What a link leads to stays as it is: whoever may write to the folder must
/// not have root change any other file.
pub(super) fn make_private(path: &Path) -> io::Result<()> {
    match create_private(path) {
        Err(fault) if fault.kind() == io::ErrorKind::AlreadyExists => keep_private(path),
        created => created,
    }
}

/// Creates such a file. If root does so for a service, it belongs to the
/// folder's owner.
///
/// # Errors
///
/// If there is one, or a link, or it can't be created.
#[expect(clippy::disallowed_methods, reason = "a store is a file")]
pub(super) fn create_private(path: &Path) -> io::Result<()> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, OpenOptionsExt, fchown};
        let file = options.mode(0o600).open(path)?;
        let folder = path.parent().filter(|folder| *folder != Path::new(""));
        if let Some(Ok(folder)) = folder.map(std::fs::metadata) {
            // Only root may give files away.
            let _ = fchown(&file, Some(folder.uid()), Some(folder.gid()));
        }
    }
    #[cfg(not(unix))]
    options.open(path)?;
    Ok(())
}

/// Makes a file private that is there already, unless it's a link.
#[cfg_attr(unix, expect(clippy::disallowed_methods, reason = "a store is a file"))]
fn keep_private(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, PermissionsExt};
        let file = File::options().write(true).open(path)?;
        let (opened, named) = (file.metadata()?, std::fs::symlink_metadata(path)?);
        // A link may have taken its place just before it was opened.
        if (opened.dev(), opened.ino()) == (named.dev(), named.ino()) {
            file.set_permissions(std::fs::Permissions::from_mode(0o600))?;
        }
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}

/// Gives a file that is on disk its name, unless there is such a file.
#[expect(clippy::disallowed_methods, reason = "a store is a file")]
pub(super) fn put_in_place(part: &Path, path: &Path) -> std::io::Result<()> {
    File::options().write(true).open(part)?.sync_all()?;
    if path.exists() {
        return Err(std::io::ErrorKind::AlreadyExists.into());
    }
    std::fs::rename(part, path)?;
    #[cfg(unix)]
    if let Some(folder) = path.parent().filter(|folder| *folder != Path::new("")) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

#[expect(clippy::disallowed_methods, reason = "a store is a file")]
pub(super) fn remove(path: &Path) {
    // Nobody can do more about it.
    let _ = std::fs::remove_file(path);
}
