//! The card beside the board: a question, a hint, the coach, the menu. It never
//! covers the board, except for the menu on a phone.

mod coach;
mod hint;
mod menu;
mod offer;

use leptos::prelude::*;
use rules::{Offer, Player};
use wasm_bindgen::JsCast;

use super::end::Result;
use crate::app::app;
use crate::play::{Table, Waiting};
use crate::screens::icon::{Icon, IconButton};
use crate::table_session::Question;

/// What the card is about.
#[derive(Clone, Debug, PartialEq)]
enum Shown {
    /// A card that can be dismissed.
    Question(Question),
    /// An offer that's waiting for an answer.
    Offer(Player, Offer),
}

/// The card, if there is something to show.
#[component]
pub(super) fn Card() -> impl IntoView {
    let app = app();
    let table = app.table;
    let shown = Memo::new(move |_| {
        let question = table.question.get().map(Shown::Question);
        question.or_else(|| match table.with(Table::waiting)? {
            Waiting::Answer(player, offer) if table.with(|now| now.is_local(player))? => {
                Some(Shown::Offer(player, offer))
            }
            _ if table.is_over() => Some(Shown::Question(Question::Result)),
            _ => None,
        })
    });
    let close = move || table.put_away_question();
    keep_focus(shown);
    move || {
        // If a card is open when the language loads, it's rebuilt.
        app.texts.track();
        let shown = shown.get()?;
        let can_close = matches!(shown, Shown::Question(ref question) if question.can_wait());
        let inner = match shown {
            Shown::Offer(player, offer) => view! { <offer::Answer player offer /> }.into_any(),
            Shown::Question(question) => match question {
                Question::Confirm(player, action) => offer::confirm(app, player, action).into_any(),
                Question::Coach(finding) => view! { <coach::Coach finding /> }.into_any(),
                Question::Resign(player) => offer::resign(app, player).into_any(),
                Question::Claim(player) => offer::claim(app, player).into_any(),
                Question::Settle(player) => view! { <offer::Settle player /> }.into_any(),
                Question::Rules => menu::rules_in_force(app).into_any(),
                Question::Menu => menu::menu(app).into_any(),
                Question::Keys => menu::keys(app).into_any(),
                Question::Dice => menu::dice(app).into_any(),
                Question::Hint => view! { <hint::HintCard /> }.into_any(),
                Question::Result => view! { <Result /> }.into_any(),
            },
        };
        Some(view! {
            <section class="card table-card" aria-labelledby="card-title">
                {inner}
                {can_close.then(|| view! {
                    <div class="close">
                        <IconButton
                            icon=Icon::Close
                            label=Signal::derive(move || app.text(|t| t.button_close()))
                            on_press=close
                        />
                    </div>
                })}
            </section>
        })
    }
}

/// The heading of a card: its name, and where the focus goes when it appears.
fn title(text: impl Into<Signal<String>>) -> impl IntoView {
    let text: Signal<String> = text.into();
    view! { <h2 id="card-title" tabindex="-1">{text}</h2> }
}

/// Moves the focus to a card when it appears, and back when it closes.
fn keep_focus(shown: Memo<Option<Shown>>) {
    let before = StoredValue::new_local(None::<web_sys::HtmlElement>);
    Effect::new(move |was_shown: Option<bool>| {
        let is_shown = shown.with(Option::is_some);
        let was_shown = was_shown.unwrap_or(false);
        if is_shown && !was_shown {
            let active = document().active_element();
            before.set_value(active.and_then(|active| active.dyn_into().ok()));
        }
        if is_shown {
            request_animation_frame(|| focus(document().get_element_by_id("card-title")));
        } else if was_shown {
            let back = before.try_update_value(Option::take).flatten();
            focus(back.map(Into::into));
        }
        is_shown
    });
}

fn focus(element: Option<web_sys::Element>) {
    if let Some(element) = element.and_then(|found| found.dyn_into::<web_sys::HtmlElement>().ok()) {
        // If it can't take the focus, the focus stays where it was.
        let _ = element.focus();
    }
}
