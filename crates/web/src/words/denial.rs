//! Why something cannot be done, as a sentence.

use rules::{Appearance, Origin, Player, Point, Target};
use texts::Texts;

use crate::play::{Denial, Table};

/// Why something cannot be done: the rule, with what would be legal, or what
/// is wrong with the gesture.
#[must_use]
pub fn denial(denial: &Denial, table: &Table, texts: &Texts) -> String {
    let player = table.on_turn().unwrap_or(Player::White);
    let appearance = Appearance {
        labels: table.labels(),
        ..table.now().rules().appearance
    };
    let point = |point: Point| texts.point_in_sentence(point, player, appearance.labels);
    let origin = |from: Origin| match from {
        Origin::Bar => texts.place_bar_name(),
        Origin::Point(from) => point(from),
    };
    let target = |to: Target| match to {
        Target::Off => texts.place_off_name(),
        Target::Point(to) => point(to),
    };
    match denial {
        Denial::Rule(refusal) => texts.refusal(refusal, player, &appearance),
        Denial::NoWay { from, to } => texts.denial_no_way(&origin(*from), &target(*to)),
        Denial::Backward { .. } => texts.denial_backward(),
        Denial::NoPoint(made) => texts.denial_no_point(&point(*made)),
        Denial::DiceNotByHand => texts.denial_no_dice(),
        Denial::Ambiguous => texts.denial_ambiguous(),
    }
}
