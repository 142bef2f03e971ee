//! IDs whose meaning is known.

use rules::{
    AnyId, Beavers, ByPlayer, CubeValue, GnubgId, MatchId, Offer, Offered, Ogid, Player, Position,
    PositionId, Setup, Stage, Stakes, Unwritable, Variant, Win, Xgid,
};

const START_XGID: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";

fn start() -> Setup {
    let board = Variant::Backgammon.opening();
    Setup::for_money(board.player().into(), board.opponent().into())
}

fn match_to(length: u32, white: u32, black: u32) -> Stakes {
    Stakes::Match {
        length,
        score: ByPlayer { white, black },
        crawford: false,
    }
}

fn read(text: &str) -> Setup {
    match text.parse::<AnyId>() {
        Ok(id) => id.into(),
        Err(error) => panic!("{error}"),
    }
}

fn gnubg_id(setup: Setup) -> String {
    let id = GnubgId::try_from(setup).expect("a GNUbg ID says all of this");
    id.to_string()
}

fn xgid(setup: Setup) -> String {
    let id = Xgid::try_from(setup).expect("an XGID says all of this");
    id.to_string()
}

#[test]
fn the_start_is_the_same_in_every_id() {
    for id in [
        "4HPwATDgc/ABMA",
        "4HPwATDgc/ABMA:cAkAAAAAAAAE",
        START_XGID,
        "-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
        "11ccccchhhjjjjj:66666888dddddoo:N0N",
        "11ccccchhhjjjjj:66666888dddddoo:N0N::B:C:0:0:0:0",
        "OGID=11jjjjjhhhccccc:ooddddd88866666:N0N::W:IW",
    ] {
        assert_eq!(read(id), start(), "{id}");
    }
    assert_eq!(gnubg_id(start()), "4HPwATDgc/ABMA:cAkAAAAAAAAE");
    assert_eq!(xgid(start()), START_XGID);
    let ogid = Ogid::try_from(start()).unwrap();
    assert_eq!(
        ogid.to_string(),
        "11ccccchhhjjjjj:66666888dddddoo:N0N::B:C:0:0:0:0"
    );
    let one_point = read("11ccccchhhjjjjj:66666888dddddoo:N0N::W:IW:0:0:1:0");
    assert_eq!(one_point.stakes, match_to(1, 0, 0));
}

#[test]
fn each_id_is_told_from_the_others() {
    let text = "X:Anna   O:Ben\n\n xgid=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:7:10\n\nCube: 1";
    assert!(matches!(text.parse(), Ok(AnyId::Xgid(_))));
    let text = " GNU Backgammon  Position ID: b9sBCIC5bYDQAA\n Match ID   : QQnlAGAAGAAE\n";
    let id = text.parse::<AnyId>().unwrap();
    assert_eq!(id.to_string(), "b9sBCIC5bYDQAA:QQnlAGAAGAAE");
    let text = "Position ID: b9sBCIC5bYDQAA";
    assert!(matches!(text.parse(), Ok(AnyId::PositionId(_))));
}

/// GNU Backgammon and BGBlitz about one position.
#[test]
fn the_order_of_the_dice_does_not_matter() {
    let of_gnubg: MatchId = "QQnlAGAAGAAE".parse().unwrap();
    let of_bgblitz: MatchId = "QYnoAGAAGAAE".parse().unwrap();
    assert_eq!(of_gnubg, of_bgblitz);
    assert_eq!(of_bgblitz.to_string(), "QQnlAGAAGAAE");
    let setup = read("b9sBCIC5bYDQAA:QYnoAGAAGAAE");
    assert_eq!(
        xgid(setup),
        "XGID=-B-CBBB---a---A---ABcbbbd-:1:-1:1:21:3:6:0:7:10"
    );
    assert_eq!(setup.stage, Stage::Rolled("21".parse().unwrap()));
    assert_eq!(setup.stakes, match_to(7, 3, 6));
    assert_eq!(setup.cube.owner, Some(Player::Black));
}

