//! The players, the match length and the score.

use leptos::prelude::*;
use rules::{Player, Position, Stakes};

use crate::analysis::MatchView;
use crate::app::app;
use crate::describe;

/// Names, score, length, cube and pips of the current position.
#[component]
pub(super) fn ScoreBar() -> impl IntoView {
    let app = app();
    let analysis = app.analysis;
    let side = move |is_bottom: bool| {
        let player = move || match is_bottom {
            true => analysis.bottom.get(),
            false => analysis.bottom.get().opponent(),
        };
        let name = move || {
            let name = analysis.with(|analysis| {
                app.text(|t| describe::analysis::label_of(analysis.imported(), player(), t))
            });
            name.unwrap_or_default()
        };
        let score = move || {
            let setup = analysis.with(MatchView::setup).flatten()?;
            match setup.stakes {
                Stakes::Match { score, .. } => Some(score[player()]),
                Stakes::Money { .. } => None,
            }
        };
        let pips = move || {
            let setup = analysis.with(MatchView::setup).flatten()?;
            let position = Position::try_from(setup).ok()?;
            let board = position.board();
            let pips = match setup.on_roll == player() {
                true => board.player().pips(),
                false => board.opponent().pips(),
            };
            Some(app.text(|t| t.pip_count(pips)))
        };
        let is_on_roll = move || {
            let setup = analysis.with(MatchView::setup).flatten();
            setup.is_some_and(|setup| setup.on_roll == player())
        };
        view! {
            <span class="side-of" class:on-roll=is_on_roll>
                <span
                    class="color"
                    class:white=move || player() == Player::White
                    class:black=move || player() == Player::Black
                ></span>
                <bdi class="name">{name}</bdi>
                <strong>{score}</strong>
                <span class="small quiet pips">{pips}</span>
            </span>
        }
    };
    let stakes = move || {
        let setup = analysis.with(MatchView::setup).flatten()?;
        let mut words = vec![match setup.stakes {
            Stakes::Match { length, .. } => app.text(|t| t.table_match_to(length)),
            Stakes::Money { .. } => app.text(|t| t.table_money()),
        }];
        if setup.stakes.is_crawford() {
            words.push(app.text(|t| t.table_crawford()));
        }
        let has_cube = analysis.with(|analysis| analysis.rules().cube.in_use) == Some(true);
        if has_cube {
            let value = setup.cube.value.value();
            words.push(format!("{} {value}", app.text(|t| t.cube_title())));
        }
        Some(words.join(" · "))
    };
    view! {
        <p class="score-bar">
            {side(true)}
            <span class="small quiet stakes">{stakes}</span>
            {side(false)}
        </p>
    }
}
