//! Lists of things, the way a language joins them.

use crate::texts::Texts;

impl Texts {
    /// "6 and 4", "3, 4 and 5".
    #[must_use]
    pub fn all_of(&self, items: &[String]) -> String {
        self.strung(items, |first, last| self.list_and(first, last))
    }

    /// "6 or 4", "3, 4 or 5".
    #[must_use]
    pub fn one_of(&self, items: &[String]) -> String {
        self.strung(items, |first, last| self.list_or(first, last))
    }

    fn strung(&self, items: &[String], end: impl Fn(&str, &str) -> String) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [before @ .., one, last] => {
                let end = end(one, last);
                let mut before = before.iter().rev();
                before.next().map_or(end.clone(), |first| {
                    let list = self.list_more(first, &end);
                    before.fold(list, |rest, item| self.list_more(item, &rest))
                })
            }
        }
    }
}
