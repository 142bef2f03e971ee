//! A board as SVG, for the rule book and for reports.

use std::fmt::Write as _;

use rules::{
    Appearance, Board, Checkers, Cube, Die, Origin, Play, Player, Point, Roll, Side, Target,
};

use crate::escape::escape_html;

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

/// A position to draw, from the view of the player at the bottom.
#[derive(Clone, Debug)]
pub struct BoardDrawing<'a> {
    /// The checkers, from the view of the player on roll.
    pub board: Board,
    /// The color of the player at the bottom.
    pub bottom: Player,
    /// Which way that player moves, and what the points are called.
    pub appearance: Appearance,
    /// The cube, if there is one.
    pub cube: Option<Cube>,
    /// The dice, if they were rolled.
    pub roll: Option<Roll>,
    /// What was played, as arrows.
    pub played: Option<&'a Play>,
    /// What was better, as arrows above those.
    pub better: Option<&'a Play>,
    /// A description for people who can't see the picture; may be empty.
    pub label: &'a str,
}

impl BoardDrawing<'_> {
    /// Two tones for print, without color.
    pub const PRINT_STYLE: &'static str = "\
.board{width:100%;max-width:8.4cm;height:auto;font:9px sans-serif}\
.board .wood{fill:#fff;stroke:#222}.board .dark{fill:#c9c3b8}.board .light{fill:#ece8e0}\
.board .white{fill:#fff;stroke:#222}.board .black{fill:#333;stroke:#111}\
.board text{text-anchor:middle;fill:#333}.board .on-black{fill:#fff}\
.board .cube{fill:#fff;stroke:#222}";

    /// Colors for the screen. The numbers of the points, which follow their
    /// points, stand beside the board: they have the color of the text around.
    pub const SCREEN_STYLE: &'static str = "\
.board{width:100%;max-width:36rem;height:auto;display:block;font:600 8px system-ui,sans-serif}\
.board .wood{fill:#e9dcc3;stroke:#8d7a5b}.board .light{fill:#cfb98f}.board .dark{fill:#a1835a}\
.board .white{fill:#fdfbf5;stroke:#5c5346}.board .black{fill:#39404f;stroke:#1b1f28}\
.board text{text-anchor:middle;fill:#5c5346}.board .on-black{fill:#fff}\
.board path+text{fill:currentColor;opacity:.8}\
.board .cube,.board .die{fill:#fff;stroke:#222}.board .pip{fill:#222}\
.board .played{stroke:#1f6fd1;fill:none;stroke-width:2.5;opacity:.85}\
.board .better{stroke:#d99a00;fill:none;stroke-width:2.5;opacity:.9}\
.board .played-head{fill:#1f6fd1}.board .better-head{fill:#d99a00}";

    /// The picture as SVG; it needs one of the two styles.
    #[must_use]
    pub fn svg(&self) -> String {
        let about = match self.label {
            "" => String::new(),
            label => format!(" role=\"img\" aria-label=\"{}\"", escape_html(label)),
        };
        let mut drawing = Drawing {
            is_mirrored: self.appearance.counter_clockwise != self.bottom,
            bottom: self.bottom,
            svg: format!(
                "<svg class=\"board\" viewBox=\"-1 0 {} {HEIGHT}\" direction=\"ltr\"{about}>",
                WIDTH + 2
            ),
        };
        drawing.frame();
        for point in Point::ALL {
            let label = self.appearance.labels.label(point, self.bottom);
            drawing.point(point, &label);
        }
        drawing.checkers(&self.board);
        if let Some(cube) = self.cube {
            drawing.cube(cube);
        }
        if let Some(roll) = self.roll {
            drawing.dice(roll);
        }
        for (play, class) in [(self.played, "played"), (self.better, "better")] {
            if let Some(play) = play {
                drawing.arrows(&self.board, play, class);
            }
        }
        drawing.svg.push_str("</svg>");
        drawing.svg
    }
}

struct Drawing {
    /// Whether the home board of the player at the bottom is at the left.
    is_mirrored: bool,
    bottom: Player,
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

