//! What a point is worth: the same board with it and without it.

use rules::{Board, Placement, Point, Position};

use super::judging::after;
use crate::analyst::Analyst;
use crate::lookahead::{Plies, RankedPlay};

/// What holding a point is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PointWorth {
    /// The point.
    pub point: Point,
    /// How many points of the cube it adds: the equity after the best play
    /// without look-ahead, compared with the same board without this point, its
    /// checkers being on the nearest points above and below that are held.
    pub worth: f32,
}

/// Points further away are worth something only as places to land.
const FARTHEST: u8 = 11;

/// What a pip is worth, so that a board with fewer isn't better for that.
const PIP: f32 = 0.006;

impl Analyst {
    /// What each point is worth that the best play holds and the one made does
    /// not, up to the 11-point, the 1-point first.
    pub(super) fn worth_of_points(
        &self,
        position: &Position,
        made: &RankedPlay,
        best: &RankedPlay,
    ) -> Vec<PointWorth> {
        let blocking = self.judge_at_a_glance().movement().block.checkers();
        let holds = |board: &Board, point| board.player().on(point) >= blocking;
        let points = Point::ALL.into_iter().take(usize::from(FARTHEST));
        let gained =
            points.filter(|&point| holds(&best.board, point) && !holds(&made.board, point));
        let worth = |point| {
            let without = without_point(&best.board, point, blocking)?;
            let [with_it, without_it] =
                [&best.board, &without].map(|board| self.glance(position, board));
            let pips = without.player().pips() as f32 - best.board.player().pips() as f32;
            let worth = with_it? - without_it? - PIP * pips;
            Some(PointWorth { point, worth })
        };
        gained.filter_map(worth).collect()
    }

    /// The equity without look-ahead of the player whose play led to a board.
    fn glance(&self, position: &Position, board: &Board) -> Option<f32> {
        let after = after(position, board)?;
        let equity = self.equity_at(&after, Plies::ZERO);
        Some(equity.for_opponent().0)
    }
}

/// The board without a point: half of its checkers on the next point above that
/// is held, half on the next below, or all on one if there is no other.
fn without_point(board: &Board, point: Point, blocking: u8) -> Option<Board> {
    let is_held = |other: &Point| board.player().on(*other) >= blocking;
    let number = usize::from(point.number());
    let above = Point::ALL.into_iter().skip(number).find(is_held);
    let below = Point::ALL.into_iter().take(number - 1).rev().find(is_held);
    let targets: Vec<Point> = above.into_iter().chain(below).collect();
    let mut placement = Placement::from(board.player());
    let count = std::mem::take(&mut placement.points[number - 1]);
    for index in 0..usize::from(count) {
        let target = targets.get(index % targets.len().max(1))?;
        placement.points[usize::from(target.number()) - 1] += 1;
    }
    Board::from_placements(placement, board.opponent().into()).ok()
}

#[cfg(test)]
#[cfg(feature = "bundled-net")]
mod tests {
    use rules::{Movement, Plays, Ruleset, Setup};

    use super::*;
    use crate::Nets;

    fn placement(points: &[(u8, u8)]) -> Placement {
        Placement::on_points(points).with_rest_off()
    }

    #[test]
    fn without_a_point_its_checkers_are_on_the_next_ones() {
        let player = placement(&[(8, 3), (6, 4), (5, 2), (1, 3), (24, 2)]);
        let board = Board::from_placements(player, placement(&[(6, 5)])).unwrap();
        let without = |number| without_point(&board, Point::new(number), 2).unwrap();
        let expected = placement(&[(8, 3), (6, 5), (1, 4), (24, 2)]);
        assert_eq!(Placement::from(without(5).player()), expected);
        // Nothing is below the 1-point.
        let expected = placement(&[(8, 3), (6, 4), (5, 5), (24, 2)]);
        assert_eq!(Placement::from(without(1).player()), expected);
    }

    /// The 5-point at the start, and an ace point that comes with a hit.
    #[test]
    fn the_five_point_is_worth_more_than_the_ace_point() {
        let analyst = Analyst::for_rules(&Ruleset::international(), Nets::bundled_quick());
        let worth = |[player, opponent]: [Placement; 2], roll: &str, plays: [&str; 2], point| {
            let position = Position::try_from(Setup::for_money(player, opponent)).unwrap();
            let roll = roll.parse().unwrap();
            let legal = Plays::new(position.board(), roll, Movement::INTERNATIONAL);
            let ranked = analyst.plays(&position, roll);
            let [making, other] = plays.map(|play| {
                let (_, board) = *legal.find(&play.parse().unwrap()).unwrap();
                *ranked.iter().find(|it| it.board == board).unwrap()
            });
            let found = analyst.worth_of_points(&position, &other, &making);
            let found = found.iter().find(|it| it.point == Point::new(point));
            found.unwrap().worth
        };
        let start = placement(&[(24, 2), (13, 5), (8, 3), (6, 5)]);
        let five_point = worth([start, start], "31", ["8/5 6/5", "24/20"], 5);
        let player = placement(&[(24, 1), (20, 1), (13, 4), (8, 4), (6, 4), (1, 1)]);
        let opponent = placement(&[(21, 1), (20, 1), (13, 3), (8, 3), (7, 2), (6, 5)]);
        let ace_point = worth([player, opponent], "52", ["6/4* 6/1", "20/13"], 1);
        assert!(five_point > 0.1, "{five_point}");
        assert!(ace_point < 0.02, "{ace_point}");
    }
}
