//! A field for typing moves.

use leptos::prelude::*;

use crate::app::app;

#[component]
pub(super) fn Typing() -> impl IntoView {
    let app = app();
    let typed = RwSignal::new(String::new());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = typed.get_untracked();
        if !text.trim().is_empty() {
            app.table.type_in(app, text.trim());
            typed.set(String::new());
        }
    };
    view! {
        <form class="typing" on:submit=submit>
            <input
                type="text"
                autocomplete="off"
                maxlength="80"
                dir="ltr"
                aria-label=move || app.text(|t| t.typed_label())
                placeholder=move || app.text(|t| t.typed_label())
                prop:value=typed
                on:input=move |event| typed.set(event_target_value(&event))
            />
        </form>
    }
}
