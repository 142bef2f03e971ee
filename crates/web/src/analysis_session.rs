//! A match being analyzed, as signals, with the workers that import, analyze
//! and roll out: the one on the analysis screen, and the one just played at the
//! table.

use engine::{Finding, NetKind, Plies};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{Game, Play, Player, Position, Ruleset, Seat, Xgid};
use study::{CubeTable, PositionPicture};
use texts::Texts;

use crate::analysis::{GoTo, MatchView};
use crate::app::AppState;
use crate::play::Table;
use crate::runs::{Run, Runs};
use crate::screens::SHARED_MATCH;
use crate::table_session::Hint;
use crate::worker::{
    ANALYSIS_PLIES, ExportFormat, ImportedMatch, Reply, RolloutProgress, Task, Unreadable,
    WorkerClient,
};
use crate::{describe, files, share};

/// The most trials of a rollout before the user has to ask for more.
const ENOUGH_TRIALS: u32 = 5184;

/// A match and its analysis. It outlives the screens.
#[derive(Clone, Copy, Debug)]
pub struct AnalysisSession {
    /// The open match.
    pub view: RwSignal<Option<MatchView>>,
    /// The progress of opening another.
    pub import: RwSignal<ImportState>,
    /// How far to look ahead.
    pub plies: RwSignal<Plies>,
    /// The analysis of the match, if it's going on.
    pub judging: RwSignal<Runs>,
    /// Whose home board is at the bottom.
    pub bottom: RwSignal<Player>,
    /// What's known about the current position, if it was asked about.
    pub position: PositionAnalysis,
    /// The link to it, if that was asked for.
    pub link: RwSignal<Option<String>>,
    /// Analyzes whole matches.
    worker: WorkerClient,
    /// Which match is open, so that answers about another can be recognized as
    /// late.
    number: StoredValue<u64>,
    /// The entry to show once the match is open.
    wanted: StoredValue<Option<usize>>,
}

/// The progress of opening a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ImportState {
    /// Nothing is being opened.
    #[default]
    Nothing,
    /// It is being read.
    Reading,
    /// It couldn't be read.
    Unreadable(Unreadable),
}

