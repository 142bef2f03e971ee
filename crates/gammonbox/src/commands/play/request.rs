//! What people type at the table.

use std::str::FromStr;

use anyhow::{Context, bail};
use rules::{Die, Origin, Player, Point, Roll, Win, WrittenPlay};

/// Something a person asks for, and for which player if it is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Request {
    /// The player for whom it is said, if not the one who is asked.
    pub(super) player: Option<Player>,
    pub(super) what: What,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum What {
    /// Nothing was typed: the usual thing.
    Usual,
    Help,
    Board,
    Plays,
    Quit,
    Roll,
    /// What real dice show.
    Rolled(Roll),
    /// What one real die shows.
    Thrown(Die),
    Double,
    Take,
    Pass,
    Beaver,
    Raccoon,
    Accept,
    Decline,
    Resign(Win),
    Claim(Win),
    Undo,
    Done,
    /// A checker put on a blocked point.
    Land {
        from: Origin,
        die: Die,
    },
    Moves(WrittenPlay),
}

impl What {
    /// Whether it decides nothing, so that a person may say it for a program:
    /// what real dice show, or a question.
    pub(super) const fn decides_nothing(&self) -> bool {
        matches!(
            self,
            What::Usual
                | What::Help
                | What::Board
                | What::Plays
                | What::Quit
                | What::Roll
                | What::Rolled(_)
                | What::Thrown(_)
        )
    }
}

impl FromStr for Request {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Request> {
        let text = text.trim().to_lowercase();
        let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((&text, ""));
        let player = match first {
            "white" => Some(Player::White),
            "black" => Some(Player::Black),
            _ => None,
        };
        let what = match player {
            Some(_) => rest.trim(),
            None => &text,
        };
        Ok(Request {
            player,
            what: what.parse()?,
        })
    }
}

impl FromStr for What {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<What> {
        let words: Vec<_> = text.split_whitespace().collect();
        Ok(match words[..] {
            [] => What::Usual,
            ["help" | "?"] => What::Help,
            ["board"] => What::Board,
            ["plays"] => What::Plays,
            ["quit" | "exit"] => What::Quit,
            ["roll" | "r"] => What::Roll,
            ["double" | "d"] => What::Double,
            ["take" | "t"] => What::Take,
            ["pass" | "p"] => What::Pass,
            ["beaver"] => What::Beaver,
            ["raccoon"] => What::Raccoon,
            ["accept"] => What::Accept,
            ["decline"] => What::Decline,
            ["resign"] => What::Resign(Win::Single),
            ["resign", win] => What::Resign(read_win(win)?),
            ["claim"] => What::Claim(Win::Single),
            ["claim", win] => What::Claim(read_win(win)?),
            ["undo" | "u"] => What::Undo,
            ["done"] => What::Done,
            ["land", from, die] => What::Land {
                from: read_origin(from)?,
                die: read_die(die)?,
            },
            [number] if number.len() == 1 && !text.contains('/') => What::Thrown(read_die(number)?),
            [roll]
                if roll.starts_with(|first: char| first.is_ascii_digit())
                    && !roll.contains('/') =>
            {
                What::Rolled(roll.parse()?)
            }
            _ if text.contains('/') => What::Moves(text.parse()?),
            _ => bail!("'{}' is nothing to do here; type help", text.escape_debug()),
        })
    }
}

fn read_win(text: &str) -> anyhow::Result<Win> {
    let win = Win::ALL.into_iter().find(|win| win.to_string() == text);
    win.with_context(|| {
        let text = text.escape_debug();
        format!("'{text}' is no way to win: single, gammon and backgammon are")
    })
}

fn read_die(text: &str) -> anyhow::Result<Die> {
    let pips: u8 = text
        .parse()
        .with_context(|| format!("'{}' is not what a die shows", text.escape_debug()))?;
    Ok(Die::try_from(pips)?)
}

fn read_origin(text: &str) -> anyhow::Result<Origin> {
    if text == "bar" {
        return Ok(Origin::Bar);
    }
    let number: u8 = text
        .parse()
        .with_context(|| format!("'{}' is neither a point nor bar", text.escape_debug()))?;
    Ok(Point::try_from(number)?.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Request {
        text.parse().unwrap()
    }

    #[test]
    fn what_is_typed_is_understood() {
        for (text, what) in [
            ("", What::Usual),
            (" Roll ", What::Roll),
            ("31", What::Rolled("31".parse().unwrap())),
            ("3-1", What::Rolled("31".parse().unwrap())),
            ("6", What::Thrown(Die::Six)),
            ("8/5 6/5", What::Moves("8/5 6/5".parse().unwrap())),
            ("resign gammon", What::Resign(Win::Gammon)),
            (
                "land 8 3",
                What::Land {
                    from: Point::new(8).into(),
                    die: Die::Three,
                },
            ),
        ] {
            assert_eq!(read(text), Request { player: None, what }, "{text}");
        }
        let double = read("black double");
        assert_eq!(
            (double.player, double.what),
            (Some(Player::Black), What::Double)
        );
    }

    #[test]
    fn what_makes_no_sense_is_said_so() {
        for (text, message) in [
            ("hit", "'hit' is nothing to do here; type help"),
            ("7", "a die shows 1 to 6, not 7"),
            (
                "71",
                "'71' is not a roll: two numbers from 1 to 6 are, such as 31",
            ),
            (
                "8/x",
                "'8/x' is not a play: 'x' is neither a point nor bar nor off at character 3",
            ),
            (
                "resign all",
                "'all' is no way to win: single, gammon and backgammon are",
            ),
            ("land 30 1", "points are numbered 1 to 24, not 30"),
        ] {
            let error = text.parse::<Request>().unwrap_err();
            assert_eq!(format!("{error:#}"), message);
        }
    }
}
