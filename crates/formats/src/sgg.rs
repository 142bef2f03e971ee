//! Matches of GamesGrid and GridGammon: `.sgg`.
//!
//! Source of truth: how GNU Backgammon reads it.

use rules::{Beavers, ByPlayer, Player, Roll};

use crate::legs::{read_legs, split_roll};
use crate::match_text::session;
use crate::place::{Place, WarningKind, Warnings};
use crate::record::{End, Entry, MatchFile, RecordedAction, RecordedGame, RecordedPlay, Tag};

/// Whether a text is in this format: the players on its first line, and games
/// with their score.
pub(crate) fn is_sgg(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let has_names = lines.next().is_some_and(|line| line.contains(" vs. "));
    has_names && lines.take(40).any(|line| read_game_line(line).is_some())
}

pub(crate) fn read(text: &str, warnings: &mut Warnings) -> MatchFile {
    let mut file = MatchFile::default();
    for (number, line) in text.lines().enumerate() {
        let place = Place::text(number, 0);
        let trimmed = line.trim();
        if trimmed.is_empty() {
            continue;
        }
        if let Some((game, length)) = read_game_line(trimmed) {
            file.rules.session = session(length);
            file.games.push(RecordedGame { place, ..game });
        } else if file.games.is_empty() {
            read_head(&mut file, trimmed);
        } else if let Some((player, text)) = read_row(line, &file) {
            row(&mut file, place, player, text, warnings);
        } else if !read_end(&mut file, place, trimmed) {
            warnings.add(place, WarningKind::NotUnderstood(trimmed.to_owned()));
        }
    }
    file
}

/// Reads `Game 3.2*-1/5`: the number, the points with `*` for the Crawford
/// game, and the length.
fn read_game_line(line: &str) -> Option<(RecordedGame, u32)> {
    let rest = line.strip_prefix("Game ")?;
    let (_, rest) = rest.split_once('.')?;
    let (score, length) = rest.split_once('/').unwrap_or((rest, "0"));
    let (white, black) = score.split_once('-')?;
    let points = |text: &str| text.trim().trim_matches('*').parse().ok();
    let game = RecordedGame {
        score: ByPlayer {
            white: points(white)?,
            black: points(black)?,
        },
        crawford: Some(score.contains('*')),
        ..RecordedGame::default()
    };
    Some((game, length.trim().parse().unwrap_or(0)))
}

fn read_head(file: &mut MatchFile, line: &str) {
    if let (Some((white, black)), true) =
        (line.split_once(" vs. "), file.players.white.name.is_empty())
    {
        file.players.white.name = white.trim().to_owned();
        file.players.black.name = black.trim().to_owned();
        return;
    }
    let Some((name, value)) = line.split_once(':') else {
        file.tags.push(Tag {
            name: "Date".to_owned(),
            value: line.to_owned(),
        });
        return;
    };
    let value = value.trim();
    let is_yes = value.eq_ignore_ascii_case("yes");
    let rules = &mut file.rules;
    match name.trim() {
        "Jacoby" => rules.jacoby = is_yes,
        "Crawford" => rules.crawford = is_yes,
        "Doubling Cube" => rules.cube.in_use = is_yes,
        "Beavers" if is_yes => rules.beavers = rules.beavers.max(Beavers::Beavers),
        "Raccoons" if is_yes => rules.beavers = Beavers::Raccoons,
        "Automatic Doubles" if is_yes => rules.automatic_doubles = 1,
        "Beavers" | "Raccoons" | "Automatic Doubles" | "Match Length" => {}
        "ELO" => {
            let mut ratings = value.split_whitespace().step_by(2);
            for player in Player::BOTH {
                file.players[player].rating = ratings.next().unwrap_or_default().to_owned();
            }
        }
        "Variant" => match crate::match_text::read_variant(value) {
            Some(variant) => rules.variant = variant,
            None => file.tags.push(Tag {
                name: "Variant".to_owned(),
                value: value.to_owned(),
            }),
        },
        name => file.tags.push(Tag {
            name: name.to_owned(),
            value: value.to_owned(),
        }),
    }
}

