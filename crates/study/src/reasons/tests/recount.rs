//! The numbers of a claim, counted anew by slower means.

use engine::{ComparedPlay, Difference, RankedPlay, ReplyEffect};
use rules::{Board, Movement, Plays, Point, Position, Roll};

use crate::reasons::plan::Plan;
use crate::reasons::replies::Purpose;

/// What the player who has just moved plays for, told checker by checker.
pub(super) fn plan(board: &Board) -> Option<Plan> {
    let (own, other) = (board.player(), board.opponent());
    // Both as the player counts the points.
    let ours = |number: u8| own.on(Point::new(number));
    let theirs = |number: u8| other.on(Point::new(25 - number));
    let highest = (1..=24).rev().find(|&it| ours(it) > 0).unwrap_or(0);
    let lowest = (1..=24).find(|&it| theirs(it) > 0).unwrap_or(25);
    if own.on_bar() == 0 && other.on_bar() == 0 && highest < lowest {
        return Some(Plan::Race);
    }
    let trapped = other.on_bar() + (1..=7).map(theirs).sum::<u8>();
    if other.off() > 0 && own.off() == 0 && trapped > 0 {
        return Some(Plan::Containment);
    }
    // On the bar point they are as safe.
    let has_anchor = (1..=7).any(|it| theirs(it) >= 2);
    let home_points = (1..=6).filter(|&it| ours(it) >= 2).count();
    let near = (1..=11).map(ours).sum::<u8>();
    let is_hit = other.on_bar() > 0 && trapped >= 2;
    if is_hit && !has_anchor && (2..=4).contains(&home_points) && near >= 10 {
        return Some(Plan::Blitz);
    }
    let pips = |count: &dyn Fn(u8) -> u8, bar: u8| {
        (1..=24)
            .map(|it| i32::from(it) * i32::from(count(it)))
            .sum::<i32>()
            + 25 * i32::from(bar)
    };
    let behind = pips(&ours, own.on_bar()) - pips(&|it| other.on(Point::new(it)), other.on_bar());
    if (19..=24).filter(|&it| ours(it) >= 2).count() >= 2 && behind >= 30 {
        return Some(Plan::BackGame);
    }
    let is_held = |first: u8| other.on_bar() > 0 || (1..first).any(|it| theirs(it) > 0);
    let is_prime = |first: u8| (first..first + 5).all(|it| ours(it) >= 2) && is_held(first);
    // A row goes down to where it ends.
    let starts = |first: u8| first == 1 || ours(first - 1) < 2;
    if (1..=20).any(|first| starts(first) && is_prime(first)) {
        return Some(Plan::Prime);
    }
    let waits = (18..=22).any(|it| ours(it) >= 2);
    (waits && behind >= 8 && trapped == 0).then_some(Plan::Holding)
}

/// The two numbers that a difference tells; 1 for a play that holds a point.
pub(super) fn told(difference: &Difference) -> [f32; 2] {
    match *difference {
        Difference::Makes { by, .. } => match by {
            ComparedPlay::Played => [1.0, 0.0],
            ComparedPlay::Better => [0.0, 1.0],
        },
        Difference::Breaks { by, .. } => match by {
            ComparedPlay::Played => [0.0, 1.0],
            ComparedPlay::Better => [1.0, 0.0],
        },
        Difference::Contact { kept_by } => match kept_by {
            ComparedPlay::Played => [1.0, 0.0],
            ComparedPlay::Better => [0.0, 1.0],
        },
        Difference::Lead { played, better } => [played as f32, better as f32],
        Difference::Wins { played, better }
        | Difference::Gammons { played, better }
        | Difference::LostGammons { played, better } => [played, better],
        Difference::Shots { played, better }
        | Difference::Hits { played, better }
        | Difference::Prime { played, better }
        | Difference::StaysOnBar { played, better }
        | Difference::Aims { played, better }
        | Difference::Escapes { played, better }
        | Difference::OwnEscapes { played, better }
        | Difference::Builders { played, better, .. }
        | Difference::Back { played, better }
        | Difference::Deep { played, better }
        | Difference::Stack { played, better }
        | Difference::Block { played, better }
        | Difference::SparePips { played, better }
        | Difference::Breaking { played, better }
        | Difference::Exposing { played, better }
        | Difference::Crossovers { played, better }
        | Difference::PipsFromHome { played, better }
        | Difference::Off { played, better } => [played, better].map(f32::from),
        _ => panic!("a difference without a check: {difference:?}"),
    }
}

