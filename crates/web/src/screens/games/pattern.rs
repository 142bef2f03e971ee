//! Drawing a position to search for.

use leptos::prelude::*;
use rules::Player;
use texts::Texts;

use crate::app::app;
use crate::board::{Board, BoardLook, ShownPlace};
use crate::describe::aria_labels_counted_by;
use crate::games::{PatternBrush, PatternDrawing, short};
use crate::screens::analysis::look;

/// What a button beside the drawing does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tool {
    Brush(PatternBrush),
    Exactly,
    Clear,
}

/// What a button is called.
type Name = fn(&Texts) -> String;

const TOOLS: [(Tool, Name); 6] = [
    (
        Tool::Brush(PatternBrush::Checker(Player::White)),
        Texts::pattern_mine,
    ),
    (
        Tool::Brush(PatternBrush::Checker(Player::Black)),
        Texts::pattern_theirs,
    ),
    (Tool::Brush(PatternBrush::Empty), Texts::pattern_empty),
    (Tool::Brush(PatternBrush::Anything), Texts::pattern_any),
    (Tool::Exactly, Texts::pattern_exactly),
    (Tool::Clear, Texts::pattern_clear),
];

/// A board on which each point is left alone, or gets what it must hold. What
/// is drawn stands in the query.
#[component]
pub(super) fn PatternBoard(query: RwSignal<String>) -> impl IntoView {
    let app = app();
    let drawing = RwSignal::new(query.with_untracked(|query| PatternDrawing::of_query(query)));
    let change = move |change: &dyn Fn(&mut PatternDrawing)| {
        drawing.update(change);
        query.update(|query| *query = drawing.with_untracked(|drawing| drawing.in_query(query)));
    };
    let use_tool = move |tool: Tool| match tool {
        Tool::Brush(brush) => drawing.update(|drawing| drawing.brush = brush),
        Tool::Exactly => drawing.update(|drawing| drawing.is_exact = !drawing.is_exact),
        Tool::Clear => change(&PatternDrawing::clear),
    };
    let is_on = move |tool: Tool| {
        drawing.with(|drawing| match tool {
            Tool::Brush(brush) => drawing.brush == brush,
            Tool::Exactly => drawing.is_exact,
            Tool::Clear => false,
        })
    };
    let tools = TOOLS.map(|(tool, name)| {
        let pressed = move || (tool != Tool::Clear).then(|| is_on(tool).to_string());
        view! {
            <button class="topic" aria-pressed=pressed on:click=move |_| use_tool(tool)>
                {move || app.text(name)}
            </button>
        }
        .into_any()
    });
    let mut aria_labels = aria_labels_counted_by(app, Signal::stored(Player::White));
    let named = aria_labels.place;
    aria_labels.place = Callback::new(move |shown: ShownPlace| {
        let must = drawing.with(|drawing| short(drawing.at(shown.place)));
        let must = must.unwrap_or_else(|| app.text(Texts::pattern_any));
        let named = named.run(ShownPlace {
            is_movable: false,
            ..shown
        });
        format!("{named}: {must}")
    });
    let look = Signal::derive(move || BoardLook {
        marks_movable: false,
        ..look(app)
    });
    let gesture = move |gesture| change(&|drawing| drawing.gesture(gesture));
    view! {
        <div class="draw">
            <Board
                picture=Signal::derive(move || drawing.with(PatternDrawing::picture))
                look=look
                labels=aria_labels
                on_gesture=Callback::new(gesture)
            />
            <div>
                <p class="small quiet">{move || app.text(Texts::pattern_about)}</p>
                <div class="row topics">{tools.collect_view()}</div>
            </div>
        </div>
    }
}
