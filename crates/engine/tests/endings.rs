//! Small endings in matches against a slow recursion of its own: match-winning
//! chances in double precision, all plays, every value of the cube.
#![cfg(feature = "bundled-net")]

use std::collections::{HashMap, HashSet};

use engine::{Analyst, CrawfordStage, MatchEquityTable, Nets, Plies};
use rules::{
    AnyId, Board, ByPlayer, Cube, CubeValue, Movement, Placement, Player, Plays, Position, Roll,
    Ruleset, Setup, Stakes,
};

type Home = [u8; 6];

/// An ending as White, who is on roll, sees it.
#[derive(Clone, Copy, Debug)]
struct Ending {
    white: Home,
    black: Home,
    cube: Cube,
    length: u32,
    score: ByPlayer<u32>,
}

impl Ending {
    fn position(&self) -> Position {
        let side = |home: Home| {
            let mut placement = Placement::default();
            placement.points[..6].copy_from_slice(&home);
            placement.with_rest_off()
        };
        let setup = Setup {
            cube: self.cube,
            stakes: Stakes::Match {
                length: self.length,
                score: self.score,
                crawford: false,
            },
            ..Setup::for_money(side(self.white), side(self.black))
        };
        Position::try_from(setup).expect("an ending")
    }

    /// White's chance to win the match when a player wins this many points.
    fn after(&self, winner: Player, points: u32) -> f64 {
        let away = |player: Player| {
            let won = if player == winner { points } else { 0 };
            self.length.saturating_sub(self.score[player] + won)
        };
        let leads = |player: Player| self.length - self.score[player] == 1;
        let stage = if Player::BOTH.into_iter().any(leads) {
            CrawfordStage::After
        } else {
            CrawfordStage::BeforeOrIn
        };
        let table = MatchEquityTable::kazaross_xg2();
        let chance = table.chance(away(Player::White), away(Player::Black), stage);
        chance.expect("a short match").0
    }

    /// The scale of equities: what a single win and a single loss are worth.
    fn equity(&self, chance: f64) -> f64 {
        let points = self.cube.value.value();
        let won = self.after(Player::White, points);
        let lost = self.after(Player::Black, points);
        (chance - (won + lost) / 2.0) / ((won - lost) / 2.0)
    }
}

/// Where the cube can be: as it is, or turned so often and owned by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Held {
    value: u32,
    owner: Option<Player>,
}

/// The solution of one ending and of all that can follow it: White's chances
/// to win the match, before the player on roll may double and after.
struct Solution<'a> {
    ending: &'a Ending,
    homes: [Vec<Home>; 2],
    held: Vec<Held>,
    /// By who is on roll, White's home, Black's home and the cube.
    before: [Vec<f64>; 2],
    rolled: [Vec<f64>; 2],
}

/// What rolls make of home boards, by some rules of moving.
struct Rolls {
    movement: Movement,
    known: HashMap<Home, Vec<(f64, Vec<Home>)>>,
}

impl Rolls {
    fn new(movement: Movement) -> Rolls {
        Rolls {
            movement,
            known: HashMap::new(),
        }
    }

    fn of(&mut self, home: Home) -> &[(f64, Vec<Home>)] {
        let movement = self.movement;
        self.known.entry(home).or_insert_with(|| {
            let mut player = Placement::default();
            player.points[..6].copy_from_slice(&home);
            let opponent = Placement {
                off: player.total() as u8,
                ..Placement::default()
            };
            let board = Board::from_placements(player, opponent).expect("a board");
            let results = |roll: Roll| {
                let plays = Plays::new(&board, roll, movement);
                let home = |board: &Board| {
                    let placement = Placement::from(board.player());
                    std::array::from_fn(|point| placement.points[point])
                };
                let results = plays.iter().map(|(_, board)| home(board)).collect();
                (f64::from(roll.weight()) / 36.0, results)
            };
            Roll::ALL.map(results).into()
        })
    }

    /// All home boards that can follow from one, those with fewer pips first.
    fn all_after(&mut self, home: Home) -> Vec<Home> {
        let mut found = vec![home];
        let mut seen = HashSet::from([home]);
        let mut next = 0;
        while next < found.len() {
            let home = found[next];
            next += 1;
            if home == [0; 6] {
                continue;
            }
            for result in self.of(home).iter().flat_map(|(_, results)| results) {
                if seen.insert(*result) {
                    found.push(*result);
                }
            }
        }
        let pips =
            |home: &Home| -> u32 { home.iter().zip(1..).map(|(&n, p)| u32::from(n) * p).sum() };
        found.sort_by_key(|home| (pips(home), *home));
        found
    }
}

