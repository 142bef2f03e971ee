//! A player's decision: a play, a cube action or a reply.

use engine::{CubeAction, CubeChoice, Finding, QuestionKind, Subject};
use rules::{Play, Plays, Position, Ruleset, Stage};
use serde::{Deserialize, Serialize};

/// What a player decides, or should decide.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Choice {
    /// A play of the roll.
    Play(Play),
    /// To roll or to double.
    Cube(CubeChoice),
    /// The reply to a double.
    Reply(engine::Reply),
}

impl Choice {
    /// What was decided; `None` if the finding is about a roll.
    #[must_use]
    pub fn made(finding: &Finding) -> Option<Choice> {
        match &finding.subject {
            Subject::Roll(_) => None,
            Subject::Play(judged) => Some(Choice::Play(judged.made().play)),
            Subject::Cube(judged) => Some(Choice::Cube(judged.choice)),
            Subject::Reply(judged) => Some(Choice::Reply(judged.reply)),
        }
    }

    /// What was best; `None` if the finding is about a roll.
    #[must_use]
    pub fn best(finding: &Finding) -> Option<Choice> {
        match &finding.subject {
            Subject::Roll(_) => None,
            Subject::Play(judged) => Some(Choice::Play(judged.best().play)),
            Subject::Cube(judged) => Some(Choice::Cube(match judged.right() {
                CubeAction::Double => CubeChoice::Double,
                CubeAction::NoDouble | CubeAction::TooGood => CubeChoice::Roll,
            })),
            Subject::Reply(judged) => Some(Choice::Reply(judged.right())),
        }
    }

    /// The question whether this is right in a position; `None` if it isn't a
    /// legal play of the roll.
    #[must_use]
    pub fn question_kind(self, position: &Position, rules: &Ruleset) -> Option<QuestionKind> {
        Some(match self {
            Choice::Cube(choice) => QuestionKind::Choice(choice),
            Choice::Reply(reply) => QuestionKind::Reply(reply),
            Choice::Play(play) => {
                let Stage::Rolled(roll) = position.stage() else {
                    return None;
                };
                let plays = Plays::new(position.board(), roll, rules.movement);
                let found = plays.iter().find(|(known, _)| *known == play);
                let &(_, board) = found?;
                QuestionKind::Play { roll, board }
            }
        })
    }
}
