//! What has happened, as a sentence.

use rules::{Action, Move, Offer, Offered, Origin, Player, Target};
use texts::{Color, Texts, YOU};

use super::{point_name, seat_title, subject};
use crate::play::{Table, TableEvent};

/// What has happened, for the line below the board and for screen readers;
/// `None` if other texts say it.
#[must_use]
pub fn event(event: &TableEvent, table: &Table, texts: &Texts) -> Option<String> {
    let name = |player: Player| subject(table, player, texts);
    let text = match event {
        TableEvent::Threw { player, die } => texts.event_threw(&name(*player), die.pips()),
        TableEvent::Tied(die) => texts.event_tie(die.pips()),
        TableEvent::Starts {
            player,
            are_colors_swapped,
        } => {
            if *are_colors_swapped {
                // From here on, both players have the other color.
                let colors = table.now().rules().appearance.colors;
                let side = |player| {
                    let name = seat_title(table, player, texts);
                    texts.event_side(Color::of(player, colors), &name)
                };
                let started = texts.event_got_white(&name(*player));
                format!("{started} {} {}", side(Player::White), side(Player::Black))
            } else {
                texts.event_starts(&name(*player))
            }
        }
        TableEvent::Rolled { player, roll } if roll.is_double() => {
            texts.event_rolled_double(&name(*player), roll.larger().pips())
        }
        TableEvent::Rolled { player, roll } => {
            texts.event_rolled(&name(*player), roll.larger().pips(), roll.smaller().pips())
        }
        TableEvent::CannotMove { player, .. } => texts.event_cannot_move(&name(*player)),
        TableEvent::Moved { player, made } => moved(*made, *player, table, texts),
        TableEvent::Penalized { player, .. } => texts.event_landed_on_block(&name(*player)),
        TableEvent::Undone { .. } => texts.event_undone(),
        TableEvent::Offered(offer) => offered(*offer, table, texts),
        TableEvent::Answered {
            player,
            answer,
            offer,
        } => answered(*answer, *player, offer.what, table, texts)?,
        TableEvent::GameWon(outcome) => texts.event_won(&name(outcome.winner)),
        TableEvent::MatchWon(player) => texts.event_won_match(&name(*player)),
        TableEvent::TakenBack => texts.take_back_done(),
        TableEvent::TurnEnded { .. }
        | TableEvent::NextGame
        | TableEvent::Confirm { .. }
        | TableEvent::DiceWanted(_)
        | TableEvent::CoachAsked
        | TableEvent::Coached(_)
        | TableEvent::Refused(_) => return None,
    };
    Some(text)
}

fn moved(made: Move, player: Player, table: &Table, texts: &Texts) -> String {
    let name = subject(table, player, texts);
    let point = |point| point_name(point, player, table, texts);
    match (made.from(), made.to()) {
        (Origin::Point(from), Target::Off) => texts.event_bore_off(&name, &point(from)),
        (Origin::Point(from), Target::Point(to)) if made.is_hit() => {
            texts.event_hit(&name, &point(from), &point(to))
        }
        (Origin::Point(from), Target::Point(to)) => {
            texts.event_moved(&name, &point(from), &point(to))
        }
        (Origin::Bar, Target::Point(to)) if made.is_hit() => {
            texts.event_entered_hitting(&name, &point(to))
        }
        (Origin::Bar, Target::Point(to)) => texts.event_entered(&name, &point(to)),
        (Origin::Bar, Target::Off) => unreachable!("a checker on the bar is not home"),
    }
}

fn offered(offer: Offer, table: &Table, texts: &Texts) -> String {
    let name = subject(table, offer.by, texts);
    match offer.what {
        Offered::Double => texts.event_doubled(&name, value_after(offer, table)),
        Offered::Beaver => texts.event_beavered(&name, value_after(offer, table)),
        Offered::Raccoon => texts.event_raccooned(&name, value_after(offer, table)),
        Offered::Resignation(_) => texts.event_resigned(&name),
        Offered::Claim(_) => texts.event_claimed(&name),
        Offered::Settlement { .. } => texts.event_settled(&name),
    }
}

/// What the cube would count if the offer were taken.
#[must_use]
pub fn value_after(offer: Offer, table: &Table) -> u32 {
    let value = table.now().game().cube().value;
    let after = value.doubled_times(offer.what.doublings());
    after.unwrap_or(value).value()
}

fn answered(
    answer: Action,
    player: Player,
    offered: Offered,
    table: &Table,
    texts: &Texts,
) -> Option<String> {
    let name = subject(table, player, texts);
    let is_settlement = matches!(offered, Offered::Settlement { .. }) && name != YOU;
    Some(match answer {
        Action::Take => texts.event_took(&name, table.now().game().cube().value.value()),
        Action::Pass => texts.event_passed(&name),
        Action::Accept if is_settlement => texts.settle_agreed(&name),
        Action::Accept => texts.event_accepted(&name),
        Action::Decline if is_settlement => texts.settle_declined(&name),
        Action::Decline => texts.event_declined(&name),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use rules::{ByPlayer, Ruleset, Seat};

    use super::*;
    use crate::describe::waiting;
    use crate::play::{Bottom, DiceSource, Participant, TableSetup};

    /// Somebody with this name, against the computer, with real dice.
    fn table(name: &str) -> Table {
        Table::new(TableSetup {
            participants: ByPlayer {
                white: Participant::Person {
                    name: name.to_owned(),
                },
                black: Participant::Computer {
                    level: "club".to_owned(),
                    seed: 1,
                },
            },
            rules: Ruleset::international(),
            dice: DiceSource::ByHand,
            bottom: Bottom::Seat(Seat::First),
        })
    }

    #[test]
    fn who_gave_no_name_is_spoken_to() {
        let texts = Texts::english();
        let told = |name: &str, player| {
            let rolled = TableEvent::Rolled {
                player,
                roll: "31".parse().unwrap(),
            };
            event(&rolled, &table(name), &texts).unwrap()
        };
        assert_eq!(told("", Player::White), "You rolled 3-1.");
        assert_eq!(told("Ann", Player::White), "Ann rolled 3-1.");
        assert_eq!(told("", Player::Black), "Club player rolled 3-1.");
        assert_eq!(waiting(&table(""), &texts), "Tap the number on your die");
        assert_eq!(
            waiting(&table("Ann"), &texts),
            "Tap the number on Ann's die"
        );
    }
}
