//! After how many rolls something is done: a distribution for each home
//! board.

/// The chance that something is done after each number of rolls, for every
/// home board of a table, as whole numbers of `ONE`.
///
/// Only the part of each curve is kept that is neither 0 nor 1.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct RollCounts<T> {
    chances: Vec<T>,
    /// Where in `chances` each curve ends, and the first number of rolls
    /// whose chance is not 0.
    curves: Vec<Curve>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Curve {
    end: u32,
    first: u16,
}

/// A chance of 1 while a table is made.
pub(super) const FINE_ONE: u32 = u32::MAX;
/// A chance of 1 in a finished table.
pub(super) const ONE: u16 = u16::MAX;

impl<T: Copy> RollCounts<T> {
    pub(super) fn len(&self) -> usize {
        self.curves.len()
    }

    /// The first number of rolls whose chance is not 0, and the chances from
    /// there on until they are 1 (which is left out).
    pub(super) fn curve(&self, index: usize) -> (usize, &[T]) {
        let start = match index {
            0 => 0,
            _ => self.curves[index - 1].end as usize,
        };
        let Curve { end, first } = self.curves[index];
        (usize::from(first), &self.chances[start..end as usize])
    }

    fn push(&mut self, first: usize, chances: impl IntoIterator<Item = T>) {
        self.chances.extend(chances);
        self.curves.push(Curve {
            end: self.chances.len() as u32,
            first: first as u16,
        });
    }
}

impl RollCounts<u32> {
    /// The curve of what is done already.
    pub(super) fn push_done(&mut self) {
        self.push(0, []);
    }

    /// The curve of a home board from which 36 throws lead to these others,
    /// each so many times, and so many times to itself.
    ///
    /// The chance after k rolls is the mean of the others' after k - 1. It is
    /// rounded up, by less than 2^-32 a roll: so even the curve of a home
    /// board that may stay as it is, which tends to 1 for ever, gets there,
    /// and the chances of all numbers of rolls sum to exactly 1.
    pub(super) fn push_mean(&mut self, others: &[(usize, u32)], throws_to_itself: u32) {
        let mut chances = Vec::new();
        let mut first = 1;
        let mut last = 0;
        for rolls in 1.. {
            let sum = others.iter().map(|&(other, throws)| {
                u64::from(throws) * u64::from(self.chance(other, rolls - 1))
            });
            let sum = sum.sum::<u64>() + u64::from(throws_to_itself) * u64::from(last);
            last = sum.div_ceil(36) as u32;
            match last {
                FINE_ONE => break,
                0 => first = rolls + 1,
                _ => chances.push(last),
            }
        }
        self.push(first, chances);
    }

    fn chance(&self, index: usize, rolls: usize) -> u32 {
        let (first, chances) = self.curve(index);
        if rolls < first {
            0
        } else {
            chances.get(rolls - first).copied().unwrap_or(FINE_ONE)
        }
    }

    /// The same in sixteen bits, each chance rounded to the nearest.
    pub(super) fn to_coarse(&self) -> RollCounts<u16> {
        let mut coarse = RollCounts::default();
        for index in 0..self.len() {
            let (first, chances) = self.curve(index);
            // 2^32 - 1 is 2^16 - 1 times 2^16 + 1.
            let rounded = chances
                .iter()
                .map(|&chance| ((u64::from(chance) + (1 << 15)) / 0x1_0001) as u16);
            let zeros = rounded.clone().take_while(|&chance| chance == 0).count();
            let kept = rounded.skip(zeros).take_while(|&chance| chance < ONE);
            coarse.push(first + zeros, kept);
        }
        coarse.chances.shrink_to_fit();
        coarse
    }
}

impl RollCounts<u16> {
    /// The chance in units of 1 / [`ONE`] that no more than `rolls` rolls are
    /// needed.
    pub(super) fn chance(&self, index: usize, rolls: usize) -> u16 {
        let (first, chances) = self.curve(index);
        if rolls < first {
            0
        } else {
            chances.get(rolls - first).copied().unwrap_or(ONE)
        }
    }

    /// The chance that the curve `index` is done after some number of rolls
    /// at which `other` was not yet done `delay` rolls earlier; `None` if
    /// never. Whole numbers, so the order of the sum does not matter.
    pub(super) fn chance_before(
        &self,
        index: usize,
        others: &RollCounts<u16>,
        other: usize,
        delay: usize,
    ) -> f32 {
        let (first, chances) = self.curve(index);
        let mut done = 0;
        let mut sum = 0_u64;
        for (rolls, &chance) in (first..).zip(chances.iter().chain([&ONE])) {
            let not_yet = match rolls.checked_sub(delay) {
                Some(earlier) => ONE - others.chance(other, earlier),
                None => ONE,
            };
            sum += u64::from(chance - done) * u64::from(not_yet);
            done = chance;
        }
        (sum as f64 / (f64::from(ONE) * f64::from(ONE))) as f32
    }
}

/// As bytes: for each curve its first number of rolls and its length, a byte
/// each, then the differences from chance to chance, two bytes each.
impl RollCounts<u16> {
    pub(super) fn write(&self, bytes: &mut Vec<u8>) {
        for index in 0..self.len() {
            let (first, chances) = self.curve(index);
            for number in [first, chances.len()] {
                bytes.push(u8::try_from(number).expect("curves end before roll 256"));
            }
        }
        for index in 0..self.len() {
            let mut last = 0;
            for &chance in self.curve(index).1 {
                bytes.extend((chance - last).to_le_bytes());
                last = chance;
            }
        }
    }

    /// Takes `count` curves from the start of `bytes`; `None` if they are not
    /// curves.
    pub(super) fn read(count: usize, bytes: &mut &[u8]) -> Option<RollCounts<u16>> {
        let mut counts = RollCounts::default();
        let shapes = bytes.split_off(..2 * count)?;
        for &[first, length] in shapes.as_chunks().0 {
            let mut last = 0_u16;
            let steps = bytes.split_off(..2 * usize::from(length))?;
            let rising = steps.as_chunks().0.iter().map(|&step| {
                last = last.checked_add(u16::from_le_bytes(step))?;
                (0 < last && last < ONE).then_some(last)
            });
            let chances: Option<Vec<u16>> = rising.collect();
            counts.push(usize::from(first), chances?);
        }
        Some(counts)
    }
}
