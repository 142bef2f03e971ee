//! Setting up a position.

use leptos::prelude::*;
use rules::{Beavers, ByPlayer, CubeValue, Player, Roll, Stakes};
use texts::Texts;

use super::analysis::{PositionAnswer, RolloutPart, look};
use super::components::{Choices, Header, Switch, TextField};
use crate::analysis::{Brush, Editor};
use crate::analysis_session::PositionAnalysis;
use crate::app::{AppState, app};
use crate::board::{Board, BoardLook, ShownPlace};
use crate::describe;
use crate::describe::aria_labels_counted_by;

/// The position editor.
#[component]
pub fn EditorScreen() -> impl IntoView {
    let app = app();
    let editor = app.editor;
    let position = StoredValue::new(PositionAnalysis::new()).get_value();
    // What was said about another position no longer applies.
    Effect::new(move |_| {
        editor.track();
        position.clear();
    });
    let counts = Signal::derive(move || editor.with(|editor| editor.setup().on_roll));
    let mut aria_labels = aria_labels_counted_by(app, counts);
    let named = aria_labels.place;
    // Every place can be pressed here, so it doesn't have to be said.
    aria_labels.place = Callback::new(move |shown: ShownPlace| {
        named.run(ShownPlace {
            is_movable: false,
            ..shown
        })
    });
    let picture = Memo::new(move |_| {
        let mut picture = editor.with(Editor::picture);
        picture.movable = crate::board::every_place();
        picture
    });
    let look = Signal::derive(move || BoardLook {
        marks_movable: false,
        ..look(app)
    });
    let record = Callback::new(move |()| editor.with_untracked(Editor::record));
    let can_be_judged = Memo::new(move |_| editor.with(Editor::can_be_judged));
    view! {
        <Header title=Signal::derive(move || app.text(Texts::editor_title)) />
        <main class="analysis">
            <div class="analysis-board">
                <Board
                    picture=picture
                    look=look
                    labels=aria_labels
                    on_gesture=Callback::new(move |gesture| {
                        editor.update(|editor| editor.gesture(gesture));
                    })
                />
                <p class="small quiet">
                    {move || app.text(Texts::editor_about)}
                    <span class="for-mouse">" " {move || app.text(Texts::editor_about_mouse)}</span>
                </p>
            </div>
            <div class="analysis-side">
                <section class="card">
                    <Brushes />
                    <Faults />
                    <div class="row">
                        <button
                            class="first"
                            disabled=move || !can_be_judged.get()
                            on:click=move |_| {
                                if let Some(record) = record.run(()) {
                                    position.ask(app, record.now().game());
                                }
                            }
                        >
                            {move || app.text(Texts::editor_analyze)}
                        </button>
                    </div>
                    <PositionAnswer position record />
                    <Show when=move || can_be_judged.get()>
                        <RolloutPart position record plays=Callback::new(|()| Vec::new()) />
                    </Show>
                </section>
                <section class="card">
                    <Id />
                    <Turn />
                    <CubeFields />
                    <StakesFields />
                </section>
            </div>
        </main>
    }
}

/// What a press does, and buttons for all checkers at once.
#[component]
fn Brushes() -> impl IntoView {
    let app = app();
    let editor = app.editor;
    let brushes = Signal::derive(move || {
        vec![
            (
                Brush::Place(Player::White),
                app.text(Texts::editor_place_white),
            ),
            (
                Brush::Place(Player::Black),
                app.text(Texts::editor_place_black),
            ),
            (Brush::TakeAway, app.text(Texts::editor_take_away)),
        ]
    });
    let button = move |name: fn(&Texts) -> String, change: fn(&mut Editor)| {
        view! {
            <button on:click=move |_| editor.update(change)>{move || app.text(name)}</button>
        }
    };
    view! {
        <Choices
            label=Signal::derive(move || app.text(Texts::editor_place))
            values=brushes
            chosen=Signal::derive(move || editor.with(|editor| editor.brush))
            on_choose=move |brush| editor.update(|editor| editor.brush = brush)
        />
        <div class="row">
            {button(Texts::editor_opening, Editor::lay_out)}
            {button(Texts::editor_clear, Editor::clear)}
            {button(Texts::editor_swap, Editor::swap)}
        </div>
    }
}

