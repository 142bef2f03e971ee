//! The document's form on disk.

mod analysis;

use rules::{ByPlayer, Player, PositionId, Roll, Ruleset, Setup, Win, Xgid};
use serde::ser::{Error as _, SerializeSeq as _};
use serde::{Deserialize, Serialize, Serializer};

use self::analysis::AnalysisDocument;
use crate::legs::{read_legs, write_legs};
use crate::place::{Place, WarningKind, Warnings};
use crate::read::{Format, ReadError};
use crate::record::{
    End, Entry, MatchFile, Occasion, Person, RecordedAction, RecordedGame, RecordedPlay, Start, Tag,
};
use crate::write::WriteError;

const VERSION: u32 = 1;

/// The whole document. When writing, it makes games one by one, so that a long
/// match isn't in memory twice.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Document<G = Vec<GameDocument>> {
    gammonbox: String,
    version: u32,
    rules: String,
    white: PersonDocument,
    black: PersonDocument,
    #[serde(flatten)]
    occasion: OccasionDocument,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    comment: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    receipt: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    tags: Vec<(String, String)>,
    games: G,
}

/// The games of a file, each made when it's written.
#[derive(Debug)]
pub(super) struct Games<'a>(&'a [RecordedGame]);

impl Serialize for Games<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut games = serializer.serialize_seq(Some(self.0.len()))?;
        for (index, game) in self.0.iter().enumerate() {
            let start = start_document(index, game).map_err(S::Error::custom)?;
            games.serialize_element(&game_document(game, start))?;
        }
        games.end()
    }
}

#[derive(Debug, Serialize, Deserialize)]
struct PersonDocument {
    name: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    rating: String,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(default)]
#[derive(Default)]
struct OccasionDocument {
    #[serde(skip_serializing_if = "String::is_empty")]
    event: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    round: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    place: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    date: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    time: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    transcriber: String,
}

#[derive(Debug, Serialize, Deserialize)]
pub(super) struct GameDocument {
    /// White's points, then Black's.
    score: (u32, u32),
    #[serde(default, skip_serializing_if = "Option::is_none")]
    crawford: Option<bool>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<StartDocument>,
    entries: Vec<EntryDocument>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    winner: Option<Color>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    points: Option<u32>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    comment: String,
}

#[derive(Debug, Serialize, Deserialize)]
struct StartDocument {
    xgid: String,
    #[serde(flatten)]
    analysis: AnalysisDocument,
}

#[derive(Debug, Serialize, Deserialize)]
struct EntryDocument {
    by: Color,
    #[serde(flatten)]
    action: ActionDocument,
    /// The board before it as a Position ID, if the file showed it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    board: Option<String>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    comment: String,
    #[serde(flatten)]
    analysis: AnalysisDocument,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "lowercase")]
