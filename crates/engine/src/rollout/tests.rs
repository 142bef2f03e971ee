//! Rollouts against what is known exactly.

use std::num::{NonZeroU16, NonZeroUsize};
use std::ops::ControlFlow;
use std::sync::{Arc, OnceLock};

use rules::{
    Board, Cube, CubeValue, Movement, Placement, Player, Plays, Position, Roll, Ruleset, Setup,
    Stakes, Variant,
};

use super::luck::LuckMeter;
use super::*;
use crate::bear_off::{OneSidedTable, TwoSidedTable};
use crate::chances::Chances;
use crate::decider::Expert;

/// Judges by the table where it can, else by pips: bad, but quick.
#[derive(Debug)]
struct Simple;

impl Evaluator for Simple {
    fn chances(&self, board: &Board) -> Chances {
        table().chances(board).unwrap_or_else(|| by_pips(board))
    }
}

/// Judges by pips alone, even where it is absurd.
#[derive(Debug)]
struct ByPips;

impl Evaluator for ByPips {
    fn chances(&self, board: &Board) -> Chances {
        by_pips(board)
    }
}

/// Judges as [`ByPips`], and by nothing at all at a glance.
#[derive(Debug)]
struct WithQuick;

impl Evaluator for WithQuick {
    fn chances(&self, board: &Board) -> Chances {
        by_pips(board)
    }

    fn quick(&self) -> Option<&dyn Evaluator> {
        Some(&Blind)
    }
}

struct Blind;

impl Evaluator for Blind {
    fn chances(&self, _: &Board) -> Chances {
        Chances::default()
    }
}

fn by_pips(board: &Board) -> Chances {
    let [player, opponent] = [board.player(), board.opponent()].map(|side| side.pips() as f32);
    let win = (opponent + 4.0) / (player + opponent + 4.0);
    Chances {
        win,
        win_gammon: win * win / 4.0,
        ..Chances::default()
    }
}

fn table() -> &'static OneSidedTable {
    static TABLE: OnceLock<OneSidedTable> = OnceLock::new();
    TABLE.get_or_init(|| OneSidedTable::generate(Movement::INTERNATIONAL))
}

fn endings() -> Arc<BearOffTables> {
    static TABLES: OnceLock<Arc<BearOffTables>> = OnceLock::new();
    let make = || {
        let endings = TwoSidedTable::generate(4, Movement::INTERNATIONAL, |_| ());
        Arc::new(BearOffTables::with_endings(endings))
    };
    TABLES.get_or_init(make).clone()
}

/// A side with these checkers, and the rest of fifteen borne off.
fn home(points: &[(u8, u8)]) -> Placement {
    Placement::on_points(points).with_rest_off()
}

fn position(player: Placement, opponent: Placement) -> Position {
    Position::try_from(Setup::for_money(player, opponent)).unwrap()
}

fn opening() -> Position {
    let board = Variant::Backgammon.opening();
    position(board.player().into(), board.opponent().into())
}

const PLAYED_TO_THE_END: RolloutSettings = RolloutSettings {
    seed: 11,
    truncation: None,
    stop_at_bear_off: false,
    variance_reduction: true,
    cube: CubeUse::Cubeless,
};

static EXPERT: Expert<Simple> = Expert(Simple);

fn rollout<'a, E: Evaluator + Sync>(
    position: &Position,
    settings: RolloutSettings,
    judge: &'a E,
) -> Rollout<'a, Expert<Simple>, E> {
    let players = RolloutPlayers {
        decider: &EXPERT,
        judge,
        endings: None,
    };
    let table = MatchEquityTable::kazaross_xg2();
    Rollout::before_roll(
        position,
        &Ruleset::international(),
        table,
        settings,
        players,
    )
}

fn run<D: Decider + Sync, E: Evaluator + Sync>(rollout: &mut Rollout<'_, D, E>, trials: u32) {
    run_with(rollout, trials, 1);
}

