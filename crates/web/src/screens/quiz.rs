//! Practice: your own errors come back as questions.

use engine::{CubeChoice, Reply, Subject};
use leptos::prelude::*;
use rules::{Decision, Player, PointLabels};
use texts::{Number, Texts};

use super::Screen;
use super::analysis::look;
use super::chart::Trend;
use super::components::Header;
use super::date;
use super::diagram::Diagram;
use crate::analysis::arrows_of;
use crate::app::{AppState, app};
use crate::board::{Arrow, ArrowKind, Board, BoardLook, Gesture, Picture};
use crate::describe;
use crate::describe::{aria_labels_counted_by, denial};
use crate::play::TableEvent;
use crate::quiz::{Grade, PracticeDay, Quiz};
use crate::quiz_session::{AnswerStage, Asking, today};
use crate::worker::Choice;

/// The questions; what's due comes up right away.
#[component]
pub fn QuizScreen() -> impl IntoView {
    let app = app();
    let is_asking = Memo::new(move |_| app.quiz.asking.with(Option::is_some));
    if !is_asking.get_untracked() && app.quiz.has_more() {
        app.quiz.ask_next(app);
    }
    view! {
        <Header title=Signal::derive(move || app.text(Texts::quiz_title)) />
        <main class="study">
            <Show when=move || is_asking.get() fallback=move || view! { <Waiting /> }>
                <Question />
            </Show>
        </main>
    }
}

/// Nothing is due: shows when something will be, and the progress so far.
#[component]
fn Waiting() -> impl IntoView {
    let app = app();
    let quiz = app.quiz.quiz;
    let kept = move || quiz.with(Quiz::len);
    let next_day = move || {
        let days = quiz.with(|quiz| quiz.days_to_next(today()))?;
        Some(app.text(|t| t.quiz_next_day(days)))
    };
    let appearance = rules::Ruleset::international().appearance;
    let board = rules::Variant::Backgammon.opening();
    view! {
        <div class="study-board">
            <Diagram board cube=None appearance shape=app.shape />
        </div>
        <div class="study-side">
            <section class="card">
                <h2>{move || app.text(|t| t.quiz_due(describe::analysis::amount(0)))}</h2>
                <p>
                    {move || app.text(|t| t.quiz_kept(describe::analysis::amount(kept())))}
                    " "
                    {next_day}
                </p>
                <div class="row">
                    <Show
                        when=move || { kept() > 0 }
                        fallback=move || view! {
                            <a
                                class="button first"
                                href=format!("#{}", Screen::Start(super::StartMode::Computer))
                            >
                                {move || app.text(Texts::start_play)}
                            </a>
                        }
                    >
                        <button on:click=move |_| app.quiz.ask_next(app)>
                            {move || app.text(Texts::quiz_practice_anyway)}
                        </button>
                    </Show>
                </div>
                <p class="small quiet">{move || app.text(Texts::quiz_about)}</p>
            </section>
            <Progress />
        </div>
    }
}

/// So long is a day.
const MILLISECONDS: f64 = 24.0 * 60.0 * 60.0 * 1000.0;

/// How many answers were right, day by day.
#[component]
fn Progress() -> impl IntoView {
    let app = app();
    let days = move || {
        app.quiz.quiz.with(|quiz| {
            let days = quiz.days().iter();
            let share = |day: &PracticeDay| {
                let share = 100.0 * f64::from(day.right) / f64::from(day.asked);
                (date::day(app, MILLISECONDS * f64::from(day.day)), share)
            };
            days.map(share).collect::<Vec<_>>()
        })
    };
    let about = Signal::derive(move || app.text(Texts::quiz_progress));
    view! {
        <Show when=move || { days().len() > 1 }>
            <section class="card progress">
                <h2>{about}</h2>
                <Trend
                    points=Signal::derive(days)
                    about
                    written=|value, _, t| t.figure_percent(Number::with_decimals(value, 0))
                />
            </section>
        </Show>
    }
}

