//! Series of games.

use rules::{Action, Die, Match, Player, Reason, Seat, Stakes, Win};

use crate::table::{Black, White};

/// White rolls the higher die and plays, and then the loser resigns.
fn play_game(session: &mut Match, loser: Player, win: Win) {
    session.act(White, Action::ThrowDie(Die::Six)).unwrap();
    session.act(Black, Action::ThrowDie(Die::Four)).unwrap();
    session.act(loser, Action::Resign(win)).unwrap();
    session.act(loser.opponent(), Action::Accept).unwrap();
}

fn new(rules: &str) -> Match {
    Match::new(rules.parse().unwrap())
}

#[test]
fn the_first_to_reach_the_length_wins_the_match() {
    let mut session = new("hungarian");
    play_game(&mut session, Black, Win::Gammon);
    assert_eq!(session.winner(), None);
    session.start_next_game().unwrap();
    play_game(&mut session, White, Win::Single);
    session.start_next_game().unwrap();
    play_game(&mut session, Black, Win::Gammon);
    assert_eq!(session.winner(), Some(White));
    // The total may exceed the match length.
    assert_eq!(session.points_of(Seat::First), 4);
    assert_eq!(session.points_of(Seat::Second), 1);
    let refusal = session.start_next_game().unwrap_err();
    assert_eq!(refusal.reason, Reason::MatchOver(White));
    let sums: Vec<_> = session
        .finished()
        .iter()
        .map(|game| game.outcome.to_string())
        .collect();
    assert_eq!(
        sums,
        [
            "White wins: gammon 2 × cube 1 = 2",
            "Black wins: single 1 × cube 1 = 1",
            "White wins: gammon 2 × cube 1 = 2"
        ]
    );
}

#[test]
fn money_play_goes_on_for_ever() {
    let mut session = new("international");
    for game in 0..20 {
        assert_eq!(session.points_of(Seat::First), 3 * game);
        play_game(&mut session, Black, Win::Backgammon);
        session.start_next_game().unwrap();
    }
    assert_eq!(session.winner(), None);
}

#[test]
fn the_next_game_waits_for_the_end_of_this_one() {
    let mut session = new("international");
    let refusal = session.start_next_game().unwrap_err();
    assert_eq!(refusal.reason, Reason::GameNotOver);
}

/// Which games of a match are Crawford games.
fn crawford_games(rules: &str, losers: &[(Player, Win)]) -> Vec<bool> {
    let mut session = new(rules);
    let mut games = Vec::new();
    for &(loser, win) in losers {
        games.push(session.game().stakes().is_crawford());
        play_game(&mut session, loser, win);
        if session.winner().is_none() {
            session.start_next_game().unwrap();
        }
    }
    games
}

#[test]
fn the_crawford_game_is_the_first_after_somebody_needs_one_point() {
    let games = [
        (Black, Win::Gammon),
        (White, Win::Single),
        (White, Win::Single),
        (White, Win::Single),
    ];
    assert_eq!(
        crawford_games("international, match 3", &games),
        [false, true, false, false]
    );
    assert_eq!(
        crawford_games("international, match 3, crawford off", &games[..2]),
        [false, false]
    );
    // In a one-point match, both players need one point from the start.
    assert_eq!(
        crawford_games("international, match 1", &games[..1]),
        [false]
    );
    assert_eq!(crawford_games("international", &games), [false; 4]);
}

#[test]
fn the_score_stays_with_the_person_when_the_die_changes_the_colors() {
    let mut session = new("deluxe, match 5");
    play_game(&mut session, Black, Win::Gammon);
    session.start_next_game().unwrap();
    session.act(White, Action::ThrowDie(Die::One)).unwrap();
    session.act(Black, Action::ThrowDie(Die::Two)).unwrap();
    assert_eq!(session.seat_of(White), Seat::Second);
    assert_eq!(session.player_at(Seat::Second), White);
    assert_eq!(session.player_at(Seat::First), Black);
    assert_eq!(session.points_of(Seat::First), 2);
    assert_eq!(session.score().black, 2);
    let Stakes::Match { score, .. } = session.game().stakes() else {
        panic!("a match");
    };
    assert_eq!(score, session.score());
    session.act(Black, Action::Resign(Win::Single)).unwrap();
    session.act(White, Action::Accept).unwrap();
    assert_eq!(session.points_of(Seat::Second), 1);
}
