//! The board and the cube of a game that's being played through.

use rules::{
    Action, Board, Cube, Game, IllegalPosition, Offer, Offered, Outcome, Placement, Player,
    Position, Refusal, Ruleset, Setup, Stage, Stakes, Win,
};

use crate::record::Leg;

/// The whole state between two turns.
#[derive(Clone, Copy, Debug)]
pub(super) struct GameState {
    /// From the point of view of the player on roll.
    pub(super) board: Board,
    pub(super) on_roll: Player,
    pub(super) cube: Cube,
    pub(super) offer: Option<Offer>,
    highest_cube: Option<rules::CubeValue>,
    stakes: Stakes,
}

impl GameState {
    /// The state before the first turn, which is this player's.
    pub(super) fn opening(on_roll: Player, rules: &Ruleset, stakes: Stakes) -> GameState {
        GameState {
            board: rules.variant.opening(),
            on_roll,
            cube: Cube::CENTERED,
            offer: None,
            highest_cube: rules.cube.highest,
            stakes,
        }
    }

    /// The state of a position that was set up. Dice in it are ignored: the
    /// first entry of the game rolls them.
    pub(super) fn from_setup(setup: &Setup) -> Result<GameState, IllegalPosition> {
        let position = Position::try_from(*setup).or_else(IllegalPosition::forgive_all)?;
        Ok(GameState {
            board: *position.board(),
            on_roll: position.on_roll(),
            cube: position.cube(),
            offer: position.offer(),
            highest_cube: position.highest_cube(),
            stakes: position.stakes(),
        })
    }

    pub(super) fn turn_over(&mut self) {
        self.on_roll = self.on_roll.opponent();
        self.board = self.board.for_opponent();
    }

    /// The position at this stage; `None` if there's none, for example after a
    /// double in the Crawford game.
    pub(super) fn position(&self, stage: Stage) -> Option<Position> {
        let setup = Setup {
            player: self.board.player().into(),
            opponent: self.board.opponent().into(),
            on_roll: self.on_roll,
            stage,
            offer: self.offer,
            cube: self.cube,
            highest_cube: self.highest_cube,
            stakes: self.stakes,
        };
        let position = Position::try_from(setup);
        position.or_else(IllegalPosition::forgive_all).ok()
    }

    fn game(&self, rules: &Ruleset, stage: Stage) -> Option<Game> {
        Game::from_position(rules.clone(), &self.position(stage)?)
    }

    /// Carries out a cube action if the rules allow it, and returns how the
    /// game ended, if it did.
    pub(super) fn act(
        &mut self,
        rules: &Ruleset,
        player: Player,
        action: Action,
    ) -> Result<Option<Outcome>, Refusal> {
        let Some(mut game) = self.game(rules, Stage::BeforeRoll) else {
            return Ok(None);
        };
        game.act(player, action)?;
        self.cube = game.cube();
        self.offer = game.offer();
        Ok(game.outcome())
    }

    /// Takes the offer that is open.
    pub(super) fn take(&mut self) {
        if let Some(offer) = self.offer.take() {
            for _ in 0..offer.what.doublings() {
                self.double(offer.doubler().unwrap_or(self.on_roll).opponent());
            }
        }
    }

    /// Turns the cube once and gives it to a player.
    pub(super) fn double(&mut self, owner: Player) {
        self.cube = Cube {
            value: self.cube.value.doubled().unwrap_or(self.cube.value),
            owner: Some(owner),
        };
    }

    /// How the game ends on this board, on which the player on roll has borne
    /// off the last checker.
    pub(super) fn outcome_of(&self, rules: &Ruleset, board: Board) -> Option<Outcome> {
        let win = Win::over(board.opponent(), rules.backgammon_needs);
        let resigned = self.resigned(rules, self.on_roll.opponent(), win)?;
        Some(Outcome {
            ending: rules::Ending::BorneOff,
            ..resigned
        })
    }

    /// How the game ends if this player resigns for this much.
    pub(super) fn resigned(&self, rules: &Ruleset, loser: Player, win: Win) -> Option<Outcome> {
        let state = GameState {
            offer: None,
            ..*self
        };
        let mut game = state.game(rules, Stage::BeforeRoll)?;
        game.act(loser, Action::Resign(win)).ok()?;
        game.act(loser.opponent(), Action::Accept).ok()?;
        game.outcome()
    }

    /// How the game ends if this player's open double is passed.
    pub(super) fn passed(&self, rules: &Ruleset, doubler: Player) -> Option<Outcome> {
        let offer = self.offer.filter(|offer| offer.by == doubler)?;
        let mut game = self.game(rules, Stage::BeforeRoll)?;
        let is_double = matches!(
            offer.what,
            Offered::Double | Offered::Beaver | Offered::Raccoon
        );
        is_double.then(|| game.act(doubler.opponent(), Action::Pass).ok())??;
        game.outcome()
    }

    /// The kind of win that gives this many points with this cube, or the next
    /// higher if they aren't a multiple. More than a backgammon is nonsense and
    /// tells us nothing, so it counts as a single win.
    pub(super) fn win_of(&self, points: Option<u32>) -> Win {
        let factor = points.unwrap_or(1).div_ceil(self.cube.value.value());
        match factor {
            2 => Win::Gammon,
            3 => Win::Backgammon,
            _ => Win::Single,
        }
    }
}

/// The board after illegal legs, if checkers can be like that: each leg needs a
/// checker to move and a point with fewer than two opposing checkers.
pub(crate) fn apply_legs(board: &Board, legs: &[Leg]) -> Option<Board> {
    let mut player = Placement::from(board.player());
    let mut opponent = Placement::from(board.opponent());
    for &Leg { from, to } in legs {
        let start = at(&mut player, from)?;
        *start = start.checked_sub(1)?;
        if let 1..=24 = to {
            let held = &mut opponent.points[usize::from(24 - to)];
            match *held {
                0 => {}
                1 => {
                    *held = 0;
                    opponent.bar += 1;
                }
                _ => return None,
            }
        }
        *at(&mut player, to)? += 1;
    }
    let board = Board::from_placements(player, opponent);
    board
        .or_else(|illegal| illegal.forgive(rules::BoardFault::BothShutOut))
        .ok()
}

fn at(placement: &mut Placement, place: u8) -> Option<&mut u8> {
    match place {
        Leg::OFF => Some(&mut placement.off),
        1..=24 => placement.points.get_mut(usize::from(place) - 1),
        Leg::BAR => Some(&mut placement.bar),
        _ => None,
    }
}