/// How much of a difference there is after a play, counted anew.
pub(super) fn measured(difference: &Difference, ranked: &RankedPlay) -> f32 {
    let board = &ranked.board;
    let turned = board.for_opponent();
    let on = |number: u8| board.player().on(Point::new(number));
    let checkers = |from: u8, to: u8| (from..=to).map(on).sum::<u8>();
    // What some play of a roll does, for how many of the 36.
    let rolls = |board: &Board, does: &dyn Fn(&rules::Play, &Board) -> bool| {
        let mut count = 0;
        for roll in Roll::ALL {
            let plays = Plays::new(board, roll, Movement::INTERNATIONAL);
            if plays.iter().any(|(play, after)| does(play, after)) {
                count += roll.weight() as u8;
            }
        }
        count
    };
    // What every play of a roll does.
    let forced = |does: &dyn Fn(&Board) -> bool| 36 - rolls(board, &|_, after| !does(after));
    let held = |board: &Board, from: u8, to: u8| {
        let points = (from..=to).map(Point::new);
        let held = points.filter(|&it| board.player().on(it) >= 2);
        held.collect::<Vec<Point>>()
    };
    let any_hit = |play: &rules::Play, _: &Board| play.moves().iter().any(|it| it.is_hit());
    f32::from(match *difference {
        Difference::Hits { .. } => {
            ranked.play.moves().iter().filter(|it| it.is_hit()).count() as u8
        }
        Difference::Shots { .. } => rolls(&turned, &any_hit),
        Difference::Aims { .. } => rolls(board, &any_hit),
        Difference::Escapes { .. } => rolls(&turned, &|_, after| behind(after) < behind(&turned)),
        Difference::OwnEscapes { .. } => rolls(board, &|_, after| behind(after) < behind(board)),
        Difference::Builders { point, .. } => {
            let makes = |_: &rules::Play, after: &Board| after.player().on(point) >= 2;
            match board.player().on(point) >= 2 {
                true => 0,
                false => rolls(board, &makes),
            }
        }
        Difference::Makes { point, .. } | Difference::Breaks { point, .. } => {
            u8::from(board.player().on(point) >= 2)
        }
        Difference::Prime { .. } => {
            let (mut longest, mut row) = (0, 0);
            for number in 1..=24 {
                row = if on(number) >= 2 { row + 1 } else { 0 };
                longest = longest.max(row);
            }
            longest
        }
        Difference::StaysOnBar { .. } => {
            let bar = turned.player().on_bar();
            let stays = |die: u8| board.player().on(Point::new(die)) >= 2;
            let closed = (1..=6).filter(|&die| stays(die)).count() as u8;
            if bar > 0 { closed * closed } else { 0 }
        }
        Difference::Back { .. } => checkers(19, 24) + board.player().on_bar(),
        Difference::Deep { .. } => checkers(1, 2),
        Difference::Stack { .. } => (1..=24).map(on).max().unwrap(),
        Difference::Block { .. } => {
            let six = (1..=8).map(|lowest| held(board, lowest, lowest + 5).len());
            six.max().unwrap() as u8
        }
        Difference::SparePips { .. } => return spare_pips(board),
        Difference::Breaking { .. } => forced(&|after| {
            let kept = held(after, 1, 6);
            held(board, 1, 6).iter().any(|point| !kept.contains(point))
        }),
        Difference::Exposing { .. } => forced(&|after| {
            let turned = after.for_opponent();
            let has_to_pass = |number: u8| {
                let behind = (1..number).map(|it| after.opponent_on(Point::new(it)));
                turned.player().on_bar() + behind.sum::<u8>() > 0
            };
            let blots = (1..=24).filter(|&it| after.player().on(Point::new(it)) == 1);
            blots.into_iter().any(has_to_pass)
        }),
        Difference::Crossovers { .. } => {
            checkers(7, 12)
                + 2 * checkers(13, 18)
                + 3 * checkers(19, 24)
                + 4 * board.player().on_bar()
        }
        Difference::PipsFromHome { .. } => {
            let walked = (7..=24).map(|it| on(it) * (it - 6)).sum::<u8>();
            walked + 19 * board.player().on_bar()
        }
        // Somebody still has to pass somebody.
        Difference::Contact { .. } => {
            let own = (1..=25).rev().find(|&it| match it {
                25 => board.player().on_bar() > 0,
                _ => on(it) > 0,
            });
            let foremost = (1..=24).find(|&it| board.opponent_on(Point::new(it)) > 0);
            let foremost = if turned.player().on_bar() > 0 {
                Some(0)
            } else {
                foremost
            };
            u8::from(own > foremost)
        }
        Difference::Off { .. } => board.player().off(),
        Difference::Lead { .. } => {
            let pips = |board: &Board| board.player().pips() as f32;
            return pips(&turned) - pips(board);
        }
        _ => panic!("a difference without a check: {difference:?}"),
    })
}

