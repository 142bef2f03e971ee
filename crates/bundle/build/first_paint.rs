//! What you see before the page's module has loaded: the board with the
//! checkers set up, in the page's colors, without a script.

use std::fmt::Write as _;

/// The proportions of the page's own board.
const POINT: f64 = 43.0;
const CHECKER: f64 = 40.0;
const TIP: f64 = 5.0 * CHECKER;
const LEFT: f64 = 74.0;
const RIGHT: f64 = 386.0;
const TOP: f64 = 27.0;
const WIDTH: f64 = 718.0;
const HEIGHT: f64 = 514.0;

/// The opening by columns from left to right: how many checkers are at the top
/// and at the bottom, and whether those at the top are White's.
const COLUMNS: [(u8, u8, bool); 12] = [
    (5, 5, true),
    (0, 0, true),
    (0, 0, true),
    (0, 0, true),
    (3, 3, false),
    (0, 0, true),
    (5, 5, false),
    (0, 0, true),
    (0, 0, true),
    (0, 0, true),
    (0, 0, true),
    (2, 2, true),
];

/// The board as SVG.
pub(crate) fn board() -> String {
    let mut svg = format!(
        "<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" aria-hidden=\"true\">\
         <rect class=\"frame\" width=\"{WIDTH}\" height=\"{HEIGHT}\" rx=\"10\" />"
    );
    for left in [LEFT, RIGHT] {
        let (width, height) = (6.0 * POINT, HEIGHT - 2.0 * TOP);
        put(
            &mut svg,
            format_args!(
                "<rect class=\"field\" x=\"{left}\" y=\"{TOP}\" width=\"{width}\" height=\"{height}\" />"
            ),
        );
    }
    for (column, &(top, bottom, is_white_on_top)) in (0_u8..).zip(&COLUMNS) {
        let half = if column < 6 { LEFT } else { RIGHT };
        let x = half + f64::from(column % 6) * POINT;
        let (middle, end) = (x + POINT / 2.0, x + POINT);
        let [upper, lower] = if column % 2 == 0 {
            ["light", "dark"]
        } else {
            ["dark", "light"]
        };
        let (floor, tip) = (HEIGHT - TOP, HEIGHT - TOP - TIP);
        put(
            &mut svg,
            format_args!(
                "<path class=\"{upper}\" d=\"M{x} {TOP}H{end}L{middle} {}z\" />\
             <path class=\"{lower}\" d=\"M{x} {floor}H{end}L{middle} {tip}z\" />",
                TOP + TIP
            ),
        );
        let [above, below] = if is_white_on_top {
            ["white", "black"]
        } else {
            ["black", "white"]
        };
        for index in 0..top {
            checker(
                &mut svg,
                above,
                middle,
                TOP + (f64::from(index) + 0.5) * CHECKER,
            );
        }
        for index in 0..bottom {
            checker(
                &mut svg,
                below,
                middle,
                floor - (f64::from(index) + 0.5) * CHECKER,
            );
        }
    }
    svg.push_str("</svg>");
    svg
}

fn checker(svg: &mut String, color: &str, x: f64, y: f64) {
    let radius = CHECKER / 2.0 - 1.5;
    put(
        svg,
        format_args!("<circle class=\"{color}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" />"),
    );
}

fn put(svg: &mut String, piece: std::fmt::Arguments<'_>) {
    svg.write_fmt(piece)
        .expect("a string takes what is written");
}
