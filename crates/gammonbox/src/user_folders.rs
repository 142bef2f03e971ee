//! The user's data and cache folders.

use std::env;
use std::path::PathBuf;

/// Where programs keep what they can make again: as the XDG base directory
/// specification says, or by the environment of Windows.
pub(crate) fn cache() -> Option<PathBuf> {
    folder("XDG_CACHE_HOME", "LOCALAPPDATA", ".cache")
}

/// Where programs keep what must not be lost.
pub(crate) fn data() -> Option<PathBuf> {
    folder("XDG_DATA_HOME", "APPDATA", ".local/share")
}

fn folder(xdg: &str, windows: &str, at_home: &str) -> Option<PathBuf> {
    let named = |name: &str| env::var_os(name).map(PathBuf::from);
    let absolute = |path: &PathBuf| path.is_absolute();
    named(xdg)
        .filter(absolute)
        .or_else(|| named(windows).filter(absolute))
        .or_else(|| Some(named("HOME").filter(absolute)?.join(at_home)))
        .map(|folder| folder.join("gammonbox"))
}
