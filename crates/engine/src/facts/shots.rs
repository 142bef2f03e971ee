//! Counts of the rolls that hit, enter or dance, found by making every play.

use rules::{Board, Die, Movement, Plays, Point, Roll};

/// What the rolls of the player on roll can do, out of 36.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shots {
    /// By the number of the point, as the player on roll counts.
    at: [u8; 25],
    /// The rolls that hit somewhere.
    pub(super) hitting: u8,
    /// The rolls with which nothing can be moved.
    pub(super) dancing: u8,
    /// The rolls that leave fewer checkers behind, up to the opponent's bar
    /// point.
    pub(super) escaping: u8,
    /// The rolls that make each point that did not block, the 1-point first.
    pub(super) making: [u8; 24],
    /// The rolls with which every play gives up a home point.
    pub(super) breaking: u8,
    /// The rolls with which every play leaves a blot that can be hit later.
    pub(super) exposing: u8,
}

/// The home points, in the bits of [`held`].
const KEPT: u32 = 0x3f;

impl Shots {
    /// Counts by the generator, so that bar, blocks, and the duty to play all
    /// of a roll count as they do in the game.
    pub(super) fn count(board: &Board, movement: Movement) -> Shots {
        let mut shots = Shots {
            at: [0; 25],
            hitting: 0,
            dancing: 0,
            escaping: 0,
            making: [0; 24],
            breaking: 0,
            exposing: 0,
        };
        if board.is_over() {
            return shots;
        }
        let behind_before = behind(board);
        let blocking = movement.block.checkers();
        let held_before = held(board, blocking);
        let mut plays = Plays::default();
        for roll in Roll::ALL {
            plays.refill(board, roll, movement);
            let weight = roll.weight() as u8;
            let mut hit = plays
                .iter()
                .fold(0, |hit, (_, after)| hit | hits(board, after));
            shots.hitting += weight * u8::from(hit != 0);
            shots.dancing +=
                weight * u8::from(plays.iter().all(|(play, _)| play.moves().is_empty()));
            let escapes = plays.iter().any(|(_, after)| behind(after) < behind_before);
            shots.escaping += weight * u8::from(escapes);
            let made = plays
                .iter()
                .fold(0, |made, (_, after)| made | held(after, blocking));
            for (index, count) in shots.making.iter_mut().enumerate() {
                *count += weight * u8::from((made & !held_before) >> index & 1 == 1);
            }
            let breaks = |after: &Board| held_before & KEPT & !held(after, blocking) != 0;
            let must_break = plays.iter().all(|(_, after)| breaks(after));
            shots.breaking += weight * u8::from(must_break);
            let must_expose = plays.iter().all(|(_, after)| is_exposed(after, blocking));
            shots.exposing += weight * u8::from(must_expose);
            while hit != 0 {
                shots.at[hit.trailing_zeros() as usize] += weight;
                hit &= hit - 1;
            }
        }
        shots
    }

    /// The rolls that hit on a point, as the player on roll counts.
    pub(super) fn at(&self, point: Point) -> u8 {
        self.at[usize::from(point.number())]
    }
}

/// The points on which a play has hit, one bit each: the opponent's checkers
/// go away only by being hit.
fn hits(before: &Board, after: &Board) -> u32 {
    if before.opponent() == after.opponent() {
        return 0;
    }
    let hit = Point::ALL
        .into_iter()
        .filter(|&point| after.opponent_on(point) < before.opponent_on(point));
    hit.fold(0, |set, point| set | 1 << point.number())
}

/// The highest point from which a checker has escaped: the opponent's bar point
/// is the next.
pub(super) const FREE: u8 = 17;

/// The checkers of the player on roll on the bar, in the opponent's home board
/// or on the opponent's bar point.
pub(super) fn behind(board: &Board) -> u8 {
    let points = Point::ALL.into_iter().skip(usize::from(FREE));
    let on_points: u8 = points.map(|point| board.player().on(point)).sum();
    on_points + board.player().on_bar()
}

/// The points that the player on roll blocks, one bit each, the 1-point first.
fn held(board: &Board, blocking: u8) -> u32 {
    let points = Point::ALL.into_iter().enumerate();
    let held = points.filter(|&(_, point)| board.player().on(point) >= blocking);
    held.fold(0, |set, (index, _)| set | 1 << index)
}

/// Whether a checker of the opponent still has to pass a blot of the player on
/// roll, so that it may be hit.
pub(super) fn is_exposed(board: &Board, blocking: u8) -> bool {
    let passed = 25 - board.opponent().rearmost();
    let mut blots = Point::ALL
        .into_iter()
        .filter(|&point| (1..blocking).contains(&board.player().on(point)));
    blots.any(|point| point.number() > passed)
}

/// The rolls with one number at least that enters a checker from the bar.
pub(super) fn entering_rolls(board: &Board, movement: Movement) -> u8 {
    let enters = |die: Die| {
        let point = Point::new(25 - die.pips());
        board.opponent_on(point) < movement.block.checkers()
    };
    let entering = Roll::ALL.into_iter().filter(|roll| roll.dice().any(enters));
    entering.map(|roll| roll.weight() as u8).sum()
}
