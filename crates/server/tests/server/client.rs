//! A server for a test, and a client of its tables.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode};
use futures_util::{SinkExt, StreamExt};
use protocol::{
    Command, CommandId, CreatedTable, Hello, MatchAction, Numbered, Refused, SeatKey, Share,
    Standing, Table, TableId, ToClient, ToServer, VERSION,
};
use rules::{Decision, Seat};
use server::{Options, SharedStore, SqliteStore, Tables};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{WebSocketStream, client_async};
use tower::ServiceExt;

use crate::test_store::file;

/// Longer than anything here takes.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(30);

/// A server at a port of its own.
#[derive(Clone, Debug)]
pub(crate) struct TestServer {
    pub(crate) tables: Tables,
    pub(crate) address: SocketAddr,
}

impl TestServer {
    /// Serves the tables of a store.
    pub(crate) async fn open(store: SharedStore) -> TestServer {
        let tables = Tables::new(store);
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let options = Options {
            addresses: vec!["http://192.0.2.7/".to_owned()],
            ..Options::default()
        };
        let app = server::app(&[], tables.clone(), options);
        tokio::spawn(async move { axum::serve(listener, app).await });
        TestServer { tables, address }
    }

    /// Serves tables that are kept in a file of this name.
    pub(crate) async fn with_file(name: &str) -> TestServer {
        TestServer::open(Arc::new(SqliteStore::open(&file(name)).await.unwrap())).await
    }

    /// Asks by HTTP.
    pub(crate) async fn ask(&self, request: Request<Body>) -> (StatusCode, String) {
        let app = server::app(&[], self.tables.clone(), Options::default());
        let response = app.oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let body = to_bytes(body, usize::MAX).await.unwrap();
        (parts.status, String::from_utf8(body.to_vec()).unwrap())
    }

    pub(crate) async fn get(&self, path: &str) -> (StatusCode, String) {
        self.ask(Request::get(path).body(Body::empty()).unwrap())
            .await
    }

    /// Sets up a table.
    pub(crate) async fn create(&self, wanted: &str) -> CreatedTable {
        let request = Request::post("/api/tables")
            .header("content-type", "application/json")
            .body(Body::from(wanted.to_owned()));
        let (status, body) = self.ask(request.unwrap()).await;
        assert_eq!(status, StatusCode::CREATED, "{body}");
        serde_json::from_str(&body).unwrap()
    }

    /// The log of a table.
    pub(crate) async fn log(&self, table: TableId) -> Vec<Numbered> {
        let (status, body) = self.get(&format!("/api/tables/{table}/events")).await;
        assert_eq!(status, StatusCode::OK, "{body}");
        serde_json::from_str(&body).unwrap()
    }

    /// Opens a connection and says nothing yet.
    pub(crate) async fn connect(&self, table: TableId) -> TestClient {
        self.connect_from(table, None).await
    }

    /// The same for somebody at another address, through a proxy.
    pub(crate) async fn connect_from(&self, table: TableId, from: Option<&str>) -> TestClient {
        let stream = TcpStream::connect(self.address).await.unwrap();
        let address = format!("ws://{}/api/tables/{table}/socket", self.address);
        let mut request = address.into_client_request().unwrap();
        if let Some(from) = from {
            let from = from.parse().unwrap();
            request.headers_mut().insert("x-forwarded-for", from);
        }
        let (socket, _) = client_async(request, stream).await.unwrap();
        TestClient {
            socket,
            id: table,
            table: None,
            seat: None,
            begun_anew: 0,
        }
    }

    /// Joins a table, having seen the events of an earlier state of it.
    pub(crate) async fn join(
        &self,
        id: TableId,
        key: Option<SeatKey>,
        seen: Option<Table>,
    ) -> TestClient {
        let mut client = self.connect(id).await;
        client.table = seen;
        let hello = Hello {
            version: VERSION,
            key,
            seen: client.last(),
            seen_at: client.table.as_ref().map(Table::last_at),
        };
        client.send(&ToServer::Hello(hello)).await;
        let ToClient::Welcome { seat, last, .. } = client.next().await else {
            panic!("no welcome");
        };
        client.seat = seat;
        if last < client.last() {
            client.table = None;
        }
        while client.last() < last {
            client.hear().await;
        }
        client
    }
}

