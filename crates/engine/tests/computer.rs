//! The computer plays by the rules that were agreed.
#![cfg(feature = "bundled-net")]

use engine::{Computer, Intent, Judge, Level, Nets};
use rules::{Action, BackgammonNeeds, BearOff, Leaflet, Player, Record, Ruleset};

/// White's last checker goes off with any roll, unless it needs the very
/// number of its point, and Black, who has four off,
/// stands on the bar.
const LAST_ROLL: &str = "XGID=aA-------------------j----:0:0:1:00:0:0:0:0:10";

/// Whether a computer grants a backgammon there.
fn grants_backgammon(level: &str, rules: &Ruleset) -> bool {
    let text = format!(
        "gammonbox record 1\nrules {rules}\nposition {LAST_ROLL}\nWhite claim backgammon\n"
    );
    let record: Record = text.parse().expect("a record");
    let computer = Computer::new(
        Level::named(level).expect("a level"),
        1,
        rules,
        Nets::bundled(),
    );
    match computer.intent(record.now().game(), Player::Black) {
        Some(Intent::Act(Action::Accept)) => true,
        Some(Intent::Act(Action::Decline)) => false,
        other => panic!("an answer, not {other:?}"),
    }
}

#[test]
fn the_rule_of_backgammons_decides() {
    for leaflet in Leaflet::ALL {
        let rules = leaflet.ruleset().for_money();
        // Where there is no backgammon, nobody can claim one.
        if rules.backgammon_needs == BackgammonNeeds::Never {
            continue;
        }
        let is_backgammon = rules.backgammon_needs == BackgammonNeeds::NoMore
            && rules.movement.bear_off != BearOff::Exact;
        for level in ["master", "grandmaster"] {
            assert_eq!(grants_backgammon(level, &rules), is_backgammon, "{rules}");
        }
    }
}

#[test]
fn a_judge_knows_what_it_is_for() {
    for one in Leaflet::ALL.map(Leaflet::ruleset) {
        let judge = Judge::for_rules(&one, Nets::bundled());
        for other in Leaflet::ALL.map(Leaflet::ruleset) {
            let is_same =
                one.movement == other.movement && one.backgammon_needs == other.backgammon_needs;
            assert_eq!(judge.is_for(&other), is_same);
        }
    }
}
