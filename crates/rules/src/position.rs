//! A position you can play from.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;

use crate::board::{Board, BoardFault, IllegalBoard};
use crate::cube::{Cube, CubeValue};
use crate::player::Player;
use crate::setup::{Offer, Offered, Setup, Stage};
use crate::stakes::{Beavers, Stakes};

/// Everything a decision depends on, validated: the board, whose turn it is and
/// its stage, the cube, the stakes, and any offer waiting for an answer.
///
/// The board is from the point of view of the player on roll, even while the
/// opponent answers an offer. Two positions are equal if all of this is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    on_roll: Player,
    stage: Stage,
    offer: Option<Offer>,
    cube: Cube,
    highest_cube: Option<CubeValue>,
    stakes: Stakes,
}

impl Position {
    /// Where the checkers are, from the point of view of the player on roll.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn on_roll(&self) -> Player {
        self.on_roll
    }

    /// The stage of the turn.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The offer that is waiting for an answer.
    #[must_use]
    pub const fn offer(&self) -> Option<Offer> {
        self.offer
    }

    /// The cube, as it was before a double that is waiting for an answer.
    #[must_use]
    pub const fn cube(&self) -> Cube {
        self.cube
    }

    /// The cube's limit, if there is one.
    #[must_use]
    pub const fn highest_cube(&self) -> Option<CubeValue> {
        self.highest_cube
    }

    /// What the players are playing for.
    #[must_use]
    pub const fn stakes(&self) -> Stakes {
        self.stakes
    }

    /// Who has to decide now; `None` once the game is over.
    #[must_use]
    pub fn to_decide(&self) -> Option<Player> {
        match (self.offer, self.stage) {
            (Some(offer), _) => Some(offer.by.opponent()),
            (None, Stage::Over) => None,
            (None, Stage::BeforeRoll | Stage::Rolled(_)) => Some(self.on_roll),
        }
    }

    /// A position from a game played by the rules.
    pub(crate) fn from_sound(setup: &Setup, board: Board) -> Position {
        Position {
            board,
            on_roll: setup.on_roll,
            stage: setup.stage,
            offer: setup.offer,
            cube: setup.cube,
            highest_cube: setup.highest_cube,
            stakes: setup.stakes,
        }
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Setup {
        Setup {
            player: position.board.player().into(),
            opponent: position.board.opponent().into(),
            on_roll: position.on_roll,
            stage: position.stage,
            offer: position.offer,
            cube: position.cube,
            highest_cube: position.highest_cube,
            stakes: position.stakes,
        }
    }
}

impl TryFrom<Setup> for Position {
    type Error = IllegalPosition;

    fn try_from(setup: Setup) -> Result<Position, IllegalPosition> {
        let board = Board::from_placements(setup.player, setup.opponent);
        let board_faults = board.as_ref().err().map_or(&[][..], IllegalBoard::faults);
        let board_faults = board_faults.iter().copied().map(PositionFault::Board);
        let faults: Vec<_> = board_faults
            .chain(stakes_faults(&setup))
            .chain(cube_faults(&setup))
            .chain(offer_faults(&setup))
            .collect();
        match board {
            Ok(board) if faults.is_empty() => Ok(Position::from_sound(&setup, board)),
            _ => Err(IllegalPosition {
                setup: Box::new(setup),
                faults,
            }),
        }
    }
}

/// Something that keeps a setup from being a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PositionFault {
    /// The checkers can't be like this.
    Board(BoardFault),
    /// Someone has borne off everything, but the game isn't over.
    NotOver,
    /// A match to no points.
    NoLength,
    /// A player already has enough points to win the match.
    MatchWon {
        /// The player with the points.
        player: Player,
        /// This player's points.
        score: u32,
        /// The points needed to win.
        length: u32,
    },
    /// It's marked as a Crawford game, but it isn't true that exactly one
    /// player needs one point. Forgivable.
    NoCrawfordGame,
    /// The cube was turned or is offered in the Crawford game.
    CubeInCrawfordGame,
    /// Someone owns a cube that was never turned. Forgivable.
    OwnedAtOne(Player),
    /// The cube is above its limit, or would be if the offer were taken.
    CubeTooHigh {
        /// The cube's limit.
        highest: CubeValue,
    },
    /// There's an offer although the game is over.
    OfferAfterTheEnd,
    /// A player doubles without owning the cube.
    CubeNotTheirs(Player),
    /// A beaver or a raccoon where the rules don't allow it.
    NoBeavers,
    /// A settlement in a match, or for no points.
    NoSettlement,
}

