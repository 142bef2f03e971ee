//! Positions as programs print them for people: eXtreme Gammon and BGBlitz in
//! any language, GNU Backgammon, and plain IDs.
//!
//! Programs translate words, but not IDs, numbers and moves, so we recognize
//! everything by its form.

use rules::{AnyId, ByPlayer, Player, Setup};

use crate::analysis::{Candidate, Chances, CubeAnalysis, Depth, Evaluation, Unit};
use crate::decimal::read_decimal;
use crate::legs::read_legs;
use crate::place::{Place, WarningKind, Warnings};
use crate::record::{Leg, MatchFile};

/// Whether a text contains a position ID.
pub(crate) fn is_position_text(text: &str) -> bool {
    // Programs print the ID near the beginning.
    let head: String = text.lines().take(100).collect::<Vec<_>>().join("\n");
    head.parse::<AnyId>().is_ok()
}

/// Reads the position as a game that starts there.
pub(crate) fn read(text: &str, warnings: &mut Warnings) -> MatchFile {
    let mut file = MatchFile::default();
    let Ok(id) = text.parse::<AnyId>() else {
        warnings.add(
            Place::text(0, 0),
            WarningKind::NotUnderstood(text.to_owned()),
        );
        return file;
    };
    let more = text.matches("XGID=").count().saturating_sub(1);
    if more > 0 {
        warnings.add(Place::Everywhere, WarningKind::MorePositions(more));
    }
    file.start_at(Setup::from(id), read_names(text));
    if let Some(start) = file.games.first_mut().and_then(|game| game.start.as_mut()) {
        start.analysis.plays = read_candidates(text);
        start.analysis.cube = read_cube(text, start.setup.on_roll).map(Box::new);
    }
    file
}

/// The names after `X:` and `O:`, on one line or two, possibly with other text
/// after a gap.
fn read_names(text: &str) -> ByPlayer<String> {
    let name = |label: &str| {
        let found = text.lines().find_map(|line| {
            let at = line.find(label)?;
            let is_word = line[..at].chars().last().is_none_or(char::is_whitespace);
            is_word.then(|| line[at + label.len()..].trim_start())
        });
        let rest = found.unwrap_or_default();
        let end = [
            rest.find("  "),
            rest.find(" ("),
            rest.find(" O:"),
            rest.find(" X:"),
        ];
        let end = end.into_iter().flatten().min().unwrap_or(rest.len());
        rest[..end].trim().to_owned()
    };
    ByPlayer {
        white: name("X:"),
        black: name("O:"),
    }
}

/// Plays with a rank, an equity and, on the lines below, their chances.
fn read_candidates(text: &str) -> Vec<Candidate> {
    let mut candidates: Vec<Candidate> = Vec::new();
    let mut percents: Vec<[f32; 3]> = Vec::new();
    for line in text.lines() {
        if let Some(candidate) = read_candidate(line) {
            candidates.push(candidate);
            percents.clear();
            continue;
        }
        let Some(candidate) = candidates
            .last_mut()
            .filter(|candidate| candidate.chances.is_none())
        else {
            continue;
        };
        if let Some(triple) = read_percents(line) {
            percents.push(triple);
            if let [mine, others] = percents.as_slice() {
                candidate.chances = Some(chances(*mine, *others));
            }
        } else {
            candidate.chances = read_six(line);
        }
    }
    candidates
}

/// Reads `1. 4-ply  19/18 14/12  eq:-0.491 (-0.065)` from eXtreme Gammon, or
/// `1.  0.124 mwp /  -0.492  19/18, 14/12` from BGBlitz.
fn read_candidate(line: &str) -> Option<Candidate> {
    let (rank, rest) = line
        .trim_start()
        .trim_start_matches('*')
        .trim_start()
        .split_once('.')?;
    rank.parse::<u32>().ok()?;
    if !rest.starts_with(char::is_whitespace) {
        return None;
    }
    let mut legs: Vec<Leg> = Vec::new();
    let mut equity = None;
    let mut depth = Vec::new();
    for word in rest.split_whitespace() {
        let word = word.trim_end_matches(',');
        if word.contains('/') && word.len() > 1 {
            legs.extend(read_legs(word)?);
        } else if word.starts_with('(') {
            // How much worse it is than the best.
        } else if let Some(number) = read_equity(word) {
            // The last number outside parentheses is the equity: BGBlitz puts
            // the match winning chance before it.
            equity = Some(number);
        } else if legs.is_empty() && word != "/" {
            depth.push(word);
        }
    }
    (legs.len() <= 4).then_some(Candidate {
        legs,
        depth: read_depth(&depth.join(" ")),
        chances: None,
        equity: equity?,
    })
}