enum ActionDocument {
    Roll {
        roll: String,
        /// Missing if the file doesn't say how the roll was played.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        play: Option<String>,
        /// What the file had instead of a play.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        unreadable: Option<String>,
    },
    Double {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<u32>,
    },
    Take,
    Pass,
    Beaver,
    Raccoon,
    Resign {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        win: Option<String>,
    },
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Color {
    White,
    Black,
}

impl From<Player> for Color {
    fn from(player: Player) -> Color {
        match player {
            Player::White => Color::White,
            Player::Black => Color::Black,
        }
    }
}

impl From<Color> for Player {
    fn from(color: Color) -> Player {
        match color {
            Color::White => Player::White,
            Color::Black => Player::Black,
        }
    }
}

impl<'a> Document<Games<'a>> {
    pub(super) fn of(file: &'a MatchFile) -> Result<Document<Games<'a>>, WriteError> {
        let person = |person: &Person| PersonDocument {
            name: person.name.clone(),
            rating: person.rating.clone(),
        };
        let occasion = file.occasion.clone();
        for (index, game) in file.games.iter().enumerate() {
            start_document(index, game)?;
        }
        let tags = file
            .tags
            .iter()
            .map(|tag| (tag.name.clone(), tag.value.clone()));
        Ok(Document {
            gammonbox: "match".to_owned(),
            version: VERSION,
            rules: file.rules.to_string(),
            white: person(&file.players.white),
            black: person(&file.players.black),
            occasion: OccasionDocument {
                event: occasion.event,
                round: occasion.round,
                place: occasion.place,
                date: occasion.date,
                time: occasion.time,
                transcriber: occasion.transcriber,
            },
            comment: file.comment.clone(),
            receipt: file.receipt.clone(),
            tags: tags.collect(),
            games: Games(&file.games),
        })
    }
}

impl Document {
    pub(super) fn into_file(self, warnings: &mut Warnings) -> Result<MatchFile, ReadError> {
        let broken = |what: &'static str| ReadError::Broken {
            format: Format::Json,
            place: Place::Everywhere,
            what: what.to_owned(),
        };
        if self.version > VERSION {
            return Err(broken("it was written by a newer version of this program"));
        }
        let rules: Ruleset = self
            .rules
            .parse()
            .map_err(|_| broken("its rules can't be read"))?;
        let each = rules.variant.opening().player().total();
        let person = |person: PersonDocument| Person {
            name: person.name,
            rating: person.rating,
        };
        let mut record = 0;
        let games = self
            .games
            .into_iter()
            .map(|game| game.into_game(each, &mut record, warnings));
        let games = games.collect();
        let tags = self
            .tags
            .into_iter()
            .map(|(name, value)| Tag { name, value });
        Ok(MatchFile {
            players: ByPlayer {
                white: person(self.white),
                black: person(self.black),
            },
            occasion: Occasion {
                event: self.occasion.event,
                round: self.occasion.round,
                place: self.occasion.place,
                date: self.occasion.date,
                time: self.occasion.time,
                transcriber: self.occasion.transcriber,
            },
            rules,
            games,
            comment: self.comment,
            receipt: self.receipt,
            tags: tags.collect(),
        })
    }
}

fn start_document(index: usize, game: &RecordedGame) -> Result<Option<StartDocument>, WriteError> {
    let start = game.start.as_ref().map(|start| {
        let xgid = Xgid::try_from(start.setup);
        let xgid = xgid.map_err(|why| WriteError::Start { game: index, why })?;
        Ok(StartDocument {
            xgid: xgid.to_string(),
            analysis: AnalysisDocument::of(&start.analysis),
        })
    });
    start.transpose()
}

fn game_document(game: &RecordedGame, start: Option<StartDocument>) -> GameDocument {
    GameDocument {
        score: (game.score.white, game.score.black),
        crawford: game.crawford,
        start,
        entries: game.entries.iter().map(entry_document).collect(),
        winner: game.end.map(|end| end.winner.into()),
        points: game.end.and_then(|end| end.points),
        comment: game.comment.clone(),
    }
}

fn entry_document(entry: &Entry) -> EntryDocument {
    let action = match &entry.action {
        RecordedAction::Roll { roll, play } => ActionDocument::Roll {
            roll: roll.to_string(),
            play: match play {
                RecordedPlay::Moves(legs) => Some(write_legs(legs)),
                RecordedPlay::Unknown | RecordedPlay::Unreadable(_) => None,
            },
            unreadable: match play {
                RecordedPlay::Unreadable(text) => Some(text.clone()),
                RecordedPlay::Moves(_) | RecordedPlay::Unknown => None,
            },
        },
        RecordedAction::Double { to } => ActionDocument::Double { to: *to },
        RecordedAction::Take => ActionDocument::Take,
        RecordedAction::Pass => ActionDocument::Pass,
        RecordedAction::Beaver => ActionDocument::Beaver,
        RecordedAction::Raccoon => ActionDocument::Raccoon,
        RecordedAction::Resign(win) => ActionDocument::Resign {
            win: win.map(|win| win.to_string()),
        },
    };
    EntryDocument {
        by: entry.player.into(),
        action,
        board: entry
            .board
            .as_deref()
            .map(|board| PositionId::from(*board).to_string()),
        comment: entry.comment.clone(),
        analysis: AnalysisDocument::of(&entry.analysis),
    }
}

impl GameDocument {
    fn into_game(self, each: u8, record: &mut usize, warnings: &mut Warnings) -> RecordedGame {
        let place = Place::record(*record);
        let start = self.start.and_then(|start| {
            let Ok(id) = start.xgid.parse::<Xgid>() else {
                warnings.add(place, WarningKind::NotUnderstood(start.xgid));
                return None;
            };
            Some(Start {
                setup: Setup::from(id).with_checkers(each),
                analysis: start.analysis.into_analysis(),
            })
        });
        let mut entries = Vec::with_capacity(self.entries.len());
        for entry in self.entries {
            entries.extend(entry.into_entry(Place::record(*record), each, warnings));
            *record += 1;
        }
        RecordedGame {
            place,
            score: ByPlayer {
                white: self.score.0,
                black: self.score.1,
            },
            crawford: self.crawford,
            start,
            entries,
            end: self.winner.map(|winner| End {
                place: Place::record(record.saturating_sub(1)),
                winner: winner.into(),
                points: self.points,
            }),
            comment: self.comment,
        }
    }
}

impl EntryDocument {
    fn into_entry(self, place: Place, each: u8, warnings: &mut Warnings) -> Option<Entry> {
        let action = match self.action {
            ActionDocument::Roll {
                roll,
                play,
                unreadable,
            } => {
                let Ok(roll) = roll.parse::<Roll>() else {
                    warnings.add(place, WarningKind::BadNumber(roll));
                    return None;
                };
                let play = match play {
                    None => unreadable.map_or(RecordedPlay::Unknown, RecordedPlay::Unreadable),
                    Some(text) => match read_legs(&text) {
                        Some(legs) => RecordedPlay::Moves(legs),
                        None => {
                            warnings.add(place, WarningKind::UnreadablePlay(text.clone()));
                            RecordedPlay::Unreadable(text)
                        }
                    },
                };
                RecordedAction::Roll { roll, play }
            }
            ActionDocument::Double { to } => RecordedAction::Double { to },
            ActionDocument::Take => RecordedAction::Take,
            ActionDocument::Pass => RecordedAction::Pass,
            ActionDocument::Beaver => RecordedAction::Beaver,
            ActionDocument::Raccoon => RecordedAction::Raccoon,
            ActionDocument::Resign { win } => {
                let win =
                    win.and_then(|name| Win::ALL.into_iter().find(|win| win.to_string() == name));
                RecordedAction::Resign(win)
            }
        };
        let board = self.board.and_then(|id| id.parse::<PositionId>().ok());
        Some(Entry {
            place,
            player: self.by.into(),
            action,
            board: board.and_then(|id| id.board_of(each).ok()).map(Box::new),
            comment: self.comment,
            analysis: self.analysis.into_analysis(),
        })
    }
}
