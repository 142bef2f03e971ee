//! The evaluator that picks the right net or table for each kind of board.

use std::sync::Arc;

use rules::{BackgammonNeeds, Board, Checkers, Movement, Ruleset, Win};

use crate::bear_off::BearOffTables;
use crate::chances::Chances;
use crate::class::Class;
use crate::evaluator::Evaluator;
use crate::net::Net;
use crate::nets::{NetPair, Nets};

/// Evaluates every board without look-ahead: contact and races by a net each,
/// bear-offs and what's nearly one by tables, finished games by the rules.
#[derive(Clone, Debug)]
pub struct Judge {
    nets: NetPair,
    /// The same with quicker nets, if there are any.
    quick: Option<Box<Judge>>,
    tables: Arc<BearOffTables>,
    backgammon_needs: BackgammonNeeds,
}

impl Judge {
    /// A judge with these nets, for games by these rules. Its tables are
    /// computed at the first bear-off.
    #[must_use]
    pub fn for_rules(rules: &Ruleset, nets: &Nets) -> Judge {
        let tables = Arc::new(BearOffTables::on_demand(rules.movement));
        let judge = |nets: &NetPair| Judge {
            backgammon_needs: rules.backgammon_needs,
            ..Judge::new(nets.clone(), Arc::clone(&tables))
        };
        let quick = judge(nets.quick());
        match nets.deep() {
            Some(deep) => Judge {
                quick: Some(Box::new(quick)),
                ..judge(deep)
            },
            None => quick,
        }
    }

    /// A judge with these nets and tables, without quicker nets, for the
    /// international definition of a backgammon.
    ///
    /// Nets know only that rule. Under another rule, backgammons are counted
    /// where the game is over, so a search sees them in its last plies and a
    /// rollout sees all of them.
    #[must_use]
    pub fn new(nets: NetPair, tables: Arc<BearOffTables>) -> Judge {
        Judge {
            nets,
            quick: None,
            tables,
            backgammon_needs: BackgammonNeeds::NoneOff,
        }
    }

    /// The same judge without the machine's wide instructions: slower, but with
    /// the same answers to the bit.
    #[must_use]
    pub fn without_simd(self) -> Judge {
        let plain = |net: Arc<Net>| Arc::unwrap_or_clone(net).without_simd();
        Judge {
            nets: NetPair::new(plain(self.nets.contact), plain(self.nets.race)),
            quick: self.quick.map(|quick| Box::new(quick.without_simd())),
            ..self
        }
    }

    /// Replaces the contact net.
    #[must_use]
    pub fn with_contact_net(mut self, net: Net) -> Judge {
        self.nets.contact = Arc::new(net);
        self
    }

    /// Replaces the race net.
    #[must_use]
    pub fn with_race_net(mut self, net: Net) -> Judge {
        self.nets.race = Arc::new(net);
        self
    }

    /// Adds quicker nets for work that needs less precision.
    #[must_use]
    pub fn with_quick_nets(mut self, nets: NetPair) -> Judge {
        self.quick = Some(Box::new(Judge {
            nets,
            quick: None,
            ..self.clone()
        }));
        self
    }

    /// Replaces the tables, which must be for the same movement rules.
    ///
    /// # Panics
    ///
    /// If they're for other movement rules.
    #[must_use]
    pub fn with_tables(mut self, tables: Arc<BearOffTables>) -> Judge {
        let is_same = tables.movement() == self.movement();
        assert!(is_same, "tables are for the rules that are played");
        self.quick = self
            .quick
            .map(|quick| Box::new(quick.with_tables(Arc::clone(&tables))));
        self.tables = tables;
        self
    }

    /// The movement rules that its tables are for.
    #[must_use]
    pub fn movement(&self) -> Movement {
        self.tables.movement()
    }

    /// What a backgammon needs by the rules it evaluates by.
    pub(crate) fn backgammon_needs(&self) -> BackgammonNeeds {
        self.backgammon_needs
    }

    /// Whether it evaluates games by these rules as a judge made for them
    /// would.
    #[must_use]
    pub fn is_for(&self, rules: &Ruleset) -> bool {
        self.movement() == rules.movement && self.backgammon_needs == rules.backgammon_needs
    }

    /// Its tables.
    #[must_use]
    pub fn tables(&self) -> &Arc<BearOffTables> {
        &self.tables
    }

