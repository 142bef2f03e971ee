//! Dragging checkers: forward, back, and to another target.

use rules::{
    Action, Die, Origin, Play, Player, Reason, Target, Turn, UnmadePlay, insertion_sort_by,
};

use super::action::refused;
use super::event::{Denial, TableEvent};
use super::pending_moves::PendingMove;
use super::places::{origin_at, place_from, place_to, target_at};
use super::table::Table;
use crate::board::Place;

impl Table {
    /// Puts down a checker that was picked up: forward, back, or somewhere else
    /// from where it came.
    pub(super) fn put_down(&mut self, place: Place, onto: Place) -> Vec<TableEvent> {
        let player = match self.mover() {
            Ok(player) => player,
            Err(refusal) => return vec![refusal],
        };
        if place == Place::Tray(player) {
            return match self.pending_before_bearing_off(player, onto) {
                Some(pending) => self.replace_pending(player, &pending),
                None => Vec::new(),
            };
        }
        let Some(from) = origin_at(player, place).filter(|_| self.has_checker(player, place))
        else {
            return Vec::new();
        };
        if let Some(Target::Point(_) | Target::Off) = target_at(player, onto)
            && let Some(way) = self.way(self.turn(), player, from, onto)
        {
            let moves: Vec<PendingMove> = moves_of(&way);
            return self.make_all(player, &moves);
        }
        if let Some(pending) = self.pending_after_changing_mind(player, from, onto) {
            return self.replace_pending(player, &pending);
        }
        let Some(to) = target_at(player, onto) else {
            return Vec::new();
        };
        vec![self.why_not(player, from, to)]
    }

    /// Where the checker picked up here can go, forward or back.
    pub(super) fn targets_from(&self, place: Place) -> Vec<Place> {
        let Ok(player) = self.mover() else {
            return Vec::new();
        };
        if place == Place::Tray(player) {
            let origins = self.pending.moves().iter().map(|&(from, _)| from);
            let mut places: Vec<Place> = origins.map(|from| place_from(player, from)).collect();
            places.retain(|&onto| self.pending_before_bearing_off(player, onto).is_some());
            return places;
        }
        let Some(from) = origin_at(player, place) else {
            return Vec::new();
        };
        let ways = self.turn().ways_from(from);
        let ends = ways.iter().filter_map(|way| way.moves().last());
        let on = ends.map(|last| place_to(player, last.to()));
        let back = self.pending.without_way_to(from).into_iter();
        let back = back.filter(|(_, rest)| self.with_pending_moves(player, rest).is_ok());
        let back = back.map(|(origin, _)| place_from(player, origin));
        let mut targets: Vec<Place> = on.chain(back).collect();
        insertion_sort_by(&mut targets, Ord::cmp);
        targets.dedup();
        targets
    }

    /// The path of one checker to a place: the shortest, with the first die
    /// first.
    fn way(&self, turn: &Turn, player: Player, from: Origin, onto: Place) -> Option<Play> {
        let mut ways = turn.ways_from(from);
        ways.retain(|way| {
            let last = way.moves().last();
            last.is_some_and(|last| place_to(player, last.to()) == onto)
        });
        let order = self.dice_in_order();
        let first = order.first().copied();
        ways.into_iter().min_by_key(|way| {
            let moves = way.moves();
            let is_other_first = moves.first().map(|made| made.die()) != first;
            (moves.len(), is_other_first)
        })
    }

    /// The pending moves when a checker that was moved goes back to where
    /// it came from, or from there somewhere else.
    fn pending_after_changing_mind(
        &self,
        player: Player,
        from: Origin,
        onto: Place,
    ) -> Option<Vec<PendingMove>> {
        self.pending
            .without_way_to(from)
            .into_iter()
            .find_map(|(origin, rest)| {
                let then = self.with_pending_moves(player, &rest).ok()?;
                if place_from(player, origin) == onto {
                    return Some(rest);
                }
                let way = self.way(then.game().turn()?, player, origin, onto)?;
                let mut pending = rest;
                pending.extend(moves_of(&way));
                Some(pending)
            })
    }

    /// The pending moves without the one that bore off a checker from
    /// here.
    fn pending_before_bearing_off(&self, player: Player, onto: Place) -> Option<Vec<PendingMove>> {
        let is_it = |&(from, die): &PendingMove| {
            place_from(player, from) == onto && die.pips() >= from.pips()
        };
        let mut pending = self.pending.moves().to_vec();
        pending.remove(pending.iter().rposition(is_it)?);
        self.with_pending_moves(player, &pending)
            .ok()
            .map(|_| pending)
    }

    fn replace_pending(&mut self, player: Player, pending: &[PendingMove]) -> Vec<TableEvent> {
        let kept = pending.iter().zip(self.pending.moves());
        let kept = kept.take_while(|(one, other)| one == other).count();
        let mut told = Vec::new();
        while self.pending.moves().len() > kept {
            told.extend(self.perform(player, Action::Undo));
        }
        told.extend(self.make_all(player, &pending[kept..]));
        told
    }

    pub(super) fn make_all(&mut self, player: Player, moves: &[PendingMove]) -> Vec<TableEvent> {
        let each = moves.iter();
        each.flat_map(|&(from, die)| self.perform(player, Action::Move { from, die }))
            .collect()
    }

    /// Why a checker can't go from here to there.
    pub(super) fn why_not(&self, player: Player, from: Origin, to: Target) -> TableEvent {
        if to.pips() >= from.pips() {
            return TableEvent::Refused(Denial::Backward { from, to });
        }
        match self.turn().why_not(from, to) {
            Some(UnmadePlay::Refused(refusal)) => {
                let die = Die::try_from(from.pips() - to.pips());
                let is_block = matches!(refusal.reason, Reason::Blocked { .. });
                match die {
                    Ok(die) if is_block && self.turn().penalties().contains(&(from, die)) => {
                        TableEvent::Confirm {
                            player,
                            action: Action::LandOnBlock { from, die },
                        }
                    }
                    _ => refused(refusal),
                }
            }
            _ => TableEvent::Refused(Denial::NoWay { from, to }),
        }
    }
}

fn moves_of(play: &Play) -> Vec<PendingMove> {
    let moves = play.moves().iter();
    moves.map(|made| (made.from(), made.die())).collect()
}
