use super::*;

fn every_way() -> impl Iterator<Item = Geometry> {
    let shapes = [Shape::Landscape, Shape::Portrait];
    let homes = [HomeSide::Right, HomeSide::Left];
    let rests = [CubeAtRest::Middle, CubeAtRest::Side];
    Player::BOTH.into_iter().flat_map(move |bottom| {
        shapes.into_iter().flat_map(move |shape| {
            homes.into_iter().flat_map(move |home| {
                rests.into_iter().map(move |cube_at_rest| Geometry {
                    bottom,
                    home,
                    shape,
                    cube_at_rest,
                })
            })
        })
    })
}

fn white_below(home: HomeSide, shape: Shape) -> Geometry {
    Geometry {
        bottom: Player::White,
        home,
        shape,
        cube_at_rest: CubeAtRest::Middle,
    }
}

fn point(number: u8) -> Place {
    Place::Point(Point::new(number))
}

/// The corner of the drawing where a place starts: whether it's in the right
/// half, and in the lower half.
fn corner(geometry: Geometry, place: Place) -> (bool, bool) {
    let (width, height) = geometry.size();
    let spot = geometry.checker(place, 0, 1);
    (spot.x > width / 2.0, spot.y > height / 2.0)
}

#[test]
fn every_checker_is_where_a_press_finds_its_place() {
    for geometry in every_way() {
        let (width, height) = geometry.size();
        for place in all_places() {
            for count in 1..=15 {
                for index in 0..count {
                    let spot = geometry.checker(place, index, count);
                    assert_eq!(geometry.place_at(spot), Some(place), "{geometry:?} {count}");
                    assert!((0.0..width).contains(&spot.x) && (0.0..height).contains(&spot.y));
                }
            }
        }
    }
}

#[test]
fn every_spot_of_an_area_is_in_its_place() {
    for geometry in every_way() {
        for place in all_places() {
            let area = geometry.area(place);
            for (right, down) in [(0.01, 0.01), (0.99, 0.01), (0.01, 0.99), (0.99, 0.99)] {
                let spot = Spot {
                    x: area.x + area.width * right,
                    y: area.y + area.height * down,
                };
                assert_eq!(geometry.place_at(spot), Some(place), "{geometry:?}");
            }
        }
    }
}

#[test]
fn no_spot_is_too_strange_to_ask_about() {
    for geometry in every_way() {
        let (width, height) = geometry.size();
        for x in (-20..=20).map(|step| f64::from(step) * width / 10.0) {
            for y in (-20..=20).map(|step| f64::from(step) * height / 10.0) {
                let found = geometry.part_at(Spot { x, y }, Some(CubePlace::Centered));
                let inside = (0.0..=width).contains(&x) && (0.0..=height).contains(&y);
                assert!(found.is_none() || inside, "{geometry:?} {x} {y}");
            }
        }
    }
}

#[test]
fn home_is_bottom_right_unless_it_is_asked_for_on_the_left() {
    let right = white_below(HomeSide::Right, Shape::Landscape);
    let left = white_below(HomeSide::Left, Shape::Landscape);
    assert_eq!(corner(right, point(1)), (true, true));
    assert_eq!(corner(right, point(12)), (false, true));
    assert_eq!(corner(right, point(13)), (false, false));
    assert_eq!(corner(right, point(24)), (true, false));
    assert_eq!(corner(right, Place::Tray(Player::White)), (true, true));
    assert_eq!(corner(left, point(1)), (false, true));
    assert_eq!(corner(left, point(24)), (false, false));
    assert_eq!(corner(left, Place::Tray(Player::Black)), (false, false));
}

#[test]
fn a_standing_board_keeps_the_direction_in_which_checkers_run() {
    // Counter-clockwise with home on the right: down the right, up the left
    // is clockwise and would be wrong.
    let right = white_below(HomeSide::Right, Shape::Portrait);
    assert_eq!(corner(right, point(24)), (true, true));
    assert_eq!(corner(right, point(13)), (true, false));
    assert_eq!(corner(right, point(12)), (false, false));
    assert_eq!(corner(right, point(1)), (false, true));
    let left = white_below(HomeSide::Left, Shape::Portrait);
    assert_eq!(corner(left, point(24)), (false, true));
    assert_eq!(corner(left, point(1)), (true, true));
}

