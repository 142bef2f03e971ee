//! The report as a self-contained web page, to read offline, send or print.

mod decision;
mod graph;

use std::fmt::Write as _;

use engine::{Analysis, Analyst, Finding, Subject};
use rules::{ByPlayer, Seat, Session, Stakes};
use texts::{BoardDrawing, Texts, escape_html, unbroken};

use super::compare;
use super::folder::{self, MatchSummary};
use super::judge_options::JudgeOptions;
use super::loaded_match::LoadedMatch;
use super::phrases::{self, DecisionText};
use super::report::{self, Row, name};

const LIGHT: &str = "--ink:#1f2328;--quiet:#6a7178;--paper:#fff;--soft:#f4f2ec;--line:#ddd8cc;\
--accent:#1f6fd1;--dubious:#8a6d00;--error:#b35c00;--blunder:#b3261e";

const DARK: &str = "--ink:#e8e6e1;--quiet:#a2a8ae;--paper:#191b1e;--soft:#24272b;--line:#3a3e44;\
--accent:#6ba6f0;--dubious:#d8b84a;--error:#eb9a4c;--blunder:#f2857d";

/// What a decision needs wherever it's shown.
const DECISION_STYLE: &str = "\
td.figure,th.figure{text-align:end}.made{font-weight:600}\
.window svg{display:block;width:100%;height:.9rem}.window .all{fill:var(--line)}.window .take{fill:var(--accent)}\
.window .pass{fill:var(--error)}.window .too-good{fill:var(--blunder)}.window .now{stroke:var(--ink);stroke-width:.6}";

const STYLE: &str = "\
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:52rem;\
margin:2rem auto;padding:0 1rem}\
h1{font-size:1.7rem;line-height:1.2;margin:0}h2{font-size:1.25rem;margin:2.2rem 0 .6rem}\
h3{font-size:1rem;margin:0 0 .4rem}p{margin:.3rem 0}.quiet{color:var(--quiet)}\
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}\
th,td{text-align:start;padding:.25rem .6rem .25rem 0;border-bottom:1px solid var(--line);vertical-align:top}\
th{font-weight:600}.indent{padding-inline-start:1.2rem}\
.wide{overflow-x:auto}.wide td:first-child{white-space:nowrap}figure{margin:0}figcaption{color:var(--quiet);font-size:.9rem;margin-top:.3rem}\
.decision{display:grid;grid-template-columns:minmax(0,3fr) minmax(0,2fr);gap:.8rem 1.5rem;\
border-top:1px solid var(--line);padding:1.2rem 0;break-inside:avoid}\
.decision>.wide,.decision>p{grid-column:1/-1;margin:0}\
@media(max-width:42rem){.decision{grid-template-columns:1fr}}\
.mark{font-weight:600}.dubious{color:var(--dubious)}.error{color:var(--error)}.blunder{color:var(--blunder)}\
.decision ul{margin:.3rem 0;padding-inline-start:1.2rem}ul.quiet{font-size:.9rem}\
.decision>.window{grid-column:1/-1}\
code{font-size:.8rem;overflow-wrap:anywhere;color:var(--quiet)}\
details summary{cursor:pointer;font-size:1.25rem;font-weight:600;margin:2rem 0 .6rem}\
.questions{display:grid;grid-template-columns:1fr 1fr;gap:1rem 2rem;padding:0}\
.questions>li{list-style-position:inside}h2.answers{break-before:page}.answers li,.questions li{break-inside:avoid}\
@media print{body{margin:0;max-width:none;font-size:10pt}}";

/// A decision as a question and its answer, in HTML.
pub(crate) fn question_and_answer(
    finding: &Finding,
    loaded: &LoadedMatch,
    analyst: &Analyst,
    texts: &Texts,
) -> [String; 2] {
    decision::question_and_answer(finding, loaded, analyst, texts)
}

/// The style of a question and its answer on a card of Anki, which marks dark
/// cards with a class.
pub(crate) fn card_style() -> String {
    let board = BoardDrawing::SCREEN_STYLE;
    format!(".card{{{LIGHT}}}.card.nightMode{{{DARK}}}{DECISION_STYLE}{board}")
}

