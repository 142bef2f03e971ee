//! Practice questions from your own errors.

mod schedule;

use engine::{Finding, Mark};
use rules::{ByPlayer, Player, Ruleset, Seat, Setup, Xgid};
use serde::{Deserialize, Serialize};

pub use schedule::{Day, Grade, Schedule};

use crate::play::{Bottom, DiceSource, Participant, Table, TableSetup};
use crate::worker::Choice;

/// All stored questions.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Quiz {
    cards: Vec<Card>,
    /// How well questions were answered, the oldest day first.
    #[serde(default)]
    days: Vec<PracticeDay>,
}

/// The answers of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PracticeDay {
    /// The day.
    pub day: Day,
    /// How many questions were answered.
    pub asked: u32,
    /// How many of them without an error.
    pub right: u32,
}

/// This many days are remembered.
const MOST_DAYS: usize = 365;

/// One question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Card {
    /// The rules.
    pub rules: Ruleset,
    /// The position.
    pub position: Xgid,
    /// What was decided then.
    pub choice: Choice,
    /// What that lost, in points of the cube.
    pub loss: f64,
    /// The match it's from.
    pub from: String,
    /// When it comes back.
    pub schedule: Schedule,
}

/// This many are kept. A browser could keep more, but nobody answers more.
const MOST: usize = 500;

impl Card {
    /// The question about an error; `None` if it isn't an error, or if the
    /// position has no ID.
    #[must_use]
    pub fn new(rules: &Ruleset, finding: &Finding, from: String, today: Day) -> Option<Card> {
        let loss = finding.lost()?.equity;
        Some(Card {
            rules: rules.clone(),
            position: Xgid::try_from(Setup::from(finding.position)).ok()?,
            choice: Choice::made(finding).filter(|_| loss >= Mark::ERROR)?,
            loss,
            from,
            schedule: Schedule::new(today),
        })
    }

    /// The position as a table to answer at: two people, with the one who
    /// answers at the bottom.
    #[must_use]
    pub fn table(&self) -> Option<Table> {
        let seat = match self.answerer() {
            Player::White => Seat::First,
            Player::Black => Seat::Second,
        };
        let person = |_| Participant::Person {
            name: String::new(),
        };
        let setup = TableSetup {
            participants: ByPlayer::from_fn(person),
            rules: self.rules.clone(),
            dice: DiceSource::ByHand,
            bottom: Bottom::Seat(seat),
        };
        Table::from_id(setup, &self.position.to_string()).ok()
    }

    /// Who has to answer: the player on roll, or the one who was doubled.
    #[must_use]
    pub fn answerer(&self) -> Player {
        let setup = Setup::from(self.position);
        match setup.offer {
            Some(offer) => offer.by.opponent(),
            None => setup.on_roll,
        }
    }

    fn is_like(&self, other: &Card) -> bool {
        self.position == other.position && self.rules == other.rules
    }
}