impl PositionFault {
    /// Whether you can still show and play a position with this fault.
    #[must_use]
    pub const fn is_forgivable(self) -> bool {
        match self {
            PositionFault::Board(fault) => fault.is_forgivable(),
            PositionFault::NoCrawfordGame | PositionFault::OwnedAtOne(_) => true,
            _ => false,
        }
    }
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionFault::Board(fault) => fault.fmt(f),
            PositionFault::NotOver => {
                f.write_str("one side has borne off all checkers, but the game isn't over")
            }
            PositionFault::NoLength => f.write_str("a match to 0 points"),
            PositionFault::MatchWon {
                player,
                score,
                length,
            } => write!(f, "{player} has {score} points in a match to {length}"),
            PositionFault::NoCrawfordGame => {
                f.write_str("it can't be the Crawford game unless one player needs one more point")
            }
            PositionFault::CubeInCrawfordGame => {
                f.write_str("the cube is in use in the Crawford game")
            }
            PositionFault::OwnedAtOne(player) => {
                write!(f, "{player} owns a cube that has never been turned")
            }
            PositionFault::CubeTooHigh { highest } => write!(f, "the cube goes above {highest}"),
            PositionFault::OfferAfterTheEnd => f.write_str("an offer after the end of the game"),
            PositionFault::CubeNotTheirs(player) => {
                write!(f, "{player} doubles without owning the cube")
            }
            PositionFault::NoBeavers => f.write_str("a beaver, which the rules don't allow"),
            PositionFault::NoSettlement => f.write_str("a settlement in a match or for no points"),
        }
    }
}

/// A setup that isn't a position, with everything that is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalPosition {
    setup: Box<Setup>,
    faults: Vec<PositionFault>,
}

impl IllegalPosition {
    /// The rejected setup.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Everything that is wrong, at least one fault.
    #[must_use]
    pub fn faults(&self) -> &[PositionFault] {
        &self.faults
    }

    /// The position anyway, if `fault` was the only thing wrong and is
    /// forgivable.
    ///
    /// # Errors
    ///
    /// What is still wrong.
    pub fn forgive(self, fault: PositionFault) -> Result<Position, IllegalPosition> {
        self.forgive_where(|other| other == fault)
    }

    /// The position anyway, if every fault is forgivable. For callers who want
    /// to show whatever can be shown.
    ///
    /// # Errors
    ///
    /// What is still wrong.
    pub fn forgive_all(self) -> Result<Position, IllegalPosition> {
        self.forgive_where(|_| true)
    }

    fn forgive_where(
        mut self,
        is_forgiven: impl Fn(PositionFault) -> bool,
    ) -> Result<Position, IllegalPosition> {
        self.faults
            .retain(|&fault| !(fault.is_forgivable() && is_forgiven(fault)));
        match forgiven_board(&self.setup) {
            Some(board) if self.faults.is_empty() => Ok(Position::from_sound(&self.setup, board)),
            _ => Err(self),
        }
    }
}

/// The board of a setup, if it has no unforgivable faults.
fn forgiven_board(setup: &Setup) -> Option<Board> {
    let mut board = Board::from_placements(setup.player, setup.opponent);
    while let Err(illegal) = board {
        let fault = illegal
            .faults()
            .iter()
            .copied()
            .find(|fault| fault.is_forgivable())?;
        board = illegal.forgive(fault);
    }
    board.ok()
}

