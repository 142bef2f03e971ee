//! Chances and equities formatted for columns.

use engine::Equity;

/// A chance in percent, ` 5.2 %`.
pub(crate) fn percent(chance: impl Into<f64>) -> String {
    format!("{:5.1} %", 100.0 * chance.into())
}

/// Points with their sign, `+0.159`. What rounds to nothing has none.
pub(crate) fn points(Equity(equity): Equity) -> String {
    let text = format!("{equity:+.3}");
    if text == "-0.000" || text == "+0.000" {
        return " 0.000".to_owned();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_line_up() {
        let percents = [0.0, 0.0523, 0.5, 1.0].map(|chance: f64| percent(chance));
        assert_eq!(percents, ["  0.0 %", "  5.2 %", " 50.0 %", "100.0 %"]);
        let equities = [0.1594, -1.0, -0.0004, 0.0].map(|equity| points(Equity(equity)));
        assert_eq!(equities, ["+0.159", "-1.000", " 0.000", " 0.000"]);
    }
}
