//! The moves of the current turn, before they're final.

use std::collections::VecDeque;

use rules::{Die, Match, Origin, Player, Refusal};

use super::table::Table;

/// The moves of one turn, in order. They aren't in any record yet, so taking
/// them back leaves no trace.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct PendingMoves(Vec<PendingMove>);

/// A checker moved by a number, as its player counts.
pub(super) type PendingMove = (Origin, Die);

impl PendingMoves {
    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn moves(&self) -> &[PendingMove] {
        &self.0
    }

    pub(super) fn push(&mut self, made: PendingMove) {
        self.0.push(made);
    }

    pub(super) fn pop(&mut self) -> Option<PendingMove> {
        self.0.pop()
    }

    pub(super) fn take(&mut self) -> Vec<PendingMove> {
        std::mem::take(&mut self.0)
    }

    /// The ways to leave out the moves that brought a checker here: where it
    /// came from, and the remaining moves. The shortest way back comes first.
    pub(super) fn without_way_to(&self, end: Origin) -> Vec<(Origin, Vec<PendingMove>)> {
        let mut ways = Vec::new();
        let mut open = VecDeque::from([(end, self.0.clone())]);
        while let Some((stop, moves)) = open.pop_front() {
            for (index, &(from, die)) in moves.iter().enumerate() {
                if from.pips() == stop.pips() + die.pips() {
                    let mut rest = moves.clone();
                    rest.remove(index);
                    open.push_back((from, rest.clone()));
                    ways.push((from, rest));
                }
            }
        }
        ways
    }
}

impl Table {
    /// The match with other pending moves.
    pub(super) fn with_pending_moves(
        &self,
        player: Player,
        moves: &[PendingMove],
    ) -> Result<Match, Refusal> {
        let mut then = self.record.now().clone();
        for &(from, die) in moves {
            then.act(player, rules::Action::Move { from, die })?;
        }
        Ok(then)
    }
}