/// The page of one match.
pub(super) fn page(
    loaded: &LoadedMatch,
    analysis: &Analysis,
    options: &JudgeOptions,
    worst: usize,
    texts: &Texts,
) -> String {
    let ByPlayer { white, black } = &loaded.names;
    let title = escape_html(&texts.read_title(white, black));
    let mut body = format!("<h1>{title}</h1>\n");
    let occasion = loaded.file.as_ref().map(|file| &file.occasion);
    let facts = occasion.map(|occasion| [&occasion.event, &occasion.place, &occasion.date]);
    let mut facts: Vec<&str> = facts.iter().flatten().map(|fact| fact.as_str()).collect();
    let stakes = phrases::stakes(loaded, texts);
    facts.insert(0, &stakes);
    facts.retain(|fact| !fact.is_empty());
    paragraph(&mut body, &unbroken(&facts.join(" · ")));
    paragraph(&mut body, &judged(options, texts));
    if !analysis.is_done() {
        paragraph(
            &mut body,
            &texts.report_unfinished(analysis.done(), analysis.len()),
        );
    }
    write_totals(&mut body, loaded, analysis, texts);
    write_graph(&mut body, loaded, analysis, texts);
    write_games(&mut body, loaded, analysis, texts);
    let analyst = options.analyst(&loaded.rules);
    let theirs = compare::findings_of_file(loaded, options).unwrap_or_default();
    let decisions = Decisions {
        worst: analysis.worst(worst),
        theirs: &theirs,
    };
    if worst > 0 {
        write_worst(&mut body, loaded, &decisions, &analyst, texts);
    }
    write_turns(&mut body, loaded, analysis, texts);
    write_oddities(&mut body, loaded, texts);
    whole(&title, &body, texts)
}

/// The page of many matches.
pub(super) fn folder_page(
    matches: &[MatchSummary],
    options: &JudgeOptions,
    texts: &Texts,
) -> String {
    let title = escape_html(&texts.report_many(matches.len()));
    let mut body = format!("<h1>{title}</h1>\n");
    paragraph(&mut body, &judged(options, texts));
    heading(&mut body, &texts.report_players());
    let histories = folder::histories(matches);
    let rows = histories
        .iter()
        .map(|history| folder::player_row(history, texts));
    write_table(&mut body, &folder::player_heading(texts), rows, 1);
    heading(&mut body, &texts.report_over_time());
    for history in histories.iter().filter(|history| history.matches.len() > 1) {
        let words = escape_html(&texts.report_rating_graph(history.name));
        let each = history
            .matches
            .iter()
            .map(|played| played.side.totals.rating());
        let each: Vec<Option<f64>> = each.collect();
        let drawn = graph::ratings(&each, &history.ratings_so_far(), &words);
        let _ = writeln!(
            body,
            "<figure>{drawn}<figcaption>{words}</figcaption></figure>"
        );
        let rows = folder::match_rows(history, texts);
        write_table(&mut body, &folder::match_heading(texts), rows, 2);
    }
    whole(&title, &body, texts)
}

fn judged(options: &JudgeOptions, texts: &Texts) -> String {
    match options.trials {
        Some(trials) => texts.report_judged_rollout(trials),
        None => texts.report_judged_plies(options.plies.number()),
    }
}

/// A page with this title and body, both in HTML.
pub(crate) fn whole(title: &str, body: &str, texts: &Texts) -> String {
    let language = texts.language();
    let (code, direction) = (language.code(), language.direction().code());
    format!(
        "<!doctype html>\n<html lang=\"{code}\" dir=\"{direction}\">\n<head>\n\
         <meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>{title}</title>\n<style>:root{{{LIGHT}}}\
         @media(prefers-color-scheme:dark){{:root{{{DARK}}}}}{STYLE}{DECISION_STYLE}{}{}</style>\n</head>\n<body>\n{body}</body>\n</html>\n",
        BoardDrawing::SCREEN_STYLE,
        graph::STYLE
    )
}

