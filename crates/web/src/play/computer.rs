//! What the engine is asked, and what happens with its answers.

use std::collections::VecDeque;

use engine::{CubeChoice, Intent, Plies, QuestionKind};
use rules::{Action, ActionKind, Decision, Player};

use super::coach::Intended;
use super::event::TableEvent;
use super::setup::Participant;
use super::table::Table;
use crate::worker::{ANALYSIS_PLIES, Reply, Task};

impl Table {
    /// What the table needs from the engine: a computer's decision, or the
    /// coach's comment. It stays the same as long as the
    /// [revision](Table::revision) does.
    #[must_use]
    pub fn wants(&self) -> Option<Task> {
        if let Some((player, intended)) = self.asked_coach() {
            return Some(Task::Judge {
                rules: Box::new(self.now.rules().clone()),
                plies: ANALYSIS_PLIES,
                questions: self.coach_question(player, intended).into_iter().collect(),
            });
        }
        let player = self.thinking_computer()?;
        let Participant::Computer { level, seed } = self.participant(player) else {
            return None;
        };
        Some(Task::Decide {
            record: self.record.to_string(),
            player,
            level: level.clone(),
            seed: *seed,
        })
    }

    /// The task for a hint about the decision of the person on turn, with this
    /// look-ahead; `None` if it isn't a person's decision, or if there's no
    /// choice.
    #[must_use]
    pub fn hint_task(&self, plies: Plies) -> Option<Task> {
        let game = self.record.now().game();
        let player = match game.decision() {
            Decision::RollOrDouble { player, .. }
            | Decision::Play { player, .. }
            | Decision::Answer { player, .. } => player,
            Decision::ThrowForStart { .. } | Decision::Over(_) => return None,
        };
        let is_for_person = self.is_local(player) && !self.is_online();
        is_for_person.then(|| Task::hint(game, plies)).flatten()
    }

    /// Goes up with every change, so an answer about an earlier revision is
    /// late. No two tables share a revision.
    #[must_use]
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Takes the answer to what [`Table::wants`] asked at this revision. An
    /// answer that's late, because something has changed, does nothing.
    ///
    /// A computer's play is made move by move, with [`Table::advance`].
    pub fn answer(&mut self, revision: u64, reply: Reply) -> Vec<TableEvent> {
        if self.revision != revision {
            return Vec::new();
        }
        match reply {
            Reply::Intent(Some(intent)) => self.follow_computer(intent),
            // If there's nothing to say, the intended action is done.
            Reply::Judged(found) => self.hear_coach(found.into_iter().next().flatten()),
            // Without an engine there is no coach and no strong computer, but
            // the game goes on.
            Reply::Failed(_) if self.asked_coach().is_some() => self.hear_coach(None),
            Reply::Failed(_) => match self.plain_intent() {
                Some(intent) => self.follow_computer(intent),
                None => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    /// Whether a computer that may double has not decided about it.
    pub(super) fn is_undecided_about_double(&self) -> bool {
        let decision = self.now.game().decision();
        !self.is_computer_rolling
            && matches!(
                decision,
                Decision::RollOrDouble {
                    may_double: true,
                    ..
                }
            )
    }

    /// The computer that has something to decide.
    fn thinking_computer(&self) -> Option<Player> {
        let player = match self.now.game().decision() {
            Decision::RollOrDouble { player, .. } if self.is_undecided_about_double() => player,
            Decision::Play { player, .. } if self.plan.is_none() && !self.is_held() => player,
            Decision::Answer { player, .. } => player,
            _ => return None,
        };
        self.is_computer(player).then_some(player)
    }

    /// What a computer does if its engine has failed: anything legal that
    /// doesn't end the game.
    fn plain_intent(&self) -> Option<Intent> {
        let player = self.thinking_computer()?;
        let game = self.record.now().game();
        let action = match game.decision() {
            Decision::RollOrDouble { .. } => return Some(Intent::Roll),
            Decision::Play { .. } => {
                let plays = game.turn()?.legal_plays();
                Action::Play(*plays.iter().next().map(|(play, _)| play)?)
            }
            Decision::Answer { .. } if game.choices(player).contains(&ActionKind::Take) => {
                Action::Take
            }
            Decision::Answer { .. } => Action::Decline,
            Decision::ThrowForStart { .. } | Decision::Over(_) => return None,
        };
        Some(Intent::Act(action))
    }

    fn follow_computer(&mut self, intent: Intent) -> Vec<TableEvent> {
        let Some(player) = self.thinking_computer() else {
            return Vec::new();
        };
        let turn = self.record.now().game().turn();
        // Moves before a double are already in the record; the rest of such a
        // turn is played at once.
        let is_whole = turn.is_some_and(|turn| turn.steps().is_empty());
        match intent {
            Intent::Roll | Intent::ThrowDie => {
                self.changed();
                self.is_computer_rolling = true;
                Vec::new()
            }
            Intent::Act(Action::Play(play)) if is_whole => {
                let moves = play.moves().iter().map(|made| (made.from(), made.die()));
                let moves: VecDeque<_> = moves.collect();
                // Moves that were made before a reload are made again.
                let is_begun = moves.iter().take(self.pending.moves().len());
                if !is_begun.eq(self.pending.moves()) {
                    self.pending.take();
                    self.now = self.record.now().clone();
                }
                let left = moves.into_iter().skip(self.pending.moves().len());
                let left = left.collect();
                self.changed();
                self.plan = Some(left);
                Vec::new()
            }
            Intent::Act(action) => self.perform(player, action),
        }
    }

    /// The question for the coach about the decision about to be made; `None`
    /// if it can't be analyzed.
    pub(super) fn coach_question(
        &self,
        player: Player,
        intended: Intended,
    ) -> Option<engine::Question> {
        let kind = match intended {
            Intended::Roll => QuestionKind::Choice(CubeChoice::Roll),
            Intended::Act(action) => match action {
                Action::Double => QuestionKind::Choice(CubeChoice::Double),
                Action::Take => QuestionKind::Reply(engine::Reply::Take),
                Action::Pass => QuestionKind::Reply(engine::Reply::Pass),
                Action::EndTurn => QuestionKind::Play {
                    roll: self.now.game().turn()?.roll(),
                    board: self.now.game().board_for(player),
                },
                _ => return None,
            },
        };
        Some(engine::Question {
            entry: 0,
            game: 0,
            seat: self.now.seat_of(player),
            player,
            position: self.record.now().game().position()?,
            kind,
        })
    }
}