/// A number with a point or a comma, possibly with a label and a colon before
/// it.
fn read_equity(word: &str) -> Option<f32> {
    let number = word.rsplit(':').next()?;
    number.contains(['.', ',']).then(|| read_number(number))?
}

/// Plies the way others count them: eXtreme Gammon's 1-ply is 0-ply elsewhere.
fn read_depth(words: &str) -> Depth {
    let plies = words
        .split('-')
        .next()
        .and_then(|number| number.parse::<u8>().ok());
    match plies.and_then(|plies| plies.checked_sub(1)) {
        Some(plies) if words.contains('-') => Depth::Plies {
            plies,
            is_cubeful: true,
        },
        _ => Depth::Named(words.to_owned()),
    }
}

/// The first three percentages of a line, as chances.
fn read_percents(line: &str) -> Option<[f32; 3]> {
    let mut numbers = line.split('%').filter_map(|part| {
        let number = part
            .rsplit(|c: char| !(c.is_ascii_digit() || c == '.' || c == ','))
            .next()?;
        read_decimal(&number.replace(',', "."))
    });
    (line.matches('%').count() >= 3).then_some(())?;
    let triple = [numbers.next()?, numbers.next()?, numbers.next()?];
    Some(triple.map(|percent| percent / 100.0))
}

/// Reads `0.254  0.000  0.000  -  0.746  0.338  0.004`.
fn read_six(line: &str) -> Option<Chances> {
    let (mine, others) = line.split_once(" - ")?;
    let three = |side: &str| {
        let numbers: Option<Vec<f32>> = side.split_whitespace().map(read_number).collect();
        <[f32; 3]>::try_from(numbers?).ok()
    };
    Some(chances(three(mine)?, three(others)?))
}

const fn chances(mine: [f32; 3], others: [f32; 3]) -> Chances {
    Chances {
        win: mine[0],
        win_gammon: mine[1],
        win_backgammon: mine[2],
        lose_gammon: others[1],
        lose_backgammon: others[2],
    }
}

/// The cube analysis: two lines of chances, then three lines that end in
/// equities, for no double, take and pass.
fn read_cube(text: &str, on_roll: Player) -> Option<CubeAnalysis> {
    let rows: Vec<f32> = text.lines().filter_map(read_cube_row).collect();
    let &[no_double, double_take, double_pass, ..] = rows.as_slice() else {
        return None;
    };
    let chances = percent_chances(text).or_else(|| table_chances(text, on_roll))?;
    let worth = |cubeful: f32| Evaluation {
        chances,
        cubeless: None,
        cubeful,
    };
    Some(CubeAnalysis {
        depth: cube_depth(text),
        unit: Unit::Points,
        no_double: worth(no_double),
        double_take: worth(double_take),
        double_pass: Some(double_pass),
    })
}

/// The chances of the player on roll and then of the opponent, in percent.
fn percent_chances(text: &str) -> Option<Chances> {
    let mut percents = text.lines().filter_map(read_percents);
    Some(chances(percents.next()?, percents.next()?))
}

/// BGBlitz's table: three numbers after a name, for the player at the top and
/// then for the one at the bottom, who is White.
fn table_chances(text: &str, on_roll: Player) -> Option<Chances> {
    let rows = text.lines().map(|line| {
        let (name, numbers) = line.trim().split_once("  ")?;
        let numbers: Option<Vec<f32>> = numbers.split_whitespace().map(read_number).collect();
        let row = <[f32; 3]>::try_from(numbers?).ok()?;
        name.contains(char::is_alphabetic)
            .then(|| row.map(|percent| percent / 100.0))
    });
    let rows: Vec<[f32; 3]> = rows.flatten().collect();
    let &[top, bottom, ..] = rows.as_slice() else {
        return None;
    };
    Some(match on_roll {
        Player::White => chances(bottom, top),
        Player::Black => chances(top, bottom),
    })
}

/// eXtreme Gammon's depth, which is above the chances, after words in some
/// language.
fn cube_depth(text: &str) -> Depth {
    let lines: Vec<&str> = text.lines().collect();
    let chances = lines.iter().position(|line| read_percents(line).is_some());
    let above = chances.and_then(|index| lines.get(index.checked_sub(1)?));
    let above = above.copied().unwrap_or_default().trim();
    let name = above.find("XG Roller").map(|at| &above[at..]);
    let plies = above
        .split_whitespace()
        .find(|word| word.starts_with(|c: char| c.is_ascii_digit()));
    read_depth(name.or(plies).unwrap_or(above))
}

