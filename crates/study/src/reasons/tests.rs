//! Every claim is checked against the position by other means: plays are made
//! and looked at one by one, and the engine is asked through its front door.

use engine::{
    Analysis, Analyst, CubeFacts, Dice, Difference, JudgedPlay, Mark, Nets, Plies, RankedPlay,
    Reply, SeededDice, Subject,
};
use rules::{
    Action, AnyId, Board, Decision, Movement, Player, Plays, Point, Position, Record, Roll,
    Ruleset, Setup, Stage,
};

use super::play::Reasons;
use super::*;

fn analyst(plies: Plies) -> Analyst {
    Analyst::for_rules(&Ruleset::international(), Nets::bundled_quick()).with_plies(plies)
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
    let analysts = [Plies::ZERO, Plies::ONE].map(analyst);
    for seed in SEEDS {
        for finding in spoiled(seed, &analysts[0]).findings() {
            let lost = finding.lost().unwrap_or_default().equity;
            let explained = Explanation::of(finding, Movement::INTERNATIONAL, &texts);
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
                Subject::Play(judged) => check_play(&finding.position, judged, &analysts),
                Subject::Cube(judged) => {
                    cubes += 1;
                    check_cube(&finding.position, &judged.facts.unwrap(), &analysts[0]);
                    let wins = (f64::from(finding.before.chances.win) * 100.0).round();
                    let said = explained.facts.join(" ");
                    assert!(said.contains(&format!("You win {wins}%")), "{said}");
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
}

/// The claims about a play.
fn check_play(position: &Position, judged: &JudgedPlay, analysts: &[Analyst; 2]) {
    let before = position.board();
    let reasons = Reasons::of(before, judged, Movement::INTERNATIONAL);
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
    }
    let Some(facts) = &judged.facts else { return };
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
    let mut equities = Vec::new();
    for roll in Roll::ALL {
        let best = analyst.plays(&position, roll)[0];
        let window = analyst.doubling_window(&position, &best.chances).unwrap();
        if window.cash.is_some_and(|cash| best.chances.win >= cash) {
            losers += roll.weight() as u8;
        }
        let share = roll.weight() as f32 / 36.0;
        mean += share * best.equity.0;
        equities.push((share, best.equity.0));
    }
    let spread = equities
        .iter()
        .map(|(share, equity)| share * (equity - mean).abs());
    assert_eq!(facts.market_losers, losers);
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

/// The two numbers that a difference tells; 1 for a play that holds a point.
fn told(difference: &Difference) -> [f32; 2] {
    use engine::ComparedPlay;
    match *difference {
        Difference::Makes { by, .. } => match by {
            ComparedPlay::Played => [1.0, 0.0],
            ComparedPlay::Better => [0.0, 1.0],
        },
        Difference::Breaks { by, .. } => match by {
            ComparedPlay::Played => [0.0, 1.0],
            ComparedPlay::Better => [1.0, 0.0],
        },
        Difference::Lead { played, better } => [played as f32, better as f32],
        Difference::Wins { played, better }
        | Difference::Gammons { played, better }
        | Difference::LostGammons { played, better } => [played, better],
        Difference::Shots { played, better }
        | Difference::Hits { played, better }
        | Difference::Prime { played, better }
        | Difference::StaysOnBar { played, better }
        | Difference::Aims { played, better }
        | Difference::Escapes { played, better }
        | Difference::OwnEscapes { played, better }
        | Difference::Builders { played, better, .. }
        | Difference::Back { played, better }
        | Difference::Deep { played, better }
        | Difference::Stack { played, better }
        | Difference::Off { played, better } => [played, better].map(f32::from),
        _ => panic!("a difference without a check: {difference:?}"),
    }
}

/// How much of a difference there is after a play, counted anew.
fn measured(difference: &Difference, ranked: &RankedPlay) -> f32 {
    let board = &ranked.board;
    let turned = board.for_opponent();
    let on = |number: u8| board.player().on(Point::new(number));
    let checkers = |from: u8, to: u8| (from..=to).map(on).sum::<u8>();
    // What some play of a roll does, for how many of the 36.
    let rolls = |board: &Board, does: &dyn Fn(&rules::Play, &Board) -> bool| {
        let mut count = 0;
        for roll in Roll::ALL {
            let plays = Plays::new(board, roll, Movement::INTERNATIONAL);
            if plays.iter().any(|(play, after)| does(play, after)) {
                count += roll.weight() as u8;
            }
        }
        count
    };
    let any_hit = |play: &rules::Play, _: &Board| play.moves().iter().any(|it| it.is_hit());
    f32::from(match *difference {
        Difference::Hits { .. } => {
            ranked.play.moves().iter().filter(|it| it.is_hit()).count() as u8
        }
        Difference::Shots { .. } => rolls(&turned, &any_hit),
        Difference::Aims { .. } => rolls(board, &any_hit),
        Difference::Escapes { .. } => rolls(&turned, &|_, after| behind(after) < behind(&turned)),
        Difference::OwnEscapes { .. } => rolls(board, &|_, after| behind(after) < behind(board)),
        Difference::Builders { point, .. } => {
            let makes = |_: &rules::Play, after: &Board| after.player().on(point) >= 2;
            match board.player().on(point) >= 2 {
                true => 0,
                false => rolls(board, &makes),
            }
        }
        Difference::Makes { point, .. } | Difference::Breaks { point, .. } => {
            u8::from(board.player().on(point) >= 2)
        }
        Difference::Prime { .. } => {
            let (mut longest, mut row) = (0, 0);
            for number in 1..=24 {
                row = if on(number) >= 2 { row + 1 } else { 0 };
                longest = longest.max(row);
            }
            longest
        }
        Difference::StaysOnBar { .. } => {
            let bar = turned.player().on_bar();
            let stays = |die: u8| board.player().on(Point::new(die)) >= 2;
            let closed = (1..=6).filter(|&die| stays(die)).count() as u8;
            if bar > 0 { closed * closed } else { 0 }
        }
        Difference::Back { .. } => checkers(19, 24) + board.player().on_bar(),
        Difference::Deep { .. } => checkers(1, 2),
        Difference::Stack { .. } => (1..=24).map(on).max().unwrap(),
        Difference::Off { .. } => board.player().off(),
        Difference::Lead { .. } => {
            let pips = |board: &Board| board.player().pips() as f32;
            return pips(&turned) - pips(board);
        }
        _ => panic!("a difference without a check: {difference:?}"),
    })
}

/// The checkers of the player on roll up to the opponent's bar point.
fn behind(board: &Board) -> u8 {
    let side = board.player();
    (18..=24).map(|it| side.on(Point::new(it))).sum::<u8>() + side.on_bar()
}

/// The same where a play that needs it no longer counts as having it.
fn goodness(difference: &Difference, ranked: &RankedPlay) -> f32 {
    let held = |point: Point| ranked.board.player().on(point) >= 2;
    match *difference {
        Difference::Builders { point, .. } if held(point) => 36.0,
        Difference::Escapes { .. } if behind(&ranked.board.for_opponent()) == 0 => 36.0,
        Difference::OwnEscapes { .. } if behind(&ranked.board) == 0 => 36.0,
        _ => measured(difference, ranked),
    }
}

/// How much of a effect there is after a reply, as the one sees it who replies.
fn effect(effect: engine::ReplyEffect, (before, reply): &(Position, RankedPlay)) -> usize {
    use engine::ReplyEffect;
    let side = reply.board.player();
    let held = |from: u8, to: u8| {
        let numbers = from..=to;
        numbers.filter(|&it| side.on(Point::new(it)) >= 2).count()
    };
    match effect {
        ReplyEffect::Hits => {
            let on_bar = before.board().opponent().on_bar();
            usize::from(reply.board.opponent().on_bar() > on_bar)
        }
        ReplyEffect::Enters => usize::from(side.on_bar() == 0),
        ReplyEffect::Anchors => held(19, 24),
        ReplyEffect::Escapes => {
            let gone = (1..=17).map(|it| side.on(Point::new(it)));
            usize::from(gone.sum::<u8>() + side.off())
        }
        ReplyEffect::Blocks => held(1, 6),
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

#[test]
fn a_wrong_pass_hears_what_it_needed() {
    // Two checkers on the 5- and the 2-point against one that goes off next:
    // the other wins 17 of 36, 47 %, and may take with about a quarter.
    let id = format!("XGID=--A--A{}a-:0:0:1:D:0:0:0:0:10", "-".repeat(18));
    let setup: Setup = id.parse::<AnyId>().unwrap().into();
    let setup = Setup {
        offer: None,
        ..setup
    };
    let position = Position::try_from(setup).unwrap();
    let analyst = analyst(Plies::ZERO);
    let chances = analyst.chances(&position);
    let facts = analyst.cube_facts(&position, &chances).unwrap();
    let decision = analyst.cube(&position).unwrap().decision;
    let judged = engine::JudgedReply {
        reply: Reply::Pass,
        decision,
        lost: engine::Amount::default(),
        facts: Some(facts),
    };
    let said = cube::reply(&judged, &Texts::english());
    assert_eq!(said.topics, [Topic::Take]);
    assert!(said.facts[0].starts_with("You win 47%"), "{said:?}");
    // A race counts its pips: 7 for the one who doubled, 1 for the other.
    let pips = "Pips: 1 for you, 7 for your opponent.";
    assert!(said.facts.iter().any(|fact| fact == pips), "{said:?}");
}

#[test]
fn topics_are_written_and_read() {
    for name in ["hit", "save-gammon", "in-play", "pass"] {
        assert_eq!(name.parse::<Topic>().unwrap().to_string(), name);
    }
    let fault = "luck".parse::<Topic>().unwrap_err();
    assert_eq!(fault.to_string(), "no topic is called \"luck\"");
}
