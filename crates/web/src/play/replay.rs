//! Shows the last turn again, and takes turns back.

use rules::{Action, ActionKind, Entry, Match, Player};

use super::event::TableEvent;
use super::picture::moved;
use super::table::Table;
use crate::board::Picture;

impl Table {
    /// The last finished turn as pictures, one from before and one for each
    /// checker that moved: what "show again" shows.
    #[must_use]
    pub fn last_turn(&self) -> Vec<Picture> {
        let entries = self.record.entries();
        let last = entries.iter().rposition(|entry| {
            matches!(
                entry,
                Entry::Action {
                    action: Action::Play(_),
                    ..
                }
            )
        });
        let Some((index, &Entry::Action { player, action })) =
            last.map(|index| (index, &entries[index]))
        else {
            return Vec::new();
        };
        let Action::Play(play) = action else {
            return Vec::new();
        };
        let mut then = self.record.after(index);
        let last_moved = moved(player, &play);
        let show = |then: &Match| self.still(then, last_moved.clone());
        let mut pictures = vec![show(&then)];
        // A play replaces the moves made before.
        while then.act(player, Action::Undo).is_ok() {}
        for made in play.moves() {
            let (from, die) = (made.from(), made.die());
            let shown = then.act(player, Action::Move { from, die });
            shown.expect("a play that was made can be made again");
            pictures.push(show(&then));
        }
        pictures
    }

    /// The board after this many entries of the record, for clicks on the move
    /// list or on a finding.
    #[must_use]
    pub fn picture_after(&self, entries: usize) -> Picture {
        self.still(&self.record.after(entries), Vec::new())
    }

    /// Takes back everything after this many entries of the record: see
    /// [`Line::entry`](super::Line::entry). The following dice stay the same,
    /// unless they're real.
    pub fn take_back_to(&mut self, entries: usize) -> Vec<TableEvent> {
        if entries >= self.record.entries().len() && self.pending.is_empty() {
            return Vec::new();
        }
        self.record.truncate(entries);
        self.keep_no_open_moves();
        self.settle();
        self.has_undone = true;
        vec![TableEvent::TakenBack]
    }

    /// Goes back to the last decision of a person: the moves of an open turn,
    /// or the last play, double or answer.
    pub fn take_back(&mut self) -> Vec<TableEvent> {
        match self.last_decision() {
            Some(entries) => self.take_back_to(entries),
            None => Vec::new(),
        }
    }

    /// How many entries there were before the last decision of a person in
    /// this game.
    pub(super) fn last_decision(&self) -> Option<usize> {
        let entries = self.record.entries();
        if !self.pending.is_empty() && self.mover().is_ok() {
            return Some(entries.len());
        }
        let is_decision = |player: Player, action: Action| {
            let is_decided = match action.kind() {
                ActionKind::Play | ActionKind::EndTurn => true,
                ActionKind::Double | ActionKind::Beaver | ActionKind::Raccoon => true,
                ActionKind::Take | ActionKind::Pass => true,
                ActionKind::Resign | ActionKind::Claim | ActionKind::Settle => true,
                ActionKind::Accept | ActionKind::Decline => true,
                ActionKind::ThrowDie
                | ActionKind::Roll
                | ActionKind::Move
                | ActionKind::Undo
                | ActionKind::LandOnBlock => false,
            };
            is_decided && self.is_local(player)
        };
        let game = entries.iter().enumerate().rev();
        let mut game = game.take_while(|(_, entry)| **entry != Entry::NextGame);
        let last = game.find_map(|(index, entry)| match *entry {
            Entry::Action { player, action } if is_decision(player, action) => Some(index),
            _ => None,
        })?;
        Some(last)
    }

    /// Makes sure that the record doesn't end with a move of an open turn.
    fn keep_no_open_moves(&mut self) {
        let entries = self.record.entries();
        let is_open = |entry: &&Entry| {
            matches!(
                entry,
                Entry::Action {
                    action: Action::Move { .. } | Action::Undo,
                    ..
                }
            )
        };
        let open = entries.iter().rev().take_while(is_open).count();
        if open > 0 {
            self.record.truncate(entries.len() - open);
        }
    }
}
