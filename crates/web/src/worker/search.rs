//! Searches the decisions of many matches.

use rules::{ByPlayer, Cube, CubeValue, Player, Seat, Setup, Stage, Stakes};
use serde::{Deserialize, Serialize};
use study::{CubeOwner, DecisionKind, IndexedDecision, IndexedMatch, Query};

use super::choice::Choice;
use super::match_index::{KeptAnalysis, KeptError, MatchIndex};

/// At most this many decisions are shown.
const MOST: usize = 48;

/// One of the matches that are searched.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SearchedMatch {
    /// The id of the kept game.
    pub id: String,
    /// The seat of whoever asks, if that is known.
    pub own: Option<Seat>,
    /// The day on which it was played, such as `2026-11-15`, if the match
    /// itself doesn't say.
    pub day: String,
    /// Its decisions.
    pub index: MatchIndex,
}

/// The result of a search.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Found {
    /// How many decisions match.
    pub count: usize,
    /// The worst of them, the worst first.
    pub worst: Vec<FoundDecision>,
}

/// A decision that matches.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FoundDecision {
    /// The id of the kept game.
    pub id: String,
    /// The number of the entry in the whole file.
    pub entry: usize,
    /// Who decided, and the opponent.
    pub names: [String; 2],
    /// The position from the view of the player who decided, as White.
    pub position: Setup,
    /// What it lost; `None` if it wasn't analyzed.
    pub loss: Option<f32>,
    /// The error, if it is one.
    pub error: Option<KeptError>,
}

impl SearchedMatch {
    /// The match and what was found; nothing if its index is damaged.
    pub(super) fn read(&self) -> Option<(IndexedMatch, KeptAnalysis)> {
        let (mut of, analysis) = self.index.read()?;
        if of.date.is_empty() {
            of.date.clone_from(&self.day);
        }
        Some((of, analysis))
    }
}

/// The decisions that a query asks for, or the word that isn't a condition.
pub(super) fn search(
    query: &str,
    matches: &[SearchedMatch],
    only_own: bool,
) -> Result<Found, String> {
    let query: Query = query
        .parse()
        .map_err(|fault: study::ParseQueryError| fault.word)?;
    let mut found = Found::default();
    for searched in matches {
        if let Some((of, analysis)) = searched.read() {
            let is_wanted = |decision: &&IndexedDecision| {
                let is_own = searched.own.is_none_or(|own| own == decision.seat);
                (is_own || !only_own) && query.fits(&of, decision)
            };
            let decisions = of.decisions.iter().filter(is_wanted);
            let decisions =
                decisions.map(|decision| found_decision(&searched.id, (&of, &analysis), decision));
            found.worst.extend(decisions);
        }
    }
    found.count = found.worst.len();
    let lost = |found: &FoundDecision| found.loss.unwrap_or(-1.0);
    found
        .worst
        .sort_by(|one, other| lost(other).total_cmp(&lost(one)));
    found.worst.truncate(MOST);
    Ok(found)
}

fn found_decision(
    id: &str,
    (of, analysis): (&IndexedMatch, &KeptAnalysis),
    decision: &IndexedDecision,
) -> FoundDecision {
    let entry = decision.entry as usize;
    let is_play = matches!(decision.kind, DecisionKind::Play(_));
    let mut errors = analysis.errors.iter();
    let error = errors
        .find(|error| error.entry == entry && matches!(error.choice, Choice::Play(_)) == is_play);
    FoundDecision {
        id: id.to_owned(),
        entry,
        names: [decision.seat, decision.seat.other()].map(|seat| of.name(seat).to_owned()),
        position: position(of, decision),
        loss: decision.loss.map(|loss| loss.equity),
        error: error.cloned(),
    }
}

/// The position with whoever decides as White.
fn position(of: &IndexedMatch, decision: &IndexedDecision) -> Setup {
    let board = &decision.board;
    let setup = Setup::for_money(board.player().into(), board.opponent().into());
    let stakes = match (of.length, decision.away) {
        (Some(length), Some([own, other])) => Stakes::Match {
            length,
            score: ByPlayer {
                white: length.saturating_sub(own.into()),
                black: length.saturating_sub(other.into()),
            },
            crawford: false,
        },
        _ => Stakes::MONEY,
    };
    Setup {
        stage: match decision.kind {
            DecisionKind::Play(roll) => Stage::Rolled(roll),
            _ => Stage::BeforeRoll,
        },
        cube: Cube {
            value: CubeValue::ONE
                .doubled_times(decision.doublings)
                .unwrap_or(CubeValue::ONE),
            owner: match decision.owner {
                CubeOwner::Nobody => None,
                CubeOwner::Me => Some(Player::White),
                CubeOwner::Them => Some(Player::Black),
            },
        },
        stakes,
        ..setup
    }
}