    /// The answer where no net is needed.
    fn known(&self, board: &Board, class: Class) -> Option<Chances> {
        match class {
            Class::Over => Some(over(board, self.backgammon_needs)),
            Class::BearOff | Class::Race => self.tables.chances(board),
            Class::Contact => None,
        }
    }
}

impl Evaluator for Judge {
    fn chances(&self, board: &Board) -> Chances {
        let class = Class::of(board);
        self.known(board, class).unwrap_or_else(|| {
            let net = if class == Class::Contact {
                &self.nets.contact
            } else {
                &self.nets.race
            };
            possible(net.chances(board), board, self.backgammon_needs)
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
        for (net, (places, boards)) in [(&self.nets.contact, contact), (&self.nets.race, race)] {
            let judged = net.chances_of_all(&boards);
            for ((place, board), chances) in places.into_iter().zip(&boards).zip(judged) {
                answers[place] = possible(chances, board, self.backgammon_needs);
            }
        }
        answers
    }

    fn quick(&self) -> Option<&dyn Evaluator> {
        self.quick.as_deref().map(|quick| quick as &dyn Evaluator)
    }
}

/// The result of a game that's over.
fn over(board: &Board, needs: BackgammonNeeds) -> Chances {
    let certain = |is_so: bool| if is_so { 1.0 } else { 0.0 };
    let has_won = board.player().are_off();
    let loser = if has_won {
        board.opponent()
    } else {
        board.player()
    };
    let how = Win::over(loser, needs);
    let win = Chances {
        win: 1.0,
        win_gammon: certain(how != Win::Single),
        win_backgammon: certain(how == Win::Backgammon),
        ..Chances::default()
    };
    if has_won { win } else { win.for_opponent() }
}

/// The chances without what can't happen anymore: losing a gammon after bearing
/// off a checker, losing a backgammon in a race after leaving the opponent's
/// home, a backgammon where the rules have none, and a larger win that's
/// likelier than a smaller one.
fn possible(mut chances: Chances, board: &Board, needs: BackgammonNeeds) -> Chances {
    let is_race = board.is_race();
    let limits = |loser: Checkers| {
        let gammon = if loser.off() > 0 { 0.0 } else { 1.0 };
        let is_impossible = needs == BackgammonNeeds::Never;
        let backgammon = if is_impossible || is_race && !reaches_winners_home(loser) {
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

#[cfg(test)]
#[cfg(feature = "bundled-net")]
mod tests {
    use super::*;
    use crate::lookahead::{Lookahead, Plies};
    use rules::{Placement, Variant};

    #[test]
    fn where_there_is_no_backgammon_nobody_fears_one() {
        let board = Variant::Backgammon.opening();
        let judge = Judge::for_rules(&Ruleset::international(), Nets::bundled());
        let usual = judge.chances(&board);
        assert!(usual.win_backgammon > 0.0, "{usual:?}");
        let judge = Judge::for_rules(
            &Ruleset {
                backgammon_needs: BackgammonNeeds::Never,
                ..Ruleset::international()
            },
            Nets::bundled(),
        );
        let never = judge.chances(&board);
        assert_eq!((never.win_backgammon, never.lose_backgammon), (0.0, 0.0));
        assert_eq!(never.win_gammon, usual.win_gammon);
        assert_eq!(judge.chances_of_all(&[board]), [never]);
    }

    /// The loser has borne off four checkers and stands on the bar when the
    /// winner's last checker goes off.
    #[test]
    fn who_is_back_with_some_off_loses_what_the_rules_say() {
        let last = Placement {
            off: 14,
            ..Placement::on_points(&[(1, 1)])
        };
        let back = Placement {
            off: 4,
            bar: 1,
            ..Placement::on_points(&[(4, 10)])
        };
        let board = Board::from_placements(last, back).unwrap();
        let usual = BackgammonNeeds::NoneOff;
        for (needs, backgammon) in [(usual, 0.0), (BackgammonNeeds::NoMore, 1.0)] {
            let judge = Judge::for_rules(
                &Ruleset {
                    backgammon_needs: needs,
                    ..Ruleset::international()
                },
                Nets::bundled(),
            );
            let look = Lookahead::new(judge, Movement::INTERNATIONAL, Plies::ONE);
            let chances = look.chances(&board);
            assert!((chances.win - 1.0).abs() < 1e-6);
            assert!((chances.win_gammon - backgammon).abs() < 1e-6);
            assert!((chances.win_backgammon - backgammon).abs() < 1e-6);
        }
    }
}
