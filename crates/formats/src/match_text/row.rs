//! One row of a game: what the left and the right player did.

use rules::{Player, Roll};

use crate::legs::split_roll;

/// One of the two cells of a row.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Cell<'a> {
    /// White's column is the left one.
    pub(super) player: Player,
    /// Where it starts, in characters from 0.
    pub(super) column: usize,
    pub(super) what: CellKind<'a>,
}

#[derive(Debug, PartialEq, Eq)]
pub(super) enum CellKind<'a> {
    Roll(Roll, &'a str),
    Double(Option<u32>),
    Beaver,
    Raccoon,
    Take,
    Pass,
    Resign,
    Wins(Option<u32>),
    Loses(Option<u32>),
    /// Dice that were never rolled, such as `00: ????`.
    NoRoll,
    Unknown(&'a str),
}

/// The words that can start a cell.
const WORDS: &[&str] = &[
    "Doubles", "Beavers", "Raccoons", "Takes", "Drops", "Passes", "Wins", "Losses", "Loses",
    "Concedes", "Resigns",
];

/// If there's nothing to its left, a cell that starts to the right of this is
/// in the right column. The left column starts at 4 to 6 and the right one at
/// 33 to 47, depending on the program.
const MIDDLE: usize = 18;

/// No left cell starts before this column.
const LEFTMOST: usize = 2;

/// Whether a line looks like a row: it's numbered, or starts the way cells do.
pub(super) fn is_row(line: &str) -> bool {
    number(line).is_some() || opener(line.trim_start()).is_some()
}

/// The number of a row, and the byte where the rest starts.
fn number(line: &str) -> Option<usize> {
    let start = line.len() - line.trim_start().len();
    let digits = line[start..].bytes().take_while(u8::is_ascii_digit).count();
    let end = start + digits;
    (digits > 0 && line[end..].starts_with(')')).then_some(end + 1)
}

/// Whether a row number is repeated inside a row, where it doesn't belong to any
/// cell: `24) 43: 21/18 18/14  24) Losses 1 point`.
fn repeated_number(text: &str) -> bool {
    number(text).is_some_and(|end| {
        let rest = &text[end..];
        rest.is_empty() || rest.starts_with(char::is_whitespace)
    })
}

/// The cells of a row. We can't rely on columns: four moves on the left can
/// leave a single space before the right cell. So a cell goes from one start (a
/// roll or a word) to the next.
pub(super) fn cells(line: &str) -> Vec<Cell<'_>> {
    let numbered = number(line);
    let start = numbered.unwrap_or(0);
    // Where cells start, and where there's something outside any cell.
    let mut bounds = Vec::new();
    let mut at = start;
    let mut is_word_start = true;
    while let Some(character) = line[at..].chars().next() {
        let rest = &line[at..];
        if is_word_start && !character.is_whitespace() {
            if opener(rest).is_some() {
                bounds.push((at, true));
                if let Some(length) = length_of_illegal_play(rest) {
                    at += length;
                    continue;
                }
            } else if repeated_number(rest) {
                bounds.push((at, false));
            }
        }
        is_word_start = character.is_whitespace();
        at += character.len_utf8();
    }
    let mut cells = Vec::new();
    let first = bounds.first().map_or(line.len(), |&(at, _)| at);
    let before = line[start..first].trim();
    if !before.is_empty() {
        cells.push(cell(line, start, before));
    }
    let has_text_before = !cells.is_empty();
    let mut previous: Option<(usize, Opener)> = None;
    for (index, &(at, is_cell)) in bounds.iter().enumerate() {
        if !is_cell {
            continue;
        }
        let end = bounds.get(index + 1).map_or(line.len(), |&(at, _)| at);
        let text = line[at..end].trim_end();
        let mut cell = cell(line, at, text);
        match previous {
            None if has_text_before => {}
            // Backgammon Galaxy says at the start of a line that the right
            // player has lost.
            None if numbered.is_none() && cell.column < LEFTMOST => cell.player = Player::Black,
            None => {}
            // `32: Concedes`: the player who rolled gives up.
            Some((end, Opener::Roll(_))) if cell.what == CellKind::Resign && at - end <= 2 => {
                cell.player = cells
                    .last()
                    .map_or(Player::White, |last: &Cell<'_>| last.player);
            }
            Some(_) => cell.player = Player::Black,
        }
        if let Some(opener) = opener(text) {
            previous = Some((at + text.len(), opener));
        }
        cells.push(cell);
    }
    cells
}

fn cell<'a>(line: &str, at: usize, text: &'a str) -> Cell<'a> {
    let column = line[..at].chars().count();
    let player = if column < MIDDLE {
        Player::White
    } else {
        Player::Black
    };
    let what = opener(text).map_or(CellKind::Unknown(text), |opener| kind(opener, text));
    Cell {
        player,
        column,
        what,
    }
}

