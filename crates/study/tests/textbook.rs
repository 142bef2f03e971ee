//! How many lessons of the textbook the explanations find.

use engine::{Analyst, CubeChoice, Finding, Nets, Plies, Question, QuestionKind, Reply};
use rules::{
    ByPlayer, Movement, Offer, Offered, Placement, Player, Plays, PointLabels, Position, Roll,
    Ruleset, Seat, Setup, Stage, Stakes, Variant,
};
use study::{Explanation, Topic};
use texts::Texts;

const TEXTBOOK: &str = include_str!("textbook.txt");

/// One position of the textbook.
struct Exercise<'a> {
    line: &'a str,
    position: Position,
    kind: QuestionKind,
    topics: Vec<Topic>,
}

/// As many as are said first.
const SAID_FIRST: usize = 3;

#[test]
fn most_lessons_of_the_textbook_are_found() {
    let analyst = Analyst::for_rules(&Ruleset::international(), Nets::bundled());
    let analyst = analyst.with_plies(Plies::ONE);
    let exercises = TEXTBOOK.lines().filter_map(Exercise::read);
    let (mut all, mut missed) = (0, Vec::new());
    for exercise in exercises {
        let finding = exercise.judged(&analyst);
        assert!(finding.mark().is_some(), "no error: {}", exercise.line);
        let explained = Explanation::of(
            &finding,
            Movement::INTERNATIONAL,
            PointLabels::Numbers,
            &Texts::english(),
        );
        let said: Vec<Topic> = explained.topics.into_iter().take(SAID_FIRST).collect();
        all += 1;
        if !said.iter().any(|topic| exercise.topics.contains(topic)) {
            let said: Vec<String> = said.iter().map(ToString::to_string).collect();
            missed.push(format!("{}: {}", exercise.line, said.join(" ")));
        }
    }
    let found = all - missed.len();
    assert!(
        all >= 100 && found * 10 >= all * 9,
        "{found} of {all}, not {missed:#?}"
    );
}

impl<'a> Exercise<'a> {
    fn read(line: &'a str) -> Option<Exercise<'a>> {
        if line.is_empty() || line.starts_with('#') {
            return None;
        }
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [position, roll, done, topics, _] = fields[..] else {
            panic!("five fields, not {line}");
        };
        let topics = topics
            .split(' ')
            .map(|topic| topic.parse().expect("a topic"));
        let (position, stakes) = match position.split_once(" at ") {
            Some((position, score)) => (position, stakes_at(score)),
            None => (position, Stakes::MONEY),
        };
        let setup = Setup {
            stakes,
            ..position_of(position)
        };
        let position = Position::try_from(setup).unwrap_or_else(|_| panic!("{line}"));
        let (position, kind) = match roll {
            "cube" => cube(position, done),
            roll => {
                let roll: Roll = roll.parse().expect("a roll");
                let plays = Plays::new(position.board(), roll, Movement::INTERNATIONAL);
                let play = done.parse().expect("a play");
                let found = plays.find(&play).unwrap_or_else(|_| panic!("{line}"));
                (
                    position,
                    QuestionKind::Play {
                        roll,
                        board: found.1,
                    },
                )
            }
        };
        Some(Exercise {
            line,
            position,
            kind,
            topics: topics.collect(),
        })
    }

    fn judged(&self, analyst: &Analyst) -> Finding {
        let question = Question {
            entry: 0,
            game: 0,
            seat: Seat::First,
            player: Player::White,
            position: self.position,
            kind: self.kind,
        };
        let finding = analyst.judge(&question);
        finding.unwrap_or_else(|| panic!("nothing to say: {}", self.line))
    }
}

/// A decision about the cube; a reply is to the player who is on roll.
fn cube(position: Position, done: &str) -> (Position, QuestionKind) {
    let offered = Setup {
        offer: Some(Offer {
            by: position.on_roll(),
            what: Offered::Double,
        }),
        ..Setup::from(position)
    };
    let offered = || Position::try_from(offered).expect("who may double may offer it");
    match done {
        "roll" => (position, QuestionKind::Choice(CubeChoice::Roll)),
        "double" => (position, QuestionKind::Choice(CubeChoice::Double)),
        "take" => (offered(), QuestionKind::Reply(Reply::Take)),
        "pass" => (offered(), QuestionKind::Reply(Reply::Pass)),
        _ => panic!("{done} is nothing to do with a cube"),
    }
}

/// A match in which White, who is on roll, and Black need so many points.
fn stakes_at(score: &str) -> Stakes {
    let (score, crawford) = match score.strip_suffix(" crawford") {
        Some(score) => (score, true),
        None => (score, false),
    };
    let needed = |text: &str| -> u32 { text.parse().expect("points") };
    let (player, opponent) = score.split_once('-').expect("two numbers");
    let length = 15;
    Stakes::Match {
        length,
        score: ByPlayer {
            white: length - needed(player),
            black: length - needed(opponent),
        },
        crawford,
    }
}

/// A position in money play without Jacoby's rule.
fn position_of(text: &str) -> Setup {
    if let Some((player, opponent)) = text.split_once(" / ") {
        return Setup::for_money(side(player), side(opponent));
    }
    let mut board = Variant::Backgammon.opening();
    let turns = text.split(',').map(str::trim);
    for turn in turns.filter(|&turn| turn != "opening") {
        let (roll, play) = turn.split_once(':').expect("a roll, a colon and a play");
        let plays = Plays::new(
            &board,
            roll.parse().expect("a roll"),
            Movement::INTERNATIONAL,
        );
        let (_, after) = plays
            .find(&play.trim().parse().expect("a play"))
            .expect("a legal play");
        board = after.for_opponent();
    }
    Setup {
        stage: Stage::BeforeRoll,
        ..Setup::for_money(board.player().into(), board.opponent().into())
    }
}

/// One side, as in `bar:1 6:2 5:2`.
fn side(text: &str) -> Placement {
    let mut placement = Placement::default();
    for part in text.split(' ') {
        let (point, count) = part.split_once(':').expect("a point and a count");
        let count: u8 = count.parse().expect("a count");
        match point {
            "bar" => placement.bar = count,
            point => {
                let point: usize = point.parse().expect("a point");
                placement.points[point - 1] = count;
            }
        }
    }
    placement.with_rest_off()
}
