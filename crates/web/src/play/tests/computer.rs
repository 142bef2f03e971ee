//! The computer's part, the coach, and going back.

use engine::{Analyst, Finding, Intent, Nets, Plies, QuestionKind};
use rules::{Action, Decision, Ruleset};

use super::{BLACK, WHITE, against_computer, moves, opening, press, press_other, reason};
use crate::board::Gesture;
use crate::play::{AutomaticStep, Coach, DiceSource, Settings, Table, TableEvent, Waiting};
use crate::worker::{ANALYSIS_PLIES, Answer, EngineWorker, Reply, Request, Task, VERSION};

/// Black, the computer, has rolled 31 in the opening position.
fn computer_to_play() -> Table {
    let id = "XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:0:10";
    Table::from_id(against_computer(DiceSource::Seed(3)), id).unwrap()
}

/// The computer on turn plays this.
fn plays(table: &Table, text: &str) -> Reply {
    let plays = table.record().now().game().turn().unwrap().legal_plays();
    let (play, _) = *plays.find(&text.parse().unwrap()).unwrap();
    acts(Action::Play(play))
}

fn acts(action: Action) -> Reply {
    Reply::Intent(Some(Intent::Act(action)))
}

const ROLLS: Reply = Reply::Intent(Some(Intent::Roll));

/// Answers what the table wants now.
fn answer(table: &mut Table, reply: Reply) -> Vec<TableEvent> {
    assert!(table.wants().is_some());
    table.answer(table.revision(), reply)
}

#[test]
fn the_computers_moves_come_out_one_at_a_time() {
    let mut table = computer_to_play();
    assert!(
        matches!(table.wants(), Some(Task::Decide { level, seed: 9, .. }) if level == "casual")
    );
    assert_eq!(table.next_automatic_step(), None);
    assert_eq!(
        reason(&table.gesture(press(19))),
        rules::Reason::NotYourTurn(BLACK)
    );

    let reply = plays(&table, "8/5 6/5");
    answer(&mut table, reply);
    let mut played = Vec::new();
    while let Some(next) = table.next_automatic_step() {
        table.advance();
        played.push(next);
        if next == AutomaticStep::Move && played.len() == 1 {
            assert_eq!(moves(&table), "8/5");
            // 8 and 5 as Black counts.
            assert_eq!(
                table.picture().last_moved,
                [(super::point(17), super::point(20))]
            );
        }
    }
    assert_eq!(
        played,
        [
            AutomaticStep::Move,
            AutomaticStep::Move,
            AutomaticStep::EndTurn
        ]
    );
    assert_eq!(table.on_turn(), Some(WHITE));
    let again = table.last_turn();
    assert_eq!(again.len(), 3);
    assert_eq!(again.last().unwrap().checkers, table.picture().checkers);
    assert_ne!(again[0].checkers, again[1].checkers);
}

#[test]
fn without_an_engine_the_computer_plays_something_legal() {
    let mut table = computer_to_play();
    answer(&mut table, Reply::Failed("the engine has crashed".into()));
    while table.next_automatic_step().is_some() {
        table.advance();
    }
    assert_eq!(table.on_turn(), Some(WHITE));
}

#[test]
fn a_late_answer_is_ignored() {
    let mut table = computer_to_play();
    let asked = table.revision();
    let late = plays(&table, "8/5 6/5");
    let told = table.act(WHITE, Action::Resign(rules::Win::Single));
    assert!(matches!(told[..], [TableEvent::Offered(_)]));
    let before = table.to_string();
    assert_eq!(table.answer(asked, late.clone()), []);
    assert_eq!(
        (table.to_string(), table.next_automatic_step()),
        (before, None)
    );
    // The computer now has something else to answer.
    assert_ne!(table.revision(), asked);
    let told = answer(&mut table, acts(Action::Decline));
    assert!(matches!(
        told[..],
        [TableEvent::Answered { player: BLACK, .. }]
    ));
    // Another table never accepts it as its own.
    let mut other = Table::new(against_computer(DiceSource::Seed(8)));
    assert_eq!(other.answer(asked, late), []);
    assert_ne!(other.revision(), asked);
}

#[test]
fn an_answer_that_is_no_legal_action_does_nothing() {
    let mut table = computer_to_play();
    for nonsense in [
        acts(Action::Take),
        acts(Action::Roll("66".parse().unwrap())),
    ] {
        answer(&mut table, nonsense.clone());
        assert_eq!(moves(&table), "", "{nonsense:?}");
        assert!(table.wants().is_some());
    }
}

#[test]
fn a_computer_that_does_not_double_rolls() {
    let id = "XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:0:0:10";
    let mut table = Table::from_id(against_computer(DiceSource::Seed(3)), id).unwrap();
    assert_eq!(table.next_automatic_step(), None);
    answer(&mut table, ROLLS);
    assert_eq!(table.wants(), None);
    assert_eq!(table.next_automatic_step(), Some(AutomaticStep::Roll));
    assert!(matches!(
        table.advance()[0],
        TableEvent::Rolled { player: BLACK, .. }
    ));
}

