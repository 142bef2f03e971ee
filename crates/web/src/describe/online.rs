//! What happens at an online table, as sentences.

use protocol::{Commitment, DiceSource, Refused, Request, Share, Table, Terms};
use rules::{Offered, RuleOption, Seat, Session};
use texts::Texts;

use crate::online::{Client, ConnectionLost, OnlineEvent};
use crate::table_session::level_of;

/// How many failed attempts it takes until we say that the server is gone.
const LONG: usize = 4;

/// The name of the player in a seat.
#[must_use]
pub fn seat_name(client: &Client, seat: Seat, texts: &Texts) -> String {
    match (client.name(seat), level_of(client, seat)) {
        (Some(name), _) => name.to_owned(),
        (None, Some(level)) => texts.presence_computer(&texts.level_name(&level).unwrap_or(level)),
        (None, None) => texts.tables_nobody(),
    }
}

/// The sentence about an event; `None` if other texts say it.
#[must_use]
pub fn online_event(event: &OnlineEvent, client: &Client, texts: &Texts) -> Option<String> {
    let name = |seat: Seat| seat_name(client, seat, texts);
    let is_own = |seat: Seat| client.seat() == Some(seat);
    Some(match *event {
        OnlineEvent::Played(_) | OnlineEvent::Refused(_) | OnlineEvent::Revealed => return None,
        OnlineEvent::CaughtUp => match client.to_decide()? {
            seat if is_own(seat) => texts.since_your_turn(),
            seat => texts.since_their_turn(&name(seat)),
        },
        OnlineEvent::Joined(seat) if is_own(seat) => return None,
        OnlineEvent::Joined(seat) => texts.joined(&name(seat)),
        OnlineEvent::Asked(seat, request) => asked(
            request,
            &name(seat),
            &name(seat.other()),
            is_own(seat),
            texts,
        ),
        OnlineEvent::Agreed(seat, request) => match request {
            Request::TakeBack => texts.ask_take_back_agreed(&name(seat)),
            Request::Slow => texts.ask_slow_agreed(),
            Request::Rematch => texts.ask_rematch_agreed(),
        },
        OnlineEvent::Declined(seat, request) => match request {
            Request::TakeBack => texts.ask_take_back_declined(&name(seat)),
            Request::Slow => texts.ask_slow_declined(&name(seat)),
            Request::Rematch => texts.ask_rematch_declined(&name(seat)),
        },
        OnlineEvent::Withdrawn(seat) => texts.ask_withdrawn(&name(seat)),
        OnlineEvent::Claimed(seat) => texts.clock_claimed(&name(seat)),
        OnlineEvent::Spoke(seat, _) if is_own(seat) => return None,
        OnlineEvent::Spoke(seat, ref text) => texts.chat_said(&name(seat), text),
        OnlineEvent::Came(seat) | OnlineEvent::CameBack(seat) | OnlineEvent::Left(seat)
            if is_own(seat) =>
        {
            return None;
        }
        OnlineEvent::Came(seat) => texts.presence_here(&name(seat)),
        OnlineEvent::CameBack(seat) => texts.presence_back(&name(seat)),
        OnlineEvent::Left(seat) => texts.presence_left(&name(seat)),
        OnlineEvent::BadEvent(ref reason) => texts.server_unexpected(reason),
    })
}

/// A request, as the player who made it or the opponent reads it.
#[must_use]
pub fn asked(request: Request, by: &str, of: &str, is_own: bool, texts: &Texts) -> String {
    match (request, is_own) {
        (Request::TakeBack, true) => texts.ask_take_back_sent(of),
        (Request::TakeBack, false) => texts.ask_take_back_received(by),
        (Request::Slow, true) => texts.ask_slow_sent(of),
        (Request::Slow, false) => texts.ask_slow_received(by),
        (Request::Rematch, true) => texts.ask_rematch_sent(of),
        (Request::Rematch, false) => texts.ask_rematch_received(by),
    }
}

/// An open offer, as the player who made it reads it.
#[must_use]
pub fn offer_sent(offered: Offered, to: &str, texts: &Texts) -> Option<String> {
    Some(match offered {
        Offered::Double => texts.double_sent(to),
        Offered::Resignation(_) => texts.resign_sent(to),
        Offered::Claim(_) => texts.claim_sent(to),
        Offered::Settlement { .. } => texts.settle_sent(to),
        Offered::Beaver | Offered::Raccoon => return None,
    })
}

/// What is played for, whether there's a cube, and what was agreed besides the
/// rules: clock and dice.
#[must_use]
pub fn terms(terms: &Terms, texts: &Texts) -> Vec<String> {
    let length = match terms.rules.session {
        Session::Match(length) => texts.start_match_to(length.get()),
        Session::Money => texts.start_money(),
    };
    let mut options = RuleOption::ALL.iter();
    let cube = options
        .find(|option| option.name() == "cube")
        .map(|option| texts.rule(option, &terms.rules))
        .map(|rule| format!("{}: {}", rule.name, rule.value));
    let clock = terms.clock.map_or_else(
        || texts.clock_none(),
        |clock| texts.clock_summary(clock.reserve / 60, clock.delay),
    );
    let dice = match terms.dice {
        DiceSource::Server => texts.table_dice_server(),
        DiceSource::Hand => texts.table_dice_real(),
    };
    let agreed = [
        format!("{}: {clock}", texts.clock_title()),
        format!("{}: {dice}", texts.start_dice()),
    ];
    [length].into_iter().chain(cube).chain(agreed).collect()
}

