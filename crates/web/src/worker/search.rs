//! Searches the decisions of many matches.

use rules::{ByPlayer, Cube, CubeValue, Player, Setup, Stage, Stakes};
use serde::{Deserialize, Serialize};
use study::{CubeOwner, DecisionKind, IndexedDecision, IndexedMatch, Query};

use super::choice::Choice;
use super::kept_matches::{ReadMatch, SearchedMatch};
use super::match_index::KeptError;

/// At most this many decisions are shown.
const MOST: usize = 48;

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

/// The decisions that a query asks for, or the word that isn't a condition.
pub(super) fn search(
    query: &str,
    matches: &[(&SearchedMatch, &ReadMatch)],
    only_own: bool,
) -> Result<Found, String> {
    let query: Query = query
        .parse()
        .map_err(|fault: study::ParseQueryError| fault.word)?;
    let mut found = Vec::new();
    for &(searched, read) in matches {
        let is_wanted = |decision: &&IndexedDecision| {
            let is_own = searched.own.is_none_or(|own| own == decision.seat);
            (is_own || !only_own) && query.fits(&read.of, decision)
        };
        let decisions = read.of.decisions.iter().filter(is_wanted);
        found.extend(decisions.map(|decision| (searched, read, decision)));
    }
    let lost = |decision: &IndexedDecision| decision.loss.map_or(-1.0, |loss| loss.equity);
    found.sort_by(|(.., one), (.., other)| lost(other).total_cmp(&lost(one)));
    let worst = found.iter().take(MOST);
    let worst =
        worst.map(|(searched, read, decision)| found_decision(&searched.id, read, decision));
    Ok(Found {
        count: found.len(),
        worst: worst.collect(),
    })
}

fn found_decision(
    id: &str,
    ReadMatch { of, analysis, .. }: &ReadMatch,
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
