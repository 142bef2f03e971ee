//! The XGID of eXtreme Gammon.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;
use core::str::FromStr;

use super::fields::{FieldFault, Fields, ParseFieldsError, digits, read_labeled};
use super::{Unwritable, excerpt, has_winner, over_if_won};
use crate::board::{MOST_CHECKERS, Placement};
use crate::cube::{Cube, CubeValue};
use crate::player::{ByPlayer, Player};
use crate::point::Point;
use crate::setup::{Offer, Offered, Setup, Stage};
use crate::stakes::{Beavers, Stakes};

/// A whole position in eXtreme Gammon's form. Its bottom player is White, its
/// top player Black.
///
/// You can parse it with or without `XGID=`, even in the middle of a text. It
/// doesn't record the number of checkers (use [`Setup::with_checkers`]), the
/// score of a money session, or whether raccoons are allowed, so a setup loses
/// these when it becomes an XGID. A cube limit of 1024, which eXtreme Gammon
/// always writes, means no limit, and so does one below the cube's value.
///
/// ```
/// use rules::{Setup, Xgid};
///
/// let text = "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:3:5:0:7:10";
/// let setup = Setup::from(text.parse::<Xgid>()?);
/// assert_eq!(setup.player.points[5], 5);
/// assert_eq!(Xgid::try_from(setup)?.to_string(), text);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Xgid(Setup);

impl From<Xgid> for Setup {
    fn from(id: Xgid) -> Setup {
        id.0
    }
}

const LABEL: &str = "XGID=";

/// The limit that eXtreme Gammon writes for the cube.
const USUAL_HIGHEST: u32 = 10;

impl TryFrom<Setup> for Xgid {
    type Error = Unwritable;

    fn try_from(setup: Setup) -> Result<Xgid, Unwritable> {
        for side in [&setup.player, &setup.opponent] {
            if side
                .points
                .iter()
                .chain([&side.bar])
                .any(|&count| count > 16)
            {
                return Err(Unwritable::Checkers);
            }
        }
        let opponent_on = |point: &Point| index_of(point.mirrored());
        let is_shared = |point: &Point| {
            setup.player.points[index_of(*point)] > 0
                && setup.opponent.points[opponent_on(point)] > 0
        };
        if let Some(point) = Point::ALL.into_iter().find(is_shared) {
            return Err(Unwritable::SharedPoint(point));
        }
        if has_winner(&setup) != (setup.stage == Stage::Over) {
            return Err(Unwritable::Over);
        }
        if let Some(offer) = setup.offer {
            let is_by_roller = offer.by == setup.on_roll;
            let is_written = match offer.what {
                Offered::Double | Offered::Raccoon => is_by_roller,
                Offered::Beaver => !is_by_roller,
                Offered::Resignation(_) | Offered::Claim(_) | Offered::Settlement { .. } => false,
            };
            if !is_written || setup.stage != Stage::BeforeRoll {
                return Err(Unwritable::Offer(offer.what));
            }
        }
        Ok(Xgid(Setup {
            highest_cube: setup
                .highest_cube
                .and_then(|highest| read_highest(doublings(highest), setup.cube.value)),
            stakes: said_stakes(&setup),
            ..setup
        }))
    }
}

/// The stakes, as far as an XGID records them.
fn said_stakes(setup: &Setup) -> Stakes {
    let is_raccoon = setup
        .offer
        .is_some_and(|offer| offer.what == Offered::Raccoon);
    match setup.stakes {
        Stakes::Money { jacoby, beavers } => Stakes::Money {
            jacoby,
            beavers: match beavers {
                _ if is_raccoon => Beavers::Raccoons,
                Beavers::Off => Beavers::Off,
                Beavers::Beavers | Beavers::Raccoons => Beavers::Beavers,
            },
        },
        Stakes::Match { .. } => setup.stakes,
    }
}

fn doublings(value: CubeValue) -> u32 {
    value.value().trailing_zeros()
}

fn index_of(point: Point) -> usize {
    usize::from(point.number()) - 1
}

impl fmt::Display for Xgid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Xgid(setup) = self;
        let bottom_first = |player: Player| if player == Player::White { 1 } else { -1 };
        let dice = match (setup.offer.map(|offer| offer.what), setup.stage) {
            (Some(Offered::Beaver), _) => "B".to_owned(),
            (Some(Offered::Raccoon), _) => "R".to_owned(),
            (Some(_), _) => "D".to_owned(),
            (None, Stage::Rolled(roll)) => roll.to_string(),
            (None, Stage::BeforeRoll | Stage::Over) => "00".to_owned(),
        };
        let (score, flags, length) = match setup.stakes {
            Stakes::Money { jacoby, beavers } => {
                let beavers = u32::from(beavers != Beavers::Off);
                (ByPlayer::default(), u32::from(jacoby) + 2 * beavers, 0)
            }
            Stakes::Match {
                length,
                score,
                crawford,
            } => (score, u32::from(crawford), length),
        };
        f.pad(&format!(
            "{LABEL}{}:{}:{}:{}:{dice}:{}:{}:{flags}:{length}:{}",
            checkers(setup),
            doublings(setup.cube.value),
            setup.cube.owner.map_or(0, bottom_first),
            bottom_first(setup.on_roll),
            score.white,
            score.black,
            setup.highest_cube.map_or(USUAL_HIGHEST, doublings),
        ))
    }
}

