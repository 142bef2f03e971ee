//! Each player's totals, for the match and for each game.

use engine::{Finding, Tally, Totals};
use leptos::prelude::*;
use rules::{Player, Seat, Session};
use study::{Luck, Phase, Statistics};
use texts::{Number, Texts};

use crate::analysis::MatchView;
use crate::app::{AppState, app};
use crate::describe;
use crate::describe::analysis::{percent, signed};

/// A line of a table: what it counts, and both players' figures.
type Row = (String, [String; 2]);

/// The figures of the match, and of each game on demand.
#[component]
pub(super) fn StatisticsTables() -> impl IntoView {
    let app = app();
    let analysis = app.analysis;
    let whole = Memo::new(move |_| {
        let sides = analysis.with(|analysis| sides(analysis, None));
        sides.unwrap_or_default()
    });
    let games = Memo::new(move |_| {
        let games = analysis.with(|analysis| {
            let games = 0..analysis.analysis().games();
            games
                .map(|game| sides(analysis, Some(game)))
                .collect::<Vec<_>>()
        });
        games.unwrap_or_default()
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
        let game = move |(number, sides): (usize, [Side; 2])| {
            let title = app.text(|t| t.table_game(describe::analysis::amount(number + 1)));
            view! {
                <h3>{title}</h3>
                {table(app, &sides, is_match.get_untracked())}
            }
        };
        games.get().into_iter().enumerate().map(game).collect_view()
    };
    view! {
        <h2>{whole_title}</h2>
        {move || table(app, &whole.get(), is_match.get())}
        <p class="small quiet">{move || app.text(study::about_rating)}</p>
        {move || by_play_alone(app).map(|text| view! {
            <p>{text}</p>
            <p class="small quiet">{app.text(Texts::totals_by_play_note)}</p>
        })}
        <Show when=move || { games.with(Vec::len) > 1 }>
            <details>
                <summary>{move || app.text(Texts::report_games)}</summary>
                <div class="stack">{games_tables}</div>
            </details>
        </Show>
    }
}

/// What one player did.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Side {
    totals: Totals,
    statistics: Statistics,
}

/// What both did in one game, or in all.
fn sides(view: &MatchView, game: Option<usize>) -> [Side; 2] {
    let length = match view.rules().session {
        Session::Match(length) => length.get(),
        Session::Money => 1,
    };
    let findings = view.analysis().findings().iter();
    let findings = findings.filter(|finding| game.is_none_or(|game| finding.game == game));
    let findings: Vec<Finding> = findings.cloned().collect();
    Seat::BOTH.map(|seat| Side {
        totals: Totals::of(findings.iter().filter(|finding| finding.seat == seat)),
        statistics: Statistics::of(&findings, seat, length),
    })
}

fn name(app: AppState, player: Player) -> String {
    let analysis = app.analysis;
    let name = analysis.with(|analysis| {
        app.text(|t| describe::analysis::label_of(analysis.imported(), player, t))
    });
    name.unwrap_or_default()
}