#[test]
fn gnubg_ids_and_xgids_mean_the_same() {
    for (id, expected) in [
        (
            "dB7GGAJsZuJgAg:cAkgAVAAAAAE",
            "---BBaB-BbA-bC-b--BdAca---:0:0:1:00:0:5:0:9:10",
        ),
        (
            "4TcAALDeAAAAAA:UQngAAAAIAAE",
            "---BADB------------bf---a-:1:1:1:00:4:0:0:7:10",
        ),
        (
            "sGfkAkSYLXgEWA:cAmzAQAAEAAE",
            "a--aB-BBA--acDa-Ab-db---BA:0:0:1:64:2:0:0:13:10",
        ),
        (
            "4HPwATDgc/ABMA:8An3ADAAMAAE",
            "-b----E-C---eE---c-e----B-:0:0:1:65:6:3:1:7:10",
        ),
        (
            "4HPwATDgc/ABMA:UwkyAwAAAAAE",
            "-b----E-C---eE---c-e----B-:3:1:1:44:0:0:0:25:10",
        ),
        (
            "AwAANAEAgAAAAA:cAmlAAAAAAAE",
            "aB-A--------------------bA:0:0:1:21:0:0:0:5:10",
        ),
    ] {
        assert_eq!(read(id), read(expected));
        assert_eq!(gnubg_id(read(expected)), id);
        assert_eq!(xgid(read(id)), format!("XGID={expected}"));
    }
}

/// Plies of one game as OpenGammon wrote them in both notations.
#[test]
fn ogids_and_xgids_mean_the_same() {
    for (expected, ogid) in [
        (
            "-aaa-CBBB--AdB---b-cabA-AA:0:0:1:31:0:0:0:5:8",
            "013ccehhiijjkkk:44566688ddddmno:N0N:31:B:R:0:0:5:12",
        ),
        (
            "-aaa-CBBB--AdB---b-cabBA--:0:0:-1:52:0:0:0:5:8",
            "233ccehhiijjkkk:44566688ddddmno:N0N:52:W:R:0:0:5:13",
        ),
        (
            "-CDbC-D-----A----a-ccbbb--:1:-1:-1:21:2:0:0:5:8",
            "djjjjlllnnnnooo:2233445556668mm:B1N:21:W:R:2:0:5:97",
        ),
    ] {
        let mut expected = read(expected);
        assert_eq!(expected.highest_cube, Some(CubeValue::new(256)));
        expected.highest_cube = None;
        assert_eq!(read(ogid), expected);
    }
}

#[test]
fn a_double_waits_for_the_other_player() {
    let doubled = read("XGID=-b----E-C---eE---c-e----B-:0:0:1:D:3:5:0:9:10");
    let expected = Setup {
        offer: Some(Offer {
            by: Player::White,
            what: Offered::Double,
        }),
        stakes: match_to(9, 3, 5),
        ..start()
    };
    assert_eq!(doubled, expected);
    assert_eq!(
        Position::try_from(doubled).unwrap().to_decide(),
        Some(Player::Black)
    );
    // Compared with `cAkgAVAAGAAE`, the bit for who decides is cleared and the
    // next one set.
    assert_eq!(gnubg_id(doubled), "4HPwATDgc/ABMA:cBEgAVAAGAAE");
    let ogid = "11ccccchhhjjjjj:66666888dddddoo:N0O::W:D:3:5:9:0";
    assert_eq!(read(ogid), doubled);
    assert_eq!(Ogid::try_from(doubled).unwrap().to_string(), ogid);
}

#[test]
fn a_beaver_waits_for_the_doubler() {
    let beavered = read("XGID=-b----E-C---eE---c-e----B-:0:0:1:B:0:0:3:0:10");
    let expected = Setup {
        offer: Some(Offer {
            by: Player::Black,
            what: Offered::Beaver,
        }),
        stakes: Stakes::Money {
            jacoby: true,
            beavers: Beavers::Beavers,
        },
        ..start()
    };
    assert_eq!(beavered, expected);
    assert_eq!(read(&gnubg_id(beavered)), expected);
    // Cube 2, owned by player 0, doubled, and player 1 on roll decides.
    assert_eq!(gnubg_id(beavered), "4HPwATDgc/ABMA:QRkAAAAAAAAA");
    assert_eq!(
        Ogid::try_from(beavered),
        Err(Unwritable::Offer(Offered::Beaver))
    );
}