/// A question, with the board to answer at.
#[component]
fn Question() -> impl IntoView {
    let app = app();
    let asking = app.quiz.asking;
    let says = RwSignal::new(String::new());
    let picture = Signal::derive(move || {
        asking.with(|asking| match asking {
            Some(asking) if asking.stage == AnswerStage::Open => asking.table.picture(),
            Some(asking) => Picture {
                movable: Vec::new(),
                may_lift: None,
                can_press_dice: None,
                can_press_cube: false,
                ..asking.table.picture()
            },
            None => super::analysis::empty_board(),
        })
    });
    let player = Memo::new(move |_| {
        let player = asking.with(|asking| Some(asking.as_ref()?.card.answerer()));
        player.unwrap_or(Player::White)
    });
    let look = Signal::derive(move || BoardLook {
        bottom: player.get(),
        shape: app.shape.get(),
        speed: app.settings.with(|settings| settings.speed),
        ..look(app)
    });
    let arrows =
        Memo::new(move |_| asking.with(|asking| asking.as_ref().map_or(Vec::new(), best_arrows)));
    let on_gesture = move |gesture: Gesture| {
        says.set(String::new());
        if gesture == Gesture::PressDice && is_played(asking.get_untracked().as_ref()) {
            answer_play(app);
            return;
        }
        let mut happened = Vec::new();
        asking.update(|asking| {
            if let Some(asking) = asking
                && asking.stage == AnswerStage::Open
                && is_about_moves(gesture)
            {
                happened = asking.table.gesture(gesture);
            }
        });
        for happening in &happened {
            if let TableEvent::Refused(why) = happening {
                let text = asking.with_untracked(|asking| {
                    let table = &asking.as_ref()?.table;
                    Some(app.texts.with_untracked(|t| denial(why, table, t)))
                });
                says.set(text.unwrap_or_default());
            }
        }
    };
    let is_open = move || {
        asking.with(|asking| {
            let stage = asking.as_ref().map(|asking| &asking.stage);
            stage == Some(&AnswerStage::Open)
        })
    };
    let left = move || {
        asking.track();
        app.text(|t| t.quiz_left(describe::analysis::amount(app.quiz.left())))
    };
    view! {
        <div class="study-board">
            <Board
                picture=picture
                look=look
                labels=aria_labels_counted_by(app, player.into())
                on_gesture=Callback::new(on_gesture)
                on_sound=Callback::new(move |sound| app.sound(sound))
                arrows=arrows
            />
        </div>
        <div class="study-side">
            <section class="card">
                <h2>{move || question(app)}</h2>
                <p class="small">{move || circumstances(app)}</p>
                <p class="says" role="status" hidden=move || !is_open()>
                    {move || says.get()}
                </p>
                {move || match asking.get().map(|asking| asking.stage) {
                    Some(AnswerStage::Open) => view! { <Answers /> }.into_any(),
                    Some(AnswerStage::Comparing) => {
                        view! { <p>{app.text(Texts::quiz_thinking)}</p> }.into_any()
                    }
                    Some(AnswerStage::Compared { .. }) => view! { <Verdict /> }.into_any(),
                    None => ().into_any(),
                }}
                <p class="small quiet">
                    {left} " · "
                    {move || {
                        let from = asking.with(|asking| {
                            asking.as_ref().map(|asking| asking.card.from.clone())
                        });
                        from.map(|from| app.text(|t| t.quiz_from(&from)))
                    }}
                </p>
            </section>
        </div>
    }
}

/// What is asked.
fn question(app: AppState) -> Option<String> {
    let asking = app.quiz.asking.get()?;
    let game = asking.table.record().now().game().clone();
    Some(match game.decision() {
        Decision::Play { roll, .. } => {
            let roll = app.text(|t| t.roll_name(roll));
            app.text(|t| t.quiz_asks_play(&roll))
        }
        Decision::Answer { .. } => {
            let value = game.cube().value;
            let value = value.doubled().unwrap_or(value).value();
            app.text(|t| t.quiz_asks_reply(value))
        }
        _ => app.text(Texts::quiz_asks_cube),
    })
}

/// The score and the pips, without which no cube decision can be answered.
fn circumstances(app: AppState) -> Option<String> {
    let asking = app.quiz.asking.get()?;
    let game = asking.table.record().now().game().clone();
    let position = game.position()?;
    let on_roll = position.on_roll();
    let decider = match game.decision() {
        Decision::Answer { player, .. } => player,
        _ => on_roll,
    };
    let board = position.board();
    let mut pips = [board.player().pips(), board.opponent().pips()];
    if decider != on_roll {
        pips.reverse();
    }
    let pips = app.text(|t| t.reason_race_pips(pips[0], pips[1]));
    let stakes = position.stakes();
    let away = stakes.away(decider).zip(stakes.away(decider.opponent()));
    let Some((yours, theirs)) = away else {
        return Some(pips);
    };
    let score = app.text(|t| t.reason_score(yours, theirs));
    let crawford = stakes
        .is_crawford()
        .then(|| app.text(Texts::reason_score_crawford));
    let said: Vec<String> = [Some(score), crawford, Some(pips)]
        .into_iter()
        .flatten()
        .collect();
    Some(said.join(" "))
}

