//! No text makes a reader panic, and everything that is read can be written so
//! that it reads the same.

use proptest::prelude::*;
use rules::{AnyId, GnubgId, MatchId, Ogid, PositionId, Setup, WrittenPlay, Xgid};

const VALID: [&str; 12] = [
    "4HPwATDgc/ABMA",
    "OAHDPAABDAOAHDPAABDA",
    "cIkFAAAAAAAA",
    "4HPwATDgc/ABMA:cBEgAVAAGAAE",
    " GNU Backgammon  Position ID: b9sBCIC5bYDQAA\n Match ID   : QQnlAGAAGAAE",
    "XGID=-b----E-C---eE---c-e----B-:0:0:1:D:3:5:0:9:10",
    "bA----D-C---dE---d-e----B-:2:1:-1:B:0:0:3:0:8",
    "11ccccchhhjjjjj:66666888dddddoo:N0N::W:IW:0:0:1:0",
    "OGID=233ccehhiijjkkk:44566688ddddmno:B1O::B:D:0:0:5C:13:15",
    "bar/22 24/20*/18 13/10*",
    "25/20, 8/5*(2) 6/0",
    "Cannot move",
];

fn check(text: &str) {
    let written = text.parse::<WrittenPlay>();
    if let Ok(play) = written {
        assert_eq!(play.to_string().parse(), Ok(play));
    }
    if let Ok(id) = text.parse::<PositionId>() {
        assert_eq!(id.to_string().parse(), Ok(id));
        let _ = (id.board(), id.board_of(3));
    }
    if let Ok(id) = text.parse::<MatchId>() {
        assert_eq!(id.to_string().parse(), Ok(id));
    }
    if let Ok(id) = text.parse::<GnubgId>() {
        assert_eq!(GnubgId::try_from(Setup::from(id)), Ok(id));
    }
    if let Ok(id) = text.parse::<Xgid>()
        && let Ok(id) = Xgid::try_from(Setup::from(id))
    {
        assert_eq!(id.to_string().parse(), Ok(id));
    }
    if let Ok(id) = text.parse::<Ogid>()
        && let Ok(id) = Ogid::try_from(Setup::from(id))
    {
        assert_eq!(id.to_string().parse(), Ok(id));
    }
    let _ = text.parse::<AnyId>();
}

#[test]
fn valid_texts_are_among_the_seeds() {
    for text in VALID {
        check(text);
        let is_read = text.parse::<AnyId>().is_ok()
            || text.parse::<MatchId>().is_ok()
            || text.parse::<WrittenPlay>().is_ok();
        assert!(is_read, "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        check(&text);
    }

    #[test]
    fn base64_of_the_right_length_is_read_or_refused(
        position in "[A-Za-z0-9+/]{14}",
        sparse in "[ABCEIQgw/]{13}[AQgw]",
        game in "[A-Za-z0-9+/]{11}[AE]",
    ) {
        check(&position);
        check(&sparse);
        check(&game);
        check(&format!("{sparse}:{game}"));
    }

    #[test]
    fn text_of_the_letters_of_plays_is_read_or_refused(text in "[barofBAR0-9/*(), ]{0,20}") {
        check(&text);
    }

    #[test]
    fn a_damaged_text_is_read_or_refused(
        seed in prop::sample::select(&VALID[..]),
        at in any::<prop::sample::Index>(),
        length in 0..3_usize,
        with in prop_oneof!["[ -~]{0,3}", "\\PC{0,2}"],
    ) {
        let mut text: Vec<char> = seed.chars().collect();
        let at = at.index(text.len());
        let end = (at + length).min(text.len());
        text.splice(at..end, with.chars());
        check(&text.into_iter().collect::<String>());
    }
}
