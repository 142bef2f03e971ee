//! Tests of the worker's tasks and answers.

use engine::{
    CubeAction, CubeChoice, Difference, Finding, Intent, NetKind, Nets, Plies, QuestionKind,
    Subject,
};
use rules::{Action, Player, Record, Ruleset};

use super::{
    AnalyzedBy, Answer, Choice, EngineWorker, KnownAnalysis, MatchIndex, NewMatch, PlayTrends,
    Reply, Request, Revision, SearchedMatch, Task, TrendKind, VERSION,
};

const OPENING_31: &str = "\
gammonbox record 1
rules international, match 7
White throw 3
Black throw 1
";

/// What a worker answers to a task, sent as text both ways.
fn ask(worker: &mut EngineWorker, task: Task) -> Reply {
    let request = Request {
        version: VERSION,
        number: 7,
        task,
    };
    let answer = Answer::from_text(&worker.answer_text(&request.to_text())).unwrap();
    assert_eq!(answer.number, 7);
    answer.reply
}

fn record(text: &str) -> Record {
    text.parse().unwrap()
}

fn hint(worker: &mut EngineWorker, text: &str, plies: Plies) -> Option<Reply> {
    let task = Task::hint(record(text).now().game(), plies)?;
    Some(ask(worker, task))
}

fn decide(record: &str, player: Player, level: &str) -> Task {
    Task::Decide {
        record: record.to_owned(),
        player,
        level: level.to_owned(),
        seed: 7,
    }
}

/// What is found about a decision in the position of a record.
fn judge(text: &str, player: Player, choice: Choice) -> Option<Finding> {
    let record = record(text);
    let now = record.now();
    let position = now.game().position().unwrap();
    let question = engine::Question {
        entry: 0,
        game: 0,
        seat: now.seat_of(player),
        player,
        position,
        kind: choice.question_kind(&position, now.rules())?,
    };
    let task = Task::Judge {
        rules: Box::new(now.rules().clone()),
        plies: Plies::TWO,
        questions: vec![question],
    };
    match ask(&mut EngineWorker::default(), task) {
        Reply::Judged(found) => found.into_iter().next().unwrap(),
        other => panic!("{other:?}"),
    }
}

/// A play of the roll in the position of a record.
fn play(text: &str, written: &str) -> Choice {
    let record = record(text);
    let plays = record.now().game().turn().unwrap().legal_plays();
    Choice::Play(plays.find(&written.parse().unwrap()).unwrap().0)
}

#[test]
fn a_hint_ranks_the_plays_of_the_roll() {
    let mut worker = EngineWorker::default();
    for plies in [Plies::ZERO, Plies::TWO] {
        let Some(Reply::Plays(plays)) = hint(&mut worker, OPENING_31, plies) else {
            panic!("31 is to be played");
        };
        assert_eq!(plays[0].play.to_string(), "8/5 6/5");
        assert_eq!(plays[0].plies, plies);
        assert!(plays[0].equity.0 - plays[1].equity.0 > 0.05);
    }
}

#[test]
fn a_computer_plays_by_its_level_and_seed() {
    let mut worker = EngineWorker::default();
    let strongest = engine::Level::ALL.last().unwrap().name;
    let reply = ask(&mut worker, decide(OPENING_31, Player::White, strongest));
    let Reply::Intent(Some(Intent::Act(Action::Play(play)))) = reply else {
        panic!("{reply:?}");
    };
    assert_eq!(play.to_string(), "8/5 6/5");
    let nobody = decide(OPENING_31, Player::White, "nobody");
    assert!(matches!(ask(&mut worker, nobody), Reply::Failed(_)));
}

