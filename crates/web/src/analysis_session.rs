//! Sitting at the view: the match on it as signals, with the workers that
//! read, judge and roll out around it.

use leptos::prelude::*;
use rules::{Player, Record, Seat};
use texts::Texts;

use crate::analysis::{GoTo, MatchView};
use crate::app::AppState;
use crate::table_session::Hint;
use crate::worker::WorkerClient;
use crate::worker::{Ask, ExportFormat, OpenedMatch, RolledOut, Tell, Unreadable};
use crate::worker::{Question, Reply};
use crate::{describe, files};

/// The most that is played in a rollout without being asked again.
const ENOUGH_TRIALS: u32 = 5184;

/// The match on the analysis screen, and what is being done with it. It outlives every screen.
#[derive(Clone, Copy, Debug)]
pub struct AnalysisSession {
    /// The match that lies there.
    pub view: RwSignal<Option<MatchView>>,
    /// How far the opening of another is.
    pub import: RwSignal<ImportState>,
    /// How far to look ahead.
    pub plies: RwSignal<u8>,
    /// Whether the match is being judged.
    pub is_judging: RwSignal<bool>,
    /// What is known about the position that is looked at, if it was asked.
    pub probe: PositionAnalysis,
    /// Judges whole matches.
    worker: WorkerClient,
    /// Which match lies there, so that answers about another are known to be
    /// late.
    number: StoredValue<u64>,
}

/// How far the opening of a file is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ImportState {
    /// Nothing is being opened.
    #[default]
    Nothing,
    /// It is being read.
    Reading,
    /// Nothing could be made of it.
    Unreadable(Unreadable),
}

/// A single position that is asked about: by looking ahead, and by a rollout.
#[derive(Clone, Copy, Debug)]
pub struct PositionAnalysis {
    /// What is best there.
    pub hint: RwSignal<Option<Hint>>,
    /// How the rollout stands.
    pub rolled: RwSignal<Option<RolledOut>>,
    /// Whether it goes on.
    pub is_rolling: RwSignal<bool>,
    post: WorkerClient,
    /// Goes up when another position is looked at.
    number: StoredValue<u64>,
}

impl AnalysisSession {
    /// No match.
    #[must_use]
    pub fn empty() -> AnalysisSession {
        AnalysisSession {
            view: RwSignal::new(None),
            import: RwSignal::new(ImportState::Nothing),
            plies: RwSignal::new(1),
            is_judging: RwSignal::new(false),
            probe: PositionAnalysis::new(),
            worker: WorkerClient::new(),
            number: StoredValue::new(0),
        }
    }

    /// Looks at the match, if there is one.
    pub fn with<T>(self, look: impl FnOnce(&MatchView) -> T) -> Option<T> {
        self.view.with(|view| view.as_ref().map(look))
    }

    /// Opens a file of any format.
    pub fn open(self, app: AppState, bytes: &[u8]) {
        let bytes = bytes.iter().copied().map(char::from).collect();
        self.ask_to_open(app, String::new(), Ask::Open { bytes });
    }

    /// Opens the match of the table.
    pub fn open_table(self, app: AppState) {
        let table = app.table.with(|table| {
            let name = |seat| {
                let mut both = Player::BOTH.into_iter();
                let player = both.find(|&player| table.now().seat_of(player) == seat);
                let player = player.unwrap_or(Player::White);
                app.texts
                    .with_untracked(|t| describe::player_name(table, player, t))
            };
            let names = [Seat::First, Seat::Second].map(name);
            (table.record().to_string(), names)
        });
        if let Some((record, names)) = table {
            self.ask_to_open(app, record, Ask::OpenRecord { names });
        }
    }

    fn ask_to_open(self, app: AppState, record: String, ask: Ask) {
        self.import.set(ImportState::Reading);
        // What is still said about the match there was is late from here on.
        self.is_judging.set(false);
        let number = self.next_number();
        self.worker
            .ask(app, record, Question::Study(ask), move |reply| {
                if self.number.get_value() != number {
                    return;
                }
                match reply {
                    Reply::Study(Tell::Opened(opened)) => self.show(app, *opened),
                    Reply::Study(Tell::Unreadable(why)) => {
                        self.import.set(ImportState::Unreadable(why));
                    }
                    _ => self.import.set(ImportState::Nothing),
                }
            });
    }

    fn show(self, app: AppState, opened: OpenedMatch) {
        self.is_judging.set(false);
        match MatchView::new(opened) {
            Some(view) => {
                let is_position = view.opened().questions == 0;
                self.view.set(Some(view));
                self.import.set(ImportState::Nothing);
                self.look(app);
                if !is_position {
                    self.judge(app);
                }
            }
            None => self
                .import
                .set(ImportState::Unreadable(Unreadable::Unknown)),
        }
    }

    /// Closes the match.
    pub fn close(self) {
        self.next_number();
        self.view.set(None);
        self.is_judging.set(false);
        self.import.set(ImportState::Nothing);
        self.probe.clear();
    }

    /// Judges all that has not been judged, until it is stopped.
    pub fn judge(self, app: AppState) {
        if !self.is_judging.get_untracked() {
            self.is_judging.set(true);
            self.judge_on(app);
        }
    }

    /// Judges everything anew, looking so far ahead.
    pub fn judge_again(self, app: AppState, plies: u8) {
        self.plies.set(plies);
        let was_judging = self.is_judging.get_untracked();
        self.view.update(|view| {
            if let Some(view) = view {
                view.forget();
            }
        });
        // What is being asked now goes on by the new depth.
        if !was_judging {
            self.judge(app);
        }
    }

