//! My games as signals, and how a table is stored and restored.
//!
//! A game is first written where the running table is kept, which happens at
//! once, and leaves that place when the database has it. So nothing is lost if
//! the page is closed in between.

mod analyze;
mod database;
mod import;
mod search;

use formats::MatchFile;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::ByPlayer;
use texts::Texts;

pub use self::analyze::Wanted;
use self::database::Database;
pub use self::import::{Import, ImportResult};
pub use self::search::{Amount, SearchResult, SearchSession};
use crate::analysis::MatchView;
use crate::app::AppState;
use crate::games::{Archive, ArchivedGame, KeptGame, TextKind};
use crate::online::Client;
use crate::play::Table;
use crate::screens::Screen;
use crate::worker::{AnalyzedBy, ExportFormat, Reply, Task, WorkerClient};
use crate::{describe, files, online, random, storage};

/// Where the id of the running table is kept.
const ID_KEY: &str = "table-id";
/// Where games are kept on their way to the database.
const WAITING_KEY: &str = "games-waiting";
/// The name of a file with one game.
const MATCH_NAME: &str = "gammonbox.mat";
/// The name of the file with all games.
const ARCHIVE_NAME: &str = "gammonbox-games.json";

/// The games and what's being done with them. It outlives the screens.
#[derive(Clone, Copy, Debug)]
pub struct GamesSession {
    /// All games, the one that was played last first, once they were read.
    pub games: RwSignal<Option<Vec<KeptGame>>>,
    /// Whether the browser keeps games.
    pub keeping: RwSignal<Keeping>,
    /// The game that was deleted last, until another screen is opened.
    pub deleted: RwSignal<Option<ArchivedGame>>,
    /// The files chosen last, until another screen is opened.
    pub import: RwSignal<Import>,
    /// The table that would replace one that cannot be kept.
    pub replacement: RwSignal<Option<Replacement>>,
    /// Questions about their decisions.
    pub search: SearchSession,
    /// The id of the running table.
    id: StoredValue<String>,
    /// The games on their way to the database.
    waiting: StoredValue<Vec<ArchivedGame>>,
    database: StoredValue<Option<Database>, LocalStorage>,
    worker: WorkerClient,
}

/// Whether the browser can keep games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Keeping {
    /// Nobody knows yet.
    Opening,
    /// It does.
    Ready,
    /// It does not, for this reason.
    Impossible(String),
}

/// A table to open, with its ID.
#[derive(Clone, Debug)]
pub struct Replacement {
    table: Table,
    id: String,
}

impl GamesSession {
    /// With what the browser has kept.
    #[must_use]
    pub fn load() -> GamesSession {
        let waiting = storage::read(WAITING_KEY);
        let waiting = waiting.and_then(|text| match Archive::from_text(&text) {
            Ok(archive) => Some(archive.into_games()),
            Err(_) => {
                storage::set_aside(WAITING_KEY);
                None
            }
        });
        GamesSession {
            games: RwSignal::new(None),
            keeping: RwSignal::new(Keeping::Opening),
            deleted: RwSignal::new(None),
            import: RwSignal::default(),
            replacement: RwSignal::new(None),
            search: SearchSession::new(),
            id: StoredValue::new(storage::read(ID_KEY).unwrap_or_else(new_id)),
            waiting: StoredValue::new(waiting.unwrap_or_default()),
            database: StoredValue::new_local(None),
            worker: WorkerClient::new(),
        }
    }

    /// Opens the database, and puts there what waits for it.
    pub fn open(self, app: AppState) {
        spawn_local(async move {
            match Database::open().await {
                Ok(database) => {
                    self.database.set_value(Some(database));
                    self.keeping.set(Keeping::Ready);
                    for game in self.waiting.get_value() {
                        self.put(app, game);
                    }
                }
                Err(reason) => self.keeping.set(Keeping::Impossible(reason)),
            }
        });
    }

    /// Reads the list again, including the current table.
    pub fn refresh(self, app: AppState) {
        self.deleted.set(None);
        self.import.update(|import| import.start(0));
        self.keep_table(app);
        self.list(app);
    }

