//! What can be counted on a board: the basis of explanations.

mod comparison;
mod contrast;
mod difference;
mod prime;
mod race;
mod shots;

pub use comparison::{Importance, PlayComparison};
pub use contrast::{ComparedPlay, Contrast, contrasts};
pub use difference::Difference;
pub use prime::PrimeFacts;
pub use race::RaceFacts;

use rules::{Board, Checkers, Movement, Point};

use shots::Shots;

/// What can be counted on a board, for both sides. Nothing here is an estimate:
/// a player could count every number at the table.
///
/// The board is seen by one player, before rolling or just after playing; the
/// opponent's facts are in the opponent's numbering. What depends on dice is
/// counted for each side as if it were on roll.
///
/// ```
/// use engine::Facts;
/// use rules::{Movement, Point, Plays, Variant};
///
/// let rules = Movement::INTERNATIONAL;
/// let plays = Plays::new(&Variant::Backgammon.opening(), "21".parse()?, rules);
/// let (_, board) = plays.find(&"13/11 6/5".parse()?)?;
/// let facts = Facts::new(board, rules);
/// assert_eq!(facts.lead(), 3);
/// // Two blots, and what hits them.
/// let at = |number| facts.player.shots_at(Point::new(number));
/// assert_eq!((at(11), at(5)), (Some(2), Some(15)));
/// // 64 hits either, but is one roll.
/// assert_eq!(facts.opponent.hitting_rolls, 15);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Facts {
    /// The side whose view this is.
    pub player: SideFacts,
    /// The other side.
    pub opponent: SideFacts,
}

/// What can be counted for one side, in its own numbering. Rolls are out of 36.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SideFacts {
    /// The pip count.
    pub pips: u32,
    /// The checkers on the bar.
    pub on_bar: u8,
    /// The checkers borne off.
    pub off: u8,
    /// The checkers that can be hit, with the rolls that hit them, from the
    /// rear forward. Under rules where two checkers don't block, pairs are
    /// included.
    pub blots: Vec<Blot>,
    /// The rolls that hit anything.
    pub hitting_rolls: u8,
    /// The rolls with which a checker of this side enters from the bar, or
    /// would if there were one.
    pub entering_rolls: u8,
    /// The rolls with which this side can't move at all.
    pub dancing_rolls: u8,
    /// The checkers on the bar, in the other side's home board or on its bar
    /// point.
    pub behind: u8,
    /// The rolls with which a checker of this side escapes from the other
    /// side's home board and bar point.
    pub escaping_rolls: u8,
    /// The rolls with which this side makes each point that does not block
    /// yet, the 1-point first.
    making_rolls: [u8; 24],
    /// The rolls that force this side to give up a home point.
    pub breaking_rolls: u8,
    /// The rolls that force this side to leave a blot that can still be hit.
    pub exposing_rolls: u8,
    /// Whether a blot of this side can still be hit, now or later.
    pub is_exposed: bool,
    /// The points that block the other side, from the rear forward.
    pub points: Vec<Point>,
    /// The length of the longest prime.
    pub longest_prime: u8,
    /// The prime that holds checkers of the other side, if it has four points
    /// or more.
    pub prime: Option<PrimeFacts>,
    /// The most points out of six in a row, up to the 13-point.
    pub block: u8,
    /// The checkers in the other side's home board or on the bar.
    pub back: u8,
    /// The crossovers until all checkers are home.
    pub crossovers: u8,
    /// The pips until all checkers are home.
    pub pips_from_home: u8,
    /// The checkers on this side's 1- and 2-point.
    pub deep: u8,
    /// The most checkers on one point.
    pub tallest_stack: u8,
}

/// Checkers that can be hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Blot {
    /// Where they stand.
    pub point: Point,
    /// The rolls with which the other side hits them.
    pub shots: u8,
}

impl Facts {
    /// The facts of a board under these movement rules.
    #[must_use]
    pub fn new(board: &Board, movement: Movement) -> Facts {
        let turned = board.for_opponent();
        let [ours, theirs] = [board, &turned].map(|board| Shots::count(board, movement));
        Facts {
            player: SideFacts::new(board, movement, &ours, &theirs),
            opponent: SideFacts::new(&turned, movement, &theirs, &ours),
        }
    }

    /// How many pips the player is ahead; negative if behind.
    #[must_use]
    pub fn lead(&self) -> i32 {
        self.opponent.pips as i32 - self.player.pips as i32
    }
}

