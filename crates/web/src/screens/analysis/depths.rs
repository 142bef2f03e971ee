//! One decision at several depths.

use engine::{Finding, Plies};
use leptos::prelude::*;
use rules::PointLabels;
use texts::Texts;

use crate::app::app;
use crate::describe::{self, analysis};

/// The decision at each depth, requested when this is opened, because the
/// deepest takes a while.
#[component]
pub(super) fn Depths(
    /// What was found about it.
    finding: Finding,
    /// The labels of the board.
    labels: PointLabels,
) -> impl IntoView {
    let app = app();
    let found = RwSignal::new(Vec::<(Plies, Finding)>::new());
    let is_asked = StoredValue::new(false);
    let finding = StoredValue::new(finding);
    let opened = move |_| {
        if is_asked.get_value() {
            return;
        }
        is_asked.set_value(true);
        for plies in (0..=3).filter_map(|plies| Plies::try_from(plies).ok()) {
            let finding = finding.get_value();
            app.analysis.ask_again(app, &finding, plies, move |again| {
                // The user may have left the step meanwhile.
                let _ = found.try_update(|found| found.push((plies, again)));
            });
        }
    };
    let rows = move || {
        let row = |(plies, finding): (Plies, Finding)| {
            let best = app.text(|t| describe::best(&finding, labels, t));
            let cost = app.text(|t| analysis::cost(&finding, t));
            view! {
                <tr>
                    <th scope="row">{analysis::plies(plies)}</th>
                    <td><bdi dir="ltr">{best}</bdi></td>
                    <td>{cost}</td>
                </tr>
            }
        };
        found.get().into_iter().map(row).collect_view()
    };
    view! {
        <details class="depths" on:toggle=opened>
            <summary>{move || app.text(Texts::depths_title)}</summary>
            <table class="numbers" dir="ltr">
                <thead>
                    <tr>
                        <th scope="col">{move || app.text(Texts::plays_depth)}</th>
                        <th scope="col">{move || app.text(Texts::plays_best)}</th>
                        <th scope="col">{move || app.text(Texts::plays_loss)}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </details>
    }
}
