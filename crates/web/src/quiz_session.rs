//! Practice: the questions as signals, stored by the browser.

use engine::{Finding, Plies};
use leptos::prelude::*;
use rules::{Player, Seat};
use texts::Texts;

use crate::analysis::MatchView;
use crate::app::AppState;
use crate::describe::analysis::label_of;
use crate::play::{Participant, Table};
use crate::quiz::{Card, Quiz};
use crate::quiz::{Day, Grade};
use crate::screens::Screen;
use crate::storage;
use crate::worker::{Choice, Reply, Task, WorkerClient};

/// Where the questions are kept.
const STORAGE_KEY: &str = "quiz";

/// All questions, and the one being answered. It outlives the screens.
#[derive(Clone, Copy, Debug)]
pub struct QuizSession {
    /// All questions.
    pub quiz: RwSignal<Quiz>,
    /// The question that is being answered.
    pub asking: RwSignal<Option<Asking>>,
    /// Questions to ask first, in reverse order.
    wanted: StoredValue<Vec<Card>>,
    worker: WorkerClient,
}

/// A question being answered.
#[derive(Clone, Debug)]
pub struct Asking {
    /// The question.
    pub card: Card,
    /// The table for the answer.
    pub table: Table,
    /// How far it is.
    pub stage: AnswerStage,
}

/// The progress of an answer.
#[derive(Clone, Debug, PartialEq)]
pub enum AnswerStage {
    /// Nothing is decided.
    Open,
    /// The engine compares the answer with the best.
    Comparing,
    /// It is compared.
    Compared {
        /// What was found about the answer.
        finding: Box<Finding>,
        /// How good it was; `None` if the person didn't know.
        grade: Option<Grade>,
        /// In how many days the question comes back.
        days: u32,
    },
}

impl QuizSession {
    /// Starts with what the browser has stored. What can't be read is set
    /// aside.
    #[must_use]
    pub fn load() -> QuizSession {
        let quiz = match storage::read(STORAGE_KEY).map(|text| Quiz::from_text(&text)) {
            Some(Ok(quiz)) => quiz,
            Some(Err(_)) => {
                storage::set_aside(STORAGE_KEY);
                Quiz::default()
            }
            None => Quiz::default(),
        };
        QuizSession {
            quiz: RwSignal::new(quiz),
            asking: RwSignal::new(None),
            wanted: StoredValue::new(Vec::new()),
            worker: WorkerClient::new(),
        }
    }

    /// Practices the errors that a player made in the match on the analysis
    /// screen, at once.
    pub fn practice_analysis(self, app: AppState, view: &MatchView, player: Player) {
        let from = app.texts.with_untracked(|t| {
            let [white, black] = Player::BOTH.map(|player| label_of(view.imported(), player, t));
            t.read_title(&white, &black)
        });
        let errors = view.errors().into_iter();
        let errors = errors.filter(|error| error.finding.player == player);
        let cards = errors
            .filter_map(|error| Card::new(view.rules(), &error.finding, from.clone(), today()));
        self.practice(app, cards.collect());
    }

    /// Practices these errors, at once.
    pub fn practice(self, app: AppState, mut cards: Vec<Card>) {
        self.add(app, cards.clone());
        cards.reverse();
        self.wanted.set_value(cards);
        self.ask_next(app);
        app.go_to(Screen::Quiz);
    }

    /// Stores the errors that the person at a table made against the computer.
    pub fn add_from_table(self, app: AppState) {
        self.add(app, cards_of_table(app));
    }

    fn add(self, app: AppState, cards: Vec<Card>) {
        if !cards.is_empty() {
            self.quiz.update(|quiz| {
                quiz.keep(cards);
            });
            self.save(app);
        }
    }

    fn save(self, app: AppState) {
        let text = self.quiz.with_untracked(Quiz::to_text);
        if let Err(reason) = storage::write(STORAGE_KEY, &text) {
            app.notify(|t| t.error_storage(&reason));
        }
    }

    /// How many questions are left today, including the current one.
    #[must_use]
    pub fn left(self) -> usize {
        let wanted = self.wanted.with_value(Vec::len);
        self.quiz.with(|quiz| quiz.due(today())).max(wanted)
    }

    /// Whether there's another question.
    #[must_use]
    pub fn has_more(self) -> bool {
        !self.wanted.with_value(Vec::is_empty)
            || self.quiz.with_untracked(|quiz| quiz.due(today()) > 0)
    }

    /// The next question: one to ask first, or else the one that has been due
    /// longest.
    fn next_card(self) -> Option<Card> {
        let wanted = self.wanted.try_update_value(Vec::pop).flatten();
        self.quiz.with_untracked(|quiz| {
            let wanted = wanted.and_then(|card| quiz.kept(&card).cloned());
            wanted.or_else(|| quiz.next().cloned())
        })
    }

