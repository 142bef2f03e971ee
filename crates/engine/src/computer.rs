//! The computer as an opponent.

use std::sync::Arc;

use rules::{Game, Player, Ruleset};

use crate::decider::{Intent, intent};
use crate::judge::Judge;
use crate::level::{Level, LevelPlayer};
use crate::match_equity::MatchEquityTable;
use crate::nets::Nets;

/// A computer opponent: a level and a seed, for the rules in force. The
/// terminal, the server and the page all use it, so it plays the same
/// everywhere.
///
/// ```
/// # #[cfg(feature = "bundled-net")]
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use engine::{Computer, Intent, Level, Nets};
/// use rules::{Action, Die, Game, Player, Ruleset, Stakes};
///
/// let rules = Ruleset::international();
/// let computer = Computer::new(Level::named("expert").unwrap(), 1, &rules, Nets::bundled());
/// let mut game = Game::new(rules, Stakes::MONEY);
/// game.act(Player::White, Action::ThrowDie(Die::Three))?;
/// game.act(Player::Black, Action::ThrowDie(Die::One))?;
/// let Some(Intent::Act(Action::Play(play))) = computer.intent(&game, Player::White) else {
///     panic!("White has to play");
/// };
/// assert_eq!(play.to_string(), "8/5 6/5");
/// # Ok(())
/// # }
/// # #[cfg(not(feature = "bundled-net"))]
/// # fn main() {}
/// ```
#[derive(Debug)]
pub struct Computer {
    player: LevelPlayer<Judge>,
}

impl Computer {
    /// A computer of this level for games by these rules, with these nets. The
    /// seed picks a person of that level: what one overlooks, another sees.
    #[must_use]
    pub fn new(level: Level, seed: u64, rules: &Ruleset, nets: &Nets) -> Computer {
        Computer::with_judge(level, seed, Judge::for_rules(rules, nets))
    }

    /// The same, with a judge made for the rules.
    #[must_use]
    pub fn with_judge(level: Level, seed: u64, judge: Judge) -> Computer {
        let (movement, tables) = (judge.movement(), Arc::clone(judge.tables()));
        let needs = judge.backgammon_needs();
        let player = LevelPlayer::new(level, seed, judge, movement);
        Computer {
            player: player.with_endings(tables).with_backgammon_needs(needs),
        }
    }

    /// What it wants to do now; `None` if it isn't this player's decision.
    #[must_use]
    pub fn intent(&self, game: &Game, player: Player) -> Option<Intent> {
        intent(&self.player, game, player, MatchEquityTable::kazaross_xg2())
    }
}
