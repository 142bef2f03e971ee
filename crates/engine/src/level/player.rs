//! A level at the board.

use std::sync::Arc;

use rules::{BackgammonNeeds, Board, Movement, Plays, Point, Stakes};

use super::Level;
use super::closer_look::CloserLook;
use super::habits::Habits;
use super::imagination::{exposed_blots, imagined_safe};
use crate::bear_off::BearOffTables;
use crate::chances::{Chances, Equity};
use crate::cube_decision::{CubeAction, CubeDecision, CubeLadder, Reply};
use crate::decider::{CubeView, Decider, place_of_best};
use crate::evaluator::Evaluator;
use crate::lookahead::Lookahead;
use crate::match_equity::MatchEquityTable;
use crate::random::scramble;

/// A player at a level. The seed picks a person: what one overlooks, another
/// sees.
#[derive(Debug)]
pub struct LevelPlayer<E> {
    level: Level,
    seed: u64,
    movement: Movement,
    backgammon_needs: BackgammonNeeds,
    lookahead: Lookahead<E>,
    /// For money, with a cube without a limit, for players who ignore the
    /// score. It's the same for both sides.
    money: CubeLadder,
}

impl<E: Evaluator + Sync> LevelPlayer<E> {
    /// A player at a level, under these movement rules, using this evaluator.
    #[must_use]
    pub fn new(level: Level, seed: u64, evaluator: E, movement: Movement) -> LevelPlayer<E> {
        let table = MatchEquityTable::kazaross_xg2();
        let (player, cube) = (rules::Player::White, rules::Cube::CENTERED);
        LevelPlayer {
            level,
            seed,
            movement,
            backgammon_needs: BackgammonNeeds::NoneOff,
            lookahead: Lookahead::new(evaluator, movement, level.plies),
            money: CubeLadder::new(player, cube, Stakes::MONEY, None, table),
        }
    }

    /// Uses these tables for exact cube decisions in small endings, if the
    /// level doesn't err on purpose.
    #[must_use]
    pub fn with_endings(mut self, tables: Arc<BearOffTables>) -> LevelPlayer<E> {
        self.lookahead = self.lookahead.with_all_endings(tables);
        self
    }

    /// Sets another definition of a backgammon.
    #[must_use]
    pub fn with_backgammon_needs(mut self, needs: BackgammonNeeds) -> LevelPlayer<E> {
        self.backgammon_needs = needs;
        self
    }

    /// The level.
    #[must_use]
    pub const fn level(&self) -> &Level {
        &self.level
    }

    /// The evaluator for a player with habits; it doesn't have to be the best.
    fn at_a_glance(&self) -> &dyn Evaluator {
        let evaluator = self.lookahead.evaluator();
        evaluator.quick().unwrap_or(evaluator)
    }

    /// What a player with habits thinks each play is worth; `None` for plays
    /// that don't come to mind.
    fn impressions(
        &self,
        habits: &Habits,
        board: &Board,
        plays: &Plays,
        cube: CubeView<'_>,
    ) -> Vec<Option<Equity>> {
        let decision = Key::new(self.seed).and(board);
        let is_overlooked = |point: Point, is_direct: bool| {
            let chance = habits.overlooked_shots * if is_direct { 0.5 } else { 1.0 };
            decision.for_what(1 + u64::from(point.number())).share() < chance
        };
        let imagined: Vec<Board> = plays
            .iter()
            .map(|(_, result)| {
                let overlooked =
                    exposed_blots(result).filter(|blot| is_overlooked(blot.point, blot.is_direct));
                let board =
                    overlooked.fold(*result, |board, blot| imagined_safe(&board, blot.point));
                board.for_opponent()
            })
            .collect();
        let chances = self.at_a_glance().chances_of_all(&imagined);
        let opponent = cube.for_opponent();
        let impressions = imagined.iter().zip(&chances).zip(plays.iter());
        impressions
            .map(|((imagined, chances), (_, result))| {
                let thought_of = decision.and(result).share() >= habits.overlooked_plays;
                let judged = opponent.before_roll(imagined, chances).for_opponent();
                let blur = habits.blur * if result.is_race() { RACE_BLUR } else { 1.0 };
                let misjudged = Key::new(self.seed).and(result).normal() * blur;
                let liked = liking(habits, &imagined.for_opponent());
                thought_of.then_some(judged + Equity(misjudged + liked))
            })
            .collect()
    }

    /// The chances of the player on roll, as seen by the player who has to
    /// decide about the cube. Caution makes that player's own side look worse.
    fn cube_chances(&self, habits: &Habits, board: &Board, role: Role) -> Chances {
        let chances = self.at_a_glance().chances(board);
        let caution = match role {
            Role::Doubler => -habits.cube.caution,
            Role::Doubled => habits.cube.caution,
        };
        let key = Key::new(self.seed).and(board).for_what(role as u64 + 100);
        shifted(&chances, key.normal() * habits.cube.blur + caution)
    }

    /// The cube decision of a player without habits.
    fn faultless_decision(&self, board: &Board, cube: CubeView<'_>) -> Option<CubeDecision> {
        match &self.level.closer_look {
            Some(CloserLook { cube: look, .. }) => {
                let rules = (self.movement, self.backgammon_needs);
                look.decide(&self.lookahead, board, cube, rules)
            }
            None => self.lookahead.cube_decision(board, cube),
        }
    }