/// How many checkers and pips there are, and why the position is refused.
#[component]
fn Faults() -> impl IntoView {
    let app = app();
    let editor = app.editor;
    let counts = move || {
        let count = |player| {
            let (checkers, pips) =
                editor.with(|editor| (editor.placement(player).total(), editor.pips(player)));
            let name = color(app, player);
            app.text(|t| {
                format!(
                    "{}, {}",
                    t.editor_checkers(&name, checkers),
                    t.pip_count(pips)
                )
            })
        };
        Player::BOTH
            .map(|player| view! { <li>{count(player)}</li> })
            .collect_view()
    };
    let faults = Memo::new(move |_| {
        editor.with(|editor| {
            let on_roll = editor.setup().on_roll;
            let faults = editor.faults().into_iter();
            let faults: Vec<String> = faults
                .map(|fault| app.text(|t| describe::analysis::fault(fault, on_roll, t)))
                .collect();
            (faults, editor.can_be_judged())
        })
    });
    let verdict = move || match faults.get() {
        (faults, _) if faults.is_empty() => app.text(Texts::editor_possible),
        (_, true) => app.text(Texts::editor_forgiven),
        (_, false) => app.text(Texts::editor_impossible),
    };
    view! {
        <ul class="small">{counts}</ul>
        <div role="status" class="faults">
            <p class:refused=move || !faults.get().1>{verdict}</p>
            <ul class="reasons">
                {move || faults.get().0.into_iter().map(|fault| view! { <li>{fault}</li> }).collect_view()}
            </ul>
        </div>
    }
}

/// The ID of the position, to copy or to paste.
#[component]
fn Id() -> impl IntoView {
    let app = app();
    let editor = app.editor;
    let wrong = RwSignal::new(None::<String>);
    let value = Signal::derive(move || editor.with(|editor| editor.id().unwrap_or_default()));
    view! {
        <TextField
            label=Signal::derive(move || app.text(Texts::editor_id))
            value=value
            most=200
            on_change=move |text| {
                let mut read = Ok(());
                editor.update(|editor| read = editor.read(&text));
                wrong.set(read.err().map(|fault| fault.to_string()));
            }
        />
        <p class="small quiet">{move || app.text(Texts::editor_id_about)}</p>
        <p role="status">
            {move || wrong.get().map(|reason| app.text(|t| t.error_bad_id(&reason)))}
        </p>
    }
}

fn color(app: AppState, player: Player) -> String {
    match player {
        Player::White => app.text(Texts::color_white),
        Player::Black => app.text(Texts::color_black),
    }
}

fn colors(app: AppState) -> Vec<(Player, String)> {
    Player::BOTH
        .map(|player| (player, color(app, player)))
        .to_vec()
}

/// Whose turn it is, and what was rolled.
#[component]
fn Turn() -> impl IntoView {
    let app = app();
    let editor = app.editor;
    let roll = move || {
        let roll = editor.with(Editor::roll);
        roll.map_or(String::new(), |roll| roll.to_string())
    };
    view! {
        <Choices
            label=Signal::derive(move || app.text(Texts::editor_on_roll))
            values=Signal::derive(move || colors(app))
            chosen=Signal::derive(move || editor.with(|editor| editor.setup().on_roll))
            on_choose=move |player| editor.update(|editor| editor.set_on_roll(player))
        />
        <div class="field">
            <label for="editor-dice">{move || app.text(Texts::editor_dice)}</label>
            <select
                id="editor-dice"
                prop:value=roll
                on:change=move |event| {
                    let roll = event_target_value(&event).parse::<Roll>().ok();
                    editor.update(|editor| editor.set_roll(roll));
                }
            >
                <option value="">{move || app.text(Texts::editor_no_dice)}</option>
                {Roll::ALL
                    .map(|roll| {
                        let text = move || app.text(|t| t.roll_name(roll));
                        view! { <option value=roll.to_string()>{text}</option> }
                    })
                    .collect_view()}
            </select>
        </div>
        <Switch
            label=Signal::derive(move || app.text(Texts::editor_double_offered))
            is_on=Signal::derive(move || editor.with(|editor| editor.setup().offer.is_some()))
            on_change=move |is_doubled| editor.update(|editor| editor.set_doubled(is_doubled))
        />
    }
}

