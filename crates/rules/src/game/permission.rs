//! Who may do what, and when.

use super::{ActionKind, Game, Phase};
use crate::cube::CubeValue;
use crate::player::Player;
use crate::refusal::Reason;
use crate::ruleset::{BlockedLanding, CubeTiming};
use crate::setup::{Offer, Offered};
use crate::stakes::{Beavers, Stakes};
use crate::turn::Turn;

impl Game {
    /// Whether this player may take this kind of action now. For moves and
    /// ending a turn, it only says whether it's time for moves.
    ///
    /// # Errors
    ///
    /// The rule against it.
    pub fn may(&self, player: Player, kind: ActionKind) -> Result<(), Reason> {
        match (&self.phase, self.offer) {
            (Phase::Over { .. }, _) => Err(Reason::GameOver),
            (Phase::Start { thrown }, _) => match (kind, thrown[player]) {
                (ActionKind::ThrowDie, None) => Ok(()),
                (ActionKind::ThrowDie, Some(die)) => Err(Reason::AlreadyThrown(die)),
                _ => Err(Reason::StartNotSettled),
            },
            (_, _) if kind == ActionKind::ThrowDie => Err(Reason::StartSettled),
            (_, Some(offer)) => self.may_answer(player, kind, offer),
            (Phase::BeforeRoll { on_roll, .. }, None) => self.may_act(player, kind, *on_roll, None),
            (Phase::Rolled { on_roll, turn }, None) => {
                self.may_act(player, kind, *on_roll, Some(turn))
            }
        }
    }

    fn may_answer(&self, player: Player, kind: ActionKind, offer: Offer) -> Result<(), Reason> {
        let is_about_cube = match kind {
            ActionKind::Take | ActionKind::Pass | ActionKind::Beaver | ActionKind::Raccoon => true,
            ActionKind::Accept | ActionKind::Decline => false,
            _ => return Err(Reason::OfferOpen(offer)),
        };
        if player == offer.by {
            return Err(Reason::NotYourTurn(player.opponent()));
        }
        if is_about_cube != (offer.what.doublings() > 0) {
            return Err(Reason::WrongAnswer(offer.what));
        }
        match (kind, offer.what) {
            (ActionKind::Beaver, _) if self.beavers() < Beavers::Beavers => Err(Reason::NoBeavers),
            (ActionKind::Raccoon, _) if self.beavers() < Beavers::Raccoons => {
                Err(Reason::NoRaccoons)
            }
            (ActionKind::Beaver, Offered::Double) => self.cube_after(2).map(drop),
            (ActionKind::Raccoon, Offered::Beaver) => self.cube_after(3).map(drop),
            (ActionKind::Beaver | ActionKind::Raccoon, what) => Err(Reason::WrongAnswer(what)),
            _ => Ok(()),
        }
    }

    fn may_act(
        &self,
        player: Player,
        kind: ActionKind,
        on_roll: Player,
        turn: Option<&Turn>,
    ) -> Result<(), Reason> {
        match kind {
            ActionKind::Take
            | ActionKind::Pass
            | ActionKind::Beaver
            | ActionKind::Raccoon
            | ActionKind::Accept
            | ActionKind::Decline => return Err(Reason::NoOffer),
            ActionKind::Double => return self.may_double(player, on_roll, turn),
            ActionKind::Resign | ActionKind::Claim => return Ok(()),
            ActionKind::Settle => {
                return match self.stakes {
                    Stakes::Money { .. } => Ok(()),
                    Stakes::Match { .. } => Err(Reason::SettlementInMatch),
                };
            }
            _ if player != on_roll => return Err(Reason::NotYourTurn(on_roll)),
            _ => {}
        }
        match (kind, turn) {
            (ActionKind::Roll, Some(turn)) => Err(Reason::AlreadyRolled(turn.roll())),
            (ActionKind::Roll, None) => Ok(()),
            (_, None) => Err(Reason::RollFirst),
            (ActionKind::LandOnBlock, Some(_))
                if self.rules.blocked_landing == BlockedLanding::Illegal =>
            {
                Err(Reason::NoPenaltyLanding)
            }
            (ActionKind::Undo, Some(turn)) if !turn.can_undo() => Err(Reason::NothingToUndo),
            (_, Some(_)) => Ok(()),
        }
    }

    fn may_double(
        &self,
        player: Player,
        on_roll: Player,
        turn: Option<&Turn>,
    ) -> Result<(), Reason> {
        if !self.rules.cube.in_use {
            return Err(Reason::CubeNotInUse);
        }
        if self.stakes.is_crawford() {
            return Err(Reason::CrawfordGame);
        }
        if !self.has_begun {
            return Err(Reason::FirstRollNotPlayed);
        }
        if self.rules.cube.timing == CubeTiming::BeforeOwnRoll {
            if player != on_roll {
                return Err(Reason::NotYourTurn(on_roll));
            }
            if let Some(turn) = turn {
                return Err(Reason::DoubleAfterRoll(turn.roll()));
            }
        }
        if !self.cube.is_available_to(player) {
            return Err(Reason::CubeNotYours(player.opponent()));
        }
        self.cube_after(1).map(drop)
    }

    /// The cube's value after this many doubles, if there is a cube and it may
    /// go that high.
    pub(super) fn cube_after(&self, doublings: u8) -> Result<CubeValue, Reason> {
        if !self.rules.cube.in_use {
            return Err(Reason::CubeNotInUse);
        }
        let highest = self.rules.cube.highest.unwrap_or(CubeValue::LAST);
        let value = self.cube.value.doubled_times(doublings);
        value
            .filter(|&value| value <= highest)
            .ok_or(Reason::CubeAtLimit(highest))
    }

    const fn beavers(&self) -> Beavers {
        match self.stakes {
            Stakes::Money { beavers, .. } => beavers,
            Stakes::Match { .. } => Beavers::Off,
        }
    }
}
