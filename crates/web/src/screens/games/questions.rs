//! Questions about one's own decisions, with what they find.

use leptos::prelude::*;
use rules::{Position, Ruleset};
use study::PositionPicture;
use texts::{Number, Texts};

use super::pattern::PatternBoard;
use crate::app::{AppState, app};
use crate::describe;
use crate::games_session::{Amount, SearchResult, Wanted};
use crate::runs::Runs;
use crate::screens::components::{Switch, TextField};
use crate::worker::{Found, FoundDecision};

/// How many decisions are shown at first.
const FIRST: usize = 12;

/// What a topic is called, and what it asks.
type Topic = (fn(&Texts) -> String, &'static str);

/// What people ask most, by the name that it has elsewhere.
const TOPICS: [Topic; 11] = [
    (Texts::report_blunders, "error>=0.08"),
    (
        Texts::totals_missed_doubles,
        "decision=no-double error>=0.02",
    ),
    (Texts::totals_wrong_doubles, "decision=double error>=0.02"),
    (Texts::totals_wrong_takes, "decision=take error>=0.02"),
    (Texts::totals_wrong_passes, "decision=pass error>=0.02"),
    (Texts::phase_opening, "kind=opening error>=0.02"),
    (Texts::kind_prime, "prime>=5"),
    (Texts::kind_holding, "kind=holding error>=0.02"),
    (Texts::kind_back_game, "kind=back-game"),
    (Texts::kind_bear_off, "kind=bear-off"),
    (Texts::phase_race, "kind=race error>=0.02"),
];

/// A field for conditions, topics to choose from, and the positions found.
#[component]
pub(super) fn Questions() -> impl IntoView {
    let app = app();
    let (games, search) = (app.games, app.games.search);
    let text = move |text: fn(&Texts) -> String| Signal::derive(move || app.text(text));
    let query = RwSignal::new(String::new());
    let only_own = RwSignal::new(true);
    let is_drawing = RwSignal::new(false);
    let ask = move || {
        let (query, only_own) = (query.get_untracked(), only_own.get_untracked());
        games.find(app, query, only_own);
    };
    let topics = TOPICS.map(|(name, wanted)| {
        let is_on = move || query.with(|query| query == wanted);
        let choose = move |_| {
            query.set(wanted.to_owned());
            ask();
        };
        view! {
            <button class="topic" aria-pressed=move || is_on().to_string() on:click=choose>
                {move || app.text(name)}
            </button>
        }
    });
    let typed = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        ask();
    };
    // As it was for this result: after an analysis, there's another result.
    let may_miss_errors = move || {
        let Amount { done, all } = search.analyzed.get_untracked();
        done < all && search.is_about_errors()
    };
    let said = move || match search.result.get() {
        None => String::new(),
        Some(SearchResult::Unclear(word)) => app.text(|t| t.question_unclear(&word)),
        // Errors aren't known yet, so that none is found would mislead.
        Some(SearchResult::Found(found)) if found.count == 0 && may_miss_errors() => {
            app.text(Texts::question_not_analyzed)
        }
        Some(SearchResult::Found(found)) => {
            app.text(|t| t.question_found(describe::analysis::amount(found.count)))
        }
    };
    let found = Memo::new(move |_| match search.result.get() {
        Some(SearchResult::Found(found)) => found,
        _ => Found::default(),
    });
    let has_errors = move || found.with(|found| found.worst.iter().any(|one| one.error.is_some()));
    view! {
        <section class="card questions">
            <h2>{text(Texts::question_title)}</h2>
            <p class="quiet">
                {move || app.text(|t| t.question_about("error>=0.08 decision=play their-prime>=5"))}
            </p>
            <div class="row topics">{topics.collect_view()}</div>
            <form class="row" on:submit=typed>
                <TextField
                    label=text(Texts::question_conditions)
                    value=query
                    most=300
                    on_change=move |text| query.set(text)
                />
                <button class="first">{text(Texts::question_find)}</button>
                <Switch
                    label=text(Texts::question_mine)
                    is_on=only_own
                    on_change=move |is_on| {
                        only_own.set(is_on);
                        ask();
                    }
                />
            </form>
            <button
                class="drawing"
                aria-expanded=move || is_drawing.get().to_string()
                on:click=move |_| is_drawing.update(|is_drawing| *is_drawing = !*is_drawing)
            >
                {text(Texts::pattern_title)}
            </button>
            {move || is_drawing.get().then(|| view! { <PatternBoard query /> }.into_any())}
            <Analyzed />
            <p role="status"><strong>{said}</strong></p>
            <Positions found />
            <Show when=has_errors>
                <button
                    class="first"
                    on:click=move |_| found.with(|found| games.practice_found(app, &found.worst))
                >
                    {text(Texts::question_practice)}
                </button>
            </Show>
        </section>
    }
}

