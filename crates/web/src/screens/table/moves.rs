//! The move list: one line per turn, you on the left, your opponent on the
//! right.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use rules::{Action, Offered, Player, PointLabels};
use texts::Texts;
use wasm_bindgen::JsCast;

use crate::app::{AppState, app};
use crate::describe;
use crate::play::{Line, LineKind, ListedGame, Table};
use crate::screens::analysis::is_reversed;

/// Everything that was done, in notation. A click shows the position. The list
/// is one tab stop, however long it is; arrow keys lead from line to line.
#[component]
pub(super) fn Moves() -> impl IntoView {
    let app = app();
    let table = app.table;
    let games = Memo::new(move |_| table.with(Table::move_list).unwrap_or_default());
    let bottom = Memo::new(move |_| table.status().map_or(Player::White, |status| status.bottom));
    let list = NodeRef::<leptos::html::Div>::new();
    let entries = move || games.with(|games| entries(games));
    // The line that Tab leads to, by its entry.
    let stop = RwSignal::new(None);
    // The newest line is in sight again: the list scrolls back from its end.
    Effect::new(move |_| {
        let entries = entries();
        let list = list.get();
        let has_focus = list
            .as_ref()
            .is_some_and(|list| list.contains(document().active_element().as_deref()));
        // Whoever is in the list stays on their line.
        let stays = stop
            .get_untracked()
            .is_some_and(|stop| has_focus && entries.contains(&stop));
        if !stays {
            stop.set(entries.last().copied());
        }
        if let Some(list) = list {
            request_animation_frame(move || list.set_scroll_top(0));
        }
    });
    let step = move |event: KeyboardEvent| {
        if event.alt_key() || event.ctrl_key() || event.meta_key() {
            return;
        }
        let target = event.target().and_then(|target| target.dyn_into().ok());
        let from = target.and_then(|line: web_sys::Element| line.get_attribute("data-entry"));
        let to = from.and_then(|from| from.parse().ok()).and_then(|from| {
            untrack(|| line_after(&entries(), from, &event.key(), is_reversed(app)))
        });
        let Some((to, list)) = to.zip(list.get_untracked()) else {
            return;
        };
        event.prevent_default();
        let button = list.query_selector(&format!("[data-entry='{to}']"));
        if let Some(Ok(button)) = button.ok().flatten().map(JsCast::dyn_into) {
            let button: web_sys::HtmlElement = button;
            // If it can't take the focus, the focus stays where it was.
            let _ = button.focus();
        }
    };
    view! {
        <div class="moves" node_ref=list role="region"
            on:keydown=step
            aria-label=move || app.text(|t| t.table_moves())>
            <div>
                {move || {
                    let games = games.get().into_iter();
                    games.map(|game| listed(app, game, bottom.get(), stop)).collect_view()
                }}
            </div>
        </div>
    }
}

fn listed(
    app: AppState,
    game: ListedGame,
    bottom: Player,
    stop: RwSignal<Option<usize>>,
) -> impl IntoView {
    let number = u32::try_from(game.number).unwrap_or(u32::MAX);
    let rules = app
        .table
        .with(|table| app.text(|t| t.ruleset_name(table.now().rules())));
    let rows = rows(game.lines, bottom).into_iter().zip(1_u32..);
    let rows = rows.map(|(row, number)| {
        view! {
            <li>
                <span class="number quiet">{number}</span>
                {row.map(|lines| cell(app, lines, stop))}
            </li>
        }
    });
    view! {
        <h2 class="small quiet">{app.text(|t| t.table_game(number))} " · " {rules}</h2>
        <ol>{rows.collect_view()}</ol>
    }
}

/// What one player did in one row: the cube, then the dice.
fn cell(app: AppState, lines: Vec<Line>, stop: RwSignal<Option<usize>>) -> impl IntoView {
    let labels = app.table.with(Table::labels).unwrap_or_default();
    let buttons = lines.into_iter().map(move |line| {
        let text = app.texts.with(|t| words_of(&line, labels, t));
        let is_rolled = matches!(
            line.kind,
            LineKind::Turn {
                is_ended: false,
                ..
            }
        );
        view! {
            <button
                class:just-rolled=is_rolled
                data-entry=line.entry
                tabindex=move || if stop.get() == Some(line.entry) { "0" } else { "-1" }
                on:focus=move |_| stop.set(Some(line.entry))
                on:click=move |_| app.table.look_back(line.entry)
            >
                <bdi>{text}</bdi>
            </button>
        }
    });
    view! { <span>{buttons.collect_view()}</span> }
}

/// The entries of the lines that are shown, in order.
fn entries(games: &[ListedGame]) -> Vec<usize> {
    let lines = games.iter().flat_map(|game| &game.lines);
    let shown = lines.filter(|line| !is_start(line));
    shown.map(|line| line.entry).collect()
}

