//! The page as a whole: the state that outlives a screen, and the current
//! screen.

use leptos::prelude::*;
use rules::Ruleset;
use texts::{Language, Texts};

use crate::analysis::Editor;
use crate::analysis_session::AnalysisSession;
use crate::board::{BoardLight, CheckerSet, DiceSet, Material, PageColors, Shape};
use crate::games_session::GamesSession;
use crate::language;
use crate::offline::{self, InstallOffer};
use crate::online::with_kept_key;
use crate::quiz_session::QuizSession;
use crate::screens::{
    About, AnalysisScreen, Book, EditorScreen, GamesScreen, Home, Invite, Leaflets, Learn,
    OnlineTable, QuizScreen, ReplaceQuestion, Screen, SettingsScreen, Start, TableScreen,
};
use crate::settings::Settings;
use crate::sound::{Sound, Sounds};
use crate::storage;
use crate::table_session::{TableSession, person_to_act};

/// Where the settings are kept.
const STORAGE_KEY: &str = "settings";

/// The state that outlives a screen. Components get it with [`app`].
#[derive(Clone, Copy, Debug)]
pub struct AppState {
    /// The texts in the chosen language.
    pub base_texts: RwSignal<Texts>,
    /// The same, with the words of the leaflet that is played by or studied.
    pub texts: RwSignal<Texts>,
    /// The user's settings.
    pub settings: RwSignal<Settings>,
    /// The current table.
    pub table: TableSession,
    /// The rules to suggest for the next game.
    pub proposed: RwSignal<Option<Ruleset>>,
    /// The match being analyzed.
    pub analysis: AnalysisSession,
    /// The position being set up.
    pub editor: RwSignal<Editor>,
    /// The user's own errors, to practice.
    pub quiz: QuizSession,
    /// The games that the browser keeps.
    pub games: GamesSession,
    /// The screen from which the user came to look something up, for the way
    /// back.
    pub came_from: RwSignal<Screen>,
    /// Whether the board is horizontal or upright on this screen.
    pub shape: RwSignal<Shape>,
    /// An offer of the browser to install the page.
    pub install: RwSignal<Option<InstallOffer>, LocalStorage>,
    /// The current notice.
    notice: RwSignal<Option<Notice>>,
    sounds: StoredValue<Sounds, LocalStorage>,
}

/// A notice outside the game: something went wrong, or something is new.
#[derive(Clone, Debug)]
struct Notice {
    text: String,
    /// What can be done about it besides reading it.
    way: Option<(String, fn())>,
}

impl AppState {
    /// A text in the current language; it follows changes of the language.
    pub fn text(self, text: impl FnOnce(&Texts) -> String) -> String {
        self.texts.with(text)
    }

    /// Shows a notice that something went wrong outside the game.
    pub fn notify(self, text: impl FnOnce(&Texts) -> String) {
        self.notice.set(Some(Notice {
            text: self.texts.with_untracked(text),
            way: None,
        }));
    }

    /// Shows a notice about something that needs a reload.
    pub fn offer_reload(self, text: fn(&Texts) -> String, button: fn(&Texts) -> String) {
        // If it can't be done, the page stays as it is.
        let reload = || drop(window().location().reload());
        let (text, button) = self.texts.with_untracked(|t| (text(t), button(t)));
        self.notice.set(Some(Notice {
            text,
            way: Some((button, reload)),
        }));
    }

    /// Goes to another screen.
    pub fn go_to(self, screen: Screen) {
        // Only an invalid address is refused.
        let _ = window().location().set_hash(&screen.to_string());
    }

    /// Plays a sound, if the settings allow it.
    pub fn sound(self, sound: Sound) {
        let volume = self
            .settings
            .with_untracked(|settings| settings.sounds.volume_of(sound));
        self.sounds
            .update_value(|sounds| sounds.play(sound, volume));
    }
}

