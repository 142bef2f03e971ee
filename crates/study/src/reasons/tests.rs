//! Every claim is checked against the position by other means: plays are made
//! and looked at one by one, and the engine is asked through its front door.

mod examples;
mod recount;

use std::collections::BTreeSet;

use engine::{
    Analysis, Analyst, CrawfordStage, CubeFacts, Dice, Difference, JudgedPlay, Mark,
    MatchEquityTable, Nets, Plies, Question, QuestionKind, RankedPlay, SeededDice, Subject,
};
use rules::{
    Action, AnyId, Beavers, Board, Decision, Movement, Player, Plays, Point, PointLabels, Position,
    Record, Roll, Ruleset, Seat, Setup, Stage, Stakes,
};

use super::plan::Plan;
use super::play::Reasons;
use super::replies::Purpose;
use super::score::ScoreReason;
use super::*;
use recount::{effect, goodness, measured, plan, serves, told};

fn analyst(plies: Plies) -> Analyst {
    Analyst::for_rules(&Ruleset::international(), Nets::bundled_quick()).with_plies(plies)
}

/// What an analyst finds about a play.
fn judged(id: &str, roll: &str, play: &str, analyst: &Analyst) -> Finding {
    let setup: Setup = id.parse::<AnyId>().unwrap().into();
    let position = Position::try_from(Setup {
        stage: Stage::BeforeRoll,
        ..setup
    });
    let (position, roll) = (position.unwrap(), roll.parse().unwrap());
    let plays = Plays::new(position.board(), roll, Movement::INTERNATIONAL);
    let (_, board) = *plays.find(&play.parse().unwrap()).unwrap();
    let question = asked(position, QuestionKind::Play { roll, board });
    analyst.judge(&question).unwrap()
}

/// The question about what the player on roll did.
fn asked(position: Position, kind: QuestionKind) -> Question {
    Question {
        entry: 0,
        game: 0,
        seat: Seat::First,
        player: position.on_roll(),
        position,
        kind,
    }
}

/// A match with many errors: both play by random.
fn spoiled(seed: u64, analyst: &Analyst) -> Analysis {
    let mut dice = SeededDice::new(seed, 0);
    let mut record = Record::new("international, match 3".parse().unwrap());
    for number in 0_usize..120 {
        let game = record.now().game();
        let (player, action) = match game.decision() {
            Decision::ThrowForStart { has_thrown } => {
                let thrower = if has_thrown.white {
                    Player::Black
                } else {
                    Player::White
                };
                (thrower, Action::ThrowDie(dice.die()))
            }
            // Doubles come without sense, and are taken so.
            Decision::RollOrDouble { player, may_double } => {
                let doubles = may_double && number % 7 == 0;
                let action = if doubles {
                    Action::Double
                } else {
                    Action::Roll(dice.roll())
                };
                (player, action)
            }
            Decision::Play { player, roll } => {
                let position = game.position().expect("a roll is played from a position");
                let plays = Plays::new(position.board(), roll, game.rules().movement);
                let plays: Vec<_> = plays.iter().collect();
                let (play, _) = plays[(number * 31) % plays.len()];
                (player, Action::Play(*play))
            }
            Decision::Answer { player, .. } => (player, Action::Take),
            Decision::Over(_) => break,
        };
        record.act(player, action).unwrap();
    }
    let mut analysis = Analysis::new(&record);
    analysis.finish(analyst);
    analysis
}

/// So many random matches give more than a thousand errors.
const SEEDS: std::ops::Range<u64> = 1..27;

