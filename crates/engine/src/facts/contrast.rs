//! How two plays differ, in counted facts.

use rules::{Board, Movement, Point};

use super::difference::Difference;
use super::{Facts, SideFacts};
use crate::lookahead::RankedPlay;

/// One of the two plays being compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum ComparedPlay {
    /// The play that was made or is about to be made.
    Played,
    /// The better play, according to the engine.
    Better,
}

/// One difference between two plays.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Contrast {
    /// What differs, with the numbers.
    pub difference: Difference,
    /// Which play it favors by itself. Good plays have drawbacks, too.
    pub favors: ComparedPlay,
    /// How much it matters, roughly in thousandths of a point: only good for
    /// sorting and for leaving out small things.
    pub weight: u32,
}

/// How two plays of a roll differ, most important first. `before` is the board
/// before the roll was played.
///
/// ```
/// # #[cfg(feature = "bundled-net")]
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use engine::{Analyst, ComparedPlay, Difference, contrasts, Nets};
/// use rules::{AnyId, Point, Position, Ruleset, Setup};
///
/// let rules = Ruleset::international();
/// let analyst = Analyst::for_rules(&rules, Nets::bundled());
/// let opening = Position::try_from(Setup::from("4HPwATDgc/ABMA".parse::<AnyId>()?))?;
/// let plays = analyst.plays(&opening, "31".parse()?);
/// let played = plays.iter().find(|ranked| ranked.play.to_string() == "13/10 6/5");
/// let contrasts = contrasts(opening.board(), played.unwrap(), &plays[0], rules.movement);
///
/// // The weightiest: so many shots instead of none.
/// assert!(matches!(contrasts[0].difference, Difference::Shots { played: 12.., better: 0 }));
/// // And the better play makes the 5-point.
/// let five_point = Difference::Makes { by: ComparedPlay::Better, point: Point::new(5) };
/// assert!(contrasts.iter().any(|contrast| contrast.difference == five_point));
/// # Ok(())
/// # }
/// # #[cfg(not(feature = "bundled-net"))]
/// # fn main() {}
/// ```
#[must_use]
pub fn contrasts(
    before: &Board,
    played: &RankedPlay,
    better: &RankedPlay,
    movement: Movement,
) -> Vec<Contrast> {
    let [ours, theirs] = [played, better].map(|play| Facts::new(&play.board, movement));
    between(before, (played, &ours), (better, &theirs), movement)
}

/// The same of plays whose facts are counted already.
pub(super) fn between(
    before: &Board,
    (played, ours): (&RankedPlay, &Facts),
    (better, theirs): (&RankedPlay, &Facts),
    movement: Movement,
) -> Vec<Contrast> {
    let mut found = counted(ours, theirs);
    found.push(hits(before, ours, theirs));
    found.extend(points(before, &ours.player, &theirs.player, movement));
    found.extend(builders(ours, theirs));
    found.extend(contact((played, ours), (better, theirs)));
    found.extend(judged(played, better));
    found.retain(|contrast| contrast.weight > 0);
    // Equals stay in their order.
    rules::insertion_sort_by(&mut found, |one, other| other.weight.cmp(&one.weight));
    found
}

/// What one unit of a number matters, in thousandths of a point, rounded from
/// what such things cost in usual positions; less than nothing where less of
/// it is better.
mod worth {
    pub(super) const SHOT: i32 = -25;
    pub(super) const HIT: i32 = 180;
    pub(super) const PRIME_POINT: i32 = 60;
    pub(super) const ROLL_ON_BAR: i32 = 12;
    pub(super) const AIM: i32 = 4;
    pub(super) const ESCAPE: i32 = -10;
    pub(super) const OWN_ESCAPE: i32 = 8;
    pub(super) const PIP: i32 = 5;
    pub(super) const CHECKER_BACK: i32 = -70;
    /// Who is far behind waits for a shot.
    pub(super) const CHECKER_WAITING: i32 = 50;
    pub(super) const CHECKER_DEEP: i32 = -30;
    pub(super) const STACKED: i32 = -20;
    pub(super) const POINT_OF_SIX: i32 = 60;
    pub(super) const SPARE_PIP: i32 = 6;
    pub(super) const BREAKING: i32 = -8;
    pub(super) const EXPOSING: i32 = -10;
    pub(super) const CONTACT: i32 = 100;
    pub(super) const CROSSOVER: i32 = -40;
    pub(super) const PIP_FROM_HOME: i32 = -20;
    pub(super) const OFF: i32 = 80;
}

