//! Interprets gestures.

use rules::{
    Action, ActionKind, Decision, Die, Move, Offered, Origin, Player, Point, Reason, Target, Turn,
};

use super::event::{Denial, TableEvent};
use super::pending_moves::PendingMove;
use super::places::{origin_at, target_at};
use super::table::Table;
use crate::board::{Gesture, Place};

impl Table {
    /// Does what a gesture means now. A gesture that the rules refuse changes
    /// nothing and says why.
    pub fn gesture(&mut self, gesture: Gesture) -> Vec<TableEvent> {
        let picked_up = self.picked_up.take();
        match gesture {
            Gesture::Press(place) => match picked_up {
                Some(from) if self.targets_from(from).contains(&place) => {
                    self.put_down(from, place)
                }
                _ => self.press(place),
            },
            Gesture::PressOther(place) => self.press_other(place),
            Gesture::PickUp(place) => {
                let can_lift = |player: Player| {
                    place == Place::Tray(player) || self.has_checker(player, place)
                };
                let mover = self.mover().ok();
                self.picked_up = mover.filter(|&player| can_lift(player)).map(|_| place);
                Vec::new()
            }
            Gesture::PutDown { from, to } => match to {
                Some(to) if to != from => self.put_down(from, to),
                _ => Vec::new(),
            },
            Gesture::PressDice => self.press_dice(),
            Gesture::SwapDice => {
                let is_turn = self.mover().is_ok();
                self.is_swapped ^= is_turn;
                Vec::new()
            }
            Gesture::PressCube => self.press_cube(),
        }
    }

    /// Plays a checker with the first die that can, bears off if the tray is
    /// pressed, or makes a point that isn't the player's.
    fn press(&mut self, place: Place) -> Vec<TableEvent> {
        let player = match self.mover() {
            Ok(player) => player,
            Err(refusal) => return vec![refusal],
        };
        if place == Place::Tray(player) {
            return self.bear_off(player);
        }
        if self.has_checker(player, place) {
            return self.move_from(player, place, &self.dice_in_order());
        }
        let is_theirs = self.has_checker(player.opponent(), place);
        let made = self.make_point(player, place);
        match made[..] {
            // A press moves a checker, even a blot; making points is extra.
            [TableEvent::Refused(Denial::NoPoint(_))] if is_theirs => {
                vec![TableEvent::Refused(Denial::NotYours)]
            }
            _ => made,
        }
    }

    /// Plays a checker with the other die first, or makes a point.
    fn press_other(&mut self, place: Place) -> Vec<TableEvent> {
        let player = match self.mover() {
            Ok(player) => player,
            Err(refusal) => return vec![refusal],
        };
        if place == Place::Tray(player) {
            return self.bear_off(player);
        }
        if !self.has_checker(player, place) {
            return self.make_point(player, place);
        }
        let mut dice = self.dice_in_order();
        dice.reverse();
        let moved = self.move_from(player, place, &dice);
        if !matches!(moved[..], [TableEvent::Refused(_)]) {
            return moved;
        }
        let made = self.make_point(player, place);
        match made[..] {
            [TableEvent::Refused(_)] => moved,
            _ => made,
        }
    }

    /// Moves the checker here with the first of these dice that can.
    fn move_from(&mut self, player: Player, place: Place, dice: &[Die]) -> Vec<TableEvent> {
        let Some(from) = origin_at(player, place) else {
            return Vec::new();
        };
        let next: Vec<Move> = self.turn().next_moves();
        let can = |die: &&Die| {
            next.iter()
                .any(|made| made.from() == from && made.die() == **die)
        };
        // If none does, the first is refused, and says why.
        let die = dice.iter().find(can).or(dice.first()).copied();
        let die = die.unwrap_or(self.turn().roll().larger());
        self.perform(player, Action::Move { from, die })
    }

