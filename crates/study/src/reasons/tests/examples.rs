//! What is said about single decisions.

use engine::{Analyst, CubeChoice, Difference, Facts, Nets, Plies, QuestionKind, Reply};
use rules::{AnyId, Movement, Player, Point, PointLabels, Position, Ruleset, Setup};
use texts::Texts;

use super::{analyst, asked, judged};
use crate::reasons::{Explanation, Topic, cube, deciding, words};

#[test]
fn a_wrong_pass_hears_what_it_needed() {
    // Two checkers on the 5- and the 2-point against one that goes off next:
    // the other wins 17 of 36, 47 %, and may take with about a quarter.
    let id = format!("XGID=--A--A{}a-:0:0:1:D:0:0:0:0:10", "-".repeat(18));
    let setup: Setup = id.parse::<AnyId>().unwrap().into();
    let setup = Setup {
        offer: None,
        ..setup
    };
    let position = Position::try_from(setup).unwrap();
    let analyst = analyst(Plies::ZERO);
    let chances = analyst.chances(&position);
    let facts = analyst.cube_facts(&position, &chances).unwrap();
    let decision = analyst.cube(&position).unwrap().decision;
    let judged = engine::JudgedReply {
        reply: Reply::Pass,
        decision,
        lost: engine::Amount::default(),
        facts: Some(facts),
    };
    let said = cube::reply(&position, &judged, &Texts::english());
    assert_eq!(said.topics, [Topic::Take]);
    let lesson = said.lesson.as_ref().unwrap();
    assert!(lesson.contains("you win 47% of the games"), "{said:?}");
    // Nor is it said twice, nor of gammons that can't happen.
    let repeats = |fact: &String| fact.contains("47%") || fact.contains("gammon");
    assert!(!said.facts.iter().any(repeats), "{said:?}");
    // A race counts its pips: 7 for the one who doubled, 1 for the other.
    let pips = "Pips: 1 for you, 7 for your opponent.";
    assert!(said.facts.iter().any(|fact| fact == pips), "{said:?}");
}

/// The explanation of a play, by the best nets at one ply.
fn explained(id: &str, roll: &str, play: &str) -> Explanation {
    explained_at(Plies::ONE, id, roll, play)
}

fn explained_at(plies: Plies, id: &str, roll: &str, play: &str) -> Explanation {
    let analyst = Analyst::for_rules(&Ruleset::international(), Nets::bundled());
    let finding = judged(id, roll, play, &analyst.with_plies(plies));
    let movement = Movement::INTERNATIONAL;
    Explanation::of(&finding, movement, PointLabels::Numbers, &Texts::english())
}

/// Hitting with 6/4 leaves a 5, and 6/1 makes the ace point.
#[test]
fn nobody_is_told_to_make_a_point_that_is_worth_nothing() {
    let id = "XGID=-A--aaD-D---cD---cbeA---A-:0:0:1:52:0:2:0:13:10";
    let explained = explained(id, "52", "20/13");
    assert_eq!(explained.topics[0], Topic::Hit, "{explained:?}");
    assert!(!explained.topics.contains(&Topic::Point), "{explained:?}");
    assert!(
        !explained
            .facts
            .iter()
            .any(|fact| fact.contains("makes your 1-point"))
    );
}

/// The better play makes the bar point and leaves a direct shot at the slot:
/// the lesson says that it's worth the risk, and the facts end with the figures.
#[test]
fn the_cost_of_the_better_play_is_named_once() {
    let id = "XGID=-bBE-CC-----a---ad-ca-c-B-:1:-1:-1:61:2:0:0:7:10";
    let explained = explained(id, "61", "9/3 6/5");
    let lesson = explained.lesson.as_ref().unwrap();
    assert!(
        lesson.ends_with("The better play does leave more shots, but it's worth it."),
        "{lesson}"
    );
    let last = explained.facts.last().unwrap();
    assert!(
        last.starts_with("Rolls your opponent should hit with: "),
        "{last}"
    );
    let figure = explained.figures.last().unwrap();
    assert!(
        figure.starts_with("Rolls that hit you only after the better play: 1"),
        "{figure}"
    );
}

