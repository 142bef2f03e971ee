//! What a file says about a match, unchecked.

use rules::{
    Board, ByPlayer, Play, Player, Roll, Ruleset, Session, Setup, Stakes, Win, insertion_sort_by,
};

use crate::analysis::Analysis;
use crate::date::days_since_1970;
use crate::match_text::session;
use crate::place::Place;

/// What a file says: a match, a money session, one game, or a single position.
/// Nothing in here has been checked against the rules; [`MatchFile::replay`]
/// does that.
///
/// White is the player whom the file names first (the left column of a match
/// text), or calls white, or puts at the bottom of a diagram.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MatchFile {
    /// The two players.
    pub players: ByPlayer<Person>,
    /// When, where and at what event.
    pub occasion: Occasion,
    /// The rules, as far as the file states them; otherwise international.
    pub rules: Ruleset,
    /// The games, in order. A file with one position has one game that starts
    /// there.
    pub games: Vec<RecordedGame>,
    /// A comment on the whole match; empty if there is none.
    pub comment: String,
    /// The receipt of the dice, line by line, as the server gave it.
    pub receipt: Vec<String>,
    /// Other tags in the head of the file, in its own words.
    pub tags: Vec<Tag>,
}

impl MatchFile {
    /// The number of rolls in all games.
    #[must_use]
    pub fn rolls(&self) -> usize {
        self.games.iter().map(RecordedGame::rolls).sum()
    }

    /// Makes this a file with one position.
    pub(crate) fn start_at(&mut self, setup: Setup, names: ByPlayer<String>) {
        self.players = names.map(|name| Person {
            name,
            rating: String::new(),
        });
        let mut game = RecordedGame {
            start: Some(Start::new(setup)),
            ..RecordedGame::default()
        };
        match setup.stakes {
            Stakes::Money { jacoby, beavers } => {
                self.rules.session = Session::Money;
                self.rules.jacoby = jacoby;
                self.rules.beavers = beavers;
            }
            Stakes::Match {
                length,
                score,
                crawford,
            } => {
                self.rules.session = session(length);
                game.score = score;
                game.crawford = Some(crawford);
            }
        }
        self.rules.cube.highest = setup.highest_cube;
        self.games.push(game);
    }
}

/// A player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    /// The name; empty if the file has none.
    pub name: String,
    /// The rating in the file's own words, such as `1600.00/0`; empty if the
    /// file has none.
    pub rating: String,
}

/// When and where a match was played, in the file's own words. Empty where the
/// file doesn't say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Occasion {
    /// The tournament or similar event.
    pub event: String,
    /// The round.
    pub round: String,
    /// The town or website.
    pub place: String,
    /// The date, as `2026-11-15` if the reader could tell.
    pub date: String,
    /// The time of the day.
    pub time: String,
    /// Who recorded the match.
    pub transcriber: String,
}

impl Occasion {
    /// The date in days since January 1, 1970, if it's a whole one.
    #[must_use]
    pub fn days_since_1970(&self) -> Option<u64> {
        days_since_1970(&self.date)
    }
}

/// A tag that has no field of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: String,
}

/// One game of a file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RecordedGame {
    /// Where it starts in the file.
    pub place: Place,
    /// The players' points before it.
    pub score: ByPlayer<u32>,
    /// Whether this is the Crawford game, if the file says.
    pub crawford: Option<bool>,
    /// The starting position, if it isn't the opening.
    pub start: Option<Start>,
    /// What happened, in order.
    pub entries: Vec<Entry>,
    /// Who won, if the file says.
    pub end: Option<End>,
    /// A comment on the game; empty if there is none.
    pub comment: String,
}

impl RecordedGame {
    /// The number of rolls.
    #[must_use]
    pub fn rolls(&self) -> usize {
        let is_roll = |entry: &&Entry| matches!(entry.action, RecordedAction::Roll { .. });
        self.entries.iter().filter(is_roll).count()
    }
}

/// A game's starting position, with any analysis of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Start {
    /// The position, unchecked.
    pub setup: Setup,
    /// The file's analysis of it.
    pub analysis: Analysis,
}

impl Start {
    /// A position without analysis.
    #[must_use]
    pub fn new(setup: Setup) -> Start {
        Start {
            setup,
            analysis: Analysis::default(),
        }
    }
}

/// One action in a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Where it is in the file.
    pub place: Place,
    /// Whose action it is, by their color at the time.
    pub player: Player,
    /// The action, unchecked.
    pub action: RecordedAction,
    /// The board before it from this player's point of view, if the file shows
    /// it. Boxed because most files don't, and a long one has millions of
    /// entries.
    pub board: Option<Box<Board>>,
    /// A comment on it; empty if there is none.
    pub comment: String,
    /// The file's analysis of it.
    pub analysis: Analysis,
}

impl Entry {
    /// An entry without a board, a comment or an analysis.
    #[must_use]
    pub fn new(place: Place, player: Player, action: RecordedAction) -> Entry {
        Entry {
            place,
            player,
            action,
            board: None,
            comment: String::new(),
            analysis: Analysis::default(),
        }
    }
}

/// A player's action, as a file states it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordedAction {
    /// Rolled and played the roll.
    Roll {
        /// What the dice showed.
        roll: Roll,
        /// How it was played.
        play: RecordedPlay,
    },
    /// Offered a double.
    Double {
        /// The new value, if the file says.
        to: Option<u32>,
    },
    /// Took a double.
    Take,
    /// Passed a double.
    Pass,
    /// Redoubled a double at once.
    Beaver,
    /// Redoubled a beaver at once.
    Raccoon,
    /// Resigned, for this much if the file says.
    Resign(Option<Win>),
}

/// How a file says a roll was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordedPlay {
    /// These checkers moved; none if the list is empty.
    Moves(Vec<Leg>),
    /// The file doesn't say, for example because a player resigned after the
    /// roll.
    Unknown,
    /// The file says something that isn't a play.
    Unreadable(String),
}

/// The path of one checker from one stop to the next, in its player's own
/// numbering, unchecked. It may take several dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Leg {
    /// The number of a point, or [`Leg::BAR`].
    pub from: u8,
    /// The number of a point, or [`Leg::OFF`].
    pub to: u8,
}

impl Leg {
    /// Where hit checkers wait.
    pub const BAR: u8 = 25;
    /// Where checkers go when they're borne off.
    pub const OFF: u8 = 0;

    /// The legs of a legal play, one die each, from the rear forward, the way
    /// players write.
    #[must_use]
    pub fn of_play(play: &Play) -> Vec<Leg> {
        let steps = play.moves().iter();
        let mut legs: Vec<_> = steps
            .map(|step| Leg {
                from: step.from().pips(),
                to: step.to().pips(),
            })
            .collect();
        let ends = |leg: &Leg| (leg.from, leg.to);
        insertion_sort_by(&mut legs, |one, other| ends(other).cmp(&ends(one)));
        legs
    }
}

/// How a game ended, as a file states it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// Where the file says so.
    pub place: Place,
    /// The winner according to the file. The rules may disagree.
    pub winner: Player,
    /// How many points it was worth, if the file says.
    pub points: Option<u32>,
}
