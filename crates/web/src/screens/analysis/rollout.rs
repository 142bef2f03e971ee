//! A rollout on request, with its shrinking margin.

use engine::LineResult;
use leptos::prelude::*;
use rules::{Play, Record, insertion_sort_by};
use texts::{Number, Texts};

use crate::analysis_session::PositionAnalysis;
use crate::app::app;
use crate::describe::analysis::{percent, signed};
use crate::describe::{self, PlayNotation};
use crate::runs::Runs;
use crate::worker::Choice;

/// This many standard errors are the margin that holds in 95 of 100 cases.
const MARGIN: f32 = 1.96;

/// Rolls out the current position.
#[component]
pub(in crate::screens) fn RolloutPart(
    /// What is known about the position.
    position: PositionAnalysis,
    /// The position, if there is one.
    record: Callback<(), Option<Record>>,
    /// The plays to compare; empty to compare those that look best.
    plays: Callback<(), Vec<Play>>,
) -> impl IntoView {
    let app = app();
    let start = move |_| {
        if let Some(record) = record.run(()) {
            position.roll_out(app, record.now().game(), plays.run(()));
        }
    };
    let line = move |(choice, line): (Choice, LineResult)| {
        let PlayNotation { player, labels } = PlayNotation::of(record.run(()).as_ref());
        let name = app.text(|t| describe::choice(choice, player, labels, t));
        let margin = Number::with_decimals(f64::from(MARGIN * line.equity_error.0), 3);
        view! {
            <tr>
                <th scope="row"><bdi dir="ltr">{name}</bdi></th>
                <td>{app.text(|t| signed(f64::from(line.equity.0), 3, t))}</td>
                <td class="margin">{app.text(|t| t.rollout_margin(margin))}</td>
                <td>{app.text(|t| percent(f64::from(line.chances.win), t))}</td>
            </tr>
        }
    };
    let results = move || {
        position.rolled.get().map(|rolled| {
            let settled = match rolled.is_settled {
                true => app.text(Texts::rollout_sure),
                false => app.text(Texts::rollout_unsure),
            };
            let trials = app.text(|t| t.rollout_trials(rolled.trials));
            let mut lines = rolled.lines;
            insertion_sort_by(&mut lines, |(_, one), (_, other)| {
                other.equity.0.total_cmp(&one.equity.0)
            });
            view! {
                <p class="small rolled">{trials}" · "{settled}</p>
                <table class="numbers small" dir="ltr">
                    <thead>
                        <tr>
                            <th scope="col">{app.text(Texts::plays_play)}</th>
                            <th scope="col">{app.text(Texts::plays_equity)}</th>
                            <td></td>
                            <th scope="col">{app.text(Texts::plays_wins)}</th>
                        </tr>
                    </thead>
                    <tbody>{lines.into_iter().map(line).collect_view()}</tbody>
                </table>
                <p class="small quiet">{app.text(Texts::rollout_margin_about)}</p>
            }
        })
    };
    view! {
        <details class="rollout">
            <summary>{move || app.text(Texts::rollout_title)}</summary>
            <p class="small quiet">{move || app.text(Texts::rollout_about)}</p>
            <Show
                when=move || position.rolling.with(Runs::is_running)
                fallback=move || view! {
                    <button on:click=start>
                        {move || match position.rolled.with(Option::is_some) {
                            true => app.text(Texts::judging_go_on),
                            false => app.text(Texts::rollout_start),
                        }}
                    </button>
                }
            >
                <button on:click=move |_| position.stop()>
                    {move || app.text(Texts::judging_cancel)}
                </button>
            </Show>
            {results}
        </details>
    }
}
