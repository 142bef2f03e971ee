//! The luck of a roll.

use rules::{BackgammonNeeds, Board, Movement, Plays, Roll, Win};

use super::sums::{EQUITY, Sample};
use crate::chances::Chances;
use crate::decider::CubeView;
use crate::evaluator::Evaluator;

/// Measures luck: what the best play of a roll is worth, less the mean of that
/// over all rolls.
///
/// However wrong the judge is, the mean of luck over all rolls is zero. So
/// removing luck from the results doesn't change their mean, and the better the
/// judge, the more it reduces their variance. The quick judge is asked, if
/// there is one: luck takes twenty times as many evaluations as the play.
#[derive(Debug)]
pub(super) struct LuckMeter<'a, E> {
    judge: &'a E,
    movement: Movement,
    backgammon_needs: BackgammonNeeds,
    plays: Plays,
    /// The results of all plays of all rolls, as the opponent sees them.
    results: Vec<Board>,
}

impl<'a, E: Evaluator> LuckMeter<'a, E> {
    pub(super) fn new(
        judge: &'a E,
        movement: Movement,
        backgammon_needs: BackgammonNeeds,
    ) -> LuckMeter<'a, E> {
        LuckMeter {
            judge,
            movement,
            backgammon_needs,
            plays: Plays::default(),
            results: Vec::new(),
        }
    }

    /// The luck of the player who rolled `roll` on `board`.
    pub(super) fn luck(&mut self, board: &Board, roll: Roll, cube: CubeView<'_>) -> Sample {
        let worth = self.worth_of_rolls(board, cube);
        let mut luck = worth[roll.index()];
        for (roll, worth) in Roll::ALL.into_iter().zip(&worth) {
            luck.add(worth, -f64::from(roll.weight()) / 36.0);
        }
        luck
    }

    /// What the best play of each roll is worth, in the order of
    /// [`Roll::ALL`].
    fn worth_of_rolls(&mut self, board: &Board, cube: CubeView<'_>) -> [Sample; 21] {
        self.results.clear();
        let mut ends = [0; 21];
        for (end, roll) in ends.iter_mut().zip(Roll::ALL) {
            self.plays.refill(board, roll, self.movement);
            let results = self.plays.iter().map(|(_, result)| result.for_opponent());
            self.results.extend(results);
            *end = self.results.len();
        }
        let chances = match self.judge.quick() {
            Some(quick) => quick.chances_of_all(&self.results),
            None => self.judge.chances_of_all(&self.results),
        };
        let mut start = 0;
        ends.map(|end| {
            let results = self.results[start..end].iter().zip(&chances[start..end]);
            start = end;
            let worth = results.map(|(result, chances)| {
                let opponent = cube.for_opponent();
                let worth = match ending(result, self.backgammon_needs) {
                    Some(lost) => lost.worth_to_loser(opponent),
                    None => Sample::new(chances, opponent.before_roll(result, chances)),
                };
                worth.for_opponent()
            });
            let best = worth.reduce(|best, other| {
                if other.0[EQUITY] > best.0[EQUITY] {
                    other
                } else {
                    best
                }
            });
            best.expect("there is always a play")
        })
    }
}

/// How a game was lost.
#[derive(Clone, Copy, Debug)]
pub(super) struct Loss(Win);

/// How the player on roll has lost, if the opponent has borne off the last
/// checker.
pub(super) fn ending(board: &Board, needs: BackgammonNeeds) -> Option<Loss> {
    let is_over = board.opponent().are_off();
    is_over.then(|| Loss(Win::over(board.player(), needs)))
}

impl Loss {
    /// The result from the view of the loser, whose view of the cube is given.
    pub(super) fn worth_to_loser(self, cube: CubeView<'_>) -> Sample {
        let certain = |is_so: bool| if is_so { 1.0 } else { 0.0 };
        let chances = Chances {
            lose_gammon: certain(self.0 != Win::Single),
            lose_backgammon: certain(self.0 == Win::Backgammon),
            ..Chances::default()
        };
        Sample::new(&chances, cube.ladder().lost(cube.state(), self.0))
    }
}