    /// Bears off a checker, or two if both dice can.
    fn bear_off(&mut self, player: Player) -> Vec<TableEvent> {
        let mut told = Vec::new();
        for _ in 0..2 {
            let next = self.turn().next_moves();
            let dice = self.dice_in_order();
            let off = |die: Die| {
                let mut moves = next.iter();
                moves.find(|made| made.die() == die && made.to() == Target::Off)
            };
            let Some(made) = dice.into_iter().find_map(off) else {
                break;
            };
            let (from, die) = (made.from(), made.die());
            told.extend(self.perform(player, Action::Move { from, die }));
        }
        if !told.is_empty() {
            return told;
        }
        vec![self.why_none_off(player)]
    }

    /// Why no checker can be borne off now.
    fn why_none_off(&self, player: Player) -> TableEvent {
        let own = self.now.game().board_for(player).player();
        let rearmost = Point::try_from(own.rearmost());
        match rearmost {
            Err(_) => {
                let checkers = own.on_bar();
                self.refusal(player, Reason::BarFirst { checkers })
            }
            Ok(outside) if !outside.is_home() => {
                self.refusal(player, Reason::NotAllHome { outside })
            }
            Ok(rearmost) => {
                let mut points = Point::ALL.into_iter();
                let nearest = points.find(|&point| own.on(point) > 0);
                self.why_not(player, nearest.unwrap_or(rearmost).into(), Target::Off)
            }
        }
    }

    /// Makes a point with two checkers that come from elsewhere.
    fn make_point(&mut self, player: Player, place: Place) -> Vec<TableEvent> {
        let Some(Target::Point(point)) = target_at(player, place) else {
            let reason = Reason::NoChecker(Origin::Bar);
            return vec![self.refusal(player, reason)];
        };
        match self.moves_to_make(player, point) {
            Some(moves) => self.make_all(player, &moves),
            None => {
                let theirs = self.now.game().board_for(player).opponent();
                let block = self.now.rules().movement.block;
                let is_blocked = theirs.on(point.mirrored()) >= block.checkers();
                let denial = match is_blocked {
                    true => Denial::NotYours,
                    false => Denial::NoPoint(point),
                };
                vec![TableEvent::Refused(denial)]
            }
        }
    }

    /// The moves that bring two checkers together on a point.
    fn moves_to_make(&self, player: Player, point: Point) -> Option<Vec<PendingMove>> {
        let dice = self.turn().dice_left();
        let &[first, .., second] = dice else {
            return None;
        };
        let origin = |pips: u8| match pips {
            25 => Some(Origin::Bar),
            _ => Point::try_from(pips).ok().map(Origin::Point),
        };
        // One checker's moves to the point, by one number several times.
        let way = |die: Die, times: u8| -> Option<Vec<PendingMove>> {
            let stops = (1..=times).rev();
            let moves = stops.map(|left| {
                let from = origin(point.number() + left * die.pips())?;
                Some((from, die))
            });
            moves.collect()
        };
        let pairs: Vec<(u8, u8)> = if first == second {
            let most = dice.len() as u8;
            let all = (1..=3).flat_map(|one| (one..=3).map(move |other| (one, other)));
            all.filter(|(one, other)| one + other <= most).collect()
        } else {
            vec![(1, 1)]
        };
        let tries = pairs.into_iter().flat_map(|(one, other)| {
            let one = way(first, one);
            let other = way(second, other);
            let both = one.zip(other);
            both.into_iter().flat_map(|(one, other)| {
                let forth = [one.clone(), other.clone()].concat();
                [forth, [other, one].concat()]
            })
        });
        tries.into_iter().find(|moves| {
            let mut trial = self.now.clone();
            moves.iter().all(|&(from, die)| {
                let action = Action::Move { from, die };
                trial.act(player, action).is_ok()
            })
        })
    }