/// Whoever waits for a last shot has nothing to fear from being hit.
#[test]
fn a_risk_that_costs_nothing_is_none() {
    let id = "XGID=-BBCBBC-------------ccbAe-:2:1:1:43:0:5:0:11:10";
    let explained = explained_at(Plies::TWO, id, "43", "23/16");
    assert_eq!(explained.topics[0], Topic::KeepContact, "{explained:?}");
    let said = explained.sentences().join(" ");
    assert!(!said.contains("more shots"), "{said}");
}

/// Two checkers could be hit from the 8-point, loose on the 1-point.
#[test]
fn giving_up_a_hit_is_mentioned() {
    let id = "XGID=-a-B-BC-B---dDa--c-d--AbA-:0:0:-1:52:2:4:0:7:10";
    let explained = explained(id, "52", "8/3*/1*");
    let hit = "This play hits and the better one doesn't, but here that's worth less.";
    assert!(
        explained.facts.iter().any(|fact| fact == hit),
        "{explained:?}"
    );
}

/// Whoever bears off against a checker left behind wins more gammons by taking
/// four off. That a stack is lower afterward is no reason.
#[test]
fn bearing_off_for_a_gammon_is_named() {
    let id = "XGID=-EaDB--------a-----ebd-b--:1:-1:1:33:2:1:0:13:10";
    let explained = explained(id, "33", "4/1(2) 3/off(2)");
    assert_eq!(explained.topics[0], Topic::Gammon, "{explained:?}");
    assert!(!explained.topics.contains(&Topic::Spread), "{explained:?}");
}

/// Topics that no player would name first for these plays.
#[test]
fn small_and_accidental_differences_are_no_lessons() {
    for (id, roll, play, unsaid) in [
        // One gammon fewer in a hundred games.
        (
            "XGID=-bB--CC-C---cB---d-d--b-B-:0:0:-1:51:2:0:0:7:10",
            "51",
            "8/3 6/5",
            Topic::SaveGammon,
        ),
        (
            "XGID=----BBC-C---bB---b-cbbbCb-:1:1:1:62:6:1:0:13:10",
            "62",
            "8/6 8/2",
            Topic::SaveGammon,
        ),
        // A stack of five instead of four.
        (
            "XGID=-DbADD-Ba----a---c-bac-b--:1:-1:1:31:2:1:0:13:10",
            "31",
            "4/3 4/1",
            Topic::Spread,
        ),
        // A second point in the other home board, with five checkers on one.
        (
            "XGID=-BBEe-BCA-----a--a-bbb-b--:0:0:-1:21:8:1:0:13:10",
            "21",
            "11/10 8/6",
            Topic::Anchor,
        ),
        // One roll of 36 hits.
        (
            "XGID=a--DdcBBB-C-A----Aabb--b--:0:0:1:63:8:1:0:13:10",
            "63",
            "17/14 12/6",
            Topic::Safe,
        ),
        // Two rolls of 36 get away.
        (
            "XGID=-BBBbCBBBa--b----bacbb----:1:-1:1:51:0:1:0:13:10",
            "51",
            "8/7 8/3",
            Topic::Contain,
        ),
        // A risk, and no word of what it gains.
        (
            "XGID=-a-DdbCBB-Ca--A---abb--b--:0:0:1:33:8:1:0:13:10",
            "33",
            "14/11*/8 10/7 6/3",
            Topic::Bold,
        ),
    ] {
        let explained = explained_at(Plies::TWO, id, roll, play);
        assert_ne!(explained.topics.first(), Some(&unsaid), "{explained:?}");
    }
}

/// Somebody who holds the bar point is as safe as on an anchor.
#[test]
fn nobody_attacks_an_opponent_who_is_safe() {
    let id = "XGID=-a----EbC-aBbB---bBebA----:0:0:1:55:0:0:0:0:10";
    let explained = explained(id, "55", "21/11 18/13(2)");
    assert_eq!(explained.topics[0], Topic::Hit, "{explained:?}");
    assert!(!explained.topics.contains(&Topic::Blitz), "{explained:?}");
}

