//! What happened at a table while the user was away.

use protocol::Request;
use rules::{Action, Entry, Seat};

use super::OnlineEvent;

/// What others did at a table while the user was away, in order.
#[derive(Clone, Debug, Default)]
pub struct Missed {
    news: Vec<OnlineEvent>,
    /// How many entries the record had before, if it has only grown.
    entries: Option<usize>,
}

impl Missed {
    /// What happened, without what the user did on another device and without
    /// the single steps of a turn.
    #[must_use]
    pub fn news(&self) -> &[OnlineEvent] {
        &self.news
    }

    /// The entry of the record from which it can be shown; `None` if nothing
    /// was played, if part of it was taken back, or if another match has begun.
    #[must_use]
    pub fn entries(&self) -> Option<usize> {
        let is_played = |news: &OnlineEvent| matches!(news, OnlineEvent::Played(_));
        self.entries.filter(|_| self.news.iter().any(is_played))
    }

    /// Nothing has happened yet, and the record has this many entries.
    pub(super) const fn after(entries: usize) -> Missed {
        Missed {
            news: Vec::new(),
            entries: Some(entries),
        }
    }

    /// Adds something that happened, from the view of this seat.
    pub(super) fn add(&mut self, news: &OnlineEvent, own: Option<Seat>) {
        if matches!(
            news,
            OnlineEvent::Agreed(_, Request::TakeBack | Request::Rematch)
        ) {
            self.entries = None;
        }
        if is_worth_telling(news) && (own.is_none() || by(news) != own) {
            self.news.push(news.clone());
        }
    }
}

/// Who did it, if it was somebody.
fn by(news: &OnlineEvent) -> Option<Seat> {
    match news {
        OnlineEvent::Played(done) => match (&done.0, done.2) {
            (before, Entry::Action { player, .. }) => Some(before.seat_of(player)),
            (_, Entry::NextGame) => None,
        },
        OnlineEvent::Joined(seat)
        | OnlineEvent::Asked(seat, _)
        | OnlineEvent::Agreed(seat, _)
        | OnlineEvent::Declined(seat, _)
        | OnlineEvent::Withdrawn(seat)
        | OnlineEvent::Claimed(seat)
        | OnlineEvent::Spoke(seat, _)
        | OnlineEvent::Came(seat)
        | OnlineEvent::CameBack(seat)
        | OnlineEvent::Left(seat) => Some(*seat),
        OnlineEvent::CaughtUp
        | OnlineEvent::Revealed
        | OnlineEvent::Refused(_)
        | OnlineEvent::BadEvent(_) => None,
    }
}

/// A turn is reported when it has ended, not step by step.
fn is_worth_telling(news: &OnlineEvent) -> bool {
    match news {
        OnlineEvent::Played(done) => match done.2 {
            Entry::NextGame => true,
            Entry::Action { action, .. } => !matches!(
                action,
                Action::ThrowDie(_)
                    | Action::Roll(_)
                    | Action::Move { .. }
                    | Action::LandOnBlock { .. }
                    | Action::Undo
            ),
        },
        OnlineEvent::Joined(_)
        | OnlineEvent::Asked(..)
        | OnlineEvent::Agreed(..)
        | OnlineEvent::Declined(..)
        | OnlineEvent::Withdrawn(_)
        | OnlineEvent::Claimed(_)
        | OnlineEvent::Spoke(..) => true,
        OnlineEvent::CaughtUp
        | OnlineEvent::Revealed
        | OnlineEvent::Came(_)
        | OnlineEvent::CameBack(_)
        | OnlineEvent::Left(_)
        | OnlineEvent::Refused(_)
        | OnlineEvent::BadEvent(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use rules::{Record, Ruleset};

    use super::*;

    /// What each line of a record does.
    fn done(lines: &[&str]) -> Vec<OnlineEvent> {
        let mut record = Record::new(Ruleset::international());
        let news = lines.iter().map(|line| {
            let before = record.now().clone();
            let entry = record.read_line(line).unwrap();
            OnlineEvent::Played(Box::new((before, record.now().clone(), entry)))
        });
        news.collect()
    }

    const LINES: [&str; 8] = [
        "White throw 3",
        "Black throw 1",
        "White play 8/5 6/5",
        "Black roll 62",
        "Black move 24 by 6",
        "Black undo",
        "Black play 24/18 13/11",
        "White double",
    ];

    #[test]
    fn turns_are_told_once_and_only_those_of_others() {
        let mut missed = Missed::after(2);
        for news in done(&LINES) {
            missed.add(&news, Some(Seat::First));
        }
        let told: Vec<String> = missed.news().iter().map(entry).collect();
        assert_eq!(told, ["Black play 24/18 13/11"]);
        assert_eq!(missed.entries(), Some(2));
    }

    #[test]
    fn who_watches_is_told_of_both() {
        let mut missed = Missed::after(0);
        for news in done(&LINES) {
            missed.add(&news, None);
        }
        let told: Vec<String> = missed.news().iter().map(entry).collect();
        let turns = [LINES[2], LINES[6], LINES[7]];
        assert_eq!(told, turns);
    }

    #[test]
    fn what_was_taken_back_cannot_be_shown() {
        let mut missed = Missed::after(2);
        let spoke = OnlineEvent::Spoke(Seat::Second, "sorry".to_owned());
        missed.add(&spoke, Some(Seat::First));
        assert_eq!(missed.entries(), None, "nothing was played");
        for news in done(&LINES) {
            missed.add(&news, Some(Seat::First));
        }
        assert_eq!(missed.entries(), Some(2));
        let agreed = OnlineEvent::Agreed(Seat::Second, Request::TakeBack);
        missed.add(&agreed, Some(Seat::First));
        assert_eq!(missed.entries(), None);
        assert_eq!(missed.news().len(), 3);
    }

    fn entry(news: &OnlineEvent) -> String {
        match news {
            OnlineEvent::Played(done) => done.2.to_string(),
            other => panic!("{other:?}"),
        }
    }
}
