//! The texts of an exercise.

use rules::{Appearance, Opening, Player, RuleOption, Ruleset, Session, Unit};
use texts::{Color, Texts, Topic};

use super::task::{Answer, DOUBLE, Exercise, FIRST_DOUBLE, THROWN, Task};

/// The question.
#[must_use]
pub fn question(exercise: &Exercise, rules: &Ruleset, texts: &Texts) -> String {
    let [white, black] = colors(rules.appearance);
    let (larger, smaller) = (THROWN.0.pips(), THROWN.1.pips());
    let asked = match (exercise.topic, &exercise.task) {
        (Topic::Aim, Task::TakeOff(roll)) => texts.exercise_aim(white, &texts.roll_name(*roll)),
        (Topic::BearingOff, Task::FindPlays { roll, .. }) => {
            texts.exercise_bearing_off(white, &texts.roll_name(*roll))
        }
        (_, Task::FindPlays { roll, .. } | Task::TakeOff(roll)) => {
            texts.exercise_find_plays(white, &texts.roll_name(*roll))
        }
        (Topic::Setup, _) => texts.exercise_setup(white),
        (Topic::Start, _) => texts.exercise_start(larger, smaller),
        (Topic::Doubles, _) => texts.exercise_doubles(white, &texts.roll_name(DOUBLE)),
        (Topic::Hitting, _) => texts.exercise_hitting(black),
        (Topic::Entering, _) => texts.exercise_entering(white),
        (Topic::Blocks, _) => texts.exercise_blocks(white),
        (Topic::Winning, _) => texts.exercise_winning(white),
        (Topic::Cube, _) => texts.exercise_cube(black, FIRST_DOUBLE.value()),
        (Topic::Match, _) => match rules.session {
            Session::Match(_) => texts.exercise_match(white, black),
            Session::Money => texts.exercise_money(white),
        },
        (Topic::Aim | Topic::Moving | Topic::BearingOff, _) => String::new(),
    };
    let how = match exercise.task {
        Task::Numbers { .. } => texts.exercise_choose_numbers(),
        Task::Points(_) => texts.exercise_tap_points(),
        _ => return asked,
    };
    format!("{asked} {how}")
}

/// An answer to choose.
#[must_use]
pub fn answer(answer: Answer, rules: &Ruleset, texts: &Texts) -> String {
    let (larger, smaller) = (THROWN.0.pips(), THROWN.1.pips());
    let [white, _] = colors(rules.appearance);
    match answer {
        Answer::Opening(Opening::HighDiePlaysPair) => texts.exercise_start_pair(larger, smaller),
        Answer::Opening(Opening::HighDieRollsAgain) => texts.exercise_start_afresh(larger),
        Answer::Opening(Opening::DieForColor) => texts.exercise_start_color(larger, white),
        Answer::LowerStarts => texts.exercise_start_lower(smaller, larger),
        Answer::Moves(moves) => moves.to_string(),
        Answer::Win(win) => texts.exercise_win(win),
        Answer::Worth(points) => match rules.appearance.unit {
            Unit::Points => texts.point_count(points),
            Unit::Stake => texts.stake_count(points),
        },
        Answer::Yes(true) => texts.button_yes(),
        Answer::Yes(false) => texts.button_no(),
    }
}

/// The rule behind the answer, in the words of the book.
#[must_use]
pub fn explanation(exercise: &Exercise, rules: &Ruleset, texts: &Texts) -> String {
    let option = |name: &str| {
        let option = RuleOption::named(name);
        option.map_or_else(String::new, |option| texts.rule(option, rules).meaning)
    };
    match exercise.topic {
        Topic::Start => option("opening"),
        Topic::Doubles => texts.book_doubles_rest(),
        Topic::Blocks => option("block"),
        Topic::Winning => texts.book_winning_gammon(),
        Topic::Cube => texts.book_cube_offer(),
        Topic::Match => match rules.session {
            Session::Match(_) => option("crawford"),
            Session::Money => option("jacoby"),
        },
        _ => String::new(),
    }
}

/// What the two sides are called, White first.
#[must_use]
pub fn colors(appearance: Appearance) -> [Color; 2] {
    [Player::White, Player::Black].map(|player| Color::of(player, appearance.colors))
}