/// The 2-point comes with the better play, and the 11-point, too: what counts is
/// the block, or who is hit.
#[test]
fn points_that_hardly_block_are_not_what_decides() {
    let prime = explained(
        "XGID=--A-aBCCBB---a--Abcbbca--A:0:0:1:22:0:0:0:0:10",
        "22",
        "bar/23 8/4* 6/4",
    );
    assert_ne!(prime.topics[0], Topic::Point, "{prime:?}");
    assert!(prime.topics.contains(&Topic::Prime), "{prime:?}");
    let loose = explained(
        "XGID=-aBa--D-C--AdD---b-cb-b-A-:0:0:1:52:0:0:0:0:10",
        "52",
        "8/3*/1*",
    );
    assert_eq!(loose.topics[0], Topic::Safe, "{loose:?}");
    assert!(loose.facts[0].contains("12 of 36"), "{loose:?}");
    assert!(!loose.topics.contains(&Topic::Prime), "{loose:?}");
}

/// The checker that hits is hit back, and that makes all of the loss.
#[test]
fn what_hits_cost_comes_first_if_it_makes_the_loss() {
    let id = "XGID=---aB-DBB-A-c--c--BcbAba-A:0:0:1:51:0:0:0:0:10";
    let explained = explained_at(Plies::TWO, id, "51", "bar/24 8/3*");
    assert_eq!(explained.topics[0], Topic::Safe, "{explained:?}");
}

/// A hit makes up for a point, and a point for a hit, so that neither is needed.
/// A home point for which another is given up doesn't count.
#[test]
fn a_hit_and_a_point_are_named_though_one_replaces_the_other() {
    let split = "XGID=-a----EaC---dEa--c-e----B-:0:0:1";
    for (roll, play, expected) in [
        ("31", "24/20", Topic::Point),
        ("42", "24/20 13/11", Topic::Hit),
    ] {
        let id = format!("{split}:{roll}:0:0:0:0:10");
        let explained = explained(&id, roll, play);
        assert_eq!(explained.topics[0], expected, "{explained:?}");
    }
    let traded = explained_at(
        Plies::TWO,
        "XGID=-BCCACB--a----------cceAc-:0:0:1:42:0:0:0:0:10",
        "42",
        "23/17",
    );
    assert_eq!(traded.topics[0], Topic::Safe, "{traded:?}");
}

/// Whoever is far behind may bring one of three home to build a block with.
#[test]
fn running_far_behind_can_be_right() {
    let id = "XGID=----aBCBBB--b-A-abbd-c-AB-:0:0:1:63:0:0:0:0:10";
    let explained = explained(id, "63", "23/20 14/8");
    let left = "After this play you have 3 checkers left in your opponent's home board; \
                after the better one, 2.";
    assert!(
        explained.facts.iter().any(|fact| fact == left),
        "{explained:?}"
    );
}

/// A play that lacks the difference loses a twelfth of the loss.
#[test]
fn what_hardly_any_loss_needs_is_not_said_to_be_needed() {
    let id = "XGID=-a--b-E-D-A-dCA--c-da---A-:0:0:1:66:0:0:0:0:10";
    let explained = explained(id, "66", "24/18 13/7(3)");
    let said = explained.sentences().join(" ");
    assert!(!said.contains("Every play that doesn't"), "{said}");
}

/// The 1-point lies behind those whom the points should block.
#[test]
fn a_point_behind_the_opponent_blocks_nobody() {
    for (id, ahead) in [
        ("XGID=-Bb-CBC-A---bBb--cBc-b-a--:1:-1:1:00:2:1:0:13:10", 3),
        ("XGID=-BbBCBC-----bAb--cBc-b-a--:1:-1:1:00:2:1:0:13:10", 4),
        // From the bar, all of them are in the way.
        ("XGID=aB--CBC-A---bBb--cBc-b-b--:1:-1:1:00:2:1:0:13:10", 4),
    ] {
        let setup: Setup = id.parse::<AnyId>().unwrap().into();
        let position = Position::try_from(setup).unwrap();
        let facts = Facts::new(position.board(), Movement::INTERNATIONAL);
        let found = deciding::block_ahead(position.board(), &facts);
        assert_eq!(found, ahead, "{id}");
    }
}

