//! My games: the list, the search, and your play over time.

mod listed;
mod pattern;
mod progress;
mod questions;

use leptos::prelude::*;
use rules::insertion_sort_by;
use texts::Texts;

use self::listed::Listed;
use self::progress::Progress;
use self::questions::Questions;
use super::components::{Dialog, Header, TextField};
use super::{Screen, StartMode};
use crate::app::app;
use crate::games::{GameFilter, GameResult, KeptGame, LengthFilter, Side};
use crate::games_session::{Import, ImportResult, Keeping};
use crate::{describe, files};

/// How many games are shown at first.
const FIRST: usize = 12;

/// The games that the browser keeps.
#[component]
pub fn GamesScreen() -> impl IntoView {
    let app = app();
    let games = app.games;
    let text = move |text: fn(&Texts) -> String| Signal::derive(move || app.text(text));
    // Once it is known whether there is a database.
    Effect::new(move |_| {
        if games.keeping.get() == Keeping::Ready {
            untrack(|| {
                games.refresh(app);
                games.look_over(app);
            });
        }
    });
    let is_impossible = move || matches!(games.keeping.get(), Keeping::Impossible(_));
    let has_games = move || {
        games
            .games
            .with(|games| games.as_ref().is_some_and(|all| !all.is_empty()))
    };
    let is_empty = move || {
        games
            .games
            .with(|games| games.as_ref().is_some_and(Vec::is_empty))
    };
    view! {
        <Header title=text(Texts::games_title) />
        <main class="my-games">
            <Show when=is_impossible>
                <p class="card" role="alert">{text(Texts::games_impossible)}</p>
            </Show>
            <Undo />
            <Show when=is_empty>
                <section class="card empty">
                    <p>{text(Texts::games_none)}</p>
                    <a class="button first" href=format!("#{}", Screen::Start(StartMode::Computer))>
                        {text(Texts::start_play)}
                    </a>
                </section>
            </Show>
            <Show when=has_games>
                <Found />
            </Show>
            <aside class="beside">
                <Show when=has_games>
                    <Progress />
                </Show>
                <Show when=move || !is_impossible()>
                    <Files />
                </Show>
            </aside>
            <Show when=has_games>
                <Questions />
            </Show>
        </main>
    }
}

/// What was deleted last, and the way back.
#[component]
fn Undo() -> impl IntoView {
    let app = app();
    view! {
        <div role="status">
            <Show when=move || app.games.deleted.with(Option::is_some)>
                <p class="card undo">
                    <span>{move || app.text(Texts::games_deleted)}</span>
                    <button on:click=move |_| app.games.undo_delete(app)>
                        {move || app.text(Texts::action_undo)}
                    </button>
                </p>
            </Show>
        </div>
    }
}

/// The search and the games that it finds.
#[component]
fn Found() -> impl IntoView {
    let app = app();
    let filter = RwSignal::new(GameFilter::default());
    let shows_all = RwSignal::new(false);
    let found = Memo::new(move |_| {
        app.games.games.with(|games| {
            let games = games.iter().flatten();
            let fits = |game: &&KeptGame| {
                let names = app.texts.with(|t| names(game, t));
                filter.with(|filter| filter.fits(game, &names))
            };
            games.filter(fits).cloned().collect::<Vec<_>>()
        })
    });
    let list = move || {
        let most = if shows_all.get() { usize::MAX } else { FIRST };
        let games = found.get().into_iter().take(most);
        games.map(|game| view! { <Listed game /> }).collect_view()
    };
    view! {
        <section class="found">
            <Search filter />
            <Show when=move || found.with(Vec::is_empty)>
                <p class="quiet">{move || app.text(Texts::games_no_match)}</p>
            </Show>
            <ul class="games-list">{list}</ul>
            <Show when=move || { !shows_all.get() && found.with(Vec::len) > FIRST }>
                <button on:click=move |_| shows_all.set(true)>
                    {move || app.text(Texts::button_more)}
                </button>
            </Show>
        </section>
    }
}

