//! Plays, written and read again.

use rules::{Board, Movement, Placement, Play, Plays, Roll, Variant, WrittenPlay};

use crate::movements::all_movements;
use crate::random::Random;
use crate::self_play::SelfPlay;

/// The same play with its words in another order, `25` and `0` for bar and off,
/// equal paths listed separately, and no mark at the end of a path.
fn written_carelessly(play: &Play, random: &mut Random) -> String {
    let mut words = Vec::new();
    for word in play.to_string().split(' ') {
        let (way, count) = match word.split_once('(') {
            Some((way, count)) => (way, count.trim_end_matches(')').parse().expect("a count")),
            None => (word, 1),
        };
        let way = way.trim_end_matches('*');
        let way = way.replace("bar", "25").replace("off", "0");
        words.extend(std::iter::repeat_n(way, count));
    }
    let at = random.below(words.len());
    words.rotate_left(at);
    words.join("  ")
}

#[test]
fn every_legal_play_is_found_by_its_text() {
    let mut random = Random::new(13);
    for movement in all_movements() {
        for variant in [
            Variant::Backgammon,
            Variant::Nackgammon,
            Variant::Hypergammon,
        ] {
            let mut games = SelfPlay::new(variant, movement);
            for _ in 0..60 {
                let board = games.next(&mut random);
                for roll in [random.choose(&Roll::ALL), random.choose(&Roll::ALL)] {
                    let plays = Plays::new(&board, roll, movement);
                    for found in &plays {
                        let text = found.0.to_string();
                        let written: WrittenPlay = text.parse().unwrap();
                        assert_eq!(written.to_string(), text);
                        assert_eq!(plays.find(&written), Ok(found), "{board:?} {roll} {text}");
                        let careless = written_carelessly(&found.0, &mut random);
                        let careless = careless.parse().unwrap();
                        assert_eq!(plays.find(&careless), Ok(found), "{board:?} {roll} {text}");
                    }
                }
            }
        }
    }
}

fn roll(text: &str) -> Roll {
    text.parse().expect("a roll")
}

/// The player's and the opponent's checkers, each in its owner's numbering.
fn board(player: &[(u8, u8)], opponent: &[(u8, u8)]) -> Board {
    let placed = |points| Placement::on_points(points);
    Board::from_placements(placed(player), placed(opponent)).expect("a legal board")
}

#[test]
fn plays_are_written_from_the_rear_with_equal_ways_counted_and_each_hit_marked_once() {
    let opening = [(24, 2), (13, 5), (8, 3), (6, 5)];
    // Blots on the player's 5-point and 11-point.
    let opponent = [(24, 1), (20, 1), (14, 1), (13, 4), (8, 3), (6, 5)];
    let board = board(&opening, &opponent);
    for (text, numbers) in [
        ("8/5* 6/5", "31"),
        ("8/5*/4", "31"),
        ("24/20", "31"),
        ("13/10 13/9", "43"),
        ("13/8", "41"),
        ("13/11*(2) 6/4(2)", "22"),
        ("13/11*/9(2)", "22"),
        ("13/11* 13/7", "22"),
        ("8/5*(2) 6/3(2)", "33"),
    ] {
        let plays = Plays::new(&board, roll(numbers), Movement::INTERNATIONAL);
        let found = plays.iter().any(|(play, _)| play.to_string() == text);
        assert!(found, "{text} with {numbers}");
    }
}

#[test]
fn entering_and_bearing_off_are_written_with_words() {
    let entering = Board::from_placements(
        Placement {
            bar: 1,
            ..Placement::on_points(&[(6, 14)])
        },
        Placement::on_points(&[(3, 1), (13, 14)]),
    )
    .expect("a legal board");
    let plays = Plays::new(&entering, roll("31"), Movement::INTERNATIONAL);
    let texts: Vec<_> = plays.iter().map(|(play, _)| play.to_string()).collect();
    assert!(texts.contains(&"bar/22*/21".to_owned()), "{texts:?}");
    assert!(texts.contains(&"bar/24 6/3".to_owned()), "{texts:?}");

    let bearing_off = board(&[(6, 2), (2, 13)], &[(1, 15)]);
    let plays = Plays::new(&bearing_off, roll("66"), Movement::INTERNATIONAL);
    let texts: Vec<_> = plays.iter().map(|(play, _)| play.to_string()).collect();
    assert_eq!(texts, ["6/off(2) 2/off(2)"]);
}

