//! What there is to analyze in a match.

use rules::{
    Action, Board, Decision, Entry, Game, Match, Offer, Offered, Player, Position, Record, Roll,
    Seat, Session, Stage, Step,
};

use super::finding::CubeChoice;
use crate::cube_decision::Reply;

/// What there is to analyze in a match: made from a [`Record`], or by hand from
/// any other source, such as a file with illegal plays.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct AnalysisInput {
    /// What can be analyzed, in the order of the match.
    pub questions: Vec<Question>,
    /// How it ended; `None` if a match isn't over.
    pub result: Option<MatchResult>,
}

/// One event of a match that can be analyzed.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Question {
    /// Its index in the record or file.
    pub entry: usize,
    /// The index of the game.
    pub game: usize,
    /// Who did it.
    pub seat: Seat,
    /// That player's color at the time.
    pub player: Player,
    /// The position before it.
    pub position: Position,
    /// What was done.
    pub kind: QuestionKind,
}

/// What was done.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum QuestionKind {
    /// A roll.
    Roll {
        /// What was rolled.
        roll: Roll,
        /// From which rolls chance chose.
        among: Among,
    },
    /// A play that led to this board, from the view of the player who moved.
    Play {
        /// What was rolled.
        roll: Roll,
        /// The board after the play.
        board: Board,
    },
    /// Rolling or doubling, by a player on roll who may do either.
    Choice(CubeChoice),
    /// The reply to a double by the player on roll.
    Reply(Reply),
}

/// Which rolls were possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Among {
    /// All of them.
    All,
    /// Rolls without doubles: the opening dice, if they're played.
    DifferentDice,
}

/// How a match or a session ended.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum MatchResult {
    /// The match was won.
    Match {
        /// By whom.
        winner: Seat,
    },
    /// In money play: how many points more the first seat has than the second.
    Money {
        /// Less than none if the second has more.
        points: i64,
    },
}

impl Among {
    pub(super) fn contains(self, roll: Roll) -> bool {
        self == Among::All || !roll.is_double()
    }
}

impl MatchResult {
    /// The result as a person sees it: 1 or 0 for a match, or points.
    pub(super) fn for_seat(self, seat: Seat) -> f64 {
        match self {
            MatchResult::Match { winner } => f64::from(u8::from(winner == seat)),
            MatchResult::Money { points } if seat == Seat::First => points as f64,
            MatchResult::Money { points } => -points as f64,
        }
    }
}

impl From<Record> for AnalysisInput {
    fn from(record: Record) -> AnalysisInput {
        AnalysisInput::from(&record)
    }
}

impl From<&Record> for AnalysisInput {
    fn from(record: &Record) -> AnalysisInput {
        let mut input = AnalysisInput::default();
        let mut now = record.beginning().clone();
        let mut game = 0;
        for (place, &entry) in record.entries().iter().enumerate() {
            let before = now.clone();
            now.follow(entry).expect("what is recorded was legal");
            match entry {
                Entry::NextGame => game += 1,
                Entry::Action { player, action } => {
                    let kinds = kinds(&before, player, action, &now);
                    let questions = kinds.into_iter().map(|(player, position, kind)| Question {
                        entry: place,
                        game,
                        seat: now.seat_of(player),
                        player,
                        position,
                        kind,
                    });
                    input.questions.extend(questions);
                }
            }
        }
        input.result = result(&now);
        input
    }
}

fn result(now: &Match) -> Option<MatchResult> {
    match now.rules().session {
        Session::Match(_) => now.winner().map(|winner| MatchResult::Match {
            winner: now.seat_of(winner),
        }),
        Session::Money => {
            let points = now.finished().iter().map(|game| {
                let points = i64::from(game.outcome.points.total());
                match game.winner {
                    Seat::First => points,
                    Seat::Second => -points,
                }
            });
            Some(MatchResult::Money {
                points: points.sum(),
            })
        }
    }
}

/// What an action comes to, with who did it and where.
fn kinds(
    before: &Match,
    player: Player,
    action: Action,
    after: &Match,
) -> Vec<(Player, Position, QuestionKind)> {
    if let Action::ThrowDie(_) = action {
        return start(after).into_iter().collect();
    }
    let game = before.game();
    let Some(position) = game.position() else {
        return Vec::new();
    };
    let may_double = matches!(
        game.decision(),
        Decision::RollOrDouble {
            may_double: true,
            ..
        }
    );
    let kinds = match action {
        Action::Roll(roll) => {
            let choice = may_double.then_some(QuestionKind::Choice(CubeChoice::Roll));
            let among = Among::All;
            choice
                .into_iter()
                .chain([QuestionKind::Roll { roll, among }])
                .collect()
        }
        Action::Double if may_double && position.on_roll() == player => {
            vec![QuestionKind::Choice(CubeChoice::Double)]
        }
        Action::Take if is_doubled_in_turn(&position) => vec![QuestionKind::Reply(Reply::Take)],
        Action::Pass if is_doubled_in_turn(&position) => vec![QuestionKind::Reply(Reply::Pass)],
        Action::Beaver if is_doubled_in_turn(&position) => vec![QuestionKind::Reply(Reply::Beaver)],
        Action::Play(_) | Action::EndTurn => {
            let board = after.game().board_for(player);
            play(game, board).into_iter().collect()
        }
        _ => Vec::new(),
    };
    let kinds = kinds.into_iter();
    kinds.map(|kind| (player, position, kind)).collect()
}

/// The dice for the start, if they are the first roll.
fn start(after: &Match) -> Option<(Player, Position, QuestionKind)> {
    let Decision::Play { player, roll } = after.game().decision() else {
        return None;
    };
    let among = Among::DifferentDice;
    let position = after.game().position()?;
    Some((player, position, QuestionKind::Roll { roll, among }))
}

/// Whether the player on roll has doubled before rolling, and it is to be
/// answered.
fn is_doubled_in_turn(position: &Position) -> bool {
    let double = Offer {
        by: position.on_roll(),
        what: Offered::Double,
    };
    position.offer() == Some(double) && position.stage() == Stage::BeforeRoll
}

/// The play by which a turn is ended; `None` if a penalty was paid in it.
fn play(game: &Game, board: Board) -> Option<QuestionKind> {
    let turn = game.turn()?;
    let is_penalty = |step: &Step| matches!(step, Step::Penalty { .. });
    let has_penalty = turn.steps().iter().any(is_penalty);
    let roll = turn.roll();
    (!has_penalty).then_some(QuestionKind::Play { roll, board })
}