#[test]
fn a_computer_goes_on_with_its_play_after_a_reload() {
    let mut table = computer_to_play();
    let reply = plays(&table, "8/5 6/5");
    answer(&mut table, reply.clone());
    table.advance();
    let mut loaded: Table = table.to_string().parse().unwrap();
    assert_eq!(moves(&loaded), "8/5");
    answer(&mut loaded, reply);
    loaded.advance();
    assert_eq!(moves(&loaded), "8/5 6/5");
    loaded.advance();
    assert_eq!(loaded.on_turn(), Some(WHITE));
}

/// Where doubles may come at any time.
#[test]
fn a_computer_goes_on_with_its_play_after_a_double_in_the_middle_of_it() {
    let mut setup = against_computer(DiceSource::Seed(3));
    setup.rules = rules::Leaflet::Nordic.ruleset();
    let id = "XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:7:10";
    let mut table = Table::from_id(setup, id).unwrap();
    let reply = plays(&table, "8/5 6/5");
    answer(&mut table, reply.clone());
    table.advance();
    table.act(WHITE, Action::Double);
    answer(&mut table, acts(Action::Take));
    assert_eq!(moves(&table), "8/5");
    answer(&mut table, reply);
    assert_eq!(table.on_turn(), Some(WHITE));
    assert_eq!(table.move_list()[0].lines.len(), 3);
}

#[test]
fn the_board_turns_to_people_only() {
    let mut table = computer_to_play();
    table.set_bottom(crate::play::Bottom::OnTurn);
    assert_eq!((table.on_turn(), table.bottom()), (Some(BLACK), WHITE));
    let mut people = opening("31");
    people.set_bottom(crate::play::Bottom::OnTurn);
    assert_eq!(people.bottom(), WHITE);
    people.gesture(press_other(5));
    people.gesture(Gesture::PressDice);
    assert_eq!(people.bottom(), BLACK);
}

#[test]
fn turns_are_taken_back_to_the_persons_last_decision() {
    let id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
    let mut table = Table::from_id(against_computer(DiceSource::Seed(3)), id).unwrap();
    assert!(!table.status().can_take_back);
    table.gesture(press_other(5));
    table.gesture(Gesture::PressDice);
    let asked = table.revision();
    answer(&mut table, ROLLS);
    table.advance();
    assert!(table.status().can_take_back);
    assert_eq!(table.take_back(), [TableEvent::TakenBack]);
    assert_eq!(table.waiting(), Waiting::Play(WHITE, "31".parse().unwrap()));
    assert_eq!(moves(&table), "");
    // A late answer to what was taken back.
    assert_eq!(table.answer(asked, ROLLS), []);
}

/// The person with the coach on, 31 played badly.
fn coached() -> Table {
    let mut table = opening("31");
    table.set_settings(Settings {
        coach: Coach::Blunders,
        ..Settings::default()
    });
    table.gesture(super::drag(13, 10));
    table.gesture(super::drag(6, 5));
    table
}

/// What the coach finds about the play, as if it had lost this much.
fn found(table: &Table, loss: f64) -> Reply {
    let Some(Task::Judge { questions, .. }) = table.wants() else {
        panic!("the coach is asked");
    };
    let analyst = Analyst::for_rules(&Ruleset::international(), Nets::bundled_quick());
    let mut finding: Finding = analyst.judge(&questions[0]).unwrap();
    let engine::Subject::Play(judged) = &mut finding.subject else {
        panic!("a play is judged");
    };
    judged.lost.equity = loss;
    Reply::Judged(vec![Some(finding)])
}

#[test]
fn the_coach_is_asked_before_a_play_stands_and_is_silent_if_it_is_good() {
    let mut table = coached();
    assert_eq!(table.gesture(Gesture::PressDice), [TableEvent::CoachAsked]);
    assert_eq!(table.waiting(), Waiting::Coach(WHITE));
    let Some(Task::Judge {
        plies, questions, ..
    }) = table.wants()
    else {
        panic!("the coach is asked");
    };
    assert_eq!((plies, questions.len()), (Plies::TWO, 1));
    let QuestionKind::Play { roll, board } = questions[0].kind else {
        panic!("{questions:?}");
    };
    assert_eq!(roll.to_string(), "31");
    // 13/10 6/5.
    let on = |point| board.player().on(rules::Point::new(point));
    assert_eq!([13, 10, 6, 5].map(on), [4, 1, 4, 1]);
    let reply = found(&table, 0.02);
    let told = answer(&mut table, reply);
    assert_eq!(told, [TableEvent::TurnEnded { player: WHITE }]);
}

