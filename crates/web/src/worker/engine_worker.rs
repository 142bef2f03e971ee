//! The worker's side: the only place in the page's code that runs the engine.

use engine::{Analyst, Computer, Intent, Judge, Level, NetKind, NetPair, Nets, NoSuchLevel, Plies};
use rules::{CubeRules, Game, Player, Record, Ruleset};
use study::CubeTable;

use super::kept_matches::KeptMatches;
use super::messages::{Answer, Reply, Request, Task, VERSION};
use super::{file_worker, match_index, rollout, search, trends};

/// Does the page's tasks. It keeps what takes time to make: the last record it
/// read, the engine for the last rules, and the matches to be searched.
#[derive(Debug)]
pub struct EngineWorker {
    nets: Nets,
    /// The record that was read last, with its text.
    read: Option<(String, Record)>,
    judge: Option<Judge>,
    analyst: Option<(CubeRules, Analyst)>,
    /// Computers by level and seed.
    computers: Vec<((String, u64), Computer)>,
    matches: KeptMatches,
}

/// A table has at most two, and each caches megabytes of positions.
const MOST_COMPUTERS: usize = 2;

impl Default for EngineWorker {
    /// A worker with the quick nets, which come with the page.
    fn default() -> EngineWorker {
        EngineWorker {
            nets: Nets::bundled_quick().clone(),
            read: None,
            judge: None,
            analyst: None,
            computers: Vec::new(),
            matches: KeptMatches::default(),
        }
    }
}

impl EngineWorker {
    /// Uses these nets from now on, besides the quick ones.
    pub fn add_deep_nets(&mut self, deep: NetPair) {
        self.nets = self.nets.clone().with_deep(deep);
        self.forget_engine();
    }

    /// Which nets it has.
    #[must_use]
    pub fn nets(&self) -> NetKind {
        self.nets.kind()
    }

    /// Answers a request, even if it makes no sense.
    pub fn answer(&mut self, request: Request) -> Answer {
        Answer {
            version: VERSION,
            number: request.number,
            nets: self.nets.kind(),
            reply: self.run(request.task).unwrap_or_else(Reply::Failed),
        }
    }

    /// Answers a request in text form. A text that isn't a request gets an
    /// answer with number 0.
    pub fn answer_text(&mut self, text: &str) -> String {
        let answer = match Request::from_text(text) {
            Ok(request) => self.answer(request),
            Err(fault) => Answer {
                version: VERSION,
                number: 0,
                nets: self.nets.kind(),
                reply: Reply::Failed(fault.to_string()),
            },
        };
        answer.to_text()
    }

    fn run(&mut self, task: Task) -> Result<Reply, String> {
        Ok(match task {
            Task::Decide {
                record,
                player,
                level,
                seed,
            } => {
                let (text, record) = self.read(record)?;
                let intent = self.decide(record.now().game(), player, level, seed);
                self.read = Some((text, record));
                Reply::Intent(intent?)
            }
            Task::RankPlays {
                rules,
                position,
                roll,
                plies,
            } => Reply::Plays(self.analyst(&rules, plies).plays(&position, roll)),
            Task::AdviseCube {
                rules,
                position,
                plies,
            } => Reply::Cube(self.analyst(&rules, plies).cube(&position)),
            Task::Judge {
                rules,
                plies,
                questions,
            } => {
                let analyst = self.analyst(&rules, plies);
                let found = questions.iter().map(|question| analyst.judge(question));
                Reply::Judged(found.collect())
            }
            Task::RollOut {
                rules,
                position,
                plays,
                state,
            } => {
                let judge = self.judge(&rules);
                Reply::RolledOut(rollout::roll_out(
                    &judge, &rules, &position, &plays, &state,
                )?)
            }
            Task::ImportFile { bytes } => {
                let imported = file_worker::import(&bytes_of(&bytes)?, |file, input| {
                    study::file_findings(file, input, self.analyst(&file.rules, Plies::ZERO))
                });
                match imported {
                    Ok(imported) => Reply::Imported(Box::new(imported)),
                    Err(why) => Reply::Unreadable(why),
                }
            }
            Task::CubeTable { rules, finding } => {
                let analyst = self.analyst(&rules, Plies::ZERO);
                Reply::CubeTable(CubeTable::of(&finding, analyst))
            }
            Task::Index { json, known } => Reply::Indexed(match_index::index(&json, known)?),
            Task::Keep { matches } => {
                matches.into_iter().for_each(|new| self.matches.keep(new));
                Reply::Kept
            }
            Task::Trends { matches } => match self.matches.among(&matches) {
                Ok(matches) => Reply::Trends(trends::trends(&matches)),
                Err(missing) => Reply::Missing(missing),
            },
            Task::Search {
                query,
                matches,
                only_own,
            } => match self.matches.among(&matches) {
                Ok(matches) => match search::search(&query, &matches, only_own) {
                    Ok(found) => Reply::Found(found),
                    Err(word) => Reply::UnclearQuery(word),
                },
                Err(missing) => Reply::Missing(missing),
            },
            Task::ImportRecord { record, names } => {
                Reply::Imported(Box::new(file_worker::import_record(&record, names)))
            }
            Task::Export {
                json,
                plies,
                findings,
                format,
            } => {
                let read = formats::read(json.as_bytes()).map_err(|fault| fault.to_string())?;
                let rules = read.file.rules.clone();
                let analyst = self.analyst(&rules, plies);
                match file_worker::export(read.file, &findings, analyst, format) {
                    Ok(text) => Reply::Exported(text),
                    Err(why) => Reply::NotExported(why.to_string()),
                }
            }
        })
    }