fn run_with<D: Decider + Sync, E: Evaluator + Sync>(
    rollout: &mut Rollout<'_, D, E>,
    trials: u32,
    threads: usize,
) {
    let threads = NonZeroUsize::new(threads).unwrap();
    let until = StoppingRule::after(trials);
    rollout.run(&until, threads, |_| ControlFlow::Continue(()));
}

fn assert_within(found: f32, error: f32, expected: f32) {
    // The table plays for the fewest rolls; a player who looks at the
    // opponent's checkers too does a little better.
    let tolerance = 3.5 * error + 2e-3;
    assert!(
        (found - expected).abs() < tolerance,
        "{found} ± {error} instead of {expected}"
    );
}

/// Bear-offs with the exact answer from the table: races, and one in which
/// gammons are lost.
fn bear_offs() -> [Position; 3] {
    [
        position(
            home(&[(6, 2), (4, 2), (2, 1)]),
            home(&[(5, 2), (3, 2), (1, 1)]),
        ),
        position(
            home(&[(6, 3), (5, 3), (4, 3)]),
            home(&[(6, 2), (5, 4), (3, 2)]),
        ),
        position(
            home(&[(3, 1), (2, 2), (1, 4)]),
            Placement::on_points(&[(6, 5), (5, 5), (4, 5)]),
        ),
    ]
}

#[test]
fn bear_offs_come_to_what_the_table_says_whoever_measures_luck() {
    for position in bear_offs() {
        let exact = table().chances(position.board()).unwrap();
        let check = |result: LineResult| {
            let LineResult {
                chances,
                chance_errors,
                equity,
                equity_error,
                ..
            } = result;
            assert_within(chances.win, chance_errors.win, exact.win);
            assert_within(
                chances.win_gammon,
                chance_errors.win_gammon,
                exact.win_gammon,
            );
            assert_within(equity.0, equity_error.0, exact.equity().0);
        };
        let mut by_table = rollout(&position, PLAYED_TO_THE_END, &Simple);
        run(&mut by_table, 360);
        check(by_table.results()[0]);
        let mut by_pips = rollout(&position, PLAYED_TO_THE_END, &ByPips);
        run(&mut by_pips, 360);
        check(by_pips.results()[0]);
        let raw = RolloutSettings {
            variance_reduction: false,
            ..PLAYED_TO_THE_END
        };
        let mut raw = rollout(&position, raw, &ByPips);
        run(&mut raw, 1296);
        check(raw.results()[0]);
    }
}

#[test]
fn to_take_out_luck_makes_errors_much_smaller() {
    let [_, position, _] = bear_offs();
    let error = |variance_reduction| {
        let settings = RolloutSettings {
            variance_reduction,
            ..PLAYED_TO_THE_END
        };
        let mut rollout = rollout(&position, settings, &Simple);
        run(&mut rollout, 360);
        rollout.results()[0].equity_error.0
    };
    // By the exact table only what plays for the fewest rolls waste is left.
    assert!(error(true) < error(false) / 20.0);
}

#[test]
fn luck_is_nothing_on_average() {
    let mut meter = LuckMeter::new(
        &ByPips,
        Movement::INTERNATIONAL,
        rules::BackgammonNeeds::NoneOff,
    );
    let table = MatchEquityTable::kazaross_xg2();
    for position in bear_offs().into_iter().chain([opening()]) {
        let ladder = CubeLadder::of(&position, table);
        let turned = ladder.for_opponent();
        let view = CubeView::new(&ladder, &turned, ladder.state());
        let mut sum = [0.0; 6];
        let mut size = 0.0;
        for roll in Roll::ALL {
            let luck = meter.luck(position.board(), roll, view);
            for (sum, luck) in sum.iter_mut().zip(luck.0) {
                *sum += luck * f64::from(roll.weight());
                size += luck.abs();
            }
        }
        assert!(sum.iter().all(|sum| sum.abs() < 1e-9), "{sum:?}");
        assert!(size > 0.1, "some rolls are luckier than others");
    }
}

