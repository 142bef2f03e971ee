//! Who answers: the one place of the page's code that knows the engine.

use engine::{
    Analyst, CubeAction, Intent, Judge, Level, LevelPlayer, MatchEquityTable, Plies, intent,
};
use rules::{CubeRules, Decision, Game, Movement, Player, Record};

use super::answer::{Answer, Chances, CubeHint, CubeWords, PlayHint, Reply};
use super::request::{Question, Request, VERSION};

/// Answers requests. It keeps what takes time to make: the record it has read
/// last, and the engine for the rules of that.
#[derive(Debug, Default)]
pub struct Thinker {
    read: Option<(String, Record)>,
    analyst: Option<(Movement, CubeRules, Analyst)>,
}

impl Thinker {
    /// Answers a request. What cannot be understood is answered too.
    pub fn answer(&mut self, request: &Request) -> Answer {
        let reply = self.reply(request);
        Answer {
            version: VERSION,
            number: request.number,
            reply: reply.unwrap_or_else(Reply::Failed),
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
        self.read(&request.record)?;
        let Some((_, record)) = &self.read else {
            return Err("no record".to_owned());
        };
        let record = record.clone();
        let game = record.now().game();
        match &request.question {
            Question::Decide {
                player,
                level,
                seed,
            } => decide(game, player, level, *seed),
            Question::Hint { plies } => {
                let plies = Plies::try_from(*plies).map_err(|fault| fault.to_string())?;
                Ok(self.hint(game, plies))
            }
            Question::Check { .. } | Question::Review { .. } => Ok(Reply::Nothing),
        }
    }

    /// Reads the record, or only what is new in it.
    fn read(&mut self, text: &str) -> Result<(), String> {
        if let Some((known, record)) = &mut self.read
            && let Some(new) = text.strip_prefix(known.as_str())
        {
            let lines = new.lines();
            let followed = lines
                .map(|line| record.read_line(line))
                .all(|read| read.is_ok());
            if followed {
                text.clone_into(known);
                return Ok(());
            }
        }
        self.read = None;
        let record = text.parse::<Record>().map_err(|fault| fault.to_string())?;
        self.read = Some((text.to_owned(), record));
        Ok(())
    }

    /// The analyst for the rules of a game, so many plies deep.
    fn analyst(&mut self, game: &Game, plies: Plies) -> &Analyst {
        let (movement, cube) = (game.rules().movement, game.rules().cube);
        let made = self.analyst.take();
        let made = made
            .filter(|(for_movement, for_cube, _)| (*for_movement, *for_cube) == (movement, cube));
        let analyst = match made {
            Some((_, _, analyst)) => analyst,
            None => Analyst::new(Judge::bundled_for(movement), cube),
        };
        let (_, _, analyst) = self
            .analyst
            .insert((movement, cube, analyst.with_plies(plies)));
        analyst
    }

    fn hint(&mut self, game: &Game, plies: Plies) -> Reply {
        let Some(position) = game.position() else {
            return Reply::Nothing;
        };
        let analyst = self.analyst(game, plies);
        match game.decision() {
            Decision::Play { roll, .. } => {
                let plays = analyst.plays(&position, roll);
                let best = plays.first().map_or(0.0, |play| play.equity.0);
                let hints = plays.iter().map(|play| PlayHint {
                    play: play.play.to_string(),
                    equity: play.equity.0,
                    loss: (best - play.equity.0).max(0.0),
                    chances: play.chances.into(),
                    plies: play.plies.number(),
                });
                Reply::Plays(hints.collect())
            }
            Decision::RollOrDouble { .. } | Decision::Answer { .. } => {
                let Some(advice) = analyst.cube(&position) else {
                    return Reply::Nothing;
                };
                let decision = advice.decision;
                Reply::Cube(CubeHint {
                    double: decision.action().into(),
                    reply: decision.reply().into(),
                    no_double: decision.no_double.0,
                    double_take: decision.double_take.0,
                    double_pass: decision.double_pass.0,
                    chances: advice.chances.into(),
                    plies: plies.number(),
                })
            }
            Decision::ThrowForStart { .. } | Decision::Over(_) => Reply::Nothing,
        }
    }
}

/// What a computer does now.
fn decide(game: &Game, player: &str, level: &str, seed: u64) -> Result<Reply, String> {
    let player: Player = player
        .parse()
        .map_err(|fault: rules::NotAPlayer| fault.to_string())?;
    let level: Level = level
        .parse()
        .map_err(|fault: engine::NoSuchLevel| fault.to_string())?;
    let movement = game.rules().movement;
    let decider = LevelPlayer::new(level, seed, Judge::bundled_for(movement), movement);
    let table = MatchEquityTable::kazaross_xg2();
    match intent(&decider, game, player, table) {
        Some(Intent::Act(action)) => Ok(Reply::Act(action.to_string())),
        Some(Intent::Roll | Intent::ThrowDie) => Ok(Reply::Act("roll".to_owned())),
        None => Ok(Reply::Nothing),
    }
}

impl From<engine::Chances> for Chances {
    fn from(chances: engine::Chances) -> Chances {
        Chances {
            win: chances.win,
            win_gammon: chances.win_gammon,
            win_backgammon: chances.win_backgammon,
            lose_gammon: chances.lose_gammon,
            lose_backgammon: chances.lose_backgammon,
        }
    }
}

impl From<CubeAction> for CubeWords {
    fn from(action: CubeAction) -> CubeWords {
        match action {
            CubeAction::NoDouble => CubeWords::NoDouble,
            CubeAction::Double => CubeWords::Double,
            CubeAction::TooGood => CubeWords::TooGood,
        }
    }
}

impl From<engine::Reply> for CubeWords {
    fn from(reply: engine::Reply) -> CubeWords {
        match reply {
            engine::Reply::Take => CubeWords::Take,
            engine::Reply::Pass => CubeWords::Pass,
            engine::Reply::Beaver => CubeWords::Beaver,
        }
    }
}
