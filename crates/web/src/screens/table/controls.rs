//! The control bar: the most frequent actions, each in a fixed place.
//!
//! Roll, Done and OK share one place. Nothing that ends a game is here, so
//! pressing twice by mistake does no harm. Beside the four dice of a double
//! there's room for icons, not for words in every language.

use leptos::prelude::*;
use rules::{Action, ActionKind, Player};

use crate::app::{AppState, app};
use crate::board::Gesture;
use crate::play::{Table, Waiting};
use crate::screens::icon::{Drawn, Icon};
use crate::table_session::person_to_act;

/// The bar. It's in the middle of the board, or below an upright one.
#[component]
pub(super) fn ControlBar() -> impl IntoView {
    let app = app();
    let table = app.table;
    let main = Memo::new(move |_| {
        if table.is_looking_back() {
            return Some(MainButton::Back);
        }
        if table.won_on_time().is_some() {
            return Some(MainButton::Result);
        }
        table.with(main_button).flatten()
    });
    let person = Memo::new(move |_| table.with(person_to_act).flatten());
    let can = move |kind: ActionKind| {
        let person = person.get()?;
        let status = table.status()?;
        status.choices[person].contains(&kind).then_some(person)
    };
    // What the cube would show.
    let doubled = Memo::new(move |_| {
        can(ActionKind::Double)?;
        let cube = table.with(|now| now.now().game().cube().value)?;
        Some(cube.doubled()?.value())
    });
    let is_turn_open = Memo::new(move |_| {
        let waiting = table.with(Table::waiting);
        let is_open = matches!(
            waiting,
            Some(Waiting::Play(..) | Waiting::PickUp(_) | Waiting::Held(..))
        );
        person.get().filter(|_| is_open)
    });
    let can_undo = move || table.status().is_some_and(|status| status.can_undo);
    let can_ask = move || person.get().is_some() && !table.is_looking_back();
    let undo = move |_| {
        if let Some(player) = is_turn_open.get_untracked() {
            table.act(app, player, Action::Undo);
        }
    };
    view! {
        <div class="control-bar">
            <Show when=move || !table.is_online() && !table.is_over()>
                <button
                    class="control sign hint"
                    aria-label=move || app.text(|t| t.action_hint())
                    title=move || app.text(|t| t.action_hint())
                    disabled=move || !can_ask()
                    on:click=move |_| table.ask_for_hint(app)
                >
                    <Drawn icon=Icon::Hint />
                </button>
            </Show>
            {move || doubled.get().map(|value| view! {
                <button
                    class="control sign double"
                    aria-label=app.text(|t| t.action_double_to(value))
                    title=app.text(|t| t.action_double_to(value))
                    on:click=move |_| table.gesture(app, Gesture::PressCube)
                >
                    <span class="doubled" aria-hidden="true">{value}</span>
                </button>
            })}
            <Show when=move || is_turn_open.get().is_some()>
                <button
                    class="control sign undo"
                    aria-label=move || app.text(|t| t.action_undo())
                    title=move || app.text(|t| t.action_undo())
                    disabled=move || !can_undo()
                    on:click=undo
                >
                    <Drawn icon=Icon::Undo />
                </button>
            </Show>
            {move || main.get().map(|main| view! {
                <button
                    class=format!("control main first {}", main.class())
                    aria-label=move || main.label(app)
                    disabled=main == MainButton::DoneLater
                    on:click=move |_| main.press(app)
                >
                    {main.sign().map(|icon| view! { <Drawn icon /> })}
                    <span class="word">{move || main.label(app)}</span>
                </button>
            })}
        </div>
    }
}

/// What the one large button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MainButton {
    /// Rolls the die for the start.
    Throw,
    /// Rolls.
    Roll,
    /// Ends the turn.
    Done,
    /// Will end the turn; there is still something to play.
    DoneLater,
    /// Acknowledges that the computer can't move.
    Ok,
    /// Goes back from an earlier position to the game.
    Back,
    /// Goes on after a game: to the next, or to another match.
    Result,
}

impl MainButton {
    /// For the style sheet. What continues after a game has its button in the
    /// card, too.
    const fn class(self) -> &'static str {
        match self {
            MainButton::Result => "after-game",
            _ => "",
        }
    }

    /// The icon that replaces the word beside four dice on a small board.
    const fn sign(self) -> Option<Icon> {
        match self {
            MainButton::Done | MainButton::DoneLater | MainButton::Ok => Some(Icon::Done),
            _ => None,
        }
    }

    fn label(self, app: AppState) -> String {
        app.text(|t| match self {
            MainButton::Throw => t.action_throw(),
            MainButton::Roll => t.action_roll(),
            MainButton::Done | MainButton::DoneLater => t.action_done(),
            MainButton::Ok => t.button_ok(),
            MainButton::Back => t.button_back(),
            MainButton::Result => super::end::next_label(app),
        })
    }

    fn press(self, app: AppState) {
        let table = app.table;
        match self {
            MainButton::Throw | MainButton::Roll | MainButton::Done | MainButton::Ok => {
                table.gesture(app, Gesture::PressDice);
            }
            MainButton::DoneLater => {}
            MainButton::Back => table.look_at_now(),
            MainButton::Result => super::end::next(app),
        }
    }
}

/// What the large button does at a table, if there is something to do.
fn main_button(table: &Table) -> Option<MainButton> {
    let person: Option<Player> = person_to_act(table);
    match (table.waiting(), person) {
        (Waiting::Over(_), _) => Some(MainButton::Result),
        (Waiting::Throw(_), Some(_)) => Some(MainButton::Throw),
        (Waiting::Roll(_), Some(_)) => Some(MainButton::Roll),
        (Waiting::Play(..), Some(_)) => Some(MainButton::DoneLater),
        (Waiting::PickUp(_) | Waiting::Held(..), Some(_)) => Some(MainButton::Done),
        (Waiting::Held(..), None) => Some(MainButton::Ok),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use rules::{ByPlayer, Ruleset, Seat};

    use super::*;
    use crate::play::{Bottom, DiceSource, Participant, TableSetup};

    fn at(id: &str) -> Table {
        let setup = TableSetup {
            participants: ByPlayer {
                white: Participant::Person {
                    name: "Ada".to_owned(),
                },
                black: Participant::Computer {
                    level: "casual".to_owned(),
                    seed: 1,
                },
            },
            rules: Ruleset::international(),
            dice: DiceSource::Random(1),
            bottom: Bottom::Seat(Seat::First),
        };
        Table::from_id(setup, id).unwrap()
    }

    #[test]
    fn one_button_follows_the_turn() {
        let to_roll = at("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10");
        assert_eq!(main_button(&to_roll), Some(MainButton::Roll));
        let to_play = at("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10");
        assert_eq!(main_button(&to_play), Some(MainButton::DoneLater));
        let of_the_computer = at("XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:0:10");
        assert_eq!(main_button(&of_the_computer), None);
    }

    #[test]
    fn a_double_is_never_answered_by_the_large_button() {
        let doubled = at("XGID=-b----E-C---eE---c-e----B-:0:0:-1:D:0:0:0:0:10");
        assert!(matches!(doubled.waiting(), Waiting::Answer(..)));
        assert_eq!(main_button(&doubled), None);
    }
}
