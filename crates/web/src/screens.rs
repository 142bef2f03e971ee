//! The screens and their addresses.

mod about;
mod analysis;
mod book;
mod chart;
mod components;
mod date;
mod diagram;
mod editor;
mod exercise;
mod games;
mod home;
mod icon;
mod language;
mod leaflets;
mod learn;
mod online;
mod quiz;
mod settings;
mod start;
mod table;

use std::fmt;
use std::str::FromStr;

use crate::online::Link;

pub use about::About;
pub use analysis::AnalysisScreen;
pub use book::Book;
pub use editor::EditorScreen;
pub use games::{GamesScreen, ReplaceQuestion};
pub use home::Home;
pub use leaflets::Leaflets;
pub use learn::Learn;
pub use online::{Invite, OnlineTable};
pub use quiz::QuizScreen;
pub use settings::SettingsScreen;
pub use start::Start;
pub use table::TableScreen;

/// The current screen. Its text is the part of the address after `#`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Screen {
    /// Where you choose what to do.
    #[default]
    Home,
    /// Setting up a table.
    Start(StartMode),
    /// The table.
    Table,
    /// Analysis of matches.
    Analysis,
    /// Setting up a position.
    Editor,
    /// Your own errors as questions.
    Quiz,
    /// The games that the browser keeps.
    Games,
    /// The first lesson.
    Learn,
    /// Setting up a table for a friend elsewhere.
    Invite,
    /// A table that a server keeps.
    OnlineTable(Link),
    /// The settings.
    Settings,
    /// What this is, and what the keys do.
    About,
    /// The leaflets to choose from.
    Leaflets,
    /// A rule book. The rest of the address says which rules; the book itself
    /// reads it.
    Book,
}

/// Who plays at the table being set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StartMode {
    /// A person and the computer.
    Computer,
    /// Two people at one screen.
    Two,
    /// A real board: the page is opponent, referee and scribe.
    RealBoard,
}

/// An address that isn't a screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchScreen(pub String);

/// The beginnings of the addresses of rule books: the user's own, and shared
/// ones.
const BOOKS: [&str; 2] = ["/rules/", "/shared/"];

/// The beginning of the address of a shared match or position.
pub(crate) const SHARED_MATCH: &str = "/analysis/";

/// What comes before the link in the address of an online table.
const ONLINE_TABLE: &str = "/table/";

const NAMES: [(Screen, &str); 15] = [
    (Screen::Home, "/"),
    (Screen::Start(StartMode::Computer), "/start/computer"),
    (Screen::Start(StartMode::Two), "/start/two"),
    (Screen::Start(StartMode::RealBoard), "/start/real-board"),
    (Screen::Table, "/table"),
    (Screen::Analysis, "/analysis"),
    (Screen::Editor, "/position"),
    (Screen::Quiz, "/practice"),
    (Screen::Games, "/games"),
    (Screen::Learn, "/learn"),
    (Screen::Invite, "/invite"),
    (Screen::Settings, "/settings"),
    (Screen::About, "/about"),
    (Screen::Leaflets, "/rules"),
    (Screen::Book, "/rules/international"),
];

impl fmt::Display for Screen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Screen::OnlineTable(link) = self {
            return write!(f, "{ONLINE_TABLE}{link}");
        }
        let name = NAMES.iter().find(|(screen, _)| screen == self);
        f.write_str(name.map_or("/", |(_, name)| name))
    }
}

impl FromStr for Screen {
    type Err = NoSuchScreen;

    fn from_str(text: &str) -> Result<Screen, NoSuchScreen> {
        let wanted = if text.is_empty() { "/" } else { text };
        if BOOKS.iter().any(|book| wanted.starts_with(book)) {
            return Ok(Screen::Book);
        }
        if wanted.starts_with(SHARED_MATCH) {
            return Ok(Screen::Analysis);
        }
        let unknown = || NoSuchScreen(text.chars().take(60).collect());
        if let Some(link) = text.strip_prefix(ONLINE_TABLE) {
            return link.parse().map(Screen::OnlineTable).map_err(|_| unknown());
        }
        NAMES
            .iter()
            .find(|(_, name)| *name == wanted)
            .map(|(screen, _)| *screen)
            .ok_or_else(unknown)
    }
}
