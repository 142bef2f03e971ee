//! Sentences about the table: data from `play` and the rules, in the words of
//! `texts`.

mod advice;
pub(crate) mod analysis;
mod board;
mod choice;
mod denial;
mod event;
mod missed;
mod online;
mod waiting;

pub use advice::{advice, meaning};
pub use board::{aria_labels, aria_labels_counted_by, aria_labels_with_colors};
pub use choice::{best, choice, made};
pub use denial::denial;
pub use event::{event, value_after};
pub use missed::{game_begun, missed};
pub use online::{
    asked, checked_dice, connection_lost, offer_sent, online_event, refused, seat_name, terms,
};
pub use study::reasons;
pub use waiting::{instruction, waiting};

use rules::{ColorNames, Player, Point};
use texts::{Color, Texts};

use crate::play::{Participant, Table};

/// The names by which the engine knows its levels, the weakest first.
pub const LEVELS: [&str; 10] = [
    "leaflet",
    "beginner",
    "casual",
    "regular",
    "club",
    "tournament",
    "expert",
    "master",
    "grandmaster",
    "machine",
];

/// What a color is called.
#[must_use]
pub fn color_name(names: ColorNames, player: Player, texts: &Texts) -> String {
    texts.color_name(Color::of(player, names))
}

/// What whoever plays with this color is called.
#[must_use]
pub fn player_name(table: &Table, player: Player, texts: &Texts) -> String {
    match table.participant(player) {
        Participant::Person { name } | Participant::Remote { name } => name.clone(),
        Participant::Computer { level, .. } => {
            texts.level_name(level).unwrap_or_else(|| level.clone())
        }
    }
}

/// What stands at the seat of whoever plays with this color: "You" for somebody
/// at this screen who gave no name.
#[must_use]
pub fn seat_title(table: &Table, player: Player, texts: &Texts) -> String {
    let name = player_name(table, player, texts);
    let is_nameless = name.is_empty() || name == texts.start_name_you();
    if is_nameless && table.is_local(player) {
        texts.table_you()
    } else {
        name
    }
}

/// What a point of this player is called in a sentence at this table.
#[must_use]
fn point_name(point: Point, player: Player, table: &Table, texts: &Texts) -> String {
    texts.point_in_sentence(point, player, table.labels())
}

/// A seed from whatever was typed: a number stands for itself, and any other
/// text for a number of its own.
#[must_use]
pub fn seed_from(typed: &str) -> u64 {
    let typed = typed.trim();
    let text = || engine::checksum(typed.as_bytes());
    typed.parse().unwrap_or_else(|_| text())
}
