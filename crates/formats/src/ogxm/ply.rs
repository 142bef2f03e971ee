//! The plies of a game.

use rules::{Board, Die, Player, Roll, Win};

use super::cursor::{Cursor, Record};
use super::read::Reader;
use super::{action, board, leg, player, rolls};
use crate::place::{Place, WarningKind};
use crate::record::{Entry, RecordedAction, RecordedPlay};

impl Reader<'_> {
    pub(super) fn ply(&mut self, cursor: &mut Cursor<'_>) -> Option<()> {
        let first = cursor.u8()?;
        let mut number = first & 63;
        let player = player(first >> 6 & 1);
        let roll = rolls().nth(usize::from(number));
        let mut steps = Vec::new();
        if let Some(roll) = roll {
            for _ in 0..roll.dice().len() {
                match cursor.u8()? {
                    0 => break,
                    step => steps.push(step),
                }
            }
        }
        let extras = if first & 128 == 0 {
            None
        } else {
            Some(cursor.record()?)
        };
        let extras = match extras {
            Some(record) => Extras::read(record)?,
            None => Extras::default(),
        };
        if number == action::ESCAPE {
            number = extras.action.and_then(|it| u8::try_from(it).ok())?;
        }
        let place = Place::record(self.plies.len());
        let entry = if let Some(roll) = roll {
            let legs: Option<Vec<_>> = steps.iter().map(|&step| leg(step, player)).collect();
            let play = legs.map_or_else(
                || {
                    let what = "a move off the board".to_owned();
                    self.warn(WarningKind::UnreadablePlay(what.clone()));
                    RecordedPlay::Unreadable(what)
                },
                RecordedPlay::Moves,
            );
            Some((player, RecordedAction::Roll { roll, play }))
        } else {
            self.action(number, player, &extras)
        };
        if matches!(
            number,
            action::RESIGN_GAME | action::RESIGN_MATCH | action::FORFEIT
        ) {
            self.forget_empty_play();
        }
        let game = self.file.games.len() - 1;
        let index = self.file.games[game].entries.len();
        self.plies.push(entry.is_some().then_some((game, index)));
        if let Some((player, action)) = entry {
            let mut entry = Entry::new(place, player, action);
            entry.board = self.board_for(player);
            self.file.games[game].entries.push(entry);
        }
        if let Some(places) = extras.board.filter(|_| number == action::SET_POSITION) {
            self.board = Some(places);
        }
        Some(())
    }

    /// The board that was set up before this player's action, once.
    fn board_for(&mut self, player: Player) -> Option<Box<Board>> {
        let places = self.board.take()?;
        let each = self.file.rules.variant.opening().player().total();
        match (board(&places, each), player) {
            (Ok(board), Player::White) => Some(Box::new(board)),
            (Ok(board), Player::Black) => Some(Box::new(board.for_opponent())),
            (Err(why), _) => {
                self.warn(WarningKind::IllegalPosition(why));
                None
            }
        }
    }

    /// What a player did besides rolling; `None` if it's nothing that a match
    /// needs, or that we know.
    fn action(
        &mut self,
        number: u8,
        player: Player,
        extras: &Extras,
    ) -> Option<(Player, RecordedAction)> {
        let action = match number {
            action::DOUBLE => RecordedAction::Double { to: None },
            action::TAKE => RecordedAction::Take,
            action::PASS => RecordedAction::Pass,
            action::BEAVER => RecordedAction::Beaver,
            action::RACCOON => RecordedAction::Raccoon,
            action::RESIGN_GAME | action::RESIGN_MATCH => {
                let win = extras
                    .resigned
                    .and_then(|factor| Win::ALL.into_iter().find(|win| win.factor() == factor));
                RecordedAction::Resign(win)
            }
            // An illegal play, told by its board. The seat is whose turn comes
            // next.
            action::SET_POSITION => {
                let roll = extras.roll?;
                let play = RecordedPlay::Unreadable("an illegal play".to_owned());
                return Some((player.opponent(), RecordedAction::Roll { roll, play }));
            }
            // Marks of the end, which the game itself states.
            24..=26 | action::FORFEIT | 30 => return None,
            other => {
                self.warn(WarningKind::NotUnderstood(format!("action {other}")));
                return None;
            }
        };
        Some((player, action))
    }

    /// A roll without steps before a resignation was never played.
    fn forget_empty_play(&mut self) {
        let last = self
            .file
            .games
            .last_mut()
            .and_then(|game| game.entries.last_mut());
        if let Some(Entry {
            action: RecordedAction::Roll { play, .. },
            ..
        }) = last
            && *play == RecordedPlay::Moves(Vec::new())
        {
            *play = RecordedPlay::Unknown;
        }
    }
}

/// What a ply says besides its action.
#[derive(Debug, Default)]
struct Extras {
    roll: Option<Roll>,
    resigned: Option<u32>,
    board: Option<[u8; 26]>,
    action: Option<u32>,
}

impl Extras {
    fn read(mut record: Record<'_>) -> Option<Extras> {
        let dice = record.optional(0, |fields| Some([fields.u8()?, fields.u8()?]))?;
        let roll = dice.and_then(|[one, other]| {
            Some(Roll::new(
                Die::try_from(one).ok()?,
                Die::try_from(other).ok()?,
            ))
        });
        let resigned = record.optional(1, Cursor::number)?;
        record.optional(2, Cursor::number)?;
        record.optional(4, Cursor::equity)?;
        record.optional(5, |fields| {
            let steps = usize::try_from(fields.number()?).ok()?;
            fields.take(steps)
        })?;
        let board = record.optional(6, |fields| fields.take(26)?.try_into().ok())?;
        let action = record.optional(7, Cursor::number)?;
        Some(Extras {
            roll,
            resigned,
            board,
            action,
        })
    }
}
