//! The judgment of a game that is over, as it comes in.

use crate::worker::{Finding, FindingKind, Totals};

/// What has been found out about the games of a table so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Review {
    /// What was found, in the order of the match.
    pub findings: Vec<Finding>,
    /// Whether all has been judged.
    pub is_whole: bool,
    /// What each did: first who began as White.
    pub totals: [Totals; 2],
}

impl Review {
    /// Adds what one answer of the thinker says.
    pub fn add(&mut self, findings: &[Finding], next: Option<usize>, totals: &[Totals; 2]) {
        self.findings.extend(findings.iter().cloned());
        for (sum, more) in self.totals.iter_mut().zip(totals) {
            sum.luck += more.luck;
            sum.lost += more.lost;
            sum.decisions += more.decisions;
        }
        self.is_whole = next.is_none();
    }

    /// White's chance to win after everything that was judged, in order, with
    /// the entry it belongs to.
    #[must_use]
    pub fn curve(&self) -> Vec<(usize, f32)> {
        let points = self.findings.iter();
        points
            .map(|finding| (finding.entry, finding.white_wins))
            .collect()
    }

    /// The decisions that lost most, the worst first; nothing below a
    /// fiftieth of a point.
    #[must_use]
    pub fn worst(&self) -> Vec<&Finding> {
        let loss = |finding: &Finding| match &finding.kind {
            FindingKind::Decision(check) => check.loss,
            FindingKind::Luck(_) => 0.0,
        };
        let mut worst: Vec<_> = self
            .findings
            .iter()
            .filter(|found| loss(found) >= 0.02)
            .collect();
        worst.sort_by(|one, other| loss(other).total_cmp(&loss(one)));
        worst
    }
}
