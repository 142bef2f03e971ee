//! Why something can't be done, as a sentence.

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
    match denial {
        Denial::Rule(refusal) => texts.refusal(refusal, player, &appearance),
        Denial::NoWay {
            to: Target::Off, ..
        } => texts.denial_no_way_off(),
        Denial::NoWay {
            from: Origin::Bar,
            to: Target::Point(to),
        } => texts.denial_no_way_bar(&point(*to)),
        Denial::NoWay {
            from: Origin::Point(from),
            to: Target::Point(to),
        } => texts.denial_no_way(&point(*from), &point(*to)),
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
    use crate::play::{Bottom, DiceSource, Participant, TableSetup};

    #[test]
    fn points_are_called_by_their_names() {
        let table = Table::new(TableSetup {
            participants: ByPlayer::from_fn(|_| Participant::Person {
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
            "None of your remaining numbers bears that checker off."
        );
        assert_eq!(
            denied(Origin::Point(Point::new(13)), Target::Point(eight)),
            "None of your remaining numbers takes a checker from the 13-point to the 8-point."
        );
        assert_eq!(
            denied(Origin::Bar, Target::Point(eight)),
            "None of your remaining numbers enters a checker on the 8-point."
        );
        assert_eq!(
            denial(&Denial::NoPoint(eight), &table, &Texts::english()),
            "You can't make the 8-point with this roll."
        );
    }
}
