//! What was done, or is about to be, judged.

use engine::{
    AnalysisInput, Analyst, Choice, Contrast, CubeAction, CubeChoice, Difference, JudgedPlay,
    QuestionKind, Subject, contrasts,
};
use rules::{Action, Match, Movement, Player, Position, Seat, WrittenAction};

use super::answer::{
    Check, CubeAdvice, CubeWords, Fact, FactKind, Finding, FindingKind, Reply, Totals,
};
use super::request::ROLL;

/// How much is judged at once: about a second's work of a slow machine.
const AT_ONCE: usize = 8;

/// From what loss on it is said why, in points: that of an error.
const WORTH_REASONS: f32 = 0.04;

/// What an action that is about to stand loses.
pub(super) fn check(
    analyst: &Analyst,
    now: &Match,
    player: Player,
    text: &str,
) -> Result<Reply, String> {
    let game = now.game();
    let kind = if text == ROLL {
        QuestionKind::Choice(CubeChoice::Roll)
    } else {
        let written = text.parse::<WrittenAction>();
        let written = written.map_err(|fault| fault.to_string())?;
        let action = game.read(player, &written);
        let action = action.map_err(|fault| fault.to_string())?;
        let mut after = now.clone();
        let acted = after.act(player, action);
        acted.map_err(|refusal| refusal.to_string())?;
        match (action, game.turn()) {
            (Action::Play(_), Some(turn)) => QuestionKind::Play {
                roll: turn.roll(),
                board: after.game().board_for(player),
            },
            (Action::Double, _) => QuestionKind::Choice(CubeChoice::Double),
            (Action::Take, _) => QuestionKind::Reply(engine::Reply::Take),
            (Action::Pass, _) => QuestionKind::Reply(engine::Reply::Pass),
            (Action::Beaver, _) => QuestionKind::Reply(engine::Reply::Beaver),
            _ => return Ok(Reply::Nothing),
        }
    };
    let Some(position) = game.position() else {
        return Ok(Reply::Nothing);
    };
    let found = analyst.judge(&engine::Question {
        entry: 0,
        game: 0,
        seat: now.seat_of(player),
        player,
        position,
        kind,
    });
    let checked = found.and_then(|found| checked(&found, now.rules().movement));
    Ok(checked.map_or(Reply::Nothing, Reply::Checked))
}

/// Judges some more of what was done.
pub(super) fn review(analyst: &Analyst, now: &Match, input: &AnalysisInput, from: usize) -> Reply {
    let questions = input.questions.iter().skip(from).take(AT_ONCE);
    let found: Vec<_> = questions
        .filter_map(|question| analyst.judge(question))
        .collect();
    let mut totals = [Totals::default(); 2];
    for finding in &found {
        let total = match finding.seat {
            Seat::First => &mut totals[0],
            Seat::Second => &mut totals[1],
        };
        total.lost += finding.lost().map_or(0.0, |lost| lost.equity as f32);
        total.decisions += u32::from(finding.is_counted());
        if let Subject::Roll(rolled) = &finding.subject {
            total.luck += rolled.luck.equity as f32;
        }
    }
    let next = from + AT_ONCE;
    Reply::Reviewed {
        findings: found
            .iter()
            .filter_map(|found| finding(found, now))
            .collect(),
        next: (next < input.questions.len()).then_some(next),
        totals,
    }
}

fn finding(found: &engine::Finding, now: &Match) -> Option<Finding> {
    let kind = match &found.subject {
        Subject::Roll(rolled) => FindingKind::Luck(rolled.luck.equity as f32),
        _ => FindingKind::Decision(checked(found, now.rules().movement)?),
    };
    let wins = found.after.win() as f32;
    Some(Finding {
        entry: found.entry,
        game: found.game,
        player: found.player.to_string(),
        kind,
        white_wins: match found.player {
            Player::White => wins,
            Player::Black => 1.0 - wins,
        },
    })
}