impl fmt::Display for IllegalPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.faults.iter().enumerate() {
            let comma = if index > 0 { ", " } else { "" };
            write!(f, "{comma}{fault}")?;
        }
        Ok(())
    }
}

impl core::error::Error for IllegalPosition {}

fn stakes_faults(setup: &Setup) -> Vec<PositionFault> {
    let Stakes::Match {
        length,
        score,
        crawford,
    } = setup.stakes
    else {
        return Vec::new();
    };
    let mut faults = Vec::new();
    if length == 0 {
        faults.push(PositionFault::NoLength);
    } else {
        let winners = Player::BOTH
            .into_iter()
            .filter(|&player| score[player] >= length);
        faults.extend(winners.map(|player| PositionFault::MatchWon {
            player,
            score: score[player],
            length,
        }));
    }
    if crawford {
        let needs_one = Player::BOTH.map(|player| setup.stakes.away(player) == Some(1));
        if needs_one[0] == needs_one[1] {
            faults.push(PositionFault::NoCrawfordGame);
        }
        let is_offered = setup.offer.is_some_and(|offer| offer.what.doublings() > 0);
        if setup.cube != Cube::CENTERED || is_offered {
            faults.push(PositionFault::CubeInCrawfordGame);
        }
    }
    faults
}

fn cube_faults(setup: &Setup) -> Vec<PositionFault> {
    let Cube { value, owner } = setup.cube;
    let mut faults = Vec::new();
    if let (CubeValue::ONE, Some(owner)) = (value, owner) {
        faults.push(PositionFault::OwnedAtOne(owner));
    }
    let doublings = setup.offer.map_or(0, |offer| offer.what.doublings());
    let highest = setup.highest_cube.unwrap_or(CubeValue::LAST);
    if value
        .doubled_times(doublings)
        .is_none_or(|taken| taken > highest)
    {
        faults.push(PositionFault::CubeTooHigh { highest });
    }
    faults
}