fn write_totals(body: &mut String, loaded: &LoadedMatch, analysis: &Analysis, texts: &Texts) {
    heading(body, &texts.totals_title());
    let names = Seat::BOTH.map(|seat| escape_html(name(&loaded.names, seat)));
    let [first, second] = names;
    let _ = writeln!(
        body,
        "<table>\n<tr><th></th><th class=\"figure\">{first}</th><th class=\"figure\">{second}</th></tr>"
    );
    for Row { heading, cells } in report::totals(loaded, analysis, texts) {
        let class = if heading.starts_with(' ') {
            " class=\"indent\""
        } else {
            ""
        };
        let [first, second] = cells.map(|cell| escape_html(&cell));
        let _ = writeln!(
            body,
            "<tr><td{class}>{}</td><td class=\"figure\">{first}</td><td class=\"figure\">{second}</td></tr>",
            escape_html(heading.trim_start())
        );
    }
    body.push_str("</table>\n");
    for (row, about) in [
        (texts.totals_rating(), study::about_rating(texts)),
        (texts.report_by_play(), texts.report_by_play_about()),
    ] {
        let (row, about) = (escape_html(&row), escape_html(&about));
        let _ = writeln!(
            body,
            "<p class=\"quiet\"><strong>{row}</strong> · {about}</p>"
        );
    }
}

fn write_graph(body: &mut String, loaded: &LoadedMatch, analysis: &Analysis, texts: &Texts) {
    let white = &loaded.names.white;
    let about = match loaded.rules.session {
        Session::Match(_) => texts.chances_match(white),
        Session::Money => texts.chances_game(white),
    };
    let about = escape_html(&about);
    heading(body, &texts.graph_title());
    let drawn = graph::chances(analysis, &about);
    let _ = writeln!(
        body,
        "<figure>{drawn}<figcaption>{about}</figcaption></figure>"
    );
}

fn write_games(body: &mut String, loaded: &LoadedMatch, analysis: &Analysis, texts: &Texts) {
    heading(body, &texts.report_games());
    let names = Seat::BOTH.map(|seat| name(&loaded.names, seat));
    let rating = |name: &str| format!("{name}: PR");
    let luck = |name: &str| format!("{name}: {}", texts.report_luck());
    let headings = [
        texts.report_game(),
        rating(names[0]),
        rating(names[1]),
        luck(names[0]),
        luck(names[1]),
    ];
    let rows = (0..analysis.games()).map(|game| {
        let both = Seat::BOTH.map(|seat| analysis.totals_of_game(game, seat));
        let [first, second] = &both;
        let number = match score_before(analysis, game) {
            Some([first, second]) => format!("{} · {first}–{second}", game + 1),
            None => (game + 1).to_string(),
        };
        [
            number,
            phrases::rating(first.rating(), texts),
            phrases::rating(second.rating(), texts),
            phrases::signed(first.luck.equity, 3, texts),
            phrases::signed(second.luck.equity, 3, texts),
        ]
    });
    write_table(body, &headings, rows, 1);
}

/// The points of both seats when a game of a match began.
fn score_before(analysis: &Analysis, game: usize) -> Option<[u32; 2]> {
    let mut findings = analysis.findings().iter();
    let finding = findings.find(|finding| finding.game == game)?;
    let Stakes::Match { score, .. } = finding.position.stakes() else {
        return None;
    };
    Some(Seat::BOTH.map(|seat| match seat == finding.seat {
        true => score[finding.player],
        false => score[finding.player.opponent()],
    }))
}

fn write_worst(
    body: &mut String,
    loaded: &LoadedMatch,
    decisions: &Decisions<'_>,
    analyst: &Analyst,
    texts: &Texts,
) {
    heading(body, &texts.worst_title());
    if decisions.worst.is_empty() {
        paragraph(body, &texts.worst_none());
        return;
    }
    quiet(body, &texts.report_arrows());
    for &finding in &decisions.worst {
        let turn = phrases::turn(loaded, finding);
        let said = decisions.said_of(finding);
        decision::write(body, finding, said, turn, loaded, analyst, texts);
    }
}

