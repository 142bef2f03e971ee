//! What the engine would do, with arrows on the board.

use engine::{CubeAction, CubeAdvice, RankedPlay, Reply};
use leptos::prelude::*;
use rules::Player;
use texts::Number;

use super::title;
use crate::analysis::arrows_of;
use crate::app::{AppState, app};
use crate::board::ArrowKind;
use crate::describe;
use crate::play::{Table, Waiting};
use crate::table_session::Hint;

/// How many plays are listed.
const MOST: usize = 5;

#[component]
pub(super) fn HintCard() -> impl IntoView {
    let app = app();
    let body = move || match app.table.hint.get() {
        None | Some(Hint::Thinking) => {
            view! { <p class="quiet">{app.text(|t| t.hint_thinking())}</p> }.into_any()
        }
        Some(Hint::Nothing) => view! { <p>{app.text(|t| t.hint_none())}</p> }.into_any(),
        Some(Hint::Plays(plays)) => view! { <Plays plays /> }.into_any(),
        Some(Hint::Cube(advice)) => cube(app, &advice).into_any(),
    };
    view! {
        {title(app.text(|t| t.hint_title()))}
        {body}
    }
}

/// The best plays. One is chosen: its way is on the board and its chances are
/// below it.
#[component]
fn Plays(plays: Vec<RankedPlay>) -> impl IntoView {
    let app = app();
    let table = app.table;
    let plays = listed(plays);
    let deepest = plays.first().map(|play| play.plies);
    let best = plays.first().map_or(0.0, |play| play.equity.0);
    let chosen = RwSignal::new(0_usize);
    let player = table.with(|table| table.now().game().on_roll()).flatten();
    let labels = table.with(Table::labels).unwrap_or_default();
    let show = StoredValue::new(plays.clone());
    let show = move |index: usize| {
        show.with_value(|plays| {
            if let (Some(player), Some(ranked)) = (player, plays.get(index)) {
                table.show_beginning_of_turn();
                table
                    .arrows
                    .set(arrows_of(player, &ranked.play, ArrowKind::Best));
            }
        });
    };
    Effect::new(move |_| show(chosen.get()));
    let rows = plays.into_iter().enumerate().map(|(index, ranked)| {
        let loss = best - ranked.equity.0;
        let is_compared = index > 0 && Some(ranked.plies) == deepest;
        let loss = is_compared.then(|| {
            let loss = Number::with_decimals(f64::from(loss.max(0.0)), 3);
            app.text(|t| t.hint_loses(loss))
        });
        let chances = app.text(|t| describe::analysis::chances(&ranked.chances, t));
        let play = ranked.play;
        let written = labels.write_play(&play.into(), player.unwrap_or(Player::White));
        let is_chosen = move || chosen.get() == index;
        let play_it = move |_| {
            table.put_away_question();
            table.change(app, |table| table.play_hint(&play));
        };
        view! {
            <li class:chosen=is_chosen>
                <button
                    class="plain"
                    aria-pressed=move || is_chosen().to_string()
                    on:pointerenter=move |_| show(index)
                    on:pointerleave=move |_| show(chosen.get_untracked())
                    on:click=move |_| chosen.set(index)
                >
                    <bdi dir="ltr">{written}</bdi>
                    <span class="quiet small">{loss}</span>
                </button>
                <Show when=is_chosen>
                    <button class="first" on:click=play_it>{app.text(|t| t.hint_try())}</button>
                    <p class="small quiet">{chances.clone()}</p>
                </Show>
            </li>
        }
    });
    view! { <ol class="plays">{rows.collect_view()}</ol> }
}

/// The best plays: those that were looked at furthest first, since figures of
/// two depths cannot be compared.
fn listed(mut plays: Vec<RankedPlay>) -> Vec<RankedPlay> {
    plays.sort_by(|one, other| {
        let by_depth = other.plies.cmp(&one.plies);
        by_depth.then(other.equity.0.total_cmp(&one.equity.0))
    });
    plays.truncate(MOST);
    plays
}

fn cube(app: AppState, advice: &CubeAdvice) -> impl IntoView + use<> {
    let is_answering = app
        .table
        .with(|table| matches!(table.waiting(), Waiting::Answer(..)))
        .unwrap_or_default();
    let decision = advice.decision;
    let said = app.text(
        |t| match (is_answering, decision.action(), decision.reply()) {
            (true, _, Reply::Beaver) => t.hint_beaver(),
            (true, _, Reply::Pass) => t.hint_pass(),
            (true, ..) => t.hint_take(),
            (false, CubeAction::Double, Reply::Pass) => t.hint_double_pass(),
            (false, CubeAction::Double, _) => t.hint_double_take(),
            (false, CubeAction::TooGood, _) => t.hint_too_good(),
            (false, ..) => t.hint_roll(),
        },
    );
    let number = |value: f32| app.text(|t| describe::analysis::signed(f64::from(value), 3, t));
    let both = |one: String, other: String| format!("{one} · {other}");
    let rows = app.texts.with(|t| {
        [
            (t.action_roll(), number(decision.no_double.0)),
            (
                both(t.action_double(), t.action_take()),
                number(decision.double_take.0),
            ),
            (
                both(t.action_double(), t.action_pass()),
                number(decision.double_pass.0),
            ),
        ]
    });
    view! {
        <p><strong>{said}</strong></p>
        <table class="figures">
            <tbody>
                {rows
                    .map(|(name, value)| view! { <tr><th>{name}</th><td><bdi dir="ltr">{value}</bdi></td></tr> })
                    .collect_view()}
            </tbody>
        </table>
        <p class="small quiet">{app.text(|t| describe::analysis::chances(&advice.chances, t))}</p>
    }
}

#[cfg(test)]
mod tests {
    use engine::{Chances, Equity, Plies};
    use rules::{Movement, Plays, Variant};

    use super::*;

    fn ranked(equity: f32, plies: Plies) -> RankedPlay {
        let board = Variant::Backgammon.opening();
        let plays = Plays::new(&board, "31".parse().unwrap(), Movement::INTERNATIONAL);
        let (play, after) = *plays.find(&"8/5 6/5".parse().unwrap()).unwrap();
        RankedPlay {
            play,
            board: after,
            chances: Chances::default(),
            equity: Equity(equity),
            plies,
            rollout: None,
        }
    }

    #[test]
    fn what_was_looked_at_furthest_comes_first_and_falls() {
        let plays = vec![
            ranked(0.1, Plies::TWO),
            ranked(0.2, Plies::TWO),
            ranked(0.15, Plies::ZERO),
        ];
        let listed = listed(plays);
        let equities: Vec<_> = listed.iter().map(|play| play.equity.0).collect();
        assert_eq!(equities, [0.2, 0.1, 0.15]);
    }
}
