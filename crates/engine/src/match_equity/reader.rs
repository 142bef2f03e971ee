//! Reads match equity tables in GNU Backgammon's XML format.
//!
//! Source of truth: GNU Backgammon's `met.dtd` and the tables it ships. Tables
//! written out in full are read. Tables to be computed from parameters (Zadeh's
//! formula, `mec`) and tables for players of unequal strength are refused by
//! name.

use std::fmt;
use std::str::FromStr;

use super::document::{Attributes, Broken, Piece, PieceKind, Pieces};
use super::extension::LONGEST;
use super::{Grid, MatchEquityTable};

/// Tables are printed with as few as two digits: a chance and the opponent's
/// may miss a sum of 1 by this much.
const ROUNDING: f64 = 0.0101;

/// The largest size that's read, in bytes: a table of 64 points with all its
/// digits is a tenth of this.
const LARGEST: usize = 1 << 20;

/// Why a text isn't a match equity table, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseMetError {
    /// The line of the text, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: MetFault,
}

/// What can be wrong with the text of a match equity table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MetFault {
    /// It is larger than a megabyte.
    TooLarge,
    /// It isn't XML at all.
    Broken(&'static str),
    /// Something is where it doesn't belong.
    Unexpected(String),
    /// It ends before this element does.
    CutShort(&'static str),
    /// It doesn't say for which match lengths it is.
    NoLength,
    /// The length isn't a number of points from 1 to
    /// [`MatchEquityTable::LONGEST`].
    NotALength(String),
    /// An entry isn't a chance from 0 to 1.
    NotAChance(String),
    /// There are too few or too many rows or entries.
    WrongSize {
        /// What was counted.
        what: &'static str,
        /// How many the length of the table asks for.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// The table isn't written out but has to be computed, in this way.
    Computed(String),
    /// The table is for players of unequal strength.
    UnequalPlayers,
    /// At this score, needing one more point is supposed to be better, or
    /// winning a game no better than losing it.
    Disorder {
        /// The points the player needs.
        away: usize,
        /// The points the opponent needs.
        opponent_away: usize,
    },
}

impl fmt::Display for MetFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MetFault::TooLarge => f.write_str("the table is larger than a megabyte"),
            MetFault::Broken(why) => f.write_str(why),
            MetFault::Unexpected(what) => write!(f, "{what} does not belong here"),
            MetFault::CutShort(element) => write!(f, "the text ends before <{element}> does"),
            MetFault::NoLength => f.write_str("the length is missing"),
            MetFault::NotALength(text) => {
                write!(f, "expected a length from 1 to {LONGEST}, found {text:?}")
            }
            MetFault::NotAChance(text) => {
                write!(f, "expected a chance from 0 to 1, found {text:?}")
            }
            MetFault::WrongSize {
                what,
                expected,
                found,
            } => write!(f, "expected {expected} {what}, found {found}"),
            MetFault::Computed(how) => write!(
                f,
                "tables to be computed ({how}) aren't supported, only ones written out in full"
            ),
            MetFault::UnequalPlayers => {
                f.write_str("tables for players of unequal strength aren't supported")
            }
            MetFault::Disorder {
                away,
                opponent_away,
            } => write!(
                f,
                "the chances around {away} away against {opponent_away} away are out of order"
            ),
        }
    }
}

impl fmt::Display for ParseMetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

impl std::error::Error for ParseMetError {}

/// Reads a table in GNU Backgammon's form.
impl FromStr for MatchEquityTable {
    type Err = ParseMetError;

    fn from_str(text: &str) -> Result<MatchEquityTable, ParseMetError> {
        if text.len() > LARGEST {
            let fault = MetFault::TooLarge;
            return Err(ParseMetError { line: 1, fault });
        }
        let mut reader = Reader {
            pieces: Pieces::of(text),
        };
        reader.open("met")?;
        let (name, description, length) = reader.info()?;
        let rows = reader.up_to_crawford(length)?;
        let after_crawford = reader.after_crawford(length)?;
        reader.close("met")?;
        reader.end()?;
        let grid = grid_from(&rows, after_crawford)?;
        Ok(MatchEquityTable {
            name,
            description,
            given: length,
            grid: grid.extended(),
        })
    }
}

