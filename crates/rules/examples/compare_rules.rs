//! Shows which options of two rulesets differ, and what that means for a turn:
//!
//! ```sh
//! cargo run --example compare_rules portes tavla
//! ```
#![allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "an example is a program: it is given arguments and prints"
)]

use std::error::Error;

use rules::{Board, Placement, RuleOption, Ruleset, Turn};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let one: Ruleset = arguments.next().as_deref().unwrap_or("portes").parse()?;
    let other: Ruleset = arguments.next().as_deref().unwrap_or("tavla").parse()?;
    for option in RuleOption::ALL {
        let (here, there) = (option.value_in(&one), option.value_in(&other));
        if here != there {
            println!("{:<18} {here:<22} {there}", option.name());
        }
    }

    // The opponent has a blot on the 5-point, and the roll is 3-2.
    let player = Placement::on_points(&[(13, 2), (8, 3), (6, 5)]);
    let opponent = Placement::on_points(&[(20, 1), (13, 5), (6, 4)]);
    let board = Board::from_placements(player, opponent)?;
    for rules in [&one, &other] {
        let mut turn = Turn::new(&board, "32".parse()?, rules);
        turn.make_written(&"8/5*".parse()?)?;
        match turn.make_written(&"5/3".parse()?) {
            Ok(()) => println!("\n{rules}: 8/5*/3 is legal"),
            Err(why) => println!("\n{rules}: {why}"),
        }
    }
    Ok(())
}
