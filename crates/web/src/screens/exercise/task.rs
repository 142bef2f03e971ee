//! What an exercise asks, and the right answer, computed by the rules.

use rules::{
    Action, Block, Board, ByPlayer, Cube, CubeValue, Die, Game, Match, Move, Offer, Offered,
    Opening, Origin, Placement, Play, Player, Plays, Point, Position, Reason, Refusal, Roll,
    Ruleset, Session, Setup, Stage, Target, Turn, Variant, Win,
};
use texts::Topic;

/// An exercise for a section of the rule book, for White.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// The section.
    pub topic: Topic,
    /// Where the checkers are, if there's a board to show.
    pub board: Option<Board>,
    /// The cube, where it matters.
    pub cube: Option<Cube>,
    /// What is to be done.
    pub task: Task,
}

/// What to do.
#[derive(Clone, Debug)]
pub enum Task {
    /// To find every way to play a roll.
    FindPlays {
        /// What was rolled.
        roll: Roll,
        /// The ways, each with where it leads.
        plays: Vec<(Play, Board)>,
    },
    /// To play a roll so that a checker leaves the board.
    TakeOff(Roll),
    /// To choose all numbers that do something.
    Numbers {
        /// Those that do.
        right: Vec<Die>,
        /// Why each of the others does not.
        reasons: Vec<(Die, Reason)>,
    },
    /// To tap all points that are something.
    Points(Vec<Point>),
    /// To choose one answer.
    Choose {
        /// The answers.
        answers: Vec<Answer>,
        /// The right one.
        right: Answer,
    },
}

/// An answer to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// How the game starts.
    Opening(Opening),
    /// The lower die starts.
    LowerStarts,
    /// This many moves.
    Moves(u8),
    /// Such a win.
    Win(Win),
    /// This many points, or times the stake.
    Worth(u32),
    /// Yes or no.
    Yes(bool),
}

/// The dice of the exercise on who starts, the larger first.
pub const THROWN: (Die, Die) = (Die::Five, Die::Three);

impl Exercise {
    /// The exercise for a topic, if there is something to try by these rules.
    #[must_use]
    pub fn of(topic: Topic, rules: &Ruleset) -> Option<Exercise> {
        let (board, task) = match topic {
            Topic::Aim => take_off(),
            Topic::Setup => where_they_start(rules)?,
            Topic::Start => who_starts(rules),
            Topic::Moving => moving(rules),
            Topic::Doubles => doubles(rules),
            Topic::Hitting => hitting(rules),
            Topic::Entering => entering(rules),
            Topic::Blocks => blocks(rules),
            Topic::BearingOff => bearing_off(rules),
            Topic::Winning => winning(rules),
            Topic::Cube => pass_price(rules)?,
            Topic::Match => after_the_game(rules)?,
        };
        let cube = (topic == Topic::Cube).then_some(Cube::CENTERED);
        Some(Exercise {
            topic,
            board,
            cube,
            task,
        })
    }
}

fn take_off() -> (Option<Board>, Task) {
    let board = board(
        &[(8, 1), (6, 3), (5, 3), (4, 3), (3, 2), (2, 2), (1, 1)],
        &[(6, 5), (5, 4), (4, 4), (3, 2)],
    );
    (Some(board), Task::TakeOff(Roll::new(Die::Six, Die::Two)))
}

/// Black's checkers are there, and White's are to be placed. Positions set up
/// by hand aren't worth memorizing.
fn where_they_start(rules: &Ruleset) -> Option<(Option<Board>, Task)> {
    if matches!(rules.variant, Variant::Free { .. }) {
        return None;
    }
    let opening = rules.variant.opening();
    let stands = |point: &Point| opening.player().on(*point) > 0;
    let points = Point::ALL.into_iter().filter(stands).collect();
    let black = Placement::from(opening.opponent());
    let white = Placement {
        off: opening.player().total(),
        ..Placement::default()
    };
    let board = Board::from_placements(white, black);
    let board = board.expect("who has no checker stands in nobody's way");
    Some((Some(board), Task::Points(points)))
}

fn who_starts(rules: &Ruleset) -> (Option<Board>, Task) {
    let answers = [
        Answer::Opening(Opening::HighDiePlaysPair),
        Answer::Opening(Opening::HighDieRollsAgain),
        Answer::Opening(Opening::DieForColor),
        Answer::LowerStarts,
    ];
    let task = Task::Choose {
        answers: answers.to_vec(),
        right: Answer::Opening(rules.opening),
    };
    (None, task)
}

