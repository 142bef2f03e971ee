//! A quiet game that plays itself on the first screen.

use rules::{ByPlayer, Die, Ruleset, Seat};

use crate::board::Picture;
use crate::play::{Bottom, DiceSource, Participant, Table, TableSetup};

/// The rolls and how our own engine plays them. White starts.
const TURNS: [(&str, &str); 22] = [
    ("32", "24/21 13/11"),
    ("64", "24/14*"),
    ("11", "bar/23 6/5(2)"),
    ("51", "14/8"),
    ("53", "23/18 21/18"),
    ("51", "24/23 13/8"),
    ("21", "13/10"),
    ("41", "23/18"),
    ("41", "13/9 8/7*"),
    ("21", "bar/22"),
    ("54", "8/3* 7/3"),
    ("51", "bar/24 6/1*"),
    ("21", "bar/24* 10/8"),
    ("66", ""),
    ("51", "8/7 6/1*"),
    ("55", ""),
    ("41", "13/9 7/6"),
    ("21", "bar/24* bar/23"),
    ("52", "bar/23 13/8"),
    ("43", "13/6"),
    ("52", "9/4 6/4"),
    ("51", "24/23 13/8"),
];

/// The game, as far as it is shown.
#[derive(Clone, Debug)]
pub(super) struct Demo {
    table: Table,
    /// As White counts, whoever is on roll.
    labels: [String; 24],
    turns: usize,
    is_rolled: bool,
}

impl Demo {
    pub(super) fn new() -> Demo {
        let person = |_| Participant::Person {
            name: String::new(),
        };
        let mut table = Table::new(TableSetup {
            participants: ByPlayer::from_fn(person),
            rules: Ruleset::international(),
            dice: DiceSource::ByHand,
            bottom: Bottom::Seat(Seat::First),
        });
        table.enter_dice(Die::Three, Die::Two);
        Demo {
            labels: table.picture().labels,
            table,
            turns: 0,
            is_rolled: true,
        }
    }

    /// What the board shows; nothing can be pressed.
    pub(super) fn picture(&self) -> Picture {
        Picture {
            can_press_dice: None,
            can_press_cube: false,
            movable: Vec::new(),
            labels: self.labels.clone(),
            ..self.table.picture()
        }
    }

    /// The next roll or the next play; from the beginning after the last.
    pub(super) fn advance(&mut self) {
        let Some((roll, play)) = TURNS.get(self.turns) else {
            *self = Demo::new();
            return;
        };
        let typed = |table: &mut Table, text: &str| {
            let typed = table.type_in(text);
            debug_assert!(typed.is_ok(), "{text}: {typed:?}");
        };
        if self.is_rolled {
            if !play.is_empty() {
                typed(&mut self.table, play);
            }
            typed(&mut self.table, "end");
            self.turns += 1;
        } else if let [Some(first), Some(second)] = dice(roll) {
            self.table.enter_dice(first, second);
        }
        self.is_rolled = !self.is_rolled;
    }
}

fn dice(roll: &str) -> [Option<Die>; 2] {
    let mut dice = roll.chars().map(|digit| {
        let pips = digit.to_digit(10).and_then(|pips| u8::try_from(pips).ok());
        pips.and_then(|pips| Die::try_from(pips).ok())
    });
    [dice.next().flatten(), dice.next().flatten()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::LineKind;

    #[test]
    fn every_turn_is_played_as_it_is_written() {
        let mut demo = Demo::new();
        for _ in 0..2 * TURNS.len() - 1 {
            demo.advance();
        }
        let games = demo.table.move_list();
        let played: Vec<(String, String)> = games[0]
            .lines
            .iter()
            .filter_map(|line| match &line.kind {
                LineKind::Turn { roll, play, .. } => Some((roll.to_string(), play.clone())),
                _ => None,
            })
            .collect();
        assert_eq!(played.len(), TURNS.len());
        for ((_, written), (_, played)) in TURNS.iter().zip(&played) {
            assert_eq!(played, written);
        }
        demo.advance();
        demo.advance();
        assert_eq!(demo.table.move_list()[0].lines.len(), 2, "begins again");
    }
}