    fn cube_decision(
        &self,
        habits: &Habits,
        board: &Board,
        cube: CubeView<'_>,
        role: Role,
    ) -> Option<CubeDecision> {
        let chances = self.cube_chances(habits, board, role);
        let view = if habits.cube.ignores_score {
            CubeView::new(&self.money, &self.money, cube.state())
        } else {
            cube
        };
        view.decision(board, &chances)
    }
}

impl<E: Evaluator + Sync> Decider for LevelPlayer<E> {
    fn choose(&self, board: &Board, plays: &Plays, cube: CubeView<'_>) -> usize {
        let Some(habits) = &self.level.habits else {
            // No rollout knows an exact ending better.
            let is_open = plays.len() > 1 && !self.lookahead.is_exact(board, cube.ladder());
            return match &self.level.closer_look {
                Some(closer_look) if is_open => {
                    let rules = (self.movement, self.backgammon_needs);
                    closer_look.choose(&self.lookahead, plays, cube, rules)
                }
                _ => self.lookahead.choose(board, plays, cube),
            };
        };
        let impressions = self.impressions(habits, board, plays, cube);
        // A player who hasn't thought of any play takes the first.
        place_of_best(
            impressions
                .into_iter()
                .map(|impression| impression.unwrap_or(Equity(f32::MIN))),
        )
    }

    fn doubles(&self, board: &Board, cube: CubeView<'_>) -> bool {
        let is_double = |decision: Option<CubeDecision>| {
            decision.is_some_and(|it| it.action() == CubeAction::Double)
        };
        let Some(habits) = &self.level.habits else {
            return is_double(self.faultless_decision(board, cube));
        };
        let key = Key::new(self.seed).and(board);
        if key.share() < habits.cube.forgotten {
            return false;
        }
        is_double(self.cube_decision(habits, board, cube, Role::Doubler))
    }

    fn reply(&self, board: &Board, cube: CubeView<'_>) -> Reply {
        let decision = match &self.level.habits {
            Some(habits) => self.cube_decision(habits, board, cube, Role::Doubled),
            None => self.faultless_decision(board, cube),
        };
        decision.map_or(Reply::Take, |decision| decision.reply())
    }

    fn estimate(&self, board: &Board) -> Chances {
        match self.level.habits {
            Some(_) => self.at_a_glance().chances(board),
            None => self.lookahead.estimate(board),
        }
    }
}

/// The part of the blur that is left in races.
const RACE_BLUR: f32 = 0.3;

/// Who thinks about the cube.
#[derive(Clone, Copy, Debug)]
enum Role {
    Doubler,
    Doubled,
}

/// What habits add to the value of the board after a play, from the view of the
/// player who moved.
fn liking(habits: &Habits, result: &Board) -> f32 {
    let player = result.player();
    let stacked: u8 = Point::ALL
        .into_iter()
        .map(|point| player.on(point).saturating_sub(3))
        .sum();
    let back: u8 = Point::ALL[18..]
        .iter()
        .map(|&point| player.on(point))
        .sum::<u8>()
        + player.on_bar();
    let feared = exposed_blots(result).count();
    let hit = result.opponent().on_bar();
    habits.stacking * f32::from(stacked) - habits.running * f32::from(back)
        + habits.hitting * f32::from(hit)
        - habits.fear * feared as f32
}

/// The chances with the winning chance shifted, and gammons in proportion.
fn shifted(chances: &Chances, by: f32) -> Chances {
    let win = (chances.win + by).clamp(0.0, 1.0);
    let part = |now: f32, before: f32| if before > 0.0 { now / before } else { 0.0 };
    let (won, lost) = (part(win, chances.win), part(1.0 - win, chances.lose()));
    Chances {
        win,
        win_gammon: (chances.win_gammon * won).min(win),
        win_backgammon: (chances.win_backgammon * won).min(win),
        lose_gammon: (chances.lose_gammon * lost).min(1.0 - win),
        lose_backgammon: (chances.lose_backgammon * lost).min(1.0 - win),
    }
}

/// What a whim depends on: who, and about what. The same key is always the
/// same whim.
#[derive(Clone, Copy, Debug)]
struct Key(u64);

impl Key {
    const fn new(seed: u64) -> Key {
        Key(scramble(seed))
    }

    fn and(self, board: &Board) -> Key {
        let sides = [board.player(), board.opponent()];
        sides.into_iter().fold(self, |key, side| {
            let bits = side.to_bits();
            key.for_what(bits as u64).for_what((bits >> 64) as u64)
        })
    }

    const fn for_what(self, what: u64) -> Key {
        Key(scramble(self.0 ^ what))
    }

    /// Uniform from 0 to 1.
    fn share(self) -> f32 {
        (scramble(self.0) >> 40) as f32 / (1_u32 << 24) as f32
    }

    /// Bell-shaped, with mean 0 and standard deviation 1: the sum of four
    /// numbers from -1 to 1 has a variance of 4/3.
    fn normal(self) -> f32 {
        let sum: f32 = (0..4)
            .map(|part| 2.0 * self.for_what(part).share() - 1.0)
            .sum();
        sum * 0.866_025_4
    }
}
