//! Boards drawn in the terminal, as the leaflet shows them.

use rules::{Appearance, Board, ByPlayer, Checkers, Player, Point, PointLabels};

/// The rows of checkers in each half of the board.
const ROWS: u8 = 5;

/// A board as it lies on the table: one player sits at the bottom, and each
/// moves in the direction that the leaflet gives them. The player at the
/// bottom is `X`.
pub(crate) struct Drawing {
    /// Where the checkers are, as the player at the bottom sees them.
    pub(crate) board: Board,
    /// The player at the bottom.
    pub(crate) bottom: Player,
    /// The player whose numbering is shown.
    pub(crate) counted_by: Player,
    /// The labels at the points.
    pub(crate) labels: PointLabels,
    /// On which side the home boards are.
    pub(crate) homes: Homes,
    /// What is said about each side.
    pub(crate) captions: ByPlayer<String>,
    /// What is said about the cube, if there is one.
    pub(crate) cube: String,
    /// Whether the terminal knows colors.
    pub(crate) paint: Paint,
}

/// On which side of the drawing the home boards are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Homes {
    /// The player at the bottom moves clockwise.
    Left,
    /// The player at the bottom moves counterclockwise, as in most diagrams.
    Right,
}

impl Homes {
    /// Where they are when this player sits at the bottom of one board for
    /// the whole game.
    pub(crate) fn on_table(appearance: Appearance, bottom: Player) -> Homes {
        match appearance.counter_clockwise == bottom {
            true => Homes::Right,
            false => Homes::Left,
        }
    }

    /// Where they are in a diagram with the player on roll at the bottom: on
    /// the right, as everywhere, unless the leaflet says otherwise.
    pub(crate) fn in_diagram(appearance: Appearance, on_roll: Player) -> Homes {
        match appearance.counter_clockwise {
            Player::White => Homes::Right,
            Player::Black => Homes::on_table(appearance, on_roll),
        }
    }
}

/// Whether to use colors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Paint {
    /// Letters only.
    Plain,
    /// White's checkers bold, Black's blue.
    Colors,
}

impl Drawing {
    /// The lines, the last one without its end.
    pub(crate) fn draw(&self) -> String {
        let mut lines = vec![self.border(Half::Top)];
        let top = (1..=ROWS).map(|row| (Half::Top, row));
        lines.extend(top.map(|(half, row)| self.row(half, row)));
        let blank = " ".repeat(18);
        lines.push(format!("|{blank}|BAR|{blank}|  {}", self.cube));
        let bottom = (1..=ROWS).rev().map(|row| (Half::Bottom, row));
        lines.extend(bottom.map(|(half, row)| self.row(half, row)));
        lines.push(self.border(Half::Bottom));
        let lines: Vec<_> = lines.iter().map(|line| line.trim_end()).collect();
        lines.join("\n")
    }

    /// The points of a half, from left to right, as the bottom counts them.
    fn points(&self, half: Half) -> Vec<Point> {
        let mut points = match half {
            Half::Top => Point::ALL[12..].to_vec(),
            Half::Bottom => Point::ALL[..12].iter().rev().copied().collect(),
        };
        if self.homes == Homes::Left {
            points.reverse();
        }
        points
    }

    fn border(&self, half: Half) -> String {
        let points = self.points(half).into_iter();
        let cells: Vec<_> = points
            .map(|point| {
                let point = match self.counted_by == self.bottom {
                    true => point,
                    false => point.mirrored(),
                };
                match self.labels.label(point, self.counted_by) {
                    long if long.len() == 3 => long,
                    label => format!("{label:->2}-"),
                }
            })
            .collect();
        let (left, right) = cells.split_at(6);
        format!("+{}-----{}+", left.concat(), right.concat())
    }