/// By opponent, result and length.
#[component]
fn Search(filter: RwSignal<GameFilter>) -> impl IntoView {
    let app = app();
    let text = move |text: fn(&Texts) -> String| Signal::derive(move || app.text(text));
    let results = [
        (None, Texts::games_any as fn(&Texts) -> String),
        (Some(GameResult::Running), Texts::games_running),
        (Some(GameResult::Won), Texts::games_won),
        (Some(GameResult::Lost), Texts::games_lost),
    ];
    let result_options = (0..).zip(results).map(|(number, (_, name))| {
        view! { <option value=number>{move || app.text(name)}</option> }
    });
    let choose_result = move |event: leptos::ev::Event| {
        let number = event_target_value(&event).parse::<usize>().ok();
        let chosen = number.and_then(|number| results.get(number));
        filter.update(|filter| filter.result = chosen.and_then(|(result, _)| *result));
    };
    // The lengths that were played, the shortest first.
    let lengths = Memo::new(move |_| {
        app.games.games.with(|games| {
            let mut lengths = Vec::new();
            for game in games.iter().flatten() {
                if !lengths.contains(&game.length) {
                    lengths.push(game.length);
                }
            }
            insertion_sort_by(&mut lengths, Ord::cmp);
            lengths
        })
    });
    let length_options = move || {
        let options = lengths.get().into_iter().map(|length| {
            let name = app.text(|t| length_name(length, t));
            view! { <option value=length.unwrap_or(0)>{name}</option> }
        });
        options.collect_view()
    };
    let choose_length = move |event: leptos::ev::Event| {
        let length = match event_target_value(&event).parse() {
            Ok(0) => LengthFilter::Money,
            Ok(length) => LengthFilter::Points(length),
            Err(_) => LengthFilter::Any,
        };
        filter.update(|filter| filter.length = length);
    };
    view! {
        <search class="search">
            <TextField
                label=text(Texts::games_search)
                value=Signal::derive(move || filter.with(|filter| filter.name.clone()))
                on_change=move |name| filter.update(|filter| filter.name = name)
            />
            <label class="field">
                <span>{text(Texts::games_result)}</span>
                <select on:change=choose_result>{result_options.collect_view()}</select>
            </label>
            <label class="field">
                <span>{text(Texts::games_length)}</span>
                <select on:change=choose_length>
                    <option value="any">{text(Texts::games_any)}</option>
                    {length_options}
                </select>
            </label>
        </search>
    }
}

/// What has become of the files chosen, or how many are done.
fn imported(results: &[(String, ImportResult)], chosen: usize, texts: &Texts) -> String {
    use describe::analysis::{amount, unreadable};
    if results.len() < chosen {
        return texts.games_preparing(amount(results.len()), amount(chosen));
    }
    let mut added = None;
    let mut refused = Vec::new();
    for (name, result) in results {
        let why = match result {
            ImportResult::Added(count) => {
                added = Some(added.unwrap_or(0) + count);
                continue;
            }
            ImportResult::Unreadable(why) => unreadable(*why, texts),
            ImportResult::Failed => texts.error_title(),
        };
        refused.push(texts.read_oddity(name, &why));
    }
    let added = added.map(|count| texts.games_added(amount(count)));
    let said: Vec<String> = added.into_iter().chain(refused).collect();
    said.join(" · ")
}

/// What is stored, and all games as one file.
#[component]
fn Files() -> impl IntoView {
    let app = app();
    let games = app.games;
    let text = move |text: fn(&Texts) -> String| Signal::derive(move || app.text(text));
    let is_asking = RwSignal::new(false);
    let stored = move || {
        games.games.with(|games| {
            let games = games.as_ref().filter(|games| !games.is_empty())?;
            let bytes = games.iter().map(|game| u64::from(game.bytes)).sum();
            let count = describe::analysis::amount(games.len());
            Some(app.text(|t| t.games_storage(count, &size(bytes))))
        })
    };
    let has_games = move || stored().is_some();
    let chosen = move |event: leptos::ev::Event| {
        if let Some(field) = event.target() {
            games.import(app, files::all_of(field.as_ref()));
        }
    };
    let imported = move || {
        let Import {
            chosen, results, ..
        } = games.import.get();
        app.text(|t| imported(&results, chosen, t))
    };
    view! {
        <section class="card files">
            <p class="quiet">{stored}</p>
            <div class="row">
                <Show when=has_games>
                    <button on:click=move |_| games.export_all(app)>
                        {text(Texts::games_save_all)}
                    </button>
                </Show>
                <label class="button file">
                    <span>{text(Texts::games_add)}</span>
                    // Without a database, a file would be dropped without a word.
                    <input
                        type="file"
                        multiple
                        class="visually-hidden"
                        disabled=move || games.keeping.get() != Keeping::Ready
                        on:change=chosen
                    />
                </label>
                <Show when=has_games>
                    <button class="plain" on:click=move |_| is_asking.set(true)>
                        {text(Texts::games_delete_all)}
                    </button>
                </Show>
            </div>
            <p role="status">{imported}</p>
        </section>
        <Show when=move || is_asking.get()>
            <Dialog on_close=move || is_asking.set(false)>
                <h2>{text(Texts::games_delete_all)}</h2>
                <p>{text(Texts::games_delete_all_question)}</p>
                <div class="row">
                    <button on:click=move |_| {
                        is_asking.set(false);
                        games.delete_all(app);
                    }>{text(Texts::games_delete_all)}</button>
                    <button class="first" on:click=move |_| is_asking.set(false)>
                        {text(Texts::button_cancel)}
                    </button>
                </div>
            </Dialog>
        </Show>
    }
}

