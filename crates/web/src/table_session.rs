//! The current table: the state of `play` as signals, with time, the worker,
//! the connection to a server and the browser's storage around it.
//!
//! Everything goes one way. A gesture, an answer of the worker or an update of
//! the server changes the table by [`TableSession::change`]. The results go
//! three ways: commands to the server, events to `reaction`, which decides what
//! to announce and ask, and the table itself to the screens, which draw its
//! picture and status.

mod online;
mod reaction;

use std::time::Duration;

use engine::{CubeAdvice, Finding, Plies, RankedPlay};
use leptos::prelude::*;
use protocol::Command;
use rules::{Action, Player};
use texts::Texts;

use crate::analysis_session::AnalysisSession;
use crate::app::AppState;
use crate::board::{Arrow, Gesture, Picture, Speed};
use crate::online::{Client, Connection, ConnectionLost};
use crate::play::{AutomaticStep, Coach, Table, TableEvent, TableStatus, Waiting};
use crate::screens::Screen;
use crate::settings::Settings;
use crate::sound::Sound;
use crate::worker::{Reply, WorkerClient};
use crate::{random, storage};

use self::reaction::Reaction;

pub(crate) use self::online::{level_of, now};

/// The current table, with its announcements and questions.
#[derive(Clone, Copy, Debug)]
pub struct TableSession {
    table: RwSignal<Option<Table>>,
    /// A picture shown instead of the table's: an earlier position, or a turn
    /// that's shown again.
    shown: RwSignal<Option<Picture>>,
    /// Paths of checkers over the board: a hint, or what the coach suggests.
    pub arrows: RwSignal<Vec<Arrow>>,
    /// The line below the board; also spoken.
    pub announcement: RwSignal<Announcement>,
    /// What the card beside the board is about.
    pub question: RwSignal<Option<Question>>,
    /// The hint that was asked for.
    pub hint: RwSignal<Option<Hint>>,
    /// The analysis of the match so far, once a game is over.
    pub review: AnalysisSession,
    /// The client, at an online table.
    pub client: RwSignal<Option<Client>>,
    /// How the connection to the server was lost, if it was.
    pub connection_lost: RwSignal<Option<ConnectionLost>>,
    connection: StoredValue<Option<Connection>, LocalStorage>,
    worker: WorkerClient,
    /// The revision of the table at which the worker was asked last.
    asked: StoredValue<Option<u64>>,
    /// Goes up with every change, so that a late timer does nothing.
    revision: StoredValue<u64>,
}

/// The most entries of a record that are shown again.
const MOST_SHOWN: usize = 60;

/// The last announcement.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Announcement {
    /// The sentences.
    pub text: String,
    /// Whether it says why something can't be done.
    pub is_refusal: bool,
}

/// What the card beside the board can show.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// Asks for confirmation.
    Confirm(Player, Action),
    /// The coach would do something else.
    Coach(Box<Finding>),
    /// How much to resign.
    Resign(Player),
    /// How much has already been won.
    Claim(Player),
    /// The terms for ending the game by agreement.
    Settle(Player),
    /// What the keys do.
    Keys,
    /// The rules in force.
    Rules,
    /// Everything else you can do.
    Menu,
    /// The dice of an online table.
    Dice,
    /// The hint.
    Hint,
    /// The result of the game.
    Result,
}

impl Question {
    /// Whether it can be dismissed without an answer.
    #[must_use]
    pub const fn can_wait(&self) -> bool {
        !matches!(self, Question::Coach(_) | Question::Result)
    }
}

/// What the engine would do.
#[derive(Clone, Debug, PartialEq)]
pub enum Hint {
    /// It is still thinking.
    Thinking,
    /// The plays of a roll, the best first.
    Plays(Vec<RankedPlay>),
    /// What to do with the cube.
    Cube(Box<CubeAdvice>),
    /// There is nothing to decide.
    Nothing,
}

impl TableSession {
    /// Where the table in progress is kept.
    pub(crate) const STORAGE_KEY: &str = "table";

    /// A session without a table.
    #[must_use]
    pub fn none() -> TableSession {
        TableSession {
            table: RwSignal::new(None),
            shown: RwSignal::new(None),
            arrows: RwSignal::new(Vec::new()),
            announcement: RwSignal::new(Announcement::default()),
            question: RwSignal::new(None),
            hint: RwSignal::new(None),
            review: AnalysisSession::empty(),
            client: RwSignal::new(None),
            connection_lost: RwSignal::new(None),
            connection: StoredValue::new_local(None),
            worker: WorkerClient::new(),
            asked: StoredValue::new(None),
            revision: StoredValue::new(0),
        }
    }

