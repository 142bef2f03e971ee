//! What's always visible beside the board, as data.

use rules::{ActionKind, ByPlayer, Decision, Offer, Outcome, Player, Roll, Session};

use super::event::DiceWanted;
use super::setup::Participant;
use super::table::Table;

/// What's visible beside the board, by current color.
#[derive(Clone, Debug, PartialEq)]
pub struct TableStatus {
    /// Who sits there.
    pub participants: ByPlayer<Participant>,
    /// The points of each.
    pub score: ByPlayer<u32>,
    /// The match length; `None` in money play.
    pub length: Option<u32>,
    /// Whether this is the Crawford game.
    pub is_crawford: bool,
    /// The number of the game in the match, from 1.
    pub game: usize,
    /// The pips each player still has to go, with the moves of the open turn
    /// made.
    pub pips: ByPlayer<u32>,
    /// Whose turn it is: nobody's before the start.
    pub on_turn: Option<Player>,
    /// Who sits at the bottom of the screen.
    pub bottom: Player,
    /// What the table is waiting for.
    pub waiting: Waiting,
    /// What each person may do now, besides moving checkers; empty for a
    /// computer.
    pub choices: ByPlayer<Vec<ActionKind>>,
    /// Whether a move of the open turn can be taken back.
    pub can_undo: bool,
    /// Whether there is a decision of a person to go back to.
    pub can_take_back: bool,
    /// Who has won the match.
    pub match_winner: Option<Player>,
    /// The rules in force, as they are written: `swiss, bear-off exact`.
    pub rules: String,
}

/// What a table is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// A die for the start.
    Throw(Player),
    /// Real dice, to be typed in.
    Dice(DiceWanted),
    /// A roll, or a double if that's among the choices.
    Roll(Player),
    /// A play of this roll.
    Play(Player, Roll),
    /// The dice to be picked up after everything is played.
    PickUp(Player),
    /// A press on the dice after a roll that can't be played.
    Held(Player, Roll),
    /// The answer to an offer.
    Answer(Player, Offer),
    /// The coach is looking at the decision about to be made.
    Coach(Player),
    /// The next game, or a rematch.
    Over(Outcome),
}

impl Table {
    /// What's always visible beside the board.
    #[must_use]
    pub fn status(&self) -> TableStatus {
        let (now, game) = (&self.now, self.now.game());
        let finished = now.finished().len();
        TableStatus {
            participants: ByPlayer::from_fn(|player| self.participant(player).clone()),
            score: now.score(),
            length: match now.rules().session {
                Session::Money => None,
                Session::Match(length) => Some(length.get()),
            },
            is_crawford: game.stakes().is_crawford(),
            game: finished + usize::from(game.outcome().is_none()),
            pips: ByPlayer::from_fn(|player| game.board_for(player).player().pips()),
            on_turn: self.on_turn(),
            bottom: self.bottom(),
            waiting: self.waiting(),
            choices: ByPlayer::from_fn(|player| match self.is_local(player) {
                true => game.choices(player),
                false => Vec::new(),
            }),
            can_undo: self.mover().is_ok() && game.turn().is_some_and(rules::Turn::can_undo),
            can_take_back: !self.is_online() && self.last_decision().is_some(),
            match_winner: now.winner(),
            rules: now.rules().to_string(),
        }
    }

    /// What the table is waiting for: a person, a computer or real dice.
    #[must_use]
    pub fn waiting(&self) -> Waiting {
        if let Some((player, _)) = self.asked_coach() {
            return Waiting::Coach(player);
        }
        if let Some(wanted) = self.dice_wanted() {
            return Waiting::Dice(wanted);
        }
        let game = self.now.game();
        match game.decision() {
            Decision::ThrowForStart { has_thrown } => {
                Waiting::Throw(self.to_throw(has_thrown).unwrap_or(Player::White))
            }
            Decision::RollOrDouble { player, .. } => Waiting::Roll(player),
            Decision::Play { player, roll } if self.is_held() => Waiting::Held(player, roll),
            Decision::Play { player, roll } => match game.turn() {
                Some(turn) if turn.next_moves().is_empty() => Waiting::PickUp(player),
                _ => Waiting::Play(player, roll),
            },
            Decision::Answer { player, offer } => Waiting::Answer(player, offer),
            Decision::Over(outcome) => Waiting::Over(outcome),
        }
    }
}