/// A rail for the cube there was empty in nearly every game.
#[test]
fn above_the_points_of_a_standing_board_is_nothing_but_its_frame() {
    for home in [HomeSide::Right, HomeSide::Left] {
        let geometry = white_below(home, Shape::Portrait);
        let [above, below] = geometry.fields();
        assert!(above.y < below.y);
        assert!(above.y < CHECKER);
        assert!(geometry.troughs().all(|trough| trough.y > below.y));
        let at_rest = Geometry {
            cube_at_rest: CubeAtRest::Side,
            ..geometry
        };
        let cube = at_rest.cube(CubePlace::Centered);
        assert!(geometry.bar().holds(cube));
    }
}

#[test]
fn the_other_player_sees_the_board_from_the_other_side() {
    let white = white_below(HomeSide::Right, Shape::Landscape);
    let black = Geometry {
        bottom: Player::Black,
        ..white
    };
    for number in 1..=24 {
        assert_eq!(
            white.checker(point(number), 2, 3),
            black.checker(point(25 - number), 2, 3)
        );
    }
    assert_eq!(
        white.checker(Place::Bar(Player::White), 0, 1),
        black.checker(Place::Bar(Player::Black), 0, 1)
    );
}

#[test]
fn colors_of_points_alternate_along_the_rim_and_across() {
    for geometry in every_way() {
        for number in 1..=12 {
            let is_dark = |number: u8| geometry.is_dark(Point::new(number));
            assert_ne!(is_dark(number), is_dark(number + 1));
            assert_ne!(is_dark(number), is_dark(25 - number));
        }
    }
}

#[test]
fn five_checkers_touch_and_more_overlap_within_the_same_room() {
    let geometry = white_below(HomeSide::Right, Shape::Landscape);
    let up = |index, count| geometry.checker(point(6), index, count).y;
    assert_eq!(up(0, 5) - up(1, 5), CHECKER);
    assert_eq!(up(4, 5), up(14, 15));
    assert_eq!(up(0, 5), up(0, 15));
}

#[test]
fn dice_and_cube_are_found_where_they_lie() {
    for geometry in every_way() {
        for player in Player::BOTH {
            for count in 1..=4 {
                for index in 0..count {
                    let spot = geometry.die(player, index, count);
                    let found = geometry.part_at(spot, Some(CubePlace::Centered));
                    assert_eq!(found, Some(Part::Dice(player)));
                }
            }
            for place in [
                CubePlace::Centered,
                CubePlace::Owned(player),
                CubePlace::OfferedTo(player),
            ] {
                let spot = geometry.cube(place);
                assert_eq!(geometry.part_at(spot, Some(place)), Some(Part::Cube));
                assert_ne!(geometry.part_at(spot, None), Some(Part::Cube));
            }
        }
    }
}

#[test]
fn arrows_walk_over_every_place_and_back() {
    for geometry in every_way() {
        let (along, back) = match geometry.shape {
            Shape::Landscape => (Direction::Right, Direction::Left),
            Shape::Portrait => (Direction::Down, Direction::Up),
        };
        for place in all_places() {
            if let Some(next) = geometry.next(place, along) {
                assert_eq!(geometry.next(next, back), Some(place), "{geometry:?}");
            }
        }
        let row = |start: Place| {
            std::iter::successors(Some(start), |place| geometry.next(*place, back))
                .chain(std::iter::successors(Some(start), |place| {
                    geometry.next(*place, along)
                }))
                .collect::<std::collections::BTreeSet<_>>()
        };
        assert_eq!(row(point(1)).len(), 14);
        assert_eq!(row(point(1)).union(&row(point(24))).count(), 28);
    }
}

