//! Actions as text: `roll 31`, `play 8/5 6/5`, `resign gammon`.

use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;
use core::str::FromStr;

use super::excerpt;
use super::written_play::{ParsePlayError, WrittenPlay};
use crate::dice::Die;
use crate::game::{Action, ActionKind};
use crate::outcome::Win;
use crate::player::Player;
use crate::point::{Origin, Point};

/// An action as text: a word and, if needed, an object. A play in it is
/// unchecked; [`Game::read`](crate::Game::read) resolves it.
///
/// | text | action |
/// | --- | --- |
/// | `throw 3` | throw a die for the start |
/// | `roll 31` | roll the dice |
/// | `double`, `take`, `pass`, `beaver`, `raccoon` | about the cube |
/// | `move 8 by 3`, `move bar by 3` | move one checker |
/// | `penalty 24 by 5` | land on a blocked point and pay for it |
/// | `undo`, `end` | take back a move, end the turn |
/// | `play 8/5 6/5`, `play` | make a whole play, or none, and end the turn |
/// | `resign gammon`, `claim single` | offer to lose, or to have won |
/// | `settle White 3` | offer to end the game with points for one |
/// | `accept`, `decline` | answer such an offer |
///
/// Parsing ignores case and extra spaces.
///
/// ```
/// use rules::{Action, Win, WrittenAction};
///
/// let written: WrittenAction = "Resign  Gammon".parse()?;
/// assert_eq!(written, Action::Resign(Win::Gammon).into());
/// assert_eq!(written.to_string(), "resign gammon");
/// # Ok::<(), rules::ParseActionError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct WrittenAction(pub(crate) Spelled);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Spelled {
    Play(WrittenPlay),
    /// Any action except a play. It needs no board to make sense.
    Plain(Action),
}

impl From<Action> for WrittenAction {
    fn from(action: Action) -> WrittenAction {
        WrittenAction(match action {
            Action::Play(play) => Spelled::Play(play.into()),
            _ => Spelled::Plain(action),
        })
    }
}

impl From<WrittenPlay> for WrittenAction {
    fn from(play: WrittenPlay) -> WrittenAction {
        WrittenAction(Spelled::Play(play))
    }
}

impl WrittenAction {
    /// What kind of action this is.
    #[must_use]
    pub const fn kind(&self) -> ActionKind {
        match self.0 {
            Spelled::Play(_) => ActionKind::Play,
            Spelled::Plain(action) => action.kind(),
        }
    }
}

impl fmt::Display for WrittenAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let object = match &self.0 {
            Spelled::Play(play) => play.to_string(),
            Spelled::Plain(action) => object(*action),
        };
        let word = word(self.kind());
        if object.is_empty() {
            f.pad(word)
        } else {
            f.pad(&format!("{word} {object}"))
        }
    }
}

/// Writes it like a [`WrittenAction`].
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        WrittenAction::from(*self).fmt(f)
    }
}

/// An action's first word.
const fn word(kind: ActionKind) -> &'static str {
    match kind {
        ActionKind::ThrowDie => "throw",
        ActionKind::Roll => "roll",
        ActionKind::Double => "double",
        ActionKind::Take => "take",
        ActionKind::Pass => "pass",
        ActionKind::Beaver => "beaver",
        ActionKind::Raccoon => "raccoon",
        ActionKind::Move => "move",
        ActionKind::Undo => "undo",
        ActionKind::LandOnBlock => "penalty",
        ActionKind::Play => "play",
        ActionKind::EndTurn => "end",
        ActionKind::Resign => "resign",
        ActionKind::Claim => "claim",
        ActionKind::Settle => "settle",
        ActionKind::Accept => "accept",
        ActionKind::Decline => "decline",
    }
}

/// The text after the first word, for any action except a play.
fn object(action: Action) -> String {
    match action {
        Action::ThrowDie(die) => die.to_string(),
        Action::Roll(roll) => roll.to_string(),
        Action::Move { from, die } | Action::LandOnBlock { from, die } => {
            format!("{from} by {die}")
        }
        Action::Resign(win) | Action::Claim(win) => win.to_string(),
        Action::Settle { winner, points } => format!("{winner} {points}"),
        _ => String::new(),
    }
}

