//! The browser's database of games: what's known about each, with its text
//! stored separately so that a list doesn't load texts.

use js_sys::{Array, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbDatabase, IdbObjectStore, IdbRequest, IdbTransaction, IdbTransactionMode};

use crate::games::{ArchivedGame, KeptGame};
use crate::worker::MatchIndex;

const NAME: &str = "gammonbox";
const VERSION: u32 = 1;
/// What is known about each game, by its id.
const GAMES: &str = "games";
/// The text of each game, by its id, and its decisions, by [`index_id`].
const TEXTS: &str = "texts";

/// An open database.
#[derive(Clone, Debug)]
pub(super) struct Database(IdbDatabase);

impl Database {
    /// Opens the database, or makes it.
    ///
    /// # Errors
    ///
    /// Why the browser has none.
    pub(super) async fn open() -> Result<Database, String> {
        let window = web_sys::window().ok_or("there is no window")?;
        let factory = window.indexed_db().map_err(|fault| reason(&fault))?;
        let factory = factory.ok_or("it has no database")?;
        let request = factory.open_with_u32(NAME, VERSION);
        let request = request.map_err(|fault| reason(&fault))?;
        let opening = request.clone();
        let make_stores = Closure::once_into_js(move || {
            // What cannot be made is missed by the first transaction.
            if let Ok(made) = opening.result() {
                let made: IdbDatabase = made.unchecked_into();
                let _ = made.create_object_store(GAMES);
                let _ = made.create_object_store(TEXTS);
            }
        });
        request.set_onupgradeneeded(Some(make_stores.unchecked_ref()));
        let opened = succeeded(answered(&request)).await?;
        Ok(Database(opened.unchecked_into()))
    }

    /// All games, in no order. One that cannot be read is left where it is.
    pub(super) async fn games(&self) -> Result<Vec<KeptGame>, String> {
        let (_, games, _) = self.begin(IdbTransactionMode::Readonly)?;
        let all = asked(games.get_all()).await?;
        let all = Array::from(&all);
        let texts = all.iter().filter_map(|game| game.as_string());
        let games = texts.filter_map(|game| serde_json::from_str(&game).ok());
        Ok(games.collect())
    }

    /// A game, if it's there and can be read.
    pub(super) async fn game(&self, id: &str) -> Result<Option<KeptGame>, String> {
        let (_, games, _) = self.begin(IdbTransactionMode::Readonly)?;
        let game = asked(games.get(&id.into())).await?.as_string();
        Ok(game.and_then(|game| serde_json::from_str(&game).ok()))
    }

    /// The text of a game, if there is one.
    pub(super) async fn text(&self, id: &str) -> Result<Option<String>, String> {
        let (_, _, texts) = self.begin(IdbTransactionMode::Readonly)?;
        Ok(asked(texts.get(&id.into())).await?.as_string())
    }

    /// The decisions of a game as they're kept, if they are there.
    pub(super) async fn index_text(&self, id: &str) -> Result<Option<String>, String> {
        self.text(&index_id(id)).await
    }

    /// The decisions of a game, if they are there and can be read.
    pub(super) async fn index(&self, id: &str) -> Result<Option<MatchIndex>, String> {
        let text = self.index_text(id).await?;
        Ok(text.and_then(|text| serde_json::from_str(&text).ok()))
    }

    /// Keeps the decisions of a game, unless it was deleted meanwhile.
    pub(super) async fn put_index(&self, id: &str, index: &MatchIndex) -> Result<(), String> {
        let text = serde_json::to_string(index).map_err(|fault| fault.to_string())?;
        let (transaction, _, texts) = self.begin(IdbTransactionMode::Readwrite)?;
        if asked(texts.get(&id.into())).await?.is_undefined() {
            return Ok(());
        }
        let put = texts.put_with_key(&text.into(), &index_id(id).into());
        put.map_err(|fault| reason(&fault))?;
        completed(&transaction).await
    }

    /// Keeps a game. What is known about it is replaced as
    /// [`ArchivedGame::replacing`] says.
    pub(super) async fn put(&self, mut kept: ArchivedGame) -> Result<(), String> {
        let (transaction, games, texts) = self.begin(IdbTransactionMode::Readwrite)?;
        let id = JsValue::from(&kept.game.id);
        let index_id = JsValue::from(index_id(&kept.game.id));
        let game = asked(games.get(&id)).await?.as_string();
        let text = asked(texts.get(&id)).await?.as_string();
        let index = asked(texts.get(&index_id)).await?.as_string();
        let game = game.and_then(|game| serde_json::from_str(&game).ok());
        if let (Some(game), Some(text)) = (game, text) {
            kept = kept.replacing(ArchivedGame { game, text, index });
        }
        let ArchivedGame {
            mut game,
            text,
            index,
        } = kept;
        let put = match index {
            Some(index) => texts.put_with_key(&index.into(), &index_id),
            // Other decisions were made.
            None => texts.delete(&index_id),
        };
        put.map_err(|fault| reason(&fault))?;
        game.bytes = u32::try_from(text.len()).unwrap_or(u32::MAX);
        let known = serde_json::to_string(&game).map_err(|fault| fault.to_string())?;
        for (store, value) in [(games, known), (texts, text)] {
            let put = store.put_with_key(&value.into(), &id);
            put.map_err(|fault| reason(&fault))?;
        }
        completed(&transaction).await
    }

