//! Makes actions and reports what happened.

use protocol::MatchAction;
use rules::{
    Action, ActionKind, Decision, Entry, Instead, Match, Player, Reason, Refusal, Roll, Step,
};

use super::dice;
use super::event::{Denial, DiceWanted, TableEvent};
use super::setup::DiceSource;
use super::table::Table;

impl Table {
    /// Does what a person wants to do: answer an offer, double, resign, claim,
    /// settle, undo, end the turn, or anything else that the rules allow. Dice
    /// are rolled with a press on them, or entered with [`Table::enter_dice`]
    /// if they're real.
    ///
    /// With the coach on, a decision about the cube or the end of a turn may
    /// wait for the coach first.
    pub fn act(&mut self, player: Player, action: Action) -> Vec<TableEvent> {
        self.picked_up = None;
        if !self.is_local(player) {
            return vec![self.not_for_people(player)];
        }
        match action {
            Action::ThrowDie(_) | Action::Roll(_) if self.setup.dice != DiceSource::ByHand => {
                vec![TableEvent::Refused(Denial::DiceNotByHand)]
            }
            _ => self.act_with_coach(player, action),
        }
    }

    /// Sets up the next game.
    pub fn next_game(&mut self) -> Vec<TableEvent> {
        if self.send(MatchAction::NextGame) {
            return Vec::new();
        }
        match self.record.start_next_game() {
            Ok(()) => {
                self.settle();
                vec![TableEvent::NextGame]
            }
            Err(refusal) => vec![refused(refusal)],
        }
    }

    /// Rolls for the player who has to, or says which real dice are needed.
    pub(super) fn roll(&mut self) -> Vec<TableEvent> {
        let Some(wanted) = self.dice_to_come() else {
            let player = self.on_turn().unwrap_or(Player::White);
            let kind = ActionKind::Roll;
            return self.refusal_of(player, kind).into_iter().collect();
        };
        let seed = match self.setup.dice {
            DiceSource::ByHand => return vec![TableEvent::DiceWanted(wanted)],
            DiceSource::Server => return self.ask_for_dice(wanted),
            DiceSource::Random(seed) | DiceSource::Seed(seed) => seed,
        };
        let thrown = self.dice_thrown();
        match wanted {
            DiceWanted::ForStart(player) => {
                self.perform(player, Action::ThrowDie(dice::die(seed, thrown)))
            }
            DiceWanted::ForRoll(player) => {
                let roll = Roll::new(dice::die(seed, thrown), dice::die(seed, thrown + 1));
                self.perform(player, Action::Roll(roll))
            }
        }
    }

    /// The real dice that the table is waiting for; `None` if it isn't.
    #[must_use]
    pub fn dice_wanted(&self) -> Option<DiceWanted> {
        let wanted = self.dice_to_come()?;
        let (DiceWanted::ForRoll(player) | DiceWanted::ForStart(player)) = wanted;
        if self.is_remote(player) {
            return None;
        }
        if let DiceWanted::ForStart(_) = wanted {
            return (self.setup.dice == DiceSource::ByHand).then_some(wanted);
        }
        // A player who may double decides that first.
        let is_decided = !self.is_computer(player) || !self.is_undecided_about_double();
        (self.setup.dice == DiceSource::ByHand && is_decided).then_some(wanted)
    }

    /// Enters what the real dice show: two dice. For the start the first is
    /// White's and the second Black's, unless one has been thrown.
    pub fn enter_dice(&mut self, first: rules::Die, second: rules::Die) -> Vec<TableEvent> {
        if self.setup.dice != DiceSource::ByHand {
            return vec![TableEvent::Refused(Denial::DiceNotByHand)];
        }
        match self.dice_to_come() {
            Some(DiceWanted::ForRoll(player)) => {
                self.perform(player, Action::Roll(Roll::new(first, second)))
            }
            Some(DiceWanted::ForStart(_)) => {
                let mut events = self.enter_die(Player::White, first);
                events.extend(self.enter_die(Player::Black, second));
                events
            }
            None => self.roll(),
        }
    }