/// The state that outlives a screen.
///
/// # Panics
///
/// Outside of [`App`], where there is none.
#[must_use]
pub fn app() -> AppState {
    expect_context::<AppState>()
}

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let settings = load_settings();
    let loaded = settings.as_ref().cloned().unwrap_or_default();
    let words = language::available(language::preferred(&loaded)).unwrap_or_else(Texts::english);
    let app = AppState {
        base_texts: RwSignal::new(words.clone()),
        texts: RwSignal::new(words),
        settings: RwSignal::new(loaded),
        table: TableSession::none(),
        proposed: RwSignal::new(None),
        analysis: AnalysisSession::empty(),
        editor: RwSignal::new(Editor::default()),
        quiz: QuizSession::load(),
        games: GamesSession::load(),
        came_from: RwSignal::new(Screen::Home),
        shape: RwSignal::new(shape_of_the_window()),
        install: RwSignal::new_local(None),
        notice: RwSignal::new(None),
        sounds: StoredValue::new_local(Sounds::default()),
    };
    provide_context(app);
    if settings.is_err() {
        storage::set_aside(STORAGE_KEY);
        app.notify(Texts::error_saved_settings);
    }
    if let Err(reason) = app.table.resume(app) {
        app.notify(|t| {
            format!(
                "{} {}",
                t.error_saved_game(&reason),
                t.error_saved_game_kept()
            )
        });
    }
    app.games.open(app);
    save_settings(app);
    language::follow_settings(app);
    show_language(app);
    watch_surroundings(app);
    add_errors_to_quiz(app);
    show_turn_in_title(app);
    window_event_listener(leptos::ev::resize, move |_| {
        app.shape.set(shape_of_the_window());
    });

    let screen = RwSignal::new(screen_of_the_address());
    use_terms_of_the_ruleset(app, screen);
    window_event_listener(leptos::ev::hashchange, move |_| {
        let left = screen.get_untracked().unwrap_or_default();
        screen.set(screen_of_the_address());
        if left != Screen::Settings {
            app.came_from.set(left);
        }
        // A new screen starts at its top.
        window().scroll_to_with_x_and_y(0.0, 0.0);
        app.table.put_away_question();
        // Looking something up doesn't leave the table.
        if matches!(
            screen.get_untracked(),
            Some(Screen::Home | Screen::Start(_) | Screen::Invite | Screen::Table)
        ) {
            app.table.leave(app);
        }
    });
    view! {
        <BoardLight />
        {move || match screen.get() {
            Some(Screen::Home) => view! { <Home /> }.into_any(),
            Some(Screen::Start(mode)) => view! { <Start mode /> }.into_any(),
            Some(Screen::Analysis) => view! { <AnalysisScreen /> }.into_any(),
            Some(Screen::Editor) => view! { <EditorScreen /> }.into_any(),
            Some(Screen::Quiz) => view! { <QuizScreen /> }.into_any(),
            Some(Screen::Games) => view! { <GamesScreen /> }.into_any(),
            Some(Screen::Learn) => view! { <Learn /> }.into_any(),
            Some(Screen::Table) => view! { <TableScreen /> }.into_any(),
            Some(Screen::Invite) => view! { <Invite /> }.into_any(),
            Some(Screen::OnlineTable(link)) => view! { <OnlineTable link /> }.into_any(),
            Some(Screen::Settings) => view! { <SettingsScreen /> }.into_any(),
            Some(Screen::About) => view! { <About /> }.into_any(),
            Some(Screen::Leaflets) => view! { <Leaflets /> }.into_any(),
            Some(Screen::Book) => view! { <Book /> }.into_any(),
            None => view! { <NotFound /> }.into_any(),
        }}
        <ReplaceQuestion />
        // Always there, because a live region that appears together with its
        // text isn't read.
        <p class="visually-hidden" role="status" aria-live="polite">
            {move || app.table.announcement.with(|said| said.text.clone())}
        </p>
        <div role="alert">
            {move || {
                app.notice.get().map(|Notice { text, way }| {
                    let way = way.map(|(text, go)| {
                        view! { <button class="first" on:click=move |_| go()>{text}</button> }
                    });
                    view! {
                        <div class="notice">
                            <span>{text}</span>
                            {way}
                            <button on:click=move |_| app.notice.set(None)>
                                {move || app.text(Texts::button_ok)}
                            </button>
                        </div>
                    }
                })
            }}
        </div>
    }
}

/// Shows in the tab's title that it's your turn, and rings a bell if the tab is
/// hidden.
fn show_turn_in_title(app: AppState) {
    let is_own_turn = Memo::new(move |_| {
        let person = app.table.with(person_to_act).flatten();
        person.is_some()
    });
    Effect::new(move |was_own: Option<bool>| {
        let is_own = is_own_turn.get();
        let name = app.text(|t| t.app_name());
        document().set_title(&match is_own {
            true => format!("{} · {name}", app.text(|t| t.turn_you())),
            false => name,
        });
        // A user who's looking at another tab hears it.
        if is_own && was_own == Some(false) && document().hidden() {
            app.sound(Sound::Turn);
        }
        is_own
    });
}

/// Turns the user's errors against the computer into practice questions.
fn add_errors_to_quiz(app: AppState) {
    let is_judged = Memo::new(move |_| {
        let is_judged = app.table.review.with(|review| review.analysis().is_done());
        is_judged == Some(true)
    });
    Effect::new(move |_| {
        if is_judged.get() {
            untrack(|| {
                app.quiz.add_from_table(app);
                app.games.keep_table(app);
            });
        }
    });
}

