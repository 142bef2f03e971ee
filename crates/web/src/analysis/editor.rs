//! The position editor.

use rules::{
    AnyId, Cube, CubeValue, IllegalPosition, Offer, Offered, ParseIdError, Placement, Player,
    Point, Position, PositionFault, Record, Roll, Ruleset, Session, Setup, Stage, Stakes, Variant,
    Xgid,
};

use super::picture::picture_of;
use crate::board::{Gesture, Picture, Place};
use crate::play::turned;

/// A position being set up. It may be impossible at any moment:
/// [`Editor::faults`] says why.
///
/// The trays are where checkers come from and go to, as on a real board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Editor {
    setup: Setup,
    /// What a press on a place does.
    pub brush: Brush,
}

/// What pressing a place does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brush {
    /// Puts down a checker of this player.
    Place(Player),
    /// Takes a checker away.
    TakeAway,
}

/// How many checkers a player usually has.
const EACH: u8 = 15;

impl Default for Editor {
    fn default() -> Editor {
        Editor {
            setup: opening(),
            brush: Brush::Place(Player::White),
        }
    }
}

fn opening() -> Setup {
    let board = Variant::Backgammon.opening();
    Setup::for_money(board.player().into(), board.opponent().into())
}

impl Editor {
    /// What has been set up so far.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Lays out the checkers as at the start of a game.
    pub fn lay_out(&mut self) {
        let opening = opening();
        self.setup.player = opening.player;
        self.setup.opponent = opening.opponent;
    }

    /// Puts all checkers into the trays.
    pub fn clear(&mut self) {
        let all_off = Placement {
            off: EACH,
            ..Placement::default()
        };
        self.setup.player = all_off;
        self.setup.opponent = all_off;
    }

    /// Gives each player the other's checkers.
    pub const fn swap(&mut self) {
        std::mem::swap(&mut self.setup.player, &mut self.setup.opponent);
    }

    /// Does what a gesture on the board means.
    pub fn gesture(&mut self, gesture: Gesture) {
        match gesture {
            Gesture::Press(place) => match self.brush {
                Brush::Place(player) => self.put(player, place),
                Brush::TakeAway => self.take(place),
            },
            Gesture::PressOther(place) => self.take(place),
            Gesture::PutDown { from, to: Some(to) } if from != to => {
                if let Brush::Place(player) = self.brush
                    && self.count(player, from) > 0
                {
                    *self.checkers(player, from) -= 1;
                    self.put_down(player, to);
                }
            }
            Gesture::PutDown { .. }
            | Gesture::PickUp(_)
            | Gesture::PressDice
            | Gesture::SwapDice
            | Gesture::PressCube => {}
        }
    }

    /// Puts a checker here, from the tray while there are any.
    fn put(&mut self, player: Player, place: Place) {
        let tray = Place::Tray(player);
        let place = own(player, place);
        if place != tray && self.count(player, tray) > 0 {
            *self.checkers(player, tray) -= 1;
        }
        self.put_down(player, place);
    }

    /// Puts a checker down, and those of the other player on this point into
    /// their tray: nobody mixes colors.
    fn put_down(&mut self, player: Player, place: Place) {
        let place = own(player, place);
        if let Place::Point(_) = place {
            let other = player.opponent();
            let there = std::mem::take(self.checkers(other, place));
            let tray = self.checkers(other, Place::Tray(other));
            *tray = tray.saturating_add(there);
        }
        let here = self.checkers(player, place);
        *here = here.saturating_add(1);
    }

    /// Takes a checker away from here: into the tray, or for good if it's
    /// already there or there are too many.
    fn take(&mut self, place: Place) {
        let owner = match place {
            Place::Bar(owner) | Place::Tray(owner) => Some(owner),
            Place::Point(_) => Player::BOTH
                .into_iter()
                .find(|&player| self.count(player, place) > 0),
        };
        let Some(owner) = owner.filter(|&owner| self.count(owner, place) > 0) else {
            return;
        };
        let is_one_too_many = self.placement(owner).total() > u32::from(EACH);
        *self.checkers(owner, place) -= 1;
        if place != Place::Tray(owner) && !is_one_too_many {
            let tray = self.checkers(owner, Place::Tray(owner));
            *tray = tray.saturating_add(1);
        }
    }

    fn side(&mut self, player: Player) -> &mut Placement {
        if self.setup.on_roll == player {
            &mut self.setup.player
        } else {
            &mut self.setup.opponent
        }
    }

    /// How many checkers of a player are here. The place must be a point or
    /// the player's own.
    fn checkers(&mut self, player: Player, place: Place) -> &mut u8 {
        let side = self.side(player);
        match place {
            Place::Point(point) => &mut side.points[index_of(player, point)],
            Place::Bar(_) => &mut side.bar,
            Place::Tray(_) => &mut side.off,
        }
    }

