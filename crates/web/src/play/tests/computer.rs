//! The computer's part, the coach, and going back.

use rules::{Action, Decision};

use super::{BLACK, WHITE, against_computer, moves, opening, press, press_other, reason};
use crate::board::Gesture;
use crate::play::{AutomaticStep, Coach, DiceSource, Settings, Table, TableEvent, Waiting};
use crate::worker::{Answer, Check, Question, Reply, Request, VERSION};

/// Black, the computer, has rolled 31 in the opening position.
fn computer_to_play() -> Table {
    let id = "XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:0:10";
    Table::from_id(against_computer(DiceSource::Seed(3)), id).unwrap()
}

fn answer(request: &Request, reply: Reply) -> Answer {
    Answer {
        version: VERSION,
        number: request.number,
        reply,
    }
}

fn act(action: &str) -> Reply {
    Reply::Act(action.to_owned())
}

#[test]
fn the_computers_moves_come_out_one_at_a_time() {
    let mut table = computer_to_play();
    let request = table.wants().unwrap();
    assert!(
        matches!(&request.question, Question::Decide { level, seed: 9, .. } if level == "casual")
    );
    assert_eq!(table.next_automatic_step(), None);
    assert_eq!(
        reason(&table.gesture(press(19))),
        rules::Reason::NotYourTurn(BLACK)
    );

    table.answer(&answer(&request, act("play 8/5 6/5")));
    let mut played = Vec::new();
    while let Some(next) = table.next_automatic_step() {
        table.advance();
        played.push(next);
        if next == AutomaticStep::Move && played.len() == 1 {
            assert_eq!(moves(&table), "8/5");
            // 8 and 5 as Black counts.
            assert_eq!(
                table.picture().last_moved,
                [super::point(17), super::point(20)]
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
fn a_late_answer_is_ignored() {
    let mut table = computer_to_play();
    let request = table.wants().unwrap();
    let late = answer(&request, act("play 8/5 6/5"));
    let told = table.act(WHITE, Action::Resign(rules::Win::Single));
    assert!(matches!(told[..], [TableEvent::Offered(_)]));
    let before = table.to_string();
    assert_eq!(table.answer(&late), []);
    assert_eq!(
        (table.to_string(), table.next_automatic_step()),
        (before, None)
    );
    // The computer now has something else to answer.
    let request = table.wants().unwrap();
    assert_ne!(request.number, late.number);
    let told = table.answer(&answer(&request, act("decline")));
    assert!(matches!(
        told[..],
        [TableEvent::Answered { player: BLACK, .. }]
    ));
    // Another table never takes it for its own.
    let mut other = Table::new(against_computer(DiceSource::Seed(8)));
    assert_eq!(other.answer(&late), []);
    assert!(!other.is_current(late.number));
}

#[test]
fn an_answer_that_is_no_legal_action_does_nothing() {
    let mut table = computer_to_play();
    for nonsense in ["play 8/2", "dance", "take", "roll 66"] {
        let request = table.wants().unwrap();
        table.answer(&answer(&request, act(nonsense)));
        assert_eq!(moves(&table), "", "{nonsense}");
        assert!(table.wants().is_some());
    }
}

#[test]
fn a_computer_that_does_not_double_rolls() {
    let id = "XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:0:0:10";
    let mut table = Table::from_id(against_computer(DiceSource::Seed(3)), id).unwrap();
    assert_eq!(table.next_automatic_step(), None);
    let request = table.wants().unwrap();
    table.answer(&answer(&request, act("roll")));
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
    let request = table.wants().unwrap();
    table.answer(&answer(&request, act("play 8/5 6/5")));
    table.advance();
    let mut loaded: Table = table.to_string().parse().unwrap();
    assert_eq!(moves(&loaded), "8/5");
    let request = loaded.wants().unwrap();
    loaded.answer(&answer(&request, act("play 8/5 6/5")));
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
    let request = table.wants().unwrap();
    table.answer(&answer(&request, act("play 8/5 6/5")));
    table.advance();
    table.act(WHITE, Action::Double);
    let request = table.wants().unwrap();
    table.answer(&answer(&request, act("take")));
    assert_eq!(moves(&table), "8/5");
    let request = table.wants().unwrap();
    table.answer(&answer(&request, act("play 8/5 6/5")));
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
    let request = table.wants().unwrap();
    table.answer(&answer(&request, act("roll")));
    table.advance();
    assert!(table.status().can_take_back);
    assert_eq!(table.take_back(), [TableEvent::TakenBack]);
    assert_eq!(table.waiting(), Waiting::Play(WHITE, "31".parse().unwrap()));
    assert_eq!(moves(&table), "");
    // A late answer to what was taken back.
    assert_eq!(table.answer(&answer(&request, act("roll"))), []);
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

fn checked(loss: f32) -> Reply {
    Reply::Checked(Check {
        loss,
        action: "play 13/10 6/5".to_owned(),
        best: "play 8/5 6/5".to_owned(),
        facts: Vec::new(),
        cube: None,
    })
}

#[test]
fn the_coach_is_asked_before_a_play_stands_and_is_silent_if_it_is_good() {
    let mut table = coached();
    assert_eq!(table.gesture(Gesture::PressDice), [TableEvent::CoachAsked]);
    assert_eq!(table.waiting(), Waiting::Coach(WHITE));
    let request = table.wants().unwrap();
    assert_eq!(
        request.question,
        Question::Check {
            player: "White".to_owned(),
            action: "play 13/10 6/5".to_owned(),
        }
    );
    let told = table.answer(&answer(&request, checked(0.02)));
    assert_eq!(told, [TableEvent::TurnEnded { player: WHITE }]);
}

#[test]
fn the_coach_speaks_once_about_a_mistake_and_then_it_stands() {
    let mut table = coached();
    table.gesture(Gesture::PressDice);
    let request = table.wants().unwrap();
    let told = table.answer(&answer(&request, checked(0.2)));
    assert!(matches!(told[..], [TableEvent::Coached(_)]));
    assert_eq!(table.on_turn(), Some(WHITE));
    assert_eq!(table.wants(), None);
    let told = table.gesture(Gesture::PressDice);
    assert_eq!(told, [TableEvent::TurnEnded { player: WHITE }]);
}

#[test]
fn after_another_move_the_coach_is_asked_anew_and_old_words_are_late() {
    let mut table = coached();
    table.gesture(Gesture::PressDice);
    let request = table.wants().unwrap();
    table.act(WHITE, Action::Undo);
    assert_eq!(table.answer(&answer(&request, checked(0.2))), []);
    table.gesture(super::drag(8, 7));
    assert_eq!(table.gesture(Gesture::PressDice), [TableEvent::CoachAsked]);
}

#[test]
fn a_whole_game_against_the_thinker_comes_to_its_end() {
    let mut setup = against_computer(DiceSource::Seed(5));
    setup.participants.white = super::computer();
    let mut table = Table::new(setup);
    let mut worker = crate::worker::EngineWorker::default();
    for _ in 0..5_000 {
        if let Decision::Over(_) = table.now().game().decision() {
            break;
        }
        if table.next_automatic_step().is_some() {
            table.advance();
        } else if let Some(request) = table.wants() {
            let text = worker.answer_text(&request.to_text());
            table.answer(&Answer::from_text(&text).unwrap());
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