    /// A line of checkers, the row nearest to the border being 1.
    fn row(&self, half: Half, row: u8) -> String {
        let (bottom, top) = (self.bottom, self.bottom.opponent());
        let cells: Vec<_> = self
            .points(half)
            .into_iter()
            .map(|point| match self.board.opponent_on(point) {
                0 => self.cell(bottom, self.board.player().on(point), row),
                count => self.cell(top, count, row),
            })
            .collect();
        let (owner, checkers): (Player, Checkers) = match half {
            Half::Top => (top, self.board.opponent()),
            Half::Bottom => (bottom, self.board.player()),
        };
        let bar = self.cell(owner, checkers.on_bar(), row);
        let (left, right) = cells.split_at(6);
        let caption = match row {
            1 => format!("  {}: {}", self.letter(owner), self.captions[owner]),
            _ => String::new(),
        };
        format!("|{}|{bar}|{}|{caption}", left.concat(), right.concat())
    }

    /// What a point with so many checkers shows in a row.
    fn cell(&self, owner: Player, count: u8, row: u8) -> String {
        if row == ROWS && count > ROWS {
            self.painted(owner, &format!("{count:>2}")) + " "
        } else if row <= count {
            format!(" {} ", self.letter(owner))
        } else {
            "   ".to_owned()
        }
    }

    fn letter(&self, owner: Player) -> String {
        let letter = if owner == self.bottom { "X" } else { "O" };
        self.painted(owner, letter)
    }

    fn painted(&self, owner: Player, text: &str) -> String {
        match (self.paint, owner) {
            (Paint::Plain, _) => text.to_owned(),
            (Paint::Colors, Player::White) => format!("\x1b[1m{text}\x1b[0m"),
            (Paint::Colors, Player::Black) => format!("\x1b[1;34m{text}\x1b[0m"),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Half {
    Top,
    Bottom,
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Diagram, Leaflet, Variant};

    fn opening(homes: Homes, counted_by: Player, labels: PointLabels) -> Drawing {
        Drawing {
            board: Variant::Backgammon.opening(),
            bottom: Player::White,
            counted_by,
            labels,
            homes,
            captions: ByPlayer {
                white: "White, 167 pips, 0 off".to_owned(),
                black: "Black, 167 pips, 0 off".to_owned(),
            },
            cube: String::new(),
            paint: Paint::Plain,
        }
    }

    #[test]
    fn with_homes_on_the_right_it_is_the_usual_diagram() {
        let drawn = opening(Homes::Right, Player::White, PointLabels::Numbers).draw();
        let diagram = Diagram::from(Variant::Backgammon.opening());
        assert_eq!(drawn, diagram.to_string());
    }

    #[test]
    fn the_hungarian_board_is_mirrored_for_light_and_stays_so() {
        let appearance = Leaflet::Hungarian.ruleset().appearance;
        let homes = Homes::on_table(appearance, Player::White);
        assert_eq!(homes, Homes::in_diagram(appearance, Player::White));
        let drawn = opening(homes, Player::White, PointLabels::Numbers).draw();
        let lines: Vec<_> = drawn.lines().collect();
        assert_eq!(lines[0], "+24-23-22-21-20-19------18-17-16-15-14-13-+");
        assert_eq!(lines[12], "+-1--2--3--4--5--6-------7--8--9-10-11-12-+");
        assert!(lines[1].starts_with("| X              O |   |    O           X |"));
        // Dark counts from the other end of the same board.
        let drawn = opening(homes, Player::Black, PointLabels::Numbers).draw();
        assert!(drawn.starts_with("+-1--2--3--4--5--6-------7--8--9-10-11-12-+\n| X  "));
    }

    #[test]
    fn colors_are_around_the_checkers_only() {
        let drawing = Drawing {
            paint: Paint::Colors,
            ..opening(Homes::Right, Player::White, PointLabels::Numbers)
        };
        let plain = opening(Homes::Right, Player::White, PointLabels::Numbers).draw();
        let painted = drawing.draw();
        let stripped = painted.replace("\x1b[1m", "").replace("\x1b[1;34m", "");
        assert_eq!(stripped.replace("\x1b[0m", ""), plain);
        assert_ne!(painted, plain);
    }
}
