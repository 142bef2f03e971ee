//! What is allowed at a table, for whom, and what it leads to.

#![allow(clippy::unwrap_used, reason = "everything here is a test")]

#[path = "shared/seated.rs"]
mod seated;

use protocol::{
    BadEvent, Command, Event, Fraud, Moment, Numbered, Receipt, Refused, Request, Share, Standing,
    Table, Thrown,
};
use rules::Seat;
use seated::{FIRST, Log, SECOND};

const MATCH: &str = r#"{"rules": "international, match 3"}"#;
const MONEY: &str = r#"{"rules": "international"}"#;
const CLOCKED: &str =
    r#"{"rules": "international, match 3", "clock": {"reserve": 60, "delay": 10}}"#;

fn other(seat: Option<Seat>) -> Option<Seat> {
    match seat {
        FIRST => SECOND,
        _ => FIRST,
    }
}

fn sit(name: &str) -> Command {
    Command::Sit {
        name: name.parse().unwrap(),
        share: Share([7; 16]),
    }
}

const fn ask(request: Request) -> Command {
    Command::Ask { request }
}

#[test]
fn nobody_plays_before_both_have_sat_down() {
    let mut log = Log::new(MATCH);
    assert_eq!(log.table.standing(), Standing::Waiting);
    assert_eq!(log.act(FIRST, "throw"), Err(Refused::NotSeated));
    log.command(FIRST, sit("Ada")).unwrap();
    assert_eq!(log.act(FIRST, "throw"), Err(Refused::WaitingForOther));
    assert_eq!(log.command(FIRST, sit("Eve")), Err(Refused::SeatTaken));
    assert_eq!(log.command(None, sit("Eve")), Err(Refused::Watching));
    log.command(SECOND, sit("Max")).unwrap();
    assert_eq!(log.table.standing(), Standing::Playing);
    assert_eq!(log.table.seat(Seat::Second).name, "Max".parse().ok());
    log.act(SECOND, "throw").unwrap();
}

#[test]
fn only_who_is_on_turn_acts_and_the_rules_say_how() {
    let mut log = Log::seated(MATCH);
    let seat = log.start();
    for (who, action, reason) in [
        (other(seat), "roll", "turn to decide"),
        (seat, "roll", "already been rolled"),
        (seat, "play 1/0", ""),
        (seat, "double", "nobody may double before"),
        (seat, "next game", "the game isn't over"),
    ] {
        let Err(Refused::AgainstRules { reason: said }) = log.act(who, action) else {
            panic!("{action} is not refused by a rule");
        };
        assert!(said.contains(reason), "{action}: {said}");
    }
    assert_eq!(log.act(seat, "roll 66"), Err(Refused::NotNow));
    log.play();
    assert_eq!(log.table.to_decide(), other(seat));
}

#[test]
fn who_has_not_seen_what_happened_is_told_so_but_may_speak() {
    let mut log = Log::seated(MATCH);
    let seat = log.start();
    let seen = log.table.last();
    log.play();
    let last = log.table.last();
    let say = Command::Say {
        text: "good luck".parse().unwrap(),
    };
    let roll = Command::Act {
        action: "roll".parse().unwrap(),
    };
    assert_eq!(
        log.command_after(other(seat), seen, &roll),
        Err(Refused::Stale { last })
    );
    log.command_after(seat, seen, &say).unwrap();
    // You don't need to have seen chat messages.
    log.command_after(other(seat), last, &roll).unwrap();
    // Nobody can have seen an event that hasn't happened.
    let future = log.table.last() + 1;
    let stale = log.command_after(other(seat), future, &roll);
    assert_eq!(stale, Err(Refused::Stale { last: future - 1 }));
}

#[test]
fn both_may_sit_down_and_throw_for_the_start_at_once() {
    let mut log = Log::new(MATCH);
    for (seat, name) in [(FIRST, "Ada"), (SECOND, "Max")] {
        log.command_after(seat, 1, &sit(name)).unwrap();
    }
    let throw = Command::Act {
        action: "throw".parse().unwrap(),
    };
    log.command_after(FIRST, 3, &throw).unwrap();
    log.command_after(SECOND, 3, &throw).unwrap();
}

