//! Writing `.sgf`.

use rules::{Ending, Player, Plays, Roll, Session, Setup, Stage, Variant};

use super::analysis::{write_candidate, write_cube};
use super::{letter_of, write_legs};
use crate::analysis::{Analysis, Unit};
use crate::legs::find_play;
use crate::record::{Entry, Leg, MatchFile, RecordedAction, RecordedGame, RecordedPlay};
use crate::replay::{ReplayedEntry, ReplayedGame};
use crate::write::WriteError;

/// Writes a match, a session, a game or a position in the Smart Game Format,
/// with analysis and comments, for GNU Backgammon to read. The same file always
/// gives the same text.
///
/// It leaves out what the format has no room for: rules that GNU Backgammon
/// doesn't know, and analysis by methods other than its own.
///
/// # Errors
///
/// If there's neither a game nor a position to write.
pub fn write_sgf(file: &MatchFile) -> Result<String, WriteError> {
    let is_blank = |game: &RecordedGame| game.entries.is_empty() && game.start.is_none();
    if file.games.iter().all(is_blank) {
        return Err(WriteError::Empty);
    }
    let mut text = String::new();
    let games = file.games.iter().zip(file.replay_games());
    for (index, (game, (replayed, _))) in games.enumerate() {
        text.push('(');
        text.push_str(&root(file, index, game, &replayed));
        if let Some(start) = &game.start {
            text.push_str(&set_up(&start.setup, game.entries.is_empty()));
        }
        let mut last = None;
        for (entry, replayed) in game.entries.iter().zip(&replayed.entries) {
            text.push_str(&node(file, entry, replayed, last));
            last = Some(entry);
        }
        text.push_str(")\n");
    }
    Ok(text)
}

/// A property, left out if it's empty.
fn property(name: &str, value: &str) -> String {
    if value.is_empty() {
        return String::new();
    }
    let value = value.replace('\\', "\\\\").replace(']', "\\]");
    format!("{name}[{value}]")
}

fn root(file: &MatchFile, index: usize, game: &RecordedGame, replayed: &ReplayedGame) -> String {
    let length = match file.rules.session {
        Session::Money => 0,
        Session::Match(length) => length.get(),
    };
    let version = env!("CARGO_PKG_VERSION");
    let mut root = format!(
        ";FF[4]GM[6]CA[UTF-8]AP[Gammonbox:{version}]MI[length:{length}][game:{index}][ws:{}][bs:{}]",
        game.score.white, game.score.black
    );
    let mut add = |name: &str, value: &str| root.push_str(&property(name, value));
    let (players, occasion) = (&file.players, &file.occasion);
    add("PW", &players.white.name);
    add("PB", &players.black.name);
    if index == 0 {
        add("WR", &players.white.rating);
        add("BR", &players.black.rating);
        add("DT", &occasion.date);
        add("EV", &occasion.event);
        add("RO", &occasion.round);
        add("PC", &occasion.place);
        add("AN", &occasion.transcriber);
        add("GC", &file.comment);
    }
    add("RU", &rules_of(file, replayed));
    add("RE", &result(game, replayed));
    add("C", &game.comment);
    root
}

fn rules_of(file: &MatchFile, replayed: &ReplayedGame) -> String {
    let rules = &file.rules;
    let is_match = rules.session != Session::Money;
    let options = [
        (!rules.cube.in_use, "NoCube"),
        (is_match && rules.crawford, "Crawford"),
        (replayed.stakes.is_crawford(), "CrawfordGame"),
        (!is_match && rules.jacoby, "Jacoby"),
        (rules.variant == Variant::Nackgammon, "Nackgammon"),
        (rules.variant == Variant::Hypergammon, "Hypergammon3"),
    ];
    let options: Vec<_> = options.into_iter().filter(|(is_on, _)| *is_on).collect();
    let names: Vec<_> = options.into_iter().map(|(_, name)| name).collect();
    names.join(":")
}

fn result(game: &RecordedGame, replayed: &ReplayedGame) -> String {
    let letter = |player| match player {
        Player::White => 'W',
        Player::Black => 'B',
    };
    match (replayed.outcome, game.end) {
        (Some(outcome), end) => {
            let resigned = if outcome.ending == Ending::Resigned {
                "R"
            } else {
                ""
            };
            // A forfeited match is worth what the winner still needed.
            let said = end.filter(|end| end.winner == outcome.winner);
            let points = said.and_then(|end| end.points);
            let points = points.unwrap_or_else(|| outcome.points.total());
            format!("{}+{points}{resigned}", letter(outcome.winner))
        }
        (None, Some(end)) => format!("{}+{}", letter(end.winner), end.points.unwrap_or(1)),
        (None, None) => String::new(),
    }
}

