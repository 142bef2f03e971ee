//! The value of each cube choice, and the doubling window.

use engine::{CubeAdvice, CubeDecision, DoublingWindow, Finding, Subject};
use leptos::prelude::*;
use study::{CubeLine, CubeRow, CubeTable};
use texts::{Number, Texts};

use crate::app::{AppState, app};
use crate::describe::analysis::{percent, signed};

/// The values of a cube decision by another analysis: no double, double/take
/// and double/pass.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct CubeFigures([f64; 3]);

impl CubeFigures {
    /// Those of a finding about the cube; `None` for any other.
    pub(super) fn of(finding: &Finding) -> Option<CubeFigures> {
        match &finding.subject {
            Subject::Cube(judged) => Some(CubeFigures::from(&judged.decision)),
            Subject::Reply(judged) => Some(CubeFigures::from(&judged.decision)),
            Subject::Roll(_) | Subject::Play(_) => None,
        }
    }
}

impl From<&CubeDecision> for CubeFigures {
    fn from(decision: &CubeDecision) -> CubeFigures {
        let worth = [
            decision.no_double,
            decision.double_take,
            decision.double_pass,
        ];
        CubeFigures(worth.map(|equity| f64::from(equity.0)))
    }
}

/// The table of a cube decision. The worker knows what points are worth in the
/// match, so it's asked.
#[component]
pub(super) fn CubeTableView(
    /// What was found about it.
    finding: Finding,
    /// What the file says about it, if anything.
    said: Option<CubeFigures>,
) -> impl IntoView {
    let app = app();
    let shown = RwSignal::new(None::<CubeTable>);
    app.analysis.ask_for_cube_table(app, finding, move |found| {
        // The user may have left the step meanwhile.
        let _ = shown.try_set(found);
    });
    move || shown.get().map(|shown| table(app, &shown, said))
}

/// The table of the advice about a single position.
pub(super) fn advised(app: AppState, advice: &CubeAdvice) -> impl IntoView + use<> {
    table(app, &CubeTable::from(advice), None)
}

fn table(app: AppState, shown: &CubeTable, said: Option<CubeFigures>) -> impl IntoView + use<> {
    let is_match = shown.rows[0].match_winning_chance.is_some();
    let line = move |row: &CubeRow| {
        let name = match row.line {
            CubeLine::NoDouble => app.text(Texts::cube_no_double),
            CubeLine::DoubleTake => app.text(Texts::cube_double_take),
            CubeLine::DoublePass => app.text(Texts::cube_double_pass),
        };
        let chance = row.match_winning_chance;
        let chance = chance.map(|chance| below(app.text(|t| percent(chance, t))));
        let is_right = row.difference == 0.0;
        let said = said.map(|CubeFigures(said)| {
            let equity = said[row.line as usize];
            view! { <td>{app.text(|t| signed(equity, 3, t))}</td> }
        });
        view! {
            <tr class:best=is_right>
                <th scope="row">{name}</th>
                <td>{app.text(|t| signed(row.equity, 3, t))} {chance}</td>
                <td>{(!is_right).then(|| app.text(|t| signed(row.difference, 3, t)))}</td>
                {said}
            </tr>
        }
    };
    let rows = shown.rows.each_ref().map(line).collect_view();
    let chances = shown.chances;
    let shares = app.text(|t| crate::describe::analysis::chances(&chances, t));
    let column = |name: fn(&Texts) -> String| view! { <th scope="col">{app.text(name)}</th> };
    view! {
        <table class="numbers" dir="ltr">
            <thead>
                <tr>
                    {column(Texts::cube_choice)}
                    <th scope="col">
                        {app.text(Texts::plays_equity)}
                        {is_match.then(|| below(app.text(Texts::report_match_chance)))}
                    </th>
                    {column(Texts::report_difference)}
                    {said.map(|_| column(Texts::report_theirs))}
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
        <p class="small quiet">{shares}</p>
        {shown.window.map(|window| window_bar(app, &window, chances.win))}
    }
}

/// What stands in a line of its own in a cell.
fn below(text: String) -> impl IntoView {
    view! { <span class="small quiet">{text}</span> }
}

/// The doubling window as a bar from 0 to 100 percent, with the current winning
/// chance.
fn window_bar(app: AppState, window: &DoublingWindow, win: f32) -> impl IntoView + use<> {
    let percent = |share: f32| Number::percent(f64::from(share), 1);
    let (opens, cash, too_good) = (window.opens, window.cash, window.too_good);
    let labels = [
        opens.map(|share| app.text(|t| t.window_opens(percent(share)))),
        cash.map(|share| app.text(|t| t.window_cash(percent(share)))),
        too_good.map(|share| app.text(|t| t.window_too_good(percent(share)))),
        Some(app.text(|t| t.window_now(percent(win)))),
    ];
    let words: Vec<String> = labels.into_iter().flatten().collect();
    let words = words.join(" · ");
    let stretch = |class: &'static str, from: Option<f32>, to: Option<f32>| {
        let from = from?;
        let width = (to.unwrap_or(1.0) - from).max(0.0);
        Some(view! {
            <rect class=class x=format!("{:.2}", 100.0 * from) y="2" width=format!("{:.2}", 100.0 * width) height="8" />
        })
    };
    let now = format!("{:.2}", 100.0 * win);
    view! {
        <figure class="window" dir="ltr">
            <figcaption class="small">
                <strong>{app.text(Texts::window_title)}</strong>
            </figcaption>
            <svg viewBox="0 0 100 12" preserveAspectRatio="none" role="img" aria-label=words.clone()>
                <rect class="all" x="0" y="2" width="100" height="8" />
                {stretch("take", opens, cash)}
                {stretch("pass", cash, too_good)}
                {stretch("too-good", too_good, None)}
                <line class="now" x1=now.clone() x2=now y1="0" y2="12" />
            </svg>
            <p class="small quiet" aria-hidden="true">{words}</p>
        </figure>
    }
}
