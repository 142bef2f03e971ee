//! Questions about the decisions of all games, and the analysis that they need.

use engine::NetKind;
use js_sys::{Date, Promise};
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

use super::database::Database;
use super::{GamesSession, names_at};
use crate::app::AppState;
use crate::games::{KeptGame, TextKind};
use crate::play::Table;
use crate::quiz::{Card, Schedule};
use crate::quiz_session::today;
use crate::runs::Runs;
use crate::worker::{
    Found, FoundDecision, ImportedMatch, KnownAnalysis, MatchIndex, NewMatch, PlayTrends, Reply,
    Revision, SearchedMatch, Task, WorkerClient,
};

/// What is asked and found. It outlives every screen.
#[derive(Clone, Copy, Debug)]
pub struct SearchSession {
    /// What the last question gave.
    pub result: RwSignal<Option<SearchResult>>,
    /// How the owner of the device plays.
    pub trends: RwSignal<PlayTrends>,
    /// How many of the games are made ready, while they are.
    pub preparing: RwSignal<Option<Amount>>,
    /// How many of the games that can be analyzed are.
    pub analyzed: RwSignal<Amount>,
    /// How many of them were analyzed by the quick nets.
    pub quick: RwSignal<usize>,
    /// The analysis of all games, if it's going on.
    pub analyzing: RwSignal<Runs>,
    /// The question asked last, and whether it's only about one's own decisions.
    asked: StoredValue<(String, bool)>,
    /// Its number: answers to others are late.
    number: StoredValue<u64>,
    /// How often this page has analyzed each game.
    analyses: StoredValue<Vec<(String, u32)>>,
    worker: WorkerClient,
}

/// How many games the worker is given at once.
const AT_ONCE: usize = 64;

/// A worker that dies again and again isn't given all games forever.
const MOST_ATTEMPTS: usize = 3;

/// How many of some things are done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Amount {
    /// Those that are done.
    pub done: usize,
    /// All.
    pub all: usize,
}

/// What a question gave.
#[derive(Clone, Debug, PartialEq)]
pub enum SearchResult {
    /// Decisions.
    Found(Found),
    /// This word is no condition.
    Unclear(String),
}

impl SearchSession {
    /// Nothing was asked yet.
    #[must_use]
    pub fn new() -> SearchSession {
        SearchSession {
            result: RwSignal::new(None),
            trends: RwSignal::default(),
            preparing: RwSignal::new(None),
            analyzed: RwSignal::default(),
            quick: RwSignal::new(0),
            analyzing: RwSignal::default(),
            asked: StoredValue::default(),
            number: StoredValue::new(0),
            analyses: StoredValue::default(),
            worker: WorkerClient::new(),
        }
    }

    /// Whether the last question was about errors, which only analyzed games
    /// have.
    #[must_use]
    pub fn is_about_errors(self) -> bool {
        self.asked.with_value(|(query, _)| query.contains("error"))
    }

    /// What the worker replies, once it does, with the nets that it has.
    pub(super) async fn ask(self, app: AppState, task: Task) -> Option<(Reply, NetKind)> {
        self.worker.reply(app, task).await
    }

    /// What the worker must have of a game to be asked about it.
    fn revision(self, game: &KeptGame) -> Revision {
        let analyses = self.analyses.with_value(|all| {
            let known = all.iter().find(|(id, _)| *id == game.id);
            known.map(|(_, count)| *count)
        });
        Revision {
            played: game.played,
            bytes: game.bytes,
            rating: game.figures.map(|figures| figures.rating),
            analyses: analyses.unwrap_or_default(),
        }
    }

    /// What the worker has of a game is out of date.
    pub(super) fn analyzed_again(self, id: &str) {
        self.analyses
            .update_value(|all| match all.iter_mut().find(|(known, _)| known == id) {
                Some((_, count)) => *count += 1,
                None => all.push((id.to_owned(), 1)),
            });
    }

    /// The nets of the last answer.
    pub(super) fn nets(self) -> Option<NetKind> {
        self.worker.nets().get_untracked()
    }

