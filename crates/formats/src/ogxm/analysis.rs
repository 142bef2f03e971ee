//! The analysis in a file. A file can hold several; we read the first.

use rules::Player;

use super::cursor::{Cursor, Record};
use super::leg;
use crate::analysis::{Candidate, Chances, CubeAnalysis, Depth, Evaluation, Unit};

/// More plays than anybody looks at.
const MAX_PLAYS: usize = 64;

/// How something was evaluated: what a decision doesn't say, its block does.
#[derive(Clone, Debug, Default)]
pub(super) struct Level {
    preset: Option<String>,
    checker_plies: Option<u32>,
    cube_plies: Option<u32>,
    trials: Option<Option<u32>>,
}

/// The most bytes of a preset's name that are kept.
const MAX_PRESET: usize = 40;

impl Level {
    fn read(cursor: &mut Cursor<'_>, above: &Level) -> Option<Level> {
        let mut record = cursor.record()?;
        let mut preset = record.optional(0, Cursor::text)?;
        if let Some(name) = &mut preset {
            // It is kept for every candidate.
            name.truncate(name.floor_char_boundary(MAX_PRESET));
        }
        let checker_plies = record.optional(1, Cursor::number)?;
        let cube_plies = record.optional(2, Cursor::number)?;
        let trials = record.optional(3, |cursor| cursor.record()?.optional(0, Cursor::number))?;
        let no_rollout = record.has(4);
        Some(Level {
            preset: preset.or_else(|| above.preset.clone()),
            checker_plies: checker_plies.or(above.checker_plies),
            cube_plies: cube_plies.or(above.cube_plies),
            trials: trials.or(above.trials).filter(|_| !no_rollout),
        })
    }

    fn depth(&self, plies: Option<u32>) -> Depth {
        let plies = plies.and_then(|plies| u8::try_from(plies).ok());
        match (self.trials, plies, &self.preset) {
            (Some(trials), _, _) => Depth::Rollout { trials },
            (None, Some(plies), _) => Depth::Plies {
                plies,
                is_cubeful: true,
            },
            (None, None, Some(preset)) => Depth::Named(preset.clone()),
            (None, None, None) => Depth::Named("OGXM".to_owned()),
        }
    }
}

/// The head of an analysis: how its decisions were evaluated.
pub(super) fn read_head(payload: &[u8]) -> Option<Level> {
    let mut record = Cursor(payload).record()?;
    record.fields.take(16)?;
    record.optional(0, |cursor| cursor.take(32))?;
    record.optional(1, Cursor::number)?;
    let none = Level::default();
    let level = record.optional(2, |cursor| Level::read(cursor, &none))?;
    Some(level.unwrap_or_default())
}

/// What was found about one ply.
#[derive(Debug)]
pub(super) enum Finding {
    Plays(Vec<Candidate>),
    Cube(CubeAnalysis),
    Luck(f32),
}

/// The decisions of an analysis: which ply each is about, and what was found.
/// `seat` says who made a ply, and whether it
/// answers a double.
pub(super) fn read_decisions(
    payload: &[u8],
    block: &Level,
    seat: impl Fn(usize) -> Option<(Player, bool)>,
) -> Vec<(usize, Finding)> {
    let mut cursor = Cursor(payload);
    let mut decisions = Vec::new();
    while let Some(record) = cursor.record() {
        decisions.extend(read_decision(record, block, &seat));
    }
    decisions
}

fn read_decision(
    mut record: Record<'_>,
    block: &Level,
    seat: impl Fn(usize) -> Option<(Player, bool)>,
) -> Option<(usize, Finding)> {
    let ply = usize::try_from(record.fields.number()?).ok()?;
    let kind = record.fields.number()?;
    let (player, is_answer) = seat(ply)?;
    let finding = match kind {
        0 => Finding::Plays(read_plays(&mut record, block, player)?),
        1 => Finding::Cube(read_cube(&mut record, block, is_answer)?),
        3 => Finding::Luck(record.fields.equity()?),
        _ => return None,
    };
    Some((ply, finding))
}

