//! How the page reacts to what happened, whoever did it: you, the computer or
//! someone elsewhere.

use protocol::{Refused, Request};
use rules::{Action, Entry, Player, Seat};
use texts::Texts;

use super::Question;
use crate::describe;
use crate::online::{Client, OnlineEvent, ServerUpdate};
use crate::play::{Table, TableEvent, events_of};

/// Something the page does besides showing the table.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Reaction {
    /// Say it.
    Say(String),
    /// Say why something can't be done.
    Refuse(String),
    /// Ask.
    Ask(Question),
    /// Do this without asking.
    Act(Player, Action),
    /// The game is won: play a sound and analyze it.
    GameWon,
    /// Another game begins: dismiss what's shown about the last one.
    NewGame,
    /// The page is too old for the server.
    OfferReload,
}

/// What to do about events of the match.
pub(super) fn to_events(
    events: &[TableEvent],
    table: &Table,
    confirms_double: bool,
    texts: &Texts,
) -> Vec<Reaction> {
    let mut reactions = Vec::new();
    for event in events {
        reactions.extend(match event {
            TableEvent::Confirm {
                player,
                action: Action::Double,
            } if !confirms_double => Some(Reaction::Act(*player, Action::Double)),
            TableEvent::Confirm { player, action } => {
                Some(Reaction::Ask(Question::Confirm(*player, *action)))
            }
            TableEvent::Coached(finding) => Some(Reaction::Ask(Question::Coach(finding.clone()))),
            TableEvent::Refused(denial) => {
                Some(Reaction::Refuse(describe::denial(denial, table, texts)))
            }
            TableEvent::GameWon(_) => Some(Reaction::GameWon),
            TableEvent::NextGame => Some(Reaction::NewGame),
            _ => None,
        });
        reactions.extend(describe::event(event, table, texts).map(Reaction::Say));
    }
    reactions
}

/// What to do about an update from the server.
pub(super) fn to_update(
    update: &ServerUpdate,
    client: &Client,
    table: Option<&Table>,
    texts: &Texts,
) -> Vec<Reaction> {
    let mut reactions = Vec::new();
    for event in &update.events {
        match event {
            OnlineEvent::Played(played) => {
                let (before, after, entry) = &**played;
                if *entry == Entry::NextGame {
                    reactions.push(Reaction::NewGame);
                    reactions.push(Reaction::Say(describe::game_begun(after, texts)));
                } else if let Some(table) = table
                    && !update.is_catching_up()
                    && !is_told(before.seat_of(player_of(entry)), entry, client.seat())
                {
                    let events = events_of(before, after, entry);
                    reactions.extend(to_events(&events, table, true, texts));
                }
            }
            OnlineEvent::Refused(Refused::OtherVersion { .. } | Refused::NotUnderstood { .. }) => {
                reactions.push(Reaction::OfferReload);
            }
            OnlineEvent::Refused(refused) => {
                reactions.push(Reaction::Refuse(describe::refused(refused, texts)));
            }
            _ => {
                if let OnlineEvent::Agreed(_, Request::Rematch) = event {
                    reactions.push(Reaction::NewGame);
                }
                let said = describe::online_event(event, client, texts);
                reactions.extend(said.map(Reaction::Say));
            }
        }
    }
    if update.is_catching_up() {
        keep_last_sentence(&mut reactions);
    }
    reactions
}

/// Whether it was already announced when it was done here. Dice come from the
/// server.
fn is_told(by: Seat, entry: &Entry, own: Option<Seat>) -> bool {
    let is_of_dice = matches!(
        entry,
        Entry::Action {
            action: Action::Roll(_) | Action::ThrowDie(_),
            ..
        }
    );
    own == Some(by) && !is_of_dice
}

fn player_of(entry: &Entry) -> Player {
    match *entry {
        Entry::Action { player, .. } => player,
        Entry::NextGame => Player::White,
    }
}

/// If a lot happened while nobody was listening, only the last sentence is
/// said.
fn keep_last_sentence(reactions: &mut Vec<Reaction>) {
    let is_said = |reaction: &Reaction| matches!(reaction, Reaction::Say(_));
    let last = reactions.iter().rposition(is_said);
    let mut place = 0;
    reactions.retain(|reaction| {
        place += 1;
        !is_said(reaction) || Some(place - 1) == last
    });
}

#[cfg(test)]
mod tests {
    use protocol::ToClient;
    use rules::{ByPlayer, Ruleset};

    use super::*;
    use crate::board::{Gesture, Place};
    use crate::online::Link;
    use crate::online::seated::{FIRST, Log, SECOND};
    use crate::play::{Bottom, DiceSource, Participant, TableSetup};

    fn setup(rules: Ruleset, participant: impl Fn(&str) -> Participant) -> TableSetup {
        TableSetup {
            participants: ByPlayer {
                white: participant("Ada"),
                black: participant("Max"),
            },
            rules,
            dice: DiceSource::ByHand,
            bottom: Bottom::Seat(Seat::First),
        }
    }

