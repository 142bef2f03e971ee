//! `gammonbox rules`: lists rulesets and prints rule books.

use std::io::Write;

use clap::{Args, ValueEnum};
use rules::{Leaflet, RuleOption, Ruleset};
use serde::Serialize;
use texts::{Language, RuleBook, Texts};

use super::Answer;
use crate::batch::write_line;
use crate::table::Table;

/// List the rulesets you can play by, and what each one says.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Rules {
    /// A built-in ruleset, or house rules: a ruleset plus what's different. If
    /// omitted, the built-in rulesets are listed
    #[arg(value_name = "NAME")]
    rules: Option<Ruleset>,

    /// Write the whole rule book instead of the list of options
    #[arg(long, value_enum, requires = "rules", conflicts_with = "json")]
    format: Option<Format>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// How the rule book is written.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Format {
    /// Plain text
    Text,
    /// Markdown
    Markdown,
    /// A web page, ready to print on A4
    Html,
}

const EXAMPLES: &str = r#"Examples:
  gammonbox rules
  gammonbox rules nordic
  gammonbox rules "deluxe, bear-off standard, match 7"
  gammonbox rules swiss --format html > rules.html

Every command that takes --rules NAME takes house rules, too."#;

impl Rules {
    /// Lists the built-in sets, or shows one.
    ///
    /// # Errors
    ///
    /// If the answer cannot be written.
    pub(crate) fn run(&self, language: Language, output: &mut dyn Write) -> anyhow::Result<Answer> {
        let texts = Texts::embedded(language);
        let rules = self.rules.clone();
        let rules = rules.map(|rules| rules.in_language(language.code()));
        match (&rules, self.format, self.json) {
            (Some(ruleset), Some(format), _) => {
                write!(output, "{}", format.of(&RuleBook::of(ruleset, &texts)))?;
            }
            (Some(ruleset), None, true) => write_line(output, &RulesetListing::new(ruleset))?,
            (Some(ruleset), None, false) => show(ruleset, &texts, output)?,
            (None, _, true) => write_line(output, &built_in())?,
            (None, _, false) => list(&texts, output)?,
        }
        Ok(Answer::Done)
    }
}

impl Format {
    fn of(self, book: &RuleBook) -> String {
        match self {
            Format::Text => book.to_text(),
            Format::Markdown => book.to_markdown(),
            Format::Html => book.to_html(),
        }
    }
}

fn built_in() -> Vec<RulesetListing> {
    let listing = |leaflet: Leaflet| RulesetListing::new(&leaflet.ruleset());
    Leaflet::ALL.into_iter().map(listing).collect()
}

fn list(texts: &Texts, output: &mut dyn Write) -> anyhow::Result<()> {
    let mut table = Table::new([&texts.start_rules(), &texts.start_rules_differ()]);
    for leaflet in Leaflet::ALL {
        let rules = leaflet.ruleset().to_string();
        table.push([&rules, &texts.leaflet_name(leaflet)]);
        table.push(["", &texts.leaflet_about(leaflet)]);
    }
    writeln!(output, "{table}")?;
    writeln!(output, "gammonbox rules nordic: {}", texts.example_rules())?;
    Ok(())
}

/// All options: as they are typed, and in words.
fn show(ruleset: &Ruleset, texts: &Texts, output: &mut dyn Write) -> anyhow::Result<()> {
    let texts = texts.for_rules(ruleset);
    let listing = RulesetListing::new(ruleset);
    let mut table = Table::new(["", "option", "value", "international", ""]);
    for (setting, words) in listing.options.iter().zip(texts.rules_in_force(ruleset)) {
        let (mark, international) = match setting.differs {
            true => ("*", setting.international.as_str()),
            false => ("", ""),
        };
        let words = format!("{}: {}", words.name, words.value);
        table.push([mark, setting.option, &setting.value, international, &words]);
    }
    write!(output, "{}\n\n{table}", listing.rules)?;
    Ok(())
}

/// One option of some rules.
#[derive(Serialize)]
struct Setting {
    option: &'static str,
    value: String,
    international: String,
    differs: bool,
}

/// Some rules in full, as a listing would have them.
#[derive(Serialize)]
struct RulesetListing {
    rules: String,
    options: Vec<Setting>,
}

impl RulesetListing {
    fn new(ruleset: &Ruleset) -> RulesetListing {
        let international = Leaflet::International.ruleset();
        let setting = |option: &RuleOption| {
            let value = option.value_in(ruleset);
            let international = option.value_in(&international);
            Setting {
                option: option.name(),
                differs: value != international,
                value,
                international,
            }
        };
        RulesetListing {
            rules: ruleset.to_string(),
            options: RuleOption::ALL.iter().map(setting).collect(),
        }
    }
}