#[test]
fn threads_and_pauses_change_nothing() {
    let settings = RolloutSettings {
        truncation: NonZeroU16::new(7),
        cube: CubeUse::Cubeful,
        ..RolloutSettings::default()
    };
    let start = || rollout(&opening(), settings, &Simple);
    let mut whole = start();
    run(&mut whole, 100);
    for threads in [2, 3] {
        let mut shared = start();
        run_with(&mut shared, 100, threads);
        assert_eq!(shared.sums, whole.sums);
    }
    let mut first = start();
    run_with(&mut first, 36, 2);
    let bytes = first.to_bytes();
    let mut resumed = start();
    resumed.resume(&bytes).unwrap();
    assert_eq!(resumed.trials(), 36);
    run(&mut resumed, 100);
    assert_eq!(resumed.sums, whole.sums);
    assert_eq!(whole.trials(), 100);
}

#[test]
fn only_the_same_rollout_is_resumed() {
    let mut kept = rollout(&opening(), PLAYED_TO_THE_END, &ByPips);
    kept.settings.truncation = NonZeroU16::new(2);
    run(&mut kept, 36);
    let bytes = kept.to_bytes();
    let mut other_seed = rollout(
        &opening(),
        RolloutSettings {
            seed: 12,
            ..kept.settings
        },
        &ByPips,
    );
    assert_eq!(other_seed.resume(&bytes), Err(ReadRolloutError::Another));
    let mut other_judge = rollout(&bear_offs()[0], kept.settings, &Simple);
    assert_eq!(other_judge.resume(&bytes), Err(ReadRolloutError::Another));
    // The same judge, with somebody else who plays, or who measures luck.
    let other_players = RolloutPlayers {
        decider: &Expert(Blind),
        judge: &ByPips,
        endings: None,
    };
    let table = MatchEquityTable::kazaross_xg2();
    let rules = Ruleset::international();
    let mut other_player =
        Rollout::before_roll(&opening(), &rules, table, kept.settings, other_players);
    assert_eq!(other_player.resume(&bytes), Err(ReadRolloutError::Another));
    let mut other_luck = rollout(&opening(), kept.settings, &WithQuick);
    assert_eq!(other_luck.resume(&bytes), Err(ReadRolloutError::Another));
    let before = kept.sums.clone();
    for length in 0..bytes.len() {
        assert!(kept.resume(&bytes[..length]).is_err());
    }
    for place in 0..bytes.len() {
        let mut changed = bytes.clone();
        changed[place] ^= 1;
        assert!(kept.resume(&changed).is_err());
    }
    assert_eq!(kept.sums, before);
    kept.resume(&bytes).unwrap();
    assert_eq!(kept.sums, before);
}

/// The cube's worth comes out right when the players go by the exact chances
/// with the cube's formula: close to the exact table.
#[test]
fn cubeful_endings_come_near_the_exact_table() {
    let position = position(home(&[(6, 2), (4, 1)]), home(&[(5, 2), (3, 1)]));
    let exact = endings().equities(position.board()).unwrap();
    let settings = RolloutSettings {
        cube: CubeUse::Cubeful,
        ..PLAYED_TO_THE_END
    };
    let mut played = rollout(&position, settings, &Simple);
    run(&mut played, 1296);
    let decision = played.cube_decision().unwrap();
    assert!(
        played
            .results()
            .iter()
            .all(|line| line.equity_error.0 < 0.02)
    );
    assert!((decision.no_double.0 - exact.centered_cube.0).abs() < 0.04);
    assert!((decision.double_take.0 - 2.0 * exact.opponents_cube.0).abs() < 0.08);

    // One roll before the table, and all rolls in it: nothing is left to
    // chance.
    let players = RolloutPlayers {
        decider: &EXPERT,
        judge: &Simple,
        endings: Some(endings()),
    };
    let settings = RolloutSettings {
        stop_at_bear_off: true,
        variance_reduction: false,
        ..settings
    };
    let before = self::position(home(&[(7, 1), (1, 1)]), home(&[(4, 2)]));
    let table = MatchEquityTable::kazaross_xg2();
    let rules = Ruleset::international();
    let mut stopped = Rollout::before_roll(&before, &rules, table, settings, players);
    run(&mut stopped, 36);
    let expected: f32 = Roll::ALL
        .into_iter()
        .map(|roll| {
            let plays = Plays::new(before.board(), roll, rules.movement);
            let worth = plays.iter().map(|(_, result)| {
                if result.player().are_off() {
                    return 1.0;
                }
                let ending = endings().equities(&result.for_opponent());
                ending.map_or(f32::NEG_INFINITY, |ending| {
                    let double = (2.0 * ending.opponents_cube.0).min(1.0);
                    -ending.centered_cube.0.max(double)
                })
            });
            worth.fold(f32::NEG_INFINITY, f32::max) * roll.weight() as f32 / 36.0
        })
        .sum();
    assert!((stopped.results()[0].equity.0 - expected).abs() < 1e-4);
}