    /// Two people at one screen, White having rolled 31.
    fn local(id: &str) -> Table {
        let person = |name: &str| Participant::Person {
            name: name.to_owned(),
        };
        Table::from_id(setup(Ruleset::international(), person), id).unwrap()
    }

    fn react(table: &mut Table, gesture: Gesture, confirms_double: bool) -> Vec<Reaction> {
        let events = table.gesture(gesture);
        to_events(&events, table, confirms_double, &Texts::english())
    }

    const ROLLED: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
    const TO_ROLL: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";

    #[test]
    fn a_move_is_said_and_one_that_cannot_be_made_refused() {
        let mut table = local(ROLLED);
        let press = |number| Gesture::Press(Place::Point(rules::Point::new(number)));
        let said = react(&mut table, press(8), true);
        assert!(matches!(&said[..], [Reaction::Say(text)] if text.starts_with("Ada")));
        let refused = react(&mut table, press(20), true);
        assert!(matches!(refused[..], [Reaction::Refuse(_)]), "{refused:?}");
    }

    #[test]
    fn a_double_is_asked_about_only_if_that_is_wanted() {
        let double = (Player::White, Action::Double);
        let mut table = local(TO_ROLL);
        assert_eq!(
            react(&mut table, Gesture::PressCube, true),
            [Reaction::Ask(Question::Confirm(double.0, double.1))]
        );
        assert_eq!(
            react(&mut table, Gesture::PressCube, false),
            [Reaction::Act(double.0, double.1)]
        );
    }

    #[test]
    fn a_game_that_is_won_is_told_and_judged() {
        let mut table = local(TO_ROLL);
        table.act(Player::White, Action::Double);
        let events = table.act(Player::Black, Action::Pass);
        let reactions = to_events(&events, &table, true, &Texts::english());
        assert!(reactions.contains(&Reaction::GameWon), "{reactions:?}");
        let events = table.next_game();
        let reactions = to_events(&events, &table, true, &Texts::english());
        assert_eq!(reactions, [Reaction::NewGame]);
    }

    /// What a seat is told about the last events of a log, which arrive in one
    /// message after the others have been seen.
    fn told(log: &Log, seat: Option<Seat>, last: usize) -> Vec<Reaction> {
        let link = Link {
            table: log.table.id(),
            key: None,
        };
        let mut client = Client::new(link, 0, 1);
        let welcome = ToClient::Welcome {
            table: link.table,
            seat,
            last: 0,
            now: log.now,
        };
        client.receive(welcome, 0);
        let (before, after) = log.events.split_at(log.events.len() - last);
        let events = |events: &[protocol::Numbered]| ToClient::Events {
            events: events.to_vec(),
        };
        client.receive(events(before), 0);
        let (update, _) = client.receive(events(after), 0);
        let remote = |name: &str| Participant::Remote {
            name: name.to_owned(),
        };
        let rules = log.table.terms().rules.clone();
        let table = Table::online(setup(rules, remote), log.table.record().clone());
        to_update(&update.unwrap(), &client, Some(&table), &Texts::english())
    }

    #[test]
    fn what_was_done_here_is_told_once_but_dice_come_from_the_server() {
        let mut log = Log::seated(r#"{"rules": "international, match 3"}"#);
        let on_turn = log.start();
        log.play();
        let away = if on_turn == FIRST { SECOND } else { FIRST };
        assert_eq!(told(&log, on_turn, 1), []);
        assert!(matches!(told(&log, away, 1)[..], [Reaction::Say(_), ..]));
        log.act(away, "roll").unwrap();
        for seat in [FIRST, SECOND] {
            assert!(matches!(told(&log, seat, 1)[..], [Reaction::Say(_), ..]));
        }
    }

    #[test]
    fn who_comes_back_is_told_how_it_stands_and_no_more() {
        let mut log = Log::seated(r#"{"rules": "international, match 3"}"#);
        let on_turn = log.start();
        log.play();
        let away = if on_turn == FIRST { SECOND } else { FIRST };
        let reactions = told(&log, away, log.events.len() - 1);
        let texts = Texts::english();
        assert_eq!(reactions, [Reaction::Say(texts.since_your_turn())]);
    }

    #[test]
    fn a_refusal_is_told_and_one_of_the_version_offers_another_page() {
        let log = Log::seated(r#"{"rules": "international, match 3"}"#);
        let link = Link {
            table: log.table.id(),
            key: None,
        };
        let texts = Texts::english();
        let refusal = |refused: Refused| {
            let mut client = Client::new(link, 0, 1);
            let (update, _) = client.receive(ToClient::Refused { id: None, refused }, 0);
            to_update(&update.unwrap(), &client, None, &texts)
        };
        let not_now = describe::refused(&Refused::NotNow, &texts);
        assert_eq!(refusal(Refused::NotNow), [Reaction::Refuse(not_now)]);
        let reason = String::new();
        let old = Refused::NotUnderstood { reason };
        assert_eq!(refusal(old), [Reaction::OfferReload]);
    }
}
