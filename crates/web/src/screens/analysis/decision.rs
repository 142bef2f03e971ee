//! A decision: how good it was, why, and what else there was.

use engine::{Chances, CubeAction, CubeDecision, Finding, RankedPlay, Reply, Subject};
use leptos::prelude::*;
use rules::{Movement, Play};
use texts::{Number, Texts};

use crate::analysis_session::PositionAnalysis;
use crate::app::app;
use crate::describe;
use crate::table_session::Hint;

/// How many plays of a single position are shown.
const MOST_PLAYS: usize = 8;

/// What three decimals can show.
const SMALLEST_LOSS: f64 = 0.0005;

/// How many plays of a decision are shown, besides the one that was made.
const MOST_BEST_PLAYS: usize = 6;

/// What was decided in a step.
#[component]
pub(super) fn Decision(
    /// What was found about it.
    finding: Finding,
    /// By which rules checkers moved.
    movement: Movement,
) -> impl IntoView {
    let app = app();
    let lost = finding.lost().unwrap_or_default().equity;
    let is_cube = !matches!(finding.subject, Subject::Play(_));
    let is_forced = matches!(&finding.subject, Subject::Play(judged) if judged.is_forced());
    let mark = finding.mark();
    let verdict = app.text(|t| match mark {
        Some(mark) => {
            let better = match is_cube {
                true => right(&finding, t),
                false => t.step_better(&describe::best(&finding, t)),
            };
            let mark = describe::analysis::mark(mark, t);
            let lost = t.step_lost(Number::with_decimals(lost, 3));
            format!("{mark}. {lost}. {better}")
        }
        None if is_forced => t.step_forced(),
        None if is_cube => t.step_right(),
        // Too little for a mark, and yet another play was better.
        None if lost >= SMALLEST_LOSS => {
            let lost = t.step_lost(Number::with_decimals(lost, 3));
            let better = t.step_better(&describe::best(&finding, t));
            format!("{lost}. {better}")
        }
        None => t.step_best(),
    });
    let reasons = match mark {
        Some(_) => app
            .texts
            .with(|t| describe::analysis::reasons(&finding, movement, t)),
        None => Vec::new(),
    };
    let is_quiet = is_cube && mark.is_none();
    let before = finding.before.chances;
    let numbers = match finding.subject {
        Subject::Roll(_) => None,
        Subject::Play(_) if is_forced => None,
        Subject::Play(judged) => {
            let played = judged.made().play;
            let is_shown = |(place, _): &(usize, RankedPlay)| {
                *place < MOST_BEST_PLAYS || *place == judged.played
            };
            let plays = judged.plays.into_iter().enumerate().filter(is_shown);
            let plays: Vec<RankedPlay> = plays.map(|(_, play)| play).collect();
            Some(view! { <PlaysTable plays played=Some(played) /> }.into_any())
        }
        Subject::Cube(judged) => {
            Some(view! { <CubeTable decision=judged.decision chances=before /> }.into_any())
        }
        Subject::Reply(judged) => {
            let chances = before.for_opponent();
            Some(view! { <CubeTable decision=judged.decision chances /> }.into_any())
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
        let class = match mark {
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
fn right(finding: &Finding, texts: &Texts) -> String {
    match &finding.subject {
        Subject::Roll(_) | Subject::Play(_) => String::new(),
        Subject::Cube(judged) => match judged.right() {
            CubeAction::Double => texts.step_right_double(),
            CubeAction::TooGood => texts.step_right_too_good(),
            CubeAction::NoDouble => texts.step_right_roll(),
        },
        Subject::Reply(judged) => match judged.right() {
            Reply::Take => texts.step_right_take(),
            Reply::Pass => texts.step_right_pass(),
            Reply::Beaver => texts.step_right_beaver(),
        },
    }
}

/// What the engine says about a single position.
#[component]
pub(in crate::screens) fn PositionAnswer(
    /// What is known about it.
    position: PositionAnalysis,
) -> impl IntoView {
    let app = app();
    move || {
        position.hint.get().map(|hint| match hint {
            Hint::Thinking => view! { <p>{app.text(Texts::quiz_thinking)}</p> }.into_any(),
            Hint::Plays(plays) => {
                let plays = plays.into_iter().take(MOST_PLAYS).collect();
                view! { <PlaysTable plays played=None /> }.into_any()
            }
            Hint::Cube(advice) => {
                view! { <CubeTable decision=advice.decision chances=advice.chances /> }.into_any()
            }
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
    plays: Vec<RankedPlay>,
    /// The one that was made, if one was.
    played: Option<Play>,
) -> impl IntoView {
    let app = app();
    let best = plays.first().map_or(0.0, |play| play.equity.0);
    let rows = plays.into_iter().map(move |ranked| {
        let is_played = played == Some(ranked.play);
        let play = match ranked.play.moves().is_empty() {
            true => "–".to_owned(),
            false => ranked.play.to_string(),
        };
        let chances = ranked.chances;
        let chances = [chances.win, chances.win_gammon, chances.lose_gammon].map(percent);
        let loss = best - ranked.equity.0;
        view! {
            <tr class:played=is_played>
                <th scope="row">
                    <bdi dir="ltr">{play}</bdi>
                    <br />
                    <span class="quiet">{chances.join(" · ")}</span>
                </th>
                <td>{format!("{:+.3}", ranked.equity.0)}</td>
                <td>{if loss > 0.0 { format!("−{loss:.3}") } else { String::new() }}</td>
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
    decision: CubeDecision,
    /// The chances of the player who may double.
    chances: Chances,
) -> impl IntoView {
    let app = app();
    // A double is worth what the better reply to it leaves.
    let best = match (decision.action(), decision.reply()) {
        (CubeAction::Double, Reply::Pass) => 2,
        (CubeAction::Double, _) => 1,
        _ => 0,
    };
    let worth = [
        decision.no_double.0,
        decision.double_take.0,
        decision.double_pass.0,
    ];
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