/// What the worker finds about the plays of a task.
fn losses(task: Task) -> Vec<f64> {
    let request = Request {
        version: VERSION,
        number: 1,
        task,
    };
    let reply = EngineWorker::default().answer(request).reply;
    let Reply::Judged(found) = reply else {
        panic!("{reply:?}");
    };
    let plays = found.into_iter().flatten();
    let plays = plays.filter(|found| matches!(found.subject, engine::Subject::Play(_)));
    plays.map(|found| found.lost().unwrap().equity).collect()
}

#[test]
fn a_play_costs_the_same_at_the_coach_and_in_the_review() {
    let mut table = coached();
    table.gesture(Gesture::PressDice);
    let at_coach = losses(table.wants().unwrap());
    // It stands anyway.
    let reply = found(&table, 0.0);
    answer(&mut table, reply);
    let names = ["Ann".to_owned(), "Bob".to_owned()];
    let record = Box::new(table.record().clone());
    let request = Request {
        version: VERSION,
        number: 1,
        task: Task::ImportRecord { record, names },
    };
    let Reply::Imported(imported) = EngineWorker::default().answer(request).reply else {
        panic!("a record can be read");
    };
    let in_review = losses(Task::Judge {
        rules: Box::new(imported.rules),
        plies: ANALYSIS_PLIES,
        questions: imported.input.questions,
    });
    assert!(at_coach[0] > 0.1, "{at_coach:?}");
    assert_eq!(at_coach, in_review);
}

#[test]
fn the_coach_speaks_once_about_a_mistake_and_then_it_stands() {
    let mut table = coached();
    table.gesture(Gesture::PressDice);
    let reply = found(&table, 0.2);
    let told = answer(&mut table, reply);
    assert!(matches!(told[..], [TableEvent::Coached(_)]));
    assert_eq!(table.on_turn(), Some(WHITE));
    assert_eq!(table.wants(), None);
    let told = table.gesture(Gesture::PressDice);
    assert_eq!(told, [TableEvent::TurnEnded { player: WHITE }]);
}

#[test]
fn who_thinks_again_gets_the_checkers_back() {
    let mut table = coached();
    assert_eq!(table.reconsider(), [], "the coach has said nothing");
    table.gesture(Gesture::PressDice);
    let reply = found(&table, 0.2);
    answer(&mut table, reply);
    assert_eq!(table.reconsider(), [TableEvent::Undone { player: WHITE }]);
    assert_eq!(moves(&table), "");
    assert_eq!(table.waiting(), Waiting::Play(WHITE, "31".parse().unwrap()));
}

#[test]
fn after_another_move_the_coach_is_asked_anew_and_old_words_are_late() {
    let mut table = coached();
    table.gesture(Gesture::PressDice);
    let (asked, reply) = (table.revision(), found(&table, 0.2));
    table.act(WHITE, Action::Undo);
    assert_eq!(table.answer(asked, reply), []);
    table.gesture(super::drag(8, 7));
    assert_eq!(table.gesture(Gesture::PressDice), [TableEvent::CoachAsked]);
}

/// A player who needs one point may double, but a double gains nothing, so
/// there's nothing to find. The roll used to hang forever.
#[test]
fn a_roll_about_which_the_coach_finds_nothing_is_rolled() {
    let id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:2:1:0:3:10";
    let mut table = Table::from_id(against_computer(DiceSource::Seed(3)), id).unwrap();
    table.set_settings(Settings {
        coach: Coach::Mistakes,
        ..Settings::default()
    });
    table.gesture(Gesture::PressDice);
    if let Some(task) = table.wants() {
        let reply = work(&mut EngineWorker::default(), task);
        answer(&mut table, reply);
    }
    assert!(
        matches!(table.waiting(), Waiting::Play(WHITE, _)),
        "{:?}",
        table.waiting()
    );
}

/// What a worker answers to a task, sent as text both ways.
fn work(worker: &mut EngineWorker, task: Task) -> Reply {
    let request = Request {
        version: VERSION,
        number: 1,
        task,
    };
    let text = worker.answer_text(&request.to_text());
    Answer::from_text(&text).unwrap().reply
}

#[test]
fn a_whole_game_between_computers_comes_to_its_end() {
    let mut setup = against_computer(DiceSource::Seed(5));
    setup.participants.white = super::computer();
    let mut table = Table::new(setup);
    let mut worker = EngineWorker::default();
    for _ in 0..5_000 {
        if let Decision::Over(_) = table.now().game().decision() {
            break;
        }
        if table.next_automatic_step().is_some() {
            table.advance();
        } else if let Some(task) = table.wants() {
            let reply = work(&mut worker, task);
            answer(&mut table, reply);
        } else {
            assert!(table.is_held(), "{table}");
            table.gesture(Gesture::PressDice);
        }
    }
    assert_eq!(table.now().finished().len(), 1, "{table}");
    assert!(matches!(table.waiting(), Waiting::Over(_)));
    assert_eq!(table.next_game(), [TableEvent::NextGame]);
    assert_eq!(table.status().game, 2);
}