    /// Enters what one player's real die for the start shows.
    pub fn enter_die(&mut self, player: Player, die: rules::Die) -> Vec<TableEvent> {
        if self.setup.dice != DiceSource::ByHand {
            return vec![TableEvent::Refused(Denial::DiceNotByHand)];
        }
        self.perform(player, Action::ThrowDie(die))
    }

    /// Makes an action, whoever's it is, and returns what happened.
    pub(super) fn perform(&mut self, player: Player, action: Action) -> Vec<TableEvent> {
        match self.try_perform(player, action) {
            Ok(events) => events,
            Err(refusal) => vec![refused(refusal)],
        }
    }

    pub(super) fn try_perform(
        &mut self,
        player: Player,
        action: Action,
    ) -> Result<Vec<TableEvent>, Refusal> {
        let before = self.now.clone();
        match action {
            Action::Move { from, die } => {
                self.now.act(player, action)?;
                self.pending.push((from, die));
                self.changed();
            }
            Action::Undo if !self.pending.is_empty() => {
                self.now.act(player, action)?;
                self.pending.pop();
                self.changed();
            }
            Action::EndTurn => {
                self.now.clone().act(player, action)?;
                self.end_turn(player);
            }
            _ => {
                self.now.clone().act(player, action)?;
                // A play is in place of all moves made so far.
                if !matches!(action, Action::Play(_)) {
                    self.record_pending(player);
                }
                self.record_legal(player, action);
                self.settle();
            }
        }
        self.send(action.into());
        if action == Action::Undo {
            self.has_undone = true;
            self.plan = None;
        }
        Ok(events(&before, &self.now, player, action))
    }

    /// Ends a turn that can end, as one play if it can be written as one.
    fn end_turn(&mut self, player: Player) {
        let turn = self.now.game().turn();
        let turn = turn.expect("only a turn can end");
        match turn.legal_plays().leading_to(&turn.board()) {
            Some(play) if turn.steps().len() == turn.play().moves().len() => {
                self.pending.take();
                self.record_legal(player, Action::Play(play));
            }
            // After a penalty.
            _ => {
                self.record_pending(player);
                self.record_legal(player, Action::EndTurn);
            }
        }
        self.settle();
    }

    /// Puts the pending moves into the record, because something final follows
    /// them.
    fn record_pending(&mut self, player: Player) {
        let mover = self.now.game().on_roll().unwrap_or(player);
        for (from, die) in self.pending.take() {
            self.record_legal(mover, Action::Move { from, die });
        }
    }

    fn record_legal(&mut self, player: Player, action: Action) {
        let recorded = self.record.act(player, action);
        recorded.expect("what was tried before is legal");
    }

    /// Resets the current state to the record.
    pub(super) fn settle(&mut self) {
        self.pending.take();
        self.now = self.record.now().clone();
        let is_turn_open = self.now.game().turn().is_some();
        if !is_turn_open {
            self.has_undone = false;
            self.is_swapped = false;
        }
        self.plan = None;
        self.is_computer_rolling = false;
        self.changed();
    }

    /// Drops what was asked before.
    pub(super) fn changed(&mut self) {
        self.revision += 1;
        self.picked_up = None;
        self.coaching = super::coach::Coaching::Silent;
    }

    /// Whose dice come next, if it's time for dice.
    fn dice_to_come(&self) -> Option<DiceWanted> {
        match self.now.game().decision() {
            Decision::ThrowForStart { has_thrown } => {
                self.to_throw(has_thrown).map(DiceWanted::ForStart)
            }
            Decision::RollOrDouble { player, .. } => Some(DiceWanted::ForRoll(player)),
            _ => None,
        }
    }

    /// How many dice the record has.
    fn dice_thrown(&self) -> u64 {
        let dice = self.record.entries().iter().map(|entry| match entry {
            Entry::Action { action, .. } => match action {
                Action::ThrowDie(_) => 1,
                Action::Roll(_) => 2,
                _ => 0,
            },
            Entry::NextGame => 0,
        });
        dice.sum()
    }

