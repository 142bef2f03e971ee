//! Two computers play a game with seeded dice.
//!
//!     cargo run --package gammonbox-engine --example two_computers

#![allow(clippy::print_stdout, reason = "an example shows what it found")]

use engine::{Computer, Dice, Intent, Level, Nets, SeededDice};
use rules::{Action, Match, Player, Ruleset};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let rules = Ruleset::international();
    let computers = ["expert", "casual"].map(|level| {
        let level: Level = level.parse().expect("the level is built in");
        Computer::new(level, 1, &rules, Nets::bundled())
    });
    let mut dice = SeededDice::new(7, 0);
    let mut table = Match::new(rules);
    while table.finished().is_empty() {
        let wanted = Player::BOTH.into_iter().zip(&computers);
        let mut wanted = wanted.filter_map(|(player, computer)| {
            Some((player, computer.intent(table.game(), player)?))
        });
        let Some((player, intent)) = wanted.next() else {
            break;
        };
        let action = match intent {
            Intent::ThrowDie => Action::ThrowDie(dice.die()),
            Intent::Roll => Action::Roll(dice.roll()),
            Intent::Act(action) => action,
        };
        println!("{player} {action}");
        table.act(player, action)?;
    }
    for game in table.finished() {
        println!("{}", game.outcome);
    }
    Ok(())
}
