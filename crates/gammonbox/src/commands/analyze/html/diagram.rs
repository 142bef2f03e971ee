//! A position as a picture, with arrows for what was played and what was
//! better.

use std::fmt::Write as _;

use rules::{Board, Checkers, Origin, Play, Player, Roll, Target};

/// The width of a point, which is a checker's too.
const POINT: i32 = 40;
const RADIUS: i32 = 18;
/// Where the left half begins: left of it is the cube.
const LEFT: i32 = 50;
const MIDDLE: i32 = 210;
const HEIGHT: i32 = 2 * MIDDLE;
const EDGE: i32 = 22;
const BAR: i32 = LEFT + 6 * POINT + POINT / 2;
const TRAY: i32 = LEFT + 13 * POINT + 6;
const WIDTH: i32 = TRAY + 40;

/// How the colors are drawn; the page's style has the classes.
pub(super) const STYLE: &str = "\
.board{width:100%;max-width:36rem;height:auto;display:block}\
.board .wood{fill:#e9dcc3;stroke:#8d7a5b}.board .bar{fill:#d3c1a0}\
.board .light{fill:#cfb98f}.board .dark{fill:#a1835a}\
.board .white{fill:#fdfbf5;stroke:#5c5346;stroke-width:1.5}\
.board .black{fill:#39404f;stroke:#1b1f28;stroke-width:1.5}\
.board text{font:600 13px system-ui,sans-serif;text-anchor:middle;fill:#5c5346}\
.board .on-white{fill:#222}.board .on-black{fill:#fff}\
.board .cube{fill:#fff;stroke:#222;stroke-width:1.5}.board .die{fill:#fff;stroke:#222;stroke-width:1.5}\
.board .pip{fill:#222}\
.board .played{stroke:#1f6fd1;fill:none;stroke-width:5;opacity:.85}\
.board .best{stroke:#d99a00;fill:none;stroke-width:5;opacity:.9}\
.board .played-head{fill:#1f6fd1}.board .best-head{fill:#d99a00}";

/// What is drawn: all as the one who decides sees it.
#[derive(Debug)]
pub(super) struct Diagram<'a> {
    pub(super) board: Board,
    /// The color of the one who decides, who sits at the bottom.
    pub(super) player: Player,
    /// What the cube shows, and whether the one at the bottom owns it.
    pub(super) cube: u32,
    pub(super) owns_cube: Option<bool>,
    pub(super) roll: Option<Roll>,
    pub(super) played: Option<&'a Play>,
    pub(super) best: Option<&'a Play>,
}

/// A place in the picture.
#[derive(Clone, Copy)]
struct Spot {
    x: i32,
    y: i32,
}

