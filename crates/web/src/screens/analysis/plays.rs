//! Plays with their values.

use engine::RankedPlay;
use leptos::prelude::*;
use rules::Play;
use texts::Texts;

use crate::app::app;
use crate::describe::PlayNotation;
use crate::describe::analysis::{depth, percent, signed};

/// Plays with their values and how deeply each was analyzed, the best first.
#[component]
pub(super) fn PlaysTable(
    /// The plays.
    plays: Vec<RankedPlay>,
    /// The one that was made, if one was.
    played: Option<Play>,
    /// How plays are written.
    notation: PlayNotation,
    /// What the file says about plays of the roll, if anything.
    said: Option<Vec<RankedPlay>>,
) -> impl IntoView {
    let app = app();
    let best = plays.first().map_or(0.0, |play| play.equity.0);
    let has_said = said.is_some();
    let rows = plays.into_iter().map(move |ranked| {
        let play = match ranked.play.moves().is_empty() {
            true => "–".to_owned(),
            false => notation.write(&ranked.play),
        };
        let chances = ranked.chances;
        let chances = [chances.win, chances.win_gammon, chances.lose_gammon];
        let chances = chances.map(|share| app.text(|t| percent(f64::from(share), t)));
        let difference = f64::from(ranked.equity.0 - best);
        let said = said.as_ref().map(|said| {
            let same = said.iter().find(|said| said.board == ranked.board);
            let text = same.map(|said| app.text(|t| signed(f64::from(said.equity.0), 3, t)));
            view! { <td>{text.unwrap_or_else(|| "–".to_owned())}</td> }
        });
        view! {
            <tr class:played=played == Some(ranked.play)>
                <th scope="row">
                    <bdi dir="ltr">{play}</bdi>
                    <span class="small quiet">{chances.join(" · ")}</span>
                </th>
                <td>{app.text(|t| signed(f64::from(ranked.equity.0), 3, t))}</td>
                <td>{(difference < 0.0).then(|| app.text(|t| signed(difference, 3, t)))}</td>
                <td class="quiet">{app.text(|t| depth(&ranked, t))}</td>
                {said}
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
        <table class="numbers" dir="ltr">
            <thead>
                <tr>
                    <th scope="col">
                        {app.text(Texts::plays_play)}
                        <span class="small quiet">{chance_names.join(" · ")}</span>
                    </th>
                    <th scope="col">{app.text(Texts::plays_equity)}</th>
                    <th scope="col">{app.text(Texts::report_difference)}</th>
                    <th scope="col">{app.text(Texts::plays_depth)}</th>
                    {has_said.then(|| view! { <th scope="col">{app.text(Texts::report_theirs)}</th> })}
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}
