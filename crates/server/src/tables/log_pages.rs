//! Logs as they're sent to clients that join: in pages of a fixed number of
//! events, and each page in short messages, because a connection never gives
//! back the memory of its longest message.
//!
//! A full page never changes, so it's read from the store once for everyone who
//! joins.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use protocol::{Refused, TableId};
use tokio::sync::OnceCell;

use super::{Tables, label};
use crate::store::StoreError;

/// How many events of a log are read at once.
const EVENTS_IN_A_PAGE: u32 = 200;

/// How long a message with several events may be.
const MAX_MESSAGE_BYTES: usize = 4_000;

/// How many bytes of messages are kept for the next clients that join.
const MAX_KEPT_BYTES: usize = 32_000_000;

/// How a message of events begins and ends.
const BEGIN: &str = r#"{"type":"events","events":["#;
const END: &str = "]}";

/// The messages of a page.
type Messages = Arc<[Utf8Bytes]>;

/// Pages that were sent recently.
#[derive(Debug, Default)]
pub(super) struct LogPages(Mutex<Kept>);

#[derive(Debug, Default)]
struct Kept {
    pages: HashMap<PageKey, Arc<OnceCell<Messages>>>,
    /// Those that were read, oldest first.
    order: VecDeque<(PageKey, usize)>,
    bytes: usize,
}

/// Whose log, and the event before the first of the page.
type PageKey = (TableId, u32);

/// A part of a log.
#[derive(Debug)]
pub(crate) struct LogPage {
    /// The messages, in order.
    pub(crate) messages: Messages,
    /// The number of its last event.
    pub(crate) last: u32,
}

impl LogPage {
    /// The events without what makes them messages, separated by commas.
    pub(crate) fn events(&self) -> String {
        let inner = |message: &Utf8Bytes| {
            let inner = message.strip_prefix(BEGIN);
            let inner = inner.and_then(|inner| inner.strip_suffix(END));
            inner.expect("it was written so").to_owned()
        };
        let events: Vec<String> = self.messages.iter().map(inner).collect();
        events.join(",")
    }
}

/// Events as messages, each as long as it may be.
fn messages(texts: &[String]) -> Messages {
    let mut messages = Vec::new();
    let (mut begin, mut bytes) = (0, 0);
    for (index, text) in texts.iter().enumerate() {
        if index > begin && bytes + text.len() > MAX_MESSAGE_BYTES {
            messages.push(message(&texts[begin..index]));
            (begin, bytes) = (index, 0);
        }
        bytes += text.len();
    }
    if begin < texts.len() {
        messages.push(message(&texts[begin..]));
    }
    messages.into()
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
    /// Forgets all pages.
    pub(super) fn forget_all(&self) {
        *self.kept() = Kept::default();
    }

    /// Forgets the pages of a log.
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

    fn page(&self, key: PageKey) -> Page<'_> {
        let messages = Arc::clone(self.kept().pages.entry(key).or_default());
        Page {
            pages: self,
            key,
            messages,
        }
    }

    /// Keeps a page that was read, and forgets the oldest.
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

    fn kept(&self) -> std::sync::MutexGuard<'_, Kept> {
        // A cache may be incomplete.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A page that someone wants. If nobody does anymore and it was never
/// read, because the store failed or the client has gone, it's forgotten.
struct Page<'a> {
    pages: &'a LogPages,
    key: PageKey,
    messages: Arc<OnceCell<Messages>>,
}

impl Drop for Page<'_> {
    fn drop(&mut self) {
        let mut kept = self.pages.kept();
        // The map's and this one.
        let is_wanted = Arc::strong_count(&self.messages) > 2;
        let is_same = |page: &Arc<_>| Arc::ptr_eq(page, &self.messages);
        if !self.messages.initialized()
            && !is_wanted
            && kept.pages.get(&self.key).is_some_and(is_same)
        {
            kept.pages.remove(&self.key);
        }
    }
}

impl Tables {
    /// The next part of a log after a number, up to another that's in the log.
    ///
    /// # Errors
    ///
    /// If the log can't be read that far.
    pub(crate) async fn log_page(
        &self,
        id: TableId,
        after: u32,
        up_to: u32,
    ) -> Result<LogPage, Refused> {
        let begin = after / EVENTS_IN_A_PAGE * EVENTS_IN_A_PAGE;
        let end = begin + EVENTS_IN_A_PAGE;
        let read = async |most: u32| {
            let texts = self.store().texts(id, after, most).await;
            let texts = texts.map_err(|fault: StoreError| {
                tracing::error!(%fault, table = label(id), "a log could not be read");
                Refused::Storage
            })?;
            match texts.len() == most as usize {
                true => Ok(messages(&texts)),
                false => Err(Refused::Storage),
            }
        };
        if after > begin || up_to < end {
            let last = up_to.min(end);
            let messages = read(last - after).await?;
            return Ok(LogPage { messages, last });
        }
        let pages = &self.0.pages;
        let page = pages.page((id, begin));
        let messages = page.messages.get_or_try_init(|| async {
            let messages = read(EVENTS_IN_A_PAGE).await?;
            let bytes = messages.iter().map(|message| message.len()).sum();
            pages.keep((id, begin), bytes);
            Ok(messages)
        });
        Ok(LogPage {
            messages: Arc::clone(messages.await?),
            last: end,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_sent_in_short_messages_and_all_of_it() {
        let text =
            |number: usize| format!("{{\"number\":{number},\"text\":\"{}\"}}", "a".repeat(90));
        let texts: Vec<String> = (0..200).map(text).collect();
        let page = LogPage {
            messages: messages(&texts),
            last: 200,
        };
        assert!(page.messages.iter().all(|message| message.len() < 4_200));
        assert_eq!(page.messages.len(), 6);
        assert_eq!(page.events(), texts.join(","));
        // One that is longer is sent alone.
        let long = ["short".to_owned(), "long".repeat(2_000), "short".to_owned()];
        assert_eq!(messages(&long).len(), 3);
        assert_eq!(messages(&[]).len(), 0);
    }

    #[test]
    fn a_page_is_kept_if_it_was_read_and_otherwise_while_somebody_waits() {
        let pages = LogPages::default();
        let key = (TableId::new([1; 10]), 0);
        let count = || pages.kept().pages.len();
        let (first, second) = (pages.page(key), pages.page(key));
        drop(first);
        assert_eq!(count(), 1, "the second waits");
        drop(second);
        assert_eq!(count(), 0);
        let read = pages.page(key);
        read.messages.set(messages(&[])).unwrap();
        drop(read);
        assert_eq!(count(), 1);
        // Who waits for what was forgotten leaves alone what came after it.
        let forgotten = LogPages::default();
        let waiting = forgotten.page(key);
        forgotten.forget_all();
        let _later = forgotten.page(key);
        drop(waiting);
        assert_eq!(forgotten.kept().pages.len(), 1);
    }
}
