//! What happened at a table, as data for texts, sounds and motion.

use engine::Finding;
use rules::{Action, Die, Move, Offer, Origin, Outcome, Player, Refusal, Roll, Target};

/// Something that happened or was refused. Moves are numbered from the view of
/// the player who makes them.
#[derive(Clone, Debug, PartialEq)]
pub enum TableEvent {
    /// A player threw a die for the start.
    Threw {
        /// Who.
        player: Player,
        /// What it shows.
        die: Die,
    },
    /// Both dice for the start were equal and are rolled again. With automatic
    /// doubles, the cube has been turned.
    Tied(Die),
    /// It is settled who starts.
    Starts {
        /// Who.
        player: Player,
        /// Whether the dice swapped the colors.
        are_colors_swapped: bool,
    },
    /// A player rolled, or got the two dice for the start as the first roll.
    Rolled {
        /// Who.
        player: Player,
        /// What the dice show.
        roll: Roll,
    },
    /// The roll can't be played. It stays until the dice are pressed.
    CannotMove {
        /// Who.
        player: Player,
        /// What the dice show.
        roll: Roll,
    },
    /// A checker was moved. The move says whether it entered, hit or was borne
    /// off.
    Moved {
        /// Whose.
        player: Player,
        /// From where, by which number, and whether it hit.
        made: Move,
    },
    /// A checker was put on a blocked point and went to the bar for it.
    Penalized {
        /// Whose.
        player: Player,
        /// Where it stood.
        from: Origin,
        /// The number that was used up.
        die: Die,
    },
    /// A move was taken back.
    Undone {
        /// Whose.
        player: Player,
    },
    /// The dice were picked up.
    TurnEnded {
        /// Whose turn it was.
        player: Player,
    },
    /// A player made an offer: a double, a resignation or the like.
    Offered(Offer),
    /// An offer was answered: taken, passed, accepted or declined.
    Answered {
        /// Who answered.
        player: Player,
        /// How: never a beaver or a raccoon, which are offers.
        answer: Action,
        /// What was offered.
        offer: Offer,
    },
    /// The game is over, with what it is worth as a sum.
    GameWon(Outcome),
    /// The match is over.
    MatchWon(Player),
    /// The next game was set up.
    NextGame,
    /// Turns were taken back.
    TakenBack,
    /// What the gesture means, if the player is sure: ask, and then call
    /// [`act`](super::Table::act).
    Confirm {
        /// Who would do it.
        player: Player,
        /// What.
        action: Action,
    },
    /// The table waits for real dice.
    DiceWanted(DiceWanted),
    /// The coach is looking at the decision about to be made. It becomes final,
    /// or there's a comment, when the answer comes.
    CoachAsked,
    /// The coach would do something else. Doing the same again makes it final.
    Coached(Box<Finding>),
    /// It can't be done; nothing has changed.
    Refused(Denial),
}

/// Why something can't be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Denial {
    /// A rule is against it; the refusal says what would be legal.
    Rule(Refusal),
    /// The remaining numbers don't lead there.
    NoWay {
        /// Where the checker stands.
        from: Origin,
        /// Where it was to go.
        to: Target,
    },
    /// Checkers never move away from home.
    Backward {
        /// Where the checker stands.
        from: Origin,
        /// Where it was to go.
        to: Target,
    },
    /// No two checkers can make this point now.
    NoPoint(rules::Point),
    /// Only the opponent has checkers there.
    NotYours,
    /// Dice aren't typed in at this table.
    DiceNotByHand,
    /// What was typed can be played in several ways.
    Ambiguous,
}

/// Which real dice the table is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiceWanted {
    /// A die for the start by this player.
    ForStart(Player),
    /// The roll of this player.
    ForRoll(Player),
}
