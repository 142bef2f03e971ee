//! The distribution of the number of rolls that a side needs.

/// The chance that something is done after each number of rolls, for many
/// sides. A chance is a whole number, with the largest for 1. Only the part of
/// each curve that's neither 0 nor 1 is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct RollCounts<T> {
    chances: Vec<T>,
    spans: Vec<Span>,
}

/// Where in all chances those of a curve end, and the first number of rolls
/// whose chance is not 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Span {
    end: u32,
    first: u16,
}

/// The chance that one thing is done after each number of rolls.
#[derive(Clone, Copy, Debug)]
pub(super) struct Curve<'a, T> {
    /// The first number of rolls whose chance is not 0.
    first: usize,
    /// The chances from there on until they are 1, which is left out.
    chances: &'a [T],
}

/// A whole number as a chance: 32 bits while a table is made, 16 in a
/// finished one.
pub(super) trait Share: Copy + Default {
    /// A chance of 1.
    const ONE: Self;
}

impl Share for u32 {
    const ONE: u32 = u32::MAX;
}

impl Share for u16 {
    const ONE: u16 = u16::MAX;
}

impl<T: Share> RollCounts<T> {
    pub(super) fn len(&self) -> usize {
        self.spans.len()
    }

    pub(super) fn curve(&self, index: usize) -> Curve<'_, T> {
        let start = match index {
            0 => 0,
            _ => self.spans[index - 1].end as usize,
        };
        let Span { end, first } = self.spans[index];
        Curve {
            first: usize::from(first),
            chances: &self.chances[start..end as usize],
        }
    }

    fn push(&mut self, first: usize, chances: impl IntoIterator<Item = T>) {
        self.chances.extend(chances);
        self.spans.push(Span {
            end: self.chances.len() as u32,
            first: first as u16,
        });
    }
}

impl<T: Share> Curve<'_, T> {
    /// The chance that no more than `rolls` rolls are needed.
    pub(super) fn within(self, rolls: usize) -> T {
        match rolls.checked_sub(self.first) {
            Some(place) => self.chances.get(place).copied().unwrap_or(T::ONE),
            None => T::default(),
        }
    }
}

impl RollCounts<u32> {
    /// The curve of something that's already done.
    pub(super) fn push_done(&mut self) {
        self.push(0, []);
    }

    /// The curve of a home board, given how many of the 36 throws lead to each
    /// of the others, and to itself.
    ///
    /// The chance after k rolls is the mean of the others' after k - 1. It's
    /// rounded up, by less than 2^-32 per roll, so that even the curve of a
    /// home board that may stay as it is, which only approaches 1, gets there,
    /// and the chances of all numbers of rolls sum to exactly 1.
    pub(super) fn push_mean(&mut self, others: &[(usize, u32)], throws_to_itself: u32) {
        let mut chances = Vec::new();
        let mut first = 1;
        let mut last = 0;
        for rolls in 1.. {
            let sum = others.iter().map(|&(other, throws)| {
                u64::from(throws) * u64::from(self.curve(other).within(rolls - 1))
            });
            let sum = sum.sum::<u64>() + u64::from(throws_to_itself) * u64::from(last);
            last = sum.div_ceil(36) as u32;
            match last {
                u32::ONE => break,
                0 => first = rolls + 1,
                _ => chances.push(last),
            }
        }
        self.push(first, chances);
    }

    /// The same in sixteen bits, each chance rounded to the nearest.
    pub(super) fn to_coarse(&self) -> RollCounts<u16> {
        let mut coarse = RollCounts::default();
        for index in 0..self.len() {
            let Curve { first, chances } = self.curve(index);
            // 2^32 - 1 is 2^16 - 1 times 2^16 + 1.
            let rounded = chances
                .iter()
                .map(|&chance| ((u64::from(chance) + (1 << 15)) / 0x1_0001) as u16);
            let zeros = rounded.clone().take_while(|&chance| chance == 0).count();
            let kept = rounded.skip(zeros).take_while(|&chance| chance < u16::ONE);
            coarse.push(first + zeros, kept);
        }
        coarse.chances.shrink_to_fit();
        coarse
    }
}

/// The mean of curves, to be kept with others.
#[derive(Debug)]
pub(super) struct MeanCurve {
    first: usize,
    chances: Vec<u16>,
}

impl MeanCurve {
    /// The curve of a side that a roll turns into others, given how many of the
    /// 36 throws lead to each of theirs.
    pub(super) fn of(others: &[(Curve<'_, u16>, u32)]) -> MeanCurve {
        let mean = |rolls: usize| {
            let sum = others
                .iter()
                .map(|&(other, throws)| throws * u32::from(other.within(rolls - 1)));
            ((sum.sum::<u32>() + 18) / 36) as u16
        };
        // Curves rise to 1, so both searches end.
        let mut first = 1;
        while mean(first) == 0 {
            first += 1;
        }
        let chances = (first..).map(mean);
        MeanCurve {
            first,
            chances: chances.take_while(|&chance| chance < u16::ONE).collect(),
        }
    }
}

impl RollCounts<u16> {
    pub(super) fn push_mean_curve(&mut self, MeanCurve { first, chances }: MeanCurve) {
        self.push(first, chances);
    }
}

impl<'a> Curve<'a, u16> {
    /// Nothing is left to do.
    pub(super) const DONE: Curve<'static, u16> = Curve {
        first: 0,
        chances: &[],
    };

    /// The chances that are neither 0 nor 1, each for one roll more.
    pub(super) fn chances(self) -> &'a [u16] {
        self.chances
    }

    /// The mean number of rolls, as a whole number with [`Share::ONE`] for a
    /// roll.
    pub(super) fn mean(self) -> u32 {
        let whole = u32::from(u16::ONE);
        let open = self.chances.iter().map(|&chance| whole - u32::from(chance));
        self.first as u32 * whole + open.sum::<u32>()
    }

    /// The chance that this is done at a roll at which the other was not done
    /// `delay` rolls earlier: that this side comes first. The sum is of whole
    /// numbers, so it is the same in any order.
    pub(super) fn chance_before(self, other: Curve<'_, u16>, delay: usize) -> f32 {
        let mut done = 0;
        let mut sum = 0_u64;
        for (rolls, &chance) in (self.first..).zip(self.chances.iter().chain([&u16::ONE])) {
            let not_yet = match rolls.checked_sub(delay) {
                Some(earlier) => u16::ONE - other.within(earlier),
                None => u16::ONE,
            };
            sum += u64::from(chance - done) * u64::from(not_yet);
            done = chance;
        }
        let whole = u64::from(u16::ONE) * u64::from(u16::ONE);
        (sum as f64 / whole as f64) as f32
    }
}

/// As bytes: for each curve its first number of rolls and its length, a byte
/// each, then the differences from chance to chance, two bytes each.
impl RollCounts<u16> {
    pub(super) fn write(&self, bytes: &mut Vec<u8>) {
        for index in 0..self.len() {
            let Curve { first, chances } = self.curve(index);
            for number in [first, chances.len()] {
                bytes.push(u8::try_from(number).expect("curves end before roll 256"));
            }
        }
        for index in 0..self.len() {
            let mut last = 0;
            for &chance in self.curve(index).chances {
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
                (0 < last && last < u16::ONE).then_some(last)
            });
            let chances: Option<Vec<u16>> = rising.collect();
            counts.push(usize::from(first), chances?);
        }
        Some(counts)
    }
}