    /// The refusal of a kind of action, if it is refused.
    pub(super) fn refusal_of(&self, player: Player, kind: ActionKind) -> Option<TableEvent> {
        let reason = self.now.game().may(player, kind).err()?;
        Some(self.refusal(player, reason))
    }

    pub(super) fn refusal(&self, player: Player, reason: Reason) -> TableEvent {
        refused(Refusal {
            reason,
            instead: Instead::Actions(self.now.game().choices(player)),
        })
    }

    /// Refuses because it's up to the computer.
    pub(super) fn not_for_people(&self, computer: Player) -> TableEvent {
        self.refusal(computer.opponent(), Reason::NotYourTurn(computer))
    }
}

pub(super) const fn refused(refusal: Refusal) -> TableEvent {
    TableEvent::Refused(Denial::Rule(refusal))
}

/// What happened between two moments, by an action that was legal.
pub(super) fn events(
    before: &Match,
    after: &Match,
    player: Player,
    action: Action,
) -> Vec<TableEvent> {
    let mut told = Vec::new();
    match action {
        Action::ThrowDie(die) => {
            told.push(TableEvent::Threw { player, die });
            told.extend(start(before, after, die));
        }
        Action::Roll(roll) => told.push(TableEvent::Rolled { player, roll }),
        Action::Move { .. } => {
            let steps = after.game().turn().map_or(&[][..], |turn| turn.steps());
            if let Some(&Step::Move(made)) = steps.last() {
                told.push(TableEvent::Moved { player, made });
            }
        }
        Action::Play(play) => {
            let moves = play.moves().iter();
            told.extend(moves.map(|&made| TableEvent::Moved { player, made }));
            told.push(TableEvent::TurnEnded { player });
        }
        Action::LandOnBlock { from, die } => {
            told.push(TableEvent::Penalized { player, from, die });
        }
        Action::Undo => told.push(TableEvent::Undone { player }),
        Action::EndTurn => told.push(TableEvent::TurnEnded { player }),
        Action::Double
        | Action::Beaver
        | Action::Raccoon
        | Action::Resign(_)
        | Action::Claim(_)
        | Action::Settle { .. } => told.extend(after.game().offer().map(TableEvent::Offered)),
        Action::Take | Action::Pass | Action::Accept | Action::Decline => {
            told.extend(before.game().offer().map(|offer| TableEvent::Answered {
                player,
                answer: action,
                offer,
            }));
        }
    }
    if let (None, Some(turn)) = (before.game().turn(), after.game().turn())
        && turn.next_moves().is_empty()
        && let Some(player) = after.game().on_roll()
    {
        let roll = turn.roll();
        told.push(TableEvent::CannotMove { player, roll });
    }
    if let (None, Some(outcome)) = (before.game().outcome(), after.game().outcome()) {
        told.push(TableEvent::GameWon(outcome));
        told.extend(after.winner().map(TableEvent::MatchWon));
    }
    told
}

/// What a die for the start brought about.
fn start(before: &Match, after: &Match, die: rules::Die) -> Vec<TableEvent> {
    let game = after.game();
    match (game.decision(), game.on_roll()) {
        (Decision::ThrowForStart { has_thrown }, _) => {
            let was_first = matches!(
                before.game().decision(),
                Decision::ThrowForStart { has_thrown } if !has_thrown.white && !has_thrown.black
            );
            let is_tie = !was_first && !has_thrown.white && !has_thrown.black;
            is_tie
                .then_some(TableEvent::Tied(die))
                .into_iter()
                .collect()
        }
        (_, Some(player)) => {
            let starts = TableEvent::Starts {
                player,
                are_colors_swapped: game.are_colors_swapped(),
            };
            let rolled = game.turn().map(|turn| TableEvent::Rolled {
                player,
                roll: turn.roll(),
            });
            std::iter::once(starts).chain(rolled).collect()
        }
        _ => Vec::new(),
    }
}
