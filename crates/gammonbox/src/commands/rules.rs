//! `gammonbox rules`: which rules there are, and what they say.

use std::io::Write;

use clap::{Args, ValueEnum};
use rules::{RuleOption, Ruleset, Sheet};
use serde::Serialize;
use texts::{Language, RuleBook, Texts};

use super::Answer;
use crate::batch::write_line;
use crate::help::language;
use crate::table::Table;

/// Show the rules that can be played by, and what each of them says.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Rules {
    /// A built-in set, or house rules: a set and what is different. Without
    /// it, the built-in sets are listed
    #[arg(value_name = "NAME")]
    rules: Option<Ruleset>,

    /// Write the rule book instead of the list of options
    #[arg(long, value_enum, requires = "rules", conflicts_with = "json")]
    format: Option<Format>,

    /// The language, such as en; without it, that of the terminal
    #[arg(long, value_name = "CODE", value_parser = language)]
    lang: Option<Language>,

    /// Answer in JSON
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
    /// A page of its own, to be printed on A4
    Html,
}

const EXAMPLES: &str = r#"Examples:
  gammonbox rules
  gammonbox rules nordic
  gammonbox rules "deluxe, bear-off standard, match 7"
  gammonbox rules swiss --format html > rules.html

Wherever a command takes --rules NAME, it takes house rules too."#;

impl Rules {
    /// Lists the built-in sets, or shows one. The book is in the language
    /// that is asked for, or else in this one.
    ///
    /// # Errors
    ///
    /// If the answer cannot be written.
    pub(crate) fn run(&self, language: Language, output: &mut dyn Write) -> anyhow::Result<Answer> {
        if let (Some(ruleset), Some(format)) = (&self.rules, self.format) {
            let language = self.lang.unwrap_or(language);
            let book = RuleBook::of(ruleset, &Texts::embedded(language));
            write!(output, "{}", format.of(&book))?;
            return Ok(Answer::Done);
        }
        match (&self.rules, self.json) {
            (Some(ruleset), true) => write_line(output, &Leaflet::new(ruleset))?,
            (Some(ruleset), false) => Leaflet::new(ruleset).write(output)?,
            (None, true) => write_line(output, &built_in())?,
            (None, false) => list(output)?,
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

fn built_in() -> Vec<Leaflet> {
    let leaflet = |sheet: Sheet| Leaflet::new(&sheet.ruleset());
    Sheet::ALL.into_iter().map(leaflet).collect()
}

fn list(output: &mut dyn Write) -> anyhow::Result<()> {
    let mut table = Table::new(["rules", "what is not as in the international ones"]);
    for leaflet in built_in() {
        let mut name = leaflet.rules.as_str();
        for setting in leaflet.options.iter().filter(|setting| setting.differs) {
            table.push([name, &format!("{} {}", setting.option, setting.value)]);
            name = "";
        }
        if !name.is_empty() {
            table.push([name, ""]);
        }
    }
    writeln!(output, "{table}")?;
    writeln!(output, "All options of one of them: gammonbox rules NAME")?;
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

/// Some rules in full, as a leaflet would have them.
#[derive(Serialize)]
struct Leaflet {
    rules: String,
    options: Vec<Setting>,
}

impl Leaflet {
    fn new(ruleset: &Ruleset) -> Leaflet {
        let international = Sheet::International.ruleset();
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
        Leaflet {
            rules: ruleset.to_string(),
            options: RuleOption::ALL.iter().map(setting).collect(),
        }
    }

    fn write(&self, output: &mut dyn Write) -> anyhow::Result<()> {
        let mut table = Table::new(["", "option", "value", "international"]);
        for setting in &self.options {
            let (mark, international) = match setting.differs {
                true => ("*", setting.international.as_str()),
                false => ("", ""),
            };
            table.push([mark, setting.option, &setting.value, international]);
        }
        write!(output, "{}\n\n{table}", self.rules)?;
        Ok(())
    }
}
