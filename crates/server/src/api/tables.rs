//! Tables over HTTP: set one up, read its log, download its match.

use std::sync::Arc;

use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::rejection::{BytesRejection, PathRejection, QueryRejection};
use axum::extract::ws::{WebSocketUpgrade, rejection::WebSocketUpgradeRejection};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use formats::MatchFile;
use futures_util::stream;
use protocol::{
    BadEvent, CreatedTable, Event, NewTable, Numbered, Problem, Refused, Request, Standing, Table,
    TableId, Watching,
};
use rules::{ByPlayer, Player, Seat};
use serde::Deserialize;
use tokio::task::spawn_blocking;

use super::{ApiError, ApiState};
use crate::client_ip::ClientIp;
use crate::host;
use crate::limits::Quota;
use crate::socket::{self, MAX_MESSAGE_BYTES};
use crate::tables::seat_of;

/// How many connections there may be.
const MAX_SOCKETS: i64 = 50_000;

/// Sets up a table.
#[utoipa::path(
    post, path = "/api/tables", request_body = NewTable,
    responses(
        (status = 201, description = "The table, and the keys to its seats", body = CreatedTable),
        (status = 400, description = "A table can't be set up like this", body = Problem),
        (status = 413, description = "The body is too long", body = Problem),
        (status = 415, description = "The content type isn't JSON", body = Problem),
        (status = 429, description = "Too many requests", body = Problem),
        (status = 503, description = "The table couldn't be saved", body = Problem),
    )
)]
pub(super) async fn create(
    State(state): State<ApiState>,
    client: ClientIp,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, ApiError> {
    if !is_json(&headers) {
        let reason = "the content type is application/json".to_owned();
        let problem = Problem::from(Refused::NotUnderstood { reason });
        return Ok((StatusCode::UNSUPPORTED_MEDIA_TYPE, Json(problem)).into_response());
    }
    let body = body.map_err(|refused| match refused.status() {
        StatusCode::PAYLOAD_TOO_LARGE => ApiError(Refused::TooLarge),
        _ => ApiError::not_understood(refused.body_text()),
    })?;
    let wanted: NewTable = serde_json::from_slice(&body).map_err(ApiError::not_understood)?;
    state.allows_new_table(client)?;
    let seated: CreatedTable = state.0.tables.create(&wanted).await?;
    Ok((StatusCode::CREATED, Json(seated)).into_response())
}

/// Whether the body is declared as JSON. A page from another site can make a
/// browser send anything else without asking first.
fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    kind.eq_ignore_ascii_case("application/json")
}

/// Where to start in a log.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct After {
    /// The last event that you've seen (default: 0).
    #[serde(default)]
    after: u32,
}

/// Returns the log of a table, or the rest of it.
///
/// A table that isn't open to spectators needs the key of a seat, as
/// `Authorization: Bearer …`.
#[utoipa::path(
    get, path = "/api/tables/{table}/events", params(("table" = String, Path), After),
    responses(
        (status = 200, description = "The events after that, as docs/protocol.md shows them", body = Vec<Object>),
        (status = 400, description = "The request makes no sense", body = Problem),
        (status = 403, description = "The table isn't open to spectators", body = Problem),
        (status = 404, description = "There is no such table", body = Problem),
        (status = 429, description = "Too many requests", body = Problem),
        (status = 503, description = "The log can't be read right now", body = Problem),
    )
)]
pub(super) async fn events(
    State(state): State<ApiState>,
    table: Result<Path<String>, PathRejection>,
    after: Result<Query<After>, QueryRejection>,
    client: ClientIp,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let Query(After { after }) =
        after.map_err(|refused| ApiError::not_understood(refused.body_text()))?;
    let table = visible(&state, table, &headers).await?;
    let last = state.0.tables.last_event(table).await?;
    let log = LogBody {
        quota: state.quota(client),
        state,
        table,
        sent: after,
        last,
        part: Part::Begin,
    };
    let body = Body::from_stream(stream::unfold(log, LogBody::next));
    Ok(([(header::CONTENT_TYPE, "application/json")], body).into_response())
}

/// A log on its way to a client; a long one is read while it's being sent.
struct LogBody {
    state: ApiState,
    quota: Quota,
    table: TableId,
    sent: u32,
    last: u32,
    part: Part,
}

/// The next part of a log that's being sent.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Begin,
    First,
    Rest,
    Nothing,
}

