//! Reading board diagrams.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::{Diagram, Half, ROWS, points};
use crate::board::{Board, IllegalBoard, MOST_CHECKERS, Placement, Side};
use crate::cube::{Cube, CubeValue};
use crate::notation::excerpt;
use crate::notation::labels::PointLabels;
use crate::player::Player;

/// The lines of a drawing and the columns of its board.
const LINES: usize = 13;
const COLUMNS: usize = 43;

/// The columns of the frame's vertical lines.
const UPRIGHTS: [usize; 4] = [0, 19, 23, 42];

impl FromStr for Diagram {
    type Err = ParseDiagramError;

    fn from_str(text: &str) -> Result<Diagram, ParseDiagramError> {
        let lines: Vec<_> = text
            .lines()
            .enumerate()
            .skip_while(|(_, line)| !line.trim_start().starts_with('+'))
            .take(LINES)
            .map(|(index, line)| Line::new(index + 1, line))
            .collect();
        if lines.len() < LINES {
            return Err(ParseDiagramError {
                line: text.lines().count(),
                column: 1,
                fault: DiagramFault::NoBoard,
            });
        }
        Drawing { lines }.read()
    }
}

/// One line, split into the board and the text to its right.
struct Line<'a> {
    number: usize,
    /// The column, from 1, where the board starts.
    start: usize,
    /// The board's characters; too few if the line is short.
    board: Vec<char>,
    caption: &'a str,
}

impl Line<'_> {
    fn new(number: usize, line: &str) -> Line<'_> {
        let start = line.find(['+', '|']).unwrap_or(0);
        let rest = &line[start..];
        let end = rest
            .char_indices()
            .nth(COLUMNS)
            .map_or(rest.len(), |(end, _)| end);
        Line {
            number,
            start: line[..start].chars().count() + 1,
            board: rest[..end].chars().collect(),
            caption: rest[end..].trim(),
        }
    }

    fn fault(&self, column: usize, fault: DiagramFault) -> ParseDiagramError {
        ParseDiagramError {
            line: self.number,
            column: self.start + column,
            fault,
        }
    }

    fn caption_fault(&self) -> ParseDiagramError {
        self.fault(COLUMNS, DiagramFault::Caption(excerpt(self.caption)))
    }
}

struct Drawing<'a> {
    /// All thirteen, from the top.
    lines: Vec<Line<'a>>,
}

