//! Rules in an address, so that a link can hold them.

use rules::{ParseRulesetError, Ruleset};
use texts::{RuleText, Texts};

/// More than any rules need: all options, each at its longest, and two sides
/// set up by hand.
const LONGEST: usize = 2000;

/// The rules as they stand in an address: letters, digits and `-,+:~`, none of
/// which has to be escaped when a link is passed on.
#[must_use]
pub fn to_address(rules: &Ruleset) -> String {
    let text = rules.to_string();
    text.replace(", ", ",").replace(' ', "+").replace('/', "~")
}

/// The rules that an address holds.
///
/// # Errors
///
/// What is wrong with it.
pub fn from_address(text: &str) -> Result<Ruleset, BadLink> {
    if text.len() > LONGEST {
        return Err(BadLink::TooLong);
    }
    let text = without_percents(text).ok_or_else(|| BadLink::Unreadable(text.to_owned()))?;
    let text = text.replace('+', " ").replace('~', "/");
    text.parse().map_err(BadLink::NoRules)
}

/// An address without valid rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadLink {
    /// It's too long to be a rules link.
    TooLong,
    /// It isn't a valid address.
    Unreadable(String),
    /// It doesn't contain valid rules.
    NoRules(ParseRulesetError),
}

impl BadLink {
    /// What is wrong, in a sentence.
    #[must_use]
    pub fn words(&self, texts: &Texts) -> String {
        match self {
            BadLink::TooLong => texts.leaflets_link_too_long(),
            BadLink::Unreadable(text) => texts.leaflets_link_name(&shortened(text)),
            BadLink::NoRules(ParseRulesetError::Name(name)) => {
                texts.leaflets_link_name(&shortened(name))
            }
            BadLink::NoRules(ParseRulesetError::Option(name)) => {
                texts.leaflets_link_option(&shortened(name))
            }
            BadLink::NoRules(ParseRulesetError::Value { option, value }) => {
                let name = rules::RuleOption::named(option).map(|option| {
                    let RuleText { name, .. } = texts.rule(option, &Ruleset::international());
                    name
                });
                let name = name.unwrap_or_else(|| (*option).to_owned());
                texts.leaflets_link_value(&name, &shortened(value))
            }
            // An error added in a newer version of the rules.
            BadLink::NoRules(other) => texts.error_bad_rules(&other.to_string()),
        }
    }
}

/// As much of a text as is worth reading.
fn shortened(text: &str) -> String {
    let short: String = text.chars().take(40).collect();
    if short.len() < text.len() {
        short + "…"
    } else {
        short
    }
}

/// A text with `%2C` and the like as the letters they stand for.
fn without_percents(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        if first == b'%' {
            let digits = std::str::from_utf8(after.get(..2)?).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
            rest = &after[2..];
        } else {
            bytes.push(first);
            rest = after;
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use rules::Leaflet;

    use super::*;

    #[test]
    fn rules_come_back_from_their_address() {
        let house_rules = [
            "deluxe, bear-off standard, match 7",
            "international, variant free 6:2 off:13 / bar:1 3:14",
            "nordic-no, match-lengths 3 5 7, cube off",
        ];
        let leaflets = Leaflet::ALL.map(Leaflet::ruleset).into_iter();
        let house_rules = house_rules.into_iter().map(|rules| rules.parse().unwrap());
        for rules in leaflets.chain(house_rules) {
            let address = to_address(&rules);
            let is_plain =
                |letter: char| letter.is_ascii_alphanumeric() || "-,+:~".contains(letter);
            assert!(address.chars().all(is_plain), "{address}");
            assert_eq!(from_address(&address), Ok(rules));
        }
    }

    #[test]
    fn letters_that_a_messenger_has_changed_are_read() {
        let rules = from_address("swiss%2Cjacoby%20on").unwrap();
        assert_eq!(rules.to_string(), "swiss, jacoby on");
    }

    #[test]
    fn a_bad_link_says_what_is_wrong_with_it() {
        let texts = Texts::english();
        let words = |address: &str| from_address(address).unwrap_err().words(&texts);
        let cases = [
            ("chess", "It starts with a leaflet we don't know: chess."),
            ("", "It starts with a leaflet we don't know: ."),
            ("swiss,vido+on", "It names a rule we don't know: vido."),
            ("swiss,jacoby+maybe", "Jacoby rule can't be maybe."),
            ("%zz", "It starts with a leaflet we don't know: %zz."),
            ("%e", "It starts with a leaflet we don't know: %e."),
        ];
        for (address, expected) in cases {
            assert_eq!(words(address), expected, "{address}");
        }
        let long = "swiss,".repeat(400);
        assert_eq!(words(&long), "It's too long to be a rules link.");
    }
}
