//! Where games start: at the opening, or in positions that self-play seldom
//! reaches.
//!
//! A net is good at what it has seen. Good players seldom end up in a back
//! game, behind a prime, or home with one checker missing, so some games start
//! there. How such a board came about doesn't matter, since the lessons are
//! about its value.

use std::ops::RangeInclusive;

use engine::Class;
use rules::{Board, Placement, Variant};

use crate::random::Random;

/// The kinds of boards that are mined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Two or more anchors in the opponent's home board.
    BackGame,
    /// One anchor, on any point of the opponent's home board.
    Holding,
    /// The last anchor is on the ace point, and the opponent bears off.
    AcePoint,
    /// A prime of four to six points, with somebody behind it.
    Prime,
    /// Most checkers are off, but one or two were hit.
    Containment,
    /// Three to five checkers are on the bar against a strong home board.
    ManyOnBar,
    /// The opponent bears off, and one or two checkers are still far back.
    LateStraggler,
    /// No contact, with some checkers far from home.
    Stragglers,
    /// No contact, nothing off, and few checkers home yet.
    BearIn,
}

impl Kind {
    const ALL: [Kind; 9] = [
        Kind::BackGame,
        Kind::Holding,
        Kind::AcePoint,
        Kind::Prime,
        Kind::Containment,
        Kind::ManyOnBar,
        Kind::LateStraggler,
        Kind::Stragglers,
        Kind::BearIn,
    ];
    const RACES: [Kind; 2] = [Kind::Stragglers, Kind::BearIn];
}

/// Which games don't start at the opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mined {
    None,
    /// One game in this many starts from a board of any kind.
    OneIn(u32),
    /// All games are races that were set up, for the race net.
    Races,
    /// All games are races, for the race net, as games from the opening lead to
    /// them. The player plays up to there.
    PlayedRaces,
}

/// The first board of a game. One in eight of the games from the opening starts
/// as nackgammon, which leads to more back games and primes.
pub(crate) fn opening(mined: Mined, random: &mut Random) -> Board {
    let kinds = match mined {
        Mined::OneIn(games) if random.below(games) == 0 => &Kind::ALL[..],
        Mined::Races => &Kind::RACES[..],
        _ => &[],
    };
    if !kinds.is_empty() {
        let kind = kinds[random.below(kinds.len() as u32) as usize];
        return mine(kind, random);
    }
    if random.below(8) == 0 {
        Variant::Nackgammon.opening()
    } else {
        Variant::Backgammon.opening()
    }
}

/// A board of this kind.
fn mine(kind: Kind, random: &mut Random) -> Board {
    loop {
        let Setter { one, other, .. } = Setter::set_up(kind, random);
        let board = match random.below(2) {
            0 => Board::from_placements(one, other),
            _ => Board::from_placements(other, one),
        };
        if let Ok(board) = board
            && matches!(Class::of(&board), Class::Contact | Class::Race)
        {
            return board;
        }
    }
}

/// Sets up the checkers of two players, each in their own numbering.
#[derive(Debug)]
struct Setter<'a> {
    one: Placement,
    other: Placement,
    random: &'a mut Random,
}

