//! Notes where we don't play what a leaflet prints, or where it's ambiguous:
//! what it says, what we play, and why.

use rules::{
    BackgammonNeeds, BearOff, Block, CubeTiming, CubeValue, Duty, Leaflet, Ruleset, SingleNumber,
    Variant,
};

use super::Topic;
use crate::texts::Texts;

/// The notes on a topic. A house rule that settles the question otherwise
/// needs none.
pub(super) fn of(topic: Topic, rules: &Ruleset, texts: &Texts) -> Vec<String> {
    let leaflet = match rules.nearest_leaflet() {
        // Complete in itself.
        Leaflet::NordicNorwegian => Leaflet::NordicNorwegian,
        leaflet => leaflet.original(),
    };
    // The other texts are named for the languages that they follow.
    let is_original = rules.nearest_leaflet() == leaflet;
    let (movement, cube) = (&rules.movement, &rules.cube);
    let notes = match (topic, leaflet) {
        // Nobody printed these.
        (_, Leaflet::International | Leaflet::Portes | Leaflet::Tavla | Leaflet::Takhteh) => vec![],
        (Topic::Aim, leaflet) => {
            let is_german = matches!(leaflet, Leaflet::Deluxe | Leaflet::Swiss);
            let is_swedish = leaflet == Leaflet::Nordic;
            vec![
                (true, texts.note_silent()),
                (is_german && is_original, texts.note_source_german()),
                (is_swedish, texts.note_source_swedish()),
            ]
        }
        (Topic::Setup, _) => vec![(rules.variant == Variant::Backgammon, texts.note_picture())],
        (Topic::Moving, Leaflet::Deluxe) => {
            let may_skip = movement.duty == Duty::UntilHome;
            let is_larger = movement.single_number == SingleNumber::Larger;
            vec![
                (true, texts.note_deluxe_sum()),
                (may_skip, texts.note_deluxe_duty()),
                (may_skip && is_larger, texts.note_deluxe_larger()),
            ]
        }
        (Topic::Blocks, Leaflet::Deluxe) => {
            vec![(movement.block == Block::FromTwo, texts.note_deluxe_block())]
        }
        (Topic::Blocks, Leaflet::Nordic) => {
            vec![(movement.block == Block::FromTwo, texts.note_nordic_block())]
        }
        (Topic::BearingOff, Leaflet::Deluxe) => {
            vec![(movement.duty == Duty::UntilHome, texts.note_deluxe_inside())]
        }
        (Topic::BearingOff, Leaflet::Swiss) => {
            let is_standard = movement.bear_off == BearOff::Standard;
            vec![(is_standard, texts.note_swiss_lower())]
        }
        (Topic::BearingOff, Leaflet::Nordic) => {
            let is_nearest = movement.bear_off == BearOff::NearestLower;
            vec![(is_nearest, texts.note_nordic_lower())]
        }
        (Topic::Entering, Leaflet::NordicNorwegian) => {
            vec![(true, texts.note_norwegian_enter())]
        }
        (Topic::BearingOff, Leaflet::NordicNorwegian) => vec![(true, texts.note_norwegian_lost())],
        // The Hungarian leaflet asks for it.
        (Topic::Winning, _) => {
            let is_literal = rules.backgammon_needs == BackgammonNeeds::NoMore;
            vec![(is_literal, texts.note_backgammon())]
        }
        (Topic::Cube, _) if !cube.in_use => vec![],
        (Topic::Cube, Leaflet::Deluxe) => {
            let is_before = cube.timing == CubeTiming::BeforeOwnRoll;
            vec![(is_before, texts.note_deluxe_first_double())]
        }
        (Topic::Cube, Leaflet::Nordic) => {
            let is_any_time = cube.timing == CubeTiming::AnyTime;
            vec![(is_any_time, texts.note_nordic_any_time())]
        }
        (Topic::Cube, Leaflet::Hungarian) => {
            let is_by_the_faces = cube.highest == Some(CubeValue::SIXTY_FOUR);
            vec![
                (true, texts.note_hungarian_refused()),
                (is_by_the_faces, texts.note_hungarian_highest()),
            ]
        }
        _ => vec![],
    };
    let needed = notes.into_iter().filter(|(is_needed, _)| *is_needed);
    needed.map(|(_, note)| note).collect()
}
