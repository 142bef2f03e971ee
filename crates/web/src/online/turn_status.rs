//! Whose turn it is at a table, without opening it.

use protocol::{Standing, Table};
use rules::{Decision, Seat};

use super::Link;
use super::http::log_of;

/// What a table is waiting for, from the view of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnStatus {
    /// Nobody has sat down opposite.
    Nobody,
    /// Something can be done here.
    Own,
    /// The opponent has to do something.
    Other,
    /// The match is over.
    Over,
}

/// What a table is waiting for, if this link opens a seat there; `None` if the
/// server doesn't say.
pub async fn turn_status(link: Link, own: Seat) -> Option<TurnStatus> {
    let events = log_of(link).await?;
    let table = Table::from_log(link.table, &events).ok()?;
    Some(status_for(&table, own))
}

/// What a table is waiting for, from the view of this seat.
fn status_for(table: &Table, own: Seat) -> TurnStatus {
    let by = |is_own: bool| {
        if is_own {
            TurnStatus::Own
        } else {
            TurnStatus::Other
        }
    };
    match table.standing() {
        Standing::Waiting => TurnStatus::Nobody,
        Standing::Over { .. } => TurnStatus::Over,
        // Either may begin the next game.
        Standing::BetweenGames => TurnStatus::Own,
        Standing::BeforeDice => by(table.lacks_share(own)),
        Standing::Playing => match (table.request(), table.to_decide()) {
            (Some((asking, _)), _) => by(asking != own),
            (None, Some(seat)) => by(seat == own),
            (None, None) => match table.record().now().game().decision() {
                Decision::ThrowForStart { has_thrown } => by(!has_thrown[table.player_at(own)]),
                _ => TurnStatus::Other,
            },
        },
    }
}

#[cfg(test)]
mod tests {
    use protocol::{Command, Request};

    use super::*;
    use crate::online::seated::{FIRST, Log, SECOND};

    /// What the first and the second seat see for a log.
    fn seen(log: &Log) -> [TurnStatus; 2] {
        let link = Link {
            table: log.table.id(),
            key: None,
        };
        let table = Table::from_log(link.table, &log.events).unwrap();
        Seat::BOTH.map(|own| status_for(&table, own))
    }

    #[test]
    fn a_table_waits_for_one_of_the_two() {
        let rules = r#"{"rules": "international, match 1"}"#;
        assert_eq!(seen(&Log::new(rules)), [TurnStatus::Nobody; 2]);
        let mut log = Log::seated(rules);
        assert_eq!(seen(&log), [TurnStatus::Own; 2], "both throw for the start");
        log.act(FIRST, "throw").unwrap();
        assert_eq!(seen(&log), [TurnStatus::Other, TurnStatus::Own]);
        log.act(SECOND, "throw").unwrap();
        let on_turn = log.start();
        let turns = |first: bool| match first {
            true => [TurnStatus::Own, TurnStatus::Other],
            false => [TurnStatus::Other, TurnStatus::Own],
        };
        assert_eq!(seen(&log), turns(on_turn == FIRST));
        log.play();
        assert_eq!(seen(&log), turns(on_turn == SECOND));
        // Requests come first.
        let request = Request::TakeBack;
        log.command(on_turn, Command::Ask { request }).unwrap();
        assert_eq!(seen(&log), turns(on_turn == SECOND));
        let other = if on_turn == FIRST { SECOND } else { FIRST };
        log.command(other, Command::Decline).unwrap();
        log.act(other, "resign single").unwrap();
        assert_eq!(seen(&log), turns(on_turn == FIRST));
        log.act(on_turn, "accept").unwrap();
        assert_eq!(seen(&log), [TurnStatus::Over; 2]);
    }

    #[test]
    fn between_games_it_is_for_both() {
        let mut log = Log::seated(r#"{"rules": "international, match 3"}"#);
        let on_turn = log.start();
        let other = if on_turn == FIRST { SECOND } else { FIRST };
        log.act(on_turn, "resign single").unwrap();
        log.act(other, "accept").unwrap();
        assert_eq!(seen(&log), [TurnStatus::Own; 2]);
    }
}