    /// Reads a record: only what's new in it, if the last one was its
    /// beginning.
    fn read(&mut self, text: String) -> Result<(String, Record), String> {
        let grown = self.read.take().and_then(|(last, mut record)| {
            let mut new = text.strip_prefix(last.as_str())?.lines();
            new.all(|line| record.read_line(line).is_ok())
                .then_some(record)
        });
        let record = match grown {
            Some(record) => record,
            None => text.parse::<Record>().map_err(|fault| fault.to_string())?,
        };
        Ok((text, record))
    }

    /// What a computer does now.
    fn decide(
        &mut self,
        game: &Game,
        player: Player,
        level: String,
        seed: u64,
    ) -> Result<Option<Intent>, String> {
        let named: Level = level
            .parse()
            .map_err(|fault: NoSuchLevel| fault.to_string())?;
        let judge = self.judge(game.rules());
        let name = (level, seed);
        let known = self.computers.iter().position(|(known, _)| *known == name);
        let place = known.unwrap_or_else(|| {
            let computer = Computer::with_judge(named, seed, judge);
            if self.computers.len() == MOST_COMPUTERS {
                self.computers.remove(0);
            }
            self.computers.push((name, computer));
            self.computers.len() - 1
        });
        Ok(self.computers[place].1.intent(game, player))
    }

    /// The judge for these rules, with its tables if they've been computed.
    /// Those for other rules are dropped.
    fn judge(&mut self, rules: &Ruleset) -> Judge {
        if let Some(judge) = self.judge.as_ref().filter(|judge| judge.is_for(rules)) {
            return judge.clone();
        }
        self.forget_engine();
        let judge = Judge::for_rules(rules, &self.nets);
        self.judge = Some(judge.clone());
        judge
    }

    fn forget_engine(&mut self) {
        self.judge = None;
        self.analyst = None;
        self.computers.clear();
    }

    /// The analyst for these rules with this look-ahead.
    fn analyst(&mut self, rules: &Ruleset, plies: Plies) -> &Analyst {
        let judge = self.judge(rules);
        let known = self.analyst.take().filter(|(cube, _)| *cube == rules.cube);
        let analyst = match known {
            Some((_, analyst)) => analyst,
            None => Analyst::new(judge, rules.cube),
        };
        let (_, analyst) = self.analyst.insert((rules.cube, analyst.with_plies(plies)));
        analyst
    }
}

/// Bytes from characters with those numbers.
pub(super) fn bytes_of(text: &str) -> Result<Vec<u8>, String> {
    let bytes: Option<Vec<u8>> = text.chars().map(|byte| u8::try_from(byte).ok()).collect();
    bytes.ok_or_else(|| "a byte is a character up to 255".to_owned())
}
