//! The text of `--version`.

use engine::{Net, Nets};

/// The version, the commit it was built from where that is known, and the nets
/// for contact that it carries: the run that made each, its hidden layers and
/// its checksum.
pub(crate) fn version() -> String {
    let nets = Nets::bundled();
    let deep = nets.deep().map(|pair| named(&pair.contact));
    let quick = named(&nets.quick().contact);
    let nets: Vec<String> = deep.into_iter().chain([quick]).collect();
    let commit = match env!("GAMMONBOX_COMMIT") {
        "" => String::new(),
        commit => format!("commit {commit}, "),
    };
    format!(
        "gammonbox {} ({commit}nets {})\n",
        env!("CARGO_PKG_VERSION"),
        nets.join(", ")
    )
}

fn named(net: &Net) -> String {
    let hidden = net
        .hidden()
        .iter()
        .map(usize::to_string)
        .collect::<Vec<_>>();
    format!("{} {} {:016x}", net.run(), hidden.join("-"), net.checksum())
}
