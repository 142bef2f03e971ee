//! The page's own icons: lines on a grid of 24, in the color of the text.

use leptos::prelude::*;

/// What an icon shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Icon {
    Analyze,
    Book,
    Chat,
    Close,
    Dice,
    Done,
    Flip,
    Games,
    Help,
    Hint,
    Home,
    Light,
    Link,
    Menu,
    Minus,
    People,
    Plus,
    Settings,
    SoundOff,
    SoundOn,
    Target,
    Undo,
}

impl Icon {
    /// The lines, as a path.
    const fn path(self) -> &'static str {
        match self {
            Icon::Analyze => "M4 19 9.5 12l4 3.5L20 6M15.5 6H20v4.5",
            Icon::Book => {
                "M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zm0 0v13"
            }
            Icon::Chat => "M5 5.5h14v10H11L7 19v-3.5H5z",
            Icon::Close => "M6 6l12 12M18 6 6 18",
            Icon::Dice => {
                "M6.5 4h11A2.5 2.5 0 0 1 20 6.5v11a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5v-11A2.5 2.5 0 0 1 6.5 4zM9 9h.01M15 15h.01M12 12h.01"
            }
            Icon::Done => "M5 12.5 10 17.5 19 7",
            Icon::Flip => "M7 4 3.5 7.5 7 11M3.5 7.5H15a5 5 0 0 1 0 10h-1M17 20l-3.5-2.5L17 15",
            Icon::Games => "M5 5h14v14H5zM5 10h14M10 10v9",
            Icon::Help => "M9 9a3 3 0 1 1 4.2 2.8c-.8.4-1.2 1-1.2 2.2M12 17.5h.01",
            Icon::Hint => {
                "M9.5 17.5h5M10.5 20.5h3M9.5 17.5c0-2-3-3.3-3-7a5.5 5.5 0 0 1 11 0c0 3.7-3 5-3 7"
            }
            Icon::Home => "M4 11.5 12 5l8 6.5M6.5 10v9h11v-9",
            Icon::Light => "M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16",
            Icon::Link => {
                "M10 14a4 4 0 0 0 5.7 0l2.6-2.6a4 4 0 0 0-5.7-5.7L11.5 6.8M14 10a4 4 0 0 0-5.7 0l-2.6 2.6a4 4 0 0 0 5.7 5.7l1.1-1.1"
            }
            Icon::Menu => "M4.5 7h15M4.5 12h15M4.5 17h15",
            Icon::Minus => "M6 12h12",
            Icon::People => {
                "M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3.5 19a5.5 5.5 0 0 1 11 0M16 11a3 3 0 1 0-1.5-5.6M16.5 14a5.5 5.5 0 0 1 4 5"
            }
            Icon::Plus => "M12 6v12M6 12h12",
            Icon::Settings => "M5 7h8M17 7h2M5 12h2M11 12h8M5 17h6M15 17h4M15 5v4M9 10v4M13 15v4",
            Icon::SoundOff => "M4 10v4h3.5l4.5 4V6L7.5 10zM16 10l4 4M20 10l-4 4",
            Icon::SoundOn => {
                "M4 10v4h3.5l4.5 4V6L7.5 10zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"
            }
            Icon::Target => {
                "M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z"
            }
            Icon::Undo => "M8.5 5 4 9.5 8.5 14M4 9.5h10a5 5 0 0 1 0 10h-3.5",
        }
    }
}

/// An icon. Screen readers skip it, since there's a text for what it stands
/// for.
#[component]
pub(super) fn Drawn(icon: Icon) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d=icon.path() />
        </svg>
    }
}

/// A button with an icon and a name that is read out and shown on hover.
#[component]
pub(super) fn IconButton(
    #[prop(into)] icon: Signal<Icon>,
    #[prop(into)] label: Signal<String>,
    on_press: impl Fn() + 'static,
    /// A class that says which button it is.
    #[prop(optional)]
    class: &'static str,
    /// Whether it's pressed in, if it's a switch.
    #[prop(optional, into)]
    is_on: MaybeProp<bool>,
) -> impl IntoView {
    view! {
        <button
            class=format!("icon-button {class}")
            type="button"
            aria-label=label
            title=label
            aria-pressed=move || is_on.get().map(|is_on| is_on.to_string())
            on:click=move |_| on_press()
        >
            {move || view! { <Drawn icon=icon.get() /> }}
        </button>
    }
}
