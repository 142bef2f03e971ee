//! What would keep somebody from using the page.

use anyhow::Result;

use crate::visit::Visit;

impl Visit {
    /// What keeps somebody from using the page as it is shown now, be it with
    /// a screen reader, with a keyboard, with fingers or with weak eyes: a
    /// sentence for each thing.
    ///
    /// # Errors
    ///
    /// If the browser does not run the script.
    pub fn barriers(&self) -> Result<Vec<String>> {
        let found = self.run(include_str!("barriers.js"))?;
        Ok(serde_json::from_value(found)?)
    }
}
