//! One decision with its diagram.

use std::fmt::Write as _;

use engine::{Analyst, DoublingWindow, Finding, JudgedPlay, Mark, RankedPlay, Subject};
use rules::{Cube, Play, Setup, Stakes, Xgid};
use study::{CubeLine, CubeTable, Explanation};
use texts::{BoardDrawing, Number, Texts, escape_html, unbroken};

use crate::commands::analyze::loaded_match::LoadedMatch;
use crate::commands::analyze::phrases;
use crate::commands::analyze::report::name;

/// So many plays are listed, besides the one that was made.
const MOST_PLAYS: usize = 4;

/// Writes what was done, what was right and what it lost, beside the board,
/// and what the file itself says of it, if it says something.
pub(super) fn write(
    body: &mut String,
    finding: &Finding,
    said: Option<&Finding>,
    turn: usize,
    loaded: &LoadedMatch,
    analyst: &Analyst,
    texts: &Texts,
) {
    let player = name(&loaded.names, finding.seat);
    let title = escape_html(&texts.report_where(finding.game + 1, turn));
    let labels = loaded.rules.appearance.labels;
    let action = phrases::action(finding, player, labels, texts);
    let right = escape_html(&unbroken(&phrases::right(finding, labels, texts)));
    let cost = escape_html(&phrases::cost(finding, texts));
    let mark = finding.mark().map(|mark| {
        let text = escape_html(&phrases::mark(mark, texts));
        format!("<span class=\"mark {}\">{text}</span> · ", class(mark))
    });
    let reasons = reasons(&Explanation::of(
        finding,
        loaded.rules.movement,
        labels,
        texts,
    ));
    let drawn = drawing(finding, loaded, &action).svg();
    let caption = escape_html(&caption(finding, loaded, texts));
    let action = escape_html(&unbroken(&action));
    let _ = writeln!(
        body,
        "<section class=\"decision\"><figure>{drawn}<figcaption>{caption}</figcaption></figure><div><h3>{title}</h3>\
         <p>{action}</p><p>{right}</p><p>{}{cost}</p>{reasons}</div>",
        mark.unwrap_or_default()
    );
    let write = |play: &Play| phrases::written(play, finding, labels);
    match &finding.subject {
        Subject::Roll(_) => {}
        Subject::Play(judged) => {
            let said = said.and_then(|said| match &said.subject {
                Subject::Play(judged) => Some(judged),
                _ => None,
            });
            write_plays(body, judged, said, write, texts);
        }
        Subject::Cube(_) | Subject::Reply(_) => {
            let said = said.and_then(|said| CubeTable::of(said, analyst));
            if let Some(table) = CubeTable::of(finding, analyst) {
                let doubler = doubler(finding, loaded);
                write_cube(body, doubler, &table, said.as_ref(), texts);
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
    let labels = loaded.rules.appearance.labels;
    let mut answer = format!(
        "<p><strong>{}</strong></p><p>{} · {}</p>",
        escape_html(&unbroken(&phrases::right(finding, labels, texts))),
        escape_html(&unbroken(&phrases::action(finding, player, labels, texts))),
        escape_html(&phrases::cost(finding, texts)),
    );
    for reason in study::reasons(finding, loaded.rules.movement, labels, texts) {
        let _ = write!(answer, "<p>{}</p>", escape_html(&unbroken(&reason)));
    }
    let write = |play: &Play| phrases::written(play, finding, labels);
    match &finding.subject {
        Subject::Roll(_) => {}
        Subject::Play(judged) => write_plays(&mut answer, judged, None, write, texts),
        Subject::Cube(_) | Subject::Reply(_) => {
            if let Some(table) = CubeTable::of(finding, analyst) {
                let doubler = doubler(finding, loaded);
                write_cube(&mut answer, doubler, &table, None, texts);
            }
        }
    }
    [question, answer]
}

/// The lesson, what speaks for the better choice, and more figures: each for
/// readers who know more.
fn reasons(explanation: &Explanation) -> String {
    let Explanation {
        lesson,
        facts,
        figures,
        ..
    } = explanation;
    let lesson = lesson.iter();
    let mut html: String = lesson
        .map(|lesson| format!("<p><strong>{}</strong></p>", escape_html(&unbroken(lesson))))
        .collect();
    for (class, sentences) in [("", facts), (" class=\"quiet\"", figures)] {
        if sentences.is_empty() {
            continue;
        }
        let _ = write!(html, "<ul{class}>");
        for sentence in sentences {
            let _ = write!(html, "<li>{}</li>", escape_html(&unbroken(sentence)));
        }
        html.push_str("</ul>");
    }
    html
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
    let cube = match (&finding.subject, position.cube().value.doubled()) {
        // On offer, it lies in the middle.
        (Subject::Reply(_), Some(value)) => Cube { value, owner: None },
        _ => position.cube(),
    };
    BoardDrawing {
        board,
        bottom: finding.player,
        appearance: loaded.rules.appearance,
        cube: loaded.rules.cube.in_use.then_some(cube),
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

fn write_plays(
    body: &mut String,
    judged: &JudgedPlay,
    said: Option<&JudgedPlay>,
    write: impl Fn(&Play) -> String,
    texts: &Texts,
) {
    let mut headings = vec![
        texts.plays_play(),
        texts.plays_depth(),
        texts.plays_equity(),
        texts.report_difference(),
        texts.plays_wins(),
        texts.plays_gammons(),
        texts.plays_lost_gammons(),
    ];
    headings.extend(said.map(|_| texts.report_theirs()));
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
        let mut figures = vec![
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
        figures.extend(said.map(|said| {
            let same = said.plays.iter().find(|said| said.board == ranked.board);
            let equity = same.map(|said| phrases::signed(f64::from(said.equity.0), 3, texts));
            equity.unwrap_or_else(|| "–".to_owned())
        }));
        let play = unbroken(&write(play));
        let _ = write!(body, "<tr{class}><td dir=\"ltr\">{play}</td>");
        for figure in figures {
            let _ = write!(body, "<td class=\"figure\">{}</td>", escape_html(&figure));
        }
        body.push_str("</tr>\n");
    }
    body.push_str("</table></div>\n");
}

/// Who doubles or might.
fn doubler<'a>(finding: &Finding, loaded: &'a LoadedMatch) -> &'a str {
    let seat = match &finding.subject {
        Subject::Reply(_) => finding.seat.other(),
        Subject::Cube(_) | Subject::Play(_) | Subject::Roll(_) => finding.seat,
    };
    name(&loaded.names, seat)
}

/// No double, double and take, double and pass, as the doubler sees them; then
/// the doubler's chances in the game.
fn write_cube(
    body: &mut String,
    doubler: &str,
    table: &CubeTable,
    said: Option<&CubeTable>,
    texts: &Texts,
) {
    let is_match = table.rows[0].match_winning_chance.is_some();
    let mut headings = vec![texts.cube_choice(), texts.plays_equity()];
    if is_match {
        headings.push(texts.report_match_chance());
    }
    headings.push(texts.report_difference());
    headings.extend(said.map(|_| texts.report_theirs()));
    write_head(body, &headings);
    for (place, row) in table.rows.iter().enumerate() {
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
        figures.extend(said.map(|said| phrases::signed(said.rows[place].equity, 3, texts)));
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
    let shares = format!("{doubler}: {}", shares.join(" · "));
    let _ = writeln!(body, "<p>{}</p>", escape_html(&shares));
    if let Some(window) = &table.window {
        write_window(body, window, chances.win, texts);
    }
}

/// The doubling window as a bar from 0 to 100 percent, with where the game
/// stands now.
fn write_window(body: &mut String, window: &DoublingWindow, win: f32, texts: &Texts) {
    let percent = |share: f32| Number::percent(f64::from(share), 1);
    let DoublingWindow {
        opens,
        cash,
        too_good,
    } = *window;
    let words = [
        opens.map(|share| texts.window_opens(percent(share))),
        cash.map(|share| texts.window_cash(percent(share))),
        too_good.map(|share| texts.window_too_good(percent(share))),
        Some(texts.window_now(percent(win))),
    ];
    let words: Vec<String> = words.into_iter().flatten().collect();
    let words = escape_html(&words.join(" · "));
    let _ = write!(
        body,
        "<figure class=\"window\"><svg viewBox=\"0 0 100 6\" preserveAspectRatio=\"none\" role=\"img\" \
         aria-label=\"{words}\"><rect class=\"all\" y=\"1\" width=\"100\" height=\"4\"/>"
    );
    let stretches = [
        ("take", opens, cash.or(too_good)),
        ("pass", cash, too_good),
        ("too-good", too_good, None),
    ];
    for (class, from, to) in stretches {
        let Some(from) = from else { continue };
        let width = (to.unwrap_or(1.0) - from).max(0.0);
        let _ = write!(
            body,
            "<rect class=\"{class}\" x=\"{:.2}\" y=\"1\" width=\"{:.2}\" height=\"4\"/>",
            100.0 * from,
            100.0 * width
        );
    }
    let now = 100.0 * win;
    let _ = writeln!(
        body,
        "<line class=\"now\" x1=\"{now:.2}\" x2=\"{now:.2}\" y2=\"6\"/></svg>\
         <figcaption><strong>{}</strong> {words}</figcaption></figure>",
        escape_html(&texts.window_title())
    );
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