impl FromStr for WrittenAction {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<WrittenAction, ParseActionError> {
        let text = text.trim();
        let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        let mut kinds = ActionKind::ALL.into_iter();
        let kind = kinds
            .find(|&kind| first.eq_ignore_ascii_case(word(kind)))
            .ok_or_else(|| ParseActionError::Word(excerpt(first)))?;
        let alone = |action| rest.is_empty().then_some(action);
        let (action, expected) = match kind {
            ActionKind::Play => {
                let play = rest.parse().map_err(ParseActionError::Play)?;
                return Ok(WrittenAction(Spelled::Play(play)));
            }
            ActionKind::ThrowDie => (die(rest).map(Action::ThrowDie), "a die such as 3"),
            ActionKind::Roll => (rest.parse().ok().map(Action::Roll), "two dice such as 31"),
            ActionKind::Move => (
                checker(rest).map(|(from, die)| Action::Move { from, die }),
                A_CHECKER,
            ),
            ActionKind::LandOnBlock => (
                checker(rest).map(|(from, die)| Action::LandOnBlock { from, die }),
                A_CHECKER,
            ),
            ActionKind::Resign => (win(rest).map(Action::Resign), A_WIN),
            ActionKind::Claim => (win(rest).map(Action::Claim), A_WIN),
            ActionKind::Settle => (
                settlement(rest).map(|(winner, points)| Action::Settle { winner, points }),
                "a player and points such as 'White 3'",
            ),
            ActionKind::Double => (alone(Action::Double), NOTHING),
            ActionKind::Take => (alone(Action::Take), NOTHING),
            ActionKind::Pass => (alone(Action::Pass), NOTHING),
            ActionKind::Beaver => (alone(Action::Beaver), NOTHING),
            ActionKind::Raccoon => (alone(Action::Raccoon), NOTHING),
            ActionKind::Undo => (alone(Action::Undo), NOTHING),
            ActionKind::EndTurn => (alone(Action::EndTurn), NOTHING),
            ActionKind::Accept => (alone(Action::Accept), NOTHING),
            ActionKind::Decline => (alone(Action::Decline), NOTHING),
        };
        let action = action.ok_or_else(|| ParseActionError::Object {
            word: word(kind),
            expected,
            found: excerpt(rest),
        })?;
        Ok(WrittenAction(Spelled::Plain(action)))
    }
}

const A_CHECKER: &str = "a checker and a die such as '8 by 3'";
const A_WIN: &str = "single, gammon or backgammon";
const NOTHING: &str = "nothing";

fn die(text: &str) -> Option<Die> {
    Die::try_from(text.parse::<u8>().ok()?).ok()
}

fn checker(text: &str) -> Option<(Origin, Die)> {
    let mut words = text.split_whitespace();
    let (from, by, number) = (words.next()?, words.next()?, words.next()?);
    if !by.eq_ignore_ascii_case("by") || words.next().is_some() {
        return None;
    }
    let from = if from.eq_ignore_ascii_case("bar") {
        Origin::Bar
    } else {
        Point::try_from(from.parse::<u8>().ok()?).ok()?.into()
    };
    Some((from, die(number)?))
}

fn win(text: &str) -> Option<Win> {
    let mut wins = Win::ALL.into_iter();
    wins.find(|win| text.eq_ignore_ascii_case(&win.to_string()))
}

fn settlement(text: &str) -> Option<(Player, u32)> {
    let (winner, points) = text.split_once(char::is_whitespace)?;
    Some((winner.parse().ok()?, points.trim().parse().ok()?))
}

/// A text that isn't an action.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseActionError {
    /// No action starts with this word.
    Word(String),
    /// The text after the word doesn't fit it.
    Object {
        /// The action's word.
        word: &'static str,
        /// What should come after it.
        expected: &'static str,
        /// What comes after it instead.
        found: String,
    },
    /// The text after `play` isn't a play.
    Play(ParsePlayError),
}

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseActionError::Word(found) => {
                let words = ActionKind::ALL.map(word).join(", ");
                let found = found.escape_debug();
                write!(f, "'{found}' is not an action: choose from {words}")
            }
            ParseActionError::Object {
                word,
                expected,
                found,
            } => {
                let found = found.escape_debug();
                write!(f, "expected {expected} after {word}, found '{found}'")
            }
            ParseActionError::Play(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ParseActionError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, canonical: &str) {
        let written: WrittenAction = text.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(written.to_string(), canonical);
    }

    fn check_refused(text: &str, message: &str) {
        let error = text.parse::<WrittenAction>().unwrap_err();
        assert_eq!(error.to_string(), message);
    }

    #[test]
    fn every_kind_of_action_is_written_as_it_is_read() {
        let texts = [
            "throw 3",
            "roll 31",
            "double",
            "take",
            "pass",
            "beaver",
            "raccoon",
            "move bar by 4",
            "undo",
            "penalty 24 by 5",
            "play bar/22 13/10*",
            "end",
            "resign backgammon",
            "claim single",
            "settle Black 3",
            "accept",
            "decline",
        ];
        for (text, kind) in texts.into_iter().zip(ActionKind::ALL) {
            check(text, text);
            assert_eq!(text.parse::<WrittenAction>().unwrap().kind(), kind);
        }
    }

    #[test]
    fn case_and_space_do_not_matter() {
        check("  ROLL\t1-3 ", "roll 31");
        check("move  8   BY 3", "move 8 by 3");
        check("Settle  white  12", "settle White 12");
        check("PLAY 6/5, 8/5", "play 6/5 8/5");
        check("play cannot move", "play");
    }

    #[test]
    fn what_is_no_action_is_refused_with_what_would_be_one() {
        check_refused(
            "jump",
            "'jump' is not an action: choose from throw, roll, double, take, pass, beaver, \
             raccoon, move, undo, penalty, play, end, resign, claim, settle, accept, decline",
        );
        check_refused("throw 7", "expected a die such as 3 after throw, found '7'");
        check_refused("roll", "expected two dice such as 31 after roll, found ''");
        check_refused("take it", "expected nothing after take, found 'it'");
        check_refused(
            "move 8/5",
            "expected a checker and a die such as '8 by 3' after move, found '8/5'",
        );
        check_refused(
            "resign double",
            "expected single, gammon or backgammon after resign, found 'double'",
        );
        assert!("play 8/9".parse::<WrittenAction>().is_err());
        assert!("settle 3".parse::<WrittenAction>().is_err());
    }
}