/// The opponent bears off, and two checkers wait on the 2-point: nobody calls
/// that a holding game. Nor does a single point in a row of its own make a prime.
#[test]
fn plans_have_the_names_that_players_use() {
    let id = "XGID=--BBCCC------------bb-bBg-:1:1:1:52:6:1:0:13:10";
    let waiting = explained(id, "52", "23/16");
    assert!(
        !waiting.facts.join(" ").contains("holding game"),
        "{waiting:?}"
    );
    let id = "XGID=-b----E-C---eE-A-b-d--b-A-:0:0:-1:42:3:4:0:7:10";
    let four_point = explained(id, "42", "24/22 13/9");
    assert_eq!(four_point.topics[0], Topic::Point);
    assert!(
        !four_point.facts.join(" ").contains("prime"),
        "{four_point:?}"
    );
}

/// For money three checkers on the bar are worth a try for a backgammon; who
/// needs two points wins the match with a gammon.
#[test]
fn a_backgammon_that_wins_no_more_is_named() {
    let id = "XGID=bBCBDaCA----c-a--c-e------:0:0:1:52:5:4:0:7:10";
    let explained = explained(id, "52", "7/5*/off");
    assert_eq!(
        explained.topics[0],
        Topic::ScoreNoBackgammon,
        "{explained:?}"
    );
}

/// What is said about a cube decision, by the best nets at one ply.
fn explained_cube(id: &str, kind: QuestionKind) -> Explanation {
    let setup: Setup = id.parse::<AnyId>().unwrap().into();
    let position = Position::try_from(setup).unwrap();
    let analyst = Analyst::for_rules(&Ruleset::international(), Nets::bundled());
    let question = asked(position, kind);
    let finding = analyst.with_plies(Plies::ONE).judge(&question).unwrap();
    let movement = Movement::INTERNATIONAL;
    Explanation::of(&finding, movement, PointLabels::Numbers, &Texts::english())
}

#[test]
fn a_cube_decision_is_explained_as_players_talk() {
    let double = QuestionKind::Choice(CubeChoice::Double);
    let roll = QuestionKind::Choice(CubeChoice::Roll);
    // Some sequences lose the market, above all those of the strongest roll.
    let early = explained_cube(
        "XGID=-bB--CC-C---cB---c-ca-c-B-:0:0:1:00:2:0:0:7:10",
        double,
    );
    let market = early.facts.iter().find(|fact| fact.contains("sequences"));
    let market = market.expect("a market loser");
    assert!(market.contains("Your strongest rolls: 4-4"), "{market}");
    // Who is far behind needn't hear that there's no hurry.
    let hopeless = explained_cube(
        "XGID=aBBCBBBb--------bb-bbBbb--:0:0:-1:00:0:0:0:7:10",
        double,
    );
    assert!(!hopeless.facts.join(" ").contains("hurry"), "{hopeless:?}");
    // In a race nobody speaks of gammons; where a pass is right, nobody asks
    // which rolls would make it one.
    let race = explained_cube("XGID=-CCBD-A------------ddab---:0:0:1:00:9:1:0:13:10", roll);
    let said = race.clone().sentences().join(" ");
    assert_eq!(race.topics, [Topic::Cash]);
    assert!(!said.to_lowercase().contains("gammon"), "{said}");
    assert!(!said.contains("sequences"), "{said}");
    // A chance and its limit are close, so both have a decimal.
    let close = explained_cube("XGID=aBBC-BDb--------bb-bbBbb--:0:0:1:00:0:0:0:7:10", roll);
    let decimals = |text: &str| {
        let number = text.split('%').next().unwrap();
        let number = number.rsplit(' ').next().unwrap();
        number
            .split_once('.')
            .map_or(0, |(_, decimals)| decimals.len())
    };
    let shown = [0, 1].map(|place| decimals(&close.facts[place]));
    assert_eq!(shown, [1, 1], "{close:?}");
}

