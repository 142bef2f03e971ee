//! Why a decision was wrong, in sentences from counted facts.

mod cube;
mod deciding;
mod plan;
mod play;
mod replies;
mod score;
mod topic;
mod words;

#[cfg(test)]
mod tests;

pub use topic::{NoSuchTopic, Topic};

use engine::{Finding, Mark, Subject};
use rules::{Movement, PointLabels};
use texts::Texts;

use words::PointNames;

/// Why a decision was wrong, for three kinds of readers.
///
/// Each sentence says only what was counted or judged. What would contradict
/// the judgment, such as a doubling point that a deeper look overrules, is left
/// out.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Explanation {
    /// What it is about, the weightiest first.
    pub topics: Vec<Topic>,
    /// The lesson in a sentence, for somebody who has just begun.
    pub lesson: Option<String>,
    /// What speaks for the better choice, for somebody who plays.
    pub facts: Vec<String>,
    /// More figures, for somebody who studies.
    pub figures: Vec<String>,
}

impl Explanation {
    /// Why a decision was wrong, with the points called by these labels; empty
    /// if nothing was lost that is worth a word.
    #[must_use]
    pub fn of(
        finding: &Finding,
        movement: Movement,
        labels: PointLabels,
        texts: &Texts,
    ) -> Explanation {
        // Smaller losses are matters of taste.
        if finding.lost().unwrap_or_default().equity < Mark::DUBIOUS {
            return Explanation::default();
        }
        match &finding.subject {
            Subject::Roll(_) => Explanation::default(),
            Subject::Play(judged) => {
                let names = PointNames {
                    player: finding.player,
                    labels,
                };
                play::Reasons::of(&finding.position, judged, movement).explain(names, texts)
            }
            Subject::Cube(judged) => cube::double(&finding.position, judged, texts),
            Subject::Reply(judged) => cube::reply(&finding.position, judged, texts),
        }
    }

    /// All sentences, the simplest first.
    #[must_use]
    pub fn sentences(self) -> Vec<String> {
        let all = self.lesson.into_iter().chain(self.facts);
        all.chain(self.figures).collect()
    }
}

/// All sentences of an [`Explanation`].
#[must_use]
pub fn reasons(
    finding: &Finding,
    movement: Movement,
    labels: PointLabels,
    texts: &Texts,
) -> Vec<String> {
    Explanation::of(finding, movement, labels, texts).sentences()
}
