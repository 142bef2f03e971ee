//! Saving the match.

use leptos::prelude::*;
use texts::Texts;

use crate::app::app;
use crate::worker::ExportFormat;

/// The match as a file.
#[component]
pub(super) fn Save() -> impl IntoView {
    let app = app();
    let button = move |format: ExportFormat, name: fn(&Texts) -> String| {
        view! {
            <button on:click=move |_| app.analysis.export(app, format)>
                {move || app.text(name)}
            </button>
        }
    };
    view! {
        <h2>{move || app.text(Texts::export_title)}</h2>
        <div class="row">
            {button(ExportFormat::Sgf, Texts::export_sgf)}
            {button(ExportFormat::MatchText, Texts::export_mat)}
            {button(ExportFormat::Json, Texts::export_json)}
            <button on:click=move |_| app.analysis.save_picture(app)>
                {move || app.text(Texts::export_picture)}
            </button>
            <button on:click=move |_| app.analysis.share(app)>
                {move || app.text(Texts::button_share)}
            </button>
        </div>
        {move || app.analysis.link.get().map(|link| view! {
            <div class="shared">
                <p class="small quiet" role="status">{app.text(Texts::leaflets_link_copied)}</p>
                <input
                    type="text"
                    dir="ltr"
                    readonly=true
                    aria-label=app.text(Texts::button_share)
                    prop:value=link
                />
            </div>
        })}
    }
}
