//! The decisions of a match, ready to be searched, with what was found about
//! them.

use std::fmt;

use engine::{Finding, Mark, NetKind, Plies, Subject};
use rules::{Setup, Xgid};
use serde::{Deserialize, Serialize};
use study::{INDEX_VERSION, IndexedMatch, Loss};

use super::choice::Choice;

/// A match ready to be searched. The page keeps it without looking into it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MatchIndex {
    /// The version of the bytes.
    version: u8,
    /// Its decisions without their losses, as hexadecimal digits of the bytes
    /// of an index.
    digits: String,
    /// How it was analyzed, if it was. Other versions keep it.
    pub by: Option<AnalyzedBy>,
    /// What was found, as the text of a [`KeptAnalysis`]; empty if it wasn't
    /// analyzed.
    pub(super) analysis: String,
}

/// What is kept of the analysis of a match.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct KeptAnalysis {
    /// What each decision lost and whether that counts, in order; nothing for
    /// those that couldn't be analyzed.
    losses: Vec<Option<(f32, bool)>>,
    /// The luck of the first seat and of the second, in points of the cube.
    pub(super) luck: [f64; 2],
    /// What was wrong, to be practiced.
    pub(super) errors: Vec<KeptError>,
}

/// How something was analyzed. Figures are compared only if this is the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnalyzedBy {
    /// The nets.
    pub nets: NetKind,
    /// How far they looked ahead.
    pub plies: Plies,
}

/// An error, with all that makes a question of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeptError {
    /// The number of the entry in the whole file.
    pub(super) entry: usize,
    /// The position.
    pub position: Xgid,
    /// What was decided.
    pub choice: Choice,
    /// What that gave away, in points of the cube.
    pub loss: f64,
}

/// What is known about a match that is made ready.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum KnownAnalysis {
    /// Nothing.
    Nothing,
    /// It was analyzed just now.
    Findings {
        /// How.
        by: AnalyzedBy,
        /// What was found.
        findings: Vec<Finding>,
    },
    /// It was analyzed for an index of another version, which is this.
    Kept(MatchIndex),
}

impl AnalyzedBy {
    /// A number that is greater the more can be expected of the analysis.
    #[must_use]
    pub const fn quality(self) -> u8 {
        let nets = match self.nets {
            NetKind::Quick => 0,
            NetKind::Deep => 1,
        };
        10 * nets + self.plies.number()
    }
}

impl fmt::Display for AnalyzedBy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {}-ply", self.nets, self.plies)
    }
}

impl MatchIndex {
    /// Whether this version of the page can search it.
    #[must_use]
    pub const fn is_current(&self) -> bool {
        self.version == INDEX_VERSION
    }

    /// The match and what was found; nothing if the bytes are damaged.
    pub(super) fn read(&self) -> Option<(IndexedMatch, KeptAnalysis)> {
        let (pairs, _) = self.digits.as_bytes().as_chunks::<2>();
        let byte = |pair: &[u8; 2]| {
            let digit = |digit: u8| char::from(digit).to_digit(16);
            Some((digit(pair[0])? << 4 | digit(pair[1])?) as u8)
        };
        let bytes: Option<Vec<u8>> = pairs.iter().map(byte).collect();
        let mut indexed = IndexedMatch::read_all(&bytes?).ok()?.pop()?;
        let analysis = self.add_to(&mut indexed).unwrap_or_default();
        Some((indexed, analysis))
    }

    /// Adds what was found to the match; `None` if it isn't about it.
    fn add_to(&self, indexed: &mut IndexedMatch) -> Option<KeptAnalysis> {
        let kept: KeptAnalysis = serde_json::from_str(&self.analysis).ok()?;
        let losses = kept
            .losses
            .iter()
            .map(|loss| loss.map(|(equity, is_counted)| Loss { equity, is_counted }));
        let losses: Vec<_> = losses.collect();
        let is_about_it = indexed.set_losses(&losses, self.by?.to_string());
        is_about_it.then_some(kept)
    }
}

impl KeptAnalysis {
    fn of(indexed: &mut IndexedMatch, by: AnalyzedBy, findings: &[Finding]) -> KeptAnalysis {
        indexed.add_findings(findings, by.to_string());
        let losses = indexed.losses();
        let losses = losses.map(|loss| loss.map(|loss| (loss.equity, loss.is_counted)));
        let mut luck = [0.0; 2];
        for finding in findings {
            if let Subject::Roll(rolled) = &finding.subject {
                luck[finding.seat as usize] += rolled.luck.equity;
            }
        }
        KeptAnalysis {
            losses: losses.collect(),
            luck,
            errors: findings.iter().filter_map(error).collect(),
        }
    }
}

fn error(finding: &Finding) -> Option<KeptError> {
    let loss = finding.lost()?.equity;
    Some(KeptError {
        entry: finding.entry,
        position: Xgid::try_from(Setup::from(finding.position)).ok()?,
        choice: Choice::made(finding).filter(|_| loss >= Mark::ERROR)?,
        loss,
    })
}

/// Makes a match ready to be searched.
pub(super) fn index(json: &str, known: KnownAnalysis) -> Result<MatchIndex, String> {
    let read = formats::read(json.as_bytes()).map_err(|fault| fault.to_string())?;
    let input = study::analysis_input(&read.file, &read.file.replay());
    let mut indexed = IndexedMatch::new(&read.file, &input);
    let bytes = IndexedMatch::write_all(std::slice::from_ref(&indexed));
    let (by, analysis) = match known {
        KnownAnalysis::Nothing => (None, String::new()),
        KnownAnalysis::Findings { by, findings } => {
            let kept = KeptAnalysis::of(&mut indexed, by, &findings);
            let text = serde_json::to_string(&kept).map_err(|fault| fault.to_string())?;
            (Some(by), text)
        }
        // If the match is read differently by now, it's analyzed again.
        KnownAnalysis::Kept(other) => match other.add_to(&mut indexed) {
            Some(_) => (other.by, other.analysis),
            None => (None, String::new()),
        },
    };
    Ok(MatchIndex {
        version: INDEX_VERSION,
        digits: bytes.iter().map(|byte| format!("{byte:02x}")).collect(),
        by,
        analysis,
    })
}
