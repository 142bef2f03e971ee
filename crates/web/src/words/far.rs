//! What happens at a table that a server keeps, as sentences.

use protocol::{Refused, Request, Table};
use rules::Seat;
use texts::Texts;

use crate::at_table::{level_of, other};
use crate::far::{Guest, News};

/// What somebody at a table is called.
#[must_use]
pub fn far_name(guest: &Guest, seat: Seat, texts: &Texts) -> String {
    match (guest.name(seat), level_of(guest, seat)) {
        (Some(name), _) => name.to_owned(),
        (None, Some(level)) => texts.level_name(&level).unwrap_or(level),
        (None, None) => texts.tables_nobody(),
    }
}

/// What there is to say about news; nothing where other words say it.
#[must_use]
pub fn news(news: &News, guest: &Guest, texts: &Texts) -> Option<String> {
    let name = |seat: Seat| far_name(guest, seat, texts);
    let is_own = |seat: Seat| guest.seat() == Some(seat);
    Some(match *news {
        News::Done(_) | News::Refused(_) | News::Revealed => return None,
        News::CaughtUp => match guest.to_decide()? {
            seat if is_own(seat) => texts.since_your_turn(),
            seat => texts.since_their_turn(&name(seat)),
        },
        News::Joined(seat) if is_own(seat) => return None,
        News::Joined(seat) => texts.joined(&name(seat)),
        News::Asked(seat, request) => asked(
            request,
            &name(seat),
            &name(other(seat)),
            is_own(seat),
            texts,
        ),
        News::Agreed(seat, request) => match request {
            Request::TakeBack => texts.ask_take_back_agreed(&name(seat)),
            Request::Slow => texts.ask_slow_agreed(),
            Request::Rematch => texts.ask_rematch_agreed(),
        },
        News::Declined(seat, request) => match request {
            Request::TakeBack => texts.ask_take_back_declined(&name(seat)),
            Request::Slow => texts.ask_slow_declined(&name(seat)),
            Request::Rematch => texts.ask_rematch_declined(&name(seat)),
        },
        News::Withdrawn(seat) => texts.ask_withdrawn(&name(seat)),
        News::Claimed(seat) => texts.clock_claimed(&name(seat)),
        News::Spoke(seat, _) if is_own(seat) => return None,
        News::Spoke(seat, ref text) => texts.chat_said(&name(seat), text),
        News::Came(seat) | News::Left(seat) if is_own(seat) => return None,
        News::Came(seat) => texts.presence_here(&name(seat)),
        News::Left(seat) => texts.presence_left(&name(seat)),
        News::Foreign(ref reason) => texts.server_unexpected(reason),
    })
}

/// What was asked for, as who asks or the other hears it.
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

/// Why the server does not do something.
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
        Refused::Storage => texts.server_storage(),
        Refused::Closing => texts.server_closing(),
    }
}

/// What the dice of a match are worth, once their secret is open.
#[must_use]
pub fn checked_dice(table: &Table, texts: &Texts) -> Option<String> {
    use protocol::Fraud;
    let receipt = table.receipt()?;
    let checked = receipt
        .check()
        .and_then(|count| receipt.check_match(table.record()).map(|()| count));
    Some(match checked {
        Ok(count) => texts.receipt_good(u32::try_from(count).unwrap_or(u32::MAX)),
        Err(Fraud::OtherSecret) => texts.receipt_bad_secret(),
        Err(Fraud::OtherThrow { throw, .. }) => texts.receipt_bad_roll(throw),
        Err(Fraud::OtherMatch { game }) => texts.receipt_bad_roll(game),
        Err(Fraud::MissingGame) => texts.receipt_bad_roll(0),
    })
}
