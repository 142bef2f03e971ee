//! Generates a method for each English text, so that a misspelled name doesn't
//! compile, and lists the languages that exist.

#![allow(
    clippy::disallowed_methods,
    reason = "a build script reads its surroundings and writes files"
)]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

#[path = "src/reader.rs"]
#[expect(
    unreachable_pub,
    reason = "the library exports what the script need not"
)]
mod reader;

use reader::{Part, Pattern};

fn main() {
    let folder =
        Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("languages");
    println!("cargo::rerun-if-changed={}", folder.display());
    let written = match generate(&folder) {
        Ok(written) => written,
        Err(fault) => panic!("{fault}"),
    };
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("messages.rs"), written).expect("the target folder can be written");
}

/// The generated code, or what is wrong with the languages.
fn generate(folder: &Path) -> Result<String, String> {
    let english = joined(&folder.join("en"))?;
    let kinds = Kinds::read(&english)?;
    let read = reader::read(&english);
    let mut messages = read.map_err(|fault| {
        let line = english.lines().nth(fault.line - 1).unwrap_or_default();
        format!("English texts, {fault}: {line}")
    })?;
    messages.sort_by(|one, other| one.key.cmp(&other.key));
    if let Some(twice) = messages.windows(2).find(|pair| pair[0].key == pair[1].key) {
        return Err(format!("two English texts are called {}", twice[0].key));
    }

    let mut code = String::new();
    let words = without_comments(&english);
    writeln!(code, "const ENGLISH: &str = {words:?};").expect("a string takes it all");
    let keys: Vec<_> = messages.iter().map(|message| &message.key).collect();
    writeln!(code, "/// All keys, in the order of the alphabet.").expect("a string takes it all");
    writeln!(code, "pub(crate) const KEYS: &[&str] = &{keys:?};").expect("a string takes it all");
    code.push_str("\n/// A method for each text.\nimpl Texts {\n");
    for (index, message) in messages.iter().enumerate() {
        code.push_str(&method(index, &message.key, &message.pattern, &kinds)?);
    }
    code.push_str("}\n");
    code.push_str(&sources(folder)?);
    Ok(code)
}

/// The method that gives one text.
fn method(index: usize, key: &str, pattern: &Pattern, kinds: &Kinds) -> Result<String, String> {
    let name = key.replace('-', "_");
    let mut variables = Vec::new();
    collect_variables(pattern, &mut variables);
    let mut parameters = String::new();
    let mut arguments = String::new();
    for variable in variables {
        let parameter = variable.replace('-', "_");
        let (kind, argument) = match kinds.of(variable) {
            Some("number") => (
                "impl Into<Number>",
                format!("Argument::Number({parameter}.into())"),
            ),
            Some("text") => ("&str", format!("Argument::Text({parameter})")),
            Some("color") => ("Color", format!("self.color_argument({parameter})")),
            Some("win") => ("Win", format!("self.win_argument({parameter})")),
            _ => {
                return Err(format!(
                    "{key}: what is ${variable}? Say '### ${variable} number', text, color or win"
                ));
            }
        };
        write!(parameters, ", {parameter}: {kind}").expect("a string takes it all");
        write!(arguments, "({variable:?}, {argument}), ").expect("a string takes it all");
    }
    let shown = shown(pattern);
    Ok(format!(
        "    /// {shown}\n    #[must_use]\n    \
         pub fn {name}(&self{parameters}) -> String {{\n        \
         self.text({index}, &[{arguments}])\n    }}\n\n"
    ))
}

/// The text as the documentation shows it.
fn shown(pattern: &Pattern) -> String {
    let mut shown = String::new();
    for part in pattern {
        match part {
            Part::Text(text) => shown.push_str(text),
            Part::Variable(variable) => {
                write!(shown, "{{{variable}}}").expect("a string takes it all");
            }
            Part::Select {
                variants, default, ..
            } => {
                shown.push_str(&self::shown(&variants[*default].pattern));
            }
        }
    }
    let shown = shown.replace('[', "\\[").replace('<', "\\<");
    format!("\"{shown}\"")
}

