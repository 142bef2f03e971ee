//! Computer players.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use engine::{Computer, Intent, Level, Nets};
use protocol::{Command, MatchAction, Sitter, Standing, Table};
use rules::{BackgammonNeeds, Movement, Seat};
use tokio::sync::Semaphore;

/// The computer players of a server, each created when it's first needed.
#[derive(Debug)]
pub(super) struct Computers {
    players: Mutex<HashMap<Kind, Arc<Computer>>>,
    /// A computer that's thinking keeps a core busy.
    cores: Semaphore,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Kind {
    level: String,
    movement: Movement,
    backgammon_needs: BackgammonNeeds,
}

/// How many kinds stay in memory: a level by each of the usual rules.
const MAX_PLAYERS: usize = 30;

/// All computers of a level are the same person.
const SEED: u64 = 7170;

impl Default for Computers {
    fn default() -> Computers {
        let cores = std::thread::available_parallelism();
        Computers {
            players: Mutex::default(),
            cores: Semaphore::new(cores.map_or(1, usize::from)),
        }
    }
}

impl Computers {
    /// What a computer at a table does next; `None` if it has nothing to do, or
    /// if this program doesn't know its level.
    pub(super) async fn command(&self, table: &Table, seat: Seat) -> Option<Command> {
        if matches!(table.request(), Some((asker, _)) if asker != seat) {
            return Some(Command::Agree);
        }
        let player = self.player(table, seat)?;
        let now = table.record().now().clone();
        let color = table.player_at(seat);
        // Nobody closes it.
        let _core = self.cores.acquire().await.ok()?;
        let thinking = tokio::task::spawn_blocking(move || player.intent(now.game(), color));
        let action = match thinking.await.ok()?? {
            Intent::ThrowDie => MatchAction::Throw,
            Intent::Roll => MatchAction::Roll,
            Intent::Act(action) => action.into(),
        };
        Some(Command::Act { action })
    }

    fn player(&self, table: &Table, seat: Seat) -> Option<Arc<Computer>> {
        let Sitter::Computer(level) = &table.terms().seats[seat] else {
            return None;
        };
        let rules = &table.terms().rules;
        let kind = Kind {
            level: level.clone(),
            movement: rules.movement,
            backgammon_needs: rules.backgammon_needs,
        };
        let level = Level::named(level)?;
        // A map of players is never half changed.
        let mut players = self.players.lock().unwrap_or_else(PoisonError::into_inner);
        if players.len() >= MAX_PLAYERS && !players.contains_key(&kind) {
            players.clear();
        }
        let make = || Arc::new(Computer::new(level, SEED, rules, Nets::bundled()));
        let player = players.entry(kind).or_insert_with(make);
        Some(Arc::clone(player))
    }
}

/// The computer at a table that has something to do now.
pub(super) fn due(table: &Table) -> Option<Seat> {
    let is_due = |seat: Seat| {
        let is_asked = matches!(table.request(), Some((asker, _)) if asker != seat);
        let to_throw = table.standing() == Standing::Playing && {
            let game = table.record().now().game();
            game.choices(table.player_at(seat))
                .contains(&rules::ActionKind::ThrowDie)
        };
        table.is_computer(seat) && (is_asked || to_throw || table.to_decide() == Some(seat))
    };
    Seat::BOTH.into_iter().find(|&seat| is_due(seat))
}
