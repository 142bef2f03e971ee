//! Tables that start from a pasted ID.

use std::fmt;

use rules::{AnyId, ParseIdError, Record, Setup, Stakes, UnplayableSetup};

use super::setup::TableSetup;
use super::table::Table;

impl Table {
    /// A table that continues from a GNUbg ID, XGID, OGID or Position ID, with
    /// its match, score and cube, under the other rules of `setup`.
    ///
    /// # Errors
    ///
    /// What is wrong with the text, or with the position.
    pub fn from_id(mut setup: TableSetup, text: &str) -> Result<Table, FromIdError> {
        let id: AnyId = text.parse().map_err(FromIdError::NoId)?;
        let position = Setup::from(id);
        if let Stakes::Money { jacoby, beavers } = position.stakes {
            setup.rules.jacoby = jacoby;
            setup.rules.beavers = beavers;
        }
        let record = Record::from_position(setup.rules.clone(), position);
        let record = record.map_err(FromIdError::Unplayable)?;
        Ok(Table::with_record(setup, record))
    }
}

/// Why a table can't start from a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FromIdError {
    /// It contains no ID, or a broken one.
    NoId(ParseIdError),
    /// Nothing can be played from there.
    Unplayable(UnplayableSetup),
}

impl fmt::Display for FromIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FromIdError::NoId(fault) => fault.fmt(f),
            FromIdError::Unplayable(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for FromIdError {}
