//! One player's statistics in a match, counted in the usual ways.

use engine::{Amount, Class, CubeError, Finding, PositionKind, Subject, Tally, Totals};
use rules::Seat;
use texts::{Number, Texts};

/// What one player did, beyond [`Totals`].
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Statistics {
    /// The decisions in each phase, in the order of [`Phase::ALL`].
    pub phases: [Tally; 4],
    /// The decisions in each kind of position, in the order of
    /// [`PositionKind::ALL`].
    pub kinds: [Tally; PositionKind::ALL.len()],
    /// The number of rolls with each kind of luck, in the order of
    /// [`Luck::ALL`].
    pub rolls: [u32; 5],
    /// Missed doubles that the opponent would have taken.
    pub missed_below_cash: Tally,
    /// Missed doubles that the opponent should have passed.
    pub missed_above_cash: Tally,
    /// Doubles made too early.
    pub doubled_too_early: Tally,
    /// Doubles when the position was too good to double.
    pub doubled_too_late: Tally,
    /// The loss in thousandths of a point for each roll of both players:
    /// Snowie's error rate.
    pub snowie_rate: Option<f64>,
    /// The FIBS rating that corresponds to the errors.
    pub fibs_rating: Option<f64>,
}

/// The phase of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The first [`Phase::OPENING_ROLLS`] rolls of a game.
    Opening,
    /// After that, as long as the players can still hit each other.
    MiddleGame,
    /// The players have passed each other.
    Race,
    /// All checkers are home, too.
    BearOff,
}

impl Phase {
    /// All of them, in order.
    pub const ALL: [Phase; 4] = [
        Phase::Opening,
        Phase::MiddleGame,
        Phase::Race,
        Phase::BearOff,
    ];
    /// How many rolls belong to the opening: three for each player.
    pub const OPENING_ROLLS: usize = 6;

    /// The phase of a decision after this many rolls of its game.
    fn of(finding: &Finding, rolls_before: usize) -> Phase {
        match Class::of(finding.position.board()) {
            Class::Contact if rolls_before < Phase::OPENING_ROLLS => Phase::Opening,
            Class::Contact => Phase::MiddleGame,
            Class::Race => Phase::Race,
            Class::BearOff | Class::Over => Phase::BearOff,
        }
    }
}

/// What a kind of position is called.
#[must_use]
pub fn kind_name(kind: PositionKind, texts: &Texts) -> String {
    match kind {
        PositionKind::Race => texts.phase_race(),
        PositionKind::Opening => texts.phase_opening(),
        PositionKind::Containment => texts.kind_containment(),
        PositionKind::BearOffContact => texts.kind_bear_off(),
        PositionKind::BackGame => texts.kind_back_game(),
        PositionKind::Prime => texts.kind_prime(),
        PositionKind::Holding => texts.kind_holding(),
        PositionKind::Contact => texts.kind_contact(),
    }
}

/// How lucky a roll was, with GNU Backgammon's limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Luck {
    /// Better than the average roll by 0.6 points or more.
    VeryLucky,
    /// Better by 0.3 points or more.
    Lucky,
    /// Neither lucky nor unlucky.
    Plain,
    /// Worse by 0.3 points or more.
    Unlucky,
    /// Worse by 0.6 points or more.
    VeryUnlucky,
}

impl Luck {
    /// All of them, the best first.
    pub const ALL: [Luck; 5] = [
        Luck::VeryLucky,
        Luck::Lucky,
        Luck::Plain,
        Luck::Unlucky,
        Luck::VeryUnlucky,
    ];

    /// The luck of a roll that gained this many points.
    #[must_use]
    pub fn of(points: f64) -> Luck {
        match points {
            points if points >= 0.6 => Luck::VeryLucky,
            points if points >= 0.3 => Luck::Lucky,
            points if points <= -0.6 => Luck::VeryUnlucky,
            points if points <= -0.3 => Luck::Unlucky,
            _ => Luck::Plain,
        }
    }
}

impl Statistics {
    /// The statistics of the player in this seat, from all findings about a
    /// match of this length, or 1 for money play.
    #[must_use]
    pub fn of(findings: &[Finding], seat: Seat, length: u32) -> Statistics {
        let mut statistics = Statistics::default();
        let (mut game, mut rolls_of_game, mut rolls) = (0, 0, 0_u32);
        for finding in findings {
            if finding.game != game {
                (game, rolls_of_game) = (finding.game, 0);
            }
            if finding.seat == seat {
                statistics.add(finding, rolls_of_game);
            }
            // A roll's play comes after it and belongs to the same turn.
            if matches!(finding.subject, Subject::Play(_)) {
                rolls_of_game += 1;
            }
            rolls += u32::from(matches!(finding.subject, Subject::Roll(_)));
        }
        let totals = Totals::of(findings.iter().filter(|finding| finding.seat == seat));
        let lost = totals.lost().equity;
        statistics.snowie_rate = (rolls > 0).then(|| 1000.0 * lost / f64::from(rolls));
        statistics.fibs_rating = fibs_rating(&totals, length);
        statistics
    }