    /// The left edge of something so wide that would be there with the home
    /// board at the right.
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
        let (class, width) = (self.class(side), POINT - 4);
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
        let (class, radius) = (self.class(side), POINT / 2 - 1);
        self.add(format_args!(
            "<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>"
        ));
    }

    fn number(&mut self, side: Side, count: u8, x: i32, y: i32) {
        let class = match self.class(side) {
            "black" => " class=\"on-black\"",
            _ => "",
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
            Some(owner) if owner == self.bottom => HEIGHT - LABELS - size - 4,
            Some(_) => LABELS + 4,
        };
        let (middle, text) = (left + size / 2, y + size - 5);
        // A cube that was never turned lies there with its 64.
        let value = match cube.value.value() {
            1 => 64,
            value => value,
        };
        self.add(format_args!(
            "<rect class=\"cube\" x=\"{left}\" y=\"{y}\" width=\"{size}\" height=\"{size}\" rx=\"2\"/>\
             <text x=\"{middle}\" y=\"{text}\">{value}</text>"
        ));
    }

    /// In the right half of the board.
    fn dice(&mut self, roll: Roll) {
        let middle = self.left_of(9 * POINT, 2 * POINT) + POINT;
        for (die, x) in [(roll.larger(), middle - 10), (roll.smaller(), middle + 10)] {
            let (left, top) = (x - 8, HEIGHT / 2 - 8);
            self.add(format_args!(
                "<rect class=\"die\" x=\"{left}\" y=\"{top}\" width=\"16\" height=\"16\" rx=\"3\"/>"
            ));
            for &(across, down) in pips(die) {
                let (x, y) = (x + 4 * across, HEIGHT / 2 + 4 * down);
                self.add(format_args!(
                    "<circle class=\"pip\" cx=\"{x}\" cy=\"{y}\" r=\"1.5\"/>"
                ));
            }
        }
    }

    /// An arrow for each move. Checkers leave from the top of their stack and
    /// arrive on that of the other.
    fn arrows(&mut self, board: &Board, play: &Play, class: &str) {
        let bar = self.left_of(6 * POINT, POINT) + POINT / 2;
        for step in play.moves() {
            let from = match step.from() {
                Origin::Bar => (bar, HEIGHT / 2 - 2 * POINT),
                Origin::Point(point) => {
                    self.on_point(point, board.player().on(point).clamp(1, TALLEST) - 1)
                }
            };
            let to = match step.to() {
                Target::Off => {
                    let tray = self.left_of(13 * POINT, POINT) + POINT / 2;
                    (tray, HEIGHT - LABELS - 2 * POINT)
                }
                Target::Point(point) => {
                    self.on_point(point, board.player().on(point).min(TALLEST - 1))
                }
            };
            self.arrow(from, to, class);
        }
    }

    /// The middle of a checker on top of so many others.
    const fn on_point(&self, point: Point, height: u8) -> (i32, i32) {
        let from_edge = LABELS + POINT / 2 + height as i32 * POINT;
        let y = match point.number() > 12 {
            true => from_edge,
            false => HEIGHT - from_edge,
        };
        (self.middle_of(point), y)
    }

    /// A line that ends in a head, bent a little so that two ways side by side
    /// can be told apart.
    fn arrow(&mut self, from: (i32, i32), to: (i32, i32), class: &str) {
        let (from_x, from_y) = (f64::from(from.0), f64::from(from.1));
        let (tip_x, tip_y) = (f64::from(to.0), f64::from(to.1));
        let (across, down) = (tip_x - from_x, tip_y - from_y);
        let length = (across * across + down * down).sqrt().max(1.0);
        let side = if class == "better" { 0.12 } else { -0.12 };
        let bend_x = from_x + across / 2.0 - down * side;
        let bend_y = from_y + down / 2.0 + across * side;
        // The head points where the bent line arrives.
        let (head_x, head_y) = (tip_x - bend_x, tip_y - bend_y);
        let reach = (head_x * head_x + head_y * head_y).sqrt().max(1.0);
        let (unit_x, unit_y) = (head_x / reach, head_y / reach);
        let head = 8.0_f64.min(length / 2.0);
        let (neck_x, neck_y) = (tip_x - unit_x * head, tip_y - unit_y * head);
        let half = head * 0.55;
        self.add(format_args!(
            "<path class=\"{class}\" d=\"M{from_x} {from_y}Q{bend_x:.1} {bend_y:.1} {neck_x:.1} {neck_y:.1}\"/>\
             <path class=\"{class}-head\" d=\"M{tip_x} {tip_y}L{:.1} {:.1}L{:.1} {:.1}z\"/>",
            neck_x - unit_y * half,
            neck_y + unit_x * half,
            neck_x + unit_y * half,
            neck_y - unit_x * half,
        ));
    }

    const fn class(&self, side: Side) -> &'static str {
        let color = match side {
            Side::Player => self.bottom,
            Side::Opponent => self.bottom.opponent(),
        };
        match color {
            Player::White => "white",
            Player::Black => "black",
        }
    }
}

/// Where the pips of a die are, in steps from its middle.
const fn pips(die: Die) -> &'static [(i32, i32)] {
    match die {
        Die::One => &[(0, 0)],
        Die::Two => &[(-1, -1), (1, 1)],
        Die::Three => &[(-1, -1), (0, 0), (1, 1)],
        Die::Four => &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        Die::Five => &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        Die::Six => &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
    }
}
