//! Plays a match in which both sides choose any legal play, and prints its
//! record. Replace the random choice to write a real player.
//!
//! ```sh
//! cargo run --example random_match "nordic, match 3"
//! ```
#![allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "an example is a program: it is given arguments and prints"
)]

use std::error::Error;

use rules::{Action, Decision, Die, Player, Record, Roll, Ruleset};

fn main() -> Result<(), Box<dyn Error>> {
    let rules: Ruleset = match std::env::args().nth(1) {
        Some(text) => text.parse()?,
        None => "international, match 3".parse()?,
    };
    let mut dice = Dice(1);
    let mut record = Record::new(rules);
    // The library has no dice of its own. They come in as actions.
    while record.now().winner().is_none() {
        match record.now().game().decision() {
            Decision::ThrowForStart { has_thrown } => {
                for player in Player::BOTH
                    .into_iter()
                    .filter(|&player| !has_thrown[player])
                {
                    record.act(player, Action::ThrowDie(dice.die()))?;
                }
            }
            Decision::RollOrDouble { player, .. } => {
                record.act(player, Action::Roll(Roll::new(dice.die(), dice.die())))?;
            }
            Decision::Play { player, .. } => {
                let turn = record.now().game().turn().ok_or("a roll is to be played")?;
                let plays = turn.legal_plays();
                let (play, _) = plays.iter().as_slice()[dice.below(plays.len())];
                record.act(player, Action::Play(play))?;
            }
            // Nobody doubles here, so there's nothing to answer.
            Decision::Answer { player, .. } => record.act(player, Action::Decline)?,
            Decision::Over(outcome) => {
                println!("# {outcome}");
                record.start_next_game()?;
            }
        }
        if record.now().rules().session == rules::Session::Money
            && !record.now().finished().is_empty()
        {
            break;
        }
    }
    print!("{record}");
    Ok(())
}

/// Numbers that look random enough for an example.
struct Dice(u64);

impl Dice {
    fn die(&mut self) -> Die {
        Die::ALL[self.below(6)]
    }

    fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) as usize % limit
    }
}