/// Where a key leads from a line.
fn line_after(entries: &[usize], from: usize, key: &str, is_reversed: bool) -> Option<usize> {
    let at = entries.iter().position(|&entry| entry == from)?;
    let to = match (key, is_reversed) {
        ("ArrowDown", _) | ("ArrowRight", false) | ("ArrowLeft", true) => at + 1,
        ("ArrowUp", _) | ("ArrowLeft", false) | ("ArrowRight", true) => at.checked_sub(1)?,
        ("Home", _) => 0,
        ("End", _) => entries.len() - 1,
        _ => return None,
    };
    entries.get(to).copied()
}

fn is_start(line: &Line) -> bool {
    matches!(line.kind, LineKind::Started { .. })
}

/// The lines by rows, with what the player at the bottom did first. A row has
/// one player's turn and then the other's.
fn rows(lines: Vec<Line>, bottom: Player) -> Vec<[Vec<Line>; 2]> {
    let mut rows: Vec<[Vec<Line>; 2]> = Vec::new();
    let mut opener = None;
    let mut before = None;
    for line in lines {
        if is_start(&line) {
            continue;
        }
        let player = line.player;
        let opener = *opener.get_or_insert(player);
        let begins_row = player == opener && before != Some(player);
        if begins_row || rows.is_empty() {
            rows.push(Default::default());
        }
        before = Some(player);
        if let Some(row) = rows.last_mut() {
            row[usize::from(player != bottom)].push(line);
        }
    }
    rows
}

fn words_of(line: &Line, labels: PointLabels, t: &Texts) -> String {
    match &line.kind {
        LineKind::Started { .. } => String::new(),
        LineKind::Turn {
            roll,
            play,
            is_ended,
        } => {
            let roll = t.roll_name(*roll);
            match (play.is_empty(), is_ended) {
                (true, true) => format!("{roll}: –"),
                (true, false) => roll,
                (false, _) => {
                    let play = describe::in_labels(play, line.player, labels);
                    format!("{roll}: {}", play.replace(' ', ", "))
                }
            }
        }
        LineKind::Offered(Offered::Double) => t.action_double(),
        LineKind::Offered(Offered::Resignation(_)) => t.action_resign(),
        LineKind::Offered(Offered::Claim(_)) => t.action_claim(),
        LineKind::Offered(Offered::Settlement { .. }) => t.action_settle(),
        LineKind::Offered(Offered::Beaver) => t.action_beaver(),
        LineKind::Offered(Offered::Raccoon) => t.action_raccoon(),
        LineKind::Answered(action) => answer(*action, t),
    }
}

fn answer(action: Action, t: &Texts) -> String {
    t.action(action.kind())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(player: Player, kind: LineKind) -> Line {
        Line {
            player,
            kind,
            entry: 0,
        }
    }

    #[test]
    fn a_row_holds_a_turn_of_each_and_the_bottom_is_left() {
        let turn = || LineKind::Turn {
            roll: rules::Roll::new(rules::Die::Three, rules::Die::One),
            play: "8/5 6/5".to_owned(),
            is_ended: true,
        };
        let (white, black) = (Player::White, Player::Black);
        let lines = vec![
            line(black, turn()),
            line(white, LineKind::Offered(Offered::Double)),
            line(black, LineKind::Answered(Action::Take)),
            line(white, turn()),
            line(black, turn()),
        ];
        let rows = rows(lines, white);
        let counts: Vec<_> = rows
            .iter()
            .map(|[left, right]| (left.len(), right.len()))
            .collect();
        // Black opens on the right; the double and the take are in one row.
        assert_eq!(counts, [(1, 1), (1, 1), (0, 1)]);
    }

    #[test]
    fn keys_lead_from_line_to_line_and_no_further() {
        let lines = [3, 5, 9];
        let after = |from, key, is_reversed| line_after(&lines, from, key, is_reversed);
        assert_eq!(after(5, "ArrowDown", false), Some(9));
        assert_eq!(after(5, "ArrowUp", true), Some(3));
        assert_eq!(after(5, "ArrowRight", false), Some(9));
        assert_eq!(after(5, "ArrowRight", true), Some(3));
        assert_eq!(after(9, "ArrowDown", false), None);
        assert_eq!(after(3, "ArrowUp", false), None);
        assert_eq!(after(9, "Home", false), Some(3));
        assert_eq!(after(3, "End", false), Some(9));
        assert_eq!(after(3, "r", false), None);
    }

    #[test]
    fn a_line_is_one_word_or_a_roll_with_its_play_in_any_language() {
        let roll = rules::Roll::new(rules::Die::Six, rules::Die::Three);
        let turn = |play: &str, is_ended| LineKind::Turn {
            roll,
            play: play.to_owned(),
            is_ended,
        };
        let t = Texts::english();
        let said = |kind| words_of(&line(Player::White, kind), PointLabels::Numbers, &t);
        assert_eq!(said(turn("", false)), "6-3");
        assert_eq!(said(turn("24/21*, 13/7", true)), "6-3: 24/21*, 13/7");
        assert_eq!(said(turn("", true)), "6-3: –");
        let resigns = LineKind::Offered(Offered::Resignation(rules::Win::Single));
        assert_eq!(said(resigns), "Resign");
    }
}
