//! The table as a picture.

use rules::{
    Action, ByPlayer, Decision, Die, Entry, Match, Play, Player, Point, Turn, insertion_sort_by,
};

use super::places::{place_from, place_of, place_to, turned};
use super::table::Table;
use crate::board::{CubePlace, Picture, Place, ShownDie};

impl Table {
    /// Everything the board shows now.
    #[must_use]
    pub fn picture(&self) -> Picture {
        let mut picture = self.still(&self.now, self.last_turn_moved());
        let game = self.now.game();
        for player in Player::BOTH {
            if game.on_roll() != Some(player) {
                picture.dice[player] = self.dice_before(player);
            }
        }
        picture.opening = self.opening_dice();
        picture.can_press_dice = self.dice_presser();
        picture.can_press_cube = self.cube_press().is_some();
        if let (Ok(player), Some(turn)) = (self.mover(), game.turn()) {
            let moves = turn.next_moves();
            let from = moves.iter().map(|made| place_from(player, made.from()));
            picture.movable = in_order(from.collect());
            picture.may_lift = Some(player);
            picture.picked_up = self.picked_up;
            if let Some(place) = self.picked_up {
                picture.targets = self.targets_from(place);
            }
        }
        picture
    }

    /// The board at some point of the match, which takes no input.
    pub(super) fn still(&self, then: &Match, last_moved: Vec<(Place, Place)>) -> Picture {
        let game = then.game();
        let seat = self.counter(game.on_roll());
        let labels = self.labels();
        let label = |point: Point| labels.label(turned(seat, point), seat);
        Picture {
            checkers: checkers(then),
            dice: ByPlayer::from_fn(|player| match game.turn() {
                Some(turn) if game.on_roll() == Some(player) => self.dice_of_turn(turn),
                _ => Vec::new(),
            }),
            rolls: self.rolls(),
            opening: None,
            can_press_dice: None,
            cube: cube(then),
            can_press_cube: false,
            movable: Vec::new(),
            may_lift: None,
            picked_up: None,
            targets: Vec::new(),
            last_moved,
            winner: match game.decision() {
                Decision::Over(outcome) => Some(outcome.winner),
                _ => None,
            },
            labels: Point::ALL.map(label),
        }
    }

    /// How often dice were rolled.
    fn rolls(&self) -> u32 {
        let thrown = |entry: &&Entry| match entry {
            Entry::Action { action, .. } => matches!(action, Action::Roll(_) | Action::ThrowDie(_)),
            Entry::NextGame => false,
        };
        self.record.entries().iter().filter(thrown).count() as u32
    }

    /// Where the last finished turn moved checkers; for a computer, also the
    /// turn being played.
    fn last_turn_moved(&self) -> Vec<(Place, Place)> {
        let game = self.now.game();
        if let (Some(player), Some(turn)) = (game.on_roll(), game.turn())
            && !self.is_local(player)
            && !turn.steps().is_empty()
        {
            return moved(player, &turn.play());
        }
        let entries = self.record.entries().iter().rev();
        let mut entries = entries.take_while(|entry| **entry != Entry::NextGame);
        let last = entries.find_map(|entry| match entry {
            Entry::Action {
                player,
                action: Action::Play(play),
            } => Some((*player, play)),
            _ => None,
        });
        last.map_or(Vec::new(), |(player, play)| moved(player, play))
    }

    fn dice_of_turn(&self, turn: &Turn) -> Vec<ShownDie> {
        let roll = turn.roll();
        let left = turn.dice_left();
        let is_blocked = |die: Die| {
            let is_used = if turn.steps().is_empty() {
                let plays = turn.legal_plays();
                plays
                    .iter()
                    .any(|(play, _)| play.moves().iter().any(|made| made.die() == die))
            } else {
                // One number is left, once or several times.
                !turn.next_moves().is_empty()
            };
            left.contains(&die) && !is_used
        };
        if roll.is_double() {
            let die = roll.larger();
            let used = 4 - left.len();
            let is_blocked = is_blocked(die);
            let dice = (0..4).map(|index| ShownDie {
                die,
                left: u8::from(index >= used),
                is_blocked: is_blocked && index >= used,
            });
            return dice.collect();
        }
        let mut dice = [roll.larger(), roll.smaller()];
        if self.is_swapped {
            dice.reverse();
        }
        dice.map(|die| ShownDie {
            die,
            left: u8::from(left.contains(&die)),
            is_blocked: is_blocked(die),
        })
        .to_vec()
    }