/// The first field: Black's bar, the points in White's numbering, White's bar.
fn checkers(setup: &Setup) -> String {
    let (white, black) = match setup.on_roll {
        Player::White => (&setup.player, &setup.opponent),
        Player::Black => (&setup.opponent, &setup.player),
    };
    let letter = |count: u8, one: u8| match count {
        0 => None,
        _ => Some(char::from(one + count - 1)),
    };
    let on_point = |point: Point| {
        letter(white.points[index_of(point)], b'A')
            .or(letter(black.points[index_of(point.mirrored())], b'a'))
    };
    [letter(black.bar, b'a')]
        .into_iter()
        .chain(Point::ALL.map(on_point))
        .chain([letter(white.bar, b'A')])
        .map(|letter| letter.unwrap_or('-'))
        .collect()
}

impl FromStr for Xgid {
    type Err = ParseFieldsError;

    fn from_str(text: &str) -> Result<Xgid, ParseFieldsError> {
        read_labeled(text, LABEL, "an XGID", read).map(Xgid)
    }
}

fn read(text: &str) -> Result<Setup, FieldFault> {
    let fields = Fields(text.split(':').collect());
    if fields.0.len() != 10 {
        return Err(FieldFault::Fields {
            found: fields.0.len(),
            expected: "10",
        });
    }
    let placements = read_checkers(fields.text(1))?;
    let value = fields.read(2, "cube", "a number from 0 to 24", read_doublings)?;
    let owner = fields.read(3, "cube's owner", "1, 0 or -1", |text| match text {
        "0" => Some(None),
        text => read_player(text).map(Some),
    })?;
    let on_roll = fields.read(4, "turn", "1 or -1", read_player)?;
    let (stage, offer) = fields.read(5, "roll", "00, two dice, D, B or R", |text| {
        read_roll(text, on_roll)
    })?;
    let score = ByPlayer {
        white: fields.points(6, "bottom player's score")?,
        black: fields.points(7, "top player's score")?,
    };
    let flags = fields.read(8, "rule", "a number from 0 to 3", |text| {
        digits::<u32>(text).filter(|&flags| flags <= 3)
    })?;
    let stakes = match fields.points(9, "match length")? {
        0 => Stakes::Money {
            jacoby: flags & 1 != 0,
            beavers: if flags & 2 != 0 {
                Beavers::Beavers
            } else {
                Beavers::Off
            },
        },
        length => Stakes::Match {
            length,
            score,
            crawford: flags & 1 != 0,
        },
    };
    let highest = fields.points(10, "highest cube")?;
    let (player, opponent) = match on_roll {
        Player::White => (placements.white, placements.black),
        Player::Black => (placements.black, placements.white),
    };
    let setup = Setup {
        player,
        opponent,
        on_roll,
        stage,
        offer,
        cube: Cube { value, owner },
        highest_cube: read_highest(highest, value),
        stakes,
    };
    let stakes = said_stakes(&setup);
    let setup = Setup { stakes, ..setup };
    Ok(over_if_won(setup.with_checkers(MOST_CHECKERS)))
}

fn read_checkers(text: &str) -> Result<ByPlayer<Placement>, FieldFault> {
    let number = 1;
    let count = text.chars().count();
    if count != 26 {
        return Err(FieldFault::Field {
            number,
            name: "checkers",
            found: excerpt(text),
            expected: "26 characters",
        });
    }
    let mut placements = ByPlayer::<Placement>::default();
    for (place, found) in text.chars().enumerate() {
        let wrong = FieldFault::Character {
            number,
            found,
            at: place + 1,
        };
        let (player, count) = match found {
            '-' => continue,
            'A'..='P' => (Player::White, found as u8 - b'A' + 1),
            'a'..='p' => (Player::Black, found as u8 - b'a' + 1),
            _ => return Err(wrong),
        };
        // The place in the owner's numbering.
        let own_place = if player == Player::White {
            place
        } else {
            25 - place
        };
        match own_place {
            0 => return Err(wrong),
            25 => placements[player].bar = count,
            point => placements[player].points[point - 1] = count,
        }
    }
    Ok(placements)
}

fn read_player(text: &str) -> Option<Player> {
    match text {
        "1" => Some(Player::White),
        "-1" => Some(Player::Black),
        _ => None,
    }
}

fn read_doublings(text: &str) -> Option<CubeValue> {
    cube_value(digits(text)?)
}

fn cube_value(doublings: u32) -> Option<CubeValue> {
    CubeValue::ONE.doubled_times(u8::try_from(doublings).ok()?)
}

/// The cube's limit, if the XGID tells us.
fn read_highest(doublings: u32, cube: CubeValue) -> Option<CubeValue> {
    match doublings {
        0 | USUAL_HIGHEST => None,
        _ => cube_value(doublings).filter(|&highest| highest >= cube),
    }
}

fn read_roll(text: &str, on_roll: Player) -> Option<(Stage, Option<Offer>)> {
    let offer = |by, what| Some((Stage::BeforeRoll, Some(Offer { by, what })));
    match text {
        "00" => Some((Stage::BeforeRoll, None)),
        "D" => offer(on_roll, Offered::Double),
        "B" => offer(on_roll.opponent(), Offered::Beaver),
        "R" => offer(on_roll, Offered::Raccoon),
        // Rolls can usually have a dash too, but not here.
        _ if text.len() == 2 => Some((Stage::Rolled(text.parse().ok()?), None)),
        _ => None,
    }
}
