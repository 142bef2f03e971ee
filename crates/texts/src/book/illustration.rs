//! The pictures of the rule book: real positions, with captions that the rules
//! compute.

use rules::{
    Appearance, Block, Board, Cube, CubeValue, Die, Move, Origin, Placement, Player, Plays, Point,
    PointLabels, Roll, Ruleset, Turn, Variant, Win,
};

use super::Topic;
use crate::board_drawing::BoardDrawing;
use crate::color::Color;
use crate::texts::Texts;

/// A position with a caption, from White's view.
#[derive(Clone, Debug)]
pub struct Illustration {
    /// Where the checkers are.
    pub board: Board,
    /// The cube, where it matters.
    pub cube: Option<Cube>,
    /// How the leaflet draws its boards.
    pub appearance: Appearance,
    /// The caption.
    pub caption: String,
    /// Whose checkers are which where the board is drawn in letters.
    pub(super) key: String,
}

impl Illustration {
    pub(super) fn drawing(&self) -> BoardDrawing<'_> {
        BoardDrawing {
            board: self.board,
            bottom: Player::White,
            appearance: self.appearance,
            cube: self.cube,
            roll: None,
            played: None,
            better: None,
            label: "",
        }
    }

    /// The picture for a topic; some need none.
    pub(super) fn of(topic: Topic, rules: &Ruleset, texts: &Texts) -> Option<Illustration> {
        let pictures = Pictures {
            rules,
            texts,
            white: Color::of(Player::White, rules.appearance.colors),
            black: Color::of(Player::Black, rules.appearance.colors),
        };
        let (board, caption) = match topic {
            Topic::Aim => pictures.aim(),
            Topic::Setup => pictures.setup(),
            Topic::Start => pictures.start(),
            Topic::Moving => pictures.moving(),
            Topic::Doubles => pictures.doubles(),
            Topic::Hitting => pictures.hitting(),
            Topic::Entering => pictures.entering(),
            Topic::Blocks => pictures.blocks(),
            Topic::BearingOff => pictures.bearing_off(),
            Topic::Winning => pictures.winning(),
            Topic::Cube if rules.cube.in_use => pictures.cube(),
            Topic::Cube | Topic::Match => return None,
        };
        let cube = (topic == Topic::Cube).then_some(Cube {
            value: CubeValue::new(2),
            owner: Some(Player::Black),
        });
        let appearance = Appearance {
            labels: labels(topic, rules.appearance.labels),
            ..rules.appearance
        };
        Some(Illustration {
            board,
            cube,
            appearance,
            caption,
            key: texts.book_letters(pictures.white, pictures.black),
        })
    }
}

/// What stands at the points of a picture: what the leaflet has there, unless
/// the words below need names of points that it does not have.
const fn labels(topic: Topic, printed: PointLabels) -> PointLabels {
    match (topic, printed) {
        (Topic::Start | Topic::Moving | Topic::Doubles, PointLabels::Homes) => PointLabels::Numbers,
        (Topic::Setup, _) | (_, PointLabels::Halves | PointLabels::Homes) => printed,
        (_, PointLabels::Numbers | PointLabels::Blank) => PointLabels::Numbers,
    }
}

struct Pictures<'a> {
    rules: &'a Ruleset,
    texts: &'a Texts,
    white: Color,
    black: Color,
}