/// Server and terminal play by [`engine::Computer`] too, so that all three do
/// the same.
#[test]
fn a_computer_decides_by_the_rules_that_are_played() {
    const LEVEL: &str = "machine";
    let positions = [
        (
            Player::Black,
            "XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:0:10\n",
        ),
        (
            Player::White,
            "XGID=-BBBBBB-----------------c-:0:0:1:61:0:0:0:0:10\n",
        ),
        (
            Player::Black,
            "XGID=aA-------------------j----:0:0:1:00:0:0:0:0:10\nWhite claim backgammon\n",
        ),
    ];
    // One after the other, so that what was made for other rules must be
    // forgotten.
    let mut worker = EngineWorker::default();
    let mut claims = Vec::new();
    for leaflet in rules::Leaflet::ALL {
        let rules = leaflet.ruleset().for_money();
        let computer =
            engine::Computer::new(LEVEL.parse().unwrap(), 7, &rules, Nets::bundled_quick());
        for (player, position) in positions {
            // Where there is no backgammon, nobody can claim one.
            let has_backgammon = rules.backgammon_needs != rules::BackgammonNeeds::Never;
            if position.contains("claim") && !has_backgammon {
                continue;
            }
            let text = format!("gammonbox record 1\nrules {rules}\nposition {position}");
            let expected = computer.intent(record(&text).now().game(), player);
            assert!(matches!(expected, Some(Intent::Act(_))), "{expected:?}");
            let reply = ask(&mut worker, decide(&text, player, LEVEL));
            assert_eq!(reply, Reply::Intent(expected), "{rules} {position}");
            if position.contains("claim") {
                claims.extend(expected);
            }
        }
    }
    for answer in [Action::Accept, Action::Decline] {
        assert!(claims.contains(&Intent::Act(answer)), "{claims:?}");
    }
}

#[test]
fn the_deep_nets_judge_as_soon_as_they_are_there() {
    let game = record(OPENING_31);
    let position = game.now().game().position().unwrap();
    let expected = |nets: &Nets| {
        let analyst = engine::Analyst::for_rules(game.now().rules(), nets);
        Reply::Plays(analyst.plays(&position, "31".parse().unwrap()))
    };
    let asked = |worker: &mut EngineWorker| {
        let task = Task::hint(game.now().game(), Plies::ZERO).unwrap();
        let answer = worker.answer(Request {
            version: VERSION,
            number: 1,
            task,
        });
        (answer.nets, answer.reply)
    };
    let mut worker = EngineWorker::default();
    let quick = expected(Nets::bundled_quick());
    assert_eq!(asked(&mut worker), (NetKind::Quick, quick.clone()));
    worker.add_deep_nets(Nets::bundled().deep().unwrap().clone());
    let deep = expected(Nets::bundled());
    assert_ne!(deep, quick);
    assert_eq!(asked(&mut worker), (NetKind::Deep, deep));
}

/// Hints and the coach evaluate like an analyst made for the rules.
#[test]
fn the_coach_judges_by_the_rules_that_are_played() {
    let id = "XGID=aA-------------------j----:0:0:1:00:0:0:0:0:10";
    let mut worker = EngineWorker::default();
    let mut chances = Vec::new();
    for leaflet in rules::Leaflet::ALL {
        let rules = leaflet.ruleset().for_money();
        let text = format!("gammonbox record 1\nrules {rules}\nposition {id}\nWhite roll 21\n");
        let record = record(&text);
        let game = record.now().game();
        let (position, roll) = (game.position().unwrap(), game.turn().unwrap().roll());
        let expected = engine::Analyst::for_rules(&rules, Nets::bundled_quick())
            .with_plies(Plies::ONE)
            .plays(&position, roll);
        let reply = hint(&mut worker, &text, Plies::ONE);
        assert_eq!(reply, Some(Reply::Plays(expected.clone())), "{rules}");
        chances.push(expected[0].chances.win_backgammon);
    }
    let most = chances.iter().copied().fold(0.0, f32::max);
    let least = chances.iter().copied().fold(1.0, f32::min);
    assert!(most > least, "the leaflets differ: {chances:?}");
}

#[test]
fn the_coach_finds_what_a_blunder_loses_and_why() {
    let made = play(OPENING_31, "13/10 6/5");
    let found = judge(OPENING_31, Player::White, made).unwrap();
    let Subject::Play(judged) = &found.subject else {
        panic!("{found:?}");
    };
    assert!(judged.lost.equity > 0.1, "{judged:?}");
    assert_eq!(judged.best().play.to_string(), "8/5 6/5");
    let movement = Ruleset::international().movement;
    let board = found.position.board();
    let contrasts = engine::contrasts(board, judged.made(), judged.best(), movement);
    let makes_five_point = |difference| matches!(difference, Difference::Makes { by: engine::ComparedPlay::Better, point } if point.number() == 5);
    assert!(
        contrasts
            .iter()
            .any(|contrast| makes_five_point(contrast.difference))
    );
}

