//! What the next rolls can do on a board, counted with bits instead of plays.
//!
//! A net has no look-ahead, and from single points it's hard to see whether a
//! blot can be hit or a prime jumped. The counts here are inputs, not facts:
//! they ignore that both numbers of a roll must be played.

use rules::{Board, Checkers};

/// What the rolls of one side can do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct NextRolls {
    /// The rolls out of 36 that hit.
    pub(super) hitting: u8,
    /// The pips that the other side loses by it, at most and on average.
    pub(super) pips: u8,
    /// The rolls out of 36 with which the rearmost checker can play both
    /// numbers.
    pub(super) leaving: u8,
}

/// The places of a side that hold checkers, one bit each: the points from 1
/// to 24 and the bar, 25.
#[derive(Clone, Copy)]
struct Places {
    one: u32,
    many: u32,
    on_bar: u8,
}

const BAR: u32 = 1 << 25;
const POINTS: u32 = BAR - 2;

impl NextRolls {
    /// What the player on roll can do, and what the opponent could do if the
    /// turn were theirs.
    pub(super) fn of_both(board: &Board) -> [NextRolls; 2] {
        let [player, opponent] = [board.player(), board.opponent()].map(Places::of);
        [
            NextRolls::new(player, opponent),
            NextRolls::new(opponent, player),
        ]
    }

    #[inline]
    fn new(own: Places, other: Places) -> NextRolls {
        let blocked = mirrored(other.many) & POINTS;
        let blots = mirrored(other.one) & POINTS;
        let (hitting, pips) = own.hits(blots, !blocked);
        NextRolls {
            hitting,
            pips,
            leaving: own.leaving(blocked),
        }
    }
}

impl Places {
    #[inline]
    fn of(checkers: Checkers) -> Places {
        const LOWEST: u64 = 0x1111_1111_1111_1111;
        let bits = checkers.to_bits();
        let [low, high] = [bits as u64, (bits >> 64) as u64].map(|half| {
            let many = (half >> 1 | half >> 2 | half >> 3) & LOWEST;
            (gathered(half & LOWEST & !many), gathered(many))
        });
        Places {
            one: (low.0 | high.0 << 16) & !1,
            many: (low.1 | high.1 << 16) & !1,
            on_bar: checkers.on_bar(),
        }
    }

    const fn any(self) -> u32 {
        self.one | self.many
    }

    /// The rolls that hit one of the blots, and the mean of the pips that the
    /// best hit of each costs.
    #[inline]
    fn hits(self, blots: u32, open: u32) -> (u8, u8) {
        if blots == 0 {
            return (0, 0);
        }
        let (mut rolls, mut pips) = (0, 0);
        // Without a branch, since it couldn't be predicted whether a roll hits.
        let mut count = |hit: u32, weight: u32| {
            rolls += weight * u32::from(hit != 0);
            pips += weight * (hit | 1).ilog2();
        };
        if self.on_bar > 0 {
            for one in 1..=6 {
                count(self.entering(open, &[one; 4]) & blots, 1);
                for other in 1..one {
                    let both = [[one, other], [other, one]].map(|dice| self.entering(open, &dice));
                    count((both[0] | both[1]) & blots, 2);
                }
            }
        } else {
            let first: [u32; 7] = std::array::from_fn(|die| (self.any() >> die) & open);
            for one in 1..=6 {
                let second = (first[one] >> one) & open;
                let third = (second >> one) & open;
                count((first[one] | second | third | third >> one) & blots, 1);
                for other in 1..one {
                    let both = first[one] >> other | first[other] >> one;
                    count((first[one] | first[other] | both) & blots, 2);
                }
            }
        }
        (rolls as u8, pips.div_ceil(36) as u8)
    }

    /// Where checkers can land that play these dice one after the other, with
    /// some on the bar.
    fn entering(self, open: u32, dice: &[u32]) -> u32 {
        let (mut from, mut landed) = (self.any() & POINTS, 0);
        for (number, die) in dice.iter().enumerate() {
            let enters = number < usize::from(self.on_bar);
            let to = (if enters { BAR } else { from } >> die) & open;
            if enters && to == 0 {
                break;
            }
            landed |= to;
            from |= to;
        }
        landed
    }