/// Asks before a game that the browser can't keep is replaced.
#[component]
pub fn ReplaceQuestion() -> impl IntoView {
    let app = app();
    let games = app.games;
    let text = move |text: fn(&Texts) -> String| Signal::derive(move || app.text(text));
    let stay = move || {
        games.replacement.set(None);
        app.go_to(Screen::Table);
    };
    view! {
        <Show when=move || games.replacement.with(Option::is_some)>
            <Dialog on_close=move || games.replacement.set(None)>
                <h2>{text(Texts::games_replace_title)}</h2>
                <p>{text(Texts::games_replace_about)}</p>
                <div class="row">
                    <button class="first" on:click=move |_| stay()>
                        {text(Texts::games_replace_not)}
                    </button>
                    <button on:click=move |_| games.replace_anyway(app)>
                        {text(Texts::games_replace)}
                    </button>
                </div>
            </Dialog>
        </Show>
    }
}

/// What those who played are called, without the owner of the device.
fn names(game: &KeptGame, texts: &Texts) -> Vec<String> {
    match game.opponent() {
        Some(opponent) => vec![side_name(opponent, texts)],
        None => game
            .sides
            .iter()
            .map(|side| side_name(side, texts))
            .collect(),
    }
}

fn side_name(side: &Side, texts: &Texts) -> String {
    match side {
        Side::Person(name) => name.clone(),
        Side::Computer(level) => texts.level_name(level).unwrap_or_else(|| level.clone()),
    }
}

fn length_name(length: Option<u32>, texts: &Texts) -> String {
    match length {
        Some(length) => texts.start_match_to(length),
        None => texts.start_money(),
    }
}

/// How much room something takes.
fn size(bytes: u64) -> String {
    const KILO: u64 = 1024;
    match bytes {
        0..KILO => format!("{bytes} B"),
        bytes if bytes < KILO * KILO => format!("{} KB", bytes.div_ceil(KILO)),
        bytes => format!("{:.1} MB", bytes as f64 / (KILO * KILO) as f64),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worker::Unreadable;

    #[test]
    fn files_that_are_refused_are_named() {
        let results = [
            ("one.mat", ImportResult::Added(1)),
            ("two.mat", ImportResult::Unreadable(Unreadable::Empty)),
            ("all.json", ImportResult::Added(2)),
            ("three.mat", ImportResult::Failed),
        ];
        let results = results.map(|(name, result)| (name.to_owned(), result));
        let texts = Texts::english();
        let said = |read: usize, chosen| imported(&results[..read], chosen, &texts);
        assert_eq!(said(0, 0), "");
        assert_eq!(said(0, 4), "Preparing games: 0 of 4");
        assert_eq!(said(3, 4), "Preparing games: 3 of 4");
        assert_eq!(said(2, 2), "Games added: 1 · two.mat: It's empty.");
        assert_eq!(
            said(4, 4),
            "Games added: 3 · two.mat: It's empty. · three.mat: Something went wrong"
        );
    }

    #[test]
    fn sizes_are_rounded_up_so_that_nothing_looks_free() {
        assert_eq!(size(1023), "1023 B");
        assert_eq!(size(1025), "2 KB");
        assert_eq!(size(3 * 1024 * 1024), "3.0 MB");
    }
}
