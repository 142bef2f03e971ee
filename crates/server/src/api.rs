//! What programs ask by HTTP, and the description of it.

mod page;
mod questions;
mod tables;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use protocol::{Problem, Refused};
use tokio::time::{Instant, timeout};
use utoipa::OpenApi;

use self::questions::Questions;
use crate::asker::Asker;
use crate::limits::{ByAddress, Rate};
use crate::tables::Tables;

/// How long a body may be.
const LONGEST_BODY: usize = 16 * 1024;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// How much an address may ask for.
const REQUESTS: Rate = Rate {
    a_second: 10.0,
    at_once: 50.0,
};

/// How many tables an address may set up.
const NEW_TABLES: Rate = Rate {
    a_second: 0.1,
    at_once: 20.0,
};

/// What every handler has at hand.
#[derive(Clone, Debug)]
pub(crate) struct Desk(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    tables: Tables,
    questions: Questions,
    addresses: Vec<String>,
    requests: ByAddress,
    new_tables: ByAddress,
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Gammonbox",
        description = "Tables, positions and rule books. What is said at a table travels over a WebSocket: docs/protocol.md."
    ),
    paths(
        tables::create,
        tables::events,
        tables::export,
        tables::socket,
        questions::evaluate,
        questions::best,
        questions::rule_book,
        questions::server,
    )
)]
struct Description;

/// Everything under `/api`.
pub(crate) fn router(tables: Tables, addresses: Vec<String>) -> Router {
    let desk = Desk(Arc::new(Inner {
        tables,
        questions: Questions::default(),
        addresses,
        requests: ByAddress::new(REQUESTS),
        new_tables: ByAddress::new(NEW_TABLES),
    }));
    Router::new()
        .route("/api", get(page::page))
        .route("/api/openapi.json", get(description))
        .route("/api/tables", post(tables::create))
        .route("/api/tables/{table}/events", get(tables::events))
        .route("/api/tables/{table}/match", get(tables::export))
        .route("/api/tables/{table}/socket", get(tables::socket))
        .route("/api/evaluate", get(questions::evaluate))
        .route("/api/best", get(questions::best))
        .route("/api/rules/{rules}", get(questions::rule_book))
        .route("/api/server", get(questions::server))
        .route("/metrics", get(metrics))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(from_fn_with_state(desk.clone(), within_limits))
        .with_state(desk)
}

async fn description() -> impl IntoResponse {
    Json(Description::openapi())
}

async fn metrics(State(desk): State<Desk>) -> impl IntoResponse {
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    (
        [(header::CONTENT_TYPE, kind)],
        desk.0.tables.metrics().text(),
    )
}

/// Refuses who asks too often, ends what takes too long, and lets nobody keep
/// an answer.
async fn within_limits(
    State(desk): State<Desk>,
    Asker(address): Asker,
    request: Request,
    next: Next,
) -> Response {
    let mut response = if !desk.0.requests.allow(address, Instant::now()) {
        Faulty(Refused::TooMany).into_response()
    } else {
        let answered = timeout(PATIENCE, next.run(request)).await;
        answered.unwrap_or_else(|_| Faulty(Refused::Full).into_response())
    };
    let headers = response.headers_mut();
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(header::HeaderValue::from_static("no-store"));
    response
}

impl Desk {
    fn allows_new_table(&self, address: IpAddr) -> Result<(), Faulty> {
        match self.0.new_tables.allow(address, Instant::now()) {
            true => Ok(()),
            false => Err(Faulty(Refused::TooMany)),
        }
    }
}

/// An answer that refuses.
#[derive(Debug)]
pub(crate) struct Faulty(pub(crate) Refused);

impl From<Refused> for Faulty {
    fn from(refused: Refused) -> Faulty {
        Faulty(refused)
    }
}

impl Faulty {
    fn not_understood(reason: impl std::fmt::Display) -> Faulty {
        Faulty(Refused::NotUnderstood {
            reason: reason.to_string(),
        })
    }

    fn status(&self) -> StatusCode {
        match self.0 {
            Refused::UnknownTable => StatusCode::NOT_FOUND,
            Refused::WrongKey | Refused::NotOpen | Refused::Watching => StatusCode::FORBIDDEN,
            Refused::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Refused::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Refused::Full | Refused::Storage | Refused::Closing => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::BAD_REQUEST,
        }
    }
}

impl IntoResponse for Faulty {
    fn into_response(self) -> Response {
        (self.status(), Json(Problem::from(self.0))).into_response()
    }
}