    /// The rolls with which the rearmost checker can play both numbers.
    fn leaving(self, blocked: u32) -> u8 {
        let places = self.any();
        if places == 0 {
            return 36;
        }
        // Bit n is n pips before the checker.
        let ahead = blocked.reverse_bits() >> places.leading_zeros();
        LEAVING[ahead as usize >> 1 & 0xFFF]
    }
}

/// The rolls with which a checker can play both numbers, by what's blocked in
/// the twelve places in front of it.
static LEAVING: [u8; 1 << 12] = {
    let mut table = [0; 1 << 12];
    let mut blocked = 0;
    while blocked < 1 << 12 {
        let mut one = 1;
        while one <= 6 {
            let mut other = 1;
            while other <= 6 {
                let first = blocked >> (one - 1) & 1 == 0;
                let second = blocked >> (other - 1) & 1 == 0;
                let both = blocked >> (one + other - 1) & 1 == 0;
                table[blocked] += ((first || second) && both) as u8;
                other += 1;
            }
            one += 1;
        }
        blocked += 1;
    }
    table
};

/// Places as the other side counts them.
const fn mirrored(places: u32) -> u32 {
    places.reverse_bits() >> 6
}

/// The lowest bits of sixteen groups of four, next to each other.
#[inline]
const fn gathered(bits: u64) -> u32 {
    let pairs = (bits | bits >> 3) & 0x0303_0303_0303_0303;
    let fours = (pairs | pairs >> 6) & 0x000F_000F_000F_000F;
    let eights = (fours | fours >> 12) & 0x0000_00FF_0000_00FF;
    (eights | eights >> 24) as u32 & 0xFFFF
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::tests::random_results;
    use rules::{Movement, Placement, Plays, Roll};

    /// The rolls that hit, and the pips they cost, by making every play.
    fn hits_by_plays(board: &Board) -> (u8, u8) {
        let (mut rolls, mut pips) = (0, 0);
        for roll in Roll::ALL {
            let plays = Plays::new(board, roll, Movement::INTERNATIONAL);
            let cost = |after: &Board| after.opponent().pips() - board.opponent().pips();
            let dearest = plays.iter().map(|(_, after)| cost(after)).max();
            let dearest = dearest.unwrap_or_default();
            rolls += roll.weight() * u32::from(dearest > 0);
            pips += roll.weight() * dearest;
        }
        (rolls as u8, pips.div_ceil(36) as u8)
    }

    #[test]
    fn counted_in_bits_nearly_as_by_plays() {
        let boards: Vec<Board> = random_results().into_iter().flatten().step_by(41).collect();
        let (mut same, mut total) = (0, 0);
        for board in boards.iter().filter(|board| !board.is_over()) {
            let [own, theirs] = NextRolls::of_both(board);
            let (hitting, _) = hits_by_plays(board);
            total += 1;
            same += u32::from(own.hitting == hitting);
            assert!(
                own.hitting.abs_diff(hitting) <= 6,
                "{board:?} {own:?} {hitting}"
            );
            let [swapped, _] = NextRolls::of_both(&board.for_opponent());
            assert_eq!(swapped, theirs);
        }
        assert!(total > 500 && same * 100 > total * 95, "{same} of {total}");
    }

    #[test]
    fn a_single_shot() {
        // A blot six pips away, nothing between, and a checker behind a prime.
        let board = Board::from_placements(
            Placement::on_points(&[(24, 1), (13, 2), (1, 2)]).with_rest_off(),
            Placement::on_points(&[(18, 1), (7, 2), (6, 2), (5, 2), (4, 2), (3, 2), (2, 2)])
                .with_rest_off(),
        )
        .unwrap();
        let [own, theirs] = NextRolls::of_both(&board);
        assert_eq!((own.hitting, own.pips), hits_by_plays(&board));
        assert_eq!((own.hitting, own.leaving), (17, 0));
        // What adds up to six is blocked, and so are two sixes.
        assert_eq!(theirs.leaving, 30);
    }
}
