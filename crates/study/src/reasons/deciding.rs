//! Which counted differences decide.

use engine::{ComparedPlay, Contrast, Difference, Facts, Importance, JudgedPlay, PlayComparison};
use rules::{Board, Point, insertion_sort_by};

use super::replies::{FEWER_ROLLS, SPOKEN_OF, share_of_rolls};

/// How many counted differences a person hears at once.
const MOST: usize = 3;

/// A difference counts if the plays without it lose this share of the loss.
const NEEDED: f32 = 0.4;

/// What goes with the equity over all plays explains this share of the loss.
const GOES_ALONG: f32 = 0.4;

/// A hit needs only this part of it: everybody sees it first.
const RELIEF_OF_HIT: f32 = 0.6;

/// What a point must add to be a reason, in points.
const WORTH_MAKING: f32 = 0.05;

/// And what the points must add that are rarely worth making.
const MINOR_WORTH_MAKING: f32 = 0.1;

/// Differences of less weight are not worth a word if there is another.
const SMALL: u32 = 30;

/// And of less than this, never.
const TINY: u32 = 10;

/// What one more roll that hits matters, in thousandths of a point.
const WORTH_OF_HIT: u32 = 15;

/// So many points in a row are called a prime.
const LEAST_PRIME: u8 = 4;

/// So many checkers on a point are a tall stack.
const TALL: u8 = 5;

/// A difference and how much it matters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Decisive {
    pub(super) difference: Difference,
    pub(super) importance: Importance,
    /// Whether the plays without it lose much of what the play made lost.
    pub(super) is_needed: bool,
    /// Which share of the loss it makes by itself.
    share: f32,
    /// Only good for putting them in order.
    score: f32,
}

impl Decisive {
    /// Which part of the usual share of the loss it must make.
    fn relief(&self) -> f32 {
        match self.difference {
            Difference::Hits { .. } => RELIEF_OF_HIT,
            _ => 1.0,
        }
    }

    /// Whether a player would miss it: a hit, or a point that blocks.
    fn is_plain(&self) -> bool {
        match self.difference {
            Difference::Hits { .. } => true,
            Difference::Makes { by, point } => by == ComparedPlay::Better && !is_minor(point),
            _ => false,
        }
    }

    /// Whether plays without it lose nearly as much, and it goes with the equity.
    fn is_all(&self, lost: f32) -> bool {
        let Importance {
            needed, explained, ..
        } = self.importance;
        needed >= 0.8 * lost && explained >= 0.6 * lost
    }
}

