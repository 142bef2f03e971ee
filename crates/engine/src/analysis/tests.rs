use rules::{Action, Decision, Game, Leaflet, Offered, Player, Record, Ruleset, Seat};

use super::*;
use crate::cube_decision::{CubeAction, Reply};
use crate::dice::{Dice, SeededDice};
use crate::lookahead::Plies;

fn analyst(rules: &Ruleset) -> Analyst {
    Analyst::for_rules(rules, crate::Nets::bundled())
}

fn analyzed(record: Record, plies: Plies) -> Analysis {
    let analyst = analyst(record.beginning().rules()).with_plies(plies);
    let mut analysis = Analysis::new(record);
    analysis.finish(&analyst);
    analysis
}

fn record(rules: &str, lines: &str) -> Record {
    let text = format!("gammonbox record 1\nrules {rules}\n{lines}");
    text.parse().unwrap()
}

/// Who does what next: the best play and the right cube action, or in place
/// of them what `spoil` says, given the number of the entry.
fn played(
    rules: Ruleset,
    entries: usize,
    seed: u64,
    spoil: impl Fn(usize, &Game) -> Option<Action>,
) -> Record {
    let analyst = analyst(&rules);
    let mut dice = SeededDice::new(seed, 0);
    let mut record = Record::new(rules);
    for number in 0..entries {
        let game = record.now().game();
        let position = game.position();
        let position = position.as_ref();
        let (player, action) = match game.decision() {
            Decision::ThrowForStart { has_thrown } => {
                let first = if has_thrown.white {
                    Player::Black
                } else {
                    Player::White
                };
                (first, Action::ThrowDie(dice.die()))
            }
            Decision::RollOrDouble { player, may_double } => {
                let advice = position.and_then(|position| analyst.cube(position));
                let is_double =
                    advice.is_some_and(|advice| advice.decision.action() == CubeAction::Double);
                let action = if may_double && is_double {
                    Action::Double
                } else {
                    Action::Roll(dice.roll())
                };
                (player, action)
            }
            Decision::Play { player, roll } => {
                let plays = analyst.plays(position.unwrap(), roll);
                (player, Action::Play(plays[0].play))
            }
            Decision::Answer { player, offer } => {
                assert_eq!(offer.what, Offered::Double);
                let decision = analyst.cube(position.unwrap()).unwrap().decision;
                let action = match decision.reply() {
                    Reply::Take => Action::Take,
                    Reply::Pass => Action::Pass,
                    Reply::Beaver => Action::Beaver,
                };
                (player, action)
            }
            Decision::Over(_) => {
                if record.start_next_game().is_err() {
                    break;
                }
                continue;
            }
        };
        let spoiled = spoil(number, record.now().game());
        record.act(player, spoiled.unwrap_or(action)).unwrap();
    }
    record
}

#[test]
fn who_plays_as_the_analyst_would_makes_no_error_by_any_ruleset() {
    for leaflet in Leaflet::ALL {
        let record = played(leaflet.ruleset(), 120, 1, |_, _| None);
        let analysis = analyzed(record, Plies::ZERO);
        assert!(analysis.findings().len() > 60, "{leaflet:?}");
        for seat in [Seat::First, Seat::Second] {
            let totals = analysis.totals(seat);
            assert_eq!(totals.lost().equity, 0.0, "{leaflet:?}");
            assert_eq!(totals.rating(), Some(0.0), "{leaflet:?}");
            assert!(totals.decisions() > 10);
        }
        assert_eq!(analysis.worst(3).len(), 0);
    }
}

/// In every third turn the last play is made that the generator names.
fn careless(number: usize, game: &Game) -> Option<Action> {
    let turn = game.turn().filter(|_| number.is_multiple_of(3))?;
    let plays = turn.legal_plays();
    plays.iter().last().map(|&(play, _)| Action::Play(play))
}

#[test]
fn careless_plays_are_found_and_add_up() {
    let rules = "international, match 3".parse().unwrap();
    let analysis = analyzed(played(rules, 400, 5, careless), Plies::ZERO);
    let findings = analysis.findings().iter();
    let mut lost = 0.0;
    for finding in findings {
        if let Some(amount) = finding.lost() {
            assert!(amount.equity >= 0.0 && amount.worth >= 0.0, "{finding:?}");
            let fall = finding.before.win() - finding.after.win();
            assert!((fall - amount.worth).abs() < 1e-5, "{finding:?}");
            lost += amount.equity;
        }
    }
    let seats = [Seat::First, Seat::Second];
    let totals = seats.map(|seat| analysis.totals(seat));
    assert!((totals[0].lost().equity + totals[1].lost().equity - lost).abs() < 1e-9);
    assert!(totals.iter().any(|totals| totals.blunders > 0));
    for (seat, totals) in seats.into_iter().zip(totals) {
        let games = (0..analysis.games()).map(|game| analysis.totals_of_game(game, seat));
        let decisions: u32 = games.map(|game| game.decisions()).sum();
        assert_eq!(decisions, totals.decisions());
    }
    let worst = analysis.worst(5);
    assert_eq!(worst.len(), 5);
    assert!(worst.is_sorted_by_key(|finding| -finding.lost().unwrap().equity));
    // What one has by play alone the other has not.
    let [first, second] = seats.map(|seat| analysis.result_by_play_alone(seat).unwrap());
    assert!((first + second - 1.0).abs() < 1e-9);
}

