//! Why a decision about the cube was wrong.

use engine::{Chances, CubeAction, CubeFacts, JudgedCube, JudgedReply, Reply};
use rules::{Player, Position, Roll};
use texts::{Number, Texts};

use super::words::{self, hundredths, tenths, whole};
use super::{Explanation, Topic};

/// From this share of market losers on, a double is urgent.
const URGENT: f32 = 0.25;

/// Fewer of them are none in whole percents.
const FEW_LOSERS: f32 = 0.005;

/// If there are so many, no roll is better than others.
const MOST_LOSERS: f32 = 0.8;

/// A limit for money is worth a word if it lies so far from that of the score.
const ANOTHER_LIMIT: f32 = 0.03;

/// A gammon is worth as much as for money within this.
const NEAR: f32 = 0.1;

/// And nothing within this.
const NOTHING: f32 = 0.005;

/// Gammons that are won or lost so often are worth a word.
const COMMON: f32 = 0.05;

/// Rarer ones are 0 in whole percents.
const SHOWN: f32 = 0.005;

/// Why to double, or why not yet, or why no longer.
pub(super) fn double(position: &Position, judged: &JudgedCube, texts: &Texts) -> Explanation {
    let Some(facts) = &judged.facts else {
        return Explanation::default();
    };
    let right = judged.right();
    let reply = judged.decision.reply();
    let topic = match right {
        CubeAction::TooGood => Topic::PlayOn,
        CubeAction::NoDouble => Topic::Wait,
        CubeAction::Double if reply == Reply::Pass => Topic::Cash,
        CubeAction::Double => Topic::DoubleNow,
    };
    let lesson = match topic {
        // Where little changes it is no hurry that makes a double right.
        Topic::DoubleNow if facts.market_losers < URGENT => Some(texts.coach_should_double()),
        Topic::Wait if facts.chances.win < 0.5 => Some(texts.advice_cube_behind()),
        topic => topic.lesson(texts),
    };
    let is_double = right == CubeAction::Double;
    let point = match right {
        CubeAction::TooGood => facts.too_good_point(),
        CubeAction::Double | CubeAction::NoDouble => facts.doubling_point(is_double),
    };
    let [wins, limit] = words::both(facts.chances.win, point.unwrap_or_default());
    let mut said = vec![own_chances(&facts.chances, wins, texts)];
    let money = facts.money_window.as_ref();
    if right == CubeAction::TooGood {
        said.extend(point.map(|_| texts.reason_cube_too_good(limit)));
    } else {
        let opens = money.and_then(|window| window.opens);
        said.extend(point.map(|point| {
            let limit = texts.reason_cube_double_from(limit);
            with_money(limit, point, opens, texts)
        }));
        // On the last roll and in other odd places, and where it is near:
        // whether it is a take.
        let take = facts.take_point(reply != Reply::Pass);
        let take = take.filter(|_| point.is_none() || is_double);
        said.extend(take.map(|needed| {
            let [wins, limit] = words::both(facts.chances.lose(), needed);
            let limit = texts.reason_cube_take_from(wins, limit);
            let for_money = money.and_then(|window| window.take_point());
            with_money(limit, needed, for_money, texts)
        }));
        // That there is no hurry is no reason to double, and whoever is behind
        // knows it. Where the opponent should pass already, the market is lost.
        let is_news = match topic {
            Topic::Cash => false,
            Topic::DoubleNow => facts.market_losers >= FEW_LOSERS,
            _ => facts.market_losers >= FEW_LOSERS || facts.chances.win >= 0.5,
        };
        if is_news {
            said.push(market(facts, texts));
        }
    }
    // Who plays on for a gammon does not turn the cube.
    let turned = facts.gammon_values.filter(|_| right != CubeAction::TooGood);
    let turned = turned.filter(|_| has_gammons(&facts.chances));
    let [yours, theirs] = turned.unwrap_or([0.5; 2]);
    said.extend(gammons([yours, theirs], texts));
    if turned.is_some() {
        said.extend(winning_gammons(
            position,
            position.on_roll(),
            &facts.chances,
            [yours, theirs],
            texts,
        ));
    }
    let mut figures = Vec::new();
    // Who cannot move is not waiting for a roll.
    if facts.volatility >= NOTHING {
        figures.push(texts.reason_cube_volatility(words::points(facts.volatility)));
    }
    figures.extend(gammon_values([yours, theirs], texts));
    race(facts, [0, 1], &mut said, &mut figures, texts);
    Explanation {
        topics: vec![topic],
        lesson,
        facts: said,
        figures,
    }
}