    /// Stops judging after what is being judged now.
    pub fn stop(self) {
        self.is_judging.set(false);
    }

    fn judge_on(self, app: AppState) {
        let plies = self.plies.get_untracked();
        let next = self.view.with_untracked(|view| {
            let view = view.as_ref()?;
            Some((view.opened().json.clone(), view.next_question(plies)?))
        });
        let Some((json, ask)) = next else {
            self.is_judging.set(false);
            return;
        };
        let number = self.number.get_value();
        self.worker
            .ask(app, json, Question::Study(ask), move |reply| {
                if self.number.get_value() != number {
                    return;
                }
                let Reply::Study(Tell::Judged(told)) = reply else {
                    self.is_judging.set(false);
                    return;
                };
                // What was judged at another depth does not count.
                if self.plies.get_untracked() == plies {
                    self.view.update(|view| {
                        if let Some(view) = view {
                            view.hear(*told);
                        }
                    });
                }
                if self.is_judging.get_untracked() {
                    self.judge_on(app);
                }
            });
    }

    /// Goes to another step.
    pub fn go(self, app: AppState, to: GoTo) {
        let at = self.with_untracked(MatchView::at);
        self.view.update(|view| {
            if let Some(view) = view {
                view.go(to);
            }
        });
        if self.with_untracked(MatchView::at) != at {
            self.look(app);
        }
    }

    fn with_untracked<T>(self, look: impl FnOnce(&MatchView) -> T) -> Option<T> {
        self.view.with_untracked(|view| view.as_ref().map(look))
    }

    /// Looks at the position of the step. What no match is about is judged at
    /// once.
    fn look(self, app: AppState) {
        self.probe.clear();
        let alone = self.with_untracked(|view| {
            let is_alone = view.opened().questions == 0;
            view.record().filter(|_| is_alone)
        });
        if let Some(record) = alone.flatten() {
            self.probe.ask(app, &record);
        }
    }

    /// Lets the person save the match.
    pub fn export(self, app: AppState, format: ExportFormat) {
        let Some(json) = self.with_untracked(|view| view.opened().json.clone()) else {
            return;
        };
        let ask = Question::Study(Ask::Export(format));
        self.worker.ask(app, json, ask, move |reply| match reply {
            Reply::Study(Tell::Exported(text)) => {
                let name = match format {
                    ExportFormat::Sgf => "gammonbox.sgf",
                    ExportFormat::MatchText => "gammonbox.mat",
                    ExportFormat::Json => "gammonbox.json",
                };
                if files::save(name, &text).is_err() {
                    app.notify(|t| t.export_failed(name));
                }
            }
            Reply::Study(Tell::Unwritable(why)) => app.notify(|t| t.export_failed(&why)),
            _ => app.notify(Texts::error_title),
        });
    }

    fn next_number(self) -> u64 {
        self.number.update_value(|number| *number += 1);
        self.number.get_value()
    }
}

impl PositionAnalysis {
    /// Nothing is asked about yet.
    #[must_use]
    pub fn new() -> PositionAnalysis {
        PositionAnalysis {
            hint: RwSignal::new(None),
            rolled: RwSignal::new(None),
            is_rolling: RwSignal::new(false),
            post: WorkerClient::new(),
            number: StoredValue::new(0),
        }
    }

    /// Forgets the position: another is looked at.
    pub fn clear(self) {
        self.number.update_value(|number| *number += 1);
        self.hint.set(None);
        self.rolled.set(None);
        self.is_rolling.set(false);
    }

    /// Asks what is best: at once, and then by a longer look.
    pub fn ask(self, app: AppState, record: &Record) {
        self.clear();
        self.hint.set(Some(Hint::Thinking));
        let number = self.number.get_value();
        for plies in [0, 2] {
            let question = Question::Hint { plies };
            self.post
                .ask(app, record.to_string(), question, move |reply| {
                    if self.number.get_value() == number {
                        self.hint.set(match reply {
                            Reply::Plays(plays) => Some(Hint::Plays(plays)),
                            Reply::Cube(cube) => Some(Hint::Cube(cube)),
                            _ => Some(Hint::Nothing),
                        });
                    }
                });
        }
    }

    /// Plays the position to its end until it is stopped or enough.
    pub fn roll_out(self, app: AppState, record: &Record, plays: Vec<String>) {
        if !self.is_rolling.get_untracked() {
            self.is_rolling.set(true);
            let state = self
                .rolled
                .with_untracked(|rolled| rolled.as_ref().map(|rolled| rolled.state.clone()));
            self.roll_on(app, record.to_string(), plays, state.unwrap_or_default());
        }
    }

    /// Stops after the lot that is being played.
    pub fn stop(self) {
        self.is_rolling.set(false);
    }

    fn roll_on(self, app: AppState, record: String, plays: Vec<String>, state: String) {
        let number = self.number.get_value();
        let ask = Ask::RollOut {
            plays: plays.clone(),
            state,
        };
        let question = Question::Study(ask);
        self.post.ask(app, record.clone(), question, move |reply| {
            if self.number.get_value() != number {
                return;
            }
            let Reply::Study(Tell::RolledOut(rolled)) = reply else {
                self.is_rolling.set(false);
                return;
            };
            let (state, trials) = (rolled.state.clone(), rolled.trials);
            self.rolled.set(Some(rolled));
            if trials >= ENOUGH_TRIALS {
                self.is_rolling.set(false);
            }
            if self.is_rolling.get_untracked() {
                self.roll_on(app, record, plays, state);
            }
        });
    }
}

impl Default for PositionAnalysis {
    fn default() -> PositionAnalysis {
        PositionAnalysis::new()
    }
}