/// The worst decisions, and all that the file itself says.
struct Decisions<'a> {
    worst: Vec<&'a Finding>,
    theirs: &'a [Finding],
}

impl<'a> Decisions<'a> {
    /// What the file says of the same decision.
    fn said_of(&self, finding: &Finding) -> Option<&'a Finding> {
        let kind = std::mem::discriminant(&finding.subject);
        self.theirs.iter().find(|said| {
            said.entry == finding.entry && std::mem::discriminant(&said.subject) == kind
        })
    }
}

/// Every decision, one a line, folded up.
fn write_turns(body: &mut String, loaded: &LoadedMatch, analysis: &Analysis, texts: &Texts) {
    let headings = phrases::headings(texts, texts.report_luck());
    let _ = writeln!(
        body,
        "<details><summary>{}</summary>",
        escape_html(&texts.report_all())
    );
    let findings = analysis.findings();
    let shown = findings.iter().filter(|finding| {
        let is_roll = matches!(finding.subject, Subject::Roll(_));
        let is_idle = matches!(finding.subject, Subject::Cube(_)) && !finding.is_counted();
        !is_roll && !is_idle
    });
    let luck = |finding: &Finding| {
        let rolled = findings.iter().find_map(|other| match &other.subject {
            Subject::Roll(rolled) if other.entry == finding.entry => Some(rolled.luck.equity),
            _ => None,
        });
        let is_play = matches!(finding.subject, Subject::Play(_));
        rolled.filter(|_| is_play)
    };
    let rows = shown.map(|finding| {
        let DecisionText { roll, done, best } =
            DecisionText::of(finding, loaded.rules.appearance.labels, texts);
        let lost = finding.lost().unwrap_or_default().equity;
        let luck = luck(finding).map(|luck| phrases::signed(luck, 3, texts));
        let (best, lost) = match lost > 0.0 {
            true => (best, phrases::points(lost, texts)),
            false => (String::new(), String::new()),
        };
        [
            (finding.game + 1).to_string(),
            phrases::turn(loaded, finding).to_string(),
            name(&loaded.names, finding.seat).to_owned(),
            roll,
            done,
            best,
            lost,
            luck.unwrap_or_default(),
        ]
    });
    write_table(body, &headings, rows, 6);
    body.push_str("</details>\n");
}

fn write_oddities(body: &mut String, loaded: &LoadedMatch, texts: &Texts) {
    let odd = loaded.oddities();
    if odd.is_empty() {
        return;
    }
    let summary = escape_html(&texts.read_oddities(odd.len()));
    let _ = writeln!(
        body,
        "<details><summary>{summary}</summary>\n<ul lang=\"en\">"
    );
    for line in odd {
        let _ = writeln!(body, "<li>{}</li>", escape_html(&line));
    }
    body.push_str("</ul></details>\n");
}

/// A table whose columns from this one on are figures.
fn write_table<const COLUMNS: usize>(
    body: &mut String,
    headings: &[String; COLUMNS],
    rows: impl IntoIterator<Item = [String; COLUMNS]>,
    figures_from: usize,
) {
    let class = |column: usize| match column >= figures_from {
        true => " class=\"figure\"",
        false => "",
    };
    body.push_str("<div class=\"wide\"><table>\n<tr>");
    for (column, heading) in headings.iter().enumerate() {
        let _ = write!(body, "<th{}>{}</th>", class(column), escape_html(heading));
    }
    body.push_str("</tr>\n");
    for row in rows {
        body.push_str("<tr>");
        for (column, cell) in row.iter().enumerate() {
            let _ = write!(body, "<td{}>{}</td>", class(column), escape_html(cell));
        }
        body.push_str("</tr>\n");
    }
    body.push_str("</table></div>\n");
}

fn heading(body: &mut String, text: &str) {
    let _ = writeln!(body, "<h2>{}</h2>", escape_html(text));
}

fn paragraph(body: &mut String, text: &str) {
    let _ = writeln!(body, "<p>{}</p>", escape_html(text));
}

fn quiet(body: &mut String, text: &str) {
    let _ = writeln!(body, "<p class=\"quiet\">{}</p>", escape_html(text));
}