fn offer_faults(setup: &Setup) -> Vec<PositionFault> {
    let mut faults = Vec::new();
    let is_over = setup.stage == Stage::Over;
    let is_borne_off = [&setup.player, &setup.opponent]
        .into_iter()
        .any(|placement| placement.total() > 0 && u32::from(placement.off) == placement.total());
    if is_borne_off && !is_over {
        faults.push(PositionFault::NotOver);
    }
    let Some(offer) = setup.offer else {
        return faults;
    };
    if is_over {
        faults.push(PositionFault::OfferAfterTheEnd);
    }
    if let Some(doubler) = offer
        .doubler()
        .filter(|&by| !setup.cube.is_available_to(by))
    {
        faults.push(PositionFault::CubeNotTheirs(doubler));
    }
    let agreed = match setup.stakes {
        Stakes::Money { beavers, .. } => beavers,
        Stakes::Match { .. } => Beavers::Off,
    };
    let is_match = matches!(setup.stakes, Stakes::Match { .. });
    match offer.what {
        Offered::Beaver if agreed < Beavers::Beavers => faults.push(PositionFault::NoBeavers),
        Offered::Raccoon if agreed < Beavers::Raccoons => faults.push(PositionFault::NoBeavers),
        Offered::Settlement { points, .. } if is_match || points == 0 => {
            faults.push(PositionFault::NoSettlement);
        }
        _ => {}
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::ByPlayer;
    use crate::variant::Variant;

    fn opening() -> Setup {
        let board = Variant::Backgammon.opening();
        Setup::for_money(board.player().into(), board.opponent().into())
    }

    fn match_to(length: u32, white: u32, black: u32, crawford: bool) -> Stakes {
        Stakes::Match {
            length,
            score: ByPlayer { white, black },
            crawford,
        }
    }

    fn offers(by: Player, what: Offered) -> Option<Offer> {
        Some(Offer { by, what })
    }

    fn check(setup: Setup, expected: &[PositionFault]) {
        match Position::try_from(setup) {
            Ok(position) => {
                assert_eq!(expected, [], "{setup:?}");
                assert_eq!(Setup::from(position), setup);
            }
            Err(illegal) => assert_eq!(illegal.faults(), expected, "{setup:?}"),
        }
    }

    #[test]
    fn a_sound_setup_is_a_position_and_comes_back_the_same() {
        check(opening(), &[]);
        let setup = Setup {
            stage: Stage::Rolled("31".parse().unwrap()),
            offer: offers(Player::Black, Offered::Resignation(crate::Win::Gammon)),
            ..opening()
        };
        check(setup, &[]);
        assert_eq!(
            Position::try_from(setup).unwrap().to_decide(),
            Some(Player::White)
        );
    }

    #[test]
    fn every_fault_is_listed() {
        let mut setup = Setup {
            stakes: match_to(5, 5, 1, true),
            cube: Cube {
                value: CubeValue::new(128),
                owner: Some(Player::Black),
            },
            highest_cube: Some(CubeValue::SIXTY_FOUR),
            offer: offers(Player::White, Offered::Double),
            ..opening()
        };
        setup.player.points[0] = 1;
        let illegal = Position::try_from(setup).unwrap_err();
        assert_eq!(
            illegal.to_string(),
            "the player on roll has 16 checkers, more than 15, \
             the player on roll has 16 checkers, the opponent 15, \
             both sides are on point 1, \
             White has 5 points in a match to 5, \
             it can't be the Crawford game unless one player needs one more point, \
             the cube is in use in the Crawford game, \
             the cube goes above 64, \
             White doubles without owning the cube"
        );
    }

    #[test]
    fn a_crawford_game_has_one_player_a_point_from_winning() {
        let fault = PositionFault::NoCrawfordGame;
        let with = |stakes| Setup {
            stakes,
            ..opening()
        };
        check(with(match_to(7, 6, 3, true)), &[]);
        check(with(match_to(7, 3, 6, true)), &[]);
        check(with(match_to(7, 6, 6, true)), &[fault]);
        check(with(match_to(7, 0, 0, true)), &[fault]);
        check(with(match_to(0, 0, 0, false)), &[PositionFault::NoLength]);
        let illegal = Position::try_from(with(match_to(7, 6, 6, true))).unwrap_err();
        assert!(illegal.forgive(fault).is_ok());
    }

    #[test]
    fn offers_need_the_cube_and_what_was_agreed() {
        let with = |offer| Setup { offer, ..opening() };
        let (white, black) = (Player::White, Player::Black);
        check(with(offers(white, Offered::Double)), &[]);
        let beaver = with(offers(black, Offered::Beaver));
        check(beaver, &[PositionFault::NoBeavers]);
        let stakes = Stakes::Money {
            jacoby: true,
            beavers: Beavers::Beavers,
        };
        check(Setup { stakes, ..beaver }, &[]);
        let raccoon = with(offers(white, Offered::Raccoon));
        check(Setup { stakes, ..raccoon }, &[PositionFault::NoBeavers]);
        let nothing = Offered::Settlement {
            winner: white,
            points: 0,
        };
        check(with(offers(white, nothing)), &[PositionFault::NoSettlement]);
        let over = Setup {
            stage: Stage::Over,
            ..with(offers(white, Offered::Double))
        };
        check(over, &[PositionFault::OfferAfterTheEnd]);
    }

    #[test]
    fn only_what_can_be_played_from_is_forgiven() {
        let owned = Setup {
            cube: Cube {
                value: CubeValue::ONE,
                owner: Some(Player::Black),
            },
            ..opening()
        };
        check(owned, &[PositionFault::OwnedAtOne(Player::Black)]);
        let illegal = Position::try_from(owned).unwrap_err();
        assert_eq!(illegal.forgive_all().unwrap().cube(), owned.cube);

        let won = Setup {
            player: crate::Placement {
                off: 15,
                ..crate::Placement::default()
            },
            ..opening()
        };
        check(won, &[PositionFault::NotOver]);
        let illegal = Position::try_from(won).unwrap_err();
        assert_eq!(illegal.clone().forgive_all(), Err(illegal));
    }
}
