//! What the engine found, as the page is told it.

use engine::{Analysis, Finding, Mark, Plies, Subject};
use rules::{Movement, Player, Seat};

use crate::worker::file_messages::{
    Decided, Judged, JudgedKind, Judgment, Severity, Tallied, Totals,
};
use crate::worker::{Check, CubeHint, PlayHint, checked, cube_hint, play_hints};

/// How many plays are told, besides the one that was made.
const MOST_PLAYS: usize = 6;

pub(super) fn judged(found: &Finding, movement: Movement, plies: Plies) -> Judged {
    let wins = found.after.win() as f32;
    let kind = match (&found.subject, checked(found, movement)) {
        (Subject::Roll(rolled), _) => JudgedKind::Luck(rolled.luck.equity as f32),
        (_, Some(check)) => JudgedKind::Decision(Box::new(decided(found, check, plies))),
        (_, None) => JudgedKind::Luck(0.0),
    };
    Judged {
        entry: found.entry,
        game: found.game,
        player: found.player,
        white_wins: match found.player {
            Player::White => wins,
            Player::Black => 1.0 - wins,
        },
        kind,
    }
}

fn decided(found: &Finding, check: Check, plies: Plies) -> Decided {
    let severity = found.mark().map(|mark| match mark {
        Mark::Dubious => Severity::Dubious,
        Mark::Error => Severity::Error,
        Mark::Blunder => Severity::Blunder,
    });
    let (plays, is_forced) = match &found.subject {
        Subject::Play(judged) => {
            let hints = play_hints(&judged.plays);
            let is_told =
                |(place, _): &(usize, PlayHint)| *place < MOST_PLAYS || *place == judged.played;
            let told = hints.into_iter().enumerate().filter(is_told);
            (told.map(|(_, hint)| hint).collect(), judged.is_forced())
        }
        _ => (Vec::new(), false),
    };
    Decided {
        check,
        severity,
        is_forced,
        plays,
        cube: cube(found, plies),
    }
}

/// What each choice about the cube was worth to the one who could double.
fn cube(found: &Finding, plies: Plies) -> Option<CubeHint> {
    let chances = found.before.chances;
    match &found.subject {
        Subject::Cube(judged) => Some(cube_hint(&judged.decision, chances, plies)),
        Subject::Reply(judged) => Some(cube_hint(&judged.decision, chances.for_opponent(), plies)),
        Subject::Roll(_) | Subject::Play(_) => None,
    }
}

pub(super) fn judgment(analysis: &Analysis) -> Judgment {
    let both = |totals: &dyn Fn(Seat) -> engine::Totals| {
        [Seat::First, Seat::Second].map(|seat| told(&totals(seat)))
    };
    let games = 0..analysis.games();
    Judgment {
        totals: both(&|seat| analysis.totals(seat)),
        games: games
            .map(|game| both(&|seat| analysis.totals_of_game(game, seat)))
            .collect(),
        by_play_alone: analysis.result_by_play_alone(Seat::First),
    }
}

fn told(totals: &engine::Totals) -> Totals {
    let tallied = |tally: engine::Tally| Tallied {
        count: tally.count,
        lost: tally.lost.equity,
    };
    Totals {
        decisions: totals.decisions(),
        rating: totals.rating(),
        luck: totals.luck.equity,
        lost: totals.lost().equity,
        lost_worth: totals.lost().worth,
        lost_by_plays: totals.plays.lost.equity,
        lost_by_cube: totals.cube.lost.equity,
        marks: [totals.dubious, totals.errors, totals.blunders],
        cube_errors: [
            totals.missed_doubles,
            totals.wrong_doubles,
            totals.wrong_takes,
            totals.wrong_passes,
        ]
        .map(tallied),
    }
}
