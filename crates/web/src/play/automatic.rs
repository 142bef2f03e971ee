//! What happens automatically, one step at a time.

use std::collections::VecDeque;

use rules::{Action, Decision, Player, Turn};

use super::coach::Coaching;
use super::event::TableEvent;
use super::setup::DiceSource;
use super::table::Table;

/// The next thing that happens automatically, so that a screen knows how long
/// to wait for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AutomaticStep {
    /// A die is thrown for the start.
    Throw,
    /// The dice are rolled.
    Roll,
    /// A checker moves.
    Move,
    /// The dice are picked up.
    EndTurn,
}

impl Table {
    /// What happens automatically if [`Table::advance`] is called now: a
    /// computer's dice and moves, and what the settings do for a person.
    /// Nothing while the table waits for a person, for real dice or for the
    /// engine.
    #[must_use]
    pub fn next_automatic_step(&self) -> Option<AutomaticStep> {
        if self.waits_for_server() {
            return None;
        }
        let has_dice = self.setup.dice != DiceSource::ByHand;
        let rolls = |player| self.is_computer(player) || self.settings.rolls_by_itself;
        match self.now.game().decision() {
            Decision::ThrowForStart { has_thrown } => {
                let player = self.to_throw(has_thrown)?;
                (has_dice && rolls(player)).then_some(AutomaticStep::Throw)
            }
            Decision::RollOrDouble { player, may_double } => {
                let is_decided = if self.is_computer(player) {
                    !self.is_undecided_about_double()
                } else {
                    !may_double
                };
                (has_dice && is_decided && rolls(player)).then_some(AutomaticStep::Roll)
            }
            Decision::Play { player, .. } => self.next_of_turn(player),
            Decision::Answer { .. } | Decision::Over(_) => None,
        }
    }

    /// Makes the next automatic step, and returns what happened.
    pub fn advance(&mut self) -> Vec<TableEvent> {
        match self.next_automatic_step() {
            Some(AutomaticStep::Throw | AutomaticStep::Roll) => self.roll(),
            Some(AutomaticStep::Move) => self.move_automatically(),
            Some(AutomaticStep::EndTurn) => match self.now.game().on_roll() {
                Some(player) if self.is_computer(player) => self.perform(player, Action::EndTurn),
                Some(player) => self.act_with_coach(player, Action::EndTurn),
                None => Vec::new(),
            },
            None => Vec::new(),
        }
    }

    fn next_of_turn(&self, player: Player) -> Option<AutomaticStep> {
        let turn = self.now.game().turn()?;
        match &self.plan {
            _ if self.coaching != Coaching::Silent || self.is_held() => None,
            Some(plan) if !plan.is_empty() => Some(AutomaticStep::Move),
            Some(_) if self.is_computer(player) => Some(AutomaticStep::EndTurn),
            None if self.is_computer(player) => None,
            _ if self.settings.plays_forced && self.forced(turn).is_some() => {
                Some(AutomaticStep::Move)
            }
            _ => {
                let is_played = turn.can_end() && turn.next_moves().is_empty();
                (self.settings.ends_by_itself && is_played).then_some(AutomaticStep::EndTurn)
            }
        }
    }

    /// The moves of a turn that hasn't begun and can be played in only one way.
    fn forced(&self, turn: &Turn) -> Option<VecDeque<super::pending_moves::PendingMove>> {
        if self.has_undone || !turn.steps().is_empty() {
            return None;
        }
        let plays = turn.legal_plays();
        let mut plays = plays.iter();
        match (plays.next(), plays.next()) {
            (Some((play, _)), None) if !play.moves().is_empty() => {
                let moves = play.moves().iter();
                Some(moves.map(|made| (made.from(), made.die())).collect())
            }
            _ => None,
        }
    }

    fn move_automatically(&mut self) -> Vec<TableEvent> {
        let game = self.now.game();
        let (Some(player), Some(turn)) = (game.on_roll(), game.turn()) else {
            return Vec::new();
        };
        let plan = self.plan.take().filter(|plan| !plan.is_empty());
        let Some(mut plan) = plan.or_else(|| self.forced(turn)) else {
            return Vec::new();
        };
        let next = plan.pop_front();
        let events = next.map(|(from, die)| self.perform(player, Action::Move { from, die }));
        if self.is_computer(player) || !plan.is_empty() {
            self.plan = Some(plan);
        }
        events.unwrap_or_default()
    }
}
