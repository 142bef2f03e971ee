//! Form components shared by several screens.
//!
//! A component that takes a closure is compiled for each closure. So those used
//! often only pack it up, and what they show is compiled once.

use leptos::prelude::*;

/// A choice between several values, as buttons.
#[component]
pub fn Choices<T>(
    /// What is chosen.
    #[prop(into)]
    label: Signal<String>,
    /// The values with their names.
    #[prop(into)]
    values: Signal<Vec<(T, String)>>,
    /// The value that is chosen now.
    #[prop(into)]
    chosen: Signal<T>,
    /// Called with a new choice.
    on_choose: impl Fn(T) + Copy + Send + Sync + 'static,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let names = move || values.with(|values| values.iter().map(|(_, name)| name.clone()).collect());
    let place = move || {
        let chosen = chosen.get();
        values.with(|values| values.iter().position(|(value, _)| *value == chosen))
    };
    let choose = move |place: usize| {
        let value = values.with_untracked(|values| values.get(place).map(|(value, _)| *value));
        if let Some(value) = value {
            on_choose(value);
        }
    };
    radios(
        label,
        Signal::derive(names),
        Signal::derive(place),
        Callback::new(choose),
    )
}

/// Names to choose from, by their places.
fn radios(
    label: Signal<String>,
    names: Signal<Vec<String>>,
    chosen: Signal<Option<usize>>,
    on_choose: Callback<usize>,
) -> AnyView {
    let group = StoredValue::new(unique_name());
    let radio = move |(place, text): (usize, String)| {
        view! {
            <label class="choice">
                <input
                    type="radio"
                    name=group.get_value()
                    prop:checked=move || chosen.get() == Some(place)
                    on:change=move |_| on_choose.run(place)
                />
                <span>{text}</span>
            </label>
        }
    };
    view! {
        <fieldset class="field">
            <legend>{label}</legend>
            <div class="choices">
                {move || names.get().into_iter().enumerate().map(radio).collect_view()}
            </div>
        </fieldset>
    }
    .into_any()
}

/// An on/off switch.
#[component]
pub fn Switch(
    /// What it is.
    #[prop(into)]
    label: Signal<String>,
    /// Whether it is on.
    #[prop(into)]
    is_on: Signal<bool>,
    /// Called with the new value.
    on_change: impl Fn(bool) + Send + Sync + 'static,
) -> impl IntoView {
    checkbox(label, is_on, Callback::new(on_change))
}

fn checkbox(label: Signal<String>, is_on: Signal<bool>, on_change: Callback<bool>) -> AnyView {
    view! {
        <label class="switch">
            <input
                type="checkbox"
                prop:checked=is_on
                on:change=move |event| on_change.run(event_target_checked(&event))
            />
            <span>{label}</span>
        </label>
    }
    .into_any()
}

/// A text field.
#[component]
pub fn TextField(
    /// What it is.
    #[prop(into)]
    label: Signal<String>,
    /// What stands there.
    #[prop(into)]
    value: Signal<String>,
    /// The maximum length.
    #[prop(default = 40)]
    most: u32,
    /// Called with what is typed.
    on_change: impl Fn(String) + Send + Sync + 'static,
) -> impl IntoView {
    text_input(label, value, most, Callback::new(on_change))
}

fn text_input(
    label: Signal<String>,
    value: Signal<String>,
    most: u32,
    on_change: Callback<String>,
) -> AnyView {
    let id = unique_name();
    view! {
        <div class="field">
            <label for=id.clone()>{label}</label>
            <input
                id=id
                type="text"
                maxlength=most
                autocomplete="off"
                prop:value=value
                on:input=move |event| on_change.run(event_target_value(&event))
            />
        </div>
    }
    .into_any()
}

/// A number field.
#[component]
pub fn NumberField(
    /// What it counts.
    #[prop(into)]
    label: Signal<String>,
    /// What stands there.
    #[prop(into)]
    value: Signal<u32>,
    /// The minimum.
    from: u32,
    /// The maximum.
    to: u32,
    /// Called with the number, if it's valid.
    on_change: impl Fn(u32) + Send + Sync + 'static,
) -> impl IntoView {
    let id = unique_name();
    let typed = move |event| {
        let number = event_target_value(&event).parse().ok();
        if let Some(number) = number.filter(|number| (from..=to).contains(number)) {
            on_change(number);
        }
    };
    view! {
        <div class="field">
            <label for=id.clone()>{label}</label>
            <input
                id=id
                type="number"
                min=from
                max=to
                required=true
                prop:value=value
                on:input=typed
            />
        </div>
    }
}

/// The bar at the top of every screen except the table.
#[component]
pub fn Header(
    /// What the screen is called.
    #[prop(into)]
    title: Signal<String>,
    /// Where the back button leads.
    #[prop(optional, into)]
    back: Signal<super::Screen>,
) -> impl IntoView {
    let app = crate::app::app();
    view! {
        <header>
            <div class="top">
                <a class="button plain" href=move || format!("#{}", back.get())>
                    // The browser mirrors it where text runs the other way.
                    <span aria-hidden="true">"‹"</span>
                    {move || {
                        app.text(|t| match back.get() {
                            super::Screen::Home => t.app_name(),
                            _ => t.button_back(),
                        })
                    }}
                </a>
            </div>
            <div class="sheet-title"><h1>{title}</h1></div>
        </header>
    }
}

/// A unique name for a part of a form.
pub(super) fn unique_name() -> String {
    use std::sync::atomic::{AtomicUsize, Ordering};
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    format!("part-{}", NEXT.fetch_add(1, Ordering::Relaxed))
}

/// A dialog over the screen, until it's answered or closed.
#[component]
pub fn Dialog(
    /// Called when it is closed without an answer.
    on_close: impl Fn() + Copy + 'static,
    /// What lies there.
    children: Children,
) -> impl IntoView {
    let app = crate::app::app();
    let dialog = NodeRef::<leptos::html::Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get()
            && !dialog.open()
        {
            // It fails only for a dialog that's already open or gone.
            let _ = dialog.show_modal();
            // Its heading is its name.
            if let Ok(Some(heading)) = dialog.query_selector("h2") {
                heading.set_id("over");
            }
        }
    });
    view! {
        <dialog node_ref=dialog aria-labelledby="over" on:close=move |_| on_close()>
            <button
                class="plain close"
                aria-label=move || app.text(|t| t.button_close())
                on:click=move |_| on_close()
            >
                "×"
            </button>
            <div>{children()}</div>
        </dialog>
    }
}