/// A client at a table.
#[derive(Debug)]
pub(crate) struct TestClient {
    socket: WebSocketStream<TcpStream>,
    id: TableId,
    pub(crate) table: Option<Table>,
    pub(crate) seat: Option<Seat>,
    /// How often the client had to start over with the log.
    pub(crate) begun_anew: u32,
}

impl TestClient {
    pub(crate) fn last(&self) -> u32 {
        self.table.as_ref().map_or(0, Table::last)
    }

    pub(crate) fn table(&self) -> &Table {
        self.table.as_ref().unwrap()
    }

    pub(crate) async fn send(&mut self, message: &ToServer) {
        self.send_text(serde_json::to_string(message).unwrap())
            .await;
    }

    /// Sends bytes in a frame that's marked as text.
    pub(crate) async fn send_bytes_as_text(&mut self, bytes: &'static [u8]) {
        use tokio_tungstenite::tungstenite::protocol::frame::Frame;
        use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
        let frame = Frame::message(bytes, OpCode::Data(Data::Text), true);
        self.socket.send(Message::Frame(frame)).await.unwrap();
    }

    /// Sends so many pings, as long as the server takes them.
    pub(crate) async fn ping(&mut self, count: u32) {
        for _ in 0..count {
            if self
                .socket
                .send(Message::Ping(Vec::new().into()))
                .await
                .is_err()
            {
                return;
            }
        }
    }

    /// Says hello.
    pub(crate) async fn hello(&mut self, key: Option<SeatKey>, seen: u32) {
        let hello = Hello {
            version: VERSION,
            key,
            seen,
            seen_at: None,
        };
        self.send(&ToServer::Hello(hello)).await;
    }

    /// Sends any text.
    pub(crate) async fn send_text(&mut self, text: impl Into<String>) {
        self.socket.send(Message::text(text.into())).await.unwrap();
    }

    /// How many bytes the next message has; nothing if the session ends.
    pub(crate) async fn next_bytes(&mut self) -> Option<usize> {
        let message = self.socket.next().await?.ok()?;
        Some(message.len())
    }

    /// The next message, unchanged.
    pub(crate) async fn next(&mut self) -> ToClient {
        self.next_or_end()
            .await
            .expect("the server goes on talking")
    }