impl SideFacts {
    fn new(board: &Board, movement: Movement, own: &Shots, others: &Shots) -> SideFacts {
        let checkers = board.player();
        let blocking = movement.block.checkers();
        let from_the_rear = || Point::ALL.into_iter().rev();
        let blots = from_the_rear()
            .filter(|&point| (1..blocking).contains(&checkers.on(point)))
            .map(|point| Blot {
                point,
                shots: others.at(point.mirrored()),
            })
            .collect();
        let points: Vec<Point> = from_the_rear()
            .filter(|&point| checkers.on(point) >= blocking)
            .collect();
        let back = from_the_rear().filter(|point| point.mirrored().is_home());
        let back: u8 = back.map(|point| checkers.on(point)).sum();
        SideFacts {
            pips: checkers.pips(),
            on_bar: checkers.on_bar(),
            off: checkers.off(),
            blots,
            hitting_rolls: own.hitting,
            entering_rolls: shots::entering_rolls(board, movement),
            dancing_rolls: own.dancing,
            behind: shots::behind(board),
            escaping_rolls: own.escaping,
            making_rolls: own.making,
            breaking_rolls: own.breaking,
            exposing_rolls: own.exposing,
            is_exposed: shots::is_exposed(board, blocking),
            longest_prime: longest_row(&points),
            prime: PrimeFacts::of(board, &points),
            block: prime::most_of_six(&points),
            points,
            back: back + checkers.on_bar(),
            crossovers: from_home(checkers, |pips| pips.div_ceil(6)),
            pips_from_home: from_home(checkers, |pips| pips),
            deep: checkers.on(Point::new(1)) + checkers.on(Point::new(2)),
            tallest_stack: tallest_stack(checkers),
        }
    }

    /// The rolls with which the other side hits the checkers on this point;
    /// `None` if none can be hit there.
    #[must_use]
    pub fn shots_at(&self, point: Point) -> Option<u8> {
        let blot = self.blots.iter().find(|blot| blot.point == point);
        blot.map(|blot| blot.shots)
    }

    /// The rolls with which this side makes a point; 0 if it already holds it.
    #[must_use]
    pub const fn rolls_making(&self, point: Point) -> u8 {
        self.making_rolls[point.number() as usize - 1]
    }

    /// Whether this side's checkers block this point.
    #[must_use]
    pub fn holds(&self, point: Point) -> bool {
        self.points.contains(&point)
    }

    /// The points held in the home board, from the rear forward.
    pub fn home_points(&self) -> impl Iterator<Item = Point> {
        self.points.iter().copied().filter(|point| point.is_home())
    }

    /// The points held in the other side's home board, from the rear forward.
    pub fn anchors(&self) -> impl Iterator<Item = Point> {
        let points = self.points.iter().copied();
        points.filter(|point| point.mirrored().is_home())
    }
}

/// The longest row in points from the rear forward.
fn longest_row(points: &[Point]) -> u8 {
    let rows = points.chunk_by(|one, next| one.number() == next.number() + 1);
    rows.map(|row| row.len() as u8).max().unwrap_or(0)
}

/// What all checkers have to their home board, each counted from its pips to
/// the 6-point.
fn from_home(checkers: Checkers, count: fn(u8) -> u8) -> u8 {
    let all = |checkers: u8, pips: u8| u32::from(checkers) * u32::from(count(pips));
    let points = Point::ALL.into_iter().skip(6);
    let on_points = points.map(|point| all(checkers.on(point), point.number() - 6));
    let sum = on_points.sum::<u32>() + all(checkers.on_bar(), 19);
    // Nobody counts so far from the end of a race.
    u8::try_from(sum).unwrap_or(u8::MAX)
}