/// The sentence about a lost connection.
#[must_use]
pub fn connection_lost(connection_lost: ConnectionLost, texts: &Texts) -> String {
    match connection_lost {
        ConnectionLost {
            is_restart: true, ..
        } => texts.connection_restart(),
        ConnectionLost { times: ..LONG, .. } => texts.connection_lost(),
        ConnectionLost { .. } => texts.connection_lost_long(),
    }
}

/// Why the server refuses something.
#[must_use]
pub fn refused(refused: &Refused, texts: &Texts) -> String {
    match refused {
        Refused::UnknownTable => texts.server_unknown_table(),
        Refused::WrongKey => texts.server_wrong_key(),
        Refused::NotOpen => texts.server_not_open(),
        Refused::SeatTaken => texts.server_seat_taken(),
        Refused::Watching => texts.server_not_your_seat(),
        Refused::NotSeated => texts.server_not_seated(),
        Refused::WaitingForOther => texts.server_waiting_for_other(),
        Refused::DiceNotReady => texts.server_dice_not_ready(),
        Refused::Stale { .. } => texts.server_stale(),
        Refused::AgainstRules { reason } => texts.server_unexpected(reason),
        Refused::MatchOver | Refused::NotNow => texts.server_not_now(),
        Refused::NothingAsked => texts.server_nothing_asked(),
        Refused::AlreadyAsked => texts.server_already_asked(),
        Refused::NoClock => texts.server_no_clock(),
        Refused::TimeNotUp => texts.server_time_not_up(),
        Refused::OtherVersion { .. } => texts.connection_old_page(),
        Refused::NotUnderstood { .. } => texts.server_not_understood(),
        Refused::TooLarge => texts.server_too_large(),
        Refused::TooMany => texts.server_too_many(),
        Refused::Full => texts.server_full(),
        Refused::Storage | Refused::Uncertain => texts.server_storage(),
        Refused::Closing => texts.server_closing(),
    }
}

/// What the dice of a match are worth, once their secret is open. `given` is
/// what this device added to them, if it knows, at its seat, and `shown` what
/// the server had committed to by then.
#[must_use]
pub fn checked_dice(
    table: &Table,
    given: Option<(Seat, Share)>,
    shown: Option<Commitment>,
    texts: &Texts,
) -> Option<String> {
    use protocol::Fraud;
    let receipt = table.receipt()?;
    if shown.is_some_and(|shown| receipt.commitment != shown) {
        return Some(texts.receipt_bad_secret());
    }
    if given.is_some_and(|(seat, share)| table.seat(seat).share != Some(share)) {
        return Some(texts.receipt_bad_number());
    }
    let checked = receipt
        .check()
        .and_then(|count| receipt.check_match(table.record()).map(|()| count));
    Some(match checked {
        Ok(count) => texts.receipt_good(u32::try_from(count).unwrap_or(u32::MAX)),
        Err(Fraud::OtherSecret | Fraud::OtherCommitment) => texts.receipt_bad_secret(),
        Err(Fraud::OtherShare) => texts.receipt_bad_number(),
        Err(Fraud::OtherThrow { throw, .. }) => texts.receipt_bad_roll(throw),
        Err(Fraud::OtherMatch { game }) => texts.receipt_bad_roll(game),
        Err(Fraud::MissingGame) => texts.receipt_bad_roll(0),
    })
}

#[cfg(test)]
mod tests {
    use protocol::{Event, Numbered, Standing};

    use super::*;
    use crate::online::seated::{Log, secret};

    /// A match that is over, with its secret open.
    fn over() -> Table {
        let mut log = Log::seated(r#"{"rules": "international, match 1"}"#);
        while !matches!(log.table.standing(), Standing::Over { .. }) {
            let seat = log.start();
            match log.table.record().now().game().turn() {
                Some(_) => log.play(),
                None => drop(log.act(seat, "roll").unwrap()),
            }
        }
        let mut table = log.table;
        let revealed = Numbered {
            number: table.last() + 1,
            at: log.now,
            credit: 0,
            command: None,
            event: Event::Revealed { secret: secret(1) },
        };
        table.apply(&revealed).unwrap();
        table
    }

    #[test]
    fn dice_are_good_only_with_the_number_that_this_device_gave() {
        let texts = Texts::english();
        let table = over();
        let checked = |given| checked_dice(&table, given, None, &texts).unwrap();
        let good = checked(None);
        assert!(good.starts_with("Checked: all "), "{good}");
        assert_eq!(checked(Some((Seat::First, Share([1; 16])))), good);
        let bad = checked(Some((Seat::First, Share([2; 16]))));
        assert!(bad.contains("can't be trusted"), "{bad}");
    }

    #[test]
    fn dice_are_good_only_with_what_the_server_had_committed_to() {
        let texts = Texts::english();
        let table = over();
        let checked = |shown| checked_dice(&table, None, Some(shown), &texts).unwrap();
        let good = checked(secret(1).commitment());
        assert!(good.starts_with("Checked: all "), "{good}");
        assert_eq!(checked(secret(2).commitment()), texts.receipt_bad_secret());
    }

    #[test]
    fn a_line_that_stays_broken_is_told_otherwise() {
        let texts = Texts::english();
        let said =
            |times, is_restart| connection_lost(ConnectionLost { times, is_restart }, &texts);
        assert_eq!(said(1, false), texts.connection_lost());
        assert_eq!(said(4, false), texts.connection_lost_long());
        assert_eq!(said(1, true), texts.connection_restart());
    }
}
