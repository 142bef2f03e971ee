//! Links to tables.

use std::fmt;
use std::str::FromStr;

use protocol::{ParseKeyError, SeatKey, TableId};

/// A table, and the key to a seat there. Without a key you can only watch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// Which table.
    pub table: TableId,
    /// The key to a seat.
    pub key: Option<SeatKey>,
}

/// `TABLE` or `TABLE.KEY`, as in an address after `#/table/`. That part of an
/// address is never sent to a server.
impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.key {
            Some(key) => write!(f, "{}.{key}", self.table),
            None => write!(f, "{}", self.table),
        }
    }
}

impl FromStr for Link {
    type Err = ParseKeyError;

    fn from_str(text: &str) -> Result<Link, ParseKeyError> {
        let (table, key) = match text.split_once('.') {
            Some((table, key)) => (table, Some(key.parse()?)),
            None => (text, None),
        };
        Ok(Link {
            table: table.parse()?,
            key,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_leads_back_to_itself() {
        let watching = Link {
            table: TableId::new([7; 10]),
            key: None,
        };
        let seated = Link {
            key: Some(SeatKey::new([9; 20])),
            ..watching
        };
        for link in [watching, seated] {
            assert_eq!(link.to_string().parse(), Ok(link));
        }
        let written = seated.to_string();
        assert!(
            written[..written.len() - 1].parse::<Link>().is_err(),
            "a letter is missing"
        );
        assert!("".parse::<Link>().is_err());
    }
}