    /// Waits until the worker has the nets that all its answers come from.
    pub(super) async fn settled(self, app: AppState) {
        let settled = Promise::new(&mut |resolve, _| {
            self.worker.when_settled(app, move || {
                // Nobody else resolves it.
                let _ = resolve.call0(&JsValue::NULL);
            });
        });
        // It's never rejected.
        let _ = JsFuture::from(settled).await;
    }
}

impl Default for SearchSession {
    fn default() -> SearchSession {
        SearchSession::new()
    }
}

impl GamesSession {
    /// Searches the decisions of all games. A match that was never analyzed
    /// can be asked about its boards.
    pub fn find(self, app: AppState, query: String, only_own: bool) {
        self.search.asked.set_value((query, only_own));
        self.find_again(app);
    }

    /// Asks the last question again.
    pub(super) fn find_again(self, app: AppState) {
        let search = self.search;
        let number = search.number.get_value() + 1;
        search.number.set_value(number);
        let (query, only_own) = search.asked.get_value();
        if query.trim().is_empty() {
            search.result.set(None);
            return;
        }
        self.with_database(app, async move |database| {
            let result = self.found(app, &database, query, only_own).await?;
            if search.number.get_value() == number {
                search.result.set(result);
            }
            Ok(())
        });
    }

    async fn found(
        self,
        app: AppState,
        database: &Database,
        query: String,
        only_own: bool,
    ) -> Result<Option<SearchResult>, String> {
        let games = database.games().await?;
        let task = |matches| Task::Search {
            query: query.clone(),
            matches,
            only_own,
        };
        Ok(match self.ask_about(app, database, &games, task).await? {
            Some(Reply::Found(found)) => Some(SearchResult::Found(found)),
            Some(Reply::UnclearQuery(word)) => Some(SearchResult::Unclear(word)),
            _ => None,
        })
    }

    /// Practices the owner's errors among the decisions that a query asks for.
    pub fn practice(self, app: AppState, query: String) {
        self.with_database(app, async move |database| {
            let result = self.found(app, &database, query, true).await?;
            if let Some(SearchResult::Found(found)) = result {
                self.practice_found(app, &found.worst);
            }
            Ok(())
        });
    }

    /// What the worker replies to a task about all games, once it has them.
    async fn ask_about(
        self,
        app: AppState,
        database: &Database,
        games: &[KeptGame],
        task: impl Fn(Vec<SearchedMatch>) -> Task,
    ) -> Result<Option<Reply>, String> {
        let name = app
            .settings
            .with_untracked(|settings| settings.name.clone());
        let search = self.search;
        for _ in 0..MOST_ATTEMPTS {
            let matches = games.iter().map(|game| SearchedMatch {
                id: game.id.clone(),
                revision: search.revision(game),
                own: game.own_seat(&name),
                is_over: !game.is_running(),
            });
            let replied = search.ask(app, task(matches.collect())).await;
            let Some((Reply::Missing(ids), _)) = replied else {
                return Ok(replied.map(|(reply, _)| reply));
            };
            let sent = self.send(app, database, games, &ids).await;
            search.preparing.set(None);
            sent?;
        }
        Ok(None)
    }

    /// Gives the worker the games that it doesn't have, made ready to be
    /// searched where they aren't.
    async fn send(
        self,
        app: AppState,
        database: &Database,
        games: &[KeptGame],
        ids: &[String],
    ) -> Result<(), String> {
        // They come in the order in which they were asked for.
        let mut ids = ids.iter().peekable();
        let games = games
            .iter()
            .filter(|game| ids.next_if(|id| **id == game.id).is_some());
        let games: Vec<&KeptGame> = games.collect();
        let all = games.len();
        for (place, games) in games.chunks(AT_ONCE).enumerate() {
            let mut matches = Vec::new();
            for (number, game) in games.iter().enumerate() {
                let done = place * AT_ONCE + number;
                let revision = self.search.revision(game);
                let index = self.index_of(app, database, game, Amount { done, all });
                matches.push(NewMatch {
                    id: game.id.clone(),
                    revision,
                    day: day(game.played),
                    // What can't be read keeps no other from being searched.
                    index: index.await?,
                });
            }
            self.search.ask(app, Task::Keep { matches }).await;
        }
        Ok(())
    }

