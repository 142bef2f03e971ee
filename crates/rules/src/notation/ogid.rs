//! The OGID of OpenGammon.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::fields::{FieldFault, Fields, ParseFieldsError, digits, read_labeled};
use super::{Unwritable, excerpt, over_if_won};
use crate::board::{MOST_CHECKERS, Placement};
use crate::cube::{Cube, CubeValue};
use crate::insertion_sort::insertion_sort_by;
use crate::player::{ByPlayer, Player};
use crate::setup::{Offer, Offered, Setup, Stage};
use crate::stakes::Stakes;

/// A whole position in OpenGammon's form, with White and Black by name.
///
/// You can parse it with or without `OGID=`, and with fields missing at the
/// end. If field 6 has an action, field 5 names the player who took it, not the
/// one on roll; programs that leave field 6 empty use field 5 for the player on
/// roll. We read both and write the first.
///
/// It doesn't record whether Jacoby and beavers are in use, the cube's limit,
/// or the score of a money session, so a setup loses these when it becomes an
/// OGID.
///
/// ```
/// use rules::{Ogid, Player, Setup};
///
/// let id: Ogid = "11ccccchhhjjjjj:66666888dddddoo:N0N:31:B:R:0:0:5:12".parse()?;
/// assert_eq!(Setup::from(id).on_roll, Player::White);
/// # Ok::<(), rules::ParseFieldsError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ogid(Setup);

impl From<Ogid> for Setup {
    fn from(id: Ogid) -> Setup {
        id.0
    }
}

const LABEL: &str = "OGID=";

/// The characters for the places from 0, White's bar, to 25, Black's bar.
const PLACES: &[u8; 26] = b"0123456789abcdefghijklmnop";

impl TryFrom<Setup> for Ogid {
    type Error = Unwritable;

    fn try_from(setup: Setup) -> Result<Ogid, Unwritable> {
        let (player, opponent) = (setup.player.total(), setup.opponent.total());
        if player != opponent || player > u32::from(MOST_CHECKERS) {
            return Err(Unwritable::Checkers);
        }
        match setup.offer {
            Some(offer)
                if offer.what != Offered::Double
                    || offer.by != setup.on_roll
                    || setup.stage != Stage::BeforeRoll =>
            {
                Err(Unwritable::Offer(offer.what))
            }
            _ => Ok(Ogid(Setup {
                highest_cube: None,
                stakes: match setup.stakes {
                    Stakes::Money { .. } => Stakes::MONEY,
                    Stakes::Match { .. } => setup.stakes,
                },
                ..setup
            })),
        }
    }
}

impl fmt::Display for Ogid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ogid(setup) = self;
        let letter = |player: Player| if player == Player::White { 'W' } else { 'B' };
        let (white, black) = match setup.on_roll {
            Player::White => (&setup.player, &setup.opponent),
            Player::Black => (&setup.opponent, &setup.player),
        };
        let acted = letter(setup.on_roll.opponent());
        let (dice, acted, state, action) = match (setup.offer, setup.stage) {
            (Some(_), _) => (String::new(), letter(setup.on_roll), "D", 'O'),
            (None, Stage::BeforeRoll) => (String::new(), acted, "C", 'N'),
            (None, Stage::Rolled(roll)) => (roll.to_string(), acted, "R", 'N'),
            (None, Stage::Over) => (String::new(), acted, "G", 'N'),
        };
        let (score, length) = match setup.stakes {
            Stakes::Money { .. } => (ByPlayer::default(), "0".to_owned()),
            Stakes::Match {
                length,
                score,
                crawford,
            } => (
                score,
                format!("{length}{}", if crawford { "C" } else { "" }),
            ),
        };
        let mut text = format!(
            "{}:{}:{}{}{action}:{dice}:{acted}:{state}:{}:{}:{length}:0",
            written(white, Player::White),
            written(black, Player::Black),
            setup.cube.owner.map_or('N', letter),
            setup.cube.value.value().trailing_zeros(),
            score.white,
            score.black,
        );
        if white.total() != u32::from(MOST_CHECKERS) {
            text += &format!(":{}", white.total());
        }
        f.pad(&text)
    }
}

/// A player's checkers, one character each, from White's bar to Black's.
fn written(placement: &Placement, player: Player) -> String {
    let counts = placement
        .points
        .iter()
        .zip(1..)
        .chain([(&placement.bar, 25)]);
    let mut places: Vec<usize> = counts
        .flat_map(|(&count, place)| core::iter::repeat_n(place, count.into()))
        .map(|place| {
            if player == Player::White {
                25 - place
            } else {
                place
            }
        })
        .collect();
    insertion_sort_by(&mut places, Ord::cmp);
    places
        .iter()
        .map(|&place| char::from(PLACES[place]))
        .collect()
}

impl FromStr for Ogid {
    type Err = ParseFieldsError;

    fn from_str(text: &str) -> Result<Ogid, ParseFieldsError> {
        read_labeled(text, LABEL, "an OGID", read).map(Ogid)
    }
}

