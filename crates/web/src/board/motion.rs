//! Motion: what happened between two pictures, checker by checker.

use rules::{Player, insertion_sort_by};

use super::Place;

/// A number of checkers of a player at a place.
pub(crate) type Stack = (Place, Player, u8);

/// If more checkers than this moved, it's another game. A double moves four,
/// and each of them can hit.
const MOST: usize = 8;

/// One checker on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Motion {
    pub(crate) player: Player,
    pub(crate) from: Place,
    pub(crate) to: Place,
}

impl Motion {
    /// Whether a checker is sent to the bar.
    pub(crate) fn is_hit(self) -> bool {
        self.to == Place::Bar(self.player)
    }

    /// Where the other player's move sent this checker from, or gave it back
    /// to; `None` if it moved by itself.
    fn sent_from(self, all: &[Motion]) -> Option<Place> {
        if self.is_hit() {
            return Some(self.from);
        }
        let is_given_back = self.from == Place::Bar(self.player)
            && all
                .iter()
                .any(|other| other.player != self.player && other.from == self.to);
        is_given_back.then_some(self.to)
    }

    /// Whether this checker passes over a point, not counting both ends.
    fn passes(self, place: Place) -> bool {
        let [from, at, to] = [self.from, place, self.to].map(|at| pips(self.player, at));
        from > at && at > to
    }
}

/// How far a place is from off for a player.
fn pips(player: Player, place: Place) -> u8 {
    match place {
        Place::Point(point) if player == Player::White => point.number(),
        Place::Point(point) => point.mirrored().number(),
        Place::Bar(_) => 25,
        Place::Tray(_) => 0,
    }
}

/// How many checkers of a player are at a place.
pub(crate) fn count(standing: &[Stack], place: Place, player: Player) -> u8 {
    standing
        .iter()
        .filter(|(at, of, _)| (*at, *of) == (place, player))
        .map(|(.., count)| count)
        .sum()
}

/// Takes a checker away. Taking what is not there does nothing.
pub(crate) fn lift(standing: &mut Vec<Stack>, place: Place, player: Player) {
    let found = standing
        .iter()
        .position(|(at, of, _)| (*at, *of) == (place, player));
    if let Some(index) = found {
        match standing[index].2 {
            0 | 1 => {
                standing.remove(index);
            }
            more => standing[index].2 = more - 1,
        }
    }
}

/// Puts a checker on top of what is there.
pub(crate) fn put(standing: &mut Vec<Stack>, place: Place, player: Player) {
    let found = standing
        .iter_mut()
        .find(|(at, of, _)| (*at, *of) == (place, player));
    match found {
        Some((.., count)) => *count += 1,
        None => standing.push((place, player, 1)),
    }
}

/// The checker movements, one after the other, that turn one picture into the
/// other; none if they differ so much that it's another game.
///
/// A checker that's hit goes to the bar as soon as the hitter arrives, even if
/// the hitter moves on.
pub(crate) fn motions(before: &[Stack], after: &[Stack]) -> Vec<Motion> {
    let all: Vec<Motion> = Player::BOTH
        .into_iter()
        .flat_map(|player| moved(player, before, after))
        .collect();
    if all.len() > MOST {
        return Vec::new();
    }
    let (mut sent, own): (Vec<_>, Vec<_>) = all
        .iter()
        .map(|motion| (motion.sent_from(&all), *motion))
        .partition(|(sent_from, _)| sent_from.is_some());

    let mut take_sent = |player: Player, from: Place| {
        let index = sent
            .iter()
            .position(|(sent_from, motion)| motion.player != player && *sent_from == Some(from))?;
        Some(sent.remove(index).1)
    };
    // A checker that ends on a point, or comes back from it, explains what
    // happened there better than one that only passes.
    let explained: Vec<(Motion, Vec<Motion>)> = own
        .into_iter()
        .map(|(_, motion)| {
            let ends = [motion.to, motion.from];
            let found = ends
                .into_iter()
                .filter_map(|end| take_sent(motion.player, end));
            (motion, found.collect())
        })
        .collect();
    let mut ordered = Vec::new();
    for (mut motion, at_end) in explained {
        while let Some(index) = sent
            .iter()
            .enumerate()
            .filter(|(_, (at, other))| {
                other.player != motion.player && at.is_some_and(|at| motion.passes(at))
            })
            .max_by_key(|(_, (at, _))| at.map(|at| pips(motion.player, at)))
            .map(|(index, _)| index)
        {
            let (_, hit) = sent.remove(index);
            ordered.push(Motion {
                to: hit.from,
                ..motion
            });
            ordered.push(hit);
            motion.from = hit.from;
        }
        ordered.push(motion);
        ordered.extend(at_end);
    }
    ordered.extend(sent.into_iter().map(|(_, motion)| motion));
    ordered
}

