//! What would keep somebody from using the page.

use anyhow::Result;

use crate::visit::Visit;

/// axe-core 4.10.2 by Deque, under the Mozilla Public License 2.0: what others
/// judge pages by. A copy, since nothing is loaded when tests run.
const AXE: &str = include_str!("../axe-core/axe.min.js");

/// Every rule of axe-core that says no, with the first place where it does.
const RUN_AXE: &str = "
    return axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`));";

impl Visit {
    /// What keeps somebody from using the page as it is shown now, be it with
    /// a screen reader, with a keyboard, with fingers or with weak eyes: a
    /// sentence for each thing that we or axe-core find.
    ///
    /// # Errors
    ///
    /// If the browser does not run the script.
    pub fn barriers(&self) -> Result<Vec<String>> {
        // What fades in is pale for a moment.
        self.until("document.getAnimations().every((one) => one.playState !== 'running')")?;
        let found = self.run(include_str!("barriers.js"))?;
        let mut found: Vec<String> = serde_json::from_value(found)?;
        if self.run("return window.axe === undefined")? == true {
            self.run(AXE)?;
        }
        let more: Vec<String> = serde_json::from_value(self.run(RUN_AXE)?)?;
        found.extend(more);
        Ok(found)
    }
}