/// The pips before the longest prime in front of a checker must break; less
/// than none if there is no such prime of four points.
fn spare_pips(board: &Board) -> f32 {
    let on = |number: u8| board.player().on(Point::new(number));
    let is_behind = |lowest: u8| {
        let before = (1..lowest).map(|it| board.opponent_on(Point::new(it)));
        board.opponent().on_bar() + before.sum::<u8>() > 0
    };
    let mut best: Option<(u8, u8)> = None;
    for lowest in 1..=24_u8 {
        let starts = lowest == 1 || on(lowest - 1) < 2;
        let length = (lowest..=24).take_while(|&it| on(it) >= 2).count() as u8;
        if starts && length >= 4 && is_behind(lowest) && best.is_none_or(|it| length >= it.1) {
            best = Some((lowest, length));
        }
    }
    let Some((lowest, length)) = best else {
        return -1.0;
    };
    let mut pips = 0;
    for number in 1..=17_u8 {
        let kept = if (lowest..lowest + length).contains(&number) {
            2
        } else {
            0
        };
        pips += u32::from(on(number) - kept) * u32::from(number - 1);
    }
    pips as f32
}

/// The checkers of the player on roll up to the opponent's bar point.
fn behind(board: &Board) -> u8 {
    let side = board.player();
    (18..=24).map(|it| side.on(Point::new(it))).sum::<u8>() + side.on_bar()
}

/// The same where a play that needs it no longer counts as having it.
pub(super) fn goodness(difference: &Difference, ranked: &RankedPlay) -> f32 {
    let held = |point: Point| ranked.board.player().on(point) >= 2;
    match *difference {
        Difference::Builders { point, .. } if held(point) => 36.0,
        Difference::Escapes { .. } if behind(&ranked.board.for_opponent()) == 0 => 36.0,
        Difference::OwnEscapes { .. } if behind(&ranked.board) == 0 => 36.0,
        _ => measured(difference, ranked),
    }
}

/// How much of a effect there is after a reply, as the one sees it who replies.
pub(super) fn effect(effect: ReplyEffect, (before, reply): &(Position, RankedPlay)) -> usize {
    let side = reply.board.player();
    let held = |from: u8, to: u8| {
        let numbers = from..=to;
        numbers.filter(|&it| side.on(Point::new(it)) >= 2).count()
    };
    match effect {
        ReplyEffect::Hits => {
            let on_bar = before.board().opponent().on_bar();
            usize::from(reply.board.opponent().on_bar() > on_bar)
        }
        ReplyEffect::Enters => usize::from(side.on_bar() == 0),
        ReplyEffect::Anchors => held(19, 24),
        ReplyEffect::Escapes => {
            let gone = (1..=17).map(|it| side.on(Point::new(it)));
            usize::from(gone.sum::<u8>() + side.off())
        }
        ReplyEffect::Blocks => held(1, 6),
    }
}

/// Whether a reply does what it is said to be good for.
pub(super) fn serves(purpose: Purpose, reply: &(Position, RankedPlay)) -> bool {
    // The reply not made, to compare with.
    let unmoved = RankedPlay {
        board: *reply.0.board(),
        ..reply.1
    };
    let more = |it: ReplyEffect| effect(it, reply) > effect(it, &(reply.0, unmoved));
    match purpose {
        Purpose::Hit => more(ReplyEffect::Hits),
        Purpose::Anchor => more(ReplyEffect::Anchors),
        Purpose::Escape => more(ReplyEffect::Escapes),
        Purpose::Block => more(ReplyEffect::Blocks),
        Purpose::Anything => ReplyEffect::ALL.into_iter().any(more),
    }
}
