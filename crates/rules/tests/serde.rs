//! Values survive a round trip through serde.

use std::fmt::Debug;

use rules::{
    Action, AnyId, Board, Die, Leaflet, Offer, Offered, Placement, Play, Player, Plays, Position,
    Record, Roll, Ruleset, Seat, Setup, Stage, Variant, Win,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

#[track_caller]
fn check<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let text = written(value);
    let read: T = serde_json::from_str(&text).expect("what was written is read");
    assert_eq!(read, *value, "{text}");
}

fn written<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("JSON has all that is in it")
}

#[test]
fn what_has_a_notation_is_written_in_it() {
    let roll: Roll = "31".parse().unwrap();
    assert_eq!(written(&roll), r#""31""#);
    assert_eq!(written(&Player::White), r#""White""#);
    assert_eq!(written(&Seat::First), r#""First""#);
    assert_eq!(
        written(&Variant::Backgammon.opening()),
        r#""4HPwATDgc/ABMA""#
    );
    assert_eq!(written(&Ruleset::international()), r#""international""#);
    let record = Record::new(Ruleset::international());
    let text = written(&record);
    let read: Record = serde_json::from_str(&text).unwrap();
    assert_eq!(read.to_string(), record.to_string());
    for leaflet in Leaflet::ALL {
        check(&leaflet.ruleset());
    }
}

#[test]
fn plays_and_boards_of_every_roll_come_back() {
    for variant in [
        Variant::Backgammon,
        Variant::Nackgammon,
        Variant::Hypergammon,
    ] {
        let opening = variant.opening();
        for roll in Roll::ALL {
            check(&roll);
            for (play, board) in &Plays::new(&opening, roll, Ruleset::international().movement) {
                check(play);
                check(board);
                check(&Action::Play(*play));
            }
        }
    }
    check(&Play::NONE);
    check(&Action::Resign(Win::Gammon));
    check(&Action::ThrowDie(Die::Six));
}

#[test]
fn positions_come_back_with_everything() {
    for text in [
        "4HPwATDgc/ABMA",
        "XGID=-b----E-C---eE---c-e----B-:1:-1:1:31:3:5:0:9:10",
        "XGID=-DD------------------aada-:1:1:1:00:2:1:0:7:10",
    ] {
        let id: AnyId = text.parse().unwrap();
        let position = Position::try_from(Setup::from(id)).unwrap();
        check(&position);
        check(&Setup::from(position));
    }
    let six_point = Placement::on_points(&[(6, 2)]);
    let offers = [
        Offered::Double,
        Offered::Resignation(Win::Single),
        Offered::Settlement {
            winner: Player::Black,
            points: 3,
        },
    ];
    for what in offers {
        let setup = Setup {
            stage: Stage::BeforeRoll,
            offer: Some(Offer {
                by: Player::White,
                what,
            }),
            ..Setup::for_money(six_point, six_point)
        };
        check(&Position::try_from(setup).unwrap());
    }
}

#[test]
fn what_is_not_legal_is_not_read() {
    assert!(serde_json::from_str::<Roll>(r#""70""#).is_err());
    assert!(serde_json::from_str::<Board>(r#""4HPwATDgc/ABMA:3""#).is_err());
    assert!(serde_json::from_str::<Board>(r#""4HPwATDgc/ABMA:x""#).is_err());
    let five_moves = format!("[{}]", [r#"["6",1,false]"#; 5].join(","));
    assert!(serde_json::from_str::<Play>(&five_moves).is_err());
    let empty = Setup::for_money(Placement::default(), Placement::default());
    assert!(serde_json::from_str::<Position>(&written(&empty)).is_err());
}
