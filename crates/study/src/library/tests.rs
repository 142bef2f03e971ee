//! Queries on matches whose answers are known.

use formats::MatchFile;
use rules::{Board, Placement, Roll, Seat};

use super::bytes::INDEX_VERSION;
use super::decision::{CubeOwner, DecisionKind, IndexedDecision, IndexedMatch, Loss, MatchId};
use super::pattern::{NotAPattern, Pattern};
use super::query::Query;
use super::trends::Trends;

fn board(player: &[(u8, u8)], opponent: &[(u8, u8)]) -> Board {
    let side = |points: &[(u8, u8)]| Placement::on_points(points).with_rest_off();
    Board::from_placements(side(player), side(opponent)).unwrap()
}

/// Five points in a row, from the 4-point to the 8-point, against an anchor on
/// the ace point.
fn prime_against_ace_point() -> Board {
    board(
        &[(8, 2), (7, 3), (6, 3), (5, 3), (4, 2), (13, 2)],
        &[(24, 2), (13, 5), (8, 4), (6, 4)],
    )
}

fn decision(kind: DecisionKind, board: Board, lost: f32) -> IndexedDecision {
    IndexedDecision {
        game: 0,
        entry: 4,
        seat: Seat::First,
        kind,
        board,
        doublings: 1,
        owner: CubeOwner::Them,
        away: Some([2, 5]),
        loss: Some(Loss {
            equity: lost,
            is_counted: true,
        }),
    }
}

fn one_match(decisions: Vec<IndexedDecision>) -> IndexedMatch {
    IndexedMatch {
        id: MatchId(7),
        names: ["Ann Lee".into(), "Bob".into()],
        event: "Nordic Open, Round 2".into(),
        date: "2026-03-14".into(),
        length: Some(7),
        winner: Some(Seat::Second),
        analysis: "2-ply".into(),
        decisions,
    }
}

fn take() -> IndexedMatch {
    let kind = DecisionKind::Take;
    one_match(vec![decision(kind, prime_against_ace_point(), 0.05)])
}

fn play() -> IndexedMatch {
    let kind = DecisionKind::Play("31".parse().unwrap());
    one_match(vec![decision(kind, prime_against_ace_point(), 0.1)])
}

/// Whether a query finds the only decision of a match.
fn finds(query: &str, of: &IndexedMatch) -> bool {
    let query: Query = query.parse().unwrap();
    query.fits(of, &of.decisions[0])
}

#[test]
fn people_dates_and_lengths_are_found() {
    let of = play();
    for query in [
        "player=ann",
        "opponent=bob",
        "event=nordic",
        "lee",
        "\"ann lee\"",
        "player=\"ann lee\"",
        "date=2026",
        "date=2026-03",
        "date>=2026-03",
        "date<=2026-03",
        "length=7",
        "length>=5",
        "analyzed=yes",
    ] {
        assert!(finds(query, &of), "{query}");
    }
    for query in [
        "player=bob",
        "opponent=ann",
        "event=ann",
        "carl",
        "date=2025",
        "date>=2026-04",
        "date<=2026-02",
        "length=5",
        "length=money",
        "analyzed=no",
    ] {
        assert!(!finds(query, &of), "{query}");
    }
}

#[test]
fn decisions_are_found_by_kind_score_and_error() {
    for query in [
        "decision=take",
        "decision=reply",
        "decision=cube",
        "decision=double,take",
        "error>=0.05",
        "error<=0.05",
        "away=2",
        "their-away=5",
        "cube=2",
        "cube<=2",
        "owner=them",
        "game=1",
    ] {
        assert!(finds(query, &take()), "{query}");
    }
    for query in [
        "decision=pass",
        "decision=play",
        "error>=0.06",
        "away=5",
        "cube>=4",
        "owner=nobody",
        "roll=31",
        "game=2",
    ] {
        assert!(!finds(query, &take()), "{query}");
    }
    assert!(finds("roll=31", &play()) && finds("roll=13", &play()));
}

#[test]
fn a_roll_is_no_cube_decision_while_the_opponent_owns_the_cube() {
    let mut roll = decision(DecisionKind::NoDouble, prime_against_ace_point(), 0.0);
    let of = one_match(vec![roll]);
    assert!(!finds("decision=no-double", &of));
    assert!(!finds("prime>=5", &of));
    roll.owner = CubeOwner::Me;
    assert!(finds("decision=no-double", &one_match(vec![roll])));
}

