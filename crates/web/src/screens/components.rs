//! Parts of forms that several screens share.

use leptos::prelude::*;

/// One of several values, as buttons of which one is pressed in.
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
    let name = StoredValue::new(unique_name());
    let radio = move |(value, text): (T, String)| {
        view! {
            <label class="choice">
                <input
                    type="radio"
                    name=name.get_value()
                    prop:checked=move || chosen.get() == value
                    on:change=move |_| on_choose(value)
                />
                <span>{text}</span>
            </label>
        }
    };
    view! {
        <fieldset class="field">
            <legend>{label}</legend>
            <div class="choices">
                {move || values.get().into_iter().map(radio).collect_view()}
            </div>
        </fieldset>
    }
}

/// Something that is on or off.
#[component]
pub fn Switch(
    /// What it is.
    #[prop(into)]
    label: Signal<String>,
    /// Whether it is on.
    #[prop(into)]
    is_on: Signal<bool>,
    /// Called with what it becomes.
    on_change: impl Fn(bool) + Send + Sync + 'static,
) -> impl IntoView {
    view! {
        <label class="switch">
            <input
                type="checkbox"
                prop:checked=is_on
                on:change=move |event| on_change(event_target_checked(&event))
            />
            <span>{label}</span>
        </label>
    }
}

/// A line of text.
#[component]
pub fn TextField(
    /// What it is.
    #[prop(into)]
    label: Signal<String>,
    /// What stands there.
    #[prop(into)]
    value: Signal<String>,
    /// How much may stand there.
    #[prop(default = 40)]
    most: u32,
    /// Called with what is typed.
    on_change: impl Fn(String) + Send + Sync + 'static,
) -> impl IntoView {
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
                on:input=move |event| on_change(event_target_value(&event))
            />
        </div>
    }
}

/// A whole number.
#[component]
pub fn NumberField(
    /// What it counts.
    #[prop(into)]
    label: Signal<String>,
    /// What stands there.
    #[prop(into)]
    value: Signal<u32>,
    /// The least that it may be.
    from: u32,
    /// The most.
    to: u32,
    /// Called with what is typed, if it may be.
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

/// The bar at the top of a screen that is not the table.
#[component]
pub fn Header(
    /// What the screen is called.
    #[prop(into)]
    title: Signal<String>,
    /// Where the way back leads.
    #[prop(optional, into)]
    back: Signal<super::Screen>,
) -> impl IntoView {
    let app = crate::app::app();
    view! {
        <header>
            <div class="top">
                <a class="button plain" href=move || format!("#{}", back.get())>
                    <span aria-hidden="true" class="turns-with-text">"‹"</span>
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

/// A name for a form's part that no other part has.
pub(super) fn unique_name() -> String {
    use std::sync::atomic::{AtomicUsize, Ordering};
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    format!("part-{}", NEXT.fetch_add(1, Ordering::Relaxed))
}

/// Something that lies over the screen until it is answered or closed.
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
            // It fails only for a dialog that is open or no longer there.
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
