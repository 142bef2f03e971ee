//! What the engine is asked.

use serde::{Deserialize, Serialize};

use super::file_messages::Ask;

/// The version of requests and answers. A page and a worker of different
/// versions do not talk to each other.
pub const VERSION: u32 = 1;

/// How a roll is written that is only intended: without its dice.
pub(crate) const ROLL: &str = "roll";

/// A question about a match. The match is named by its record as text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Request {
    /// [`VERSION`] of whoever asks.
    pub version: u32,
    /// Which question this is: the answer has the same number.
    pub number: u64,
    /// The record of the match as it stands, as text.
    pub record: String,
    /// What is asked about it.
    pub question: Question,
}

/// What can be asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Question {
    /// What a computer does now.
    Decide {
        /// `White` or `Black`.
        player: String,
        /// The name of its level.
        level: String,
        /// Which player of that level.
        seed: u64,
    },
    /// What is best now: the plays of the roll, or what to do with the cube.
    Hint {
        /// How far to look ahead: 0 is there at once, 2 in less than a second.
        plies: u8,
    },
    /// What an action that is about to stand loses, looking two plies ahead.
    Check {
        /// `White` or `Black`.
        player: String,
        /// What is about to stand, such as `play 8/5 6/5`, `double` or
        /// `pass`; `roll` alone is to roll without a double.
        action: String,
    },
    /// Judge some more of what was done. One question judges as much as takes
    /// a moment; the answer says from where to ask on.
    Review {
        /// 0 at first, and then what the last answer said.
        from: usize,
        /// How far to look ahead.
        plies: u8,
    },
    /// Something about a match from a file, or a rollout.
    Study(Ask),
}

impl Request {
    /// The request as one line of JSON.
    #[must_use]
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a request has nothing that JSON has not")
    }

    /// Reads a request.
    ///
    /// # Errors
    ///
    /// The text is no request of this version.
    pub fn from_text(text: &str) -> Result<Request, serde_json::Error> {
        let request: Request = serde_json::from_str(text)?;
        super::answer::of_this_version(request.version)?;
        Ok(request)
    }
}
