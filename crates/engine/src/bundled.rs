//! The nets that come with the program. `docs/nets.md` says how they were made.

use std::sync::LazyLock;

use crate::net::Net;
use crate::nets::{NetPair, Nets};

impl Nets {
    /// The nets that come with the program, including the deep ones.
    #[must_use]
    pub fn bundled() -> &'static Nets {
        static NETS: LazyLock<Nets> = LazyLock::new(|| {
            let deep = read(
                include_bytes!("../nets/deep/contact.net"),
                include_bytes!("../nets/deep/race.net"),
            );
            Nets::bundled_quick().clone().with_deep(deep)
        });
        &NETS
    }

    /// The quick nets that come with the program. A program that uses no others
    /// doesn't carry the deep ones.
    #[must_use]
    pub fn bundled_quick() -> &'static Nets {
        static NETS: LazyLock<Nets> = LazyLock::new(|| {
            Nets::quick_alone(read(
                include_bytes!("../nets/quick/contact.net"),
                include_bytes!("../nets/quick/race.net"),
            ))
        });
        &NETS
    }
}

fn read(contact: &[u8], race: &[u8]) -> NetPair {
    let net =
        |bytes| Net::from_bytes(bytes).expect("the bundled nets are whole: a test reads them");
    NetPair::new(net(contact), net(race))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluator::Evaluator;
    use crate::judge::Judge;
    use crate::nets::NetKind;
    use rules::{Movement, Plays, PositionId, Roll, Ruleset, Variant};

    /// Openings on which everybody agrees: the best play by far.
    #[test]
    fn the_bundled_nets_know_the_openings_beyond_dispute() {
        for nets in [Nets::bundled(), Nets::bundled_quick()] {
            know_the_openings(&Judge::for_rules(&Ruleset::international(), nets));
        }
    }

    fn know_the_openings(judge: &Judge) {
        let opening = Variant::Backgammon.opening();
        for (roll, expected) in [("31", "8/5 6/5"), ("61", "13/7 8/7"), ("42", "8/4 6/4")] {
            let roll: Roll = roll.parse().unwrap();
            let plays = Plays::new(&opening, roll, Movement::INTERNATIONAL);
            let boards: Vec<_> = plays
                .iter()
                .map(|(_, board)| board.for_opponent())
                .collect();
            let values = judge.chances_of_all(&boards);
            let equity = |place: &usize| values[*place].equity().for_opponent().0;
            let best = (0..values.len())
                .max_by(|one, other| equity(one).total_cmp(&equity(other)))
                .unwrap();
            let (play, _) = plays.iter().nth(best).unwrap();
            assert_eq!(play.to_string(), expected, "{roll}");
        }
    }

    #[test]
    fn the_opening_is_about_even_for_who_is_on_roll() {
        let judge = Judge::for_rules(&Ruleset::international(), Nets::bundled());
        let board = "4HPwATDgc/ABMA"
            .parse::<PositionId>()
            .unwrap()
            .board()
            .unwrap();
        let chances = judge.chances(&board);
        assert!((chances.win - 0.525).abs() < 0.02, "{chances:?}");
        assert!((chances.win_gammon - 0.149).abs() < 0.03, "{chances:?}");
        assert!((chances.equity().0 - 0.075).abs() < 0.05, "{chances:?}");
    }

    #[test]
    fn the_deep_nets_are_the_deeper_ones() {
        assert_eq!(Nets::bundled().kind(), NetKind::Deep);
        assert_eq!(Nets::bundled_quick().kind(), NetKind::Quick);
        let weights = |net: &Net| -> usize {
            let hidden = net.hidden();
            hidden.windows(2).map(|pair| pair[0] * pair[1]).sum()
        };
        let quick = &Nets::bundled().quick().contact;
        let deep = &Nets::bundled().deep().unwrap().contact;
        assert!(weights(deep) > 2 * weights(quick), "{:?}", deep.hidden());
    }

    /// The page loads the quick ones on the first visit.
    #[test]
    fn the_bundled_nets_are_no_larger_than_they_should_be() {
        let quick = include_bytes!("../nets/quick/contact.net").len()
            + include_bytes!("../nets/quick/race.net").len();
        let deep = include_bytes!("../nets/deep/contact.net").len()
            + include_bytes!("../nets/deep/race.net").len();
        assert!(quick <= 650_000, "{quick}");
        assert!(deep <= 2_000_000, "{deep}");
    }
}
