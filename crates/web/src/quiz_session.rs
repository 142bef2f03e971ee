//! Practicing: the questions as signals, kept by the browser.

use leptos::prelude::*;
use rules::{Player, Position, Seat, Setup};
use texts::Texts;

use crate::analysis::MatchView;
use crate::app::AppState;
use crate::describe::analysis::name_of;
use crate::play::{Participant, Table};
use crate::quiz::{Card, Quiz, WORTH_KEEPING};
use crate::quiz::{Day, Grade};
use crate::storage;
use crate::worker::WorkerClient;
use crate::worker::{Check, FindingKind, Question, Reply};

/// Where the questions are kept.
const STORAGE_KEY: &str = "quiz";

/// All questions, and the one that is being answered. It outlives every
/// screen.
#[derive(Clone, Copy, Debug)]
pub struct QuizSession {
    /// All questions.
    pub quiz: RwSignal<Quiz>,
    /// The question that is being answered.
    pub asking: RwSignal<Option<Asking>>,
    post: WorkerClient,
}

/// A question that is being answered.
#[derive(Clone, Debug)]
pub struct Asking {
    /// The question.
    pub card: Card,
    /// The table at which it is answered.
    pub table: Table,
    /// How far it is.
    pub stage: AnswerStage,
}

/// How far an answer is.
#[derive(Clone, Debug, PartialEq)]
pub enum AnswerStage {
    /// Nothing is decided.
    Open,
    /// The engine compares the answer with the best.
    Comparing,
    /// It is compared.
    Compared {
        /// What the answer gives away, and what is best.
        check: Check,
        /// How good it was; nothing if the person did not know.
        grade: Option<Grade>,
        /// In how many days the question comes back.
        days: u32,
    },
}

impl QuizSession {
    /// With what the browser has kept. What cannot be read is set aside.
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
            post: WorkerClient::new(),
        }
    }

    /// Keeps the errors that a player made in the match on the analysis screen, and says
    /// how many are new.
    pub fn add_from_analysis(self, app: AppState, view: &MatchView, player: Player) -> usize {
        let from = app.texts.with_untracked(|t| {
            let [white, black] = Player::BOTH.map(|player| name_of(view.opened(), player, t));
            t.read_title(&white, &black)
        });
        let errors = view.errors().into_iter();
        let errors = errors.filter(|error| error.player == player);
        let cards = errors.filter_map(|error| {
            let setup = view.setup_of(&error)?;
            card(view.rules(), setup, &error.decided.check, &from)
        });
        self.add(app, cards.collect())
    }

    /// Keeps the errors that the one person at a table made against the
    /// computer.
    pub fn add_from_table(self, app: AppState) {
        let cards = app.table.with(|table| {
            let participants = &table.setup().participants;
            let is_person = |seat: Seat| match seat {
                Seat::First => matches!(participants.white, Participant::Person { .. }),
                Seat::Second => matches!(participants.black, Participant::Person { .. }),
            };
            // Of two people nobody knows whose the questions would be.
            if is_person(Seat::First) == is_person(Seat::Second) {
                return Vec::new();
            }
            let from = app.texts.with_untracked(Texts::home_computer);
            let findings = app.table.review.with(|review| review.findings.clone());
            let cards = findings.into_iter().filter_map(|finding| {
                let FindingKind::Decision(check) = finding.kind else {
                    return None;
                };
                let then = table.record().after(finding.entry);
                let player: Player = finding.player.parse().ok()?;
                if !is_person(then.seat_of(player)) {
                    return None;
                }
                let position: Position = then.game().position()?;
                card(then.rules(), position.into(), &check, &from)
            });
            cards.collect()
        });
        self.add(app, cards.unwrap_or_default());
    }

    fn add(self, app: AppState, cards: Vec<Card>) -> usize {
        if cards.is_empty() {
            return 0;
        }
        let mut added = 0;
        self.quiz.update(|quiz| added = quiz.keep(cards));
        self.save(app);
        added
    }

    fn save(self, app: AppState) {
        let text = self.quiz.with_untracked(Quiz::to_text);
        if let Err(reason) = storage::write(STORAGE_KEY, &text) {
            app.notify(|t| t.error_storage(&reason));
        }
    }

    /// Asks the next question. One that cannot be asked is forgotten.
    pub fn ask_next(self, app: AppState) {
        while let Some(card) = self.quiz.with_untracked(|quiz| quiz.next().cloned()) {
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

    /// Never asks the present question again.
    pub fn forget(self, app: AppState) {
        if let Some(asking) = self.asking.get_untracked() {
            self.quiz.update(|quiz| quiz.forget(&asking.card));
            self.save(app);
        }
        self.asking.set(None);
    }

    /// Has an answer compared with the best: an action in the words of a
    /// record.
    pub fn answer(self, app: AppState, action: String) {
        self.compare(app, action, true);
    }

    /// Shows the best: the person does not know.
    pub fn show(self, app: AppState) {
        let asking = self.asking.with_untracked(|asking| {
            let asking = asking.as_ref()?;
            Some(asking.card.done.clone())
        });
        if let Some(done) = asking {
            self.compare(app, done, false);
        }
    }

    fn compare(self, app: AppState, action: String, is_answer: bool) {
        let Some(asking) = self.asking.get_untracked() else {
            return;
        };
        let Some(player) = asking.card.answerer() else {
            return;
        };
        self.set_stage(AnswerStage::Comparing);
        let card = asking.card;
        let record = asking.table.record().to_string();
        let question = Question::Check {
            player: player.to_string(),
            action,
        };
        self.post.ask(app, record, question, move |reply| {
            let Reply::Checked(check) = reply else {
                // What cannot be judged is no question.
                self.forget(app);
                return;
            };
            let is_current = self.asking.with_untracked(|asking| {
                let asking = asking.as_ref();
                asking.is_some_and(|asking| asking.card == card)
            });
            if !is_current {
                return;
            }
            let grade = is_answer.then(|| Grade::of(check.loss));
            let mut days = None;
            self.quiz.update(|quiz| {
                days = quiz.answered(&card, grade.unwrap_or(Grade::Wrong), today());
            });
            self.save(app);
            self.set_stage(AnswerStage::Compared {
                check,
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

/// The question about an error, if it is worth one.
fn card(rules: &rules::Ruleset, setup: Setup, check: &Check, from: &str) -> Option<Card> {
    let is_worth_it = check.loss >= WORTH_KEEPING;
    let card = || Card::new(rules, setup, check, from.to_owned(), today());
    is_worth_it.then(card).flatten()
}

/// The day where the browser is.
#[must_use]
pub fn today() -> Day {
    let now = js_sys::Date::new_0();
    let minutes = now.get_time() / 60_000.0 - now.get_timezone_offset();
    (minutes / (24.0 * 60.0)) as Day
}
