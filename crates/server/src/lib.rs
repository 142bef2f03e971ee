//! Gammonbox over HTTP: the page, and what it asks for.
//!
//! [`app`] is the whole of it, a service without a socket: a program binds it
//! to an address, a test calls it directly.

#![forbid(unsafe_code)]

mod accepted;
mod api;
mod asker;
mod asset;
mod chance;
mod limits;
mod metrics;
mod safety;
mod socket;
mod store;
mod tables;
mod time;

pub use asset::Asset;
pub use store::{
    Appended, Kept, Line, Notice, Pending, PgConnectOptions, PostgresStore, SharedStore,
    SqliteStore, Store, StoreError,
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
        .fallback(nothing_here)
        .layer(map_response(safety::add_headers))
}

/// For whoever watches over the server.
async fn health() -> impl IntoResponse {
    ([(header::CACHE_CONTROL, "no-store")], "ok\n")
}

async fn nothing_here() -> impl IntoResponse {
    (
        StatusCode::NOT_FOUND,
        Html(include_str!("nothing_here.html")),
    )
}
