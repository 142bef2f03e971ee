//! Random matches, legal from the first roll to the last.

use formats::{End, Entry, Leg, MatchFile, Place, RecordedAction, RecordedGame, RecordedPlay};
use rules::{Action, Decision, Die, Match, Play, Player, Roll, Ruleset};

use crate::chance::Chance;

/// A whole match of this length, or one money game if it's 0.
pub(crate) fn chance_match(length: u32, chance: &mut Chance) -> MatchFile {
    let rules = match std::num::NonZeroU32::new(length) {
        Some(length) => Ruleset::international().match_to(length),
        None => Ruleset::international(),
    };
    let mut file = MatchFile {
        rules: rules.clone(),
        ..MatchFile::default()
    };
    file.players.white.name = "Ann".to_owned();
    file.players.black.name = "Zoë 3 B.".to_owned();
    let mut play = Match::new(rules);
    loop {
        let mut game = RecordedGame {
            score: play.score(),
            ..RecordedGame::default()
        };
        play_game(&mut play, &mut game, chance);
        file.games.push(game);
        if length == 0 || play.winner().is_some() {
            return file;
        }
        play.start_next_game().expect("the match is not over");
    }
}

fn play_game(play: &mut Match, game: &mut RecordedGame, chance: &mut Chance) {
    let mut push = |player, action| {
        let entry = Entry::new(Place::Everywhere, player, action);
        game.entries.push(entry);
    };
    let (starter, roll) = loop {
        let dice = [die(chance), die(chance)];
        for (player, die) in Player::BOTH.into_iter().zip(dice) {
            play.act(player, Action::ThrowDie(die)).expect("the start");
        }
        if let Decision::Play { player, roll } = play.game().decision() {
            break (player, roll);
        }
    };
    let mut rolled: Option<(Player, Roll)> = Some((starter, roll));
    loop {
        if let Some((player, roll)) = rolled.take() {
            let turn = play.game().turn().expect("it was rolled");
            let plays = turn.legal_plays();
            let &(made, _) = plays.iter().nth(chance.below(plays.len())).expect("a play");
            let legs = legs(&made);
            play.act(player, Action::Play(made)).expect("it is legal");
            let play = RecordedPlay::Moves(legs);
            push(player, RecordedAction::Roll { roll, play });
        }
        match play.game().decision() {
            Decision::Over(outcome) => {
                game.end = Some(End {
                    place: Place::Everywhere,
                    winner: outcome.winner,
                    points: Some(outcome.points.total()),
                });
                return;
            }
            Decision::RollOrDouble { player, may_double } => {
                if may_double && chance.below(12) == 0 {
                    play.act(player, Action::Double).expect("it is allowed");
                    push(player, RecordedAction::Double { to: None });
                    let (answer, action) = match chance.below(4) {
                        0 => (Action::Pass, RecordedAction::Pass),
                        _ => (Action::Take, RecordedAction::Take),
                    };
                    play.act(player.opponent(), answer).expect("it is allowed");
                    push(player.opponent(), action);
                    continue;
                }
                let roll = Roll::new(die(chance), die(chance));
                play.act(player, Action::Roll(roll)).expect("it is allowed");
                rolled = Some((player, roll));
            }
            other => panic!("nobody asked for {other:?}"),
        }
    }
}

fn legs(play: &Play) -> Vec<Leg> {
    let mut legs: Vec<_> = play
        .moves()
        .iter()
        .map(|step| Leg {
            from: step.from().pips(),
            to: step.to().pips(),
        })
        .collect();
    legs.sort_by_key(|leg| std::cmp::Reverse((leg.from, leg.to)));
    legs
}

fn die(chance: &mut Chance) -> Die {
    Die::ALL[chance.below(6)]
}
