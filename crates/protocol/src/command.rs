//! What a client asks for.

use std::fmt;
use std::str::FromStr;

use rules::{ParseActionError, WrittenAction};
use serde::{Deserialize, Serialize};

use crate::bytes::Share;
use crate::event::Request;
use crate::text::travels_as_text;

/// What a client tells its commands apart by: a random number, the same
/// whenever it sends the same command again. A command that is in the log
/// already is not written a second time.
///
/// It is below 2^53, so that every JSON reader keeps all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u64", into = "u64")]
pub struct CommandId(u64);

impl CommandId {
    /// The id made of random bits, as many of them as it can hold.
    #[must_use]
    pub const fn new(random: u64) -> CommandId {
        CommandId(random >> 11)
    }
}

impl TryFrom<u64> for CommandId {
    type Error = CommandIdTooLarge;

    fn try_from(number: u64) -> Result<CommandId, CommandIdTooLarge> {
        match number >> 53 {
            0 => Ok(CommandId(number)),
            _ => Err(CommandIdTooLarge),
        }
    }
}

impl From<CommandId> for u64 {
    fn from(id: CommandId) -> u64 {
        id.0
    }
}

/// A number that some JSON readers would round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the id of a command is below 2^53")]
pub struct CommandIdTooLarge;

/// What a client asks for at a table. The server makes an
/// [`Event`](crate::Event) of it, or refuses it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// To sit down and accept the terms.
    Sit {
        /// What to be called.
        name: Name,
        /// Random bytes for the dice of the match.
        share: Share,
    },
    /// To add to the dice of a match after the first.
    Share {
        /// Random bytes, of which the server must not know beforehand.
        share: Share,
    },
    /// To do something in the match.
    Act {
        /// As a line of a record would have it, without the player.
        action: MatchAction,
    },
    /// To ask the other for something. Who asks for a rematch that the other
    /// has asked for agrees to it.
    Ask {
        /// What the other is asked for.
        request: Request,
    },
    /// To ask no longer.
    Withdraw,
    /// To agree to what the other asked for.
    Agree,
    /// To decline what the other asked for.
    Decline,
    /// To claim the match because the other's time is up.
    Claim,
    /// To say something in the chat.
    Say {
        /// The text, of bounded length.
        text: Chat,
    },
}

/// An action in the match, as a client asks for it.
///
/// It is written as in a [`rules::Record`], without the player: `double`,
/// `move 8 by 3`, `undo`, `end`, `play 8/5 6/5`, `next game`. Where the server
/// rolls, `roll` and `throw` come without numbers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum MatchAction {
    /// Have the server throw a die for the start.
    Throw,
    /// Have the server roll.
    Roll,
    /// Set up the next game.
    NextGame,
    /// Anything else; with real dice, throws and rolls too.
    Act(WrittenAction),
}

const THROW: &str = "throw";
const ROLL: &str = "roll";
const NEXT_GAME: &str = "next game";

impl fmt::Display for MatchAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MatchAction::Throw => f.pad(THROW),
            MatchAction::Roll => f.pad(ROLL),
            MatchAction::NextGame => f.pad(NEXT_GAME),
            MatchAction::Act(action) => action.fmt(f),
        }
    }
}

impl FromStr for MatchAction {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<MatchAction, ParseActionError> {
        Ok(match text {
            THROW => MatchAction::Throw,
            ROLL => MatchAction::Roll,
            NEXT_GAME => MatchAction::NextGame,
            _ => MatchAction::Act(text.parse()?),
        })
    }
}

impl From<rules::Action> for MatchAction {
    fn from(action: rules::Action) -> MatchAction {
        MatchAction::Act(action.into())
    }
}

/// What somebody wants to be called: a label, and no more.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Name(String);

/// What somebody says.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chat(String);

macro_rules! line_of_text {
    ($name:ident, $longest:expr) => {
        impl $name {
            /// How many letters it may have.
            pub const LONGEST: usize = $longest;

            /// The text itself.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&self.0)
            }
        }

        impl FromStr for $name {
            type Err = ParseTextError;

            fn from_str(text: &str) -> Result<$name, ParseTextError> {
                let text = text.trim();
                let letters = text.chars().count();
                if text.chars().any(is_forbidden) || has_loose_joiner(text) {
                    Err(ParseTextError::Forbidden)
                } else if (1..=$name::LONGEST).contains(&letters) {
                    Ok($name(text.to_owned()))
                } else {
                    Err(ParseTextError::Length {
                        longest: $name::LONGEST,
                    })
                }
            }
        }

        travels_as_text!($name);
    };
}

line_of_text!(Name, 40);
line_of_text!(Chat, 500);
travels_as_text!(MatchAction);

/// Whether a letter would do something to its surroundings, or not be seen:
/// control characters, those that turn the direction of what follows, and
/// those without width, by which two names could look alike. The joiners that
/// some scripts and emoji are written with stay allowed inside of a word.
fn is_forbidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// Whether a joiner stands where it joins nothing: at the edge of a word.
fn has_loose_joiner(text: &str) -> bool {
    let is_joiner = |letter: char| matches!(letter, '\u{200c}' | '\u{200d}');
    let mut before = ' ';
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let after = letters.peek().copied().unwrap_or(' ');
        let joins = |side: char| !is_joiner(side) && !side.is_whitespace() && !side.is_ascii();
        if is_joiner(letter) && !(joins(before) && joins(after)) {
            return true;
        }
        before = letter;
    }
    false
}

/// A text that nobody can be called or say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseTextError {
    /// It is empty or too long.
    #[error("1 to {longest} letters are expected")]
    Length {
        /// How many letters it may have.
        longest: usize,
    },
    /// It has letters that would disturb what is around it.
    #[error("there are letters in it that cannot be seen")]
    Forbidden,
}
