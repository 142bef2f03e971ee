//! Tables that start from an id that somebody pasted.

use std::fmt;

use rules::{AnyId, ParseIdError, Record, Setup, Stakes, UnplayableSetup};

use super::setup::TableSetup;
use super::table::Table;

impl Table {
    /// A table that goes on from a GNUbg ID, XGID, OGID or Position ID, with
    /// the match, score and cube that it says, by the other rules of `setup`.
    ///
    /// # Errors
    ///
    /// What is wrong with the text, or with the position.
    pub fn from_id(mut setup: TableSetup, text: &str) -> Result<Table, PastedFault> {
        let id: AnyId = text.parse().map_err(PastedFault::NoId)?;
        let position = Setup::from(id);
        if let Stakes::Money { jacoby, beavers } = position.stakes {
            setup.rules.jacoby = jacoby;
            setup.rules.beavers = beavers;
        }
        let record = Record::from_position(setup.rules.clone(), position);
        let record = record.map_err(PastedFault::Unplayable)?;
        Ok(Table::with_record(setup, record))
    }
}

/// Why no table starts from a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PastedFault {
    /// It holds no id, or a broken one.
    NoId(ParseIdError),
    /// Nothing can be played from there.
    Unplayable(UnplayableSetup),
}

impl fmt::Display for PastedFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PastedFault::NoId(fault) => fault.fmt(f),
            PastedFault::Unplayable(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for PastedFault {}