fn moving(rules: &Ruleset) -> (Option<Board>, Task) {
    let board = board(
        &[(13, 2), (8, 2), (3, 5), (2, 4), (1, 2)],
        &[(16, 2), (13, 3), (8, 3), (6, 5), (5, 2)],
    );
    find_plays(board, Roll::new(Die::Six, Die::Four), rules)
}

fn bearing_off(rules: &Ruleset) -> (Option<Board>, Task) {
    let board = board(&[(6, 1), (4, 1), (2, 1)], &[(3, 2), (2, 2), (1, 2)]);
    find_plays(board, Roll::new(Die::Five, Die::Two), rules)
}

fn find_plays(board: Board, roll: Roll, rules: &Ruleset) -> (Option<Board>, Task) {
    let plays = Plays::new(&board, roll, rules.movement);
    let plays = plays.iter().copied().collect();
    (Some(board), Task::FindPlays { roll, plays })
}

/// Two fives can be played, then the way is blocked.
fn doubles(rules: &Ruleset) -> (Option<Board>, Task) {
    let board = board(
        &[(13, 2), (8, 1), (4, 6), (2, 4), (1, 2)],
        &[(22, 3), (13, 3), (8, 2), (6, 5), (5, 2)],
    );
    let plays = Plays::new(&board, DOUBLE, rules.movement);
    let most = plays.iter().map(|(play, _)| play.moves().len()).max();
    let task = Task::Choose {
        answers: (0..=4).map(Answer::Moves).collect(),
        right: Answer::Moves(most.unwrap_or(0) as u8),
    };
    (Some(board), task)
}

/// The roll of the exercise on doubles.
pub const DOUBLE: Roll = Roll::new(Die::Five, Die::Five);

fn hitting(rules: &Ruleset) -> (Option<Board>, Task) {
    let board = board(
        &[(24, 2), (13, 5), (8, 3), (6, 5)],
        &[(21, 1), (13, 5), (8, 4), (6, 5)],
    );
    let blot = Point::new(4);
    let origin = |die: Die| Origin::Point(Point::new(blot.number() + die.pips()));
    (
        Some(board),
        numbers(&board, rules, origin, |one| one.is_hit()),
    )
}

fn entering(rules: &Ruleset) -> (Option<Board>, Task) {
    let white = Placement {
        bar: 1,
        ..Placement::on_points(&[(13, 5), (8, 4), (6, 5)])
    };
    let black = Placement::on_points(&[(6, 3), (5, 1), (4, 3), (3, 2), (1, 2), (8, 3), (13, 1)]);
    let board = Board::from_placements(white, black).expect("the exercise is a legal board");
    let task = numbers(
        &board,
        rules,
        |_| Origin::Bar,
        |one| one.from() == Origin::Bar,
    );
    (Some(board), task)
}

/// The numbers with which White can make this kind of move from where it has to
/// start, and the rule against each of the others.
fn numbers(
    board: &Board,
    rules: &Ruleset,
    origin: impl Fn(Die) -> Origin,
    is_meant: impl Fn(Move) -> bool,
) -> Task {
    let mut right = Vec::new();
    let mut reasons = Vec::new();
    for die in Die::ALL {
        // With two equal dice, only this number is tested.
        let mut turn = Turn::new(board, Roll::new(die, die), rules);
        match turn.make_move(origin(die), die) {
            Ok(made) if is_meant(made) => right.push(die),
            Ok(_) => {}
            Err(Refusal { reason, .. }) => reasons.push((die, reason)),
        }
    }
    Task::Numbers { right, reasons }
}

fn blocks(rules: &Ruleset) -> (Option<Board>, Task) {
    let board = board(
        &[(24, 2), (13, 5), (8, 3), (6, 5)],
        &[(20, 2), (13, 3), (8, 3), (6, 4), (5, 1), (4, 2)],
    );
    let fewest = match rules.movement.block {
        Block::FromTwo => 2,
        Block::FromThree => 3,
    };
    let is_blocked = |point: &Point| board.opponent_on(*point) >= fewest;
    let points = Point::ALL.into_iter().filter(is_blocked).collect();
    (Some(board), Task::Points(points))
}