    /// Asks the next question. A question that can't be asked is forgotten.
    pub fn ask_next(self, app: AppState) {
        while let Some(card) = self.next_card() {
            if let Some(table) = card.table() {
                self.asking.set(Some(Asking {
                    card,
                    table,
                    stage: AnswerStage::Open,
                }));
                return;
            }
            self.quiz.update(|quiz| quiz.forget(&card));
            self.save(app);
        }
        self.asking.set(None);
    }

    /// Never asks the current question again.
    pub fn forget(self, app: AppState) {
        if let Some(asking) = self.asking.get_untracked() {
            self.quiz.update(|quiz| quiz.forget(&asking.card));
            self.save(app);
        }
        self.asking.set(None);
    }

    /// Has an answer compared with the best.
    pub fn answer(self, app: AppState, choice: Choice) {
        self.compare(app, choice, true);
    }

    /// Shows the best answer, because the person doesn't know it.
    pub fn show(self, app: AppState) {
        let asking = self
            .asking
            .with_untracked(|asking| asking.as_ref().map(|asking| asking.card.choice));
        if let Some(choice) = asking {
            self.compare(app, choice, false);
        }
    }

    fn compare(self, app: AppState, choice: Choice, is_answer: bool) {
        let Some(asking) = self.asking.get_untracked() else {
            return;
        };
        let Some(task) = asking.check(choice) else {
            // A decision that can't be evaluated is no question.
            self.forget(app);
            return;
        };
        self.set_stage(AnswerStage::Comparing);
        let card = asking.card;
        self.worker.ask(app, task, move |reply| {
            let is_current = self.asking.with_untracked(|asking| {
                let asking = asking.as_ref();
                asking.is_some_and(|asking| asking.card == card)
            });
            if !is_current {
                return;
            }
            let found = match reply {
                Reply::Judged(found) => found.into_iter().next().flatten(),
                _ => None,
            };
            let Some((finding, lost)) = found.and_then(|found| {
                let lost = found.lost()?;
                Some((found, lost))
            }) else {
                self.forget(app);
                return;
            };
            let grade = is_answer.then(|| Grade::of(lost.equity));
            let mut days = None;
            self.quiz.update(|quiz| {
                days = quiz.answered(&card, grade.unwrap_or(Grade::Wrong), today());
            });
            self.save(app);
            self.set_stage(AnswerStage::Compared {
                finding: Box::new(finding),
                grade,
                days: days.unwrap_or_default(),
            });
        });
    }

    fn set_stage(self, stage: AnswerStage) {
        self.asking.update(|asking| {
            if let Some(asking) = asking {
                asking.stage = stage;
            }
        });
    }
}

impl Asking {
    /// The task that evaluates an answer; `None` if it can't be evaluated.
    fn check(&self, choice: Choice) -> Option<Task> {
        let now = self.table.record().now();
        let position = now.game().position()?;
        let player = self.card.answerer();
        let question = engine::Question {
            entry: 0,
            game: 0,
            seat: now.seat_of(player),
            player,
            position,
            kind: choice.question_kind(&position, now.rules())?,
        };
        Some(Task::Judge {
            rules: Box::new(now.rules().clone()),
            plies: Plies::TWO,
            questions: vec![question],
        })
    }
}

/// The errors that the one person at a table made against the computer, as
/// questions.
fn cards_of_table(app: AppState) -> Vec<Card> {
    let cards = app.table.with_untracked(|table| {
        let participants = &table.setup().participants;
        let is_person = |seat: Seat| match seat {
            Seat::First => matches!(participants.white, Participant::Person { .. }),
            Seat::Second => matches!(participants.black, Participant::Person { .. }),
        };
        // With two people, it isn't known whose questions they would be.
        if is_person(Seat::First) == is_person(Seat::Second) {
            return Vec::new();
        }
        let from = app.texts.with_untracked(Texts::home_computer);
        let cards = app.table.review.with_untracked(|review| {
            let findings = review.analysis().findings().iter();
            let own = findings.filter(|finding| is_person(finding.seat));
            let card = |finding| Card::new(table.now().rules(), finding, from.clone(), today());
            own.filter_map(card).collect()
        });
        cards.unwrap_or_default()
    });
    cards.unwrap_or_default()
}

/// Today, in the browser's time zone.
#[must_use]
pub fn today() -> Day {
    let now = js_sys::Date::new_0();
    let minutes = now.get_time() / 60_000.0 - now.get_timezone_offset();
    (minutes / (24.0 * 60.0)) as Day
}
