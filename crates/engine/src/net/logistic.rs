//! The logistic curve, with the same additions and multiplications on every
//! machine.

/// Logits come as whole numbers of this many parts of one.
pub(crate) const LOGIT_ONE: i32 = 1 << 12;

/// Where the curve is cut off: beyond, it is flat to six digits.
const LIMIT: i32 = 14;
/// Steps of the table for one unit of the logit.
const STEPS: i32 = 64;
const STEP: i32 = LOGIT_ONE / STEPS;

/// 1 / (1 + e^-x) for x = `logit` / [`LOGIT_ONE`], exact to about 1e-5.
#[inline]
pub(super) fn logistic(logit: i32) -> f32 {
    let most = LIMIT * LOGIT_ONE - 1;
    let above = (logit.clamp(-most, most) + LIMIT * LOGIT_ONE) as usize;
    let (place, rest) = (above / STEP as usize, above % STEP as usize);
    let low = TABLE[place];
    let high = TABLE[place + 1];
    low + (high - low) * (rest as f32 / STEP as f32)
}

const TABLE: [f32; (2 * LIMIT * STEPS + 1) as usize] = {
    let mut table = [0.0; (2 * LIMIT * STEPS + 1) as usize];
    let mut place = 0;
    while place < table.len() {
        let x = (place as i32 - LIMIT * STEPS) as f64 / STEPS as f64;
        table[place] = (1.0 / (1.0 + exponential(-x))) as f32;
        place += 1;
    }
    table
};

/// e^x by its series at x / 1024, squared ten times.
const fn exponential(x: f64) -> f64 {
    let small = x / 1024.0;
    let mut term = 1.0;
    let mut sum = 1.0;
    let mut n = 1;
    while n < 12 {
        term *= small / n as f64;
        sum += term;
        n += 1;
    }
    let mut squarings = 0;
    while squarings < 10 {
        sum *= sum;
        squarings += 1;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_curve_is_the_logistic_one() {
        for logit in (-16 * LOGIT_ONE..=16 * LOGIT_ONE).step_by(37) {
            let x = f64::from(logit) / f64::from(LOGIT_ONE);
            #[expect(clippy::disallowed_methods, reason = "the independent answer")]
            let expected = 1.0 / (1.0 + (-x).exp());
            assert!(
                (f64::from(logistic(logit)) - expected).abs() < 1e-5,
                "at {x}"
            );
        }
    }
}
