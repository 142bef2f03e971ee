//! Gammonbox over HTTP: the page, online tables, and an API.
//!
//! [`app`] is all of it, as a service without a socket: a program binds it to
//! an address, a test calls it directly.

#![forbid(unsafe_code)]

mod accept_encoding;
mod api;
mod asset_response;
mod client_ip;
mod host;
mod limits;
mod listen;
mod metrics;
mod normalize;
mod random;
mod security_headers;
mod socket;
mod store;
mod tables;
mod time;

pub use client_ip::{Network, ParseNetworkError};
pub use listen::{ConnectionLimits, serve};
pub use store::{
    Appended, NewEvent, Notice, PgConnectOptions, PostgresStore, SharedStore, SqliteStore, Store,
    StoreError, StoreFuture, TableSecrets,
};
pub use tables::Tables;

use asset::Asset;
use axum::Router;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::{Next, from_fn_with_state, map_response};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;

/// How a server can be reached, and by whom.
#[derive(Clone, Debug)]
pub struct Options {
    /// Its addresses on the home network.
    pub addresses: Vec<String>,
    /// Its public host name. Requests for names that others could have
    /// registered are refused.
    pub public_host: Option<String>,
    /// The proxies whose word about the client's address counts.
    pub trusted_proxies: Vec<Network>,
    /// The token for reading `/metrics` from other machines.
    pub metrics_token: Option<String>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            addresses: Vec::new(),
            public_host: None,
            trusted_proxies: Network::LOOPBACK.to_vec(),
            metrics_token: None,
        }
    }
}

/// Everything that is served: these files, these tables, the API, and health
/// checks.
///
/// # Panics
///
/// If two of the files have the same path.
pub fn app(assets: &'static [Asset], tables: Tables, options: Options) -> Router {
    let public_host = options.public_host.clone();
    let mut router = Router::new()
        .route("/health", get(health))
        .route("/ready", get(ready))
        .with_state(tables.clone())
        .merge(api::router(tables, options));
    for asset in assets {
        router = router.route(
            asset.path,
            get(async |headers| asset_response::respond(asset, &headers)),
        );
    }
    router
        .fallback(not_found)
        .layer(from_fn_with_state(public_host, check_host))
        .layer(map_response(security_headers::add))
}

/// Whether the server works: whether events can be written.
async fn health(State(tables): State<Tables>) -> Response {
    status(
        tables.is_store_well().await,
        "the store cannot be written\n",
    )
}

/// Whether to send people here: not while the server is shutting down.
async fn ready(State(tables): State<Tables>) -> Response {
    if tables.is_closing() {
        return status(false, "closing\n");
    }
    health(State(tables)).await
}

fn status(is_well: bool, fault: &'static str) -> Response {
    let headers = [(header::CACHE_CONTROL, "no-store")];
    match is_well {
        true => (headers, "ok\n").into_response(),
        false => (StatusCode::SERVICE_UNAVAILABLE, headers, fault).into_response(),
    }
}

/// Refuses requests for a name that isn't this server's.
async fn check_host(
    State(public): State<Option<String>>,
    request: Request,
    next: Next,
) -> Response {
    if host::is_own(request.headers(), public.as_deref()) {
        return next.run(request).await;
    }
    let told =
        "this server does not know that name: whoever runs it can add it with --public-url\n";
    (StatusCode::MISDIRECTED_REQUEST, told).into_response()
}

async fn not_found() -> impl IntoResponse {
    (StatusCode::NOT_FOUND, Html(include_str!("not_found.html")))
}