/// The differences that the engine's own ranking of all plays bears out.
pub(super) fn deciding(
    comparison: &PlayComparison<'_>,
    contrasts: &[Contrast],
    judged: &JudgedPlay,
    outcome: Option<Difference>,
) -> Vec<Decisive> {
    let lost = judged.lost.equity as f32;
    let saves_gammon = matches!(outcome, Some(Difference::LostGammons { .. }));
    let [made, best] = [comparison.played_facts(), comparison.better_facts()]
        .map(|facts| facts.player.home_points().count());
    // A home point for which another is given up.
    let is_trade = |point: Point| point.is_home() && best <= made;
    let contrasts = contrasts.iter().map(|contrast| match contrast.difference {
        // Whoever waits far behind may also run with one: the plays tell.
        Difference::Back { played, better } if better < played => Contrast {
            favors: ComparedPlay::Better,
            ..*contrast
        },
        _ => *contrast,
    });
    let counted = contrasts.filter(|contrast| match contrast.difference {
        // They matter to whoever has to save a gammon in a race.
        Difference::Crossovers { .. } | Difference::PipsFromHome { .. } => {
            saves_gammon && is_race(judged)
        }
        difference => is_seen(&difference, comparison, judged) && is_counted(&difference, judged),
    });
    let found = counted.filter_map(|contrast| {
        let importance = comparison.importance(&contrast)?;
        // Other plays may make up for a hit or a point in another way. If it goes
        // with the equity, what it's worth counts as well.
        let goes_along = importance.explained >= GOES_ALONG * lost;
        let worth = match &contrast.difference {
            Difference::Hits { played: 0, .. } if goes_along => importance.explained,
            Difference::Makes { point, .. } if goes_along && !is_trade(*point) => {
                worth_alone(&contrast, judged)
            }
            _ => 0.0,
        };
        let share = |it: f32| (it.max(worth) / lost).min(1.0);
        let (needed, explained) = (share(importance.needed), share(importance.explained));
        let rolls = share_of_rolls(&contrast.difference, judged);
        let weight = match (&contrast.difference, &judged.facts) {
            // Not every shot is worth taking.
            (Difference::Shots { .. }, Some(facts)) => {
                let [played, better] = facts.hits();
                (WORTH_OF_HIT * u32::from(played.saturating_sub(better))).min(contrast.weight)
            }
            _ => contrast.weight,
        };
        let score = needed * (0.25 + explained) * (weight as f32).sqrt();
        let decisive = Decisive {
            difference: contrast.difference,
            importance,
            is_needed: importance.needed >= NEEDED * lost,
            share: needed,
            score: match contrast.difference {
                Difference::Shots { .. } => score * (0.25 + rolls),
                // A stack goes with other faults, which say more, and so does a
                // point that hardly blocks.
                Difference::Stack { .. } => score / 2.0,
                Difference::Makes { point, .. } if is_minor(point) => score / 2.0,
                _ => score * (1.0 + rolls),
            },
        };
        (decisive.score > 0.0).then_some((contrast.weight, decisive))
    });
    let found: Vec<(u32, Decisive)> = found.collect();
    let needed = |least: f32, smallest: u32| {
        let found = found.iter().filter(|(weight, _)| *weight >= smallest);
        let needed = found.filter(|(_, it)| it.share >= least * it.relief());
        needed.map(|(_, it)| *it).collect::<Vec<Decisive>>()
    };
    // If no difference decides by itself, the one that decides most; if all are
    // small, the small ones that no good play lacks.
    let mut found = needed(NEEDED, SMALL);
    if found.is_empty() {
        found = needed(NEEDED / 3.0, SMALL);
        found.truncate(1);
    }
    if found.is_empty() {
        found = needed(NEEDED, TINY);
        // A point far from home counts if it makes the whole difference.
        found.retain(|it| !is_point(it) || it.is_all(lost));
    }
    insertion_sort_by(&mut found, |one, other| other.score.total_cmp(&one.score));
    let hits = |it: &Decisive| matches!(it.difference, Difference::Hits { .. });
    if found.iter().any(hits) {
        // A hit is a lead, and says more.
        found.retain(|it| !matches!(it.difference, Difference::Lead { .. }));
    }
    let is_block = |it: &Decisive| matches!(it.difference, Difference::Block { .. });
    let is_prime = |it: &Decisive| matches!(it.difference, Difference::Prime { .. });
    if found.iter().any(|it| is_point(it) || is_prime(it)) {
        // The points themselves say more.
        found.retain(|it| !is_block(it));
    }
    let least = found.first().map_or(0.0, |first| first.score / 3.0);
    found.retain(|it| it.score >= least || it.is_plain());
    found.truncate(MOST);
    found
}

/// Whether what the opponent hits with says more than a difference, if it makes
/// the loss.
pub(super) fn yields_to_hits(difference: &Difference) -> bool {
    match difference {
        Difference::Makes { point, .. } => is_minor(*point),
        Difference::Deep { .. }
        | Difference::Stack { .. }
        | Difference::Block { .. }
        | Difference::Back { .. }
        | Difference::OwnEscapes { .. }
        | Difference::Builders { .. }
        | Difference::Aims { .. }
        | Difference::Exposing { .. } => true,
        _ => false,
    }
}

fn is_point(decisive: &Decisive) -> bool {
    matches!(
        decisive.difference,
        Difference::Makes { .. } | Difference::Breaks { .. }
    )
}