#[test]
fn the_best_play_loses_nothing_and_an_illegal_one_is_no_question() {
    let best = play(OPENING_31, "8/5 6/5");
    let found = judge(OPENING_31, Player::White, best).unwrap();
    assert_eq!(found.lost().unwrap().equity, 0.0);
    let other_roll = OPENING_31.replace("throw 1", "throw 2");
    let illegal = play(&other_roll, "24/22 13/10");
    assert_eq!(judge(OPENING_31, Player::White, illegal), None);
}

#[test]
fn a_double_in_the_opening_is_too_early_and_to_pass_it_wrong() {
    let record = format!("{OPENING_31}White play 8/5 6/5\nBlack roll 64\nBlack play 24/14\n");
    let double = Choice::Cube(CubeChoice::Double);
    let doubled = judge(&record, Player::White, double).unwrap();
    assert!(doubled.lost().unwrap().equity > 0.05, "{doubled:?}");
    assert_eq!(Choice::best(&doubled), Some(Choice::Cube(CubeChoice::Roll)));
    let pass = Choice::Reply(engine::Reply::Pass);
    let passed = judge(&(record + "White double\n"), Player::Black, pass).unwrap();
    assert!(passed.lost().unwrap().equity > 0.3, "{passed:?}");
    assert_eq!(
        Choice::best(&passed),
        Some(Choice::Reply(engine::Reply::Take))
    );
}

#[test]
fn there_is_a_hint_about_the_cube_only_where_it_is_the_question() {
    let mut worker = EngineWorker::default();
    let mut hint = |text: &str| hint(&mut worker, text, Plies::ZERO);
    let before_roll = format!("{OPENING_31}White play 8/5 6/5\n");
    let Some(Reply::Cube(Some(advice))) = hint(&before_roll) else {
        panic!("Black may double");
    };
    assert_eq!(
        (advice.decision.action(), advice.decision.reply()),
        (CubeAction::NoDouble, engine::Reply::Take)
    );
    let doubled = hint(&format!("{before_roll}Black double\n"));
    assert!(matches!(doubled, Some(Reply::Cube(Some(_)))));
    let resigned = format!("{before_roll}White resign single\n");
    assert_eq!(hint(&resigned), None);
    // White has the cube now.
    let given = format!("{before_roll}Black double\nWhite take\n");
    assert_eq!(hint(&given), None);
}

#[test]
fn an_analysis_goes_on_where_it_stopped() {
    let turns = "White play 13/10 6/5\nBlack roll 64\nBlack play 24/14\nWhite roll 65\n";
    let text =
        format!("{OPENING_31}{turns}White play 24/13\nBlack roll 21\nBlack play 13/11 6/5\n");
    let record = record(&text);
    let rules = record.now().rules();
    let mut analysis = engine::Analysis::new(&record);
    while let Some(task) = Task::next_of(&analysis, rules, Plies::ONE) {
        // Another worker each time: they don't have to remember anything.
        match ask(&mut EngineWorker::default(), task) {
            Reply::Judged(found) => {
                assert!(!found.is_empty());
                found
                    .into_iter()
                    .for_each(|finding| analysis.answer(finding));
            }
            other => panic!("{other:?}"),
        }
    }
    assert!(analysis.is_done());
    let plays = analysis.findings().iter();
    let plays = plays.filter(|finding| matches!(finding.subject, Subject::Play(_)));
    let entries: Vec<usize> = plays.map(|finding| finding.entry).collect();
    assert_eq!(entries, [2, 4, 6, 8]);
    let mut whole = engine::Analysis::new(&record);
    whole.finish(&engine::Analyst::for_rules(rules, Nets::bundled_quick()).with_plies(Plies::ONE));
    assert_eq!(analysis.findings(), whole.findings());
}

