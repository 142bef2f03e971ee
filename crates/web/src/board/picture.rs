//! What the board shows.

use rules::{ByPlayer, CubeValue, Die, Player, Point, insertion_sort_by};

use super::{ShownCube, ShownDice, ShownPlace};

/// A place that can hold checkers. Points are numbered from White's view,
/// whoever is at the bottom; turning the board is up to the view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// One of the 24 points.
    Point(Point),
    /// A player's part of the bar.
    Bar(Player),
    /// A player's tray, for checkers borne off.
    Tray(Player),
}

/// Everything the board shows at one moment. The view draws it and doesn't know
/// the rules; motion is the difference between two pictures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The checkers, place by place: up to two entries for a place where the
    /// rules allow both players.
    pub checkers: Vec<(Place, Player, u8)>,
    /// What each player's dice show; empty before the first roll.
    pub dice: ByPlayer<Vec<ShownDie>>,
    /// How many rolls there have been: the dice tumble when it grows, and
    /// not when they are only swapped or a move is taken back.
    pub rolls: u32,
    /// The dice for the start, if they were the last to be rolled: both are
    /// seen before they become the first roll.
    pub opening: Option<ByPlayer<Die>>,
    /// Whether a press on the dice (or the free half) does something, and for
    /// whom.
    pub can_press_dice: Option<Player>,
    /// The cube; `None` if there is none in this game.
    pub cube: Option<(CubeValue, CubePlace)>,
    /// Whether a press on the cube does something.
    pub can_press_cube: bool,
    /// Places with a checker that can be moved now.
    pub movable: Vec<Place>,
    /// Whose checkers can be dragged now, movable or not: a wrong move can be
    /// tried, and a checker dragged back.
    pub may_lift: Option<Player>,
    /// The place whose checker has been picked up.
    pub picked_up: Option<Place>,
    /// Places where the checker picked up can go.
    pub targets: Vec<Place>,
    /// The paths of the last turn, shown subtly.
    pub last_moved: Vec<(Place, Place)>,
    /// Who has won the game, if it is over.
    pub winner: Option<Player>,
    /// The label of each point, as White counts the points from 1 to 24.
    pub labels: [String; 24],
}

impl Picture {
    /// What's shown at a place.
    pub(crate) fn shown(&self, place: Place) -> ShownPlace {
        let label = match place {
            Place::Point(point) => self.labels[usize::from(point.number()) - 1].clone(),
            Place::Bar(_) | Place::Tray(_) => String::new(),
        };
        let here = self.checkers.iter().filter(|(at, ..)| *at == place);
        ShownPlace {
            place,
            label,
            checkers: here.map(|(_, player, count)| (*player, *count)).collect(),
            is_movable: self.movable.contains(&place),
            is_picked_up: self.picked_up == Some(place),
            is_target: self.targets.contains(&place),
            is_last_moved: self
                .last_moved
                .iter()
                .any(|&(from, to)| from == place || to == place),
        }
    }

    /// Every place with checkers, once, in the order of the picture.
    pub(crate) fn occupied(&self) -> impl Iterator<Item = ShownPlace> {
        let mut places: Vec<Place> = self.checkers.iter().map(|(place, ..)| *place).collect();
        insertion_sort_by(&mut places, Ord::cmp);
        places.dedup();
        places.into_iter().map(|place| self.shown(place))
    }

    /// What's shown of a player's dice.
    pub(crate) fn shown_dice(&self, player: Player) -> ShownDice {
        // An offered cube is where the dice would be.
        let is_offered = self.cube_place() == Some(CubePlace::OfferedTo(player));
        let dice = if is_offered {
            Vec::new()
        } else {
            self.dice[player].clone()
        };
        ShownDice {
            player,
            can_press: self.can_press_dice == Some(player),
            can_swap: dice.len() == 2 && dice.iter().any(|die| die.left > 0),
            dice,
        }
    }

    pub(crate) fn cube_place(&self) -> Option<CubePlace> {
        self.cube.map(|(_, place)| place)
    }

    /// What's shown of the cube.
    pub(crate) fn shown_cube(&self) -> Option<ShownCube> {
        self.cube.map(|(value, place)| ShownCube {
            value,
            place,
            can_press: self.can_press_cube,
        })
    }
}

/// One die on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ShownDie {
    /// The number on top.
    pub die: Die,
    /// How often it can still be played: once, or not at all when it is used
    /// up or from an earlier roll. A double is four dice.
    pub left: u8,
    /// Whether no legal play uses it, so that it is shown as blocked.
    pub is_blocked: bool,
}

/// Where the cube is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CubePlace {
    /// In the middle, at rest.
    Centered,
    /// On a player's side.
    Owned(Player),
    /// On the board, offered to this player.
    OfferedTo(Player),
}
