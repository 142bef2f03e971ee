//! Tests of what the engine is asked and answers.

use super::{
    Answer, CubeWords, EngineWorker, FactKind, FindingKind, Question, Reply, Request, VERSION,
};

const OPENING_31: &str = "\
gammonbox record 1
rules international, match 7
White throw 3
Black throw 1
";

fn ask(worker: &mut EngineWorker, record: &str, question: Question) -> Reply {
    let request = Request {
        version: VERSION,
        number: 7,
        record: record.to_owned(),
        question,
    };
    let answer = Answer::from_text(&worker.answer_text(&request.to_text())).unwrap();
    assert_eq!(answer.number, 7);
    answer.reply
}

fn check(record: &str, player: &str, action: &str) -> Reply {
    let question = Question::Check {
        player: player.to_owned(),
        action: action.to_owned(),
    };
    ask(&mut EngineWorker::default(), record, question)
}

#[test]
fn a_hint_ranks_the_plays_of_the_roll() {
    let mut worker = EngineWorker::default();
    for plies in [0, 2] {
        let Reply::Plays(plays) = ask(&mut worker, OPENING_31, Question::Hint { plies }) else {
            panic!("31 is to be played");
        };
        assert_eq!(plays[0].play, "8/5 6/5");
        assert_eq!(plays[0].plies, plies);
        assert!(plays[0].loss == 0.0 && plays[1].loss > 0.05);
    }
}

#[test]
fn a_computer_plays_by_its_level_and_seed() {
    let mut worker = EngineWorker::default();
    let mut decide = |level: &str| {
        let question = Question::Decide {
            player: "White".to_owned(),
            level: level.to_owned(),
            seed: 1,
        };
        ask(&mut worker, OPENING_31, question)
    };
    let strongest = engine::Level::ALL.last().unwrap().name;
    assert_eq!(decide(strongest), Reply::Act("play 8/5 6/5".to_owned()));
    assert!(matches!(decide("nobody"), Reply::Failed(_)));
}

/// The computer of the page does what those of the terminal and the server do,
/// which are made by `Computer::new`. Whether the claim is granted in the last
/// position depends on what a backgammon needs.
#[test]
fn the_computer_plays_by_the_rules_that_were_agreed() {
    const LEVEL: &str = "master";
    let positions = [
        (
            "Black",
            "XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:0:10\n",
        ),
        (
            "White",
            "XGID=-BBBBBB-----------------c-:0:0:1:61:0:0:0:0:10\n",
        ),
        (
            "Black",
            "XGID=aA-------------------j----:0:0:1:00:0:0:0:0:10\nWhite claim backgammon\n",
        ),
    ];
    // One after the other, so that what was made for other rules must be
    // forgotten.
    let mut worker = EngineWorker::default();
    let mut claims = Vec::new();
    for leaflet in rules::Leaflet::ALL {
        let rules = leaflet.ruleset().for_money();
        let computer = engine::Computer::new(LEVEL.parse().unwrap(), 7, &rules);
        for (player, position) in positions {
            // Where there is no backgammon, nobody can claim one.
            let has_backgammon = rules.backgammon_needs != rules::BackgammonNeeds::Never;
            if position.contains("claim") && !has_backgammon {
                continue;
            }
            let record = format!("gammonbox record 1\nrules {rules}\nposition {position}");
            let read: rules::Record = record.parse().unwrap();
            let color = player.parse().unwrap();
            let expected = match computer.intent(read.now().game(), color) {
                Some(engine::Intent::Act(action)) => action.to_string(),
                other => panic!("an action, not {other:?}"),
            };
            let question = Question::Decide {
                player: player.to_owned(),
                level: LEVEL.to_owned(),
                seed: 7,
            };
            let reply = ask(&mut worker, &record, question);
            assert_eq!(reply, Reply::Act(expected.clone()), "{rules} {position}");
            if position.contains("claim") {
                claims.push(expected);
            }
        }
    }
    assert!(claims.contains(&"accept".to_owned()) && claims.contains(&"decline".to_owned()));
}

#[test]
fn the_coach_counts_what_a_blunder_loses() {
    let Reply::Checked(check) = check(OPENING_31, "White", "play 13/10 6/5") else {
        panic!("a play can be judged");
    };
    assert!(check.loss > 0.1, "{check:?}");
    assert_eq!(check.best, "play 8/5 6/5");
    let makes_five_point = |about| about == FactKind::Makes(5);
    let fact = check.facts.iter().find(|fact| makes_five_point(fact.about));
    assert!(fact.is_some_and(|fact| (fact.played, fact.best) == (0.0, 1.0) && fact.favors_best));
    let shots = check
        .facts
        .iter()
        .find(|fact| fact.about == FactKind::Shots);
    assert!(shots.is_some_and(|fact| fact.best == 0.0 && fact.played >= 12.0));
}

