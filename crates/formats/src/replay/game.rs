//! One game played through.

mod table;

use rules::{
    Action, Board, Offered, Outcome, Play, PlayNotFound, Player, Plays, Position, Roll, Ruleset,
    Stage, Stakes, Win,
};

use super::{Departure, DepartureKind, Moment, ReplayedGame};
use crate::legs::to_written_play;
use crate::place::Place;
use crate::record::{Deed, End, Entry, RecordedGame, Written};
use table::{Table, carried_out};

/// A game that is being played through.
pub(super) struct GameReplay<'a> {
    rules: &'a Ruleset,
    stakes: Stakes,
    index: usize,
    recorded: &'a RecordedGame,
    /// Nothing before the first roll.
    table: Option<Table>,
    /// Who doubled although no rule allows it, until somebody answers.
    lawless_double: Option<Player>,
    outcome: Option<Outcome>,
    /// The plays of the roll, kept for their memory.
    plays: Plays,
    departures: Vec<Departure>,
}

impl<'a> GameReplay<'a> {
    pub(super) fn new(
        rules: &'a Ruleset,
        stakes: Stakes,
        index: usize,
        recorded: &'a RecordedGame,
    ) -> GameReplay<'a> {
        GameReplay {
            rules,
            stakes,
            index,
            recorded,
            table: None,
            lawless_double: None,
            outcome: None,
            plays: Plays::default(),
            departures: Vec::new(),
        }
    }

    pub(super) fn run(mut self, departures: &mut Vec<Departure>) -> ReplayedGame {
        if let Some(start) = &self.recorded.start {
            match Table::from_setup(&start.setup) {
                Ok(table) => self.table = Some(table),
                Err(illegal) => {
                    let what = DepartureKind::Start(Box::new(illegal));
                    self.depart(None, self.recorded.place, what);
                }
            }
        }
        let entries = self.recorded.entries.iter().enumerate();
        let moments = entries
            .map(|(index, entry)| self.entry(index, entry))
            .collect();
        if let Some(end) = self.recorded.end {
            self.end(end);
        }
        departures.append(&mut self.departures);
        ReplayedGame {
            stakes: self.stakes,
            moments,
            outcome: self.outcome,
        }
    }

    fn depart(&mut self, entry: Option<usize>, place: Place, what: DepartureKind) {
        self.departures.push(Departure {
            game: self.index,
            entry,
            place,
            what,
        });
    }

    fn entry(&mut self, index: usize, entry: &Entry) -> Moment {
        let depart = |replay: &mut Self, what| replay.depart(Some(index), entry.place, what);
        if self.outcome.is_some() {
            depart(self, DepartureKind::AfterTheEnd);
            return Moment {
                position: None,
                play: None,
            };
        }
        match &entry.deed {
            Deed::Roll { roll, play } => {
                self.prepare_roll(index, entry, *roll);
                let mut later = self.recorded.entries[index + 1..].iter();
                let is_last = later.all(|entry| matches!(entry.deed, Deed::Resign(_)));
                self.roll(index, entry, *roll, play, is_last)
            }
            Deed::Double { to } => {
                self.prepare_turn(index, entry);
                let position = self.position(Stage::BeforeRoll);
                let counted = self
                    .table
                    .as_ref()
                    .map_or(1, |table| table.cube.value.value())
                    * 2;
                if let Some(said) = to.filter(|&said| said != counted) {
                    depart(self, DepartureKind::CubeValue { said, counted });
                }
                self.act(index, entry, Action::Double);
                moment(position)
            }
            Deed::Take => self.answer(index, entry, Action::Take),
            Deed::Pass => self.answer(index, entry, Action::Pass),
            Deed::Beaver => self.answer(index, entry, Action::Beaver),
            Deed::Raccoon => self.answer(index, entry, Action::Raccoon),
            Deed::Resign(win) => {
                let position = self.position(Stage::BeforeRoll);
                self.resign(entry.player, *win);
                moment(position)
            }
        }
    }

    /// Sees to it that this player is on roll, on the board that the file
    /// shows.
    fn prepare_turn(&mut self, index: usize, entry: &Entry) {
        let opening = || Table::opening(entry.player, self.rules, self.stakes);
        let is_first = index == 0;
        let mut table = self.table.take().unwrap_or_else(opening);
        if table.offer.is_some() {
            // After a beaver nobody writes that it was taken.
            let is_beaver = table
                .offer
                .is_some_and(|offer| offer.what != Offered::Double);
            if !is_beaver {
                self.depart(Some(index), entry.place, DepartureKind::Unanswered);
            }
            table.take();
        }
        if table.on_roll != entry.player {
            // A position that was set up may leave open who is on roll.
            if !is_first {
                let what = DepartureKind::WrongTurn(entry.player);
                self.depart(Some(index), entry.place, what);
            }
            table.turn_over();
        }
        if let Some(board) = entry.board.filter(|board| *board != table.board) {
            self.depart(Some(index), entry.place, DepartureKind::Board);
            table.board = board;
        }
        self.table = Some(table);
    }

    fn prepare_roll(&mut self, index: usize, entry: &Entry, roll: Roll) {
        if self.table.is_none() && roll.is_double() {
            let what = DepartureKind::DoubleAtStart(roll);
            self.depart(Some(index), entry.place, what);
        }
        self.prepare_turn(index, entry);
    }

    fn roll(
        &mut self,
        index: usize,
        entry: &Entry,
        roll: Roll,
        written: &Written,
        is_last: bool,
    ) -> Moment {
        let Some(mut table) = self.table else {
            return moment(None);
        };
        let position = table.position(Stage::Rolled(roll));
        self.plays.refill(&table.board, roll, self.rules.movement);
        let (play, board, departure) = self.find(&table.board, roll, written, is_last);
        if let Some(what) = departure {
            self.depart(Some(index), entry.place, what);
        }
        let is_over = board.player().are_off();
        if is_over {
            self.outcome = table.outcome_of(self.rules, board);
        }
        table.board = board;
        // After a roll that was never played the same player is still to play.
        if !(is_over || is_last && *written == Written::Unsaid) {
            table.turn_over();
        }
        self.table = Some(table);
        Moment { position, play }
    }

    /// The play that is written, the board after it as the same player sees
    /// it, and what is wrong with it.
    fn find(
        &self,
        board: &Board,
        roll: Roll,
        written: &Written,
        is_last: bool,
    ) -> (Option<Play>, Board, Option<DepartureKind>) {
        let mut plays = self.plays.iter();
        let legs = match written {
            Written::Moved(legs) => legs,
            Written::Unsaid => &Vec::new(),
            Written::Illegible(text) => {
                let what = DepartureKind::Illegible(text.clone());
                return (None, *board, Some(what));
            }
        };
        if legs.is_empty() {
            return match (plays.next(), plays.next()) {
                (Some((play, after)), None) if play.moves().is_empty() => {
                    (Some(*play), *after, None)
                }
                // Rolled, and then resigned.
                _ if is_last => (None, *board, None),
                (Some((play, after)), None) => {
                    let what = DepartureKind::ForcedPlayLeftOut(roll);
                    (Some(*play), *after, Some(what))
                }
                _ => (None, *board, Some(DepartureKind::NoPlay(roll))),
            };
        }
        // Mostly the legs lead straight to the board of a legal play; only
        // where steps were joined must it be found by its text.
        let after = carried_out(board, legs);
        if let Some((after, play)) =
            after.and_then(|after| Some((after, self.plays.leading_to(&after)?)))
        {
            return (Some(play), after, None);
        }
        let found = to_written_play(legs).map(|written| self.plays.find(&written).copied());
        match found {
            Some(Ok((play, after))) => (Some(play), after, None),
            Some(Err(PlayNotFound::Ambiguous { plays, .. })) => {
                // What is hit on the way is left open; programs that join
                // steps mean the way without a hit.
                let fewest = plays.iter().min_by_key(|play| hits(play));
                let found = fewest
                    .and_then(|play| self.plays.iter().find(|(other, _)| other == play).copied());
                found.map_or((None, *board, None), |(play, after)| {
                    (Some(play), after, None)
                })
            }
            Some(Err(PlayNotFound::NotLegal(_))) | None => {
                let what = DepartureKind::Play {
                    roll,
                    legs: legs.clone(),
                    is_carried_out: after.is_some(),
                };
                (None, after.unwrap_or(*board), Some(what))
            }
        }
    }

    fn answer(&mut self, index: usize, entry: &Entry, answer: Action) -> Moment {
        let position = self.position(Stage::BeforeRoll);
        if let (Some(doubler), Some(table)) = (self.lawless_double.take(), &mut self.table) {
            // What was wrong about it has been said when it was offered.
            match answer {
                Action::Pass => {
                    self.outcome = table.resigned(self.rules, doubler.opponent(), Win::Single);
                }
                _ => table.double(doubler.opponent()),
            }
        } else {
            self.act(index, entry, answer);
        }
        moment(position)
    }

    /// Does what the rules allow, or says why they do not.
    fn act(&mut self, index: usize, entry: &Entry, action: Action) {
        let acted = match &mut self.table {
            Some(table) => table.act(self.rules, entry.player, action),
            None => Ok(None),
        };
        match acted {
            Ok(outcome) => self.outcome = outcome,
            Err(refusal) => {
                if action == Action::Double {
                    self.lawless_double = Some(entry.player);
                }
                let what = DepartureKind::Refused(Box::new(refusal));
                self.depart(Some(index), entry.place, what);
            }
        }
    }

    fn resign(&mut self, loser: Player, win: Option<Win>) {
        let Some(table) = &self.table else { return };
        let points = self.recorded.end.and_then(|end| end.points);
        let win = win.unwrap_or_else(|| table.win_of(points));
        self.outcome = table.resigned(self.rules, loser, win);
    }

    /// Compares the end that the file tells with the one that was reached. A
    /// game that had not ended was resigned.
    fn end(&mut self, end: End) {
        if self.outcome.is_none() {
            let passed = self
                .table
                .as_ref()
                .and_then(|table| table.passed(self.rules, end.winner));
            self.outcome = passed;
            if self.outcome.is_none() {
                self.resign(end.winner.opponent(), None);
            }
        }
        let Some(outcome) = self.outcome else { return };
        let counted = outcome.points.total();
        // Some programs count no more points than the winner needed.
        let needed = self.stakes.away(outcome.winner).unwrap_or(u32::MAX);
        if outcome.winner != end.winner {
            self.depart(None, end.place, DepartureKind::Winner(end.winner));
        } else if let Some(said) = end
            .points
            .filter(|&said| said != counted && said != counted.min(needed))
        {
            self.depart(None, end.place, DepartureKind::Points { said, counted });
        }
    }

    fn position(&self, stage: Stage) -> Option<Position> {
        self.table.as_ref()?.position(stage)
    }
}

const fn moment(position: Option<Position>) -> Moment {
    Moment {
        position,
        play: None,
    }
}

fn hits(play: &Play) -> usize {
    play.moves().iter().filter(|step| step.is_hit()).count()
}
