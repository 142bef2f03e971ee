//! How someone plays: game by game, and by the kind of decision.

use engine::{NetKind, PositionKind};
use serde::{Deserialize, Serialize};
use study::{Trend, Trends};

use crate::games::Figures;

use super::kept_matches::{ReadMatch, SearchedMatch};
use super::match_index::AnalyzedBy;

/// How the owner of the device plays.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PlayTrends {
    /// How all of it was analyzed; `None` if nothing was.
    pub by: Option<AnalyzedBy>,
    /// How many games were analyzed differently. They aren't counted, since
    /// their figures can't be compared.
    pub others: usize,
    /// How many of the games that are over were analyzed, whoever played them.
    pub analyzed: usize,
    /// How many of these by the quick nets.
    pub quick: usize,
    /// The ids of all analyzed games, with how the owner played them.
    pub figures: Vec<(String, Figures)>,
    /// The games, the oldest first.
    pub games: Vec<GameTrend>,
    /// The kinds of decisions, the one that cost most first.
    pub kinds: Vec<KindTrend>,
}

/// How the owner played in one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameTrend {
    /// The day, such as `2026-11-15`.
    pub day: String,
    /// How many decisions count.
    pub decisions: u32,
    /// What they lost, in points of the cube.
    pub lost: f64,
    /// The luck of all rolls, in points of the cube.
    pub luck: f64,
}

/// How the owner decides in one kind of situation.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct KindTrend {
    /// What is decided.
    pub kind: TrendKind,
    /// How many decisions count.
    pub decisions: u32,
    /// What they lost.
    pub lost: f64,
}

/// A kind of decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TrendKind {
    /// A play in this kind of position.
    Play(PositionKind),
    /// Whether to double.
    Double,
    /// The reply to a double.
    Reply,
}

impl PlayTrends {
    /// The performance rating over all games; `None` without decisions.
    #[must_use]
    pub fn rating(&self) -> Option<f64> {
        let decisions: u32 = self.games.iter().map(|game| game.decisions).sum();
        let lost: f64 = self.games.iter().map(|game| game.lost).sum();
        rating(decisions, lost)
    }
}

impl KindTrend {
    /// The performance rating; `None` without decisions.
    #[must_use]
    pub fn rating(&self) -> Option<f64> {
        rating(self.decisions, self.lost)
    }
}

fn rating(decisions: u32, lost: f64) -> Option<f64> {
    let trend = Trend {
        decisions,
        lost,
        blunders: 0,
    };
    trend.rating()
}

impl TrendKind {
    /// The query for the errors of this kind.
    #[must_use]
    pub fn query(self) -> String {
        match self {
            TrendKind::Play(kind) => {
                format!("decision=play kind={} error>=0.02", study::kind_word(kind))
            }
            TrendKind::Double => "decision=double,no-double error>=0.02".to_owned(),
            TrendKind::Reply => "decision=reply error>=0.02".to_owned(),
        }
    }
}

/// The trends of those matches in which the owner's seat is known.
pub(super) fn trends(matches: &[(&SearchedMatch, &ReadMatch)]) -> PlayTrends {
    let analyzed = matches
        .iter()
        .filter_map(|(searched, read)| Some((*searched, *read, searched.own?, read.by?)));
    let analyzed: Vec<_> = analyzed.collect();
    let over = matches.iter().filter(|(searched, _)| searched.is_over);
    let nets: Vec<NetKind> = over.filter_map(|(_, read)| Some(read.by?.nets)).collect();
    let by = most_common(analyzed.iter().map(|(.., by)| *by));
    let mut trends = PlayTrends {
        by,
        analyzed: nets.len(),
        quick: nets.iter().filter(|nets| **nets == NetKind::Quick).count(),
        ..PlayTrends::default()
    };
    let mut counted = Vec::new();
    for (searched, read, own, analyzed_by) in analyzed {
        let of = &read.of;
        let own_decisions = of.decisions.iter().filter(|decision| decision.seat == own);
        let trend = Trends::of(own_decisions.map(|decision| (of, decision))).all;
        let luck = read.analysis.luck[own as usize];
        if let Some(rating) = trend.rating() {
            let figures = Figures {
                rating,
                luck,
                by: Some(analyzed_by),
            };
            trends.figures.push((searched.id.clone(), figures));
        }
        if Some(analyzed_by) != by {
            trends.others += 1;
            continue;
        }
        trends.games.push(GameTrend {
            day: of.date.clone(),
            decisions: trend.decisions,
            lost: trend.lost,
            luck,
        });
        counted.push((own, of));
    }
    trends.games.sort_by(|one, other| one.day.cmp(&other.day));
    let own_decisions = counted.into_iter().flat_map(|(own, of)| {
        let decisions = of.decisions.iter();
        let decisions = decisions.filter(move |decision| decision.seat == own);
        decisions.map(move |decision| (of, decision))
    });
    let all = Trends::of(own_decisions);
    let plays = all.plays.iter();
    let plays = plays.map(|(kind, trend)| (TrendKind::Play(*kind), *trend));
    let cube = [
        (TrendKind::Double, all.doubles),
        (TrendKind::Reply, all.replies),
    ];
    let kinds = plays.chain(cube).filter(|(_, trend)| trend.decisions > 0);
    let kinds = kinds.map(|(kind, trend)| KindTrend {
        kind,
        decisions: trend.decisions,
        lost: trend.lost,
    });
    trends.kinds = kinds.collect();
    let kinds = &mut trends.kinds;
    kinds.sort_by(|one, other| other.lost.total_cmp(&one.lost));
    trends
}

/// The one that occurs most; the best of several.
fn most_common(all: impl Iterator<Item = AnalyzedBy>) -> Option<AnalyzedBy> {
    let mut counted: Vec<(AnalyzedBy, usize)> = Vec::new();
    for by in all {
        match counted.iter_mut().find(|(known, _)| *known == by) {
            Some((_, count)) => *count += 1,
            None => counted.push((by, 1)),
        }
    }
    let most = counted
        .into_iter()
        .max_by_key(|(by, count)| (*count, by.quality()));
    most.map(|(by, _)| by)
}