#[test]
fn every_error_has_a_reason_and_every_reason_is_true() {
    let texts = Texts::english();
    let (mut errors, mut cubes) = (0, 0);
    let mut claimed = BTreeSet::new();
    let analysts = [Plies::ZERO, Plies::ONE].map(analyst);
    for seed in SEEDS {
        for finding in spoiled(seed, &analysts[0]).findings() {
            let lost = finding.lost().unwrap_or_default().equity;
            let explained = Explanation::of(
                finding,
                Movement::INTERNATIONAL,
                PointLabels::Numbers,
                &texts,
            );
            if lost < Mark::DUBIOUS {
                assert_eq!(explained, Explanation::default());
                continue;
            }
            errors += 1;
            assert!(!explained.topics.is_empty(), "{finding:?}");
            assert!(explained.lesson.is_some(), "{finding:?}");
            let said = explained.facts.len() + explained.figures.len();
            assert!(said > 0, "{finding:?}");
            match &finding.subject {
                Subject::Roll(_) => {}
                Subject::Play(judged) => {
                    let reasons = check_play(&finding.position, judged, &analysts);
                    claimed.extend(claims(&reasons));
                }
                Subject::Cube(judged) => {
                    cubes += 1;
                    check_cube(&finding.position, &judged.facts.unwrap(), &analysts[0]);
                    let said = explained.facts.join(" ");
                    let (_, rest) = said.split_once("You win ").expect("the chances");
                    let wins: f32 = rest.split('%').next().unwrap().parse().unwrap();
                    let told = 100.0 * finding.before.chances.win;
                    assert!((wins - told).abs() <= 0.5, "{said}, not {told}");
                }
                Subject::Reply(judged) => {
                    cubes += 1;
                    check_cube(&finding.position, &judged.facts.unwrap(), &analysts[0]);
                }
            }
        }
    }
    assert!(
        errors > 1000 && cubes > 20,
        "{errors} errors, {cubes} about the cube"
    );
    // What random plays seldom come to.
    for (id, roll, play) in RARE {
        let finding = judged(id, roll, play, &analysts[0]);
        let Subject::Play(judged) = &finding.subject else {
            panic!("a play");
        };
        claimed.extend(claims(&check_play(&finding.position, judged, &analysts)));
    }
    // What never came up would not have been checked.
    for kind in KINDS {
        assert!(claimed.contains(*kind), "{kind} is not in {claimed:?}");
    }
}

/// Positions with claims that are seldom made: home points that must be given
/// up, a gammon to be saved in a race, scores, and primes that run out of time.
const RARE: [(&str, &str, &str); 11] = [
    (
        "XGID=bBCBDaCA----c-a--c-e------:0:0:1:52:5:4:0:7:10",
        "52",
        "7/5*/off",
    ),
    (
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:5:6:1:7:10",
        "64",
        "24/14",
    ),
    (
        "XGID=-b-BBBBBB---b-A--b-cccA-A-:0:0:1:00:0:0:0:0:10",
        "63",
        "14/5",
    ),
    (
        "XGID=-b-BBBBBB---bAa--b-d-bbB--:0:0:1:00:0:0:0:0:10",
        "63",
        "13/4",
    ),
    (
        "XGID=-b-BBBBBB-A-b---bb-cbb--B-:0:0:1:00:0:0:0:0:10",
        "61",
        "10/3",
    ),
    (
        "XGID=---BBCC-A---b--b-c-dBbBb--:0:0:1:00:0:0:0:0:10",
        "61",
        "8/2 6/5",
    ),
    (
        "XGID=----CDEA-----B--------abc-:0:0:1:00:0:0:0:0:10",
        "61",
        "13/7 6/5",
    ),
    (
        "XGID=----CDE-----A--B-------bc-:0:0:1:00:0:0:0:0:10",
        "31",
        "6/3 5/4",
    ),
    (
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:5:6:1:7:10",
        "33",
        "24/21(2) 13/10(2)",
    ),
    (
        "XGID=-b----E-C---eE---b-d-b--B-:0:0:1:00:6:5:1:7:10",
        "22",
        "13/11(2) 6/4(2)",
    ),
    (
        "XGID=----BCC-B-A-bC-a-cde--A---:0:0:1:00:0:0:0:0:10",
        "64",
        "13/3",
    ),
];

/// All claims that can be made about a play.
#[rustfmt::skip]
const KINDS: &[&str] = &[
    "Aims", "Anchor", "Anything", "Back", "BackGame", "Blitz", "Block", "Breaking", "Breaks", "Builders", "Contact",
    "Containment", "Crossovers", "Deep", "Escape", "Escapes", "Exposing", "Hinder", "Hit", "Hits", "Holding", "Lead", "Makes",
    "Off", "OwnEscapes", "PipsFromHome", "Prime", "PrimePlan", "Race", "Score", "ScoreGammon", "ScoreNoGammon",
    "ScoreNoBackgammon", "ScoreRisk", "ScoreSave", "Shots", "SparePips", "Stack", "StaysOnBar",
];