impl LogBody {
    /// The next piece of the array, and what follows.
    async fn next(mut self) -> Option<(Result<String, Refused>, LogBody)> {
        let piece = match self.part {
            Part::Begin => {
                self.part = Part::First;
                "[".to_owned()
            }
            Part::First | Part::Rest if self.sent < self.last => {
                let tables = &self.state.0.tables;
                let page = tables.log_page(self.table, self.sent, self.last).await;
                let page = match page {
                    Ok(page) => page,
                    Err(refused) => {
                        self.part = Part::Nothing;
                        return Some((Err(refused), self));
                    }
                };
                let comma = if self.part == Part::Rest { "," } else { "" };
                let piece = format!("{comma}{}", page.events());
                self.quota.read(piece.len()).await;
                self.sent = page.last;
                self.part = Part::Rest;
                piece
            }
            Part::First | Part::Rest => {
                self.part = Part::Nothing;
                "]".to_owned()
            }
            Part::Nothing => return None,
        };
        Some((Ok(piece), self))
    }
}

/// Reads events of a log.
async fn read(
    state: &ApiState,
    table: TableId,
    after: u32,
    most: u32,
) -> Result<Vec<Numbered>, ApiError> {
    let events = state.0.tables.store().events(table, after, most).await;
    events.map_err(unreadable)
}

fn unreadable(fault: impl std::fmt::Display) -> ApiError {
    tracing::error!(%fault, "a log could not be read");
    ApiError(Refused::Storage)
}

/// Which match of a table.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct WhichMatch {
    /// Its number at the table, from 1 (default: the latest).
    #[param(minimum = 1)]
    number: Option<u32>,
}

/// Returns a match as text, with the receipt of its dice if it's over.
///
/// A table that isn't open to spectators needs the key of a seat, as
/// `Authorization: Bearer …`.
#[utoipa::path(
    get, path = "/api/tables/{table}/match", params(("table" = String, Path), WhichMatch),
    responses(
        (status = 200, description = "The match", body = String, content_type = "text/plain"),
        (status = 400, description = "Nothing has been played yet", body = Problem),
        (status = 403, description = "The table isn't open to spectators", body = Problem),
        (status = 404, description = "There is no such table", body = Problem),
        (status = 429, description = "Too many requests", body = Problem),
        (status = 503, description = "The server is busy", body = Problem),
    )
)]
pub(super) async fn export(
    State(state): State<ApiState>,
    table: Result<Path<String>, PathRejection>,
    which: Result<Query<WhichMatch>, QueryRejection>,
    client: ClientIp,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let Query(WhichMatch { number }) =
        which.map_err(|refused| ApiError::not_understood(refused.body_text()))?;
    let table = visible(&state, table, &headers).await?;
    let place = Arc::clone(&state.0.exports).acquire_owned().await;
    // Nobody closes the semaphore.
    let place = place.map_err(unreadable)?;
    let texts = state.0.tables.store().texts(table, 0, u32::MAX).await;
    let texts = texts.map_err(unreadable)?;
    let bytes = texts.iter().map(String::len).sum();
    // A long match takes longer than others should wait. It's written to the
    // end even if the client goes away, so it keeps its place until then.
    let written = spawn_blocking(move || {
        let _place = place;
        let log: Result<Vec<Numbered>, _> = texts
            .iter()
            .map(|text| serde_json::from_str(text))
            .collect();
        let table = match_of(table, &log.map_err(unreadable)?, number)?;
        formats::write_match_text(&file(&table)).map_err(ApiError::not_understood)
    });
    let text = written.await.map_err(unreadable)??;
    // Clients that read too much wait, without keeping others from exporting.
    state.quota(client).read(bytes).await;
    let name = format!("attachment; filename=\"gammonbox-{table}.mat\"");
    let kind = "text/plain; charset=utf-8".to_owned();
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text).into_response())
}

