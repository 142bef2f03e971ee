//! Checks every sentence against the position by other means.

use engine::{Analysis, Analyst, Mark, Nets, Plies};
use rules::{AnyId, Position, Record, Ruleset, Setup};

use super::*;

/// A match with many errors: both players play at random.
fn spoiled(seed: u64) -> Analysis {
    use engine::{Dice, SeededDice};
    use rules::{Action, Decision, Player};
    let mut dice = SeededDice::new(seed, 0);
    let mut record = Record::new("international, match 3".parse().unwrap());
    for number in 0_usize..120 {
        let game = record.now().game();
        let (player, action) = match game.decision() {
            Decision::ThrowForStart { has_thrown } => {
                let thrower = if has_thrown.white {
                    Player::Black
                } else {
                    Player::White
                };
                (thrower, Action::ThrowDie(dice.die()))
            }
            // Doubles and takes are random, too.
            Decision::RollOrDouble { player, may_double } => {
                let doubles = may_double && number % 7 == 0;
                let action = if doubles {
                    Action::Double
                } else {
                    Action::Roll(dice.roll())
                };
                (player, action)
            }
            Decision::Play { player, roll } => {
                let position = game.position().expect("a roll is played from a position");
                let plays = rules::Plays::new(position.board(), roll, game.rules().movement);
                let plays: Vec<_> = plays.iter().collect();
                let (play, _) = plays[(number * 31) % plays.len()];
                (player, Action::Play(*play))
            }
            Decision::Answer { player, .. } => (player, Action::Take),
            Decision::Over(_) => break,
        };
        record.act(player, action).unwrap();
    }
    let rules = Ruleset::international();
    let analyst = Analyst::for_rules(&rules, Nets::bundled_quick()).with_plies(Plies::ZERO);
    let mut analysis = Analysis::new(&record);
    analysis.finish(&analyst);
    analysis
}

#[test]
fn every_error_has_a_reason_and_every_cube_error_its_figures() {
    let texts = Texts::english();
    let (mut errors, mut cubes) = (0, 0);
    for seed in 1..4 {
        let analysis = spoiled(seed);
        for finding in analysis.findings() {
            let lost = finding.lost().unwrap_or_default().equity;
            let reasons = reasons(finding, Movement::INTERNATIONAL, &texts);
            if lost < Mark::DUBIOUS {
                assert!(reasons.is_empty(), "{reasons:?}");
                continue;
            }
            errors += 1;
            assert!(!reasons.is_empty(), "{finding:?}");
            // The chances mentioned are those from the analysis.
            if let Subject::Cube(_) = &finding.subject {
                cubes += 1;
                let wins = (f64::from(finding.before.chances.win) * 100.0).round();
                assert!(
                    reasons[0].contains(&format!("You win {wins}%")),
                    "{reasons:?}"
                );
            }
        }
    }
    assert!(
        errors > 60 && cubes > 3,
        "{errors} errors, {cubes} about the cube"
    );
}

#[test]
fn a_wrong_pass_hears_what_it_needed() {
    // Two checkers on the 5-point and the 2-point against one that bears off
    // next: the opponent wins 17 of 36, or 47%, and may take with about a
    // quarter.
    let id = format!("XGID=--A--A{}a-:0:0:1:D:0:0:0:0:10", "-".repeat(18));
    let setup: Setup = id.parse::<AnyId>().unwrap().into();
    let setup = Setup {
        offer: None,
        ..setup
    };
    let position = Position::try_from(setup).unwrap();
    let analyst = Analyst::for_rules(&Ruleset::international(), Nets::bundled_quick());
    let chances = analyst.chances(&position);
    let facts = analyst.cube_facts(&position, &chances).unwrap();
    let decision = analyst.cube(&position).unwrap().decision;
    let judged = JudgedReply {
        reply: Reply::Pass,
        decision,
        lost: engine::Amount::default(),
        facts: Some(facts),
    };
    let said = reply(&judged, &Texts::english());
    assert!(said[0].starts_with("You win 47%"), "{said:?}");
}
