//! Actions as text.

use super::{Action, Game};
use crate::notation::{Spelled, WrittenAction, WrittenPlay};
use crate::play::Play;
use crate::player::Player;
use crate::turn::{Step, Turn, UnmadePlay};

impl Game {
    /// Resolves a written action for this player in the current state. It finds
    /// plays like [`Turn::make_written`]; other actions need no context.
    /// [`Game::act`] says whether the action is allowed.
    ///
    /// ```
    /// use rules::{Game, Player, Ruleset, Stakes};
    ///
    /// let mut game = Game::new(Ruleset::international(), Stakes::MONEY);
    /// for (player, text) in [
    ///     (Player::White, "throw 3"),
    ///     (Player::Black, "throw 1"),
    ///     (Player::White, "play 6/5 8/5"),
    /// ] {
    ///     let action = game.read(player, &text.parse()?)?;
    ///     game.act(player, action)?;
    /// }
    /// assert_eq!(game.on_roll(), Some(Player::Black));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Why the play is impossible.
    pub fn read(&self, player: Player, written: &WrittenAction) -> Result<Action, UnmadePlay> {
        let play = match &written.0 {
            Spelled::Plain(action) => return Ok(*action),
            Spelled::Play(play) => play,
        };
        self.may(player, written.kind())
            .map_err(|reason| self.refuse(player, reason))?;
        let turn = self.turn().expect("a play is allowed only after a roll");
        Ok(Action::Play(written_whole(turn, play)?))
    }
}

/// The written moves, replacing those made so far.
fn written_whole(turn: &Turn, written: &WrittenPlay) -> Result<Play, UnmadePlay> {
    let mut trial = turn.clone();
    trial.undo_all();
    // The steps that a penalty has made final.
    let kept = trial.steps().len();
    trial.make_written(written)?;
    let moves = trial.steps()[kept..].iter();
    Ok(moves.fold(Play::NONE, |play, step| match step {
        Step::Move(made) => play.and(*made),
        Step::Penalty { .. } => unreachable!("no penalty is written in a play"),
    }))
}