#[test]
fn a_play_is_taken_back_by_agreement_and_its_dice_stay() {
    let mut log = Log::seated(MATCH);
    let seat = log.start();
    let before = log.table.record().to_string();
    log.play();
    log.act(other(seat), "roll").unwrap();
    log.command(seat, ask(Request::TakeBack)).unwrap();
    assert_eq!(
        log.command(seat, Command::Agree),
        Err(Refused::NothingAsked)
    );
    let again = log.command(other(seat), ask(Request::TakeBack));
    assert_eq!(again, Err(Refused::AlreadyAsked));
    log.command(other(seat), Command::Agree).unwrap();
    assert_eq!(log.table.record().to_string(), before);
    assert_eq!(log.table.request(), None);

    // The opponent rolls again, and the receipt contains both rolls.
    log.play();
    log.act(other(seat), "roll").unwrap();
    let throws = receipt_of(&mut log).games[0].clone();
    let taken: Vec<bool> = throws.0.iter().map(|throw| throw.is_taken_back).collect();
    let dice = throws.0.len() - 2;
    assert!(
        throws.0[..dice]
            .iter()
            .all(|throw| matches!(throw.thrown, Thrown::Die(_)))
    );
    assert_eq!(taken[dice..], [true, false]);
}

/// The receipt of the match, which someone wins on time.
fn receipt_of(log: &mut Log) -> Receipt {
    let claimed = Event::Claimed { seat: Seat::First };
    let revealed = Event::Revealed {
        secret: seated::secret(log.table.match_number()),
    };
    for event in [claimed, revealed] {
        let number = log.table.last() + 1;
        let next = Numbered::new(number, log.now, event);
        log.table.apply(&next).unwrap();
        log.events.push(next);
    }
    log.table.receipt().unwrap()
}

#[test]
fn a_double_is_taken_back_with_its_answer() {
    let mut log = Log::seated(MONEY);
    let seat = log.start();
    log.play();
    let before = log.table.record().entries().len();
    log.act(other(seat), "double").unwrap();
    log.act(seat, "take").unwrap();
    log.command(other(seat), ask(Request::TakeBack)).unwrap();
    log.command(seat, Command::Agree).unwrap();
    assert_eq!(log.table.record().entries().len(), before);
}

#[test]
fn a_question_lapses_when_the_game_goes_on_and_can_be_declined_or_withdrawn() {
    let mut log = Log::seated(MATCH);
    let seat = log.start();
    assert_eq!(
        log.command(seat, ask(Request::TakeBack)),
        Err(Refused::NotNow)
    );
    log.play();
    log.command(seat, ask(Request::TakeBack)).unwrap();
    log.act(other(seat), "roll").unwrap();
    assert_eq!(
        log.command(other(seat), Command::Agree),
        Err(Refused::NothingAsked)
    );
    for answer in [Command::Decline, Command::Withdraw] {
        log.command(seat, ask(Request::TakeBack)).unwrap();
        let who = if answer == Command::Decline {
            other(seat)
        } else {
            seat
        };
        log.command(who, answer).unwrap();
        assert_eq!(log.table.request(), None);
    }
    assert_eq!(log.command(seat, ask(Request::Slow)), Err(Refused::NoClock));
    assert_eq!(
        log.command(seat, ask(Request::Rematch)),
        Err(Refused::NotNow)
    );
}

#[test]
fn who_lets_the_time_run_out_can_be_claimed_against_and_not_before() {
    let mut log = Log::seated(CLOCKED);
    let seat = log.start();
    assert_eq!(
        log.command(other(seat), Command::Claim),
        Err(Refused::TimeNotUp)
    );
    log.now = Moment(70_000);
    assert_eq!(
        log.command(other(seat), Command::Claim),
        Err(Refused::TimeNotUp)
    );
    log.now = Moment(70_001);
    assert_eq!(log.command(seat, Command::Claim), Err(Refused::TimeNotUp));
    log.command(other(seat), Command::Claim).unwrap();
    let winner = other(seat).unwrap();
    let over = Standing::Over {
        winner,
        is_on_time: true,
    };
    assert_eq!(log.table.standing(), over);
    assert!(log.table.lacks_secret());
    assert_eq!(log.act(seat, "end"), Err(Refused::MatchOver));
}