impl Pictures<'_> {
    fn aim(&self) -> (Board, String) {
        let white = &[(6, 3), (5, 3), (4, 3), (3, 2), (2, 2), (1, 2)];
        let board = board(white, &[(6, 4), (5, 4), (4, 4), (8, 2), (13, 1)]);
        (board, self.texts.book_aim_picture(self.white))
    }

    fn setup(&self) -> (Board, String) {
        let board = self.rules.variant.opening();
        (board, self.texts.book_setup_picture(self.white))
    }

    fn start(&self) -> (Board, String) {
        let (roll, play, board) = self.played("31", "8/5 6/5");
        (
            board,
            self.texts.book_start_picture(self.white, &roll, &play),
        )
    }

    fn moving(&self) -> (Board, String) {
        let (roll, play, board) = self.played("65", "24/13");
        (
            board,
            self.texts.book_moving_picture(self.white, &roll, &play),
        )
    }

    fn doubles(&self) -> (Board, String) {
        let (roll, play, board) = self.played("44", "24/20(2) 13/9(2)");
        (
            board,
            self.texts.book_doubles_picture(self.white, &roll, &play),
        )
    }

    fn hitting(&self) -> (Board, String) {
        // Black's last checker stands alone on its 20-point.
        let board = board(
            &[(24, 2), (13, 5), (8, 3), (6, 5)],
            &[(20, 1), (13, 5), (8, 4), (6, 5)],
        );
        let numbers = self.numbers(&board, |one| one.is_hit());
        let caption = self
            .texts
            .book_hitting_picture(self.black, self.white, &numbers);
        (board, caption)
    }

    fn entering(&self) -> (Board, String) {
        let white = Placement {
            bar: 1,
            ..Placement::on_points(&[(24, 1), (13, 5), (8, 3), (6, 5)])
        };
        let black = Placement::on_points(&[(6, 4), (5, 2), (4, 2), (8, 3), (13, 4)]);
        let board = Board::from_placements(white, black).expect("the picture is a legal board");
        let numbers = self.numbers(&board, |one| one.from() == Origin::Bar);
        let caption = match numbers.is_empty() {
            true => self.texts.book_entering_picture_closed(self.white),
            false => self.texts.book_entering_picture(self.white, &numbers),
        };
        (board, caption)
    }

    fn blocks(&self) -> (Board, String) {
        let white = &[(24, 2), (13, 5), (8, 3), (6, 5)];
        let black: &[_] = match self.rules.movement.block {
            Block::FromTwo => &[(2, 2), (3, 2), (4, 2), (5, 2), (6, 3), (7, 3), (13, 1)],
            Block::FromThree => &[(2, 3), (3, 3), (4, 3), (5, 3), (6, 3)],
        };
        let board = board(white, black);
        let rear = Origin::Point(Point::new(24));
        let numbers = self.numbers(&board, |one| one.from() == rear);
        let (black, white) = (self.black, self.white);
        let caption = match numbers.is_empty() {
            true => self.texts.book_blocks_picture_closed(black, white),
            false => self.texts.book_blocks_picture(black, white, &numbers),
        };
        (board, caption)
    }

    /// A number whose own point is empty, with checkers above and below: the
    /// leaflets differ in what it does.
    fn bearing_off(&self) -> (Board, String) {
        let board = board(&[(6, 2), (4, 2), (2, 2)], &[(3, 3), (2, 3), (1, 2)]);
        let die = Die::Five;
        let printed = self.rules.appearance.labels;
        let moves = self.first_moves(&board, die);
        let plays: Vec<_> = moves
            .map(|one| printed.write_play(&one.into(), Player::White))
            .collect();
        let caption = match plays.is_empty() {
            true => self
                .texts
                .book_bearing_off_picture_none(die.pips(), self.white),
            false => {
                let plays = self.texts.one_of(&plays);
                self.texts
                    .book_bearing_off_picture(die.pips(), self.white, &plays)
            }
        };
        (board, caption)
    }

    /// A loser with one off and one on the bar: the leaflets differ in what
    /// that is.
    fn winning(&self) -> (Board, String) {
        let white = Placement {
            off: 15,
            ..Placement::default()
        };
        let black = Placement {
            off: 1,
            bar: 1,
            ..Placement::on_points(&[(6, 5), (5, 4), (4, 4)])
        };
        let board = Board::from_placements(white, black).expect("the picture is a legal board");
        let win = Win::over(board.opponent(), self.rules.backgammon_needs);
        let caption = self.texts.book_winning_picture(self.white, self.black, win);
        (board, caption)
    }

    fn cube(&self) -> (Board, String) {
        let board = board(
            &[(24, 1), (13, 4), (8, 3), (6, 3), (5, 2), (4, 2)],
            &[(24, 2), (13, 5), (8, 3), (6, 5)],
        );
        let caption = self.texts.book_cube_picture(self.white, self.black, 2);
        (board, caption)
    }

    /// The usual opening after a play of White's, with roll and play in
    /// words. The play is as legal by these rules as by any.
    fn played(&self, roll: &str, play: &str) -> (String, String, Board) {
        let roll: Roll = roll.parse().expect("the picture's roll is a roll");
        let written = play.parse().expect("the picture's play is a play");
        let opening = Variant::Backgammon.opening();
        let plays = Plays::new(&opening, roll, self.rules.movement);
        let (_, board) = plays.find(&written).expect("the picture's play is legal");
        let labels = self.rules.appearance.labels;
        let play = labels.write_play(&written, Player::White);
        (self.texts.roll_name(roll), play, *board)
    }

    /// The numbers with which White can make such a move, as a list.
    fn numbers(&self, board: &Board, is_meant: impl Fn(Move) -> bool) -> String {
        let can = |&die: &Die| self.first_moves(board, die).any(&is_meant);
        let numbers = Die::ALL.into_iter().filter(can);
        let numbers: Vec<_> = numbers.map(|die| die.pips().to_string()).collect();
        self.texts.one_of(&numbers)
    }

    /// What one number can do, whatever the other die shows.
    fn first_moves(&self, board: &Board, die: Die) -> impl Iterator<Item = Move> {
        let turn = Turn::new(board, Roll::new(die, die), self.rules);
        turn.next_moves().into_iter()
    }
}

/// Checkers on these points, and the rest of 15 off.
fn board(white: &[(u8, u8)], black: &[(u8, u8)]) -> Board {
    let side = |points| Placement::on_points(points).with_rest_off();
    let board = Board::from_placements(side(white), side(black));
    board.expect("the picture is a legal board")
}