/// What is claimed about a play.
fn claims(reasons: &Reasons) -> Vec<String> {
    let differences = reasons.deciding.iter().map(|it| kind(&it.difference));
    let replies = reasons.replies.iter().map(|it| match it.0 {
        // A difference is called the same.
        Purpose::Block => "Hinder".to_owned(),
        purpose => kind(&purpose),
    });
    let score = reasons.score.iter().map(|it| kind(&it.topic));
    let plan = reasons.plan.iter().map(|(plan, _)| match plan {
        Plan::Prime => "PrimePlan".to_owned(),
        plan => kind(plan),
    });
    let claims = differences.chain(replies).chain(score);
    claims.chain(plan).collect()
}

/// What a claim is called, without its numbers.
fn kind(claim: &impl std::fmt::Debug) -> String {
    let text = format!("{claim:?}");
    let name = text.split(' ').next().unwrap_or_default();
    name.to_owned()
}

/// The claims about a play.
fn check_play(position: &Position, judged: &JudgedPlay, analysts: &[Analyst; 2]) -> Reasons {
    let reasons = Reasons::of(position, judged, Movement::INTERNATIONAL);
    let (made, best) = (judged.made(), judged.best());
    for decisive in &reasons.deciding {
        let difference = &decisive.difference;
        let [played, better] = told(difference);
        let measured = |ranked: &RankedPlay| measured(difference, ranked);
        assert_eq!(measured(made), played, "{difference:?} of {made:?}");
        assert_eq!(measured(best), better, "{difference:?} of {best:?}");
        // No play that is no better in this loses less.
        let sign = (better - played).signum();
        let needed = decisive.importance.needed;
        for ranked in &judged.plays {
            let is_no_better = sign * (goodness(difference, ranked) - played) <= 0.0;
            let lost = (best.equity - ranked.equity).0;
            assert!(
                !is_no_better || lost >= needed - 1e-5,
                "{difference:?}: {ranked:?} loses {lost}, not {needed}"
            );
        }
    }
    if let Some(outcome) = &reasons.outcome {
        let chances = |ranked: &RankedPlay| match outcome {
            Difference::Wins { .. } => ranked.chances.win,
            Difference::Gammons { .. } => ranked.chances.win_gammon,
            _ => ranked.chances.lose_gammon,
        };
        assert_eq!(told(outcome), [chances(made), chances(best)]);
        let values = judged.facts.as_ref().and_then(|facts| facts.score);
        let [yours, theirs] = values.map_or([0.5; 2], |score| score.gammon_values);
        match outcome {
            Difference::Gammons { .. } => assert!(yours > 0.01, "{position:?}"),
            Difference::LostGammons { .. } => assert!(theirs > 0.01, "{position:?}"),
            _ => {}
        }
    }
    if let Some((claimed, is_same)) = reasons.plan {
        assert_eq!(plan(&best.board), Some(claimed), "{position:?}");
        assert_eq!(plan(&made.board) == Some(claimed), is_same, "{position:?}");
    }
    let Some(facts) = &judged.facts else {
        return reasons;
    };
    // The opponent's best replies, asked for as anybody would.
    let asked = [made, best].map(|ranked| {
        let analyst = &analysts[usize::from(facts.plies.number())];
        let after = after(position, &ranked.board);
        Roll::ALL.map(|roll| (after, analyst.plays(&after, roll)[0]))
    });
    let hits = |reply: &(Position, RankedPlay)| reply.1.play.moves().iter().any(|it| it.is_hit());
    let counted = asked.each_ref().map(|replies| {
        let rolls = Roll::ALL.into_iter().zip(replies);
        let hitting = rolls.filter(|(_, reply)| hits(reply));
        hitting.map(|(roll, _)| roll.weight() as u8).sum::<u8>()
    });
    assert_eq!(facts.hits(), counted, "{position:?}");
    let is_hit = |ranked: &RankedPlay| ranked.play.moves().iter().any(|it| it.is_hit());
    assert_eq!(
        reasons.gives_up_hit,
        is_hit(made) && !is_hit(best),
        "{position:?}"
    );
    // Nobody is told to play safe and to leave more shots.
    assert!(
        reasons.price.is_none() || !reasons.topics.contains(&Topic::Safe),
        "{position:?}"
    );
    if let Some((rolls, worst)) = &reasons.price_rolls {
        let hits_more = |roll: &Roll| {
            let [played, better] = [0, 1].map(|play| hits(&asked[play][roll.index()]));
            better && !played
        };
        let counted = Roll::ALL.into_iter().filter(hits_more);
        assert_eq!(*rolls, counted.map(|roll| roll.weight() as u8).sum::<u8>());
        assert!(worst.iter().all(hits_more), "{worst:?} in {position:?}");
    }
    if let Some((purpose, told)) = reasons.replies {
        let counted = asked.each_ref().map(|replies| {
            let rolls = Roll::ALL.into_iter().zip(replies);
            let serving = rolls.filter(|(_, reply)| serves(purpose, reply));
            serving.map(|(roll, _)| roll.weight() as u8).sum::<u8>()
        });
        assert_eq!(told, counted, "{purpose:?} in {position:?}");
        assert!(told[0] > told[1], "{purpose:?} in {position:?}");
    }
    if let Some(score) = &reasons.score {
        check_score(position, judged, score, &analysts[0]);
    }
    if let Some([yours, theirs]) = reasons.pips {
        let board = position.board();
        assert_eq!(
            [yours, theirs],
            [board.player().pips(), board.opponent().pips()]
        );
        let is_ahead = matches!(
            reasons.topics.first(),
            Some(Topic::Escape | Topic::BreakContact)
        );
        let is_behind = matches!(
            reasons.topics.first(),
            Some(Topic::Stay | Topic::KeepContact)
        );
        assert!(!is_ahead || yours <= theirs, "{position:?}");
        assert!(!is_behind || yours > theirs, "{position:?}");
    }
    if let Some((group, share)) = &reasons.rolls {
        let effect = |reply: &(Position, RankedPlay)| effect(group.effect, reply);
        let (mut rolls, mut cost, mut all) = (0, 0.0, 0.0);
        for (place, roll) in Roll::ALL.into_iter().enumerate() {
            let [played, better] = [&asked[0][place], &asked[1][place]];
            let gain = (played.1.equity - better.1.equity).0 * roll.weight() as f32 / 36.0;
            all += gain;
            // A weightier effect may be what the roll is counted for.
            if facts.replies[place].only_after_played == Some(group.effect) {
                assert!(effect(played) > effect(better), "{group:?} with {roll}");
                rolls += roll.weight() as u8;
                cost += gain;
            }
        }
        assert_eq!(group.rolls, rolls);
        assert!(
            (cost / all - share).abs() < 1e-3,
            "{cost} of {all}, not {share}"
        );
    }
    if let Some((ahead, worst)) = &reasons.ahead {
        let gain = |place: usize| (asked[0][place].1.equity - asked[1][place].1.equity).0;
        let better = Roll::ALL.into_iter().enumerate();
        let better = better.filter(|(place, _)| gain(*place) > 0.0);
        let better: u8 = better.map(|(_, roll)| roll.weight() as u8).sum();
        assert_eq!(*ahead, better);
        let most = (0..21).map(gain).fold(f32::MIN, f32::max);
        assert!((gain(worst[0].index()) - most).abs() < 1e-6);
    }
    reasons
}