    fn list(self, app: AppState) {
        self.with_database(app, async move |database| {
            let mut games = database.games().await?;
            let name = app
                .settings
                .with_untracked(|settings| settings.name.clone());
            for game in &mut games {
                game.own = game.own_seat(&name);
            }
            games.sort_by(|one, other| {
                let newest = other.played.cmp(&one.played);
                newest.then_with(|| one.id.cmp(&other.id))
            });
            self.games.set(Some(games));
            Ok(())
        });
    }

    /// Keeps the current table, if anything has happened there, and returns
    /// whether it's safe now.
    pub fn keep_table(self, app: AppState) -> bool {
        match self.archived_table(app) {
            Some(game) => {
                // A game played online is kept as another text than the one
                // that was reviewed.
                let is_reviewed = game.game.kind == TextKind::Table;
                let id = game.game.id.clone();
                let is_kept = self.keep(app, game);
                if is_reviewed {
                    self.keep_review(app, id);
                }
                is_kept
            }
            None => true,
        }
    }

    /// Makes room for another table: the current one is kept, or the user is
    /// asked whether it may be replaced. Returns the other table if it may be
    /// opened.
    pub fn replace(self, app: AppState, table: Table, id: Option<String>) -> Option<Table> {
        let id = id.unwrap_or_else(new_id);
        let is_running = self
            .archived_table(app)
            .is_some_and(|kept| kept.game.is_running());
        if !self.keep_table(app) && is_running {
            self.replacement.set(Some(Replacement { table, id }));
            return None;
        }
        self.set_id(id);
        Some(table)
    }

    /// Opens the table that was to replace one which cannot be kept.
    pub fn replace_anyway(self, app: AppState) {
        if let Some(Replacement { table, id }) = self.replacement.get_untracked() {
            self.replacement.set(None);
            self.set_id(id);
            app.table.sit_down(app, table);
            app.go_to(Screen::Table);
        }
    }

    fn set_id(self, id: String) {
        self.id.set_value(id);
        self.write_id();
    }

    /// Writes which game the running table is, beside that table: another tab
    /// may have written another there.
    pub(crate) fn write_id(self) {
        // Without it the game is kept twice, which is better than not at all.
        let _ = storage::write(ID_KEY, &self.id.get_value());
    }

    /// The current table in the form in which it's kept.
    fn archived_table(self, app: AppState) -> Option<ArchivedGame> {
        let online = app
            .table
            .client
            .with_untracked(|client| client.as_ref().and_then(OnlineGame::of));
        if app.table.is_online() && online.is_none() {
            return None;
        }
        let (own, id) = match &online {
            Some(online) => (Some(online.own), online.id.clone()),
            None => (None, self.id.get_value()),
        };
        let kept = app.table.with_untracked(|table| {
            let mut game = KeptGame::of_table(id, now(), table, own)?;
            let text = match online {
                None => table.to_string(),
                Some(online) => {
                    let file = match_file(app, table);
                    let file = online::with_proof(file, &online.table);
                    game.kind = TextKind::MatchText;
                    formats::write_match_text(&file).ok()?
                }
            };
            Some(ArchivedGame {
                game,
                text,
                index: None,
            })
        });
        let mut kept = kept.flatten()?;
        app.table.review.with_untracked(|review| {
            if let Some(by) = reviewed_by(app, review) {
                kept.game = kept.game.clone().with_figures(review.analysis(), by);
            }
        });
        Some(kept)
    }

    /// Keeps a game and says whether it is safe now.
    fn keep(self, app: AppState, game: ArchivedGame) -> bool {
        if matches!(self.keeping.get_untracked(), Keeping::Impossible(_)) {
            return false;
        }
        self.waiting.update_value(|waiting| {
            waiting.retain(|other| other.game.id != game.game.id);
            waiting.push(game.clone());
        });
        let is_written = self.write_waiting();
        let is_open = self.database.with_value(Option::is_some);
        if is_open {
            self.put(app, game);
        }
        is_written || is_open
    }

