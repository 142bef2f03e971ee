//! Stepping through a match.

use engine::{Finding, Subject};
use leptos::prelude::*;
use rules::{Movement, Play};
use texts::{Number, Texts};

use super::decision::Decision;
use super::{PositionAnswer, RolloutPart};
use crate::analysis::{GoTo, MatchView};
use crate::app::{AppState, app};
use crate::describe;

/// What was done, how good it was, and the way to other steps.
#[component]
pub(super) fn Stepper() -> impl IntoView {
    let app = app();
    let analysis = app.analysis;
    let text = Memo::new(move |_| {
        let text = analysis.with(|analysis| {
            let step = analysis.step()?;
            Some(app.text(|t| describe::analysis::step(step, analysis.imported(), t)))
        });
        text.flatten().unwrap_or_default()
    });
    let place = move || {
        let place = analysis.with(|analysis| {
            let step = analysis.step()?;
            let game = app.text(|t| t.table_game(describe::analysis::amount(step.game + 1)));
            let [white, black] = analysis.imported().games.get(step.game)?.score;
            let number = describe::analysis::amount(analysis.at() + 1);
            let all = describe::analysis::amount(analysis.steps().len());
            let of = app.text(|t| t.steps_of(number, all));
            Some(format!("{game} · {white}–{black} · {of}"))
        });
        place.flatten()
    };
    let is_match =
        Memo::new(move |_| analysis.with(|analysis| analysis.steps().len() > 1) == Some(true));
    let decided = Memo::new(move |_| {
        let decided = analysis.with(|analysis| {
            let decided = analysis.decisions_at(analysis.at()).into_iter();
            decided.cloned().collect::<Vec<Finding>>()
        });
        decided.unwrap_or_default()
    });
    view! {
        <section class="card stepper">
            <p class="small quiet">{place}</p>
            <p class="step-text" role="status" aria-live="polite">
                <bdi>{move || text.get()}</bdi>
            </p>
            <Show when=move || is_match.get()>
                <div class="row steps" role="group">
                    <StepButton to=GoTo::PreviousError sign="«!" name=Texts::steps_back_error />
                    <StepButton to=GoTo::First sign="«" name=Texts::steps_first />
                    <StepButton to=GoTo::Previous sign="‹" name=Texts::steps_back />
                    <StepButton to=GoTo::Next sign="›" name=Texts::steps_on />
                    <StepButton to=GoTo::Last sign="»" name=Texts::steps_last />
                    <StepButton to=GoTo::NextError sign="!»" name=Texts::steps_on_error />
                </div>
                <p class="small quiet keys">{move || app.text(Texts::steps_keys)}</p>
            </Show>
            {move || {
                let decided = decided.get();
                let movement = analysis.with(|analysis| analysis.rules().movement);
                let movement = movement.unwrap_or(Movement::INTERNATIONAL);
                let decided = decided.into_iter();
                decided.map(|finding| view! { <Decision finding movement /> }).collect_view()
            }}
            <p class="small">{move || luck(app)}</p>
            <p class="small quiet">{move || not_judged(app)}</p>
            <PositionAnswer position=analysis.position />
            <RolloutPart
                position=analysis.position
                record=Callback::new(move |()| analysis.with(MatchView::record).flatten())
                plays=Callback::new(move |()| compared(&decided.get_untracked()))
            />
        </section>
    }
}

#[component]
fn StepButton(to: GoTo, sign: &'static str, name: fn(&Texts) -> String) -> impl IntoView {
    let app = app();
    let said = move || app.text(name);
    view! {
        <button aria-label=said title=said on:click=move |_| app.analysis.go(app, to)>
            <span aria-hidden="true" class="turns-with-text">{sign}</span>
        </button>
    }
}

fn luck(app: AppState) -> Option<String> {
    let luck = app
        .analysis
        .with(|analysis| analysis.luck_at(analysis.at()))
        .flatten()?;
    let luck = Number::with_decimals(luck, 3);
    Some(app.text(|t| t.step_luck(luck)))
}

/// Says so where nothing is known about a step.
fn not_judged(app: AppState) -> Option<String> {
    let is_judged = app.analysis.with(|analysis| {
        let at = analysis.at();
        let is_silent = analysis.decisions_at(at).is_empty() && analysis.luck_at(at).is_none();
        let is_match = !analysis.analysis().is_empty();
        (is_silent && is_match).then(|| analysis.is_judged_at(at))
    });
    is_judged.flatten().map(|is_judged| match is_judged {
        true => app.text(Texts::step_not_judged),
        false => app.text(Texts::step_not_yet),
    })
}

/// The plays that a rollout compares: the best and the one that was made.
fn compared(decided: &[Finding]) -> Vec<Play> {
    /// More take too long.
    const MOST: usize = 3;
    let judged = decided.iter().find_map(|finding| match &finding.subject {
        Subject::Play(judged) => Some(judged),
        _ => None,
    });
    let Some(judged) = judged else {
        return Vec::new();
    };
    let best = judged.plays.iter().take(MOST - 1);
    let mut plays: Vec<Play> = best.map(|ranked| ranked.play).collect();
    let made = judged.made().play;
    if !plays.contains(&made) {
        plays.push(made);
    }
    plays
}
