//! The table that comes with the program.

use super::MatchEquityTable;
use super::reader::{Row, grid_from};

/// Neil Kazaross' table. The file carries its author's notice. It's the XML
/// beside it without the tags, so that the page needs no XML reader.
const FIGURES: &str = include_str!("../../data/kazaross-xg2");

const NAME: &str = "Kazaross XG2 25 point MET";

const DESCRIPTION: &str = "Generated using XG rollouts to 9pts, GNUbg Supremo full rollouts to 15 \
                           points. Extended to 25pts by projecting take points.";

pub(super) fn table() -> MatchEquityTable {
    let lines = FIGURES.lines().zip(1..);
    let rows = lines.filter(|(row, _)| !row.starts_with('#'));
    let mut rows: Vec<Row> = rows
        .map(|(row, line)| Row {
            line,
            chances: row.split(' ').map(chance).collect(),
        })
        .collect();
    let after_crawford = rows.pop().expect("the file has rows");
    let grid = grid_from(&rows, after_crawford).expect("the table is sound: a test compares it");
    MatchEquityTable {
        name: NAME.to_owned(),
        description: DESCRIPTION.to_owned(),
        given: rows.len(),
        grid: grid.extended(),
    }
}

fn chance(millionths: &str) -> f64 {
    let millionths: u32 = millionths
        .parse()
        .expect("the file has only whole numbers: a test reads it");
    f64::from(millionths) / 1_000_000.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::match_equity::KAZAROSS_XG2;

    #[test]
    fn the_figures_are_those_of_the_document() {
        assert_eq!(table(), KAZAROSS_XG2.parse().unwrap());
    }
}
