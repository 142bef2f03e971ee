//! The description of the API as a web page.

use axum::response::Html;
use utoipa::OpenApi;
use utoipa::openapi::RefOr;
use utoipa::openapi::path::Operation;

use super::Description;
use texts::escape_html;

/// Lists everything in the API. It's generated here because a script would have
/// to come from another site.
pub(super) async fn page() -> Html<String> {
    let description = Description::openapi();
    let mut text = String::from(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\">\
         <title>Gammonbox API</title><h1>Gammonbox API</h1>",
    );
    let about = description.info.description.unwrap_or_default();
    text.push_str(&format!("<p>{}</p>", escape_html(&about)));
    text.push_str("<p>For programs: <a href=\"/api/openapi.json\">/api/openapi.json</a></p>");
    for (path, item) in &description.paths.paths {
        let operations = [("GET", &item.get), ("POST", &item.post)];
        for (method, operation) in operations {
            if let Some(operation) = operation {
                text.push_str(&described(method, path, operation));
            }
        }
    }
    Html(text)
}

fn described(method: &str, path: &str, operation: &Operation) -> String {
    let mut text = format!("<h2>{method} {}</h2>", escape_html(path));
    let about = [&operation.summary, &operation.description];
    for sentence in about.into_iter().flatten() {
        text.push_str(&format!("<p>{}</p>", escape_html(sentence)));
    }
    text.push_str("<dl>");
    for parameter in operation.parameters.iter().flatten() {
        let RefOr::T(parameter) = parameter else {
            continue;
        };
        let about = parameter.description.as_deref().unwrap_or("");
        text.push_str(&format!(
            "<dt>{}</dt><dd>{}</dd>",
            escape_html(&parameter.name),
            escape_html(about)
        ));
    }
    for (status, response) in &operation.responses.responses {
        let RefOr::T(response) = response else {
            continue;
        };
        let about = escape_html(&response.description);
        text.push_str(&format!("<dt>{status}</dt><dd>{about}</dd>"));
    }
    text.push_str("</dl>");
    text
}