    /// Whether there is a table.
    #[must_use]
    pub fn is_there(self) -> bool {
        self.table.with(Option::is_some)
    }

    /// Looks at the table, if there is one.
    pub fn with<T>(self, look: impl FnOnce(&Table) -> T) -> Option<T> {
        self.table.with(|table| table.as_ref().map(look))
    }

    /// The same, without following changes.
    pub fn with_untracked<T>(self, look: impl FnOnce(&Table) -> T) -> Option<T> {
        self.table.with_untracked(|table| table.as_ref().map(look))
    }

    /// What the board shows.
    #[must_use]
    pub fn picture(self) -> Option<Picture> {
        self.shown.get().or_else(|| self.with(Table::picture))
    }

    /// What's shown beside the board.
    #[must_use]
    pub fn status(self) -> Option<TableStatus> {
        self.with(Table::status)
    }

    /// Whether the board shows something other than the current table.
    #[must_use]
    pub fn is_looking_back(self) -> bool {
        self.shown.with(Option::is_some)
    }

    /// Continues with the table that the browser has saved, if there is one.
    ///
    /// # Errors
    ///
    /// What's wrong with it; it's set aside.
    pub fn resume(self, app: AppState) -> Result<(), String> {
        match storage::read(Self::STORAGE_KEY).map(|text| text.parse::<Table>()) {
            None => Ok(()),
            Some(Ok(table)) => {
                self.sit_down(app, table);
                Ok(())
            }
            Some(Err(fault)) => {
                storage::set_aside(Self::STORAGE_KEY);
                Err(fault.to_string())
            }
        }
    }

    /// Sits down at a new table. The current one is kept in My games; if that's
    /// impossible, the user is asked first.
    pub fn open_table(self, app: AppState, table: Table) {
        self.open_game(app, table, None);
    }

    /// The same with a game that has an ID.
    pub fn open_game(self, app: AppState, table: Table, id: Option<String>) {
        if let Some(table) = app.games.replace(app, table, id) {
            self.sit_down(app, table);
        }
    }

    /// Leaves the local table for good.
    pub(crate) fn close(self) {
        self.clear();
        storage::remove(Self::STORAGE_KEY);
    }

    /// Sits down at a table and leaves the previous one.
    pub(crate) fn sit_down(self, app: AppState, table: Table) {
        self.table.set(Some(table));
        self.announcement.set(Announcement::default());
        self.question.set(None);
        self.hint.set(None);
        self.review.close();
        self.change(app, |_| Vec::new());
        if self.is_over() {
            self.review.open_table(app);
        }
    }

    /// Does something at the table, and everything that follows from it.
    pub fn change(self, app: AppState, change: impl FnOnce(&mut Table) -> Vec<TableEvent>) {
        let mut settings = app.settings.with_untracked(Settings::at_table);
        if self.is_online() {
            // No coach against a friend.
            settings.coach = Coach::Silent;
        }
        self.look_at_now();
        let mut events = Vec::new();
        let mut actions = Vec::new();
        self.table.update(|table| {
            if let Some(table) = table {
                table.set_settings(settings);
                events = change(table);
                actions = table.take_actions();
            }
        });
        for action in actions {
            self.command(Command::Act { action });
        }
        self.revision.update_value(|revision| *revision += 1);
        self.react_to(app, &events);
        self.keep(app);
        self.ask(app);
        self.wait(app);
    }

    /// Does what a gesture on the board means.
    pub fn gesture(self, app: AppState, gesture: Gesture) {
        self.change(app, |table| table.gesture(gesture));
    }

    /// Does what a button says.
    pub fn act(self, app: AppState, player: Player, action: Action) {
        self.question.set(None);
        self.change(app, |table| table.act(player, action));
    }

    /// Does what was typed.
    pub fn type_in(self, app: AppState, text: &str) {
        self.change(app, |table| match table.type_in(text) {
            Ok(happened) => happened,
            Err(fault) => {
                self.refuse(fault.to_string());
                Vec::new()
            }
        });
    }

