//! One searcher, or several that share the work.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use super::judgment::Judgment;
use super::question::{Node, Question};
use super::search::Searcher;
use crate::evaluator::Evaluator;

/// Searchers that wait for work, so that they don't have to be created again.
#[derive(Debug)]
pub(super) struct Team {
    #[cfg_attr(
        not(feature = "parallel"),
        expect(dead_code, reason = "one thread does all the work")
    )]
    threads: NonZeroUsize,
    resting: Mutex<Vec<Searcher>>,
}

impl Default for Team {
    fn default() -> Team {
        Team::new(NonZeroUsize::MIN)
    }
}

impl Team {
    pub(super) fn new(threads: NonZeroUsize) -> Team {
        Team {
            threads,
            resting: Mutex::default(),
        }
    }

    /// Evaluates nodes independently, and returns the judgments in order.
    pub(super) fn judge<E: Evaluator + Sync>(
        &self,
        question: &Question<'_, E>,
        nodes: &[Node],
    ) -> Vec<Judgment> {
        #[cfg(feature = "parallel")]
        if self.threads > NonZeroUsize::MIN {
            return parallel::judge(self, question, nodes);
        }
        let mut searcher = self.wake();
        let judgments = nodes
            .iter()
            .map(|node| searcher.judge(question, node))
            .collect();
        self.rest(searcher);
        judgments
    }

    fn wake(&self) -> Searcher {
        // A searcher that is left behind by a panic is never in the list.
        let mut resting = self.resting.lock().unwrap_or_else(PoisonError::into_inner);
        resting.pop().unwrap_or_default()
    }

    fn rest(&self, searcher: Searcher) {
        let mut resting = self.resting.lock().unwrap_or_else(PoisonError::into_inner);
        resting.push(searcher);
    }
}

#[cfg(feature = "parallel")]
mod parallel {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use rules::Roll;

    use super::*;
    use crate::lookahead::search::{at_a_glance, settled};

    /// One roll at one node: a piece of work.
    struct Task<'a> {
        node: &'a Node,
        roll: Roll,
    }

    /// Every roll of every node that needs look-ahead is a task; whoever is
    /// free takes the next one. The sums are made afterward, in the usual
    /// order.
    pub(super) fn judge<E: Evaluator + Sync>(
        team: &Team,
        question: &Question<'_, E>,
        nodes: &[Node],
    ) -> Vec<Judgment> {
        let glances: Vec<_> = nodes
            .iter()
            .map(|node| {
                let chances = question.evaluator.chances(&node.board);
                (chances, at_a_glance(question, node, chances))
            })
            .collect();
        let open = nodes.iter().zip(&glances);
        let open = open.filter(|(_, (_, judgment))| judgment.is_none());
        let tasks: Vec<Task<'_>> = open
            .flat_map(|(node, _)| Roll::ALL.map(|roll| Task { node, roll }))
            .collect();
        let mut replies = run(team, question, &tasks).into_iter();
        let finish = |(node, (chances, judgment)): (&Node, (_, Option<Judgment>))| {
            judgment.unwrap_or_else(|| {
                let mut sum = node.nothing();
                for (roll, reply) in Roll::ALL.into_iter().zip(&mut replies) {
                    sum.add_weighted(&reply, roll.weight() as f32 / 36.0);
                }
                settled(node, chances, sum)
            })
        };
        nodes.iter().zip(glances).map(finish).collect()
    }

    /// The judgments of all tasks, in their order.
    fn run<E: Evaluator + Sync>(
        team: &Team,
        question: &Question<'_, E>,
        tasks: &[Task<'_>],
    ) -> Vec<Judgment> {
        let next = AtomicUsize::new(0);
        let work = || {
            let mut searcher = team.wake();
            let mut done = Vec::new();
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some(Task { node, roll }) = tasks.get(index) else {
                    break;
                };
                searcher.for_each_reply(question, node, &[*roll], |_, reply| {
                    done.push((index, *reply));
                });
            }
            team.rest(searcher);
            done
        };
        let mut done: Vec<(usize, Judgment)> = std::thread::scope(|scope| {
            let helpers = team.threads.get().min(tasks.len()).saturating_sub(1);
            let helpers: Vec<_> = (0..helpers).map(|_| scope.spawn(work)).collect();
            let mut done = work();
            for helper in helpers {
                match helper.join() {
                    Ok(more) => done.extend(more),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            done
        });
        done.sort_by_key(|&(index, _)| index);
        done.into_iter().map(|(_, judgment)| judgment).collect()
    }
}