#[test]
fn a_request_of_another_version_is_answered_so() {
    let request = Request {
        version: VERSION + 1,
        number: 3,
        task: decide(OPENING_31, Player::White, "casual"),
    };
    for text in [request.to_text(), "{".to_owned()] {
        let answer = Answer::from_text(&EngineWorker::default().answer_text(&text)).unwrap();
        assert!(matches!(answer.reply, Reply::Failed(_)), "{text}");
    }
}

/// What the worker keeps from one task to the next changes no answer.
#[test]
fn a_record_that_grew_is_answered_like_a_new_one() {
    let grown = format!("{OPENING_31}White play 8/5 6/5\nBlack roll 64\n");
    let mut worker = EngineWorker::default();
    let tasks = [
        decide(OPENING_31, Player::White, "expert"),
        decide(&grown, Player::Black, "expert"),
        decide(OPENING_31, Player::White, "expert"),
    ];
    for task in tasks {
        let fresh = ask(&mut EngineWorker::default(), task.clone());
        assert_eq!(ask(&mut worker, task), fresh);
    }
}

/// The kind of a question is what a choice comes to.
#[test]
fn a_choice_is_asked_about_as_the_engine_asks() {
    let record = record(OPENING_31);
    let now = record.now();
    let position = now.game().position().unwrap();
    let Choice::Play(best) = play(OPENING_31, "8/5 6/5") else {
        panic!("a play");
    };
    let kind = Choice::Play(best).question_kind(&position, now.rules());
    let Some(QuestionKind::Play { roll, board }) = kind else {
        panic!("{kind:?}");
    };
    assert_eq!(roll.to_string(), "31");
    assert_eq!(board.player().on(rules::Point::new(5)), 2);
}

/// White makes the 5-point, Black runs, and White breaks everything.
const SEARCHED: &str = " 5 point match

 Game 1
 Anna : 0                              Bob : 0
  1) 31: 8/5 6/5                       66: 24/18(2) 13/7(2)
  2) 21: 24/23 5/3
";

const QUICK: AnalyzedBy = AnalyzedBy {
    nets: NetKind::Quick,
    plies: Plies::ZERO,
};

/// The match, and what there is to find in it.
fn found(worker: &mut EngineWorker) -> (String, Vec<Finding>) {
    found_in(worker, SEARCHED)
}

fn found_in(worker: &mut EngineWorker, text: &str) -> (String, Vec<Finding>) {
    let bytes = text.bytes().map(char::from).collect();
    let Reply::Imported(imported) = ask(worker, Task::ImportFile { bytes }) else {
        panic!("it is a match");
    };
    let task = Task::Judge {
        rules: Box::new(imported.rules.clone()),
        plies: Plies::ZERO,
        questions: imported.input.questions.clone(),
    };
    let Reply::Judged(found) = ask(worker, task) else {
        panic!("it can be judged");
    };
    (imported.json, found.into_iter().flatten().collect())
}

fn indexed(worker: &mut EngineWorker, json: &str, known: KnownAnalysis) -> MatchIndex {
    let json = json.to_owned();
    match ask(worker, Task::Index { json, known }) {
        Reply::Indexed(index) => index,
        other => panic!("{other:?}"),
    }
}

/// The match, ready to be searched and analyzed in some way.
fn analyzed(worker: &mut EngineWorker, by: AnalyzedBy) -> MatchIndex {
    let (json, findings) = found(worker);
    indexed(worker, &json, KnownAnalysis::Findings { by, findings })
}

const REVISION: Revision = Revision {
    played: 1,
    bytes: 2,
    rating: Some(3.5),
    analyses: 0,
};

/// Gives a match to the worker, and returns how it's asked about.
fn kept(
    worker: &mut EngineWorker,
    id: &str,
    index: &MatchIndex,
    own: Option<rules::Seat>,
) -> SearchedMatch {
    let new = NewMatch {
        id: id.to_owned(),
        revision: REVISION,
        day: "2026-11-15".to_owned(),
        index: Some(index.clone()),
    };
    let matches = vec![new];
    assert_eq!(ask(worker, Task::Keep { matches }), Reply::Kept);
    SearchedMatch {
        id: id.to_owned(),
        revision: REVISION,
        own,
        is_over: true,
    }
}

