//! What gestures mean.

use rules::{
    Action, ActionKind, Decision, Die, Move, Offered, Origin, Play, Player, Point, Reason, Target,
    Turn, UnmadePlay, WrittenPlay,
};

use super::deed::refused;
use super::hand::HandMove;
use super::happening::{Denial, Happening};
use super::places::{origin_at, place_from, place_to, target_at};
use super::table::Table;
use crate::board::{Gesture, Place};

impl Table {
    /// Does what a gesture means now. A gesture that the rules refuse changes
    /// nothing and says why.
    pub fn gesture(&mut self, gesture: Gesture) -> Vec<Happening> {
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

    /// Plays a checker by the first die that lets it, bears off by the tray,
    /// or makes a point that is not the player's.
    fn press(&mut self, place: Place) -> Vec<Happening> {
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
        self.make_point(player, place)
    }

    /// Plays a checker by the other die first, or makes a point.
    fn press_other(&mut self, place: Place) -> Vec<Happening> {
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
        if !matches!(moved[..], [Happening::Refused(_)]) {
            return moved;
        }
        let made = self.make_point(player, place);
        match made[..] {
            [Happening::Refused(_)] => moved,
            _ => made,
        }
    }

    /// Moves the checker here by the first of these dice that lets it.
    fn move_from(&mut self, player: Player, place: Place, dice: &[Die]) -> Vec<Happening> {
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
    fn bear_off(&mut self, player: Player) -> Vec<Happening> {
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
        // Why not? The checker nearest to off is asked.
        let board = self.now.game().board_for(player);
        let mut points = Point::ALL.into_iter();
        let nearest = points.find(|&point| board.player().on(point) > 0);
        let from = nearest.map_or(Origin::Bar, Origin::Point);
        let dice = self.dice_in_order();
        let large = dice.iter().max().copied();
        let die = large.unwrap_or(self.turn().roll().larger());
        let reaches_off = die.pips() >= from.pips();
        match (from, board.player().rearmost()) {
            (Origin::Point(_), rear) if rear <= 24 && rear > 6 && !reaches_off => {
                let outside = Point::new(rear);
                vec![self.refusal(player, Reason::NotAllHome { outside })]
            }
            _ => self.perform(player, Action::Move { from, die }),
        }
    }

    /// Makes a point with two checkers that come from elsewhere.
    fn make_point(&mut self, player: Player, place: Place) -> Vec<Happening> {
        let Some(Target::Point(point)) = target_at(player, place) else {
            let reason = Reason::NoChecker(Origin::Bar);
            return vec![self.refusal(player, reason)];
        };
        match self.moves_to_make(player, point) {
            Some(moves) => self.make_all(player, &moves),
            None => vec![Happening::Refused(Denial::NoPoint(point))],
        }
    }

    /// The moves by which two checkers meet on a point.
    fn moves_to_make(&self, player: Player, point: Point) -> Option<Vec<HandMove>> {
        let dice = self.turn().dice_left();
        let &[first, .., second] = dice else {
            return None;
        };
        let origin = |pips: u8| match pips {
            25 => Some(Origin::Bar),
            _ => Point::try_from(pips).ok().map(Origin::Point),
        };
        // One checker's moves to the point, by one number several times.
        let way = |die: Die, times: u8| -> Option<Vec<HandMove>> {
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

    /// Puts a checker that was picked up somewhere else: on, back, or from
    /// where it came somewhere else.
    fn put_down(&mut self, place: Place, onto: Place) -> Vec<Happening> {
        let player = match self.mover() {
            Ok(player) => player,
            Err(refusal) => return vec![refusal],
        };
        if place == Place::Tray(player) {
            return match self.hand_before_bearing_off(player, onto) {
                Some(hand) => self.replace_hand(player, &hand),
                None => Vec::new(),
            };
        }
        let Some(from) = origin_at(player, place).filter(|_| self.has_checker(player, place))
        else {
            return Vec::new();
        };
        if let Some(Target::Point(_) | Target::Off) = target_at(player, onto)
            && let Some(way) = self.way(self.turn(), player, from, onto)
        {
            let moves: Vec<HandMove> = moves_of(&way);
            return self.make_all(player, &moves);
        }
        if let Some(hand) = self.hand_after_changing_mind(player, from, onto) {
            return self.replace_hand(player, &hand);
        }
        let Some(to) = target_at(player, onto) else {
            return Vec::new();
        };
        vec![self.why_not(player, from, to)]
    }

    /// Where the checker that was picked up here can go, be it on or back.
    pub(super) fn targets_from(&self, place: Place) -> Vec<Place> {
        let Ok(player) = self.mover() else {
            return Vec::new();
        };
        if place == Place::Tray(player) {
            let origins = self.hand.moves().iter().map(|&(from, _)| from);
            let mut places: Vec<Place> = origins.map(|from| place_from(player, from)).collect();
            places.retain(|&onto| self.hand_before_bearing_off(player, onto).is_some());
            return places;
        }
        let Some(from) = origin_at(player, place) else {
            return Vec::new();
        };
        let ways = self.turn().ways_from(from);
        let ends = ways.iter().filter_map(|way| way.moves().last());
        let on = ends.map(|last| place_to(player, last.to()));
        let back = self.hand.without_way_to(from).into_iter();
        let back = back.filter(|(_, rest)| self.with_hand(player, rest).is_ok());
        let back = back.map(|(origin, _)| place_from(player, origin));
        let mut targets: Vec<Place> = on.chain(back).collect();
        targets.sort_unstable();
        targets.dedup();
        targets
    }

    /// The way of one checker to a place: the shortest, by the first die first.
    fn way(&self, turn: &Turn, player: Player, from: Origin, onto: Place) -> Option<Play> {
        let mut ways = turn.ways_from(from);
        ways.retain(|way| {
            let last = way.moves().last();
            last.is_some_and(|last| place_to(player, last.to()) == onto)
        });
        let order = self.dice_in_order();
        let first = order.first().copied();
        ways.into_iter().min_by_key(|way| {
            let moves = way.moves();
            let is_other_first = moves.first().map(|made| made.die()) != first;
            (moves.len(), is_other_first)
        })
    }

    /// The moves of the hand when a checker that was moved goes back to where
    /// it came from, or from there somewhere else.
    fn hand_after_changing_mind(
        &self,
        player: Player,
        from: Origin,
        onto: Place,
    ) -> Option<Vec<HandMove>> {
        self.hand
            .without_way_to(from)
            .into_iter()
            .find_map(|(origin, rest)| {
                let then = self.with_hand(player, &rest).ok()?;
                if place_from(player, origin) == onto {
                    return Some(rest);
                }
                let way = self.way(then.game().turn()?, player, origin, onto)?;
                let mut hand = rest;
                hand.extend(moves_of(&way));
                Some(hand)
            })
    }

    /// The moves of the hand without the one that bore off a checker from
    /// here.
    fn hand_before_bearing_off(&self, player: Player, onto: Place) -> Option<Vec<HandMove>> {
        let is_it =
            |&(from, die): &HandMove| place_from(player, from) == onto && die.pips() >= from.pips();
        let mut hand = self.hand.moves().to_vec();
        hand.remove(hand.iter().rposition(is_it)?);
        self.with_hand(player, &hand).ok().map(|_| hand)
    }

    fn replace_hand(&mut self, player: Player, hand: &[HandMove]) -> Vec<Happening> {
        let kept = hand.iter().zip(self.hand.moves());
        let kept = kept.take_while(|(one, other)| one == other).count();
        let mut told = Vec::new();
        while self.hand.moves().len() > kept {
            told.extend(self.perform(player, Action::Undo));
        }
        told.extend(self.make_all(player, &hand[kept..]));
        told
    }

    fn make_all(&mut self, player: Player, moves: &[HandMove]) -> Vec<Happening> {
        let each = moves.iter();
        each.flat_map(|&(from, die)| self.perform(player, Action::Move { from, die }))
            .collect()
    }

    /// What stands against going from here to there.
    fn why_not(&self, player: Player, from: Origin, to: Target) -> Happening {
        if to.pips() >= from.pips() {
            return Happening::Refused(Denial::Backward { from, to });
        }
        let written = format!("{from}/{to}").parse::<WrittenPlay>();
        let made = written.map(|written| self.turn().clone().make_written(&written));
        match made {
            Ok(Err(UnmadePlay::Refused(refusal))) => {
                let die = Die::try_from(from.pips() - to.pips());
                let is_block = matches!(refusal.reason, Reason::Blocked { .. });
                match die {
                    Ok(die) if is_block && self.turn().penalties().contains(&(from, die)) => {
                        Happening::Confirm {
                            player,
                            action: Action::LandOnBlock { from, die },
                        }
                    }
                    _ => refused(refusal),
                }
            }
            _ => Happening::Refused(Denial::NoWay { from, to }),
        }
    }

    fn press_dice(&mut self) -> Vec<Happening> {
        let decision = self.now.game().decision();
        match decision {
            Decision::ThrowForStart { has_thrown } => match self.to_throw(has_thrown) {
                Some(player) if self.is_computer(player) && self.next_by_itself().is_some() => {
                    vec![self.not_for_people(player)]
                }
                _ => self.roll(),
            },
            // Anybody may pick up dice that cannot be played.
            Decision::Play { player, .. } if self.is_held() => {
                self.perform(player, Action::EndTurn)
            }
            Decision::RollOrDouble { player, .. } if self.is_computer(player) => {
                match self.dice_wanted() {
                    Some(wanted) => vec![Happening::DiceWanted(wanted)],
                    None => vec![self.not_for_people(player)],
                }
            }
            Decision::RollOrDouble { player, .. } => self.roll_with_coach(player),
            Decision::Play { player, .. } if self.is_computer(player) => {
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

    /// Asks whether to double, or to take. Nothing about the cube is done by
    /// one press.
    fn press_cube(&mut self) -> Vec<Happening> {
        match self.cube_press() {
            Some((player, action)) => vec![Happening::Confirm { player, action }],
            None => {
                let people = Player::BOTH
                    .into_iter()
                    .filter(|&who| !self.is_computer(who));
                let on_turn = self.on_turn();
                let player = people.max_by_key(|&who| on_turn == Some(who));
                let player = player.unwrap_or(Player::White);
                let refusal = self.refusal_of(player, ActionKind::Double);
                refusal.into_iter().collect()
            }
        }
    }

    /// What a press on the cube means, and for whom: for the player on turn
    /// before the other, where both could double.
    pub(super) fn cube_press(&self) -> Option<(Player, Action)> {
        let game = self.now.game();
        if let Decision::Answer { player, offer } = game.decision() {
            let is_about_cube = match offer.what {
                Offered::Double | Offered::Beaver | Offered::Raccoon => true,
                Offered::Resignation(_) | Offered::Claim(_) | Offered::Settlement { .. } => false,
            };
            return (is_about_cube && !self.is_computer(player)).then_some((player, Action::Take));
        }
        let on_roll = game.on_roll()?;
        let mut both = [on_roll, on_roll.opponent()].into_iter();
        let doubler = both.find(|&player| {
            !self.is_computer(player) && game.may(player, ActionKind::Double).is_ok()
        });
        doubler.map(|player| (player, Action::Double))
    }

    /// The person whose turn is being played, or why there is none.
    pub(super) fn mover(&self) -> Result<Player, Happening> {
        let game = self.now.game();
        let player = self.on_turn().unwrap_or(Player::White);
        match game.decision() {
            Decision::Over(outcome) => Err(self.refusal(outcome.winner, Reason::GameOver)),
            _ if self.is_computer(player) => Err(self.not_for_people(player)),
            _ => match self.refusal_of(player, ActionKind::Move) {
                Some(refusal) => Err(refusal),
                None => Ok(player),
            },
        }
    }

    /// The turn of a mover.
    fn turn(&self) -> &Turn {
        let turn = self.now.game().turn();
        turn.expect("a mover has rolled")
    }

    /// The numbers left, each once, in the order in which they are played.
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

fn moves_of(play: &Play) -> Vec<HandMove> {
    let moves = play.moves().iter();
    moves.map(|made| (made.from(), made.die())).collect()
}