/// How many games are made ready and analyzed, and a way to analyze the others.
#[component]
fn Analyzed() -> impl IntoView {
    let app = app();
    let (games, search) = (app.games, app.games.search);
    let amount = describe::analysis::amount;
    // What there is to do: first what was never analyzed. Then what only the
    // quick nets have seen, which isn't mixed with the rest.
    let left = Memo::new(move |_| {
        let Amount { done, all } = search.analyzed.get();
        match search.quick.get() {
            _ if done < all => Some(Wanted::New),
            0 => None,
            _ => Some(Wanted::Quick),
        }
    });
    let said = move |wanted: Wanted| match wanted {
        Wanted::New => {
            let Amount { done, all } = search.analyzed.get();
            app.text(|t| t.judging_progress(amount(done), amount(all)))
        }
        Wanted::Quick => app.text(|t| t.games_quick(amount(search.quick.get()))),
    };
    let name = move |wanted: Wanted| match (search.analyzing.with(Runs::is_running), wanted) {
        (true, _) => app.text(Texts::judging_cancel),
        (false, Wanted::New) if search.analyzed.get().done == 0 => app.text(Texts::home_analyze),
        (false, Wanted::New) => app.text(Texts::judging_go_on),
        (false, Wanted::Quick) => app.text(Texts::games_again),
    };
    let press = move |wanted: Wanted| match search.analyzing.with_untracked(Runs::is_running) {
        true => search.analyzing.update(Runs::stop),
        false => games.analyze_all(app, wanted),
    };
    let row = move |wanted: Wanted| {
        view! {
            <p class="row analyzed-games">
                <span class="quiet">{move || said(wanted)}</span>
                <button on:click=move |_| press(wanted)>{move || name(wanted)}</button>
            </p>
        }
        .into_any()
    };
    let preparing = move || {
        let Amount { done, all } = search.preparing.get()?;
        Some(app.text(|t| t.games_preparing(amount(done), amount(all))))
    };
    view! {
        <p class="quiet" role="status">{preparing}</p>
        {move || left.get().map(row)}
    }
}

/// The positions; a click opens the game there.
#[component]
fn Positions(found: Memo<Found>) -> impl IntoView {
    let app = app();
    let shows_all = RwSignal::new(false);
    let cards = move || {
        let most = if shows_all.get() { usize::MAX } else { FIRST };
        let cards = found.get().worst.into_iter().take(most);
        cards.map(|found| card(app, found)).collect_view()
    };
    view! {
        <ol class="positions">{cards}</ol>
        <Show when=move || !shows_all.get() && found.with(|found| found.worst.len() > FIRST)>
            <button on:click=move |_| shows_all.set(true)>
                {move || app.text(Texts::button_more)}
            </button>
        </Show>
    }
}

fn card(app: AppState, found: FoundDecision) -> impl IntoView {
    let picture = Position::try_from(found.position).ok().map(|position| {
        let picture = PositionPicture {
            position: &position,
            rules: &Ruleset::international(),
            names: found.names.each_ref().map(String::as_str),
        };
        let svg = app.texts.with_untracked(|t| picture.svg(t));
        let svg = String::from(js_sys::encode_uri_component(&svg));
        format!("data:image/svg+xml,{svg}")
    });
    let [player, opponent] = found.names.clone();
    let names = app
        .texts
        .with_untracked(|t| t.read_title(&player, &opponent));
    let loss = found.loss.map(|loss| {
        let loss = app.text(|t| t.figure(Number::with_decimals(-f64::from(loss), 3)));
        view! { <bdi dir="ltr" class="figure">{loss}</bdi> }
    });
    view! {
        <li>
            <button class="plain" on:click=move |_| app.games.show_found(app, &found)>
                {picture.map(|address| view! { <img src=address alt="" loading="lazy" /> })}
                <span class="row">
                    <span>{names}</span>
                    {loss}
                </span>
            </button>
        </li>
    }
}
