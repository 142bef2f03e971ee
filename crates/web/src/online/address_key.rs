//! The key of a seat in the address bar. It's only there until the browser has
//! saved it, because others see addresses, and people copy them.

use leptos::prelude::window;
use wasm_bindgen::JsValue;

use super::{Link, saved_seats};
use crate::screens::Screen;

/// The link with the key of this browser's seat at the table, if the link has
/// none itself.
#[must_use]
pub fn with_kept_key(link: Link) -> Link {
    if link.key.is_some() {
        return link;
    }
    // A browser with both seats has them in two tabs, each of which remembers
    // its own.
    let state = window().history().and_then(|history| history.state());
    let of_this_tab = state.ok().and_then(|state| state.as_string());
    let of_this_tab = of_this_tab.and_then(|link| link.parse().ok());
    let kept = saved_seats::all().into_iter();
    let kept: Vec<Link> = kept.filter_map(|seat| seat.link()).collect();
    choose(link, of_this_tab, &kept)
}

/// The saved link to a table: this tab's, if it's for that table.
fn choose(link: Link, of_this_tab: Option<Link>, kept: &[Link]) -> Link {
    let is_there = |other: &Link| other.table == link.table;
    let of_this_tab = of_this_tab.filter(|other| is_there(other) && kept.contains(other));
    let of_browser = || kept.iter().copied().find(is_there);
    of_this_tab.or_else(of_browser).unwrap_or(link)
}

/// Takes the key of a link out of the address, if the browser keeps it.
pub fn hide_key(link: Link) {
    let address = |link| format!("#{}", Screen::OnlineTable(link));
    let is_shown = window().location().hash() == Ok(address(link));
    if link.key.is_none() || !is_shown || saved_seats::find(link).is_none() {
        return;
    }
    let without = Link { key: None, ..link };
    if let Ok(history) = window().history() {
        let state = JsValue::from(link.to_string());
        // Browsers refuse this if it's done too often; then the next time will
        // do.
        let _ = history.replace_state_with_url(&state, "", Some(&address(without)));
    }
}

#[cfg(test)]
mod tests {
    use protocol::{SeatKey, TableId};

    use super::*;

    fn link(table: u8, key: Option<u8>) -> Link {
        Link {
            table: TableId::new([table; 10]),
            key: key.map(|key| SeatKey::new([key; 20])),
        }
    }

    #[test]
    fn a_table_without_a_key_is_opened_by_the_one_that_is_kept() {
        let kept = [link(1, Some(1)), link(2, Some(2)), link(2, Some(3))];
        let chosen = |of_this_tab| choose(link(2, None), of_this_tab, &kept);
        assert_eq!(chosen(None), link(2, Some(2)));
        assert_eq!(chosen(Some(link(2, Some(3)))), link(2, Some(3)));
        // Of another table, or forgotten.
        assert_eq!(chosen(Some(link(1, Some(1)))), link(2, Some(2)));
        assert_eq!(chosen(Some(link(2, Some(4)))), link(2, Some(2)));
        // Without a seat, you watch.
        assert_eq!(choose(link(3, None), None, &kept), link(3, None));
    }
}