fn counted(ours: &Facts, theirs: &Facts) -> Vec<Contrast> {
    use Difference::{
        Aims, Back, Block, Breaking, Crossovers, Deep, Escapes, Exposing, Lead, Off, OwnEscapes,
        PipsFromHome, Prime, Shots, SparePips, Stack, StaysOnBar,
    };
    type Count = fn(&Facts) -> u8;
    type Told = fn(u8, u8) -> Difference;
    let back = match is_waiting(ours) && is_waiting(theirs) {
        true => worth::CHECKER_WAITING,
        false => worth::CHECKER_BACK,
    };
    let counts: [(Count, i32, Told); 16] = [
        (
            |facts| facts.opponent.hitting_rolls,
            worth::SHOT,
            |played, better| Shots { played, better },
        ),
        (
            |facts| facts.player.longest_prime,
            worth::PRIME_POINT,
            |played, better| Prime { played, better },
        ),
        (staying, worth::ROLL_ON_BAR, |played, better| StaysOnBar {
            played,
            better,
        }),
        (
            |facts| facts.player.hitting_rolls,
            worth::AIM,
            |played, better| Aims { played, better },
        ),
        (
            |facts| facts.opponent.escaping_rolls,
            worth::ESCAPE,
            |played, better| Escapes { played, better },
        ),
        (
            |facts| facts.player.escaping_rolls,
            worth::OWN_ESCAPE,
            |played, better| OwnEscapes { played, better },
        ),
        (
            |facts| facts.player.back,
            back,
            |played, better| Back { played, better },
        ),
        (
            |facts| facts.player.deep,
            worth::CHECKER_DEEP,
            |played, better| Deep { played, better },
        ),
        (
            |facts| facts.player.tallest_stack,
            worth::STACKED,
            |played, better| Stack { played, better },
        ),
        (
            |facts| facts.player.off,
            worth::OFF,
            |played, better| Off { played, better },
        ),
        (
            |facts| facts.player.block,
            worth::POINT_OF_SIX,
            |played, better| Block { played, better },
        ),
        (
            |facts| facts.player.prime.map_or(0, |prime| prime.spare_pips),
            worth::SPARE_PIP,
            |played, better| SparePips { played, better },
        ),
        (
            |facts| facts.player.breaking_rolls,
            worth::BREAKING,
            |played, better| Breaking { played, better },
        ),
        (
            |facts| facts.player.exposing_rolls,
            worth::EXPOSING,
            |played, better| Exposing { played, better },
        ),
        (
            |facts| facts.player.crossovers,
            worth::CROSSOVER,
            |played, better| Crossovers { played, better },
        ),
        (
            |facts| facts.player.pips_from_home,
            worth::PIP_FROM_HOME,
            |played, better| PipsFromHome { played, better },
        ),
    ];
    // What would be compared with checkers that are elsewhere says nothing.
    let same_on_bar = ours.opponent.on_bar == theirs.opponent.on_bar;
    let same_behind = ours.opponent.behind == theirs.opponent.behind;
    let same_own_behind = ours.player.behind == theirs.player.behind;
    // Time is compared for the same prime.
    let [ours_row, theirs_row] = [ours, theirs].map(|facts| {
        let prime = facts.player.prime;
        prime.map(|prime| (prime.lowest, prime.length))
    });
    let same_prime = ours_row.is_some() && ours_row == theirs_row;
    let has_behind = ours.opponent.behind > 0 && theirs.opponent.behind > 0;
    // Home points are needed against checkers behind them, or while waiting for
    // a shot.
    let waits = |facts: &Facts| facts.player.anchors().next().is_some();
    let holds = has_behind || waits(ours) && waits(theirs);
    // Who bears in clears points, and should.
    let is_bearing_in = [ours, theirs].iter().any(|facts| {
        let player = &facts.player;
        player.behind == 0 && player.pips_from_home <= NEARLY_HOME
    });
    // Who leaves a shot now need not think of the next roll, and early in the
    // game nobody does.
    let is_clearing = [ours, theirs].iter().all(|facts| {
        let player = &facts.player;
        !player.is_exposed && player.pips_from_home <= NEARLY_HOME
    });
    let compares = |difference: &Difference| match difference {
        Aims { .. } => same_on_bar,
        Escapes { .. } => same_on_bar && same_behind,
        OwnEscapes { .. } => same_own_behind,
        // Later they all go there.
        Deep { better, .. } => *better <= MOST_BURIED,
        Block { .. } => has_behind,
        Breaking { .. } => holds && !is_bearing_in,
        SparePips { played, better } => same_prime && *played.min(better) <= LITTLE_TIME,
        Exposing { .. } => is_clearing,
        _ => true,
    };
    let counted = counts.into_iter().map(|(count, unit, told)| {
        let (played, better) = (count(ours), count(theirs));
        let more = i32::from(better) - i32::from(played);
        Contrast::new(told(played, better), unit * more)
    });
    let (played, better) = (ours.lead(), theirs.lead());
    let lead = Contrast::new(Lead { played, better }, worth::PIP * (better - played));
    let all = counted.chain([lead]);
    all.filter(|contrast| compares(&contrast.difference))
        .collect()
}