/// The loser has none off and none left behind.
fn winning(rules: &Ruleset) -> (Option<Board>, Task) {
    let white = Placement {
        off: 15,
        ..Placement::default()
    };
    let black = Placement::on_points(&[(8, 2), (6, 5), (5, 4), (4, 4)]);
    let board = Board::from_placements(white, black).expect("the exercise is a legal board");
    let task = Task::Choose {
        answers: rules
            .backgammon_needs
            .wins()
            .iter()
            .copied()
            .map(Answer::Win)
            .collect(),
        right: Answer::Win(Win::over(board.opponent(), rules.backgammon_needs)),
    };
    (Some(board), task)
}

/// Black has doubled for the first time: what does White lose by passing?
fn pass_price(rules: &Ruleset) -> Option<(Option<Board>, Task)> {
    if !rules.cube.in_use {
        return None;
    }
    let black = Placement::on_points(&[(24, 1), (13, 4), (8, 3), (6, 3), (5, 2), (4, 2)]);
    let white = Placement::on_points(&[(24, 2), (13, 5), (8, 3), (6, 5)]);
    let setup = Setup {
        on_roll: Player::Black,
        offer: Some(Offer {
            by: Player::Black,
            what: Offered::Double,
        }),
        ..Setup::for_money(black, white)
    };
    let mut game = game(setup, rules)?;
    let board = game.board_for(Player::White);
    game.act(Player::White, Action::Pass).ok()?;
    let task = Task::Choose {
        answers: [1, 2, 4].map(Answer::Worth).to_vec(),
        right: Answer::Worth(game.outcome()?.points.total()),
    };
    Some((Some(board), task))
}

/// In a match, whether you may double after somebody has come within a point of
/// winning; otherwise what a gammon is worth with the cube in the middle.
fn after_the_game(rules: &Ruleset) -> Option<(Option<Board>, Task)> {
    if !rules.cube.in_use {
        return None;
    }
    let (answers, right) = match rules.session {
        Session::Match(length) => {
            let score = ByPlayer {
                white: length.get().checked_sub(1).filter(|&points| points > 0)?,
                black: 0,
            };
            let next = Match::from_score(rules.clone(), score).ok()?;
            let may_double = !next.game().stakes().is_crawford();
            (
                [true, false].map(Answer::Yes).to_vec(),
                Answer::Yes(may_double),
            )
        }
        Session::Money => {
            let answers = [1, 2, 3].map(Answer::Worth).to_vec();
            (answers, Answer::Worth(gammon_without_cube(rules)?))
        }
    };
    Some((None, Task::Choose { answers, right }))
}

/// What White wins by bearing off the last checker before Black has borne off
/// any.
fn gammon_without_cube(rules: &Ruleset) -> Option<u32> {
    let white = Placement {
        off: 14,
        ..Placement::on_points(&[(1, 1)])
    };
    let setup = Setup {
        stage: Stage::Rolled(Roll::new(Die::Two, Die::One)),
        stakes: rules.stakes(ByPlayer::default()),
        ..Setup::for_money(white, Placement::on_points(&[(6, 15)]))
    };
    let mut game = game(setup, rules)?;
    let from = Origin::Point(Point::new(1));
    let moves = game.turn()?.next_moves();
    let last = moves
        .into_iter()
        .find(|made| made.from() == from && made.to() == Target::Off)?;
    let die = last.die();
    game.act(Player::White, Action::Move { from, die }).ok()?;
    if game.outcome().is_none() {
        game.act(Player::White, Action::EndTurn).ok()?;
    }
    Some(game.outcome()?.points.total())
}

fn game(setup: Setup, rules: &Ruleset) -> Option<Game> {
    let position = Position::try_from(setup).ok()?;
    Game::from_position(rules.clone(), &position)
}

/// What the cube shows when it is offered for the first time.
pub const FIRST_DOUBLE: CubeValue = CubeValue::new(2);

