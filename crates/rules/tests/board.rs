//! The messages about placements that don't form a board.

use rules::{Board, BoardFault, Placement};

#[test]
fn every_fault_is_named() {
    let none = Placement::default();
    let won = Placement { off: 15, ..none };
    let waiting = Placement { bar: 15, ..none };
    check(none, none, "there are no checkers");
    check(won, won, "both sides have borne off all checkers");
    check(
        Placement { off: 16, ..none },
        Placement { bar: 17, ..none },
        "the player on roll has 16 checkers, more than 15, \
         the opponent has 17 checkers, more than 15, \
         the player on roll has 16 checkers, the opponent 17",
    );
    check(
        waiting,
        none,
        "the player on roll has 15 checkers, the opponent 0",
    );
    check(
        Placement::on_points(&[(24, 2), (6, 1)]),
        Placement::on_points(&[(1, 2), (19, 1)]),
        "both sides are on point 6, both sides are on point 24",
    );
    check(
        shut_out(),
        shut_out(),
        "both sides are on the bar against a closed board",
    );
}

#[test]
fn only_the_double_shut_out_is_forgiven() {
    let illegal = Board::from_placements(shut_out(), shut_out()).unwrap_err();
    let board = illegal.forgive(BoardFault::BothShutOut).unwrap();
    assert_eq!(Placement::from(board.player()), shut_out());

    let won = Placement {
        off: 1,
        ..Placement::default()
    };
    let illegal = Board::from_placements(won, won).unwrap_err();
    let illegal = illegal.forgive(BoardFault::BothWon).unwrap_err();
    assert_eq!(illegal.faults(), [BoardFault::BothWon]);
}

fn shut_out() -> Placement {
    Placement {
        bar: 1,
        ..Placement::on_points(&[(6, 2), (5, 2), (4, 2), (3, 2), (2, 2), (1, 2)])
    }
}

fn check(player: Placement, opponent: Placement, message: &str) {
    let illegal = Board::from_placements(player, opponent).expect_err(message);
    assert_eq!(illegal.to_string(), message);
}
