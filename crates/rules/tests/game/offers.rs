//! Resignations, claims and settlements.

use rules::{Decision, Ending, Offer, Offered, Reason, Stage, Win};

use crate::table::{Black, Table, White};

#[test]
fn a_resignation_is_accepted_or_play_goes_on() {
    let mut table = Table::begun("international");
    table
        .white("roll 31")
        .white("8 by 3")
        .white("resign single");
    let offer = Offer {
        by: White,
        what: Offered::Resignation(Win::Single),
    };
    let player = Black;
    assert_eq!(table.game.decision(), Decision::Answer { player, offer });
    assert_eq!(table.refused(White, "accept"), Reason::NotYourTurn(Black));
    assert_eq!(
        table.refused(Black, "take"),
        Reason::WrongAnswer(offer.what)
    );
    assert_eq!(table.refused(Black, "roll 11"), Reason::OfferOpen(offer));
    table.black("decline").white("6 by 1").white("end");
    table.white("resign gammon").black("accept");
    assert_eq!(table.sum(), "Black wins: gammon 2 × cube 1 = 2");
    let outcome = table.game.outcome().unwrap();
    assert_eq!(outcome.ending, Ending::Resigned);
    assert_eq!(table.game.position().unwrap().stage(), Stage::Over);
    assert_eq!(table.refused(Black, "roll 11"), Reason::GameOver);
}

#[test]
fn a_resignation_is_multiplied_by_the_cube() {
    let mut table = Table::begun("international");
    table.white("double").black("take");
    table.black("resign backgammon").white("accept");
    assert_eq!(table.sum(), "White wins: backgammon 3 × cube 2 = 6");
}

#[test]
fn a_claim_is_granted_or_play_goes_on() {
    let mut table = Table::begun("international");
    table.white("claim gammon").black("decline");
    table.white("claim single").black("accept");
    assert_eq!(table.sum(), "White wins: single 1 × cube 1 = 1");
    assert_eq!(table.game.outcome().unwrap().ending, Ending::Claimed);
}

#[test]
fn a_settlement_needs_points_and_money_play() {
    let mut table = Table::begun("international");
    assert_eq!(
        table.refused(Black, "settle White 0"),
        Reason::SettlementForNothing
    );
    table.black("settle White 3").white("accept");
    assert_eq!(table.sum(), "White wins: settled at 3");
    let rules: rules::Ruleset = "international, match 5".parse().unwrap();
    let mut table = Table {
        game: rules::Game::new(rules.clone(), rules.stakes(Default::default())),
    };
    table.white("throw 3").black("throw 1");
    assert_eq!(
        table.refused(White, "settle White 1"),
        Reason::SettlementInMatch
    );
}

#[test]
fn without_an_offer_there_is_nothing_to_answer() {
    let mut table = Table::begun("international");
    for answer in ["take", "pass", "beaver", "raccoon", "accept", "decline"] {
        assert_eq!(table.refused(Black, answer), Reason::NoOffer);
    }
}
