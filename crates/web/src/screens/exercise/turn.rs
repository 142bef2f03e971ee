//! A turn tried out on a board, for exercises and for the first lesson.

use leptos::prelude::*;
use rules::{Action, Board as Checkers, ByPlayer, Play, Player, Ruleset, Seat, Setup, Stage, Xgid};
use texts::Texts;

use crate::board::{Gesture, Picture};
use crate::describe::denial;
use crate::play::{Bottom, DiceSource, Participant, Table, TableEvent, TableSetup};

/// A board on which White has a turn to play, and where it began.
#[derive(Clone, Copy, Debug)]
pub(in crate::screens) struct TrialTurn {
    table: RwSignal<Table>,
    first: StoredValue<Table>,
}

impl TrialTurn {
    /// The turn from this position by these rules; `None` if it cannot be
    /// played.
    pub(in crate::screens) fn new(position: Setup, rules: Ruleset) -> Option<TrialTurn> {
        let first = table_at(position, rules)?;
        Some(TrialTurn {
            table: RwSignal::new(first.clone()),
            first: StoredValue::new(first),
        })
    }

    /// What the board shows.
    pub(in crate::screens) fn picture(self) -> Picture {
        self.table.with(Table::picture)
    }

    /// Does what a gesture means. Returns why it can't be done, if it can't.
    pub(in crate::screens) fn gesture(self, gesture: Gesture, texts: &Texts) -> Option<String> {
        let mut happened = Vec::new();
        self.table.update(|table| {
            happened = table.gesture(gesture);
            // Here there's no confirmation before doubling.
            if let [TableEvent::Confirm { player, action }] = happened[..]
                && action == Action::Double
            {
                happened = table.act(player, action);
            }
        });
        let mut said = happened.iter().filter_map(|one| match one {
            TableEvent::Refused(why) => {
                Some(self.table.with_untracked(|table| denial(why, table, texts)))
            }
            // Landing on a block isn't a way to play.
            TableEvent::Confirm { .. } => Some(texts.penalty_title()),
            _ => None,
        });
        said.next_back()
    }

    /// Whether White has offered a double.
    pub(in crate::screens) fn has_doubled(self) -> bool {
        self.table
            .with_untracked(|table| table.now().game().offer().is_some())
    }

    /// The board as it is now, as White sees it.
    pub(in crate::screens) fn board(self) -> Checkers {
        self.table
            .with_untracked(|table| table.now().game().board_for(Player::White))
    }

    /// How many moves are made.
    pub(in crate::screens) fn moves(self) -> usize {
        self.so_far().map_or(0, |(play, _)| play.moves().len())
    }

    /// The moves made so far, and where they lead.
    pub(in crate::screens) fn so_far(self) -> Option<(Play, Checkers)> {
        self.table.with_untracked(|table| {
            let turn = table.now().game().turn()?;
            Some((turn.play(), turn.board()))
        })
    }

    /// Whether nothing more can be moved: the turn, or the game, is over.
    pub(in crate::screens) fn is_played(self) -> bool {
        self.table.with(|table| match table.now().game().turn() {
            Some(turn) => turn.can_end() && turn.next_moves().is_empty(),
            None => table.now().game().outcome().is_some(),
        })
    }

    /// Whether the turn may end before everything is played.
    pub(in crate::screens) fn can_stop(self) -> bool {
        self.table.with(|table| {
            let turn = table.now().game().turn();
            turn.is_some_and(|turn| turn.can_end() && !turn.next_moves().is_empty())
        })
    }

    /// Puts the checkers back, unless the board was closed meanwhile.
    pub(in crate::screens) fn lay_again(self) {
        if let Some(first) = self.first.try_get_value() {
            self.table.set(first);
        }
    }
}

/// A table at which White has to act in this position.
fn table_at(position: Setup, rules: Ruleset) -> Option<Table> {
    let id = Xgid::try_from(position).ok()?.to_string();
    let setup = TableSetup {
        participants: ByPlayer::from_fn(|_| Participant::Person {
            name: String::new(),
        }),
        rules,
        dice: DiceSource::ByHand,
        bottom: Bottom::Seat(Seat::First),
    };
    Table::from_id(setup, &id).ok()
}

/// White to play a roll on this board.
pub(in crate::screens) fn rolled(board: &Checkers, roll: rules::Roll) -> Setup {
    Setup {
        stage: Stage::Rolled(roll),
        ..Setup::for_money(board.player().into(), board.opponent().into())
    }
}

#[cfg(test)]
mod tests {
    use rules::{Leaflet, Turn};
    use texts::Topic;

    use super::super::numbered;
    use super::super::task::{Exercise, Task};
    use super::*;

    #[test]
    fn the_board_is_laid_for_every_exercise_by_every_leaflet() {
        for leaflet in Leaflet::ALL {
            let rules = leaflet.ruleset();
            for topic in [Topic::Aim, Topic::Moving, Topic::BearingOff] {
                let exercise = Exercise::of(topic, &rules).unwrap();
                let (Task::FindPlays { roll, .. } | Task::TakeOff(roll)) = exercise.task else {
                    panic!("{topic:?} is not played");
                };
                let board = exercise.board.unwrap();
                let table = table_at(rolled(&board, roll), numbered(&rules)).unwrap();
                let turn = table.now().game().turn().unwrap();
                let expected = Turn::new(&board, roll, &rules).next_moves();
                assert_eq!(turn.next_moves(), expected, "{leaflet}, {topic:?}");
                assert_eq!(table.on_turn(), Some(Player::White));
            }
        }
    }
}
