//! What the table is waiting for, as a sentence.

use rules::{ActionKind, Offered, Opening, Player};
use texts::Texts;

use super::{is_you, offer_sent, player_name, subject, value_after};
use crate::play::{DiceWanted, Table, Waiting};
use crate::table_session::person_to_act;

/// Whose turn it is, and for what.
#[must_use]
pub fn waiting(table: &Table, texts: &Texts) -> String {
    let name = |player| player_name(table, player, texts);
    match table.waiting() {
        Waiting::Throw(_) if table.now().rules().opening == Opening::DieForColor => {
            texts.turn_throw_color()
        }
        Waiting::Throw(_) => texts.turn_throw_start(),
        Waiting::Dice(DiceWanted::ForStart(player)) => {
            texts.dice_entry_one(&subject(table, player, texts))
        }
        Waiting::Dice(DiceWanted::ForRoll(player)) if is_you(table, player, texts) => {
            texts.dice_entry_title()
        }
        Waiting::Dice(DiceWanted::ForRoll(player)) | Waiting::Roll(player) => {
            texts.turn_roll(&name(player))
        }
        Waiting::Play(player, roll) => texts.turn_play(&name(player), &texts.roll_name(roll)),
        // Who has borne off everything has won, before the dice are picked up.
        Waiting::PickUp(player) if has_borne_off_all(table, player) => {
            texts.event_won(&subject(table, player, texts))
        }
        // The computer picks its dice up by itself.
        Waiting::PickUp(player) if is_computer(table, player) => texts.turn_thinking(&name(player)),
        Waiting::PickUp(player) => texts.turn_finish(&name(player)),
        Waiting::Held(player, roll) => {
            texts.turn_cannot_move(&name(player), &texts.roll_name(roll))
        }
        Waiting::Answer(to, offer) => {
            let by = name(offer.by);
            let sent = is_you(table, offer.by, texts)
                .then(|| offer_sent(offer.what, &name(to), texts))
                .flatten();
            if let Some(sent) = sent {
                return sent;
            }
            match offer.what {
                Offered::Double => texts.offered_double(&by, value_after(offer, table)),
                Offered::Beaver => texts.offered_beaver(&by, value_after(offer, table)),
                Offered::Raccoon => texts.offered_raccoon(&by, value_after(offer, table)),
                Offered::Resignation(win) => texts.offered_resignation(win, &by),
                Offered::Claim(win) => texts.offered_claim(win, &by),
                Offered::Settlement { winner, points } => {
                    let unit = table.now().rules().appearance.unit;
                    texts.settlement(&by, &name(winner), points, unit)
                }
            }
        }
        Waiting::Coach(_) => texts.hint_thinking(),
        Waiting::Over(outcome) => texts.event_won(&subject(table, outcome.winner, texts)),
    }
}

/// What the person at this screen has to do now; `None` while someone else is
/// to act, or if two people share the screen.
#[must_use]
pub fn instruction(table: &Table, texts: &Texts) -> Option<String> {
    let local = Player::BOTH.map(|player| table.is_local(player) && !is_computer(table, player));
    if local.into_iter().filter(|is_local| *is_local).count() != 1 {
        return None;
    }
    let player = person_to_act(table)?;
    let can_double = || {
        let choices = &table.status().choices[player];
        choices.contains(&ActionKind::Double)
    };
    Some(match table.waiting() {
        Waiting::Throw(_) => texts.turn_you_throw(),
        Waiting::Roll(_) if can_double() => texts.turn_you_roll_or_double(),
        Waiting::Roll(_) => texts.turn_you_roll(),
        Waiting::Play(_, roll) => texts.turn_you_play(&texts.roll_name(roll)),
        Waiting::PickUp(_) => texts.turn_you_finish(),
        Waiting::Held(_, roll) => texts.turn_you_cannot_move(&texts.roll_name(roll)),
        Waiting::Answer(..) => texts.turn_you_answer(),
        Waiting::Dice(_) | Waiting::Coach(_) | Waiting::Over(_) => return None,
    })
}

fn has_borne_off_all(table: &Table, player: Player) -> bool {
    table.status().pips[player] == 0
}

fn is_computer(table: &Table, player: Player) -> bool {
    table.participant(player).is_computer()
}

#[cfg(test)]
mod tests {
    use rules::{ByPlayer, Ruleset, Seat};

    use super::*;
    use crate::board::{Gesture, Place};
    use crate::play::{Bottom, DiceSource, Participant, TableSetup};

    #[test]
    fn who_has_borne_off_everything_no_longer_thinks() {
        let setup = TableSetup {
            participants: ByPlayer::from_fn(|player| Participant::Person {
                name: player.to_string(),
            }),
            rules: Ruleset::international(),
            dice: DiceSource::Seed(1),
            bottom: Bottom::Seat(Seat::First),
        };
        // Each has one checker left, and White has rolled.
        let id = "XGID=-A----------------------a-:0:0:1:61:0:0:0:0:10";
        let mut table = Table::from_id(setup, id).unwrap();
        table.gesture(Gesture::Press(Place::Tray(Player::White)));
        // The same with the computer in White's seat.
        let text = table.to_string();
        let text = text.replace("White person White", "White computer casual 9");
        let table: Table = text.parse().unwrap();
        assert_eq!(table.waiting(), Waiting::PickUp(Player::White));
        assert_eq!(
            waiting(&table, &Texts::english()),
            "Casual player won the game."
        );
    }
}
