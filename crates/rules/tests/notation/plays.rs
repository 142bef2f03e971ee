//! Plays, written and read again.

use rules::{
    BearOff, Block, Duty, Movement, Play, Plays, Roll, SingleNumber, Variant, WrittenPlay,
};

use crate::random::Random;
use crate::self_play::SelfPlay;

fn all_movements() -> Vec<Movement> {
    let mut all = Vec::new();
    for block in [Block::FromTwo, Block::FromThree] {
        for duty in [Duty::Always, Duty::UntilHome] {
            for single_number in [SingleNumber::Larger, SingleNumber::Either] {
                for bear_off in [
                    BearOff::Standard,
                    BearOff::Exact,
                    BearOff::NearestLower,
                    BearOff::AnyLower,
                ] {
                    all.push(Movement {
                        block,
                        duty,
                        single_number,
                        bear_off,
                    });
                }
            }
        }
    }
    all
}

/// The same play with its words in another order, `25` and `0` for bar and
/// off, equal ways apart and no mark where a way ends.
fn written_carelessly(play: &Play, random: &mut Random) -> String {
    let mut words = Vec::new();
    for word in play.to_string().split(' ') {
        let (way, count) = match word.split_once('(') {
            Some((way, count)) => (way, count.trim_end_matches(')').parse().expect("a count")),
            None => (word, 1),
        };
        let way = way.trim_end_matches('*');
        let way = way.replace("bar", "25").replace("off", "0");
        words.extend(std::iter::repeat_n(way, count));
    }
    let at = random.below(words.len());
    words.rotate_left(at);
    words.join("  ")
}

#[test]
fn every_legal_play_is_found_by_its_text() {
    let mut random = Random::new(13);
    for movement in all_movements() {
        for variant in [
            Variant::Backgammon,
            Variant::Nackgammon,
            Variant::Hypergammon,
        ] {
            let mut games = SelfPlay::new(variant, movement);
            for _ in 0..60 {
                let board = games.next(&mut random);
                for roll in [random.choose(&Roll::ALL), random.choose(&Roll::ALL)] {
                    let plays = Plays::new(&board, roll, movement);
                    for found in &plays {
                        let text = found.0.to_string();
                        let written: WrittenPlay = text.parse().unwrap();
                        assert_eq!(written.to_string(), text);
                        assert_eq!(plays.find(&written), Ok(found), "{board:?} {roll} {text}");
                        let careless = written_carelessly(&found.0, &mut random);
                        let careless = careless.parse().unwrap();
                        assert_eq!(plays.find(&careless), Ok(found), "{board:?} {roll} {text}");
                    }
                }
            }
        }
    }
}
