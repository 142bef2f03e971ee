//! The winning chances between which the cube is turned.

use super::decision::CubeDecision;
use super::efficiency::CubeEfficiency;
use super::ladder::CubeLadder;
use crate::chances::Chances;

/// The winning chances at which cube decisions change, if gammons keep their
/// share of wins and losses. `None` for what never happens.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct DoublingWindow {
    /// The doubling point: doubling is right from here on.
    pub opens: Option<f32>,
    /// The cash point: passing a double is right from here on.
    pub cash: Option<f32>,
    /// Playing on for a gammon is better than cashing from here on.
    pub too_good: Option<f32>,
}

/// Halvings of the range from 0 to 1 until a chance is as exact as an `f32` can
/// be.
const HALVINGS: u32 = 24;

impl DoublingWindow {
    /// The window at this cube, with the share of gammons in `chances`; `None`
    /// if the player on roll may not double.
    #[must_use]
    pub fn new(
        ladder: &CubeLadder,
        chances: &Chances,
        efficiency: CubeEfficiency,
    ) -> Option<DoublingWindow> {
        CubeDecision::judged(ladder, chances, efficiency)?;
        let decision = |win| {
            let chances = with_win(chances, win);
            CubeDecision::judged(ladder, &chances, efficiency)
        };
        let first = |from, to, is_so: fn(&CubeDecision) -> bool| {
            first_chance(from, to, |win| decision(win).is_some_and(|it| is_so(&it)))
        };
        let cash = first(0.0, 1.0, |it| it.double_take > it.double_pass);
        let opens = first(0.0, cash.unwrap_or(1.0), |it| it.double_take > it.no_double);
        let too_good = cash.and_then(|cash| first(cash, 1.0, |it| it.no_double > it.double_pass));
        Some(DoublingWindow {
            opens,
            cash,
            too_good,
        })
    }

    /// The winning chance that the opponent needs to take.
    #[must_use]
    pub fn take_point(&self) -> Option<f32> {
        self.cash.map(|cash| 1.0 - cash)
    }
}

/// The same shares of gammons with another chance to win.
fn with_win(chances: &Chances, win: f32) -> Chances {
    let rate = |part: f32, whole: f32| if whole > 0.0 { part / whole } else { 0.0 };
    let lose = 1.0 - win;
    Chances {
        win,
        win_gammon: win * rate(chances.win_gammon, chances.win),
        win_backgammon: win * rate(chances.win_backgammon, chances.win),
        lose_gammon: lose * rate(chances.lose_gammon, chances.lose()),
        lose_backgammon: lose * rate(chances.lose_backgammon, chances.lose()),
    }
}

/// The first chance in a range at which a condition holds that keeps holding
/// from there on; `None` if it doesn't hold even at the end.
fn first_chance(from: f32, to: f32, is_so: impl Fn(f32) -> bool) -> Option<f32> {
    if !is_so(to) {
        return None;
    }
    let (mut low, mut high) = (from, to);
    for _ in 0..HALVINGS {
        let middle = (low + high) / 2.0;
        if is_so(middle) {
            high = middle;
        } else {
            low = middle;
        }
    }
    Some(high)
}
