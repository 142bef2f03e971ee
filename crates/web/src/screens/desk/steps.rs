//! Stepping through a match.

use leptos::prelude::*;
use texts::{Number, Texts};

use super::decision::Decision;
use super::{ProbeAnswer, RolloutPart};
use crate::app::{House, house};
use crate::study::{Decided, Desk, Way, words};

/// What was done, how good it was, and the way to other steps.
#[component]
pub(super) fn Stepper() -> impl IntoView {
    let house = house();
    let desk = house.desk;
    let text = Memo::new(move |_| {
        let text = desk.with(|desk| {
            let step = desk.step()?;
            Some(house.say(|t| words::step(step, desk.opened(), t)))
        });
        text.flatten().unwrap_or_default()
    });
    let place = move || {
        let place = desk.with(|desk| {
            let step = desk.step()?;
            let game = house.say(|t| t.table_game(words::amount(step.game + 1)));
            let [white, black] = desk.opened().games.get(step.game)?.score;
            let number = words::amount(desk.at() + 1);
            let all = words::amount(desk.steps().len());
            let of = house.say(|t| t.steps_of(number, all));
            Some(format!("{game} · {white}–{black} · {of}"))
        });
        place.flatten()
    };
    let is_match = Memo::new(move |_| desk.with(|desk| desk.steps().len() > 1) == Some(true));
    let decided = Memo::new(move |_| {
        let decided = desk.with(|desk| {
            let decided = desk.decided_at(desk.at()).into_iter();
            decided.cloned().collect::<Vec<Decided>>()
        });
        decided.unwrap_or_default()
    });
    view! {
        <section class="card stepper">
            <p class="small quiet">{place}</p>
            <p class="step-text" role="status" aria-live="polite">
                <bdi>{move || text.get()}</bdi>
            </p>
            <Show when=move || is_match.get()>
                <div class="row steps" role="group">
                    <StepButton way=Way::ErrorBefore sign="«!" name=Texts::steps_back_error />
                    <StepButton way=Way::First sign="«" name=Texts::steps_first />
                    <StepButton way=Way::Back sign="‹" name=Texts::steps_back />
                    <StepButton way=Way::On sign="›" name=Texts::steps_on />
                    <StepButton way=Way::Last sign="»" name=Texts::steps_last />
                    <StepButton way=Way::NextError sign="!»" name=Texts::steps_on_error />
                </div>
                <p class="small quiet keys">{move || house.say(Texts::steps_keys)}</p>
            </Show>
            {move || {
                let decided = decided.get();
                decided.into_iter().map(|decided| view! { <Decision decided /> }).collect_view()
            }}
            <p class="small">{move || luck(house)}</p>
            <p class="small quiet">{move || not_judged(house)}</p>
            <ProbeAnswer probe=desk.probe />
            <RolloutPart
                probe=desk.probe
                record=Callback::new(move |()| desk.with(Desk::record).flatten())
                plays=Callback::new(move |()| compared(&decided.get_untracked()))
            />
        </section>
    }
}

#[component]
fn StepButton(way: Way, sign: &'static str, name: fn(&Texts) -> String) -> impl IntoView {
    let house = house();
    let said = move || house.say(name);
    view! {
        <button aria-label=said title=said on:click=move |_| house.desk.go(house, way)>
            <span aria-hidden="true" class="turns-with-text">{sign}</span>
        </button>
    }
}

fn luck(house: House) -> Option<String> {
    let luck = house.desk.with(|desk| desk.luck_at(desk.at())).flatten()?;
    let luck = Number::with_decimals(f64::from(luck), 3);
    Some(house.say(|t| t.step_luck(luck)))
}

/// Says so where nothing is known about a step.
fn not_judged(house: House) -> Option<String> {
    let is_judged = house.desk.with(|desk| {
        let at = desk.at();
        let is_silent = desk.decided_at(at).is_empty() && desk.luck_at(at).is_none();
        let is_match = desk.opened().questions > 0;
        (is_silent && is_match).then(|| desk.is_judged_at(at))
    });
    is_judged.flatten().map(|is_judged| match is_judged {
        true => house.say(Texts::step_not_judged),
        false => house.say(Texts::step_not_yet),
    })
}

/// The plays that a rollout compares: the best and the one that was made.
fn compared(decided: &[Decided]) -> Vec<String> {
    /// More take too long.
    const MOST: usize = 3;
    let Some(decided) = decided.iter().find(|decided| !decided.plays.is_empty()) else {
        return Vec::new();
    };
    let best = decided.plays.iter().take(MOST - 1);
    let mut plays: Vec<String> = best.map(|hint| hint.play.clone()).collect();
    let made = decided.check.action.trim_start_matches("play").trim();
    if !plays.iter().any(|play| play == made) {
        plays.push(made.to_owned());
    }
    plays
}
