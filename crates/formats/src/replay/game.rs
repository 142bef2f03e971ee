//! One game played through.

mod state;

use rules::{
    Action, Board, Offered, Outcome, Play, PlayNotFound, Player, Plays, Position, Roll, Ruleset,
    Stage, Stakes, Win,
};

use super::{ReplayedEntry, ReplayedGame, Violation, ViolationKind};
use crate::legs::to_written_play;
use crate::place::Place;
use crate::record::{End, Entry, RecordedAction, RecordedGame, RecordedPlay};
use state::GameState;
pub(crate) use state::apply_legs;

/// A game that's being played through.
pub(super) struct GameReplay<'a> {
    rules: &'a Ruleset,
    stakes: Stakes,
    index: usize,
    recorded: &'a RecordedGame,
    /// `None` before the first roll.
    state: Option<GameState>,
    /// Who doubled against the rules, until someone answers.
    illegal_double: Option<Player>,
    outcome: Option<Outcome>,
    /// The plays for the roll, kept to reuse their memory.
    plays: &'a mut Plays,
    violations: Vec<Violation>,
}

impl<'a> GameReplay<'a> {
    pub(super) fn new(
        rules: &'a Ruleset,
        stakes: Stakes,
        index: usize,
        recorded: &'a RecordedGame,
        plays: &'a mut Plays,
    ) -> GameReplay<'a> {
        GameReplay {
            rules,
            stakes,
            index,
            recorded,
            state: None,
            illegal_double: None,
            outcome: None,
            plays,
            violations: Vec::new(),
        }
    }

    pub(super) fn run(mut self, violations: &mut Vec<Violation>) -> ReplayedGame {
        if let Some(start) = &self.recorded.start {
            match GameState::from_setup(&start.setup) {
                Ok(state) => self.state = Some(state),
                Err(illegal) => {
                    let what = ViolationKind::Start(Box::new(illegal));
                    self.violate(None, self.recorded.place, what);
                }
            }
        }
        let entries = self.recorded.entries.iter().enumerate();
        let entries = entries
            .map(|(index, entry)| self.entry(index, entry))
            .collect();
        if let Some(end) = self.recorded.end {
            self.end(end);
        }
        violations.append(&mut self.violations);
        ReplayedGame {
            stakes: self.stakes,
            entries,
            outcome: self.outcome,
        }
    }

    fn violate(&mut self, entry: Option<usize>, place: Place, what: ViolationKind) {
        self.violations.push(Violation {
            game: self.index,
            entry,
            place,
            what,
        });
    }

    fn entry(&mut self, index: usize, entry: &Entry) -> ReplayedEntry {
        let violate = |replay: &mut Self, what| replay.violate(Some(index), entry.place, what);
        if self.outcome.is_some() {
            violate(self, ViolationKind::AfterTheEnd);
            return ReplayedEntry {
                position: None,
                play: None,
            };
        }
        match &entry.action {
            RecordedAction::Roll { roll, play } => {
                self.prepare_roll(index, entry, *roll);
                let mut later = self.recorded.entries[index + 1..].iter();
                let is_last = later.all(|entry| matches!(entry.action, RecordedAction::Resign(_)));
                self.roll(index, entry, *roll, play, is_last)
            }
            RecordedAction::Double { to } => {
                self.prepare_turn(index, entry);
                let position = self.position(Stage::BeforeRoll);
                let counted = self
                    .state
                    .as_ref()
                    .map_or(1, |state| state.cube.value.value())
                    * 2;
                if let Some(said) = to.filter(|&said| said != counted) {
                    violate(self, ViolationKind::CubeValue { said, counted });
                }
                self.act(index, entry, Action::Double);
                replayed(position)
            }
            RecordedAction::Take => self.answer(index, entry, Action::Take),
            RecordedAction::Pass => self.answer(index, entry, Action::Pass),
            RecordedAction::Beaver => self.answer(index, entry, Action::Beaver),
            RecordedAction::Raccoon => self.answer(index, entry, Action::Raccoon),
            RecordedAction::Resign(win) => {
                let position = self.position(Stage::BeforeRoll);
                self.resign(entry.player, *win);
                replayed(position)
            }
        }
    }

    /// Makes sure that this player is on roll, on the board that the file
    /// shows.
    fn prepare_turn(&mut self, index: usize, entry: &Entry) {
        let opening = || GameState::opening(entry.player, self.rules, self.stakes);
        let is_first = index == 0;
        let mut state = self.state.take().unwrap_or_else(opening);
        if state.offer.is_some() {
            // Nobody writes that a beaver was taken.
            let is_beaver = state
                .offer
                .is_some_and(|offer| offer.what != Offered::Double);
            if !is_beaver {
                self.violate(Some(index), entry.place, ViolationKind::Unanswered);
            }
            state.take();
        }
        if state.on_roll != entry.player {
            // A position that was set up may not say who is on roll.
            if !is_first {
                let what = ViolationKind::WrongTurn(entry.player);
                self.violate(Some(index), entry.place, what);
            }
            state.turn_over();
        }
        if let Some(board) = entry
            .board
            .as_deref()
            .filter(|board| **board != state.board)
        {
            self.violate(Some(index), entry.place, ViolationKind::Board);
            state.board = *board;
        }
        self.state = Some(state);
    }

    fn prepare_roll(&mut self, index: usize, entry: &Entry, roll: Roll) {
        if self.state.is_none() && roll.is_double() {
            let what = ViolationKind::DoubleAtStart(roll);
            self.violate(Some(index), entry.place, what);
        }
        self.prepare_turn(index, entry);
    }

    fn roll(
        &mut self,
        index: usize,
        entry: &Entry,
        roll: Roll,
        written: &RecordedPlay,
        is_last: bool,
    ) -> ReplayedEntry {
        let Some(mut state) = self.state else {
            return replayed(None);
        };
        let position = state.position(Stage::Rolled(roll));
        self.plays.refill(&state.board, roll, self.rules.movement);
        let (play, board, violation) = self.find(&state.board, roll, written, is_last);
        if let Some(what) = violation {
            self.violate(Some(index), entry.place, what);
        }
        let is_over = board.player().are_off();
        if is_over {
            self.outcome = state.outcome_of(self.rules, board);
        }
        state.board = board;
        // After a roll that was never played, it's still the same player's turn
        // to play.
        if !(is_over || is_last && *written == RecordedPlay::Unknown) {
            state.turn_over();
        }
        self.state = Some(state);
        ReplayedEntry { position, play }
    }

    /// The written play, the board after it from the same player's point of
    /// view, and what is wrong with it.
    fn find(
        &self,
        board: &Board,
        roll: Roll,
        written: &RecordedPlay,
        is_last: bool,
    ) -> (Option<Play>, Board, Option<ViolationKind>) {
        let mut plays = self.plays.iter();
        let legs = match written {
            RecordedPlay::Moves(legs) => legs,
            RecordedPlay::Unknown => &Vec::new(),
            RecordedPlay::Unreadable(text) => {
                let what = ViolationKind::Unreadable(text.clone());
                return (None, *board, Some(what));
            }
        };
        if legs.is_empty() {
            return match (plays.next(), plays.next()) {
                (Some((play, after)), None) if play.moves().is_empty() => {
                    (Some(*play), *after, None)
                }
                // Rolled, then resigned.
                _ if is_last => (None, *board, None),
                (Some((play, after)), None) => {
                    let what = ViolationKind::ForcedPlayLeftOut(roll);
                    (Some(*play), *after, Some(what))
                }
                _ => (None, *board, Some(ViolationKind::NoPlay(roll))),
            };
        }
        // Usually the legs lead straight to the board of a legal play. Only if
        // steps are joined do we have to find it by its text.
        let after = apply_legs(board, legs);
        if let Some((after, play)) =
            after.and_then(|after| Some((after, self.plays.leading_to(&after)?)))
        {
            return (Some(play), after, None);
        }
        let found = to_written_play(legs).map(|written| self.plays.find(&written).copied());
        match found {
            Some(Ok((play, after))) => (Some(play), after, None),
            Some(Err(PlayNotFound::Ambiguous { plays, .. })) => {
                // The text doesn't say what it hits on the way. Programs that
                // join steps mean the path without a hit.
                let fewest = plays.iter().min_by_key(|play| hits(play));
                let found = fewest
                    .and_then(|play| self.plays.iter().find(|(other, _)| other == play).copied());
                found.map_or((None, *board, None), |(play, after)| {
                    (Some(play), after, None)
                })
            }
            Some(Err(PlayNotFound::NotLegal(_))) | None => {
                let what = ViolationKind::Play {
                    roll,
                    legs: legs.clone(),
                    is_applied: after.is_some(),
                };
                (None, after.unwrap_or(*board), Some(what))
            }
        }
    }

    fn answer(&mut self, index: usize, entry: &Entry, answer: Action) -> ReplayedEntry {
        let position = self.position(Stage::BeforeRoll);
        if let (Some(doubler), Some(state)) = (self.illegal_double.take(), &mut self.state) {
            // We reported what was wrong with it when it was offered.
            match answer {
                Action::Pass => {
                    self.outcome = state.resigned(self.rules, doubler.opponent(), Win::Single);
                }
                _ => state.double(doubler.opponent()),
            }
        } else {
            self.act(index, entry, answer);
        }
        replayed(position)
    }

    /// Carries out an action if the rules allow it, or says why they don't.
    fn act(&mut self, index: usize, entry: &Entry, action: Action) {
        let acted = match &mut self.state {
            Some(state) => state.act(self.rules, entry.player, action),
            None => Ok(None),
        };
        match acted {
            Ok(outcome) => self.outcome = outcome,
            Err(refusal) => {
                if action == Action::Double {
                    self.illegal_double = Some(entry.player);
                }
                let what = ViolationKind::Refused(Box::new(refusal));
                self.violate(Some(index), entry.place, what);
            }
        }
    }

    fn resign(&mut self, loser: Player, win: Option<Win>) {
        let Some(state) = &self.state else { return };
        let points = self.recorded.end.and_then(|end| end.points);
        let win = win.unwrap_or_else(|| state.win_of(points));
        self.outcome = state.resigned(self.rules, loser, win);
    }

    /// Compares the end according to the file with the actual one. A game that
    /// hadn't ended was resigned.
    fn end(&mut self, end: End) {
        if self.outcome.is_none() {
            let passed = self
                .state
                .as_ref()
                .and_then(|state| state.passed(self.rules, end.winner));
            self.outcome = passed;
            if self.outcome.is_none() {
                self.resign(end.winner.opponent(), None);
            }
        }
        let Some(outcome) = self.outcome else { return };
        let counted = outcome.points.total();
        // Some programs count no more points than the winner needed.
        let needed = self.stakes.away(outcome.winner).unwrap_or(u32::MAX);
        if outcome.winner != end.winner {
            self.violate(None, end.place, ViolationKind::Winner(end.winner));
        } else if let Some(said) = end
            .points
            .filter(|&said| said != counted && said != counted.min(needed))
        {
            self.violate(None, end.place, ViolationKind::Points { said, counted });
        }
    }

    fn position(&self, stage: Stage) -> Option<Position> {
        self.state.as_ref()?.position(stage)
    }
}

const fn replayed(position: Option<Position>) -> ReplayedEntry {
    ReplayedEntry {
        position,
        play: None,
    }
}

fn hits(play: &Play) -> usize {
    play.moves().iter().filter(|step| step.is_hit()).count()
}
