//! Who answers in the worker: reads files, judges them, writes them again.

mod findings;
mod import;
mod loaded_match;
mod rollout;

use engine::{Analysis, Analyst, Plies};
use formats::{MatchFile, Unit};
use rules::{Record, Ruleset};

use super::file_messages::{Ask, ExportFormat, Tell, Told};
use loaded_match::LoadedMatch;

/// Answers what is asked about files. It keeps the match that was asked about
/// last, with what has been judged of it.
#[derive(Debug, Default)]
pub struct FileWorker {
    open: Option<Open>,
}

/// A match with its name.
#[derive(Debug)]
struct Open {
    json: String,
    file: MatchFile,
    loaded: LoadedMatch,
    judging: Option<Judging>,
}

/// A match that is being judged, so many plies deep.
#[derive(Debug)]
struct Judging {
    plies: Plies,
    analyst: Analyst,
    analysis: Analysis,
}

/// How many things are judged at once: about half a second's work, so that
/// whoever wants to stop need not wait.
fn at_once(plies: Plies) -> usize {
    match plies.number() {
        0 => 32,
        1 => 8,
        2 => 2,
        _ => 1,
    }
}

impl FileWorker {
    /// Answers.
    ///
    /// # Errors
    ///
    /// What was asked makes no sense: why, in English, for a report.
    pub fn answer(&mut self, record: &str, ask: &Ask) -> Result<Tell, String> {
        match ask {
            Ask::Open { bytes } => {
                let bytes: Option<Vec<u8>> =
                    bytes.chars().map(|byte| u8::try_from(byte).ok()).collect();
                let bytes = bytes.ok_or("a byte is a character up to 255")?;
                Ok(self.open(import::read(&bytes)))
            }
            Ask::OpenRecord { names } => {
                let record: Record = record.parse().map_err(in_english)?;
                Ok(self.open(Ok(import::of_record(&record, names))))
            }
            Ask::Judge { plies, from } => {
                let plies = Plies::try_from(*plies).map_err(in_english)?;
                let told = self.find(record)?.judge(plies, *from);
                Ok(Tell::Judged(Box::new(told)))
            }
            Ask::Export(format) => Ok(match self.find(record)?.export(*format) {
                Ok(text) => Tell::Exported(text),
                Err(why) => Tell::Unwritable(why.to_string()),
            }),
            Ask::RollOut { plays, state } => {
                let record: Record = record.parse().map_err(in_english)?;
                rollout::roll_out(&record, plays, state).map(Tell::RolledOut)
            }
        }
    }

    fn open(&mut self, reading: Result<import::Reading, super::Unreadable>) -> Tell {
        match reading {
            Ok(reading) => {
                let (open, told) = reading.into_open();
                self.open = Some(open);
                Tell::Opened(Box::new(told))
            }
            Err(why) => Tell::Unreadable(why),
        }
    }

    /// The match of this name: the one that is open, or read anew.
    fn find(&mut self, json: &str) -> Result<&mut Open, String> {
        let known = self.open.take().filter(|open| open.json == json);
        let open = match known {
            Some(open) => open,
            None => Open::read(json)?,
        };
        Ok(self.open.insert(open))
    }
}

impl Open {
    fn read(json: &str) -> Result<Open, String> {
        let reading = formats::read(json.as_bytes()).map_err(in_english)?;
        Ok(Open {
            json: json.to_owned(),
            loaded: LoadedMatch::of(&reading.file, &reading.file.replay()),
            file: reading.file,
            judging: None,
        })
    }

    /// Goes on judging after so many questions, or from the beginning if this
    /// is not where it stands.
    fn judge(&mut self, plies: Plies, from: usize) -> Told {
        let known = self.judging.take();
        let known = known.filter(|known| known.plies == plies && known.analysis.done() == from);
        let judging = self.judging.insert(match known {
            Some(known) => known,
            None => Judging {
                plies,
                analyst: analyst(&self.file.rules, plies),
                analysis: Analysis::new(self.loaded.input.clone()),
            },
        });
        let Judging {
            analyst, analysis, ..
        } = judging;
        let (from, known) = (analysis.done(), analysis.findings().len());
        let enough = from + at_once(plies);
        while analysis.done() < enough && analysis.step(analyst).is_some() {}
        let movement = self.file.rules.movement;
        let found = analysis.findings()[known..].iter();
        Told {
            from,
            done: analysis.done(),
            found: found
                .map(|found| findings::judged(found, movement, plies))
                .collect(),
            judgment: findings::judgment(analysis),
        }
    }

    fn export(&self, format: ExportFormat) -> Result<String, formats::WriteError> {
        let mut file = self.file.clone();
        if let Some(judging) = &self.judging {
            let findings = judging.analysis.findings();
            let unit = Unit::MatchWinningChance;
            ::study::annotate(&mut file, findings, &judging.analyst, unit);
        }
        match format {
            ExportFormat::Sgf => formats::write_sgf(&file),
            ExportFormat::MatchText => formats::write_match_text(&file),
            ExportFormat::Json => formats::write_json(&file),
        }
    }
}

fn analyst(rules: &Ruleset, plies: Plies) -> Analyst {
    Analyst::for_rules(rules).with_plies(plies)
}

fn in_english(fault: impl std::fmt::Display) -> String {
    fault.to_string()
}

#[cfg(test)]
mod tests;
