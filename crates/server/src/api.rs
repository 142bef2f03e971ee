//! The HTTP API for programs, and its description.

mod page;
mod positions;
mod tables;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use protocol::{Problem, Refused};
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;
use tokio::time::{Instant, timeout};
use utoipa::OpenApi;

use self::positions::Analysts;
use crate::Options;
use crate::client_ip::{ClientIp, Network};
use crate::host;
use crate::limits::{ByAddress, CountByAddress, Quota, Quotas, Rate};
use crate::tables::Tables;

/// The longest body.
const MAX_BODY_BYTES: usize = 16 * 1024;

/// The longest time a response may take.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(20);

/// How many requests an address may send.
const REQUESTS: Rate = Rate {
    a_second: 10.0,
    at_once: 50.0,
};

/// How many tables an address may set up.
const NEW_TABLES: Rate = Rate {
    a_second: 0.1,
    at_once: 20.0,
};

/// How many matches are written as text at the same time: a long log takes a
/// hundred megabytes meanwhile.
const MAX_EXPORTS: usize = 4;

/// How many WebSockets an address may have.
const MAX_SOCKETS_PER_ADDRESS: u32 = 100;

/// The state of all handlers.
#[derive(Clone, Debug)]
pub(crate) struct ApiState(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    tables: Tables,
    analysts: Analysts,
    options: Options,
    requests: ByAddress,
    new_tables: ByAddress,
    sockets: CountByAddress,
    /// For those who export a match.
    exports: Arc<Semaphore>,
    quotas: Arc<Quotas>,
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Gammonbox",
        description = "Tables, positions and rule books. The messages at a table go over a WebSocket: docs/protocol.md."
    ),
    paths(
        tables::create,
        tables::events,
        tables::export,
        tables::socket,
        positions::evaluate,
        positions::best,
        positions::rule_book,
        positions::server,
    )
)]
struct Description;

/// Everything under `/api`.
pub(crate) fn router(tables: Tables, options: Options) -> Router {
    let state = ApiState(Arc::new(Inner {
        tables,
        analysts: Analysts::default(),
        options,
        requests: ByAddress::new(REQUESTS),
        new_tables: ByAddress::new(NEW_TABLES),
        sockets: CountByAddress::new(MAX_SOCKETS_PER_ADDRESS),
        exports: Arc::new(Semaphore::new(MAX_EXPORTS)),
        quotas: Arc::default(),
    }));
    Router::new()
        .route("/api", get(page::page))
        .route("/api/openapi.json", get(description))
        .route("/api/tables", post(tables::create))
        .route("/api/tables/{table}/events", get(tables::events))
        .route("/api/tables/{table}/match", get(tables::export))
        .route("/api/tables/{table}/socket", get(tables::socket))
        .route("/api/evaluate", get(positions::evaluate))
        .route("/api/best", get(positions::best))
        .route("/api/rules/{rules}", get(positions::rule_book))
        .route("/api/server", get(positions::server))
        .route("/metrics", get(metrics))
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
        .layer(from_fn_with_state(state.clone(), within_limits))
        .with_state(state)
}

async fn description() -> impl IntoResponse {
    Json(Description::openapi())
}

/// The metrics, for programs on this machine and anyone who has the token.
async fn metrics(
    State(state): State<ApiState>,
    client: ClientIp,
    headers: HeaderMap,
) -> Result<impl IntoResponse, ApiError> {
    let token = state.0.options.metrics_token.as_deref();
    // Compared by digest, so that the time it takes says nothing about the token.
    let digest = |token: &str| <[u8; 32]>::from(Sha256::digest(token));
    let has_token = token.is_some() && host::bearer(&headers).map(digest) == token.map(digest);
    if !client.is_local && !has_token {
        return Err(ApiError(Refused::WrongKey));
    }
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    let text = state.0.tables.metrics().text();
    Ok(([(header::CONTENT_TYPE, kind)], text))
}

/// Refuses clients that ask too often, ends requests that take too long, and
/// forbids caching.
async fn within_limits(
    State(state): State<ApiState>,
    client: ClientIp,
    request: Request,
    next: Next,
) -> Response {
    let mut response = if !state.0.requests.allow(client, Instant::now()) {
        ApiError(Refused::TooMany).into_response()
    } else {
        let answered = timeout(ANSWER_TIMEOUT, next.run(request)).await;
        answered.unwrap_or_else(|_| ApiError(Refused::Full).into_response())
    };
    let headers = response.headers_mut();
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(header::HeaderValue::from_static("no-store"));
    response
}

impl ApiState {
    /// The proxies whose word about the client's address counts.
    pub(crate) fn trusted_proxies(&self) -> &[Network] {
        &self.0.options.trusted_proxies
    }

    /// What a client may write and read.
    fn quota(&self, client: ClientIp) -> Quota {
        Quota {
            client,
            quotas: Arc::clone(&self.0.quotas),
        }
    }

    fn allows_new_table(&self, client: ClientIp) -> Result<(), ApiError> {
        match self.0.new_tables.allow(client, Instant::now()) {
            true => Ok(()),
            false => Err(ApiError(Refused::TooMany)),
        }
    }
}

/// A refusal as an HTTP response.
#[derive(Debug)]
pub(crate) struct ApiError(pub(crate) Refused);

impl From<Refused> for ApiError {
    fn from(refused: Refused) -> ApiError {
        ApiError(refused)
    }
}

impl ApiError {
    fn not_understood(reason: impl std::fmt::Display) -> ApiError {
        ApiError(Refused::NotUnderstood {
            reason: reason.to_string(),
        })
    }

    fn status(&self) -> StatusCode {
        match self.0 {
            Refused::UnknownTable => StatusCode::NOT_FOUND,
            Refused::WrongKey | Refused::NotOpen | Refused::Watching => StatusCode::FORBIDDEN,
            Refused::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Refused::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Refused::Full | Refused::Storage | Refused::Uncertain | Refused::Closing => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            _ => StatusCode::BAD_REQUEST,
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.status(), Json(Problem::from(self.0))).into_response()
    }
}
