//! Turns a record into a file.

use rules::{
    Action, ByPlayer, Entry as Recorded, Match, Opening, Outcome, Player, Record, Roll, Seat, Step,
    Win,
};

use crate::place::Place;
use crate::record::{
    End, Entry, Leg, MatchFile, Person, RecordedAction, RecordedGame, RecordedPlay, Start,
};

impl MatchFile {
    /// The file of a match that was played here. The file's White is the player
    /// who began as White: if a die decides the colors, people keep their
    /// names.
    ///
    /// It leaves out what no file can express: opening dice that didn't decide,
    /// declined offers, and an unfinished turn.
    ///
    /// ```
    /// use formats::{MatchFile, write_match_text};
    /// use rules::{ByPlayer, Record};
    ///
    /// let record: Record = "\
    /// gammonbox record 1
    /// rules international
    /// White throw 3
    /// Black throw 1
    /// White play 8/5 6/5
    /// Black roll 62
    /// Black play 24/18 13/11
    /// ".parse()?;
    /// let names = ByPlayer { white: "Ann", black: "Bob" }.map(str::to_owned);
    /// let file = MatchFile::from_record(&record, names);
    /// assert_eq!(file.rolls(), 2);
    /// assert!(file.replay().violations.is_empty());
    /// # Ok::<(), rules::ParseRecordError>(())
    /// ```
    #[must_use]
    pub fn from_record(record: &Record, names: ByPlayer<String>) -> MatchFile {
        let mut rules = record.beginning().rules().clone();
        if rules.opening == Opening::DieForColor {
            rules.opening = Opening::HighDieRollsAgain;
        }
        let mut now = record.beginning().clone();
        let mut file = MatchFile {
            players: names.map(|name| Person {
                name,
                ..Person::default()
            }),
            rules,
            games: vec![new_game(&now)],
            ..MatchFile::default()
        };
        for &entry in record.entries() {
            let before = now.clone();
            now.follow(entry).expect("what is recorded was legal");
            match entry {
                Recorded::NextGame => file.games.push(new_game(&now)),
                Recorded::Action { player, action } => {
                    let game = file.games.last_mut().expect("one was begun");
                    game.entries.extend(told(&before, player, action, &now));
                    if let Some(outcome) = now.game().outcome() {
                        game.end.get_or_insert(end(&now, &outcome));
                    }
                }
            }
        }
        file
    }

    /// The same with the receipt of its dice, which a file carries line by
    /// line.
    #[must_use]
    pub fn with_receipt(mut self, receipt: &str) -> MatchFile {
        self.receipt = receipt.lines().map(str::to_owned).collect();
        self
    }

    /// The same with a note on who won because the opponent's time was up. No
    /// game says so.
    #[must_use]
    pub fn won_on_time(mut self, winner: Seat) -> MatchFile {
        let name = match winner {
            Seat::First => &self.players.white.name,
            Seat::Second => &self.players.black.name,
        };
        self.comment = format!("{name} won the match on time.");
        self
    }
}

fn new_game(now: &Match) -> RecordedGame {
    let score = [Seat::First, Seat::Second].map(|seat| now.points_of(seat));
    RecordedGame {
        score: ByPlayer {
            white: score[0],
            black: score[1],
        },
        crawford: Some(now.game().stakes().is_crawford()),
        start: begun(now),
        ..RecordedGame::default()
    }
}

/// The position that a game continues from, if it doesn't start as usual.
fn begun(now: &Match) -> Option<Start> {
    now.game()
        .position()
        .map(|position| Start::new(position.into()))
}

/// What a file says about an action. Only actions that end a turn or concern
/// the cube appear.
fn told(before: &Match, player: Player, action: Action, now: &Match) -> Option<Entry> {
    let action = match action {
        Action::Play(_) | Action::EndTurn => {
            let turn = before.game().turn()?;
            let legs = match action {
                Action::Play(play) => play.moves().iter().map(|&made| leg(made)).collect(),
                _ => turn.steps().iter().copied().filter_map(stepped).collect(),
            };
            rolled(turn.roll(), legs)
        }
        Action::Double => RecordedAction::Double {
            to: before
                .game()
                .cube()
                .value
                .doubled()
                .map(|cube| cube.value()),
        },
        Action::Take => RecordedAction::Take,
        Action::Pass => RecordedAction::Pass,
        Action::Beaver => RecordedAction::Beaver,
        Action::Raccoon => RecordedAction::Raccoon,
        Action::Accept => {
            let outcome = now.game().outcome()?;
            let loser = outcome.winner.opponent();
            let win = match outcome.points {
                rules::Points::Product { win, .. } => win,
                rules::Points::Agreed(_) => Win::Single,
            };
            return Some(entry(now, loser, RecordedAction::Resign(Some(win))));
        }
        _ => return None,
    };
    Some(entry(before, player, action))
}

fn entry(then: &Match, player: Player, action: RecordedAction) -> Entry {
    Entry::new(Place::Everywhere, named(then, player), action)
}

/// Who this is in the file.
fn named(then: &Match, player: Player) -> Player {
    match then.seat_of(player) {
        Seat::First => Player::White,
        Seat::Second => Player::Black,
    }
}

fn rolled(roll: Roll, legs: Vec<Leg>) -> RecordedAction {
    RecordedAction::Roll {
        roll,
        play: RecordedPlay::Moves(legs),
    }
}

fn leg(made: rules::Move) -> Leg {
    Leg {
        from: made.from().pips(),
        to: made.to().pips(),
    }
}

/// A step of a turn. Penalties have no notation.
fn stepped(step: Step) -> Option<Leg> {
    match step {
        Step::Move(made) => Some(leg(made)),
        Step::Penalty { .. } => None,
    }
}

fn end(now: &Match, outcome: &Outcome) -> End {
    End {
        place: Place::Everywhere,
        winner: named(now, outcome.winner),
        points: Some(outcome.points.total()),
    }
}
