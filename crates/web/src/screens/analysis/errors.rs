//! The list of the worst errors.

use leptos::prelude::*;
use rules::Player;
use texts::Texts;

use super::tabs::Tab;
use crate::analysis::{GoTo, ListedError, MatchView};
use crate::app::app;
use crate::describe;

/// How many are shown at first.
const FIRST: usize = 10;

/// The worst errors; a click goes to the step.
#[component]
pub(super) fn Errors() -> impl IntoView {
    let app = app();
    let analysis = app.analysis;
    let shows_all = RwSignal::new(false);
    let worst = Memo::new(move |_| analysis.with(MatchView::worst).unwrap_or_default());
    let at = Memo::new(move |_| analysis.with(MatchView::at).unwrap_or_default());
    let line = move |error: ListedError| {
        let ListedError { step, finding } = error;
        let name = analysis.with(|analysis| {
            app.text(|t| describe::analysis::label_of(analysis.imported(), finding.player, t))
        });
        let labels = analysis.with(MatchView::labels).unwrap_or_default();
        let text = app.text(|t| {
            let (made, best) = (
                describe::made(&finding, labels, t),
                describe::best(&finding, labels, t),
            );
            t.worst_item(&name.unwrap_or_default(), &made, &best)
        });
        let class = describe::analysis::mark_class(&finding);
        let cost = app.text(|t| describe::analysis::cost(&finding, t));
        let rows = analysis.with(MatchView::move_rows).unwrap_or_default();
        let row = rows.iter().find(|row| row.cells.contains(&Some(step)));
        let place = row.map(|row| {
            let [game, number] = [row.game + 1, row.number].map(describe::analysis::amount);
            app.text(|t| t.report_where(game, number))
        });
        let here = move || (at.get() == step).then_some("step");
        view! {
            <li>
                <button
                    class="plain"
                    aria-current=here
                    on:click=move |_| analysis.go(app, GoTo::Step(step))
                >
                    <span class=format!("dot {class}") aria-hidden="true"></span>
                    <span>
                        <span>{text}</span>
                        <span class="small quiet">{place}</span>
                    </span>
                    <span class="figure">{cost}</span>
                </button>
            </li>
        }
    };
    view! {
        <section class="pane pane-errors" id=Tab::Errors.panel()>
            <h2 class="visually-hidden">{move || app.text(Texts::worst_title)}</h2>
            <Show when=move || worst.with(Vec::is_empty)>
                <p class="quiet">{move || app.text(Texts::worst_none)}</p>
            </Show>
            <ol class="error-list">
                {move || {
                    let most = if shows_all.get() { usize::MAX } else { FIRST };
                    worst.get().into_iter().take(most).map(line).collect_view()
                }}
            </ol>
            <Show when=move || { worst.with(Vec::len) > FIRST }>
                <button on:click=move |_| shows_all.update(|all| *all = !*all)>
                    {move || match shows_all.get() {
                        true => app.text(Texts::button_less),
                        false => app.text(Texts::button_more),
                    }}
                </button>
            </Show>
            <Practice />
        </section>
    }
}

/// Practicing the errors of one player.
#[component]
fn Practice() -> impl IntoView {
    let app = app();
    let analysis = app.analysis;
    let button = move |player: Player| {
        let name = move || {
            let name = analysis.with(|analysis| {
                app.text(|t| describe::analysis::subject_of(analysis.imported(), player, t))
            });
            app.text(|t| t.quiz_keep(&name.unwrap_or_default()))
        };
        let practice = move |_| {
            analysis.with(|analysis| app.quiz.practice_analysis(app, analysis, player));
        };
        view! { <button class="practice-errors" on:click=practice>{name}</button> }
    };
    view! { <div class="row">{Player::BOTH.map(button).collect_view()}</div> }
}