fn search(query: &str, matches: Vec<SearchedMatch>) -> Task {
    Task::Search {
        query: query.to_owned(),
        matches,
        only_own: true,
    }
}

#[test]
fn decisions_are_found_by_board_and_by_error() {
    let worker = &mut EngineWorker::default();
    let (json, _) = found(worker);
    let plain = indexed(worker, &json, KnownAnalysis::Nothing);
    let analyzed = analyzed(worker, QUICK);
    assert!(plain.by.is_none() && analyzed.by == Some(QUICK));
    let mut find = |query: &str, index: &MatchIndex, own: Option<rules::Seat>| {
        let searched = kept(worker, "game", index, own);
        match ask(worker, search(query, vec![searched])) {
            Reply::Found(found) => found,
            other => panic!("{query}: {other:?}"),
        }
    };
    // Anna holds her 5-point when she has to play 21, and before that roll.
    assert!(find("holds=5 roll=21", &plain, None).count == 1);
    assert_eq!(find("error>=0.08", &plain, None).count, 0);
    // The file names no day, so it's the one on which the page kept it.
    assert_eq!(find("roll=21 date=2026-11", &plain, None).count, 1);
    assert_eq!(find("roll=21 date=2026-12", &plain, None).count, 0);
    let errors = find("decision=play error>=0.08", &analyzed, None);
    let worst = &errors.worst[0];
    assert_eq!(worst.names, ["Anna", "Bob"]);
    let error = worst.error.as_ref().expect("it can be practiced");
    assert!((error.loss - f64::from(worst.loss.unwrap())).abs() < 1e-6);
    assert!(matches!(error.choice, Choice::Play(play) if play.to_string() == "24/23 5/3"));
    assert_eq!(
        rules::Setup::from(error.position).player,
        worst.position.player
    );
    // Whoever sat at the other seat did not make it.
    let others = find(
        "decision=play error>=0.08",
        &analyzed,
        Some(rules::Seat::Second),
    );
    assert!(others.worst.iter().all(|found| found.names[0] == "Bob"));
}

#[test]
fn an_index_of_another_version_is_made_anew_and_stays_analyzed() {
    let worker = &mut EngineWorker::default();
    let current = analyzed(worker, QUICK);
    assert!(current.is_current());
    let text = serde_json::to_string(&current).unwrap();
    let other = text.replacen("\"version\":49", "\"version\":48", 1);
    assert_ne!(other, text);
    let other: MatchIndex = serde_json::from_str(&other).unwrap();
    assert!(!other.is_current());
    let (json, _) = found(worker);
    let known = KnownAnalysis::Kept(other.clone());
    assert_eq!(indexed(worker, &json, known), current);
    // Losses of another match are of no use.
    let (begun, _) = SEARCHED.split_once("  2)").unwrap();
    let (begun, _) = found_in(worker, begun);
    let begun = indexed(worker, &begun, KnownAnalysis::Kept(other));
    assert_eq!(begun.by, None);
}