    fn write_waiting(self) -> bool {
        let waiting = self.waiting.get_value();
        if waiting.is_empty() {
            storage::remove(WAITING_KEY);
            return true;
        }
        storage::write(WAITING_KEY, &Archive::new(waiting).to_string()).is_ok()
    }

    fn put(self, app: AppState, game: ArchivedGame) {
        self.with_database(app, async move |database| {
            database.put(game.clone()).await?;
            self.search.analyzed_again(&game.game.id);
            // What was written meanwhile waits for its own turn.
            self.waiting
                .update_value(|waiting| waiting.retain(|other| *other != game));
            self.write_waiting();
            if self.games.with_untracked(Option::is_some) {
                self.list(app);
            }
            Ok(())
        });
    }

    /// Goes on with a game.
    pub fn resume(self, app: AppState, id: String) {
        if self.id.get_value() == id && app.table.is_there() && !app.table.is_online() {
            app.go_to(Screen::Table);
            return;
        }
        self.with_text(app, id.clone(), move |text| match text.parse::<Table>() {
            Ok(table) => {
                app.table.leave(app);
                app.table.open_game(app, table, Some(id));
                app.go_to(Screen::Table);
            }
            Err(fault) => app.notify(|t| t.error_saved_game(&fault.to_string())),
        });
    }

    /// Opens a game on the analysis screen.
    pub fn review(self, app: AppState, game: &KeptGame) {
        self.review_at(app, game, None);
    }

    /// The same, to look at an entry of it.
    fn review_at(self, app: AppState, game: &KeptGame, entry: Option<usize>) {
        let kind = game.kind;
        self.with_text(app, game.id.clone(), move |text| {
            match kind {
                TextKind::MatchText | TextKind::Json => app.analysis.open(app, text.as_bytes()),
                TextKind::Table => match text.parse::<Table>() {
                    Ok(table) => app.analysis.open_match_of(app, &table),
                    Err(fault) => {
                        app.notify(|t| t.error_saved_game(&fault.to_string()));
                        return;
                    }
                },
            }
            app.analysis.look_for(entry);
            app.go_to(Screen::Analysis);
        });
    }

    /// Saves a game as a file that every program reads.
    pub fn export(self, app: AppState, game: &KeptGame) {
        let kind = game.kind;
        self.with_text(app, game.id.clone(), move |text| match kind {
            TextKind::MatchText => save(app, MATCH_NAME, &text),
            TextKind::Table => {
                let table = text.parse::<Table>();
                let table =
                    table.map_err(|fault| app.notify(|t| t.error_saved_game(&fault.to_string())));
                let Ok(table) = table else { return };
                match formats::write_match_text(&match_file(app, &table)) {
                    Ok(text) => save(app, MATCH_NAME, &text),
                    Err(why) => app.notify(|t| t.export_failed(&why.to_string())),
                }
            }
            TextKind::Json => self.export_json(app, text),
        });
    }

    fn export_json(self, app: AppState, json: String) {
        let task = Task::Export {
            json,
            plies: engine::Plies::ZERO,
            findings: Vec::new(),
            format: ExportFormat::MatchText,
        };
        self.worker.ask(app, task, move |reply| match reply {
            Reply::Exported(text) => save(app, MATCH_NAME, &text),
            Reply::NotExported(why) => app.notify(|t| t.export_failed(&why)),
            _ => app.notify(Texts::error_title),
        });
    }

    /// Saves all games as one file.
    pub fn export_all(self, app: AppState) {
        self.with_database(app, async move |database| {
            let mut all = Vec::new();
            for game in database.games().await? {
                if let Some(text) = database.text(&game.id).await? {
                    let index = database.index_text(&game.id).await?;
                    all.push(ArchivedGame { game, text, index });
                }
            }
            save(app, ARCHIVE_NAME, &Archive::new(all).to_string());
            Ok(())
        });
    }