/// A single position, with its evaluation and rollout.
#[derive(Clone, Copy, Debug)]
pub struct PositionAnalysis {
    /// What's best in it.
    pub hint: RwSignal<Option<Hint>>,
    /// The state of the rollout.
    pub rolled: RwSignal<Option<RolloutProgress>>,
    /// The rollout, if it's going on.
    pub rolling: RwSignal<Runs>,
    worker: WorkerClient,
    /// Goes up when the position changes.
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
            judging: RwSignal::default(),
            bottom: RwSignal::new(Player::White),
            position: PositionAnalysis::new(),
            worker: WorkerClient::new(),
            number: StoredValue::new(0),
            wanted: StoredValue::new(None),
            link: RwSignal::new(None),
        }
    }

    /// Looks at the match, if there is one.
    pub fn with<T>(self, look: impl FnOnce(&MatchView) -> T) -> Option<T> {
        self.view.with(|view| view.as_ref().map(look))
    }

    /// Opens a file of any format.
    pub fn open(self, app: AppState, bytes: &[u8]) {
        let bytes = bytes.iter().copied().map(char::from).collect();
        self.import(app, Task::ImportFile { bytes }, Player::White);
    }

    /// Opens a shared link. A match is analyzed as deep as where it was shared,
    /// so that all figures are the same.
    pub fn open_shared(self, app: AppState, address: String) {
        self.close();
        spawn_local(async move {
            let (plies, address) = share::split_depth(&address);
            match share::from_address(address).await {
                Ok(bytes) => {
                    self.plies.set(plies);
                    self.open(app, &bytes);
                }
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
            return self.copy_link(app, id.to_string(), ANALYSIS_PLIES);
        }
        let plies = self.plies.get_untracked();
        self.ask_for_file(app, ExportFormat::MatchText, move |text| {
            self.copy_link(app, text, plies);
        });
    }

    fn copy_link(self, app: AppState, text: String, plies: Plies) {
        spawn_local(async move {
            let page = window().location();
            match (
                share::to_address(&text).await,
                page.origin(),
                page.pathname(),
            ) {
                (Ok(address), Ok(origin), Ok(path)) => {
                    let address = share::with_depth(&address, plies);
                    let link = format!("{origin}{path}#{SHARED_MATCH}{address}");
                    files::copy(&link);
                    self.link.set(Some(link));
                }
                _ => app.notify(Texts::error_title),
            }
        });
    }

    /// Opens the match of the table, keeping its analysis.
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
        // In a file, the first seat is White in every game.
        let bottom = match table.now().seat_of(table.status().bottom) {
            Seat::First => Player::White,
            Seat::Second => Player::Black,
        };
        self.import(app, Task::ImportRecord { record, names }, bottom);
    }

    /// Takes over from another session, which stops, and goes to a step.
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

    /// Goes to this entry once the match being opened is there.
    pub fn look_for(self, entry: Option<usize>) {
        self.wanted.set_value(entry);
    }

    fn import(self, app: AppState, task: Task, bottom: Player) {
        self.wanted.set_value(None);
        self.import.set(ImportState::Reading);
        // From here on, anything said about the previous match is late.
        self.judging.update(Runs::stop);
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
        self.judging.update(Runs::stop);
        let before = self.view.get_untracked();
        let view = match before {
            Some(before) => before.continued(imported),
            None => MatchView::new(imported),
        };
        let mut view = view;
        if let Some(entry) = self.wanted.get_value() {
            let step = view.steps().iter().position(|step| step.entry == entry);
            view.go(GoTo::Step(step.unwrap_or_default()));
        }
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
        self.judging.update(Runs::stop);
        self.import.set(ImportState::Nothing);
        self.position.clear();
    }

    /// Analyzes everything that's left, until it's stopped.
    pub fn judge(self, app: AppState) {
        if let Some(run) = self.judging.try_update(Runs::start).flatten() {
            self.judge_on(app, run);
        }
    }

    /// Analyzes everything again with this look-ahead.
    pub fn judge_again(self, app: AppState, plies: Plies) {
        self.plies.set(plies);
        let was_judging = self.judging.with_untracked(Runs::is_running);
        self.view.update(|view| {
            if let Some(view) = view {
                view.forget();
            }
        });
        // What's being asked now continues at the new depth.
        if !was_judging {
            self.judge(app);
        }
    }

    /// Stops after the current decision.
    pub fn stop(self) {
        self.judging.update(Runs::stop);
    }

    fn judge_on(self, app: AppState, run: Run) {
        let plies = self.plies.get_untracked();
        let next = self.with_untracked(|view| {
            let task = Task::next_of(view.analysis(), view.rules(), plies)?;
            Some((view.analysis().done(), task))
        });
        let Some((from, task)) = next.flatten() else {
            return self.end_or_judge_deeper(app, run);
        };
        let number = self.number.get_value();
        self.worker.ask(app, task, move |reply| {
            if self.number.get_value() != number {
                return;
            }
            let Reply::Judged(found) = reply else {
                self.judging.update(|runs| runs.end(run));
                return;
            };
            let nets = self.worker.nets().get_untracked();
            self.view.update(|view| {
                let (Some(view), Some(nets)) = (view, nets) else {
                    return;
                };
                // What was analyzed at another depth doesn't count.
                if self.plies.get_untracked() == plies {
                    view.answer(from, found, nets);
                }
            });
            if self.judging.with_untracked(|runs| runs.goes_on(run)) {
                self.judge_on(app, run);
            }
        });
    }

    /// Everything is judged. If that was by the quick nets, the deep ones judge
    /// it anew once they're loaded; there's nothing to wait for if they can't
    /// be.
    fn end_or_judge_deeper(self, app: AppState, run: Run) {
        let is_quick = self.with_untracked(MatchView::nets) == Some(Some(NetKind::Quick));
        if !is_quick {
            return self.judging.update(|runs| runs.end(run));
        }
        let number = self.number.get_value();
        self.worker.when_settled(app, move || {
            let goes_on = self.judging.with_untracked(|runs| runs.goes_on(run));
            if self.number.get_value() != number || !goes_on {
                return;
            }
            if self.worker.nets().get_untracked() != Some(NetKind::Deep) {
                return self.judging.update(|runs| runs.end(run));
            }
            self.view.update(|view| {
                if let Some(view) = view {
                    view.forget();
                }
            });
            self.judge_on(app, run);
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

    /// Asks for the table of a cube decision.
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

    /// Analyzes one decision again with this look-ahead.
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

    /// Evaluates the position of the step. A single position is analyzed right
    /// away.
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

    /// Lets the person save the current position as a picture.
    pub fn save_picture(self, app: AppState) {
        let svg = self.with_untracked(|view| {
            let position = Position::try_from(view.setup()?).ok()?;
            app.texts.with_untracked(|t| {
                let on_roll = position.on_roll();
                let names = [on_roll, on_roll.opponent()]
                    .map(|player| describe::analysis::name_of(view.imported(), player, t));
                let picture = PositionPicture {
                    position: &position,
                    rules: view.rules(),
                    names: names.each_ref().map(String::as_str),
                };
                Some(picture.svg(t))
            })
        });
        let Some(Some(svg)) = svg else { return };
        spawn_local(async move {
            let size = (PositionPicture::WIDTH, PositionPicture::HEIGHT);
            if files::save_picture("gammonbox.png", &svg, size)
                .await
                .is_err()
            {
                app.notify(|t| t.export_failed("gammonbox.png"));
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
            rolling: RwSignal::default(),
            worker: WorkerClient::new(),
            number: StoredValue::new(0),
        }
    }

    /// Forgets the position, because another one is shown.
    pub fn clear(self) {
        self.number.update_value(|number| *number += 1);
        self.hint.set(None);
        self.rolled.set(None);
        self.rolling.update(Runs::stop);
    }

    /// Asks what's best: at once, and then with more look-ahead.
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

    /// Rolls out the position until it's stopped or there are enough trials.
    pub fn roll_out(self, app: AppState, game: &Game, plays: Vec<Play>) {
        let Some(position) = game.position() else {
            return;
        };
        if let Some(run) = self.rolling.try_update(Runs::start).flatten() {
            self.roll_on(app, run, Box::new(game.rules().clone()), position, plays);
        }
    }

    /// Stops after the current lot of trials.
    pub fn stop(self) {
        self.rolling.update(Runs::stop);
    }

    fn roll_on(
        self,
        app: AppState,
        run: Run,
        rules: Box<Ruleset>,
        position: Position,
        plays: Vec<Play>,
    ) {
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
            let goes_on = || self.rolling.with_untracked(|runs| runs.goes_on(run));
            // One that was stopped and started again has rolled from the same
            // state: only the last counts.
            let is_last = goes_on() || !self.rolling.with_untracked(Runs::is_running);
            if self.number.get_value() != number || !is_last {
                return;
            }
            let Reply::RolledOut(rolled) = reply else {
                self.rolling.update(|runs| runs.end(run));
                return;
            };
            if rolled.trials >= ENOUGH_TRIALS {
                self.rolling.update(|runs| runs.end(run));
            }
            self.rolled.set(Some(rolled));
            if goes_on() {
                self.roll_on(app, run, rules, position, plays);
            }
        });
    }
}

impl Default for PositionAnalysis {
    fn default() -> PositionAnalysis {
        PositionAnalysis::new()
    }
}