/// In an ending that a table knows there is nothing to play: what comes out is
/// what the table says, of who doubles and of who does not.
#[test]
fn an_ending_in_the_table_is_not_played() {
    let position = position(home(&[(6, 2)]), home(&[(6, 2)]));
    let players = RolloutPlayers {
        decider: &EXPERT,
        judge: &Simple,
        endings: Some(endings()),
    };
    let settings = RolloutSettings {
        cube: CubeUse::Cubeful,
        stop_at_bear_off: true,
        ..PLAYED_TO_THE_END
    };
    let table = MatchEquityTable::kazaross_xg2();
    let rules = Ruleset::international();
    let mut rollout = Rollout::before_roll(&position, &rules, table, settings, players);
    run(&mut rollout, 36);
    for (line, known) in rollout.results().iter().zip([0.6031, 0.9613]) {
        assert!((line.equity.0 - known).abs() < 1e-4, "{}", line.equity.0);
        assert_eq!(line.equity_error.0, 0.0);
    }
}

#[test]
fn plays_are_compared_for_the_player_who_makes_them() {
    // With 6-1 two checkers are off and the game is won; moving leaves one.
    let position = position(home(&[(6, 1), (1, 1)]), home(&[(1, 1)]));
    let plays = Plays::new(
        position.board(),
        "61".parse().unwrap(),
        Movement::INTERNATIONAL,
    );
    let results: Vec<_> = plays.iter().map(|&(_, board)| board).collect();
    let players = RolloutPlayers {
        decider: &EXPERT,
        judge: &Simple,
        endings: None,
    };
    let table = MatchEquityTable::kazaross_xg2();
    let mut rollout = Rollout::of_plays(
        &position,
        &results,
        &Ruleset::international(),
        table,
        RolloutSettings::default(),
        players,
    );
    run(&mut rollout, 36);
    for (board, line) in results.iter().zip(rollout.results()) {
        let expected = if board.player().are_off() { 1.0 } else { -1.0 };
        assert_eq!(line.equity.0, expected, "{board:?}");
    }
}

#[test]
fn a_rollout_stops_when_it_knows_enough() {
    let [position, ..] = bear_offs();
    let run = |until: StoppingRule| {
        let mut rollout = rollout(&position, PLAYED_TO_THE_END, &ByPips);
        rollout.run(&until, NonZeroUsize::MIN, |_| ControlFlow::Continue(()));
        let [result] = rollout.results()[..] else {
            panic!("one line")
        };
        (result.trials, result.equity_error.0)
    };
    let at_most = |trials| StoppingRule {
        least_trials: 36,
        ..StoppingRule::after(trials)
    };
    assert_eq!(run(at_most(50)).0, 50);
    let (trials, error) = run(StoppingRule {
        standard_error: Some(0.05),
        ..at_most(100_000)
    });
    assert!(trials < 2_000 && trials % 36 == 0 && error <= 0.05);

    let mut broken_off = rollout(&position, PLAYED_TO_THE_END, &ByPips);
    broken_off.run(&at_most(1_000), NonZeroUsize::MIN, |_| {
        ControlFlow::Break(())
    });
    assert_eq!(broken_off.trials(), 36);
}

