//! Stepping through a match.

use leptos::prelude::*;
use texts::Texts;

use crate::analysis::{GoTo, MatchView};
use crate::app::app;
use crate::describe;

/// What was done and what it cost, in a line of fixed height, and buttons to
/// other steps.
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
    let worst = Memo::new(move |_| {
        let worst = analysis.with(|analysis| {
            let decisions = analysis.decisions_at(analysis.at()).into_iter();
            let marked = decisions.filter(|finding| finding.mark().is_some());
            let lost = |finding: &&engine::Finding| finding.lost().unwrap_or_default().equity;
            let worst = marked.max_by(|one, other| lost(one).total_cmp(&lost(other)))?;
            let class = describe::analysis::mark_class(worst);
            let mark = worst.mark()?;
            let mark = app.text(|t| describe::analysis::mark(mark, t));
            let cost = app.text(|t| describe::analysis::cost(worst, t));
            Some((class, format!("{mark} {cost}")))
        });
        worst.flatten()
    });
    let is_match =
        Memo::new(move |_| analysis.with(|analysis| analysis.steps().len() > 1) == Some(true));
    let of = move || {
        let of = analysis.with(|analysis| {
            let number = describe::analysis::amount(analysis.at() + 1);
            let all = describe::analysis::amount(analysis.steps().len());
            app.text(|t| t.steps_of(number, all))
        });
        of.unwrap_or_default()
    };
    let has_steps =
        Memo::new(move |_| analysis.with(|analysis| !analysis.steps().is_empty()) == Some(true));
    view! {
        <div class="analyzed-steps">
            <p class="step-line" role="status" aria-live="polite">
                <span class="step-text">
                    {move || match has_steps.get() {
                        true => text.get(),
                        false => app.text(Texts::read_nothing_judged),
                    }}
                </span>
                {move || worst.get().map(|(class, text)| {
                    view! { <span class=format!("mark-chip {class}")>{text}</span> }
                })}
            </p>
            <Show when=move || is_match.get()>
                <div class="steps" role="group" aria-label=move || app.text(Texts::table_moves)>
                    <StepButton to=GoTo::First icon="M6 5v14M18 5 9 12l9 7z" name=Texts::steps_first />
                    <StepButton to=GoTo::Previous icon="M16 5 7 12l9 7z" name=Texts::steps_back />
                    <span class="small quiet of">{of}</span>
                    <StepButton to=GoTo::Next icon="M8 5l9 7-9 7z" name=Texts::steps_on />
                    <StepButton to=GoTo::Last icon="M18 5v14M6 5l9 7-9 7z" name=Texts::steps_last />
                    <StepButton
                        to=GoTo::PreviousError
                        icon="M13 5 4 12l9 7zM19 5v9M19 18v1"
                        name=Texts::steps_back_error
                    />
                    <StepButton
                        to=GoTo::NextError
                        icon="M11 5l9 7-9 7zM5 5v9M5 18v1"
                        name=Texts::steps_on_error
                    />
                </div>
            </Show>
        </div>
    }
}

#[component]
fn StepButton(to: GoTo, icon: &'static str, name: fn(&Texts) -> String) -> impl IntoView {
    let app = app();
    let said = move || app.text(name);
    let is_idle = Memo::new(move |_| {
        app.analysis
            .with(|analysis: &MatchView| !analysis.can_go(to))
            != Some(false)
    });
    view! {
        <button
            class="plain"
            aria-label=said
            title=said
            disabled=move || is_idle.get()
            on:click=move |_| app.analysis.go(app, to)
        >
            <svg class="icon turns-with-text" viewBox="0 0 24 24" aria-hidden="true">
                <path d=icon />
            </svg>
        </button>
    }
}
