//! The nets that come with the program. `docs/nets.md` tells how they were
//! made.

use std::sync::Arc;

use rules::Ruleset;

use crate::bear_off::BearOffTables;
use crate::judge::Judge;
use crate::net::Net;

impl Judge {
    /// The judge with the nets that come with the program, for games by these
    /// rules. Its tables are made when the first bear-off is judged.
    #[must_use]
    pub fn for_rules(rules: &Ruleset) -> Judge {
        let [contact, race] = nets();
        let tables = Arc::new(BearOffTables::on_demand(rules.movement));
        Judge::new(contact, race, tables).with_backgammon_needs(rules.backgammon_needs)
    }
}

impl Net {
    /// The net for contact that comes with the program.
    #[must_use]
    pub fn bundled() -> Net {
        let [contact, _] = nets();
        contact
    }
}

/// For contact and for races.
fn nets() -> [Net; 2] {
    let net =
        |bytes| Net::from_bytes(bytes).expect("the bundled nets are whole: a test reads them");
    [
        net(include_bytes!("../nets/contact.net")),
        net(include_bytes!("../nets/race.net")),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluator::Evaluator;
    use rules::{Movement, Plays, PositionId, Roll, Variant};

    /// Openings on which everybody agrees: the best play by far.
    #[test]
    fn the_bundled_nets_know_the_openings_beyond_dispute() {
        let judge = Judge::for_rules(&Ruleset::international());
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
        let judge = Judge::for_rules(&Ruleset::international());
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
    fn the_bundled_nets_fit_into_two_megabytes() {
        let sizes = [
            include_bytes!("../nets/contact.net").len(),
            include_bytes!("../nets/race.net").len(),
        ];
        assert!(sizes.iter().sum::<usize>() <= 2_000_000, "{sizes:?}");
    }
}