/// Which of a player's checkers went where. Checkers of a player never pass one
/// another: the one that was farthest still is.
fn moved(player: Player, before: &[Stack], after: &[Stack]) -> Vec<Motion> {
    let surplus = |these: &[Stack], those: &[Stack]| {
        let mut places: Vec<Place> = these
            .iter()
            .filter(|(_, of, _)| *of == player)
            .flat_map(|(place, _, here)| {
                let gone = here.saturating_sub(count(those, *place, player));
                (0..gone).map(|_| *place)
            })
            .collect();
        insertion_sort_by(&mut places, |one, other| {
            pips(player, *other).cmp(&pips(player, *one))
        });
        places
    };
    surplus(before, after)
        .into_iter()
        .zip(surplus(after, before))
        .map(|(from, to)| Motion { player, from, to })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Point;

    /// Checkers written as in `w13=5 b24=1 wbar=1 woff=2`, points as White
    /// counts.
    fn standing(text: &str) -> Vec<Stack> {
        text.split_whitespace()
            .map(|word| {
                let (place, count) = word.split_once('=').unwrap();
                let (player, place) = place.split_at(1);
                let player = if player == "w" {
                    Player::White
                } else {
                    Player::Black
                };
                (read_place(player, place), player, count.parse().unwrap())
            })
            .collect()
    }

    fn read_place(player: Player, text: &str) -> Place {
        match text {
            "bar" => Place::Bar(player),
            "off" => Place::Tray(player),
            number => Place::Point(Point::new(number.parse().unwrap())),
        }
    }

    fn check(before: &str, after: &str, expected: &str) {
        let (before, after) = (standing(before), standing(after));
        let found = motions(&before, &after);
        let written: Vec<Motion> = expected
            .split_whitespace()
            .map(|word| {
                let (player, way) = word.split_at(1);
                let player = if player == "w" {
                    Player::White
                } else {
                    Player::Black
                };
                let (from, to) = way.split_once('/').unwrap();
                Motion {
                    player,
                    from: read_place(player, from),
                    to: read_place(player, to),
                }
            })
            .collect();
        assert_eq!(found, written);

        let mut made = before;
        for motion in found {
            lift(&mut made, motion.from, motion.player);
            put(&mut made, motion.to, motion.player);
        }
        for (place, player, here) in &after {
            assert_eq!(count(&made, *place, *player), *here);
        }
    }

    #[test]
    fn nothing_moves_between_like_pictures() {
        check("w13=5 b6=2", "b6=2 w13=5", "");
    }

    #[test]
    fn checkers_move_one_at_a_time_farthest_first() {
        check("w24=2 w13=5", "w24=1 w20=1 w13=4 w11=1", "w24/20 w13/11");
    }

    #[test]
    fn black_runs_the_other_way() {
        check("b1=2", "b1=1 b5=1", "b1/5");
    }

    #[test]
    fn a_hit_follows_the_checker_that_hits() {
        check("w13=2 b7=1", "w13=1 w7=1 bbar=1", "w13/7 b7/bar");
        check("wbar=1 b22=1 w6=2", "w22=1 bbar=1 w6=2", "wbar/22 b22/bar");
    }

    #[test]
    fn a_checker_that_hits_and_goes_on_stops_where_it_hits() {
        check("w13=2 b7=1", "w13=1 w5=1 bbar=1", "w13/7 b7/bar w7/5");
    }

    #[test]
    fn two_hits_on_the_way_are_shown_in_the_order_of_the_way() {
        check(
            "w13=1 b9=1 b11=1",
            "w7=1 bbar=2",
            "w13/11 b11/bar w11/9 b9/bar w9/7",
        );
    }

    #[test]
    fn a_hit_belongs_to_who_stays_there_and_not_to_who_passes() {
        check("w13=1 w9=1 b7=1", "w7=1 w5=1 bbar=1", "w13/7 b7/bar w9/5");
    }

    #[test]
    fn taking_back_a_hit_gives_the_point_back() {
        check("w13=1 w7=1 bbar=1", "w13=2 b7=1", "w7/13 bbar/7");
    }

    #[test]
    fn checkers_borne_off_go_to_the_tray() {
        check("w6=1 w4=1 woff=3", "woff=5", "w6/off w4/off");
    }

    #[test]
    fn a_new_game_does_not_fly() {
        check("woff=15 b1=15", "woff=15 b1=15", "");
        let before = standing("woff=15 b1=15");
        let after = standing("w24=2 w13=5 w8=3 w6=5 b1=2 b12=5 b17=3 b19=5");
        assert_eq!(motions(&before, &after), []);
    }

    #[test]
    fn lifting_from_an_empty_place_changes_nothing() {
        let mut checkers = standing("w6=1");
        lift(&mut checkers, read_place(Player::White, "8"), Player::White);
        assert_eq!(checkers, standing("w6=1"));
    }
}
