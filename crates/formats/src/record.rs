//! What a file says about a match, before anybody has checked it.

use rules::{Board, ByPlayer, Play, Player, Roll, Ruleset, Session, Setup, Stakes, Win};

use crate::analysis::Analysis;
use crate::match_text::session;
use crate::place::Place;

/// What a file says: a match, a session for money, one game, or a single
/// position. Nothing in here has been checked against the rules;
/// [`MatchFile::replay`] does that.
///
/// White is the player whom a file names first (the left column of a match
/// text), or calls white, or puts at the bottom of a diagram.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MatchFile {
    /// The two players.
    pub players: ByPlayer<Person>,
    /// When, where and on what occasion.
    pub occasion: Occasion,
    /// The rules as far as the file tells them; international where it does
    /// not.
    pub rules: Ruleset,
    /// The games, in order. A file with one position has one game that starts
    /// there.
    pub games: Vec<RecordedGame>,
    /// What somebody wrote about the whole match; empty if nothing.
    pub comment: String,
    /// Proof that the dice were fair, line by line, as the server gave it.
    pub receipt: Vec<String>,
    /// What else the head of the file says, in its own words.
    pub tags: Vec<Tag>,
}

impl MatchFile {
    /// How many rolls there are in all games.
    #[must_use]
    pub fn rolls(&self) -> usize {
        self.games.iter().map(RecordedGame::rolls).sum()
    }

    /// Makes this the file of one position.
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

/// Somebody who plays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    /// The name; empty if the file has none.
    pub name: String,
    /// The rating in the file's own words, such as `1600.00/0`; empty if the
    /// file has none.
    pub rating: String,
}

/// When and where a match was played, all in the file's own words and empty
/// where it says nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Occasion {
    /// The tournament or the like.
    pub event: String,
    /// Which round of it.
    pub round: String,
    /// The town, or the site on the net.
    pub place: String,
    /// The day; as `2026-11-15` wherever a reader could tell.
    pub date: String,
    /// The time of the day.
    pub time: String,
    /// Who wrote the match down.
    pub transcriber: String,
}

/// A line of a file's head for which there is no field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// What it is about.
    pub name: String,
    /// The rest of the line.
    pub value: String,
}

/// One game of a file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RecordedGame {
    /// Where the file begins to tell of it.
    pub place: Place,
    /// The points of the players before it.
    pub score: ByPlayer<u32>,
    /// Whether this is the Crawford game, if the file says.
    pub crawford: Option<bool>,
    /// The position from which it starts, if that is not the opening.
    pub start: Option<Start>,
    /// What happened, in order.
    pub entries: Vec<Entry>,
    /// Who won, if the file says.
    pub end: Option<End>,
    /// What somebody wrote about the game; empty if nothing.
    pub comment: String,
}

impl RecordedGame {
    /// How many rolls there are.
    #[must_use]
    pub fn rolls(&self) -> usize {
        let is_roll = |entry: &&Entry| matches!(entry.action, RecordedAction::Roll { .. });
        self.entries.iter().filter(is_roll).count()
    }
}

/// A position from which a game starts, and what somebody thought of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Start {
    /// The position, unchecked.
    pub setup: Setup,
    /// What a program thinks of it.
    pub analysis: Analysis,
}

impl Start {
    /// A position of which nobody has said anything.
    #[must_use]
    pub fn new(setup: Setup) -> Start {
        Start {
            setup,
            analysis: Analysis::default(),
        }
    }
}

/// One thing that somebody did.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Where the file tells of it.
    pub place: Place,
    /// Whose action it is, by the color at that moment.
    pub player: Player,
    /// The action, unchecked.
    pub action: RecordedAction,
    /// The board before it as this player saw it, where the file shows it.
    /// Boxed because most files do not, and a long one has millions of
    /// entries.
    pub board: Option<Box<Board>>,
    /// What somebody wrote about it; empty if nothing.
    pub comment: String,
    /// What a program thinks of it.
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

/// What somebody did, as a file tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordedAction {
    /// Rolled, and played the roll.
    Roll {
        /// What the dice showed.
        roll: Roll,
        /// What was done with it.
        play: RecordedPlay,
    },
    /// Offered a double.
    Double {
        /// To how much, if the file says.
        to: Option<u32>,
    },
    /// Took a double.
    Take,
    /// Did not take it.
    Pass,
    /// Redoubled a double at once.
    Beaver,
    /// Redoubled a beaver at once.
    Raccoon,
    /// Gave up, for so much if the file says.
    Resign(Option<Win>),
}

/// How a file writes what was done with a roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordedPlay {
    /// These checkers were moved; none, if the list is empty.
    Moves(Vec<Leg>),
    /// The file leaves it open, as when a player resigned after the roll.
    Unknown,
    /// The file says something that is no play.
    Unreadable(String),
}

/// The way of one checker from one stop to the next, in its player's own
/// numbering, unchecked. It may take several dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Leg {
    /// The number of a point, or [`Leg::BAR`].
    pub from: u8,
    /// The number of a point, or [`Leg::OFF`].
    pub to: u8,
}

impl Leg {
    /// Where checkers that were hit wait.
    pub const BAR: u8 = 25;
    /// Where checkers go that are borne off.
    pub const OFF: u8 = 0;

    /// The legs of a legal play, a die each, from the rear forward as players
    /// write.
    #[must_use]
    pub fn of_play(play: &Play) -> Vec<Leg> {
        let steps = play.moves().iter();
        let mut legs: Vec<_> = steps
            .map(|step| Leg {
                from: step.from().pips(),
                to: step.to().pips(),
            })
            .collect();
        legs.sort_by_key(|leg| std::cmp::Reverse((leg.from, leg.to)));
        legs
    }
}

/// How a game ended, as a file tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// Where the file tells of it.
    pub place: Place,
    /// The winner that the file names, who need not be who the rules name.
    pub winner: Player,
    /// How many points it was worth, if the file says.
    pub points: Option<u32>,
}