#[test]
fn boards_are_found_by_what_they_look_like() {
    for query in [
        "prime>=5 their-anchor=1",
        "prime>=5 their-anchor=any",
        "their-anchor=1,5",
        "prime=5",
        "their-prime=1",
        "kind=prime",
        "home=3",
        "their-home=1",
        "back=0",
        "their-back=2",
        "bar=0",
        "off=0",
        "holds=8,7,6,5,4",
        "their-holds=24",
        // 16 + 21 + 18 + 15 + 8 + 26 = 104 against 48 + 65 + 32 + 24 = 169.
        "pips=104",
        "their-pips=169",
        "lead=65",
        "lead>=60",
    ] {
        assert!(finds(query, &play()), "{query}");
    }
    for query in [
        "prime>=6",
        "anchor=1",
        "their-anchor=2",
        "their-anchor=2,5",
        "anchor=any",
        "their-prime>=5",
        "kind=race",
        "holds=9",
        "their-holds=1",
        "lead>=66",
    ] {
        assert!(!finds(query, &play()), "{query}");
    }
}

#[test]
fn a_pattern_leaves_points_free() {
    // The opponent's bar, the points from 1 to 24, the player's bar.
    let drawn = [
        (".b..BBBBB.................", true),
        ("-b--BCCCB-----------------", false),
        ("-b--BCCCB...........-....-", true),
        (".a........................", false),
        (".B........................", false),
        ("....A.....................", false),
        ("..........................", true),
    ];
    for (pattern, expected) in drawn {
        assert_eq!(
            finds(&format!("board={pattern}"), &play()),
            expected,
            "{pattern}"
        );
    }
}

/// A drawing whose last places are free.
fn drawn(start: &str) -> String {
    let places = start.bytes().filter(|letter| !b"+=".contains(letter));
    format!("{start}{}", ".".repeat(26 - places.count()))
}

#[test]
fn a_pattern_asks_for_exactly_so_many_checkers_or_more() {
    // The opponent has 2 on point 1; points 4 to 8 hold 2, 3, 3, 3 and 2.
    for (start, expected) in [
        (".b=..B=C=C=C=B=", true),
        (".a+..A+A+A+A+A+", true),
        (".....B", true),
        (".....B=", false),
        ("....A=", false),
        (".a=", false),
        (".c+", false),
    ] {
        let query = format!("board={}", drawn(start));
        assert_eq!(finds(&query, &play()), expected, "{query}");
    }
}

#[test]
fn a_pattern_is_written_as_it_is_read() {
    for start in ["", "-A+BB=Oo=a+ab-", "-b--BCCCB-----------------"] {
        let text = drawn(start);
        let pattern: Pattern = text.parse().unwrap();
        assert_eq!(pattern.to_string(), text);
    }
    // What needs no sign gets none.
    let pattern: Pattern = drawn("A=B+").parse().unwrap();
    assert_eq!(pattern.to_string(), drawn("AB"));
    for wrong in [
        "",
        "+",
        &drawn("A")[1..],
        &drawn(".+"),
        &drawn("P"),
        &drawn("@"),
    ] {
        assert_eq!(wrong.parse::<Pattern>(), Err(NotAPattern), "{wrong}");
    }
}

#[test]
fn what_makes_no_sense_is_named() {
    let said = |query: &str| query.parse::<Query>().unwrap_err().to_string();
    assert_eq!(
        said("player=ann prime>=many"),
        "'prime>=many': expected a number after prime"
    );
    assert!(said("colour=red").starts_with("'colour=red': expected a field: player"));
    assert!(said("board=xyz").contains("26 places"));
    assert!(said("anchor=7").contains("home board"));
    assert!(said("anchor=1,7").contains("home board"));
    assert!(said("error>0.08").contains(">="));
    assert!(said("error>=nan").contains("points"));
    assert!(said("anchor>=4").contains("only = works here"));
    assert!(said("length>=money").contains("only = works here"));
    // A field that doesn't exist is what's wrong, not the sign after it.
    assert!(said("eror>=0.08").contains("expected a field"));
    assert!(said("date=march").contains("2026-03"));
    let query: Query = "player=ann prime>=5".parse().unwrap();
    assert_eq!(query.decision_condition(), Some("prime>=5"));
}

