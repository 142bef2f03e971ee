//! The connection to a server, which may be lost and restored.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use js_sys::Reflect;
use leptos::prelude::{WindowListenerHandle, set_timeout, window, window_event_listener_untyped};
use protocol::{TableId, ToClient, ToServer};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

/// How long to wait before trying to reconnect, after the first, the second, …
/// failure.
const PAUSES_MS: [u64; 6] = [300, 1000, 2000, 4000, 7000, 10_000];

/// A connection to a table on the server. It's open until it's dropped, and it
/// reports what happens to it.
pub struct Connection {
    shared: Rc<Shared>,
    on_leaving: Option<WindowListenerHandle>,
}

/// What happens to a connection.
#[derive(Clone, Debug)]
pub enum ConnectionEvent {
    /// It's open: we send the first message.
    Opened,
    /// A message arrived.
    Received(Box<ToClient>),
    /// It was lost, and is being retried.
    Lost(ConnectionLost),
    /// Something arrived that isn't a message.
    Malformed(String),
}

/// How a connection was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConnectionLost {
    /// How many times in a row.
    pub times: usize,
    /// Whether the server said that it's restarting.
    pub is_restart: bool,
}

/// The close code of a restarting server, from RFC 6455's registry.
const RESTART: f64 = 1012.0;

struct Shared {
    address: String,
    on_event: Box<dyn Fn(ConnectionEvent)>,
    socket: RefCell<Option<Connected>>,
    times_lost: Cell<usize>,
    /// How often it was tried, so that a late timer does nothing.
    tried: Cell<u32>,
    is_over: Cell<bool>,
}

/// A socket, and what listens to it for as long as it may call.
struct Connected {
    socket: WebSocket,
    _on_open: Closure<dyn Fn()>,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_close: Closure<dyn Fn(JsValue)>,
}

impl Connection {
    /// Opens a connection to a table on the server that the page is from.
    pub fn open(table: TableId, on_event: impl Fn(ConnectionEvent) + 'static) -> Connection {
        let location = window().location();
        let host = location.host().unwrap_or_default();
        let is_secure = location
            .protocol()
            .is_ok_and(|protocol| protocol == "https:");
        let scheme = if is_secure { "wss" } else { "ws" };
        let shared = Rc::new(Shared {
            address: format!("{scheme}://{host}/api/tables/{table}/socket"),
            on_event: Box::new(on_event),
            socket: RefCell::default(),
            times_lost: Cell::new(0),
            tried: Cell::new(0),
            is_over: Cell::new(false),
        });
        shared.connect();
        // Browsers may keep a page after the user leaves it, in case they go
        // back. The opponent shouldn't wait for that. If the user comes back,
        // the page reconnects.
        let left = Rc::clone(&shared);
        let on_leaving = window_event_listener_untyped("pagehide", move |_| {
            if let Some(connected) = &*left.socket.borrow() {
                // One that's already closed stays closed.
                let _ = connected.socket.close();
            }
        });
        Connection {
            shared,
            on_leaving: Some(on_leaving),
        }
    }

    /// Tries again now, if the connection is lost.
    pub fn try_now(&self) {
        if self.shared.times_lost.get() > 0 {
            self.shared.connect();
        }
    }

    /// Sends a message, if the connection is open. If the connection is lost,
    /// so is the message, and the table shows it.
    pub fn send(&self, message: &ToServer) {
        if let Some(connected) = &*self.shared.socket.borrow()
            && let Ok(text) = serde_json::to_string(message)
        {
            // If the connection breaks right now, that's reported separately.
            let _ = connected.socket.send_with_str(&text);
        }
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.shared.is_over.set(true);
        drop(self.shared.socket.take());
        if let Some(on_leaving) = self.on_leaving.take() {
            on_leaving.remove();
        }
    }
}

impl Drop for Connected {
    fn drop(&mut self) {
        // It reports that it's closed when nobody is listening anymore.
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // One that's already closed stays closed.
        let _ = self.socket.close();
    }
}

impl std::fmt::Debug for Connection {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Connection").finish_non_exhaustive()
    }
}

impl Shared {
    fn connect(self: &Rc<Self>) {
        if self.is_over.get() {
            return;
        }
        let try_number = self.tried.get() + 1;
        self.tried.set(try_number);
        let Ok(socket) = WebSocket::new(&self.address) else {
            self.lost(false);
            return;
        };
        let shared = Rc::clone(self);
        let on_open = Closure::<dyn Fn()>::new(move || {
            (shared.on_event)(ConnectionEvent::Opened);
        });
        let shared = Rc::clone(self);
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            // A server whose database is down accepts connections and closes
            // them, so only a message counts.
            shared.times_lost.set(0);
            let text = event.data().as_string().unwrap_or_default();
            (shared.on_event)(match serde_json::from_str(&text) {
                Ok(message) => ConnectionEvent::Received(Box::new(message)),
                Err(fault) => ConnectionEvent::Malformed(fault.to_string()),
            });
        });
        let shared = Rc::clone(self);
        let on_close = Closure::<dyn Fn(JsValue)>::new(move |event: JsValue| {
            // One that was replaced doesn't report anything anymore.
            if shared.tried.get() == try_number {
                let code = Reflect::get(&event, &"code".into()).ok();
                shared.lost(code.and_then(|code| code.as_f64()) == Some(RESTART));
            }
        });
        socket.set_onopen(Some(on_open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        let connected = Connected {
            socket,
            _on_open: on_open,
            _on_message: on_message,
            _on_close: on_close,
        };
        // The one being replaced may be the caller, so it's dropped after it
        // returns.
        let before = self.socket.replace(Some(connected));
        set_timeout(move || drop(before), Duration::ZERO);
    }

    fn lost(self: &Rc<Self>, is_restart: bool) {
        if self.is_over.get() {
            return;
        }
        let times = self.times_lost.get() + 1;
        self.times_lost.set(times);
        (self.on_event)(ConnectionEvent::Lost(ConnectionLost { times, is_restart }));
        let pause = PAUSES_MS[(times - 1).min(PAUSES_MS.len() - 1)];
        let shared = Rc::clone(self);
        let try_number = self.tried.get();
        let try_again = move || {
            if shared.tried.get() == try_number {
                shared.connect();
            }
        };
        set_timeout(try_again, Duration::from_millis(pause));
    }
}