    /// The next message, or nothing if the server ends the session.
    pub(crate) async fn next_or_end(&mut self) -> Option<ToClient> {
        loop {
            let message = timeout(ANSWER_TIMEOUT, self.socket.next()).await.unwrap();
            match message {
                Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The messages up to the end of the session, and the code it ends with.
    pub(crate) async fn last_words(&mut self) -> (Vec<ToClient>, Option<u16>) {
        let mut messages = Vec::new();
        loop {
            let message = timeout(ANSWER_TIMEOUT, self.socket.next()).await.unwrap();
            match message {
                Some(Ok(Message::Text(text))) => {
                    messages.push(serde_json::from_str(&text).unwrap());
                }
                Some(Ok(Message::Close(frame))) => {
                    return (messages, frame.map(|frame| frame.code.into()));
                }
                Some(Err(_)) | None => return (messages, None),
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message, with its events applied.
    pub(crate) async fn hear(&mut self) -> ToClient {
        let message = self.next().await;
        if let ToClient::Events { events } = &message {
            for event in events {
                match &mut self.table {
                    None => self.table = Some(Table::new(self.id, event).unwrap()),
                    // The server's store has lost what was seen.
                    Some(table) if event.number == 1 => {
                        *table = Table::new(self.id, event).unwrap();
                        self.begun_anew += 1;
                    }
                    Some(table) => table.apply(event).unwrap(),
                }
            }
        }
        message
    }

    /// Hears everything up to an event.
    pub(crate) async fn hear_up_to(&mut self, number: u32) {
        while self.last() < number {
            self.hear().await;
        }
    }

    /// Sends a command, and waits for the answer.
    pub(crate) async fn command(&mut self, command: Command) -> Result<u32, Refused> {
        self.command_after(self.last(), command).await
    }

    /// Sends a command with an ID, and waits for the answer.
    pub(crate) async fn command_with(
        &mut self,
        id: CommandId,
        after: u32,
        command: Command,
    ) -> Result<u32, Refused> {
        self.send(&ToServer::Command { id, after, command }).await;
        self.answer(id).await
    }

    pub(crate) async fn command_after(
        &mut self,
        after: u32,
        command: Command,
    ) -> Result<u32, Refused> {
        self.command_with(random_id(), after, command).await
    }

    /// Waits for the answer to a command.
    async fn answer(&mut self, id: CommandId) -> Result<u32, Refused> {
        loop {
            match self.hear().await {
                ToClient::Accepted {
                    id: accepted,
                    number,
                } => {
                    assert_eq!(accepted, id);
                    assert!(number <= self.last(), "the event comes first");
                    return Ok(number);
                }
                ToClient::Refused {
                    id: refused_id,
                    refused,
                } if refused_id == Some(id) => {
                    return Err(refused);
                }
                ToClient::Refused { refused, .. } => return Err(refused),
                _ => {}
            }
        }
    }

    /// Sends a command, and waits if it's over the server's rate limit.
    pub(crate) async fn patiently(&mut self, command: Command) {
        let mut decided = self.command(command.clone()).await;
        while decided == Err(Refused::TooMany) {
            sleep(Duration::from_millis(100)).await;
            decided = self.command(command.clone()).await;
        }
        decided.unwrap();
    }

    pub(crate) async fn act(&mut self, action: &str) -> Result<u32, Refused> {
        let action = action.parse().unwrap();
        self.command(Command::Act { action }).await
    }

    pub(crate) async fn sit(&mut self, name: &str) {
        let share = Share([name.len() as u8; 16]);
        let name = name.parse().unwrap();
        self.command(Command::Sit { name, share }).await.unwrap();
    }

    /// What this client could do next in the match, if it's their turn to do
    /// something.
    pub(crate) fn action(&self) -> Option<MatchAction> {
        let (table, seat) = (self.table(), self.seat?);
        let player = table.player_at(seat);
        let game = table.record().now().game();
        match (table.standing(), game.decision()) {
            (Standing::BetweenGames, _) if seat == Seat::First => Some(MatchAction::NextGame),
            (Standing::Playing, Decision::ThrowForStart { has_thrown }) => {
                (!has_thrown[player]).then_some(MatchAction::Throw)
            }
            (Standing::Playing, _) if table.to_decide() != Some(seat) => None,
            (Standing::Playing, Decision::RollOrDouble { .. }) => Some(MatchAction::Roll),
            (Standing::Playing, Decision::Play { .. }) => {
                let plays = game.turn()?.legal_plays();
                let (play, _) = plays.iter().next()?;
                Some(rules::Action::Play(*play).into())
            }
            (Standing::Playing, Decision::Answer { .. }) => Some(rules::Action::Take.into()),
            _ => None,
        }
    }
}

/// An ID that no other command has.
fn random_id() -> CommandId {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).unwrap();
    CommandId::new(u64::from_be_bytes(bytes))
}

/// Has two clients play each other until their match is over and its secret
/// revealed.
pub(crate) async fn play_to_the_end(first: &mut TestClient, second: &mut TestClient) {
    while first.table().receipt().is_none() {
        for client in [&mut *first, &mut *second] {
            if let Some(action) = client.action() {
                client.patiently(Command::Act { action }).await;
            }
        }
        let furthest = first.last().max(second.last());
        first.hear_up_to(furthest).await;
        second.hear_up_to(furthest).await;
        let is_over = matches!(first.table().standing(), Standing::Over { .. });
        if is_over && first.table().receipt().is_none() {
            first.hear_up_to(furthest + 1).await;
            second.hear_up_to(furthest + 1).await;
        }
    }
}
