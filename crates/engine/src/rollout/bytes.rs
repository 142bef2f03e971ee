//! A rollout as bytes, to continue later.

use std::fmt;

use super::sums::Sums;
use super::{Rollout, RolloutPlayers};
use crate::bear_off::BearOffTables;
use crate::checksum::checksum;
use crate::decider::Decider;
use crate::evaluator::Evaluator;

/// What the bytes of a rollout begin with: a name, and the format.
const MAGIC: [u8; 8] = *b"GBROLL\x00\x01";

/// Why bytes aren't the state of a rollout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReadRolloutError {
    /// They don't start like a rollout.
    NotARollout,
    /// They're cut off, too long, or changed.
    Damaged,
    /// They belong to another position, other settings, other players or
    /// another judge.
    Another,
}

impl fmt::Display for ReadRolloutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ReadRolloutError::NotARollout => "this is not a saved rollout",
            ReadRolloutError::Damaged => "the rollout is damaged or cut off",
            ReadRolloutError::Another => {
                "the rollout is for a different position, different settings or a different net"
            }
        })
    }
}

impl std::error::Error for ReadRolloutError {}

impl<D: Decider + Sync, E: Evaluator + Sync> Rollout<'_, D, E> {
    /// The results so far, for [`Rollout::resume`].
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.fingerprint().to_le_bytes());
        bytes.extend(self.sums.trials().to_le_bytes());
        bytes.extend(self.sums.numbers().flat_map(f64::to_le_bytes));
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Replaces the results so far with those in the bytes and continues from
    /// there.
    ///
    /// # Errors
    ///
    /// What's wrong with the bytes. Nothing has changed then.
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

    /// A number that identifies this rollout: everything its answer depends on.
    /// Players and judges, the quick ones too, are represented by what they say
    /// about the lines' boards.
    fn fingerprint(&self) -> u64 {
        let RolloutPlayers { decider, judge, .. } = &self.players;
        let boards: Vec<_> = self.lines.iter().map(|line| line.board).collect();
        let estimated: Vec<_> = boards.iter().map(|board| decider.estimate(board)).collect();
        let judged = judge.chances_of_all(&boards);
        let at_a_glance = judge.quick().map(|quick| quick.chances_of_all(&boards));
        let players = (estimated, judged, at_a_glance);
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
        checksum(format!("{all:?} {endings:?} {players:?}").as_bytes())
    }
}
