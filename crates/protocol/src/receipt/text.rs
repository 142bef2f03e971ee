//! Receipts as text.

use std::fmt;
use std::str::FromStr;

use rules::{Die, Roll};

use super::{GameThrows, Receipt, Throw, Thrown};
use crate::bytes::{ParseBytesError, Share};
use crate::dice::CheckableDice;
use crate::key::ParseKeyError;
use crate::seat::BySeat;

/// The first line of every receipt. The number goes up when an old program can
/// no longer check a new receipt.
const TITLE: &str = "gammonbox receipt 1";
const END: &str = "end of receipt";

impl fmt::Display for Receipt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let CheckableDice {
            secret,
            table,
            match_number,
            shares,
        } = &self.dice;
        let share = |share: Option<Share>| share.map_or("none".into(), |share| share.to_string());
        writeln!(f, "{TITLE}")?;
        writeln!(f, "table {table}")?;
        writeln!(f, "match {match_number}")?;
        writeln!(f, "commitment {}", self.commitment)?;
        writeln!(f, "secret {secret}")?;
        writeln!(f, "first {}", share(shares.first))?;
        writeln!(f, "second {}", share(shares.second))?;
        for throws in &self.games {
            writeln!(f, "game{throws}")?;
        }
        writeln!(f, "{END}")
    }
}

/// Writes each throw after a space, with those taken back in parentheses.
impl fmt::Display for GameThrows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Throw {
            thrown,
            is_taken_back,
        } in &self.0
        {
            match is_taken_back {
                false => write!(f, " {thrown}")?,
                true => write!(f, " ({thrown})")?,
            }
        }
        Ok(())
    }
}

impl fmt::Display for Thrown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thrown::Die(die) => die.fmt(f),
            Thrown::Roll(roll) => roll.fmt(f),
        }
    }
}

impl FromStr for Receipt {
    type Err = ParseReceiptError;

    fn from_str(text: &str) -> Result<Receipt, ParseReceiptError> {
        let mut lines = (1..).zip(text.lines().map(str::trim_end));
        let end = text.lines().count() + 1;
        let mut next = || lines.next().unwrap_or((end, ""));

        let (line, title) = next();
        if title != TITLE {
            return Err(ReceiptFault::NoTitle.on(line));
        }
        let table =
            field(next(), "table ")?.and_then(|it| it.parse().map_err(ReceiptFault::Key))?;
        let match_number = field(next(), "match ")?
            .and_then(|it| it.parse().map_err(|_| ReceiptFault::Missing("match ")))?;
        let commitment = field(next(), "commitment ")?.bytes()?;
        let secret = field(next(), "secret ")?.bytes()?;
        let mut share = |name| {
            let field = field(next(), name)?;
            match field.text {
                "none" => Ok(None),
                _ => field.bytes().map(Some),
            }
        };
        let shares = BySeat {
            first: share("first ")?,
            second: share("second ")?,
        };
        let mut games = Vec::new();
        loop {
            let (number, line) = next();
            if line == END {
                break;
            }
            let field = field((number, line), "game")?;
            games.push(field.and_then(GameThrows::read)?);
        }
        Ok(Receipt {
            commitment,
            dice: CheckableDice {
                secret,
                table,
                match_number,
                shares,
            },
            games,
        })
    }
}

/// The rest of a line after its name.
struct Field<'a> {
    line: usize,
    text: &'a str,
}

fn field<'a>(
    (line, text): (usize, &'a str),
    name: &'static str,
) -> Result<Field<'a>, ParseReceiptError> {
    match text.strip_prefix(name) {
        Some(text) => Ok(Field { line, text }),
        None => Err(ReceiptFault::Missing(name).on(line)),
    }
}

impl<'a> Field<'a> {
    fn and_then<T>(
        self,
        read: impl FnOnce(&'a str) -> Result<T, ReceiptFault>,
    ) -> Result<T, ParseReceiptError> {
        read(self.text).map_err(|fault| fault.on(self.line))
    }

    fn bytes<T: FromStr<Err = ParseBytesError>>(self) -> Result<T, ParseReceiptError> {
        self.and_then(|text| text.parse().map_err(ReceiptFault::Bytes))
    }
}

impl GameThrows {
    fn read(text: &str) -> Result<GameThrows, ReceiptFault> {
        let throw = |text: &str| {
            let inner = text
                .strip_prefix('(')
                .and_then(|text| text.strip_suffix(')'));
            let thrown = match *inner.unwrap_or(text).as_bytes() {
                [digit] => digit
                    .checked_sub(b'0')
                    .and_then(|pips| Die::try_from(pips).ok())
                    .map(Thrown::Die),
                [_, _] => inner.unwrap_or(text).parse::<Roll>().ok().map(Thrown::Roll),
                _ => None,
            };
            Some(Throw {
                thrown: thrown?,
                is_taken_back: inner.is_some(),
            })
        };
        let throws: Option<Vec<Throw>> = text.split_whitespace().map(throw).collect();
        throws.map(GameThrows).ok_or(ReceiptFault::Throws)
    }
}

/// A text that isn't a receipt, with what is wrong and on which line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct ParseReceiptError {
    line: usize,
    fault: ReceiptFault,
}

impl ParseReceiptError {
    /// What is wrong.
    #[must_use]
    pub const fn fault(&self) -> &ReceiptFault {
        &self.fault
    }
}

/// What can be wrong with a receipt.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReceiptFault {
    /// The title is missing, so there's no receipt.
    #[error("there is no receipt: it would start with '{TITLE}'")]
    NoTitle,
    /// A line is missing.
    #[error("expected '{}'", _0.trim_end())]
    Missing(&'static str),
    /// The table's ID is invalid.
    #[error(transparent)]
    Key(ParseKeyError),
    /// A number isn't hexadecimal bytes.
    #[error(transparent)]
    Bytes(ParseBytesError),
    /// The throws of a game can't be read.
    #[error("expected rolls such as '3 1 64 (52)'")]
    Throws,
}

impl ReceiptFault {
    const fn on(self, line: usize) -> ParseReceiptError {
        ParseReceiptError { line, fault: self }
    }
}
