//! Boards as drawings.

use proptest::prelude::*;
use rules::{Board, Cube, CubeValue, Diagram, Placement, Player, PointLabels, PositionId, Variant};

use crate::positions::boards;

fn crowded() -> Board {
    let player = Placement {
        bar: 2,
        off: 1,
        ..Placement::on_points(&[(1, 12)])
    };
    let opponent = Placement {
        bar: 6,
        ..Placement::on_points(&[(6, 5), (13, 4)])
    };
    Board::from_placements(player, opponent).expect("a legal board")
}

#[test]
fn the_opening_is_drawn_as_players_know_it() {
    let diagram = Diagram {
        cube: Some(Cube::CENTERED),
        ..Diagram::from(Variant::Backgammon.opening())
    };
    insta::assert_snapshot!(diagram, @"
    +13-14-15-16-17-18------19-20-21-22-23-24-+
    | X           O    |   | O              X |  O: Black, 167 pips, 0 off
    | X           O    |   | O              X |
    | X           O    |   | O                |
    | X                |   | O                |
    | X                |   | O                |
    |                  |BAR|                  |  cube: 1, centered
    | O                |   | X                |
    | O                |   | X                |
    | O           X    |   | X                |
    | O           X    |   | X              O |
    | O           X    |   | X              O |  X: White, 167 pips, 0 off
    +12-11-10--9--8--7-------6--5--4--3--2--1-+
    ");
}

#[test]
fn more_than_five_checkers_are_counted_and_labels_go_by_the_leaflet() {
    let diagram = Diagram {
        on_roll: Player::Black,
        cube: Some(Cube {
            value: CubeValue::new(4),
            owner: Some(Player::White),
        }),
        labels: PointLabels::Halves,
        ..Diagram::from(crowded())
    };
    insta::assert_snapshot!(diagram, @"
    +12-11-10--9--8--7-------6--5--4--3--2--1-+
    |                  | O | O                |  O: White, 232 pips, 0 off
    |                  | O | O                |
    |                  | O | O                |
    |                  | O | O                |
    |                  | 6 | O                |
    |                  |BAR|                  |  cube: 4, owned by O
    |                  |   |               12 |
    | O                |   |                X |
    | O                |   |                X |
    | O                | X |                X |
    | O                | X |                X |  X: Black, 62 pips, 1 off
    +12A11A10A9A-8A-7A------6A-5A-4A-3A-2A-1A-+
    ");
    let diagram = Diagram {
        labels: PointLabels::Homes,
        ..Diagram::from(crowded())
    };
    insta::assert_snapshot!(diagram, @"
    +------------------------6--5--4--3--2--1-+
    |                  | O | O                |  O: Black, 232 pips, 0 off
    |                  | O | O                |
    |                  | O | O                |
    |                  | O | O                |
    |                  | 6 | O                |
    |                  |BAR|                  |
    |                  |   |               12 |
    | O                |   |                X |
    | O                |   |                X |
    | O                | X |                X |
    | O                | X |                X |  X: White, 62 pips, 1 off
    +------------------------6--5--4--3--2--1-+
    ");
}

#[test]
fn a_drawing_by_gnu_backgammon_is_read() {
    let drawing = "
 GNU Backgammon  Position ID: b9sBCIC5bYDQAA
                 Match ID   : QQnlAGAAGAAE
 +13-14-15-16-17-18------19-20-21-22-23-24-+     O: gnubg (Cube: 2)
 |    X           X |   | X  O  O  O  O  O | O   6 points
 |                  |   | X  O  O  O  O  O |
 |                  |   |    O           O |
 |                  |   |                O |
 |                  |   |                  |
v|                  |BAR|                  |     7 points match
 |                  |   |                  |
 |                  |   |                  |
 |                  |   |          X       |
 |                  |   | X  X  X  X     X |     Rolled 21
 |       O          |   | X  X  X  X     X |     3 points
 +12-11-10--9--8--7-------6--5--4--3--2--1-+     X: root
Pip counts: O 52, X 111
";
    let id: PositionId = "b9sBCIC5bYDQAA".parse().unwrap();
    let diagram: Diagram = drawing.parse().unwrap();
    assert_eq!(diagram.board, id.board().unwrap());
}

#[test]
fn what_is_no_drawing_is_refused_with_its_place() {
    let drawing = Diagram {
        cube: Some(Cube::CENTERED),
        ..Diagram::from(Variant::Backgammon.opening())
    };
    let drawing = drawing.to_string();
    for (old, new, expected) in [
        (
            "+13-14",
            " 13-14",
            "line 13, column 1 of the drawing: expected 13 lines of a board, the first starting with +",
        ),
        (
            "+13-14",
            "+14-13",
            "line 1, column 1 of the drawing: unknown point labels",
        ),
        (
            "|BAR|",
            "|PUB|",
            "line 7, column 21 of the drawing: expected only the bar here",
        ),
        (
            "| X                |",
            "| X                 ",
            "line 5, column 20 of the drawing: a | is missing",
        ),
        (
            "| X           O    |",
            "| X           Q    |",
            "line 2, column 14 of the drawing: unexpected ' Q '",
        ),
        (
            "| X           O    |",
            "| X           6    |",
            "line 2, column 14 of the drawing: unexpected ' 6 '",
        ),
        (
            "| X           O    |",
            "| X                |",
            "line 3, column 14 of the drawing: unexpected ' O '",
        ),
        (
            "O: Black, 167 pips",
            "O: Black, 168 pips",
            "line 2, column 44 of the drawing: the pip count should be 167",
        ),
        (
            "O: Black",
            "O: Green",
            "line 2, column 44 of the drawing: unexpected 'O: Green, 167 pips, 0 off'",
        ),
        (
            "cube: 1",
            "cube: 3",
            "line 7, column 44 of the drawing: unexpected 'cube: 3, centered'",
        ),
        (
            "O: Black, 167 pips, 0 off",
            "O: Black, 1 off",
            "line 1, column 1 of the drawing: the opponent has 16 checkers, more than 15, \
             the player on roll has 15 checkers, the opponent 16",
        ),
    ] {
        let damaged = drawing.replacen(old, new, 1);
        assert_ne!(damaged, drawing, "{old}");
        let error = damaged.parse::<Diagram>().unwrap_err();
        assert_eq!(error.to_string(), expected, "\n{damaged}");
    }
}

fn diagrams() -> impl Strategy<Value = Diagram> {
    let cubes = (
        0..=24_u32,
        prop::option::of(prop::sample::select(&Player::BOTH[..])),
    );
    (
        prop_oneof![
            boards(),
            Just(crowded()),
            Just(Variant::Hypergammon.opening())
        ],
        prop::sample::select(&Player::BOTH[..]),
        prop::option::of(cubes),
        prop::sample::select(&PointLabels::ALL[..]),
    )
        .prop_map(|(board, on_roll, cube, labels)| Diagram {
            board,
            on_roll,
            cube: cube.map(|(doublings, owner)| Cube {
                value: CubeValue::new(1 << doublings),
                owner,
            }),
            labels,
        })
}

proptest! {
    #[test]
    fn a_drawing_is_read_as_it_was_meant(diagram in diagrams()) {
        let text = diagram.to_string();
        prop_assert_eq!(text.lines().count(), 13);
        for line in text.lines() {
            prop_assert!(line.is_ascii() && line.trim_end() == line);
            prop_assert!(line.len() == 43 || line[43..].starts_with("  "));
        }
        let indented = text.replace('\n', "\n  // ");
        prop_assert_eq!(indented.parse(), Ok(diagram));
    }

    #[test]
    fn a_damaged_drawing_is_read_or_refused(
        diagram in diagrams(),
        at in any::<prop::sample::Index>(),
        length in 0..3_usize,
        with in prop_oneof!["[ -~]{0,3}", "\\PC{0,2}", Just("\n".to_owned())],
    ) {
        let mut text: Vec<char> = diagram.to_string().chars().collect();
        let at = at.index(text.len());
        let end = (at + length).min(text.len());
        text.splice(at..end, with.chars());
        if let Ok(read) = text.into_iter().collect::<String>().parse::<Diagram>() {
            prop_assert_eq!(read.to_string().parse(), Ok(read));
        }
    }
}
