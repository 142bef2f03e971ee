//! Sitting at the desk: the match on it as signals, with the workers that
//! read, judge and roll out around it.

use leptos::prelude::*;
use rules::{Player, Record, Seat};
use texts::Texts;

use super::desk::{Desk, Way};
use super::message::{Ask, ExportFormat, OpenedMatch, RolledOut, Tell, Unreadable};
use super::post::Post;
use crate::app::House;
use crate::at_table::Hint;
use crate::think::{Question, Reply};
use crate::{files, words};

/// The most that is played in a rollout without being asked again.
const ENOUGH_TRIALS: u32 = 5184;

/// The desk, and what is being done there. It outlives every screen.
#[derive(Clone, Copy, Debug)]
pub struct AtDesk {
    /// The match that lies there.
    pub desk: RwSignal<Option<Desk>>,
    /// How far the opening of another is.
    pub opening: RwSignal<Opening>,
    /// How far to look ahead.
    pub plies: RwSignal<u8>,
    /// Whether the match is being judged.
    pub is_judging: RwSignal<bool>,
    /// What is known about the position that is looked at, if it was asked.
    pub probe: Probe,
    /// Judges whole matches.
    clerk: Post,
    /// Which match lies there, so that answers about another are known to be
    /// late.
    number: StoredValue<u64>,
}

/// How far the opening of a file is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Opening {
    /// Nothing is being opened.
    #[default]
    Nothing,
    /// It is being read.
    Reading,
    /// Nothing could be made of it.
    Unreadable(Unreadable),
}

/// A single position that is asked about: by looking ahead, and by a rollout.
#[derive(Clone, Copy, Debug)]
pub struct Probe {
    /// What is best there.
    pub hint: RwSignal<Option<Hint>>,
    /// How the rollout stands.
    pub rolled: RwSignal<Option<RolledOut>>,
    /// Whether it goes on.
    pub is_rolling: RwSignal<bool>,
    post: Post,
    /// Goes up when another position is looked at.
    number: StoredValue<u64>,
}

impl AtDesk {
    /// An empty desk.
    #[must_use]
    pub fn empty() -> AtDesk {
        AtDesk {
            desk: RwSignal::new(None),
            opening: RwSignal::new(Opening::Nothing),
            plies: RwSignal::new(1),
            is_judging: RwSignal::new(false),
            probe: Probe::new(),
            clerk: Post::new(),
            number: StoredValue::new(0),
        }
    }

    /// Looks at the match, if there is one.
    pub fn with<T>(self, look: impl FnOnce(&Desk) -> T) -> Option<T> {
        self.desk.with(|desk| desk.as_ref().map(look))
    }

    /// Opens a file of any format.
    pub fn open(self, house: House, bytes: &[u8]) {
        let bytes = bytes.iter().copied().map(char::from).collect();
        self.ask_to_open(house, String::new(), Ask::Open { bytes });
    }

    /// Opens the match of the table.
    pub fn open_table(self, house: House) {
        let table = house.table.with(|table| {
            let name = |seat| {
                let mut both = Player::BOTH.into_iter();
                let player = both.find(|&player| table.now().seat_of(player) == seat);
                let player = player.unwrap_or(Player::White);
                house
                    .texts
                    .with_untracked(|t| words::player_name(table, player, t))
            };
            let names = [Seat::First, Seat::Second].map(name);
            (table.record().to_string(), names)
        });
        if let Some((record, names)) = table {
            self.ask_to_open(house, record, Ask::OpenRecord { names });
        }
    }

    fn ask_to_open(self, house: House, record: String, ask: Ask) {
        self.opening.set(Opening::Reading);
        // What is still said about the match there was is late from here on.
        self.is_judging.set(false);
        let number = self.next_number();
        self.clerk
            .ask(house, record, Question::Study(ask), move |reply| {
                if self.number.get_value() != number {
                    return;
                }
                match reply {
                    Reply::Study(Tell::Opened(opened)) => self.lay_down(house, *opened),
                    Reply::Study(Tell::Unreadable(why)) => {
                        self.opening.set(Opening::Unreadable(why));
                    }
                    _ => self.opening.set(Opening::Nothing),
                }
            });
    }

    fn lay_down(self, house: House, opened: OpenedMatch) {
        self.is_judging.set(false);
        match Desk::new(opened) {
            Some(desk) => {
                let is_position = desk.opened().questions == 0;
                self.desk.set(Some(desk));
                self.opening.set(Opening::Nothing);
                self.look(house);
                if !is_position {
                    self.judge(house);
                }
            }
            None => self.opening.set(Opening::Unreadable(Unreadable::Unknown)),
        }
    }

    /// Clears the desk.
    pub fn close(self) {
        self.next_number();
        self.desk.set(None);
        self.is_judging.set(false);
        self.opening.set(Opening::Nothing);
        self.probe.clear();
    }

    /// Judges all that has not been judged, until it is stopped.
    pub fn judge(self, house: House) {
        if !self.is_judging.get_untracked() {
            self.is_judging.set(true);
            self.judge_on(house);
        }
    }

    /// Judges everything anew, looking so far ahead.
    pub fn judge_again(self, house: House, plies: u8) {
        self.plies.set(plies);
        let was_judging = self.is_judging.get_untracked();
        self.desk.update(|desk| {
            if let Some(desk) = desk {
                desk.forget();
            }
        });
        // What is being asked now goes on by the new depth.
        if !was_judging {
            self.judge(house);
        }
    }

    /// Stops judging after what is being judged now.
    pub fn stop(self) {
        self.is_judging.set(false);
    }