impl Quiz {
    /// Reads what [`Quiz::to_text`] wrote.
    ///
    /// # Errors
    ///
    /// If the text is something else.
    pub fn from_text(text: &str) -> Result<Quiz, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// All questions as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("texts and numbers can be written")
    }

    /// How many questions there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Adds questions that aren't there yet, and returns how many. If there are
    /// too many, the best-known ones go.
    pub fn keep(&mut self, cards: impl IntoIterator<Item = Card>) -> usize {
        let before = self.cards.len();
        for card in cards {
            if !self.cards.iter().any(|known| known.is_like(&card)) {
                self.cards.push(card);
            }
        }
        let added = self.cards.len() - before;
        if self.cards.len() > MOST {
            // Equals stay in their order, the oldest first.
            self.cards.sort_by_key(|card| card.schedule.days());
            self.cards.truncate(MOST);
        }
        added
    }

    /// How many are due.
    #[must_use]
    pub fn due(&self, today: Day) -> usize {
        let cards = self.cards.iter();
        cards.filter(|card| card.schedule.due <= today).count()
    }

    /// The question that has been due longest, or else one that isn't due yet,
    /// for people who want to practice anyway.
    #[must_use]
    pub fn next(&self) -> Option<&Card> {
        self.cards.iter().min_by_key(|card| card.schedule.due)
    }

    /// In how many days the next question is due; 0 if one is.
    #[must_use]
    pub fn days_to_next(&self, today: Day) -> Option<u32> {
        self.next()
            .map(|card| card.schedule.due.saturating_sub(today))
    }

    /// Remembers how a question was answered, and says in how many days it
    /// comes back. It goes behind the others of its day.
    pub fn answered(&mut self, card: &Card, grade: Grade, today: Day) -> Option<u32> {
        let place = self.cards.iter().position(|known| known.is_like(card))?;
        self.count(grade, today);
        let mut card = self.cards.remove(place);
        card.schedule = card.schedule.after(grade, today);
        let days = card.schedule.due.saturating_sub(today);
        self.cards.push(card);
        Some(days)
    }

    fn count(&mut self, grade: Grade, today: Day) {
        if self.days.last().is_none_or(|last| last.day != today) {
            self.days.push(PracticeDay {
                day: today,
                asked: 0,
                right: 0,
            });
            let old = self.days.len().saturating_sub(MOST_DAYS);
            self.days.drain(..old);
        }
        if let Some(last) = self.days.last_mut() {
            last.asked += 1;
            last.right += u32::from(grade != Grade::Wrong);
        }
    }

    /// The days on which something was answered, the oldest first.
    #[must_use]
    pub fn days(&self) -> &[PracticeDay] {
        &self.days
    }

    /// The stored version of a question, if there is one.
    #[must_use]
    pub fn kept(&self, card: &Card) -> Option<&Card> {
        self.cards.iter().find(|known| known.is_like(card))
    }

    /// Never asks this again.
    pub fn forget(&mut self, card: &Card) {
        self.cards.retain(|known| !known.is_like(card));
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;

    use super::*;

    const TODAY: Day = 20_000;

    /// An error in the opening position with this roll.
    fn card(roll: &str) -> Card {
        Card {
            rules: Ruleset::international(),
            position: format!("XGID=-b----E-C---eE---c-e----B-:0:0:1:{roll}:0:0:0:0:10")
                .parse()
                .unwrap(),
            choice: Choice::Play(rules::Play::NONE),
            loss: 0.1,
            from: "Ann – Bob".to_owned(),
            schedule: Schedule::new(TODAY),
        }
    }

    #[test]
    fn the_same_error_is_kept_once() {
        let mut quiz = Quiz::default();
        let cards = || [card("31"), card("42")];
        assert_eq!(quiz.keep(cards()), 2);
        assert_eq!(quiz.keep(cards()), 0);
        assert_eq!((quiz.len(), quiz.due(TODAY)), (2, 2));
    }

    #[test]
    fn a_question_answered_well_comes_back_another_day_and_an_error_today() {
        let mut quiz = Quiz::default();
        quiz.keep([card("31"), card("42")]);
        let first = quiz.next().unwrap().clone();
        assert_eq!(quiz.answered(&first, Grade::Right, TODAY), Some(3));
        let second = quiz.next().unwrap().clone();
        assert_ne!(first.position, second.position);
        assert_eq!(quiz.answered(&second, Grade::Wrong, TODAY), Some(0));
        assert_eq!(quiz.due(TODAY), 1);
        assert_eq!(quiz.due(TODAY + 3), 2);
        quiz.forget(&second);
        assert_eq!(quiz.days_to_next(TODAY), Some(3));
    }

    #[test]
    fn answers_are_counted_by_the_day() {
        let mut quiz = Quiz::default();
        quiz.keep([card("31"), card("42")]);
        let (one, other) = (card("31"), card("42"));
        quiz.answered(&one, Grade::Right, TODAY);
        quiz.answered(&other, Grade::Wrong, TODAY);
        quiz.answered(&other, Grade::Nearly, TODAY + 1);
        let days: Vec<_> = quiz
            .days()
            .iter()
            .map(|day| (day.asked, day.right))
            .collect();
        assert_eq!(days, [(2, 1), (1, 1)]);
    }

    /// What was saved before days were counted can still be read.
    #[test]
    fn questions_without_days_are_read() {
        let mut quiz = Quiz::default();
        quiz.keep([card("31")]);
        let text = quiz.to_text().replace(",\"days\":[]", "");
        assert!(!text.contains("\"days\":["));
        assert_eq!(Quiz::from_text(&text).unwrap(), quiz);
    }

    #[test]
    fn what_is_kept_survives_as_text() {
        let mut quiz = Quiz::default();
        quiz.keep([card("31")]);
        assert_eq!(Quiz::from_text(&quiz.to_text()).unwrap(), quiz);
        assert!(Quiz::from_text("{").is_err());
    }

    #[test]
    fn too_many_questions_drop_those_that_are_known() {
        let mut quiz = Quiz::default();
        let known = card("31");
        quiz.keep([known.clone()]);
        quiz.answered(&known, Grade::Right, TODAY);
        let many = (0..MOST as u32).map(|number| Card {
            from: format!("{number}"),
            rules: Ruleset {
                match_lengths: vec![NonZeroU32::new(number + 1).unwrap()],
                ..Ruleset::international()
            },
            ..card("42")
        });
        assert_eq!(quiz.keep(many), MOST);
        assert_eq!(quiz.len(), MOST);
        assert!(!quiz.cards.iter().any(|card| card.is_like(&known)));
    }

    #[test]
    fn a_question_is_a_table_with_the_answerer_at_the_bottom() {
        let table = card("31").table().unwrap();
        assert_eq!(table.bottom(), Player::White);
        let doubled = Card {
            position: "XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:0:10"
                .parse()
                .unwrap(),
            ..card("31")
        };
        assert_eq!(doubled.table().unwrap().bottom(), Player::Black);
        assert_eq!(doubled.answerer(), Player::Black);
    }
}
