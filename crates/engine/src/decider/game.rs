//! Whole games between two players.

use rules::{Action, Decision, FinishedGame, Game, Match, Player, Seat};

use super::{Decider, Intent, intent};
use crate::dice::Dice;
use crate::match_equity::MatchEquityTable;

/// The two players at a table.
#[derive(Clone, Copy)]
pub struct Opponents<'a> {
    /// The player who started the match as White.
    pub first: &'a (dyn Decider + Sync),
    /// The player who started the match as Black.
    pub second: &'a (dyn Decider + Sync),
}

impl std::fmt::Debug for Opponents<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Opponents").finish_non_exhaustive()
    }
}

impl<'a> Opponents<'a> {
    /// The player in this seat.
    #[must_use]
    pub fn at(self, seat: Seat) -> &'a (dyn Decider + Sync) {
        match seat {
            Seat::First => self.first,
            Seat::Second => self.second,
        }
    }

    /// The same two with their seats swapped.
    #[must_use]
    pub const fn swapped(self) -> Opponents<'a> {
        Opponents {
            first: self.second,
            second: self.first,
        }
    }
}

/// More actions than any game has. By the rules of some leaflets, two players
/// can wait for each other forever.
const LONGEST: u32 = 20_000;

/// Plays the current game of a match to the end. `watch` sees the game before
/// every action. `None` if the game doesn't end.
///
/// # Panics
///
/// If a player decides something the rules don't allow.
pub fn play_game(
    table: &mut Match,
    opponents: Opponents<'_>,
    dice: &mut impl Dice,
    match_equity: &MatchEquityTable,
    mut watch: impl FnMut(&Game, Seat, &Action),
) -> Option<FinishedGame> {
    let finished_before = table.finished().len();
    for _ in 0..LONGEST {
        if let Some(&finished) = table.finished().get(finished_before) {
            return Some(finished);
        }
        let player = to_act(table.game());
        let seat = table.seat_of(player);
        let wanted = intent(opponents.at(seat), table.game(), player, match_equity);
        let action = match wanted.expect("the player who is asked decides") {
            Intent::ThrowDie => Action::ThrowDie(dice.die()),
            Intent::Roll => Action::Roll(dice.roll()),
            Intent::Act(action) => action,
        };
        watch(table.game(), seat, &action);
        let done = table.act(player, action);
        done.unwrap_or_else(|refusal| panic!("{action:?} is refused: {refusal}"));
    }
    None
}

/// Who has to do something now.
fn to_act(game: &Game) -> Player {
    match game.decision() {
        Decision::ThrowForStart { has_thrown } if has_thrown.white => Player::Black,
        Decision::ThrowForStart { .. } => Player::White,
        Decision::RollOrDouble { player, .. }
        | Decision::Play { player, .. }
        | Decision::Answer { player, .. } => player,
        Decision::Over(outcome) => outcome.winner,
    }
}
