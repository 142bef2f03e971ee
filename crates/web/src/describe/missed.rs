//! What happened while the user was away, as sentences.

use rules::{Action, Entry, Match, Play};
use texts::Texts;

use super::{event, online_event, seat_name};
use crate::online::{Client, OnlineEvent};
use crate::play::{Table, events_of};

/// The sentences about something that was missed, turn by turn.
#[must_use]
pub fn missed(
    missed: &OnlineEvent,
    client: &Client,
    table: &Table,
    texts: &Texts,
) -> Option<String> {
    let OnlineEvent::Played(done) = missed else {
        return online_event(missed, client, texts);
    };
    let (before, after, entry) = &**done;
    let Entry::Action { player, action } = *entry else {
        return Some(game_begun(after, texts));
    };
    let played = |play: &Play| {
        let name = seat_name(client, before.seat_of(player), texts);
        if play.moves().is_empty() {
            texts.event_cannot_move(&name)
        } else {
            let play = table.labels().write_play(&(*play).into(), player);
            texts.event_played(&name, &play)
        }
    };
    let mut sentences = Vec::new();
    match (action, before.game().turn()) {
        (Action::Play(play), _) => sentences.push(played(&play)),
        (Action::EndTurn, Some(turn)) => sentences.push(played(&turn.play())),
        _ => {
            let happened = events_of(before, after, entry);
            let said = happened
                .iter()
                .filter_map(|happened| event(happened, table, texts));
            return Some(said.collect::<Vec<_>>().join(" ")).filter(|said| !said.is_empty());
        }
    }
    if let Some(outcome) = after.game().outcome() {
        let winner = seat_name(client, after.seat_of(outcome.winner), texts);
        sentences.push(if after.winner().is_some() {
            texts.event_won_match(&winner)
        } else {
            texts.event_won(&winner)
        });
    }
    Some(sentences.join(" "))
}

/// Another game of the match begins.
#[must_use]
pub fn game_begun(now: &Match, texts: &Texts) -> String {
    let number = now.finished().len() + 1;
    texts.next_game_begun(u32::try_from(number).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use protocol::ToClient;
    use rules::{ByPlayer, Seat};

    use super::*;
    use crate::online::Link;
    use crate::online::seated::{FIRST, Log, SECOND};
    use crate::play::{Bottom, DiceSource, Participant, TableSetup};

    /// What a seat is told if it had seen the table up to an event.
    fn told(log: &Log, seat: Option<Seat>, seen: u32) -> Vec<String> {
        let link = Link {
            table: log.table.id(),
            key: None,
        };
        let mut client = Client::new(link, seen, 0);
        client.receive(
            ToClient::Welcome {
                table: link.table,
                seat,
                last: log.table.last(),
                now: log.now,
            },
            0,
        );
        let events = log.events.clone();
        client.receive(ToClient::Events { events }, 0);
        let name = |name: &str| Participant::Remote {
            name: name.to_owned(),
        };
        let setup = TableSetup {
            participants: ByPlayer {
                white: name("Ada"),
                black: name("Max"),
            },
            rules: log.table.terms().rules.clone(),
            dice: DiceSource::Server,
            bottom: Bottom::Seat(Seat::First),
        };
        let table = Table::online(setup, log.table.record().clone());
        let news = client.missed().map_or(&[][..], |missed| missed.news());
        let texts = Texts::english();
        news.iter()
            .filter_map(|news| missed(news, &client, &table, &texts))
            .collect()
    }

    #[test]
    fn who_was_away_reads_what_the_other_did() {
        let mut log = Log::seated(r#"{"rules": "international, match 3"}"#);
        let seen = log.table.last();
        let on_turn = log.start();
        let (away, name) = match on_turn {
            FIRST => (SECOND, "Ada"),
            _ => (FIRST, "Max"),
        };
        log.play();
        let lines = told(&log, away, seen);
        assert_eq!(lines.len(), 1, "{lines:?}");
        assert!(
            lines[0].starts_with(&format!("{name} played ")),
            "{lines:?}"
        );
        assert!(told(&log, on_turn, seen).is_empty(), "who played knows it");
        // Only what came after the last visit.
        let seen = log.table.last();
        log.act(away, "resign single").unwrap();
        log.act(on_turn, "accept").unwrap();
        log.act(away, "next game").unwrap();
        let other = if name == "Ada" { "Max" } else { "Ada" };
        assert_eq!(
            told(&log, on_turn, seen),
            [
                format!("{other} offers to resign."),
                "Game 2 begins.".to_owned()
            ]
        );
    }
}
