//! The end of a game: the result, luck and skill in a sentence, the worst
//! errors, and what comes next.

use engine::NetKind;
use formats::MatchFile;
use leptos::prelude::*;
use protocol::{Command, Request};
use rules::{ByPlayer, Outcome, Seat};
use texts::Number;

use super::online_status::{name_of, with};
use super::receipt::Receipt;
use crate::analysis::{GameSummary, ListedError};
use crate::app::{AppState, app};
use crate::describe;
use crate::online;
use crate::play::{Table, Waiting};
use crate::runs::Runs;

/// The card of a game that is over.
#[component]
pub(super) fn Result() -> impl IntoView {
    let app = app();
    let table = app.table;
    // The analysis screen may have stopped it.
    table.review.judge(app);
    let sum = move || {
        let (outcome, unit) = table.with(|now| {
            let unit = now.now().rules().appearance.unit;
            Some((outcome(now)?, unit))
        })??;
        let ending = table.with(|now| {
            let name = app.text(|t| describe::subject(now, outcome.winner, t));
            app.text(|t| t.ending(outcome.ending, &name))
        });
        let points = app.text(|t| t.result(outcome.points, unit));
        Some(view! {
            <p>
                <strong class="sum">{points}</strong>
                <span class="small quiet">{ending}</span>
            </p>
        })
    };
    view! {
        <div class="result">
            <h2 id="card-title" tabindex="-1">{move || title(app)}</h2>
            {sum}
            <RematchQuestion />
            <div class="row">
                <button class="first" on:click=move |_| next(app)>{move || next_label(app)}</button>
                <button on:click=move |_| table.go_to_review(app, review_start(app))>
                    {move || app.text(|t| t.end_review())}
                </button>
            </div>
            {move || about_next(app).map(|text| view! { <p class="small quiet">{text}</p> })}
            <Summary />
            <Receipt />
        </div>
    }
}

fn outcome(table: &Table) -> Option<Outcome> {
    match table.waiting() {
        Waiting::Over(outcome) => Some(outcome),
        _ => None,
    }
}

/// The seat of the one person in front of this screen; `None` if there are
/// two or none.
fn own_seat(table: &Table) -> Option<Seat> {
    let is_own = |seat: &Seat| table.is_local(table.now().player_at(*seat));
    let mut own = Seat::BOTH.into_iter().filter(is_own);
    own.next().filter(|_| own.next().is_none())
}

fn is_match_over(app: AppState) -> bool {
    let status = app.table.status();
    let is_won = status.is_some_and(|status| status.match_winner.is_some());
    is_won || app.table.won_on_time().is_some()
}

/// Who has won the game, or the match.
fn title(app: AppState) -> Option<String> {
    let is_match = is_match_over(app);
    if let Some(winner) = app.table.won_on_time() {
        let name = with(app, |client| Some(name_of(app, client, winner)))?;
        return Some(app.text(|t| t.clock_won(&name)));
    }
    let title = app.table.with(|table| {
        let winner = outcome(table)?.winner;
        let seat = table.now().seat_of(winner);
        let name = app.text(|t| describe::player_name(table, winner, t));
        Some(app.text(|t| match (own_seat(table), is_match) {
            (Some(own), false) if own == seat => t.end_you_won(),
            (Some(_), false) => t.end_you_lost(),
            (Some(own), true) if own == seat => t.end_you_won_match(),
            (Some(_), true) => t.end_you_lost_match(),
            (None, false) => t.end_title(&name),
            (None, true) => t.end_match_title(&name),
        }))
    });
    title.flatten()
}

/// The next game, or the same match again.
pub(super) fn next(app: AppState) {
    app.table.question.set(None);
    if is_match_over(app) {
        app.table.rematch(app);
    } else {
        app.table.change(app, Table::next_game);
    }
}

/// What [`next`] does, in a word.
pub(super) fn next_label(app: AppState) -> String {
    match is_match_over(app) {
        false => app.text(|t| t.end_next()),
        true => app.text(|t| t.end_rematch()),
    }
}

/// What the next game is waiting for at an online table.
fn about_next(app: AppState) -> Option<String> {
    app.table.is_online().then(|| {
        app.text(|t| match is_match_over(app) {
            true => t.ask_rematch_about(),
            false => t.next_game_waiting(),
        })
    })
}

/// Whether the opponent or the user has asked for a rematch.
fn rematch_asked(app: AppState) -> Option<(String, bool)> {
    with(app, |client| {
        let (seat, request) = client.table()?.request()?;
        let is_own = client.seat() == Some(seat);
        let [by, of] = [seat, seat.other()].map(|seat| name_of(app, client, seat));
        let text = app.text(|t| describe::asked(request, &by, &of, is_own, t));
        (request == Request::Rematch).then_some((text, is_own))
    })
}

