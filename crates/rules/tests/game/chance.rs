//! Games in which both players do anything at all.

use rules::{
    Action, ActionKind, Die, Game, Origin, Player, Point, Position, Reason, Roll, Ruleset, Setup,
};

use crate::random::Random;

const RULES: [&str; 12] = [
    "international, match 5",
    "deluxe",
    "swiss",
    "nordic",
    "nordic-no",
    "hungarian",
    "portes",
    "tavla",
    "takhteh",
    "international, jacoby on, beavers raccoons, automatic-doubles 3",
    "deluxe, block 3, single-number either, cube-timing any-time, beavers on",
    "nordic, variant hypergammon, cube off",
];

/// An action of this kind, with random dice and checkers.
fn any_action(kind: ActionKind, game: &Game, random: &mut Random) -> Action {
    let die = random.choose(&Die::ALL);
    let from = match random.below(25) {
        0 => Origin::Bar,
        number => Point::new(number as u8).into(),
    };
    let win = random.choose(game.rules().backgammon_needs.wins());
    match kind {
        ActionKind::ThrowDie => Action::ThrowDie(die),
        ActionKind::Roll => Action::Roll(random.choose(&Roll::ALL)),
        ActionKind::Double => Action::Double,
        ActionKind::Take => Action::Take,
        ActionKind::Pass => Action::Pass,
        ActionKind::Beaver => Action::Beaver,
        ActionKind::Raccoon => Action::Raccoon,
        ActionKind::Move => Action::Move { from, die },
        ActionKind::Undo => Action::Undo,
        ActionKind::LandOnBlock => Action::LandOnBlock { from, die },
        ActionKind::Play => Action::Play(match game.turn() {
            Some(turn) => {
                let plays = turn.legal_plays();
                plays.iter().nth(random.below(plays.len())).unwrap().0
            }
            None => rules::Play::NONE,
        }),
        ActionKind::EndTurn => Action::EndTurn,
        ActionKind::Resign => Action::Resign(win),
        ActionKind::Claim => Action::Claim(win),
        ActionKind::Settle => Action::Settle {
            winner: random.choose(&Player::BOTH),
            points: random.below(3) as u32,
        },
        ActionKind::Accept => Action::Accept,
        ActionKind::Decline => Action::Decline,
    }
}

/// Whether an allowed kind of action can still have wrong dice, checkers or
/// points.
fn needs_luck(kind: ActionKind) -> bool {
    use ActionKind::{LandOnBlock, Move, Play, Settle};
    matches!(kind, Move | LandOnBlock | Settle | Play)
}

fn check_position(game: &Game) {
    if let Some(position) = game.position() {
        let again = Position::try_from(Setup::from(position));
        assert_eq!(again, Ok(position));
    }
    let board = game.board_for(Player::White);
    let opening = game.rules().variant.opening();
    assert_eq!(board.player().total(), opening.player().total());
    assert_eq!(board.opponent().total(), opening.opponent().total());
    assert_eq!(board.for_opponent(), game.board_for(Player::Black));
}

#[test]
fn whatever_is_tried_the_game_stays_sound() {
    let mut random = Random::new(2);
    for text in RULES {
        let rules: Ruleset = text.parse().unwrap();
        let mut games_over = 0;
        let mut game = Game::new(rules.clone(), rules.stakes(Default::default()));
        for _ in 0..6000 {
            let player = random.choose(&Player::BOTH);
            let choices = game.choices(player);
            // Mostly something possible, and rarely something that ends the
            // game.
            let kind = match choices[..] {
                [] => random.choose(&ActionKind::ALL),
                _ if random.below(4) == 0 => random.choose(&ActionKind::ALL),
                _ => random.choose(&choices),
            };
            let ends_all = matches!(kind, ActionKind::Pass | ActionKind::Accept);
            if ends_all && random.below(20) != 0 {
                continue;
            }
            let action = any_action(kind, &game, &mut random);
            let before = game.clone();
            match game.act(player, action) {
                Ok(()) => assert!(choices.contains(&kind), "{text}: {player} {action:?}"),
                Err(refusal) => {
                    assert_eq!(format!("{game:?}"), format!("{before:?}"));
                    let is_allowed = choices.contains(&kind) && !needs_luck(kind);
                    assert!(!is_allowed, "{text}: {player} {action:?}: {refusal}");
                    let is_over = before.outcome().is_some();
                    assert_eq!(refusal.reason == Reason::GameOver, is_over);
                }
            }
            check_position(&game);
            if game.outcome().is_some() && random.below(10) == 0 {
                games_over += 1;
                game = Game::new(rules.clone(), rules.stakes(Default::default()));
            }
        }
        assert!(games_over > 5, "{text}: {games_over}");
    }
}