#[derive(Clone, Copy)]
enum Opener {
    Roll(Roll),
    /// Two digits that aren't dice.
    NoRoll,
    Word(&'static str),
}

/// What starts a cell at the start of a text.
fn opener(text: &str) -> Option<Opener> {
    if let [b'0'..=b'9', b'0'..=b'9', b':', ..] = text.as_bytes() {
        let roll = split_roll(text).map(|(roll, _)| Opener::Roll(roll));
        return Some(roll.unwrap_or(Opener::NoRoll));
    }
    let is_it = |word: &&&str| {
        text.get(..word.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(word))
    };
    WORDS.iter().find(is_it).map(|word| Opener::Word(word))
}

fn kind(opener: Opener, text: &str) -> CellKind<'_> {
    let number = || first_number(text);
    match opener {
        Opener::Roll(roll) => CellKind::Roll(roll, text[3..].trim()),
        Opener::NoRoll if matches!(text[3..].trim(), "" | "???" | "????") => CellKind::NoRoll,
        Opener::NoRoll => CellKind::Unknown(text),
        Opener::Word("Doubles") => CellKind::Double(number()),
        Opener::Word("Beavers") => CellKind::Beaver,
        Opener::Word("Raccoons") => CellKind::Raccoon,
        Opener::Word("Takes") => CellKind::Take,
        Opener::Word("Drops" | "Passes") => CellKind::Pass,
        Opener::Word("Wins") => CellKind::Wins(number()),
        Opener::Word("Losses" | "Loses") => CellKind::Loses(number()),
        Opener::Word(_) => CellKind::Resign,
    }
}

fn first_number(text: &str) -> Option<u32> {
    let digits = text.split(|c: char| !c.is_ascii_digit());
    digits.filter_map(|digits| digits.parse().ok()).next()
}

/// The length of a roll followed by `Illegal play (…)`. The parentheses contain
/// names, which can be anything.
fn length_of_illegal_play(text: &str) -> Option<usize> {
    let inside = text.get(3..)?.trim_start().strip_prefix("Illegal play (")?;
    let end = inside.find(')')?;
    Some(text.len() - inside.len() + end + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(line: &str, expected: &[(Player, &str)]) {
        assert!(is_row(line), "{line:?}");
        let cells = cells(line);
        let shown: Vec<_> = cells
            .iter()
            .map(|cell| (cell.player, format!("{:?}", cell.what)))
            .collect();
        let shown: Vec<_> = shown
            .iter()
            .map(|(player, what)| (*player, &what[..]))
            .collect();
        assert_eq!(shown, expected, "{line:?}");
    }

    const SIX_ONE: &str = "Roll(Roll { larger: Six, smaller: One }";

    #[test]
    fn rows_of_every_dialect_fall_into_their_cells() {
        use Player::{Black, White};
        let two_two = "Roll(Roll { larger: Two, smaller: Two }, \"25/23 13/11* 13/11 11/9\")";
        let touching = format!("{SIX_ONE}, \"25/24 24/18\")");
        check(
            " 11) 22: 25/23 13/11* 13/11 11/9 61: 25/24 24/18 ",
            &[(White, two_two), (Black, &touching)],
        );
        check(
            "  1)                                         16: 24/18 13/12",
            &[(Black, &format!("{SIX_ONE}, \"24/18 13/12\")"))],
        );
        check(
            "  5)  Doubles => 4                Takes",
            &[(White, "Double(Some(4))"), (Black, "Take")],
        );
        check(
            "  9)  Drops   Wins 2 point and the match",
            &[(White, "Pass"), (Black, "Wins(Some(2))")],
        );
        check(
            "                                  Wins 4016 point",
            &[(Black, "Wins(Some(4016))")],
        );
        check(
            " 12) 61: Cannot Move                   ",
            &[(White, &format!("{SIX_ONE}, \"Cannot Move\")"))],
        );
        check(
            " 20) 61:                          Losses 3 point",
            &[
                (White, &format!("{SIX_ONE}, \"\")")),
                (Black, "Loses(Some(3))"),
            ],
        );
        check("  21)", &[]);
        let four_three = "Roll(Roll { larger: Four, smaller: Three }, \"21/18 18/14\")";
        check(
            " 24) 43: 21/18 18/14  24) Losses 1 point",
            &[(White, four_three), (Black, "Loses(Some(1))")],
        );
        let two_ones = "Roll(Roll { larger: One, smaller: One }, \"3/off 1/off\")";
        check(
            " 30) 11: 3/off 1/off   00: ????",
            &[(White, two_ones), (Black, "NoRoll")],
        );
        let empty = format!("{SIX_ONE}, \"\")");
        check(
            "  7) 61: Concedes                 Wins 2 points",
            &[(White, &empty), (White, "Resign"), (Black, "Wins(Some(2))")],
        );
        check(
            "  7) 43: 21/18 18/14              61: Concedes",
            &[(White, four_three), (Black, &empty), (Black, "Resign")],
        );
        check(
            "  7) 61:                          Concedes",
            &[(White, &empty), (Black, "Resign")],
        );
        check(" Losses 1 point", &[(Black, "Loses(Some(1))")]);
        check(
            "  3) what                        Resigns",
            &[(White, "Unknown(\"what\")"), (Black, "Resign")],
        );
    }

    #[test]
    fn names_in_an_illegal_play_begin_no_cell() {
        let cells = cells("  4) 61: Illegal play (7;0;Wins 52: me)  61: 8/7");
        assert_eq!(cells.len(), 2);
        assert_eq!(cells[1].column, 41);
    }

    #[test]
    fn what_is_no_row_is_none() {
        for line in ["", "  ", " Ann : 0     Bob : 0", " Game 1", "5 point match"] {
            assert!(!is_row(line), "{line:?}");
        }
    }
}