#[test]
fn the_best_play_loses_nothing_and_an_illegal_one_is_refused() {
    let Reply::Checked(best) = check(OPENING_31, "White", "play 8/5 6/5") else {
        panic!("a play can be judged");
    };
    assert_eq!((best.loss, best.facts.len()), (0.0, 0));
    let Reply::Failed(reason) = check(OPENING_31, "White", "play 8/2") else {
        panic!("8/2 is no play of 31");
    };
    assert!(!reason.is_empty());
}

#[test]
fn a_double_in_the_opening_is_too_early_and_to_pass_it_wrong() {
    let record = format!("{OPENING_31}White play 8/5 6/5\nBlack roll 64\nBlack play 24/14\n");
    let Reply::Checked(doubled) = check(&record, "White", "double") else {
        panic!("a double can be judged");
    };
    assert!(doubled.loss > 0.05 && doubled.best == "roll", "{doubled:?}");
    let Reply::Checked(passed) = check(&(record + "White double\n"), "Black", "pass") else {
        panic!("a pass can be judged");
    };
    assert!(passed.loss > 0.3 && passed.best == "take", "{passed:?}");
}

#[test]
fn there_is_a_hint_about_the_cube_only_where_it_is_the_question() {
    let mut worker = EngineWorker::default();
    let mut hint = |record: &str| ask(&mut worker, record, Question::Hint { plies: 0 });
    let before_roll = format!("{OPENING_31}White play 8/5 6/5\n");
    let Reply::Cube(cube) = hint(&before_roll) else {
        panic!("Black may double");
    };
    assert_eq!(
        (cube.double, cube.reply),
        (CubeWords::NoDouble, CubeWords::Take)
    );
    assert!(matches!(
        hint(&format!("{before_roll}Black double\n")),
        Reply::Cube(_)
    ));
    let resigned = format!("{before_roll}White resign single\n");
    assert_eq!(hint(&resigned), Reply::Nothing);
    // White has the cube now.
    let given = format!("{before_roll}Black double\nWhite take\n");
    assert_eq!(hint(&given), Reply::Nothing);
}

#[test]
fn a_review_finds_every_decision_and_goes_on_where_it_stopped() {
    let turns = "White play 13/10 6/5\nBlack roll 64\nBlack play 24/14\nWhite roll 65\n";
    let record =
        format!("{OPENING_31}{turns}White play 24/13\nBlack roll 21\nBlack play 13/11 6/5\n");
    let mut worker = EngineWorker::default();
    let mut from = Some(0);
    let mut findings = Vec::new();
    let mut decisions = 0;
    while let Some(next) = from {
        let question = Question::Review {
            from: next,
            plies: 0,
        };
        let Reply::Reviewed {
            findings: found,
            next,
            totals,
        } = ask(&mut worker, &record, question)
        else {
            panic!("a record can be judged");
        };
        findings.extend(found);
        decisions += totals.iter().map(|total| total.decisions).sum::<u32>();
        from = next;
    }
    let is_play = |kind: &FindingKind| matches!(kind, FindingKind::Decision(check) if check.action.starts_with("play"));
    let plays: Vec<_> = findings
        .iter()
        .filter(|found| is_play(&found.kind))
        .collect();
    assert_eq!(
        plays.iter().map(|found| found.entry).collect::<Vec<_>>(),
        [2, 4, 6, 8]
    );
    assert!(decisions >= 4);
    let lucks = findings
        .iter()
        .filter(|found| matches!(found.kind, FindingKind::Luck(_)));
    assert_eq!(lucks.count(), 4);
    assert!(
        findings
            .iter()
            .all(|found| (0.0..=1.0).contains(&found.white_wins))
    );
}

#[test]
fn a_request_of_another_version_is_answered_so() {
    let request = Request {
        version: VERSION + 1,
        number: 3,
        record: OPENING_31.to_owned(),
        question: Question::Hint { plies: 0 },
    };
    for text in [request.to_text(), "{".to_owned()] {
        let answer = Answer::from_text(&EngineWorker::default().answer_text(&text)).unwrap();
        assert!(matches!(answer.reply, Reply::Failed(_)), "{text}");
    }
}

/// What the worker keeps from one question to the next changes no answer.
#[test]
fn a_record_that_grew_is_answered_like_a_new_one() {
    let grown = format!("{OPENING_31}White play 8/5 6/5\nBlack roll 64\n");
    let hint = || Question::Hint { plies: 0 };
    let mut worker = EngineWorker::default();
    ask(&mut worker, OPENING_31, hint());
    let answer = ask(&mut worker, &grown, hint());
    assert_eq!(answer, ask(&mut EngineWorker::default(), &grown, hint()));
    let back = ask(&mut worker, OPENING_31, hint());
    assert_eq!(back, ask(&mut EngineWorker::default(), OPENING_31, hint()));
}