    /// Looks at all games again: which are analyzed, and how their owner plays.
    pub fn look_over(self, app: AppState) {
        self.with_database(app, async move |database| {
            self.show_trends(app, &database).await
        });
    }

    pub(super) async fn show_trends(
        self,
        app: AppState,
        database: &Database,
    ) -> Result<(), String> {
        let games = database.games().await?;
        let task = |matches| Task::Trends { matches };
        let replied = self.ask_about(app, database, &games, task).await?;
        if let Some(Reply::Trends(trends)) = replied {
            let over = games.iter().filter(|game| !game.is_running());
            self.search.analyzed.set(Amount {
                done: trends.analyzed,
                all: over.count(),
            });
            self.search.quick.set(trends.quick);
            self.search.trends.set(trends);
        }
        Ok(())
    }

    /// The decisions of a game, made ready if they are not, or if another
    /// version of the page has done it.
    async fn index_of(
        self,
        app: AppState,
        database: &Database,
        game: &KeptGame,
        preparing: Amount,
    ) -> Result<Option<MatchIndex>, String> {
        let known = match database.index(&game.id).await? {
            Some(index) if index.is_current() => return Ok(Some(index)),
            Some(other) => KnownAnalysis::Kept(other),
            None => KnownAnalysis::Nothing,
        };
        self.search.preparing.set(Some(preparing));
        let Some(imported) = self.imported(app, database, game).await? else {
            return Ok(None);
        };
        let task = Task::Index {
            json: imported.json,
            known,
        };
        let Some((Reply::Indexed(index), _)) = self.search.ask(app, task).await else {
            return Ok(None);
        };
        database.put_index(&game.id, &index).await?;
        Ok(Some(index))
    }

    /// A game as the worker reads it; nothing if it cannot.
    pub(super) async fn imported(
        self,
        app: AppState,
        database: &Database,
        game: &KeptGame,
    ) -> Result<Option<ImportedMatch>, String> {
        let Some(text) = database.text(&game.id).await? else {
            return Ok(None);
        };
        let task = match game.kind {
            TextKind::MatchText | TextKind::Json => Task::ImportFile {
                bytes: text.bytes().map(char::from).collect(),
            },
            TextKind::Table => match text.parse::<Table>() {
                Ok(table) => Task::ImportRecord {
                    record: Box::new(table.record().clone()),
                    names: names_at(app, &table),
                },
                Err(_) => return Ok(None),
            },
        };
        Ok(match self.search.ask(app, task).await {
            Some((Reply::Imported(imported), _)) => Some(*imported),
            _ => None,
        })
    }

    /// Opens the game of a decision on the analysis screen, at that decision.
    pub fn show_found(self, app: AppState, found: &FoundDecision) {
        let game = self.games.with_untracked(|games| {
            let mut games = games.iter().flatten();
            games.find(|game| game.id == found.id).cloned()
        });
        if let Some(game) = game {
            self.review_at(app, &game, Some(found.entry));
        }
    }

    /// Practices the errors among what was found.
    pub fn practice_found(self, app: AppState, found: &[FoundDecision]) {
        let games = self.games.get_untracked().unwrap_or_default();
        let cards = found.iter().filter_map(|found| {
            let game = games.iter().find(|game| game.id == found.id)?;
            let error = found.error.as_ref()?;
            let [player, opponent] = &found.names;
            Some(Card {
                rules: game.rules.parse().ok()?,
                position: error.position,
                choice: error.choice,
                loss: error.loss,
                from: app.texts.with_untracked(|t| t.read_title(player, opponent)),
                schedule: Schedule::new(today()),
            })
        });
        let cards = cards.collect();
        app.quiz.practice(app, cards);
    }
}

/// The day of a moment where the device is, such as `2026-11-15`.
fn day(played: u64) -> String {
    let date = Date::new(&(played as f64).into());
    let (year, month) = (date.get_full_year(), date.get_month() + 1);
    format!("{year:04}-{month:02}-{:02}", date.get_date())
}
