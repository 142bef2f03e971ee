//! Tables that are made when they are first asked for.

use std::sync::{Arc, OnceLock};

use rules::{Board, Movement};

use super::one_sided::OneSidedTable;
use super::two_sided::{EndingEquities, TwoSidedTable};

/// A one-sided table, there already or made at the first bear-off: most
/// questions never come to one.
#[derive(Debug)]
pub(crate) struct TableOnDemand {
    movement: Movement,
    table: OnceLock<Arc<OneSidedTable>>,
}

impl TableOnDemand {
    pub(crate) const fn new(movement: Movement) -> TableOnDemand {
        TableOnDemand {
            movement,
            table: OnceLock::new(),
        }
    }

    pub(crate) const fn movement(&self) -> Movement {
        self.movement
    }

    pub(crate) fn table(&self) -> &OneSidedTable {
        let make = || Arc::new(OneSidedTable::generate(self.movement));
        self.table.get_or_init(make)
    }
}

impl From<Arc<OneSidedTable>> for TableOnDemand {
    fn from(table: Arc<OneSidedTable>) -> TableOnDemand {
        TableOnDemand {
            movement: table.movement(),
            table: OnceLock::from(table),
        }
    }
}

/// A small two-sided table, made at the first ending that is in it.
#[derive(Debug)]
pub(crate) struct EndingsOnDemand {
    movement: Movement,
    table: OnceLock<TwoSidedTable>,
}

/// The checkers of a side that are few enough: a table of 7 megabytes, made in
/// less than a second.
const CHECKERS: u8 = 6;

impl EndingsOnDemand {
    pub(crate) const fn new(movement: Movement) -> EndingsOnDemand {
        EndingsOnDemand {
            movement,
            table: OnceLock::new(),
        }
    }

    /// What an ending is worth for money; nothing if it is too large.
    pub(crate) fn equities(&self, board: &Board) -> Option<EndingEquities> {
        let sides = [board.player(), board.opponent()];
        let is_small = sides.iter().all(|side| {
            let left = side.total() - side.off();
            side.are_home() && side.off() > 0 && left <= CHECKERS
        });
        if !is_small {
            return None;
        }
        let make = || TwoSidedTable::generate(CHECKERS, self.movement, |_| ());
        self.table.get_or_init(make).equities(board)
    }
}
