//! Nets from files.

use std::path::Path;

use anyhow::Context;
use engine::{Judge, Net, Nets};
use rules::Ruleset;

/// The judge for these rules, with nets from files where they're given.
///
/// # Errors
///
/// If a file can't be read or isn't a net.
pub(crate) fn judge(
    rules: &Ruleset,
    contact: Option<&Path>,
    race: Option<&Path>,
) -> anyhow::Result<Judge> {
    // Files first: what is wrong with them is said at once.
    let contact = contact.map(read_net).transpose()?;
    let race = race.map(read_net).transpose()?;
    let mut judge = Judge::for_rules(rules, Nets::bundled());
    if let Some(net) = contact {
        judge = judge.with_contact_net(net);
    }
    if let Some(net) = race {
        judge = judge.with_race_net(net);
    }
    Ok(judge)
}

fn read_net(path: &Path) -> anyhow::Result<Net> {
    let bytes = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    Net::from_bytes(&bytes).with_context(|| format!("cannot use {}", path.display()))
}
