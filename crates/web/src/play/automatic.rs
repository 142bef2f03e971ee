//! What happens by itself, one thing at a time.

use std::collections::VecDeque;

use rules::{Action, Decision, Player, Turn};

use super::coach::Coaching;
use super::happening::Happening;
use super::setup::DiceSource;
use super::table::Table;

/// The next thing that happens by itself, so that a screen knows how long to
/// wait before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ByItself {
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
    /// What happens by itself if [`Table::go_on`] is called now: a computer's
    /// dice and moves, and what the settings do for a person. Nothing while
    /// the table waits for a person, for real dice or for the engine.
    #[must_use]
    pub fn next_by_itself(&self) -> Option<ByItself> {
        if self.waits_for_elsewhere() {
            return None;
        }
        let has_dice = self.setup.dice != DiceSource::ByHand;
        let rolls = |player| self.is_computer(player) || self.settings.rolls_by_itself;
        match self.now.game().decision() {
            Decision::ThrowForStart { has_thrown } => {
                let player = self.to_throw(has_thrown)?;
                (has_dice && rolls(player)).then_some(ByItself::Throw)
            }
            Decision::RollOrDouble { player, may_double } => {
                let is_decided = if self.is_computer(player) {
                    !self.is_undecided_about_double()
                } else {
                    !may_double
                };
                (has_dice && is_decided && rolls(player)).then_some(ByItself::Roll)
            }
            Decision::Play { player, .. } => self.next_of_turn(player),
            Decision::Answer { .. } | Decision::Over(_) => None,
        }
    }

    /// Does the next thing that happens by itself, and tells it.
    pub fn go_on(&mut self) -> Vec<Happening> {
        match self.next_by_itself() {
            Some(ByItself::Throw | ByItself::Roll) => self.roll(),
            Some(ByItself::Move) => self.move_by_itself(),
            Some(ByItself::EndTurn) => match self.now.game().on_roll() {
                Some(player) if self.is_computer(player) => self.perform(player, Action::EndTurn),
                Some(player) => self.act_with_coach(player, Action::EndTurn),
                None => Vec::new(),
            },
            None => Vec::new(),
        }
    }

    fn next_of_turn(&self, player: Player) -> Option<ByItself> {
        let turn = self.now.game().turn()?;
        match &self.plan {
            _ if self.coaching != Coaching::Silent || self.is_held() => None,
            Some(plan) if !plan.is_empty() => Some(ByItself::Move),
            Some(_) if self.is_computer(player) => Some(ByItself::EndTurn),
            None if self.is_computer(player) => None,
            _ if self.settings.plays_forced && self.forced(turn).is_some() => Some(ByItself::Move),
            _ => {
                let is_played = turn.can_end() && turn.next_moves().is_empty();
                (self.settings.ends_by_itself && is_played).then_some(ByItself::EndTurn)
            }
        }
    }

    /// The moves of a turn that can be played in one way only and has not
    /// begun.
    fn forced(&self, turn: &Turn) -> Option<VecDeque<super::hand::HandMove>> {
        if self.is_left_alone || !turn.steps().is_empty() {
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

    fn move_by_itself(&mut self) -> Vec<Happening> {
        let game = self.now.game();
        let (Some(player), Some(turn)) = (game.on_roll(), game.turn()) else {
            return Vec::new();
        };
        let plan = self.plan.take().filter(|plan| !plan.is_empty());
        let Some(mut plan) = plan.or_else(|| self.forced(turn)) else {
            return Vec::new();
        };
        let next = plan.pop_front();
        let happenings = next.map(|(from, die)| self.perform(player, Action::Move { from, die }));
        if self.is_computer(player) || !plan.is_empty() {
            self.plan = Some(plan);
        }
        happenings.unwrap_or_default()
    }
}
