//! Gammonbox over HTTP: the page, and what it asks for.
//!
//! [`app`] is the whole of it, a service without a socket: a program binds it
//! to an address, a test calls it directly.

#![forbid(unsafe_code)]

mod accept_encoding;
mod api;
mod asset;
mod client_ip;
mod limits;
mod metrics;
mod random;
mod security_headers;
mod socket;
mod store;
mod tables;
mod time;

pub use asset::Asset;
pub use store::{
    Appended, NewEvent, Notice, PgConnectOptions, PostgresStore, SharedStore, SqliteStore, Store,
    StoreError, StoreFuture, TableSecrets,
};
pub use tables::Tables;

use axum::Router;
use axum::http::{StatusCode, header};
use axum::middleware::map_response;
use axum::response::{Html, IntoResponse};
use axum::routing::get;

/// Everything that is served: these files, these tables, and whether the server
/// is well. On the home network it can be reached at `addresses`.
///
/// # Panics
///
/// If two of the files have the same path: there is no telling which to serve.
pub fn app(assets: &'static [Asset], tables: Tables, addresses: Vec<String>) -> Router {
    let mut router = Router::new()
        .route("/health", get(health))
        .merge(api::router(tables, addresses));
    for asset in assets {
        router = router.route(
            asset.path,
            get(async |headers| asset::answer(asset, &headers)),
        );
    }
    router
        .fallback(not_found)
        .layer(map_response(security_headers::add))
}

/// For whoever watches over the server.
async fn health() -> impl IntoResponse {
    ([(header::CACHE_CONTROL, "no-store")], "ok\n")
}

async fn not_found() -> impl IntoResponse {
    (StatusCode::NOT_FOUND, Html(include_str!("not_found.html")))
}
