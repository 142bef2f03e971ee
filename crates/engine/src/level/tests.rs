//! Levels err as they should, and play by every leaflet's rules.

use std::sync::Arc;

use rules::{Action, Board, Leaflet, Match, Placement, Plays, Point, Roll, Ruleset, Seat, Variant};

use super::habits::CubeHabits;
use super::*;
use crate::bear_off::BearOffTables;
use crate::chances::Chances;
use crate::decider::{CubeView, Decider, Opponents, play_game};
use crate::dice::SeededDice;
use crate::evaluator::Evaluator;
use crate::lookahead::{Filter, Lookahead};
use crate::match_equity::MatchEquityTable;
use crate::{CubeLadder, Expert};

/// Judges by pips, blots in reach and points made: a stand-in for the nets
/// that knows what can be overlooked.
#[derive(Debug)]
struct Simple;

impl Evaluator for Simple {
    fn chances(&self, board: &Board) -> Chances {
        let strength = |board: &Board| {
            let exposed = imagination::exposed_blots(board).count() as f32;
            let made = Point::ALL[..6]
                .iter()
                .filter(|&&point| board.player().on(point) >= 2 && !board.is_race());
            200.0 - board.player().pips() as f32 + 5.0 * made.count() as f32 - 8.0 * exposed
        };
        let [player, opponent] = [board, &board.for_opponent()].map(strength);
        let ahead = ((player - opponent) / 100.0).clamp(-1.0, 1.0);
        Chances {
            win: f32::midpoint(1.0, ahead),
            win_gammon: 0.1,
            lose_gammon: 0.1,
            ..Chances::default()
        }
    }
}

/// A player without any faults but those that a test adds.
const FAULTLESS: Habits = Habits {
    blur: 0.0,
    overlooked_plays: 0.0,
    overlooked_shots: 0.0,
    fear: 0.0,
    stacking: 0.0,
    running: 0.0,
    hitting: 0.0,
    cube: CubeHabits {
        forgotten: 0.0,
        blur: 0.0,
        caution: 0.0,
        ignores_score: false,
    },
};

fn with(habits: Habits) -> LevelPlayer<Simple> {
    let level = Level {
        name: "test",
        about: "has one fault",
        plies: Plies::ZERO,
        closer_look: None,
        habits: Some(habits),
    };
    LevelPlayer::new(level, 1, Simple, Ruleset::international().movement)
}

/// The board a player chooses, for money.
fn chosen(player: &impl Decider, board: &Board, roll: &str) -> Board {
    let roll: Roll = roll.parse().unwrap();
    let plays = Plays::new(board, roll, Ruleset::international().movement);
    let place = with_money_cube(|cube| player.choose(board, &plays, cube));
    plays.iter().nth(place).unwrap().1
}

