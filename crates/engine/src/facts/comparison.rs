//! Which difference between two plays matters, judged by all plays of the roll.

use rules::{Board, Movement, insertion_sort_by};

use super::Facts;
use super::contrast::{ComparedPlay, Contrast, between};
use crate::lookahead::RankedPlay;

/// The plays of a roll with their facts. What the plays in between have or lack
/// shows which differences between the play made and the best one matter.
#[derive(Clone, Debug)]
pub struct PlayComparison<'a> {
    before: &'a Board,
    movement: Movement,
    /// The best first; the one that was made is the last.
    plays: Vec<(&'a RankedPlay, Facts)>,
    /// The best of those that were left out for being too many.
    left_out: Option<f32>,
}

/// How much a difference matters, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Importance {
    /// The loss of the best play that's no better in this respect than the play
    /// made.
    pub needed: f32,
    /// How many plays that are at least as good as the play made are no better
    /// in this respect, including itself.
    pub plays_without: usize,
    /// What the difference would be worth if equity were linear in it over
    /// these plays; zero if it goes the other way.
    pub explained: f32,
}

/// More plays tell no more.
const MOST_PLAYS: usize = 40;

impl<'a> PlayComparison<'a> {
    /// Compares the play at `played` with the first, which is the best, using
    /// all plays that are at least as good. `before` is the board before the
    /// roll was played.
    #[must_use]
    pub fn new(
        before: &'a Board,
        plays: &'a [RankedPlay],
        played: usize,
        movement: Movement,
    ) -> PlayComparison<'a> {
        let made = &plays[played];
        let rest = plays.iter().enumerate().skip(1);
        let rivals = rest.filter(|(place, ranked)| *place != played && ranked.equity > made.equity);
        let mut rivals: Vec<&RankedPlay> = rivals.map(|(_, ranked)| ranked).collect();
        // Depths differ, so that they need not be in order.
        insertion_sort_by(&mut rivals, |one, other| {
            other.equity.0.total_cmp(&one.equity.0)
        });
        let left_out = rivals.get(MOST_PLAYS).map(|ranked| ranked.equity.0);
        rivals.truncate(MOST_PLAYS);
        let all = plays.first().into_iter().chain(rivals).chain([made]);
        PlayComparison {
            before,
            movement,
            left_out,
            plays: all
                .map(|ranked| (ranked, Facts::new(&ranked.board, movement)))
                .collect(),
        }
    }

    /// How the best play differs from the one made, most important first.
    #[must_use]
    pub fn contrasts(&self) -> Vec<Contrast> {
        let [better, played] = self.ends();
        between(self.before, played, better, self.movement)
    }

    /// The facts after the best play.
    #[must_use]
    pub fn better_facts(&self) -> &Facts {
        self.ends()[0].1
    }

    /// The facts after the play that was made.
    #[must_use]
    pub fn played_facts(&self) -> &Facts {
        self.ends()[1].1
    }

    /// How much a difference in favor of the best play matters; `None` if it
    /// favors the other play.
    #[must_use]
    pub fn importance(&self, contrast: &Contrast) -> Option<Importance> {
        if contrast.favors == ComparedPlay::Played {
            return None;
        }
        let measured = self.plays.iter().map(|(ranked, facts)| {
            let measure = contrast.difference.measured(self.before, ranked, facts);
            (measure, ranked.equity.0)
        });
        let measured: Vec<(f32, f32)> = measured.collect();
        let (&(best, best_equity), &(made, made_equity)) = (measured.first()?, measured.last()?);
        let without = measured.iter().filter(|(measure, _)| *measure <= made);
        let rival = without.clone().map(|(_, equity)| *equity);
        // Those that were left out may be no better in this, either.
        let rival = rival.chain(self.left_out).fold(made_equity, f32::max);
        Some(Importance {
            needed: (best_equity - rival).max(0.0),
            plays_without: without.count(),
            explained: (slope(&measured) * (best - made)).max(0.0),
        })
    }

    fn ends(&self) -> [(&RankedPlay, &Facts); 2] {
        let [first, last] = [self.plays.first(), self.plays.last()];
        [first, last].map(|end| {
            let (ranked, facts) = end.expect("the play that was made is there");
            (*ranked, facts)
        })
    }
}

/// The slope of the straight line that fits points best.
fn slope(points: &[(f32, f32)]) -> f32 {
    let count = points.len() as f32;
    let mean = |of: fn(&(f32, f32)) -> f32| points.iter().map(of).sum::<f32>() / count;
    let (x, y) = (mean(|point| point.0), mean(|point| point.1));
    let along: f32 = points
        .iter()
        .map(|point| (point.0 - x) * (point.1 - y))
        .sum();
    let spread: f32 = points
        .iter()
        .map(|point| (point.0 - x) * (point.0 - x))
        .sum();
    if spread > 0.0 { along / spread } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use rules::{Plays, Variant};

    use super::*;
    use crate::chances::{Chances, Equity};
    use crate::facts::Difference;
    use crate::lookahead::Plies;

    fn ranked<const N: usize>(before: &Board, worths: [(&str, f32); N]) -> [RankedPlay; N] {
        let plays = Plays::new(before, "31".parse().unwrap(), Movement::INTERNATIONAL);
        worths.map(|(text, equity)| {
            let (play, board) = *plays.find(&text.parse().unwrap()).unwrap();
            RankedPlay {
                play,
                board,
                chances: Chances::default(),
                equity: Equity(equity),
                plies: Plies::ZERO,
                rollout: None,
            }
        })
    }

    /// Three plays of 3-1: the point, one without it, and one that slots it.
    /// Who does not make it loses at least what the second loses.
    #[test]
    fn what_is_needed_is_lost_by_every_play_without_it() {
        let board = Variant::Backgammon.opening();
        let worths = [("8/5 6/5", 0.2), ("24/23 13/10", 0.05), ("13/10 6/5", 0.0)];
        let plays = ranked(&board, worths);
        let comparison = PlayComparison::new(&board, &plays, 2, Movement::INTERNATIONAL);
        let contrasts = comparison.contrasts();
        let point = contrasts
            .iter()
            .find(|contrast| matches!(contrast.difference, Difference::Makes { .. }));
        let importance = comparison.importance(point.unwrap()).unwrap();
        assert!((importance.needed - 0.15).abs() < 1e-6, "{importance:?}");
        assert_eq!(importance.plays_without, 2);
        // The line through 0.2 with the point and 0.025 without it.
        assert!(
            (importance.explained - 0.175).abs() < 1e-6,
            "{importance:?}"
        );
    }

    #[test]
    fn what_speaks_for_the_play_that_was_made_is_no_reason() {
        let board = Variant::Backgammon.opening();
        let plays = ranked(&board, [("13/10 6/5", 0.2), ("8/5 6/5", 0.0)]);
        let comparison = PlayComparison::new(&board, &plays, 1, Movement::INTERNATIONAL);
        let against = comparison.contrasts().into_iter();
        let mut against = against.filter(|contrast| contrast.favors == ComparedPlay::Played);
        let shots = against.next().unwrap();
        assert_eq!(comparison.importance(&shots), None);
    }
}
