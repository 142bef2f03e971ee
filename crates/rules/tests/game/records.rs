//! Matches saved as text.

use rules::{
    Action, ActionKind, AnyId, ByPlayer, Decision, Die, Entry, Game, Leaflet, Player, Record, Roll,
    Ruleset, Stakes, Step, Win,
};

use crate::random::Random;
use crate::table::{Black, White};

/// A random action that the player may take now. Resignations and the like are
/// rare, so that games don't get too short.
fn chosen(game: &Game, random: &mut Random) -> (Player, Action) {
    loop {
        let player = random.choose(&Player::BOTH);
        let choices = game.choices(player);
        if choices.is_empty() {
            continue;
        }
        let win = random.choose(game.rules().backgammon_needs.wins());
        let is_rare = random.below(30) == 0;
        let action = match random.choose(&choices) {
            ActionKind::ThrowDie => Action::ThrowDie(random.choose(&Die::ALL)),
            ActionKind::Roll => Action::Roll(random.choose(&Roll::ALL)),
            ActionKind::Double if is_rare => Action::Double,
            ActionKind::Take => Action::Take,
            ActionKind::Pass => Action::Pass,
            ActionKind::Beaver => Action::Beaver,
            ActionKind::Raccoon => Action::Raccoon,
            ActionKind::Move => {
                let moves = game.turn().unwrap().next_moves();
                let next = random.choose(&moves);
                Action::Move {
                    from: next.from(),
                    die: next.die(),
                }
            }
            ActionKind::Undo if is_rare => Action::Undo,
            ActionKind::LandOnBlock if is_rare => {
                let (from, die) = random.choose(&game.turn().unwrap().penalties());
                Action::LandOnBlock { from, die }
            }
            ActionKind::Play => {
                let turn = game.turn().unwrap();
                let plays: Vec<_> = turn.legal_plays().iter().map(|&(play, _)| play).collect();
                Action::Play(random.choose(&plays))
            }
            ActionKind::EndTurn => Action::EndTurn,
            ActionKind::Resign if is_rare => Action::Resign(win),
            ActionKind::Claim if is_rare => Action::Claim(win),
            ActionKind::Settle if is_rare => Action::Settle {
                winner: player,
                points: 1 + random.below(9) as u32,
            },
            ActionKind::Accept if is_rare => Action::Accept,
            ActionKind::Decline => Action::Decline,
            _ => continue,
        };
        return (player, action);
    }
}

fn is_penalty(step: Step) -> bool {
    matches!(step, Step::Penalty { .. })
}

/// A random match of up to this many entries. After a penalty, a whole play may
/// be refused, which isn't recorded.
fn play(record: &mut Record, entries: usize, random: &mut Random) {
    while record.entries().len() < entries {
        match record.now().game().decision() {
            Decision::Over(_) if record.now().winner().is_some() => return,
            Decision::Over(_) => record.start_next_game().unwrap(),
            _ => {
                let (player, action) = chosen(record.now().game(), random);
                let after_penalty = record
                    .now()
                    .game()
                    .turn()
                    .is_some_and(|turn| turn.steps().iter().copied().any(is_penalty));
                let done = record.act(player, action);
                assert!(done.is_ok() || after_penalty, "{player} {action}: {done:?}");
            }
        }
    }
}

/// Compares everything you can ask two records.
fn assert_same(one: &Record, other: &Record) {
    assert_eq!(one, other);
    assert_eq!(one.now().score(), other.now().score());
    assert_eq!(one.now().finished(), other.now().finished());
    let games = [one, other].map(|record| format!("{:?}", record.now()));
    assert_eq!(games[0], games[1]);
}

#[test]
fn a_record_is_read_as_it_was_written_by_every_ruleset() {
    let mut random = Random::new(36);
    let house = [
        "international, match 3",
        "international, beavers raccoons, jacoby on, automatic-doubles 3",
        "deluxe, match 5",
        "nordic, variant hypergammon, cube off",
    ];
    let house = house.map(|text| text.parse::<Ruleset>().unwrap());
    for rules in Leaflet::ALL.map(Leaflet::ruleset).into_iter().chain(house) {
        for _ in 0..12 {
            let mut record = Record::new(rules.clone());
            play(&mut record, 1 + random.below(800), &mut random);
            let read: Record = record.to_string().parse().unwrap();
            assert_same(&read, &record);
            assert_eq!(read.to_string(), record.to_string());
        }
    }
}

#[test]
fn what_is_taken_back_was_never_there() {
    let mut random = Random::new(7);
    let mut record = Record::new("deluxe, match 5".parse().unwrap());
    play(&mut record, 300, &mut random);
    let all = record.entries().to_vec();
    for len in [0, 1, 17, all.len() / 2, all.len()] {
        let mut short = record.clone();
        short.truncate(len);
        let mut again = Record::new(record.beginning().rules().clone());
        for &entry in &all[..len] {
            again.append(entry).unwrap();
        }
        assert_same(&short, &again);
        assert_eq!(
            format!("{:?}", record.after(len)),
            format!("{:?}", again.now())
        );
    }
}

