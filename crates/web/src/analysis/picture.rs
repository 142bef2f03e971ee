//! A setup as a picture for the board, even if the position is impossible.

use rules::{ByPlayer, Cube, Offered, Placement, Player, Point, Roll, Ruleset, Setup, Stage};

use crate::board::{Arrow, ArrowKind, CubePlace, Picture, Place, ShownDie};
use crate::play::{place_from, place_of, place_to, turned};

/// The picture of a setup, which takes no input.
#[must_use]
pub fn picture_of(setup: &Setup, rules: &Ruleset) -> Picture {
    let labels = rules.appearance.labels;
    let label = |point: Point| labels.label(turned(setup.on_roll, point), setup.on_roll);
    let mut dice = ByPlayer::<Vec<ShownDie>>::default();
    if let Stage::Rolled(roll) = setup.stage {
        dice[setup.on_roll] = shown_dice(roll);
    }
    let sides = [
        (setup.on_roll, &setup.player),
        (setup.on_roll.opponent(), &setup.opponent),
    ];
    Picture {
        checkers: sides
            .into_iter()
            .flat_map(|(player, side)| checkers(player, side))
            .collect(),
        dice,
        rolls: 0,
        opening: None,
        can_press_dice: None,
        cube: rules.cube.in_use.then(|| cube(setup)),
        can_press_cube: false,
        movable: Vec::new(),
        may_lift: None,
        picked_up: None,
        targets: Vec::new(),
        last_moved: Vec::new(),
        winner: None,
        labels: Point::ALL.map(label),
    }
}

/// The path of each checker of a play, whatever it landed on.
#[must_use]
pub fn arrows_of(player: Player, play: &rules::Play, kind: ArrowKind) -> Vec<Arrow> {
    let mut arrows: Vec<Arrow> = Vec::new();
    for made in play.moves() {
        let (from, to) = (place_from(player, made.from()), place_to(player, made.to()));
        match arrows.iter_mut().find(|arrow| arrow.to == from) {
            Some(begun) => begun.to = to,
            None => arrows.push(Arrow { from, to, kind }),
        }
    }
    arrows
}

fn checkers(player: Player, side: &Placement) -> Vec<(Place, Player, u8)> {
    let points = Point::ALL.into_iter().zip(side.points);
    let points = points.map(|(point, count)| (place_of(player, point), count));
    let beside = [
        (Place::Bar(player), side.bar),
        (Place::Tray(player), side.off),
    ];
    let all = points.chain(beside).filter(|&(_, count)| count > 0);
    all.map(|(place, count)| (place, player, count)).collect()
}

fn shown_dice(roll: Roll) -> Vec<ShownDie> {
    let dice = if roll.is_double() {
        vec![roll.larger(); 4]
    } else {
        vec![roll.larger(), roll.smaller()]
    };
    let dice = dice.into_iter().map(|die| ShownDie {
        die,
        left: 1,
        is_blocked: false,
    });
    dice.collect()
}

/// What the cube shows and where it is. An offered cube shows the value
/// offered.
fn cube(setup: &Setup) -> (rules::CubeValue, CubePlace) {
    let Cube { value, owner } = setup.cube;
    let offer = setup.offer.filter(|offer| {
        matches!(
            offer.what,
            Offered::Double | Offered::Beaver | Offered::Raccoon
        )
    });
    match offer {
        Some(offer) => {
            let offered = value.doubled_times(offer.what.doublings());
            let place = CubePlace::OfferedTo(offer.by.opponent());
            (offered.unwrap_or(value), place)
        }
        None => (value, owner.map_or(CubePlace::Centered, CubePlace::Owned)),
    }
}
