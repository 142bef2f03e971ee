//! Tests of what is kept.

use engine::{Analysis, NetKind, Plies};
use rules::Seat;

use super::*;

/// A match to 1 that Ann resigned to the computer.
const LOST: &str = "\
gammonbox table 1
White person Ann
Black computer casual 9
dice random 77
bottom first
gammonbox record 1
rules international, match 1
White throw 3
Black throw 1
White play 8/5 6/5
Black roll 42
Black play 8/4 6/4
White resign single
Black accept
end of table
";

const RUNNING: &str = "\
gammonbox table 1
White computer club 9
Black person Ann
dice random 77
bottom second
gammonbox record 1
rules international, match 7
White throw 3
Black throw 1
White move 8 by 3
end of table
";

const BY: AnalyzedBy = AnalyzedBy {
    nets: NetKind::Deep,
    plies: Plies::TWO,
};

fn kept(text: &str) -> KeptGame {
    let table: Table = text.parse().unwrap();
    KeptGame::of_table("1".to_owned(), 1000, &table, None).unwrap()
}

#[test]
fn a_finished_match_says_who_won_and_against_whom() {
    let game = kept(LOST);
    assert_eq!(game.result(), GameResult::Lost);
    assert!(!game.is_running());
    assert_eq!(game.opponent(), Some(&Side::Computer("casual".to_owned())));
    assert_eq!((game.own_points(), game.length), ([0, 1], Some(1)));
}

#[test]
fn an_unfinished_match_can_be_continued() {
    let game = kept(RUNNING);
    assert_eq!(game.result(), GameResult::Running);
    assert!(game.is_running());
    assert_eq!(game.own, Some(Seat::Second));
    assert_eq!(game.opponent(), Some(&Side::Computer("club".to_owned())));
}

#[test]
fn a_table_at_which_nothing_was_done_is_not_kept() {
    let table: Table = RUNNING.parse().unwrap();
    let untouched = table.rematch(5);
    assert_eq!(
        KeptGame::of_table("1".to_owned(), 0, &untouched, None),
        None
    );
}

#[test]
fn two_people_at_one_screen_are_both_named() {
    let text = LOST.replace("computer casual 9", "person Ben");
    let game = kept(&text);
    assert_eq!((game.own, game.opponent()), (None, None));
    assert_eq!(game.result(), GameResult::Over);
    assert_eq!(game.stage, GameStage::Over(Some(Seat::Second)));
}

/// Money play goes on as long as people like: between two games it is over,
/// and in the next it runs again.
#[test]
fn money_play_is_over_between_games() {
    let text = LOST.replace("match 1", "match none");
    let game = kept(&text);
    assert_eq!((game.result(), game.length), (GameResult::Lost, None));
    let mut table: Table = text.parse().unwrap();
    table.next_game();
    let game = KeptGame::of_table("1".to_owned(), 0, &table, None).unwrap();
    assert_eq!((game.result(), game.points), (GameResult::Running, [0, 1]));
}

#[test]
fn figures_come_only_from_a_whole_analysis() {
    let table: Table = LOST.parse().unwrap();
    let mut analysis = Analysis::new(table.record());
    assert_eq!(kept(LOST).with_figures(&analysis, BY).figures, None);
    while analysis.question().is_some() {
        analysis.answer(None);
    }
    // Nothing was found, so there is nothing to say.
    assert_eq!(kept(LOST).with_figures(&analysis, BY).figures, None);
}

#[test]
fn figures_of_a_better_analysis_stay() {
    let figures = |by: Option<AnalyzedBy>| Figures {
        rating: 5.0,
        luck: 0.0,
        by,
    };
    let (quick, deep) = (NetKind::Quick, NetKind::Deep);
    let by = |nets, plies| figures(Some(AnalyzedBy { nets, plies }));
    let steps = [
        figures(None),
        by(quick, Plies::TWO),
        by(quick, Plies::THREE),
        by(deep, Plies::ZERO),
        by(deep, Plies::TWO),
    ];
    for (place, better) in steps.iter().enumerate() {
        assert!(better.replaces(better));
        for worse in &steps[..place] {
            assert!(better.replaces(worse) && !worse.replaces(better));
        }
    }
}

/// A game whose decisions were analyzed in this way; `None` if they weren't.
fn archived(by: Option<AnalyzedBy>) -> ArchivedGame {
    let by = serde_json::to_string(&by).unwrap();
    ArchivedGame {
        game: kept(LOST),
        text: LOST.to_owned(),
        index: Some(format!(
            r#"{{"version":1,"digits":"","by":{by},"analysis":""}}"#
        )),
    }
}