    /// Plays the same match again.
    pub fn rematch(self, app: AppState) {
        if self.is_online() {
            let request = protocol::Request::Rematch;
            self.question.set(None);
            self.command(Command::Ask { request });
            return;
        }
        if let Some(table) = self.with(|table| table.rematch(random::seed())) {
            self.open_table(app, table);
        }
    }

    /// Shows the position after this many entries of the record, until
    /// something happens.
    pub fn look_back(self, entries: usize) {
        self.shown
            .set(self.with(|table| table.picture_after(entries)));
    }

    /// Shows the table as it is.
    pub fn look_at_now(self) {
        self.shown.set(None);
        self.arrows.set(Vec::new());
    }

    /// Shows the open turn before its first move, where the arrows start.
    pub fn show_beginning_of_turn(self) {
        let is_begun = self.status().is_some_and(|status| status.can_undo);
        let beginning = is_begun.then(|| self.with(Table::beginning_of_turn).flatten());
        if let Some(entries) = beginning.flatten() {
            self.look_back(entries);
        }
    }

    /// Dismisses the card beside the board, with what it showed on the board.
    pub fn put_away_question(self) {
        self.question.set(None);
        self.look_at_now();
    }

    /// Shows the last turn again, checker by checker.
    pub fn show_again(self, app: AppState) {
        self.show(app, self.with(Table::last_turn).unwrap_or_default());
    }

    /// Replays everything after this many entries of the record.
    pub fn show_from(self, app: AppState, entries: usize) {
        let pictures = self.with(|table| {
            let last = table.record().entries().len();
            let first = entries.min(last).max(last.saturating_sub(MOST_SHOWN));
            let after = (first..=last).map(|entries| table.picture_after(entries));
            after.collect()
        });
        self.show(app, pictures.unwrap_or_default());
    }

    /// Shows pictures one after the other, and then the table as it is.
    fn show(self, app: AppState, pictures: Vec<Picture>) {
        let revision = self.revision.get_value();
        let pause = pause_of_a_checker(app) + Duration::from_millis(120);
        let count = u32::try_from(pictures.len()).unwrap_or(u32::MAX);
        for (number, picture) in (0_u32..).zip(pictures) {
            let show = move || {
                if self.revision.get_value() == revision {
                    self.shown.set(Some(picture));
                }
            };
            set_timeout(show, pause * number);
        }
        let back = move || {
            if self.revision.get_value() == revision {
                self.shown.set(None);
            }
        };
        set_timeout(back, pause * (count + 1));
    }

    /// Asks what the engine would do: at once, and then with more look-ahead.
    pub fn ask_for_hint(self, app: AppState) {
        self.hint.set(Some(Hint::Thinking));
        self.question.set(Some(Question::Hint));
        for plies in [Plies::ZERO, Plies::TWO] {
            let asked = self.with(|table| (table.revision(), table.hint_task(plies)));
            let Some((revision, Some(task))) = asked else {
                self.hint.set(Some(Hint::Nothing));
                return;
            };
            self.worker.ask(app, task, move |reply| {
                if self.is_current(revision) {
                    self.hint.set(Some(Hint::from(reply)));
                }
            });
        }
    }

    /// Opens the analysis at a step of the match played here.
    pub fn go_to_review(self, app: AppState, step: usize) {
        app.analysis.take_over(app, self.review, step);
        app.go_to(Screen::Analysis);
    }

    /// Announces why something can't be done.
    pub fn refuse(self, text: String) {
        self.announcement.set(Announcement {
            text,
            is_refusal: true,
        });
    }

    /// Removes the announcement, which is in the previous language.
    pub fn clear_announcement(self) {
        self.announcement.set(Announcement::default());
    }

    /// Reacts to what happened at the table.
    fn react_to(self, app: AppState, events: &[TableEvent]) {
        let confirms_double = app.settings.with_untracked(|s| s.confirms_double);
        let reactions = app.texts.with_untracked(|texts| {
            self.table.with_untracked(|table| {
                let table = table.as_ref()?;
                Some(reaction::to_events(events, table, confirms_double, texts))
            })
        });
        self.react(app, reactions.unwrap_or_default());
    }

