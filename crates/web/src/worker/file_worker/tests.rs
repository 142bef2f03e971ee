//! Tests of what the worker reads, judges and writes.

use rules::Player;

use super::*;
use crate::worker::file_messages::{
    JudgedKind, OddKind, OddPlace, OpenedMatch, StepKind, Unreadable,
};

const MATCH: &str = "
 3 point match

 Game 1
 Ann : 0                        Bob : 0
  1) 31: 13/10 6/5               62: 24/18 13/11
  2)  Doubles => 2                Drops
      Wins 1 point
";

fn open(worker: &mut FileWorker, file: &[u8]) -> Tell {
    let bytes = file.iter().copied().map(char::from).collect();
    worker.answer("", &Ask::Open { bytes }).unwrap()
}

fn opened(worker: &mut FileWorker, file: &[u8]) -> OpenedMatch {
    match open(worker, file) {
        Tell::Opened(opened) => *opened,
        other => panic!("{other:?}"),
    }
}

fn judge_all(worker: &mut FileWorker, json: &str) -> Vec<Told> {
    let mut told: Vec<Told> = Vec::new();
    loop {
        let from = told.last().map_or(0, |last| last.done);
        match worker.answer(json, &Ask::Judge { plies: 0, from }).unwrap() {
            Tell::Judged(more) if more.from == more.done => return told,
            Tell::Judged(more) => told.push(*more),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_match_comes_as_steps_with_positions() {
    let opened = opened(&mut FileWorker::default(), MATCH.as_bytes());
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
        let id: rules::Xgid = step.position.parse().unwrap();
        assert!(rules::Position::try_from(rules::Setup::from(id)).is_ok());
    }
}

#[test]
fn judging_goes_on_where_it_stopped_and_starts_anew_in_another_worker() {
    let mut worker = FileWorker::default();
    let json = opened(&mut worker, MATCH.as_bytes()).json;
    let told = judge_all(&mut worker, &json);
    let last = told.last().unwrap();
    let blunder = told.iter().flat_map(|told| &told.found).find(|found| {
        matches!(&found.kind, JudgedKind::Decision(decided)
            if decided.check.action == "play 13/10 6/5" && decided.check.best == "play 8/5 6/5")
    });
    assert_eq!(
        blunder.map(|found| (found.entry, found.player)),
        Some((0, Player::White))
    );
    let [white, black] = last.judgment.totals;
    assert!(white.lost > 0.1 && white.marks[2] >= 1, "{white:?}");
    assert!(
        black.cube_errors[3].count == 1,
        "to pass was wrong: {black:?}"
    );
    assert_eq!(last.judgment.games.len(), 1);

    let mut another = FileWorker::default();
    let ask = Ask::Judge {
        plies: 0,
        from: last.done,
    };
    let Tell::Judged(anew) = another.answer(&json, &ask).unwrap() else {
        panic!("it is a match");
    };
    assert_eq!((anew.from, &anew.found), (0, &told[0].found));
}

#[test]
fn what_was_judged_is_in_the_file_that_is_saved() {
    let mut worker = FileWorker::default();
    let json = opened(&mut worker, MATCH.as_bytes()).json;
    judge_all(&mut worker, &json);
    for format in [ExportFormat::Sgf, ExportFormat::Json] {
        let Tell::Exported(text) = worker.answer(&json, &Ask::Export(format)).unwrap() else {
            panic!("it can be written");
        };
        let file = formats::read(text.as_bytes()).unwrap().file;
        let analysis = &file.games[0].entries[0].analysis;
        let best = &analysis.plays[0];
        assert_eq!((best.legs[0].from, best.legs[0].to), (8, 5), "{format:?}");
        assert!(
            file.games[0].entries[2].analysis.cube.is_some(),
            "{format:?}"
        );
    }
    let Tell::Exported(text) = worker
        .answer(&json, &Ask::Export(ExportFormat::MatchText))
        .unwrap()
    else {
        panic!("it can be written");
    };
    assert!(text.contains("13/10 6/5"), "{text}");
}

#[test]
fn what_is_odd_or_unreadable_says_where() {
    let mut worker = FileWorker::default();
    let illegal = MATCH.replace("13/10 6/5", "13/9 6/5 ");
    let read = opened(&mut worker, illegal.as_bytes());
    let [oddity] = &read.oddities[..] else {
        panic!("{:?}", read.oddities);
    };
    assert_eq!(oddity.place, OddPlace::Text(6, 6));
    assert!(matches!(&oddity.what, OddKind::IllegalPlay { play, .. } if play == "13/9 6/5"));
    assert_eq!(read.steps.len(), 4, "the rest is offered");

    assert_eq!(
        open(&mut worker, b" \n"),
        Tell::Unreadable(Unreadable::Empty)
    );
    assert_eq!(
        open(&mut worker, b"hello"),
        Tell::Unreadable(Unreadable::Unknown)
    );
    let broken = open(&mut worker, b"{\"gammonbox\":\"match\",\n 7");
    assert!(
        matches!(
            broken,
            Tell::Unreadable(Unreadable::Broken(OddPlace::Text(2, _)))
        ),
        "{broken:?}"
    );
}

#[test]
fn a_position_alone_is_a_step() {
    let id = b"XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
    let read = opened(&mut FileWorker::default(), id);
    assert_eq!(read.steps.len(), 1);
    assert_eq!(
        (&read.steps[0].kind, read.questions),
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
    let mut worker = FileWorker::default();
    let Tell::Opened(read) = worker.answer(record, &Ask::OpenRecord { names }).unwrap() else {
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
    let mut worker = FileWorker::default();
    let mut roll_out = |state: &str| {
        let ask = Ask::RollOut {
            plays: ["8/5 6/5", "13/10 6/5"].map(str::to_owned).to_vec(),
            state: state.to_owned(),
        };
        match worker.answer(record, &ask).unwrap() {
            Tell::RolledOut(rolled) => rolled,
            other => panic!("{other:?}"),
        }
    };
    let first = roll_out("");
    let second = roll_out(&first.state);
    assert_eq!(second.trials, 2 * first.trials);
    assert!(second.lines[0].error < first.lines[0].error);
    assert!(second.lines[0].equity > second.lines[1].equity);
    let names: Vec<_> = second
        .lines
        .iter()
        .map(|line| line.action.as_str())
        .collect();
    assert_eq!(names, ["8/5 6/5", "13/10 6/5"]);
}
