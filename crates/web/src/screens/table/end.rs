//! The end of a game: the result as a sum, the luck, the errors.

use engine::{Analysis, Totals};
use formats::MatchFile;
use leptos::prelude::*;
use rules::{ByPlayer, Seat};

use super::graph::Graph;
use super::online_status::{name_of, with};
use super::receipt::Receipt;
use crate::app::{AppState, app};
use crate::describe;
use crate::online;
use crate::play::{Table, Waiting};
use crate::screens::Screen;
use crate::table_session::Question;

/// Opens the result when a game ends.
#[component]
pub(super) fn End() -> impl IntoView {
    let app = app();
    let table = app.table;
    let is_over = Memo::new(move |_| table.is_over());
    Effect::new(move |was_over: Option<bool>| {
        let is_over = is_over.get();
        if is_over && was_over != Some(true) {
            table.question.set(Some(Question::Result));
        }
        is_over
    });
}

/// The result, how it was played, and what comes next.
#[component]
pub(super) fn Result() -> impl IntoView {
    let app = app();
    let table = app.table;
    let outcome = table.with(|table| match table.waiting() {
        Waiting::Over(outcome) => Some(outcome),
        _ => None,
    });
    let won_on_time = table.won_on_time();
    let is_match_over = won_on_time.is_some()
        || table
            .status()
            .is_some_and(|status| status.match_winner.is_some());
    let unit = table.with(|now| now.now().rules().appearance.unit)?;
    let (title, result) = if let Some(winner) = won_on_time {
        let name = with(app, |client| Some(name_of(app, client, winner)))?;
        (app.text(|t| t.clock_won(&name)), None)
    } else {
        let outcome = outcome.flatten()?;
        let name = table.with(|now| app.text(|t| describe::player_name(now, outcome.winner, t)))?;
        let title = app.text(|t| match is_match_over {
            true => t.end_match_title(&name),
            false => t.end_title(&name),
        });
        let ending = app.text(|t| t.ending(outcome.ending, &name));
        let points = app.text(|t| t.result(outcome.points, unit));
        (title, Some((ending, points)))
    };
    let result = result.map(|(ending, points)| {
        view! { <p>{ending} <br /> <strong>{points}</strong></p> }
    });
    let rematch = if table.is_online() {
        app.text(|t| t.ask_rematch())
    } else {
        app.text(|t| t.end_rematch())
    };
    let next = if is_match_over {
        view! {
            <button class="first" on:click=move |_| table.rematch(app)>
                {rematch}
            </button>
        }
        .into_any()
    } else {
        view! {
            <button
                class="first"
                on:click=move |_| {
                    table.question.set(None);
                    table.change(app, Table::next_game);
                }
            >
                {app.text(|t| t.end_next())}
            </button>
        }
        .into_any()
    };
    let about_next = table.is_online().then(|| {
        app.text(|t| match is_match_over {
            true => t.ask_rematch_about(),
            false => t.next_game_waiting(),
        })
    });
    Some(view! {
        <h2>{title}</h2>
        {result}
        <Report />
        <Receipt />
        <p class="small quiet">{about_next}</p>
        <div class="row">
            {next}
            <button on:click=move |_| table.question.set(None)>
                {app.text(|t| t.end_review())}
            </button>
            <button
                on:click=move |_| {
                    table.question.set(None);
                    app.analysis.open_table(app);
                    app.go_to(Screen::Analysis);
                }
            >
                {app.text(|t| t.analysis_this_match())}
            </button>
            <button on:click=move |_| export(app)>{app.text(|t| t.end_export())}</button>
            <a class="button" href=format!("#{}", Screen::Home)>
                {app.text(|t| t.end_other())}
            </a>
        </div>
    })
}

/// Saves the match as a file that other programs read, with the receipt of its
/// dice if it has one.
pub(super) fn export(app: AppState) {
    let file = app.table.with(|table| {
        let [white, black] = seat_names(app, table);
        let file = MatchFile::from_record(table.record(), ByPlayer { white, black });
        let far = with(app, |client| client.table().cloned());
        match far {
            Some(far) => online::with_proof(file, &far),
            None => file,
        }
    });
    let Some(file) = file else { return };
    match formats::write_match_text(&file) {
        Ok(text) => {
            let saved = crate::files::save("gammonbox.mat", &text);
            if saved.is_err() {
                app.notify(|t| t.error_unexpected("the browser saves no files"));
            }
        }
        Err(why) => app.notify(|t| t.error_unexpected(&why.to_string())),
    }
}

