//! Whole games by somebody who clicks at random.

use rules::{Action, ActionKind, Leaflet, Player, Point, Ruleset};

use super::two_people;
use crate::board::{Gesture, Place};
use crate::play::{DiceSource, Table, TableEvent};

/// Pseudorandom numbers from a seed.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        // Knuth's MMIX.
        let next = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = next.wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }

    fn choose<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    fn place(&mut self) -> Place {
        let player = self.choose(&Player::BOTH);
        match self.below(30) {
            0 | 1 => Place::Bar(player),
            2 | 3 => Place::Tray(player),
            _ => Place::Point(self.choose(&Point::ALL)),
        }
    }

    fn gesture(&mut self) -> Gesture {
        match self.below(12) {
            0..=4 => Gesture::Press(self.place()),
            5 => Gesture::PressOther(self.place()),
            6 => Gesture::PickUp(self.place()),
            7 | 8 => Gesture::PutDown {
                from: self.place(),
                to: (self.below(10) > 0).then(|| self.place()),
            },
            9 => Gesture::PressDice,
            10 => Gesture::SwapDice,
            _ => Gesture::PressCube,
        }
    }
}

/// Everything that must hold for any table.
fn check(table: &Table) {
    let picture = table.picture();
    let each = table.now().rules().variant.opening().player().total();
    for player in Player::BOTH {
        let own = picture.checkers.iter();
        let own = own.filter(|(_, whose, _)| *whose == player);
        let count: u8 = own.map(|(_, _, count)| count).sum();
        assert_eq!(count, each, "{table}");
    }
    let saved = table.to_string();
    let loaded = saved.parse::<Table>();
    let loaded = loaded.unwrap_or_else(|fault| panic!("{fault}\n{saved}"));
    assert_eq!(loaded.to_string(), saved);
    // A reload lets go of a checker that's being dragged.
    let mut still = table.clone();
    still.gesture(Gesture::PutDown {
        from: Place::Bar(Player::White),
        to: None,
    });
    assert_eq!(loaded.picture(), still.picture(), "{saved}");
    assert_eq!(loaded.status(), still.status(), "{saved}");
    assert_eq!(loaded.move_list(), still.move_list());
}

/// What somebody does besides clicking. Actions that would end the game are
/// rare.
fn act_somehow(table: &mut Table, chance: &mut Chance) {
    let player = chance.choose(&Player::BOTH);
    let choices = table.now().game().choices(player);
    if choices.is_empty() {
        return;
    }
    let is_rare = chance.below(60) == 0;
    let win = chance.choose(table.now().rules().backgammon_needs.wins());
    let action = match chance.choose(&choices) {
        ActionKind::Take => Action::Take,
        ActionKind::Decline => Action::Decline,
        ActionKind::Undo => Action::Undo,
        ActionKind::Double if is_rare => Action::Double,
        ActionKind::Pass if is_rare => Action::Pass,
        ActionKind::Resign if is_rare => Action::Resign(win),
        ActionKind::Claim if is_rare => Action::Claim(win),
        ActionKind::Accept if is_rare => Action::Accept,
        _ => return,
    };
    table.act(player, action);
}

/// Does a gesture and, if it only moved checkers, undoes and does it again.
fn gesture_and_back(table: &mut Table, gesture: Gesture) -> Vec<TableEvent> {
    let before = table.to_string();
    let told = table.gesture(gesture);
    if let [TableEvent::Refused(_)] = told[..] {
        assert_eq!(table.to_string(), before, "{gesture:?}");
    }
    let has_moved = |told: &TableEvent| matches!(told, TableEvent::Moved { .. });
    if !told.is_empty() && told.iter().all(has_moved) {
        let after = table.to_string();
        let player = table.on_turn().unwrap();
        for _ in &told {
            table.act(player, Action::Undo);
        }
        assert_eq!(table.to_string(), before, "{gesture:?}");
        table.gesture(gesture);
        assert_eq!(table.to_string(), after, "{gesture:?}");
    }
    told
}

/// Clicks until a game is over.
fn click_through(rules: Ruleset, seed: u64) -> Table {
    let mut chance = Chance(seed);
    let mut table = Table::new(two_people(rules, DiceSource::Seed(seed)));
    for click in 0..100_000 {
        if !table.now().finished().is_empty() {
            check(&table);
            return table;
        }
        if click % 7 == 0 {
            act_somehow(&mut table, &mut chance);
        }
        let gesture = match click % 3 {
            0 => Gesture::PressDice,
            _ => chance.gesture(),
        };
        let told = match click % 11 {
            0 => gesture_and_back(&mut table, gesture),
            _ => table.gesture(gesture),
        };
        if let [TableEvent::Confirm { player, action }] = told[..]
            && chance.below(40) == 0
        {
            table.act(player, action);
        }
        if click % 101 == 0 {
            check(&table);
        }
    }
    panic!("no end in sight:\n{table}");
}

#[test]
fn whole_games_are_clicked_through_by_every_ruleset() {
    for leaflet in Leaflet::ALL {
        for seed in 0..2 {
            let mut table = click_through(leaflet.ruleset(), seed);
            if table.now().winner().is_none() {
                assert_eq!(table.next_game(), [TableEvent::NextGame]);
                check(&table);
            }
        }
    }
}
