//! Why something cannot be done, as a sentence.

use rules::{Appearance, Origin, Player, Point, Target};
use texts::Texts;

use super::point_name;
use crate::play::{Denial, Table};

/// Why something cannot be done: the rule, with what would be legal, or what
/// is wrong with the gesture.
#[must_use]
pub fn denial(denial: &Denial, table: &Table, texts: &Texts) -> String {
    let player = table.on_turn().unwrap_or(Player::White);
    let appearance = Appearance {
        labels: table.labels(),
        ..table.now().rules().appearance
    };
    let point = |point: Point| point_name(point, player, table, texts);
    let origin = |from: Origin| match from {
        Origin::Bar => texts.place_bar_name(),
        Origin::Point(from) => point(from),
    };
    let target = |to: Target| match to {
        Target::Off => texts.place_off_name(),
        Target::Point(to) => point(to),
    };
    match denial {
        Denial::Rule(refusal) => texts.refusal(refusal, player, &appearance),
        Denial::NoWay { from, to } => texts.denial_no_way(&origin(*from), &target(*to)),
        Denial::Backward { .. } => texts.denial_backward(),
        Denial::NoPoint(made) => texts.denial_no_point(&point(*made)),
        Denial::DiceNotByHand => texts.denial_no_dice(),
        Denial::Ambiguous => texts.denial_ambiguous(),
    }
}

#[cfg(test)]
mod tests {
    use rules::{ByPlayer, Ruleset, Seat};

    use super::*;
    use crate::play::{Bottom, DiceSource, Sitter, TableSetup};

    #[test]
    fn points_are_called_by_their_names() {
        let table = Table::new(TableSetup {
            sitters: ByPlayer::from_fn(|_| Sitter::Person {
                name: String::new(),
            }),
            rules: Ruleset::international(),
            dice: DiceSource::ByHand,
            bottom: Bottom::Seat(Seat::First),
        });
        let eight = Point::new(8);
        let denied = |from, to| denial(&Denial::NoWay { from, to }, &table, &Texts::english());
        assert_eq!(
            denied(Origin::Point(eight), Target::Off),
            "None of the numbers that are left leads from the 8-point to off."
        );
        assert_eq!(
            denied(Origin::Bar, Target::Point(eight)),
            "None of the numbers that are left leads from the bar to the 8-point."
        );
        assert_eq!(
            denial(&Denial::NoPoint(eight), &table, &Texts::english()),
            "No two checkers can make the 8-point with this roll."
        );
    }
}
