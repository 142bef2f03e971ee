//! From decisions to actions in a game.

use rules::{Action, ActionKind, Board, Decision, Game, Offered, Player, Plays, Win};

use super::{CubeView, Decider};
use crate::chances::Equity;
use crate::cube_decision::{CubeLadder, Reply};
use crate::match_equity::MatchEquityTable;

/// What a player wants to do in a game. Dice come from elsewhere.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Intent {
    /// Roll a die for the start.
    ThrowDie,
    /// Roll the dice.
    Roll,
    /// Do this, which the rules of the game allow.
    Act(Action),
}

/// What this player wants to do now; `None` if it isn't this player's decision.
/// Doubles are offered only before the player's own roll, even if the rules
/// allow them at any time.
#[must_use]
pub fn intent(
    decider: &(impl Decider + ?Sized),
    game: &Game,
    player: Player,
    table: &MatchEquityTable,
) -> Option<Intent> {
    match game.decision() {
        Decision::ThrowForStart { has_thrown } => (!has_thrown[player]).then_some(Intent::ThrowDie),
        Decision::RollOrDouble {
            player: on_roll,
            may_double,
        } if on_roll == player => {
            let board = game.board_for(player);
            let doubles =
                may_double && with_cube(game, table, |cube| decider.doubles(&board, cube))?;
            Some(if doubles {
                Intent::Act(Action::Double)
            } else {
                Intent::Roll
            })
        }
        Decision::Play {
            player: on_roll,
            roll,
        } if on_roll == player => {
            let turn = game.turn()?;
            let board = *turn.start();
            let plays = Plays::new(&board, roll, game.rules().movement);
            let place = with_cube(game, table, |cube| decider.choose(&board, &plays, cube))?;
            let (play, _) = plays.iter().nth(place)?;
            Some(Intent::Act(Action::Play(*play)))
        }
        Decision::Answer {
            player: asked,
            offer,
        } if asked == player => {
            let action = match offer.what {
                // If doubles are allowed at any time, the dice may already be
                // on the table.
                Offered::Double if game.turn().is_some() => {
                    let is_worth_it = is_take_after_roll(decider, game, offer.by, table)?;
                    if is_worth_it {
                        Action::Take
                    } else {
                        Action::Pass
                    }
                }
                Offered::Double if game.on_roll() == Some(offer.by) => {
                    let board = game.board_for(offer.by);
                    let reply = with_cube(game, table, |cube| decider.reply(&board, cube))?;
                    reply_action(reply, game, player)
                }
                // If doubles are allowed at any time, the player who is doubled
                // may be on roll. Passing costs 1, playing on twice what the
                // game is worth.
                Offered::Double if expected(decider, game, player).0 < -0.5 => Action::Pass,
                // The beaver says that the double was wrong, but a pass would
                // lose twice the stake at once.
                Offered::Double | Offered::Beaver | Offered::Raccoon => Action::Take,
                Offered::Resignation(_) | Offered::Claim(_) | Offered::Settlement { .. } => {
                    if accepts(decider, game, player, offer.what) {
                        Action::Accept
                    } else {
                        Action::Decline
                    }
                }
            };
            Some(Intent::Act(action))
        }
        _ => None,
    }
}

