//! Why a decision was wrong, in sentences based on counted facts.

use engine::{
    Choice, CubeAction, CubeFacts, Difference, Finding, JudgedCube, JudgedPlay, JudgedReply, Mark,
    Reply, Subject, contrasts,
};
use rules::Movement;
use texts::{Number, Texts};

/// How many facts to show at once.
const MOST: usize = 3;

/// The sentences in favor of the right decision, most important first; none if
/// the loss isn't worth mentioning.
///
/// Each one says only what was counted. Facts that would contradict the
/// analysis, such as a doubling point that a deeper search overrules, are left
/// out.
#[must_use]
pub fn reasons(finding: &Finding, movement: Movement, texts: &Texts) -> Vec<String> {
    // Smaller losses are a matter of taste.
    if finding.lost().unwrap_or_default().equity < Mark::DUBIOUS {
        return Vec::new();
    }
    match &finding.subject {
        Subject::Roll(_) => Vec::new(),
        Subject::Play(judged) => play(finding, judged, movement, texts),
        Subject::Cube(judged) => double(judged, texts),
        Subject::Reply(judged) => reply(judged, texts),
    }
}

fn play(finding: &Finding, judged: &JudgedPlay, movement: Movement, texts: &Texts) -> Vec<String> {
    let board = finding.position.board();
    let found = contrasts(board, judged.made(), judged.best(), movement);
    let speaking = found.iter().filter(|fact| fact.favors == Choice::Better);
    let speaking = speaking.filter_map(|fact| difference(&fact.difference, texts));
    let mut sentences: Vec<String> = speaking.take(MOST).collect();
    if sentences.is_empty() {
        sentences.extend(chances(judged, texts));
    }
    sentences
}

/// The difference between the plays if there's nothing else to count: the
/// chance that differs most in favor of the better one.
fn chances(judged: &JudgedPlay, texts: &Texts) -> Option<String> {
    let (made, best) = (judged.made().chances, judged.best().chances);
    let percent = |share: f32| Number::percent(f64::from(share), 1);
    type Sentence = fn(&Texts, Number, Number) -> String;
    let all: [(f32, f32, f32, Sentence); 3] = [
        (made.win, best.win, best.win - made.win, |t, made, best| {
            t.coach_wins(made, best)
        }),
        (
            made.win_gammon,
            best.win_gammon,
            best.win_gammon - made.win_gammon,
            |t, made, best| t.coach_gammons(made, best),
        ),
        (
            made.lose_gammon,
            best.lose_gammon,
            made.lose_gammon - best.lose_gammon,
            |t, made, best| t.coach_lost_gammons(made, best),
        ),
    ];
    let most = all
        .into_iter()
        .max_by(|one, other| one.2.total_cmp(&other.2));
    let (made, best, gain, sentence) = most?;
    (gain >= 0.001).then(|| sentence(texts, percent(made), percent(best)))
}

/// Why to double, why not yet, or why it's too late.
fn double(judged: &JudgedCube, texts: &Texts) -> Vec<String> {
    let Some(facts) = &judged.facts else {
        return Vec::new();
    };
    let right = judged.right();
    let mut sentences = vec![own_chances(facts, texts)];
    match right {
        CubeAction::TooGood => {
            let point = facts.too_good_point();
            sentences.extend(point.map(|point| texts.reason_cube_too_good(whole(point))));
        }
        CubeAction::Double | CubeAction::NoDouble => {
            let point = facts.doubling_point(right == CubeAction::Double);
            let point = point.map(|point| texts.reason_cube_double_from(whole(point)));
            // On the last roll and in other unusual cases: whether it's a take.
            let take = facts.take_point(judged.decision.reply() != Reply::Pass);
            let take = take.map(|needed| {
                texts.reason_cube_take_from(whole(facts.chances.lose()), whole(needed))
            });
            sentences.extend(point.or(take));
            sentences.push(market(facts, texts));
        }
    }
    sentences
}

/// Why to take, or why not.
fn reply(judged: &JudgedReply, texts: &Texts) -> Vec<String> {
    let Some(facts) = &judged.facts else {
        return Vec::new();
    };
    let needed = facts.take_point(judged.right() != Reply::Pass);
    let seen = facts.chances.for_opponent();
    match needed {
        Some(needed) => vec![texts.reason_cube_you_need(whole(seen.win), whole(needed))],
        None => vec![own_chances(
            &CubeFacts {
                chances: seen,
                ..*facts
            },
            texts,
        )],
    }
}

fn own_chances(facts: &CubeFacts, texts: &Texts) -> String {
    let chances = &facts.chances;
    texts.reason_cube_chances(
        whole(chances.win),
        whole(chances.win_gammon),
        whole(chances.lose_gammon),
    )
}

fn market(facts: &CubeFacts, texts: &Texts) -> String {
    texts.reason_cube_market(count(facts.market_losers))
}

fn whole(share: f32) -> Number {
    Number::percent(f64::from(share), 0)
}

fn count(number: u8) -> Number {
    Number::with_decimals(f64::from(number), 0)
}

/// A difference between two plays; `None` if we have no words for it.
fn difference(difference: &Difference, texts: &Texts) -> Option<String> {
    Some(match *difference {
        Difference::Shots { played, better } => texts.coach_shots(count(played), count(better)),
        Difference::Hits { played, better } => texts.coach_hits(count(played), count(better)),
        Difference::Makes { by, point } => match by {
            Choice::Better => texts.coach_better_makes(&point.to_string()),
            Choice::Played => texts.coach_played_makes(&point.to_string()),
        },
        Difference::Breaks { by, point } => match by {
            Choice::Better => texts.coach_better_breaks(&point.to_string()),
            Choice::Played => texts.coach_played_breaks(&point.to_string()),
        },
        Difference::Prime { played, better } => texts.coach_prime(count(played), count(better)),
        Difference::StaysOnBar { played, better } => {
            texts.coach_stays_on_bar(count(played), count(better))
        }
        Difference::Aims { played, better } => texts.coach_aims(count(played), count(better)),
        Difference::Lead { played, better } => lead(played, better, texts),
        Difference::Back { played, better } => texts.coach_back(count(played), count(better)),
        Difference::Stack { played, better } => texts.coach_stack(count(played), count(better)),
        Difference::Off { played, better } => texts.coach_off(count(played), count(better)),
        Difference::Wins { played, better } => texts.coach_wins(whole(played), whole(better)),
        Difference::Gammons { played, better } => texts.coach_gammons(whole(played), whole(better)),
        Difference::LostGammons { played, better } => {
            texts.coach_lost_gammons(whole(played), whole(better))
        }
        _ => return None,
    })
}

/// Who leads the race after each play, and by how much.
fn lead(played: i32, better: i32, texts: &Texts) -> String {
    let pips = |lead: i32| Number::with_decimals(f64::from(lead.abs()), 0);
    match (played >= 0, better >= 0) {
        (true, true) => texts.coach_lead_ahead(pips(played), pips(better)),
        (false, false) => texts.coach_lead_behind(pips(played), pips(better)),
        (false, true) => texts.coach_lead_passes(pips(played), pips(better)),
        (true, false) => texts.coach_lead_loses(pips(played), pips(better)),
    }
}

#[cfg(test)]
mod tests;
