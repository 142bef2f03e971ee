//! `gammonbox show`: draw a position.

use std::fmt;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use rules::{
    ByPlayer, Checkers, ColorNames, Cube, GnubgId, Ogid, Player, Position, PositionId, Ruleset,
    Setup, Stage, Stakes, Unwritable, Xgid,
};
use serde::Serialize;
use study::PositionPicture;
use texts::{Language, Texts};

use super::Answer;
use crate::batch::write_line;
use crate::drawing::{Drawing, Homes, Paint};
use crate::files::write_new;
use crate::named_position::NamedPosition;

/// Draw a position and give its ID in every common format.
///
/// The player on roll is X and sits at the bottom.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Show {
    /// A Position ID, GNUbg ID, XGID or OGID
    #[arg(allow_hyphen_values = true)]
    position: NamedPosition,

    /// Rules to draw by: they set the labels, names and directions
    #[arg(long, value_name = "NAME", default_value = "international")]
    rules: Ruleset,

    /// Print JSON: the position in every ID format
    #[arg(long)]
    json: bool,

    /// Write a picture (SVG) with names, pips and score instead; - is standard
    /// output
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    svg: Option<PathBuf>,

    /// Overwrite an existing file
    #[arg(long, requires = "svg")]
    force: bool,
}

const EXAMPLES: &str = "\
Examples:
  gammonbox show 4HPwATDgc/ABMA
  gammonbox show XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10
  gammonbox show --rules swiss 4HPwATDgc/ABMA
  gammonbox show --svg position.svg 4HPwATDgc/ABMA    a picture to send";

/// A position in every kind of id that can say it.
#[derive(Serialize)]
struct Names {
    position_id: Option<String>,
    gnubg_id: Option<String>,
    xgid: Option<String>,
    ogid: Option<String>,
}

impl Names {
    fn new(position: &Position) -> Names {
        let setup = Setup::from(*position);
        Names {
            position_id: written::<PositionId>(setup),
            gnubg_id: written::<GnubgId>(setup),
            xgid: written::<Xgid>(setup),
            ogid: written::<Ogid>(setup),
        }
    }
}

fn written<Id>(setup: Setup) -> Option<String>
where
    Id: TryFrom<Setup, Error = Unwritable> + fmt::Display,
{
    Id::try_from(setup).ok().map(|id| id.to_string())
}

impl Show {
    /// Draws the position.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub(crate) fn run(&self, language: Language, output: &mut dyn Write) -> anyhow::Result<Answer> {
        if let Some(path) = &self.svg {
            return self.write_picture(path, language, output);
        }
        let position = self.position.position();
        let names = Names::new(position);
        if self.json {
            write_line(output, &names)?;
            return Ok(Answer::Done);
        }
        writeln!(output, "{}", self.drawing().draw())?;
        let (to_do, at_stake) = (self.to_do(), self.at_stake());
        writeln!(output, "{to_do}, {at_stake}")?;
        let names = [
            ("Position ID", names.position_id),
            ("GNUbg ID", names.gnubg_id),
            ("XGID", names.xgid),
            ("OGID", names.ogid),
        ];
        for (kind, name) in names {
            if let Some(name) = name {
                writeln!(output, "{kind:<12} {name}")?;
            }
        }
        Ok(Answer::Done)
    }
}

impl Show {
    fn write_picture(
        &self,
        path: &Path,
        language: Language,
        output: &mut dyn Write,
    ) -> anyhow::Result<Answer> {
        let position = self.position.position();
        let texts = &Texts::embedded(language);
        let name = |player: Player| match player {
            Player::White => texts.color_white(),
            Player::Black => texts.color_black(),
        };
        let names = [position.on_roll(), position.on_roll().opponent()].map(name);
        let picture = PositionPicture {
            position,
            rules: &self.rules,
            names: names.each_ref().map(String::as_str),
        };
        let svg = picture.svg(texts);
        if path == Path::new("-") {
            output.write_all(svg.as_bytes())?;
        } else {
            write_new(path, svg, self.force)?;
        }
        Ok(Answer::Done)
    }

    fn drawing(&self) -> Drawing {
        let position = self.position.position();
        let (on_roll, board) = (position.on_roll(), *position.board());
        let appearance = self.rules.appearance;
        let side = |player: Player, checkers: Checkers| {
            let (name, pips, off) = (self.name(player), checkers.pips(), checkers.off());
            format!("{name}, {pips} pips, {off} off")
        };
        let mut captions = ByPlayer::default();
        captions[on_roll] = side(on_roll, board.player());
        captions[on_roll.opponent()] = side(on_roll.opponent(), board.opponent());
        let Cube { value, owner } = position.cube();
        Drawing {
            board,
            bottom: on_roll,
            counted_by: on_roll,
            labels: appearance.labels,
            homes: Homes::in_diagram(appearance, on_roll),
            captions,
            cube: match owner {
                None => format!("cube: {value}, centered"),
                Some(owner) if owner == on_roll => format!("cube: {value}, owned by X"),
                Some(_) => format!("cube: {value}, owned by O"),
            },
            paint: Paint::Plain,
        }
    }

    /// What the leaflet calls a player.
    fn name(&self, player: Player) -> &'static str {
        match (self.rules.appearance.colors, player) {
            (ColorNames::WhiteBlack, Player::White) => "White",
            (ColorNames::WhiteBlack, Player::Black) => "Black",
            (ColorNames::LightDark, Player::White) => "Light",
            (ColorNames::LightDark, Player::Black) => "Dark",
        }
    }

    /// Who has to do what.
    fn to_do(&self) -> String {
        let position = self.position.position();
        let player = self.name(position.on_roll());
        match (position.offer(), position.stage()) {
            (Some(offer), _) => {
                format!(
                    "{} to answer {}",
                    self.name(offer.by.opponent()),
                    offer.what
                )
            }
            (None, Stage::BeforeRoll) => format!("{player} to roll"),
            (None, Stage::Rolled(roll)) => format!("{player} to play {roll}"),
            (None, Stage::Over) => "game over".to_owned(),
        }
    }

    /// What is played for.
    fn at_stake(&self) -> String {
        match self.position.position().stakes() {
            Stakes::Money { .. } => "for money".to_owned(),
            Stakes::Match {
                length,
                score,
                crawford,
            } => {
                let crawford = if crawford { ", Crawford game" } else { "" };
                let [white, black] = Player::BOTH.map(|player| {
                    let (name, points) = (self.name(player), score[player]);
                    format!("{name} {points}")
                });
                format!("match to {length}, {white}, {black}{crawford}")
            }
        }
    }
}
