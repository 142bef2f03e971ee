//! Logs as they are sent to whoever joins: in messages of so many events.
//!
//! A message that is full never changes, so all who join read it from the
//! store once.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use protocol::{Refused, TableId};
use tokio::sync::OnceCell;

use super::{Tables, label};
use crate::store::StoreError;

/// How many events of a log are sent in one message.
const EVENTS_IN_A_MESSAGE: u32 = 200;

/// How many bytes of messages are kept for the next who joins.
const MAX_KEPT_BYTES: usize = 32_000_000;

/// How a message of events begins and ends.
const BEGIN: &str = r#"{"type":"events","events":["#;
const END: &str = "]}";

/// Messages that were sent lately.
#[derive(Debug, Default)]
pub(super) struct LogPages(Mutex<Kept>);

#[derive(Debug, Default)]
struct Kept {
    pages: HashMap<PageKey, Arc<OnceCell<Utf8Bytes>>>,
    /// Those that were read, in the order in which they were.
    order: VecDeque<(PageKey, usize)>,
    bytes: usize,
}

/// Whose log, and the event before the first of the message.
type PageKey = (TableId, u32);

/// A part of a log.
#[derive(Debug)]
pub(crate) struct LogPage {
    /// The message.
    pub(crate) message: Utf8Bytes,
    /// The number of its last event.
    pub(crate) last: u32,
}

impl LogPage {
    /// The events without what makes them a message, separated by commas.
    pub(crate) fn events(&self) -> &str {
        let inner = self.message.strip_prefix(BEGIN);
        let inner = inner.and_then(|inner| inner.strip_suffix(END));
        inner.expect("it was written so")
    }
}

/// Events as one message.
pub(super) fn message(texts: &[impl AsRef<str>]) -> Utf8Bytes {
    let bytes: usize = texts.iter().map(|text| text.as_ref().len() + 1).sum();
    let mut message = String::with_capacity(BEGIN.len() + bytes + END.len());
    message.push_str(BEGIN);
    for (index, text) in texts.iter().enumerate() {
        if index > 0 {
            message.push(',');
        }
        message.push_str(text.as_ref());
    }
    message.push_str(END);
    message.into()
}

impl LogPages {
    /// What was kept of a log counts no longer.
    pub(super) fn forget(&self, table: TableId) {
        let mut kept = self.kept();
        let Kept {
            pages,
            order,
            bytes,
        } = &mut *kept;
        pages.retain(|(id, _), _| *id != table);
        order.retain(|((id, _), size)| {
            let stays = *id != table;
            if !stays {
                *bytes -= size;
            }
            stays
        });
    }

    fn page(&self, key: PageKey) -> Arc<OnceCell<Utf8Bytes>> {
        Arc::clone(self.kept().pages.entry(key).or_default())
    }

    /// Keeps a message that was read, and lets the oldest go.
    fn keep(&self, key: PageKey, size: usize) {
        let mut kept = self.kept();
        kept.order.push_back((key, size));
        kept.bytes += size;
        while kept.bytes > MAX_KEPT_BYTES
            && let Some((oldest, size)) = kept.order.pop_front()
        {
            kept.pages.remove(&oldest);
            kept.bytes -= size;
        }
    }

    fn remove(&self, key: PageKey) {
        self.kept().pages.remove(&key);
    }

    fn kept(&self) -> std::sync::MutexGuard<'_, Kept> {
        // What is kept for convenience may be incomplete.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tables {
    /// The next part of a log after a number, up to another that is in the
    /// log.
    ///
    /// # Errors
    ///
    /// If the log cannot be read so far.
    pub(crate) async fn log_page(
        &self,
        id: TableId,
        after: u32,
        up_to: u32,
    ) -> Result<LogPage, Refused> {
        let begin = after / EVENTS_IN_A_MESSAGE * EVENTS_IN_A_MESSAGE;
        let end = begin + EVENTS_IN_A_MESSAGE;
        let read = async |most: u32| {
            let texts = self.store().texts(id, after, most).await;
            let texts = texts.map_err(|fault: StoreError| {
                tracing::error!(%fault, table = label(id), "a log could not be read");
                Refused::Storage
            })?;
            match texts.len() == most as usize {
                true => Ok(message(&texts)),
                false => Err(Refused::Storage),
            }
        };
        if after > begin || up_to < end {
            let last = up_to.min(end);
            let message = read(last - after).await?;
            return Ok(LogPage { message, last });
        }
        let pages = &self.0.pages;
        let page = pages.page((id, begin));
        let is_new = !page.initialized();
        let message = page
            .get_or_try_init(|| async {
                let message = read(EVENTS_IN_A_MESSAGE).await?;
                pages.keep((id, begin), message.len());
                Ok(message)
            })
            .await;
        if is_new && message.is_err() {
            pages.remove((id, begin));
        }
        Ok(LogPage {
            message: message?.clone(),
            last: end,
        })
    }
}
