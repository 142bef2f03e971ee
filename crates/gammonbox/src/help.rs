//! Help for the commands, in the language of the terminal.
//!
//! Help is written in English next to what it explains, and the texts have the
//! same sentences in every language. Whatever they lack, such as options only
//! programmers need, stays English.

use std::ffi::OsString;

use clap::builder::StyledStr;
use clap::{Arg, ArgAction, Command};
use texts::{Language, Texts};

/// A text of the help.
type Phrase = fn(&Texts) -> String;

/// The texts that appear in the help as they are.
const PHRASES: &[Phrase] = &[
    |t| t.command_gammonbox(),
    |t| t.command_serve(),
    |t| t.command_play(),
    |t| t.command_rules(),
    |t| t.command_show(),
    |t| t.command_moves(),
    |t| t.command_best(),
    |t| t.command_cube(),
    |t| t.command_evaluate(),
    |t| t.command_analyze(),
    |t| t.command_rollout(),
    |t| t.command_levels(),
    |t| t.command_exam(),
    |t| t.command_library(),
    |t| t.command_convert(),
    |t| t.command_verify(),
    |t| t.command_backup(),
    |t| t.command_move_store(),
    |t| t.command_delete_table(),
    |t| t.command_load(),
    |t| t.command_duel(),
    |t| t.command_tables(),
    |t| t.command_perft(),
    |t| t.command_bench(),
    |t| t.help_language(),
    |t| t.serve_default(),
    |t| t.serve_listen(),
    |t| t.serve_port(),
    |t| t.serve_browser(),
    |t| t.serve_data(),
    |t| t.serve_store(),
    |t| t.serve_log(),
    |t| t.serve_log_none(),
    |t| t.serve_log_warnings(),
    |t| t.serve_log_everything(),
    |t| t.play_rules(),
    |t| t.play_opponent(),
    |t| t.play_opponent_computer(),
    |t| t.play_opponent_person(),
    |t| t.play_opponent_random(),
    |t| t.play_level(),
    |t| t.play_own_dice(),
    |t| t.rules_name(),
    |t| t.rules_format(),
    |t| t.rules_format_text(),
    |t| t.rules_format_markdown(),
    |t| t.rules_format_html(),
    |t| t.rules_json(),
];

/// The texts that are part of what's below the help.
const BELOW: &[Phrase] = &[
    |t| t.help_examples(),
    |t| t.help_exit_code(),
    |t| t.example_open(),
    |t| t.example_play(),
    |t| t.example_rules(),
    |t| t.example_show(),
    |t| t.example_moves(),
    |t| t.example_best(),
    |t| t.example_help(),
    |t| t.example_serve_open(),
    |t| t.example_serve_port(),
    |t| t.example_serve_listen(),
    |t| t.play_typing(),
    |t| t.rules_house(),
];

/// The requested language: from `--lang`, or else from the first of the
/// terminal's variables that's set. English if we don't have that language.
pub(crate) fn language_of(arguments: &[OsString]) -> Language {
    let arguments: Vec<_> = arguments.iter().map(|one| one.to_string_lossy()).collect();
    let after = arguments
        .windows(2)
        .find_map(|pair| (pair[0] == "--lang").then(|| pair[1].to_string()));
    let joined = arguments
        .iter()
        .find_map(|one| one.strip_prefix("--lang="))
        .map(str::to_owned);
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
    let mut set = variables.filter_map(|name| std::env::var(name).ok());
    let tag = after
        .or(joined)
        .or_else(|| set.find(|tag| !tag.is_empty()))
        .unwrap_or_default();
    language(&tag).unwrap_or(Language::English)
}

/// Reads the code of a language that has been written.
///
/// # Errors
///
/// Which codes there are.
pub(crate) fn language(code: &str) -> Result<Language, String> {
    let is_meant = |language: &Language| Language::from_tag(code) == Some(*language);
    Language::written().find(is_meant).ok_or_else(|| {
        let codes: Vec<_> = Language::written().map(Language::code).collect();
        let (code, codes) = (code.escape_debug(), codes.join(", "));
        format!("'{code}' is not a language we have: choose from {codes}")
    })
}