#[test]
fn a_clear_lead_is_enough() {
    let position = position(home(&[(6, 1), (2, 2)]), home(&[(3, 2)]));
    let after = |player: &[(u8, u8)]| {
        Board::from_placements(home(player), position.board().opponent().into()).unwrap()
    };
    // 2/off 6/5, and the wasteful 6/4 2/1.
    let results = [after(&[(5, 1), (2, 1)]), after(&[(4, 1), (2, 1), (1, 1)])];
    let players = RolloutPlayers {
        decider: &EXPERT,
        judge: &ByPips,
        endings: None,
    };
    let table = MatchEquityTable::kazaross_xg2();
    let rules = Ruleset::international();
    let mut rollout = Rollout::of_plays(
        &position,
        &results,
        &rules,
        table,
        PLAYED_TO_THE_END,
        players,
    );
    let until = StoppingRule {
        least_trials: 36,
        lead: Some(3.0),
        ..StoppingRule::after(1_000_000)
    };
    rollout.run(&until, NonZeroUsize::MIN, |_| ControlFlow::Continue(()));
    let (ahead, error) = rollout.difference(0, 1);
    assert!(ahead >= 3.0 * error, "{ahead} ± {error}");
    assert!(rollout.trials() < 1_000_000);
}

/// Two checkers on the 3-point each: 0.5015 without a double, 1.003 with a
/// take, 1 with a pass. The double is clear at once, the reply never.
#[test]
fn a_cube_decision_is_clear_when_the_reply_is_clear_too() {
    let settings = RolloutSettings {
        cube: CubeUse::Cubeful,
        ..PLAYED_TO_THE_END
    };
    let trials_for = |player: &[(u8, u8)], opponent: &[(u8, u8)]| {
        let position = position(home(player), home(opponent));
        let mut rollout = rollout(&position, settings, &ByPips);
        let until = StoppingRule {
            least_trials: 36,
            lead: Some(3.0),
            ..StoppingRule::after(720)
        };
        rollout.run(&until, NonZeroUsize::MIN, |_| ControlFlow::Continue(()));
        rollout.trials()
    };
    assert_eq!(trials_for(&[(3, 2)], &[(3, 2)]), 720);
    // A sure win: a double, and a pass.
    assert_eq!(trials_for(&[(1, 1)], &[(3, 2)]), 36);
}

#[test]
fn a_cube_goes_no_higher_than_the_rules_allow() {
    let [position, ..] = bear_offs();
    let position = Position::try_from(Setup {
        cube: Cube {
            value: CubeValue::new(2),
            owner: Some(Player::White),
        },
        ..position.into()
    })
    .unwrap();
    let table = MatchEquityTable::kazaross_xg2();
    let mut rules = Ruleset::international();
    for (highest, lines) in [(4, 2), (2, 1)] {
        rules.cube.highest = Some(CubeValue::new(highest));
        let players = RolloutPlayers {
            decider: &EXPERT,
            judge: &Simple,
            endings: None,
        };
        let settings = RolloutSettings::default();
        let rollout = Rollout::before_roll(&position, &rules, table, settings, players);
        assert_eq!(rollout.results().len(), lines, "{highest}");
    }
}

#[test]
fn matches_and_high_cubes_are_rolled_out_too() {
    let [position, ..] = bear_offs();
    let setup = Setup {
        stakes: Stakes::Match {
            length: 5,
            score: rules::ByPlayer { white: 3, black: 1 },
            crawford: false,
        },
        cube: Cube {
            value: CubeValue::new(2),
            owner: Some(Player::White),
        },
        ..position.into()
    };
    // A win at this cube wins the match: nobody can gain by a double.
    let position = Position::try_from(setup).unwrap();
    let settings = RolloutSettings {
        cube: CubeUse::Cubeful,
        ..PLAYED_TO_THE_END
    };
    let mut rollout = rollout(&position, settings, &Simple);
    run(&mut rollout, 360);
    assert_eq!(rollout.cube_decision(), None);
    let [line] = rollout.results()[..] else {
        panic!("one line")
    };
    // On the scale of the cube a certain win is +1 and a certain loss −1.
    let exact = table().chances(position.board()).unwrap();
    assert_within(line.equity.0, line.equity_error.0, exact.equity().0);
}
