//! Who answers: the one place of the page's code that knows the engine.

use engine::{AnalysisInput, Analyst, Computer, Intent, Judge, Level, NoSuchLevel, Plies};
use rules::{CubeRules, Game, NotAPlayer, Player, Record, Ruleset};

use super::answer::{Answer, Reply};
use super::file_worker::FileWorker;
use super::request::{Question, ROLL, Request, VERSION};
use super::{checks, hints};

/// Answers requests. It keeps what takes time to make: the record it has read
/// last, and the engine for the rules of that.
#[derive(Debug, Default)]
pub struct EngineWorker {
    read: Option<ReadRecord>,
    judge: Option<Judge>,
    analyst: Option<(CubeRules, Analyst)>,
    players: Vec<Computer>,
    /// Whose players these are, by level and seed.
    names: Vec<(String, u64)>,
    files: FileWorker,
}

/// A record with its text, and what there is to judge in it if that was asked.
#[derive(Debug)]
struct ReadRecord {
    text: String,
    record: Record,
    input: Option<AnalysisInput>,
}

impl EngineWorker {
    /// Answers a request. What cannot be understood is answered too.
    pub fn answer(&mut self, request: &Request) -> Answer {
        Answer {
            version: VERSION,
            number: request.number,
            reply: self.reply(request).unwrap_or_else(Reply::Failed),
        }
    }

    /// Answers a request that came as text by an answer as text. What is no
    /// request is answered with number 0.
    pub fn answer_text(&mut self, text: &str) -> String {
        let answer = match Request::from_text(text) {
            Ok(request) => self.answer(&request),
            Err(fault) => Answer {
                version: VERSION,
                number: 0,
                reply: Reply::Failed(fault.to_string()),
            },
        };
        answer.to_text()
    }

    fn reply(&mut self, request: &Request) -> Result<Reply, String> {
        if let Question::Study(ask) = &request.question {
            return self.files.answer(&request.record, ask).map(Reply::Study);
        }
        let mut read = self.read(&request.record)?;
        let reply = self.reply_about(&mut read, &request.question);
        self.read = Some(read);
        reply
    }

    fn reply_about(&mut self, read: &mut ReadRecord, question: &Question) -> Result<Reply, String> {
        let now = read.record.now();
        match question {
            Question::Decide {
                player,
                level,
                seed,
            } => self.decide(now.game(), read_player(player)?, level, *seed),
            Question::Hint { plies } => {
                let analyst = self.analyst(now.game(), read_plies(*plies)?);
                Ok(hints::hint(analyst, now.game()))
            }
            Question::Check { player, action } => {
                let analyst = self.analyst(now.game(), Plies::TWO);
                checks::check(analyst, now, read_player(player)?, action)
            }
            Question::Review { from, plies } => {
                let analyst = self.analyst(now.game(), read_plies(*plies)?);
                let make = || AnalysisInput::from(&read.record);
                let input = read.input.get_or_insert_with(make);
                Ok(checks::review(analyst, now, input, *from))
            }
            Question::Study(_) => Ok(Reply::Nothing),
        }
    }

    /// Reads a record: only what is new in it, if the last was its beginning.
    fn read(&mut self, text: &str) -> Result<ReadRecord, String> {
        if let Some(mut last) = self.read.take() {
            if last.text == text {
                return Ok(last);
            }
            if let Some(new) = text.strip_prefix(last.text.as_str()) {
                let mut lines = new.lines();
                if lines.all(|line| last.record.read_line(line).is_ok()) {
                    return Ok(ReadRecord {
                        text: text.to_owned(),
                        record: last.record,
                        input: None,
                    });
                }
            }
        }
        let record = text.parse::<Record>().map_err(|fault| fault.to_string())?;
        Ok(ReadRecord {
            text: text.to_owned(),
            record,
            input: None,
        })
    }

    /// What a computer does now.
    fn decide(
        &mut self,
        game: &Game,
        player: Player,
        level: &str,
        seed: u64,
    ) -> Result<Reply, String> {
        let named: Level = level
            .parse()
            .map_err(|fault: NoSuchLevel| fault.to_string())?;
        let judge = self.judge(game.rules());
        let name = (level.to_owned(), seed);
        let place = match self.names.iter().position(|known| *known == name) {
            Some(place) => place,
            None => {
                self.players.push(Computer::with_judge(named, seed, judge));
                self.names.push(name);
                self.names.len() - 1
            }
        };
        Ok(match self.players[place].intent(game, player) {
            Some(Intent::Act(action)) => Reply::Act(action.to_string()),
            Some(Intent::Roll | Intent::ThrowDie) => Reply::Act(ROLL.to_owned()),
            None => Reply::Nothing,
        })
    }

    /// The judge for these rules, with its table if it has been made. What was
    /// made for other rules is forgotten.
    fn judge(&mut self, rules: &Ruleset) -> Judge {
        if let Some(judge) = self.judge.as_ref().filter(|judge| judge.is_for(rules)) {
            return judge.clone();
        }
        let judge = Judge::for_rules(rules);
        *self = EngineWorker {
            judge: Some(judge.clone()),
            ..EngineWorker::default()
        };
        judge
    }

    /// The analyst for the rules of a game, so many plies deep.
    fn analyst(&mut self, game: &Game, plies: Plies) -> &Analyst {
        let cube = game.rules().cube;
        let judge = self.judge(game.rules());
        let known = self.analyst.take().filter(|(rules, _)| *rules == cube);
        let analyst = match known {
            Some((_, analyst)) => analyst,
            None => Analyst::new(judge, cube),
        };
        let (_, analyst) = self.analyst.insert((cube, analyst.with_plies(plies)));
        analyst
    }
}

fn read_player(name: &str) -> Result<Player, String> {
    name.parse().map_err(|fault: NotAPlayer| fault.to_string())
}

fn read_plies(plies: u8) -> Result<Plies, String> {
    Plies::try_from(plies).map_err(|fault| fault.to_string())
}
