//! What can differ between two plays.

use rules::{Board, Point};

use super::Facts;
use super::contrast::{ComparedPlay, staying};
use crate::lookahead::RankedPlay;

/// How two plays differ. The numbers of both plays are side by side; rolls are
/// out of 36; points are numbered from the view of the player who moves.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Difference {
    /// The opponent's rolls that hit next turn.
    Shots {
        /// After the play that was made.
        played: u8,
        /// After the better one.
        better: u8,
    },
    /// The checkers that the play hits, not counting those that were already on
    /// the bar.
    Hits {
        /// After the play that was made.
        played: u8,
        /// After the better one.
        better: u8,
    },
    /// One play makes a new point and the other doesn't. From the 19-point on
    /// it's an anchor.
    Makes {
        /// Which play makes it.
        by: ComparedPlay,
        /// The point.
        point: Point,
    },
    /// One play breaks a point and the other doesn't.
    Breaks {
        /// Which play breaks it.
        by: ComparedPlay,
        /// The point.
        point: Point,
    },
    /// The length of the longest prime.
    Prime {
        /// After the play that was made.
        played: u8,
        /// After the better one.
        better: u8,
    },
    /// The rolls with which the opponent stays on the bar, if a checker is
    /// there.
    StaysOnBar {
        /// After the play that was made.
        played: u8,
        /// After the better one.
        better: u8,
    },
    /// The player's rolls that would hit if the opponent didn't move: how much
    /// the play aims at.
    Aims {
        /// After the play that was made.
        played: u8,
        /// After the better one.
        better: u8,
    },
    /// The rolls with which a checker of the opponent escapes from the player's
    /// home board and bar point.
    Escapes {
        /// After the play that was made.
        played: u8,
        /// After the better one.
        better: u8,
    },
    /// The player's rolls with which a checker escapes from the opponent's home
    /// board and bar point, if the opponent doesn't move.
    OwnEscapes {
        /// After the play that was made.
        played: u8,
        /// After the better one.
        better: u8,
    },
    /// The player's rolls that make a point neither play holds, if the opponent
    /// doesn't move.
    Builders {
        /// The point.
        point: Point,
        /// After the play that was made.
        played: u8,
        /// After the better one.
        better: u8,
    },
    /// The pips by which the player leads; negative if behind.
    Lead {
        /// After the play that was made.
        played: i32,
        /// After the better one.
        better: i32,
    },
    /// The player's checkers that are still in the opponent's home board.
    Back {
        /// After the play that was made.
        played: u8,
        /// After the better one.
        better: u8,
    },
    /// The checkers on the player's 1- and 2-point, where they block little.
    Deep {
        /// After the play that was made.
        played: u8,
        /// After the better one.
        better: u8,
    },
    /// The checkers on the tallest stack.
    Stack {
        /// After the play that was made.
        played: u8,
        /// After the better one.
        better: u8,
    },
    /// The most points held out of six in a row, gaps or not.
    Block {
        /// After the play that was made.
        played: u8,
        /// After the better one.
        better: u8,
    },
    /// The pips that other checkers than the rear ones can play before a prime
    /// has to be broken: see [`PrimeFacts`](super::PrimeFacts).
    SparePips {
        /// After the play that was made.
        played: u8,
        /// After the better one.
        better: u8,
    },
    /// The player's rolls that force a home point to be given
    /// up, if the opponent doesn't move.
    Breaking {
        /// After the play that was made.
        played: u8,
        /// After the better one.
        better: u8,
    },
    /// The player's rolls that force a blot to be left where it can be hit, if
    /// the opponent doesn't move.
    Exposing {
        /// After the play that was made.
        played: u8,
        /// After the better one.
        better: u8,
    },
    /// After one play nobody can be hit any more, and after the other somebody
    /// can.
    Contact {
        /// After which play there's still contact.
        kept_by: ComparedPlay,
    },
    /// The crossovers until all checkers are home, in a race: a checker that
    /// passes from one quarter of the board to the next is one.
    Crossovers {
        /// After the play that was made.
        played: u8,
        /// After the better one.
        better: u8,
    },
    /// The pips until all checkers are home, in a race.
    PipsFromHome {
        /// After the play that was made.
        played: u8,
        /// After the better one.
        better: u8,
    },
    /// The checkers borne off.
    Off {
        /// After the play that was made.
        played: u8,
        /// After the better one.
        better: u8,
    },
    /// The chance to win at all, according to the engine.
    Wins {
        /// After the play that was made.
        played: f32,
        /// After the better one.
        better: f32,
    },
    /// The chance to win a gammon, according to the engine.
    Gammons {
        /// After the play that was made.
        played: f32,
        /// After the better one.
        better: f32,
    },
    /// The chance to lose a gammon, according to the engine.
    LostGammons {
        /// After the play that was made.
        played: f32,
        /// After the better one.
        better: f32,
    },
}

impl Difference {
    /// How much of it there is after a play, more being better for the player.
    pub(super) fn measured(&self, before: &Board, ranked: &RankedPlay, facts: &Facts) -> f32 {
        let (player, opponent) = (&facts.player, &facts.opponent);
        let whole = |count: u8| f32::from(count);
        match *self {
            Difference::Shots { .. } => -whole(opponent.hitting_rolls),
            Difference::Hits { .. } => whole(opponent.on_bar - before.opponent().on_bar()),
            Difference::Makes { point, .. } | Difference::Breaks { point, .. } => {
                whole(u8::from(player.holds(point)))
            }
            Difference::Prime { .. } => whole(player.longest_prime),
            Difference::StaysOnBar { .. } => whole(staying(facts)),
            Difference::Aims { .. } => whole(player.hitting_rolls),
            // Who is on the bar, or gone, counts as held, or free.
            Difference::Escapes { .. } => match opponent.behind {
                0 => -36.0,
                _ => -whole(opponent.escaping_rolls),
            },
            Difference::OwnEscapes { .. } => match player.behind {
                0 => 36.0,
                _ => whole(player.escaping_rolls),
            },
            Difference::Builders { point, .. } => {
                // Whoever holds it needs no builders.
                let held = u8::from(player.holds(point));
                whole(player.rolls_making(point).max(36 * held))
            }
            Difference::Lead { .. } => facts.lead() as f32,
            // More are better for somebody who waits for a shot.
            Difference::Back { played, better } => match better > played {
                true => whole(player.back),
                false => -whole(player.back),
            },
            Difference::Deep { .. } => -whole(player.deep),
            Difference::Stack { .. } => -whole(player.tallest_stack),
            Difference::Block { .. } => whole(player.block),
            // Who has broken the prime has no time left.
            Difference::SparePips { .. } => {
                player.prime.map_or(-1.0, |prime| whole(prime.spare_pips))
            }
            Difference::Breaking { .. } => -whole(player.breaking_rolls),
            Difference::Exposing { .. } => -whole(player.exposing_rolls),
            Difference::Contact { kept_by } => {
                let is_kept = u8::from(!ranked.board.is_race());
                match kept_by {
                    ComparedPlay::Better => whole(is_kept),
                    ComparedPlay::Played => -whole(is_kept),
                }
            }
            Difference::Crossovers { .. } => -whole(player.crossovers),
            Difference::PipsFromHome { .. } => -whole(player.pips_from_home),
            Difference::Off { .. } => whole(player.off),
            Difference::Wins { .. } => ranked.chances.win,
            Difference::Gammons { .. } => ranked.chances.win_gammon,
            Difference::LostGammons { .. } => -ranked.chances.lose_gammon,
        }
    }
}
