//! Practice: one's own errors come back as questions.

use leptos::prelude::*;
use rules::{Decision, Player, WrittenPlay};
use texts::{Number, Texts};

use super::Screen;
use super::desk::look;
use super::parts::Top;
use crate::app::{House, house};
use crate::board::{Arrow, ArrowKind, Board, BoardLook, Gesture, Picture};
use crate::play::Happening;
use crate::study::{AnswerStage, Asking, Grade, Quiz, arrows_of, today, words};
use crate::words::{board_words_of, deed, denial};

/// The questions.
#[component]
pub fn QuizScreen() -> impl IntoView {
    let house = house();
    let is_asking = Memo::new(move |_| house.quiz.asking.with(Option::is_some));
    view! {
        <Top title=Signal::derive(move || house.say(Texts::quiz_title)) />
        <Show when=move || is_asking.get() fallback=move || view! { <Waiting /> }>
            <Question />
        </Show>
    }
}

/// How many questions are due, before one begins.
#[component]
fn Waiting() -> impl IntoView {
    let house = house();
    let quiz = house.quiz.quiz;
    let due = move || quiz.with(|quiz| quiz.due(today()));
    let kept = move || quiz.with(Quiz::len);
    let next_day = move || {
        let days = quiz.with(|quiz| quiz.days_to_next(today()))?;
        (due() == 0).then(|| house.say(|t| t.quiz_next_day(days)))
    };
    let begin = move || match due() {
        0 => house.say(Texts::quiz_practice_anyway),
        _ => house.say(Texts::quiz_begin),
    };
    view! {
        <main class="sheet">
            <p>{move || house.say(Texts::quiz_about)}</p>
            <p role="status">
                <strong>{move || house.say(|t| t.quiz_due(words::amount(due())))}</strong>
                " "
                {move || house.say(|t| t.quiz_kept(words::amount(kept())))}
                " "
                {next_day}
            </p>
            <div class="row">
                <Show when=move || { kept() > 0 }>
                    <button class="first" on:click=move |_| house.quiz.ask_next(house)>
                        {begin}
                    </button>
                </Show>
                <a class="button" href=format!("#{}", Screen::Desk)>
                    {move || house.say(Texts::analysis_title)}
                </a>
            </div>
        </main>
    }
}

/// A question, with the board to answer at.
#[component]
fn Question() -> impl IntoView {
    let house = house();
    let asking = house.quiz.asking;
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
            None => super::desk::empty_board(),
        })
    });
    let player = Memo::new(move |_| {
        let player = asking.with(|asking| asking.as_ref()?.card.answerer());
        player.unwrap_or(Player::White)
    });
    let look = Signal::derive(move || BoardLook {
        bottom: player.get(),
        speed: house.settings.with(|settings| settings.speed),
        ..look(house)
    });
    let arrows =
        Memo::new(move |_| asking.with(|asking| asking.as_ref().map_or(Vec::new(), best_arrows)));
    let on_gesture = move |gesture: Gesture| {
        says.set(String::new());
        if gesture == Gesture::PressDice && is_played(asking.get_untracked().as_ref()) {
            answer_play(house);
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
            if let Happening::Refused(why) = happening {
                let text = asking.with_untracked(|asking| {
                    let table = &asking.as_ref()?.table;
                    Some(house.texts.with_untracked(|t| denial(why, table, t)))
                });
                says.set(text.unwrap_or_default());
            }
        }
    };
    view! {
        <main class="desk">
            <div class="desk-board">
                <Board
                    picture=picture
                    look=look
                    words=board_words_of(house, player.into())
                    on_gesture=Callback::new(on_gesture)
                    arrows=arrows
                />
            </div>
            <div class="desk-side">
                <section class="card">
                    <p class="step-text">{move || question(house)}</p>
                    <p class="small quiet">
                        {move || {
                            let from = asking.with(|asking| {
                                asking.as_ref().map(|asking| asking.card.from.clone())
                            });
                            from.map(|from| house.say(|t| t.quiz_from(&from)))
                        }}
                    </p>
                    <p role="status">{move || says.get()}</p>
                    {move || match asking.get().map(|asking| asking.stage) {
                        Some(AnswerStage::Open) => view! { <Answers /> }.into_any(),
                        Some(AnswerStage::Comparing) => {
                            view! { <p>{house.say(Texts::quiz_thinking)}</p> }.into_any()
                        }
                        Some(AnswerStage::Compared { .. }) => view! { <Verdict /> }.into_any(),
                        None => ().into_any(),
                    }}
                </section>
            </div>
        </main>
    }
}

/// What is asked.
fn question(house: House) -> Option<String> {
    let asking = house.quiz.asking.get()?;
    let game = asking.table.record().now().game().clone();
    Some(match game.decision() {
        Decision::Play { roll, .. } => {
            let roll = house.say(|t| t.roll_name(roll));
            house.say(|t| t.quiz_asks_play(&roll))
        }
        Decision::Answer { .. } => {
            let value = game.cube().value;
            let value = value.doubled().unwrap_or(value).value();
            house.say(|t| t.quiz_asks_reply(value))
        }
        _ => house.say(Texts::quiz_asks_cube),
    })
}

