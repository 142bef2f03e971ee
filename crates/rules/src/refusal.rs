//! Why something isn't allowed, and what is.

use alloc::vec::Vec;
use core::fmt;

use crate::cube::CubeValue;
use crate::dice::{Die, Roll};
use crate::game::ActionKind;
use crate::play::Move;
use crate::player::Player;
use crate::point::{Origin, Point};
use crate::setup::{Offer, Offered};

/// A refused action. It has changed nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The rule that refuses it.
    pub reason: Reason,
    /// What would be legal.
    pub instead: Instead,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.reason.fmt(f)
    }
}

impl core::error::Error for Refusal {}

/// What would be legal instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Instead {
    /// These moves: those of the same checker or, if it has none, all that can
    /// come next.
    Moves(Vec<Move>),
    /// These kinds of action, for the player who was refused.
    Actions(Vec<ActionKind>),
}

/// The rule that refuses an action, with what a sentence about it needs. If you
/// have a sentence for each of these, you've covered every refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// The match has been won.
    MatchOver(Player),
    /// The next game can't start before this one is over.
    GameNotOver,
    /// The other player has to decide.
    NotYourTurn(Player),
    /// It hasn't been decided yet who starts.
    StartNotSettled,
    /// It has already been decided who starts.
    StartSettled,
    /// The player has already rolled the die for the start.
    AlreadyThrown(Die),
    /// An offer must be answered first.
    OfferOpen(Offer),
    /// There is no offer to answer.
    NoOffer,
    /// You can't answer this kind of offer like that.
    WrongAnswer(Offered),
    /// You have to roll first.
    RollFirst,
    /// The dice have been rolled already.
    AlreadyRolled(Roll),
    /// The game is played without the cube.
    CubeNotInUse,
    /// Nobody may double in the Crawford game.
    CrawfordGame,
    /// Nobody may double before the first roll of the game has been played.
    FirstRollNotPlayed,
    /// The other player has the cube.
    CubeNotYours(Player),
    /// The cube may not go that high.
    CubeAtLimit(CubeValue),
    /// You have to double before you roll.
    DoubleAfterRoll(Roll),
    /// The rules don't allow beavers.
    NoBeavers,
    /// The rules don't allow raccoons.
    NoRaccoons,
    /// You can't settle a match for points.
    SettlementInMatch,
    /// A settlement needs points.
    SettlementForNothing,
    /// These rules have no backgammons.
    NoBackgammon,
    /// The dice don't show this number.
    DieNotRolled {
        /// The number asked for.
        die: Die,
        /// What the dice show.
        roll: Roll,
    },
    /// The number has already been played.
    DieUsed(Die),
    /// The player has no checker there.
    NoChecker(Origin),
    /// Checkers on the bar have to enter first.
    BarFirst {
        /// How many are on the bar.
        checkers: u8,
    },
    /// The opponent blocks the point.
    Blocked {
        /// The point where the checker would land.
        point: Point,
        /// How many opposing checkers are there.
        checkers: u8,
    },
    /// You can't bear off until all checkers are home.
    NotAllHome {
        /// The rearmost checker that isn't.
        outside: Point,
    },
    /// A number bears off a checker from a lower point only if there's none on
    /// a higher one.
    HigherChecker {
        /// The point from which you must play the number.
        higher: Point,
    },
    /// Under these rules, only the exact number bears off a checker.
    ExactNumberNeeded {
        /// Where the checker is.
        from: Point,
        /// The number that is too large.
        die: Die,
    },
    /// The checker has hit in its home board and must stay there until the turn
    /// is over.
    HitAndRun(Point),
    /// You can play both numbers, so you must.
    BothNumbers(Roll),
    /// You can play only one number, and it must be the larger.
    LargerNumber(Die),
    /// You can make this many moves, so you must.
    AsManyAsPossible {
        /// How many, since the start of the turn or the last penalty.
        moves: usize,
    },
    /// The turn can't end, because you can and must play more.
    TurnNotOver,
    /// There's no move to take back.
    NothingToUndo,
    /// Under these rules, nobody may land on a blocked point.
    NoPenaltyLanding,
    /// The point isn't blocked, so landing there is an ordinary move or
    /// impossible.
    NotBlocked,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Reason::GameOver => f.write_str("the game is over"),
            Reason::MatchOver(winner) => write!(f, "the match is over: {winner} won it"),
            Reason::GameNotOver => f.write_str("the game isn't over yet"),
            Reason::NotYourTurn(player) => write!(f, "it's {player}'s turn to decide"),
            Reason::StartNotSettled => {
                f.write_str("each player rolls a die first to see who starts")
            }
            Reason::StartSettled => f.write_str("it's already settled who starts"),
            Reason::AlreadyThrown(die) => {
                write!(f, "the die for the start has already been rolled: a {die}")
            }
            Reason::OfferOpen(offer) => {
                write!(
                    f,
                    "{} must answer {} first",
                    offer.by.opponent(),
                    offer.what
                )
            }
            Reason::NoOffer => f.write_str("there is no offer to answer"),
            Reason::WrongAnswer(offered) => match offered.doublings() {
                0 => write!(f, "{offered} can only be accepted or declined"),
                _ => write!(f, "{offered} can only be taken or passed"),
            },
            Reason::RollFirst => f.write_str("roll the dice first"),
            Reason::AlreadyRolled(roll) => write!(f, "the dice have already been rolled: {roll}"),
            Reason::CubeNotInUse => f.write_str("this game is played without the cube"),
            Reason::CrawfordGame => f.write_str("nobody may double in the Crawford game"),
            Reason::FirstRollNotPlayed => {
                f.write_str("nobody may double before the first roll has been played")
            }
            Reason::CubeNotYours(owner) => write!(f, "{owner} owns the cube"),
            Reason::CubeAtLimit(highest) => write!(f, "the cube can't go above {highest}"),
            Reason::DoubleAfterRoll(roll) => {
                write!(
                    f,
                    "you can double only before you roll, and {roll} has been rolled"
                )
            }
            Reason::NoBeavers => f.write_str("beavers aren't part of these rules"),
            Reason::NoRaccoons => f.write_str("raccoons aren't part of these rules"),
            Reason::SettlementInMatch => f.write_str("you can't settle a game of a match"),
            Reason::SettlementForNothing => {
                f.write_str("a settlement must be for at least one point")
            }
            Reason::NoBackgammon => f.write_str("these rules have no backgammon"),
            Reason::DieNotRolled { die, roll } => {
                write!(f, "{roll} was rolled, so there is no {die}")
            }
            Reason::DieUsed(die) => write!(f, "the {die} has already been played"),
            Reason::NoChecker(Origin::Bar) => f.write_str("there is no checker on the bar"),
            Reason::NoChecker(Origin::Point(point)) => {
                write!(f, "there is no checker of yours on point {point}")
            }
            Reason::BarFirst { checkers: 1 } => {
                f.write_str("the checker on the bar has to enter first")
            }
            Reason::BarFirst { checkers } => {
                write!(f, "the {checkers} checkers on the bar have to enter first")
            }
            Reason::Blocked { point, checkers } => {
                write!(
                    f,
                    "point {point} is blocked by {checkers} opposing checkers"
                )
            }
            Reason::NotAllHome { outside } => write!(
                f,
                "you can't bear off until all checkers are home, and one is on point {outside}"
            ),
            Reason::HigherChecker { higher } => {
                write!(f, "you have to play this number from point {higher}")
            }
            Reason::ExactNumberNeeded { from, die } => write!(
                f,
                "only a {from} bears off a checker from point {from}, not a {die}"
            ),
            Reason::HitAndRun(point) => write!(
                f,
                "the checker on point {point} has hit in its home board and must stay there"
            ),
            Reason::BothNumbers(roll) => {
                write!(f, "you can play both numbers of {roll}, so you must")
            }
            Reason::LargerNumber(die) => write!(
                f,
                "you can play only one number, and it must be the larger: the {die}"
            ),
            Reason::AsManyAsPossible { moves: 1 } => {
                f.write_str("you can make a move, so you must")
            }
            Reason::AsManyAsPossible { moves } => {
                write!(f, "you can make {moves} moves, so you must")
            }
            Reason::TurnNotOver => {
                f.write_str("the turn isn't over: you can make a move, so you must")
            }
            Reason::NothingToUndo => f.write_str("there is no move to take back"),
            Reason::NoPenaltyLanding => f.write_str("nobody may land on a blocked point"),
            Reason::NotBlocked => f.write_str("the checker wouldn't land on a blocked point"),
        }
    }
}

