//! Statements that hold for any text given to a parser: either it's read and
//! means the same when written and read again, or it's refused in one sentence.
//! The tests here and the targets in `fuzz/` share them.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use rules::{
    AnyId, Diagram, GnubgId, MatchId, Ogid, Position, PositionId, Record, Roll, Ruleset, Setup,
    WrittenAction, WrittenPlay, Xgid,
};

/// A parser's name, and what must hold for any text.
type Statement = (&'static str, fn(&str));

/// One for each parser; its name is that of the fuzz target and the folder
/// of seeds.
pub(crate) const STATEMENTS: &[Statement] = &[
    ("roll", read_again_is_the_same::<Roll>),
    ("play", read_again_is_the_same::<WrittenPlay>),
    ("action", read_again_is_the_same::<WrittenAction>),
    ("record", read_again_is_the_same::<Record>),
    ("position_id", position_id),
    ("match_id", read_again_is_the_same::<MatchId>),
    ("gnubg_id", setup::<GnubgId>),
    ("xgid", setup::<Xgid>),
    ("ogid", setup::<Ogid>),
    ("any_id", setup::<AnyId>),
    ("ruleset", read_again_is_the_same::<Ruleset>),
    ("diagram", read_again_is_the_same::<Diagram>),
];

/// Checks the statement about one parser.
///
/// # Panics
///
/// If it doesn't hold, or there is none.
pub(crate) fn check(name: &str, text: &str) {
    let (_, statement) = STATEMENTS
        .iter()
        .find(|(other, _)| *other == name)
        .unwrap_or_else(|| panic!("no statement about {name}"));
    statement(text);
}

fn read_again_is_the_same<T>(text: &str)
where
    T: FromStr<Err: Error> + Display + PartialEq + Debug,
{
    read::<T>(text);
}

/// The value, if the text has one. It's the same when written and read.
fn read<T>(text: &str) -> Option<T>
where
    T: FromStr<Err: Error> + Display + PartialEq + Debug,
{
    match text.parse::<T>() {
        Ok(value) => {
            let written = value.to_string();
            match written.parse::<T>() {
                Ok(again) => assert_eq!(again, value, "{text:?}, written as {written:?}"),
                Err(error) => panic!("{text:?} is written as {written:?}: {error}"),
            }
            Some(value)
        }
        Err(error) => {
            assert_sentence(&error, text);
            None
        }
    }
}

fn assert_sentence(error: &impl Error, text: &str) {
    let message = error.to_string();
    let is_sentence = !message.is_empty()
        && !message.ends_with('.')
        && !message.contains(char::is_control)
        && message.chars().count() < 600;
    assert!(is_sentence, "{text:?} is refused by {message:?}");
}

/// A Position ID that is a board is the ID of that board.
fn position_id(text: &str) {
    if let Some(id) = read::<PositionId>(text) {
        match id.board() {
            Ok(board) => assert_eq!(PositionId::from(board), id, "{text:?}"),
            Err(error) => assert_sentence(&error, text),
        }
    }
}

/// The ID of a whole position gives a position, or a list of what is wrong with
/// it.
fn setup<T>(text: &str)
where
    T: FromStr<Err: Error> + Display + PartialEq + Debug + Into<Setup>,
{
    if let Some(id) = read::<T>(text)
        && let Err(error) = Position::try_from(id.into())
    {
        assert_sentence(&error, text);
    }
}