#[test]
fn by_agreement_the_clock_stops_for_good() {
    let mut log = Log::seated(CLOCKED);
    let seat = log.start();
    log.command(seat, ask(Request::Slow)).unwrap();
    log.command(other(seat), Command::Agree).unwrap();
    log.now = Moment(1_000_000_000);
    assert_eq!(
        log.command(other(seat), Command::Claim),
        Err(Refused::NoClock)
    );
    log.play();
}

#[test]
fn a_rematch_keeps_the_seats_and_has_a_secret_of_its_own() {
    let mut log = Log::seated(MATCH);
    log.start();
    assert_eq!(
        log.command(FIRST, ask(Request::Rematch)),
        Err(Refused::NotNow)
    );
    receipt_of(&mut log);
    log.command(FIRST, ask(Request::Rematch)).unwrap();
    log.command(SECOND, Command::Agree).unwrap();
    assert_eq!(log.table.match_number(), 2);
    assert_eq!(log.table.commitment(), Some(seated::secret(2).commitment()));
    assert_eq!(log.table.standing(), Standing::BeforeDice);
    assert_eq!(log.act(FIRST, "throw"), Err(Refused::DiceNotReady));
    for seat in [FIRST, SECOND] {
        let share = Share([3; 16]);
        log.command(seat, Command::Share { share }).unwrap();
        assert_eq!(
            log.command(seat, Command::Share { share }),
            Err(Refused::NotNow)
        );
    }
    assert_eq!(log.table.seat(Seat::First).name, "Ada".parse().ok());
    log.start();
}

#[test]
fn two_who_ask_for_a_rematch_have_agreed() {
    let mut log = Log::seated(MATCH);
    log.start();
    receipt_of(&mut log);
    let before = log.table.last();
    log.command(FIRST, ask(Request::Rematch)).unwrap();
    assert_eq!(
        log.command(FIRST, ask(Request::Rematch)),
        Err(Refused::AlreadyAsked)
    );
    // Also if both ask at the same moment.
    let asked = ask(Request::Rematch);
    let decided = log
        .table
        .decide(SECOND, before, &asked, log.now, seated::secret);
    assert!(matches!(decided, Ok(Event::Agreed { .. })), "{decided:?}");
    log.command(SECOND, ask(Request::Rematch)).unwrap();
    assert_eq!(log.table.match_number(), 2);
    assert_eq!(log.table.request(), None);
    assert_eq!(log.table.commitment(), Some(seated::secret(2).commitment()));
}

