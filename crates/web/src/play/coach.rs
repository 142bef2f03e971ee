//! The coach: asked before a decision becomes final, and heard once.

use engine::Finding;
use rules::{Action, ActionKind, Decision, Player};

use super::event::TableEvent;
use super::table::Table;

/// Where the coach is with the decision about to be made.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Coaching {
    /// No decision is about to be made.
    Silent,
    /// The coach is looking at it.
    Asked(Player, Intended),
    /// The coach has commented on it. Making it again makes it final.
    Heard(Intended),
}

/// A decision about to be made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Intended {
    /// Rolling without doubling.
    Roll,
    /// Doing this.
    Act(Action),
}

impl Table {
    /// Does something, after asking the coach if there is one and it's a
    /// decision.
    pub(super) fn act_with_coach(&mut self, player: Player, action: Action) -> Vec<TableEvent> {
        let intended = Intended::Act(action);
        if !self.is_for_coach(player, intended) {
            return self.perform(player, action);
        }
        if let Err(refusal) = self.now.clone().act(player, action) {
            return vec![super::action::refused(refusal)];
        }
        self.ask_coach(player, intended)
    }

    /// Rolls for a person, after asking the coach whether to double.
    pub(super) fn roll_with_coach(&mut self, player: Player) -> Vec<TableEvent> {
        if self.is_for_coach(player, Intended::Roll) {
            self.ask_coach(player, Intended::Roll)
        } else {
            self.roll()
        }
    }

    /// Goes ahead with what the coach advised against.
    pub fn insist(&mut self) -> Vec<TableEvent> {
        match (&self.coaching, self.on_turn()) {
            (Coaching::Heard(Intended::Roll), _) => self.roll(),
            (&Coaching::Heard(Intended::Act(action)), Some(player)) => self.perform(player, action),
            _ => Vec::new(),
        }
    }

    /// Reconsiders a play that the coach advised against: the checkers go back.
    pub fn reconsider(&mut self) -> Vec<TableEvent> {
        let mut events = Vec::new();
        if let (&Coaching::Heard(Intended::Act(Action::EndTurn)), Some(player)) =
            (&self.coaching, self.on_turn())
        {
            while !self.pending.is_empty() {
                events = self.perform(player, Action::Undo);
            }
        }
        events
    }

    /// What the coach has been asked about.
    pub(super) const fn asked_coach(&self) -> Option<(Player, Intended)> {
        match self.coaching {
            Coaching::Asked(player, intended) => Some((player, intended)),
            Coaching::Silent | Coaching::Heard(_) => None,
        }
    }

    /// Takes the coach's answer; `None` if there's nothing to say.
    pub(super) fn hear_coach(&mut self, finding: Option<Finding>) -> Vec<TableEvent> {
        let Some((player, intended)) = self.asked_coach() else {
            return Vec::new();
        };
        let least = self.settings.coach.speaks_from().unwrap_or(f64::INFINITY);
        let lost = |finding: &Finding| finding.lost().map_or(0.0, |lost| lost.equity);
        match finding.filter(|finding| lost(finding) >= least) {
            Some(finding) => {
                self.coaching = Coaching::Heard(intended);
                vec![TableEvent::Coached(Box::new(finding))]
            }
            None => match intended {
                Intended::Roll => self.roll(),
                Intended::Act(action) => self.perform(player, action),
            },
        }
    }

    fn ask_coach(&mut self, player: Player, intended: Intended) -> Vec<TableEvent> {
        // A player who doesn't want to wait doesn't have to.
        if self.asked_coach() == Some((player, intended)) {
            return self.hear_coach(None);
        }
        self.changed();
        self.coaching = Coaching::Asked(player, intended);
        vec![TableEvent::CoachAsked]
    }

    /// Whether this is a decision that the coach hasn't commented on.
    fn is_for_coach(&self, player: Player, intended: Intended) -> bool {
        let game = self.now.game();
        let is_decision = match intended {
            Intended::Roll => matches!(
                game.decision(),
                Decision::RollOrDouble {
                    may_double: true,
                    ..
                }
            ),
            Intended::Act(action) => match action.kind() {
                // A double out of turn can't be evaluated.
                ActionKind::Double => game.on_roll() == Some(player) && game.turn().is_none(),
                ActionKind::Take | ActionKind::Pass => {
                    game.on_roll() == Some(player.opponent()) && game.turn().is_none()
                }
                ActionKind::EndTurn => game.turn().is_some_and(|turn| {
                    turn.steps().len() == turn.play().moves().len() && turn.legal_plays().len() > 1
                }),
                _ => false,
            },
        };
        self.settings.coach.speaks_from().is_some()
            && is_decision
            && self.coaching != Coaching::Heard(intended)
            && self.coach_question(player, intended).is_some()
    }
}