/// The screen for an unknown address.
#[component]
fn NotFound() -> impl IntoView {
    let app = app();
    view! {
        <main class="sheet">
            <h1>{move || app.text(Texts::error_bad_address)}</h1>
            <a class="button" href=format!("#{}", Screen::Home)>
                {move || app.text(Texts::error_bad_address_home)}
            </a>
        </main>
    }
}

fn screen_of_the_address() -> Option<Screen> {
    let hash = window().location().hash().unwrap_or_default();
    let screen = hash.trim_start_matches('#').parse().ok()?;
    Some(match screen {
        Screen::OnlineTable(link) => Screen::OnlineTable(with_kept_key(link)),
        screen => screen,
    })
}

/// In a tall, narrow window, the board is upright.
fn shape_of_the_window() -> Shape {
    let pixels = |size: Result<wasm_bindgen::JsValue, _>| size.ok().and_then(|size| size.as_f64());
    let window = window();
    match (pixels(window.inner_width()), pixels(window.inner_height())) {
        (Some(width), Some(height)) if width < 0.8 * height => Shape::Portrait,
        _ => Shape::Landscape,
    }
}

/// The settings that the browser kept; the usual ones if it has none.
fn load_settings() -> Result<Settings, serde_json::Error> {
    let kept = storage::read(STORAGE_KEY).map(|text| Settings::from_saved(&text));
    kept.unwrap_or_else(|| Ok(Settings::default()))
}

/// Saves the settings when they change, and applies their colors.
fn save_settings(app: AppState) {
    Effect::new(move |before: Option<()>| {
        let settings = app.settings.get();
        match settings.page {
            Some(page) => set_on_root(PageColors::ATTRIBUTE, page.name()),
            None => remove_from_root(PageColors::ATTRIBUTE),
        }
        set_on_root(Material::ATTRIBUTE, settings.board.name());
        set_on_root(CheckerSet::ATTRIBUTE, settings.checkers.name());
        set_on_root(DiceSet::ATTRIBUTE, settings.dice.name());
        let is_change = before.is_some();
        if is_change {
            // The table is told at once, not with the next move.
            untrack(|| app.table.change(app, |_| Vec::new()));
        }
        if is_change
            && let Ok(text) = serde_json::to_string(&settings)
            && let Err(reason) = storage::write(STORAGE_KEY, &text)
        {
            app.notify(|t| t.error_storage(&reason));
        }
    });
}

/// Watches for changes around the page: the network, a newer page, another tab
/// at the same table.
fn watch_surroundings(app: AppState) {
    offline::keep_page(move || app.offer_reload(Texts::update_ready, Texts::update_now));
    offline::watch_network(move |is_there| {
        app.notify(if is_there {
            Texts::error_online
        } else {
            Texts::error_offline
        });
    });
    offline::watch_for_install(move |offer| app.install.set(Some(offer)));
    storage::watch(TableSession::STORAGE_KEY, move || {
        app.offer_reload(Texts::error_other_tab, Texts::error_other_tab_reload);
    });
}

/// Sets the language and text direction of the page.
fn show_language(app: AppState) {
    let language = Memo::new(move |_| app.base_texts.with(Texts::language));
    Effect::new(move |before: Option<Language>| {
        let language = language.get();
        set_on_root("lang", language.code());
        set_on_root("dir", language.direction().code());
        if before.is_some_and(|before| before != language) {
            app.table.clear_announcement();
        }
        language
    });
}

/// Uses the leaflet's words at the table, in the editor and in the analysis.
fn use_terms_of_the_ruleset(app: AppState, screen: RwSignal<Option<Screen>>) {
    let rules = Memo::new(move |_| match screen.get() {
        Some(Screen::Table | Screen::OnlineTable(_) | Screen::Editor) => {
            app.table.with(|table| table.now().rules().clone())
        }
        Some(Screen::Analysis) => app.analysis.with(|view| view.rules().clone()),
        _ => None,
    });
    Effect::new(move |_| {
        let words = app.base_texts.get();
        app.texts.set(match rules.get() {
            Some(rules) => words.for_rules(&rules),
            None => words,
        });
    });
}

/// Sets an attribute of the whole page, for the style sheets.
pub fn set_on_root(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        // Only a name that is none is refused.
        let _ = root.set_attribute(name, value);
    }
}

/// Removes an attribute of the whole page.
pub fn remove_from_root(name: &str) {
    if let Some(root) = document().document_element() {
        // Only a name that is none is refused.
        let _ = root.remove_attribute(name);
    }
}
