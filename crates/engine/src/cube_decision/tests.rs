//! Known facts about the cube, and what must hold whatever the chances.

mod matches;
mod money;
mod properties;
mod search;

use rules::{Beavers, ByPlayer, Cube, CubeValue, Player, Stakes};

use super::*;
use crate::chances::Chances;
use crate::match_equity::MatchEquityTable;

/// White's ladder, without a limit of the cube.
fn ladder(cube: Cube, stakes: Stakes) -> CubeLadder {
    let table = MatchEquityTable::kazaross_xg2();
    CubeLadder::new(Player::White, cube, stakes, None, table)
}

fn limited(cube: Cube, stakes: Stakes, highest: u32) -> CubeLadder {
    let table = MatchEquityTable::kazaross_xg2();
    let highest = Some(CubeValue::new(highest));
    CubeLadder::new(Player::White, cube, stakes, highest, table)
}

fn owned_by(owner: Player, value: u32) -> Cube {
    Cube {
        value: CubeValue::new(value),
        owner: Some(owner),
    }
}

/// A match in which White needs `away` points and Black `opponent_away`,
/// after the Crawford game if one needs a single point.
fn needs(away: u32, opponent_away: u32) -> Stakes {
    let length = away.max(opponent_away);
    Stakes::Match {
        length,
        score: ByPlayer {
            white: length - away,
            black: length - opponent_away,
        },
        crawford: false,
    }
}

const JACOBY: Stakes = Stakes::Money {
    jacoby: true,
    beavers: Beavers::Off,
};

/// Chances to win and lose without gammons.
fn singles(win: f32) -> Chances {
    chances([win, 0.0, 0.0, 0.0, 0.0])
}

/// Win, gammon, backgammon, lost gammon, lost backgammon.
fn chances(
    [
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
    ]: [f32; 5],
) -> Chances {
    Chances {
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
    }
}

fn decide(ladder: &CubeLadder, chances: &Chances) -> CubeDecision {
    CubeDecision::judged(ladder, chances, CubeEfficiency::CONTACT).expect("White may double")
}

#[track_caller]
fn assert_near(found: f32, expected: f32, tolerance: f32) {
    let difference = (found - expected).abs();
    assert!(difference <= tolerance, "{found} is not {expected}");
}