/// Whether a difference can decide: those of judgment follow from others, and
/// points are nothing in a race.
fn is_counted(difference: &Difference, judged: &JudgedPlay) -> bool {
    match difference {
        Difference::Wins { .. } | Difference::Gammons { .. } | Difference::LostGammons { .. } => {
            false
        }
        // Shots count only if the opponent's best replies make use of them.
        Difference::Shots { .. } => judged.facts.as_ref().is_none_or(|facts| {
            let [played, better] = facts.hits();
            played > better && facts.cost_of_hits() >= SPOKEN_OF * facts.cost()
        }),
        Difference::Off { .. } => true,
        // A point counts for what it's worth, not for the plays that go with it.
        Difference::Makes { point, .. } | Difference::Breaks { point, .. } => {
            !is_race(judged) && is_worth_making(*point, judged)
        }
        _ => !is_race(judged),
    }
}

/// Whether a player would speak of a difference of this size in such a place.
fn is_seen(difference: &Difference, comparison: &PlayComparison<'_>, judged: &JudgedPlay) -> bool {
    let (made, best) = (comparison.played_facts(), comparison.better_facts());
    match *difference {
        // Two or three points in a row are points, not yet a prime.
        Difference::Prime { better, .. } => better >= LEAST_PRIME,
        // One checker more or less makes no stack, and who bears off has nowhere
        // else to put them.
        Difference::Stack { played, better } => {
            played >= TALL && played > better + 1 && best.player.pips_from_home > 0
        }
        Difference::Escapes { played, better }
        | Difference::OwnEscapes { played, better }
        | Difference::Aims { played, better }
        | Difference::Builders { played, better, .. } => played.abs_diff(better) >= FEWER_ROLLS,
        Difference::Block { .. } => {
            let ahead = block_ahead(&judged.best().board, best);
            ahead >= usize::from(LEAST_PRIME) && ahead > block_ahead(&judged.made().board, made)
        }
        _ => true,
    }
}

/// The most points held out of six in a row, up to the 13-point, that lie in
/// front of the opponent's rearmost checker: others don't block it.
pub(super) fn block_ahead(board: &Board, facts: &Facts) -> usize {
    let mut numbers = 1..=24;
    let rearmost = match facts.opponent.on_bar {
        0 => numbers.find(|&number| board.opponent_on(Point::new(number)) > 0),
        _ => Some(0),
    };
    let six = |lowest: u8| {
        let points = (lowest..lowest + 6).map(Point::new);
        points.filter(|&point| facts.player.holds(point)).count()
    };
    let lowest = rearmost.map_or(25, |number| number + 1);
    (lowest..=8).map(six).max().unwrap_or(0)
}

/// Whether the engine finds the board better with a point than without it; true
/// if it was not asked.
fn is_worth_making(point: Point, judged: &JudgedPlay) -> bool {
    let mut points = judged.facts.iter().flat_map(|facts| &facts.points);
    let found = points.find(|it| it.point == point);
    let least = match is_minor(point) {
        true => MINOR_WORTH_MAKING,
        false => WORTH_MAKING,
    };
    found.is_none_or(|it| it.worth >= least)
}

/// Whether a point is too deep or too far away to block much, and no anchor.
fn is_minor(point: Point) -> bool {
    matches!(point.number(), 1 | 2 | 9..=17)
}

/// What the engine finds a point worth that the best play makes and that blocks
/// or is an anchor; nothing for any other difference.
fn worth_alone(contrast: &Contrast, judged: &JudgedPlay) -> f32 {
    let Difference::Makes { by, point } = contrast.difference else {
        return 0.0;
    };
    let mut points = judged.facts.iter().flat_map(|facts| &facts.points);
    let found = points.find(|it| it.point == point);
    match by {
        ComparedPlay::Better if !is_minor(point) => found.map_or(0.0, |it| it.worth),
        _ => 0.0,
    }
}

pub(super) fn is_race(judged: &JudgedPlay) -> bool {
    judged.best().board.is_race() && judged.made().board.is_race()
}
