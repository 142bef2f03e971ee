//! Plays, as many kinds of files write them.

use rules::{Board, Die, Play, Plays, Roll, WrittenPlay};

use crate::record::Leg;

/// More legs than any roll has. A hostile file could have millions.
const MAX_LEGS: usize = 8;

/// Reads `bar/21* 13/7(2) 24/20*/18`, with `25` for the bar and `0` for off,
/// with `-` for the slash, and with or without commas. `None` if it isn't a
/// play. Unlike in a [`WrittenPlay`], a leg may go backward: people slip, and
/// we keep what they wrote.
pub(crate) fn read_legs(text: &str) -> Option<Vec<Leg>> {
    let mut legs = Vec::new();
    for word in text.split(|c: char| c.is_whitespace() || c == ',') {
        if !word.is_empty() {
            read_way(word, &mut legs)?;
        }
    }
    Some(legs)
}

/// The two dice at the start of a text, and the rest of it.
pub(crate) fn split_roll(text: &str) -> Option<(Roll, &str)> {
    let [one, other, ..] = text.as_bytes() else {
        return None;
    };
    let die = |digit: u8| Die::try_from(digit.wrapping_sub(b'0')).ok();
    Some((Roll::new(die(*one)?, die(*other)?), &text[2..]))
}

/// Reads the path of one checker, or of several that move together.
fn read_way(word: &str, legs: &mut Vec<Leg>) -> Option<()> {
    // The hit mark may be on either side of the count.
    let word = word.trim_end_matches('*');
    let (way, checkers) = match word.strip_suffix(')') {
        Some(rest) => {
            let (way, count) = rest.rsplit_once('(')?;
            (way, count.parse::<usize>().ok()?)
        }
        None => (word, 1),
    };
    let mut stops = way.split(['/', '-']);
    let mut from = read_place(stops.next()?)?;
    let start = legs.len();
    for stop in stops {
        let to = read_place(stop.trim_end_matches('*'))?;
        legs.push(Leg { from, to });
        from = to;
    }
    let one = legs.get(start..).filter(|one| !one.is_empty())?.to_vec();
    for _ in 1..checkers.min(MAX_LEGS + 1) {
        legs.extend_from_slice(&one);
    }
    (checkers > 0 && legs.len() <= MAX_LEGS).then_some(())
}

fn read_place(text: &str) -> Option<u8> {
    if text.eq_ignore_ascii_case("bar") {
        Some(Leg::BAR)
    } else if text.eq_ignore_ascii_case("off") {
        Some(Leg::OFF)
    } else {
        text.parse().ok().filter(|&place| place <= Leg::BAR)
    }
}

/// The play in the form that the rules read; `None` if it has none, for example
/// if a leg goes backward.
pub(crate) fn to_written_play(legs: &[Leg]) -> Option<WrittenPlay> {
    write_legs(legs).parse().ok()
}

/// The play among these that the legs describe, in any order.
pub(crate) fn find_play(legs: &[Leg], plays: &Plays) -> Option<(Play, Board)> {
    to_written_play(legs).and_then(|written| plays.find(&written).ok().copied())
}

/// Writes `25/21 6/0`, like match files.
pub(crate) fn write_legs(legs: &[Leg]) -> String {
    let words: Vec<_> = legs
        .iter()
        .map(|Leg { from, to }| format!("{from}/{to}"))
        .collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: Option<&str>) {
        let read = read_legs(text).map(|legs| write_legs(&legs));
        assert_eq!(read.as_deref(), expected, "{text}");
    }

    #[test]
    fn plays_are_read_in_every_way_of_writing() {
        check("8/5 6/5", Some("8/5 6/5"));
        check("Bar/21*(2) 6/Off", Some("25/21 25/21 6/0"));
        check("6/1(2)* 24/20*/18", Some("6/1 6/1 24/20 20/18"));
        check("13/9, 13/10", Some("13/9 13/10"));
        check("bar-21 4-off", Some("25/21 4/0"));
        check("", Some(""));
        check("5/8", Some("5/8"));
    }

    #[test]
    fn what_is_no_play_is_not_read() {
        for text in [
            "????",
            "8",
            "8/",
            "/5",
            "8/5(",
            "8/5(0)",
            "8/5(9)",
            "8/5(99999999)",
            "26/5",
            "Cannot Move",
            "6/5 6/5 6/5 6/5 6/5 6/5 6/5 6/5 6/5",
        ] {
            check(text, None);
        }
    }
}