/// One row of a table and the line it begins on.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) line: usize,
    pub(super) chances: Vec<f64>,
}

/// A tag, identified by its name.
enum Tag<'a> {
    Open(&'a str),
    Close(&'a str),
    Neither,
}

impl Piece {
    fn tag(&self) -> Tag<'_> {
        match &self.kind {
            PieceKind::Open { name, .. } => Tag::Open(name),
            PieceKind::Close { name } => Tag::Close(name),
            PieceKind::Text(_) => Tag::Neither,
        }
    }
}

struct Reader<'a> {
    pieces: Pieces<'a>,
}

impl Reader<'_> {
    /// `<info>`: name, description and length. Only the length is needed.
    fn info(&mut self) -> Result<(String, String, usize), ParseMetError> {
        self.open("info")?;
        let (mut name, mut description, mut length) = (String::new(), String::new(), None);
        loop {
            let piece = self.piece("info")?;
            match piece.tag() {
                Tag::Open("name") => name = self.words("name")?,
                Tag::Open("description") => description = self.words("description")?,
                Tag::Open("length") => length = Some(self.length()?),
                Tag::Close("info") => {
                    let line = piece.line;
                    let fault = MetFault::NoLength;
                    let length = length.ok_or(ParseMetError { line, fault })?;
                    return Ok((name, description, length));
                }
                _ => return Err(unexpected(piece)),
            }
        }
    }

    fn length(&mut self) -> Result<usize, ParseMetError> {
        let line = self.pieces.line();
        let text = self.words("length")?;
        match text.parse() {
            Ok(length) if (1..=LONGEST).contains(&length) => Ok(length),
            // Tables without end are those that are computed.
            _ if text == "-1" => Err(ParseMetError {
                line,
                fault: MetFault::Computed("a table without end".to_owned()),
            }),
            _ => Err(ParseMetError {
                line,
                fault: MetFault::NotALength(text),
            }),
        }
    }

    /// `<pre-crawford-table>`: a square of rows.
    fn up_to_crawford(&mut self, length: usize) -> Result<Vec<Row>, ParseMetError> {
        const TABLE: &str = "pre-crawford-table";
        let (_, attributes) = self.open(TABLE)?;
        self.refuse_computed(&attributes)?;
        let rows = self.rows(TABLE)?;
        let line = self.pieces.line();
        check_size("rows", line, &[length], rows.len())?;
        for row in &rows {
            check_size("entries", row.line, &[length], row.chances.len())?;
        }
        Ok(rows)
    }

    /// `<post-crawford-table>`: one row. Some tables leave out its last
    /// entry, since no match of their length can need it.
    fn after_crawford(&mut self, length: usize) -> Result<Row, ParseMetError> {
        const TABLE: &str = "post-crawford-table";
        let (line, attributes) = self.open(TABLE)?;
        self.refuse_computed(&attributes)?;
        if !matches!(attributes.get("player"), None | Some("both")) {
            let fault = MetFault::UnequalPlayers;
            return Err(ParseMetError { line, fault });
        }
        let mut rows = self.rows(TABLE)?;
        check_size("rows", self.pieces.line(), &[1], rows.len())?;
        let row = rows.remove(0);
        let sizes = [length, (length - 1).max(1)];
        check_size("entries", row.line, &sizes, row.chances.len())?;
        Ok(row)
    }

    fn refuse_computed(&self, attributes: &Attributes) -> Result<(), ParseMetError> {
        match attributes.get("type") {
            None | Some("explicit") => Ok(()),
            Some(how) => Err(ParseMetError {
                line: self.pieces.line(),
                fault: MetFault::Computed(how.to_owned()),
            }),
        }
    }

    /// Rows up to the end of the table.
    fn rows(&mut self, table: &'static str) -> Result<Vec<Row>, ParseMetError> {
        let mut rows = Vec::new();
        loop {
            let piece = self.piece(table)?;
            match piece.tag() {
                Tag::Open("row") => rows.push(Row {
                    line: piece.line,
                    chances: self.entries()?,
                }),
                Tag::Close(name) if name == table => return Ok(rows),
                _ => return Err(unexpected(piece)),
            }
        }
    }

    /// Entries up to the end of the row.
    fn entries(&mut self) -> Result<Vec<f64>, ParseMetError> {
        let mut entries = Vec::new();
        loop {
            let piece = self.piece("row")?;
            match piece.tag() {
                Tag::Open("me") => {
                    let text = self.words("me")?;
                    // NaN is in no range.
                    match text.parse() {
                        Ok(chance) if (0.0..=1.0).contains(&chance) => entries.push(chance),
                        _ => {
                            return Err(ParseMetError {
                                line: piece.line,
                                fault: MetFault::NotAChance(text),
                            });
                        }
                    }
                }
                Tag::Close("row") => return Ok(entries),
                _ => return Err(unexpected(piece)),
            }
        }
    }

    /// The text of an element that was opened, up to its end.
    fn words(&mut self, element: &'static str) -> Result<String, ParseMetError> {
        let piece = self.piece(element)?;
        match piece.kind {
            PieceKind::Text(text) => {
                self.close(element)?;
                Ok(text)
            }
            PieceKind::Close { name } if name == element => Ok(String::new()),
            _ => Err(unexpected(piece)),
        }
    }

    fn open(&mut self, element: &'static str) -> Result<(usize, Attributes), ParseMetError> {
        let piece = self.piece(element)?;
        match piece.kind {
            PieceKind::Open { name, attributes } if name == element => Ok((piece.line, attributes)),
            _ => Err(unexpected(piece)),
        }
    }

    fn close(&mut self, element: &'static str) -> Result<(), ParseMetError> {
        let piece = self.piece(element)?;
        match piece.kind {
            PieceKind::Close { name } if name == element => Ok(()),
            _ => Err(unexpected(piece)),
        }
    }

    fn end(&mut self) -> Result<(), ParseMetError> {
        match self.pieces.next()? {
            None => Ok(()),
            Some(piece) => Err(unexpected(piece)),
        }
    }

    /// The next piece of a document that cannot end before `element` does.
    fn piece(&mut self, element: &'static str) -> Result<Piece, ParseMetError> {
        self.pieces.next()?.ok_or(ParseMetError {
            line: self.pieces.line(),
            fault: MetFault::CutShort(element),
        })
    }
}