/// The table as it was at the end of a match, or as it is now.
fn match_of(id: TableId, log: &[Numbered], number: Option<u32>) -> Result<Table, ApiError> {
    let damaged = |fault: BadEvent| {
        tracing::error!(%fault, "a log is damaged");
        ApiError(Refused::Storage)
    };
    let (first, rest) = log.split_first().ok_or(ApiError(Refused::UnknownTable))?;
    let mut table = Table::new(id, first).map_err(damaged)?;
    for event in rest {
        // The next match begins when somebody agrees to it.
        if matches!(event.event, Event::Agreed { .. })
            && matches!(table.request(), Some((_, Request::Rematch)))
            && number == Some(table.match_number())
        {
            return Ok(table);
        }
        table.apply(event).map_err(damaged)?;
    }
    match number {
        Some(number) if number != table.match_number() => Err(ApiError::not_understood(
            "there was no match of that number at the table",
        )),
        _ => Ok(table),
    }
}

/// The match of a table as a file, with its receipt.
fn file(table: &Table) -> MatchFile {
    let names = ByPlayer::from_fn(|player| {
        // White in the file is the player who began as White.
        let seat = match player {
            Player::White => Seat::First,
            Player::Black => Seat::Second,
        };
        let name = table.seat(seat).name.as_ref().map(ToString::to_string);
        name.unwrap_or_else(|| player.to_string())
    });
    let mut file = MatchFile::from_record(table.record(), names);
    if let Some(receipt) = table.receipt() {
        file = file.with_receipt(&receipt.to_string());
    }
    if let Standing::Over {
        winner,
        is_on_time: true,
    } = table.standing()
    {
        file = file.won_on_time(winner);
    }
    file
}

/// Joins a table over a WebSocket; docs/protocol.md describes the messages.
#[utoipa::path(
    get, path = "/api/tables/{table}/socket", params(("table" = String, Path)),
    responses(
        (status = 101, description = "The connection is a WebSocket now"),
        (status = 400, description = "Not a WebSocket request", body = Problem),
        (status = 403, description = "The request comes from a page of another server", body = Problem),
        (status = 404, description = "There is no such table", body = Problem),
        (status = 429, description = "Too many requests", body = Problem),
        (status = 503, description = "The server is full", body = Problem),
    )
)]
pub(super) async fn socket(
    State(state): State<ApiState>,
    table: Result<Path<String>, PathRejection>,
    client: ClientIp,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    if !host::is_own_page(&headers) {
        return Err(ApiError(Refused::WrongKey));
    }
    let table = id(table)?;
    let upgrade = upgrade.map_err(|refused| ApiError::not_understood(refused.body_text()))?;
    if state.0.tables.metrics().sockets.get() >= MAX_SOCKETS {
        return Err(ApiError(Refused::Full));
    }
    let counted = state.0.sockets.enter(client.address, client.is_local);
    let counted = counted.ok_or(ApiError(Refused::TooMany))?;
    let tables = state.0.tables.clone();
    let quota = state.quota(client);
    let upgrade = upgrade
        .max_message_size(MAX_MESSAGE_BYTES)
        .max_frame_size(MAX_MESSAGE_BYTES)
        // Thousands of connections wait most of the time, and messages are
        // short.
        .read_buffer_size(256)
        .write_buffer_size(1024);
    Ok(upgrade.on_upgrade(move |socket| {
        // Passed by value, it would be in the task several times.
        let mut socket = Box::new(socket);
        async move {
            let _counted = counted;
            socket::serve(&mut *socket, tables, table, quota).await;
        }
    }))
}

fn id(table: Result<Path<String>, PathRejection>) -> Result<TableId, ApiError> {
    let Path(table) = table.map_err(|refused| ApiError::not_understood(refused.body_text()))?;
    // Text that can't be an ID isn't one.
    table.parse().map_err(|_| ApiError(Refused::UnknownTable))
}

/// The ID of a table that the client may see.
async fn visible(
    state: &ApiState,
    table: Result<Path<String>, PathRejection>,
    headers: &HeaderMap,
) -> Result<TableId, ApiError> {
    let table = id(table)?;
    // The first event says whether the table is open to watch.
    let first = read(state, table, 0, 1).await?;
    let Some(Event::Created { terms, .. }) = first.first().map(|first| &first.event) else {
        return Err(ApiError(Refused::UnknownTable));
    };
    if terms.watching == Watching::Open {
        return Ok(table);
    }
    let secrets = state.0.tables.store().secrets(table).await;
    let secrets = secrets.map_err(|_| ApiError(Refused::Storage))?;
    let key = host::bearer_key(headers).zip(secrets);
    match key.is_some_and(|(key, secrets)| seat_of(&secrets, &key).is_some()) {
        true => Ok(table),
        false => Err(ApiError(Refused::NotOpen)),
    }
}
