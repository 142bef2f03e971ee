//! Accessibility problems of the page.

use anyhow::Result;

use crate::visit::Visit;

/// axe-core 4.10.2 by Deque, under the Mozilla Public License 2.0, a common
/// accessibility checker. We keep a copy, because tests don't load anything.
const AXE: &str = include_str!("../axe-core/axe.min.js");

/// Every axe-core rule that fails, with the first element that fails it.
const RUN_AXE: &str = "
    return axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`));";

impl Visit {
    /// What keeps someone from using the page as it is now, with a screen
    /// reader, a keyboard, touch or poor eyesight: one sentence for each
    /// problem that we or axe-core find.
    ///
    /// # Errors
    ///
    /// If the browser doesn't run the script.
    pub fn barriers(&self) -> Result<Vec<String>> {
        // Text that fades in is pale for a moment.
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
