//! HTTP requests: set up a table, read its log, and find out where the server
//! can be reached.

use js_sys::{Object, Reflect};
use protocol::{CreatedTable, NewTable, Numbered, Problem};
use serde::Deserialize;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Request, RequestInit, Response};

use super::Link;

/// Has the server set up a table.
///
/// # Errors
///
/// Why it doesn't: the server's reason if it gives one, otherwise that it can't
/// be reached.
pub async fn set_up(wanted: &NewTable) -> Result<CreatedTable, Option<Problem>> {
    let body = serde_json::to_string(wanted).map_err(|_| None)?;
    let how = RequestInit::new();
    how.set_method("POST");
    let headers = Object::new();
    let json = "application/json";
    Reflect::set(&headers, &"Content-Type".into(), &json.into()).map_err(|_| None)?;
    how.set_headers(&headers);
    how.set_body(&JsValue::from_str(&body));
    let request = Request::new_with_str_and_init("/api/tables", &how).map_err(|_| None)?;
    let (is_good, text) = answer(&request).await.ok_or(None)?;
    if is_good {
        serde_json::from_str(&text).map_err(|_| None)
    } else {
        Err(serde_json::from_str(&text).ok())
    }
}

/// The whole log of a table; `None` if the server doesn't return it.
pub(super) async fn log_of(link: Link) -> Option<Vec<Numbered>> {
    let headers = Object::new();
    if let Some(key) = link.key {
        let key = format!("Bearer {key}");
        Reflect::set(&headers, &"Authorization".into(), &key.into()).ok()?;
    }
    let how = RequestInit::new();
    how.set_headers(&headers);
    let address = format!("/api/tables/{}/events", link.table);
    let request = Request::new_with_str_and_init(&address, &how).ok()?;
    let (is_good, text) = answer(&request).await?;
    serde_json::from_str(&text).ok().filter(|_| is_good)
}

/// The server's addresses on the home network; none if only this device can
/// reach it.
pub async fn home_addresses() -> Vec<String> {
    #[derive(Deserialize)]
    struct About {
        addresses: Vec<String>,
    }
    let Ok(request) = Request::new_with_str("/api/server") else {
        return Vec::new();
    };
    let answer = answer(&request).await;
    let about = answer.and_then(|(_, text)| serde_json::from_str::<About>(&text).ok());
    about.map_or_else(Vec::new, |about| about.addresses)
}

/// The response, and whether it was successful; `None` if there's none.
async fn answer(request: &Request) -> Option<(bool, String)> {
    let window = web_sys::window()?;
    let fetched = JsFuture::from(window.fetch_with_request(request)).await;
    let response = Response::from(fetched.ok()?);
    let text = JsFuture::from(response.text().ok()?).await.ok()?;
    Some((response.ok(), text.as_string()?))
}