fn tallest_stack(checkers: Checkers) -> u8 {
    let stacks = Point::ALL.into_iter().map(|point| checkers.on(point));
    stacks.max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Block, Placement, Variant};

    fn placement(points: &[(u8, u8)], bar: u8) -> Placement {
        let placement = Placement {
            bar,
            ..Placement::on_points(points)
        };
        Placement {
            off: 15 - placement.total() as u8,
            ..placement
        }
    }

    fn facts(player: &[(u8, u8)], opponent: &[(u8, u8)]) -> Facts {
        let board = Board::from_placements(placement(player, 0), placement(opponent, 0)).unwrap();
        Facts::new(&board, Movement::INTERNATIONAL)
    }

    #[test]
    fn the_opening_is_the_same_for_both() {
        let facts = Facts::new(&Variant::Backgammon.opening(), Movement::INTERNATIONAL);
        assert_eq!(facts.player, facts.opponent);
        assert_eq!((facts.lead(), facts.player.pips), (0, 167));
        assert_eq!(facts.player.points, [24, 13, 8, 6].map(Point::new));
        assert!(facts.player.anchors().eq([Point::new(24)]));
        assert!(facts.player.home_points().eq([Point::new(6)]));
        assert_eq!(facts.player.blots, []);
        assert_eq!((facts.player.longest_prime, facts.player.back), (1, 2));
        assert_eq!(facts.player.tallest_stack, 5);
        assert_eq!(facts.player.hitting_rolls, 0);
        // One point is closed.
        assert_eq!(facts.player.entering_rolls, 35);
        assert_eq!(facts.player.dancing_rolls, 0);
    }

    #[test]
    fn one_checker_hits_another_as_often_as_every_book_says() {
        let books = [
            (1, 11),
            (2, 12),
            (3, 14),
            (4, 15),
            (5, 15),
            (6, 17),
            (7, 6),
            (8, 6),
            (9, 5),
            (10, 3),
            (11, 2),
            (12, 3),
            (13, 0),
            (15, 1),
            (16, 1),
            (18, 1),
            (19, 0),
            (20, 1),
        ];
        for (distance, shots) in books {
            // The hitter's 24-point is the player's 1-point.
            let blot = distance + 1;
            let facts = facts(&[(blot, 1)], &[(24, 1)]);
            assert_eq!(facts.player.shots_at(Point::new(blot)), Some(shots));
            assert_eq!(facts.opponent.hitting_rolls, shots, "{distance} pips");
        }
    }

    #[test]
    fn points_in_between_take_shots_away() {
        // Six pips with the points at 2 and 4 closed: 3-3 still hits, and 6s
        // and 5-1.
        let facts = facts(&[(7, 1), (3, 2), (5, 2)], &[(24, 1)]);
        assert_eq!(facts.player.shots_at(Point::new(7)), Some(11 + 2 + 1));
        assert_eq!(facts.player.longest_prime, 1);
    }

    #[test]
    fn rolls_that_hit_one_of_two_blots_count_once() {
        // One pip and two pips away: any 1 or 2.
        let facts = facts(&[(2, 1), (3, 1)], &[(24, 1)]);
        assert_eq!(facts.opponent.hitting_rolls, 20);
        assert_eq!(facts.player.shots_at(Point::new(2)), Some(11));
    }

    #[test]
    fn against_closed_points_fewer_rolls_enter() {
        for (closed, entering) in [(0, 36), (1, 35), (2, 32), (3, 27), (4, 20), (5, 11), (6, 0)] {
            let points: Vec<_> = (1..=closed).map(|point| (point, 2)).collect();
            let player = placement(&[&points[..], &[(20, 1)]].concat(), 0);
            let board = Board::from_placements(player, placement(&[(1, 1)], 1)).unwrap();
            let facts = Facts::new(&board, Movement::INTERNATIONAL);
            assert_eq!(facts.opponent.entering_rolls, entering);
            assert_eq!(facts.opponent.dancing_rolls, 36 - entering);
            assert_eq!(facts.player.longest_prime, closed);
            assert_eq!(facts.opponent.back, 1);
        }
    }

    /// From the 24-point the opponent holds what is 5, 7 and 12 pips on; to get
    /// away takes 7 pips or more.
    #[test]
    fn rolls_that_make_points_and_get_away_are_counted() {
        let facts = Facts::new(&Variant::Backgammon.opening(), Movement::INTERNATIONAL);
        let making = |number| facts.player.rolls_making(Point::new(number));
        assert_eq!(making(5), 2 + 3, "3-1, 1-1, 3-3, 4-4");
        assert_eq!(making(7), 2 + 3, "6-1, 1-1, 3-3, 6-6");
        assert_eq!(making(6), 0, "it is held");
        let dice = |one: u8, other: u8| {
            let open = |pips: u8| ![5, 7, 12].contains(&pips);
            let once = |first: u8, second: u8| open(first) && open(first + second);
            one + other >= 7 && (once(one, other) || once(other, one))
        };
        let mut expected = 0;
        for one in 1..=6_u8 {
            for other in 1..=6_u8 {
                let is_out = match one == other {
                    true => (1..=4).any(|moves| {
                        one * moves >= 7 && (1..=moves).all(|k| ![5, 7, 12].contains(&(one * k)))
                    }),
                    false => dice(one, other),
                };
                expected += u8::from(is_out);
            }
        }
        assert_eq!(facts.player.escaping_rolls, expected);
    }

    /// The two on the 24-point cannot move at all, and fives and sixes cannot be
    /// played: only 6-6, 5-5 and 6-5 leave the home points as they are.
    #[test]
    fn rolls_that_break_home_points_are_counted() {
        let opponent = [(24, 2), (7, 2), (6, 2), (5, 2), (4, 2), (3, 2), (2, 2)];
        let facts = facts(&[(24, 2), (6, 2), (5, 2)], &opponent);
        assert_eq!(facts.player.dancing_rolls, 4);
        assert_eq!(facts.player.breaking_rolls, 36 - 4);
    }

    #[test]
    fn the_way_home_is_counted_in_pips_and_quarters() {
        let facts = facts(&[(19, 1), (18, 1), (13, 1), (7, 1), (6, 5)], &[(5, 5)]);
        assert_eq!(facts.player.crossovers, 3 + 2 + 2 + 1);
        assert_eq!(facts.player.pips_from_home, 13 + 12 + 7 + 1);
        assert_eq!(
            (facts.opponent.crossovers, facts.opponent.pips_from_home),
            (0, 0)
        );
    }

    #[test]
    fn where_two_do_not_block_they_can_be_hit() {
        let pair = placement(&[(2, 2)], 0);
        let board = Board::from_placements(pair, placement(&[(24, 1)], 0)).unwrap();
        assert_eq!(Facts::new(&board, Movement::INTERNATIONAL).player.blots, []);
        let from_three = Movement {
            block: Block::FromThree,
            ..Movement::INTERNATIONAL
        };
        let facts = Facts::new(&board, from_three);
        assert_eq!(facts.player.shots_at(Point::new(2)), Some(11));
        assert_eq!(facts.player.points, []);
    }
}