/// The command with its help in a language.
pub(crate) fn spoken(mut command: Command, language: Language) -> Command {
    if language == Language::English {
        return command;
    }
    // Only then are the options there that every command has.
    command.build();
    Interpreter::new(&Texts::embedded(language)).command(command)
}

struct Interpreter<'a> {
    texts: &'a Texts,
    /// What is said in English, and in the other language.
    phrases: Vec<(String, String)>,
    below: Vec<(String, String)>,
}

impl Interpreter<'_> {
    fn new(texts: &Texts) -> Interpreter<'_> {
        let english = Texts::english();
        let both = |phrases: &[Phrase]| -> Vec<_> {
            let both = phrases.iter().map(|text| (text(&english), text(texts)));
            both.collect()
        };
        Interpreter {
            texts,
            phrases: both(PHRASES),
            below: both(BELOW),
        }
    }

    fn command(&self, command: Command) -> Command {
        let texts = self.texts;
        let template = format!(
            "{{before-help}}{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
            texts.help_usage()
        );
        let about = command.get_about().map(|about| self.said(about));
        let long_about = command.get_long_about().map(|about| self.said(about));
        let below = command.get_after_help().map(|help| self.below(help));
        let names: Vec<String> = command
            .get_subcommands()
            .map(|command| command.get_name().to_owned())
            .collect();
        let mut command = command
            .help_template(template)
            .subcommand_help_heading(heading(&texts.help_commands()))
            .mut_args(|argument| self.argument(argument));
        for name in names {
            command = command.mut_subcommand(name, |inner| self.command(inner));
        }
        if command.get_name() == "help" {
            return command.about(texts.help_command());
        }
        if let Some(about) = about {
            command = command.about(about);
        }
        if let Some(about) = long_about {
            command = command.long_about(about);
        }
        match below {
            Some(below) => command.after_help(below),
            None => command,
        }
    }

    fn argument(&self, argument: Arg) -> Arg {
        let texts = self.texts;
        let place = match argument.is_positional() {
            true => texts.help_arguments(),
            false => texts.help_options(),
        };
        let argument = argument.help_heading(heading(&place));
        match argument.get_action() {
            ArgAction::Help | ArgAction::HelpShort | ArgAction::HelpLong => {
                let help = texts.help_help();
                return argument.long_help(help.clone()).help(help);
            }
            ArgAction::Version => return argument.help(texts.help_version()),
            _ => {}
        }
        let Some(help) = argument.get_help().map(|help| self.said(help)) else {
            return argument;
        };
        // The parser says these in English, so we say them ourselves.
        let values = self.values(&argument);
        let takes_value = argument.get_action().takes_values();
        let defaults: Vec<_> = argument
            .get_default_values()
            .iter()
            .filter(|_| takes_value)
            .map(|value| value.to_string_lossy().into_owned())
            .collect();
        let default = match defaults.is_empty() {
            true => String::new(),
            false => format!("\n\n{}", texts.help_default(&defaults.join(" "))),
        };
        argument
            .long_help(format!("{help}{values}{default}"))
            .help(help)
            .hide_possible_values(true)
            .hide_default_value(true)
    }

    /// The values to choose from, where they have help of their own.
    fn values(&self, argument: &Arg) -> String {
        let values = argument.get_possible_values();
        let lines: Vec<_> = values
            .iter()
            .filter_map(|value| {
                let help = self.said(value.get_help()?);
                Some(format!("\n- {}: {help}", value.get_name()))
            })
            .collect();
        match lines.is_empty() {
            true => String::new(),
            false => format!("\n\n{}{}", self.texts.help_values(), lines.concat()),
        }
    }

    /// A help text in the other language, paragraph by paragraph.
    fn said(&self, english: &StyledStr) -> String {
        let english = english.to_string();
        let paragraphs = english.split("\n\n").map(|paragraph| {
            let is_it = |(phrase, _): &&(String, String)| {
                paragraph.trim_end_matches('.') == phrase.trim_end_matches('.')
            };
            let found = self.phrases.iter().find(is_it);
            found.map_or_else(|| paragraph.to_owned(), |(_, own)| own.clone())
        });
        let paragraphs: Vec<_> = paragraphs.collect();
        paragraphs.join("\n\n")
    }

    /// The section below the help: commands with a short explanation each.
    fn below(&self, english: &StyledStr) -> String {
        let lines = english.to_string();
        let lines = lines.lines().map(|line| {
            let is_its_end = |(phrase, _): &&(String, String)| line.ends_with(phrase.as_str());
            // The longest, since one phrase may be the end of another.
            let phrases = self.below.iter().filter(is_its_end);
            match phrases.max_by_key(|(phrase, _)| phrase.len()) {
                Some((phrase, own)) => {
                    let command = line.strip_suffix(phrase.as_str()).unwrap_or(line);
                    format!("{command}{own}")
                }
                None => line.to_owned(),
            }
        });
        let lines: Vec<_> = lines.collect();
        lines.join("\n")
    }
}

