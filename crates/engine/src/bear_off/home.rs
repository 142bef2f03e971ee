//! One side's checkers during the bear-off, and their index in a table.

use rules::{Checkers, MOST_CHECKERS, Point};

/// The checkers of one side, all of them home or off: how many are on each of
/// its points from 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Home([u8; 6]);

impl Home {
    /// These checkers, the 1-point first.
    ///
    /// # Panics
    ///
    /// If there are more than fifteen; this constructor is for constants.
    #[must_use]
    pub const fn new(points: [u8; 6]) -> Home {
        let mut total = 0;
        let mut index = 0;
        while index < 6 {
            assert!(points[index] <= MOST_CHECKERS, "a side has 15 checkers");
            total += points[index];
            index += 1;
        }
        assert!(total <= MOST_CHECKERS, "a side has 15 checkers");
        Home(points)
    }

    /// The home board of a side, if all its checkers are home or off.
    #[must_use]
    pub fn of(checkers: Checkers) -> Option<Home> {
        checkers
            .are_home()
            .then(|| Home(std::array::from_fn(|index| checkers.on(Point::ALL[index]))))
    }

    /// How many are on each point, the 1-point first.
    #[must_use]
    pub const fn points(self) -> [u8; 6] {
        self.0
    }

    /// How many checkers are not off yet.
    #[must_use]
    pub fn checkers(self) -> u8 {
        self.0.iter().sum()
    }

    /// The pip count.
    #[must_use]
    pub fn pips(self) -> u32 {
        let points = self.0.iter().zip(1..);
        points
            .map(|(&count, number)| number * u32::from(count))
            .sum()
    }

    /// The number of this home board in a table.
    ///
    /// Let `rear(p)` be the checkers on point p and behind it. Home boards
    /// are numbered by rear(1), which is all checkers; those with the same by
    /// rear(2), and so on (the combinatorial number system). Hence:
    ///
    /// - The boards with up to n checkers are the first C(n + 6, 6), whatever
    ///   n is.
    /// - A move of any length lowers some rear(p) and raises none. So the
    ///   board after a play has a *smaller* number, and a table filled in the
    ///   order of the numbers finds all it asks for.
    pub(super) fn index(self) -> usize {
        let mut rear = 0;
        let mut index = 0;
        for (ways, &count) in WAYS[1..].iter().zip(self.0.iter().rev()) {
            rear += usize::from(count);
            index += ways[rear];
        }
        index
    }

    /// The home board with this number.
    pub(super) fn from_index(index: usize) -> Home {
        let mut rest = index;
        let mut points = [0; 6];
        let mut rear_of_lower = None;
        for (lower, ways) in WAYS[1..].iter().rev().enumerate() {
            let rear = ways.partition_point(|&below| below <= rest) - 1;
            rest -= ways[rear];
            if let Some(all) = rear_of_lower.replace(rear) {
                points[lower - 1] = (all - rear) as u8;
            }
            points[lower] = rear as u8;
        }
        Home(points)
    }

    /// How many home boards have up to this many checkers.
    pub(super) const fn count(checkers: u8) -> usize {
        WAYS[6][checkers as usize + 1]
    }
}

/// In how many ways fewer than `s` checkers are spread over `p` points:
/// `WAYS[p][s]` = C(s + p - 1, p).
const WAYS: [[usize; MOST_CHECKERS as usize + 2]; 7] = {
    let mut ways = [[1; MOST_CHECKERS as usize + 2]; 7];
    let mut points = 1;
    while points < 7 {
        ways[points][0] = 0;
        let mut checkers = 1;
        while checkers < ways[points].len() {
            ways[points][checkers] = ways[points][checkers - 1] + ways[points - 1][checkers];
            checkers += 1;
        }
        points += 1;
    }
    ways
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_home_board_has_one_number() {
        assert_eq!(Home::count(15), 54_264);
        assert_eq!(Home::count(6), 924);
        for index in 0..Home::count(15) {
            assert_eq!(Home::from_index(index).index(), index);
        }
        let fullest = Home::from_index(Home::count(6) - 1);
        assert_eq!(fullest, Home::new([0, 0, 0, 0, 0, 6]));
    }

    #[test]
    fn fewer_checkers_or_a_checker_nearer_to_off_come_earlier() {
        for index in 1..Home::count(8) {
            let home = Home::from_index(index);
            for from in 0..6 {
                if home.0[from] == 0 {
                    continue;
                }
                let mut moved = home;
                moved.0[from] -= 1;
                assert!(moved.index() < index);
                if from > 0 {
                    moved.0[from - 1] += 1;
                    assert!(moved.index() < index);
                }
            }
        }
    }
}
