//! What the engine would do, with arrows on the board.

use engine::{CubeAction, CubeAdvice, RankedPlay, Reply};
use leptos::prelude::*;
use rules::{Player, insertion_sort_by};
use texts::{Number, Texts};

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

/// The best plays. One is selected: its path is shown on the board and its
/// chances below it.
#[component]
fn Plays(plays: Vec<RankedPlay>) -> impl IntoView {
    let app = app();
    let table = app.table;
    let plays = listed(plays);
    let best = plays.first().copied();
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
        let figure = best.and_then(|best| app.texts.with(|t| figure(&ranked, &best, t)));
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
                    <span class="quiet small">{figure}</span>
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

/// What a play loses against the best one; nothing beside the best itself. A
/// play that was analyzed less deeply says how deeply, since it may even look
/// better.
fn figure(ranked: &RankedPlay, best: &RankedPlay, texts: &Texts) -> Option<String> {
    let lost = best.equity.0 - ranked.equity.0;
    let loss = || {
        let loss = Number::with_decimals(f64::from(lost.max(0.0)), 3);
        texts.hint_loses(loss)
    };
    match (ranked.plies == best.plies, lost >= 0.0) {
        _ if ranked.play == best.play => None,
        (true, _) => Some(loss()),
        (false, true) => Some(format!(
            "{} · {}",
            loss(),
            describe::analysis::plies(ranked.plies)
        )),
        (false, false) => Some(describe::analysis::plies(ranked.plies)),
    }
}

/// The best plays, those analyzed most deeply first, since figures of different
/// depths can't be compared.
fn listed(mut plays: Vec<RankedPlay>) -> Vec<RankedPlay> {
    insertion_sort_by(&mut plays, |one, other| {
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
    use rules::{Movement, Play, Plays, Variant};

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
    fn a_play_that_was_looked_at_less_says_how_far() {
        let texts = Texts::english();
        let best = ranked(0.2, Plies::TWO);
        let other = |equity, plies| RankedPlay {
            play: Play::NONE,
            ..ranked(equity, plies)
        };
        let said = |play: &RankedPlay| figure(play, &best, &texts);
        assert_eq!(said(&best), None);
        assert_eq!(
            said(&other(0.1, Plies::TWO)).as_deref(),
            Some("costs 0.100")
        );
        assert_eq!(
            said(&other(0.1, Plies::ZERO)).as_deref(),
            Some("costs 0.100 · 0-ply")
        );
        assert_eq!(said(&other(0.3, Plies::ZERO)).as_deref(), Some("0-ply"));
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
