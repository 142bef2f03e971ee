//! Lessons (training examples) in a file: boards and their values.
//!
//! A lesson over all rolls costs twenty times as much as a step of learning
//! from it, so lessons are saved once and learned from in many passes.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use engine::net::encoder::{self, Features};
use engine::{Chances, Class};
use rules::{Board, PositionId};

use crate::model::{ANSWERS, Sample};

/// A board and the chances that the net should give the player on roll.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lesson {
    pub(crate) board: Board,
    target: [u16; ANSWERS],
}

/// Chances are kept in steps of this size.
const STEP: f32 = 1.0 / u16::MAX as f32;

/// Position ID in letters, then the answers with the low byte first.
const ID_BYTES: usize = 14;
const LESSON_BYTES: usize = ID_BYTES + 2 * ANSWERS;

impl Lesson {
    pub(crate) fn new(board: Board, chances: &Chances) -> Lesson {
        let target = [
            chances.win,
            chances.win_gammon,
            chances.win_backgammon,
            chances.lose_gammon,
            chances.lose_backgammon,
        ];
        Lesson {
            board,
            target: target.map(|chance| (chance.clamp(0.0, 1.0) / STEP).round() as u16),
        }
    }

    pub(crate) fn class(&self) -> Class {
        Class::of(&self.board)
    }

    /// What the net should say.
    pub(crate) fn chances(&self) -> Chances {
        let [
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        ] = self.target.map(|steps| f32::from(steps) * STEP);
        Chances {
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        }
    }

    /// The lesson in numbers, as a model learns it.
    pub(crate) fn to_sample(self) -> Sample {
        let mut inputs = Vec::with_capacity(encoder::MOST_ON);
        encoder::for_each_input(&Features::of(&self.board), |input| {
            inputs.push(input as u16);
        });
        Sample {
            inputs,
            target: self.target.map(|steps| f32::from(steps) * STEP),
        }
    }

    fn to_bytes(self) -> [u8; LESSON_BYTES] {
        let mut bytes = [0; LESSON_BYTES];
        let id = PositionId::from(self.board).to_string();
        bytes[..ID_BYTES].copy_from_slice(id.as_bytes());
        for (place, steps) in bytes[ID_BYTES..].chunks_exact_mut(2).zip(self.target) {
            place.copy_from_slice(&steps.to_le_bytes());
        }
        bytes
    }

    fn from_bytes(bytes: &[u8; LESSON_BYTES]) -> Option<Lesson> {
        let id = std::str::from_utf8(&bytes[..ID_BYTES]).ok()?;
        let board = id.parse::<PositionId>().ok()?.board().ok()?;
        let target = std::array::from_fn(|answer| ID_BYTES + 2 * answer)
            .map(|place| [bytes[place], bytes[place + 1]]);
        Some(Lesson {
            board,
            target: target.map(u16::from_le_bytes),
        })
    }
}

/// Adds lessons to the end of a file that has `count` of them. Anything that an
/// interrupted run has written beyond them is cut off first.
pub(crate) fn append(path: &Path, count: u64, lessons: &[Lesson]) -> io::Result<()> {
    let mut file = OpenOptions::new()
        .create(true)
        .truncate(false)
        .write(true)
        .open(path)?;
    let end = count * LESSON_BYTES as u64;
    file.set_len(end)?;
    io::Seek::seek(&mut file, io::SeekFrom::Start(end))?;
    let bytes: Vec<u8> = lessons
        .iter()
        .flat_map(|lesson| lesson.to_bytes())
        .collect();
    file.write_all(&bytes)
}

/// All lessons of a file that is as long as its run says.
pub(crate) fn read(path: &Path) -> io::Result<Vec<Lesson>> {
    let bytes = fs::read(path)?;
    let (lessons, rest) = bytes.as_chunks::<LESSON_BYTES>();
    let damaged = |place: usize| {
        let fault = format!("{}: lesson {place} is damaged", path.display());
        io::Error::new(io::ErrorKind::InvalidData, fault)
    };
    if !rest.is_empty() {
        return Err(damaged(lessons.len()));
    }
    let lessons = lessons.iter().enumerate();
    lessons
        .map(|(place, bytes)| Lesson::from_bytes(bytes).ok_or_else(|| damaged(place)))
        .collect()
}

/// Forces a file to disk before a checkpoint counts on it.
pub(crate) fn sync(path: &Path) -> io::Result<()> {
    if path.exists() {
        File::open(path)?.sync_data()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use rules::Variant;

    use super::*;

    #[test]
    fn lessons_survive_a_file_and_an_interruption() {
        let path = std::env::temp_dir().join(format!("lessons-{}", std::process::id()));
        let chances = Chances {
            win: 0.52,
            win_gammon: 0.15,
            win_backgammon: 0.01,
            lose_gammon: 0.125,
            lose_backgammon: 1.5,
        };
        let lesson = Lesson::new(Variant::Backgammon.opening(), &chances);
        append(&path, 0, &[lesson, lesson]).unwrap();
        // The second wasn't in the last checkpoint.
        let other = Lesson::new(Variant::Nackgammon.opening(), &chances);
        append(&path, 1, &[other]).unwrap();
        let found = read(&path).unwrap();
        let boards: Vec<Board> = found.iter().map(|lesson| lesson.board).collect();
        assert_eq!(boards, [lesson.board, other.board]);
        let target = found[0].to_sample().target;
        for (found, expected) in target.into_iter().zip([0.52, 0.15, 0.01, 0.125, 1.0]) {
            assert!((found - expected).abs() < 1e-5, "{target:?}");
        }
        fs::write(&path, b"short").unwrap();
        assert!(
            read(&path)
                .unwrap_err()
                .to_string()
                .ends_with("lesson 0 is damaged")
        );
        fs::remove_file(&path).unwrap();
    }
}
