//! One decision with its picture.

use std::fmt::Write as _;

use engine::{Analyst, Finding, JudgedPlay, Mark, RankedPlay, Subject};
use rules::{Setup, Stakes, Xgid};
use study::{CubeLine, CubeTable};
use texts::{BoardDrawing, Texts, escape_html};

use crate::commands::analyze::loaded_match::LoadedMatch;
use crate::commands::analyze::phrases;
use crate::commands::analyze::report::name;

/// So many plays are listed, besides the one that was made.
const MOST_PLAYS: usize = 4;

/// Writes what was done, what was right and what it lost, beside the board.
pub(super) fn write(
    body: &mut String,
    finding: &Finding,
    turn: usize,
    loaded: &LoadedMatch,
    analyst: &Analyst,
    texts: &Texts,
) {
    let player = name(&loaded.names, finding.seat);
    let title = escape_html(&texts.report_where(finding.game + 1, turn));
    let action = phrases::action(finding, player, texts);
    let right = escape_html(&phrases::right(finding, texts));
    let cost = escape_html(&phrases::cost(finding, texts));
    let mark = finding.mark().map(|mark| {
        let text = escape_html(&phrases::mark(mark, texts));
        format!("<span class=\"mark {}\">{text}</span> ", class(mark))
    });
    let reasons = study::reasons(finding, loaded.rules.movement, texts);
    let reasons: String = reasons
        .iter()
        .map(|reason| format!("<li>{}</li>", escape_html(reason)))
        .collect();
    let reasons = match reasons.as_str() {
        "" => String::new(),
        items => format!("<ul>{items}</ul>"),
    };
    let drawn = drawing(finding, loaded, &action).svg();
    let caption = escape_html(&caption(finding, loaded, texts));
    let action = escape_html(&action);
    let _ = writeln!(
        body,
        "<section class=\"decision\"><figure>{drawn}<figcaption>{caption}</figcaption></figure><div><h3>{title}</h3>\
         <p>{action}</p><p>{right}</p><p>{}{cost}</p>{reasons}</div>",
        mark.unwrap_or_default()
    );
    match &finding.subject {
        Subject::Roll(_) => {}
        Subject::Play(judged) => write_plays(body, judged, texts),
        Subject::Cube(_) | Subject::Reply(_) => {
            if let Some(table) = CubeTable::of(finding, analyst) {
                write_cube(body, &table, texts);
            }
        }
    }
    if let Ok(id) = Xgid::try_from(Setup::from(finding.position)) {
        let _ = writeln!(
            body,
            "<p dir=\"ltr\"><code>{}</code></p>",
            escape_html(&id.to_string())
        );
    }
    body.push_str("</section>\n");
}

/// A decision as a question, and its answer.
pub(super) fn question_and_answer(
    finding: &Finding,
    loaded: &LoadedMatch,
    analyst: &Analyst,
    texts: &Texts,
) -> [String; 2] {
    let asks = match &finding.subject {
        Subject::Play(judged) => texts.quiz_asks_play(&judged.roll.to_string()),
        Subject::Roll(_) | Subject::Cube(_) => texts.quiz_asks_cube(),
        Subject::Reply(_) => {
            let doubled = finding.position.cube().value.doubled();
            let value = doubled.unwrap_or(finding.position.cube().value);
            texts.quiz_asks_reply(value.value())
        }
    };
    let asks = escape_html(&asks);
    let plain = BoardDrawing {
        played: None,
        better: None,
        ..drawing(finding, loaded, &asks)
    };
    let caption = escape_html(&caption(finding, loaded, texts));
    let question = format!(
        "<figure>{}<figcaption>{caption}</figcaption></figure><p>{asks}</p>",
        plain.svg()
    );
    let player = name(&loaded.names, finding.seat);
    let mut answer = format!(
        "<p><strong>{}</strong></p><p>{} {}</p>",
        escape_html(&phrases::right(finding, texts)),
        escape_html(&phrases::action(finding, player, texts)),
        escape_html(&phrases::cost(finding, texts)),
    );
    for reason in study::reasons(finding, loaded.rules.movement, texts) {
        let _ = write!(answer, "<p>{}</p>", escape_html(&reason));
    }
    match &finding.subject {
        Subject::Roll(_) => {}
        Subject::Play(judged) => write_plays(&mut answer, judged, texts),
        Subject::Cube(_) | Subject::Reply(_) => {
            if let Some(table) = CubeTable::of(finding, analyst) {
                write_cube(&mut answer, &table, texts);
            }
        }
    }
    [question, answer]
}

const fn class(mark: Mark) -> &'static str {
    match mark {
        Mark::Dubious => "dubious",
        Mark::Error => "error",
        Mark::Blunder => "blunder",
    }
}