/// What those at the first seat and at the second are called.
fn seat_names(app: AppState, table: &Table) -> [String; 2] {
    Seat::BOTH.map(|seat| {
        let player = table.now().player_at(seat);
        app.text(|t| describe::player_name(table, player, t))
    })
}

/// Luck and errors of both, the chances over the game, and the worst errors.
#[component]
fn Report() -> impl IntoView {
    let app = app();
    let table = app.table;
    let names = move || table.with(|now| seat_names(app, now)).unwrap_or_default();
    let number = |value: f64| format!("{value:+.2}");
    let rows = move || {
        let totals = totals(app);
        let rate = |side: Totals| 1000.0 * side.lost_a_decision().unwrap_or_default();
        [
            (
                app.text(|t| t.report_luck()),
                app.text(|t| t.report_luck_about()),
                totals.map(|side| number(side.luck.equity)),
            ),
            (
                app.text(|t| t.report_errors()),
                app.text(|t| t.report_errors_about()),
                totals.map(|side| format!("{:.2}", side.lost().equity)),
            ),
            (
                app.text(|t| t.report_error_rate()),
                app.text(|t| t.report_error_rate_about()),
                totals.map(|side| format!("{:.1}", rate(side))),
            ),
        ]
    };
    view! {
        <p class="quiet small">
            {move || {
                if is_reviewed(app) {
                    app.text(|t| t.report_title())
                } else {
                    app.text(|t| t.end_analyzing())
                }
            }}
        </p>
        <table>
            <thead>
                <tr>
                    <td></td>
                    {move || names().map(|name| view! { <th scope="col">{name}</th> }).collect_view()}
                </tr>
            </thead>
            <tbody>
                {move || {
                    rows()
                        .map(|(label, about, values)| {
                            let cells = values.map(|value| view! { <td><bdi dir="ltr">{value}</bdi></td> });
                            view! {
                                <tr>
                                    <th scope="row">{label} <span class="small quiet">{about}</span></th>
                                    {cells.collect_view()}
                                </tr>
                            }
                        })
                        .collect_view()
                }}
            </tbody>
        </table>
        <p>{move || in_a_word(app, &names())}</p>
        <Graph />
        <ol class="plays">{move || worst(app)}</ol>
    }
}

/// Whom the dice favored, and who played better, once all is judged.
fn in_a_word(app: AppState, names: &[String]) -> Option<String> {
    let [one, other] = names else { return None };
    if !is_reviewed(app) {
        return None;
    }
    let [first, second] = totals(app).map(|side| (side.luck.equity, side.lost().equity));
    let favor = first.0 - second.0;
    let luck = if favor.abs() < 0.05 {
        app.text(|t| t.report_luck_even())
    } else {
        let lucky = if favor > 0.0 { one } else { other };
        let by = texts::Number::with_decimals(favor.abs(), 2);
        app.text(|t| t.report_luckier(lucky, by))
    };
    let better = if (first.1 - second.1).abs() < 0.02 {
        app.text(|t| t.report_played_even())
    } else {
        let better = if first.1 < second.1 { one } else { other };
        app.text(|t| t.report_played_better(better))
    };
    Some(format!("{luck} {better}"))
}

/// What those at the first seat and at the second did, as far as it is judged.
fn totals(app: AppState) -> [Totals; 2] {
    app.table.review.with(|review| match review {
        Some(review) => Seat::BOTH.map(|seat| review.totals(seat)),
        None => [Totals::default(); 2],
    })
}

/// Whether all has been judged.
fn is_reviewed(app: AppState) -> bool {
    app.table
        .review
        .with(|review| review.as_ref().is_some_and(Analysis::is_done))
}

/// The worst errors; a click shows the position.
fn worst(app: AppState) -> impl IntoView {
    let table = app.table;
    let worst = table.review.with(|review| {
        let worst = review.iter().flat_map(|review| review.worst(5));
        worst.cloned().collect::<Vec<_>>()
    });
    worst
        .into_iter()
        .map(|finding| {
            let text = app.text(|t| {
                t.report_error(&describe::made(&finding, t), &describe::best(&finding, t))
            });
            let lost = finding.lost().unwrap_or_default().equity;
            let entry = finding.entry;
            view! {
                <li>
                    <button
                        class="plain"
                        on:click=move |_| {
                            table.question.set(None);
                            table.look_back(entry);
                        }
                    >
                        <bdi>{text}</bdi>
                    </button>
                    <span>{format!("{lost:.2}")}</span>
                </li>
            }
        })
        .collect_view()
}
