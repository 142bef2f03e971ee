//! What the table waits for, as a sentence.

use rules::{Offered, Opening};
use texts::Texts;

use super::{player_name, value_after};
use crate::play::{DiceWanted, Table, Waiting};

/// Whose turn it is, and for what.
#[must_use]
pub fn waiting(table: &Table, texts: &Texts) -> String {
    let name = |player| player_name(table, player, texts);
    match table.waiting() {
        Waiting::Throw(_) if table.now().rules().opening == Opening::DieForColor => {
            texts.turn_throw_color()
        }
        Waiting::Throw(_) => texts.turn_throw_start(),
        Waiting::Dice(DiceWanted::ForStart(player)) => texts.dice_entry_one(&name(player)),
        Waiting::Dice(DiceWanted::ForRoll(player)) | Waiting::Roll(player) => {
            texts.turn_roll(&name(player))
        }
        Waiting::Play(player, roll) => texts.turn_play(&name(player), &texts.roll_name(roll)),
        Waiting::PickUp(player) => texts.turn_finish(&name(player)),
        Waiting::Held(player, roll) => {
            texts.turn_cannot_move(&name(player), &texts.roll_name(roll))
        }
        Waiting::Answer(_, offer) => {
            let by = name(offer.by);
            match offer.what {
                Offered::Double => texts.offered_double(&by, value_after(offer, table)),
                Offered::Beaver => texts.offered_beaver(&by, value_after(offer, table)),
                Offered::Raccoon => texts.offered_raccoon(&by, value_after(offer, table)),
                Offered::Resignation(win) => texts.offered_resignation(win, &by),
                Offered::Claim(win) => texts.offered_claim(win, &by),
                Offered::Settlement { winner, points } => {
                    texts.offered_settlement(points, &by, &name(winner))
                }
            }
        }
        Waiting::Coach(player) => texts.turn_thinking(&name(player)),
        Waiting::Over(outcome) => texts.happened_won(&name(outcome.winner)),
    }
}