    fn press_dice(&mut self) -> Vec<TableEvent> {
        let decision = self.now.game().decision();
        match decision {
            Decision::ThrowForStart { has_thrown } => match self.to_throw(has_thrown) {
                Some(player)
                    if !self.is_local(player)
                        && (self.is_online() || self.next_automatic_step().is_some()) =>
                {
                    vec![self.not_for_people(player)]
                }
                _ => self.roll(),
            },
            // Anybody may pick up dice that cannot be played.
            Decision::Play { player, .. } if self.is_held() && !self.is_remote(player) => {
                self.perform(player, Action::EndTurn)
            }
            Decision::RollOrDouble { player, .. } if !self.is_local(player) => {
                match self.dice_wanted() {
                    Some(wanted) => vec![TableEvent::DiceWanted(wanted)],
                    None => vec![self.not_for_people(player)],
                }
            }
            Decision::RollOrDouble { player, .. } => self.roll_with_coach(player),
            Decision::Play { player, .. } if !self.is_local(player) => {
                vec![self.not_for_people(player)]
            }
            Decision::Play { player, .. } => self.act_with_coach(player, Action::EndTurn),
            Decision::Answer { player, .. } => self
                .refusal_of(player, ActionKind::Roll)
                .into_iter()
                .collect(),
            Decision::Over(outcome) => vec![self.refusal(outcome.winner, Reason::GameOver)],
        }
    }

    /// Asks whether to double, or to take. A single press never does anything
    /// with the cube.
    fn press_cube(&mut self) -> Vec<TableEvent> {
        match self.cube_press() {
            Some((player, action)) => vec![TableEvent::Confirm { player, action }],
            None => {
                let people = Player::BOTH.into_iter().filter(|&who| self.is_local(who));
                let on_turn = self.on_turn();
                let player = people.max_by_key(|&who| on_turn == Some(who));
                let player = player.unwrap_or(Player::White);
                let refusal = self.refusal_of(player, ActionKind::Double);
                refusal.into_iter().collect()
            }
        }
    }

    /// What a press on the cube means, and for whom: for the player on turn
    /// first, if both could double.
    pub(super) fn cube_press(&self) -> Option<(Player, Action)> {
        let game = self.now.game();
        if let Decision::Answer { player, offer } = game.decision() {
            let is_about_cube = match offer.what {
                Offered::Double | Offered::Beaver | Offered::Raccoon => true,
                Offered::Resignation(_) | Offered::Claim(_) | Offered::Settlement { .. } => false,
            };
            return (is_about_cube && self.is_local(player)).then_some((player, Action::Take));
        }
        let on_roll = game.on_roll()?;
        let mut both = [on_roll, on_roll.opponent()].into_iter();
        let doubler = both
            .find(|&player| self.is_local(player) && game.may(player, ActionKind::Double).is_ok());
        doubler.map(|player| (player, Action::Double))
    }

    /// The person whose turn is being played, or why there is none.
    pub(super) fn mover(&self) -> Result<Player, TableEvent> {
        let game = self.now.game();
        let player = self.on_turn().unwrap_or(Player::White);
        match game.decision() {
            Decision::Over(outcome) => Err(self.refusal(outcome.winner, Reason::GameOver)),
            _ if !self.is_local(player) => Err(self.not_for_people(player)),
            _ => match self.refusal_of(player, ActionKind::Move) {
                Some(refusal) => Err(refusal),
                None => Ok(player),
            },
        }
    }

    /// The turn of a mover.
    pub(super) fn turn(&self) -> &Turn {
        let turn = self.now.game().turn();
        turn.expect("a mover has rolled")
    }

    /// The remaining numbers, each once, in the order in which they're played.
    pub(super) fn dice_in_order(&self) -> Vec<Die> {
        let turn = self.now.game().turn();
        let mut dice = turn.map_or(Vec::new(), |turn| turn.dice_left().to_vec());
        dice.dedup();
        if self.is_swapped {
            dice.reverse();
        }
        dice
    }

    pub(super) fn has_checker(&self, player: Player, place: Place) -> bool {
        let board = self.now.game().board_for(player);
        match origin_at(player, place) {
            Some(Origin::Point(point)) => board.player().on(point) > 0,
            Some(Origin::Bar) => board.player().on_bar() > 0,
            None => false,
        }
    }
}