    /// What's on the side of a player who isn't on roll: the die for the start
    /// until it's settled, then the last roll.
    fn dice_before(&self, player: Player) -> Vec<ShownDie> {
        let has_thrown = match self.now.game().decision() {
            Decision::ThrowForStart { has_thrown } => has_thrown[player],
            _ => false,
        };
        let mut has_played = false;
        let mut thrown = Vec::new();
        for (who, action) in self.actions_of_game() {
            match action {
                Action::Roll(roll) if who == player => {
                    let count = if roll.is_double() { 4 } else { 2 };
                    let dice = [roll.larger(), roll.smaller()].into_iter().cycle();
                    return shown_dice(dice.take(count), 0);
                }
                Action::ThrowDie(die) if who == player && has_thrown => {
                    return shown_dice([die], 1);
                }
                Action::ThrowDie(die) => thrown.push(die),
                Action::Play(_) if who == player => has_played = true,
                _ => {}
            }
        }
        // Whoever played without a roll played the dice for the start.
        match thrown[..] {
            [one, other, ..] if has_played => shown_dice([one.max(other), one.min(other)], 0),
            _ => Vec::new(),
        }
    }

    /// Whether the dice for the start are on the board, and nothing has moved
    /// since.
    #[must_use]
    pub fn has_just_started(&self) -> bool {
        self.pending.moves().is_empty() && self.opening_dice().is_some()
    }

    /// What both players rolled for the start, if nothing has happened since.
    fn opening_dice(&self) -> Option<ByPlayer<Die>> {
        // Where the die decides about the color, it has changed sides.
        if self.now.game().are_colors_swapped() {
            return None;
        }
        let thrown: Vec<(Player, Die)> = self
            .actions_of_game()
            .map_while(|(player, action)| match action {
                Action::ThrowDie(die) => Some((player, die)),
                _ => None,
            })
            .collect();
        let of = |player| thrown.iter().find(|(who, _)| *who == player);
        // After a tie, both roll again.
        if thrown.len() % 2 == 1 {
            return None;
        }
        let (_, white) = of(Player::White)?;
        let (_, black) = of(Player::Black)?;
        Some(ByPlayer {
            white: *white,
            black: *black,
        })
    }

    /// What was done in this game, the last first.
    fn actions_of_game(&self) -> impl Iterator<Item = (Player, Action)> {
        let entries = self.record.entries().iter().rev();
        entries.map_while(|entry| match *entry {
            Entry::Action { player, action } => Some((player, action)),
            Entry::NextGame => None,
        })
    }

    /// The player for whom a press on the dice does something.
    fn dice_presser(&self) -> Option<Player> {
        let game = self.now.game();
        let person = |player: Player| (self.is_local(player)).then_some(player);
        match game.decision() {
            Decision::ThrowForStart { has_thrown } => self.to_throw(has_thrown).and_then(person),
            Decision::RollOrDouble { player, .. } => person(player),
            Decision::Play { player, .. } if self.is_held() => Some(player),
            Decision::Play { player, .. } => {
                let can_end = game.turn().is_some_and(Turn::can_end);
                person(player).filter(|_| can_end)
            }
            Decision::Answer { .. } | Decision::Over(_) => None,
        }
    }
}

/// Dice that are all played or all still to be played.
fn shown_dice(dice: impl IntoIterator<Item = Die>, left: u8) -> Vec<ShownDie> {
    let dice = dice.into_iter().map(|die| ShownDie {
        die,
        left,
        is_blocked: false,
    });
    dice.collect()
}

/// The checkers of both players, place by place.
fn checkers(then: &Match) -> Vec<(Place, Player, u8)> {
    let mut checkers = Vec::new();
    for player in Player::BOTH {
        let own = then.game().board_for(player).player();
        let points = Point::ALL
            .into_iter()
            .map(|point| (place_of(player, point), own.on(point)));
        let beside = [
            (Place::Bar(player), own.on_bar()),
            (Place::Tray(player), own.off()),
        ];
        let all = points.chain(beside).filter(|&(_, count)| count > 0);
        checkers.extend(all.map(|(place, count)| (place, player, count)));
    }
    checkers
}

/// What the cube shows and where it is. An offered cube shows the value
/// offered.
fn cube(then: &Match) -> Option<(rules::CubeValue, CubePlace)> {
    let game = then.game();
    if !then.rules().cube.in_use {
        return None;
    }
    let cube = game.cube();
    let offer = game.offer().filter(|offer| offer.what.doublings() > 0);
    Some(match offer {
        Some(offer) => {
            let offered = cube.value.doubled_times(offer.what.doublings());
            let place = CubePlace::OfferedTo(offer.by.opponent());
            (offered.unwrap_or(cube.value), place)
        }
        None => (
            cube.value,
            cube.owner.map_or(CubePlace::Centered, CubePlace::Owned),
        ),
    })
}

/// From where to where a play moves checkers. Moves that continue where another
/// ended are joined into one path.
pub(super) fn moved(player: Player, play: &Play) -> Vec<(Place, Place)> {
    let mut ways: Vec<(Place, Place)> = Vec::new();
    for made in play.moves() {
        let (from, to) = (place_from(player, made.from()), place_to(player, made.to()));
        match ways.iter_mut().find(|(_, end)| *end == from) {
            Some((_, end)) => *end = to,
            None => ways.push((from, to)),
        }
    }
    ways
}

fn in_order(mut places: Vec<Place>) -> Vec<Place> {
    insertion_sort_by(&mut places, Ord::cmp);
    places.dedup();
    places
}
