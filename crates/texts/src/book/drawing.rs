//! A board as a drawing for print: lines and two tones, no color needed.

use std::fmt::Write as _;

use rules::{Board, Checkers, Cube, Player, Point, Side};

use super::Illustration;

/// The width of a point; a checker fills it.
const POINT: i32 = 20;
/// The height of half the board.
const HALF: i32 = 112;
/// The room for labels above and below.
const LABELS: i32 = 14;
/// Six points, the bar, six points, the tray.
const WIDTH: i32 = 14 * POINT;
const HEIGHT: i32 = 2 * (HALF + LABELS);
/// More checkers than this on a point show their number instead.
const TALLEST: u8 = 5;

/// The style that the drawings need.
pub(super) const STYLE: &str = "\
.board{width:100%;max-width:8.4cm;height:auto;font:9px sans-serif}\
.board .wood{fill:#fff;stroke:#222}.board .dark{fill:#c9c3b8}.board .light{fill:#ece8e0}\
.board .white{fill:#fff;stroke:#222}.board .black{fill:#333;stroke:#111}\
.board text{text-anchor:middle;fill:#333}.board .on-black{fill:#fff}\
.board .cube{fill:#fff;stroke:#222}";

/// The picture as SVG, White at the bottom.
pub(super) fn svg(picture: &Illustration) -> String {
    let mut drawing = Drawing {
        is_mirrored: picture.appearance.counter_clockwise == Player::Black,
        svg: format!(
            "<svg class=\"board\" viewBox=\"-1 0 {} {HEIGHT}\" direction=\"ltr\">",
            WIDTH + 2
        ),
    };
    drawing.frame();
    for point in Point::ALL {
        let label = picture.appearance.labels.label(point, Player::White);
        drawing.point(point, &label);
    }
    drawing.checkers(&picture.board);
    if let Some(cube) = picture.cube {
        drawing.cube(cube);
    }
    drawing.svg.push_str("</svg>");
    drawing.svg
}

struct Drawing {
    /// Whether White's home board is at the left.
    is_mirrored: bool,
    svg: String,
}

impl Drawing {
    fn add(&mut self, element: std::fmt::Arguments<'_>) {
        self.svg.write_fmt(element).expect("a string takes it all");
    }

    fn frame(&mut self) {
        let (width, height) = (13 * POINT, 2 * HALF);
        let left = self.left_of(0, width);
        self.add(format_args!(
            "<rect class=\"wood\" x=\"{left}\" y=\"{LABELS}\" width=\"{width}\" height=\"{height}\"/>"
        ));
        let bar = self.left_of(6 * POINT, POINT);
        self.add(format_args!(
            "<rect class=\"wood\" x=\"{bar}\" y=\"{LABELS}\" width=\"{POINT}\" height=\"{height}\"/>"
        ));
    }

    /// The left edge of something so wide that would be there with White's
    /// home board at the right.
    const fn left_of(&self, left: i32, width: i32) -> i32 {
        match self.is_mirrored {
            true => WIDTH - left - width,
            false => left,
        }
    }

    /// The middle of a point's column.
    const fn middle_of(&self, point: Point) -> i32 {
        let number = point.number() as i32;
        let column = if number > 12 {
            number - 13
        } else {
            12 - number
        };
        let beyond_bar = (column > 5) as i32;
        self.left_of((column + beyond_bar) * POINT, POINT) + POINT / 2
    }

    fn point(&mut self, point: Point, label: &str) {
        let is_top = point.number() > 12;
        let middle = self.middle_of(point);
        let (left, right) = (middle - POINT / 2, middle + POINT / 2);
        let (base, tip, text) = match is_top {
            true => (LABELS, LABELS + HALF - 12, LABELS - 4),
            false => (HEIGHT - LABELS, HEIGHT - LABELS - HALF + 12, HEIGHT - 4),
        };
        let tone = if point.number().is_multiple_of(2) {
            "dark"
        } else {
            "light"
        };
        self.add(format_args!(
            "<path class=\"{tone}\" d=\"M{left} {base}L{middle} {tip}L{right} {base}z\"/>"
        ));
        if !label.is_empty() {
            self.add(format_args!(
                "<text x=\"{middle}\" y=\"{text}\">{label}</text>"
            ));
        }
    }