/// Checkers on these points, and the rest of 15 off.
fn board(white: &[(u8, u8)], black: &[(u8, u8)]) -> Board {
    let side = |points| Placement::on_points(points).with_rest_off();
    let board = Board::from_placements(side(white), side(black));
    board.expect("the exercise is a legal board")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn task(topic: Topic, rules: &str) -> Task {
        let rules = rules.parse().unwrap();
        Exercise::of(topic, &rules).unwrap().task
    }

    fn plays(topic: Topic, rules: &str) -> Vec<String> {
        let Task::FindPlays { plays, .. } = task(topic, rules) else {
            panic!("no plays to be found");
        };
        plays.iter().map(|(play, _)| play.to_string()).collect()
    }

    fn numbers(topic: Topic, rules: &str) -> Vec<u8> {
        let Task::Numbers { right, reasons } = task(topic, rules) else {
            panic!("no numbers to be chosen");
        };
        assert_eq!(right.len() + reasons.len(), 6, "every number is explained");
        right.into_iter().map(Die::pips).collect()
    }

    fn points(topic: Topic, rules: &str) -> Vec<u8> {
        let Task::Points(points) = task(topic, rules) else {
            panic!("no points to be tapped");
        };
        points.into_iter().map(Point::number).collect()
    }

    fn right(topic: Topic, rules: &str) -> Answer {
        let Task::Choose { answers, right } = task(topic, rules) else {
            panic!("nothing to be chosen");
        };
        assert!(answers.contains(&right), "the right answer is among them");
        right
    }

    #[test]
    fn a_block_on_the_way_leaves_three_ways() {
        let mut ways = plays(Topic::Moving, "international");
        ways.sort();
        assert_eq!(ways, ["13/3", "13/7 8/4", "8/4 8/2"]);
    }

    #[test]
    fn every_leaflet_bears_off_its_own_way() {
        let standard = ["6/1 2/off", "6/1 4/2", "6/4/off"];
        let ways = |rules| {
            let mut ways = plays(Topic::BearingOff, rules);
            ways.sort();
            ways
        };
        assert_eq!(ways("international").len(), standard.len());
        assert!(ways("nordic").len() > standard.len());
        assert!(ways("nordic-no").len() > ways("nordic").len());
        let exact = ways("deluxe");
        assert!(exact.contains(&String::new()), "any number may be passed");
        assert!(exact.iter().all(|play| !play.contains("4/off")));
    }

    #[test]
    fn numbers_are_those_that_work() {
        assert_eq!(numbers(Topic::Hitting, "swiss"), [2, 4]);
        assert_eq!(numbers(Topic::Entering, "swiss"), [2, 5]);
        assert_eq!(numbers(Topic::Entering, "swiss, block 3"), [1, 2, 3, 5]);
    }

    #[test]
    fn points_are_those_of_the_rules() {
        assert_eq!(points(Topic::Setup, "hungarian"), [6, 8, 13, 24]);
        let nackgammon = points(Topic::Setup, "swiss, variant nackgammon");
        assert_eq!(nackgammon, [6, 8, 13, 23, 24]);
        assert_eq!(points(Topic::Blocks, "swiss"), [5, 12, 17, 19, 21]);
        assert_eq!(points(Topic::Blocks, "swiss, block 3"), [12, 17, 19]);
    }

    #[test]
    fn one_answer_is_right() {
        assert_eq!(
            right(Topic::Start, "nordic-no"),
            Answer::Opening(Opening::HighDieRollsAgain)
        );
        assert_eq!(right(Topic::Doubles, "swiss"), Answer::Moves(2));
        assert_eq!(right(Topic::Winning, "deluxe"), Answer::Win(Win::Gammon));
        assert_eq!(right(Topic::Cube, "international"), Answer::Worth(1));
        assert_eq!(right(Topic::Match, "international"), Answer::Worth(2));
        assert_eq!(
            right(Topic::Match, "international, jacoby on"),
            Answer::Worth(1)
        );
        assert_eq!(
            right(Topic::Match, "international, match 5"),
            Answer::Yes(false)
        );
        assert_eq!(right(Topic::Match, "hungarian"), Answer::Yes(true));
    }

    #[test]
    fn there_is_nothing_to_ask_about_what_is_not_there() {
        let is_asked = |rules: &str, topic| Exercise::of(topic, &rules.parse().unwrap()).is_some();
        for topic in [Topic::Cube, Topic::Match] {
            assert!(!is_asked("swiss, cube off", topic));
        }
        let by_hand = "international, variant free 6:2 off:13 / bar:1 3:14";
        assert!(!is_asked(by_hand, Topic::Setup));
        assert!(is_asked(by_hand, Topic::Moving));
    }
}
