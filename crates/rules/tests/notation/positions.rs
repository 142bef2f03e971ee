//! Setups of all kinds, for properties.

use proptest::prelude::*;
use rules::{
    Beavers, Board, ByPlayer, Cube, CubeValue, Movement, Offer, Offered, Player, Roll, Setup,
    Stage, Stakes, Variant, Win,
};

use crate::random::Random;
use crate::self_play::SelfPlay;

/// A board from a random game.
pub(crate) fn boards() -> impl Strategy<Value = Board> {
    (any::<u64>(), 0..150_usize).prop_map(|(seed, turns)| {
        let mut games = SelfPlay::new(Variant::Backgammon, Movement::INTERNATIONAL);
        let mut random = Random::new(seed);
        for _ in 0..turns {
            games.next(&mut random);
        }
        games.next(&mut random)
    })
}

fn players() -> impl Strategy<Value = Player> {
    prop::sample::select(&Player::BOTH[..])
}

fn cube_values() -> impl Strategy<Value = CubeValue> {
    (0..=24_u32).prop_map(|doublings| CubeValue::new(1 << doublings))
}

fn stages() -> impl Strategy<Value = Stage> {
    prop_oneof![
        Just(Stage::BeforeRoll),
        prop::sample::select(&Roll::ALL[..]).prop_map(Stage::Rolled),
        Just(Stage::Over),
    ]
}

fn offers() -> impl Strategy<Value = Offer> {
    let what = prop_oneof![
        Just(Offered::Double),
        Just(Offered::Beaver),
        Just(Offered::Raccoon),
        prop::sample::select(&Win::ALL[..]).prop_map(Offered::Resignation),
        Just(Offered::Claim(Win::Gammon)),
        players().prop_map(|winner| Offered::Settlement { winner, points: 3 }),
    ];
    (players(), what).prop_map(|(by, what)| Offer { by, what })
}

fn stakes() -> impl Strategy<Value = Stakes> {
    let beavers = [Beavers::Off, Beavers::Beavers, Beavers::Raccoons];
    let money = (any::<bool>(), prop::sample::select(beavers.to_vec()))
        .prop_map(|(jacoby, beavers)| Stakes::Money { jacoby, beavers });
    let points = prop_oneof![0..30_u32, any::<u32>()];
    let matches = (1..30_u32, points.clone(), points, any::<bool>()).prop_map(
        |(length, white, black, crawford)| Stakes::Match {
            length,
            score: ByPlayer { white, black },
            crawford,
        },
    );
    prop_oneof![money, matches]
}

/// Setups in which only the checkers need to make sense.
pub(crate) fn setups() -> impl Strategy<Value = Setup> {
    let cubes = (cube_values(), prop::option::of(players()));
    (
        boards(),
        players(),
        stages(),
        prop::option::of(offers()),
        cubes,
        prop::option::of(cube_values()),
        stakes(),
    )
        .prop_map(
            |(board, on_roll, stage, offer, (value, owner), highest_cube, stakes)| Setup {
                player: board.player().into(),
                opponent: board.opponent().into(),
                on_roll,
                stage,
                offer,
                cube: Cube { value, owner },
                highest_cube,
                stakes,
            },
        )
}
