//! A client for a server on this machine.

use std::net::SocketAddr;

use anyhow::{Context, bail};
use futures_util::{SinkExt, StreamExt};
use protocol::{CreatedTable, Hello, Numbered, SeatKey, TableId, ToClient, ToServer, VERSION};
use rules::{Ruleset, Seat};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

#[derive(Clone, Copy, Debug)]
pub(super) struct Server(pub(super) SocketAddr);

/// A table with the keys of both seats.
#[derive(Clone, Copy, Debug)]
pub(super) struct Keys {
    pub(super) id: TableId,
    first: SeatKey,
    second: SeatKey,
}

impl Keys {
    pub(super) const fn seats(&self) -> [(Seat, SeatKey); 2] {
        [(Seat::First, self.first), (Seat::Second, self.second)]
    }
}

impl Server {
    /// Sets up a table.
    pub(super) async fn create(self, rules: &Ruleset) -> anyhow::Result<Keys> {
        let wanted = serde_json::json!({ "rules": rules.to_string(), "color": "white" });
        let answer = self.ask("POST", "/api/tables", &wanted.to_string()).await?;
        let seated: CreatedTable = serde_json::from_str(&answer)?;
        Ok(Keys {
            id: seated.table,
            first: seated.key,
            second: seated.invitation.context("a friend gets a link")?,
        })
    }

    /// The whole log of a table.
    pub(super) async fn log(self, table: TableId) -> anyhow::Result<Vec<Numbered>> {
        let path = format!("/api/tables/{table}/events");
        let answer = self.ask("GET", &path, "").await?;
        Ok(serde_json::from_str(&answer)?)
    }

    async fn ask(self, method: &str, path: &str, body: &str) -> anyhow::Result<String> {
        let mut stream = TcpStream::connect(self.0).await?;
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}",
            self.0
        );
        stream.write_all(request.as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        let answer = String::from_utf8(answer)?;
        let (head, body) = answer
            .split_once("\r\n\r\n")
            .context("the response is cut short")?;
        if !head.starts_with("HTTP/1.1 2") {
            bail!("{path}: {body}");
        }
        // A long answer comes in pieces, each after its length.
        if head
            .to_ascii_lowercase()
            .contains("transfer-encoding: chunked")
        {
            return joined(body);
        }
        Ok(body.to_owned())
    }

    /// Takes a seat, having seen the events up to a number.
    pub(super) async fn join(
        self,
        table: TableId,
        key: SeatKey,
        seen: u32,
    ) -> anyhow::Result<Connection> {
        let stream = TcpStream::connect(self.0).await?;
        stream.set_nodelay(true)?;
        let address = format!("ws://{}/api/tables/{table}/socket", self.0);
        let small = WebSocketConfig::default()
            .read_buffer_size(1024)
            .write_buffer_size(0);
        let (socket, _) = client_async_with_config(address, stream, Some(small)).await?;
        let mut connection = Connection(socket);
        let hello = Hello {
            seen_at: None,
            version: VERSION,
            key: Some(key),
            seen,
        };
        connection.send(&ToServer::Hello(hello)).await?;
        Ok(connection)
    }
}

fn joined(body: &str) -> anyhow::Result<String> {
    let (mut whole, mut rest) = (String::new(), body);
    loop {
        let (length, after) = rest
            .split_once("\r\n")
            .context("a chunk lacks its length")?;
        let length = usize::from_str_radix(length, 16)?;
        if length == 0 {
            return Ok(whole);
        }
        whole.push_str(after.get(..length).context("a chunk is cut short")?);
        rest = after.get(length + 2..).context("a chunk is cut short")?;
    }
}

/// A conversation with a server.
#[derive(Debug)]
pub(super) struct Connection(WebSocketStream<TcpStream>);

impl Connection {
    pub(super) async fn send(&mut self, message: &ToServer) -> anyhow::Result<()> {
        let text = serde_json::to_string(message)?;
        Ok(self.0.send(Message::text(text)).await?)
    }

    pub(super) async fn next(&mut self) -> anyhow::Result<ToClient> {
        loop {
            match self.0.next().await.context("the server is gone")?? {
                Message::Text(text) => return Ok(serde_json::from_str(&text)?),
                Message::Close(_) => bail!("the server has closed the connection"),
                // Pings are answered by themselves when the next is read.
                _ => {}
            }
        }
    }
}