    fn checkers(&mut self, board: &Board) {
        for point in Point::ALL {
            let middle = self.middle_of(point);
            let is_top = point.number() > 12;
            self.stack(Side::Player, board.player().on(point), middle, is_top);
            self.stack(Side::Opponent, board.opponent_on(point), middle, is_top);
        }
        let bar = self.left_of(6 * POINT, POINT) + POINT / 2;
        self.on_bar(Side::Player, board.player(), bar);
        self.on_bar(Side::Opponent, board.opponent(), bar);
        self.tray(Side::Player, board.player());
        self.tray(Side::Opponent, board.opponent());
    }

    fn stack(&mut self, side: Side, count: u8, middle: i32, is_top: bool) {
        for place in 0..i32::from(count.min(TALLEST)) {
            let from_edge = LABELS + POINT / 2 + place * POINT;
            let y = if is_top {
                from_edge
            } else {
                HEIGHT - from_edge
            };
            self.checker(side, middle, y);
            if count > TALLEST && place == i32::from(TALLEST) - 1 {
                self.number(side, count, middle, y);
            }
        }
    }

    /// Checkers on the bar stand in the half where they enter.
    fn on_bar(&mut self, side: Side, checkers: Checkers, middle: i32) {
        let toward = match side {
            Side::Player => -1,
            Side::Opponent => 1,
        };
        for place in 0..i32::from(checkers.on_bar()) {
            let y = HEIGHT / 2 + toward * (2 * POINT + place * POINT);
            self.checker(side, middle, y);
        }
    }

    /// Checkers off lie on edge in the tray.
    fn tray(&mut self, side: Side, checkers: Checkers) {
        let left = self.left_of(13 * POINT + 2, POINT - 4);
        let (class, width) = (class(side), POINT - 4);
        for place in 0..i32::from(checkers.off()) {
            let from_edge = LABELS + place * 7;
            let y = match side {
                Side::Player => HEIGHT - from_edge - 6,
                Side::Opponent => from_edge,
            };
            self.add(format_args!(
                "<rect class=\"{class}\" x=\"{left}\" y=\"{y}\" width=\"{width}\" height=\"6\"/>"
            ));
        }
    }

    fn checker(&mut self, side: Side, x: i32, y: i32) {
        let (class, radius) = (class(side), POINT / 2 - 1);
        self.add(format_args!(
            "<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>"
        ));
    }

    fn number(&mut self, side: Side, count: u8, x: i32, y: i32) {
        let class = match side {
            Side::Player => "",
            Side::Opponent => " class=\"on-black\"",
        };
        let y = y + 3;
        self.add(format_args!(
            "<text{class} x=\"{x}\" y=\"{y}\">{count}</text>"
        ));
    }

    /// On the bar: in the middle, or at its owner's end.
    fn cube(&mut self, cube: Cube) {
        let left = self.left_of(6 * POINT + 2, POINT - 4);
        let size = POINT - 4;
        let y = match cube.owner {
            None => HEIGHT / 2 - size / 2,
            Some(Player::White) => HEIGHT - LABELS - size - 4,
            Some(Player::Black) => LABELS + 4,
        };
        let (middle, text) = (left + size / 2, y + size - 5);
        let value = cube.value;
        self.add(format_args!(
            "<rect class=\"cube\" x=\"{left}\" y=\"{y}\" width=\"{size}\" height=\"{size}\" rx=\"2\"/>\
             <text x=\"{middle}\" y=\"{text}\">{value}</text>"
        ));
    }
}

const fn class(side: Side) -> &'static str {
    match side {
        Side::Player => "white",
        Side::Opponent => "black",
    }
}