/// A row: a number, one tab for the left player or two for the right, and what
/// was done. A play follows its roll, and only the roll's row says whose it is.
fn read_row<'a>(line: &'a str, file: &MatchFile) -> Option<(Player, &'a str)> {
    let (number, rest) = line.split_once('\t')?;
    number.trim().parse::<u32>().ok()?;
    let last = file.games.last()?.entries.last();
    let is_play = |text: &str| read_roll(text).is_some_and(|(_, play)| !play.is_empty());
    match (rest.strip_prefix('\t'), last) {
        (Some(text), _) => Some((Player::Black, text.trim())),
        (None, Some(entry)) if is_play(rest.trim()) && is_unplayed(entry) => {
            Some((entry.player, rest.trim()))
        }
        (None, _) => Some((Player::White, rest.trim())),
    }
}

fn is_unplayed(entry: &Entry) -> bool {
    matches!(
        &entry.action,
        RecordedAction::Roll {
            play: RecordedPlay::Unknown,
            ..
        }
    )
}

/// Reads `43: 13/9, 13/10`.
fn read_roll(text: &str) -> Option<(Roll, &str)> {
    let (roll, rest) = split_roll(text)?;
    Some((roll, rest.trim_start().strip_prefix(':')?.trim()))
}

fn row(file: &mut MatchFile, place: Place, player: Player, text: &str, warnings: &mut Warnings) {
    let Some(game) = file.games.last_mut() else {
        return;
    };
    let action = if let Some((roll, play)) = read_roll(text) {
        let play = match play {
            "" => RecordedPlay::Unknown,
            "O-O" | "-" => RecordedPlay::Moves(Vec::new()),
            "Automatic double" => {
                file.rules.automatic_doubles = file.rules.automatic_doubles.saturating_add(1);
                return;
            }
            _ => match read_legs(play) {
                Some(legs) => RecordedPlay::Moves(legs),
                None => {
                    warnings.add(place, WarningKind::UnreadablePlay(play.to_owned()));
                    RecordedPlay::Unreadable(play.to_owned())
                }
            },
        };
        // The play completes the roll before it. A line can also appear twice.
        if let Some(last) = game.entries.last_mut()
            && last.player == player
            && let RecordedAction::Roll {
                roll: rolled,
                play: unplayed,
            } = &mut last.action
            && *rolled == roll
        {
            if *unplayed == RecordedPlay::Unknown {
                *unplayed = play;
            }
            return;
        }
        RecordedAction::Roll { roll, play }
    } else if let Some(to) = text.strip_prefix("Double") {
        let to = to
            .trim()
            .strip_prefix("to")
            .and_then(|to| to.trim().parse().ok());
        RecordedAction::Double { to }
    } else {
        match text {
            "Beaver" => RecordedAction::Beaver,
            "Raccoon" => RecordedAction::Raccoon,
            "Accept" => RecordedAction::Take,
            "Pass" => RecordedAction::Pass,
            "Resign" => RecordedAction::Resign(None),
            _ => {
                warnings.add(place, WarningKind::NotUnderstood(text.to_owned()));
                return;
            }
        }
    };
    game.entries.push(Entry::new(place, player, action));
}

/// Reads `Ann wins 2 points.`
fn read_end(file: &mut MatchFile, place: Place, line: &str) -> bool {
    let Some((name, rest)) = line.split_once(" wins ") else {
        return false;
    };
    let mut both = Player::BOTH.into_iter();
    let winner = both.find(|&player| file.players[player].name == name.trim());
    let (Some(winner), Some(game)) = (winner, file.games.last_mut()) else {
        return false;
    };
    let points = rest
        .split_whitespace()
        .next()
        .and_then(|points| points.parse().ok());
    game.end = Some(End {
        place,
        winner,
        points,
    });
    true
}