#[test]
fn decisions_of_a_better_analysis_stay() {
    let quick = AnalyzedBy {
        nets: NetKind::Quick,
        ..BY
    };
    let nothing = ArchivedGame {
        index: None,
        ..archived(None)
    };
    let steps = [
        nothing,
        archived(None),
        archived(Some(quick)),
        archived(Some(BY)),
    ];
    for (place, better) in steps.iter().enumerate() {
        for worse in &steps[..place] {
            assert_eq!(better.clone().replacing(worse.clone()), *better);
            assert_eq!(worse.clone().replacing(better.clone()), *better);
        }
    }
    // Other decisions have another analysis, or none.
    let known = ArchivedGame {
        text: RUNNING.to_owned(),
        ..archived(Some(BY))
    };
    for new in steps {
        assert_eq!(new.clone().replacing(known.clone()), new);
    }
}

/// Which game was played first doesn't tell which analysis is better.
#[test]
fn a_known_game_is_analyzed_better_or_played_on() {
    let new = archived(Some(BY));
    let known_at = |played| KeptGame {
        played,
        ..kept(LOST)
    };
    let [earlier, later] = [known_at(999), known_at(1001)];
    assert!(new.adds_to(&earlier, Some(LOST)) && new.adds_to(&later, Some(LOST)));
    assert!(new.adds_to(&earlier, Some(RUNNING)) && !new.adds_to(&later, Some(RUNNING)));
    assert!(!new.adds_to(&later, None));
}

#[test]
fn the_owner_is_known_by_name_in_matches_from_files() {
    let mut game = kept(&LOST.replace("computer casual 9", "person Ben"));
    assert_eq!(game.own_seat("Ann"), None, "two people at one screen");
    game.kind = TextKind::Json;
    assert_eq!(game.own_seat(" ann "), Some(Seat::First));
    assert_eq!(game.own_seat("BEN"), Some(Seat::Second));
    assert_eq!(game.own_seat("An"), None);
    assert_eq!(game.own_seat(""), None);
    // Part of a name will do if it's whole words and fits only one of them.
    let called = |names: [&str; 2]| KeptGame {
        sides: names.map(|name| Side::Person(name.to_owned())),
        ..game.clone()
    };
    let siblings = called(["Ann Mary LEE", "Ben Lee"]);
    assert_eq!(siblings.own_seat("lee ann"), Some(Seat::First));
    assert_eq!(siblings.own_seat("Lee"), None, "both are called so");
    assert_eq!(
        called(["Lee", "Ben Lee"]).own_seat("lee"),
        Some(Seat::First)
    );
    game.sides = [game.sides[0].clone(), game.sides[0].clone()];
    assert_eq!(game.own_seat("Ann"), None, "both are called so");
    assert_eq!(kept(RUNNING).own_seat("somebody"), Some(Seat::Second));
}

#[test]
fn games_are_found_by_name_result_and_length() {
    let (lost, running) = (kept(LOST), kept(RUNNING));
    let check = |filter: &GameFilter, expected: [bool; 2]| {
        let fits = |game: &KeptGame, name: &str| filter.fits(game, &[name.to_owned()]);
        let found = [fits(&lost, "Casual player"), fits(&running, "Club player")];
        assert_eq!(found, expected, "{filter:?}");
    };
    check(&GameFilter::default(), [true, true]);
    let name = |name: &str| GameFilter {
        name: name.to_owned(),
        ..GameFilter::default()
    };
    check(&name(" cLUB"), [false, true]);
    check(&name("player"), [true, true]);
    check(&name("Bob"), [false, false]);
    let result = |result| GameFilter {
        result: Some(result),
        ..GameFilter::default()
    };
    check(&result(GameResult::Lost), [true, false]);
    check(&result(GameResult::Won), [false, false]);
    let length = |length| GameFilter {
        length,
        ..GameFilter::default()
    };
    check(&length(LengthFilter::Points(7)), [false, true]);
    check(&length(LengthFilter::Money), [false, false]);
}

#[test]
fn all_games_go_into_one_file_and_come_back() {
    let games = [LOST, RUNNING].map(|text| ArchivedGame {
        game: kept(text),
        text: text.to_owned(),
        index: None,
    });
    let written = Archive::new(games.to_vec()).to_string();
    let read = Archive::from_text(&written).unwrap().into_games();
    assert_eq!(read, games);
}

#[test]
fn what_is_no_archive_says_so() {
    let fault = |text: &str| Archive::from_text(text).unwrap_err();
    assert_eq!(fault("1 point match"), ParseArchiveError::NotAnArchive);
    let newer = "{\"gammonbox-games\":2,\"games\":[]}";
    assert_eq!(fault(newer), ParseArchiveError::Version(2));
    let cut = "{\"gammonbox-games\":1,\"games\":[";
    assert!(matches!(fault(cut), ParseArchiveError::Broken(_)));
}