/// What a decision lost, in the words of a record; nothing if it is a roll.
pub(crate) fn checked(found: &engine::Finding, movement: Movement) -> Option<Check> {
    let loss = found.lost()?.equity as f32;
    let (action, best) = match &found.subject {
        Subject::Roll(_) => return None,
        Subject::Play(judged) => {
            let [made, best] = [judged.made(), judged.best()];
            let text = |play| Action::Play(play).to_string();
            (text(made.play), text(best.play))
        }
        Subject::Cube(judged) => {
            let chosen = match judged.choice {
                CubeChoice::Roll => ROLL.to_owned(),
                CubeChoice::Double => Action::Double.to_string(),
            };
            let right = match judged.right() {
                CubeAction::Double => Action::Double.to_string(),
                CubeAction::NoDouble | CubeAction::TooGood => ROLL.to_owned(),
            };
            (chosen, right)
        }
        Subject::Reply(judged) => (reply(judged.reply), reply(judged.right())),
    };
    let facts = match &found.subject {
        Subject::Play(judged) if loss >= WORTH_REASONS => facts(judged, &found.position, movement),
        _ => Vec::new(),
    };
    let right = match &found.subject {
        Subject::Roll(_) | Subject::Play(_) => None,
        Subject::Cube(judged) => Some(match judged.right() {
            CubeAction::Double => CubeWords::Double,
            CubeAction::NoDouble => CubeWords::NoDouble,
            CubeAction::TooGood => CubeWords::TooGood,
        }),
        Subject::Reply(judged) => Some(match judged.right() {
            engine::Reply::Take => CubeWords::Take,
            engine::Reply::Pass => CubeWords::Pass,
            engine::Reply::Beaver => CubeWords::Beaver,
        }),
    };
    Some(Check {
        loss,
        action,
        best,
        facts,
        cube: right.map(|right| CubeAdvice {
            right,
            wins: found.before.chances.win,
        }),
    })
}

fn reply(reply: engine::Reply) -> String {
    let action = match reply {
        engine::Reply::Take => Action::Take,
        engine::Reply::Pass => Action::Pass,
        engine::Reply::Beaver => Action::Beaver,
    };
    action.to_string()
}

fn facts(judged: &JudgedPlay, position: &Position, movement: Movement) -> Vec<Fact> {
    let found = contrasts(position.board(), judged.made(), judged.best(), movement);
    found.iter().filter_map(fact).collect()
}

fn fact(contrast: &Contrast) -> Option<Fact> {
    let (about, played, best) = match contrast.difference {
        Difference::Shots { played, better } => counted(FactKind::Shots, played, better),
        Difference::Hits { played, better } => counted(FactKind::Hits, played, better),
        Difference::Makes { by, point } => by_one(FactKind::Makes(point.number()), by),
        Difference::Breaks { by, point } => by_one(FactKind::Breaks(point.number()), by),
        Difference::Prime { played, better } => counted(FactKind::Prime, played, better),
        Difference::StaysOnBar { played, better } => counted(FactKind::StaysOnBar, played, better),
        Difference::Aims { played, better } => counted(FactKind::Aims, played, better),
        Difference::Lead { played, better } => (FactKind::Lead, played as f32, better as f32),
        Difference::Back { played, better } => counted(FactKind::Back, played, better),
        Difference::Stack { played, better } => counted(FactKind::Stack, played, better),
        Difference::Off { played, better } => counted(FactKind::Off, played, better),
        Difference::Wins { played, better } => (FactKind::Wins, played, better),
        Difference::Gammons { played, better } => (FactKind::Gammons, played, better),
        Difference::LostGammons { played, better } => (FactKind::LostGammons, played, better),
        // What is not known here yet is not told.
        _ => return None,
    };
    Some(Fact {
        about,
        played,
        best,
        favors_best: contrast.favors == Choice::Better,
        weight: contrast.weight,
    })
}

fn counted(about: FactKind, played: u8, best: u8) -> (FactKind, f32, f32) {
    (about, f32::from(played), f32::from(best))
}

/// What one play does and the other does not.
fn by_one(about: FactKind, by: Choice) -> (FactKind, f32, f32) {
    match by {
        Choice::Played => (about, 1.0, 0.0),
        Choice::Better => (about, 0.0, 1.0),
    }
}