/// The claims about the score: the same plays for money, and what gammons are
/// worth by the table of match equities.
fn check_score(position: &Position, judged: &JudgedPlay, score: &ScoreReason, analyst: &Analyst) {
    let Stakes::Match {
        length,
        score: points,
        crawford,
    } = position.stakes()
    else {
        panic!("{score:?} for money");
    };
    let player = position.on_roll();
    let needed = [player, player.opponent()].map(|it| length - points[it]);
    assert_eq!((score.needed, score.is_crawford), (needed, crawford));
    let money = Setup {
        stakes: Stakes::Money {
            jacoby: false,
            beavers: Beavers::Off,
        },
        ..Setup::from(*position)
    };
    let plays = analyst.plays(&Position::try_from(money).unwrap(), judged.roll);
    let (made, best) = (judged.made(), judged.best());
    let equity = |board: &Board| {
        let ranked = plays.iter().find(|ranked| ranked.board == *board);
        ranked.unwrap().equity.0
    };
    let lost = equity(&best.board) - equity(&made.board);
    let told = score.lost_for_money;
    assert!((lost - told).abs() < 1e-4, "{lost}, not {told}");
    assert!(f64::from(told) < judged.lost.equity / 2.0, "{score:?}");
    // What is won or lost with the cube as it is, from the table.
    let [yours, theirs] = needed.map(i64::from);
    let cube = i64::from(position.cube().value.value());
    let table = MatchEquityTable::kazaross_xg2();
    // Once somebody needs one point, the next game is after the Crawford game.
    let stage = match needed.contains(&1) {
        true => CrawfordStage::After,
        false => CrawfordStage::BeforeOrIn,
    };
    let chance = |yours: i64, theirs: i64| {
        let [yours, theirs] = [yours, theirs].map(|points| points.max(0) as u32);
        table.chance(yours, theirs, stage).unwrap().0
    };
    let won = |win: i64| chance(yours - win * cube, theirs);
    let lost = |win: i64| chance(yours, theirs - win * cube);
    let all = won(1) - lost(1);
    let values = [(won(2) - won(1)) / all, (lost(1) - lost(2)) / all];
    for (value, told) in values.into_iter().zip(score.facts.gammon_values) {
        assert!(
            (value - f64::from(told)).abs() < 1e-3,
            "{values:?}, not {score:?}"
        );
    }
    let more_won = best.chances.win_gammon > made.chances.win_gammon;
    let more_lost = best.chances.lose_gammon > made.chances.lose_gammon;
    match score.topic {
        Topic::ScoreGammon => assert!(values[0] > 0.5 && more_won),
        Topic::ScoreNoGammon => assert!(values[0] < 0.5 && !more_won),
        Topic::ScoreSave => assert!(values[1] > 0.5 && !more_lost),
        Topic::ScoreRisk => assert!(values[1] < 0.5 && more_lost),
        _ => assert!(told <= 0.0, "{score:?}"),
    }
}