impl Diagram<'_> {
    /// The picture, as SVG. Its words are for those who cannot see it.
    pub(super) fn svg(&self, words: &str) -> String {
        let mut svg = format!(
            "<svg class=\"board\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" direction=\"ltr\" role=\"img\" \
             aria-label=\"{words}\">"
        );
        self.draw_board(&mut svg);
        self.draw_side(&mut svg, self.board.player(), true);
        self.draw_side(&mut svg, self.board.opponent(), false);
        self.draw_cube(&mut svg);
        if let Some(roll) = self.roll {
            draw_dice(&mut svg, roll);
        }
        // What was better lies above.
        for (play, class) in [(self.played, "played"), (self.best, "best")] {
            if let Some(play) = play {
                self.draw_arrows(&mut svg, play, class);
            }
        }
        svg.push_str("</svg>");
        svg
    }

    fn draw_board(&self, svg: &mut String) {
        let inner = HEIGHT - 2 * EDGE;
        element(
            svg,
            format_args!(
                "<rect class=\"wood\" x=\"{LEFT}\" y=\"{EDGE}\" width=\"{}\" height=\"{inner}\"/>",
                13 * POINT
            ),
        );
        element(
            svg,
            format_args!(
                "<rect class=\"bar\" x=\"{}\" y=\"{EDGE}\" width=\"{POINT}\" height=\"{inner}\"/>",
                LEFT + 6 * POINT
            ),
        );
        for number in 1..=24_u8 {
            let Spot { x, .. } = on_point(number, 0);
            let (base, tip, label) = match number {
                1..=12 => (HEIGHT - EDGE, HEIGHT - EDGE - 160, HEIGHT - 6),
                _ => (EDGE, EDGE + 160, EDGE - 7),
            };
            let shade = if number % 2 == 0 { "dark" } else { "light" };
            let (from, to) = (x - POINT / 2, x + POINT / 2);
            element(
                svg,
                format_args!(
                    "<path class=\"{shade}\" d=\"M{from} {base}L{x} {tip}L{to} {base}z\"/>"
                ),
            );
            element(
                svg,
                format_args!("<text x=\"{x}\" y=\"{label}\">{number}</text>"),
            );
        }
    }

    /// The checkers of one side; points are numbered as the one at the bottom
    /// counts.
    fn draw_side(&self, svg: &mut String, checkers: Checkers, is_bottom: bool) {
        let color = match is_bottom {
            true => self.player,
            false => self.player.opponent(),
        };
        let class = match color {
            Player::White => "white",
            Player::Black => "black",
        };
        let placement = rules::Placement::from(checkers);
        for (number, &count) in (1_u8..).zip(&placement.points) {
            let number = if is_bottom { number } else { 25 - number };
            draw_stack(svg, class, count, |height| on_point(number, height));
        }
        draw_stack(svg, class, placement.bar, |height| {
            on_bar(is_bottom, height)
        });
        for place in 0..i32::from(placement.off) {
            let y = match is_bottom {
                true => HEIGHT - EDGE - 11 * (place + 1),
                false => EDGE + 11 * place,
            };
            element(
                svg,
                format_args!(
                    "<rect class=\"{class}\" x=\"{TRAY}\" y=\"{y}\" width=\"32\" height=\"9\" rx=\"2\"/>"
                ),
            );
        }
    }

    fn draw_cube(&self, svg: &mut String) {
        let y = match self.owns_cube {
            None => MIDDLE - 17,
            Some(true) => HEIGHT - EDGE - 40,
            Some(false) => EDGE + 6,
        };
        // A cube that was never turned lies there with its 64.
        let value = if self.cube == 1 { 64 } else { self.cube };
        element(
            svg,
            format_args!(
                "<rect class=\"cube\" x=\"8\" y=\"{y}\" width=\"34\" height=\"34\" rx=\"5\"/>"
            ),
        );
        element(
            svg,
            format_args!("<text x=\"25\" y=\"{}\">{value}</text>", y + 22),
        );
    }

    /// An arrow for each move. Checkers leave from the top of their stack and
    /// arrive on that of the other.
    fn draw_arrows(&self, svg: &mut String, play: &Play, class: &str) {
        let placement = rules::Placement::from(self.board.player());
        let height = |number: u8| placement.points[usize::from(number) - 1];
        for step in play.moves() {
            let from = match step.from() {
                Origin::Bar => on_bar(true, 0),
                Origin::Point(point) => {
                    let number = point.number();
                    on_point(number, height(number).clamp(1, 5) - 1)
                }
            };
            let to = match step.to() {
                Target::Off => Spot {
                    x: TRAY + 16,
                    y: HEIGHT - EDGE - 80,
                },
                Target::Point(point) => {
                    let number = point.number();
                    on_point(number, height(number).min(4))
                }
            };
            draw_arrow(svg, from, to, class);
        }
    }
}

fn element(svg: &mut String, element: std::fmt::Arguments<'_>) {
    svg.write_fmt(element).expect("a string takes it all");
}

