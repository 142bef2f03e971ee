//! Taking the match along.

use leptos::prelude::*;
use texts::Texts;

use crate::app::house;
use crate::study::ExportFormat;

/// The match as a file.
#[component]
pub(super) fn Save() -> impl IntoView {
    let house = house();
    let button = move |format: ExportFormat, name: fn(&Texts) -> String| {
        view! {
            <button on:click=move |_| house.desk.export(house, format)>
                {move || house.say(name)}
            </button>
        }
    };
    view! {
        <section class="card">
            <h2>{move || house.say(Texts::export_title)}</h2>
            <div class="row">
                {button(ExportFormat::Sgf, Texts::export_sgf)}
                {button(ExportFormat::MatchText, Texts::export_mat)}
                {button(ExportFormat::Json, Texts::export_json)}
            </div>
        </section>
    }
}
