//! The decisions in a file that can be analyzed.

use engine::{Among, AnalysisInput, CubeChoice, MatchResult, Question, QuestionKind, Reply};
use formats::{MatchFile, RecordedGame, Replay, ReplayedEntry};
use rules::{
    Offer, Offered, Opening, Player, Plays, Position, Roll, Ruleset, Seat, Session, Setup, Stage,
};

/// Everything in a file that can be analyzed: all that's legal. White has the
/// first seat, and entries are numbered through all games.
#[must_use]
pub fn analysis_input(file: &MatchFile, replay: &Replay) -> AnalysisInput {
    let mut questions = Vec::new();
    let mut entry = 0;
    for (game, (told, replayed)) in file.games.iter().zip(&replay.games).enumerate() {
        let mut is_start = told.start.is_none();
        for (said, replayed_entry) in told.entries.iter().zip(&replayed.entries) {
            let asked = asked(said, replayed_entry, is_start, &file.rules);
            is_start &= asked.is_empty();
            questions.extend(asked.into_iter().map(|(position, kind)| Question {
                entry,
                game,
                seat: seat(said.player),
                player: said.player,
                position,
                kind,
            }));
            entry += 1;
        }
    }
    let outcomes = replay.games.iter().filter_map(|game| game.outcome);
    let points = outcomes.map(|outcome| match outcome.winner {
        Player::White => i64::from(outcome.points.total()),
        Player::Black => -i64::from(outcome.points.total()),
    });
    let result = match file.rules.session {
        Session::Money => Some(MatchResult::Money {
            points: points.sum(),
        }),
        Session::Match(length) => {
            let last = file.games.last().zip(replay.games.last());
            let outcome = last.and_then(|(told, replayed)| Some((told, replayed.outcome?)));
            outcome.and_then(|(told, outcome)| winner(told, outcome, length.get()))
        }
    };
    AnalysisInput { questions, result }
}

const fn seat(player: Player) -> Seat {
    match player {
        Player::White => Seat::First,
        Player::Black => Seat::Second,
    }
}

/// Who has won the match after its last game.
fn winner(last: &RecordedGame, outcome: rules::Outcome, length: u32) -> Option<MatchResult> {
    let points = last.score[outcome.winner].saturating_add(outcome.points.total());
    let winner = seat(outcome.winner);
    (points >= length).then_some(MatchResult::Match { winner })
}

/// The questions that an entry of a file gives rise to.
fn asked(
    said: &formats::Entry,
    replayed_entry: &ReplayedEntry,
    is_start: bool,
    rules: &Ruleset,
) -> Vec<(Position, QuestionKind)> {
    let Some(position) = replayed_entry.position else {
        return Vec::new();
    };
    let doubled = Offer {
        by: position.on_roll(),
        what: Offered::Double,
    };
    let is_reply = position.offer() == Some(doubled) && said.player != position.on_roll();
    let kind = match said.action {
        formats::RecordedAction::Roll { roll, .. } => {
            return rolled(&position, roll, replayed_entry, is_start, rules);
        }
        formats::RecordedAction::Double { .. } if position.on_roll() == said.player => {
            QuestionKind::Choice(CubeChoice::Double)
        }
        formats::RecordedAction::Take if is_reply => QuestionKind::Reply(Reply::Take),
        formats::RecordedAction::Pass if is_reply => QuestionKind::Reply(Reply::Pass),
        formats::RecordedAction::Beaver if is_reply => QuestionKind::Reply(Reply::Beaver),
        _ => return Vec::new(),
    };
    vec![(position, kind)]
}

/// A roll is a decision not to double, luck, and a play.
fn rolled(
    position: &Position,
    roll: Roll,
    replayed_entry: &ReplayedEntry,
    is_start: bool,
    rules: &Ruleset,
) -> Vec<(Position, QuestionKind)> {
    let before = Position::try_from(Setup {
        stage: Stage::BeforeRoll,
        ..Setup::from(*position)
    });
    let choice = before.ok().filter(|_| !is_start && rules.cube.in_use);
    let choice = choice.map(|before| (before, QuestionKind::Choice(CubeChoice::Roll)));
    let is_pair = rules.opening == Opening::HighDiePlaysPair && !roll.is_double();
    let among = match is_start && is_pair {
        true => Among::DifferentDice,
        false => Among::All,
    };
    let plays = Plays::new(position.board(), roll, rules.movement);
    let mut plays = plays.iter();
    let played = plays.find(|(play, _)| replayed_entry.play == Some(*play));
    let played = played.map(|&(_, board)| (*position, QuestionKind::Play { roll, board }));
    choice
        .into_iter()
        .chain([(*position, QuestionKind::Roll { roll, among })])
        .chain(played)
        .collect()
}