/// Who has more checkers on the 1- and 2-point is bearing in.
const MOST_BURIED: u8 = 3;

/// With more spare pips, three rolls, nobody is in a hurry.
const LITTLE_TIME: u8 = 24;

/// The most pips that somebody who bears in has left to do so.
const NEARLY_HOME: u8 = 20;

/// Whether the player is so far behind that a shot is the best chance.
fn is_waiting(facts: &Facts) -> bool {
    facts.lead() < -20
}

/// How many checkers each play hits.
fn hits(before: &Board, ours: &Facts, theirs: &Facts) -> Contrast {
    let on_bar = before.opponent().on_bar();
    let [played, better] = [ours, theirs].map(|facts| facts.opponent.on_bar - on_bar);
    let more = i32::from(better) - i32::from(played);
    Contrast::new(Difference::Hits { played, better }, worth::HIT * more)
}

impl Contrast {
    /// A difference by which the better play gains so much, in thousandths of
    /// a point.
    const fn new(difference: Difference, gain: i32) -> Contrast {
        Contrast {
            difference,
            favors: favored(gain > 0),
            weight: gain.unsigned_abs(),
        }
    }
}

const fn favored(is_better: bool) -> ComparedPlay {
    if is_better {
        ComparedPlay::Better
    } else {
        ComparedPlay::Played
    }
}

/// The rolls that do not enter, if the opponent has a checker on the bar.
pub(super) fn staying(facts: &Facts) -> u8 {
    match facts.opponent.on_bar {
        0 => 0,
        _ => 36 - facts.opponent.entering_rolls,
    }
}