    /// Keeps how its owner played a game, unless it was deleted meanwhile or
    /// has figures of a better analysis.
    pub(super) async fn put_figures(&self, game: &KeptGame) -> Result<(), String> {
        let (transaction, games, _) = self.begin(IdbTransactionMode::Readwrite)?;
        let id = JsValue::from(&game.id);
        let before = asked(games.get(&id)).await?.as_string();
        let before = before.and_then(|text| serde_json::from_str::<KeptGame>(&text).ok());
        let (Some(mut kept), Some(new)) = (before, game.figures) else {
            return Ok(());
        };
        if kept.figures.is_none_or(|known| new.replaces(&known)) {
            kept.figures = Some(new);
        }
        let known = serde_json::to_string(&kept).map_err(|fault| fault.to_string())?;
        let put = games.put_with_key(&known.into(), &id);
        put.map_err(|fault| reason(&fault))?;
        completed(&transaction).await
    }

    /// Deletes a game.
    pub(super) async fn delete(&self, id: &str) -> Result<(), String> {
        let (transaction, games, texts) = self.begin(IdbTransactionMode::Readwrite)?;
        let index = index_id(id);
        for (store, id) in [(&games, id), (&texts, id), (&texts, &index)] {
            store.delete(&id.into()).map_err(|fault| reason(&fault))?;
        }
        completed(&transaction).await
    }

    /// Deletes all games.
    pub(super) async fn clear(&self) -> Result<(), String> {
        let (transaction, games, texts) = self.begin(IdbTransactionMode::Readwrite)?;
        for store in [games, texts] {
            store.clear().map_err(|fault| reason(&fault))?;
        }
        completed(&transaction).await
    }

    /// A transaction over both stores.
    fn begin(
        &self,
        mode: IdbTransactionMode,
    ) -> Result<(IdbTransaction, IdbObjectStore, IdbObjectStore), String> {
        let begin = || {
            let stores = Array::of2(&GAMES.into(), &TEXTS.into());
            let transaction = self
                .0
                .transaction_with_str_sequence_and_mode(&stores, mode)?;
            let games = transaction.object_store(GAMES)?;
            let texts = transaction.object_store(TEXTS)?;
            Ok((transaction, games, texts))
        };
        begin().map_err(|fault: JsValue| reason(&fault))
    }
}

/// Where the decisions of a game are.
fn index_id(id: &str) -> String {
    format!("index-{id}")
}

/// What a request gives.
async fn asked(request: Result<IdbRequest, JsValue>) -> Result<JsValue, String> {
    let request = request.map_err(|fault| reason(&fault))?;
    succeeded(answered(&request)).await
}

async fn succeeded(promise: Promise) -> Result<JsValue, String> {
    let given = JsFuture::from(promise).await;
    given.map_err(|fault| reason(&fault))
}

/// The result of a request, once it is there.
fn answered(request: &IdbRequest) -> Promise {
    Promise::new(&mut |resolve, reject| {
        let (succeeded, failed) = (request.clone(), request.clone());
        let on_success = Closure::once_into_js(move || {
            let result = succeeded.result().unwrap_or(JsValue::UNDEFINED);
            resolve.call1(&JsValue::NULL, &result)
        });
        let on_error = Closure::once_into_js(move || {
            let fault = failed.error().ok().flatten();
            reject.call1(&JsValue::NULL, &fault.map_or(JsValue::NULL, Into::into))
        });
        request.set_onsuccess(Some(on_success.unchecked_ref()));
        request.set_onerror(Some(on_error.unchecked_ref()));
    })
}

/// Waits until all that a transaction does is on the disk.
async fn completed(transaction: &IdbTransaction) -> Result<(), String> {
    let promise = Promise::new(&mut |resolve, reject| {
        let failed = transaction.clone();
        let on_abort = Closure::once_into_js(move || {
            let fault = failed.error();
            reject.call1(&JsValue::NULL, &fault.map_or(JsValue::NULL, Into::into))
        });
        transaction.set_oncomplete(Some(&resolve));
        transaction.set_onabort(Some(on_abort.unchecked_ref()));
    });
    succeeded(promise).await.map(|_| ())
}

/// What the browser says about a fault.
fn reason(fault: &JsValue) -> String {
    let message = Reflect::get(fault, &"message".into()).ok();
    let message = message.and_then(|message| message.as_string());
    let message = message.filter(|message| !message.is_empty());
    message.unwrap_or_else(|| "it refuses".to_owned())
}
