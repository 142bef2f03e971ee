//! A match that is analyzed, as signals, with the workers that read, judge and
//! roll out around it: the one on the analysis screen, and the one that was
//! just played at the table.

use engine::{Finding, NetKind, Plies};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{Game, Play, Player, Position, Ruleset, Seat, Xgid};
use study::CubeTable;
use texts::Texts;

use crate::analysis::{GoTo, MatchView};
use crate::app::AppState;
use crate::play::Table;
use crate::screens::SHARED_MATCH;
use crate::table_session::Hint;
use crate::worker::{
    ANALYSIS_PLIES, ExportFormat, ImportedMatch, Reply, RolloutProgress, Task, Unreadable,
    WorkerClient,
};
use crate::{describe, files, share};

/// The most that is played in a rollout without being asked again.
const ENOUGH_TRIALS: u32 = 5184;

/// A match, and what is being done with it. It outlives every screen.
#[derive(Clone, Copy, Debug)]
pub struct AnalysisSession {
    /// The match that lies there.
    pub view: RwSignal<Option<MatchView>>,
    /// How far the opening of another is.
    pub import: RwSignal<ImportState>,
    /// How far to look ahead.
    pub plies: RwSignal<Plies>,
    /// Whether the match is being judged.
    pub is_judging: RwSignal<bool>,
    /// Whose home is at the bottom of the board.
    pub bottom: RwSignal<Player>,
    /// What is known about the position that is looked at, if it was asked.
    pub position: PositionAnalysis,
    /// The link to it, if that was asked for.
    pub link: RwSignal<Option<String>>,
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
    pub rolled: RwSignal<Option<RolloutProgress>>,
    /// Whether it goes on.
    pub is_rolling: RwSignal<bool>,
    worker: WorkerClient,
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
            plies: RwSignal::new(ANALYSIS_PLIES),
            is_judging: RwSignal::new(false),
            bottom: RwSignal::new(Player::White),
            position: PositionAnalysis::new(),
            worker: WorkerClient::new(),
            number: StoredValue::new(0),
            link: RwSignal::new(None),
        }
    }

    /// Looks at the match, if there is one.
    pub fn with<T>(self, look: impl FnOnce(&MatchView) -> T) -> Option<T> {
        self.view.with(|view| view.as_ref().map(look))
    }

    /// Which nets the analysis comes from; nothing before the first answer.
    #[must_use]
    pub fn nets(self) -> Signal<Option<NetKind>> {
        self.worker.nets()
    }

    /// Opens a file of any format.
    pub fn open(self, app: AppState, bytes: &[u8]) {
        let bytes = bytes.iter().copied().map(char::from).collect();
        self.import(app, Task::ImportFile { bytes }, Player::White);
    }

    /// Opens what somebody has sent as a link.
    pub fn open_shared(self, app: AppState, address: String) {
        self.close();
        spawn_local(async move {
            match share::from_address(&address).await {
                Ok(bytes) => self.open(app, &bytes),
                Err(_) => app.notify(Texts::error_bad_address),
            }
        });
    }

    /// Copies a link to the match, or to the position if there is no match, and
    /// shows it.
    pub fn share(self, app: AppState) {
        let position = self.with_untracked(|view| {
            let setup = view.setup().filter(|_| view.analysis().is_empty())?;
            Xgid::try_from(setup).ok()
        });
        if let Some(id) = position.flatten() {
            return self.copy_link(app, id.to_string());
        }
        self.ask_for_file(app, ExportFormat::MatchText, move |text| {
            self.copy_link(app, text);
        });
    }

    fn copy_link(self, app: AppState, text: String) {
        spawn_local(async move {
            let page = window().location();
            match (
                share::to_address(&text).await,
                page.origin(),
                page.pathname(),
            ) {
                (Ok(address), Ok(origin), Ok(path)) => {
                    let link = format!("{origin}{path}#{SHARED_MATCH}{address}");
                    files::copy(&link);
                    self.link.set(Some(link));
                }
                _ => app.notify(Texts::error_title),
            }
        });
    }

    /// Opens the match of the table. What was judged of it before stays.
    pub fn open_table(self, app: AppState) {
        app.table.with(|table| self.open_match_of(app, table));
    }

    /// Opens the match of any table.
    pub fn open_match_of(self, app: AppState, table: &Table) {
        let names = Seat::BOTH.map(|seat| {
            let player = table.now().player_at(seat);
            app.texts
                .with_untracked(|t| describe::player_name(table, player, t))
        });
        let record = Box::new(table.record().clone());
        // In a file the first seat is White's in every game.
        let bottom = match table.now().seat_of(table.status().bottom) {
            Seat::First => Player::White,
            Seat::Second => Player::Black,
        };
        self.import(app, Task::ImportRecord { record, names }, bottom);
    }

    /// Goes on where another session is, which stops, and looks at a step.
    pub fn take_over(self, app: AppState, other: AnalysisSession, step: usize) {
        let Some(mut view) = other.view.get_untracked() else {
            return self.open_table(app);
        };
        other.stop();
        self.close();
        view.go(GoTo::Step(step));
        self.plies.set(other.plies.get_untracked());
        self.bottom.set(other.bottom.get_untracked());
        self.view.set(Some(view));
        self.look(app);
        self.judge(app);
    }

    fn import(self, app: AppState, task: Task, bottom: Player) {
        self.import.set(ImportState::Reading);
        // What is still said about the match there was is late from here on.
        self.is_judging.set(false);
        let number = self.next_number();
        self.worker.ask(app, task, move |reply| {
            if self.number.get_value() != number {
                return;
            }
            match reply {
                Reply::Imported(imported) => {
                    self.bottom.set(bottom);
                    self.show(app, *imported);
                }
                Reply::Unreadable(why) => self.import.set(ImportState::Unreadable(why)),
                _ => self.import.set(ImportState::Nothing),
            }
        });
    }

    fn show(self, app: AppState, imported: ImportedMatch) {
        self.is_judging.set(false);
        let before = self.view.get_untracked();
        let view = match before {
            Some(before) => before.continued(imported),
            None => MatchView::new(imported),
        };
        let is_position = view.analysis().is_empty();
        self.view.set(Some(view));
        self.import.set(ImportState::Nothing);
        self.look(app);
        if !is_position {
            self.judge(app);
        }
    }

    /// Closes the match.
    pub fn close(self) {
        self.next_number();
        self.view.set(None);
        self.link.set(None);
        self.is_judging.set(false);
        self.import.set(ImportState::Nothing);
        self.position.clear();
    }

    /// Judges all that has not been judged, until it is stopped.
    pub fn judge(self, app: AppState) {
        if !self.is_judging.get_untracked() {
            self.is_judging.set(true);
            self.judge_on(app);
        }
    }

    /// Judges everything anew, looking so far ahead.
    pub fn judge_again(self, app: AppState, plies: Plies) {
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
        let next = self.with_untracked(|view| {
            let task = Task::next_of(view.analysis(), view.rules(), plies)?;
            Some((view.analysis().done(), task))
        });
        let Some((from, task)) = next.flatten() else {
            self.is_judging.set(false);
            return;
        };
        let number = self.number.get_value();
        self.worker.ask(app, task, move |reply| {
            if self.number.get_value() != number {
                return;
            }
            let Reply::Judged(found) = reply else {
                self.is_judging.set(false);
                return;
            };
            // What was judged at another depth does not count.
            if self.plies.get_untracked() == plies {
                self.view.update(|view| {
                    if let Some(view) = view {
                        view.answer(from, found);
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

    /// Asks what each line of a cube decision comes to.
    pub fn ask_for_cube_table(
        self,
        app: AppState,
        finding: Finding,
        heard: impl FnOnce(Option<CubeTable>) + 'static,
    ) {
        let rules = self.with_untracked(|view| Box::new(view.rules().clone()));
        let Some(rules) = rules else { return };
        let finding = Box::new(finding);
        let task = Task::CubeTable { rules, finding };
        self.position.worker.ask(app, task, |reply| {
            if let Reply::CubeTable(table) = reply {
                heard(table);
            }
        });
    }

    /// Has one decision judged again, looking so far ahead.
    pub fn ask_again(
        self,
        app: AppState,
        finding: &Finding,
        plies: Plies,
        heard: impl FnOnce(Finding) + 'static,
    ) {
        let task = self.with_untracked(|view| {
            Some(Task::Judge {
                rules: Box::new(view.rules().clone()),
                plies,
                questions: vec![view.question_of(finding)?],
            })
        });
        let Some(Some(task)) = task else { return };
        self.position.worker.ask(app, task, |reply| {
            if let Reply::Judged(found) = reply
                && let Some(finding) = found.into_iter().flatten().next()
            {
                heard(finding);
            }
        });
    }

    /// Looks at the match without following its changes.
    pub fn with_untracked<T>(self, look: impl FnOnce(&MatchView) -> T) -> Option<T> {
        self.view.with_untracked(|view| view.as_ref().map(look))
    }

    /// Looks at the position of the step. What no match is about is judged at
    /// once.
    fn look(self, app: AppState) {
        self.position.clear();
        let alone = self.with_untracked(|view| {
            let is_alone = view.analysis().is_empty();
            view.record().filter(|_| is_alone)
        });
        if let Some(record) = alone.flatten() {
            self.position.ask(app, record.now().game());
        }
    }

    /// Lets the person save the match.
    pub fn export(self, app: AppState, format: ExportFormat) {
        self.ask_for_file(app, format, move |text| {
            let name = match format {
                ExportFormat::Sgf => "gammonbox.sgf",
                ExportFormat::MatchText => "gammonbox.mat",
                ExportFormat::Json => "gammonbox.json",
            };
            if files::save(name, &text).is_err() {
                app.notify(|t| t.export_failed(name));
            }
        });
    }

    /// Has the match written in a format.
    fn ask_for_file(
        self,
        app: AppState,
        format: ExportFormat,
        heard: impl FnOnce(String) + 'static,
    ) {
        let task = self.with_untracked(|view| Task::Export {
            json: view.imported().json.clone(),
            plies: self.plies.get_untracked(),
            findings: view.analysis().findings().to_vec(),
            format,
        });
        let Some(task) = task else { return };
        self.worker.ask(app, task, move |reply| match reply {
            Reply::Exported(text) => heard(text),
            Reply::NotExported(why) => app.notify(|t| t.export_failed(&why)),
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
            worker: WorkerClient::new(),
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
    pub fn ask(self, app: AppState, game: &Game) {
        self.clear();
        self.hint.set(Some(Hint::Thinking));
        let number = self.number.get_value();
        for plies in [Plies::ZERO, Plies::TWO] {
            let Some(task) = Task::hint(game, plies) else {
                self.hint.set(Some(Hint::Nothing));
                return;
            };
            self.worker.ask(app, task, move |reply| {
                if self.number.get_value() == number {
                    self.hint.set(Some(Hint::from(reply)));
                }
            });
        }
    }

    /// Plays the position to its end until it is stopped or enough.
    pub fn roll_out(self, app: AppState, game: &Game, plays: Vec<Play>) {
        let Some(position) = game.position().filter(|_| !self.is_rolling.get_untracked()) else {
            return;
        };
        self.is_rolling.set(true);
        self.roll_on(app, Box::new(game.rules().clone()), position, plays);
    }

    /// Stops after the lot that is being played.
    pub fn stop(self) {
        self.is_rolling.set(false);
    }

    fn roll_on(self, app: AppState, rules: Box<Ruleset>, position: Position, plays: Vec<Play>) {
        let number = self.number.get_value();
        let state = self
            .rolled
            .with_untracked(|rolled| rolled.as_ref().map(|rolled| rolled.state.clone()));
        let task = Task::RollOut {
            rules: rules.clone(),
            position,
            plays: plays.clone(),
            state: state.unwrap_or_default(),
        };
        self.worker.ask(app, task, move |reply| {
            if self.number.get_value() != number {
                return;
            }
            let Reply::RolledOut(rolled) = reply else {
                self.is_rolling.set(false);
                return;
            };
            if rolled.trials >= ENOUGH_TRIALS {
                self.is_rolling.set(false);
            }
            self.rolled.set(Some(rolled));
            if self.is_rolling.get_untracked() {
                self.roll_on(app, rules, position, plays);
            }
        });
    }
}

impl Default for PositionAnalysis {
    fn default() -> PositionAnalysis {
        PositionAnalysis::new()
    }
}