#[test]
fn trends_are_of_the_owner_and_never_mix_analyses() {
    use rules::Seat;
    let worker = &mut EngineWorker::default();
    let deep = AnalyzedBy {
        nets: NetKind::Deep,
        ..QUICK
    };
    let (quick, deep_index) = (analyzed(worker, QUICK), analyzed(worker, deep));
    let mut trends = |games: &[(&MatchIndex, Option<Seat>)]| {
        let games = games.iter().enumerate();
        let matches = games.map(|(id, (index, own))| kept(worker, &id.to_string(), index, *own));
        let matches = matches.collect();
        match ask(worker, Task::Trends { matches }) {
            Reply::Trends(trends) => trends,
            other => panic!("{other:?}"),
        }
    };
    let anna = trends(&[(&quick, Some(Seat::First))]);
    assert_eq!(
        (anna.by, anna.others, anna.games.len()),
        (Some(QUICK), 0, 1)
    );
    assert_eq!(anna.games[0].day, "2026-11-15");
    let [(id, figures)] = &anna.figures[..] else {
        panic!("{:?}", anna.figures);
    };
    assert_eq!((&id[..], Some(figures.rating)), ("0", anna.rating()));
    let bob = trends(&[(&quick, Some(Seat::Second))]);
    assert!(
        anna.rating().unwrap() > bob.rating().unwrap(),
        "Anna broke her board"
    );
    assert!(bob.games[0].luck > 0.1, "66 is a fine roll");
    let lost: f64 = anna.kinds.iter().map(|kind| kind.lost).sum();
    assert!((lost - anna.games[0].lost).abs() < 1e-6);
    assert!(matches!(anna.kinds[0].kind, TrendKind::Play(_)));
    // What costs most can be asked for.
    assert!(anna.kinds[0].kind.query().parse::<study::Query>().is_ok());
    // Nobody knows who is who here.
    let unknown = PlayTrends {
        analyzed: 1,
        quick: 1,
        ..PlayTrends::default()
    };
    assert_eq!(trends(&[(&quick, None)]), unknown);
    // The better analysis is shown, the other counted; two others outweigh it.
    let [one, two] = [&quick, &deep_index].map(|index| (index, Some(Seat::First)));
    let mixed = trends(&[one, two]);
    assert_eq!((mixed.analyzed, mixed.quick), (2, 1));
    let how: Vec<_> = mixed.figures.iter().map(|(_, it)| it.by).collect();
    assert_eq!(how, [Some(QUICK), Some(deep)], "each game has its own");
    assert_eq!(
        (mixed.by, mixed.others, mixed.games.len()),
        (Some(deep), 1, 1)
    );
    let mixed = trends(&[one, two, one]);
    assert_eq!(
        (mixed.by, mixed.others, mixed.games.len()),
        (Some(QUICK), 1, 2)
    );
}

#[test]
fn a_word_that_is_no_condition_is_named() {
    let task = search("error>=0.08 colour=red", Vec::new());
    let reply = ask(&mut EngineWorker::default(), task);
    assert_eq!(reply, Reply::UnclearQuery("colour=red".to_owned()));
}

#[test]
fn a_worker_asks_for_the_matches_it_does_not_have_and_keeps_them() {
    let worker = &mut EngineWorker::default();
    let index = analyzed(worker, QUICK);
    let plays = |worker: &mut EngineWorker, matches: &[SearchedMatch]| {
        ask(worker, search("decision=play", matches.to_vec()))
    };
    let count = |worker: &mut EngineWorker, matches: &[SearchedMatch]| match plays(worker, matches)
    {
        Reply::Found(found) => found.count,
        other => panic!("{other:?}"),
    };
    let missing = |ids: &[&str]| Reply::Missing(ids.iter().map(|id| (*id).to_owned()).collect());
    let one = kept(worker, "one", &index, None);
    let in_one = count(worker, std::slice::from_ref(&one));
    assert!(in_one > 0);
    // The next question needs only what's new.
    let mut two = SearchedMatch {
        id: "two".to_owned(),
        ..one
    };
    assert_eq!(
        plays(worker, &[one.clone(), two.clone()]),
        missing(&["two"])
    );
    kept(worker, "two", &index, None);
    assert_eq!(count(worker, &[one.clone(), two.clone()]), 2 * in_one);
    // A game that was analyzed again is another.
    two.revision.analyses += 1;
    assert_eq!(
        plays(worker, &[one.clone(), two.clone()]),
        missing(&["two"])
    );
    // One that was deleted is dropped.
    assert_eq!(count(worker, std::slice::from_ref(&one)), in_one);
    two.revision = REVISION;
    assert_eq!(plays(worker, &[two.clone()]), missing(&["two"]));
    // One that can't be read is asked for once.
    let new = NewMatch {
        id: "two".to_owned(),
        revision: REVISION,
        day: String::new(),
        index: None,
    };
    let matches = vec![new];
    assert_eq!(ask(worker, Task::Keep { matches }), Reply::Kept);
    assert_eq!(count(worker, &[two.clone()]), 0);
    // Another worker has nothing.
    let other = &mut EngineWorker::default();
    assert_eq!(plays(other, &[one, two]), missing(&["one", "two"]));
}
