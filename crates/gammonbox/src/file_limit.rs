//! Raises the limit on open files. Each connection is one.

/// Lets the process have as many as the system allows it, and returns how many
/// that is.
pub(crate) fn raise() -> Option<u64> {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
        let wanted = Rlimit {
            current: maximum,
            maximum,
        };
        // What cannot be raised stays as it is.
        let _ = setrlimit(Resource::Nofile, wanted);
        getrlimit(Resource::Nofile).current
    }
    #[cfg(not(unix))]
    None
}
