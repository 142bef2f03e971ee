//! What a player is about to do, by name.

use engine::Facts;
use rules::{Board, Point};
use texts::Texts;

/// A plan for the next turns, told from where the checkers are. Where players
/// would argue about the name, there's none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Plan {
    /// Nobody can be hit anymore.
    Race,
    /// To hold a checker of somebody who has already borne off others.
    Containment,
    /// To hit and close points while the opponent is on the bar.
    Blitz,
    /// To wait behind on two points, far behind in the race.
    BackGame,
    /// To keep a checker behind five points in a row.
    Prime,
    /// To wait on an advanced point for a shot, behind in the race, while the
    /// opponent has nobody left behind.
    Holding,
}

/// So many pips behind, two points in the other home board are a back game.
const FAR_BEHIND: i32 = 30;

/// And one is a holding game.
const BEHIND: i32 = 8;

/// So many points in a row are a prime to play for.
const PRIME: u8 = 5;

/// A blitz needs so many checkers near by.
const ATTACKERS: u8 = 10;

impl Plan {
    /// The plan of the player who has just played to this board.
    pub(super) fn of(board: &Board, after: &Facts) -> Option<Plan> {
        let (own, other) = (&after.player, &after.opponent);
        if board.is_race() {
            return Some(Plan::Race);
        }
        if other.off > 0 && other.behind > 0 && own.off == 0 {
            return Some(Plan::Containment);
        }
        if is_blitz(board, after) {
            return Some(Plan::Blitz);
        }
        let is_behind = |pips: i32| after.lead() <= -pips;
        if own.anchors().count() >= 2 && is_behind(FAR_BEHIND) {
            return Some(Plan::BackGame);
        }
        if own.prime.is_some_and(|prime| prime.length >= PRIME) {
            return Some(Plan::Prime);
        }
        // The opponent's 3-point to bar point: farther back nobody holds much.
        let waits = (18..=22).any(|number| own.holds(Point::new(number)));
        (waits && is_behind(BEHIND) && other.behind == 0).then_some(Plan::Holding)
    }

    /// What it's called.
    pub(super) fn name(self, texts: &Texts) -> String {
        match self {
            Plan::Race => texts.plan_race(),
            Plan::Containment => texts.plan_containment(),
            Plan::Blitz => texts.plan_blitz(),
            Plan::BackGame => texts.plan_back_game(),
            Plan::Prime => texts.plan_prime(),
            Plan::Holding => texts.plan_holding(),
        }
    }
}

/// Whether a player attacks: the opponent is on the bar with another checker
/// back, and with neither an anchor nor the player's bar point; the home board
/// has two to four points, and ten checkers are near enough to join in.
pub(super) fn is_blitz(board: &Board, after: &Facts) -> bool {
    let near = (1..=11).map(|number| board.player().on(Point::new(number)));
    let is_homeless =
        after.opponent.anchors().next().is_none() && !after.opponent.holds(Point::new(18));
    let is_open = (2..5).contains(&after.player.home_points().count());
    let is_target = after.opponent.on_bar > 0 && after.opponent.behind >= 2;
    is_target && is_homeless && is_open && near.sum::<u8>() >= ATTACKERS
}