/// A heading without its colon, which the parser adds.
fn heading(text: &str) -> String {
    text.trim_end_matches([':', '：', ' ', '\u{a0}', '\u{202f}'])
        .to_owned()
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;
    use crate::commands::Arguments;
    use crate::commands::serve::PUBLIC;

    /// The commands whose whole help is in the texts.
    const IN_FULL: [&str; 3] = ["serve", "play", "rules"];

    fn is_known(text: &str) -> bool {
        let english = Texts::english();
        let mut phrases = PHRASES.iter().map(|text| text(&english));
        phrases.any(|phrase| phrase.trim_end_matches('.') == text.trim_end_matches('.'))
    }

    #[test]
    fn every_command_has_words_and_some_have_them_for_everything() {
        let command = Arguments::command();
        let shown = |inner: &&Command| !inner.is_hide_set();
        for inner in command.get_subcommands().filter(shown) {
            let about = inner.get_about().unwrap().to_string();
            assert!(is_known(&about), "{}: {about}", inner.get_name());
            if !IN_FULL.contains(&inner.get_name()) {
                continue;
            }
            let long = inner.get_long_about().map(ToString::to_string);
            for paragraph in long.unwrap_or_default().split("\n\n") {
                assert!(paragraph.is_empty() || is_known(paragraph), "{paragraph}");
            }
            // What only operators need stays English.
            let for_all = |argument: &&Arg| argument.get_help_heading() != Some(PUBLIC);
            for argument in inner.get_arguments().filter(for_all) {
                let help = argument.get_help().unwrap().to_string();
                assert!(is_known(&help), "{}: {help}", inner.get_name());
                for value in argument.get_possible_values() {
                    let help = value.get_help().map(ToString::to_string);
                    assert!(help.is_none_or(|help| is_known(&help)), "{value:?}");
                }
            }
        }
    }

    #[test]
    fn what_stands_below_is_said_in_every_language() {
        let command = Arguments::command();
        let inner = command
            .get_subcommands()
            .filter(|inner| IN_FULL.contains(&inner.get_name()));
        let below: Vec<_> = inner
            .chain([&command])
            .filter_map(Command::get_after_help)
            .map(ToString::to_string)
            .collect();
        let below = below.join("\n");
        for phrase in BELOW {
            let phrase = phrase(&Texts::english());
            let is_there = below.lines().any(|line| line.ends_with(&phrase));
            assert!(is_there, "{phrase}");
        }
    }

    #[test]
    fn help_is_spoken_in_every_language() {
        for language in Language::written() {
            let mut command = spoken(Arguments::command(), language);
            let texts = Texts::embedded(language);
            let help = command.render_long_help().to_string();
            for phrase in [
                texts.command_rules(),
                texts.help_usage(),
                texts.example_best(),
            ] {
                assert!(help.contains(&phrase), "{language:?}: {phrase}");
            }
        }
    }

    #[test]
    fn the_first_wish_counts() {
        let language = |arguments: &[&str]| {
            let arguments: Vec<_> = arguments.iter().map(OsString::from).collect();
            language_of(&arguments)
        };
        let wished = language(&["gammonbox", "--lang", "en", "help"]);
        assert_eq!(wished, Language::English);
        let wished = language(&["gammonbox", "--lang=tlh"]);
        assert_eq!(wished, Language::English, "if there are no words in it");
    }
}
