//! The index as bytes: a number that identifies the format, then match after
//! match. You can always rebuild an index from the matches, so we don't read
//! other versions.

use std::fmt;

use rules::{Board, BoardFault, Placement, Roll, Seat};

use super::decision::{CubeOwner, DecisionKind, IndexedDecision, IndexedMatch, Loss, MatchId};

/// The version of an index: a digit.
pub const INDEX_VERSION: u8 = b'1';

/// Identifies the format and its version.
const MAGIC: &[u8; 8] = &[b'g', b'b', b'i', b'n', b'd', b'e', b'x', INDEX_VERSION];

/// Bytes that aren't an index, or one of another version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DamagedIndex {
    /// The byte where it stops making sense.
    pub at: usize,
}

impl fmt::Display for DamagedIndex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the index is damaged at byte {}", self.at)
    }
}

impl std::error::Error for DamagedIndex {}

impl IndexedMatch {
    /// Some matches as bytes.
    #[must_use]
    pub fn write_all(matches: &[IndexedMatch]) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for one in matches {
            one.write(&mut bytes);
        }
        bytes
    }

    /// The matches in these bytes.
    ///
    /// # Errors
    ///
    /// If the bytes are something else.
    pub fn read_all(bytes: &[u8]) -> Result<Vec<IndexedMatch>, DamagedIndex> {
        let mut reader = Reader { bytes, at: 0 };
        let read = |reader: &mut Reader<'_>| {
            let mut matches = Vec::new();
            if reader.take(MAGIC.len())? != MAGIC {
                return None;
            }
            while reader.at < bytes.len() {
                matches.push(IndexedMatch::read(reader)?);
            }
            Some(matches)
        };
        read(&mut reader).ok_or(DamagedIndex { at: reader.at })
    }

    fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.id.0.to_le_bytes());
        let [first, second] = &self.names;
        for text in [first, second, &self.event, &self.date, &self.analysis] {
            write_number(bytes, text.len());
            bytes.extend(text.as_bytes());
        }
        bytes.extend(self.length.unwrap_or(0).to_le_bytes());
        bytes.push(self.winner.map_or(2, |seat| seat as u8));
        write_number(bytes, self.decisions.len());
        for decision in &self.decisions {
            decision.write(bytes);
        }
    }

    fn read(reader: &mut Reader<'_>) -> Option<IndexedMatch> {
        let id = MatchId(u64::from_le_bytes(reader.array()?));
        let [first, second, event, date, analysis] = [
            reader.text()?,
            reader.text()?,
            reader.text()?,
            reader.text()?,
            reader.text()?,
        ];
        let length = reader.number()?;
        let winner = match reader.byte()? {
            2 => None,
            seat => Some(*Seat::BOTH.get(usize::from(seat))?),
        };
        let count = reader.number()?;
        let decisions = (0..count).map(|_| IndexedDecision::read(reader));
        let decisions = decisions.collect::<Option<_>>()?;
        Some(IndexedMatch {
            id,
            names: [first, second],
            event,
            date,
            length: (length > 0).then_some(length),
            winner,
            analysis,
            decisions,
        })
    }
}

impl IndexedDecision {
    fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.game.to_le_bytes());
        bytes.extend(self.entry.to_le_bytes());
        let kind = match self.kind {
            DecisionKind::Play(roll) => roll.index() as u8,
            DecisionKind::NoDouble => 21,
            DecisionKind::Double => 22,
            DecisionKind::Take => 23,
            DecisionKind::Pass => 24,
            DecisionKind::Beaver => 25,
        };
        bytes.extend([self.seat as u8, kind, self.doublings, self.owner as u8]);
        bytes.extend(self.away.unwrap_or_default());
        for side in [self.board.player(), self.board.opponent()] {
            bytes.extend(&side.to_bits().to_le_bytes()[..SIDE_BYTES]);
        }
        // NaN means no loss; the sign says whether it counts.
        let loss = self.loss.map_or(f32::NAN, |loss| match loss.is_counted {
            true => loss.equity.max(0.0),
            false => -loss.equity.max(0.0),
        });
        bytes.extend(loss.to_le_bytes());
    }

    fn read(reader: &mut Reader<'_>) -> Option<IndexedDecision> {
        let game = u16::from_le_bytes(reader.array()?);
        let entry = reader.number()?;
        let seat = *Seat::BOTH.get(usize::from(reader.byte()?))?;
        let kind = match reader.byte()? {
            21 => DecisionKind::NoDouble,
            22 => DecisionKind::Double,
            23 => DecisionKind::Take,
            24 => DecisionKind::Pass,
            25 => DecisionKind::Beaver,
            roll => DecisionKind::Play(*Roll::ALL.get(usize::from(roll))?),
        };
        let doublings = reader.byte()?;
        let owner = match reader.byte()? {
            0 => CubeOwner::Nobody,
            1 => CubeOwner::Me,
            2 => CubeOwner::Them,
            _ => return None,
        };
        let away: [u8; 2] = reader.array()?;
        let [player, opponent] = [reader.side()?, reader.side()?];
        let board = Board::from_placements(player, opponent);
        let loss = f32::from_le_bytes(reader.array()?);
        Some(IndexedDecision {
            game,
            entry,
            seat,
            kind,
            board: board
                .or_else(|illegal| illegal.forgive(BoardFault::BothShutOut))
                .ok()?,
            doublings,
            owner,
            away: (away != [0, 0]).then_some(away),
            loss: (!loss.is_nan()).then(|| Loss {
                equity: loss.abs(),
                is_counted: loss.is_sign_positive(),
            }),
        })
    }
}

/// Four bits for each of 26 places, like `Checkers::to_bits`.
const SIDE_BYTES: usize = 13;

fn write_number(bytes: &mut Vec<u8>, number: usize) {
    let number = u32::try_from(number).unwrap_or(u32::MAX);
    bytes.extend(number.to_le_bytes());
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let taken = self.bytes.get(self.at..self.at.checked_add(count)?)?;
        self.at += count;
        Some(taken)
    }

    fn array<const COUNT: usize>(&mut self) -> Option<[u8; COUNT]> {
        self.take(COUNT)?.try_into().ok()
    }

    fn byte(&mut self) -> Option<u8> {
        self.array().map(|[byte]| byte)
    }

    fn number(&mut self) -> Option<u32> {
        self.array().map(u32::from_le_bytes)
    }

    fn text(&mut self) -> Option<String> {
        let length = self.number()?;
        let bytes = self.take(length as usize)?;
        Some(str::from_utf8(bytes).ok()?.to_owned())
    }

    fn side(&mut self) -> Option<Placement> {
        let bytes: [u8; SIDE_BYTES] = self.array()?;
        let at = |place: usize| bytes[place / 2] >> (4 * (place % 2)) & 15;
        Some(Placement {
            points: std::array::from_fn(|point| at(point + 1)),
            bar: at(25),
            off: at(0),
        })
    }
}