impl<'a> Solution<'a> {
    fn new(ending: &'a Ending, rolls: &mut Rolls) -> Solution<'a> {
        let value = ending.cube.value.value();
        let mut held = vec![Held {
            value,
            owner: ending.cube.owner,
        }];
        // Above the points that win the match, nothing changes.
        let mut higher = 2 * value;
        while higher < 4 * ending.length {
            held.extend(Player::BOTH.map(|owner| Held {
                value: higher,
                owner: Some(owner),
            }));
            higher *= 2;
        }
        let homes = [ending.white, ending.black].map(|home| rolls.all_after(home));
        let size = homes[0].len() * homes[1].len() * held.len();
        let mut solution = Solution {
            ending,
            homes,
            held,
            before: [vec![0.0; size], vec![0.0; size]],
            rolled: [vec![0.0; size], vec![0.0; size]],
        };
        solution.solve(rolls);
        solution
    }

    fn place(&self, white: usize, black: usize, held: usize) -> usize {
        (white * self.homes[1].len() + black) * self.held.len() + held
    }

    fn solve(&mut self, rolls: &mut Rolls) {
        let results = [0, 1].map(|side| {
            let homes = &self.homes[side];
            let places: HashMap<Home, usize> = homes.iter().copied().zip(0..).collect();
            let place = |home: &Home| places.get(home).copied();
            let of = |home: &Home| -> Vec<(f64, Vec<usize>)> {
                let results = rolls.of(*home).iter();
                let places = |results: &Vec<Home>| results.iter().filter_map(place).collect();
                results
                    .map(|(weight, results)| (*weight, places(results)))
                    .collect()
            };
            // Nobody rolls with nothing left.
            let rest = homes[1..].iter().map(of);
            [Vec::new()].into_iter().chain(rest).collect::<Vec<_>>()
        });
        // Where a side may stay as it is, an ending depends on itself with the
        // other on roll: it's computed again until nothing changes.
        let rounds = match rolls.movement == Movement::INTERNATIONAL {
            true => 1,
            false => 300,
        };
        for white in 0..self.homes[0].len() {
            for black in 0..self.homes[1].len() {
                for (side, player) in (0..rounds).flat_map(|_| Player::BOTH.into_iter().enumerate())
                {
                    let own = [white, black][side];
                    for held in 0..self.held.len() {
                        let place = self.place(white, black, held);
                        if white == 0 || black == 0 {
                            let winner = if white == 0 {
                                Player::White
                            } else {
                                Player::Black
                            };
                            let over = self.ending.after(winner, self.held[held].value);
                            (self.before[side][place], self.rolled[side][place]) = (over, over);
                            continue;
                        }
                        let mut mean = 0.0;
                        for (weight, results) in &results[side][own] {
                            let chances = results.iter().map(|&result| {
                                let place = match player {
                                    Player::White => self.place(result, black, held),
                                    Player::Black => self.place(white, result, held),
                                };
                                self.before[1 - side][place]
                            });
                            mean += weight * better(player, chances);
                        }
                        self.rolled[side][place] = mean;
                    }
                    for held in 0..self.held.len() {
                        let place = self.place(white, black, held);
                        if white > 0 && black > 0 {
                            let doubled = self.doubled(player, white, black, held);
                            let chances = [Some(self.rolled[side][place]), doubled];
                            let best = better(player, chances.into_iter().flatten());
                            self.before[side][place] = best;
                        }
                    }
                }
            }
        }
    }

    /// What a double comes to, if there may be one.
    fn doubled(&self, player: Player, white: usize, black: usize, held: usize) -> Option<f64> {
        let Held { value, owner } = self.held[held];
        let taken = Held {
            value: 2 * value,
            owner: Some(player.opponent()),
        };
        let may_double = owner.is_none_or(|owner| owner == player);
        let taken = self.held.iter().position(|&other| other == taken);
        let taken = self.place(white, black, taken.filter(|_| may_double)?);
        let passed = self.ending.after(player, value);
        let choices = [self.rolled[player as usize][taken], passed];
        Some(better(player.opponent(), choices.into_iter()))
    }
}

/// White wants a large chance, Black a small one.
fn better(player: Player, chances: impl Iterator<Item = f64>) -> f64 {
    match player {
        Player::White => chances.fold(f64::NEG_INFINITY, f64::max),
        Player::Black => chances.fold(f64::INFINITY, f64::min),
    }
}

/// How far the analyst is from the solution, in points of the cube.
fn error(analyst: &Analyst, ending: &Ending, rolls: &mut Rolls) -> f64 {
    let solution = Solution::new(ending, rolls);
    let [white, black] = [0, 1].map(|side| solution.homes[side].len() - 1);
    let here = solution.place(white, black, 0);
    let position = ending.position();
    let mut errors = vec![(
        f64::from(analyst.equity(&position).0),
        ending.equity(solution.before[0][here]),
    )];
    if let Some(advice) = analyst.cube(&position) {
        let taken = Held {
            value: 2 * ending.cube.value.value(),
            owner: Some(Player::Black),
        };
        let taken = solution.held.iter().position(|&held| held == taken);
        let taken = solution.place(white, black, taken.expect("a double"));
        let known = [here, taken].map(|place| ending.equity(solution.rolled[0][place]));
        errors.push((f64::from(advice.decision.no_double.0), known[0]));
        errors.push((f64::from(advice.decision.double_take.0), known[1]));
    }
    let errors = errors.iter().map(|(found, known)| (found - known).abs());
    errors.fold(0.0, f64::max)
}

/// Its own generator, so that the test is independent.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: u32) -> u32 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        ((self.0 >> 33) % u64::from(limit)) as u32
    }

    /// Up to seven checkers: each throw of a die puts one on its point.
    fn home(&mut self) -> Home {
        let mut home = [0; 6];
        for _ in 0..=self.below(7) {
            home[self.below(6) as usize] += 1;
        }
        home
    }

    fn ending(&mut self) -> Ending {
        let length = 2 + self.below(10);
        let score = ByPlayer::from_fn(|_| self.below(length));
        let cube = match self.below(4) {
            0 => (2, Some(Player::White)),
            1 => (2, Some(Player::Black)),
            _ => (1, None),
        };
        Ending {
            white: self.home(),
            black: self.home(),
            cube: Cube {
                value: CubeValue::new(cube.0),
                owner: cube.1,
            },
            length,
            score,
        }
    }
}

