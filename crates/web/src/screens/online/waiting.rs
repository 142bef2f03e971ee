//! Waiting for a friend: the links to send.

use leptos::prelude::*;
use leptos::task::spawn_local;
use qrcodegen::{QrCode, QrCodeEcc};
use texts::Texts;

use super::{ConnectionStatus, address, invitation, is_open_to_watch, own_origin};
use crate::app::app;
use crate::online::{Link, home_addresses};
use crate::screens::components::Header;

/// The command that lets the whole home network in.
const FOR_EVERYBODY: &str = "gammonbox serve --listen 0.0.0.0";

/// The screen with the links.
#[component]
pub(super) fn WaitingForFriend(link: Link) -> impl IntoView {
    let app = app();
    let text = move |text: fn(&Texts) -> String| Signal::derive(move || app.text(text));
    // Empty until the server has answered.
    let homes = RwSignal::new(None::<Vec<String>>);
    spawn_local(async move { homes.set(Some(home_addresses().await)) });
    let is_local = own_origin().contains("127.0.0.1") || own_origin().contains("localhost");
    let invited = invitation(link);
    // A phone reaches this device by its address on the home network.
    let for_camera = move || {
        let invited = invited?;
        let home = homes.get().into_iter().flatten().next();
        let home = home.filter(|_| is_local);
        Some(address(&home.unwrap_or_else(own_origin), invited))
    };
    let at_home = move |invited: Link| {
        let homes = homes.get()?;
        Some(if homes.is_empty() {
            let none = app.text(|t| t.waiting_home_network_none(FOR_EVERYBODY));
            view! { <p class="small quiet">{is_local.then_some(none)}</p> }.into_any()
        } else {
            let links = homes.into_iter().map(|home| {
                view! { <Sendable address=address(&home, invited) /> }
            });
            view! {
                <p class="small">{text(|t| t.waiting_home_network())}</p>
                {links.collect_view()}
            }
            .into_any()
        })
    };
    let is_seated = link.key.is_some();
    view! {
        <Header title=text(|t| t.waiting_title()) />
        <main class="sheet">
            <section class="card">
                {invited.map(|invited| view! {
                    <h2>{text(|t| t.waiting_send())}</h2>
                    <Sendable address=address(&own_origin(), invited) />
                    <p class="small quiet">{text(|t| t.waiting_send_about())}</p>
                    {move || at_home(invited)}
                    <p class="small">{text(|t| t.waiting_code())}</p>
                    {move || for_camera().map(|address| view! { <Code address /> })}
                })}
                <p role="status">
                    {move || app.text(|t| if is_seated {
                        t.waiting_for_friend()
                    } else {
                        format!("{} {}", t.spectator_you(), t.tables_nobody())
                    })}
                </p>
                <ConnectionStatus />
                <p class="small quiet">{is_seated.then(|| text(|t| t.waiting_leave()))}</p>
            </section>
            {is_seated.then(|| view! { <section class="card"><Links link /></section> })}
        </main>
    }
}

/// The links that a player may want later, too: for another device, and for
/// spectators.
#[component]
pub(in crate::screens) fn Links(link: Link) -> impl IntoView {
    let app = app();
    let text = move |text: fn(&Texts) -> String| Signal::derive(move || app.text(text));
    let watch = Link { key: None, ..link };
    view! {
        <h2>{text(|t| t.waiting_own_link())}</h2>
        <Sendable address=address(&own_origin(), link) />
        <p class="small quiet">{text(|t| t.waiting_own_link_about())}</p>
        <Show when=move || is_open_to_watch(app) fallback=move || view! {
            <p class="small quiet">{text(|t| t.spectator_closed())}</p>
        }>
            <h2>{text(|t| t.waiting_watch_link())}</h2>
            <Sendable address=address(&own_origin(), watch) />
            <p class="small quiet">{text(|t| t.waiting_watch_link_about())}</p>
        </Show>
    }
}

/// An address, and a button that copies it.
#[component]
pub(super) fn Sendable(address: String) -> impl IntoView {
    let app = app();
    let is_copied = RwSignal::new(false);
    let shown = address.clone();
    let copy = move |_| {
        crate::files::copy(&address);
        is_copied.set(true);
    };
    view! {
        <div class="row sendable">
            <input
                type="text"
                readonly=true
                dir="ltr"
                aria-label=move || app.text(|t| t.button_share())
                prop:value=shown
            />
            <button type="button" on:click=copy>
                {move || app.text(|t| if is_copied.get() { t.button_copied() } else { t.button_copy() })}
            </button>
        </div>
    }
}

/// An address as a picture for a camera.
#[component]
fn Code(address: String) -> impl IntoView {
    let app = app();
    // Addresses of ours are short enough.
    let code = QrCode::encode_text(&address, QrCodeEcc::Medium).ok()?;
    let margin = 4;
    let size = code.size();
    let path: String = (0..size)
        .flat_map(|y| (0..size).map(move |x| (x, y)))
        .filter(|&(x, y)| code.get_module(x, y))
        .map(|(x, y)| format!("M{} {}h1v1h-1z", x + margin, y + margin))
        .collect();
    let whole = size + 2 * margin;
    Some(view! {
        <svg
            class="code"
            viewBox=format!("0 0 {whole} {whole}")
            role="img"
            aria-label=move || app.text(|t| t.waiting_code_about())
        >
            <rect width=whole height=whole fill="#fff" />
            <path d=path fill="#000" />
        </svg>
    })
}