/// Why to take, or why not.
pub(super) fn reply(position: &Position, judged: &JudgedReply, texts: &Texts) -> Explanation {
    let Some(facts) = &judged.facts else {
        return Explanation::default();
    };
    let seen = facts.chances.for_opponent();
    let needed = facts.take_point(judged.right() != Reply::Pass);
    let [wins, limit] = words::both(seen.win, needed.unwrap_or_default());
    let (topic, lesson) = match judged.right() {
        Reply::Pass => (Topic::Pass, texts.coach_should_pass(wins)),
        Reply::Take | Reply::Beaver => (Topic::Take, texts.coach_should_take(wins)),
    };
    // How often the player wins is in the lesson.
    let mut said = Vec::new();
    if has_gammons(&seen) {
        let [won, lost] = [seen.win_gammon, seen.lose_gammon].map(whole);
        said.push(texts.reason_cube_gammons(won, lost));
    }
    said.extend(needed.map(|needed| {
        let limit = texts.reason_cube_you_need(limit);
        let money = facts.money_window.as_ref();
        with_money(limit, needed, money.and_then(|it| it.take_point()), texts)
    }));
    let turned = facts.gammon_values.filter(|_| has_gammons(&seen));
    let [theirs, yours] = turned.unwrap_or([0.5; 2]);
    said.extend(gammons([yours, theirs], texts));
    said.extend(winning_gammons(
        position,
        position.on_roll().opponent(),
        &seen,
        [yours, theirs],
        texts,
    ));
    let mut figures: Vec<String> = gammon_values([yours, theirs], texts).into_iter().collect();
    race(facts, [1, 0], &mut said, &mut figures, texts);
    Explanation {
        topics: vec![topic],
        lesson: Some(lesson),
        facts: said,
        figures,
    }
}

fn own_chances(chances: &Chances, wins: Number, texts: &Texts) -> String {
    if !has_gammons(chances) {
        return texts.reason_cube_wins(wins);
    }
    texts.reason_cube_chances(wins, whole(chances.win_gammon), whole(chances.lose_gammon))
}

/// A limit, and what it would be for money if that is another one.
fn with_money(limit: String, here: f32, money: Option<f32>, texts: &Texts) -> String {
    match money.filter(|money| (money - here).abs() >= ANOTHER_LIMIT) {
        Some(money) => format!("{limit} {}", texts.reason_cube_for_money(whole(money))),
        None => limit,
    }
}

fn market(facts: &CubeFacts, texts: &Texts) -> String {
    if facts.market_losers < FEW_LOSERS {
        return texts.reason_cube_no_market();
    }
    let losers = texts.reason_cube_market(whole(facts.market_losers));
    let best: Vec<Roll> = facts.best_rolls.into_iter().flatten().collect();
    match best.is_empty() || facts.market_losers > MOST_LOSERS {
        true => losers,
        false => {
            let best = texts.reason_cube_best_rolls(&words::rolls(&best, texts));
            format!("{losers} {best}")
        }
    }
}

/// Whether gammons come up in whole percents.
fn has_gammons(chances: &Chances) -> bool {
    chances.win_gammon.max(chances.lose_gammon) >= SHOWN
}

/// Whose gammon wins the match once the cube is turned, where a single game
/// doesn't. It's said of the player who wins more of them, if they're no rarity
/// and worth no less than for money: who nearly has the match anyway needs none.
fn winning_gammons(
    position: &Position,
    reader: Player,
    chances: &Chances,
    values: [f32; 2],
    texts: &Texts,
) -> Option<String> {
    let stakes = position.stakes();
    let turned = position.cube().value.value().saturating_mul(2);
    let wins = |player: Player| {
        let needed = stakes.away(player);
        needed.is_some_and(|it| it > turned && it <= turned.saturating_mul(2))
    };
    let is_worth = |place: usize| values[place] >= 0.5 - NEAR;
    let yours = wins(reader) && is_worth(0) && chances.win_gammon >= COMMON;
    let theirs = wins(reader.opponent()) && is_worth(1) && chances.lose_gammon >= COMMON;
    match chances.win_gammon >= chances.lose_gammon {
        true if yours => Some(texts.reason_gammon_match_yours()),
        false if theirs => Some(texts.reason_gammon_match_theirs()),
        _ => None,
    }
}

/// Whose gammons are worth nothing at the score.
fn gammons([yours, theirs]: [f32; 2], texts: &Texts) -> Vec<String> {
    let mut said = Vec::new();
    if yours.abs() < NOTHING {
        said.push(texts.reason_gammon_nothing_yours());
    }
    if theirs.abs() < NOTHING {
        said.push(texts.reason_gammon_nothing_theirs());
    }
    said
}

/// What gammons are worth at the score, if not what they are for money.
fn gammon_values([yours, theirs]: [f32; 2], texts: &Texts) -> Option<String> {
    let is_usual = |value: f32| (value - 0.5).abs() < NEAR;
    let is_nothing = yours.abs() < NOTHING && theirs.abs() < NOTHING;
    (!is_nothing && (!is_usual(yours) || !is_usual(theirs)))
        .then(|| texts.reason_gammon_value(hundredths(yours), hundredths(theirs)))
}

/// A race as it is counted at the table. The first index is the reader's.
fn race(
    facts: &CubeFacts,
    [you, they]: [usize; 2],
    said: &mut Vec<String>,
    figures: &mut Vec<String>,
    texts: &Texts,
) {
    let Some(race) = &facts.race else { return };
    said.push(texts.reason_race_pips(race.pips[you], race.pips[they]));
    let effective = race.effective_pips;
    figures.extend(
        effective.map(|pips| texts.reason_race_waste(tenths(pips[you]), tenths(pips[they]))),
    );
    figures.push(texts.reason_race_rules(
        tenths(race.keith[you]),
        tenths(race.keith[they]),
        whole(race.kleinman),
    ));
}