/// Who needs four points wins the match with a gammon once the cube is at 2.
#[test]
fn a_gammon_that_wins_the_match_is_named() {
    let board = "aBaB--C-A---dE-Aab-d--b-A-";
    let yours = "After a double, a gammon wins you the match.";
    let theirs = "After a double, a gammon wins your opponent the match.";
    let roll = QuestionKind::Choice(CubeChoice::Roll);
    let double = QuestionKind::Choice(CubeChoice::Double);
    let [take, pass] = [Reply::Take, Reply::Pass].map(QuestionKind::Reply);
    // White attacks. Whoever is on roll errs, or their opponent in the reply.
    for (on_roll, kind, said) in [
        (1, roll, yours),
        (1, take, theirs),
        (-1, double, theirs),
        (-1, pass, yours),
    ] {
        let id = format!("XGID={board}:0:0:{on_roll}:00:3:4:0:7:10");
        let explained = explained_cube(&id, kind);
        assert!(
            explained.facts.iter().any(|fact| fact == said),
            "{explained:?}"
        );
    }
}

/// The leader needs no gammon, whatever it wins.
#[test]
fn a_gammon_that_is_worth_little_is_no_reason_to_double() {
    let id = "XGID=--aACBCCB----------bbbdcaA:1:1:1:00:5:0:0:11:10";
    let explained = explained_cube(id, QuestionKind::Choice(CubeChoice::Double));
    assert_eq!(explained.topics, [Topic::Wait], "{explained:?}");
    let said = explained.sentences().join(" ");
    assert!(!said.contains("wins you the match"), "{said}");
}

/// Who runs from the ace point is gammoned more often. That is what counts for
/// money, but nothing in a match of one point.
#[test]
fn worthless_gammons_are_not_mentioned() {
    for (length, speaks_of_gammons) in [(0, true), (1, false)] {
        let id = format!("XGID=-----DD-B----C------cccbB-:0:0:1:00:0:0:0:{length}:10");
        let explained = explained(&id, "65", "24/13");
        let speaks = |fact: &String| fact.contains("loses a gammon");
        let facts = &explained.facts;
        assert_eq!(facts.iter().any(speaks), speaks_of_gammons, "{facts:?}");
    }
}

/// Who needs two points against one wins the match with a gammon.
#[test]
fn a_play_that_the_score_makes_wrong_hears_the_score() {
    let opening = "-b----E-C---eE---c-e----B-";
    let match_to_seven = format!("XGID={opening}:0:0:1:64:5:6:1:7:10");
    let explained = explained(&match_to_seven, "64", "24/14");
    assert_eq!(explained.topics[0], Topic::ScoreGammon);
    assert_eq!(
        explained.facts[0],
        "Points still needed to win the match: 2 for you, 1 for your opponent. \
         It's the Crawford game, so nobody can double."
    );
    assert!(explained.facts[1].starts_with("For money, your play would cost only 0.0"));
    let value =
        "Gammon value with this cube: 1.00 for you, 0.00 for your opponent; for money it's ½.";
    assert_eq!(explained.figures[0], value);
}

#[test]
fn topics_are_written_and_read() {
    for name in ["hit", "save-gammon", "in-play", "pass"] {
        assert_eq!(name.parse::<Topic>().unwrap().to_string(), name);
    }
    let fault = "luck".parse::<Topic>().unwrap_err();
    assert_eq!(fault.to_string(), "there is no topic called \"luck\"");
}

#[test]
fn points_are_called_as_the_leaflet_labels_them() {
    let made = Difference::Makes {
        by: engine::ComparedPlay::Better,
        point: Point::new(20),
    };
    let deep = Difference::Deep {
        played: 3,
        better: 1,
    };
    let said = |player, labels| {
        let names = words::PointNames { player, labels };
        let texts = Texts::english();
        [made, deep].map(|it| words::difference(&it, names, &texts).unwrap())
    };
    let deep_on = |points: &str| {
        format!("Checkers on your {points}: 3 after this play, 1 after the better one.")
    };
    for (player, labels, point, both) in [
        (Player::Black, PointLabels::Numbers, "20", "1- and 2-point"),
        (Player::White, PointLabels::Halves, "5A", "1- and 2-point"),
        (Player::Black, PointLabels::Halves, "5", "1A- and 2A-point"),
        // Not all points have a label of their own.
        (Player::White, PointLabels::Homes, "20", "1- and 2-point"),
    ] {
        let makes = format!("The better play makes your {point}-point.");
        assert_eq!(said(player, labels), [makes, deep_on(both)]);
    }
}
