//! Sentences about the table: data from `play` and the rules, phrased with
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
pub use choice::{PlayNotation, best, choice, in_labels, made};
pub use denial::denial;
pub use event::{event, value_after};
pub use missed::{game_begun, missed};
pub use online::{
    asked, checked_dice, connection_lost, offer_sent, online_event, refused, seat_name, terms,
};
pub use waiting::{instruction, waiting};

use engine::Finding;
use rules::{ColorNames, Movement, Player, Point, PointLabels};
use texts::{Color, Texts, YOU, unbroken};

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

/// Why a decision was wrong. No line ends inside a roll or a move.
#[must_use]
pub fn reasons(
    finding: &Finding,
    movement: Movement,
    labels: PointLabels,
    texts: &Texts,
) -> Vec<String> {
    let sentences = study::reasons(finding, movement, labels, texts);
    sentences.iter().map(|it| unbroken(it)).collect()
}

/// What a color is called.
#[must_use]
pub fn color_name(names: ColorNames, player: Player, texts: &Texts) -> String {
    texts.color_name(Color::of(player, names))
}

/// The name of the player with this color, for files and for others.
#[must_use]
pub fn player_name(table: &Table, player: Player, texts: &Texts) -> String {
    match table.participant(player) {
        Participant::Person { name } if name.is_empty() => texts.start_name_you(),
        Participant::Person { name } | Participant::Remote { name } => name.clone(),
        Participant::Computer { level, .. } => {
            texts.level_name(level).unwrap_or_else(|| level.clone())
        }
    }
}

/// The title of this color's seat: "You" for a person at this screen without a
/// name.
#[must_use]
pub fn seat_title(table: &Table, player: Player, texts: &Texts) -> String {
    match is_you(table, player, texts) {
        true => texts.table_you(),
        false => player_name(table, player, texts),
    }
}

/// The same for sentences, which speak to somebody at this screen who gave no
/// name. Only for texts with a sentence for [`YOU`].
#[must_use]
pub fn subject(table: &Table, player: Player, texts: &Texts) -> String {
    match is_you(table, player, texts) {
        true => YOU.to_owned(),
        false => not_you(player_name(table, player, texts)),
    }
}

/// A name that sentences don't take for [`YOU`]: whoever has just that name
/// gets an invisible extra character.
fn not_you(mut name: String) -> String {
    if name == YOU {
        name.push('\u{2060}');
    }
    name
}

/// Whether somebody at this screen who gave no name plays with this color.
fn is_you(table: &Table, player: Player, texts: &Texts) -> bool {
    let name = player_name(table, player, texts);
    table.is_local(player) && name == texts.start_name_you()
}

/// What a point of this player is called in a sentence at this table.
#[must_use]
fn point_name(point: Point, player: Player, table: &Table, texts: &Texts) -> String {
    texts.point_in_sentence(point, player, table.labels())
}

/// A seed from typed text: a number is used as it is, any other text is hashed.
#[must_use]
pub fn seed_from(typed: &str) -> u64 {
    let typed = typed.trim();
    let text = || engine::checksum(typed.as_bytes());
    typed.parse().unwrap_or_else(|_| text())
}
