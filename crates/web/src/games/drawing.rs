//! A position drawn to search for: what each point must hold, or that it can
//! hold anything.

use rules::{Placement, Player, Point, Ruleset, Setup};
use study::{CheckerCount, Pattern, PatternPlace};

use crate::analysis::picture_of;
use crate::board::{Gesture, Picture, Place, every_place};

/// A pattern being drawn, as White sees it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PatternDrawing {
    pattern: Pattern,
    /// What pressing a place does.
    pub brush: PatternBrush,
    /// Whether a place that is pressed must hold exactly as many checkers as
    /// are drawn, and not more.
    pub is_exact: bool,
}

/// What pressing a place of the drawing does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PatternBrush {
    /// One more checker of this player: White decides.
    Checker(Player),
    /// There must be none.
    Empty,
    /// There can be anything.
    #[default]
    Anything,
}

/// The most checkers of a player.
const MOST: u8 = 15;

/// The condition of a query that holds a pattern.
const CONDITION: &str = "board=";

impl PatternDrawing {
    /// The pattern in a query, if there is one.
    #[must_use]
    pub fn of_query(query: &str) -> PatternDrawing {
        let mut words = query.split_whitespace();
        let pattern = words.find_map(|word| word.strip_prefix(CONDITION)?.parse().ok());
        PatternDrawing {
            pattern: pattern.unwrap_or_default(),
            brush: PatternBrush::Checker(Player::White),
            is_exact: false,
        }
    }

    /// The query with this pattern instead of the one it has.
    #[must_use]
    pub fn in_query(&self, query: &str) -> String {
        let others = query.split_whitespace();
        let others = others.filter(|word| !word.starts_with(CONDITION));
        let mut words: Vec<String> = others.map(str::to_owned).collect();
        if self.pattern != Pattern::default() {
            words.push(format!("{CONDITION}{}", self.pattern));
        }
        words.join(" ")
    }

    /// Lets every place hold anything.
    pub fn clear(&mut self) {
        self.pattern = Pattern::default();
    }

    /// Does what a gesture on the board means.
    pub fn gesture(&mut self, gesture: Gesture) {
        let (place, is_less) = match gesture {
            Gesture::Press(place) => (place, false),
            Gesture::PressOther(place) => (place, true),
            _ => return,
        };
        // A bar belongs to whoever sits there, and the trays aren't drawn.
        let (index, brush) = match (place, self.brush) {
            (Place::Point(point), brush) => (usize::from(point.number()), brush),
            (Place::Bar(_), PatternBrush::Checker(player)) => (bar(player), self.brush),
            (Place::Bar(player), brush) => (bar(player), brush),
            (Place::Tray(_), _) => return,
        };
        let least = match place {
            // One point is held by two checkers.
            Place::Point(_) if !self.is_exact => 2,
            _ => 1,
        };
        let here = self.pattern.0[index];
        self.pattern.0[index] = match (is_less, brush) {
            (true, _) => self.with_one_less(here),
            (false, PatternBrush::Empty) => PatternPlace::Empty,
            (false, PatternBrush::Anything) => PatternPlace::Free,
            (false, PatternBrush::Checker(player)) => {
                let number = match (player, here) {
                    (Player::White, PatternPlace::Mine(count))
                    | (Player::Black, PatternPlace::Theirs(count)) => {
                        (count.number() + 1).min(MOST)
                    }
                    _ => least,
                };
                self.checkers(player, number)
            }
        };
    }

    fn with_one_less(&self, place: PatternPlace) -> PatternPlace {
        match place {
            PatternPlace::Mine(count) if count.number() > 1 => {
                self.checkers(Player::White, count.number() - 1)
            }
            PatternPlace::Theirs(count) if count.number() > 1 => {
                self.checkers(Player::Black, count.number() - 1)
            }
            _ => PatternPlace::Free,
        }
    }

    const fn checkers(&self, player: Player, number: u8) -> PatternPlace {
        let count = match self.is_exact {
            true => CheckerCount::Exactly(number),
            false => CheckerCount::AtLeast(number),
        };
        match player {
            Player::White => PatternPlace::Mine(count),
            Player::Black => PatternPlace::Theirs(count),
        }
    }

    /// What a place must hold.
    #[must_use]
    pub fn at(&self, place: Place) -> PatternPlace {
        match place {
            Place::Point(point) => self.pattern.0[usize::from(point.number())],
            Place::Bar(player) => self.pattern.0[bar(player)],
            Place::Tray(_) => PatternPlace::Free,
        }
    }