/// Asks with the view of the player on roll; `None` before the start.
fn with_cube<T>(
    game: &Game,
    table: &MatchEquityTable,
    ask: impl FnOnce(CubeView<'_>) -> T,
) -> Option<T> {
    let position = game.position()?;
    let ladder = CubeLadder::of(&position, table);
    let opponent = ladder.for_opponent();
    Some(ask(CubeView::new(&ladder, &opponent, ladder.state())))
}

/// Whether to take a double that comes when a roll is waiting to be played, by
/// the doubler or by the player who answers.
fn is_take_after_roll(
    decider: &(impl Decider + ?Sized),
    game: &Game,
    doubler: Player,
    table: &MatchEquityTable,
) -> Option<bool> {
    let turn = game.turn()?;
    let is_doublers_roll = game.on_roll() == Some(doubler);
    let plays = Plays::new(turn.start(), turn.roll(), game.rules().movement);
    with_cube(game, table, |before| {
        let doublers = if is_doublers_roll {
            before
        } else {
            before.for_opponent()
        };
        let passed = doublers.won(Win::Single);
        // Who cannot gain by a double has nothing to win by it either.
        let Some(doubled) = doublers.doubled() else {
            return true;
        };
        let taken = doublers.with_state(doubled);
        let cube = if is_doublers_roll {
            taken
        } else {
            taken.for_opponent()
        };
        let place = decider.choose(turn.start(), &plays, cube);
        let result = plays.iter().nth(place).map(|(_, board)| *board);
        let result = result.expect("the place is one of the plays");
        let rolled = if result.is_over() {
            let how = Win::over(result.opponent(), game.rules().backgammon_needs);
            cube.won(how)
        } else {
            let next = result.for_opponent();
            let chances = decider.estimate(&next);
            let equity = cube.for_opponent().before_roll(&next, &chances);
            equity.for_opponent()
        };
        let for_doubler = if is_doublers_roll {
            rolled
        } else {
            rolled.for_opponent()
        };
        for_doubler <= passed
    })
}

fn reply_action(reply: Reply, game: &Game, player: Player) -> Action {
    match reply {
        Reply::Pass => Action::Pass,
        Reply::Beaver if game.may(player, ActionKind::Beaver).is_ok() => Action::Beaver,
        Reply::Take | Reply::Beaver => Action::Take,
    }
}

/// Whether an offer is worth at least as much as playing on, in points of the
/// cube, ignoring the score.
fn accepts(
    decider: &(impl Decider + ?Sized),
    game: &Game,
    player: Player,
    offered: Offered,
) -> bool {
    let expected = expected(decider, game, player);
    let points = |win: Win| win.factor() as f32;
    let given = match offered {
        Offered::Resignation(win) => points(win),
        Offered::Claim(win) => -points(win),
        Offered::Settlement { winner, points } => {
            let cubes = points as f32 / game.cube().value.value() as f32;
            if winner == player { cubes } else { -cubes }
        }
        Offered::Double | Offered::Beaver | Offered::Raccoon => return false,
    };
    // It isn't worth playing on for next to nothing.
    given >= expected.0 - 0.001
}

/// What a player expects to win, in points of the cube.
fn expected(decider: &(impl Decider + ?Sized), game: &Game, player: Player) -> Equity {
    let on_roll = game.on_roll().unwrap_or(player);
    let board: Board = game.board_for(on_roll);
    let equity = decider.estimate(&board).equity();
    if on_roll == player {
        equity
    } else {
        equity.for_opponent()
    }
}

#[cfg(test)]
mod tests {
    use rules::{Leaflet, Offer, Placement, Position, Ruleset, Setup, Stage};

    use super::*;
    use crate::chances::Chances;
    use crate::decider::Expert;
    use crate::evaluator::Evaluator;

    /// Whoever is on roll wins this often.
    struct Sure(f32);

    impl Evaluator for Sure {
        fn chances(&self, _: &Board) -> Chances {
            Chances {
                win: self.0,
                ..Chances::default()
            }
        }
    }

    /// What Black does about an offer by White in a race, if the player on
    /// roll wins this often.
    fn answer(on_roll: Player, win: f32, what: Offered, rules: Ruleset) -> Option<Intent> {
        let six_point = Placement::on_points(&[(6, 2)]);
        let setup = Setup {
            on_roll,
            offer: Some(Offer {
                by: Player::White,
                what,
            }),
            ..Setup::for_money(six_point, six_point)
        };
        let game = Game::from_position(rules, &Position::try_from(setup).unwrap()).unwrap();
        let table = MatchEquityTable::kazaross_xg2();
        let decider = Expert(Sure(win));
        assert_eq!(intent(&decider, &game, Player::White, table), None);
        intent(&decider, &game, Player::Black, table)
    }

    #[test]
    fn doubles_are_taken_with_a_quarter_of_the_wins_whoever_is_on_roll() {
        let nordic = || Leaflet::Nordic.ruleset();
        for (on_roll, win, expected) in [
            (Player::White, 0.7, Action::Take),
            (Player::White, 0.85, Action::Pass),
            (Player::Black, 0.3, Action::Take),
            (Player::Black, 0.15, Action::Pass),
        ] {
            let answered = answer(on_roll, win, Offered::Double, nordic());
            assert_eq!(answered, Some(Intent::Act(expected)), "{on_roll} {win}");
        }
    }

    /// White bears off one of two last checkers and is done next time, or is
    /// done at once: what the dice say decides, and not what they may say.
    #[test]
    fn doubles_after_the_roll_are_answered_by_the_dice() {
        let answered = |roll: &str, by: Player, on_roll: Player| {
            let side = |checkers| Placement::on_points(checkers);
            let (winner, loser) = (side(&[(6, 2)]), side(&[(1, 2)]));
            let setup = Setup {
                on_roll,
                stage: Stage::Rolled(roll.parse().unwrap()),
                offer: Some(Offer {
                    by,
                    what: Offered::Double,
                }),
                ..Setup::for_money(winner, loser)
            };
            let rules = Leaflet::Nordic.ruleset();
            let game = Game::from_position(rules, &Position::try_from(setup).unwrap()).unwrap();
            let table = MatchEquityTable::kazaross_xg2();
            // Whoever is on roll next wins for sure.
            intent(&Expert(Sure(1.0)), &game, by.opponent(), table)
        };
        let (white, black) = (Player::White, Player::Black);
        let act = |action| Some(Intent::Act(action));
        // Only 6-6 bears off both.
        assert_eq!(answered("66", white, white), act(Action::Pass));
        assert_eq!(answered("21", white, white), act(Action::Take));
        assert_eq!(answered("21", black, white), act(Action::Pass));
        assert_eq!(answered("66", black, white), act(Action::Take));
    }

    #[test]
    fn offers_are_accepted_if_they_give_what_the_game_is_worth() {
        let settlement = |winner, points| Offered::Settlement { winner, points };
        for (win, what, expected) in [
            (0.5, Offered::Resignation(Win::Single), Action::Accept),
            (0.5, Offered::Claim(Win::Single), Action::Decline),
            (1.0, Offered::Claim(Win::Single), Action::Accept),
            (1.0, Offered::Claim(Win::Gammon), Action::Decline),
            (0.9, settlement(Player::White, 1), Action::Decline),
            (0.5, settlement(Player::Black, 1), Action::Accept),
        ] {
            let answered = answer(Player::White, win, what, Ruleset::international());
            assert_eq!(answered, Some(Intent::Act(expected)), "{win} {what:?}");
        }
    }
}