impl Setter<'_> {
    fn set_up(kind: Kind, random: &mut Random) -> Setter<'_> {
        let mut set = Setter {
            one: Placement::default(),
            other: Placement::default(),
            random,
        };
        match kind {
            Kind::BackGame => {
                for _ in 0..set.between(2..=3) {
                    set.put(18..=24, 2..=3);
                }
                set.put_rest(1..=13);
                set.turn();
                set.put_rest(1..=14);
            }
            Kind::Holding => {
                set.put(18..=23, 2..=3);
                set.put_rest(1..=14);
                set.turn();
                if set.between(0..=1) == 1 {
                    set.put(18..=24, 2..=2);
                }
                set.put_rest(1..=13);
            }
            Kind::AcePoint => {
                set.put(24..=24, 2..=3);
                set.put_rest(1..=9);
                set.turn();
                set.one.off = set.between(0..=11);
                set.put_rest(1..=8);
            }
            Kind::Prime => {
                let behind = set.between(3..=9);
                for point in behind..behind + set.between(4..=6) {
                    set.put(point..=point, 2..=2);
                }
                set.turn();
                for _ in 0..set.between(1..=2) {
                    set.put(26 - behind..=25, 1..=2);
                }
                set.put_rest(1..=14);
                set.turn();
                set.put(1..=25, 1..=2);
                set.put_rest(1..=14);
            }
            Kind::Containment => {
                set.one.off = set.between(2..=13);
                for _ in 0..set.between(1..=2) {
                    set.put(14..=25, 1..=1);
                }
                set.put_rest(1..=7);
                set.turn();
                set.put_rest(1..=18);
            }
            Kind::ManyOnBar => {
                for point in 1..=6 {
                    if set.between(0..=4) > 0 {
                        set.put(point..=point, 2..=2);
                    }
                }
                set.put_rest(1..=12);
                set.turn();
                set.put(25..=25, 3..=5);
                for _ in 0..set.between(0..=3) {
                    set.put(18..=24, 1..=2);
                }
                set.put_rest(1..=13);
            }
            Kind::LateStraggler => {
                set.one.off = set.between(0..=9);
                set.put_rest(1..=6);
                set.turn();
                for _ in 0..set.between(1..=2) {
                    set.put(19..=25, 1..=1);
                }
                // If the opponent held every point they would go on.
                if set.one.total() == 0 {
                    set.put(25..=25, 1..=1);
                }
                set.put_rest(1..=9);
            }
            Kind::Stragglers => {
                // Neither side has a checker beyond this point.
                let rearmost = set.between(3..=21);
                for rearmost in [rearmost, 24 - rearmost] {
                    set.one.off = set.between(0..=13);
                    for _ in 0..set.between(0..=3) {
                        set.put(7.min(rearmost)..=rearmost, 1..=2);
                    }
                    set.put_rest(1..=6.min(rearmost));
                    set.turn();
                }
            }
            Kind::BearIn => {
                let rearmost = set.between(7..=17);
                for rearmost in [rearmost, 24 - rearmost] {
                    set.put_rest(1..=rearmost);
                    set.turn();
                }
            }
        }
        set
    }

    /// Continues with the other player.
    fn turn(&mut self) {
        std::mem::swap(&mut self.one, &mut self.other);
    }

    fn between(&mut self, range: RangeInclusive<u8>) -> u8 {
        let (first, last) = range.into_inner();
        first + self.random.below(u32::from(last - first) + 1) as u8
    }

    /// Puts some checkers on one of these places (25 is the bar), as many as
    /// there are, unless the opponent is there.
    fn put(&mut self, places: RangeInclusive<u8>, count: RangeInclusive<u8>) {
        let place = usize::from(self.between(places));
        let left = 15u8.saturating_sub(self.one.total() as u8);
        let count = self.between(count).min(left);
        if place == 25 {
            self.one.bar += count;
        } else if self.other.points[24 - place] == 0 {
            self.one.points[place - 1] += count;
        }
    }

    /// Puts all the checkers that are left on these points, most of them in
    /// pairs.
    fn put_rest(&mut self, points: RangeInclusive<u8>) {
        // Without a free point this would never end.
        for _ in 0..200 {
            if self.one.total() == 15 {
                return;
            }
            let count = if self.between(0..=2) == 0 { 1 } else { 2 };
            self.put(points.clone(), count..=count);
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::Point;

    use super::*;

    fn boards(kind: Kind) -> impl Iterator<Item = Board> {
        let mut random = Random::new(7);
        (0..500).map(move |_| mine(kind, &mut random))
    }

    /// How many points of the opponent's home board the player holds.
    fn anchors(board: &Board) -> usize {
        let deep = Point::ALL.into_iter().filter(|point| point.number() >= 18);
        deep.filter(|&point| board.player().on(point) >= 2).count()
    }

    #[test]
    fn all_are_games_in_progress_with_fifteen_checkers() {
        for board in Kind::ALL.into_iter().flat_map(boards) {
            assert!(!board.is_over(), "{board:?}");
            assert_eq!(board.player().total(), 15);
            assert_eq!(board.opponent().total(), 15);
        }
    }

    #[test]
    fn boards_are_of_their_kind() {
        let most = |kind, is: &dyn Fn(&Board) -> bool| {
            let count = boards(kind).filter(|board| is(board) || is(&board.for_opponent()));
            assert!(count.count() > 300, "{kind:?}");
        };
        most(Kind::BackGame, &|board| anchors(board) >= 2);
        most(Kind::Holding, &|board| anchors(board) >= 1);
        most(Kind::AcePoint, &|board| {
            anchors(board) == 1 && board.opponent().off() > 0
        });
        most(Kind::Containment, &|board| {
            board.player().off() > 1 && board.player().rearmost() > 13
        });
        most(Kind::ManyOnBar, &|board| board.player().on_bar() >= 3);
        most(Kind::LateStraggler, &|board| {
            board.player().rearmost() > 18 && board.opponent().rearmost() < 7
        });
        for kind in Kind::RACES {
            assert!(boards(kind).all(|board| board.is_race()));
        }
    }

    #[test]
    fn without_mining_games_begin_as_the_rules_say() {
        let mut random = Random::new(1);
        for _ in 0..100 {
            let board = opening(Mined::None, &mut random);
            let openings = [Variant::Backgammon, Variant::Nackgammon].map(Variant::opening);
            assert!(openings.contains(&board));
        }
    }
}