#[test]
fn arrows_across_go_to_the_point_opposite_and_no_further() {
    let flat = white_below(HomeSide::Right, Shape::Landscape);
    assert_eq!(flat.next(point(1), Direction::Up), Some(point(24)));
    assert_eq!(flat.next(point(24), Direction::Up), None);
    let standing = white_below(HomeSide::Right, Shape::Portrait);
    assert_eq!(standing.next(point(1), Direction::Right), Some(point(24)));
    assert_eq!(standing.next(point(1), Direction::Left), None);
}

#[test]
fn a_spot_on_the_screen_is_found_beside_empty_margins() {
    let on_screen = Area {
        x: 10.0,
        y: 20.0,
        width: 400.0,
        height: 100.0,
    };
    // A drawing of 100 by 50 is shown twice as large, 100 from the left.
    let spot = on_screen.spot_within(Spot { x: 130.0, y: 40.0 }, (100.0, 50.0));
    assert_eq!(spot, Spot { x: 10.0, y: 10.0 });
}

#[test]
fn on_a_board_that_lies_your_dice_are_on_the_right() {
    for home in [HomeSide::Right, HomeSide::Left] {
        let geometry = white_below(home, Shape::Landscape);
        let [other, own] = geometry.band();
        assert!(other.x + other.width < 0.5 && own.x > 0.5);
        let (width, _) = geometry.size();
        assert!(geometry.die(Player::White, 0, 2).x > width / 2.0);
        assert!(geometry.die(Player::Black, 0, 2).x < width / 2.0);
    }
}

#[test]
fn dice_leave_room_for_the_controls_on_both_sides() {
    let geometry = white_below(HomeSide::Right, Shape::Landscape);
    let (width, _) = geometry.size();
    for player in Player::BOTH {
        let area = geometry.dice_area(player);
        for count in 1..=4 {
            let reach = die_size(count) / 2.0;
            let first = geometry.die(player, 0, count).x - reach - area.x;
            let last = geometry.die(player, count - 1, count).x + reach - area.x;
            assert!(first >= BESIDE_DICE * area.width, "{count}: {first}");
            assert!(last <= (1.0 - BESIDE_DICE) * area.width, "{count}: {last}");
        }
    }
    let [_, own] = geometry.band();
    assert_eq!(own.width * width, geometry.dice_area(Player::White).width);
}

#[test]
fn the_band_lies_between_the_tips_of_the_points() {
    for geometry in every_way() {
        let (width, height) = geometry.size();
        for band in geometry.band() {
            for number in 1..=24 {
                let [.., tip] = geometry.triangle(Point::new(number));
                let tip = Spot {
                    x: tip.x / width,
                    y: tip.y / height,
                };
                let within = Area {
                    x: band.x + 1e-9,
                    y: band.y + 1e-9,
                    width: band.width - 2e-9,
                    height: band.height - 2e-9,
                };
                assert!(!within.holds(tip), "{geometry:?} {number}");
            }
        }
    }
}

#[test]
fn an_offered_cube_lies_in_the_half_of_who_has_to_answer() {
    for geometry in every_way() {
        for player in Player::BOTH {
            let spot = geometry.cube(CubePlace::OfferedTo(player));
            assert!(geometry.dice_area(player).holds(spot));
        }
    }
}

/// On a phone, the player at the bottom sits below the board.
#[test]
fn an_owned_cube_is_on_its_owners_side_and_free_of_the_dice() {
    for geometry in every_way() {
        let (_, height) = geometry.size();
        for player in Player::BOTH {
            let cube = geometry.cube(CubePlace::Owned(player));
            let is_low = cube.y > height / 2.0;
            assert_eq!(is_low, player == geometry.bottom, "{geometry:?}");
            for count in [2, 4] {
                for index in 0..count {
                    let die = geometry.die(player, index, count);
                    let reach = (CUBE + die_size(count)) / 2.0;
                    let is_free = (cube.x - die.x).abs() > reach || (cube.y - die.y).abs() > reach;
                    assert!(is_free, "{geometry:?}");
                }
            }
        }
    }
}
