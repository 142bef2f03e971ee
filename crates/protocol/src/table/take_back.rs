//! Taking back a decision by agreement.

use rules::{Action, Entry, Seat};

use super::Table;
use crate::receipt::Thrown;

impl Table {
    /// How many entries of the record stay if this seat takes back its last
    /// decision in the game; `None` if there's none to take back.
    pub(super) fn entries_before_last_decision(&self, seat: Seat) -> Option<usize> {
        let entries = self.record.entries();
        let player = self.player_at(seat);
        // Only what was done in this game, from the end.
        let game = entries.iter().enumerate().rev();
        let mut own = game
            .take_while(|(_, entry)| **entry != Entry::NextGame)
            .filter_map(|(place, entry)| match entry {
                Entry::Action {
                    player: who,
                    action,
                } if *who == player => Some((place, action)),
                _ => None,
            });
        let (place, action) = own.find(|(_, action)| is_final(action))?;
        if !matches!(action, Action::Play(_) | Action::EndTurn) {
            return Some(place);
        }
        // The dice of a turn stay on the board.
        let (thrown, _) =
            own.find(|(_, action)| matches!(action, Action::Roll(_) | Action::ThrowDie(_)))?;
        // The die that decided the start may be the opponent's.
        let is_die = |entry: &&Entry| matches!(Thrown::of(entry), Some(Thrown::Die(_)));
        let other_dice = entries[thrown + 1..place].iter().take_while(is_die).count();
        Some(thrown + 1 + other_dice)
    }

    /// Takes back a seat's last decision. Throws that are taken back aren't
    /// repeated: later throws get new numbers.
    pub(super) fn take_back(&mut self, seat: Seat) {
        let Some(kept) = self.entries_before_last_decision(seat) else {
            return;
        };
        let entries = self.record.entries();
        let throws = entries[kept..].iter().filter_map(Thrown::of).count();
        let game = self.throws.last_mut().into_iter();
        let standing = game.flat_map(|game| game.0.iter_mut().rev());
        for throw in standing.filter(|throw| !throw.is_taken_back).take(throws) {
            throw.is_taken_back = true;
        }
        self.record.truncate(kept);
    }
}

/// Whether taking back an action needs the opponent's agreement.
const fn is_final(action: &Action) -> bool {
    !matches!(
        action,
        Action::ThrowDie(_) | Action::Roll(_) | Action::Move { .. } | Action::Undo
    )
}
