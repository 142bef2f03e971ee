//! What makes one play different from another, in counted facts.

use rules::{Board, Movement, Point};

use super::{Facts, SideFacts};
use crate::lookahead::RankedPlay;

/// One of the two plays that are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum ComparedPlay {
    /// The play that was made, or is about to be.
    Played,
    /// The other, which is better by judgment.
    Better,
}

/// One thing in which two plays differ.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Contrast {
    /// In what, with the numbers.
    pub difference: Difference,
    /// For which play this speaks by itself. A good play has things against
    /// it too.
    pub favors: ComparedPlay,
    /// How much it matters, roughly in thousandths of a point: only good for
    /// saying the weightiest thing first and leaving small things out.
    pub weight: u32,
}

/// In what two plays differ. Numbers of the two plays stand side by side;
/// rolls are out of 36; points are as the player who moves counts.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Difference {
    /// The rolls with which the opponent hits next.
    Shots {
        /// After the play that was made.
        played: u8,
        /// After the better one.
        better: u8,
    },
    /// The checkers that the play hits. Those that were on the bar before are
    /// not among them.
    Hits {
        /// After the play that was made.
        played: u8,
        /// After the better one.
        better: u8,
    },
    /// One play makes a point that was not held before, and the other does
    /// not. It is an anchor from the 19-point on.
    Makes {
        /// Which play makes it.
        by: ComparedPlay,
        /// The point.
        point: Point,
    },
    /// One play breaks a point that was held before, and the other does not.
    Breaks {
        /// Which play breaks it.
        by: ComparedPlay,
        /// The point.
        point: Point,
    },
    /// The length of the longest prime.
    Prime {
        /// After the play that was made.
        played: u8,
        /// After the better one.
        better: u8,
    },
    /// The rolls with which the opponent does not enter from the bar, if a
    /// checker is there.
    StaysOnBar {
        /// After the play that was made.
        played: u8,
        /// After the better one.
        better: u8,
    },
    /// The own rolls that would hit if the opponent stood still: how much the
    /// play aims at.
    Aims {
        /// After the play that was made.
        played: u8,
        /// After the better one.
        better: u8,
    },
    /// The rolls with which a checker of the opponent gets away from the
    /// player's home board and bar point.
    Escapes {
        /// After the play that was made.
        played: u8,
        /// After the better one.
        better: u8,
    },
    /// The own rolls with which a checker gets away from the opponent's home
    /// board and bar point, if the opponent stood still.
    OwnEscapes {
        /// After the play that was made.
        played: u8,
        /// After the better one.
        better: u8,
    },
    /// The own rolls that make a point which neither play holds, if the
    /// opponent stood still.
    Builders {
        /// The point.
        point: Point,
        /// After the play that was made.
        played: u8,
        /// After the better one.
        better: u8,
    },
    /// The pips by which the player leads; less than none if behind.
    Lead {
        /// After the play that was made.
        played: i32,
        /// After the better one.
        better: i32,
    },
    /// The own checkers that are still back in the opponent's home board.
    Back {
        /// After the play that was made.
        played: u8,
        /// After the better one.
        better: u8,
    },
    /// The checkers on the own 1- and 2-point, where they block little.
    Deep {
        /// After the play that was made.
        played: u8,
        /// After the better one.
        better: u8,
    },
    /// The checkers on the tallest stack.
    Stack {
        /// After the play that was made.
        played: u8,
        /// After the better one.
        better: u8,
    },
    /// The checkers borne off.
    Off {
        /// After the play that was made.
        played: u8,
        /// After the better one.
        better: u8,
    },
    /// The chance to win at all, by judgment.
    Wins {
        /// After the play that was made.
        played: f32,
        /// After the better one.
        better: f32,
    },
    /// The chance to win a gammon, by judgment.
    Gammons {
        /// After the play that was made.
        played: f32,
        /// After the better one.
        better: f32,
    },
    /// The chance to lose a gammon, by judgment.
    LostGammons {
        /// After the play that was made.
        played: f32,
        /// After the better one.
        better: f32,
    },
}

