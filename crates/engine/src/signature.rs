//! A checksum of the engine's answers.

use rules::{Board, Cube, Die, Movement, Player, Plays, Roll, Stakes, Variant};

use crate::bear_off::{OneSidedTable, TwoSidedTable};
use crate::chances::{Chances, Equity};
use crate::checksum::Checksum;
use crate::class::Class;
use crate::cube_decision::{CubeDecision, CubeEfficiency, CubeLadder};
use crate::evaluator::Evaluator;
use crate::judge::Judge;
use crate::lookahead::{Lookahead, Plies, RankedPlay};
use crate::match_equity::MatchEquityTable;

/// A checksum of the engine's answers for a fixed list of positions: all
/// chances of all plays by all nets, bear-off tables of a few checkers, cube
/// decisions for money and at scores, small endings at a score, and plays and
/// decisions with look-ahead. Two engines that give the same answers have the
/// same signature, and a difference in a single bit changes it. This is how we
/// know that every machine and the browser run the same engine: the file
/// `signature` in this package has the number, and tests compare it.
#[must_use]
pub fn signature(judge: &Judge) -> u64 {
    let mut sum = Sum(Checksum::new());
    // Larger bear-offs need a table that takes a second to make.
    for board in boards_of_plays(5).filter(|board| Class::of(board) != Class::BearOff) {
        sum.chances(&judge.chances(&board));
        if let Some(quick) = judge.quick() {
            sum.chances(&quick.chances(&board));
        }
    }
    sum.tables();
    sum.cube(judge);
    sum.analysis(judge, Plies::ONE, 2);
    sum.endings(judge);
    sum.0.value()
}

/// A checksum of one evaluator's answers for all plays of the
/// [`fixed_positions`].
#[must_use]
pub fn evaluator_signature(evaluator: &impl Evaluator) -> u64 {
    let mut sum = Sum(Checksum::new());
    for (board, roll) in fixed_positions() {
        let boards: Vec<Board> = results(&board, roll).collect();
        for chances in evaluator.chances_of_all(&boards) {
            sum.chances(&chances);
        }
    }
    sum.0.value()
}

/// A checksum of an analysis at two plies: the cube decisions and the ranked
/// plays of a few of the [`fixed_positions`].
#[must_use]
pub fn analysis_signature(judge: &Judge) -> u64 {
    let mut sum = Sum(Checksum::new());
    sum.analysis(judge, Plies::TWO, 15);
    sum.0.value()
}

/// A checksum in the making.
struct Sum(Checksum);

impl Sum {
    fn number(&mut self, number: f32) {
        self.0.add(&number.to_bits().to_le_bytes());
    }

    fn chances(&mut self, chances: &Chances) {
        let Chances {
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        } = *chances;
        let all = [
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        ];
        for number in all {
            self.number(number);
        }
    }

    fn decision(&mut self, decision: &CubeDecision) {
        let CubeDecision {
            no_double,
            double_take,
            double_pass,
            double_beaver,
            is_redouble,
        } = *decision;
        for Equity(equity) in [no_double, double_take, double_pass] {
            self.number(equity);
        }
        self.number(double_beaver.map_or(0.0, |equity| equity.0));
        self.0.add(&[u8::from(is_redouble)]);
    }

    fn tables(&mut self) {
        const CHECKERS: u8 = 3;
        let rules = Movement::INTERNATIONAL;
        let endings = TwoSidedTable::generate(CHECKERS, rules, |_| ());
        self.0.add(&endings.to_bytes());
        let one_sided = OneSidedTable::generate_up_to(CHECKERS, rules);
        self.0.add(&one_sided.to_bytes());
    }

    fn cube(&mut self, judge: &Judge) {
        for (board, _) in fixed_positions().step_by(10) {
            if Class::of(&board) == Class::BearOff {
                continue;
            }
            let chances = judge.chances(&board);
            for ladder in ladders() {
                let efficiency = CubeEfficiency::on(&board);
                if let Some(decision) = CubeDecision::judged(&ladder, &chances, efficiency) {
                    self.decision(&decision);
                }
            }
        }
    }

    /// Cube decisions and plays with look-ahead: of so many positions with
    /// contact, in turn for money and at a score.
    fn analysis(&mut self, judge: &Judge, plies: Plies, count: usize) {
        let lookahead = Lookahead::new(judge, Movement::INTERNATIONAL, plies);
        let lookahead = lookahead.with_all_endings(std::sync::Arc::clone(judge.tables()));
        let positions = fixed_positions().filter(|(board, _)| Class::of(board) == Class::Contact);
        let positions = positions.step_by(120 / count).take(count);
        for ((board, roll), ladder) in positions.zip(ladders().iter().cycle()) {
            let decision = lookahead.decide(&board, ladder);
            self.decision(&decision.expect("the cube is in the middle"));
            for RankedPlay {
                board,
                chances,
                equity,
                plies,
                ..
            } in lookahead.rank(&board, roll, ladder)
            {
                for side in [board.player(), board.opponent()] {
                    self.0.add(&side.to_bits().to_le_bytes());
                }
                self.chances(&chances);
                self.number(equity.0);
                self.0.add(&[plies.number()]);
            }
        }
    }