fn read_plays(record: &mut Record<'_>, block: &Level, player: Player) -> Option<Vec<Candidate>> {
    // The level follows the plays that it is for.
    let mut ahead = *record;
    ahead.optional(0, |cursor| {
        (0..cursor.number()?).try_for_each(|_| cursor.record().map(drop))
    })?;
    ahead.optional(1, Cursor::number)?;
    ahead.optional(2, Cursor::equity)?;
    ahead.optional(3, Cursor::u32)?;
    let level = ahead.optional(4, |cursor| Level::read(cursor, block))?;
    let level = level.as_ref().unwrap_or(block);
    let plays = record.optional(0, |cursor| {
        let count = usize::try_from(cursor.number()?).ok()?;
        (0..count.min(MAX_PLAYS))
            .map(|_| read_play(cursor.record()?, level, player))
            .collect()
    })?;
    plays.filter(|plays: &Vec<Candidate>| !plays.is_empty())
}

fn read_play(mut record: Record<'_>, level: &Level, player: Player) -> Option<Candidate> {
    let steps = usize::try_from(record.fields.number()?).ok()?;
    let legs = record.fields.take(steps.min(5))?.iter();
    let legs = legs.map(|&step| leg(step, player)).collect::<Option<_>>()?;
    let equity = record.fields.equity()?;
    let chances = record.optional(0, Cursor::chances)?;
    let own = record.optional(1, |cursor| Level::read(cursor, level))?;
    let level = own.as_ref().unwrap_or(level);
    Some(Candidate {
        legs,
        depth: level.depth(level.checker_plies),
        chances,
        equity,
    })
}

/// The values are the doubler's; the chances are those of whoever decides.
fn read_cube(record: &mut Record<'_>, block: &Level, is_answer: bool) -> Option<CubeAnalysis> {
    let _verdict = record.fields.number()?;
    let no_double = record.optional(0, Cursor::equity)?;
    let double_take = record.optional(1, Cursor::equity)?;
    let double_pass = record.optional(2, Cursor::equity)?;
    let chances = record.optional(3, Cursor::chances)??;
    record.optional(4, Cursor::u32)?;
    record.optional(5, Cursor::chance)?;
    let level = record.optional(7, |cursor| Level::read(cursor, block))?;
    let level = level.as_ref().unwrap_or(block);
    let chances = if is_answer {
        Chances::for_opponent(chances)
    } else {
        chances
    };
    let worth = |cubeful| Evaluation {
        chances,
        cubeless: None,
        cubeful,
    };
    Some(CubeAnalysis {
        depth: level.depth(level.cube_plies.or(level.checker_plies)),
        unit: Unit::Points,
        no_double: worth(no_double?),
        double_take: worth(double_take?),
        double_pass,
    })
}

/// The decisions whose values we can tell the unit of.
///
/// In a match, some programs write match winning chances and some write points,
/// and not every file says which. A value that is no chance shows points. Plays
/// in match winning chances are left out: a [`Candidate`] is in points.
pub(super) fn in_points(
    decisions: Vec<(usize, Finding)>,
    is_match: bool,
) -> impl Iterator<Item = (usize, Finding)> {
    let is_chance = |value: f32| (0.0..=1.0).contains(&value);
    let mut all = decisions.iter().map(|(_, finding)| finding);
    let plays_in_points = !is_match
        || all.clone().any(|finding| {
            matches!(finding, Finding::Plays(plays) if plays.iter().any(|play| !is_chance(play.equity)))
        });
    let cubes_in_points = !is_match
        || all.any(|finding| {
            matches!(finding, Finding::Cube(cube)
                if !is_chance(cube.no_double.cubeful) || !is_chance(cube.double_take.cubeful))
        });
    decisions.into_iter().filter_map(move |(ply, mut finding)| {
        match &mut finding {
            Finding::Cube(cube) if !cubes_in_points => cube.unit = Unit::MatchWinningChance,
            Finding::Plays(_) | Finding::Luck(_) if !plays_in_points => return None,
            _ => {}
        }
        Some((ply, finding))
    })
}