    fn judge_on(self, house: House) {
        let plies = self.plies.get_untracked();
        let next = self.desk.with_untracked(|desk| {
            let desk = desk.as_ref()?;
            Some((desk.opened().json.clone(), desk.next_question(plies)?))
        });
        let Some((json, ask)) = next else {
            self.is_judging.set(false);
            return;
        };
        let number = self.number.get_value();
        self.clerk
            .ask(house, json, Question::Study(ask), move |reply| {
                if self.number.get_value() != number {
                    return;
                }
                let Reply::Study(Tell::Judged(told)) = reply else {
                    self.is_judging.set(false);
                    return;
                };
                // What was judged at another depth does not count.
                if self.plies.get_untracked() == plies {
                    self.desk.update(|desk| {
                        if let Some(desk) = desk {
                            desk.hear(*told);
                        }
                    });
                }
                if self.is_judging.get_untracked() {
                    self.judge_on(house);
                }
            });
    }

    /// Goes to another step.
    pub fn go(self, house: House, way: Way) {
        let at = self.with_untracked(Desk::at);
        self.desk.update(|desk| {
            if let Some(desk) = desk {
                desk.go(way);
            }
        });
        if self.with_untracked(Desk::at) != at {
            self.look(house);
        }
    }

    fn with_untracked<T>(self, look: impl FnOnce(&Desk) -> T) -> Option<T> {
        self.desk.with_untracked(|desk| desk.as_ref().map(look))
    }

    /// Looks at the position of the step. What no match is about is judged at
    /// once.
    fn look(self, house: House) {
        self.probe.clear();
        let alone = self.with_untracked(|desk| {
            let is_alone = desk.opened().questions == 0;
            desk.record().filter(|_| is_alone)
        });
        if let Some(record) = alone.flatten() {
            self.probe.ask(house, &record);
        }
    }

    /// Lets the person save the match.
    pub fn export(self, house: House, format: ExportFormat) {
        let Some(json) = self.with_untracked(|desk| desk.opened().json.clone()) else {
            return;
        };
        let ask = Question::Study(Ask::Export(format));
        self.clerk.ask(house, json, ask, move |reply| match reply {
            Reply::Study(Tell::Exported(text)) => {
                let name = match format {
                    ExportFormat::Sgf => "gammonbox.sgf",
                    ExportFormat::MatchText => "gammonbox.mat",
                    ExportFormat::Json => "gammonbox.json",
                };
                if files::save(name, &text).is_err() {
                    house.notify(|t| t.export_failed(name));
                }
            }
            Reply::Study(Tell::Unwritable(why)) => house.notify(|t| t.export_failed(&why)),
            _ => house.notify(Texts::error_title),
        });
    }

    fn next_number(self) -> u64 {
        self.number.update_value(|number| *number += 1);
        self.number.get_value()
    }
}

impl Probe {
    /// Nothing is asked about yet.
    #[must_use]
    pub fn new() -> Probe {
        Probe {
            hint: RwSignal::new(None),
            rolled: RwSignal::new(None),
            is_rolling: RwSignal::new(false),
            post: Post::new(),
            number: StoredValue::new(0),
        }
    }

    /// Forgets the position: another is looked at.
    pub fn clear(self) {
        self.number.update_value(|number| *number += 1);
        self.hint.set(None);
        self.rolled.set(None);
        self.is_rolling.set(false);
    }

    /// Asks what is best: at once, and then by a longer look.
    pub fn ask(self, house: House, record: &Record) {
        self.clear();
        self.hint.set(Some(Hint::Thinking));
        let number = self.number.get_value();
        for plies in [0, 2] {
            let question = Question::Hint { plies };
            self.post
                .ask(house, record.to_string(), question, move |reply| {
                    if self.number.get_value() == number {
                        self.hint.set(match reply {
                            Reply::Plays(plays) => Some(Hint::Plays(plays)),
                            Reply::Cube(cube) => Some(Hint::Cube(cube)),
                            _ => Some(Hint::Nothing),
                        });
                    }
                });
        }
    }

    /// Plays the position to its end until it is stopped or enough.
    pub fn roll_out(self, house: House, record: &Record, plays: Vec<String>) {
        if !self.is_rolling.get_untracked() {
            self.is_rolling.set(true);
            let state = self
                .rolled
                .with_untracked(|rolled| rolled.as_ref().map(|rolled| rolled.state.clone()));
            self.roll_on(house, record.to_string(), plays, state.unwrap_or_default());
        }
    }

    /// Stops after the lot that is being played.
    pub fn stop(self) {
        self.is_rolling.set(false);
    }

    fn roll_on(self, house: House, record: String, plays: Vec<String>, state: String) {
        let number = self.number.get_value();
        let ask = Ask::RollOut {
            plays: plays.clone(),
            state,
        };
        let question = Question::Study(ask);
        self.post
            .ask(house, record.clone(), question, move |reply| {
                if self.number.get_value() != number {
                    return;
                }
                let Reply::Study(Tell::RolledOut(rolled)) = reply else {
                    self.is_rolling.set(false);
                    return;
                };
                let (state, trials) = (rolled.state.clone(), rolled.trials);
                self.rolled.set(Some(rolled));
                if trials >= ENOUGH_TRIALS {
                    self.is_rolling.set(false);
                }
                if self.is_rolling.get_untracked() {
                    self.roll_on(house, record, plays, state);
                }
            });
    }
}

impl Default for Probe {
    fn default() -> Probe {
        Probe::new()
    }
}
