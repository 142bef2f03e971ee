//! What each player did, in the match and in each game.

use engine::{Tally, Totals};
use leptos::prelude::*;
use rules::{Player, Seat, Session};
use texts::{Number, Texts};

use crate::analysis::MatchView;
use crate::app::{AppState, app};
use crate::describe;

/// The totals of the match, and of each game on demand.
#[component]
pub(super) fn TotalsTables() -> impl IntoView {
    let app = app();
    let analysis = app.analysis;
    let whole = Memo::new(move |_| {
        let totals =
            analysis.with(|analysis| Seat::BOTH.map(|seat| analysis.analysis().totals(seat)));
        totals.unwrap_or_default()
    });
    let games = Memo::new(move |_| {
        let totals = analysis.with(|analysis| {
            let analysis = analysis.analysis();
            let game = |game| Seat::BOTH.map(|seat| analysis.totals_of_game(game, seat));
            (0..analysis.games()).map(game).collect::<Vec<_>>()
        });
        totals.unwrap_or_default()
    });
    let is_match = Memo::new(move |_| {
        analysis.with(|analysis| matches!(analysis.rules().session, Session::Match(_)))
            == Some(true)
    });
    let whole_title = move || match is_match.get() {
        true => app.text(Texts::totals_whole),
        false => app.text(Texts::totals_session),
    };
    let games_tables = move || {
        let game = move |(number, totals): (usize, [Totals; 2])| {
            let title = app.text(|t| t.table_game(describe::analysis::amount(number + 1)));
            view! {
                <h3>{title}</h3>
                {table(app, &totals, is_match.get_untracked())}
            }
        };
        games.get().into_iter().enumerate().map(game).collect_view()
    };
    view! {
        <section class="card">
            <h2>{move || app.text(Texts::totals_title)}</h2>
            <h3>{whole_title}</h3>
            {move || table(app, &whole.get(), is_match.get())}
            <p>{move || by_play_alone(app)}</p>
            <p class="small quiet">{move || app.text(Texts::totals_rating_about)}</p>
            <Show when=move || { games.with(Vec::len) > 1 }>
                <details>
                    <summary>{move || app.text(Texts::button_more)}</summary>
                    <div class="stack">{games_tables}</div>
                </details>
            </Show>
        </section>
    }
}

fn name(app: AppState, player: Player) -> String {
    let analysis = app.analysis;
    let name = analysis
        .with(|analysis| app.text(|t| describe::analysis::name_of(analysis.imported(), player, t)));
    name.unwrap_or_default()
}

fn table(app: AppState, totals: &[Totals; 2], is_match: bool) -> impl IntoView + use<> {
    let names = Player::BOTH.map(|player| name(app, player));
    let points = |value: f64| format!("{value:.3}");
    let counted = |count: fn(&Totals) -> u32| totals.map(|side| count(&side).to_string());
    let tallied = |tally: fn(&Totals) -> Tally| {
        totals.map(|side| {
            let tally = tally(&side);
            format!("{} ({:.3})", tally.count, tally.lost.equity)
        })
    };
    let row = |text: fn(&Texts) -> String, values: [String; 2]| (app.text(text), values);
    let rating = |side: Totals| {
        let rating = side.rating().map(|rating| format!("{rating:.1}"));
        rating.unwrap_or_else(|| "–".to_owned())
    };
    let mut rows = vec![
        row(Texts::totals_rating, totals.map(rating)),
        row(
            Texts::report_luck,
            totals.map(|side| format!("{:+.3}", side.luck.equity)),
        ),
        row(
            Texts::report_decisions,
            totals.map(|side| side.decisions().to_string()),
        ),
        row(
            Texts::totals_lost,
            totals.map(|side| points(side.lost().equity)),
        ),
        row(
            Texts::totals_checker_play,
            totals.map(|side| points(side.plays.lost.equity)),
        ),
        row(
            Texts::totals_cube_play,
            totals.map(|side| points(side.cube.lost.equity)),
        ),
    ];
    if is_match {
        let percent = |side: Totals| format!("{:.1}%", 100.0 * side.lost().worth);
        rows.push(row(Texts::totals_lost_match, totals.map(percent)));
    }
    rows.extend([
        row(Texts::totals_dubious, counted(|side| side.dubious)),
        row(Texts::totals_errors, counted(|side| side.errors)),
        row(Texts::report_blunders, counted(|side| side.blunders)),
        row(
            Texts::totals_missed_doubles,
            tallied(|side| side.missed_doubles),
        ),
        row(
            Texts::totals_wrong_doubles,
            tallied(|side| side.wrong_doubles),
        ),
        row(Texts::totals_wrong_takes, tallied(|side| side.wrong_takes)),
        row(
            Texts::totals_wrong_passes,
            tallied(|side| side.wrong_passes),
        ),
    ]);
    let lines = rows.into_iter().map(|(label, values)| {
        let cells = values.map(|value| view! { <td><bdi dir="ltr">{value}</bdi></td> });
        view! { <tr><th scope="row">{label}</th>{cells.collect_view()}</tr> }
    });
    view! {
        <table>
            <thead>
                <tr>
                    <td></td>
                    {names.map(|name| view! { <th scope="col">{name}</th> }).collect_view()}
                </tr>
            </thead>
            <tbody>{lines.collect_view()}</tbody>
        </table>
    }
}

/// Who would have won without luck.
fn by_play_alone(app: AppState) -> Option<String> {
    let (result, session) = app.analysis.with(|analysis: &MatchView| {
        let result = analysis.analysis().result_by_play_alone(Seat::First);
        (result, analysis.rules().session)
    })?;
    let white = result?;
    Some(match session {
        Session::Match(_) => {
            let (player, chance) = match white >= 0.5 {
                true => (Player::White, white),
                false => (Player::Black, 1.0 - white),
            };
            // Luck is an estimate, and can be more than there was to win.
            let chance = Number::percent(chance.min(1.0), 0);
            app.text(|t| t.totals_by_play_match(&name(app, player), chance))
        }
        Session::Money => {
            let player = match white >= 0.0 {
                true => Player::White,
                false => Player::Black,
            };
            let points = Number::with_decimals(white.abs(), 1);
            app.text(|t| t.totals_by_play_money(&name(app, player), points))
        }
    })
}
