//! The book as a web page, to read or print on A4.

use std::fmt::Write as _;

use super::{RuleBook, Section, Sentence};
use crate::board_drawing::BoardDrawing;
use crate::escape::escape_html;

/// Three columns on paper, so that a book takes two pages; two on a screen and
/// one on a phone.
const STYLE: &str = "\
body{font:10.5pt/1.4 Georgia,'Times New Roman',serif;color:#111;background:#fff;\
max-width:52rem;margin:1.5rem auto;padding:0 1rem}\
h1{font-size:1.7em;margin:0 0 .2em}h2{font-size:1.1em;margin:0 0 .3em}\
.legend{margin:0 0 1em;color:#444}\
main{columns:2 20rem;column-gap:2rem}\
section{break-inside:avoid;margin:0 0 1.1em}\
p{margin:0 0 .35em}figure{margin:.4em 0}figcaption{font-size:.9em;color:#333}\
.differs{font-style:italic}.note{font-size:.9em;color:#444;padding-inline-start:.8em}.mark{font-style:normal;color:#a33}\
table{border-collapse:collapse;width:100%;font-size:.9em}\
td,th{text-align:start;vertical-align:top;padding:.15em .6em .15em 0;border-bottom:1px solid #ccc}\
footer{margin-top:1em;font-size:.8em;color:#555}\
@page{size:A4;margin:12mm}\
@media print{body{margin:0;padding:0;max-width:none;font-size:8.5pt;line-height:1.3}\
main{columns:3;column-gap:6mm}.board{max-width:3.8cm}section{margin-bottom:.8em}}";

/// What stands before a sentence or a row that differs.
const MARK: &str = "<span class=\"mark\">◆</span> ";

impl RuleBook {
    /// The book as self-contained HTML.
    #[must_use]
    pub fn to_html(&self) -> String {
        let mut page = String::new();
        self.write_html(&mut page).expect("a string takes it all");
        page
    }

    fn write_html(&self, page: &mut String) -> std::fmt::Result {
        let (code, direction) = (self.language.code(), self.language.direction().code());
        let (title, legend) = (escape_html(&self.title), escape_html(&self.words.differs));
        let mark = if self.has_differences() { MARK } else { "" };
        write!(
            page,
            "<!doctype html>\n<html lang=\"{code}\" dir=\"{direction}\">\n<head>\n\
             <meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width\">\n\
             <title>{title}</title>\n<style>{}{STYLE}</style>\n</head>\n<body>\n\
             <h1>{title}</h1>\n<p class=\"legend\">{mark}{legend}</p>\n<main>\n",
            BoardDrawing::PRINT_STYLE
        )?;
        for (number, section) in (1..).zip(&self.sections) {
            section.write_html(number, page)?;
        }
        self.write_summary(page)?;
        let footer = escape_html(&self.words.printed_by);
        write!(
            page,
            "</main>\n<footer>{footer}</footer>\n</body>\n</html>\n"
        )
    }

    fn write_summary(&self, page: &mut String) -> std::fmt::Result {
        let words = &self.words;
        write!(
            page,
            "<section>\n<h2>{}</h2>\n<table>\n<tr><th>{}</th><th>{}</th></tr>\n",
            escape_html(&words.summary),
            escape_html(&words.rule),
            escape_html(&words.value)
        )?;
        for rule in &self.summary {
            let mark = if rule.differs { MARK } else { "" };
            let (name, value) = (escape_html(&rule.name), escape_html(&rule.value));
            writeln!(page, "<tr><td>{mark}{name}</td><td>{value}</td></tr>")?;
        }
        page.write_str("</table>\n</section>\n")
    }
}

impl Section {
    fn write_html(&self, number: usize, page: &mut String) -> std::fmt::Result {
        let title = escape_html(&self.title);
        writeln!(page, "<section>\n<h2>{number}. {title}</h2>")?;
        for sentence in &self.sentences {
            sentence.write_html(page)?;
        }
        for note in &self.notes {
            writeln!(page, "<p class=\"note\">{}</p>", escape_html(note))?;
        }
        if let Some(picture) = &self.illustration {
            let (drawing, caption) = (picture.drawing().svg(), escape_html(&picture.caption));
            writeln!(
                page,
                "<figure>{drawing}<figcaption>{caption}</figcaption></figure>"
            )?;
        }
        page.write_str("</section>\n")
    }
}

impl Sentence {
    fn write_html(&self, page: &mut String) -> std::fmt::Result {
        let text = escape_html(&self.text);
        match self.differs {
            true => writeln!(page, "<p class=\"differs\">{MARK}{text}</p>"),
            false => writeln!(page, "<p>{text}</p>"),
        }
    }
}
