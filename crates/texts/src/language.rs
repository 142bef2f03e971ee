//! The languages of the leaflets, which are also ours.

use crate::texts::WRITTEN;

/// A language that everything is available in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "a language's name says it all")]
pub enum Language {
    German,
    English,
    French,
    Italian,
    Dutch,
    Spanish,
    Portuguese,
    Danish,
    Swedish,
    Finnish,
    Norwegian,
    Hungarian,
    Czech,
    Polish,
    Greek,
    Russian,
    Turkish,
    Slovenian,
    Croatian,
    Slovak,
    Bulgarian,
    Romanian,
    Ukrainian,
    Estonian,
    Lithuanian,
    Latvian,
    Arabic,
}

/// Which way a language is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Like this line.
    LeftToRight,
    /// Like Arabic.
    RightToLeft,
}

impl Direction {
    /// The value of HTML's `dir`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Direction::LeftToRight => "ltr",
            Direction::RightToLeft => "rtl",
        }
    }
}

impl Language {
    /// All of them, in the order of the leaflet that has all of them.
    pub const ALL: [Language; 27] = [
        Language::German,
        Language::English,
        Language::French,
        Language::Italian,
        Language::Dutch,
        Language::Spanish,
        Language::Portuguese,
        Language::Danish,
        Language::Swedish,
        Language::Finnish,
        Language::Norwegian,
        Language::Hungarian,
        Language::Czech,
        Language::Polish,
        Language::Greek,
        Language::Russian,
        Language::Turkish,
        Language::Slovenian,
        Language::Croatian,
        Language::Slovak,
        Language::Bulgarian,
        Language::Romanian,
        Language::Ukrainian,
        Language::Estonian,
        Language::Lithuanian,
        Language::Latvian,
        Language::Arabic,
    ];

    /// The languages that exist so far, for the list to choose from.
    pub fn written() -> impl Iterator<Item = Language> {
        let is_written = |language: &Language| WRITTEN.contains(&language.code());
        Language::ALL.into_iter().filter(is_written)
    }

    /// The language code, as in HTML's `lang`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::German => "de",
            Language::English => "en",
            Language::French => "fr",
            Language::Italian => "it",
            Language::Dutch => "nl",
            Language::Spanish => "es",
            Language::Portuguese => "pt",
            Language::Danish => "da",
            Language::Swedish => "sv",
            Language::Finnish => "fi",
            Language::Norwegian => "nb",
            Language::Hungarian => "hu",
            Language::Czech => "cs",
            Language::Polish => "pl",
            Language::Greek => "el",
            Language::Russian => "ru",
            Language::Turkish => "tr",
            Language::Slovenian => "sl",
            Language::Croatian => "hr",
            Language::Slovak => "sk",
            Language::Bulgarian => "bg",
            Language::Romanian => "ro",
            Language::Ukrainian => "uk",
            Language::Estonian => "et",
            Language::Lithuanian => "lt",
            Language::Latvian => "lv",
            Language::Arabic => "ar",
        }
    }

    /// What its speakers call it, for the list to choose from.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::German => "Deutsch",
            Language::English => "English",
            Language::French => "Français",
            Language::Italian => "Italiano",
            Language::Dutch => "Nederlands",
            Language::Spanish => "Español",
            Language::Portuguese => "Português",
            Language::Danish => "Dansk",
            Language::Swedish => "Svenska",
            Language::Finnish => "Suomi",
            Language::Norwegian => "Norsk",
            Language::Hungarian => "Magyar",
            Language::Czech => "Čeština",
            Language::Polish => "Polski",
            Language::Greek => "Ελληνικά",
            Language::Russian => "Русский",
            Language::Turkish => "Türkçe",
            Language::Slovenian => "Slovenščina",
            Language::Croatian => "Hrvatski",
            Language::Slovak => "Slovenčina",
            Language::Bulgarian => "Български",
            Language::Romanian => "Română",
            Language::Ukrainian => "Українська",
            Language::Estonian => "Eesti",
            Language::Lithuanian => "Lietuvių",
            Language::Latvian => "Latviešu",
            Language::Arabic => "العربية",
        }
    }

    /// Which way it is written.
    #[must_use]
    pub const fn direction(self) -> Direction {
        match self {
            Language::Arabic => Direction::RightToLeft,
            _ => Direction::LeftToRight,
        }
    }

    /// What stands between a number's whole and its broken part.
    pub(crate) const fn decimal_mark(self) -> char {
        match self {
            // Arabic text here keeps the digits of dice and notation, and the
            // mark that goes with them.
            Language::English | Language::Arabic => '.',
            _ => ',',
        }
    }

    /// The first language we have in a list of preferences: a browser's
    /// (`de-CH`, `en`) or a terminal's (`de_CH.UTF-8`, `C`).
    ///
    /// ```
    /// use texts::Language;
    ///
    /// assert_eq!(Language::from_tags(["rm-CH", "de-CH", "en"]), Some(Language::German));
    /// assert_eq!(Language::from_tags(["nn_NO.UTF-8"]), Some(Language::Norwegian));
    /// assert_eq!(Language::from_tags(["C"]), None);
    /// ```
    pub fn from_tags<'a>(tags: impl IntoIterator<Item = &'a str>) -> Option<Language> {
        tags.into_iter().find_map(Language::from_tag)
    }

    /// The language of one tag, whatever its region or script.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_', '.', '@']).next()?;
        if ["no", "nn"]
            .iter()
            .any(|code| primary.eq_ignore_ascii_case(code))
        {
            return Some(Language::Norwegian);
        }
        let is_it = |language: &Language| primary.eq_ignore_ascii_case(language.code());
        Language::ALL.into_iter().find(is_it)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_lead_back_to_languages() {
        for language in Language::ALL {
            assert_eq!(Language::from_tag(language.code()), Some(language));
        }
    }

    #[test]
    fn tags_come_in_many_shapes() {
        let cases = [
            ("de-CH", Some(Language::German)),
            ("PT-br", Some(Language::Portuguese)),
            ("uk_UA.UTF-8", Some(Language::Ukrainian)),
            ("sr-Latn-RS", None),
            ("no", Some(Language::Norwegian)),
            ("ca@valencia", None),
            ("POSIX", None),
            ("", None),
        ];
        for (tag, language) in cases {
            assert_eq!(Language::from_tag(tag), language, "{tag}");
        }
        assert_eq!(
            Language::from_tags(["xx", "ar-EG", "en"]),
            Some(Language::Arabic)
        );
    }
}