/// The cube.
#[component]
fn CubeFields() -> impl IntoView {
    let app = app();
    let editor = app.editor;
    let cube = move || editor.with(|editor| editor.setup().cube);
    let values = (0..=10).map(|times| 1_u32 << times);
    let options = values.map(|value| {
        view! { <option value=value.to_string()>{value}</option> }
    });
    let owners = Signal::derive(move || {
        let centered = (None, app.text(Texts::editor_cube_centered));
        let owned = colors(app).into_iter();
        let owned = owned.map(|(player, name)| (Some(player), name));
        std::iter::once(centered).chain(owned).collect::<Vec<_>>()
    });
    view! {
        <div class="field">
            <label for="editor-cube">{move || app.text(Texts::editor_cube_value)}</label>
            <select
                id="editor-cube"
                prop:value=move || cube().value.to_string()
                on:change=move |event| {
                    let value = event_target_value(&event).parse::<u32>().ok();
                    if let Some(value) = value.and_then(|value| CubeValue::try_from(value).ok()) {
                        editor.update(|editor| {
                            let owner = editor.setup().cube.owner;
                            editor.set_cube(value, owner);
                        });
                    }
                }
            >
                {options.collect_view()}
            </select>
        </div>
        <Choices
            label=Signal::derive(move || app.text(Texts::editor_cube_owner))
            values=owners
            chosen=Signal::derive(move || cube().owner)
            on_choose=move |owner| editor.update(|editor| {
                let value = editor.setup().cube.value;
                editor.set_cube(value, owner);
            })
        />
    }
}

/// What is played for.
#[component]
fn StakesFields() -> impl IntoView {
    let app = app();
    let editor = app.editor;
    let stakes = Memo::new(move |_| editor.with(|editor| editor.setup().stakes));
    let is_match = move || matches!(stakes.get(), Stakes::Match { .. });
    let set = move |stakes: Stakes| editor.update(|editor| editor.set_stakes(stakes));
    let kinds = Signal::derive(move || {
        vec![
            (false, app.text(Texts::editor_money)),
            (true, app.text(Texts::editor_match)),
        ]
    });
    let new_match = Stakes::Match {
        length: 7,
        score: ByPlayer { white: 0, black: 0 },
        crawford: false,
    };
    view! {
        <Choices
            label=Signal::derive(move || app.text(Texts::editor_stakes))
            values=kinds
            chosen=Signal::derive(is_match)
            on_choose=move |is_match| set(if is_match { new_match } else { Stakes::MONEY })
        />
        <Show when=is_match fallback=move || view! { <MoneyFields stakes set=Callback::new(set) /> }>
            <MatchFields stakes set=Callback::new(set) />
        </Show>
    }
}

#[component]
fn MoneyFields(stakes: Memo<Stakes>, set: Callback<Stakes>) -> impl IntoView {
    let app = app();
    let extras = move || match stakes.get() {
        Stakes::Money { jacoby, beavers } => (jacoby, beavers),
        Stakes::Match { .. } => (false, Beavers::Off),
    };
    view! {
        <Switch
            label=Signal::derive(move || app.text(Texts::editor_jacoby))
            is_on=Signal::derive(move || extras().0)
            on_change=move |jacoby| set.run(Stakes::Money { jacoby, beavers: extras().1 })
        />
        <Switch
            label=Signal::derive(move || app.text(Texts::editor_beavers))
            is_on=Signal::derive(move || extras().1 != Beavers::Off)
            on_change=move |is_on| {
                let beavers = if is_on { Beavers::Beavers } else { Beavers::Off };
                set.run(Stakes::Money { jacoby: extras().0, beavers });
            }
        />
    }
}

#[component]
fn MatchFields(stakes: Memo<Stakes>, set: Callback<Stakes>) -> impl IntoView {
    let app = app();
    let parts = move || match stakes.get() {
        Stakes::Match {
            length,
            score,
            crawford,
        } => (length, score, crawford),
        Stakes::Money { .. } => (0, ByPlayer::default(), false),
    };
    // Text that isn't a number changes nothing.
    let number = |text: &str| {
        text.trim()
            .parse::<u32>()
            .ok()
            .filter(|&number| number < 100)
    };
    let points = move |player: Player| {
        view! {
            <TextField
                label=Signal::derive(move || {
                    let name = color(app, player);
                    app.text(|t| t.editor_score(&name))
                })
                value=Signal::derive(move || parts().1[player].to_string())
                most=2
                on_change=move |text| {
                    let (length, mut score, crawford) = parts();
                    if let Some(points) = number(&text) {
                        score[player] = points;
                        set.run(Stakes::Match { length, score, crawford });
                    }
                }
            />
        }
    };
    view! {
        <TextField
            label=Signal::derive(move || app.text(Texts::editor_length))
            value=Signal::derive(move || parts().0.to_string())
            most=2
            on_change=move |text| {
                let (_, score, crawford) = parts();
                if let Some(length) = number(&text) {
                    set.run(Stakes::Match { length, score, crawford });
                }
            }
        />
        {Player::BOTH.map(points).collect_view()}
        <Switch
            label=Signal::derive(move || app.text(Texts::editor_crawford))
            is_on=Signal::derive(move || parts().2)
            on_change=move |crawford| {
                let (length, score, _) = parts();
                set.run(Stakes::Match { length, score, crawford });
            }
        />
    }
}