#[test]
fn with_real_dice_the_players_say_what_they_show() {
    let mut log = Log::seated(r#"{"rules": "international", "dice": "hand"}"#);
    assert_eq!(log.act(FIRST, "throw"), Err(Refused::NotNow));
    log.act(FIRST, "throw 3").unwrap();
    log.act(SECOND, "throw 1").unwrap();
    log.act(FIRST, "play 8/5 6/5").unwrap();
    log.act(SECOND, "roll 66").unwrap();
}

/// A match between two players who always make the first play, with its
/// receipt.
fn whole_match() -> (Log, Receipt) {
    let mut log = Log::seated(r#"{"rules": "international, match 2"}"#);
    loop {
        match log.table.standing() {
            Standing::BetweenGames => drop(log.act(SECOND, "next game").unwrap()),
            Standing::Over { .. } => break,
            _ => {}
        }
        match log.start() {
            seat if log.table.record().now().game().turn().is_none() => {
                drop(log.act(seat, "roll").unwrap());
            }
            _ => log.play(),
        }
    }
    let revealed = Numbered {
        number: log.table.last() + 1,
        at: log.now,
        credit: 0,
        command: None,
        event: Event::Revealed {
            secret: seated::secret(1),
        },
    };
    log.table.apply(&revealed).unwrap();
    log.events.push(revealed);
    let receipt = log.table.receipt().unwrap();
    (log, receipt)
}

#[test]
fn the_receipt_of_a_match_proves_its_dice_and_no_others() {
    let (log, receipt) = whole_match();
    let record = log.table.record();
    let throws = record.entries().iter().filter_map(Thrown::of).count();
    assert_eq!(receipt.check(), Ok(throws));
    assert_eq!(receipt.check_match(record), Ok(()));

    let text = receipt.to_string();
    let read: Receipt = text.parse().unwrap();
    assert_eq!(read.to_string(), text);

    // A changed die, in the receipt or in the match.
    let game = text.lines().find(|line| line.starts_with("game ")).unwrap();
    let changed = if game.ends_with("66") { "11" } else { "66" };
    let forged = text.replace(game, &format!("{} {changed}", &game[..game.len() - 3]));
    let forged: Receipt = forged.parse().unwrap();
    let throw = receipt.games[0].0.len() as u32;
    assert_eq!(forged.check(), Err(Fraud::OtherThrow { game: 1, throw }));
    assert_eq!(
        forged.check_match(record),
        Err(Fraud::OtherMatch { game: 1 })
    );

    let secret = receipt.dice.secret.to_string();
    let other = text.replace(&secret, &"0".repeat(64));
    let other: Receipt = other.parse().unwrap();
    assert_eq!(other.check(), Err(Fraud::OtherSecret));
}

#[test]
fn a_receipt_that_is_not_whole_is_refused_by_line() {
    let (_, receipt) = whole_match();
    let text = receipt.to_string();
    for (damaged, message) in [
        (
            String::from("7 point match\n"),
            "line 1: there is no receipt: it would start with 'gammonbox receipt 1'",
        ),
        (
            text.replace("secret 01", "secret x1"),
            "line 5: expected 32 bytes as 64 digits from 0 to f",
        ),
        (text.replace("first ", "third "), "line 6: expected 'first'"),
        (
            text.replace("game ", "game 7 "),
            "line 8: expected rolls such as '3 1 64 (52)'",
        ),
    ] {
        let refused = damaged.parse::<Receipt>().unwrap_err();
        assert_eq!(refused.to_string(), message);
    }
    let cut = text.replace("end of receipt\n", "");
    let refused = cut.parse::<Receipt>().unwrap_err().to_string();
    assert!(refused.ends_with("expected 'game'"), "{refused}");
}

#[test]
fn a_log_is_followed_from_its_text_and_only_in_order() {
    let (log, _) = whole_match();
    let lines: Vec<String> = log
        .events
        .iter()
        .map(|event| serde_json::to_string(event).unwrap())
        .collect();
    let read: Vec<Numbered> = lines
        .iter()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(read, log.events);

    let mut table = Table::new(log.table.id(), &read[0]).unwrap();
    assert_eq!(
        table.apply(&read[2]),
        Err(BadEvent::Number {
            expected: 2,
            found: 3
        })
    );
    for event in &read[1..] {
        table.apply(event).unwrap();
        assert!(table.apply(event).is_err());
    }
    assert_eq!(table.record(), log.table.record());
    assert_eq!(
        table.receipt().unwrap().to_string(),
        log.table.receipt().unwrap().to_string()
    );
}

#[test]
fn secrets_do_not_show_in_what_is_printed_for_debugging() {
    let key = protocol::SeatKey::new([5; 20]);
    let secret = seated::secret(1);
    let printed = format!("{key:?} {secret:?}");
    assert_eq!(printed, "SeatKey(…) Secret(…)");
    let read: protocol::SeatKey = key.to_string().parse().unwrap();
    assert!(read.has_digest(&key.digest()));
    assert!(!read.has_digest(&protocol::SeatKey::new([6; 20]).digest()));
}