/// The ways to answer.
#[component]
fn Answers() -> impl IntoView {
    let app = app();
    let asking = app.quiz.asking;
    let decision = asking.with(|asking| {
        let asking = asking.as_ref()?;
        Some(asking.table.now().game().decision())
    });
    let button = move |choice: Choice| {
        view! {
            <button on:click=move |_| app.quiz.answer(app, choice)>
                {app.text(|t| describe::choice(choice, Player::White, PointLabels::Numbers, t))}
            </button>
        }
    };
    let undo = move |_| {
        asking.update(|asking| {
            if let Some(asking) = asking {
                let player = asking.card.answerer();
                asking.table.act(player, rules::Action::Undo);
            }
        });
    };
    let ways = match decision {
        Some(Decision::Play { .. }) => view! {
            <button
                class="first"
                disabled=move || !asking.with(|asking| is_played(asking.as_ref()))
                on:click=move |_| answer_play(app)
            >
                {app.text(Texts::quiz_answer)}
            </button>
            <button on:click=undo>{app.text(Texts::action_undo)}</button>
        }
        .into_any(),
        Some(Decision::Answer { .. }) => {
            let replies = [Reply::Take, Reply::Pass].map(Choice::Reply);
            replies.map(button).collect_view().into_any()
        }
        _ => {
            let choices = [CubeChoice::Roll, CubeChoice::Double].map(Choice::Cube);
            choices.map(button).collect_view().into_any()
        }
    };
    view! {
        <div class="row">
            {ways}
            <button class="plain" on:click=move |_| app.quiz.show(app)>
                {app.text(Texts::quiz_show)}
            </button>
        </div>
    }
}

/// How good the answer was, and why.
#[component]
fn Verdict() -> impl IntoView {
    let app = app();
    let Some(Asking {
        card,
        table,
        stage:
            AnswerStage::Compared {
                finding,
                grade,
                days,
            },
    }) = app.quiz.asking.get_untracked()
    else {
        return ().into_any();
    };
    let number = |loss: f64| Number::with_decimals(loss, 3);
    let loss = finding.lost().unwrap_or_default().equity;
    let verdict = app.text(|t| match grade {
        Some(Grade::Right) => t.quiz_right(),
        Some(Grade::Nearly) => t.quiz_nearly(number(loss)),
        Some(Grade::Wrong) => t.quiz_wrong(number(loss)),
        None => String::new(),
    });
    let labels = table.labels();
    let best = app.text(|t| t.quiz_best(&describe::best(&finding, labels, t)));
    let then = app.text(|t| {
        t.quiz_then(
            &describe::choice(card.choice, finding.player, labels, t),
            number(card.loss),
        )
    });
    // Whoever gave no answer reads why that play was wrong.
    let (before, after) = match grade {
        None => (Some(then), None),
        Some(_) => (None, Some(then)),
    };
    let movement = table.now().rules().movement;
    let reasons = match loss > 0.0 {
        true => app
            .texts
            .with(|t| describe::analysis::reasons(&finding, movement, labels, t)),
        false => Vec::new(),
    };
    view! {
        <div role="status" class="stack">
            <p><strong>{verdict}" "{best}</strong></p>
            {before.map(|then| view! { <p>{then}</p> })}
            <ul class="reasons">
                {reasons.into_iter().map(|reason| view! { <li>{reason}</li> }).collect_view()}
            </ul>
            {after.map(|then| view! { <p>{then}</p> })}
            <p class="small quiet">{app.text(|t| t.quiz_comes_back(days))}</p>
        </div>
        <div class="row">
            <button
                class="first"
                on:click=move |_| {
                    if app.quiz.has_more() {
                        app.quiz.ask_next(app);
                    } else {
                        app.quiz.asking.set(None);
                    }
                }
            >
                {app.text(Texts::quiz_next)}
            </button>
            <button class="plain" on:click=move |_| app.quiz.forget(app)>
                {app.text(Texts::quiz_forget)}
            </button>
        </div>
    }
    .into_any()
}

/// The path of the best play, once the answer has been compared.
fn best_arrows(asking: &Asking) -> Vec<Arrow> {
    match &asking.stage {
        AnswerStage::Compared { finding, .. } => match &finding.subject {
            Subject::Play(judged) => {
                arrows_of(finding.player, &judged.best().play, ArrowKind::Best)
            }
            _ => Vec::new(),
        },
        AnswerStage::Open | AnswerStage::Comparing => Vec::new(),
    }
}

/// Whether a whole play has been made on the board.
fn is_played(asking: Option<&Asking>) -> bool {
    let turn = asking.and_then(|asking| asking.table.now().game().turn());
    turn.is_some_and(rules::Turn::can_end)
}

/// Answers with the play made on the board, and resets the position.
fn answer_play(app: AppState) {
    let mut choice = None;
    app.quiz.asking.update(|asking| {
        if let Some(asking) = asking
            && asking.stage == AnswerStage::Open
            && let Some(turn) = asking.table.now().game().turn()
        {
            choice = turn.legal_plays().leading_to(&turn.board());
            if let Some(table) = asking.card.table() {
                asking.table = table;
            }
        }
    });
    if let Some(play) = choice {
        app.quiz.answer(app, Choice::Play(play));
    }
}

/// Whether a gesture is about checkers: the rest is answered by buttons.
const fn is_about_moves(gesture: Gesture) -> bool {
    match gesture {
        Gesture::Press(_)
        | Gesture::PressOther(_)
        | Gesture::PickUp(_)
        | Gesture::PutDown { .. }
        | Gesture::SwapDice => true,
        Gesture::PressDice | Gesture::PressCube => false,
    }
}