/// Reads `No double: +0.287` from eXtreme Gammon, or `No double : 0.226 (
/// 0.000) 0.287 ( 0.000)` from BGBlitz, where the second number is the equity:
/// words, a colon, and numbers, of which those in parentheses are differences.
fn read_cube_row(line: &str) -> Option<f32> {
    let (words, rest) = line.trim().split_once(':')?;
    let is_label = words.contains(char::is_alphabetic) && !words.contains(char::is_numeric);
    let is_signed = rest.trim_start().starts_with(['+', '-']);
    let has_difference = rest.contains('(');
    let mut equity = None;
    for part in rest.split('(') {
        // The part before the closing parenthesis is a difference.
        let outside = part.rsplit(')').next()?;
        for word in outside.split_whitespace() {
            equity = Some(read_equity(word)?);
        }
    }
    equity.filter(|_| is_label && (is_signed || has_difference))
}

/// A number with a point or, in some languages, a comma.
fn read_number(word: &str) -> Option<f32> {
    read_decimal(&word.replace(',', "."))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn start(text: &str) -> crate::record::Start {
        assert!(is_position_text(text));
        let mut warnings = Warnings::default();
        let file = read(text, &mut warnings);
        assert!(warnings.0.is_empty());
        assert_eq!(file.players.white.name, "Ann Lee");
        assert_eq!(file.players.black.name, "Bob");
        file.games[0].start.clone().expect("a position")
    }

    const ID: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10";

    #[test]
    fn a_cube_decision_of_extreme_gammon_is_read_in_any_language() {
        let text = format!(
            "{ID}\n\nX:Ann Lee   O:Bob\n\nAnalysé avec XG Roller++\n\
             Chance du joueur: 72,00% (G:31,15% B:2,80%)\n\
             Chance de l'autre: 28,00% (G:6,88% B:0,24%)\n\n\
             Equités sans videau: Pas de double=+0,751, Double=+1,693\n\n\
             Equités avec videau\n\
             \x20    Pas de double: +1,068\n\
             \x20    Double/Prend:  +1,573 (+0,505)\n\
             \x20    Double/Passe:  +1,000 (-0,068)\n\n\
             Pourcentage de prises incorrectes: 11.8%\n"
        );
        let cube = start(&text).analysis.cube.expect("it was judged");
        assert_eq!(cube.depth, Depth::Named("XG Roller++".to_owned()));
        assert_eq!(cube.no_double.cubeful, 1.068);
        assert_eq!(cube.double_take.cubeful, 1.573);
        assert_eq!(cube.double_pass, Some(1.0));
        assert_eq!(cube.no_double.chances.win, 0.72);
        assert_eq!(cube.no_double.chances.lose_gammon, 0.0688);
    }

    #[test]
    fn a_cube_decision_of_bgblitz_is_read() {
        let text = format!(
            " +13-+   O: Bob  137\n +12-+   X: Ann Lee  147\n {ID}\n\n\
             \x20             Wins  G+BG  BG\n\
             \x20Bob         45.9  11.7  0.2\n\
             \x20Ann Lee     54.1  17.5  0.3\n\
             \x20Equity (cubeless): 0.139  Std. dev.: 0.132\n\
             \x20Equity (cubeful)  :  0.226\n\n\
             \x20No double      :  0.226   ( 0.000)      0.287   ( 0.000)\n\
             \x20Double / Take  :  0.220   (-0.006)      0.164   (-0.123)\n\
             \x20Double / Pass  :  0.261   ( 0.034)      1.000   ( 0.713)\n"
        );
        let cube = start(&text).analysis.cube.expect("it was judged");
        assert_eq!(cube.no_double.cubeful, 0.287);
        assert_eq!(cube.double_take.cubeful, 0.164);
        assert_eq!(cube.double_pass, Some(1.0));
        assert_eq!(cube.no_double.chances.win, 0.541);
        assert_eq!(cube.no_double.chances.lose_gammon, 0.117);
    }

    #[test]
    fn plays_are_read_with_their_chances() {
        let text = format!(
            "{ID}\n\nX:Ann Lee   O:Bob\n\n\
             \x20   1. 4-ply       24/23 13/10                  eq:+0.123\n\
             \x20     Player:   54.32% (G:12.34% B:0.56%)\n\
             \x20     Opponent: 45.68% (G:10.12% B:0.34%)\n\n\
             \x20   2. XG Roller+  bar/20*                      eq:+0.100 (-0.023)\n"
        );
        let analysis = start(&text).analysis;
        assert_eq!(analysis.cube, None);
        let [first, second] = analysis.plays.as_slice() else {
            panic!("two plays");
        };
        assert_eq!(first.equity, 0.123);
        assert_eq!(first.chances.expect("chances").win_backgammon, 0.0056);
        let three = Depth::Plies {
            plies: 3,
            is_cubeful: true,
        };
        assert_eq!(first.depth, three);
        assert_eq!(second.depth, Depth::Named("XG Roller+".to_owned()));
        assert_eq!(second.legs, [Leg { from: 25, to: 20 }]);
        assert_eq!(second.equity, 0.1);
    }
}
