//! Dates in the language of the page.

use js_sys::{Date, Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::app::AppState;

/// The day of a moment, in milliseconds since 1970.
pub(super) fn day(app: AppState, moment: f64) -> String {
    written(app, &moment.into(), &[("dateStyle", "medium")])
}

/// A day such as `2026-11-15`, or a month such as `2026-11`. What is neither
/// stays as it is.
pub(super) fn day_or_month(app: AppState, date: &str) -> String {
    const MONTH: [(&str, &str); 2] = [("year", "numeric"), ("month", "short")];
    // Noon, so that it's the same day wherever the device is.
    match date.len() {
        7 => written(app, &format!("{date}-01T12:00").into(), &MONTH),
        10 => written(
            app,
            &format!("{date}T12:00").into(),
            &[("dateStyle", "medium")],
        ),
        _ => date.to_owned(),
    }
}

fn written(app: AppState, date: &JsValue, parts: &[(&str, &str)]) -> String {
    let language = app.base_texts.with(|texts| texts.language().code());
    let options = Object::new();
    for (name, value) in parts {
        // Only an object that is frozen refuses it.
        let _ = Reflect::set(&options, &(*name).into(), &(*value).into());
    }
    let date = Date::new(date);
    date.to_locale_date_string(language, &options).into()
}