impl Drawing<'_> {
    fn read(&self) -> Result<Diagram, ParseDiagramError> {
        let (labels, labeled_for) = self.read_borders()?;
        self.check_frame()?;
        let [mut player, mut opponent] = self.read_checkers()?;
        let captions = self.read_captions(labeled_for)?;
        for (side, placement) in [(Side::Player, &mut player), (Side::Opponent, &mut opponent)] {
            let rest = u32::from(MOST_CHECKERS).saturating_sub(placement.total());
            placement.off = captions.off(side).unwrap_or(rest as u8);
        }
        let board = Board::from_placements(player, opponent);
        let board = board.map_err(|illegal| {
            let fault = DiagramFault::Board(Box::new(illegal));
            self.lines[0].fault(0, fault)
        })?;
        captions.check_pips(&board)?;
        Ok(Diagram {
            board,
            on_roll: captions.on_roll,
            cube: captions.cube,
            labels,
        })
    }

    /// Which labels these are, and whose point of view they show.
    fn read_borders(&self) -> Result<(PointLabels, Player), ParseDiagramError> {
        let (top, bottom) = (&self.lines[0], &self.lines[LINES - 1]);
        let is_border = |line: &Line, labels, player, half| {
            let border = Diagram::border(labels, player, half);
            line.board.iter().copied().eq(border.chars())
        };
        let all = PointLabels::ALL.into_iter();
        let mut all = all.flat_map(|labels| Player::BOTH.map(|player| (labels, player)));
        let fits_top = |&(labels, player): &_| is_border(top, labels, player, Half::Top);
        let found = all.find(fits_top);
        let (labels, player) = found.ok_or_else(|| top.fault(0, DiagramFault::Labels))?;
        if !is_border(bottom, labels, player, Half::Bottom) {
            return Err(bottom.fault(0, DiagramFault::Labels));
        }
        Ok((labels, player))
    }

    fn check_frame(&self) -> Result<(), ParseDiagramError> {
        for line in &self.lines[1..LINES - 1] {
            for column in UPRIGHTS {
                if line.board.get(column) != Some(&'|') {
                    return Err(line.fault(column, DiagramFault::Frame));
                }
            }
        }
        let middle = &self.lines[LINES / 2];
        let expected = format!("|{0}|BAR|{0}|", " ".repeat(18));
        let wrong = expected
            .chars()
            .zip(&middle.board)
            .position(|(one, other)| one != *other);
        match wrong {
            Some(column) => Err(middle.fault(column, DiagramFault::Middle)),
            None => Ok(()),
        }
    }

    /// The checkers in play, of the player on roll and of the opponent.
    fn read_checkers(&self) -> Result<[Placement; 2], ParseDiagramError> {
        let mut player = Placement::default();
        let mut opponent = Placement::default();
        for half in [Half::Top, Half::Bottom] {
            for (index, point) in points(half).into_iter().enumerate() {
                let column = if index < 6 {
                    1 + 3 * index
                } else {
                    6 + 3 * index
                };
                let place = usize::from(point.number()) - 1;
                match self.read_stack(half, column)? {
                    Some((Side::Player, count)) => player.points[place] = count,
                    Some((Side::Opponent, count)) => opponent.points[23 - place] = count,
                    None => {}
                }
            }
            match self.read_stack(half, 20)? {
                Some((Side::Player, count)) => player.bar += count,
                Some((Side::Opponent, count)) => opponent.bar += count,
                None => {}
            }
        }
        Ok([player, opponent])
    }

    /// The stack of checkers in the three columns from `column` on.
    fn read_stack(
        &self,
        half: Half,
        column: usize,
    ) -> Result<Option<(Side, u8)>, ParseDiagramError> {
        let mut stack: Option<(Side, u8)> = None;
        let mut is_ended = false;
        for row in 1..=ROWS {
            let line = match half {
                Half::Top => &self.lines[usize::from(row)],
                Half::Bottom => &self.lines[LINES - 1 - usize::from(row)],
            };
            let cell: String = line.board[column..column + 3].iter().collect();
            let wrong = || line.fault(column, DiagramFault::Cell(cell.clone()));
            let side = match cell.as_str() {
                " X " => Side::Player,
                " O " => Side::Opponent,
                "   " => {
                    is_ended = true;
                    continue;
                }
                _ => {
                    let (side, _) = stack
                        .filter(|_| row == ROWS && !is_ended)
                        .ok_or_else(wrong)?;
                    let count = cell.trim().parse().ok();
                    let count = count.filter(|&count| (ROWS + 1..=MOST_CHECKERS).contains(&count));
                    return Ok(Some((side, count.ok_or_else(wrong)?)));
                }
            };
            if is_ended || stack.is_some_and(|(below, _)| below != side) {
                return Err(wrong());
            }
            stack = Some((side, row));
        }
        Ok(stack)
    }

    fn read_captions(&self, labeled_for: Player) -> Result<Captions<'_>, ParseDiagramError> {
        let mut captions = Captions {
            on_roll: labeled_for,
            cube: None,
            sides: Vec::new(),
        };
        let inside = &self.lines[1..LINES - 1];
        // We need to know who is on roll to tell who owns the cube.
        for line in inside {
            let sides = [("X: ", Side::Player), ("O: ", Side::Opponent)];
            for (start, side) in sides {
                if let Some(text) = line.caption.strip_prefix(start) {
                    captions.read_side(line, side, text)?;
                }
            }
        }
        for line in inside {
            if let Some(text) = line.caption.strip_prefix("cube: ") {
                let cube = read_cube(text, captions.on_roll);
                captions.cube = Some(cube.ok_or_else(|| line.caption_fault())?);
            }
        }
        Ok(captions)
    }
}

/// The text to the right of the board.
struct Captions<'a> {
    on_roll: Player,
    cube: Option<Cube>,
    sides: Vec<SideCaption<'a>>,
}

struct SideCaption<'a> {
    line: &'a Line<'a>,
    side: Side,
    pips: Option<u32>,
    off: Option<u8>,
}