/// The names of a text's variables, each once, as they come.
fn collect_variables<'a>(pattern: &'a Pattern, variables: &mut Vec<&'a str>) {
    let mut add = |variable: &'a str| {
        if !variables.contains(&variable) {
            variables.push(variable);
        }
    };
    for part in pattern {
        match part {
            Part::Text(_) => {}
            Part::Variable(variable) | Part::Select { variable, .. } => add(variable),
        }
    }
    for part in pattern {
        if let Part::Select { variants, .. } = part {
            for variant in variants {
                collect_variables(&variant.pattern, variables);
            }
        }
    }
}

/// What each variable is: `### $pips number` says it, once for all texts.
struct Kinds(Vec<(String, String)>);

impl Kinds {
    fn read(english: &str) -> Result<Kinds, String> {
        let mut kinds: Vec<(String, String)> = Vec::new();
        for line in english.lines() {
            let Some(declaration) = line.strip_prefix("### $") else {
                continue;
            };
            let (name, kind) = declaration.split_once(' ').unwrap_or((declaration, ""));
            match kinds.iter().find(|(other, _)| other == name) {
                Some((_, other)) if other != kind => {
                    return Err(format!("${name} is both {other} and {kind}"));
                }
                Some(_) => {}
                None => kinds.push((name.to_owned(), kind.to_owned())),
            }
        }
        Ok(Kinds(kinds))
    }

    fn of(&self, variable: &str) -> Option<&str> {
        let kind = self.0.iter().find(|(name, _)| name == variable);
        kind.map(|(_, kind)| kind.as_str())
    }
}

/// The words of every language that has a folder, and after them the words of
/// its leaflets, each under a heading.
fn sources(folder: &Path) -> Result<String, String> {
    let mut languages = Vec::new();
    let entries = fs::read_dir(folder).map_err(|fault| fault.to_string())?;
    for entry in entries {
        let path = entry.map_err(|fault| fault.to_string())?.path();
        if let Some(code) = path.file_name().and_then(|name| name.to_str()) {
            let mut words = without_comments(&joined(&path)?);
            let leaflets = path.join("leaflets");
            if leaflets.is_dir() {
                for file in files(&leaflets)? {
                    let leaflet = file.file_stem().and_then(|stem| stem.to_str());
                    let leaflet = leaflet.ok_or("a leaflet without a name")?;
                    words += &format!("{}{leaflet}\n", reader::LEAFLET);
                    words += &without_comments(&read(&file)?);
                }
            }
            languages.push((code.to_owned(), words));
        }
    }
    languages.sort();
    let codes: Vec<_> = languages.iter().map(|(code, _)| code).collect();
    let mut arms = String::new();
    for (code, source) in &languages {
        writeln!(arms, "            {code:?} => Some({source:?}),").expect("a string takes it all");
    }
    Ok(format!(
        "/// The codes of the languages that have been written.\n\
         pub(crate) const WRITTEN: &[&str] = &{codes:?};\n\n\
         #[cfg(any(test, feature = \"embedded\"))]\n\
         impl Texts {{\n    \
             /// A language's file with its leaflets, for whoever hands it out;\n    \
             /// nothing if it has not been written yet.\n    \
             #[must_use]\n    \
             pub fn source(language: Language) -> Option<&'static str> {{\n        \
                 match language.code() {{\n{arms}            _ => None,\n        }}\n    }}\n}}\n"
    ))
}

/// A language's words without the comments, which nobody needs to load.
fn without_comments(source: &str) -> String {
    let lines = source
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.fold(String::new(), |words, line| words + line + "\n")
}

/// The files of a language, one after the other.
fn joined(folder: &Path) -> Result<String, String> {
    let mut joined = String::new();
    for file in files(folder)? {
        joined.push_str(&read(&file)?);
        joined.push('\n');
    }
    Ok(joined)
}

fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|fault| format!("{}: {fault}", folder.display()))?;
    let files = entries.map(|entry| entry.map(|entry| entry.path()));
    let mut files: Vec<_> = files
        .collect::<Result<_, _>>()
        .map_err(|fault| fault.to_string())?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == "ftl"));
    files.sort();
    Ok(files)
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|fault| format!("{}: {fault}", file.display()))
}