    /// Deletes a game, which can be undone until another screen is opened.
    pub fn delete(self, app: AppState, game: KeptGame) {
        if self.is_running_table(app, &game.id) {
            app.table.close();
        }
        self.with_database(app, async move |database| {
            let text = database.text(&game.id).await?.unwrap_or_default();
            let index = database.index_text(&game.id).await?;
            // As it's kept: in the list, a file's owner is known by name.
            let game = database.game(&game.id).await?.unwrap_or(game);
            database.delete(&game.id).await?;
            self.deleted.set(Some(ArchivedGame { game, text, index }));
            self.list(app);
            self.look_over(app);
            Ok(())
        });
    }

    /// Brings the deleted game back.
    pub fn undo_delete(self, app: AppState) {
        if let Some(game) = self.deleted.get_untracked() {
            self.deleted.set(None);
            self.put(app, game);
        }
    }

    /// Deletes all games, for good.
    pub fn delete_all(self, app: AppState) {
        if !app.table.is_online() {
            app.table.close();
        }
        self.deleted.set(None);
        self.waiting.set_value(Vec::new());
        self.write_waiting();
        self.with_database(app, async move |database| {
            database.clear().await?;
            self.list(app);
            self.look_over(app);
            Ok(())
        });
    }

    fn is_running_table(self, app: AppState, id: &str) -> bool {
        self.id.get_value() == id && !app.table.is_online()
    }

    fn with_text(self, app: AppState, id: String, then: impl FnOnce(String) + 'static) {
        self.with_database(app, async move |database| {
            if let Some(text) = database.text(&id).await? {
                then(text);
            }
            Ok(())
        });
    }

    /// Does something with the database, if it is open, and tells what went
    /// wrong.
    fn with_database<F>(self, app: AppState, work: F)
    where
        F: AsyncFnOnce(Database) -> Result<(), String> + 'static,
    {
        if let Some(database) = self.database.get_value() {
            spawn_local(async move {
                if let Err(reason) = work(database).await {
                    app.notify(|t| t.error_storage(&reason));
                }
            });
        }
    }
}

/// What makes a table that a server keeps one's own.
struct OnlineGame {
    id: String,
    own: rules::Seat,
    table: protocol::Table,
}

impl OnlineGame {
    /// The game of a player; `None` for spectators.
    fn of(client: &Client) -> Option<OnlineGame> {
        /// This many entries distinguish one match at a table from the next.
        const ENTRIES: usize = 6;
        let table = client.table()?.clone();
        let first = table.record().entries().iter().take(ENTRIES);
        let mut name = client.link().table.to_string();
        first.for_each(|entry| name.push_str(&entry.to_string()));
        Some(OnlineGame {
            id: format!("online-{:016x}", engine::checksum(name.as_bytes())),
            own: client.seat()?,
            table,
        })
    }
}

/// How a review was made; `None` if it's not of all that was done at the table.
fn reviewed_by(app: AppState, review: &MatchView) -> Option<AnalyzedBy> {
    let over = review.imported().games.iter();
    let over = over.filter(|game| game.won.is_some()).count();
    let finished = app
        .table
        .with_untracked(|table| table.now().finished().len());
    Some(AnalyzedBy {
        nets: review.nets().filter(|_| finished == Some(over))?,
        plies: app.table.review.plies.get_untracked(),
    })
}

/// The match of a table as a file, with the players' names.
pub fn match_file(app: AppState, table: &Table) -> MatchFile {
    let [white, black] = names_at(app, table);
    MatchFile::from_record(table.record(), ByPlayer { white, black })
}

/// What those at the first seat and at the second are called.
fn names_at(app: AppState, table: &Table) -> [String; 2] {
    rules::Seat::BOTH.map(|seat| {
        let player = table.now().player_at(seat);
        app.texts
            .with_untracked(|t| describe::player_name(table, player, t))
    })
}

fn save(app: AppState, name: &str, text: &str) {
    if files::save(name, text).is_err() {
        app.notify(|t| t.error_unexpected("the browser saves no files"));
    }
}

fn new_id() -> String {
    format!("{:016x}", random::seed())
}

fn now() -> u64 {
    js_sys::Date::now() as u64
}