    /// What the board shows. Points that can hold anything have their numbers,
    /// the others how many checkers they must hold.
    #[must_use]
    pub fn picture(&self) -> Picture {
        let number = |place: PatternPlace, player: Player| match (player, place) {
            (Player::White, PatternPlace::Mine(count))
            | (Player::Black, PatternPlace::Theirs(count)) => count.number(),
            _ => 0,
        };
        let points = &self.pattern.0[1..25];
        let mine = Placement {
            points: std::array::from_fn(|place| number(points[place], Player::White)),
            bar: number(self.pattern.0[25], Player::White),
            off: 0,
        };
        let theirs = Placement {
            points: std::array::from_fn(|place| number(points[23 - place], Player::Black)),
            bar: number(self.pattern.0[0], Player::Black),
            off: 0,
        };
        let mut picture = picture_of(&Setup::for_money(mine, theirs), &Ruleset::international());
        picture.cube = None;
        picture.movable = every_place();
        for (point, label) in Point::ALL.into_iter().zip(&mut picture.labels) {
            if let Some(short) = short(self.at(Place::Point(point))) {
                *label = short;
            }
        }
        picture
    }
}

/// What a place must hold, in a few signs; nothing if it can hold anything.
#[must_use]
pub fn short(place: PatternPlace) -> Option<String> {
    match place {
        PatternPlace::Free => None,
        PatternPlace::Empty => Some("=0".to_owned()),
        PatternPlace::Mine(CheckerCount::AtLeast(number))
        | PatternPlace::Theirs(CheckerCount::AtLeast(number)) => Some(format!("≥{number}")),
        PatternPlace::Mine(CheckerCount::Exactly(number))
        | PatternPlace::Theirs(CheckerCount::Exactly(number)) => Some(format!("={number}")),
    }
}

/// The place of a bar in a pattern.
const fn bar(player: Player) -> usize {
    match player {
        Player::White => 25,
        Player::Black => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(number: u8) -> Place {
        Place::Point(Point::new(number))
    }

    fn draw(drawing: &mut PatternDrawing, brush: PatternBrush, places: &[Place]) {
        drawing.brush = brush;
        for place in places {
            drawing.gesture(Gesture::Press(*place));
        }
    }

    const MINE: PatternBrush = PatternBrush::Checker(Player::White);
    const THEIRS: PatternBrush = PatternBrush::Checker(Player::Black);

    /// A prime from the 4-point to the 8-point against an anchor on the ace
    /// point, with a checker on the bar.
    #[test]
    fn a_drawing_becomes_a_condition() {
        let mut drawing = PatternDrawing::default();
        draw(&mut drawing, MINE, &[4, 5, 6, 7, 8].map(point));
        draw(&mut drawing, MINE, &[point(6)]);
        draw(&mut drawing, THEIRS, &[point(1), Place::Bar(Player::White)]);
        draw(&mut drawing, PatternBrush::Empty, &[point(2), point(3)]);
        draw(&mut drawing, PatternBrush::Anything, &[point(3)]);
        drawing.is_exact = true;
        draw(&mut drawing, MINE, &[point(24)]);
        let query = drawing.in_query("error>=0.08 board=.......................... lee");
        assert_eq!(query, "error>=0.08 lee board=a+b-.BBCBB...............A.");
        // What was drawn is drawn again when the query is opened.
        assert_eq!(PatternDrawing::of_query(&query).pattern, drawing.pattern);
    }

    #[test]
    fn a_right_click_takes_away_until_anything_goes() {
        let mut drawing = PatternDrawing::default();
        draw(&mut drawing, THEIRS, &[point(20), point(20)]);
        assert_eq!(short(drawing.at(point(20))).as_deref(), Some("≥3"));
        for expected in [Some("≥2"), Some("≥1"), None] {
            drawing.gesture(Gesture::PressOther(point(20)));
            assert_eq!(short(drawing.at(point(20))).as_deref(), expected);
        }
        assert_eq!(drawing.in_query("prime>=5"), "prime>=5");
    }

    #[test]
    fn the_board_shows_both_sides_and_says_how_many() {
        let mut drawing = PatternDrawing::default();
        draw(&mut drawing, MINE, &[point(6)]);
        draw(&mut drawing, THEIRS, &[point(1)]);
        draw(&mut drawing, PatternBrush::Empty, &[point(2)]);
        let picture = drawing.picture();
        assert!(picture.checkers.contains(&(point(6), Player::White, 2)));
        assert!(picture.checkers.contains(&(point(1), Player::Black, 2)));
        assert_eq!(&picture.labels[..3], ["≥2", "=0", "3"]);
        drawing.clear();
        assert_eq!(drawing.in_query("lee board=x"), "lee");
    }
}