#[test]
fn a_resignation_is_in_the_gnubg_id_only() {
    let resigned = Setup {
        stage: Stage::Rolled("31".parse().unwrap()),
        offer: Some(Offer {
            by: Player::White,
            what: Offered::Resignation(Win::Gammon),
        }),
        ..start()
    };
    assert_eq!(read(&gnubg_id(resigned)), resigned);
    let unwritable = Unwritable::Offer(Offered::Resignation(Win::Gammon));
    assert_eq!(Xgid::try_from(resigned), Err(unwritable));
}

#[test]
fn black_is_on_roll_at_the_top_of_an_xgid() {
    let text = "XGID=-b--A-D-C---eE---c-e----B-:2:1:-1:00:3:1:0:7:3";
    let setup = read(text);
    assert_eq!(setup.on_roll, Player::Black);
    assert_eq!(setup.opponent.points[3], 1);
    assert_eq!(setup.player.points[3], 0);
    assert_eq!(setup.cube.owner, Some(Player::White));
    assert_eq!(setup.stakes, match_to(7, 3, 1));
    assert_eq!(xgid(setup), text);
}

#[test]
fn a_game_is_over_when_nothing_is_in_play() {
    let over = read("XGID=-------------------------A:0:0:1:00:0:0:0:0:10");
    assert_eq!(over.stage, Stage::Over);
    assert_eq!(over.player.off, 14);
    assert_eq!(over.opponent.off, 15);
    assert!(Position::try_from(over).is_ok());
}

#[test]
fn the_number_of_checkers_can_be_said() {
    let opening = Variant::Hypergammon.opening();
    let id = PositionId::from(opening);
    let setup = Setup::from(id).with_checkers(3);
    let position = Position::try_from(setup).unwrap();
    assert_eq!(*position.board(), opening);
    let ogid = Ogid::try_from(setup).unwrap().to_string();
    assert_eq!(ogid, "123:mno:N0N::B:C:0:0:0:0:3");
    assert_eq!(read(&ogid), setup);
}

#[test]
fn what_is_no_id_is_refused_by_name() {
    for (text, expected) in [
        ("", "'' contains no Position ID, GNUbg ID, XGID or OGID"),
        (
            "hello world",
            "'hello world' contains no Position ID, GNUbg ID, XGID or OGID",
        ),
        (
            "hello",
            "'hello' is not a Position ID: expected 14 characters, found 5",
        ),
        (
            "4HPwATDgc/ABMA:cIk",
            "'cIk' is not a Match ID: expected 12 characters, found 3",
        ),
        (
            "4HPwATDgc/ABMA:8AkAAAAAAAAE",
            "'8AkAAAAAAAAE' is not a Match ID: it says both Crawford game and money play",
        ),
        (
            "4HPwATDgc/ABMA:cIkHAAAAAAAE",
            "'cIkHAAAAAAAE' is not a Match ID: the dice show 7 and 1",
        ),
        (
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:71:0:0:0:0:10",
            "'-b----E-C---eE---c-e----B-:0:0:1:71:0:0:0:0:10' is not an XGID: \
             field 5, the roll: expected 00, two dice, D, B or R, found '71'",
        ),
        (
            "XGID=Ab----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
            "'Ab----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10' is not an XGID: \
             field 1 has an unexpected 'A' at character 1",
        ),
        (
            "XGID=-b----E-C---eE---c-e----B-:0:0:1",
            "'-b----E-C---eE---c-e----B-:0:0:1' is not an XGID: expected 10 fields, found 4",
        ),
        (
            "11cc:66p0:N0N",
            "'11cc:66p0:N0N' is not an OGID: field 2 has an unexpected '0' at character 4",
        ),
        (
            "11cc:66pp:N0N::W:Q",
            "'11cc:66pp:N0N::W:Q' is not an OGID: field 6, the state: \
             expected one of C, R, D, A, P, IW, IB, G, M, RG and RM, found 'Q'",
        ),
    ] {
        assert_eq!(text.parse::<AnyId>().unwrap_err().to_string(), expected);
    }
}
