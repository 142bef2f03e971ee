//! Why something can't be done, as a sentence.

use rules::{Appearance, Instead, Origin, Player, Point, Target};
use texts::Texts;

use super::point_name;
use crate::play::{Denial, Table};

/// The most moves that are listed as possible. More don't fit into the line, and
/// the board marks them all.
const MOST_LISTED: usize = 3;

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
        Denial::Rule(refusal) => match &refusal.instead {
            Instead::Moves(moves) if moves.len() > MOST_LISTED => {
                texts.reason(refusal.reason, player, &appearance)
            }
            _ => texts.refusal(refusal, player, &appearance),
        },
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
        Denial::NotYours => texts.denial_not_yours(),
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
    fn what_is_possible_is_listed_only_if_it_fits() {
        let setup = TableSetup {
            participants: ByPlayer::from_fn(|_| Participant::Person {
                name: String::new(),
            }),
            rules: Ruleset::international(),
            dice: DiceSource::Seed(1),
            bottom: Bottom::Seat(Seat::First),
        };
        let refused = |id: &str| {
            let mut table = Table::from_id(setup.clone(), id).unwrap();
            let told = table.gesture(crate::board::Gesture::PressDice);
            let [crate::play::TableEvent::Refused(why)] = &told[..] else {
                panic!("{told:?}");
            };
            denial(why, &table, &Texts::english())
        };
        assert_eq!(
            refused("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"),
            "Your turn isn't over: you can still move, so you must."
        );
        // One checker each.
        assert_eq!(
            refused("XGID=-a--------------------A---:0:0:1:61:0:0:0:0:10"),
            "Your turn isn't over: you can still move, so you must. Possible: 22/16 or 22/21."
        );
    }

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