fn read(text: &str) -> Result<Setup, FieldFault> {
    let fields = Fields(text.split(':').collect());
    if !(3..=11).contains(&fields.0.len()) {
        return Err(FieldFault::Fields {
            found: fields.0.len(),
            expected: "3 to 11",
        });
    }
    let white = read_checkers(1, fields.text(1), Player::White)?;
    let black = read_checkers(2, fields.text(2), Player::Black)?;
    let (cube, action) = fields.read(
        3,
        "cube",
        "an owner W, B or N, a number and an action N, O, T or P",
        read_cube,
    )?;
    let roll = fields.read(4, "roll", "two dice or nothing", |text| match text.len() {
        0 => Some(None),
        2 => text.parse().ok().map(Some),
        _ => None,
    })?;
    let named = fields.read(5, "player", "W or B", |text| match text {
        "W" | "" => Some(Player::White),
        "B" => Some(Player::Black),
        _ => None,
    })?;
    let state = fields.read(
        6,
        "state",
        "one of C, R, D, A, P, IW, IB, G, M, RG and RM",
        State::read,
    )?;
    let state = match action {
        'O' => State::Doubled,
        'P' => State::Over,
        _ => state,
    };
    let on_roll = match state {
        State::Unsaid | State::Doubled => named,
        State::Opening(player) if roll.is_none() => player,
        State::Opening(_) | State::Acted | State::Over => named.opponent(),
    };
    let stage = match (state, roll) {
        (State::Over, _) => Stage::Over,
        (State::Doubled, _) | (_, None) => Stage::BeforeRoll,
        (_, Some(roll)) => Stage::Rolled(roll),
    };
    let offer = (state == State::Doubled).then_some(Offer {
        by: on_roll,
        what: Offered::Double,
    });
    let points = |number, name| match fields.text(number) {
        "" => Ok(0),
        _ => fields.points(number, name),
    };
    let score = ByPlayer {
        white: points(7, "score of White")?,
        black: points(8, "score of Black")?,
    };
    let stakes = fields.read(
        9,
        "match length",
        "a number, maybe with C, L or G",
        |text| read_stakes(text, score),
    )?;
    let checkers = match fields.text(11) {
        "" => MOST_CHECKERS,
        _ => fields.read(11, "number of checkers", "1 to 15", |text| {
            digits(text).filter(|count| (1..=MOST_CHECKERS).contains(count))
        })?,
    };
    let (player, opponent) = match on_roll {
        Player::White => (white, black),
        Player::Black => (black, white),
    };
    let setup = Setup {
        player,
        opponent,
        on_roll,
        stage,
        offer,
        cube,
        highest_cube: None,
        stakes,
    };
    let in_play = white.total().max(black.total());
    if in_play > u32::from(checkers) {
        return Err(FieldFault::Field {
            number: 11,
            name: "number of checkers",
            found: checkers.to_string(),
            expected: "at least as many as a player has in play",
        });
    }
    Ok(over_if_won(setup.with_checkers(checkers)))
}

fn read_checkers(number: usize, text: &str, player: Player) -> Result<Placement, FieldFault> {
    if text.chars().count() > usize::from(MOST_CHECKERS) {
        return Err(FieldFault::Field {
            number,
            name: "checkers of a player",
            found: excerpt(text),
            expected: "at most 15 characters",
        });
    }
    let mut placement = Placement::default();
    for (index, found) in text.chars().enumerate() {
        let place = PLACES.iter().position(|&place| char::from(place) == found);
        let own_place = place.map(|place| {
            if player == Player::White {
                25 - place
            } else {
                place
            }
        });
        let count = match own_place {
            Some(25) => &mut placement.bar,
            Some(point @ 1..=24) => &mut placement.points[point - 1],
            _ => {
                return Err(FieldFault::Character {
                    number,
                    found,
                    at: index + 1,
                });
            }
        };
        *count = count.saturating_add(1);
    }
    Ok(placement)
}

fn read_cube(text: &str) -> Option<(Cube, char)> {
    let owner = text.chars().next()?;
    let action = text.chars().next_back()?;
    let doublings = text.get(1..text.len() - 1)?;
    let owner = match owner {
        // Nobody owns a dead cube or one that isn't set yet.
        'N' | 'D' | '?' => None,
        'W' => Some(Player::White),
        'B' => Some(Player::Black),
        _ => return None,
    };
    let value = CubeValue::ONE.doubled_times(digits(doublings)?)?;
    "NOTP"
        .contains(action)
        .then_some((Cube { value, owner }, action))
}

fn read_stakes(text: &str, score: ByPlayer<u32>) -> Option<Stakes> {
    let end = text.find(|character: char| !character.is_ascii_digit());
    let (length, rest) = text.split_at(end.unwrap_or(text.len()));
    let kind = rest.trim_end_matches(|character: char| character.is_ascii_digit());
    let length = if length.is_empty() {
        0
    } else {
        digits(length)?
    };
    match (length, kind) {
        (0, "" | "L" | "G") => Some(Stakes::MONEY),
        (_, "" | "L" | "G" | "C") if length > 0 => Some(Stakes::Match {
            length,
            score,
            crawford: kind == "C",
        }),
        _ => None,
    }
}

/// What an OGID says about the progress of the game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// The field is empty.
    Unsaid,
    /// The player who begins has not rolled yet.
    Opening(Player),
    /// The other player is on roll.
    Acted,
    /// A double is waiting for an answer.
    Doubled,
    /// The game is over.
    Over,
}

impl State {
    fn read(text: &str) -> Option<State> {
        match text {
            "" => Some(State::Unsaid),
            "IW" => Some(State::Opening(Player::White)),
            "IB" => Some(State::Opening(Player::Black)),
            "C" | "R" | "A" => Some(State::Acted),
            "D" => Some(State::Doubled),
            "P" | "G" | "M" | "RG" | "RM" => Some(State::Over),
            _ => None,
        }
    }
}
