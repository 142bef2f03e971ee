//! The book as plain text and as Markdown.

use std::fmt::Write as _;

use rules::{Diagram, Player};

use super::{Illustration, RuleBook, Sentence};

/// The longest line of plain text.
const WIDTH: usize = 76;

/// The columns of a drawn board; what stands at its right is left to the
/// words below.
const BOARD_WIDTH: usize = 43;

impl RuleBook {
    /// The book as plain text, for terminals and mail.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        self.write_text(&mut text).expect("a string takes it all");
        text
    }

    /// The book as Markdown.
    #[must_use]
    pub fn to_markdown(&self) -> String {
        let mut text = String::new();
        self.write_markdown(&mut text)
            .expect("a string takes it all");
        text
    }

    fn write_text(&self, text: &mut String) -> std::fmt::Result {
        let rule = |title: &str| "=".repeat(title.chars().count());
        writeln!(
            text,
            "{}\n{}\n\n{}",
            self.title,
            rule(&self.title),
            self.legend("*")
        )?;
        for (number, section) in (1..).zip(&self.sections) {
            let title = format!("{number}. {}", section.title);
            writeln!(text, "\n{title}\n{}\n", rule(&title).replace('=', "-"))?;
            for sentence in &section.sentences {
                let (first, indent) = if sentence.differs {
                    ("* ", "  ")
                } else {
                    ("", "")
                };
                text.push_str(&wrapped(&sentence.text, first, indent));
            }
            for note in &section.notes {
                text.push_str(&wrapped(note, "  > ", "    "));
            }
            if let Some(picture) = &section.illustration {
                let drawing = picture.drawn().replace('\n', "\n    ");
                writeln!(text, "\n    {drawing}")?;
                text.push_str(&wrapped(&picture.key_and_caption(), "    ", "    "));
            }
        }
        let title = &self.words.summary;
        writeln!(text, "\n{title}\n{}\n", rule(title).replace('=', "-"))?;
        for rule in &self.summary {
            let first = if rule.differs { "* " } else { "  " };
            text.push_str(&wrapped(
                &format!("{}: {}", rule.name, rule.value),
                first,
                "    ",
            ));
        }
        Ok(())
    }

    fn write_markdown(&self, text: &mut String) -> std::fmt::Result {
        writeln!(text, "# {}\n\n{}", self.title, self.legend("◆"))?;
        for (number, section) in (1..).zip(&self.sections) {
            writeln!(text, "\n## {number}. {}\n", section.title)?;
            for sentence in &section.sentences {
                sentence.write_markdown(text)?;
            }
            for note in &section.notes {
                writeln!(text, "\n> {note}")?;
            }
            if let Some(picture) = &section.illustration {
                writeln!(text, "\n```text\n{}\n```\n", picture.drawn())?;
                writeln!(text, "{}", picture.key_and_caption())?;
            }
        }
        let words = &self.words;
        writeln!(text, "\n## {}\n", words.summary)?;
        writeln!(
            text,
            "| | {} | {} |\n| --- | --- | --- |",
            words.rule, words.value
        )?;
        for rule in &self.summary {
            let mark = if rule.differs { "◆" } else { "" };
            writeln!(text, "| {mark} | {} | {} |", rule.name, rule.value)?;
        }
        Ok(())
    }

    /// What the mark means, if there is one to explain.
    fn legend(&self, mark: &str) -> String {
        match self.has_differences() {
            true => format!("{mark} {}", self.words.differs),
            false => self.words.differs.clone(),
        }
    }
}

impl Sentence {
    fn write_markdown(&self, text: &mut String) -> std::fmt::Result {
        match self.differs {
            true => writeln!(text, "◆ *{}*", self.text),
            false => writeln!(text, "{}", self.text),
        }
    }
}

impl Illustration {
    /// The board in letters, without the numbers at its right.
    fn drawn(&self) -> String {
        let drawing = Diagram {
            board: self.board,
            on_roll: Player::White,
            cube: None,
            labels: self.appearance.labels,
        };
        let drawing = drawing.to_string();
        let cut = |line: &str| line.chars().take(BOARD_WIDTH).collect::<String>();
        let lines = drawing.lines().map(cut);
        let lines: Vec<_> = match self.appearance.counter_clockwise {
            Player::White => lines.collect(),
            Player::Black => lines.map(|line| mirrored(&line)).collect(),
        };
        lines.join("\n")
    }

    fn key_and_caption(&self) -> String {
        format!("{} {}", self.key, self.caption)
    }
}

/// A line of a drawn board with White's home board at the left: the points
/// change sides, and each keeps its own three columns.
fn mirrored(line: &str) -> String {
    const POINT: usize = 3;
    const HALF: usize = 6 * POINT;
    let columns: Vec<char> = line.chars().collect();
    let [edge, board @ .., _] = columns.as_slice() else {
        return line.to_owned();
    };
    let (left, rest) = board.split_at(HALF.min(board.len()));
    let (bar, right) = rest.split_at(rest.len().saturating_sub(HALF));
    let turned = |half: &[char]| half.rchunks(POINT).flatten().collect::<String>();
    let bar: String = bar.iter().collect();
    format!("{edge}{}{bar}{}{edge}", turned(right), turned(left))
}

/// A paragraph in lines, the first and the others behind these indents.
fn wrapped(paragraph: &str, first: &str, indent: &str) -> String {
    let mut lines = String::new();
    let mut line = first.to_owned();
    let mut is_empty = true;
    for word in paragraph.split_whitespace() {
        if !is_empty && line.chars().count() + 1 + word.chars().count() > WIDTH {
            lines.push_str(&line);
            lines.push('\n');
            indent.clone_into(&mut line);
            is_empty = true;
        }
        if !is_empty {
            line.push(' ');
        }
        line.push_str(word);
        is_empty = false;
    }
    lines.push_str(&line);
    lines.push('\n');
    lines
}
