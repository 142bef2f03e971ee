//! What can be counted on a board: the ground that explanations stand on.

mod comparison;
mod contrast;
mod race;
mod shots;

pub use comparison::{Importance, PlayComparison};
pub use contrast::{ComparedPlay, Contrast, Difference, contrasts};
pub use race::RaceFacts;

use rules::{Board, Checkers, Movement, Point};

use shots::Shots;

/// What can be counted on a board, for both sides. Nothing here is judged:
/// every number is one that a player could count at the table.
///
/// The board is as one player sees it, be it to roll or just after playing;
/// what belongs to the opponent is in the opponent's numbering. What depends
/// on dice is counted for each side as if that side were on roll.
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
    /// The side from which the board is seen.
    pub player: SideFacts,
    /// The other side.
    pub opponent: SideFacts,
}

/// What can be counted for one side, in its own numbering. Rolls are counted
/// out of 36.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SideFacts {
    /// The pips still to go.
    pub pips: u32,
    /// The checkers on the bar.
    pub on_bar: u8,
    /// The checkers borne off.
    pub off: u8,
    /// The checkers that can be hit and the rolls with which the other side
    /// hits there, from the rear forward. By rules under which two checkers
    /// do not block, those that stand in twos are among them.
    pub blots: Vec<Blot>,
    /// The rolls with which this side hits something.
    pub hitting_rolls: u8,
    /// The rolls with which a checker of this side enters from the bar, or
    /// would if one were there.
    pub entering_rolls: u8,
    /// The rolls with which this side cannot move at all.
    pub dancing_rolls: u8,
    /// The checkers on the bar, in the other side's home board or on its bar
    /// point.
    pub behind: u8,
    /// The rolls with which a checker of this side gets away from the other's
    /// home board and bar point.
    pub escaping_rolls: u8,
    /// The rolls with which this side makes each point that does not block
    /// yet, the 1-point first.
    making_rolls: [u8; 24],
    /// The points that block the other side, from the rear forward.
    pub points: Vec<Point>,
    /// The length of the longest row of such points.
    pub longest_prime: u8,
    /// The checkers in the other side's home board or on the bar.
    pub back: u8,
    /// The checkers on the own 1- and 2-point.
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
    /// The rolls with which the other side hits there.
    pub shots: u8,
}

impl Facts {
    /// The facts of a board under these rules of moving.
    #[must_use]
    pub fn new(board: &Board, movement: Movement) -> Facts {
        let turned = board.for_opponent();
        let [ours, theirs] = [board, &turned].map(|board| Shots::count(board, movement));
        Facts {
            player: SideFacts::new(board, movement, &ours, &theirs),
            opponent: SideFacts::new(&turned, movement, &theirs, &ours),
        }
    }

    /// How many pips the player is ahead; less than none if behind.
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
            longest_prime: longest_row(&points),
            points,
            back: back + checkers.on_bar(),
            deep: checkers.on(Point::new(1)) + checkers.on(Point::new(2)),
            tallest_stack: tallest_stack(checkers),
        }
    }

    /// The rolls with which the other side hits the checkers on this point;
    /// nothing if none can be hit there.
    #[must_use]
    pub fn shots_at(&self, point: Point) -> Option<u8> {
        let blot = self.blots.iter().find(|blot| blot.point == point);
        blot.map(|blot| blot.shots)
    }

    /// The rolls with which this side makes a point; none if it holds it.
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