#[test]
fn an_analysis_that_was_stopped_goes_on_as_if_it_had_not_been() {
    let record = played(Ruleset::international(), 60, 9, careless);
    let analyst = analyst(record.beginning().rules());
    let whole = analyzed(record.clone(), Plies::ZERO);
    let mut stopped = Analysis::new(record);
    for _ in 0..10 {
        assert!(stopped.step(&analyst).is_some());
    }
    assert!(!stopped.is_done());
    let mut again = stopped.clone();
    drop(stopped);
    again.finish(&analyst);
    assert_eq!(again.findings(), whole.findings());
}

#[test]
fn a_play_that_a_search_dropped_is_judged_as_deeply_as_the_best() {
    let lines = "White throw 3\nBlack throw 1\nWhite play 24/23 6/3\n";
    let analysis = analyzed(record("international", lines), Plies::ONE);
    let [_, finding] = analysis.findings() else {
        panic!("a roll and a play");
    };
    let Subject::Play(judged) = &finding.subject else {
        panic!("a play");
    };
    assert_eq!(judged.made().play.to_string(), "24/23 6/3");
    assert_eq!(judged.made().plies, Plies::ONE);
    assert_eq!(judged.best().play.to_string(), "8/5 6/5");
    assert!(judged.lost.equity > 0.15);
}

#[test]
fn wrong_cubes_are_told_apart() {
    let start = "White throw 3\nBlack throw 1\nWhite play 8/5 6/5\nBlack double\n";
    let passed = analyzed(
        record("international", &format!("{start}White pass\n")),
        Plies::ZERO,
    );
    let [black, white] = [Seat::Second, Seat::First].map(|seat| passed.totals(seat));
    assert_eq!((black.cube.count, black.wrong_doubles.count), (1, 1));
    assert_eq!((white.cube.count, white.wrong_passes.count), (1, 1));
    // To pay a point instead of playing on as the favorite.
    assert!(white.wrong_passes.lost.equity > 0.9);
    assert_eq!(white.wrong_takes.count + white.missed_doubles.count, 0);

    let taken = analyzed(
        record("international", &format!("{start}White take\n")),
        Plies::ZERO,
    );
    let white = taken.totals(Seat::First);
    assert_eq!((white.cube.count, white.cube.lost.equity), (1, 0.0));

    // Who never doubles misses doubles.
    let timid = |_: usize, game: &Game| match game.decision() {
        Decision::RollOrDouble { player, .. } => {
            let roll = if player == Player::White { "65" } else { "21" };
            Some(Action::Roll(roll.parse().unwrap()))
        }
        _ => None,
    };
    let rules = "international".parse().unwrap();
    let timid = analyzed(played(rules, 40, 3, timid), Plies::ZERO);
    assert!(timid.totals(Seat::First).missed_doubles.count > 0);
    assert_eq!(timid.totals(Seat::Second).missed_doubles.count, 0);
}

#[test]
fn the_luck_of_all_rolls_is_nothing_on_average() {
    let start = "White throw 3\nBlack throw 1\nWhite play 8/5 6/5\n";
    let luck = |stakes: &str, roll: rules::Roll| {
        let lines = format!("{start}Black roll {roll}\n");
        let analysis = analyzed(record(stakes, &lines), Plies::ZERO);
        let finding = analysis.findings().last().cloned().unwrap();
        let Subject::Roll(rolled) = finding.subject else {
            panic!("a roll");
        };
        rolled.luck
    };
    for stakes in ["international", "international, match 2"] {
        let all = rules::Roll::ALL.into_iter();
        let sum = all.map(|roll| f64::from(roll.weight()) * luck(stakes, roll).worth);
        assert!(sum.sum::<f64>().abs() < 1e-4, "{stakes}");
        assert!(luck(stakes, "44".parse().unwrap()).equity > 0.1);
    }
}

#[test]
fn stakes_of_a_cube_count_in_points() {
    let lines = "White throw 3\nBlack throw 1\nWhite play 8/5 6/5\nBlack double\nWhite take\n\
                 Black roll 21\nBlack play 6/4 6/5\n";
    let analysis = analyzed(record("international", lines), Plies::ZERO);
    let last = analysis.findings().last().unwrap();
    let lost = last.lost().unwrap();
    assert!(lost.equity > 0.0);
    assert!((lost.worth - 2.0 * lost.equity).abs() < 1e-9);
}

#[test]
fn a_longer_account_of_the_same_match_keeps_what_was_found() {
    let short = record(
        "international",
        "White throw 3\nBlack throw 1\nWhite play 13/10 6/5\n",
    );
    let longer = record(
        "international",
        "White throw 3\nBlack throw 1\nWhite play 13/10 6/5\nBlack roll 43\nBlack play 24/20 13/10\n",
    );
    let other = record(
        "international",
        "White throw 1\nBlack throw 3\nBlack play 8/5 6/5\n",
    );
    let mut analysis = analyzed(short, Plies::ZERO);
    let found = analysis.findings().to_vec();
    assert!(!analysis.extend((&other).into()), "another match");
    assert!(analysis.is_done());
    assert!(analysis.extend((&longer).into()));
    assert!(!analysis.is_done());
    assert_eq!(analysis.findings(), found);
    analysis.finish(&analyst(longer.now().rules()));
    assert_eq!(
        analysis.findings(),
        analyzed(longer, Plies::ZERO).findings()
    );
}