fn with_money_cube<T>(ask: impl FnOnce(CubeView<'_>) -> T) -> T {
    let table = MatchEquityTable::kazaross_xg2();
    let (player, cube) = (rules::Player::White, rules::Cube::CENTERED);
    let ladder = CubeLadder::new(player, cube, rules::Stakes::MONEY, None, table);
    let turned = ladder.for_opponent();
    ask(CubeView::new(&ladder, &turned, ladder.state()))
}

fn opening() -> Board {
    Variant::Backgammon.opening()
}

fn board(player: &[(u8, u8)], opponent: &[(u8, u8)]) -> Board {
    let side = Placement::on_points;
    Board::from_placements(side(player), side(opponent)).unwrap()
}

#[test]
fn who_has_no_fault_plays_like_the_expert() {
    let expert = Expert(Simple);
    for roll in Roll::ALL.map(|roll| roll.to_string()) {
        let expected = chosen(&expert, &opening(), &roll);
        assert_eq!(chosen(&with(FAULTLESS), &opening(), &roll), expected);
    }
}

/// How many of the player's blots can be hit.
fn in_danger(board: &Board) -> usize {
    imagination::exposed_blots(board).count()
}

#[test]
fn who_overlooks_shots_leaves_more_of_them() {
    let blind = with(Habits {
        overlooked_shots: 2.0,
        ..FAULTLESS
    });
    let left = |player: &LevelPlayer<Simple>| -> usize {
        let rolls = Roll::ALL.map(|roll| roll.to_string());
        rolls
            .iter()
            .map(|roll| in_danger(&chosen(player, &opening(), roll)))
            .sum()
    };
    assert!(left(&blind) > left(&with(FAULTLESS)) + 10);
}

#[test]
fn who_is_afraid_leaves_fewer_shots_than_who_is_not() {
    let bold = with(FAULTLESS);
    let afraid = with(Habits {
        fear: 0.5,
        ..FAULTLESS
    });
    for roll in Roll::ALL.map(|roll| roll.to_string()) {
        let fewer = in_danger(&chosen(&afraid, &opening(), &roll));
        assert!(fewer <= in_danger(&chosen(&bold, &opening(), &roll)));
    }
}

#[test]
fn who_likes_stacks_stacks_and_who_runs_breaks_anchors() {
    let stacking = with(Habits {
        stacking: 1.0,
        ..FAULTLESS
    });
    let after = chosen(&stacking, &opening(), "52");
    // 13/8 puts a fourth on the 8-point; 13/6 a sixth on the 6-point.
    let highest = Point::ALL.map(|point| after.player().on(point)).into_iter();
    assert_eq!(highest.max(), Some(6));

    let anchored = board(
        &[(20, 2), (13, 5), (8, 3), (6, 5)],
        &[(24, 2), (13, 5), (8, 3), (6, 5)],
    );
    let running = with(Habits {
        running: 1.0,
        ..FAULTLESS
    });
    let after = chosen(&running, &anchored, "63");
    assert!(after.player().on(Point::new(20)) < 2);
}

#[test]
fn who_forgets_the_cube_never_doubles() {
    let won = board(&[(1, 2)], &[(6, 2)]);
    let forgetful = with(Habits {
        cube: CubeHabits {
            forgotten: 1.0,
            ..FAULTLESS.cube
        },
        ..FAULTLESS
    });
    let double = |player: &LevelPlayer<Simple>| with_money_cube(|cube| player.doubles(&won, cube));
    // Simple is not sure of anything: 10 pips ahead and no danger.
    let ahead = with_money_cube(|cube| cube.decision(&won, &Simple.chances(&won)).is_some());
    assert!(ahead && !double(&forgetful));
}

#[test]
fn caution_makes_people_pass() {
    let even = board(&[(6, 5), (5, 5)], &[(6, 5), (5, 5)]);
    let cautious = with(Habits {
        cube: CubeHabits {
            caution: 0.45,
            ..FAULTLESS.cube
        },
        ..FAULTLESS
    });
    let reply = |player: &LevelPlayer<Simple>| with_money_cube(|cube| player.reply(&even, cube));
    assert_eq!(reply(&with(FAULTLESS)), crate::Reply::Take);
    assert_eq!(reply(&cautious), crate::Reply::Pass);
}

#[test]
fn a_seed_repeats_and_another_seed_errs_elsewhere() {
    let weakest = Level::ALL[0];
    let player = |seed| {
        let movement = Ruleset::international().movement;
        LevelPlayer::new(weakest, seed, Simple, movement)
    };
    let game = |seed| {
        let rolls = Roll::ALL.map(|roll| roll.to_string());
        rolls.map(|roll| chosen(&player(seed), &opening(), &roll))
    };
    assert_eq!(game(1), game(1));
    let differences = game(1).into_iter().zip(game(2));
    assert!(differences.filter(|(one, other)| one != other).count() > 5);
}

/// Overrates one board for the player who gets there.
#[derive(Debug)]
struct Mistaken(Board);

impl Evaluator for Mistaken {
    fn chances(&self, board: &Board) -> Chances {
        let mut chances = Simple.chances(board);
        if *board == self.0.for_opponent() {
            chances.win = (chances.win - 0.06).max(0.0);
        }
        chances
    }
}

const GLANCE: Level = Level {
    name: "test",
    about: "looks at the board alone",
    plies: Plies::ZERO,
    closer_look: None,
    habits: None,
};

/// Leaves the cube to the look-ahead.
const NO_LOOK: CubeLook = CubeLook {
    within: -1.0,
    rolls: std::num::NonZeroU16::MIN,
    trials: 36,
    lookahead_error: 1.0,
};

#[test]
fn a_closer_look_sees_through_what_a_glance_is_mistaken_about() {
    let movement = Ruleset::international().movement;
    let closer_look = CloserLook {
        candidates: Filter {
            most: 3,
            within: 0.6,
        },
        rolls: std::num::NonZeroU16::new(3).unwrap(),
        trials: 36,
        plies: Plies::ZERO,
        followed: Filter::BEST,
        lookahead_error: 1.0,
        cube: NO_LOOK,
    };
    let rolled_out = Level {
        closer_look: Some(closer_look),
        ..GLANCE
    };
    let (mut mistakes, mut seen_through) = (0, 0);
    for roll in Roll::ALL.map(|roll| roll.to_string()) {
        let roll = roll.as_str();
        let best = chosen(&Expert(Simple), &opening(), roll);
        let plays = Plays::new(&opening(), roll.parse().unwrap(), movement);
        let equity = |board: &Board| Simple.chances(&board.for_opponent()).equity().0;
        let results = plays.iter().map(|(_, board)| *board);
        // Clearly worse, but not by as much as the mistake.
        let liked = results
            .filter(|board| (0.06..0.11).contains(&(equity(board) - equity(&best))))
            .max_by(|one, other| equity(one).total_cmp(&equity(other)));
        let Some(liked) = liked else { continue };
        let chosen_by = |level| {
            let player = LevelPlayer::new(level, 1, Mistaken(liked), movement);
            chosen(&player, &opening(), roll)
        };
        if chosen_by(GLANCE) == liked {
            mistakes += 1;
            seen_through += u32::from(chosen_by(rolled_out) != liked);
        }
    }
    assert!(mistakes >= 5, "{mistakes}");
    assert!(
        4 * seen_through >= 3 * mistakes,
        "{seen_through} of {mistakes}"
    );
}

/// Nearly knows the chances of bear-offs, but likes checkers on the ace point.
#[derive(Debug)]
struct FondOfAces(Arc<BearOffTables>);

impl Evaluator for FondOfAces {
    fn chances(&self, board: &Board) -> Chances {
        let mut chances = self.0.chances(board).unwrap_or_default();
        let aces = |board: &Board| f32::from(board.player().on(Point::new(1)));
        let liked = aces(board) - aces(&board.for_opponent());
        chances.win = (chances.win + 0.03 * liked).clamp(0.0, 1.0);
        chances
    }
}

/// Where a table knows what plays are worth, a rollout can only be mistaken.
#[test]
fn a_closer_look_leaves_exact_endings_alone() {
    let movement = Ruleset::international().movement;
    let all = Filter {
        most: 5,
        within: 2.0,
    };
    let rolled_out = Level {
        closer_look: Some(CloserLook {
            candidates: all,
            rolls: std::num::NonZeroU16::MIN,
            trials: 36,
            plies: Plies::ZERO,
            followed: Filter::BEST,
            lookahead_error: 1.0,
            cube: NO_LOOK,
        }),
        plies: Plies::ONE,
        ..GLANCE
    };
    let tables = Arc::new(BearOffTables::on_demand(movement));
    let evaluator = FondOfAces(Arc::clone(&tables));
    let player = LevelPlayer::new(rolled_out, 1, evaluator, movement);
    let player = player.with_endings(Arc::clone(&tables));
    let home = |points: &[(u8, u8)]| Placement::on_points(points).with_rest_off();
    let sides = [
        home(&[(6, 1), (3, 2)]),
        home(&[(5, 2), (2, 1), (1, 1)]),
        home(&[(4, 2), (3, 1), (1, 1)]),
    ];
    for player_side in sides {
        for opponent_side in sides {
            let board = Board::from_placements(player_side, opponent_side).unwrap();
            for roll in Roll::ALL {
                let worth = |result: &Board| {
                    if result.is_over() {
                        return 1.0;
                    }
                    let left = tables.equities(&result.for_opponent()).unwrap();
                    let doubled = (2.0 * left.opponents_cube.0).min(1.0);
                    -left.centered_cube.0.max(doubled)
                };
                let plays = Plays::new(&board, roll, movement);
                let all = plays.iter().map(|(_, result)| worth(result));
                let best = all.fold(f32::NEG_INFINITY, f32::max);
                let made = worth(&chosen(&player, &board, &roll.to_string()));
                assert!(best - made < 1e-4, "{board:?} {roll}: {made} for {best}");
            }
        }
    }
}

/// Thinks that the player on roll wins this often for each pip ahead, and of
/// one board that it is better than it is.
#[derive(Debug)]
struct MistakenRace(Board);

impl Evaluator for MistakenRace {
    fn chances(&self, board: &Board) -> Chances {
        let [player, opponent] = [board.player(), board.opponent()].map(|side| side.pips() as f32);
        let mistake = if *board == self.0 { 0.08 } else { 0.0 };
        let win = 0.5 + 0.02 * (opponent - player + 4.0) + mistake;
        Chances {
            win: win.clamp(0.0, 1.0),
            ..Chances::default()
        }
    }
}

#[test]
fn a_closer_look_at_the_cube_sees_through_a_glance_too() {
    let movement = Ruleset::international().movement;
    let race = board(&[(10, 5), (6, 5), (4, 5)], &[(11, 5), (6, 5), (4, 5)]);
    let rolled_out = Level {
        closer_look: Some(CloserLook {
            candidates: Filter::BEST,
            rolls: std::num::NonZeroU16::MIN,
            trials: 36,
            plies: Plies::ZERO,
            followed: Filter::BEST,
            lookahead_error: 1.0,
            cube: CubeLook {
                within: 2.0,
                rolls: std::num::NonZeroU16::new(2).unwrap(),
                trials: 72,
                lookahead_error: 1.0,
            },
        }),
        ..GLANCE
    };
    let doubles = |level, mistaken| {
        let player = LevelPlayer::new(level, 1, MistakenRace(mistaken), movement);
        with_money_cube(|cube| player.doubles(&race, cube))
    };
    let elsewhere = opening();
    // It's no double, though a glance thinks so that is mistaken.
    assert!(!doubles(GLANCE, elsewhere));
    assert!(doubles(GLANCE, race));
    assert!(!doubles(rolled_out, race));
}

/// A filter always keeps the best play, so there is nothing to roll out.
#[test]
fn a_closer_look_at_no_play_is_none() {
    let nothing = Filter {
        most: 0,
        within: 0.6,
    };
    let closer_look = CloserLook {
        candidates: nothing,
        rolls: std::num::NonZeroU16::MIN,
        trials: 36,
        plies: Plies::ONE,
        followed: nothing,
        lookahead_error: 1.0,
        cube: NO_LOOK,
    };
    let movement = Ruleset::international().movement;
    let chosen_by = |level| {
        let player = LevelPlayer::new(level, 1, Simple, movement);
        chosen(&player, &opening(), "31")
    };
    let closer = Level {
        closer_look: Some(closer_look),
        ..GLANCE
    };
    assert_eq!(chosen_by(closer), chosen_by(GLANCE));
    let plays = Plays::new(&opening(), "31".parse().unwrap(), movement);
    let look = Lookahead::new(Simple, movement, Plies::ONE);
    let looked_at = with_money_cube(|cube| look.look_at_plays(&plays, cube, nothing));
    assert_eq!(looked_at.len(), 1);
}

#[test]
fn names_lead_to_levels_and_others_to_a_list() {
    for level in Level::ALL {
        assert_eq!(level.name.parse(), Ok(level));
    }
    assert_eq!(
        "wizard".parse::<Level>().unwrap_err().to_string(),
        "'wizard' is not a level: choose from leaflet, beginner, casual, regular, club, tournament, expert, \
         master, grandmaster, machine"
    );
}

#[test]
fn every_level_looks_further_or_errs_less_than_the_one_before() {
    for pair in Level::ALL.windows(2) {
        let blur = |level: &Level| level.habits.map_or(0.0, |habits| habits.blur);
        let depth = |level: &Level| (level.plies, level.closer_look.is_some());
        let is_stronger = depth(&pair[1]) > depth(&pair[0]) || blur(&pair[1]) < blur(&pair[0]);
        assert!(is_stronger, "{} and {}", pair[0], pair[1]);
    }
}

/// A refused action panics in `play_game`, so every action here was legal.
#[test]
fn whole_games_are_played_by_every_ruleset() {
    let table = MatchEquityTable::kazaross_xg2();
    for leaflet in Leaflet::ALL {
        let rules = leaflet.ruleset();
        let player = |level: &str, seed| {
            LevelPlayer::new(level.parse().unwrap(), seed, Simple, rules.movement)
        };
        let (weak, strong) = (player("leaflet", 1), player("expert", 2));
        let opponents = Opponents {
            first: &weak,
            second: &strong,
        };
        let mut cubes = 0;
        let mut wins = [0; 2];
        for game in 0..40 {
            let mut table_of_two = Match::new(rules.clone().for_money());
            let mut dice = SeededDice::new(17, game);
            let finished = play_game(
                &mut table_of_two,
                opponents,
                &mut dice,
                table,
                |_, _, action| {
                    cubes += u32::from(*action == Action::Double);
                },
            );
            let winner = finished.expect("games come to an end").winner;
            wins[usize::from(winner == Seat::Second)] += 1;
        }
        assert!(cubes > 0 || !rules.cube.in_use, "{leaflet}: nobody doubled");
        assert!(wins[1] > wins[0], "{leaflet}: the expert won {wins:?}");
    }
}

#[test]
fn whole_matches_are_played_with_the_crawford_game() {
    let rules = Ruleset::international().match_to(std::num::NonZeroU32::new(3).unwrap());
    let table = MatchEquityTable::kazaross_xg2();
    let expert = Expert(Simple);
    let opponents = Opponents {
        first: &expert,
        second: &expert,
    };
    let mut crawford = 0;
    for seed in 0..10 {
        let mut dice = SeededDice::new(seed, 0);
        let mut played = Match::new(rules.clone());
        loop {
            crawford += u32::from(played.game().stakes().is_crawford());
            play_game(&mut played, opponents, &mut dice, table, |_, _, _| ()).unwrap();
            if played.winner().is_some() {
                break;
            }
            played.start_next_game().unwrap();
        }
    }
    assert!(crawford > 0);
}