#[test]
fn endings_in_matches_are_exact() {
    let analyst = Analyst::for_rules(&Ruleset::international(), Nets::bundled());
    let (mut numbers, mut rolls) = (Numbers(17), Rolls::new(Movement::INTERNATIONAL));
    let mut large = 0;
    for _ in 0..200 {
        let ending = numbers.ending();
        let error = error(&analyst, &ending, &mut rolls);
        large += u32::from(error > 2e-4);
        assert!(error < 0.01, "{error} {ending:?}");
    }
    assert_eq!(large, 0);
}

/// By these rules a number that bears nothing off exactly may be useless, so
/// that a side stays as it is.
#[test]
fn endings_in_which_a_side_can_stay_are_exact() {
    let rules: Ruleset = "international, bear-off exact".parse().expect("rules");
    let analyst = Analyst::for_rules(&rules, Nets::bundled());
    let (mut numbers, mut rolls) = (Numbers(23), Rolls::new(rules.movement));
    let mut staying = 0;
    for _ in 0..40 {
        let mut ending = numbers.ending();
        // Three checkers a side are enough to be stuck in every way.
        for home in [&mut ending.white, &mut ending.black] {
            let mut left = 3;
            for count in home.iter_mut() {
                *count = (*count).min(left);
                left -= *count;
            }
        }
        let can_stay = |home: Home, rolls: &mut Rolls| {
            let mut results = rolls.of(home).iter();
            results.any(|(_, results)| results.contains(&home))
        };
        staying +=
            u32::from(can_stay(ending.white, &mut rolls) != can_stay(ending.black, &mut rolls));
        let error = error(&analyst, &ending, &mut rolls);
        assert!(error < 0.001, "{error} {ending:?}");
    }
    assert!(
        staying > 5,
        "only {staying} in which one side alone can stay"
    );
}

/// Positions in which the formula was far off: the value of a double that's
/// taken.
#[test]
fn known_doubles_in_matches_are_exact() {
    let doubles = [
        ("XGID=-DD------------------aada-:1:1:1:00:2:1:0:7:10", 1.168),
        ("XGID=-ACAA----------------ab-b-:0:0:1:00:4:4:0:7:10", 0.918),
    ];
    for (id, known) in doubles {
        let id: AnyId = id.parse().expect("an id");
        let position = Position::try_from(Setup::from(id)).expect("a position");
        for plies in [Plies::ZERO, Plies::TWO] {
            let analyst =
                Analyst::for_rules(&Ruleset::international(), Nets::bundled()).with_plies(plies);
            let decision = analyst.cube(&position).expect("White may double").decision;
            let error = (decision.double_take.0 - known).abs();
            assert!(error < 0.005, "{decision:?}");
        }
    }
}