    fn count(&self, player: Player, place: Place) -> u8 {
        let side = self.placement(player);
        match own(player, place) {
            Place::Point(point) => side.points[index_of(player, point)],
            Place::Bar(_) => side.bar,
            Place::Tray(_) => side.off,
        }
    }

    /// Where a player's checkers are, as this player counts.
    #[must_use]
    pub const fn placement(&self, player: Player) -> &Placement {
        match (self.setup.on_roll, player) {
            (Player::White, Player::White) | (Player::Black, Player::Black) => &self.setup.player,
            _ => &self.setup.opponent,
        }
    }

    /// How many pips a player has to go.
    #[must_use]
    pub fn pips(&self, player: Player) -> u32 {
        let side = self.placement(player);
        let points = (1..).zip(side.points);
        let on_points: u32 = points.map(|(point, count)| point * u32::from(count)).sum();
        on_points + 25 * u32::from(side.bar)
    }

    /// Sets whose turn it is. The checkers stay where they are.
    pub const fn set_on_roll(&mut self, player: Player) {
        if !matches!(
            (self.setup.on_roll, player),
            (Player::White, Player::White) | (Player::Black, Player::Black)
        ) {
            self.setup.on_roll = player;
            self.swap();
            if let Some(offer) = &mut self.setup.offer {
                offer.by = player;
            }
        }
    }

    /// The roll to play; `None` before the roll.
    #[must_use]
    pub const fn roll(&self) -> Option<Roll> {
        match self.setup.stage {
            Stage::Rolled(roll) => Some(roll),
            Stage::BeforeRoll | Stage::Over => None,
        }
    }

    /// Sets the roll; `None` for before the roll.
    pub fn set_roll(&mut self, roll: Option<Roll>) {
        self.setup.stage = roll.map_or(Stage::BeforeRoll, Stage::Rolled);
        if roll.is_some() {
            self.setup.offer = None;
        }
    }

    /// Sets whether the player on roll has doubled and is waiting for an
    /// answer.
    pub fn set_doubled(&mut self, is_doubled: bool) {
        let by = self.setup.on_roll;
        let what = Offered::Double;
        self.setup.offer = is_doubled.then_some(Offer { by, what });
        if is_doubled {
            self.setup.stage = Stage::BeforeRoll;
        }
    }

    /// Sets the cube.
    pub const fn set_cube(&mut self, value: CubeValue, owner: Option<Player>) {
        self.setup.cube = Cube { value, owner };
    }

    /// Sets the stakes.
    pub const fn set_stakes(&mut self, stakes: Stakes) {
        self.setup.stakes = stakes;
    }

    /// The position as an XGID; `None` if it can't be written as one.
    #[must_use]
    pub fn id(&self) -> Option<String> {
        let setup = self.setup;
        Xgid::try_from(setup).ok().map(|id| id.to_string())
    }

    /// Reads a position from an ID.
    ///
    /// # Errors
    ///
    /// What's wrong with the text; nothing has changed then.
    pub fn read(&mut self, text: &str) -> Result<(), ParseIdError> {
        let id: AnyId = text.parse()?;
        self.setup = Setup::from(id);
        Ok(())
    }

    /// Everything that keeps this from being a position.
    #[must_use]
    pub fn faults(&self) -> Vec<PositionFault> {
        match Position::try_from(self.setup) {
            Ok(_) => Vec::new(),
            Err(illegal) => illegal.faults().to_vec(),
        }
    }

    /// Whether it can be analyzed, even if no game leads here.
    #[must_use]
    pub fn can_be_judged(&self) -> bool {
        self.record().is_some()
    }

    /// The position as a record, to ask about it.
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        Position::try_from(self.setup)
            .or_else(IllegalPosition::forgive_all)
            .ok()?;
        Record::from_position(self.rules(), self.setup).ok()
    }

    fn rules(&self) -> Ruleset {
        let rules = Ruleset::international();
        match self.setup.stakes {
            Stakes::Money { jacoby, beavers } => Ruleset {
                jacoby,
                beavers,
                ..rules
            },
            Stakes::Match { length, .. } => Ruleset {
                session: length.try_into().map_or(Session::Money, Session::Match),
                ..rules
            },
        }
    }

    /// What the board shows.
    #[must_use]
    pub fn picture(&self) -> Picture {
        let mut picture = picture_of(&self.setup, &self.rules());
        picture.may_lift = match self.brush {
            Brush::Place(player) => Some(player),
            Brush::TakeAway => None,
        };
        picture
    }
}