/// Which play keeps contact, if the other does not: good for whoever is behind
/// in the race.
fn contact(
    (played, ours): (&RankedPlay, &Facts),
    (better, theirs): (&RankedPlay, &Facts),
) -> Option<Contrast> {
    let [is_race, will_race] = [played, better].map(|ranked| ranked.board.is_race());
    if is_race == will_race {
        return None;
    }
    let (kept_by, lead) = match is_race {
        true => (ComparedPlay::Better, ours.lead()),
        false => (ComparedPlay::Played, theirs.lead()),
    };
    let gain = match (kept_by, lead > 0) {
        (ComparedPlay::Better, false) | (ComparedPlay::Played, true) => worth::CONTACT,
        _ => -worth::CONTACT,
    };
    Some(Contrast::new(Difference::Contact { kept_by }, gain))
}

/// Points that one play makes or breaks and the other does not.
fn points(
    before: &Board,
    played: &SideFacts,
    better: &SideFacts,
    movement: Movement,
) -> Vec<Contrast> {
    let was_held = |point| before.player().on(point) >= movement.block.checkers();
    let differing = Point::ALL
        .into_iter()
        .filter(|&point| played.holds(point) != better.holds(point));
    differing
        .map(|point| {
            let holder = favored(better.holds(point));
            let difference = if was_held(point) {
                let by = match holder {
                    ComparedPlay::Played => ComparedPlay::Better,
                    ComparedPlay::Better => ComparedPlay::Played,
                };
                Difference::Breaks { by, point }
            } else {
                Difference::Makes { by: holder, point }
            };
            Contrast {
                difference,
                favors: holder,
                weight: worth_of_point(point),
            }
        })
        .collect()
}

/// The point for which the plays prepare most differently, among those that
/// are worth preparing for and that neither holds yet. While the opponent is on
/// the bar, every home point is.
fn builders(ours: &Facts, theirs: &Facts) -> Option<Contrast> {
    let (played, better) = (&ours.player, &theirs.player);
    let is_on_bar = ours.opponent.on_bar > 0 && theirs.opponent.on_bar > 0;
    let points = [1, 2, 3, 4, 5, 6, 7, 18, 20, 21]
        .map(Point::new)
        .into_iter();
    let open = points
        .filter(|&point| !played.holds(point) && !better.holds(point))
        .filter(|point| is_on_bar || point.number() > 2);
    let contrasts = open.map(|point| {
        let [before, after] = [played, better].map(|side| side.rolls_making(point));
        let more = i32::from(after) - i32::from(before);
        let difference = Difference::Builders {
            point,
            played: before,
            better: after,
        };
        let worth = match is_on_bar && point.is_home() {
            true => worth_of_point(point).max(worth_of_point(Point::new(3))),
            false => worth_of_point(point),
        };
        Contrast::new(difference, more * worth as i32 / 36)
    });
    contrasts.max_by_key(|contrast| contrast.weight)
}

/// What holding a point matters: home points and the bar point block, anchors
/// are safe places.
const fn worth_of_point(point: Point) -> u32 {
    match point.number() {
        4 | 5 | 20 | 21 => 150,
        3 | 6 | 7 | 18 => 110,
        2 | 8 | 9 | 22 => 70,
        1 | 10 | 11 | 19 | 23 => 40,
        _ => 20,
    }
}

