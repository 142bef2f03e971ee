//! A rollout on demand, with its margin as it shrinks.

use leptos::prelude::*;
use rules::Record;
use texts::{Number, Texts};

use crate::analysis_session::PositionAnalysis;
use crate::app::app;
use crate::describe;
use crate::worker::RolledLine;

/// So many standard errors are the margin of 95 of 100 cases.
const MARGIN: f32 = 1.96;

/// Rolls out whatever position is looked at.
#[component]
pub(in crate::screens) fn RolloutPart(
    /// What is known about the position.
    probe: PositionAnalysis,
    /// The position, if there is one.
    record: Callback<(), Option<Record>>,
    /// The plays to compare; none to compare what looks best.
    plays: Callback<(), Vec<String>>,
) -> impl IntoView {
    let app = app();
    let start = move |_| {
        if let Some(record) = record.run(()) {
            probe.roll_out(app, &record, plays.run(()));
        }
    };
    let line = move |line: RolledLine| {
        let name = app.text(|t| describe::action(&line.action, t));
        let margin = Number::with_decimals(f64::from(MARGIN * line.error), 3);
        view! {
            <tr>
                <th scope="row"><bdi dir="ltr">{name}</bdi></th>
                <td>{format!("{:+.3}", line.equity)}</td>
                <td class="margin">{app.text(|t| t.rollout_margin(margin))}</td>
                <td>{format!("{:.1}%", 100.0 * line.chances.win)}</td>
            </tr>
        }
    };
    let results = move || {
        probe.rolled.get().map(|rolled| {
            let settled = match rolled.is_settled {
                true => app.text(Texts::rollout_sure),
                false => app.text(Texts::rollout_unsure),
            };
            let trials = app.text(|t| t.rollout_trials(rolled.trials));
            let mut lines = rolled.lines;
            lines.sort_by(|one, other| other.equity.total_cmp(&one.equity));
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
                when=move || probe.is_rolling.get()
                fallback=move || view! {
                    <button on:click=start>
                        {move || match probe.rolled.with(Option::is_some) {
                            true => app.text(Texts::judging_go_on),
                            false => app.text(Texts::rollout_start),
                        }}
                    </button>
                }
            >
                <button on:click=move |_| probe.stop()>
                    {move || app.text(Texts::judging_cancel)}
                </button>
            </Show>
            {results}
        </details>
    }
}
