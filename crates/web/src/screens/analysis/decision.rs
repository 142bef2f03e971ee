//! A decision: how good it was, why, and what else there was.

use leptos::prelude::*;
use texts::{Number, Texts};

use crate::analysis_session::PositionAnalysis;
use crate::app::app;
use crate::describe;
use crate::table_session::Hint;
use crate::worker::Decided;
use crate::worker::{CubeHint, CubeWords, PlayHint};

/// How many plays of a single position are shown.
const MOST_PLAYS: usize = 8;

/// What three decimals can show.
const SMALLEST_LOSS: f32 = 0.0005;

/// What was decided in a step.
#[component]
pub(super) fn Decision(decided: Decided) -> impl IntoView {
    let app = app();
    let check = &decided.check;
    let is_cube = decided.cube.is_some();
    let verdict = app.text(|t| match decided.severity {
        Some(severity) => {
            let loss = Number::with_decimals(f64::from(check.loss), 3);
            let better = crate::describe::action(&check.best, t);
            let better = match is_cube {
                true => right(&decided, t),
                false => t.step_better(&better),
            };
            let severity = describe::analysis::severity(severity, t);
            format!("{severity}. {}. {better}", t.step_lost(loss))
        }
        None if decided.is_forced => t.step_forced(),
        None if is_cube => t.step_right(),
        // Too little for a mark, and yet another play was better.
        None if check.loss >= SMALLEST_LOSS => {
            let loss = Number::with_decimals(f64::from(check.loss), 3);
            let better = t.step_better(&crate::describe::action(&check.best, t));
            format!("{}. {better}", t.step_lost(loss))
        }
        None => t.step_best(),
    });
    let reasons = match decided.severity {
        Some(_) => app.text(|t| describe::analysis::reasons(&decided.check, t).join("\n")),
        None => String::new(),
    };
    let reasons: Vec<String> = reasons.lines().map(str::to_owned).collect();
    let made = check.action.trim_start_matches("play").trim().to_owned();
    let is_quiet = is_cube && decided.severity.is_none();
    let numbers = match (decided.cube, decided.is_forced) {
        (Some(cube), _) => Some(view! { <CubeTable cube /> }.into_any()),
        (None, true) => None,
        (None, false) => {
            Some(view! { <PlaysTable plays=decided.plays played=Some(made) /> }.into_any())
        }
    };
    let body = view! {
        <ul class="reasons">
            {reasons.into_iter().map(|reason| view! { <li>{reason}</li> }).collect_view()}
        </ul>
        {numbers}
    };
    if is_quiet {
        // That nobody doubled where nobody should is no news.
        view! {
            <details class="decision">
                <summary>{app.text(Texts::cube_title)}": "{verdict}</summary>
                {body}
            </details>
        }
        .into_any()
    } else {
        let class = match decided.severity {
            Some(_) => "decision wrong",
            None => "decision",
        };
        view! {
            <div class=class>
                <p><strong><bdi>{verdict}</bdi></strong></p>
                {body}
            </div>
        }
        .into_any()
    }
}

/// What was right with the cube.
fn right(decided: &Decided, texts: &Texts) -> String {
    let double = decided.cube.as_ref().map(|cube| cube.double);
    match (decided.check.best.as_str(), double) {
        ("double", _) => texts.step_right_double(),
        ("take", _) => texts.step_right_take(),
        ("pass", _) => texts.step_right_pass(),
        ("beaver", _) => texts.step_right_beaver(),
        (_, Some(CubeWords::TooGood)) => texts.step_right_too_good(),
        _ => texts.step_right_roll(),
    }
}

/// What the engine says about a single position.
#[component]
pub(in crate::screens) fn ProbeAnswer(
    /// What is known about it.
    probe: PositionAnalysis,
) -> impl IntoView {
    let app = app();
    move || {
        probe.hint.get().map(|hint| match hint {
            Hint::Thinking => view! { <p>{app.text(Texts::quiz_thinking)}</p> }.into_any(),
            Hint::Plays(plays) => {
                let plays = plays.into_iter().take(MOST_PLAYS).collect();
                view! { <PlaysTable plays played=None /> }.into_any()
            }
            Hint::Cube(cube) => view! { <CubeTable cube /> }.into_any(),
            Hint::Nothing => view! { <p>{app.text(Texts::step_forced)}</p> }.into_any(),
        })
    }
}

fn percent(share: f32) -> String {
    format!("{:.1}%", 100.0 * share)
}

/// Plays with what each is worth, the best first.
#[component]
fn PlaysTable(
    /// The plays.
    plays: Vec<PlayHint>,
    /// The one that was made, if one was.
    played: Option<String>,
) -> impl IntoView {
    let app = app();
    let rows = plays.into_iter().map(move |hint| {
        let is_played = played.as_deref() == Some(hint.play.as_str());
        let play = match hint.play.is_empty() {
            true => "–".to_owned(),
            false => hint.play,
        };
        let chances = hint.chances;
        let chances = [chances.win, chances.win_gammon, chances.lose_gammon].map(percent);
        view! {
            <tr class:played=is_played>
                <th scope="row">
                    <bdi dir="ltr">{play}</bdi>
                    <br />
                    <span class="quiet">{chances.join(" · ")}</span>
                </th>
                <td>{format!("{:+.3}", hint.equity)}</td>
                <td>{if hint.loss > 0.0 { format!("−{:.3}", hint.loss) } else { String::new() }}</td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    let chance_names = [
        app.text(Texts::plays_wins),
        app.text(Texts::plays_gammons),
        app.text(Texts::plays_lost_gammons),
    ];
    view! {
        <table class="numbers small" dir="ltr">
            <thead>
                <tr>
                    <th scope="col">
                        {app.text(Texts::plays_play)}
                        <br />
                        <span class="quiet">{chance_names.join(" · ")}</span>
                    </th>
                    <th scope="col">{app.text(Texts::plays_equity)}</th>
                    <th scope="col">{app.text(Texts::plays_loss)}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

/// What each choice about the cube is worth.
#[component]
fn CubeTable(
    /// The choices.
    cube: CubeHint,
) -> impl IntoView {
    let app = app();
    // A double is worth what the better reply to it leaves.
    let best = match (cube.double, cube.reply) {
        (CubeWords::Double, CubeWords::Pass) => 2,
        (CubeWords::Double, _) => 1,
        _ => 0,
    };
    let worth = [cube.no_double, cube.double_take, cube.double_pass];
    let names = [
        app.text(Texts::cube_no_double),
        app.text(Texts::cube_double_take),
        app.text(Texts::cube_double_pass),
    ];
    let rows = names.into_iter().zip(worth).enumerate();
    let rows = rows.map(|(place, (name, equity))| {
        view! {
            <tr class:best=place == best>
                <th scope="row">{name}</th>
                <td>{format!("{equity:+.3}")}</td>
                <td>{format!("{:+.3}", equity - worth[best])}</td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    let chances = cube.chances;
    let chance =
        |name: fn(&Texts) -> String, share: f32| format!("{} {}", app.text(name), percent(share));
    view! {
        <table class="numbers small" dir="ltr">
            <thead>
                <tr>
                    <th scope="col">{app.text(Texts::cube_choice)}</th>
                    <th scope="col">{app.text(Texts::plays_equity)}</th>
                    <td></td>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
        <p class="small quiet">
            {chance(Texts::plays_wins, chances.win)}" · "
            {chance(Texts::plays_gammons, chances.win_gammon)}" · "
            {chance(Texts::plays_lost_gammons, chances.lose_gammon)}
        </p>
    }
}