    fn add(&mut self, finding: &Finding, rolls_before: usize) {
        if let Subject::Roll(rolled) = &finding.subject {
            self.rolls[Luck::of(rolled.luck.equity) as usize] += 1;
        }
        let Some(lost) = finding.lost() else { return };
        let kind = PositionKind::of(finding.position.board());
        let kind = PositionKind::ALL.into_iter().position(|one| one == kind);
        let kind = kind.expect("all kinds are listed");
        let phase = Phase::of(finding, rolls_before) as usize;
        for tally in [&mut self.phases[phase], &mut self.kinds[kind]] {
            tally.count += u32::from(finding.is_counted());
            add(&mut tally.lost, lost);
        }
        let error = match (&finding.subject, finding.cube_error()) {
            (Subject::Cube(judged), Some(CubeError::MissedDouble)) => {
                let decision = &judged.decision;
                match decision.double_take.0 < decision.double_pass.0 {
                    true => &mut self.missed_below_cash,
                    false => &mut self.missed_above_cash,
                }
            }
            (Subject::Cube(judged), Some(CubeError::WrongDouble)) => {
                let decision = &judged.decision;
                match decision.no_double.0 > decision.double_pass.0 {
                    true => &mut self.doubled_too_late,
                    false => &mut self.doubled_too_early,
                }
            }
            _ => return,
        };
        error.count += 1;
        add(&mut error.lost, lost);
    }
}

fn add(sum: &mut Amount, more: Amount) {
    sum.equity += more.equity;
    sum.worth += more.worth;
}

/// The FIBS rating of a player with these errors, by Kees van den Doel's
/// formula, which GNU Backgammon uses: 2050 minus the average loss per
/// decision, with checker play and cube each weighted by match length.
fn fibs_rating(totals: &Totals, length: u32) -> Option<f64> {
    let length = f64::from(length.max(1));
    let mean = |tally: &Tally| match tally.count {
        0 => 0.0,
        count => tally.lost.equity / f64::from(count),
    };
    let plays = mean(&totals.plays) * (8798.0 + 25_526.0 / length);
    let cube = mean(&totals.cube) * (863.0 - 519.0 / length);
    (totals.decisions() > 0).then_some(2050.0 - plays - cube)
}

/// The level of play for a performance rating, named after the computer level
/// that plays like that.
#[must_use]
pub fn level_of_rating(rating: f64) -> &'static str {
    let level = LEVELS.iter().find(|(below, _)| rating < *below);
    level.map_or("leaflet", |(_, name)| name)
}

/// Each level and the rating it stays below, best first.
const LEVELS: [(f64, &str); 8] = [
    (WORLD_CLASS, "grandmaster"),
    (4.0, "master"),
    (6.0, "expert"),
    (9.0, "tournament"),
    (12.5, "club"),
    (17.5, "regular"),
    (BEGINNER, "casual"),
    (30.0, "beginner"),
];

/// Ratings below this are world class.
const WORLD_CLASS: f64 = 2.5;

/// Ratings from here on are a beginner's.
const BEGINNER: f64 = 22.5;

/// What a performance rating is, and which ones are good.
#[must_use]
pub fn about_rating(texts: &Texts) -> String {
    let [best, worst] = [WORLD_CLASS, BEGINNER].map(|limit| Number::with_decimals(limit, 1));
    texts.totals_rating_about(best, worst)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luck_is_named_by_its_points() {
        let named = [1.2, 0.6, 0.3, 0.29, -0.29, -0.3, -0.59, -0.6].map(Luck::of);
        let expected = [
            Luck::VeryLucky,
            Luck::VeryLucky,
            Luck::Lucky,
            Luck::Plain,
            Luck::Plain,
            Luck::Unlucky,
            Luck::Unlucky,
            Luck::VeryUnlucky,
        ];
        assert_eq!(named, expected);
    }

    /// Ten plays that lost 0.01 each and two cube decisions that lost 0.03
    /// each, in a match to 7: 2050 - 124.4 - 23.7.
    #[test]
    fn errors_make_a_rating() {
        let tally = |count: u32, equity: f64| Tally {
            count,
            lost: Amount { equity, worth: 0.0 },
        };
        let totals = Totals {
            plays: tally(10, 0.1),
            cube: tally(2, 0.06),
            ..Totals::default()
        };
        let rating = fibs_rating(&totals, 7).expect("there were decisions");
        assert!((rating - 1901.9).abs() < 0.1, "{rating}");
        assert_eq!(fibs_rating(&Totals::default(), 7), None);
    }

    #[test]
    fn ratings_have_the_names_of_levels() {
        assert_eq!(level_of_rating(0.0), "grandmaster");
        assert_eq!(level_of_rating(5.0), "expert");
        assert_eq!(level_of_rating(99.0), "leaflet");
        // What is said of the rating names the same limits.
        let about = about_rating(&Texts::english());
        assert!(about.contains("below 2.5 is world class"), "{about}");
        assert_eq!(level_of_rating(2.49), "grandmaster");
        assert_eq!(level_of_rating(2.5), "master");
        assert!(about.contains("above 22.5 is a beginner"), "{about}");
        assert_eq!(level_of_rating(22.4), "casual");
        assert_eq!(level_of_rating(22.6), "beginner");
    }
}