impl<'a> Captions<'a> {
    fn read_side(
        &mut self,
        line: &'a Line<'a>,
        side: Side,
        text: &str,
    ) -> Result<(), ParseDiagramError> {
        let mut caption = SideCaption {
            line,
            side,
            pips: None,
            off: None,
        };
        for part in text.split(", ") {
            let color = Player::BOTH
                .into_iter()
                .find(|player| player.to_string() == part);
            let is_read = if let Some(player) = color {
                self.on_roll = match side {
                    Side::Player => player,
                    Side::Opponent => player.opponent(),
                };
                true
            } else if let Some(pips) = part.strip_suffix(" pips") {
                caption.pips = pips.parse().ok();
                caption.pips.is_some()
            } else if let Some(off) = part.strip_suffix(" off") {
                caption.off = off.parse().ok();
                caption.off.is_some()
            } else {
                false
            };
            if !is_read {
                return Err(line.caption_fault());
            }
        }
        self.sides.push(caption);
        Ok(())
    }

    fn off(&self, side: Side) -> Option<u8> {
        let captions = self.sides.iter().filter(|caption| caption.side == side);
        captions.filter_map(|caption| caption.off).next_back()
    }

    fn check_pips(&self, board: &Board) -> Result<(), ParseDiagramError> {
        for caption in &self.sides {
            let pips = match caption.side {
                Side::Player => board.player().pips(),
                Side::Opponent => board.opponent().pips(),
            };
            if caption.pips.is_some_and(|said| said != pips) {
                return Err(caption.line.fault(COLUMNS, DiagramFault::Pips(pips)));
            }
        }
        Ok(())
    }
}

fn read_cube(text: &str, on_roll: Player) -> Option<Cube> {
    let (value, owner) = text.split_once(", ")?;
    let owner = match owner {
        "centered" => None,
        "owned by X" => Some(on_roll),
        "owned by O" => Some(on_roll.opponent()),
        _ => return None,
    };
    let value = CubeValue::try_from(value.parse::<u32>().ok()?).ok()?;
    Some(Cube { value, owner })
}

/// A text that isn't a board diagram, with what is wrong and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseDiagramError {
    line: usize,
    column: usize,
    fault: DiagramFault,
}

impl ParseDiagramError {
    /// The line of the text, counted from 1.
    #[must_use]
    pub const fn line(&self) -> usize {
        self.line
    }

    /// The column of the line, counted from 1.
    #[must_use]
    pub const fn column(&self) -> usize {
        self.column
    }

    /// What is wrong there.
    #[must_use]
    pub const fn fault(&self) -> &DiagramFault {
        &self.fault
    }
}

impl fmt::Display for ParseDiagramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ParseDiagramError {
            line,
            column,
            fault,
        } = self;
        write!(f, "line {line}, column {column} of the drawing: {fault}")
    }
}

impl core::error::Error for ParseDiagramError {}

/// What is wrong with a diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DiagramFault {
    /// There aren't thirteen board lines, the first starting with `+`.
    NoBoard,
    /// The point labels are unknown.
    Labels,
    /// The frame has a gap.
    Frame,
    /// Something other than the bar is in the middle line.
    Middle,
    /// It's neither a checker, nor empty, nor a number in a valid place, or it
    /// doesn't continue the checkers before it.
    Cell(String),
    /// The text to the right can't be read.
    Caption(String),
    /// The pip count doesn't match: the player has this many.
    Pips(u32),
    /// The checkers don't form a legal board.
    Board(Box<IllegalBoard>),
}

impl fmt::Display for DiagramFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DiagramFault::NoBoard => {
                f.write_str("expected 13 lines of a board, the first starting with +")
            }
            DiagramFault::Labels => f.write_str("unknown point labels"),
            DiagramFault::Frame => f.write_str("a | is missing"),
            DiagramFault::Middle => f.write_str("expected only the bar here"),
            DiagramFault::Cell(cell) => write!(f, "unexpected '{}'", cell.escape_debug()),
            DiagramFault::Caption(text) => write!(f, "unexpected '{}'", text.escape_debug()),
            DiagramFault::Pips(pips) => write!(f, "the pip count should be {pips}"),
            DiagramFault::Board(illegal) => illegal.fmt(f),
        }
    }
}