    fn react(self, app: AppState, reactions: Vec<Reaction>) {
        let mut sentences = Vec::new();
        let mut is_refusal = false;
        for reaction in reactions {
            match reaction {
                Reaction::Say(text) => sentences.push(text),
                Reaction::Refuse(text) => {
                    is_refusal = true;
                    sentences.push(text);
                }
                Reaction::Ask(question) => self.question.set(Some(question)),
                Reaction::Act(player, action) => self.act(app, player, action),
                Reaction::GameWon => {
                    app.sound(Sound::Win);
                    self.review.open_table(app);
                    app.games.keep_table(app);
                }
                Reaction::NewGame => self.question.set(None),
                Reaction::OfferReload => {
                    app.offer_reload(Texts::connection_old_page, Texts::connection_reload);
                }
            }
        }
        if !sentences.is_empty() {
            self.announcement.set(Announcement {
                text: sentences.join(" "),
                is_refusal,
            });
        }
    }

    /// Saves the table, so that it survives whatever happens to the page.
    fn keep(self, app: AppState) {
        if self.is_online() {
            return;
        }
        let text = self
            .table
            .with_untracked(|table| table.as_ref().map(Table::to_string));
        let Some(text) = text else { return };
        match storage::write(Self::STORAGE_KEY, &text) {
            Ok(()) => app.games.write_id(),
            Err(reason) => app.notify(|texts| texts.error_storage(&reason)),
        }
    }

    /// Asks the worker what the table wants to know, once.
    fn ask(self, app: AppState) {
        let wanted = self.table.with_untracked(|table| {
            let table = table.as_ref()?;
            Some((table.revision(), table.wants()?))
        });
        let revision = wanted.as_ref().map(|(revision, _)| *revision);
        if revision == self.asked.get_value() {
            return;
        }
        self.asked.set_value(revision);
        if let Some((revision, task)) = wanted {
            self.worker.ask(app, task, move |reply| {
                if self.is_current(revision) {
                    self.change(app, |table| table.answer(revision, reply));
                }
            });
        }
    }

    /// Whether the table is as it was at this revision.
    fn is_current(self, revision: u64) -> bool {
        self.table
            .with_untracked(|table| table.as_ref().map(Table::revision) == Some(revision))
    }

    /// Waits a little and makes the next automatic step.
    fn wait(self, app: AppState) {
        let next = self.table.with_untracked(|table| {
            let table = table.as_ref()?;
            Some((table.next_automatic_step()?, table.has_just_started()))
        });
        let Some((next, has_just_started)) = next else {
            return;
        };
        let revision = self.revision.get_value();
        let advance = move || {
            if self.revision.get_value() == revision {
                self.change(app, Table::advance);
            }
        };
        let start = match has_just_started {
            true => app.settings.with_untracked(|s| s.speed.of_the_start()),
            false => 0,
        };
        let pause = pause_before(next, app) + Duration::from_millis(start.into());
        set_timeout(advance, pause);
    }
}

impl From<Reply> for Hint {
    fn from(reply: Reply) -> Hint {
        match reply {
            Reply::Plays(plays) => Hint::Plays(plays),
            Reply::Cube(Some(advice)) => Hint::Cube(Box::new(advice)),
            _ => Hint::Nothing,
        }
    }
}

/// How long to wait before an automatic step: long enough to see what happened
/// before.
fn pause_before(next: AutomaticStep, app: AppState) -> Duration {
    let checker = pause_of_a_checker(app);
    match next {
        AutomaticStep::Throw | AutomaticStep::Roll => checker + Duration::from_millis(250),
        AutomaticStep::Move => checker + Duration::from_millis(60),
        AutomaticStep::EndTurn => checker,
    }
}

fn pause_of_a_checker(app: AppState) -> Duration {
    let speed = app.settings.with_untracked(|settings| settings.speed);
    Duration::from_millis(match speed {
        Speed::Slow => 800,
        Speed::Normal => 420,
        Speed::Fast => 200,
        Speed::Still => 60,
    })
}

/// Who has to act now, if it's a person at this screen.
#[must_use]
pub fn person_to_act(table: &Table) -> Option<Player> {
    let player = match table.waiting() {
        Waiting::Throw(player)
        | Waiting::Roll(player)
        | Waiting::Play(player, _)
        | Waiting::PickUp(player)
        | Waiting::Held(player, _)
        | Waiting::Answer(player, _)
        | Waiting::Coach(player) => player,
        Waiting::Dice(_) | Waiting::Over(_) => return None,
    };
    table.is_local(player).then_some(player)
}