/// What judgment says, in points of a game without a cube.
fn judged(ours: &RankedPlay, theirs: &RankedPlay) -> [Contrast; 3] {
    let (one, other) = (&ours.chances, &theirs.chances);
    let thousandths = |points: f32| (1000.0 * points) as i32;
    let (played, better) = (one.win, other.win);
    // A win more is a loss less.
    let wins = thousandths(2.0 * (better - played));
    let wins = Contrast::new(Difference::Wins { played, better }, wins);
    let (played, better) = (one.win_gammon, other.win_gammon);
    let gammons = thousandths(better - played);
    let gammons = Contrast::new(Difference::Gammons { played, better }, gammons);
    let (played, better) = (one.lose_gammon, other.lose_gammon);
    let lost = thousandths(played - better);
    let lost = Contrast::new(Difference::LostGammons { played, better }, lost);
    [wins, gammons, lost]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chances::{Chances, Equity};
    use crate::lookahead::Plies;
    use rules::{Placement, Plays, Roll, Variant};

    /// The contrasts of two plays from the opening whose chances are alike.
    fn from_opening(roll: &str, played: &str, better: &str) -> Vec<Contrast> {
        of_roll(&Variant::Backgammon.opening(), roll, played, better)
    }

    fn of_roll(board: &Board, roll: &str, played: &str, better: &str) -> Vec<Contrast> {
        let roll: Roll = roll.parse().unwrap();
        let plays = Plays::new(board, roll, Movement::INTERNATIONAL);
        let [played, better] = [played, better].map(|text| {
            let (play, after) = *plays.find(&text.parse().unwrap()).unwrap();
            RankedPlay {
                play,
                board: after,
                chances: Chances::default(),
                equity: Equity(0.0),
                plies: Plies::ZERO,
                rollout: None,
            }
        });
        contrasts(board, &played, &better, Movement::INTERNATIONAL)
    }

    #[test]
    fn a_play_does_not_differ_from_itself() {
        assert_eq!(from_opening("31", "8/5 6/5", "6/5 8/5"), []);
    }

    #[test]
    fn a_point_is_made_by_one_and_blots_are_left_by_the_other() {
        let found = from_opening("31", "13/10 6/5", "8/5 6/5");
        let five_point = found
            .iter()
            .find(|contrast| matches!(contrast.difference, Difference::Makes { .. }))
            .unwrap();
        let expected = Difference::Makes {
            by: ComparedPlay::Better,
            point: Point::new(5),
        };
        assert_eq!(five_point.difference, expected);
        assert_eq!(five_point.favors, ComparedPlay::Better);
        // The 8-point is held by three, then by two: nothing is broken.
        let breaks = |contrast: &Contrast| matches!(contrast.difference, Difference::Breaks { .. });
        assert!(!found.iter().any(breaks));
        assert!(found.is_sorted_by(|one, next| one.weight >= next.weight));
        // No blot is left by the better play; the other leaves two.
        let Difference::Shots { played, better } = found[0].difference else {
            panic!("shots first: {found:?}");
        };
        assert!(played > 11, "all fours and more, not {played}");
        assert_eq!(better, 0);
    }

    #[test]
    fn a_point_that_was_held_is_broken() {
        let found = from_opening("64", "24/14", "24/18 13/9");
        let broken = |by| Difference::Breaks {
            by,
            point: Point::new(24),
        };
        // Both break the anchor, so that it is no difference.
        assert!(
            !found
                .iter()
                .any(|contrast| contrast.difference == broken(ComparedPlay::Played))
        );
        let found = from_opening("64", "24/14", "8/2 6/2");
        assert!(
            found
                .iter()
                .any(|contrast| contrast.difference == broken(ComparedPlay::Played))
        );
    }

    /// One checker was on the bar before: the play that hits puts another
    /// there, and the other play none.
    #[test]
    fn what_was_on_the_bar_before_is_no_hit() {
        let player = Placement::on_points(&[(24, 1), (13, 7), (6, 7)]);
        let opponent = Placement {
            bar: 1,
            ..Placement::on_points(&[(5, 1), (6, 7), (8, 6)])
        };
        let board = Board::from_placements(player, opponent).unwrap();
        // The opponent's 5-point is the player's 20-point.
        let found = of_roll(&board, "41", "13/8", "24/20* 6/5");
        let hits = Difference::Hits {
            played: 0,
            better: 1,
        };
        assert!(found.iter().any(|contrast| contrast.difference == hits));
    }

    #[test]
    fn wasted_pips_are_none_while_nobody_is_hit() {
        let found = from_opening("64", "24/14", "8/2 6/2");
        let lead = |contrast: &Contrast| matches!(contrast.difference, Difference::Lead { .. });
        assert!(!found.iter().any(lead));
    }
}