/// The nodes that set up a position, including the dice if nothing follows.
fn set_up(setup: &Setup, with_dice: bool) -> String {
    let letter = match setup.on_roll {
        Player::White => 'W',
        Player::Black => 'B',
    };
    let mut text = format!("\n;PL[{letter}]AE[a:y]");
    for (name, player) in [("AW", Player::White), ("AB", Player::Black)] {
        let placement = if player == setup.on_roll {
            &setup.player
        } else {
            &setup.opponent
        };
        let points = (1_u8..)
            .zip(placement.points)
            .chain([(Leg::BAR, placement.bar)]);
        let letters: String = points
            .flat_map(|(place, count)| {
                vec![format!("[{}]", letter_of(place, player)); usize::from(count)]
            })
            .collect();
        if !letters.is_empty() {
            text.push_str(name);
            text.push_str(&letters);
        }
    }
    let owner = match setup.cube.owner {
        None => 'c',
        Some(Player::White) => 'w',
        Some(Player::Black) => 'b',
    };
    text.push_str(&format!("\n;CV[{}]\n;CP[{owner}]", setup.cube.value));
    if let (true, Stage::Rolled(roll)) = (with_dice, setup.stage) {
        text.push_str(&format!("\n;PL[{letter}]DI[{}]", dice(roll)));
    }
    text
}

fn dice(roll: Roll) -> String {
    format!("{}{}", roll.larger().pips(), roll.smaller().pips())
}

fn node(file: &MatchFile, entry: &Entry, replayed: &ReplayedEntry, last: Option<&Entry>) -> String {
    let letter = |player| match player {
        Player::White => 'W',
        Player::Black => 'B',
    };
    let mut text = String::new();
    // This format records that a beaver was taken; hardly any other does.
    if let (RecordedAction::Roll { .. }, Some(last)) = (&entry.action, last)
        && matches!(
            last.action,
            RecordedAction::Beaver | RecordedAction::Raccoon
        )
    {
        text.push_str(&format!("\n;{}[take]", letter(last.player.opponent())));
    }
    let value = match &entry.action {
        RecordedAction::Roll { roll, play } => {
            let legs = match (replayed.play, play) {
                (Some(play), _) => Leg::of_play(&play),
                (None, RecordedPlay::Moves(legs)) => legs.clone(),
                (None, RecordedPlay::Unknown | RecordedPlay::Unreadable(_)) => Vec::new(),
            };
            dice(*roll) + &write_legs(&legs, entry.player)
        }
        RecordedAction::Double { .. } | RecordedAction::Beaver | RecordedAction::Raccoon => {
            "double".to_owned()
        }
        RecordedAction::Take => "take".to_owned(),
        RecordedAction::Pass => "drop".to_owned(),
        // It has no node: the game's result says it.
        RecordedAction::Resign(_) => return text,
    };
    text.push_str(&format!("\n;{}[{value}]", letter(entry.player)));
    text.push_str(&analysis(file, &entry.analysis, entry.player, replayed));
    text.push_str(&property("C", &entry.comment));
    text
}

fn analysis(
    file: &MatchFile,
    analysis: &Analysis,
    player: Player,
    replayed: &ReplayedEntry,
) -> String {
    let mut text = String::new();
    let unit = match file.rules.session {
        Session::Money => Unit::Points,
        Session::Match(_) => Unit::MatchWinningChance,
    };
    if let Some(cube) = analysis
        .cube
        .as_ref()
        .and_then(|cube| write_cube(cube, unit))
    {
        text.push_str(&property("DA", &cube));
    }
    let candidates = analysis.plays.iter().filter_map(|candidate| {
        let value = write_candidate(candidate, player)?;
        Some((&candidate.legs, value))
    });
    let candidates: Vec<_> = candidates.collect();
    let played = candidates
        .iter()
        .position(|(legs, _)| is_played(file, legs, replayed));
    if let Some(played) = played {
        text.push_str(&format!("A[{played}]"));
        for (_, value) in &candidates {
            text.push_str(&format!("[{value}]"));
        }
    }
    if let Some(luck) = analysis.luck {
        text.push_str(&format!("LU[{luck:.5}]"));
    }
    text
}

/// Whether these legs are the play that was made, in any order.
fn is_played(file: &MatchFile, legs: &[Leg], replayed: &ReplayedEntry) -> bool {
    let (Some(position), Some(play)) = (replayed.position, replayed.play) else {
        return false;
    };
    let Stage::Rolled(roll) = position.stage() else {
        return false;
    };
    let plays = Plays::new(position.board(), roll, file.rules.movement);
    find_play(legs, &plays).is_some_and(|(found, _)| found == play)
}
