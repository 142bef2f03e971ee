//! What the engine is asked for, and what its answers do.

use std::collections::VecDeque;

use rules::{Action, Decision, Player, Turn, WrittenAction};

use super::coach::Intended;
use super::event::TableEvent;
use super::setup::Participant;
use super::table::Table;
use crate::worker::{Answer, Question, ROLL, Reply, Request, VERSION};

impl Table {
    /// What the table waits for from the engine: what a computer does, or
    /// what the coach says. The same question has the same number, so a screen
    /// asks again only when the number has changed.
    #[must_use]
    pub fn wants(&self) -> Option<Request> {
        let question = match self.asked_coach() {
            Some((player, intended)) => Question::Check {
                player: player.to_string(),
                action: self.written(intended),
            },
            None => {
                let player = self.thinking_computer()?;
                let Participant::Computer { level, seed } = self.participant(player) else {
                    return None;
                };
                Question::Decide {
                    player: player.to_string(),
                    level: level.clone(),
                    seed: *seed,
                }
            }
        };
        Some(self.request(question))
    }

    /// A question for a hint about what the person on turn has to decide, so
    /// many plies deep; nothing if it is not for a person to decide.
    #[must_use]
    pub fn hint_request(&self, plies: u8) -> Option<Request> {
        let player = match self.now.game().decision() {
            Decision::RollOrDouble { player, .. }
            | Decision::Play { player, .. }
            | Decision::Answer { player, .. } => player,
            Decision::ThrowForStart { .. } | Decision::Over(_) => return None,
        };
        (self.is_local(player) && !self.is_online()).then(|| self.request(Question::Hint { plies }))
    }

    /// A question for the judgment of what was done, from an entry of the
    /// record on.
    #[must_use]
    pub fn review_request(&self, from: usize, plies: u8) -> Request {
        self.request(Question::Review { from, plies })
    }

    /// Whether an answer with this number is about the table as it is now. A
    /// hint that is late is no hint.
    #[must_use]
    pub const fn is_current(&self, number: u64) -> bool {
        self.revision == number
    }

    /// Takes an answer to what [`Table::wants`] asked. An answer that is late,
    /// because something has changed since, does nothing.
    ///
    /// A computer's play comes out move by move, by [`Table::advance`].
    pub fn answer(&mut self, answer: &Answer) -> Vec<TableEvent> {
        if !self.is_current(answer.number) {
            return Vec::new();
        }
        match &answer.reply {
            Reply::Act(action) => self.follow_computer(action),
            Reply::Checked(check) => self.hear_coach(Some(check.clone())),
            // Without an engine there is no coach, but the game goes on.
            Reply::Failed(_) => self.hear_coach(None),
            Reply::Plays(_)
            | Reply::Cube(_)
            | Reply::Nothing
            | Reply::Reviewed { .. }
            | Reply::Study(_) => Vec::new(),
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

    fn request(&self, question: Question) -> Request {
        Request {
            version: VERSION,
            number: self.revision,
            record: self.record.to_string(),
            question,
        }
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

    fn follow_computer(&mut self, text: &str) -> Vec<TableEvent> {
        let Some(player) = self.thinking_computer() else {
            return Vec::new();
        };
        if text == ROLL {
            self.changed();
            self.is_computer_rolling = true;
            return Vec::new();
        }
        let written = text.parse::<WrittenAction>().ok();
        // Moves that were made before a reload are made again.
        let action =
            written.and_then(|written| self.record.now().game().read(player, &written).ok());
        let turn = self.record.now().game().turn();
        // Moves after which somebody doubled stand in the record; what is left
        // of such a turn is played at once.
        let is_whole = turn.is_some_and(|turn| turn.steps().is_empty());
        match action {
            Some(Action::Play(play)) if is_whole => {
                let moves = play.moves().iter().map(|made| (made.from(), made.die()));
                let moves: VecDeque<_> = moves.collect();
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
            Some(action) => self.perform(player, action),
            None => Vec::new(),
        }
    }

    /// What is about to stand, in the words of a record.
    fn written(&self, intended: Intended) -> String {
        match intended {
            Intended::Roll => ROLL.to_owned(),
            Intended::Act(Action::EndTurn) => {
                let play = self.now.game().turn().map(Turn::play);
                play.map_or_else(String::new, |play| Action::Play(play).to_string())
            }
            Intended::Act(action) => action.to_string(),
        }
    }
}