/// Says that somebody has asked for a rematch. The opponent agrees with the
/// same button that asks for one.
#[component]
fn RematchQuestion() -> impl IntoView {
    let app = app();
    move || {
        rematch_asked(app).map(|(text, is_own)| {
            let (command, label) = match is_own {
                true => (Command::Withdraw, app.text(|t| t.ask_withdraw())),
                false => (Command::Decline, app.text(|t| t.ask_decline())),
            };
            view! {
                <div class="row rematch" role="status">
                    <strong>{text}</strong>
                    <button on:click=move |_| app.table.command(command.clone())>{label}</button>
                </div>
            }
        })
    }
}

/// The number of the game that has just ended, from 0.
fn last_game(table: &Table) -> usize {
    table.now().finished().len().saturating_sub(1)
}

/// The step at which the review of the last game begins.
fn review_start(app: AppState) -> usize {
    let game = app.table.with(last_game).unwrap_or_default();
    let start = app.table.review.with(|review| review.start_of(game));
    start.unwrap_or_default()
}

/// Luck and skill in a sentence, and the worst errors of both in this game.
#[component]
fn Summary() -> impl IntoView {
    let app = app();
    let review = app.table.review;
    // What the quick nets find isn't shown while the deep ones may still analyze
    // the game again: one play has one cost.
    let summary = Memo::new(move |_| {
        let game = app.table.with(last_game)?;
        let goes_on = review.judging.with(Runs::is_running);
        let judged = review.with(|review| {
            let is_final = review.nets() == Some(NetKind::Deep) || !goes_on;
            is_final.then(|| review.game_summary(game)).flatten()
        });
        judged.flatten()
    });
    let progress = move || {
        let (done, all) = review
            .with(|review| (review.analysis().done(), review.analysis().len()))
            .unwrap_or_default();
        view! {
            <p class="quiet small">{app.text(|t| t.end_analyzing())}</p>
            <progress max=all.max(1) value=done aria-label=app.text(|t| t.end_analyzing())></progress>
        }
    };
    move || match summary.get() {
        None => progress().into_any(),
        Some(summary) => {
            let depth = review.plies.get().number();
            view! {
                <p>{luck_and_skill(app, &summary)}</p>
                <ol class="worst">
                    {summary.worst.into_iter().map(|error| worst(app, &error)).collect_view()}
                </ol>
                <p class="small quiet">{app.text(|t| t.report_judged_plies(depth))}</p>
            }
            .into_any()
        }
    }
}

/// Luck that isn't worth mentioning, in points.
const EVEN_LUCK: f64 = 0.05;

/// Errors that make no difference, in points.
const EVEN_PLAY: f64 = 0.02;

/// Whom the dice favored, and who played better.
fn luck_and_skill(app: AppState, summary: &GameSummary) -> Option<String> {
    app.table.with(|table| {
        let own = own_seat(table);
        let name = |seat: Seat| {
            let player = table.now().player_at(seat);
            app.text(|t| describe::player_name(table, player, t))
        };
        let ahead = |difference: f64| match difference > 0.0 {
            true => Seat::First,
            false => Seat::Second,
        };
        let [first, second] = &summary.totals;
        let favor = first.luck.equity - second.luck.equity;
        let by = Number::with_decimals(favor.abs(), 2);
        let luck = match ahead(favor) {
            _ if favor.abs() < EVEN_LUCK => app.text(|t| t.report_luck_even()),
            seat if own == Some(seat) => app.text(|t| t.report_luckier_you(by)),
            seat => app.text(|t| t.report_luckier(&name(seat), by)),
        };
        let saved = second.lost().equity - first.lost().equity;
        let skill = match ahead(saved) {
            _ if saved.abs() < EVEN_PLAY => app.text(|t| t.report_played_even()),
            seat if own == Some(seat) => app.text(|t| t.report_played_better_you()),
            seat => app.text(|t| t.report_played_better(&name(seat))),
        };
        format!("{luck} {skill}")
    })
}

/// An error, whose it was and what it cost; a click opens the review there.
fn worst(app: AppState, error: &ListedError) -> impl IntoView + use<> {
    let ListedError { step, finding } = error;
    let step = *step;
    let is_own = app.table.with(own_seat).flatten() == Some(finding.seat);
    let labels = app.table.with(Table::labels).unwrap_or_default();
    let text = app.text(|t| {
        let made = describe::made(finding, labels, t);
        let best = describe::best(finding, labels, t);
        match is_own {
            true => t.worst_item_you(&made, &best),
            false => {
                let name = app.table.with(|table| {
                    let player = table.now().player_at(finding.seat);
                    describe::player_name(table, player, t)
                });
                t.worst_item(&name.unwrap_or_default(), &made, &best)
            }
        }
    });
    let cost = app.text(|t| describe::analysis::cost(finding, t));
    let class = describe::analysis::mark_class(finding);
    view! {
        <li>
            <button class="plain" on:click=move |_| app.table.go_to_review(app, step)>
                <span class=format!("dot {class}") aria-hidden="true"></span>
                <span>{text}</span>
                <span class="figure">{cost}</span>
            </button>
        </li>
    }
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

/// The names of the players in the first and second seat.
fn seat_names(app: AppState, table: &Table) -> [String; 2] {
    Seat::BOTH.map(|seat| {
        let player = table.now().player_at(seat);
        app.text(|t| describe::player_name(table, player, t))
    })
}