impl From<Broken> for ParseMetError {
    fn from(Broken { line, why }: Broken) -> ParseMetError {
        let fault = MetFault::Broken(why);
        ParseMetError { line, fault }
    }
}

fn unexpected(piece: Piece) -> ParseMetError {
    let what = match piece.kind {
        PieceKind::Open { name, .. } => format!("<{name}>"),
        PieceKind::Close { name } => format!("</{name}>"),
        PieceKind::Text(text) => {
            // In a file of another kind, this may be the whole text.
            let start = text.lines().next().unwrap_or_default();
            let start: String = start.chars().take(40).collect();
            format!("{start:?}")
        }
    };
    ParseMetError {
        line: piece.line,
        fault: MetFault::Unexpected(what),
    }
}

fn check_size(
    what: &'static str,
    line: usize,
    sizes: &[usize],
    found: usize,
) -> Result<(), ParseMetError> {
    if sizes.contains(&found) {
        return Ok(());
    }
    let fault = MetFault::WrongSize {
        what,
        expected: sizes[0],
        found,
    };
    Err(ParseMetError { line, fault })
}

/// The chances of a table, if they're possible for two equal players: both add
/// up to 1, needing fewer points is never worse, and winning a point is better
/// than losing it.
pub(super) fn grid_from(rows: &[Row], after: Row) -> Result<Grid, ParseMetError> {
    let length = rows.len();
    let mut grid = Grid {
        length,
        up_to_crawford: Vec::with_capacity(length * length),
        after_crawford: after.chances,
    };
    for (mine, row) in rows.iter().enumerate() {
        for (theirs, &chance) in row.chances.iter().enumerate() {
            let turned = 1.0 - rows[theirs].chances[mine];
            if (chance - turned).abs() > ROUNDING {
                let fault = MetFault::UnequalPlayers;
                return Err(ParseMetError {
                    line: row.line,
                    fault,
                });
            }
            grid.up_to_crawford.push((chance + turned) / 2.0);
        }
    }
    let disorder = |line, away, opponent_away| ParseMetError {
        line,
        fault: MetFault::Disorder {
            away,
            opponent_away,
        },
    };
    let chance = |away: usize, theirs: usize| match (away, theirs) {
        (0, _) => 1.0,
        (_, 0) => 0.0,
        _ => grid.up_to_crawford(away, theirs),
    };
    for (row, away) in rows.iter().zip(1..) {
        for theirs in 1..=length {
            let (here, won, lost) = (
                chance(away, theirs),
                chance(away - 1, theirs),
                chance(away, theirs - 1),
            );
            if won < here || lost > here || won <= lost {
                return Err(disorder(row.line, away, theirs));
            }
        }
    }
    let mut nearer = 1.0;
    for (&chance, away) in grid.after_crawford.iter().zip(1..) {
        if chance > nearer || chance <= 0.0 {
            return Err(disorder(after.line, away, 1));
        }
        nearer = chance;
    }
    Ok(grid)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::match_equity::{CrawfordStage, KAZAROSS_XG2};

    const SMALL: &str = "<met>
<info>
<name>Tiny &amp; &lt;mine&gt;</name>
<description/>
<length>3</length>
</info>
<pre-crawford-table type='explicit'>
<row><me>0.5</me><me>0.70</me><me>0.75</me></row>
<row><me>0.3</me><me>0.5</me><me> 0.6 </me></row>
<row><me>0.25</me><me>.4</me><me>0.5</me></row>
</pre-crawford-table>
<post-crawford-table player=\"both\">
<row><me>0.5</me><me>0.485</me></row>
</post-crawford-table>
</met>";

    #[test]
    fn a_small_table_is_read_and_what_it_leaves_out_is_filled_in() {
        let table: MatchEquityTable = SMALL.parse().unwrap();
        assert_eq!(table.name(), "Tiny & <mine>");
        assert_eq!((table.description(), table.given()), ("", 3));
        let chance = |away, theirs, stage| table.chance(away, theirs, stage).unwrap().0;
        assert_eq!(chance(3, 2, CrawfordStage::BeforeOrIn), 0.4);
        assert_eq!(chance(2, 1, CrawfordStage::After), 0.485);
        assert!((chance(3, 1, CrawfordStage::After) - 0.3).abs() < 1e-12);
        assert!(chance(40, 41, CrawfordStage::BeforeOrIn) > 0.5);
    }

    /// What is said of the small table with `from` written as `to`.
    fn check(from: &str, to: &str, message: &str) {
        assert!(SMALL.contains(from), "{from}");
        let text = SMALL.replacen(from, to, 1);
        let error = text.parse::<MatchEquityTable>().unwrap_err();
        assert_eq!(error.to_string(), message);
    }

    #[test]
    fn chances_are_numbers_from_0_to_1() {
        let message =
            |line, text| format!("line {line}: expected a chance from 0 to 1, found {text:?}");
        check("0.70", "NaN", &message(8, "NaN"));
        check("0.3", "-0.3", &message(9, "-0.3"));
        check(".4", "inf", &message(10, "inf"));
        check("0.485", "1.0001", &message(13, "1.0001"));
        check("0.485", "", &message(13, ""));
        check("0.485", "half", &message(13, "half"));
    }

    #[test]
    fn rows_and_entries_are_counted() {
        check("<me>0.70</me>", "", "line 8: expected 3 entries, found 2");
        check(
            "<me>.4</me>",
            "<me>.4</me><me>.4</me>",
            "line 10: expected 3 entries, found 4",
        );
        check(
            "3</length>",
            "4</length>",
            "line 11: expected 4 rows, found 3",
        );
        check("<me>0.485</me>", "", "line 13: expected 3 entries, found 1");
        check(
            "<row><me>0.5</me><me>0.485</me></row>",
            "",
            "line 14: expected 1 rows, found 0",
        );
    }

    #[test]
    fn lengths_are_numbers_in_reach() {
        let message = |text| format!("line 5: expected a length from 1 to 64, found {text:?}");
        for text in ["0", "65", "three", "", "99999999999999999999999"] {
            check(">3<", &format!(">{text}<"), &message(text));
        }
        check("<length>3</length>", "", "line 6: the length is missing");
    }

    #[test]
    fn tables_that_are_not_supported_say_so() {
        check(
            "'explicit'",
            "'zadeh'",
            "line 7: tables to be computed (zadeh) aren't supported, only ones written out in full",
        );
        check(
            ">3<",
            ">-1<",
            "line 5: tables to be computed (a table without end) aren't supported, \
             only ones written out in full",
        );
        let unequal = "tables for players of unequal strength aren't supported";
        check("\"both\"", "\"0\"", &format!("line 12: {unequal}"));
        check("0.70", "0.8", &format!("line 8: {unequal}"));
    }

    #[test]
    fn chances_out_of_order_are_refused() {
        let message = |line, away, theirs| {
            format!(
                "line {line}: the chances around {away} away against {theirs} away \
                 are out of order"
            )
        };
        check("0.485", "0.6", &message(13, 2, 1));
        check("0.485", "0", &message(13, 2, 1));
        let all_even = SMALL.replace("0.70", "0.5").replace("0.3", "0.5");
        let all_even = all_even.replace("0.75", "0.5").replace("0.25", "0.5");
        let all_even = all_even.replace(" 0.6 ", "0.5").replace(".4<", "0.5<");
        let error = all_even.parse::<MatchEquityTable>().unwrap_err();
        assert_eq!(error.to_string(), message(9, 2, 2));
    }

    #[test]
    fn what_is_no_table_is_refused_where_it_goes_wrong() {
        check("<met>", "<table>", "line 1: <table> does not belong here");
        check("<info>", "", "line 3: <name> does not belong here");
        check("</row>", "", "line 9: <row> does not belong here");
        check(
            "<me>0.70</me>",
            "0.70",
            "line 8: \"0.70\" does not belong here",
        );
        check(
            "<met>",
            "a foreign file\nof many lines",
            "line 1: \"a foreign file\" does not belong here",
        );
        check("</met>", "", "line 15: the text ends before <met> does");
        check(
            "</met>",
            "</met><met>",
            "line 15: <met> does not belong here",
        );
        check("</met>", "</met", "line 15: a tag without an end");
        let error = "".parse::<MatchEquityTable>().unwrap_err();
        assert_eq!(error.to_string(), "line 1: the text ends before <met> does");
    }

    #[test]
    fn a_text_that_is_too_large_is_not_looked_at() {
        let error = " ".repeat(LARGEST + 1).parse::<MatchEquityTable>();
        let message = error.unwrap_err().to_string();
        assert_eq!(message, "line 1: the table is larger than a megabyte");
    }

    #[test]
    fn the_embedded_document_cut_anywhere_is_refused() {
        let body = KAZAROSS_XG2.trim_end();
        for end in (0..body.len()).step_by(7) {
            if let Some(part) = body.get(..end) {
                assert!(part.parse::<MatchEquityTable>().is_err());
            }
        }
    }

    proptest! {
        #[test]
        fn a_damaged_document_is_read_or_refused_at_one_of_its_lines(
            start in 0..SMALL.len(), length in 0..20_usize, damage in "[<>/=\"'&a-z0-9. \n-]{0,12}",
        ) {
            let end = (start + length).min(SMALL.len());
            let mut text = SMALL.to_owned();
            text.replace_range(start..end, &damage);
            if let Err(error) = text.parse::<MatchEquityTable>() {
                prop_assert!((1..=text.lines().count() + 1).contains(&error.line), "{error}");
            }
        }
    }
}
