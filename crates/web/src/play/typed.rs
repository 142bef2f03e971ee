//! Typed moves and actions.

use std::fmt;

use rules::{
    Action, ActionKind, Die, ParseActionError, ParsePlayError, Play, Player, Step, UnmadePlay,
    WrittenAction, WrittenPlay,
};

use super::action::refused;
use super::event::{Denial, TableEvent};
use super::table::Table;
use crate::board::Gesture;

impl Table {
    /// Does what was typed, for the player who has to decide: moves such as
    /// `8/5 6/5` or `bar/22`, the whole turn or part of it; `31` or `roll 31`
    /// for real dice; `roll`, `end` or an empty line for pressing the dice;
    /// `next` for the next game; and any other action as written in records,
    /// such as `double`, `take` or `resign gammon`.
    ///
    /// # Errors
    ///
    /// If the text is none of these. What the rules refuse is returned as an
    /// event.
    pub fn type_in(&mut self, text: &str) -> Result<Vec<TableEvent>, TypedInputError> {
        let words = text.to_ascii_lowercase();
        let words: Vec<&str> = words.split_whitespace().collect();
        match words[..] {
            [] | ["roll" | "throw" | "end"] => return Ok(self.gesture(Gesture::PressDice)),
            ["next"] | ["next", "game"] => return Ok(self.next_game()),
            ["throw", die] => {
                if let Some(die) = one_die(die) {
                    let player = self.thrower().or(self.on_turn());
                    return Ok(self.enter_die(player.unwrap_or(Player::White), die));
                }
            }
            ["roll", ref dice @ ..] | ref dice => {
                if let Some((first, second)) = two_dice(&dice.concat()) {
                    return Ok(self.enter_dice(first, second));
                }
            }
        }
        let is_move =
            text.contains(['/', '-']) || text.starts_with(|first: char| first.is_ascii_digit());
        if is_move {
            let player = self.on_turn().unwrap_or(Player::White);
            let written = self.labels().read_play(text, player);
            let written = written.map_err(TypedInputError::Play)?;
            return Ok(self.type_moves(&written));
        }
        let written: WrittenAction = text.parse().map_err(TypedInputError::Action)?;
        let player = self.typist(written.kind());
        match self.now.game().read(player, &written) {
            Ok(action) => Ok(self.act(player, action)),
            Err(unmade) => Ok(vec![unmade_play(unmade)]),
        }
    }

    /// Makes the moves of a hint instead of those made so far. The turn is not
    /// ended.
    pub fn play_hint(&mut self, play: &Play) -> Vec<TableEvent> {
        let player = match self.mover() {
            Ok(player) => player,
            Err(refusal) => return vec![refusal],
        };
        while self.now.game().turn().is_some_and(rules::Turn::can_undo) {
            self.perform(player, Action::Undo);
        }
        let moves = play.moves().iter();
        let moves: Vec<_> = moves.map(|made| (made.from(), made.die())).collect();
        self.make_all(player, &moves)
    }

    /// Makes moves that are written; the turn is not ended.
    fn type_moves(&mut self, written: &WrittenPlay) -> Vec<TableEvent> {
        let player = match self.mover() {
            Ok(player) => player,
            Err(refusal) => return vec![refusal],
        };
        let Some(turn) = self.now.game().turn() else {
            return Vec::new();
        };
        let mut after = turn.clone();
        if let Err(unmade) = after.make_written(written) {
            return vec![unmade_play(unmade)];
        }
        let new = after.steps()[turn.steps().len()..].to_vec();
        let moves = new.into_iter().filter_map(|step| match step {
            Step::Move(made) => Some((made.from(), made.die())),
            Step::Penalty { .. } => None,
        });
        let moves: Vec<_> = moves.collect();
        moves
            .into_iter()
            .flat_map(|(from, die)| self.perform(player, Action::Move { from, die }))
            .collect()
    }

    /// Who's typing: the person who has to decide, or else the one who may do
    /// this.
    fn typist(&self, kind: ActionKind) -> Player {
        let game = self.now.game();
        let on_turn = self.on_turn().filter(|&player| self.is_local(player));
        let mut people = Player::BOTH.into_iter().filter(|&who| self.is_local(who));
        let may = people.find(|&player| game.may(player, kind).is_ok());
        on_turn
            .filter(|&player| game.may(player, kind).is_ok())
            .or(may)
            .or(on_turn)
            .or(self.on_turn())
            .unwrap_or(Player::White)
    }

    /// Who throws next for the start.
    fn thrower(&self) -> Option<Player> {
        match self.now.game().decision() {
            rules::Decision::ThrowForStart { has_thrown } => {
                Player::BOTH.into_iter().find(|&player| !has_thrown[player])
            }
            _ => None,
        }
    }
}

fn unmade_play(unmade: UnmadePlay) -> TableEvent {
    match unmade {
        UnmadePlay::Refused(refusal) => refused(refusal),
        UnmadePlay::NoWay { from, to } => TableEvent::Refused(Denial::NoWay { from, to }),
        UnmadePlay::Ambiguous(_) => TableEvent::Refused(Denial::Ambiguous),
    }
}

fn one_die(text: &str) -> Option<Die> {
    text.parse::<u8>()
        .ok()
        .and_then(|pips| Die::try_from(pips).ok())
}

/// Two dice in the order in which they are written.
fn two_dice(text: &str) -> Option<(Die, Die)> {
    let (first, second) = text.split_at_checked(1)?;
    let second = second.trim_start_matches('-');
    one_die(first).zip(one_die(second))
}

/// A text that isn't moves, dice or an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypedInputError {
    /// It looks like moves.
    Play(ParsePlayError),
    /// It looks like an action.
    Action(ParseActionError),
}

impl fmt::Display for TypedInputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TypedInputError::Play(fault) => fault.fmt(f),
            TypedInputError::Action(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for TypedInputError {}