/// The claims about a cube.
fn check_cube(position: &Position, facts: &CubeFacts, analyst: &Analyst) {
    let before = Setup {
        stage: Stage::BeforeRoll,
        offer: None,
        ..Setup::from(*position)
    };
    let position = Position::try_from(before).unwrap();
    let (mut losers, mut mean) = (0, 0.0);
    // Both rolls are played, and the opponent is doubled in thought.
    let must_pass = |played: &Board| match played.is_over() {
        true => 36,
        false => {
            let turned = after(&position, played);
            let passing = Roll::ALL.into_iter().filter(|roll| {
                let reply = analyst.plays(&turned, *roll)[0];
                let chances = reply.chances.for_opponent();
                let last = (!reply.board.is_over()).then(|| after(&turned, &reply.board));
                let window = last.and_then(|last| analyst.doubling_window(&last, &chances));
                let cash = window.and_then(|window| window.cash);
                cash.is_some_and(|cash| chances.win >= cash)
            });
            passing.map(|roll| roll.weight()).sum()
        }
    };
    let mut equities = Vec::new();
    for roll in Roll::ALL {
        let best = analyst.plays(&position, roll)[0];
        losers += roll.weight() * must_pass(&best.board);
        let share = roll.weight() as f32 / 36.0;
        mean += share * best.equity.0;
        equities.push((share, best.equity.0));
    }
    let spread = equities
        .iter()
        .map(|(share, equity)| share * (equity - mean).abs());
    let share = losers as f32 / (36.0 * 36.0);
    // A chance on the very limit may be rounded to either side.
    let is_near = (facts.market_losers - share).abs() < 2.5 / (36.0 * 36.0);
    assert!(is_near, "{}, not {share}", facts.market_losers);
    assert!((facts.volatility - spread.sum::<f32>()).abs() < 1e-3);
    if let Some(race) = &facts.race {
        let board = position.board();
        let walked = |at: &dyn Fn(Point) -> u8| -> u32 {
            let points = Point::ALL.into_iter();
            points
                .map(|it| u32::from(it.number()) * u32::from(at(it)))
                .sum()
        };
        let turned = board.for_opponent();
        assert_eq!(race.pips[0], walked(&|point| board.player().on(point)));
        assert_eq!(race.pips[1], walked(&|point| turned.player().on(point)));
    }
}

/// The position after a play, with the opponent to roll.
fn after(position: &Position, board: &Board) -> Position {
    let turned = board.for_opponent();
    let setup = Setup {
        player: turned.player().into(),
        opponent: turned.opponent().into(),
        on_roll: position.on_roll().opponent(),
        stage: Stage::BeforeRoll,
        ..Setup::from(*position)
    };
    Position::try_from(setup).unwrap()
}