impl fmt::Display for Offered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Offered::Double => f.write_str("a double"),
            Offered::Beaver => f.write_str("a beaver"),
            Offered::Raccoon => f.write_str("a raccoon"),
            Offered::Resignation(win) => write!(f, "a resignation ({win})"),
            Offered::Claim(win) => write!(f, "a claim ({win})"),
            Offered::Settlement { winner, points } => {
                write!(f, "a settlement ({points} for {winner})")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outcome::Win;

    /// The messages of moves are tested with the moves.
    #[test]
    fn messages_read_well_after_a_colon() {
        let roll = Roll::new(Die::Three, Die::One);
        let offer = |what| Offer {
            by: Player::White,
            what,
        };
        let resignation = Offered::Resignation(Win::Gammon);
        let settlement = Offered::Settlement {
            winner: Player::Black,
            points: 3,
        };
        let messages = [
            (Reason::GameOver, "the game is over"),
            (
                Reason::MatchOver(Player::Black),
                "the match is over: Black won it",
            ),
            (Reason::GameNotOver, "the game isn't over yet"),
            (
                Reason::NotYourTurn(Player::Black),
                "it's Black's turn to decide",
            ),
            (
                Reason::StartNotSettled,
                "each player rolls a die first to see who starts",
            ),
            (Reason::StartSettled, "it's already settled who starts"),
            (
                Reason::AlreadyThrown(Die::Four),
                "the die for the start has already been rolled: a 4",
            ),
            (
                Reason::OfferOpen(offer(Offered::Double)),
                "Black must answer a double first",
            ),
            (
                Reason::OfferOpen(offer(settlement)),
                "Black must answer a settlement (3 for Black) first",
            ),
            (Reason::NoOffer, "there is no offer to answer"),
            (
                Reason::WrongAnswer(resignation),
                "a resignation (gammon) can only be accepted or declined",
            ),
            (
                Reason::WrongAnswer(Offered::Beaver),
                "a beaver can only be taken or passed",
            ),
            (Reason::RollFirst, "roll the dice first"),
            (
                Reason::AlreadyRolled(roll),
                "the dice have already been rolled: 31",
            ),
            (Reason::CubeNotInUse, "this game is played without the cube"),
            (
                Reason::CrawfordGame,
                "nobody may double in the Crawford game",
            ),
            (Reason::CubeNotYours(Player::Black), "Black owns the cube"),
            (
                Reason::CubeAtLimit(CubeValue::SIXTY_FOUR),
                "the cube can't go above 64",
            ),
            (
                Reason::DoubleAfterRoll(roll),
                "you can double only before you roll, and 31 has been rolled",
            ),
            (Reason::NoBeavers, "beavers aren't part of these rules"),
            (Reason::NoRaccoons, "raccoons aren't part of these rules"),
            (
                Reason::SettlementInMatch,
                "you can't settle a game of a match",
            ),
            (
                Reason::SettlementForNothing,
                "a settlement must be for at least one point",
            ),
            (Reason::NoBackgammon, "these rules have no backgammon"),
            (
                Reason::NotBlocked,
                "the checker wouldn't land on a blocked point",
            ),
        ];
        for (reason, message) in messages {
            assert_eq!(reason.to_string(), message);
        }
    }
}
