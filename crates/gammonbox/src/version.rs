//! What this program is, exactly.

use engine::Net;

/// The version, the commit it was built from where that is known, and the net
/// that it carries.
pub(crate) fn version() -> String {
    let net = Net::bundled();
    let commit = match env!("GAMMONBOX_COMMIT") {
        "" => String::new(),
        commit => format!("commit {commit}, "),
    };
    format!(
        "gammonbox {} ({commit}net {})\n",
        env!("CARGO_PKG_VERSION"),
        net.run()
    )
}
