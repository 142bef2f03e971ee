//! A position as a picture to send around.

use rules::{Checkers, Player, Position, Ruleset, Setup, Stage, Stakes, Xgid};
use texts::{BoardDrawing, Texts, escape_html};

/// A position as an SVG file of its own: the board with cube and dice, and
/// around it names, pips, score and XGID.
#[derive(Clone, Copy, Debug)]
pub struct PositionPicture<'a> {
    /// The position. Who is on roll sits at the bottom.
    pub position: &'a Position,
    /// The rules, for the direction of play and what the points are called.
    pub rules: &'a Ruleset,
    /// What the player on roll and the opponent are called.
    pub names: [&'a str; 2],
}

impl PositionPicture<'_> {
    /// Its width, in units that programs take for pixels.
    pub const WIDTH: u32 = 1240;
    /// Its height.
    pub const HEIGHT: u32 = 1240;

    /// The file.
    #[must_use]
    pub fn svg(&self, texts: &Texts) -> String {
        let PositionPicture {
            position,
            rules,
            names,
        } = *self;
        let on_roll = position.on_roll();
        let board = *position.board();
        let drawing = BoardDrawing {
            board,
            bottom: on_roll,
            appearance: rules.appearance,
            cube: rules.cube.in_use.then(|| position.cube()),
            roll: match position.stage() {
                Stage::Rolled(roll) => Some(roll),
                Stage::BeforeRoll | Stage::Over => None,
            },
            played: None,
            better: None,
            label: "",
        };
        let side = |name: &str, checkers: Checkers| {
            let pips = texts.pip_count(checkers.pips());
            escape_html(&format!("{name} · {pips}"))
        };
        let score = |player: Player| match position.stakes() {
            Stakes::Match { length, score, .. } => format!("{}/{length}", score[player]),
            Stakes::Money { .. } => String::new(),
        };
        let stakes = match position.stakes() {
            Stakes::Match {
                length, crawford, ..
            } => {
                let crawford = crawford.then(|| format!(" · {}", texts.table_crawford()));
                texts.table_match_to(length) + &crawford.unwrap_or_default()
            }
            Stakes::Money { .. } => texts.table_money(),
        };
        let to_do = match position.stage() {
            Stage::Rolled(roll) => format!(" · {}", texts.turn_play(names[0], &roll.to_string())),
            Stage::BeforeRoll | Stage::Over => String::new(),
        };
        let id = Xgid::try_from(Setup::from(*position)).map_or(String::new(), |id| id.to_string());
        let (width, height) = (PositionPicture::WIDTH, PositionPicture::HEIGHT);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 310 310\" \
             width=\"{width}\" height=\"{height}\" direction=\"ltr\"><style>{}\
             .words{{font:9px system-ui,sans-serif;fill:#3b352b}}.end{{text-anchor:end}}\
             .strong{{font-weight:600}}.id{{font:6.5px ui-monospace,monospace;fill:#6b6253}}</style>\
             <rect width=\"310\" height=\"310\" fill=\"#fbf7ee\"/>\
             <text class=\"words\" x=\"15\" y=\"17\">{}</text>\
             <text class=\"words strong end\" x=\"275\" y=\"17\">{}</text>\
             <svg x=\"14\" y=\"20\" width=\"282\" height=\"252\">{}</svg>\
             <text class=\"words\" x=\"15\" y=\"281\">{}</text>\
             <text class=\"words strong end\" x=\"275\" y=\"281\">{}</text>\
             <text class=\"words\" x=\"15\" y=\"293\">{}</text>\
             <text class=\"id\" x=\"15\" y=\"304\">{}</text></svg>\n",
            BoardDrawing::SCREEN_STYLE,
            side(names[1], board.opponent()),
            score(on_roll.opponent()),
            drawing.svg(),
            side(names[0], board.player()),
            score(on_roll),
            escape_html(&(stakes + &to_do)),
            escape_html(&id),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_shows_score_pips_dice_and_id() {
        let id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:4:0:7:10";
        let setup = Setup::from(id.parse::<Xgid>().unwrap());
        let position = Position::try_from(setup).unwrap();
        let picture = PositionPicture {
            position: &position,
            rules: &Ruleset::international(),
            names: ["Ann & co", "Zoë"],
        };
        let svg = picture.svg(&Texts::english());
        for part in [
            "Ann &amp; co · 167 pips",
            ">2/7<",
            ">4/7<",
            id,
            "Ann &amp; co to play 31",
        ] {
            assert!(svg.contains(part), "{part}");
        }
        // Two dice with four pips on them, and 30 checkers.
        assert_eq!(svg.matches("class=\"die\"").count(), 2);
        assert_eq!(svg.matches("class=\"pip\"").count(), 4);
        assert_eq!(svg.matches("<circle").count(), 34);
        assert_eq!(svg.matches("<svg").count(), svg.matches("</svg>").count());
    }
}
