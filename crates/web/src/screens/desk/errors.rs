//! The list of the worst errors.

use leptos::prelude::*;
use rules::Player;
use texts::{Number, Texts};

use crate::app::house;
use crate::study::{Desk, Slip, Way, words};

/// How many are shown at first.
const FIRST: usize = 10;

/// The worst errors; a click goes to the step.
#[component]
pub(super) fn Errors() -> impl IntoView {
    let house = house();
    let desk = house.desk;
    let shows_all = RwSignal::new(false);
    let worst = Memo::new(move |_| desk.with(Desk::worst).unwrap_or_default());
    let line = move |slip: Slip| {
        let Slip {
            step,
            game,
            player,
            decided,
        } = slip;
        let check = decided.check;
        let name = desk.with(|desk| house.say(|t| words::name_of(desk.opened(), player, t)));
        let text = house.say(|t| {
            let (done, best) = (
                crate::words::deed(&check.action, t),
                crate::words::deed(&check.best, t),
            );
            t.worst_item(&name.unwrap_or_default(), &done, &best)
        });
        let loss = Number::with_decimals(f64::from(check.loss), 3);
        view! {
            <li>
                <button class="plain" on:click=move |_| desk.go(house, Way::To(step))>
                    <bdi>{text}</bdi>
                </button>
                <span class="small quiet">
                    {house.say(|t| t.table_game(words::amount(game + 1)))}" · "
                    {house.say(|t| t.step_lost(loss))}
                </span>
            </li>
        }
    };
    view! {
        <section class="card">
            <h2>{move || house.say(Texts::worst_title)}</h2>
            <Show when=move || worst.with(Vec::is_empty)>
                <p class="quiet">{move || house.say(Texts::worst_none)}</p>
            </Show>
            <ol class="slips">
                {move || {
                    let most = if shows_all.get() { usize::MAX } else { FIRST };
                    worst.get().into_iter().take(most).map(line).collect_view()
                }}
            </ol>
            <Show when=move || { worst.with(Vec::len) > FIRST }>
                <button on:click=move |_| shows_all.update(|all| *all = !*all)>
                    {move || match shows_all.get() {
                        true => house.say(Texts::button_less),
                        false => house.say(Texts::button_more),
                    }}
                </button>
            </Show>
            <Keep />
        </section>
    }
}

/// Keeps the errors of one player as questions.
#[component]
fn Keep() -> impl IntoView {
    let house = house();
    let desk = house.desk;
    let kept = RwSignal::new(None::<usize>);
    let button = move |player: Player| {
        let name = move || {
            let name = desk.with(|desk| house.say(|t| words::name_of(desk.opened(), player, t)));
            house.say(|t| t.quiz_keep(&name.unwrap_or_default()))
        };
        let keep = move |_| {
            let added = desk.with(|desk| house.quiz.keep_from_desk(house, desk, player));
            kept.set(added);
        };
        view! { <button on:click=keep>{name}</button> }
    };
    view! {
        <div class="row">{Player::BOTH.map(button).collect_view()}</div>
        <p role="status" class="small">
            {move || kept.get().map(|count| house.say(|t| t.quiz_keep_done(words::amount(count))))}
        </p>
    }
}
