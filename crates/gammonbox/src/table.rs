//! Text tables.

use std::fmt;

/// Rows of text under a heading, each column as wide as it must be.
#[derive(Debug)]
pub(crate) struct Table<const COLUMNS: usize> {
    rows: Vec<[String; COLUMNS]>,
}

impl<const COLUMNS: usize> Table<COLUMNS> {
    /// A table with a heading and no row.
    pub(crate) fn new(heading: [&str; COLUMNS]) -> Self {
        Table {
            rows: vec![heading.map(str::to_owned)],
        }
    }

    /// Adds a row at the end.
    pub(crate) fn push(&mut self, row: [&str; COLUMNS]) {
        self.rows.push(row.map(str::to_owned));
    }
}

impl<const COLUMNS: usize> fmt::Display for Table<COLUMNS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = |column: usize| {
            let cells = self.rows.iter().map(|row| row[column].chars().count());
            cells.max().unwrap_or(0)
        };
        let widths: [usize; COLUMNS] = std::array::from_fn(width);
        for row in &self.rows {
            let cells = row.iter().zip(widths);
            let line: String = cells
                .map(|(cell, width)| format!("{cell:<width$}  "))
                .collect();
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let mut table = Table::new(["a", "long heading", "b"]);
        table.push(["größer", "x", ""]);
        table.push(["1", "y", "2"]);
        let expected = "a       long heading  b\ngrößer  x\n1       y             2\n";
        assert_eq!(table.to_string(), expected);
    }
}