fn table(app: AppState, sides: &[Side; 2], is_match: bool) -> impl IntoView + use<> {
    let names = Player::BOTH.map(|player| name(app, player));
    let rows = app.texts.with(|t| rows(sides, is_match, t));
    let lines = rows.into_iter().map(|(label, values)| {
        let cells = values.map(|value| view! { <td><bdi dir="ltr">{value}</bdi></td> });
        view! { <tr><th scope="row">{label}</th>{cells.collect_view()}</tr> }
    });
    view! {
        <table class="statistics small">
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

/// The same lines as in a written report.
fn rows(sides: &[Side; 2], is_match: bool, texts: &Texts) -> Vec<Row> {
    let figure = |value: f64, decimals: u8| texts.figure(Number::with_decimals(value, decimals));
    let whole = |count: u32| texts.figure(Number::from(count));
    let maybe = |value: Option<f64>, decimals: u8| {
        value.map_or_else(|| "–".to_owned(), |value| figure(value, decimals))
    };
    let row = |label: String, cell: &dyn Fn(&Side) -> String| (label, sides.each_ref().map(cell));
    let tally = |tally: Tally| format!("{} ({})", whole(tally.count), figure(tally.lost.equity, 3));
    let mut rows = vec![
        row(texts.totals_rating(), &|side| {
            maybe(side.totals.rating(), 2)
        }),
        row(texts.report_skill(), &|side| {
            let level = side.totals.rating().map(study::level_of_rating);
            let name = level.and_then(|level| texts.level_name(level));
            name.unwrap_or_else(|| "–".to_owned())
        }),
        row(texts.report_decisions(), &|side| {
            whole(side.totals.decisions())
        }),
        row(texts.totals_lost(), &|side| {
            figure(side.totals.lost().equity, 3)
        }),
        row(texts.totals_checker_play(), &|side| {
            figure(side.totals.plays.lost.equity, 3)
        }),
        row(texts.totals_cube_play(), &|side| {
            figure(side.totals.cube.lost.equity, 3)
        }),
    ];
    if is_match {
        rows.push(row(texts.totals_lost_match(), &|side| {
            percent(side.totals.lost().worth, texts)
        }));
    }
    rows.extend([
        row(texts.report_blunders(), &|side| whole(side.totals.blunders)),
        row(texts.totals_errors(), &|side| whole(side.totals.errors)),
        row(texts.totals_dubious(), &|side| whole(side.totals.dubious)),
        row(texts.totals_missed_doubles(), &|side| {
            tally(side.totals.missed_doubles)
        }),
        row(texts.totals_wrong_doubles(), &|side| {
            tally(side.totals.wrong_doubles)
        }),
        row(texts.totals_wrong_takes(), &|side| {
            tally(side.totals.wrong_takes)
        }),
        row(texts.totals_wrong_passes(), &|side| {
            tally(side.totals.wrong_passes)
        }),
        row(texts.report_luck(), &|side| {
            signed(side.totals.luck.equity, 3, texts)
        }),
    ]);
    let lucks = [
        (Luck::VeryLucky, texts.report_very_lucky()),
        (Luck::Lucky, texts.report_lucky()),
        (Luck::Unlucky, texts.report_unlucky()),
        (Luck::VeryUnlucky, texts.report_very_unlucky()),
    ];
    rows.extend(
        lucks.map(|(luck, label)| row(label, &|side| whole(side.statistics.rolls[luck as usize]))),
    );
    rows.push(row(
        format!("{} (Snowie)", texts.report_error_rate()),
        &|side| maybe(side.statistics.snowie_rate, 1),
    ));
    rows.push(row(texts.report_fibs(), &|side| {
        maybe(side.statistics.fibs_rating, 0)
    }));
    let phases = [
        (Phase::Opening, texts.phase_opening()),
        (Phase::MiddleGame, texts.phase_middle_game()),
        (Phase::Race, texts.phase_race()),
        (Phase::BearOff, texts.option_bear_off()),
    ];
    rows.extend(phases.map(|(phase, label)| {
        row(format!("PR: {label}"), &|side| {
            let Tally { count, lost } = side.statistics.phases[phase as usize];
            let mean = (count > 0).then(|| 500.0 * lost.equity / f64::from(count));
            format!("{} ({})", maybe(mean, 2), whole(count))
        })
    }));
    rows
}

/// Who would have won without luck.
fn by_play_alone(app: AppState) -> Option<String> {
    let (result, session) = app.analysis.with(|analysis: &MatchView| {
        let result = analysis.analysis().result_by_play_alone(Seat::First);
        (result, analysis.rules().session)
    })?;
    let white = result?;
    let subject = |player: Player| {
        let subject = app.analysis.with(|analysis| {
            app.text(|t| describe::analysis::subject_of(analysis.imported(), player, t))
        });
        subject.unwrap_or_default()
    };
    Some(match session {
        Session::Match(_) => {
            let (player, chance) = match white >= 0.5 {
                true => (Player::White, white),
                false => (Player::Black, 1.0 - white),
            };
            // Luck is an estimate, and can be more than there was to win.
            let chance = Number::percent(chance.min(1.0), 0);
            app.text(|t| t.totals_by_play_match(&subject(player), chance))
        }
        Session::Money => {
            let player = match white >= 0.0 {
                true => Player::White,
                false => Player::Black,
            };
            let points = Number::with_decimals(white.abs(), 1);
            app.text(|t| t.totals_by_play_money(&subject(player), points))
        }
    })
}
