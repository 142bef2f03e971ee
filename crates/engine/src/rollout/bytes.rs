//! A rollout as bytes, to go on with later.

use std::fmt;

use super::Rollout;
use super::sums::Sums;
use crate::bear_off::BearOffTables;
use crate::checksum::checksum;
use crate::decider::Decider;
use crate::evaluator::Evaluator;

/// What the bytes of a rollout begin with: a name, and the format.
const MAGIC: [u8; 8] = *b"GBROLL\x00\x01";

/// Why bytes are not the state of a rollout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReadRolloutError {
    /// They do not begin as rollouts do.
    NotARollout,
    /// They are cut off, too long, or changed.
    Damaged,
    /// They belong to another position, other settings or another judge.
    Another,
}

impl fmt::Display for ReadRolloutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ReadRolloutError::NotARollout => "this is not a rollout that was kept",
            ReadRolloutError::Damaged => "the rollout is cut off or was changed",
            ReadRolloutError::Another => {
                "the rollout is of another position, other settings or another net"
            }
        })
    }
}

impl std::error::Error for ReadRolloutError {}

impl<D: Decider + Sync, E: Evaluator + Sync> Rollout<'_, D, E> {
    /// All that is known so far, for [`Rollout::resume`].
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.fingerprint().to_le_bytes());
        bytes.extend(self.sums.trials().to_le_bytes());
        bytes.extend(self.sums.numbers().flat_map(f64::to_le_bytes));
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Goes on from what was known when the bytes were made, instead of from
    /// what is known now.
    ///
    /// # Errors
    ///
    /// What is wrong with the bytes. Nothing has changed then.
    pub fn resume(&mut self, bytes: &[u8]) -> Result<(), ReadRolloutError> {
        use ReadRolloutError::{Another, Damaged, NotARollout};
        let (content, sum) = bytes.split_last_chunk().ok_or(NotARollout)?;
        let content = content.strip_prefix(&MAGIC).ok_or(NotARollout)?;
        if checksum(&bytes[..bytes.len() - sum.len()]) != u64::from_le_bytes(*sum) {
            return Err(Damaged);
        }
        let (fingerprint, content) = content.split_first_chunk().ok_or(Damaged)?;
        if u64::from_le_bytes(*fingerprint) != self.fingerprint() {
            return Err(Another);
        }
        let (trials, content) = content.split_first_chunk().ok_or(Damaged)?;
        let (numbers, rest) = content.as_chunks();
        let numbers = numbers.iter().copied().map(f64::from_le_bytes);
        let sums = Sums::from_numbers(u32::from_le_bytes(*trials), self.lines.len(), numbers);
        self.sums = sums.filter(|_| rest.is_empty()).ok_or(Damaged)?;
        Ok(())
    }

    /// A number that tells this rollout from others: all that its answer
    /// depends on, the judge by what it says about the lines' boards.
    fn fingerprint(&self) -> u64 {
        let boards: Vec<_> = self.lines.iter().map(|line| line.board).collect();
        let judged = self.players.judge.chances_of_all(&boards);
        let Rollout {
            settings,
            movement,
            backgammon_needs,
            ladders,
            lines,
            ..
        } = self;
        let endings = self.endings().map(BearOffTables::exact_up_to);
        let all = (settings, movement, backgammon_needs, ladders, lines);
        checksum(format!("{all:?} {endings:?} {judged:?}").as_bytes())
    }
}