/// What makes two plays of a roll different, the weightiest first. `before`
/// is the board on which the roll was rolled.
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
    found.extend(builders(&ours.player, &theirs.player));
    found.extend(judged(played, better));
    found.retain(|contrast| contrast.weight > 0);
    // Equals stay in their order.
    found.sort_by_key(|contrast| std::cmp::Reverse(contrast.weight));
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
    pub(super) const OFF: i32 = 80;
}

fn counted(ours: &Facts, theirs: &Facts) -> Vec<Contrast> {
    use Difference::{
        Aims, Back, Deep, Escapes, Lead, Off, OwnEscapes, Prime, Shots, Stack, StaysOnBar,
    };
    type Count = fn(&Facts) -> u8;
    type Told = fn(u8, u8) -> Difference;
    let back = match is_waiting(ours) && is_waiting(theirs) {
        true => worth::CHECKER_WAITING,
        false => worth::CHECKER_BACK,
    };
    let counts: [(Count, i32, Told); 10] = [
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
    ];
    // What would be compared with checkers that are elsewhere says nothing.
    let same_on_bar = ours.opponent.on_bar == theirs.opponent.on_bar;
    let same_behind = ours.opponent.behind == theirs.opponent.behind;
    let same_own_behind = ours.player.behind == theirs.player.behind;
    let compares = move |difference: &Difference| match difference {
        Aims { .. } => same_on_bar,
        Escapes { .. } => same_on_bar && same_behind,
        OwnEscapes { .. } => same_own_behind,
        // Later they all go there.
        Deep { better, .. } => *better <= MOST_BURIED,
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

impl Difference {
    /// How much of it there is after a play, more being better for the player.
    pub(super) fn measured(&self, before: &Board, ranked: &RankedPlay, facts: &Facts) -> f32 {
        let (player, opponent) = (&facts.player, &facts.opponent);
        let whole = |count: u8| f32::from(count);
        match *self {
            Difference::Shots { .. } => -whole(opponent.hitting_rolls),
            Difference::Hits { .. } => whole(opponent.on_bar - before.opponent().on_bar()),
            Difference::Makes { point, .. } | Difference::Breaks { point, .. } => {
                whole(u8::from(player.holds(point)))
            }
            Difference::Prime { .. } => whole(player.longest_prime),
            Difference::StaysOnBar { .. } => whole(staying(facts)),
            Difference::Aims { .. } => whole(player.hitting_rolls),
            // Who is on the bar, or gone, counts as held, or free.
            Difference::Escapes { .. } => match opponent.behind {
                0 => -36.0,
                _ => -whole(opponent.escaping_rolls),
            },
            Difference::OwnEscapes { .. } => match player.behind {
                0 => 36.0,
                _ => whole(player.escaping_rolls),
            },
            Difference::Builders { point, .. } => {
                // Whoever holds it needs no builders.
                let held = u8::from(player.holds(point));
                whole(player.rolls_making(point).max(36 * held))
            }
            Difference::Lead { .. } => facts.lead() as f32,
            // More are better for somebody who waits for a shot.
            Difference::Back { played, better } => match better > played {
                true => whole(player.back),
                false => -whole(player.back),
            },
            Difference::Deep { .. } => -whole(player.deep),
            Difference::Stack { .. } => -whole(player.tallest_stack),
            Difference::Off { .. } => whole(player.off),
            Difference::Wins { .. } => ranked.chances.win,
            Difference::Gammons { .. } => ranked.chances.win_gammon,
            Difference::LostGammons { .. } => -ranked.chances.lose_gammon,
        }
    }
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
fn staying(facts: &Facts) -> u8 {
    match facts.opponent.on_bar {
        0 => 0,
        _ => 36 - facts.opponent.entering_rolls,
    }
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
/// are worth preparing for and that neither holds yet.
fn builders(played: &SideFacts, better: &SideFacts) -> Option<Contrast> {
    let points = [3, 4, 5, 6, 7, 18, 20, 21].map(Point::new).into_iter();
    let open = points.filter(|&point| !played.holds(point) && !better.holds(point));
    let contrasts = open.map(|point| {
        let [before, after] = [played, better].map(|side| side.rolls_making(point));
        let more = i32::from(after) - i32::from(before);
        let difference = Difference::Builders {
            point,
            played: before,
            better: after,
        };
        Contrast::new(difference, more * worth_of_point(point) as i32 / 36)
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
