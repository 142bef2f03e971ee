//! Tests of reading and writing.

use engine::{Analysis, Nets, Plies};
use rules::{Player, Record};

use super::*;
use crate::games::KeptGame;
use crate::worker::{
    Answer, EngineWorker, ImportedMatch, OddKind, OddPlace, Reply, Request, StepKind, Task,
    Unreadable, VERSION,
};

const MATCH: &str = "
 3 point match

 Game 1
 Ann : 0                        Bob : 0
  1) 31: 13/10 6/5               62: 24/18 13/11
  2)  Doubles => 2                Drops
      Wins 1 point
";

fn ask(task: Task) -> Reply {
    let request = Request {
        version: VERSION,
        number: 1,
        task,
    };
    let text = EngineWorker::default().answer_text(&request.to_text());
    Answer::from_text(&text).unwrap().reply
}

fn open(file: &[u8]) -> Reply {
    let bytes = file.iter().copied().map(char::from).collect();
    ask(Task::ImportFile { bytes })
}

fn opened(file: &[u8]) -> ImportedMatch {
    match open(file) {
        Reply::Imported(imported) => *imported,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_match_comes_as_steps_with_positions() {
    let opened = opened(MATCH.as_bytes());
    assert_eq!(opened.names, ["Ann", "Bob"]);
    assert_eq!(opened.oddities, []);
    assert_eq!(opened.games.len(), 1);
    assert_eq!(opened.games[0].won, Some(1));
    let kinds: Vec<_> = opened.steps.iter().map(|step| &step.kind).collect();
    let rolled = |roll: &str, play: &str| StepKind::Roll {
        roll: roll.parse().unwrap(),
        play: Some(play.to_owned()),
    };
    assert_eq!(
        kinds,
        [
            &rolled("31", "13/10 6/5"),
            &rolled("62", "24/18 13/11"),
            &StepKind::Double(2),
            &StepKind::Pass
        ]
    );
    assert_eq!(opened.steps[3].player, Player::Black);
    for step in &opened.steps {
        assert!(rules::Position::try_from(step.position).is_ok());
    }
}

/// The list used to show the day on which the file was added.
#[test]
fn a_match_was_played_when_its_file_says() {
    let dated = format!("; [EventDate \"2024.08.12\"]\n{MATCH}");
    let played = |file: &str| KeptGame::of_file(7, &opened(file.as_bytes())).played;
    // August 12, 2024, 10:00 UTC.
    assert_eq!(played(&dated), 1_723_456_800_000);
    assert_eq!(played(MATCH), 7);
}

#[test]
fn what_was_found_is_in_the_file_that_is_saved() {
    let imported = opened(MATCH.as_bytes());
    let mut analysis = Analysis::new(imported.input.clone());
    analysis.finish(&Analyst::for_rules(&imported.rules, Nets::bundled_quick()));
    let export = |format| {
        let exported = ask(Task::Export {
            json: imported.json.clone(),
            plies: Plies::ZERO,
            findings: analysis.findings().to_vec(),
            format,
        });
        match exported {
            Reply::Exported(text) => text,
            other => panic!("{other:?}"),
        }
    };
    for format in [ExportFormat::Sgf, ExportFormat::Json] {
        let file = formats::read(export(format).as_bytes()).unwrap().file;
        let analysis = &file.games[0].entries[0].analysis;
        let best = &analysis.plays[0];
        assert_eq!((best.legs[0].from, best.legs[0].to), (8, 5), "{format:?}");
        assert!(
            file.games[0].entries[2].analysis.cube.is_some(),
            "{format:?}"
        );
    }
    let text = export(ExportFormat::MatchText);
    assert!(text.contains("13/10 6/5"), "{text}");
}

#[test]
fn what_is_odd_or_unreadable_says_where() {
    let illegal = MATCH.replace("13/10 6/5", "13/9 6/5 ");
    let read = opened(illegal.as_bytes());
    let [oddity] = &read.oddities[..] else {
        panic!("{:?}", read.oddities);
    };
    assert_eq!(oddity.place, OddPlace::Text(6, 6));
    assert!(matches!(&oddity.what, OddKind::IllegalPlay { play, .. } if play == "13/9 6/5"));
    assert_eq!(read.steps.len(), 4, "the rest is offered");

    assert_eq!(open(b" \n"), Reply::Unreadable(Unreadable::Empty));
    assert_eq!(open(b"hello"), Reply::Unreadable(Unreadable::Unknown));
    let broken = open(b"{\"gammonbox\":\"match\",\n 7");
    assert!(
        matches!(
            broken,
            Reply::Unreadable(Unreadable::Broken(OddPlace::Text(2, _)))
        ),
        "{broken:?}"
    );
}

#[test]
fn a_position_alone_is_a_step() {
    let id = b"XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
    let read = opened(id);
    assert_eq!(read.steps.len(), 1);
    assert_eq!(
        (&read.steps[0].kind, read.input.questions.len()),
        (&StepKind::Position, 0)
    );
}

#[test]
fn the_match_of_a_table_is_read_like_a_file() {
    let record = "\
gammonbox record 1
rules international, match 3
White throw 3
Black throw 1
White play 8/5 6/5
Black double
White take
Black roll 62
Black play 24/18 13/11
White resign gammon
Black accept
";
    let names = ["Ann", "casual"].map(str::to_owned);
    let record: Box<Record> = Box::new(record.parse().unwrap());
    let Reply::Imported(read) = ask(Task::ImportRecord { record, names }) else {
        panic!("it can be read");
    };
    let kinds: Vec<_> = read.steps.iter().map(|step| &step.kind).collect();
    assert!(matches!(
        kinds[..],
        [
            StepKind::Roll { .. },
            StepKind::Double(2),
            StepKind::Take,
            StepKind::Roll { .. },
            StepKind::Resign
        ]
    ));
    assert_eq!(read.games[0].won, Some(-4));
}

#[test]
fn a_rollout_goes_on_from_its_state_and_becomes_surer() {
    let record = "gammonbox record 1\nrules international\nWhite throw 3\nBlack throw 1\n";
    let record: Record = record.parse().unwrap();
    let game = record.now().game();
    let plays = game.turn().unwrap().legal_plays();
    let plays = ["8/5 6/5", "13/10 6/5"].map(|text| plays.find(&text.parse().unwrap()).unwrap().0);
    let roll_out = |state: &str| {
        let task = Task::RollOut {
            rules: Box::new(game.rules().clone()),
            position: game.position().unwrap(),
            plays: plays.to_vec(),
            state: state.to_owned(),
        };
        match ask(task) {
            Reply::RolledOut(rolled) => rolled,
            other => panic!("{other:?}"),
        }
    };
    let first = roll_out("");
    let second = roll_out(&first.state);
    assert_eq!(second.trials, 2 * first.trials);
    let [(best, one), (other, two)] = &second.lines[..] else {
        panic!("{second:?}");
    };
    assert!(one.equity_error.0 < first.lines[0].1.equity_error.0);
    assert!(one.equity.0 > two.equity.0);
    assert_eq!([*best, *other], plays.map(crate::worker::Choice::Play));
}

/// A link holds the match text. The same questions, answered by the same nets
/// at the same depth, give the same figures.
#[test]
fn a_match_from_a_link_is_analyzed_like_the_one_that_was_shared() {
    let house_rules = "gammonbox record 1\nrules swiss, match 5\nWhite throw 3\nBlack throw 1\n\
        White play 8/5 6/5\nBlack roll 42\nBlack play 8/4 6/4\nWhite double\nBlack take\n\
        White roll 66\nWhite play 24/18 24/18 13/7 13/7\n";
    let record: Record = house_rules.parse().unwrap();
    let Reply::Imported(of_table) = ask(Task::ImportRecord {
        record: Box::new(record),
        names: ["Ann".to_owned(), "Bob".to_owned()],
    }) else {
        panic!("it's a match");
    };
    for shared in [opened(MATCH.as_bytes()), *of_table] {
        let Reply::Exported(text) = ask(Task::Export {
            json: shared.json.clone(),
            plies: Plies::TWO,
            findings: Vec::new(),
            format: ExportFormat::MatchText,
        }) else {
            panic!("it can be written");
        };
        let opened = opened(text.as_bytes());
        assert!(!shared.input.questions.is_empty());
        assert_eq!(opened.input.questions, shared.input.questions);
        assert_eq!((opened.rules, opened.names), (shared.rules, shared.names));
    }
}