/// The ways to answer.
#[component]
fn Answers() -> impl IntoView {
    let house = house();
    let asking = house.quiz.asking;
    let decision = asking.with(|asking| {
        let asking = asking.as_ref()?;
        Some(asking.table.now().game().decision())
    });
    let button = move |action: &'static str| {
        view! {
            <button on:click=move |_| house.quiz.answer(house, action.to_owned())>
                {house.say(|t| deed(action, t))}
            </button>
        }
    };
    let undo = move |_| {
        asking.update(|asking| {
            if let Some(asking) = asking
                && let Some(player) = asking.card.answerer()
            {
                asking.table.act(player, rules::Action::Undo);
            }
        });
    };
    let ways = match decision {
        Some(Decision::Play { .. }) => view! {
            <button
                class="first"
                disabled=move || !asking.with(|asking| is_played(asking.as_ref()))
                on:click=move |_| answer_play(house)
            >
                {house.say(Texts::quiz_answer)}
            </button>
            <button on:click=undo>{house.say(Texts::action_undo)}</button>
        }
        .into_any(),
        Some(Decision::Answer { .. }) => (button("take"), button("pass")).into_any(),
        _ => (button("roll"), button("double")).into_any(),
    };
    view! {
        <div class="row">
            {ways}
            <button on:click=move |_| house.quiz.show(house)>
                {house.say(Texts::quiz_show)}
            </button>
        </div>
    }
}

/// How good the answer was, and why.
#[component]
fn Verdict() -> impl IntoView {
    let house = house();
    let Some(Asking {
        card,
        stage: AnswerStage::Compared { check, grade, days },
        ..
    }) = house.quiz.asking.get_untracked()
    else {
        return ().into_any();
    };
    let loss = |loss: f32| Number::with_decimals(f64::from(loss), 3);
    let verdict = house.say(|t| match grade {
        Some(Grade::Right) => t.quiz_right(),
        Some(Grade::Nearly) => t.quiz_nearly(loss(check.loss)),
        Some(Grade::Wrong) => t.quiz_wrong(loss(check.loss)),
        None => String::new(),
    });
    let best = house.say(|t| t.quiz_best(&deed(&check.best, t)));
    let then = house.say(|t| t.quiz_then(&deed(&card.done, t), loss(card.loss)));
    let reasons = house.texts.with(|t| words::reasons(&check, t));
    let reasons = if check.loss > 0.0 {
        reasons
    } else {
        Vec::new()
    };
    view! {
        <div role="status" class="stack">
            <p><strong>{verdict}" "{best}</strong></p>
            <ul class="reasons">
                {reasons.into_iter().map(|reason| view! { <li>{reason}</li> }).collect_view()}
            </ul>
            <p>{then}</p>
            <p class="small quiet">{house.say(|t| t.quiz_comes_back(days))}</p>
        </div>
        <div class="row">
            <button
                class="first"
                on:click=move |_| {
                    let has_more = house.quiz.quiz.with_untracked(|quiz| quiz.due(today()) > 0);
                    if has_more {
                        house.quiz.ask_next(house);
                    } else {
                        house.quiz.asking.set(None);
                    }
                }
            >
                {house.say(Texts::quiz_next)}
            </button>
            <button on:click=move |_| house.quiz.forget(house)>
                {house.say(Texts::quiz_forget)}
            </button>
        </div>
    }
    .into_any()
}

/// The way of the best play, once the answer is compared.
fn best_arrows(asking: &Asking) -> Vec<Arrow> {
    let AnswerStage::Compared { check, .. } = &asking.stage else {
        return Vec::new();
    };
    let game = asking.table.record().now().game();
    let (Some(turn), Some(player)) = (game.turn(), asking.card.answerer()) else {
        return Vec::new();
    };
    let written = check.best.trim_start_matches("play").parse::<WrittenPlay>();
    let plays = turn.legal_plays();
    let best = written
        .ok()
        .and_then(|best| plays.find(&best).ok().copied());
    best.map_or(Vec::new(), |(play, _)| {
        arrows_of(player, &play, ArrowKind::Best)
    })
}

/// Whether a whole play lies on the board.
fn is_played(asking: Option<&Asking>) -> bool {
    let turn = asking.and_then(|asking| asking.table.now().game().turn());
    turn.is_some_and(rules::Turn::can_end)
}

/// Answers with the play that lies on the board, and lays the position out
/// again.
fn answer_play(house: House) {
    let mut action = None;
    house.quiz.asking.update(|asking| {
        if let Some(asking) = asking
            && asking.stage == AnswerStage::Open
            && let Some(turn) = asking.table.now().game().turn()
        {
            action = Some(rules::Action::Play(turn.play()).to_string());
            if let Some(table) = asking.card.table() {
                asking.table = table;
            }
        }
    });
    if let Some(action) = action {
        house.quiz.answer(house, action);
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
