//! The progress and depth of the analysis.

use engine::Plies;
use leptos::prelude::*;
use texts::Texts;

use crate::analysis::MatchView;
use crate::app::app;
use crate::describe;
use crate::runs::Runs;
use crate::screens::components::Choices;

/// The progress of the analysis, a button to stop it, and the choice of depth.
#[component]
pub(super) fn Progress() -> impl IntoView {
    let app = app();
    let analysis = app.analysis;
    let done = move || {
        let done =
            analysis.with(|analysis| (analysis.analysis().done(), analysis.analysis().len()));
        done.unwrap_or_default()
    };
    let is_judging = move || analysis.judging.with(Runs::is_running);
    let is_judged = move || analysis.with(|analysis| analysis.analysis().is_done()) == Some(true);
    let says = move || {
        let (done, all) = done();
        if is_judged() {
            app.text(Texts::judging_done)
        } else if is_judging() {
            app.text(|t| {
                t.judging_progress(
                    describe::analysis::amount(done),
                    describe::analysis::amount(all),
                )
            })
        } else {
            app.text(Texts::judging_stopped)
        }
    };
    let depths = Signal::derive(move || {
        let plies = (0..=3).filter_map(|plies| Plies::try_from(plies).ok());
        let depth = |plies: Plies| (plies, app.text(|t| t.judging_plies(plies.number())));
        plies.map(depth).collect::<Vec<_>>()
    });
    view! {
        <progress max=move || done().1 value=move || done().0>
            {says}
        </progress>
        <p class="row small">
            <span class="grows" role="status">{says}</span>
            <Show when=is_judging>
                <button on:click=move |_| analysis.stop()>
                    {move || app.text(Texts::judging_cancel)}
                </button>
            </Show>
            <Show when=move || !is_judging() && !is_judged()>
                <button class="first" on:click=move |_| analysis.judge(app)>
                    {move || app.text(Texts::judging_go_on)}
                </button>
            </Show>
        </p>
        <Choices
            label=Signal::derive(move || app.text(Texts::judging_depth))
            values=depths
            chosen=analysis.plies
            on_choose=move |plies| analysis.judge_again(app, plies)
        />
        <p class="quiet small">
            {move || {
                let nets = analysis.with(MatchView::nets).flatten();
                nets.map(|nets| app.text(|t| describe::analysis::nets(nets, t)))
            }}
        </p>
    }
}
