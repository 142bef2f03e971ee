//! One decision with its picture.

use std::fmt::Write as _;

use engine::{CubeDecision, Finding, JudgedPlay, Mark, RankedPlay, Subject};
use rules::{Setup, Xgid};
use texts::Texts;

use super::diagram::Diagram;
use super::escaped;
use crate::commands::analyze::phrases;

/// So many plays are listed, besides the one that was made.
const MOST_PLAYS: usize = 4;

/// Writes what was done, what was right and what it lost, beside the board.
pub(super) fn write(
    body: &mut String,
    finding: &Finding,
    turn: usize,
    player: &str,
    texts: &Texts,
) {
    let title = escaped(&texts.report_where(finding.game + 1, turn));
    let action = escaped(&phrases::action(finding, player, texts));
    let right = escaped(&phrases::right(finding, texts));
    let cost = escaped(&phrases::cost(finding, texts));
    let mark = finding.mark().map(|mark| {
        let text = escaped(&phrases::mark(mark, texts));
        format!("<span class=\"mark {}\">{text}</span> ", class(mark))
    });
    let drawn = diagram(finding).svg(&action);
    let _ = writeln!(
        body,
        "<section class=\"decision\"><figure>{drawn}</figure><div><h3>{title}</h3>\
         <p>{action}</p><p>{right}</p><p>{}{cost}</p></div>",
        mark.unwrap_or_default()
    );
    match &finding.subject {
        Subject::Roll(_) => {}
        Subject::Play(judged) => write_plays(body, judged, texts),
        Subject::Cube(judged) => write_cube(body, &judged.decision, texts),
        Subject::Reply(judged) => write_cube(body, &judged.decision, texts),
    }
    if let Ok(id) = Xgid::try_from(Setup::from(finding.position)) {
        let _ = writeln!(
            body,
            "<p dir=\"ltr\"><code>{}</code></p>",
            escaped(&id.to_string())
        );
    }
    body.push_str("</section>\n");
}

const fn class(mark: Mark) -> &'static str {
    match mark {
        Mark::Dubious => "dubious",
        Mark::Error => "error",
        Mark::Blunder => "blunder",
    }
}

fn diagram(finding: &Finding) -> Diagram<'_> {
    let position = &finding.position;
    let is_on_roll = position.on_roll() == finding.player;
    let board = match is_on_roll {
        true => *position.board(),
        false => position.board().for_opponent(),
    };
    let (roll, played, best) = match &finding.subject {
        Subject::Play(judged) => (
            Some(judged.roll),
            Some(&judged.made().play),
            (judged.played != 0).then(|| &judged.best().play),
        ),
        Subject::Roll(_) | Subject::Cube(_) | Subject::Reply(_) => (None, None, None),
    };
    let cube = position.cube();
    Diagram {
        board,
        player: finding.player,
        cube: cube.value.value(),
        owns_cube: cube.owner.map(|owner| owner == finding.player),
        roll,
        played,
        best,
    }
}

fn write_plays(body: &mut String, judged: &JudgedPlay, texts: &Texts) {
    let headings = [
        texts.plays_play(),
        texts.plays_equity(),
        texts.plays_wins(),
        texts.plays_gammons(),
        texts.plays_lost_gammons(),
    ];
    write_head(body, &headings);
    let plays = judged.plays.iter().enumerate();
    let listed = plays.filter(|(place, _)| *place < MOST_PLAYS || *place == judged.played);
    for (place, ranked) in listed {
        let class = if place == judged.played {
            " class=\"made\""
        } else {
            ""
        };
        let RankedPlay {
            play,
            chances,
            equity,
            ..
        } = ranked;
        let figures = [
            phrases::signed(f64::from(equity.0), 3, texts),
            phrases::percent(f64::from(chances.win), texts),
            phrases::percent(f64::from(chances.win_gammon), texts),
            phrases::percent(f64::from(chances.lose_gammon), texts),
        ];
        let _ = write!(body, "<tr{class}><td dir=\"ltr\">{play}</td>");
        for figure in figures {
            let _ = write!(body, "<td class=\"figure\">{}</td>", escaped(&figure));
        }
        body.push_str("</tr>\n");
    }
    body.push_str("</table></div>\n");
}

fn write_cube(body: &mut String, decision: &CubeDecision, texts: &Texts) {
    write_head(body, &[texts.cube_choice(), texts.plays_equity()]);
    let choices = [
        (texts.cube_no_double(), decision.no_double),
        (texts.cube_double_take(), decision.double_take),
        (texts.cube_double_pass(), decision.double_pass),
    ];
    for (choice, equity) in choices {
        let equity = phrases::signed(f64::from(equity.0), 3, texts);
        let (choice, equity) = (escaped(&choice), escaped(&equity));
        let _ = writeln!(
            body,
            "<tr><td>{choice}</td><td class=\"figure\">{equity}</td></tr>"
        );
    }
    body.push_str("</table></div>\n");
}

/// The beginning of a table of figures.
fn write_head(body: &mut String, headings: &[String]) {
    body.push_str("<div class=\"wide\"><table>\n<tr>");
    for (column, heading) in headings.iter().enumerate() {
        let class = if column > 0 { " class=\"figure\"" } else { "" };
        let _ = write!(body, "<th{class}>{}</th>", escaped(heading));
    }
    body.push_str("</tr>\n");
}