/// Where a checker lies on a point, as the one at the bottom counts, on top of
/// so many others.
fn on_point(number: u8, height: u8) -> Spot {
    let column = match number {
        1..=12 => 12 - i32::from(number),
        _ => i32::from(number) - 13,
    };
    let bar = if column >= 6 { POINT } else { 0 };
    let depth = i32::from(height.min(4)) * (2 * RADIUS) + RADIUS + 1;
    Spot {
        x: LEFT + column * POINT + bar + POINT / 2,
        y: match number {
            1..=12 => HEIGHT - EDGE - depth,
            _ => EDGE + depth,
        },
    }
}

/// Where a checker waits on the bar: nearer to where it enters.
fn on_bar(is_bottom: bool, height: u8) -> Spot {
    let away = 34 + i32::from(height.min(3)) * 2 * RADIUS;
    Spot {
        x: BAR,
        y: if is_bottom {
            MIDDLE - away
        } else {
            MIDDLE + away
        },
    }
}

/// Up to five checkers, and their number if there are more.
fn draw_stack(svg: &mut String, class: &str, count: u8, spot: impl Fn(u8) -> Spot) {
    for height in 0..count.min(5) {
        let Spot { x, y } = spot(height);
        element(
            svg,
            format_args!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{RADIUS}\"/>"),
        );
    }
    if count > 5 {
        let Spot { x, y } = spot(4);
        element(
            svg,
            format_args!(
                "<text class=\"on-{class}\" x=\"{x}\" y=\"{}\">{count}</text>",
                y + 5
            ),
        );
    }
}

fn draw_dice(svg: &mut String, roll: Roll) {
    let middle = LEFT + 10 * POINT;
    for (die, x) in [(roll.larger(), middle - 20), (roll.smaller(), middle + 20)] {
        let (left, top) = (x - 15, MIDDLE - 15);
        element(
            svg,
            format_args!(
                "<rect class=\"die\" x=\"{left}\" y=\"{top}\" width=\"30\" height=\"30\" rx=\"6\"/>"
            ),
        );
        for &(across, down) in pips(die.pips()) {
            let (x, y) = (x + 8 * across, MIDDLE + 8 * down);
            element(
                svg,
                format_args!("<circle class=\"pip\" cx=\"{x}\" cy=\"{y}\" r=\"3\"/>"),
            );
        }
    }
}

fn pips(number: u8) -> &'static [(i32, i32)] {
    match number {
        1 => &[(0, 0)],
        2 => &[(-1, -1), (1, 1)],
        3 => &[(-1, -1), (0, 0), (1, 1)],
        4 => &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        5 => &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        _ => &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
    }
}

/// A line that ends in a head, bent a little so that two ways side by side
/// can be told apart.
fn draw_arrow(svg: &mut String, from: Spot, to: Spot, class: &str) {
    let (dx, dy) = (f64::from(to.x - from.x), f64::from(to.y - from.y));
    let length = dx.hypot(dy).max(1.0);
    let side = if class == "best" { 0.12 } else { -0.12 };
    let (bend_x, bend_y) = (
        f64::from(from.x) + dx / 2.0 - dy * side,
        f64::from(from.y) + dy / 2.0 + dx * side,
    );
    // The head points where the bent line arrives.
    let (hx, hy) = (f64::from(to.x) - bend_x, f64::from(to.y) - bend_y);
    let reach = hx.hypot(hy).max(1.0);
    let (ux, uy) = (hx / reach, hy / reach);
    let (tip_x, tip_y) = (f64::from(to.x), f64::from(to.y));
    let head = 15.0_f64.min(length / 2.0);
    let (neck_x, neck_y) = (tip_x - ux * head, tip_y - uy * head);
    let half = head * 0.55;
    element(
        svg,
        format_args!(
            "<path class=\"{class}\" d=\"M{} {}Q{bend_x:.0} {bend_y:.0} {neck_x:.0} {neck_y:.0}\"/>\
         <path class=\"{class}-head\" d=\"M{tip_x:.0} {tip_y:.0}L{:.0} {:.0}L{:.0} {:.0}z\"/>",
            from.x,
            from.y,
            neck_x - uy * half,
            neck_y + ux * half,
            neck_x + uy * half,
            neck_y - ux * half,
        ),
    );
}
