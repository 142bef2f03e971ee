//! Line graphs over one match or many.

use std::fmt::Write as _;

use engine::{Analysis, Finding, Subject};
use rules::Seat;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 180.0;

/// How graphs are drawn.
pub(super) const STYLE: &str = "\
.graph{width:100%;height:auto;display:block;background:var(--soft);border-radius:6px}\
.graph .even{stroke:var(--quiet);stroke-dasharray:4 4}\
.graph .game{stroke:var(--quiet);opacity:.5}\
.graph .area{fill:var(--accent);opacity:.15}\
.graph .line{fill:none;stroke:var(--accent);stroke-width:2}\
.graph .spot{fill:var(--accent)}\
.graph text{font:12px system-ui,sans-serif;fill:var(--quiet)}";

/// The chances of the first seat over the whole match, with a line where each
/// game begins.
pub(super) fn chances(analysis: &Analysis, words: &str) -> String {
    let shown: Vec<&Finding> = analysis
        .findings()
        .iter()
        .filter(|finding| !matches!(finding.subject, Subject::Cube(_)))
        .collect();
    let step = WIDTH / (shown.len().max(2) - 1) as f64;
    let mut svg = opened(words);
    let _ = write!(
        svg,
        "<line class=\"even\" x1=\"0\" x2=\"{WIDTH}\" y1=\"{0}\" y2=\"{0}\"/>",
        HEIGHT / 2.0
    );
    let mut line = String::new();
    let mut game = None;
    for (place, finding) in shown.iter().enumerate() {
        let win = finding.after.win();
        let chance = match finding.seat {
            Seat::First => win,
            Seat::Second => 1.0 - win,
        };
        let (x, y) = (place as f64 * step, HEIGHT * (1.0 - chance));
        let _ = write!(line, "{x:.1},{y:.1} ");
        if game != Some(finding.game) {
            game = Some(finding.game);
            let number = finding.game + 1;
            let _ = write!(
                svg,
                "<line class=\"game\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"0\" y2=\"{HEIGHT}\"/>\
                 <text x=\"{:.1}\" y=\"14\">{number}</text>",
                x + 4.0
            );
        }
    }
    let _ = write!(
        svg,
        "<polygon class=\"area\" points=\"0,{HEIGHT} {line}{WIDTH},{HEIGHT}\"/>\
         <polyline class=\"line\" points=\"{line}\"/></svg>"
    );
    svg
}

/// Ratings one after the other, as spots, and how their mean went, as a line.
pub(super) fn ratings(each: &[Option<f64>], so_far: &[Option<f64>], words: &str) -> String {
    let all = each.iter().chain(so_far).flatten();
    let top = all.fold(5.0_f64, |top, &rating| top.max(rating)).ceil();
    let step = WIDTH / (each.len().max(2) - 1) as f64;
    let spot = |place: usize, rating: f64| (place as f64 * step, HEIGHT * (1.0 - rating / top));
    let mut svg = opened(words);
    let mut line = String::new();
    for (place, rating) in so_far.iter().enumerate() {
        if let Some(rating) = rating {
            let (x, y) = spot(place, *rating);
            let _ = write!(line, "{x:.1},{y:.1} ");
        }
    }
    let _ = write!(svg, "<polyline class=\"line\" points=\"{line}\"/>");
    for (place, rating) in each.iter().enumerate() {
        if let Some(rating) = rating {
            let (x, y) = spot(place, *rating);
            let _ = write!(
                svg,
                "<circle class=\"spot\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\"/>"
            );
        }
    }
    let _ = write!(svg, "<text x=\"4\" y=\"14\">{top:.0}</text></svg>");
    svg
}

fn opened(words: &str) -> String {
    format!(
        "<svg class=\"graph\" viewBox=\"-6 -6 {} {}\" direction=\"ltr\" role=\"img\" \
         aria-label=\"{words}\">",
        WIDTH + 12.0,
        HEIGHT + 12.0
    )
}