#[test]
fn who_cannot_move_writes_nothing() {
    let shut_out = Board::from_placements(
        Placement {
            bar: 1,
            ..Placement::on_points(&[(13, 14)])
        },
        Placement::on_points(&[(1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (6, 5)]),
    )
    .expect("a legal board");
    let plays = Plays::new(&shut_out, roll("61"), Movement::INTERNATIONAL);
    for text in ["", "  ", "Cannot move", "CANNOT  MOVE"] {
        let (play, board) = plays.find(&text.parse().unwrap()).unwrap();
        assert_eq!(play.to_string(), "");
        assert_eq!(*board, shut_out);
    }
    let opening = Variant::Backgammon.opening();
    let plays = Plays::new(&opening, roll("61"), Movement::INTERNATIONAL);
    assert_eq!(
        plays.find(&WrittenPlay::default()).unwrap_err().to_string(),
        "there is a legal play, so you have to move"
    );
}

#[test]
fn what_is_hit_on_the_way_decides_only_where_it_must() {
    let find = |board: &Board, text: &str| {
        let plays = Plays::new(board, roll("42"), Movement::INTERNATIONAL);
        match plays.find(&text.parse().unwrap()) {
            Ok((play, _)) => play.to_string(),
            Err(error) => error.to_string(),
        }
    };
    let player = [(24, 1), (1, 14)];
    // Blots on the player's 20-point and 22-point.
    let two_blots = board(&player, &[(5, 1), (3, 1), (13, 13)]);
    for text in ["24/18", "24/18*"] {
        let ambiguous = format!("{text} can be 24/20*/18 or 24/22*/18");
        assert_eq!(find(&two_blots, text), ambiguous);
    }
    assert_eq!(find(&two_blots, "24/20/18"), "24/20*/18");
    assert_eq!(find(&two_blots, "22/18 24/22"), "24/22*/18");
    assert_eq!(find(&two_blots, "24/22*/18*"), "24/22*/18");

    let one_blot = board(&player, &[(5, 1), (13, 14)]);
    assert_eq!(find(&one_blot, "24/18"), "24/18");
    assert_eq!(find(&one_blot, "24/20*/18"), "24/20*/18");

    // With the 22-point blocked, there's only one way.
    let one_way = board(&player, &[(5, 1), (3, 2), (13, 12)]);
    assert_eq!(find(&one_way, "24/18"), "24/20*/18");
    assert_eq!(find(&one_way, "24/17"), "no legal play is written 24/17");
}

#[test]
fn what_is_no_play_is_refused_with_its_place() {
    for (text, expected) in [
        ("13", "'13' is not a play: a / is missing at character 3"),
        (
            "13/10 8/5(4)",
            "'13/10 8/5(4)' is not a play: a fifth move at character 7",
        ),
        (
            "24/20/16/12/8/4",
            "'24/20/16/12/8/4' is not a play: a fifth move at character 1",
        ),
        (
            "13/10 8/",
            "'13/10 8/' is not a play: a point is missing at character 9",
        ),
        (
            "13/10 26/20",
            "'13/10 26/20' is not a play: expected a point, bar or off, found '26' at character 7",
        ),
        (
            "off/3",
            "'off/3' is not a play: a checker comes back from off at character 1",
        ),
        (
            "8/9",
            "'8/9' is not a play: a checker doesn't move forward at character 3",
        ),
        (
            "8/5(5)",
            "'8/5(5)' is not a play: expected a count from 1 to 4 in parentheses at character 5",
        ),
        (
            "8/5+3",
            "'8/5+3' is not a play: unexpected '+' at character 4",
        ),
    ] {
        let error = text.parse::<WrittenPlay>().unwrap_err();
        assert_eq!(error.to_string(), expected);
    }
}
