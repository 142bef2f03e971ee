//! Clients' commands.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use rules::{ParseActionError, WrittenAction};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::bytes::Share;
use crate::event::Request;
use crate::text::travels_as_text;

/// Identifies a client's command: a random number, the same whenever the client
/// resends the command. A command that is already in the log isn't written
/// again.
///
/// It's below 2^53, so that every JSON reader keeps all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u64", into = "u64")]
pub struct CommandId(u64);

impl CommandId {
    /// An ID made from random bits, as many as it can hold.
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
#[error("a command's ID must be below 2^53")]
pub struct CommandIdTooLarge;

/// What a client asks for at a table. The server turns it into an
/// [`Event`](crate::Event) or refuses it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Sit down and accept the terms.
    Sit {
        /// The player's name.
        name: Name,
        /// Random bytes for the dice of the match.
        share: Share,
    },
    /// Add to the dice of a later match.
    Share {
        /// Random bytes that the server must not know in advance.
        share: Share,
    },
    /// Do something in the match.
    Act {
        /// The action, like a line of a record without the player.
        action: MatchAction,
    },
    /// Ask the opponent for something. Asking for a rematch that the opponent
    /// has already asked for means agreeing to it.
    Ask {
        /// What to ask for.
        request: Request,
    },
    /// Withdraw the request.
    Withdraw,
    /// Agree to the opponent's request.
    Agree,
    /// Decline the opponent's request.
    Decline,
    /// Claim the match because the opponent's time is up.
    Claim,
    /// Say something in the chat.
    Say {
        /// The text, of limited length.
        text: Chat,
    },
}

/// An action in the match, as a client asks for it.
///
/// It's written as in a [`rules::Record`], without the player: `double`, `move
/// 8 by 3`, `undo`, `end`, `play 8/5 6/5`, `next game`. If the server rolls,
/// `roll` and `throw` have no numbers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum MatchAction {
    /// Have the server roll a die for the start.
    Throw,
    /// Have the server roll.
    Roll,
    /// Start the next game.
    NextGame,
    /// Anything else, including rolls with real dice.
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

/// A player's name. It's only a label.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Name(String);

/// A chat message.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chat(String);

macro_rules! line_of_text {
    ($name:ident, $longest:expr) => {
        impl $name {
            /// The most letters it may have.
            pub const LONGEST: usize = $longest;

            /// The text itself.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }

            /// Whether nobody could be misled by how it looks. What is said
            /// from now on has to be; logs may have others.
            #[must_use]
            pub fn is_clean(&self) -> bool {
                !has_loose_mark(&self.0)
            }

            /// What may be in a log.
            fn read(text: &str) -> Result<$name, ParseTextError> {
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

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.0)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let text = Cow::<str>::deserialize(deserializer)?;
                $name::read(&text).map_err(D::Error::custom)
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
                let read = $name::read(text)?;
                match read.is_clean() {
                    true => Ok(read),
                    false => Err(ParseTextError::Forbidden),
                }
            }
        }
    };
}

line_of_text!(Name, 40);
line_of_text!(Chat, 500);
travels_as_text!(MatchAction);

/// Whether a letter would affect its surroundings or be invisible: control
/// characters, those that change text direction, and those without width, which
/// could make two names look the same. Joiners, which some scripts and emoji
/// need, are allowed inside a word.
fn is_forbidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// Whether a joiner is at the edge of a word, where it joins nothing.
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

/// The most marks that one letter may carry. Vietnamese takes two.
const MOST_MARKS: usize = 4;

/// Whether an accent or the like stands alone, or too many on one letter, or
/// something that chooses how an emoji looks follows anything else, where it
/// can't be seen.
fn has_loose_mark(text: &str) -> bool {
    let mut base = ' ';
    let mut marks = 0;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let is_loose = match letter {
            '\u{fe00}'..='\u{fe0f}' => {
                let is_keycap =
                    matches!(base, '0'..='9' | '#' | '*') && letters.peek() == Some(&'\u{20e3}');
                marks > 0 || !(is_keycap || has_variants(base))
            }
            _ if is_mark(letter) => base.is_whitespace() || marks >= MOST_MARKS,
            _ => {
                base = letter;
                marks = 0;
                continue;
            }
        };
        if is_loose {
            return true;
        }
        marks += 1;
    }
    false
}

/// Whether a letter is drawn over the one before, whatever the script: accents
/// and what encloses.
fn is_mark(letter: char) -> bool {
    matches!(letter,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// Whether there are two ways to draw a letter, as text and as an emoji.
fn has_variants(letter: char) -> bool {
    matches!(letter,
        '\u{a9}' | '\u{ae}' | '\u{203c}'..='\u{2bff}' | '\u{3030}' | '\u{303d}' | '\u{3297}'
        | '\u{3299}' | '\u{1f000}'..='\u{1faff}')
        && !is_mark(letter)
}

/// A text that can't be a name or a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseTextError {
    /// It's empty or too long.
    #[error("expected 1 to {longest} characters")]
    Length {
        /// The most letters it may have.
        longest: usize,
    },
    /// It has letters that would affect what's around it.
    #[error("it contains invisible characters")]
    Forbidden,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_scripts_are_taken_and_nothing_that_cannot_be_seen() {
        for name in [
            "Ada",
            "Zoë",
            "Zoe\u{308}",
            "Nguye\u{302}\u{303}n",
            "李",
            "नेहा",
            "محمد",
            "می\u{200c}خواهم",
            "ไก่",
            "❤\u{fe0f} Max",
            "1\u{fe0f}\u{20e3}",
            "👁\u{fe0f}\u{200d}🗨\u{fe0f}",
            "©\u{fe0f}",
        ] {
            assert_eq!(name.parse::<Name>().map(|name| name.0), Ok(name.to_owned()));
        }
        for name in [
            "A\u{200b}da",
            "Ad\u{ad}a",
            "\u{202e}adA",
            "Ada\u{2066}",
            "Ada\u{200d}",
            "A\u{200d}da",
            "\u{feff}Ada",
            "\u{301}",
            "Ada \u{301}",
            "\u{fe0f}",
            "Ada\u{fe0f}",
            "é\u{fe0f}",
            "李\u{fe00}",
            "1\u{fe0f}",
            "❤\u{fe0f}\u{fe0f}",
            "A\u{301}\u{301}\u{301}\u{301}\u{301}da",
            "\u{3164}",
            "\u{e0041}",
        ] {
            let refused = name.parse::<Name>();
            assert_eq!(refused, Err(ParseTextError::Forbidden), "{name:?}");
        }
        for name in ["", " ", "\u{a0}\u{3000}", &"a".repeat(41)] {
            let refused = name.parse::<Name>();
            assert_eq!(refused, Err(ParseTextError::Length { longest: 40 }));
        }
    }

    /// Logs have what was allowed when it was written.
    #[test]
    fn a_log_with_marks_that_would_be_refused_now_is_read() {
        let json = "\"( \u{361}° \u{35c}ʖ \u{361}°)\"";
        let chat: Chat = serde_json::from_str(json).unwrap();
        assert!(!chat.is_clean());
        assert_eq!(serde_json::to_string(&chat).unwrap(), json);
        assert_eq!(chat.0.parse::<Chat>(), Err(ParseTextError::Forbidden));
    }
}
