//! Stepping through a match.

use leptos::prelude::*;
use texts::{Number, Texts};

use super::decision::Decision;
use super::{ProbeAnswer, RolloutPart};
use crate::analysis::{GoTo, MatchView};
use crate::app::{AppState, app};
use crate::describe;
use crate::worker::Decided;

/// What was done, how good it was, and the way to other steps.
#[component]
pub(super) fn Stepper() -> impl IntoView {
    let app = app();
    let analysis = app.analysis;
    let text = Memo::new(move |_| {
        let text = analysis.with(|analysis| {
            let step = analysis.step()?;
            Some(app.text(|t| describe::analysis::step(step, analysis.opened(), t)))
        });
        text.flatten().unwrap_or_default()
    });
    let place = move || {
        let place = analysis.with(|analysis| {
            let step = analysis.step()?;
            let game = app.text(|t| t.table_game(describe::analysis::amount(step.game + 1)));
            let [white, black] = analysis.opened().games.get(step.game)?.score;
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
            let decided = analysis.decided_at(analysis.at()).into_iter();
            decided.cloned().collect::<Vec<Decided>>()
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
                    <StepButton way=GoTo::PreviousError sign="«!" name=Texts::steps_back_error />
                    <StepButton way=GoTo::First sign="«" name=Texts::steps_first />
                    <StepButton way=GoTo::Previous sign="‹" name=Texts::steps_back />
                    <StepButton way=GoTo::Next sign="›" name=Texts::steps_on />
                    <StepButton way=GoTo::Last sign="»" name=Texts::steps_last />
                    <StepButton way=GoTo::NextError sign="!»" name=Texts::steps_on_error />
                </div>
                <p class="small quiet keys">{move || app.text(Texts::steps_keys)}</p>
            </Show>
            {move || {
                let decided = decided.get();
                decided.into_iter().map(|decided| view! { <Decision decided /> }).collect_view()
            }}
            <p class="small">{move || luck(app)}</p>
            <p class="small quiet">{move || not_judged(app)}</p>
            <ProbeAnswer probe=analysis.probe />
            <RolloutPart
                probe=analysis.probe
                record=Callback::new(move |()| analysis.with(MatchView::record).flatten())
                plays=Callback::new(move |()| compared(&decided.get_untracked()))
            />
        </section>
    }
}

#[component]
fn StepButton(way: GoTo, sign: &'static str, name: fn(&Texts) -> String) -> impl IntoView {
    let app = app();
    let said = move || app.text(name);
    view! {
        <button aria-label=said title=said on:click=move |_| app.analysis.go(app, way)>
            <span aria-hidden="true" class="turns-with-text">{sign}</span>
        </button>
    }
}

fn luck(app: AppState) -> Option<String> {
    let luck = app
        .analysis
        .with(|analysis| analysis.luck_at(analysis.at()))
        .flatten()?;
    let luck = Number::with_decimals(f64::from(luck), 3);
    Some(app.text(|t| t.step_luck(luck)))
}

/// Says so where nothing is known about a step.
fn not_judged(app: AppState) -> Option<String> {
    let is_judged = app.analysis.with(|analysis| {
        let at = analysis.at();
        let is_silent = analysis.decided_at(at).is_empty() && analysis.luck_at(at).is_none();
        let is_match = analysis.opened().questions > 0;
        (is_silent && is_match).then(|| analysis.is_judged_at(at))
    });
    is_judged.flatten().map(|is_judged| match is_judged {
        true => app.text(Texts::step_not_judged),
        false => app.text(Texts::step_not_yet),
    })
}

/// The plays that a rollout compares: the best and the one that was made.
fn compared(decided: &[Decided]) -> Vec<String> {
    /// More take too long.
    const MOST: usize = 3;
    let Some(decided) = decided.iter().find(|decided| !decided.plays.is_empty()) else {
        return Vec::new();
    };
    let best = decided.plays.iter().take(MOST - 1);
    let mut plays: Vec<String> = best.map(|hint| hint.play.clone()).collect();
    let made = decided.check.action.trim_start_matches("play").trim();
    if !plays.iter().any(|play| play == made) {
        plays.push(made.to_owned());
    }
    plays
}
