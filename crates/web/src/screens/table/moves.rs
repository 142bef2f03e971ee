//! The move list.

use leptos::prelude::*;
use rules::{Action, Offered};

use crate::app::{AppState, app};
use crate::play::{Line, LineKind, ListedGame, Table};

/// All that was done, in notation. A click shows the position.
#[component]
pub(super) fn Moves() -> impl IntoView {
    let app = app();
    let table = app.table;
    let games = Memo::new(move |_| table.with(Table::move_list).unwrap_or_default());
    let list = NodeRef::<leptos::html::Div>::new();
    // The newest line is in sight.
    Effect::new(move |_| {
        games.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    view! {
        <div class="moves" node_ref=list tabindex="0" role="region"
            aria-label=move || app.text(|t| t.table_moves())>
            {move || games.get().into_iter().map(|game| listed(app, game)).collect_view()}
        </div>
    }
}

fn listed(app: AppState, game: ListedGame) -> impl IntoView {
    let number = u32::try_from(game.number).unwrap_or(u32::MAX);
    let lines = game.lines.into_iter().filter_map(move |line| {
        let text = app.texts.with(|t| words_of(&line, t))?;
        Some(view! {
            <li>
                <span class=if line.player == rules::Player::White { "white" } else { "black" }>
                    {app.table.with(|table| color_letter(app, table, &line))}
                </span>
                <button on:click=move |_| app.table.look_back(line.entry)>
                    <bdi>{text}</bdi>
                </button>
            </li>
        })
    });
    view! {
        <h2 class="small quiet">{app.text(|t| t.table_game(number))}</h2>
        <ol>{lines.collect_view()}</ol>
    }
}

fn color_letter(app: AppState, table: &Table, line: &Line) -> String {
    let names = table.now().rules().appearance.colors;
    let name = app.text(|t| crate::describe::color_name(names, line.player, t));
    name.chars().take(1).collect()
}

fn words_of(line: &Line, t: &texts::Texts) -> Option<String> {
    Some(match &line.kind {
        LineKind::Started { .. } => return None,
        LineKind::Turn {
            roll,
            play,
            is_ended,
        } => {
            let roll = t.roll_name(*roll);
            match (play.is_empty(), is_ended) {
                (true, true) => format!("{roll}: –"),
                (true, false) => format!("{roll}:"),
                (false, _) => format!("{roll}: {play}"),
            }
        }
        LineKind::Offered(Offered::Double) => t.action_double(),
        LineKind::Offered(offered) => t.offered(*offered),
        LineKind::Answered(Action::Take) => t.action_take(),
        LineKind::Answered(action) => t.action(action.kind()),
    })
}