#[test]
fn an_index_is_read_as_it_was_written_and_damage_is_found() {
    let mut plain = play();
    plain.length = None;
    plain.winner = None;
    plain.decisions[0].away = None;
    plain.decisions[0].loss = None;
    let matches = vec![take(), play(), plain];
    let bytes = IndexedMatch::write_all(&matches);
    assert_eq!(IndexedMatch::read_all(&bytes), Ok(matches));
    assert!(IndexedMatch::read_all(&bytes[..bytes.len() - 1]).is_err());
    assert!(IndexedMatch::read_all(b"gbindex0").is_err());
    assert_eq!(bytes[7], INDEX_VERSION);
    assert!(IndexedMatch::read_all(b"").is_err());
}

#[test]
fn losses_can_be_kept_apart_from_the_index() {
    let analyzed = take();
    let losses: Vec<_> = analyzed.losses().collect();
    let mut again = take();
    again.decisions[0].loss = None;
    again.analysis = String::new();
    assert!(again.set_losses(&losses, "2-ply".into()));
    assert_eq!(again, analyzed);
    assert!(!again.set_losses(&[], "3-ply".into()));
    assert_eq!(again, analyzed);
}

#[test]
fn trends_add_up_by_month_and_kind() {
    let (take, play) = (take(), play());
    let matches = [take, play];
    let query = Query::default();
    let trends = Trends::of(query.find(&matches));
    assert_eq!(trends.all.decisions, 2);
    assert_eq!(trends.all.blunders, 1);
    assert_eq!(trends.replies.decisions, 1);
    assert_eq!(trends.months.keys().collect::<Vec<_>>(), ["2026-03"]);
    // (0.05 + 0.1) / 2 × 500.
    assert!((trends.all.rating().unwrap() - 37.5).abs() < 1e-4);
    assert_eq!(trends.analyses.keys().collect::<Vec<_>>(), ["2-ply"]);
    let mut matches = matches;
    matches[1].analysis = "3-ply".into();
    let trends = Trends::of(query.find(&matches));
    let rated = trends
        .analyses
        .iter()
        .map(|(by, trend)| (by.as_str(), trend.decisions));
    assert_eq!(rated.collect::<Vec<_>>(), [("2-ply", 1), ("3-ply", 1)]);
}

#[test]
fn the_same_match_has_one_id_whatever_it_is_called() {
    let text = |names: &str| {
        format!(
            " 5 point match\n\n Game 1\n {names}\n  1) 31: 8/5 6/5                       66: 24/18(2) 13/7(2)\n"
        )
    };
    let id = |text: String| {
        let file: MatchFile = formats::read(text.as_bytes()).unwrap().file;
        let replay = file.replay();
        let input = crate::analysis_input(&file, &replay);
        let indexed = IndexedMatch::new(&file, &input);
        assert!(
            indexed
                .decisions
                .iter()
                .all(|decision| decision.loss.is_none())
        );
        assert!(indexed.decisions.iter().any(|decision| {
            decision.kind == DecisionKind::Play(Roll::new(rules::Die::Three, rules::Die::One))
        }));
        indexed.id
    };
    let here = id(text("Anna : 0                              Bob : 0"));
    let there = id(text("anna_77 : 0                           bob_b : 0"));
    assert_eq!(here, there);
    // Another program puts the players the other way around.
    let swapped = " 5 point match\n\n Game 1\n Bob : 0    Anna : 0\n  \
                   1)                                   31: 8/5 6/5\n  2) 66: 24/18(2) 13/7(2)\n";
    let swapped = formats::read(swapped.as_bytes()).unwrap().file;
    let input = crate::analysis_input(&swapped, &swapped.replay());
    assert_eq!(MatchId::of_swapped(&input), here);
    assert_ne!(MatchId::of(&input), here);
    let other =
        text("Anna : 0                              Bob : 0").replace("31: 8/5 6/5", "42: 8/4 6/4");
    let indexed = formats::read(other.as_bytes()).unwrap().file;
    let replay = indexed.replay();
    assert_ne!(here, MatchId::of(&crate::analysis_input(&indexed, &replay)));
}
