//! The list of the worst errors.

use leptos::prelude::*;
use rules::Player;
use texts::{Number, Texts};

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
    let line = move |error: ListedError| {
        let ListedError { step, finding } = error;
        let name = analysis.with(|analysis| {
            app.text(|t| describe::analysis::name_of(analysis.imported(), finding.player, t))
        });
        let text = app.text(|t| {
            let (made, best) = (describe::made(&finding, t), describe::best(&finding, t));
            t.worst_item(&name.unwrap_or_default(), &made, &best)
        });
        let game = finding.game;
        let loss = finding.lost().unwrap_or_default().equity;
        let loss = Number::with_decimals(loss, 3);
        view! {
            <li>
                <button class="plain" on:click=move |_| analysis.go(app, GoTo::Step(step))>
                    <bdi>{text}</bdi>
                </button>
                <span class="small quiet">
                    {app.text(|t| t.table_game(describe::analysis::amount(game + 1)))}" · "
                    {app.text(|t| t.step_lost(loss))}
                </span>
            </li>
        }
    };
    view! {
        <section class="card">
            <h2>{move || app.text(Texts::worst_title)}</h2>
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
            <Keep />
        </section>
    }
}

/// Keeps the errors of one player as questions.
#[component]
fn Keep() -> impl IntoView {
    let app = app();
    let analysis = app.analysis;
    let kept = RwSignal::new(None::<usize>);
    let button = move |player: Player| {
        let name = move || {
            let name = analysis.with(|analysis| {
                app.text(|t| describe::analysis::name_of(analysis.imported(), player, t))
            });
            app.text(|t| t.quiz_keep(&name.unwrap_or_default()))
        };
        let keep = move |_| {
            let added = analysis.with(|analysis| app.quiz.add_from_analysis(app, analysis, player));
            kept.set(added);
        };
        view! { <button on:click=keep>{name}</button> }
    };
    view! {
        <div class="row">{Player::BOTH.map(button).collect_view()}</div>
        <p role="status" class="small">
            {move || kept.get().map(|count| app.text(|t| t.quiz_keep_done(describe::analysis::amount(count))))}
        </p>
    }
}
