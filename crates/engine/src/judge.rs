//! The chooser by class: each kind of board to the one who knows it best.

use std::sync::Arc;

use rules::{Board, Checkers, Movement};

use crate::bear_off::{OneSidedTable, TableOnDemand};
use crate::chances::Chances;
use crate::class::Class;
use crate::evaluator::Evaluator;
use crate::net::Net;

/// Judges every board without looking ahead: contact and races by a net each,
/// bear-offs by a table, and what is over by the rules.
#[derive(Clone, Debug)]
pub struct Judge {
    contact: Net,
    race: Net,
    bear_off: Arc<TableOnDemand>,
}

impl Judge {
    /// A judge with these nets and this table.
    #[must_use]
    pub fn new(contact: Net, race: Net, bear_off: Arc<OneSidedTable>) -> Judge {
        Judge {
            contact,
            race,
            bear_off: Arc::new(bear_off.into()),
        }
    }

    /// A judge with these nets and the table for these rules, which is made
    /// when the first bear-off is judged.
    #[must_use]
    pub fn with_table_on_demand(contact: Net, race: Net, movement: Movement) -> Judge {
        Judge {
            contact,
            race,
            bear_off: Arc::new(TableOnDemand::new(movement)),
        }
    }

    /// The same judge without the machine's wide instructions: slower, with
    /// the same answers to the bit.
    #[must_use]
    pub fn without_simd(self) -> Judge {
        Judge {
            contact: self.contact.without_simd(),
            race: self.race.without_simd(),
            bear_off: self.bear_off,
        }
    }

    /// The same with another net for contact.
    #[must_use]
    pub fn with_contact_net(mut self, net: Net) -> Judge {
        self.contact = net;
        self
    }

    /// The same with another net for races.
    #[must_use]
    pub fn with_race_net(mut self, net: Net) -> Judge {
        self.race = net;
        self
    }

    /// The rules of moving that its table is made for.
    #[must_use]
    pub fn movement(&self) -> Movement {
        self.bear_off.movement()
    }

    /// The answer where no net is needed.
    fn known(&self, board: &Board, class: Class) -> Option<Chances> {
        match class {
            Class::Over => Some(over(board)),
            Class::BearOff => self.bear_off.table().chances(board),
            Class::Race | Class::Contact => None,
        }
    }
}

impl Evaluator for Judge {
    fn chances(&self, board: &Board) -> Chances {
        let class = Class::of(board);
        self.known(board, class).unwrap_or_else(|| {
            let net = if class == Class::Contact {
                &self.contact
            } else {
                &self.race
            };
            possible(net.chances(board), board)
        })
    }

    fn chances_of_all(&self, boards: &[Board]) -> Vec<Chances> {
        let mut answers = vec![Chances::default(); boards.len()];
        let mut contact = (Vec::new(), Vec::new());
        let mut race = (Vec::new(), Vec::new());
        for (place, board) in boards.iter().enumerate() {
            let class = Class::of(board);
            if let Some(known) = self.known(board, class) {
                answers[place] = known;
                continue;
            }
            let list = if class == Class::Contact {
                &mut contact
            } else {
                &mut race
            };
            list.0.push(place);
            list.1.push(*board);
        }
        for (net, (places, boards)) in [(&self.contact, contact), (&self.race, race)] {
            let judged = net.chances_of_all(&boards);
            for ((place, board), chances) in places.into_iter().zip(&boards).zip(judged) {
                answers[place] = possible(chances, board);
            }
        }
        answers
    }
}

/// The certain result of a game that is over, by the international rules.
fn over(board: &Board) -> Chances {
    let certain = |is_so: bool| if is_so { 1.0 } else { 0.0 };
    let has_won = board.player().are_off();
    let loser = if has_won {
        board.opponent()
    } else {
        board.player()
    };
    let win = Chances {
        win: 1.0,
        win_gammon: certain(loser.off() == 0),
        win_backgammon: certain(loser.off() == 0 && reaches_winners_home(loser)),
        ..Chances::default()
    };
    if has_won { win } else { win.for_opponent() }
}

/// The chances without what cannot happen any more: a gammon of a side that
/// has borne off, a backgammon in a race of a side that has left the
/// opponent's home, and a larger win that is likelier than a smaller one.
fn possible(mut chances: Chances, board: &Board) -> Chances {
    let is_race = board.is_race();
    let limits = |loser: Checkers| {
        let gammon = if loser.off() > 0 { 0.0 } else { 1.0 };
        let backgammon = if is_race && !reaches_winners_home(loser) {
            0.0
        } else {
            gammon
        };
        (gammon, backgammon)
    };
    let (gammon, backgammon) = limits(board.opponent());
    chances.win_gammon = chances.win_gammon.min(gammon).min(chances.win);
    chances.win_backgammon = chances
        .win_backgammon
        .min(backgammon)
        .min(chances.win_gammon);
    let (gammon, backgammon) = limits(board.player());
    chances.lose_gammon = chances.lose_gammon.min(gammon).min(chances.lose());
    chances.lose_backgammon = chances
        .lose_backgammon
        .min(backgammon)
        .min(chances.lose_gammon);
    chances
}

/// Whether a checker is on the bar or on the points 19 to 24, which are the
/// other side's home.
fn reaches_winners_home(loser: Checkers) -> bool {
    loser.rearmost() >= 19
}
