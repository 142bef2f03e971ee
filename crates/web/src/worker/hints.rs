//! What is best now.

use engine::{Analyst, CubeAction, CubeDecision, Plies, RankedPlay};
use rules::{Decision, Game, Offered, Position, Stage};

use super::answer::{Chances, CubeHint, CubeWords, PlayHint, Reply};

/// The plays of the roll, the best first, or what to do with the cube.
pub(super) fn hint(analyst: &Analyst, game: &Game) -> Reply {
    let Some(position) = game.position() else {
        return Reply::Nothing;
    };
    match game.decision() {
        Decision::Play { roll, .. } => Reply::Plays(play_hints(&analyst.plays(&position, roll))),
        Decision::RollOrDouble {
            may_double: true, ..
        } => cube(analyst, &position),
        // A double that does not come before the doubler's roll cannot be
        // judged.
        Decision::Answer { offer, .. }
            if offer.what == Offered::Double
                && offer.by == position.on_roll()
                && position.stage() == Stage::BeforeRoll =>
        {
            cube(analyst, &position)
        }
        _ => Reply::Nothing,
    }
}

fn cube(analyst: &Analyst, position: &Position) -> Reply {
    let Some(advice) = analyst.cube(position) else {
        return Reply::Nothing;
    };
    Reply::Cube(cube_hint(&advice.decision, advice.chances, analyst.plies()))
}

/// Ranked plays, the best first.
pub(crate) fn play_hints(plays: &[RankedPlay]) -> Vec<PlayHint> {
    let best = plays.first().map_or(0.0, |play| play.equity.0);
    let hint = |play: &RankedPlay| PlayHint {
        play: play.play.to_string(),
        equity: play.equity.0,
        loss: (best - play.equity.0).max(0.0),
        chances: play.chances.into(),
        plies: play.plies.number(),
    };
    plays.iter().map(hint).collect()
}

/// What each choice is worth to the player on roll, who has these chances.
pub(crate) fn cube_hint(
    decision: &CubeDecision,
    chances: engine::Chances,
    plies: Plies,
) -> CubeHint {
    CubeHint {
        double: decision.action().into(),
        reply: decision.reply().into(),
        no_double: decision.no_double.0,
        double_take: decision.double_take.0,
        double_pass: decision.double_pass.0,
        chances: chances.into(),
        plies: plies.number(),
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
