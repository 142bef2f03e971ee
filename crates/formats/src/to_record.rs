//! Turns a file into a record.

use std::fmt;

use rules::{Action, AlreadyWon, Die, Ending, Opening, Player, Points, Record, Refusal, Roll, Win};

use crate::place::Place;
use crate::record::{Entry, MatchFile, RecordedAction, RecordedGame};
use crate::replay::{ReplayedEntry, ReplayedGame};

impl MatchFile {
    /// The match as a record of the rules, as far as possible. A record can't
    /// contain anything illegal, so it ends before the first violation and says
    /// why.
    ///
    /// # Errors
    ///
    /// If not even the beginning can be recorded.
    pub fn to_record(&self) -> Result<(Record, Option<RecordEnd>), AlreadyWon> {
        let score = self
            .games
            .first()
            .map(|game| game.score)
            .unwrap_or_default();
        let replay = self.replay();
        // If a player is a point from winning and it isn't the Crawford game,
        // that game was earlier.
        let is_crawford = replay
            .games
            .first()
            .is_some_and(|game| game.stakes.is_crawford());
        let mut record = if is_crawford {
            Record::from_score(self.rules.clone(), score)?
        } else {
            Record::from_score_after_crawford(self.rules.clone(), score)?
        };
        let mut games = self.games.iter().zip(&replay.games).enumerate();
        let end = games.find_map(|(index, (game, replayed))| {
            add_game(&mut record, index, game, replayed).err()
        });
        Ok((record, end))
    }
}

/// Where and why a record ends before its file does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordEnd {
    /// The first game that isn't recorded completely, counted from 0.
    pub game: usize,
    /// Where in the file the thing is that can't be recorded.
    pub place: Place,
    /// Why it can't be.
    pub why: RecordEndKind,
}

/// Why something can't be recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RecordEndKind {
    /// A rule refuses it.
    Refused(Box<Refusal>),
    /// A play that's illegal or missing.
    NoLegalPlay,
    /// The game doesn't start from the opening.
    SetUp,
    /// The score isn't what the games before add up to.
    Score,
}

impl fmt::Display for RecordEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: game {}: ", self.place, self.game + 1)?;
        match &self.why {
            RecordEndKind::Refused(refusal) => refusal.fmt(f),
            RecordEndKind::NoLegalPlay => f.write_str("there is no legal play"),
            RecordEndKind::SetUp => f.write_str("the game doesn't start from the opening position"),
            RecordEndKind::Score => f.write_str("the score isn't what the games add up to"),
        }
    }
}

fn add_game(
    record: &mut Record,
    index: usize,
    game: &RecordedGame,
    replayed: &ReplayedGame,
) -> Result<(), RecordEnd> {
    let ended = |place: Place, why: RecordEndKind| RecordEnd {
        game: index,
        place,
        why,
    };
    let refused =
        |place: Place, refusal: Refusal| ended(place, RecordEndKind::Refused(Box::new(refusal)));
    if game.start.is_some() {
        return Err(ended(game.place, RecordEndKind::SetUp));
    }
    if index > 0 {
        record
            .start_next_game()
            .map_err(|refusal| refused(game.place, refusal))?;
    }
    if record.now().score() != game.score {
        return Err(ended(game.place, RecordEndKind::Score));
    }
    for (number, (entry, replayed)) in game.entries.iter().zip(&replayed.entries).enumerate() {
        let act = |record: &mut Record, player: Player, action: Action| {
            record
                .act(player, action)
                .map_err(|refusal| refused(entry.place, refusal))
        };
        match &entry.action {
            RecordedAction::Roll { roll, .. } => {
                let mut later = game.entries[number + 1..].iter();
                let is_last = later.all(|entry| matches!(entry.action, RecordedAction::Resign(_)));
                match roll_actions(record, entry, *roll, replayed) {
                    Some(actions) => {
                        for (player, action) in actions {
                            act(record, player, action)?;
                        }
                    }
                    None => return Err(ended(entry.place, RecordEndKind::NoLegalPlay)),
                }
                if replayed.play.is_none() && !is_last {
                    return Err(ended(entry.place, RecordEndKind::NoLegalPlay));
                }
            }
            RecordedAction::Double { .. } => act(record, entry.player, Action::Double)?,
            RecordedAction::Take => act(record, entry.player, Action::Take)?,
            RecordedAction::Pass => act(record, entry.player, Action::Pass)?,
            RecordedAction::Beaver => act(record, entry.player, Action::Beaver)?,
            RecordedAction::Raccoon => act(record, entry.player, Action::Raccoon)?,
            // The outcome says for how much.
            RecordedAction::Resign(_) => {}
        }
    }
    add_end(record, replayed).map_err(|refusal| {
        let place = game.end.map_or(game.place, |end| end.place);
        refused(place, refusal)
    })
}

/// The actions before a roll, the roll, and its play if there is one. `None` if
/// these dice can't start a game.
fn roll_actions(
    record: &Record,
    entry: &Entry,
    roll: Roll,
    replayed: &ReplayedEntry,
) -> Option<Vec<(Player, Action)>> {
    let player = entry.player;
    let mut actions = Vec::new();
    let game = record.now().game();
    // Nobody writes that a beaver was taken.
    if let Some(offer) = game.offer() {
        actions.push((offer.by.opponent(), Action::Take));
    }
    let is_start = game.on_roll().is_none();
    let plays_pair = game.rules().opening == Opening::HighDiePlaysPair;
    if is_start {
        // If the starter rolls again, the file doesn't say which dice decided.
        let (higher, lower) = match plays_pair {
            true => (roll.larger(), roll.smaller()),
            false => (Die::Six, Die::One),
        };
        if higher == lower {
            return None;
        }
        actions.push((player, Action::ThrowDie(higher)));
        actions.push((player.opponent(), Action::ThrowDie(lower)));
    }
    if !(is_start && plays_pair) {
        actions.push((player, Action::Roll(roll)));
    }
    actions.extend(replayed.play.map(|play| (player, Action::Play(play))));
    Some(actions)
}

/// Ends the game the way the replay did, unless it has already ended.
fn add_end(record: &mut Record, replayed: &ReplayedGame) -> Result<(), Refusal> {
    let Some(outcome) = replayed
        .outcome
        .filter(|_| record.now().game().outcome().is_none())
    else {
        return Ok(());
    };
    let loser = outcome.winner.opponent();
    if outcome.ending == Ending::Passed {
        return record.act(loser, Action::Pass);
    }
    let win = match outcome.points {
        Points::Product { win, .. } => win,
        Points::Agreed(_) => Win::Single,
    };
    record.act(loser, Action::Resign(win))?;
    record.act(outcome.winner, Action::Accept)
}