fn drawing<'a>(finding: &'a Finding, loaded: &LoadedMatch, label: &'a str) -> BoardDrawing<'a> {
    let position = &finding.position;
    let is_on_roll = position.on_roll() == finding.player;
    let board = match is_on_roll {
        true => *position.board(),
        false => position.board().for_opponent(),
    };
    let (roll, played, better) = match &finding.subject {
        Subject::Play(judged) => (
            Some(judged.roll),
            Some(&judged.made().play),
            (judged.played != 0).then(|| &judged.best().play),
        ),
        Subject::Roll(_) | Subject::Cube(_) | Subject::Reply(_) => (None, None, None),
    };
    BoardDrawing {
        board,
        bottom: finding.player,
        appearance: loaded.rules.appearance,
        cube: loaded.rules.cube.in_use.then(|| position.cube()),
        roll,
        played,
        better,
        label,
    }
}

/// The score and the pips under a board.
fn caption(finding: &Finding, loaded: &LoadedMatch, texts: &Texts) -> String {
    let position = &finding.position;
    let names = [finding.seat, finding.seat.other()].map(|seat| name(&loaded.names, seat));
    let board = match position.on_roll() == finding.player {
        true => *position.board(),
        false => position.board().for_opponent(),
    };
    let pips = [board.player().pips(), board.opponent().pips()];
    let mut parts = vec![phrases::stakes(loaded, texts)];
    if let Stakes::Match { score, .. } = position.stakes() {
        let score = [score[finding.player], score[finding.player.opponent()]];
        parts.push(format!(
            "{} {} – {} {}",
            names[0], score[0], score[1], names[1]
        ));
    }
    for (name, pips) in names.into_iter().zip(pips) {
        parts.push(texts.about_read_pips(name, pips));
    }
    parts.join(" · ")
}

fn write_plays(body: &mut String, judged: &JudgedPlay, texts: &Texts) {
    let headings = [
        texts.plays_play(),
        texts.plays_depth(),
        texts.plays_equity(),
        texts.report_difference(),
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
        let difference = f64::from((*equity - judged.best().equity).0);
        let figures = [
            phrases::depth(ranked, texts),
            phrases::signed(f64::from(equity.0), 3, texts),
            match place {
                0 => String::new(),
                _ => phrases::signed(difference, 3, texts),
            },
            phrases::percent(f64::from(chances.win), texts),
            phrases::percent(f64::from(chances.win_gammon), texts),
            phrases::percent(f64::from(chances.lose_gammon), texts),
        ];
        let _ = write!(body, "<tr{class}><td dir=\"ltr\">{play}</td>");
        for figure in figures {
            let _ = write!(body, "<td class=\"figure\">{}</td>", escape_html(&figure));
        }
        body.push_str("</tr>\n");
    }
    body.push_str("</table></div>\n");
}

/// No double, double and take, double and pass, as the doubler sees them; then
/// the chances of the game.
fn write_cube(body: &mut String, table: &CubeTable, texts: &Texts) {
    let is_match = table.rows[0].match_winning_chance.is_some();
    let mut headings = vec![texts.cube_choice(), texts.plays_equity()];
    if is_match {
        headings.push(texts.report_match_chance());
    }
    headings.push(texts.report_difference());
    write_head(body, &headings);
    for row in &table.rows {
        let choice = match row.line {
            CubeLine::NoDouble => texts.cube_no_double(),
            CubeLine::DoubleTake => texts.cube_double_take(),
            CubeLine::DoublePass => texts.cube_double_pass(),
        };
        let mut figures = vec![phrases::signed(row.equity, 3, texts)];
        if let Some(chance) = row.match_winning_chance {
            figures.push(phrases::percent(chance, texts));
        }
        figures.push(match row.difference == 0.0 {
            true => String::new(),
            false => phrases::signed(row.difference, 3, texts),
        });
        let _ = write!(body, "<tr><td>{}</td>", escape_html(&choice));
        for figure in figures {
            let _ = write!(body, "<td class=\"figure\">{}</td>", escape_html(&figure));
        }
        body.push_str("</tr>\n");
    }
    body.push_str("</table></div>\n");
    let chances = &table.chances;
    let shares = [
        (texts.plays_wins(), chances.win),
        (texts.plays_gammons(), chances.win_gammon),
        (texts.plays_lost_gammons(), chances.lose_gammon),
    ];
    let shares = shares.map(|(label, share)| {
        let share = phrases::percent(f64::from(share), texts);
        format!("{label} {share}")
    });
    let _ = writeln!(body, "<p>{}</p>", escape_html(&shares.join(" · ")));
}

/// The beginning of a table of figures.
fn write_head(body: &mut String, headings: &[String]) {
    body.push_str("<div class=\"wide\"><table>\n<tr>");
    for (column, heading) in headings.iter().enumerate() {
        let class = if column > 0 { " class=\"figure\"" } else { "" };
        let _ = write!(body, "<th{class}>{}</th>", escape_html(heading));
    }
    body.push_str("</tr>\n");
}