/// The place as this player can use it: their own bar or tray instead of the
/// opponent's.
const fn own(player: Player, place: Place) -> Place {
    match place {
        Place::Point(_) => place,
        Place::Bar(_) => Place::Bar(player),
        Place::Tray(_) => Place::Tray(player),
    }
}

fn index_of(player: Player, point: Point) -> usize {
    usize::from(turned(player, point).number()) - 1
}

#[cfg(test)]
mod tests {
    use rules::BoardFault;

    use super::*;

    fn point(number: u8) -> Place {
        Place::Point(Point::new(number))
    }

    fn checkers(editor: &Editor, player: Player) -> u32 {
        editor.placement(player).total()
    }

    #[test]
    fn the_first_position_is_the_opening_and_possible() {
        let editor = Editor::default();
        assert_eq!(editor.faults(), []);
        let id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";
        assert_eq!(editor.id().as_deref(), Some(id));
        assert_eq!(editor.pips(Player::White), 167);
        assert_eq!(editor.pips(Player::Black), 167);
    }

    #[test]
    fn checkers_come_from_the_tray_and_go_back_there() {
        let mut editor = Editor::default();
        editor.clear();
        assert!(
            editor
                .faults()
                .contains(&PositionFault::Board(BoardFault::BothWon))
        );
        editor.gesture(Gesture::Press(point(6)));
        editor.gesture(Gesture::Press(point(6)));
        assert_eq!(editor.placement(Player::White).points[5], 2);
        assert_eq!(editor.placement(Player::White).off, 13);
        editor.gesture(Gesture::PressOther(point(6)));
        assert_eq!(editor.placement(Player::White).off, 14);
        assert_eq!(checkers(&editor, Player::White), 15);
        editor.brush = Brush::Place(Player::Black);
        editor.gesture(Gesture::Press(point(1)));
        // White's 1-point is Black's 24-point.
        assert_eq!(editor.placement(Player::Black).points[23], 1);
        assert_eq!(editor.faults(), []);
    }

    #[test]
    fn a_sixteenth_checker_is_refused_by_name() {
        let mut editor = Editor::default();
        editor.gesture(Gesture::Press(point(6)));
        let faults = editor.faults();
        assert!(
            matches!(
                faults[0],
                PositionFault::Board(BoardFault::TooManyCheckers { count: 16, .. })
            ),
            "{faults:?}"
        );
        assert!(!editor.can_be_judged());
        editor.gesture(Gesture::PressOther(point(6)));
        assert_eq!(editor, Editor::default());
    }

    #[test]
    fn colors_never_mix() {
        let mut editor = Editor::default();
        editor.gesture(Gesture::PutDown {
            from: point(13),
            to: Some(point(1)),
        });
        // Black's two checkers there went to the tray.
        assert_eq!(editor.placement(Player::Black).points[23], 0);
        assert_eq!(editor.placement(Player::Black).off, 2);
        assert_eq!(editor.placement(Player::White).points[0], 1);
        assert_eq!(editor.faults(), []);
    }

    #[test]
    fn checkers_stay_where_they_are_when_the_turn_changes() {
        let mut editor = Editor::default();
        editor.gesture(Gesture::PutDown {
            from: point(24),
            to: Some(Place::Bar(Player::White)),
        });
        let before = editor.picture().checkers;
        editor.set_on_roll(Player::Black);
        let mut after = editor.picture().checkers;
        after.sort_by_key(|(_, player, _)| *player == Player::Black);
        assert_eq!(after, before);
        assert_eq!(editor.placement(Player::White).bar, 1);
    }

    #[test]
    fn an_id_is_taken_wholly_or_not_at_all() {
        let mut editor = Editor::default();
        let id = "XGID=-a-B--E-B-a-dDB--b-bcb----:1:1:-1:63:2:1:0:5:10";
        editor.read(id).unwrap();
        assert_eq!(editor.id().as_deref(), Some(id));
        assert_eq!(editor.roll(), Some("63".parse().unwrap()));
        let before = editor.clone();
        assert!(editor.read("XGID=nonsense").is_err());
        assert_eq!(editor, before);
        assert!(editor.can_be_judged());
    }

    #[test]
    fn a_match_that_is_won_and_a_double_in_the_crawford_game_are_refused() {
        let mut editor = Editor::default();
        let stakes = |white, crawford| Stakes::Match {
            length: 5,
            score: rules::ByPlayer { white, black: 0 },
            crawford,
        };
        editor.set_stakes(stakes(5, false));
        assert!(matches!(
            editor.faults()[..],
            [PositionFault::MatchWon { score: 5, .. }]
        ));
        editor.set_stakes(stakes(4, true));
        assert_eq!(editor.faults(), []);
        editor.set_doubled(true);
        assert_eq!(editor.faults(), [PositionFault::CubeInCrawfordGame]);
    }
}
