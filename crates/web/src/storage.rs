//! What the browser stores for us, by name. A value that can't be read is set
//! aside, never destroyed.

use js_sys::Reflect;
use wasm_bindgen::prelude::*;
use web_sys::Storage;

/// The storage version is part of every key, so that pages of different
/// versions can't break each other's data.
const PREFIX: &str = "gammonbox/1/";

/// The value stored under a name.
#[must_use]
pub fn read(name: &str) -> Option<String> {
    storage().ok()?.text(&key(name))
}

/// Stores a value under a name.
///
/// # Errors
///
/// Why the browser doesn't allow it. What was there before is still there.
pub fn write(name: &str, value: &str) -> Result<(), String> {
    storage()?.put(&key(name), value)
}

/// Deletes the value stored under a name.
pub fn remove(name: &str) {
    if let Ok(storage) = storage() {
        storage.take(&key(name));
    }
}

/// Moves a value that can't be read to where nothing overwrites it. If there's
/// no room for that, it stays.
pub fn set_aside(name: &str) {
    if let Ok(storage) = storage() {
        set_aside_in(&storage, name);
    }
}

/// Calls back when another tab changes the value under a name.
pub fn watch(name: &'static str, on_change: impl Fn() + 'static) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let heard = Closure::<dyn Fn(JsValue)>::new(move |event: JsValue| {
        let changed = Reflect::get(&event, &"key".into()).ok();
        if changed.and_then(|changed| changed.as_string()) == Some(key(name)) {
            on_change();
        }
    });
    // Only an invalid listener is refused.
    let _ = window.add_event_listener_with_callback("storage", heard.as_ref().unchecked_ref());
    heard.forget();
}

/// Texts under keys: the browser's, or those of a test.
trait Shelf {
    fn text(&self, key: &str) -> Option<String>;
    fn put(&self, key: &str, text: &str) -> Result<(), String>;
    fn take(&self, key: &str);
}

impl Shelf for Storage {
    fn text(&self, key: &str) -> Option<String> {
        self.get_item(key).ok().flatten()
    }

    fn put(&self, key: &str, text: &str) -> Result<(), String> {
        // By the standard, the only thing that can go wrong here.
        self.set_item(key, text)
            .map_err(|_| "its storage is full".to_owned())
    }

    fn take(&self, key: &str) {
        // If it stays, it's merely stored twice.
        let _ = self.remove_item(key);
    }
}

fn set_aside_in(shelf: &impl Shelf, name: &str) {
    let key = key(name);
    let Some(text) = shelf.text(&key) else {
        return;
    };
    let mut number = 1;
    let aside = loop {
        let aside = format!("{key}/unreadable-{number}");
        if shelf.text(&aside).is_none() {
            break aside;
        }
        number += 1;
    };
    if shelf.put(&aside, &text).is_ok() {
        shelf.take(&key);
    }
}

fn key(name: &str) -> String {
    format!("{PREFIX}{name}")
}

fn storage() -> Result<Storage, String> {
    let window = web_sys::window().ok_or("there is no window")?;
    let storage = window.local_storage().map_err(|_| "it is forbidden")?;
    storage.ok_or_else(|| "it has no storage".to_owned())
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::collections::BTreeMap;

    use super::*;

    /// A shelf with room for this many texts.
    struct SmallShelf(usize, RefCell<BTreeMap<String, String>>);

    impl SmallShelf {
        fn with(room: usize, texts: &[(&str, &str)]) -> SmallShelf {
            let shelf = SmallShelf(room, RefCell::default());
            for (key, text) in texts {
                shelf.put(key, text).unwrap();
            }
            shelf
        }

        fn holds(&self, texts: &[(&str, &str)]) {
            let held = self.1.borrow();
            let held: Vec<(&str, &str)> = held
                .iter()
                .map(|(key, text)| (key.as_str(), text.as_str()))
                .collect();
            assert_eq!(held, texts);
        }
    }

    impl Shelf for SmallShelf {
        fn text(&self, key: &str) -> Option<String> {
            self.1.borrow().get(key).cloned()
        }

        fn put(&self, key: &str, text: &str) -> Result<(), String> {
            if self.1.borrow().len() == self.0 {
                return Err("full".to_owned());
            }
            self.1.borrow_mut().insert(key.into(), text.into());
            Ok(())
        }

        fn take(&self, key: &str) {
            self.1.borrow_mut().remove(key);
        }
    }

    #[test]
    fn what_cannot_be_read_is_set_aside_and_the_next_beside_it() {
        let shelf = SmallShelf::with(9, &[("gammonbox/1/table", "broken")]);
        set_aside_in(&shelf, "table");
        shelf.holds(&[("gammonbox/1/table/unreadable-1", "broken")]);
        shelf.put("gammonbox/1/table", "broken too").unwrap();
        set_aside_in(&shelf, "table");
        shelf.holds(&[
            ("gammonbox/1/table/unreadable-1", "broken"),
            ("gammonbox/1/table/unreadable-2", "broken too"),
        ]);
        set_aside_in(&shelf, "settings");
        assert_eq!(shelf.1.borrow().len(), 2, "nothing was there");
    }

    #[test]
    fn it_stays_if_there_is_no_room_beside_it() {
        let shelf = SmallShelf::with(1, &[("gammonbox/1/table", "broken")]);
        set_aside_in(&shelf, "table");
        shelf.holds(&[("gammonbox/1/table", "broken")]);
    }
}