    fn endings(&mut self, judge: &Judge) {
        let [_, at_a_score] = ladders();
        let states = CubeDecision::states(&at_a_score).expect("the cube is in the middle");
        for board in small_endings() {
            let judgment = judge.tables().cube_equities(
                &board,
                &at_a_score,
                crate::bear_off::OnRoll::Asker,
                states,
                crate::bear_off::Size::AtTheRoot,
            );
            let equities = judgment.expect("the ending is small");
            for state in states.iter() {
                self.number(equities.get(state).map_or(0.0, |equity| equity.0));
            }
        }
    }
}

/// The cube in the middle: for money, and at 4-away 2-away.
fn ladders() -> [CubeLadder; 2] {
    let table = MatchEquityTable::kazaross_xg2();
    let at_a_score = Stakes::Match {
        length: 7,
        score: rules::ByPlayer { white: 3, black: 5 },
        crawford: false,
    };
    [Stakes::MONEY, at_a_score]
        .map(|stakes| CubeLadder::new(Player::White, Cube::CENTERED, stakes, None, table))
}

/// Endings of a few checkers.
fn small_endings() -> impl Iterator<Item = Board> {
    let ending = |player: &[(u8, u8)], opponent: &[(u8, u8)]| {
        let side = |points| rules::Placement::on_points(points).with_rest_off();
        Board::from_placements(side(player), side(opponent)).expect("an ending is a board")
    };
    [
        ending(&[(6, 2)], &[(5, 1), (2, 1)]),
        ending(&[(4, 1), (3, 1), (1, 1)], &[(6, 1), (1, 2)]),
    ]
    .into_iter()
}

/// The boards that all plays of every `step`-th fixed position lead to, from
/// the opponent's view.
fn boards_of_plays(step: usize) -> impl Iterator<Item = Board> {
    let positions = fixed_positions().step_by(step);
    positions.flat_map(|(board, roll)| results(&board, roll).collect::<Vec<_>>())
}

/// The boards that all plays of a roll lead to, as the opponent sees them.
fn results(board: &Board, roll: Roll) -> impl Iterator<Item = Board> {
    let plays = Plays::new(board, roll, Movement::INTERNATIONAL);
    let results: Vec<Board> = plays
        .iter()
        .map(|(_, board)| board.for_opponent())
        .collect();
    results.into_iter()
}

/// Positions and rolls from random games, none of them over, which never
/// change.
pub fn fixed_positions() -> impl Iterator<Item = (Board, Roll)> {
    const COUNT: u64 = 250;
    let mut numbers = Checksum::new();
    let mut board = Variant::Backgammon.opening();
    (0..COUNT).map(move |count| {
        numbers.add(&count.to_le_bytes());
        // Divided in 64 bits, because `usize` may have only 32.
        let pick = |shift: u32, count: usize| ((numbers.value() >> shift) % count as u64) as usize;
        let roll = Roll::new(Die::ALL[pick(8, 6)], Die::ALL[pick(24, 6)]);
        let here = board;
        let plays = Plays::new(&board, roll, Movement::INTERNATIONAL);
        let place = pick(40, plays.len());
        let (_, result) = plays
            .iter()
            .nth(place)
            .expect("the place is one of the plays");
        board = match Class::of(result) {
            Class::Over => Variant::Backgammon.opening(),
            _ => result.for_opponent(),
        };
        (here, roll)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Judges by pips alone, and by who knows what in one kind of chance.
    struct Pips(f32);

    impl Evaluator for Pips {
        fn chances(&self, board: &Board) -> Chances {
            let (own, other) = (board.player().pips(), board.opponent().pips());
            Chances {
                win: other as f32 / (own + other) as f32,
                lose_backgammon: self.0,
                ..Chances::default()
            }
        }
    }

    #[test]
    fn the_same_answers_give_the_same_number_and_others_another() {
        assert_eq!(
            evaluator_signature(&Pips(0.0)),
            evaluator_signature(&Pips(0.0))
        );
        let hardly_any = f32::from_bits(1);
        assert_ne!(
            evaluator_signature(&Pips(0.0)),
            evaluator_signature(&Pips(hardly_any))
        );
    }

    #[test]
    fn the_positions_are_of_all_kinds() {
        let of = |class| {
            fixed_positions()
                .filter(|(board, _)| Class::of(board) == class)
                .count()
        };
        assert_eq!(of(Class::Over), 0);
        assert!(of(Class::Contact) > 100);
        assert!(of(Class::Race) + of(Class::BearOff) > 10);
        let races = boards_of_plays(5).filter(|board| Class::of(board) == Class::Race);
        assert!(races.count() > 10);
    }
}
