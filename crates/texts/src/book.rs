//! The rule book of any ruleset: sections of sentences, each chosen by an
//! option's value, with pictures of real positions.

mod html;
mod illustration;
mod notes;
mod plain;
mod sections;

use rules::Ruleset;

pub use illustration::Illustration;

use crate::language::Language;
use crate::ruleset::RuleText;
use crate::texts::Texts;

/// The rule book of a ruleset in a language.
///
/// ```
/// use rules::Leaflet;
/// use texts::{RuleBook, Texts};
///
/// let book = RuleBook::of(&Leaflet::Deluxe.ruleset(), &Texts::english());
/// assert!(book.to_text().contains("from its own point, and from no other"));
/// ```
#[derive(Clone, Debug)]
pub struct RuleBook {
    /// The title of the book.
    pub title: String,
    /// The sections, in the order in which you learn the game.
    pub sections: Vec<Section>,
    /// Every option with its value, at a glance.
    pub summary: Vec<RuleText>,
    /// The headings and marks around all that.
    words: Words,
    language: Language,
}

/// A section of the book.
#[derive(Clone, Debug)]
pub struct Section {
    /// What it is about.
    pub topic: Topic,
    /// The heading, in the words of the leaflet.
    pub title: String,
    /// Its sentences, in order.
    pub sentences: Vec<Sentence>,
    /// Where the leaflet prints something else or is ambiguous: what it says,
    /// what we play, and why.
    pub notes: Vec<String>,
    /// A position that illustrates the section.
    pub illustration: Option<Illustration>,
}

/// What a section is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "they are the parts of the game")]
pub enum Topic {
    Aim,
    Setup,
    Start,
    Moving,
    Doubles,
    Hitting,
    Entering,
    Blocks,
    BearingOff,
    Winning,
    Cube,
    Match,
}

impl Topic {
    /// All topics, in the order of the book.
    pub const ALL: [Topic; 12] = [
        Topic::Aim,
        Topic::Setup,
        Topic::Start,
        Topic::Moving,
        Topic::Doubles,
        Topic::Hitting,
        Topic::Entering,
        Topic::Blocks,
        Topic::BearingOff,
        Topic::Winning,
        Topic::Cube,
        Topic::Match,
    ];
}

/// A sentence of the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// The sentence, in the words of the leaflet.
    pub text: String,
    /// The option whose value it states, if it states one.
    pub option: Option<&'static str>,
    /// Whether it differs from the international rules.
    pub differs: bool,
}

/// The headings and marks.
#[derive(Clone, Debug)]
struct Words {
    differs: String,
    summary: String,
    rule: String,
    value: String,
    printed_by: String,
}

impl RuleBook {
    /// Writes the book for these rules, in the words of their leaflet.
    #[must_use]
    pub fn of(rules: &Ruleset, texts: &Texts) -> RuleBook {
        let texts = &texts.for_rules(rules);
        let summary = texts.rules_in_force(rules);
        let differs = match summary.iter().any(|rule| rule.differs) {
            true => texts.book_differs_mark(),
            false => texts.book_differs_none(),
        };
        RuleBook {
            title: texts.book_title(&texts.ruleset_name(rules)),
            sections: sections::write(rules, texts, &summary),
            summary,
            words: Words {
                differs,
                summary: texts.book_summary(),
                rule: texts.book_summary_rule(),
                value: texts.book_summary_value(),
                printed_by: texts.book_printed_by(),
            },
            language: texts.language(),
        }
    }

    /// Whether anything is not as in the international game.
    fn has_differences(&self) -> bool {
        self.summary.iter().any(|rule| rule.differs)
    }
}

#[cfg(test)]
mod tests;