#[test]
fn a_match_begins_at_its_score() {
    let rules: Ruleset = "international, match 5".parse().unwrap();
    let score = ByPlayer { white: 4, black: 1 };
    let crawford = Record::from_score(rules.clone(), score).unwrap();
    assert!(crawford.now().game().stakes().is_crawford());
    let mut after = Record::from_score_after_crawford(rules.clone(), score).unwrap();
    assert!(!after.now().game().stakes().is_crawford());
    assert_ne!(crawford, after);
    for record in [&crawford, &after] {
        assert_same(&record.to_string().parse().unwrap(), record);
    }

    // Black wins a gammon. There's no second Crawford game.
    let loss = [
        "White throw 6",
        "Black throw 5",
        "White resign gammon",
        "Black accept",
    ];
    for line in loss.into_iter().chain(["next game"]) {
        after.read_line(line).unwrap();
    }
    assert_eq!(after.now().score(), ByPlayer { white: 4, black: 3 });
    assert!(!after.now().game().stakes().is_crawford());

    // If nobody is a point away, there's no Crawford game to be after.
    let early = ByPlayer { white: 2, black: 3 };
    let mut early = Record::from_score_after_crawford(rules, early).unwrap();
    assert_same(&early.to_string().parse().unwrap(), &early);
    for line in [
        "White throw 6",
        "Black throw 5",
        "White resign single",
        "Black accept",
    ] {
        early.read_line(line).unwrap();
    }
    early.start_next_game().unwrap();
    assert!(early.now().game().stakes().is_crawford());
}

#[test]
fn a_score_goes_with_the_person_who_changes_color() {
    let score = ByPlayer { white: 3, black: 1 };
    let rules = "deluxe, match 5".parse().unwrap();
    let mut record = Record::from_score(rules, score).unwrap();
    record.read_line("White throw 1").unwrap();
    record.read_line("Black throw 2").unwrap();
    assert_eq!(record.now().score(), score.swapped());
    let Stakes::Match {
        score: at_stake, ..
    } = record.now().game().stakes()
    else {
        panic!("a match");
    };
    assert_eq!(at_stake, score.swapped());
}

#[test]
fn a_line_that_cannot_be_is_named() {
    let check = |text: &str, message: &str| {
        assert_eq!(text.parse::<Record>().unwrap_err().to_string(), message);
    };
    check("", "line 1: a record must start with 'gammonbox record 1'");
    check(
        "gammonbox record 1\n",
        "line 2: expected the rules, such as 'rules swiss'",
    );
    let after = |lines: &str| format!("# kept\ngammonbox record 1\n\nrules swiss\n{lines}");
    check(
        &after("score four"),
        "line 5: expected a score such as 'score 6-4' or 'score 6-4 after Crawford'",
    );
    check(
        &after("Red roll 31"),
        "line 5: 'Red' is not a player: expected White or Black",
    );
    check(
        &after("White throw 3\nWhite throw 3"),
        "line 6: the die for the start has already been rolled: a 3",
    );
    check(
        &after("White roll 7"),
        "line 5: expected two dice such as 31 after roll, found '7'",
    );
    check(
        &after("White play 8/5"),
        "line 5: each player rolls a die first to see who starts",
    );
    check(&after("next game"), "line 5: the game isn't over yet");
    let over = "gammonbox record 1\nrules international, match 3\nscore 3-0";
    check(over, "line 3: a match to 3 is over at 3-0");
}

#[test]
fn a_match_can_go_on_from_a_position() {
    let ids = [
        "4HPwATDgc/ABMA",
        "4HPwATDgc/ABMA:cIkFAAAAAAAA",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:3:5:0:7:10",
        "XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:6:5:1:7:10",
        "XGID=-b----E-C---eE---c-e----B-:2:-1:-1:D:0:0:3:0:3",
    ];
    for id in ids {
        let setup = id.parse::<AnyId>().unwrap().into();
        for leaflet in Leaflet::ALL {
            let record = Record::from_position(leaflet.ruleset(), setup).unwrap();
            assert_eq!(record.now().game().cube(), setup.cube, "{leaflet} {id}");
            assert_eq!(record.now().game().on_roll(), Some(setup.on_roll));
            assert_eq!(record.to_string().parse(), Ok(record), "{leaflet} {id}");
        }
    }
    let crawford = ids[3].parse::<AnyId>().unwrap().into();
    let record = Record::from_position(Ruleset::international(), crawford).unwrap();
    assert!(record.now().game().stakes().is_crawford());
    assert_eq!(record.now().score(), ByPlayer { white: 6, black: 5 });

    let text = "gammonbox record 1\nrules international\nposition XGID=-b:0";
    let refused = text.parse::<Record>().unwrap_err();
    assert_eq!(refused.line(), 3);
}

#[test]
fn an_entry_is_written_with_its_player() {
    let entry = Entry::Action {
        player: Black,
        action: Action::Resign(Win::Gammon),
    };
    assert_eq!(entry.to_string(), "Black resign gammon");
    let record = Record::new(Ruleset::international());
    let read = record
        .now()
        .read(&" white  throw 3 ".parse().unwrap())
        .unwrap();
    let action = Action::ThrowDie(Die::Three);
    assert_eq!(
        read,
        Entry::Action {
            player: White,
            action
        }
    );
}
